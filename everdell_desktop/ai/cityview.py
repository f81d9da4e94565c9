"""What a card would be worth in a city as it stands, its price apart."""

from __future__ import annotations

from collections.abc import Callable

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Card, Here
from everdell_desktop.engine.goods import NOTHING, Goods
from everdell_desktop.engine.limits import UNLIMITED
from everdell_desktop.engine.search import first_pick
from everdell_desktop.engine.spaces import Space
from everdell_desktop.engine.state import Built, State
from everdell_desktop.engine.turn import Turn

from .almanac import Almanac, Yield, tried

Traits = list[tuple[str, float]]

PRODUCTIONS_LEFT = (2, 1, 1, 0)
SEASONS_LEFT = (1.0, 0.67, 0.33, 0.0)
GOODS_TRAITS = tuple(tuple(f"{kind}:{season}" for kind in ("twig", "resin", "pebble", "berry")) for season in range(4))
NEW = "?"  # the uid of a card that is only imagined in the city
MOST_VIEWS = 400
USUAL_AWARD = 5.0  # what an award without fixed points is taken for


class CityView:
    """One seat's city in one season, and what each card would add to it."""

    def __init__(self, state: State, almanac: Almanac, seat: int) -> None:
        self.almanac = almanac
        self.seat = seat
        player = state.players[seat]
        self.home = state.homes[seat]
        self.city, self.season, self.awards, self.events = (
            state.city_of(seat), player.season, state.awards, player.events
        )  # fmt: skip
        self.hosts: set[Card] = set()
        self.names: set[str] = set()
        self.singles: dict[str, str] = {}
        self.purple: list[Built] = []
        self._worth: dict[Card, float] = {}
        self._bonus_now: int | None = None
        self._income: int | None = None
        colors: dict[str, int] = {}
        for built in self.city:
            card = built.card
            self.names.update(card.names)
            colors[card.color] = colors.get(card.color, 0) + 1
            if card.is_construction and not built.occupied:
                self.hosts.add(card)
            if card.shares_with and not built.partner:
                self.singles[card.id] = built.uid
            if card.bonus is not None:
                self.purple.append(built)
        self.room = max(0, Turn(state, almanac.rules, first_pick).room_in_city(seat))
        self._look_at_awards(colors)

    def _look_at_awards(self, colors: dict[str, int]) -> None:
        """How much nearer one more card of a name or a colour brings the awards nobody has claimed yet."""
        self.progress: dict[str, float] = {}
        self.awards_missing: dict[Award, tuple[float, int]] = {}
        """For each award that names cards its points and how many of them are still missing."""
        self.awards_open: list[tuple[float, list[str], dict[str, int]]] = []
        """The same with the names and the colours that are missing, where it is only these."""
        self.other_awards: list[Award] = []
        """Those that ask for something else, which nobody can tell from the city alone."""
        for award in self.awards:
            if not (award.cards or award.colors or award.kinds):
                self.other_awards.append(award)
                continue
            lacking = [name for name in award.cards if name not in self.names]
            short = {color: n - colors.get(color, 0) for color, n in award.colors.items() if colors.get(color, 0) < n}
            number = len(lacking) + sum(short.values())
            for cards, needed in award.kinds.items():
                number += max(0, needed - sum(cards.fits(built.card) for built in self.city))
            points = award.points or USUAL_AWARD
            self.awards_missing[award] = (points, number)
            if number and not award.kinds:
                self.awards_open.append((points, lacking, short))
            if number:
                step = points * (1 / number - 1 / (number + 1))
                for name in (*lacking, *short):
                    self.progress[name] = self.progress.get(name, 0.0) + step

    def bonus_points(self, state: State) -> int:
        return sum(built.card.bonus(state, Here(self.home, built.uid)) for built in self.purple if built.card.bonus)

    def step(self, card: Card) -> float:
        """How much nearer the card brings awards nobody has claimed yet."""
        progress = self.progress.get(card.color, 0.0)
        for name in card.names:
            progress += self.progress.get(name, 0.0)
        return progress

    def new_points(self, state: State, card: Card) -> int:
        """By how much the score grows when the card is built."""
        if not self.purple and card.bonus is None and not card.shares_with:
            return card.points
        player, city = state.players[self.home], self.city
        partner = self.singles.get(card.shares_with, "") if card.shares_with else ""
        if partner:
            city = tuple([b._replace(partner=NEW) if b.uid == partner else b for b in city])
        if self._bonus_now is None:
            self._bonus_now = self.bonus_points(state)
        player.city = (*city, Built(card, NEW, partner=partner))
        new = self.bonus_points(state)
        if card.bonus is not None:
            new += card.bonus(state, Here(self.home, NEW))
        player.city = self.city
        return card.points + new - self._bonus_now

    def production(self, state: State, card: Card) -> Goods:
        """What a simple green card would bring each time."""
        trial = state.copy()
        trial.seat = self.seat
        player, house = trial.players[self.seat], trial.players[self.home]
        house.city = (*house.city, Built(card, NEW))
        player.goods = NOTHING
        if card.on_production is not None:
            card.on_production(Turn(trial, self.almanac.rules, first_pick), Here(self.home, NEW))
        return player.goods

    def income(self, state: State) -> int:
        """How many goods the simple green cards bring at each Production."""
        if self._income is None:
            green = [built.card for built in self.city if built.card.simple_production]
            self._income = sum(self.production(state, card).total for card in green)
        return self._income

    def card_traits(self, state: State, card: Card) -> Traits:
        """What having built the card means."""
        base, early = self.almanac.traits[card]
        season = self.season
        traits: Traits = [(base, 1.0)]
        if card.cities is not None:
            traits.append(("points_elsewhere", -card.points))
            return traits
        if card.on_production is not None:
            left = PRODUCTIONS_LEFT[season]
            if left:
                traits.append((early, left / 2))
            if card.simple_production:
                goods = self.production(state, card)
                for name, number in zip(GOODS_TRAITS[season], goods, strict=True):
                    if number:
                        traits.append((name, number))
                if left:
                    traits.append(("production", left * goods.total))
        elif season < 3:
            traits.append((early, SEASONS_LEFT[season]))
        points = self.new_points(state, card)
        filled = 1 - self.room / (self.almanac.rules.limits.city or UNLIMITED)
        traits += [("points", points), ("points_filled", points * filled)]
        progress = self.step(card)
        if progress:
            traits.append(("event", progress))
        if card.takes_space and not (card.shares_with and card.shares_with in self.singles):
            traits += [("crowd", 1 / (1 + self.room)), ("filled", filled)]
        return traits

    def worth(self, state: State, card: Card) -> float:
        """What having built the card is worth."""
        found = self._worth.get(card)
        if found is None:
            weights = self.almanac.weights
            found = 0.0
            for name, value in self.card_traits(state, card):
                found += weights[name] * value
            self._worth[card] = found
        return found


class Views:
    """City views by the city they show, and what places bring, for the many imagined games of one question.

    Both depend on the table, so they last for one question only: else the answer would depend on earlier ones.
    """

    def __init__(self, almanac: Almanac) -> None:
        self.almanac = almanac
        self._kept: dict[tuple[int, int, int, int, int], CityView] = {}
        self._yields: dict[str, Yield] = {}
        self._fetched: dict[tuple[int, int, str], tuple[tuple[object, ...], Traits]] = {}

    def yield_of(self, state: State, space: Space) -> Yield:
        """What a place brings, as it was when this question first came upon it."""
        found = self._yields.get(space.id)
        if found is None:
            found = self._yields[space.id] = tried(state, self.almanac.rules, space)
        return found

    def fetched(self, state: State, seat: int, owner: int, uid: str, look: Callable[[], Traits]) -> Traits:
        """What a visit to a card in a city brings, looked up again when something it may depend on has changed."""
        player = state.players[seat]
        seen = (state.meadow, player.hand, player.goods, state.city_of(seat), state.players[owner].city)
        found = self._fetched.get((seat, owner, uid))
        if found is None or any(then is not now for then, now in zip(found[0], seen, strict=True)):
            found = self._fetched[seat, owner, uid] = (seen, look())
        return found[1]

    def of(self, state: State, seat: int) -> CityView:
        player = state.players[seat]
        # A view holds on to what it was made from, so these ids stay theirs as long as it is kept.
        key = (seat, player.season, id(state.city_of(seat)), id(state.awards), id(player.events))
        view = self._kept.get(key)
        if view is None:
            if len(self._kept) >= MOST_VIEWS:
                self._kept.clear()
            view = self._kept[key] = CityView(state, self.almanac, seat)
        return view
