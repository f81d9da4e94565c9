"""What the game keeps beside the table.

table: "sun": 1, "moon": 1, "river": [2 tiles], "river_stack": [top ones], "event_tiles": [6 by spot, null where gone],
       "event_spots": {"a1": 3}, where workers stand on Events of this season
seat:  "occupied_tokens": 0
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.fields import (
    TABLE,
    Field,
    Number,
    Reading,
    Stock,
    Things,
    number,
    pile,
    tile_slots,
    unseen,
)
from everdell_desktop.engine.goods import NOTHING, Goods, to_json
from everdell_desktop.engine.parts import Part
from everdell_desktop.engine.places import EVENT as ON_EVENT
from everdell_desktop.engine.reading import PositionError, as_mapping, as_number, check_keys, pick, read_goods
from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.state import AUTUMN, State

from .tiles import Event, RiverTile

NAME = "duo"
HARE, TORTOISE = 0, 1
FIRST, LAST = 1, 7
"""The ends of the path."""
SPOTS = 6
STOREHOUSE = "storehouse"


def achieved(state: State) -> list[Award]:
    return [claimed.award for player in state.players for claimed in player.events]


RIVER = Stock("River tile", art="river/duo")
EVENT = Stock("Event", kind=lambda event: event.letter, elsewhere=achieved)


@dataclass(eq=False)
class PathSpace(Number):
    """The space on which a token stands."""

    def read(self, written: Any, reading: Reading, seat: int) -> int:
        return as_number(written, self.words(reading, seat), least=FIRST, most=LAST)


@dataclass(eq=False)
class EventTiles(Things):
    """The tiles by spot; what a position leaves out is one of each set, less those achieved."""

    def wanted(self, part: Part, state: State, seat: int, dealt: tuple[Any, ...], row: list[Any] | None) -> list[Any]:
        gone = {event.letter for event in achieved(state) if isinstance(event, Event)}
        return [None if event is None or event.letter in gone else event for event in dealt]


@dataclass(eq=False)
class EventSpots(Field):
    """The spots of the Events on which workers stand; written only while there are any."""

    def start(self, setup: Setup) -> tuple[tuple[Award, int], ...]:
        return ()

    def write(self, value: Any) -> dict[str, int]:
        return {award.id: spot for award, spot in value}

    def put_into(self, entry: dict[str, Any], written: Any) -> None:
        if written:
            super().put_into(entry, written)

    def read(self, written: Any, reading: Reading, seat: int) -> tuple[tuple[Award, int], ...]:
        return tuple(
            (pick(reading.rules.awards, name, "event", self.key), as_number(spot, f"the spot of {name}", 1, SPOTS))
            for name, spot in as_mapping(written, self.key).items()
        )


@dataclass(eq=False)
class Load(Field):
    """What lies on the Storehouse while that lies in the Meadow, where it is written."""

    def start(self, setup: Setup) -> Goods:
        return NOTHING


class DuoPart(Part):
    """The path, the river, the Event tiles, and the Occupied tokens of each seat."""

    box = NAME
    sun: int = PathSpace(False, initial=FIRST)  # type: ignore[assignment]
    moon: int = PathSpace(False, initial=FIRST)  # type: ignore[assignment]
    river: tuple[RiverTile | None, ...] = tile_slots(RIVER, 2)
    river_stack: tuple[RiverTile, ...] = pile(RIVER)
    event_tiles: tuple[Event | None, ...] = EventTiles(  # type: ignore[assignment]
        False, stock=EVENT, form="slots", slots=lambda setup: SPOTS
    )
    event_spots: tuple[tuple[Award, int], ...] = EventSpots(False)  # type: ignore[assignment]
    event_box: tuple[Event, ...] = unseen(EVENT)
    occupied_tokens: tuple[int, ...] = number()
    load: Goods = Load(False, "_load")  # type: ignore[assignment]
    exchanges: int = number(per_seat=False, key="_exchanges")
    """How often cards were exchanged this turn."""

    def spot_of(self, award: Award) -> int:
        """The spot where an Event lies, or where the worker stands who achieved it."""
        tiles: tuple[Award | None, ...] = self.event_tiles
        return tiles.index(award) + 1 if award in tiles else dict(self.event_spots)[award]

    def forget_spot(self, name: str) -> None:
        """The worker leaves the Event it stands on."""
        self.event_spots = tuple((award, spot) for award, spot in self.event_spots if award.id != name)

    # in a position

    def write(self, state: State, seat: int = TABLE) -> dict[str, Any]:
        written = super().write(state, seat)
        if seat == TABLE and self.load.total:
            written["meadow"] = [self.in_meadow(card.id) if card else None for card in state.meadow]
        return written

    def in_meadow(self, name: str) -> str | dict[str, Any]:
        return {"card": name, "goods": to_json(self.load)} if name == STOREHOUSE else name

    def read_meadow(self, entries: list[Any]) -> list[Any]:
        return [self.unloaded(entry) if isinstance(entry, Mapping) else entry for entry in entries]

    def unloaded(self, entry: Mapping[str, Any]) -> Any:
        """The Storehouse without what lies on it."""
        check_keys(entry, {"card", "goods"}, "a card in the Meadow")
        goods = read_goods(entry.get("goods", {}), "the goods on a card in the Meadow")
        if entry.get("card") == STOREHOUSE:
            self.load = goods
        elif goods.total:
            raise PositionError("goods can lie only on the Storehouse in the Meadow")
        return entry.get("card")

    def check(self, reading: Reading) -> None:
        state = reading.state
        if self.sun == self.moon == LAST and state.players[0].season != AUTUMN:
            raise PositionError("Sun and Moon are both at the end, but it is not yet the end of autumn")
        state.awards = tuple(tile for tile in self.event_tiles if tile is not None)
        self.check_tokens(state)
        self.find_spots(state)

    def check_tokens(self, state: State) -> None:
        for player in state.players:
            colors = [built.card.color for built in player.city if built.occupied]
            for color in colors:
                if colors.count(color) > 1:
                    raise PositionError(f"the city of {player.name} has two Occupied tokens on {color} cards")

    def find_spots(self, state: State) -> None:
        """Events on which workers stand lay on the empty spots, in order, where a position does not say."""
        known = dict(self.event_spots)
        empty = [spot for spot in range(1, SPOTS + 1) if self.event_tiles[spot - 1] is None]
        free = [spot for spot in empty if spot not in known.values()]
        standing = [w.place.id for p in state.players for w in p.workers if w.place and w.place.kind == ON_EVENT]
        for award in achieved(state):
            if award.id in standing and award not in known and free:
                known[award] = free.pop(0)
        self.event_spots = tuple((award, spot) for award, spot in known.items() if award.id in standing)


part_of = DuoPart.of
