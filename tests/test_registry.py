"""Every card, space, award and tile of every box has a scenario that says so."""

import importlib
from pathlib import Path

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.pearlbrook.adornments import ADORNMENTS
from everdell_desktop.boxes.pearlbrook.river_cards import RIVER_CARDS
from tests.scenario import COVERED

HERE = Path(__file__).parent
THINGS = {
    f"{kind} of {box.name}": [thing.id for thing in things]
    for box in SHELF.boxes.values()
    for kind, things in (("card", box.cards), ("space", box.spaces), ("award", box.awards))
    if things and any((HERE / box.name).glob("test_*.py"))
}
THINGS["river card of pearlbrook"] = list(RIVER_CARDS)
THINGS["adornment of pearlbrook"] = list(ADORNMENTS)


@pytest.fixture(scope="module")
def covered() -> dict[str, list[str]]:
    """What the scenarios say they cover, all of them imported."""
    for name in SHELF.boxes:
        for file in sorted((HERE / name).glob("test_*.py")):
            importlib.import_module(f"tests.{name}.{file.stem}")
    return COVERED


@pytest.mark.parametrize("kind", THINGS)
def test_everything_in_the_box_has_a_scenario(kind: str, covered: dict[str, list[str]]) -> None:
    missing = [name for name in THINGS[kind] if name not in covered]
    assert not missing, f"no scenario covers these ({kind}): {', '.join(missing)}"


def test_scenarios_cover_only_what_is_in_the_boxes(covered: dict[str, list[str]]) -> None:
    known = {name for names in THINGS.values() for name in names}
    assert not [name for name in covered if name not in known]
