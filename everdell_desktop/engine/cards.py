"""What is printed on a card, and the behaviour that hangs under it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from .goods import NOTHING, Goods

if TYPE_CHECKING:
    from .decisions import Reason
    from .effects.counting import Cards
    from .payment import Help, Way
    from .state import State
    from .turn import Turn

CRITTER, CONSTRUCTION = "critter", "construction"
PRODUCTION, TRAVELER, DESTINATION = "production", "traveler", "destination"
GOVERNANCE, PROSPERITY = "governance", "prosperity"
COLORS = (TRAVELER, PRODUCTION, DESTINATION, GOVERNANCE, PROSPERITY)

BOARD = -1  # the seat of things that lie on the board


class Price(NamedTuple):
    """What playing a card costs: goods, and so many cards discarded from the hand."""

    goods: Goods
    cards: int = 0


class Here(NamedTuple):
    """Where an effect happens: whose city, and which built card, space or award there."""

    seat: int
    uid: str


Effect = Callable[["Turn", Here], None]
Block = Callable[["Turn"], "Reason | str | None"]
VisitBlock = Callable[["Turn", Here], "Reason | str | None"]
PaymentWays = Callable[["Turn", Here, "Card", Price], Iterable["Way"]]
PaymentHelps = Callable[["Turn", Here, "Card", Price], Iterable["Help"]]
Bonus = Callable[["State", Here], int]


@dataclass(eq=False, slots=True, repr=False)
class Card:
    """One kind of card. Facts are given when it is made; behaviour is attached with the decorators below.

    Behaviour that is a value is a fact, too: `critter` and `construction` take it by the name of the decorator.
    Cards are compared by identity: a game holds the very objects its boxes made.
    """

    id: str
    name: str
    kind: str
    color: str
    cost: Goods
    """As printed. What playing it costs now is `turn.price_of`."""
    points: int
    copies: int
    unique: bool
    links: tuple[str, ...]
    """A critter names the constructions that host it, a construction the critters it hosts; `any_...` is a joker."""
    text: str
    golden: str = ""
    """Its golden banner: the cards of the other kind (of a colour, `common` or `unique`) it goes together with where a
    golden token is used."""
    costs_cards: int = 0
    """How many hand cards are discarded to play it, beside the goods."""
    open: bool = False
    """Others may send workers here; its owner takes `visitor_points` each time."""
    visitor_points: int = 1
    worker_spaces: int = 0
    takes: str = "worker"
    """The kind of worker that may go there."""
    second_space_with: str = ""
    """The card that must be in the city for the second worker space."""
    visit_is_copied: bool = True
    """Whether other effects may carry out its visit; never where workers stay for good."""
    keeps_workers: bool = False
    """Workers placed here never come back."""
    shelters_workers: bool = False
    """Workers whose card is gone may wait here."""
    cells: int = 0
    """How many cards may lie under it."""
    point_stock: int = 0
    """So many point tokens come to lie on it with it, to be spent later."""
    carries_workers: bool = False
    """It may move to another city with the workers on it, so that strangers stand on it there."""
    takes_space: bool = True
    shares_with: str = ""
    """The card that may lie on the same space."""
    lodges: bool = False
    """Lies on a construction of its city, one on each; it takes a space only while none is free for it."""
    pays_opponent: bool = False
    """What is paid for it goes to an opponent instead of the supply."""
    stacks: bool = False
    """All copies in a city lie on one space."""
    adds_spaces: int = 0
    """So many spaces more has the city it lies in."""
    carries: bool = False
    """One card may be built on top of it, on the same space."""
    slips_under: bool = False
    """Lies beneath a construction of its city."""
    stays: bool = False
    """Never leaves its city: it cannot be discarded, taken, moved or locked up."""
    inherits: bool = False
    """Takes over what lies on and under the card whose place it takes, and shares a space with its partner."""
    copied_at_home_only: bool = False
    """Can be activated for the player in whose city it lies, never copied from another city."""
    legendary: bool = False
    """Neither unique nor common, never copied, and no further copy of a card it stands in for comes into its city."""
    in_deck: bool = True
    """Lies in the deck; other cards are dealt by their box."""
    rival_cards: int = 1
    """With how many cards an automaton that answers every card played answers this one."""
    rival_points: int = 0
    """How many point tokens it takes then."""
    names: tuple[str, ...] = ()
    """The ids it counts as wherever a card is named: its own, and more for cards that stand in for another."""

    on_played: Effect | None = None
    on_production: Effect | None = None
    on_visit: Effect | None = None
    reactions: tuple[tuple[Cards, Effect], ...] = ()
    """What it does after its owner played another card of these kinds."""
    on_season: Effect | None = None
    on_event: Effect | None = None
    play_block: Block | None = None
    visit_block: VisitBlock | None = None
    payment_ways: PaymentWays | None = None
    payment_helps: PaymentHelps | None = None
    cities: Callable[[Turn], list[int]] | None = None
    room_makers: Callable[[Turn], list[str]] | None = None
    bonus: Bonus | None = None

    simple_production: bool = field(init=False, default=False)
    """Producing only adds goods or point tokens and asks nothing, so its place in the order never matters."""
    simple_trigger: bool = field(init=False, default=True)
    """None of its reactions asks anything."""
    key: str = field(init=False)
    """Its name among the things of all games: pictures, rulings, weights and figures are kept under it."""
    price: Price = field(init=False)
    """The printed price."""
    common: bool = field(init=False)
    is_critter: bool = field(init=False)
    is_construction: bool = field(init=False)

    def __post_init__(self) -> None:
        self.key = self.id
        self.names = self.names or (self.id,)
        self.price = Price(self.cost, self.costs_cards)
        self.common = not self.unique and not self.legendary
        self.is_critter = self.kind == CRITTER
        self.is_construction = self.kind == CONSTRUCTION

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def when_played(self, effect: Effect) -> Effect:
        """Resolved once the card lies in the city."""
        self.on_played = effect
        return effect

    def produces(self, effect: Effect) -> Effect:
        """Resolved when the card is played and at each Production. `here` tells in whose city; gains go to the turn."""
        self.on_production = effect
        self.simple_production = getattr(effect, "only_adds", False)
        return effect

    def when_visited(self, effect: Effect) -> Effect:
        """Resolved when a worker is placed on the card. What the effect needs is what a visit needs."""
        self.on_visit = effect
        self.visit_block = getattr(effect, "block", None) or self.visit_block
        return effect

    def after_playing(self, cards: Cards) -> Callable[[Effect], Effect]:
        """Resolved after its owner played another such card into the same city."""

        def attach(effect: Effect) -> Effect:
            self.reactions = (*self.reactions, (cards, effect))
            self.simple_trigger = self.simple_trigger and not getattr(effect, "asks", True)
            return effect

        return attach

    def reacts_to(self, played: Card) -> bool:
        return any(cards.fits(played) for cards, _ in self.reactions)

    def before_season(self, effect: Effect) -> Effect:
        """Resolved when its owner prepares for season, before the workers come home."""
        self.on_season = effect
        return effect

    def after_event(self, effect: Effect) -> Effect:
        """Resolved when its owner has achieved an event."""
        self.on_event = effect
        return effect

    def may_play(self, block: Block) -> Block:
        """Gives the reason why the card cannot be played now, or None."""
        self.play_block = block
        return block

    def may_visit(self, block: VisitBlock) -> VisitBlock:
        """Gives the reason why a worker cannot be placed here now, or None."""
        self.visit_block = block
        return block

    def ways_to_pay(self, ways: PaymentWays) -> PaymentWays:
        """Card-playing abilities this card offers its owner for another card with a price."""
        self.payment_ways = ways
        return ways

    def helps_to_pay(self, helps: PaymentHelps) -> PaymentHelps:
        """What this card adds to whatever way its owner pays for another card."""
        self.payment_helps = helps
        return helps

    def goes_to(self, cities: Callable[[Turn], list[int]]) -> Callable[[Turn], list[int]]:
        """The seats whose city may receive the card, where that is not simply the player's own."""
        self.cities = cities
        return cities

    def takes_place_of(self, room_makers: Callable[[Turn], list[str]]) -> Callable[[Turn], list[str]]:
        """The cards in the city (by uid) of which one leaves so that this one takes its place."""
        self.room_makers = room_makers
        return room_makers

    def end_points(self, bonus: Bonus) -> Bonus:
        """Bonus points at the end of the game."""
        self.bonus = bonus
        return bonus


BEHAVIOUR = (
    "when_played", "produces", "when_visited", "before_season", "after_event", "may_play", "may_visit", "ways_to_pay",
    "helps_to_pay", "goes_to", "takes_place_of", "end_points",
)  # fmt: skip


def critter(name: str, *, cost: int, home: str | tuple[str, ...], **facts: Any) -> Card:
    """A critter that costs berries and lives in `home`."""
    links = (home,) if isinstance(home, str) else home
    return _card(name, CRITTER, cost=Goods(berry=cost), links=links, facts=facts)


def construction(name: str, *, cost: Goods = NOTHING, hosts: str | tuple[str, ...], **facts: Any) -> Card:
    """A construction that hosts the critters `hosts`."""
    links = (hosts,) if isinstance(hosts, str) else hosts
    return _card(name, CONSTRUCTION, cost=cost, links=links, facts=facts)


def _card(name: str, kind: str, *, cost: Goods, links: tuple[str, ...], facts: dict[str, Any]) -> Card:
    behaviour = {word: facts.pop(word) for word in BEHAVIOUR if word in facts}
    reactions: Mapping[Cards, Effect] = facts.pop("after_playing", {})
    card = Card(id=id_of(name), name=name, kind=kind, cost=cost, links=tuple(map(id_of, links)), **facts)
    for word, value in behaviour.items():
        getattr(card, word)(value)
    for cards, effect in reactions.items():
        card.after_playing(cards)(effect)
    return card


def card_id(uid: str) -> str:
    """The card that a uid of a city names: `farm.2` is a `farm`."""
    return uid.partition(".")[0]


def id_of(name: str) -> str:
    """`Barge Toad` to `barge_toad`."""
    return "".join(c if c.isalnum() else "_" if c in " -_" else "" for c in name.lower())
