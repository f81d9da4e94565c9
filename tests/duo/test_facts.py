"""What is printed, against the reference; the common test does the same once the box is on the shelf."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.boxes.duo import DUO
from everdell_desktop.boxes.duo.shared.chapters import CHAPTERS
from everdell_desktop.boxes.duo.shared.thorn_levels import CHALLENGES, LEVELS
from tests.scenario import COVERED
from tests.test_facts import APART, facts_about, plain, printed_things, things_of
from tests.test_facts import PRINTED as PRINTED_BY_BOX

from .facts import facts_of

PRINTED = [(kind, name) for box, kind, name in printed_things() if box == "duo"]


@pytest.mark.parametrize(("kind", "name"), PRINTED)
def test_everything_is_as_printed(kind: str, name: str) -> None:
    thing = things_of(DUO)[kind][name]
    told: dict[str, Any] = facts_of(kind, thing)
    facts = facts_about("duo", kind, name)
    found = {key: told[key] if key in told else 1 if key == "room" else getattr(thing, key) for key in facts}
    assert plain(found) == facts


def test_the_box_holds_exactly_what_is_printed() -> None:
    held = {(kind, name) for kind, group in things_of(DUO).items() for name in group}
    assert held == set(PRINTED)


PAGES: dict[str, dict[str, Any]] = {
    "chapter": {chapter.id: chapter for chapter in CHAPTERS},
    "challenge_level": LEVELS,
    "challenge": {challenge.id: challenge for challenge in CHALLENGES},
}


@pytest.mark.parametrize("kind", APART["duo"])
def test_pages_of_the_campaign_are_as_designed(kind: str) -> None:
    """Chapters, levels and challenges: what is no tile of the table."""
    wanted = PRINTED_BY_BOX["duo"]["tiles"][kind]
    assert set(PAGES[kind]) == set(wanted)
    for name, page in PAGES[kind].items():
        told = facts_of(kind, page)
        found = {key: told[key] if key in told else getattr(page, key) for key in wanted[name]}
        assert plain(found) == wanted[name]
        assert page.name and page.text


def test_everything_has_a_scenario_and_words() -> None:
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        importlib.import_module(f"tests.duo.{file.stem}")
    for kind, group in (*things_of(DUO).items(), *PAGES.items()):
        for name, thing in group.items():
            assert f"duo/{name}" in COVERED, f"no scenario covers {name} of the {kind}"
            assert thing.name and thing.text
            assert thing.text.endswith(".") or kind != "cards"
