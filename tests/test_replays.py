"""Golden games: kept as text, played again from their own answers, and compared line by line.

When the rules change on purpose, `python tools/renew_replays.py` writes them anew; read the difference before you
keep it.
"""

from __future__ import annotations

import pytest

from everdell_desktop.boxes import SHELF
from tests.mixes import on_table, with_needs
from tests.replaying import FOLDER, RENEW, TABLES, answers_in, picked_answers, told


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    again = told(TABLES[name], answers_in(text))
    assert again.splitlines() == text.splitlines(), f"the game goes otherwise now; if that is meant: {RENEW}"


def test_every_kept_game_is_played_and_every_box_has_one() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(TABLES), f"to write those that are missing: {RENEW}"
    assert {box.name for table in TABLES.values() for box in on_table(SHELF, table.mix)} == set(SHELF.boxes)


def test_a_told_game_gives_its_answers_back() -> None:
    table = next(iter(TABLES.values()))
    answers = picked_answers(table)
    assert answers_in(told(table, answers)) == answers


def test_a_game_told_with_too_few_or_too_many_answers_is_noticed() -> None:
    table = next(iter(TABLES.values()))
    answers = picked_answers(table)
    with pytest.raises(ValueError, match="not over"):
        told(table, answers[:-1])
    with pytest.raises(ValueError, match="left over"):
        told(table, [*answers, "pass"])


def test_golden_games_show_much_of_the_rules() -> None:
    """They are worth reading only if things happen in them."""
    texts = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in TABLES)
    for word in ("claim:", "play:meadow:", "place:city:", "prepare", "pass", "choose_payment", "token:"):
        assert word in texts, f"no golden game has {word}"


@pytest.mark.parametrize("name", SHELF.choosable())
def test_the_golden_game_of_a_box_plays_with_what_is_in_it(name: str) -> None:
    box = SHELF.box(name)
    kept = next(name for name, table in TABLES.items() if table.boxes == with_needs(SHELF, [box.name]))
    answers = [line for line in (FOLDER / f"{kept}.txt").read_text(encoding="utf-8").splitlines() if line[:2] == "> "]
    things = [thing.id for things in (box.cards, box.spaces, box.awards) for thing in things]
    assert any(thing in answer for thing in things for answer in answers), f"{kept} never touches the box"
