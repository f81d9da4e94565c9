"""Boxes, and the rules that a set of boxes makes together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from .actions import Action, CardPlay
from .actions import take_turn as take_standard_turn
from .awards import BASIC_EVENT, SPECIAL_EVENT, Award
from .cards import Card, Here
from .decisions import Option, Subject
from .payment import Way
from .placing import Placement
from .quoting import quoted
from .scoring import ScoreRule
from .spaces import Space
from .state import HAND, Built, State
from .trays import Counter, Tray

if TYPE_CHECKING:
    from .turn import Turn

PaymentRule = Callable[["Turn", Card], Iterable[Way]]


class BoxError(Exception):
    """These boxes, seats or options do not go together; the sentence says why."""


class Step(NamedTuple):
    """One named step of set-up, season change or turn end; a box may put its own after or instead of another."""

    name: str
    run: Callable[[Turn], None]
    after: str = ""
    instead: str = ""


@dataclass(frozen=True)
class Automaton:
    """A seat played by rule. Without `take_turn` it acts only through the steps of its box."""

    name: str
    scoring: Sequence[ScoreRule]
    receive: Callable[[Turn, int, Card], Here] | None = None
    """What happens to a card somebody else puts into its city."""
    take_turn: Callable[[Turn], None] | None = None
    wins_ties: bool = False
    settle: Callable[[State, int], None] | None = None
    """Puts its workers where they must stand by now, for a position that does not say."""


class Seat(NamedTuple):
    """Who sits where."""

    name: str
    animal: str = ""
    automaton: str = ""


@dataclass(frozen=True)
class Setup:
    """What is to be played, and by whom."""

    boxes: tuple[str, ...]
    seats: tuple[Seat, ...]
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class BoxOption:
    """A setting of a box that players choose before the game."""

    name: str
    text: str
    choices: tuple[Any, ...]
    default: Any


class PartKind(NamedTuple):
    """How a box's own state is made, written into a position, read back, and hidden from other seats."""

    new: Callable[[Setup], Any]
    write: Callable[[Any, State], dict[str, Any]] = lambda part, state: {}
    """Keys for the table."""
    write_seat: Callable[[Any, int], dict[str, Any]] = lambda part, seat: {}
    """Keys for a seat that decides for itself."""
    read: Callable[[Any, dict[str, Any], State, Ruleset], Any] = lambda part, position, state, rules: part
    """The part after set-up, changed to what the position names; the table has been read by then."""
    keys: tuple[str, ...] = ()
    seat_keys: tuple[str, ...] = ()
    hide: Callable[[dict[str, Any], int], None] = lambda position, seat: None
    """Takes out of a written position what the seat may not see."""


@dataclass(frozen=True)
class Box:
    """What one box adds to the game. The engine walks these lists and never asks which boxes are in play."""

    name: str
    title: str = ""
    text: str = ""
    cards: Sequence[Card] = ()
    spaces: Sequence[Space] = ()
    awards: Sequence[Award] = ()
    actions: Sequence[Action] = ()
    setup: Sequence[Step] = ()
    season: Sequence[Step] = ()
    after_turn: Sequence[Step] = ()
    scoring: Sequence[ScoreRule] = ()
    payments: Sequence[PaymentRule] = ()
    hand_bonus: Callable[[State, int], int] | None = None
    """How many cards more than usual a seat may hold now."""
    after_building: Callable[[Turn, Here], None] | None = None
    """What happens whenever a card has come into a city, before its effect."""
    fetch: Callable[[Turn, Card], None] | None = None
    """Takes a card that is played out of the place apart where the box keeps it."""
    award_keys: Mapping[str, str] = field(default_factory=dict)
    """The keys of a position under which awards of kinds of its own lie open."""
    automata: Sequence[Automaton] = ()
    options: Sequence[BoxOption] = ()
    trays: Sequence[Tray] = ()
    """What the table shows of it beyond cards, places and awards."""
    counters: Sequence[Counter] = ()
    part: PartKind | None = None
    seats: tuple[int, ...] = ()
    """The numbers of people it can be played by; empty where it adds no limit."""
    needs: tuple[str, ...] = ()
    """Boxes that must be on the table too."""
    joins: Callable[[Setup], bool] | None = None
    """Tells when the box comes to the table by itself; such a box is not offered for choice."""
    more_seats: Callable[[Setup], tuple[Seat, ...]] | None = None
    """Automatic seats it adds."""
    take_turn: Callable[[Turn], None] | None = None
    is_over: Callable[[State], bool] | None = None


class Ruleset:
    """The rules of one combination of boxes."""

    def __init__(self, boxes: Sequence[Box], setup: Setup) -> None:
        self.boxes = boxes
        self.setup = setup
        self.hand_limit = 8
        self.city_spaces = 15
        self.meadow_size = 8
        self.cards = by_id("card", (card for box in boxes for card in box.cards))
        self.spaces = by_id("space", (space for box in boxes for space in box.spaces))
        self.awards = by_id("award", (award for box in boxes for award in box.awards))
        self.actions = [action for box in boxes for action in box.actions]
        self.setup_steps = ordered("set-up", [step for box in boxes for step in box.setup])
        self.season_steps = ordered("season", [step for box in boxes for step in box.season])
        self.after_turn = ordered("turn end", [step for box in boxes for step in box.after_turn])
        self.scoring = [rule for box in boxes for rule in box.scoring]
        self.payments = [rule for box in boxes for rule in box.payments]
        self.hand_bonuses = [box.hand_bonus for box in boxes if box.hand_bonus is not None]
        self.after_building = [box.after_building for box in boxes if box.after_building is not None]
        self.fetches = [box.fetch for box in boxes if box.fetch is not None]
        self.award_keys = {"basic_events": BASIC_EVENT, "special_events": SPECIAL_EVENT}
        for box in boxes:
            self.award_keys.update(box.award_keys)
        self.trays = [tray for box in boxes for tray in box.trays]
        self.counters = [counter for box in boxes for counter in box.counters]
        self.automata = {automaton.name: automaton for box in boxes for automaton in box.automata}
        self.parts = {box.name: box.part for box in boxes if box.part is not None}
        self.take_turn: Callable[[Turn], None] = last_given([box.take_turn for box in boxes], take_standard_turn)
        self.is_over: Callable[[State], bool] = last_given([box.is_over for box in boxes], everybody_passed)
        self.hosts = hosting(self.cards.values())
        self.space_options = {space: space_option(space) for space in self.spaces.values()}
        self.award_options = {award: award_option(award) for award in self.awards.values()}
        self._hand_options = {card: hand_option(card) for card in self.cards.values()}
        self._meadow_options: dict[tuple[int, Card], Option] = {}
        self._city_options: dict[tuple[int, str], Option] = {}

    def hand_limit_of(self, state: State, seat: int) -> int:
        """How many cards the seat may hold now."""
        limit = self.hand_limit
        for bonus in self.hand_bonuses:
            limit += bonus(state, seat)
        return limit

    def hand_option(self, card: Card) -> Option:
        return self._hand_options[card]

    def meadow_option(self, slot: int, card: Card) -> Option:
        option = self._meadow_options.get((slot, card))
        if option is None:
            subject = Subject("meadow", card.id, -1, slot)
            option = Option(f"play:meadow:{slot}:{card.id}", f"Play {card.name} from the Meadow", CardPlay(card, slot),
                            subject, Subject("seat", "city"))  # fmt: skip
            self._meadow_options[slot, card] = option
        return option

    def city_option(self, seat: int, built: Built) -> Option:
        """The option of visiting a card in a city."""
        option = self._city_options.get((seat, built.uid))
        if option is None:
            place = f"city:{seat}:{built.uid}"
            kind = built.card.takes
            option = Option(f"place:{place}", f"Visit the {built.card.name}", Placement(place, kind),
                            Subject("worker", kind), Subject("city", built.uid, seat))  # fmt: skip
            self._city_options[seat, built.uid] = option
        return option


def combine(boxes: Sequence[Box], setup: Setup) -> Ruleset:
    """The rules of these boxes together; fails loudly where they do not fit."""
    names = {box.name for box in boxes}
    for box in boxes:
        for needed in box.needs:
            if needed not in names:
                raise BoxError(f"{box.title or box.name} needs the box {needed!r} on the table")
        if box.seats and len(setup.seats) not in box.seats:
            raise BoxError(f"{box.title or box.name} is played by {spoken(box.seats)} players, not {len(setup.seats)}")
    return Ruleset(boxes, setup)


class Shelved(NamedTuple):
    """A box that is opened only when somebody wants it."""

    name: str
    open: Callable[[], Box]
    joins: bool = False
    """Whether it may come to the table by itself."""


class Shelf:
    """All boxes there are; finds the rules for what is to be played."""

    def __init__(self, boxes: Sequence[Box | Shelved]) -> None:
        self._shelved = {box.name: box for box in boxes}
        self._opened: dict[str, Box] = {}

    @property
    def boxes(self) -> dict[str, Box]:
        """Every box by name, opened."""
        return {name: self.box(name) for name in self._shelved}

    def box(self, name: str) -> Box:
        if name not in self._opened:
            shelved = self._shelved[name]
            self._opened[name] = shelved if isinstance(shelved, Box) else shelved.open()
        return self._opened[name]

    def rules(self, setup: Setup) -> Ruleset:
        if not setup.boxes:
            raise BoxError(f"name at least one box; the boxes are {', '.join(self.choosable())}")
        for name in setup.boxes:
            if name not in self.choosable():
                raise BoxError(f"there is no box {quoted(name)}; the boxes are {', '.join(self.choosable())}")
        if len(set(setup.boxes)) != len(setup.boxes):
            raise BoxError("a box can be on the table only once")
        chosen = [self.box(name) for name in self._shelved if name in setup.boxes or self._joins(name, setup)]
        check_options(chosen, setup)
        seats = setup.seats
        for box in chosen:
            if box.more_seats is not None:
                seats = (*seats, *box.more_seats(setup))
        rules = combine(chosen, setup)
        rules.setup = Setup(setup.boxes, seats, setup.options)
        return rules

    def choosable(self) -> list[str]:
        return [name for name, box in self._shelved.items() if not box.joins]

    def _joins(self, name: str, setup: Setup) -> bool:
        joins = self.box(name).joins if self._shelved[name].joins else None
        return joins is not None and joins(setup)


def check_options(boxes: Sequence[Box], setup: Setup) -> None:
    known = {option.name: option for box in boxes for option in box.options}
    for name, value in setup.options.items():
        if name not in known:
            raise BoxError(f"there is no option {quoted(name)} for these boxes and seats")
        if not any(value == choice and type(value) is type(choice) for choice in known[name].choices):
            choices = ", ".join(str(choice) for choice in known[name].choices)
            raise BoxError(f"the option {name!r} can be {choices}, not {quoted(value)}")


def everybody_passed(state: State) -> bool:
    return all(player.passed or player.automaton for player in state.players)


def last_given(given: Sequence[Any], default: Any) -> Any:
    return next((one for one in reversed(given) if one is not None), default)


def by_id(what: str, things: Iterable[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for thing in things:
        if thing.id in found:
            raise BoxError(f"two boxes bring the {what} {thing.id!r}")
        found[thing.id] = thing
    return found


def ordered(what: str, steps: Sequence[Step]) -> list[Step]:
    """Steps in the order given, with those that name another put after it or in its place."""
    order: list[Step] = []
    for step in steps:
        names = [known.name for known in order]
        if step.name in names:
            raise BoxError(f"two {what} steps are called {step.name!r}")
        anchor = step.after or step.instead
        if anchor and anchor not in names:
            raise BoxError(f"the {what} step {step.name!r} refers to {anchor!r}, which is not there")
        if step.instead:
            order[names.index(anchor)] = step
        elif step.after:
            order.insert(names.index(anchor) + 1, step)
        else:
            order.append(step)
    return order


def hosting(cards: Iterable[Card]) -> dict[Card, frozenset[Card]]:
    """For each critter the constructions that can take it in; one that names no home is taken in nowhere."""
    cards = list(cards)
    constructions = [card for card in cards if card.is_construction]

    def takes_in(home: Card, guest: Card) -> bool:
        jokers = {"any_construction", f"any_{home.color}_construction"}
        return bool(guest.links) and bool(
            "any_critter" in home.links
            or not set(home.names).isdisjoint(guest.links)
            or not set(guest.names).isdisjoint(home.links)
            or not jokers.isdisjoint(guest.links)
        )

    return {
        guest: frozenset(home for home in constructions if takes_in(home, guest))
        for guest in cards if guest.is_critter
    }  # fmt: skip


def space_option(space: Space) -> Option:
    return Option(f"place:{space.id}", f"Place a {space.takes}: {space.name}", Placement(space.id, space.takes),
                  Subject("worker", space.takes), Subject("space", space.id))  # fmt: skip


def award_option(award: Award) -> Option:
    return Option(f"claim:{award.id}", f"Claim {award.name}", Placement(f"event:{award.id}"),
                  Subject("worker", "worker"), Subject("award", award.id))  # fmt: skip


def hand_option(card: Card) -> Option:
    return Option(f"play:hand:{card.id}", f"Play {card.name}", CardPlay(card, HAND), Subject("hand", card.id),
                  Subject("seat", "city"))  # fmt: skip


def spoken(numbers: Sequence[int]) -> str:
    return " or ".join(", ".join(str(number) for number in numbers).rsplit(", ", 1))
