"""Every card, space and award of the base box has a scenario that says so."""

import importlib
from pathlib import Path

import pytest

from everdell_desktop.boxes.base import BASE
from tests.scenario import COVERED

HERE = Path(__file__).parent
THINGS = {
    "card": [card.id for card in BASE.cards],
    "space": [space.id for space in BASE.spaces],
    "award": [award.id for award in BASE.awards],
}


@pytest.fixture(scope="module")
def covered() -> dict[str, list[str]]:
    """What the scenarios say they cover, all of them imported."""
    for folder in ("base", "solo"):
        for file in sorted((HERE / folder).glob("test_*.py")):
            importlib.import_module(f"tests.{folder}.{file.stem}")
    return COVERED


@pytest.mark.parametrize("kind", THINGS)
def test_everything_in_the_box_has_a_scenario(kind: str, covered: dict[str, list[str]]) -> None:
    missing = [name for name in THINGS[kind] if name not in covered]
    assert not missing, f"no scenario covers these {kind}s: {', '.join(missing)}"


def test_scenarios_cover_only_what_is_in_the_box(covered: dict[str, list[str]]) -> None:
    known = {name for names in THINGS.values() for name in names}
    assert not [name for name in covered if name not in known]
