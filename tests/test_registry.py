"""Every card, place, award and tile of every box has a scenario that says so.

Scenarios are found by folder: those of a box lie in `tests/<box>/test_*.py` and are marked with `@covers` or
`@covers_each`. A new box is asked for its scenarios as soon as it is on the shelf.
"""

import importlib
from pathlib import Path

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.shelf import Shelf
from tests.scenario import COVERED
from tests.test_facts import APART, COMING, PRINTED, things_of

HERE = Path(__file__).parent


def things_in(shelf: Shelf) -> dict[str, dict[str, str]]:
    """What is to be covered, by box and kind: the key of each thing, since another game may have one of its name."""
    return {
        f"{kind} of {box.name}": {name: box.key_of(thing) for name, thing in things.items()}
        for box in shelf.boxes.values() for kind, things in things_of(box).items()
    }  # fmt: skip


THINGS = things_in(SHELF)


def without_scenario(kind: str, things: dict[str, dict[str, str]], covered: dict[str, list[str]]) -> list[str]:
    return [name for name, known_as in things[kind].items() if known_as not in covered]


@pytest.fixture(scope="module")
def covered() -> dict[str, list[str]]:
    """What the scenarios say they cover, all of them imported."""
    for name in SHELF.boxes:
        for file in sorted((HERE / name).glob("test_*.py")):
            importlib.import_module(f"tests.{name}.{file.stem}")
    return COVERED


@pytest.mark.parametrize("kind", THINGS)
def test_everything_in_the_box_has_a_scenario(kind: str, covered: dict[str, list[str]]) -> None:
    missing = without_scenario(kind, THINGS, covered)
    assert not missing, f"no scenario covers these {kind}: {', '.join(missing)}"


def test_scenarios_cover_only_what_is_in_the_boxes(covered: dict[str, list[str]]) -> None:
    known = {known_as for things in THINGS.values() for known_as in things.values()}
    known |= {f"{box}/{name}" for box, kinds in APART.items() for kind in kinds for name in PRINTED[box]["tiles"][kind]}
    assert not [name for name in covered if name not in known and name.partition("/")[0] not in COMING]
