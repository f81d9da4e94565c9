"""The state that a box keeps for itself, mostly in declared lines.

    class PearlbrookPart(Part):
        pearls: tuple[int, ...] = number()
        adornments: tuple[tuple[Adornment, ...], ...] = tiles(ADORNMENTS, hidden=True)

Each line is an attribute of the part: the value of the table, or a tuple with the value of each seat. How it is
copied, written, read, hidden, counted and dealt anew follows from the line; a box with something odd overrides the
method in question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from .cards import Card
from .fields import LEFT_OUT, LIST, SLOTS, TABLE, Field, Reading, Stock, Things, refuse_unknown_keys
from .reading import PositionError
from .speaking import times

if TYPE_CHECKING:
    from .chance import Generator
    from .ruleset import Setup
    from .state import State

T = TypeVar("T")


def with_seat(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The values of all seats with another one for this seat."""
    return (*values[:seat], value, *values[seat + 1 :])


class Part:
    """State of a box beside the table. Its values never change in place, so that a copy shares them."""

    box: ClassVar[str]
    """The box whose part it is."""
    fields: tuple[Field, ...] = ()
    """All declared lines; of a part in a game, those that its set-up plays with."""
    stocks: ClassVar[tuple[Stock, ...]] = ()
    laid_down: tuple[int, ...] = ()
    """How many cards each hand held that had to be laid down when its seat finished: where hands score, they count."""
    remembered: dict[Any, Any]
    """What follows from its values, found out once (`remembering.py`); copies share it until one of them changes."""

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(one for one in vars(cls).values() if isinstance(one, Field))
        found = [one.stock for one in cls.fields if isinstance(one, Things) and one.stock is not None]
        cls.stocks = tuple(dict.fromkeys(found))

    def __init__(self, setup: Setup) -> None:
        self.fields = self.fields_in(setup)
        for one in type(self).fields:
            start = one.start(setup)
            self.__dict__[one.name] = (start,) * len(setup.seats) if one.per_seat else start

    @classmethod
    def fields_in(cls, setup: Setup) -> tuple[Field, ...]:
        """The lines that a set-up plays with."""
        return tuple(one for one in cls.fields if one.in_play(setup))

    @classmethod
    def of(cls, state: State) -> Self:
        part: Any = state.parts[cls.box]
        return part  # type: ignore[no-any-return]

    def __setattr__(self, name: str, value: Any) -> None:
        values = self.__dict__
        values[name] = value
        values["remembered"] = {}

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        return new

    # values

    def at(self, one: Field, seat: int) -> Any:
        value = getattr(self, one.name)
        return value[seat] if one.per_seat else value

    def put(self, one: Field, seat: int, value: Any) -> None:
        setattr(self, one.name, with_seat(getattr(self, one.name), seat, value) if one.per_seat else value)

    @classmethod
    def holders(cls, one: Field, state: State) -> list[int]:
        """The seats that have a value of a field, or the table alone."""
        if not one.per_seat:
            return [TABLE]
        return [seat for seat, player in enumerate(state.players) if one.automata or not player.automaton]

    def things(self, state: State, stock: Stock | None) -> Iterator[tuple[Things, int]]:
        """The fields of a stock (without one: of the deck), each with everybody who has it."""
        for one in self.fields:
            if isinstance(one, Things) and one.stock is stock:
                for seat in self.holders(one, state):
                    yield one, seat

    def cards(self) -> Iterator[Card]:
        """Every card that lies in the part; what went back into the box is not on the table."""
        for one in self.fields:
            if isinstance(one, Things) and one.written:
                values = getattr(self, one.name)
                for value in values if one.per_seat else (values,):
                    yield from one.cards(value)

    # in a position

    @classmethod
    def table_keys(cls, setup: Setup) -> set[str]:
        """The keys of the table that a position may have."""
        return {one.key.partition(".")[0] for one in cls.fields_in(setup) if not one.per_seat and one.written}

    @classmethod
    def seat_keys(cls, setup: Setup, *, automaton: bool = False) -> set[str]:
        """The keys of a seat."""
        return {
            one.key.partition(".")[0] for one in cls.fields_in(setup)
            if one.per_seat and one.written and (one.automata or not automaton)
        }  # fmt: skip

    def write(self, state: State, seat: int = TABLE) -> dict[str, Any]:
        """What a position says of a seat, or of the table."""
        written: dict[str, Any] = {}
        for one in self.fields:
            if one.written and one.per_seat == (seat != TABLE) and (seat == TABLE or seat in self.holders(one, state)):
                one.put_into(written, one.write(self.at(one, seat)))
        return written

    def hide(self, position: dict[str, Any], state: State, seen: Collection[int]) -> None:
        """Take out of a written position what those who see only the secrets of these seats may not see."""
        entries = iter(position["seats"])
        for seat, player in enumerate(state.players):
            entry = position[player.automaton] if player.automaton else next(entries)
            self._hide(entry, state, seat, seen=seat in seen)
        self._hide(position, state, TABLE, seen=False)

    def _hide(self, entry: dict[str, Any], state: State, seat: int, *, seen: bool) -> None:
        for one in self.fields:
            if one.written and one.per_seat == (seat != TABLE) and (seat == TABLE or seat in self.holders(one, state)):
                _, written = one.found_in(entry)
                one.put_into(entry, one.hide(written, self.at(one, seat), state, seen=seen))

    def read(self, reading: Reading) -> None:
        """Become what a position names; the rest of each stock is dealt as set-up dealt it.

        Cards of the deck that a position does not name are dealt later, when all that it names are known.
        """
        before = self.copy()
        refuse_unknown_keys([one for one in self.fields if not one.per_seat], reading.position)
        for entry in reading.entries:
            refuse_unknown_keys([one for one in self.fields if one.per_seat], entry)
        for one in self.fields:
            if isinstance(one, Things):
                continue
            for seat in self.holders(one, reading.state):
                named, written = one.found_in(reading.entry(seat))
                dealt = before.at(one, seat)
                self.put(one, seat, one.read(written, reading, seat) if named else one.left_out(dealt, reading, seat))
        for stock in self.stocks:
            self._read_stock(stock, before, reading)
        for one, seat in self.things(reading.state, None):
            row = self._row(one, seat, reading)
            if row is not None:
                self.put(one, seat, one.value([None if item is LEFT_OUT else item for item in row]))
            elif one.form != SLOTS:
                self.put(one, seat, one.start(reading.rules.setup))
            else:
                self.put(one, seat, (None,) * len(self.at(one, seat)))
        self.check(reading)

    def read_meadow(self, entries: list[Any]) -> list[Any]:
        """The cards that a position names in the Meadow, without what lies on them; for boxes that keep that."""
        return entries

    def check(self, reading: Reading) -> None:
        """Refuse what no table can be, with a PositionError; for boxes to override."""

    def deal(self, before: Part, reading: Reading, take: Callable[[], Card | None]) -> None:
        """Fill up what a position does not say of cards of the deck, as many as set-up dealt (`before`)."""
        for one, seat in self.things(reading.state, None):
            row = self._row(one, seat, reading)
            if row is None:
                items = one.items(before.at(one, seat))
                self.put(one, seat, one.value([None if item is None else take() for item in items]))
            elif LEFT_OUT in row:
                items = one.items(self.at(one, seat))
                filled = [take() if said is LEFT_OUT else item for said, item in zip(row, items, strict=True)]
                self.put(one, seat, one.value(filled))

    def _row(self, one: Things, seat: int, reading: Reading) -> list[Any] | None:
        """What a position names of a field, slot by slot; None where it does not name it."""
        named, written = one.found_in(reading.entry(seat)) if one.written else (False, None)
        row: list[Any] | None = one.read(written, reading, seat) if named else None
        return row

    def _read_stock(self, stock: Stock, before: Part, reading: Reading) -> None:
        """Named things first; what is left out stays as it was dealt, or becomes something like it that is free."""
        state = reading.state
        everything = reading.rules.stocks[stock]
        free = Counter(everything)
        named = {place: self._row(*place, reading) for place in self.things(state, stock)}
        used = Counter(stock.elsewhere(state))
        for (one, _), row in named.items():
            used.update(one.thing(item) for item in row or () if item is not None and item is not LEFT_OUT)
        for thing, number in used.items():
            if number > free[thing]:
                there = f"named {times(number)}, but it is there {times(free[thing])}"
                raise PositionError(f"the {stock.name} {thing.id} is {there}")
        free -= used
        rows: dict[tuple[Things, int], list[Any]] = {}
        gaps: list[tuple[list[Any], int, Any, Things]] = []
        for (one, seat), row in named.items():
            if one.pile:
                continue
            wanted = one.wanted(self, state, seat, one.items(before.at(one, seat)), row)
            rows[one, seat] = wanted if row is None else [
                want if said is LEFT_OUT else said for said, want in zip(row, wanted, strict=True)
            ]  # fmt: skip
            self.put(one, seat, one.value(rows[one, seat]))
            for slot, item in enumerate(rows[one, seat]):
                if item is not None and (row is None or row[slot] is LEFT_OUT):
                    if free[one.thing(item)]:
                        free[one.thing(item)] -= 1
                    else:
                        gaps.append((rows[one, seat], slot, item, one))
        left = list(self._in_old_order(stock, before, state, free, everything))
        for row, slot, item, one in gaps:
            alike = [thing for thing in left if stock.kind(thing) == stock.kind(one.thing(item))]
            if alike:
                left.remove(alike[0])
            row[slot] = one.with_thing(item, alike[0]) if alike else None
        for (one, seat), row in rows.items():
            self.put(one, seat, one.value(row if one.form != LIST else [item for item in row if item is not None]))
        for one, seat in named:
            if one.pile:
                taken = left if one.takes is None else [thing for thing in left if one.takes(thing)]
                self.put(one, seat, one.filled_up(named[one, seat] or [], taken))
                left = [thing for thing in left if thing not in taken]

    def _in_old_order(
        self, stock: Stock, before: Part, state: State, free: Mapping[Any, int], everything: Sequence[Any]
    ) -> Iterator[Any]:  # fmt: skip
        """What is free, in the order in which set-up shuffled it."""
        left = Counter(free)
        piles = [one.items(before.at(one, seat)) for one, seat in self.things(state, stock) if one.pile]
        for thing in (*(thing for one in piles for thing in one), *everything):
            if left[thing]:
                left[thing] -= 1
                yield thing

    # secrets

    def hidden(self, state: State, seen: Collection[int], stock: Stock | None) -> Iterator[tuple[Things, int, int]]:
        """Where things of a stock (without one: cards of the deck) lie that cannot be seen: field, seat and slot."""
        for one, seat in self.things(state, stock):
            if one.hidden and (seat == TABLE or seat not in seen):
                whole = one.form == LIST and one.face_down(None, state, TABLE)
                for slot, item in enumerate(one.items(self.at(one, seat))):
                    if item is not None and (whole or (one.form != LIST and one.face_down(item, state, slot))):
                        yield one, seat, slot

    def exchange(self, places: Sequence[tuple[Things, int, int]], things: Sequence[Any]) -> None:
        """Put other things there."""
        for (one, seat, slot), thing in zip(places, things, strict=True):
            items = one.items(self.at(one, seat))
            self.put(one, seat, one.value(with_seat(items, slot, one.with_thing(items[slot], thing))))

    def lying_at(self, places: Sequence[tuple[Things, int, int]]) -> list[Any]:
        return [one.thing(one.items(self.at(one, seat))[slot]) for one, seat, slot in places]

    def deal_anew(self, state: State, seen: Collection[int], chance: Generator) -> None:
        """Deal anew, in place, the tiles that cannot be seen; cards of the deck are dealt with all the others."""
        for stock in self.stocks:
            places = list(self.hidden(state, seen, stock))
            if places:
                self._deal_stock(stock, places, chance)

    def _deal_stock(self, stock: Stock, places: list[tuple[Things, int, int]], chance: Generator) -> None:
        """A tile for each place of the kind that lay there; which face-down slot holds which kind is not known."""
        kinds = [stock.kind(thing) for thing in self.lying_at(places)]
        pool = self.lying_at(places)
        chance.shuffle(pool)
        dealt: list[Any] = [None] * len(places)

        def drawn(kind: Any) -> Any:
            thing = next(thing for thing in pool if stock.kind(thing) == kind)
            pool.remove(thing)
            return thing

        slots = [number for number, (one, _, _) in enumerate(places) if one.form == SLOTS]
        for number, (one, _, _) in enumerate(places):
            if (not one.pile or one.takes is not None) and number not in slots:
                dealt[number] = drawn(kinds[number])
        laid_out = [drawn(kind) for kind in sorted((kinds[number] for number in slots), key=str)]
        chance.shuffle(laid_out)
        for number in slots:
            dealt[number] = laid_out.pop()
        self.exchange(places, [pool.pop() if thing is None else thing for thing in dealt])
