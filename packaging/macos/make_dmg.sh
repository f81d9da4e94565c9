#!/bin/sh
# Makes a disk image with the program, a link to Applications and the start note. macOS only.
#   sh make_dmg.sh <staged folder> <image.dmg> <name of the volume>
set -eu

stage=$1
image=$2
volume=$3

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ditto "$stage" "$folder/$volume"
ln -s /Applications "$folder/$volume/Applications"
rm -f "$image"
hdiutil create -quiet -fs HFS+ -format UDZO -volname "$volume" -srcfolder "$folder/$volume" "$image"
hdiutil verify -quiet "$image"
