"""The box of the guides, made of the very code that stands there, plays."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from everdell_desktop.boxes.base import BASE
from everdell_desktop.boxes.solo import SOLO
from everdell_desktop.engine.ruleset import Box
from everdell_desktop.engine.scoring import ScoreRule
from everdell_desktop.engine.shelf import Shelf, Shelved
from everdell_desktop.engine.trays import Counter
from tests.mixes import each_box_mixes
from tests.test_promises import play_with_promises
from tests.walking import tables

DOCS = Path(__file__).parent.parent / "docs"
CARD_GUIDE, BOX_GUIDE = "adding_a_card.md", "adding_a_box.md"
GAMES = 4


def shown(guide: str, file: str) -> str:
    """The code that a guide gives for a file."""
    text = (DOCS / guide).read_text(encoding="utf-8").replace("\\_", "_")
    found = re.search(rf"\*\*{re.escape(file)}\*\*.*?```python\n(.*?)```", text, re.DOTALL)
    assert found is not None, f"{guide} gives no code for {file}"
    return found[1]


@pytest.fixture
def orchard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    """The small box of the second guide, on top of the card of the first."""
    folder = tmp_path / "orchard"
    folder.mkdir()
    for guide, name in ((CARD_GUIDE, "__init__"), (BOX_GUIDE, "part"), (BOX_GUIDE, "shaking")):
        code = shown(guide, f"everdell_desktop/boxes/orchard/{name}.py")
        (folder / f"{name}.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    box, part, shaking = (importlib.import_module(f"orchard{name}") for name in ("", ".part", ".shaking"))
    yield replace(
        box.ORCHARD, spaces=(shaking.OLD_ORCHARD,), actions=(shaking.SHAKING,), part=part.OrchardPart,
        scoring=(ScoreRule("apples", shaking.apple_points),), counters=(Counter("berry", "Apples", shaking.apples),),
    )  # fmt: skip
    for name in ("orchard", "orchard.part", "orchard.shaking"):
        del sys.modules[name]


def test_the_box_of_the_guides_keeps_every_promise(orchard: Box) -> None:
    shelf = Shelf([BASE, orchard, Shelved("solo", lambda: SOLO, joins=True)])
    mixes = [mix for mix in each_box_mixes(shelf) if orchard.name in mix.boxes]
    played = list(tables(mixes, seed=3, number=GAMES, shelf=shelf))
    assert len(played) >= GAMES
    for table in played:
        play_with_promises(table)
