"""What can be played: boxes, computer players and years of the solo game, and what a save is about, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from everdell_desktop.ai.levels import LEVELS, Level, levels_of
from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.solo import YEARS
from everdell_desktop.engine import positions
from everdell_desktop.engine.campaigns import Campaign
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.ruleset import Box, Ruleset
from everdell_desktop.engine.state import SEASONS


class Told(NamedTuple):
    """A saved game at a glance."""

    names: list[str]
    """Whose scores these are: of each seat, or of a city that several build, and of somebody who has no seat."""
    animals: list[str]
    season: str
    scores: list[int]
    over: bool
    turn: int
    city: str = ""
    """What the city of its campaign is called, if it is a chapter of one."""
    chapter: str = ""
    """Which chapter it is."""


def choosable_boxes() -> list[Box]:
    """The boxes that players put together on a table."""
    return [box for box in every_box() if not box.alone]


def lone_games() -> list[Box]:
    """The boxes that are a game of their own."""
    return [box for box in every_box() if box.alone]


def every_box() -> list[Box]:
    return [SHELF.box(name) for name in SHELF.choosable()]


def lone_game(boxes: Sequence[str]) -> Box | None:
    """The game of its own that these boxes are, or None."""
    return next((box for box in lone_games() if box.name in boxes), None)


def campaign_of(box: str) -> Campaign:
    """The campaign of a box that has one."""
    campaign = SHELF.box(box).campaign
    assert campaign is not None, f"the box {box} has no campaign"
    return campaign


def solo_campaign() -> str:
    """The box whose campaign one plays alone, with the boxes one has chosen."""
    return next(name for name, box in SHELF.boxes.items() if box.campaign is not None and not box.alone)


def years() -> dict[int, str]:
    """The years in which Rugwort comes, each with its line."""
    return dict(YEARS)


def card(name: str) -> Card:
    """A card of any box by its key, for illustrations."""
    found = known_card(name)
    assert found is not None, f"no box has the card {name}"
    return found


def known_card(name: str) -> Card | None:
    """A card of any box by its key, or None where no box has it."""
    return next((card for box in SHELF.boxes.values() for card in box.cards if card.key == name), None)


def box_title(name: str) -> str:
    """How a box is called; one that is not on the shelf by its plain name."""
    box = SHELF.boxes.get(name)
    return (box.title or box.name) if box is not None else name.capitalize()


def levels(family: str = "") -> dict[str, Level]:
    """The computer players of a game by name, the weakest first."""
    return levels_of(family)


def level_title(name: str) -> str:
    """How a level is called; those that are not offered by their plain name."""
    return LEVELS[name].title if name in LEVELS else name.capitalize()


def told(sitting: dict[str, Any]) -> Told | None:
    """What a save is about; None where its table cannot be read."""
    try:
        state, rules = positions.read(sitting["game"]["state"], SHELF)
        sheets = rules.end.score_sheets(state)
    except Exception:  # whatever a damaged file leads to, the list of saves must not fail over it
        return None
    return Told(
        [sheet.name or state.players[sheet.seat].name for sheet in sheets],
        [player.animal for player in state.players],
        SEASONS[max(player.season for player in state.players)],
        [sheet.total for sheet in sheets],
        state.turn > 0 and rules.is_over(state),
        state.turn,
        *chapter_of(rules, bool(sitting.get("alone"))),
    )


def chapter_of(rules: Ruleset, alone: bool) -> tuple[str, str]:
    """The city and the chapter of a game that belongs to a campaign; empty words where it belongs to none."""
    setup = rules.setup
    for box in rules.boxes:
        campaign = box.campaign
        if campaign is None or campaign.key not in setup.brought:
            continue
        sheet = setup.brought[campaign.key]
        page = campaign.page_of(sheet, setup.options, alone)
        if page is not None:
            return str(sheet["city"]) or campaign.city, f"{campaign.chapter} {page.number}"
    return "", ""


def in_brief(about: Told | None) -> str:
    """One line: season, names and scores."""
    if about is None:
        return ""
    scores = ", ".join(f"{name} {score}" for name, score in zip(about.names, about.scores, strict=True))
    return f"{about.season.title()}: {scores}"
