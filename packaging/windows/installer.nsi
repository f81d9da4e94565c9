; Makes the installer for Windows from the staged folder (NSIS 3). tools/package.py calls it like this:
;   makensis /DVERSION=1.2.3 /DNUMBERS=1.2.3.0 /DSTAGE=<folder> /DOUTPUT=<installer.exe> /DICON=<icon.ico> installer.nsi
; It installs for the present user only, so no administrator is needed. Saved games lie elsewhere and are never touched.

Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define NAME "Everdell Desktop"
!define PROGRAM "everdell-desktop.exe"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\EverdellDesktop"

Name "${NAME} ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
RequestExecutionLevel user

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installer of ${NAME}"
VIAddVersionKey "LegalCopyright" "MIT License. An unofficial fan game."

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_LICENSE "${STAGE}\LICENSES.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; what an earlier version left must not stay beside the new one; only folders that hold this program are emptied
!macro RemoveProgram
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\everdell-desktop.exe"
    Delete "$INSTDIR\everdell-desktop-console.exe"
    Delete "$INSTDIR\LICENSES.txt"
    Delete "$INSTDIR\READ ME FIRST.txt"
  ${EndIf}
!macroend

Section "Program"
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${STAGE}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "The Everdell Desktop developers"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" "$0"
SectionEnd

Section "Uninstall"
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${ENTRY}"
SectionEnd
