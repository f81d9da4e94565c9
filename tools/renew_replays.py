"""Writes the golden games of the tests anew, after the rules were changed on purpose.

python tools/renew_replays.py            play each kept game again with its own answers where they still fit,
                                         with new ones where they do not
python tools/renew_replays.py --fresh    with new answers in any case
"""

from __future__ import annotations

import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent


def main(words: list[str]) -> int:
    sys.path.insert(0, str(PROJECT))
    from everdell_desktop.engine.decisions import IllegalAnswer
    from tests.replaying import FOLDER, TABLES, answers_in, picked_answers, told

    if words not in ([], ["--fresh"]):
        print(__doc__, file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for name, table in TABLES.items():
        path = FOLDER / f"{name}.txt"
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        try:
            text = told(table, [] if words else answers_in(old))
        except (IllegalAnswer, ValueError):
            text = told(table, picked_answers(table))
        path.write_text(text, encoding="utf-8")
        print(f"{name}: {'unchanged' if text == old else 'renewed'}")
    for path in FOLDER.glob("*.txt"):
        if path.stem not in TABLES:
            path.unlink()
            print(f"{path.stem}: removed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
