"""What the README promises: its bot plays, its links lead somewhere, its pictures are there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from everdell_desktop.boxes.base import BASE
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.shelf import Shelf

PROJECT = Path(__file__).resolve().parent.parent
README = (PROJECT / "README.md").read_text(encoding="utf-8")


def test_the_bot_of_the_readme_plays_a_game() -> None:
    bot = next(block for block in re.findall(r"```python\n(.*?)```", README, re.S) if "subprocess" in block)
    assert len(bot.strip().splitlines()) <= 22
    done = subprocess.run([sys.executable, "-c", bot], capture_output=True, text=True, timeout=120, cwd=PROJECT)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", done.stdout)


def test_every_link_leads_to_a_file() -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", README)
    missing = [target for target in targets if not target.startswith("http") and not (PROJECT / target).exists()]
    assert targets and not missing


def test_the_card_of_the_readme_is_the_real_one() -> None:
    source = (PROJECT / "everdell_desktop/boxes/base/travelers.py").read_text(encoding="utf-8")
    shown = next(block for block in re.findall(r"```python\n(.*?)```", README, re.S) if block.startswith("BARD"))
    for line in shown.splitlines():
        assert line.strip() in source, line


def test_the_box_of_the_guide_can_be_played() -> None:
    """The card that docs/adding_a_card.md puts into a box of one's own does what its scenario says."""
    guide = (PROJECT / "docs" / "adding_a_card.md").read_text(encoding="utf-8")
    code = next(block for block in re.findall(r"```python\n(.*?)```", guide, re.S) if "Box(" in block)
    names: dict[str, Any] = {}
    exec(code, names)
    seat = {"name": "A", "hand": ["berry_picker"], "city": ["farm", "farm"], "goods": {"berry": 2}}
    position = {"boxes": ["base", "orchard"], "seats": [seat, {"name": "B"}]}
    game = Game.at(position, Shelf([BASE, names["ORCHARD"]]))
    game.submit("play:hand:berry_picker")
    game.submit("goods")
    assert game.state.players[0].goods == Goods(berry=2)
