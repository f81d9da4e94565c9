"""Declared lines of the shared modes: skunks, the Sharing tile, goals, what each mayor has done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.fields import Field, Number, Reading, Things
from everdell_desktop.engine.goods import KINDS
from everdell_desktop.engine.quoting import quoted
from everdell_desktop.engine.reading import (
    PositionError,
    as_flag,
    as_list,
    as_mapping,
    as_number,
    check_keys,
    known,
    pick_dealt,
)
from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.state import State

from .chapters import LIMITED, NO_SHARING, OPEN
from .plan import plan_of
from .skunks import AREAS, NONE, NUMBERS, SIDES, Skunks

if TYPE_CHECKING:
    from everdell_desktop.engine.parts import Part

OCCUPIED, CARD = "occupied", "card"
SHARINGS = (OPEN, LIMITED, NO_SHARING)


class Played(NamedTuple):
    """The cards a mayor has played, by kind."""

    critter: int = 0
    construction: int = 0


class Shared(NamedTuple):
    """What lies on the Sharing tile: a resource by its kind, `occupied`, or a card."""

    giver: int
    item: str | Card


@dataclass(eq=False)
class Dice(Field):
    """The next results of the die; nobody sees them."""

    def start(self, setup: Setup) -> tuple[int, ...]:
        return ()

    def write(self, value: Any) -> list[int]:
        return list(value)

    def read(self, written: Any, reading: Reading, seat: int) -> tuple[int, ...]:
        return tuple(as_number(one, "a result of the die", 1, SIDES) for one in as_list(written, "dice"))

    def hide(self, written: Any, value: Any, state: State, *, seen: bool) -> None:
        return None

    def put_into(self, entry: dict[str, Any], written: Any) -> None:
        entry.pop(self.key, None)
        if written is not None:
            super().put_into(entry, written)


@dataclass(eq=False)
class SkunkSpots(Field):
    """Where the skunks sit; what a position leaves out is rolled."""

    def start(self, setup: Setup) -> Skunks:
        return NONE

    def write(self, value: Any) -> dict[str, list[Any]]:
        return {area: list(value.within(area)) for area in AREAS}

    def read(self, written: Any, reading: Reading, seat: int) -> Skunks:
        entry = as_mapping(written, "skunks")
        check_keys(entry, set(AREAS), "skunks")
        plan, found = plan_of(reading.rules.setup), NONE
        for area in AREAS:
            spots = as_list(entry.get(area, []), f"the skunks of the {area}")
            for spot in spots:
                if isinstance(spot, bool) or spot not in NUMBERS[area]:
                    raise PositionError(f"no skunk can sit on {quoted(spot)} of the {area}")
            if len(set(spots)) != len(spots):
                raise PositionError(f"two skunks of the {area} sit on one spot")
            if len(spots) > plan.skunks[area]:
                raise PositionError(f"{len(spots)} skunks sit at the {area}, but there are only {plan.skunks[area]}")
            found = found.sitting(area, spots)
        return found

    def left_out(self, dealt: Any, reading: Reading, seat: int) -> Any:
        return dealt


@dataclass(eq=False)
class InForce(Field):
    """How mayors may share now; what a position leaves out is as the chapter or level has it."""

    def start(self, setup: Setup) -> str:
        return plan_of(setup).sharing

    def read(self, written: Any, reading: Reading, seat: int) -> str:
        return SHARINGS[known(written, SHARINGS, "sharing")]


@dataclass(eq=False)
class SharingTile(Things):
    """What one mayor has put there for the other; a card is seen by the giver only."""

    def thing(self, item: Any) -> Any:
        return item.item

    def with_thing(self, item: Any, thing: Any) -> Shared:
        return Shared(item.giver, thing)

    def write_one(self, item: Any) -> dict[str, Any]:
        name = f"{CARD}:{item.item.id}" if isinstance(item.item, Card) else item.item
        return {"from": item.giver, "item": name}

    def read_one(self, written: Any, reading: Reading, where: str) -> Shared:
        entry = as_mapping(written, "shared")
        check_keys(entry, {"from", "item"}, "shared")
        giver = as_number(entry.get("from"), "the giver of what is shared", most=len(reading.state.players) - 1)
        item = entry.get("item")
        name = item.removeprefix(f"{CARD}:") if isinstance(item, str) else item
        if name != item:
            return Shared(giver, pick_dealt(reading.rules.cards, name, "shared"))
        items = (*KINDS, OCCUPIED)
        return Shared(giver, items[known(item, items, "the shared item")])

    def face_down(self, item: Any, state: State, slot: int) -> bool:
        return item is not None and isinstance(item.item, Card)

    def hide(self, written: Any, value: Any, state: State, *, seen: bool) -> Any:
        hidden = not seen and self.face_down(value, state, 0)
        return {**written, "item": CARD} if hidden else written


@dataclass(eq=False)
class Watches(Number):
    """The Pocket Watches left; where a position does not say, those of the chapter that are not used."""

    def start(self, setup: Setup) -> int:
        return plan_of(setup).watches

    def left_out(self, dealt: Any, reading: Reading, seat: int) -> int:
        used = reading.position.get("watches_used", 0)
        return max(0, self.start(reading.rules.setup) - (used if isinstance(used, int) else 0))


@dataclass(eq=False)
class Goals(Field):
    """For each goal of the chapter whether it was met; None while it is open."""

    def start(self, setup: Setup) -> tuple[bool | None, ...]:
        return (None,) * len(plan_of(setup).goals)

    def write(self, value: Any) -> list[bool | None]:
        return list(value)

    def read(self, written: Any, reading: Reading, seat: int) -> tuple[bool | None, ...]:
        number = len(plan_of(reading.rules.setup).goals)
        entries = as_list(written, "goals")
        if len(entries) != number:
            raise PositionError(f"goals must name each of the chapter's {number}, not {len(entries)}")
        return tuple(None if one is None else as_flag(one, "a goal") for one in entries)

    def left_out(self, dealt: Any, reading: Reading, seat: int) -> tuple[bool | None, ...]:
        season = reading.state.players[0].season
        goals = plan_of(reading.rules.setup).goals
        return tuple(True if goal.season is not None and goal.season < season else None for goal in goals)


@dataclass(eq=False)
class RiverPoints(Field):
    """The point tokens on the River tiles; left out: one where neither skunk nor worker stands, laid in `check`."""

    def start(self, setup: Setup) -> tuple[int, ...] | None:
        return None

    def write(self, value: Any) -> list[int]:
        return list(value or (0, 0))

    def read(self, written: Any, reading: Reading, seat: int) -> tuple[int, ...]:
        row = as_list(written, "river_points")
        if len(row) != 2:
            raise PositionError(f"river_points must name both River tiles, not {len(row)}")
        return tuple(as_number(one, "the points on a River tile", most=1) for one in row)


@dataclass(eq=False)
class PlayedCards(Field):
    """How many cards of each kind a mayor has played."""

    def start(self, setup: Setup) -> Played:
        return Played()

    def write(self, value: Any) -> dict[str, int]:
        return dict(value._asdict())

    def read(self, written: Any, reading: Reading, seat: int) -> Played:
        entry: Mapping[str, Any] = as_mapping(written, self.words(reading, seat))
        check_keys(entry, set(Played._fields), self.words(reading, seat))
        return Played(**{kind: as_number(number, f"the number of {kind}s played") for kind, number in entry.items()})


@dataclass(eq=False)
class Flag(Field):
    """Something that is so or not; written only where it is so."""

    def start(self, setup: Setup) -> bool:
        return False

    def put_into(self, entry: dict[str, Any], written: Any) -> None:
        if written:
            super().put_into(entry, written)

    def read(self, written: Any, reading: Reading, seat: int) -> bool:
        return as_flag(written, self.key)


def nothing_of_it(part: Part, state: State, seat: int, dealt: tuple[Any, ...]) -> tuple[Any, ...]:
    """Nothing of what set-up dealt, for a position that does not say."""
    return ()


@dataclass(eq=False)
class UsedNews(Things):
    """Good News that is out of the campaign since this chapter began; written only where there is any."""

    def put_into(self, entry: dict[str, Any], written: Any) -> None:
        if written:
            super().put_into(entry, written)
