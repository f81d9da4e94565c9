"""What the table means to one seat: what cards are worth to it and what its goods can buy."""

from __future__ import annotations

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.goods import NOTHING, Goods
from everdell_desktop.engine.search import first_pick
from everdell_desktop.engine.sources import FROM_HAND, HAND, MEADOW, Origin
from everdell_desktop.engine.state import AUTUMN, State
from everdell_desktop.engine.turn import Turn

from .cityview import Traits, Views
from .prospects import Prospects

USUAL = (HAND, MEADOW)
WISHES = 8  # so many wished-for cards are looked at when goods are weighed
NEARLY = (1.0, 0.5, 0.25, 0.1)
"""How much of a wish counts while so many resources are lacking."""


class Outlook:
    """The view of one seat on a table at one moment."""

    __slots__ = (
        "_costs", "_plan_now", "_prospects", "_tokens", "_turn", "_wishes", "_worth", "almanac", "city", "hosts",
        "lateness", "player", "rules", "season", "seat", "state", "views", "weights",
    )  # fmt: skip

    def __init__(self, state: State, views: Views, seat: int) -> None:
        almanac = views.almanac
        self.state = state
        self.views = views
        self.almanac = almanac
        self.weights = almanac.weights
        self.rules = almanac.rules
        self.seat = seat
        self.player = state.players[seat]
        self.season = self.player.season
        self.lateness = 1 / (1 + self.player.free_workers) if self.season == AUTUMN else 0.0
        """How near the end of the game is: goods are left over then."""
        self.city = views.of(state, seat)
        self.hosts = self.city.hosts
        self._wishes: list[tuple[float, Goods]] | None = None
        self._plan_now: float | None = None
        self._tokens: dict[Card, bool] = {}
        self._costs: dict[Card, Goods] = {}
        self._worth: dict[Card, float] = {}
        self._turn: Turn | None = None
        self._prospects: Prospects | None = None

    @property
    def prospects(self) -> Prospects:
        if self._prospects is None:
            self._prospects = Prospects(self)
        return self._prospects

    @property
    def turn(self) -> Turn:
        """A turn of the seat, to look things up; whatever it might ask is answered by the first option."""
        if self._turn is None:
            state = self.state
            before, state.seat = state.seat, self.seat
            self._turn = Turn(state, self.rules, first_pick)
            state.seat = before
        return self._turn

    def claimable(self) -> list[Award]:
        """The awards that ask for something else than cards, and that could be claimed now."""
        return [award for award in self.city.other_awards if award.block is None or award.block(self.turn) is None]

    # cards

    def card_traits(self, card: Card) -> Traits:
        return [*self.city.card_traits(self.state, card), *self.prospects.traits(card)]

    def worth(self, card: Card) -> float:
        """What having built the card is worth to this seat, its price apart."""
        worth = self._worth.get(card)
        if worth is None:
            worth = self.city.worth(self.state, card)
            for name, number in self.prospects.traits(card):
                worth += self.weights[name] * number
            self._worth[card] = worth
        return worth

    def is_hosted(self, card: Card) -> bool:
        """Whether the critter can be played with an occupied token."""
        if not card.is_critter:
            return False
        if self.rules.plain_tokens and not self.rules.hosts[card].isdisjoint(self.hosts):
            return True
        return bool(self.rules.payments) and self.has_token(card)

    def has_token(self, card: Card) -> bool:
        """Whether a token of a kind that a box brings plays the card."""
        found = self._tokens.get(card)
        if found is None:
            ways = (way for rule in self.rules.payments for way in rule(self.turn, card, card.price))
            found = self._tokens[card] = any(way.token for way in ways)
        return found

    def cost_of(self, card: Card, origin: Origin = FROM_HAND) -> Goods:
        """What goods the card costs this seat now."""
        if not self.rules.seat_rules:
            return card.price.goods
        if origin is not FROM_HAND:
            return self.turn.price_of(card, origin).goods
        found = self._costs.get(card)
        if found is None:
            found = self._costs[card] = self.turn.price_of(card, origin).goods
        return found

    def fits(self, card: Card) -> bool:
        """Whether the card could be in the city at all."""
        if card.unique and card.id in self.city.names:
            return False
        return self.city.room > 0 or not card.takes_space

    # goods

    def wishes(self) -> list[tuple[float, Goods]]:
        """The cards most worth buying, wherever they lie: their worth and price, the best first."""
        if self._wishes is None:
            shut = self.state.shut
            cards = list(self.player.hand)
            cards += [card for slot, card in enumerate(self.state.meadow) if card is not None and slot not in shut]
            if len(self.rules.sources) > len(USUAL):
                cards += self.cards_elsewhere()
            found = []
            for card in dict.fromkeys(cards):
                if self.fits(card):
                    worth = self.worth(card)
                    cost = NOTHING if self.is_hosted(card) else self.cost_of(card)
                    if worth > 0:
                        found.append((worth - 0.5 * cost.total, worth, cost))
            found.sort(reverse=True)
            self._wishes = [(worth, cost) for _, worth, cost in found[:WISHES]]
        return self._wishes

    def cards_elsewhere(self) -> list[Card]:
        """What can be played besides hand and Meadow."""
        others = (source for source in self.rules.sources if source not in USUAL)
        return [card for source in others for _, card in source.cards(self.turn)]

    def plan(self, goods: Goods, bought: Goods | None = None, worth: float = 0.0) -> float:
        """What the goods can buy and nearly buy of the wished-for cards; one that is bought already is left out."""
        a, b, c, d = goods
        total = 0.0
        for wish_worth, cost in self._wishes or self.wishes():
            if bought is not None and cost is bought and wish_worth == worth:
                bought = None
                continue
            w, x, y, z = cost
            lacking = w - a if w > a else 0
            if x > b:
                lacking += x - b
            if y > c:
                lacking += y - c
            if z > d:
                lacking += z - d
            if not lacking:
                total += wish_worth
                a -= w
                b -= x
                c -= y
                d -= z
            elif lacking < 4:
                total += wish_worth * NEARLY[lacking]
        return total

    @property
    def plan_now(self) -> float:
        if self._plan_now is None:
            self._plan_now = self.plan(self.player.goods)
        return self._plan_now
