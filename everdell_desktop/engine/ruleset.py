"""Boxes, and the rules that a set of boxes makes together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from .actions import Action
from .actions import take_turn as take_standard_turn
from .awards import Award
from .box_options import BoxOption as BoxOption
from .campaigns import Campaign, Challenges
from .cards import Card, Here
from .combining import by_id, in_play, ordered, said
from .decisions import Option, Subject, doing
from .ending import Ending, last_given
from .fields import Stock
from .goods import Goods
from .housing import guests_of, homes_of, takes_in
from .limits import UNLIMITED, Limits, limits_of
from .parts import Part
from .payment import PLAIN_TOKENS, PaymentRule, Tokens
from .places import in_city
from .placing import Placement, award_option, space_option
from .remembering import Memory
from .scoring import ScoreRule, ScoreSheet
from .seat_rules import SeatRule
from .sources import Source
from .spaces import Owned, Space
from .state import Built, State
from .trays import Counter, Notice, Tray
from .workers import WorkerKind

if TYPE_CHECKING:
    from .playing import Play
    from .turn import Turn

T = TypeVar("T")


class Step(NamedTuple):
    """One named step of set-up, season change or turn end; a box may put its own after or instead of another."""

    name: str
    run: Callable[[Turn], None]
    after: str = ""
    instead: str = ""
    before: str = ""
    last: bool = False
    """Comes after all the others, whatever boxes bring those."""


@dataclass(frozen=True)
class Automaton:
    """A seat played by rule. Without `take_turn` it acts only through the steps of its box."""

    name: str
    scoring: Sequence[ScoreRule]
    text: str = ""
    """What it does and how it scores, in words for its rivals."""
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
    brought: Mapping[str, Any] = field(default_factory=dict)
    """What else is brought to the table, under keys that its boxes name, such as the sheet of a campaign."""
    beginning: bool = False
    """Whether a new game begins with it, and not a table that somebody lays out."""


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
    worker_kinds: Sequence[WorkerKind] = ()
    """Kinds of workers it brings; `place_workers` makes the action of sending one out."""
    setup: Sequence[Step] = ()
    season: Sequence[Step] = ()
    after_turn: Sequence[Step] = ()
    after_passing: Sequence[Step] = ()
    """What follows when a seat passes, before its turn ends."""
    scoring: Sequence[ScoreRule] = ()
    payments: Sequence[Tokens | PaymentRule] = ()
    """Tokens and abilities that pay for cards, beside those of cards."""
    sources: Sequence[Source] = ()
    """Where cards may be played from on one's turn."""
    seat_rules: Callable[[State, int], Sequence[SeatRule]] | None = None
    """The rules that hold for a seat just now. Where the box has a part, they follow from that and the season."""
    hand_bonus: Callable[[State, int], int] | None = None
    """How many cards more than usual a seat may hold now."""
    after_roll: Callable[[Turn, int], None] | None = None
    """What follows when an automaton has thrown its die."""
    after_building: Callable[[Turn, Here], None] | None = None
    """What happens whenever a card has come into a city, before its effect."""
    after_play: Callable[[Turn, Play], None] | None = None
    """What answers a card of any seat, once its effect and the reactions of its own city are through."""
    award_keys: Mapping[str, str] = field(default_factory=dict)
    """The keys of a position under which awards of kinds of its own lie open."""
    automata: Sequence[Automaton] = ()
    options: Sequence[BoxOption] = ()
    settled: Callable[[Setup], Setup] | None = None
    """The set-up with what is left open decided; raises BoxError where options do not go together."""
    setup_keys: tuple[str, ...] = ()
    """Further keys of a new game and of a position, kept in `Setup.brought`."""
    trays: Sequence[Tray] = ()
    """What the table shows of it beyond cards, places and awards."""
    counters: Sequence[Counter] = ()
    notices: Callable[[Setup], Sequence[Notice]] | None = None
    """What it changes of the usual game with this set-up, for players who are about to begin."""
    hopes: Callable[[State, Ruleset, int], float] | None = None
    """For thinkers: the points a seat may hope for from things of this box, beyond its score as it stands."""
    signs: Callable[[State, Ruleset, int], Iterable[tuple[str, float]]] | None = None
    """For thinkers: numbers by name that tell how a seat stands in this box; what they are worth is learned."""
    appraise: Callable[[State, Ruleset, int, Option], float | None] | None = None
    """For thinkers: what choosing an option about things of this box is worth in points; None where it cannot say."""
    coming: Callable[[State, int], tuple[Goods, Sequence[Card]]] | None = None
    """For thinkers: the goods and cards that are on their way to a seat."""
    part: type[Part] | None = None
    """State of its own."""
    tiles: Mapping[Stock, Sequence[Any]] = field(default_factory=dict)
    """What lies in its part besides cards of the deck; one that exists several times is listed several times."""
    sees: Callable[[Setup, int, int], bool] | None = None
    """Whether a seat knows what another one keeps secret."""
    limits: Callable[[Setup, Limits], Limits] | None = None
    """The numbers of the table, from those the boxes before it gave; the set-up names the people only."""
    owned_places: Callable[[State], Iterable[Owned]] | None = None
    """The places that lie before seats; the others lie on the board. They follow from the part of the box."""
    leaves_out: Callable[[Setup, Any], bool] | None = None
    """Tells which of its things stay in the box, for a set-up that plays without some of it: cards, places, awards,
    actions, sources, and what gives rules or places to seats. Nothing is asked of what is not in play."""
    needs: tuple[str, ...] = ()
    """Boxes that must be on the table too."""
    joins: Callable[[Setup], bool] | None = None
    """Tells when the box comes to the table by itself; such a box is not offered for choice."""
    more_seats: Callable[[Setup], tuple[Seat, ...]] | None = None
    """Automatic seats it adds."""
    shared: Callable[[Setup], Collection[str]] | None = None
    """What all seats have together, by its key in a position: `season`, or `city` and `points` of one household."""
    without: Collection[str] = ()
    """Keys of a position that this game has no use for, such as `passed` or `forest`."""
    alone: bool = False
    """Played without any other box."""
    facing: tuple[str, ...] = ()
    """The animals of the two seats of a game whose cities lie face to face; else each lies before its player."""
    family: str = ""
    """The game it belongs to, where that is another one: its things may be called like those of other games."""
    take_turn: Callable[[Turn], None] | None = None
    next_seat: Callable[[State, Ruleset], int] | None = None
    """Whose turn comes after that of `state.seat`, when it is not the next in the round."""
    is_over: Callable[[State], bool] | None = None
    score_sheets: Callable[[State, Ruleset], list[ScoreSheet]] | None = None
    """The score sheets, where there is not simply one for each seat."""
    tie_break: Callable[[State, Ruleset, int, tuple[int, ...]], tuple[int, ...]] | None = None
    """What decides between equal scores, from what the boxes before it said; more is better."""
    ties: tuple[str, ...] = ()
    """The same in words, where it is not the usual."""
    winners: Callable[[State, Ruleset, Sequence[ScoreSheet]], list[int]] | None = None
    """Who has won, where that is not simply who has most; nobody where the table has lost."""
    result: Callable[[State, Ruleset, Sequence[ScoreSheet]], Mapping[str, Any] | None] | None = None
    """What else there is to say about the end: names and numbers."""
    aims: Callable[[State, Ruleset, int], float] | None = None
    """For thinkers: what a seat aims at beyond the score of its household, in points: goals, a rival without a seat."""
    campaign: Campaign | None = None
    """Its chapters, and how the sheet of a campaign is kept."""
    challenges: Challenges | None = None
    """A rival to be met on several levels, and what can be shown in doing so."""

    def __post_init__(self) -> None:
        things: list[Any] = [*self.cards, *self.spaces, *self.awards]
        for thing in things:
            thing.key = self.key_of(thing)

    def key_of(self, thing: Any) -> str:
        """The name of a card, place, award or tile of this box among the things of all games."""
        return f"{self.family}/{thing.id}" if self.family else str(thing.id)


class Ruleset:
    """The rules of one combination of boxes."""

    def __init__(self, boxes: Sequence[Box], setup: Setup) -> None:
        self.boxes = boxes
        self.setup = setup
        self.limits = limits_of(boxes, setup)
        self.cards = by_id("card", (card for box in boxes for card in in_play(box, box.cards, setup)))
        self.spaces = by_id("space", (space for box in boxes for space in in_play(box, box.spaces, setup)))
        self.awards = by_id("award", (award for box in boxes for award in in_play(box, box.awards, setup)))
        self.worker_kinds = {kind.name: kind for box in boxes for kind in box.worker_kinds}
        self.actions = [action for box in boxes for action in in_play(box, box.actions, setup)]
        self.closing_actions = [action for action in self.actions if action.closing]
        self.setup_steps = ordered("set-up", [step for box in boxes for step in box.setup])
        self.season_steps = ordered("season", [step for box in boxes for step in box.season])
        self.after_turn = ordered("turn end", [step for box in boxes for step in box.after_turn])
        self.after_passing = ordered("passing", [step for box in boxes for step in box.after_passing])
        self.scoring = [rule for box in boxes for rule in box.scoring]
        self.tokens = tuple(rule for box in boxes for rule in box.payments if isinstance(rule, Tokens))
        self.counts_tokens = any(kind.left is not None for kind in self.tokens)
        self.plain_tokens = PLAIN_TOKENS in self.tokens
        self.payments = [rule for box in boxes for rule in box.payments if not isinstance(rule, Tokens)]
        self.sources = [source for box in boxes for source in in_play(box, box.sources, setup)]
        self.seat_rules = [(box.name, give) for box in boxes for give in in_play(box, said(box.seat_rules), setup)]
        self.hand_bonuses = [box.hand_bonus for box in boxes if box.hand_bonus is not None]
        self.place_owners = [(box.name, give) for box in boxes for give in in_play(box, said(box.owned_places), setup)]
        self.after_roll = [box.after_roll for box in boxes if box.after_roll is not None]
        self.after_building = [box.after_building for box in boxes if box.after_building is not None]
        self.after_play = [box.after_play for box in boxes if box.after_play is not None]
        self.award_keys = {key: kind for box in boxes for key, kind in box.award_keys.items()}
        self.trays = [tray for box in boxes for tray in box.trays]
        self.counters = [counter for box in boxes for counter in box.counters]
        self.facing = next((box.facing for box in boxes if box.facing), ())
        self.hopes = [box.hopes for box in boxes if box.hopes is not None]
        self.signs = [box.signs for box in boxes if box.signs is not None]
        self.coming = [box.coming for box in boxes if box.coming is not None]
        self.appraisers = [box.appraise for box in boxes if box.appraise is not None]
        self.automata = {automaton.name: automaton for box in boxes for automaton in box.automata}
        self.parts = {box.name: box.part for box in boxes if box.part is not None}
        self.stocks = {
            stock: tuple(thing for thing in things if stock.in_play(setup, thing))
            for box in boxes for stock, things in box.tiles.items()
        }  # fmt: skip
        self.take_turn: Callable[[Turn], None] = last_given([box.take_turn for box in boxes], take_standard_turn)
        self.shared = frozenset(key for box in boxes if box.shared is not None for key in box.shared(setup))
        self.without = frozenset(key for box in boxes for key in box.without)
        self.end = Ending(boxes, self)
        self.is_over = self.end.is_over
        self.hosts = homes_of(self.cards.values(), takes_in)
        self._guests: dict[tuple[Tokens, ...], dict[Card, frozenset[Card]]] = {}
        self.memory = Memory(self)
        self.space_options = {space: space_option(space) for space in self.spaces.values()}
        self.award_options = {award: award_option(award) for award in self.awards.values()}
        self.play_options: dict[str, dict[tuple[Any, ...], Option]] = {source.name: {} for source in self.sources}
        """Options of playing a card, by source, made when they are first offered: by slot and card, and where cards are
        played on terms or before a seat, by these too."""
        self._city_options: dict[tuple[int, str], Option] = {}
        self._seen_by: dict[int, frozenset[int]] = {}

    def guests(self, kinds: tuple[Tokens, ...]) -> dict[Card, frozenset[Card]]:
        """For each construction the critters that it takes in by tokens of these kinds."""
        if kinds not in self._guests:
            tables = [guests_of(self.cards.values(), kind.takes_in) for kind in kinds]
            homes = [card for card in self.cards.values() if card.is_construction]
            self._guests[kinds] = {home: frozenset[Card]().union(*[table[home] for table in tables]) for home in homes}
        return self._guests[kinds]

    def scoring_of(self, automaton: Automaton | None) -> Sequence[ScoreRule]:
        """The lines of a score sheet: an automaton has its own, and those the boxes give to everybody."""
        if automaton is None:
            return self.scoring
        return [*automaton.scoring, *(rule for rule in self.scoring if rule.for_automata)]

    def owned_places(self, state: State) -> Sequence[Owned]:
        """The places that lie before seats."""
        return self.memory.owned_places(state)

    def hand_limit_of(self, state: State, seat: int) -> int:
        """How many cards the seat may hold now."""
        limit = self.limits.hand
        if limit is None:
            return UNLIMITED
        for bonus in self.hand_bonuses:
            limit += bonus(state, seat)
        if self.seat_rules:
            for rule in self.memory.seat_rules(state, seat):
                limit += rule.hand_bonus
        return limit

    def seen_by(self, seat: int) -> frozenset[int]:
        """The seats whose secrets a seat knows: its own, and those the boxes say."""
        if seat not in self._seen_by:
            sees = [box.sees for box in self.boxes if box.sees is not None]
            others = range(len(self.setup.seats))
            known = {other for other in others if any(look(self.setup, seat, other) for look in sees)}
            self._seen_by[seat] = frozenset({seat, *known})
        return self._seen_by[seat]

    def sees(self, seat: int, other: int) -> bool:
        """Whether a seat knows what another one keeps secret."""
        return other in self.seen_by(seat)

    def city_option(self, seat: int, built: Built) -> Option:
        """The option of visiting a card in a city."""
        option = self._city_options.get((seat, built.uid))
        if option is None:
            place, kind = in_city(seat, built.uid), built.card.takes
            option = doing("place", place.text, f"Visit the {built.card.name}", Placement(place, kind),
                            Subject("worker", kind), place.subject)  # fmt: skip
            self._city_options[seat, built.uid] = option
        return option
