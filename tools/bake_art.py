"""Bakes the pictures of the game into resources/art.

python tools/bake_art.py                       bake everything
python tools/bake_art.py icons/* baker         bake what matches a name, path or glob
python tools/bake_art.py baker --sheet x.png   also write a contact sheet, each picture at 400 and 120 pixels
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from artkit.catalogue import matching, pictures
from artkit.frames import layout
from artkit.picture import Picture
from artkit.sheet import contact_sheet

ART = Path(__file__).resolve().parent.parent / "resources" / "art"


def bake(path: str) -> str:
    """Bake the picture with this path; runs in its own process, so it looks its recipe up by name."""
    pictures()[path].save(ART)
    return path


def bake_all(chosen: Sequence[Picture], jobs: int) -> None:
    """Bake the chosen pictures, the slowest first, and report each."""
    ordered = sorted(chosen, key=lambda picture: -picture.effort)
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for done, path in enumerate(pool.map(bake, [picture.path for picture in ordered]), 1):
            print(f"{done}/{len(ordered)} {path}", flush=True)


def main() -> int:
    """Command line entry."""
    parser = argparse.ArgumentParser(description="Bake the pictures of the game into resources/art.")
    parser.add_argument("names", nargs="*", help="ids, paths or globs such as icons/*; default: everything")
    parser.add_argument("--sheet", type=Path, help="also write a contact sheet of the chosen pictures")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    options = parser.parse_args()
    ART.mkdir(parents=True, exist_ok=True)
    (ART / "layout.json").write_text(json.dumps(layout(), indent=1) + "\n", encoding="utf-8")
    chosen = matching(options.names)
    if not chosen:
        print("nothing matches; known pictures:", *sorted(pictures()), sep="\n  ")
        return 1
    bake_all(chosen, options.jobs)
    if options.sheet:
        contact_sheet([ART / picture.path for picture in chosen], options.sheet)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
