#!/bin/sh
# Adds this folder's program to the menu of applications of the present user; with --remove, takes it away again.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/everdell-desktop.desktop
icon=$data/icons/hicolor/512x512/apps/everdell-desktop.png

case ${1:-} in
--remove)
    rm -f "$entry" "$icon"
    echo "Everdell Desktop is no longer in the menu. Saved games were not touched."
    exit 0
    ;;
'') ;;
*)
    echo "usage: sh add-to-menu.sh [--remove]" >&2
    exit 2
    ;;
esac

# in an entry's command, a quoted path must have \ " ` $ escaped, backslashes once more, and % doubled
program=$(printf '%s' "$here/everdell-desktop" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
cp "$here/everdell-desktop.png" "$icon"
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec="%s"\n' "$program" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$here/everdell-desktop.desktop" >"$entry"
if command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database -q "$data/applications" || true
fi
echo "Everdell Desktop is in the menu now, under games."
