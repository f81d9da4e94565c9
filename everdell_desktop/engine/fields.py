"""The declared lines of a part: each knows how it is written, read, hidden and dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from .cards import Card
from .reading import MOST, PositionError, as_list, as_mapping, as_number, check_keys, known, pick, pick_dealt

if TYPE_CHECKING:
    from .parts import Part
    from .ruleset import Ruleset, Setup
    from .state import State

TABLE = -1
"""The seat of what belongs to nobody."""
LIST, SLOTS, ONE = "list", "slots", "one"


class Reading(NamedTuple):
    """A position being read: what it says of the table and of each seat, and what has been read so far."""

    position: Mapping[str, Any]
    entries: Sequence[Mapping[str, Any]]
    state: State
    rules: Ruleset

    def entry(self, seat: int) -> Mapping[str, Any]:
        return self.position if seat == TABLE else self.entries[seat]


@dataclass(frozen=True, eq=False)
class Stock:
    """All tiles of a kind that a box brings (`Box.tiles`). Each lies in a field of this stock, or somewhere else."""

    name: str
    """What one of them is called in a sentence."""
    kind: Callable[[Any], Any] = lambda thing: None
    """What everybody may know of a hidden one: it is dealt anew as one of the same kind."""
    elsewhere: Callable[[State], Iterable[Any]] = lambda state: ()
    """Those that lie on the table outside the part."""
    in_play: Callable[[Setup, Any], bool] = lambda setup, thing: True
    """Whether one belongs to this game."""
    art: str = ""
    """Where the pictures of its tiles are kept, each under the name of its tile."""


@dataclass(eq=False)
class Field:
    """One declared line of a part: one value for each seat, or a single one for the table."""

    per_seat: bool = True
    key: str = ""
    """Its name in a position; `map.peaks` is the key `peaks` of the object `map`. Left out: as it is called."""
    automata: bool = False
    """Whether seats that play by rule have it too."""
    module: Callable[[Setup], bool] | None = None
    """Tells whether a set-up plays with it; otherwise a position neither has it nor may name it."""
    name: str = field(default="", init=False)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.key = self.key or name

    @property
    def written(self) -> bool:
        return not self.key.startswith("_")

    def in_play(self, setup: Setup) -> bool:
        return self.module is None or self.module(setup)

    def found_in(self, entry: Mapping[str, Any]) -> tuple[bool, Any]:
        """Whether a position names it, and what it says."""
        outer, dot, inner = self.key.partition(".")
        if not dot:
            return outer in entry, entry.get(outer)
        group = as_mapping(entry.get(outer, {}), outer)
        return inner in group, group.get(inner)

    def put_into(self, entry: dict[str, Any], written: Any) -> None:
        outer, dot, inner = self.key.partition(".")
        if dot:
            entry.setdefault(outer, {})[inner] = written
        else:
            entry[outer] = written

    def words(self, reading: Reading, seat: int) -> str:
        """How a sentence calls it: `the pearls of Rowan`."""
        what = self.key.replace("_", " ").replace(".", ", ")
        return f"the {what}" + ("" if seat == TABLE else f" of {reading.state.players[seat].name}")

    def start(self, setup: Setup) -> Any:
        """Its value before anything is laid out."""
        raise NotImplementedError

    def write(self, value: Any) -> Any:
        return value

    def read(self, written: Any, reading: Reading, seat: int) -> Any:
        raise NotImplementedError

    def left_out(self, dealt: Any, reading: Reading, seat: int) -> Any:
        """Its value where a position does not name it; `dealt` is what set-up made of it."""
        return self.start(reading.rules.setup)

    def hide(self, written: Any, value: Any, state: State, *, seen: bool) -> Any:
        """What is left of the written value for whoever does not see the seat's secrets."""
        return written


@dataclass(eq=False)
class Number(Field):
    """A number, from nothing to `most`."""

    initial: int = 0
    most: int = MOST

    def start(self, setup: Setup) -> int:
        return self.initial

    def read(self, written: Any, reading: Reading, seat: int) -> int:
        return as_number(written, self.words(reading, seat), most=self.most)


@dataclass(eq=False)
class Word(Field):
    """One of a few words; the first is the usual one."""

    choices: tuple[str, ...] = ()

    def start(self, setup: Setup) -> str:
        return self.choices[0]

    def read(self, written: Any, reading: Reading, seat: int) -> str:
        return self.choices[known(written, self.choices, self.words(reading, seat))]


@dataclass(eq=False)
class Things(Field):
    """Cards of the deck, or tiles of a stock: a list, slots that may be empty, or a single one or none.

    A box with things that carry more than their name overrides the four methods about one of them.
    """

    stock: Stock | None = None
    """Without one they are cards of the deck."""
    form: str = LIST
    most: int = MOST
    slots: Callable[[Setup], int] = lambda setup: 0
    slot_names: tuple[str, ...] = ()
    """Slots with names are written as an object."""
    hidden: bool | Callable[[State, int], bool] = False
    """A seat's: nobody else sees them. The table's: nobody does; or a function of the state and the slot."""
    pile: bool = False
    """Whether it takes in what the other fields of the stock leave, top first."""
    takes: Callable[[Any], bool] | None = None
    """Which things of the stock a pile takes in, where there is a pile for each kind."""
    keep: Callable[[Part, State, int, tuple[Any, ...]], Sequence[Any]] | None = None
    """Of what set-up dealt: what a seat that does not say is taken to have still."""

    # about one of them

    def thing(self, item: Any) -> Any:
        return item

    def with_thing(self, item: Any, thing: Any) -> Any:
        return thing

    def write_one(self, item: Any) -> Any:
        return item.id

    def read_one(self, written: Any, reading: Reading, where: str) -> Any:
        if self.stock is None:
            return pick_dealt(reading.rules.cards, written, where)
        things = {thing.id: thing for thing in reading.rules.stocks[self.stock]}
        return pick(things, written, self.stock.name, where)

    def face_down(self, item: Any, state: State, slot: int) -> bool:
        """Whether one is hidden from all who do not own it."""
        return self.hidden(state, slot) if callable(self.hidden) else self.hidden

    # about all

    def wanted(self, part: Part, state: State, seat: int, dealt: tuple[Any, ...], row: list[Any] | None) -> list[Any]:
        """Of what set-up dealt there, what would still be there, for what a position leaves out."""
        if row is None and self.keep is not None:
            return list(self.keep(part, state, seat, dealt))
        return list(dealt) if row is None else [*dealt, *([None] * len(row))][: len(row)]

    def items(self, value: Any) -> tuple[Any, ...]:
        """The value as a row, None for an empty slot."""
        return (value,) if self.form == ONE else tuple(value)

    def value(self, items: Sequence[Any]) -> Any:
        return items[0] if self.form == ONE else tuple(items)

    def filled_up(self, row: Sequence[Any], rest: Sequence[Any]) -> Any:
        """The value of a pile of which a position names the top ones, with the rest of the stock below."""
        return self.value([*row, *rest])

    def start(self, setup: Setup) -> Any:
        if self.form == ONE:
            return None
        return (None,) * (len(self.slot_names) or self.slots(setup)) if self.form == SLOTS else ()

    def write(self, value: Any) -> Any:
        row = [None if item is None else self.write_one(item) for item in self.items(value)]
        if self.slot_names:
            return dict(zip(self.slot_names, row, strict=False))
        return row[0] if self.form == ONE else row

    def row(self, written: Any, reading: Reading, seat: int) -> list[Any]:
        """What a position names, slot by slot; LEFT_OUT where it does not say."""
        what = self.words(reading, seat)
        room = len(self.slot_names) or self.slots(reading.rules.setup)
        if self.form == ONE:
            return [written]
        if self.slot_names:
            entries = as_mapping(written, what)
            check_keys(entries, set(self.slot_names), what)
            return [entries.get(name, LEFT_OUT) for name in self.slot_names]
        row = as_list(written, what)
        if self.form == SLOTS:
            if len(row) > room:
                raise PositionError(f"{what} are {len(row)}, but there are only {room} places")
            return [*row, *([LEFT_OUT] * (room - len(row)))]
        if len(row) > self.most:
            raise PositionError(f"{what} are {len(row)}, but there can be only {self.most}")
        return row

    def read(self, written: Any, reading: Reading, seat: int) -> Any:
        """The row with what is named; a slot may be null, and {"hidden": true} leaves it to be dealt."""
        row: list[Any] = []
        for entry in self.row(written, reading, seat):
            if entry is LEFT_OUT or is_hidden(entry):
                row.append(LEFT_OUT)
            elif entry is None and self.form != LIST:
                row.append(None)
            else:
                row.append(self.read_one(entry, reading, self.words(reading, seat)))
        return row

    def hide(self, written: Any, value: Any, state: State, *, seen: bool) -> Any:
        if seen or not self.hidden:
            return written
        if self.form == LIST:
            return len(value) if self.face_down(None, state, TABLE) else written
        row = [
            {"hidden": True} if item is not None and self.face_down(item, state, slot) else
            None if item is None else self.write_one(item)
            for slot, item in enumerate(self.items(value))
        ]  # fmt: skip
        if self.slot_names:
            return dict(zip(self.slot_names, row, strict=True))
        return row[0] if self.form == ONE else row

    def lying(self, value: Any) -> list[Any]:
        """The things that lie here."""
        return [self.thing(item) for item in self.items(value) if item is not None]

    def cards(self, value: Any) -> list[Card]:
        """The cards that lie here, those on or under a tile too where a box says so."""
        return [thing for thing in self.lying(value) if isinstance(thing, Card)]


class LeftOut:
    """What a position does not say."""

    def __repr__(self) -> str:
        return "left out"


LEFT_OUT = LeftOut()


def is_hidden(entry: Any) -> bool:
    """Whether a view stands in a position for what it does not show."""
    return isinstance(entry, Mapping) and set(entry) == {"hidden"} and entry["hidden"] is True


def refuse_unknown_keys(fields: Iterable[Field], entry: Mapping[str, Any]) -> None:
    """The objects that group several fields have no other keys."""
    groups: dict[str, set[str]] = {}
    for one in fields:
        outer, dot, inner = one.key.partition(".")
        if dot:
            groups.setdefault(outer, set()).add(inner)
    for outer, keys in groups.items():
        if outer in entry:
            check_keys(as_mapping(entry[outer], outer), keys, outer)


def number(*, initial: int = 0, most: int = MOST, per_seat: bool = True, key: str = "", **facts: Any) -> Any:
    """A number."""
    return Number(per_seat, key, initial=initial, most=most, **facts)


def word(*choices: str, per_seat: bool = True, key: str = "", **facts: Any) -> Any:
    """One of these words, at first the first of them."""
    return Word(per_seat, key, choices=choices, **facts)


def cards(*, per_seat: bool = True, key: str = "", **facts: Any) -> Any:
    """Cards of the deck that lie apart."""
    return Things(per_seat, key, **facts)


def card(*, per_seat: bool = True, key: str = "", **facts: Any) -> Any:
    """One card of the deck that lies apart, or none."""
    return Things(per_seat, key, form=ONE, **facts)


def card_slots(slots: int, *, key: str = "", **facts: Any) -> Any:
    """Cards of the deck that lie open on the table, slot by slot."""
    return Things(False, key, form=SLOTS, slots=lambda setup: slots, **facts)


def tiles(stock: Stock, *, per_seat: bool = True, key: str = "", **facts: Any) -> Any:
    """Tiles of a stock: of each seat, or on the table."""
    return Things(per_seat, key, stock=stock, **facts)


def tile(stock: Stock, *, per_seat: bool = False, key: str = "", **facts: Any) -> Any:
    """One tile of a stock, or none."""
    return Things(per_seat, key, stock=stock, form=ONE, **facts)


def tile_slots(stock: Stock, slots: int | Sequence[str], *, key: str = "", **facts: Any) -> Any:
    """Tiles of a stock that lie on the table, slot by slot; slots may have names."""
    if isinstance(slots, int):
        return Things(False, key, stock=stock, form=SLOTS, slots=lambda setup: slots, **facts)
    return Things(False, key, stock=stock, form=SLOTS, slot_names=tuple(slots), **facts)


def pile(stock: Stock, *, key: str = "", **facts: Any) -> Any:
    """What is left of a stock, face down, the top one first. A position names the top ones."""
    return Things(False, key, stock=stock, hidden=True, pile=True, **facts)


def unseen(stock: Stock) -> Any:
    """What is left of a stock and went back into the box unseen: written nowhere, but as likely as what was dealt."""
    return Things(False, "_unseen", stock=stock, hidden=True, pile=True)
