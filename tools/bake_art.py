"""Bakes the pictures of the game into resources/art.

python tools/bake_art.py                       bake everything
python tools/bake_art.py baker icons/*         bake what matches a name, path or glob
python tools/bake_art.py --box pearlbrook      bake what one box needs; `table` is what belongs to no box
python tools/bake_art.py --missing             bake what is not there yet
python tools/bake_art.py baker --sheet x.png   also write a contact sheet, each picture at 400 and 120 pixels
python tools/bake_art.py --box base --sheet x.png --look   only the sheet, of what is baked already
python tools/bake_art.py baker --to elsewhere  bake into another folder, to compare with what is there
python tools/bake_art.py --samples x.png       only draw a sheet of all species and poses
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from art.catalogue import collections, matching, pictures
from art.kit.picture import Picture
from art.kit.sheet import contact_sheet
from art.samples import sample_sheet
from art.table.frames import layout

ART = Path(__file__).resolve().parent.parent / "resources" / "art"


def bake(folder: Path, path: str) -> str:
    """Bake the picture with this path; runs in its own process, so it looks its recipe up by name."""
    pictures()[path].save(folder)
    return path


def bake_all(chosen: Sequence[Picture], folder: Path, jobs: int) -> None:
    """Bake the chosen pictures, the slowest first, and report each."""
    ordered = sorted(chosen, key=lambda picture: -picture.effort)
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for done, path in enumerate(pool.map(partial(bake, folder), [picture.path for picture in ordered]), 1):
            print(f"{done}/{len(ordered)} {path}", flush=True)


def main() -> int:
    """Command line entry."""
    parser = argparse.ArgumentParser(description="Bake the pictures of the game into resources/art.")
    parser.add_argument("names", nargs="*", help="ids, paths or globs such as icons/*; default: everything")
    parser.add_argument("--box", default="", choices=["", *collections()], help="only what this box needs")
    parser.add_argument("--missing", action="store_true", help="only what is not baked yet")
    parser.add_argument("--sheet", type=Path, help="also write a contact sheet of the chosen pictures")
    parser.add_argument("--look", action="store_true", help="do not bake: only write the sheet")
    parser.add_argument("--to", type=Path, default=ART, help="another folder to bake into")
    parser.add_argument("--samples", type=Path, help="do not bake: draw a sheet of all species and poses")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    options = parser.parse_args()
    if options.samples:
        sample_sheet(options.samples)
        return 0
    chosen = matching(options.names, options.box)
    if not chosen:
        print("nothing matches; known pictures:", *sorted(pictures()), sep="\n  ")
        return 1
    if options.missing:
        chosen = [picture for picture in chosen if not (options.to / picture.path).exists()]
    if not options.look:
        options.to.mkdir(parents=True, exist_ok=True)
        (options.to / "layout.json").write_text(json.dumps(layout(), indent=1) + "\n", encoding="utf-8")
        bake_all(chosen, options.to, options.jobs)
    if options.sheet and chosen:
        contact_sheet([options.to / picture.path for picture in chosen], options.sheet)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
