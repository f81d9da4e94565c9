"""Scenarios of Everdell Duo, on a shelf of their own while the box is not on the common one."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from everdell_desktop.boxes.base import BASE
from everdell_desktop.boxes.duo import DUO
from everdell_desktop.boxes.duo.part import DuoPart
from everdell_desktop.engine.shelf import Shelf
from tests.scenario import Scenario, words

SHELF = Shelf((BASE, DUO))
PURPLE = "ever_tree palace castle queen king architect chancellor elder hall_of_records harvester theater lighthouse"
"""A Meadow of twelve purple cards, so that nothing in it does anything."""
ROWS = ("river", "event_tiles", "river_stack")


class Duo(Scenario):
    """Seat 0 is the Hare, whose turn it is unless `to_move` says otherwise."""

    shelf: ClassVar[Shelf] = SHELF
    TABLE: ClassVar[set[str]] = {
        *Scenario.TABLE, "season", "to_move",
        *(one.key.partition(".")[0] for one in DuoPart.fields if not one.per_seat),
    }  # fmt: skip

    @property
    def sun(self) -> int:
        return DuoPart.of(self.game.state).sun

    @property
    def moon(self) -> int:
        return DuoPart.of(self.game.state).moon

    def tokens(self, sun: int, moon: int) -> Duo:
        """Where Sun and Moon stand."""
        assert (self.sun, self.moon) == (sun, moon), f"Sun {self.sun}, Moon {self.moon}"
        return self

    def keys(self, start: str = "") -> list[str]:
        """What is offered, or what of it begins with a word."""
        return [option.key for option in self.decision.options if option.key.startswith(start)]

    def moves(self, seat: int) -> Duo:
        assert self.game.state.seat == seat
        return self


class Together(Duo):
    """A table of the shared modes: city and points lie at the table, and no skunk is in the way unless it is named."""

    TABLE: ClassVar[set[str]] = {*Duo.TABLE, "city", "points", "campaign"}

    @property
    def part(self) -> DuoPart:
        return DuoPart.of(self.game.state)

    @property
    def result(self) -> dict[str, Any]:
        found = self.game.result()
        assert found is not None
        return dict(found)

    def through(self, *answers: Any) -> Together:
        for answer in answers:
            self.answer(answer)
        return self


NO_SKUNKS: dict[str, list[Any]] = {"events": [], "meadow": [], "locations": []}


def together(chapter: int = 1, mode: str = "cooperative", difficulty: str = "normal", **facts: Any) -> Together:
    """A shared table as the Hare finds it, without watches and sharing unless they are named."""
    options: dict[str, Any] = {"mode": mode, "difficulty": difficulty}
    options |= {"solo": facts.pop("solo")} if "solo" in facts else {}
    options |= {} if mode == "challenge" else {"chapter": chapter}
    usual: dict[str, Any] = {"river": ["river_driftwood", "river_trade"], "sharing": "none"}
    if mode != "challenge":
        usual["watches"] = 0
    facts["skunks"] = {**NO_SKUNKS, **facts.get("skunks", {})}
    for key in ROWS:
        if key in facts:
            facts[key] = words(facts[key])
    facts["city"] = words(facts.get("city", []))
    if "meadow" not in facts:
        named = re.findall("[a-z_]+", str(facts))
        facts["meadow"] = [card for card in words(PURPLE) if card not in named]
    return Together({"boxes": "duo", **usual, **facts}, options)


def duo(**facts: Any) -> Any:
    """The table as the Hare finds it. Unnamed parts are empty; the Meadow is purple where it is not named."""
    rows = {key: words(facts.pop(key)) for key in ROWS if key in facts}
    if "meadow" not in facts:
        named = re.findall("[a-z_]+", str(facts))
        facts["meadow"] = [card for card in words(PURPLE) if card not in named]
    return Duo({"boxes": "duo", "river": ["river_driftwood", "river_trade"], **facts, **rows})
