"""How many points a seat can hope for at the end, judged from how it stands now."""

from __future__ import annotations

from everdell_desktop.engine.places import CITY
from everdell_desktop.engine.state import AUTUMN, SEASONS, State

from .almanac import Almanac
from .cityview import Traits, Views
from .outlook import Outlook

GOODS = ("twig", "resin", "pebble", "berry")
MANY_GOODS = 8  # more than these are hardly spent in time
RIVAL = 0.6  # how much a point of a rival who plays by rule counts against one's own
TIGHT = 4  # so few spaces left in a city are felt
TOGETHER = " together"


def score_of(state: State, almanac: Almanac, seat: int) -> int:
    """The seat's score as if the game ended now."""
    rules = almanac.rules
    automaton = rules.automata.get(state.players[seat].automaton)
    seat = state.homes[seat]
    return sum(rule.points(state, rules, seat) for rule in rules.scoring_of(automaton))


def page_of(state: State, seat: int) -> str:
    """The page of the values that tells of a seat: that of its season; those who build one city have their own."""
    season = SEASONS[state.players[seat].season]
    return season if len(set(state.homes)) == len(state.homes) else season + TOGETHER


def standing_traits(state: State, views: Views, seat: int) -> Traits:
    """What counts in how a seat stands, and in how those stand who build in the same city."""
    outlook, almanac = Outlook(state, views, seat), views.almanac
    city, rules = outlook.city, almanac.rules
    traits: Traits = [("always", 1.0), ("score", score_of(state, almanac, seat))]
    traits += almanac.table
    traits += [(name, number) for signs in rules.signs for name, number in signs(state, rules, seat)]
    if rules.hopes:
        traits.append(("hoped", sum(hopes(state, rules, seat) for hopes in rules.hopes)))
    if rules.limits.city is not None:
        traits.append(("room", city.room))
    if city.room < TIGHT:
        traits.append(("tight", TIGHT - city.room))
    near = ready = 0.0
    for points, missing in city.awards_missing.values():
        if missing:
            near += points / (missing + 1)
        else:
            ready += points
    traits += [("events_near", near), ("events_ready", ready), ("homes", len(city.hosts))]
    stock = 0
    for built in city.city:
        traits.append((almanac.standing[built.card], 1.0))
        stock += built.goods.total
    if stock:
        traits.append(("stock", stock))
    traits.append(("income", city.income(state) if outlook.season < AUTUMN else 0))
    mates = state.household(seat)
    if len(mates) == 1:
        return traits + seat_traits(outlook)
    for mate in mates:
        traits += traits_of_mate(state, views, mate)
    return traits


def traits_of_mate(state: State, views: Views, seat: int) -> Traits:
    """What one of those has who build together, with what is on its way to them."""
    player = state.players[seat]
    goods, hand = player.goods, player.hand
    for coming in views.almanac.rules.coming:
        more, cards = coming(state, seat)
        player.goods, player.hand = player.goods + more, (*player.hand, *cards)
    traits = seat_traits(Outlook(state, views, seat))
    player.goods, player.hand = goods, hand
    return traits


def seat_traits(outlook: Outlook) -> Traits:
    """What a seat has of its own: goods, workers, cards in hand."""
    state, player, almanac, seat = outlook.state, outlook.player, outlook.almanac, outlook.seat
    traits: Traits = [("plan", outlook.plan_now)]
    traits += [(f"counter:{counter.icon}", counter.number(state, seat)) for counter in outlook.rules.counters]
    traits += [(kind, number) for kind, number in zip(GOODS, player.goods, strict=True) if number]
    total = player.goods.total
    if total > MANY_GOODS:
        traits.append(("many_goods", total - MANY_GOODS))
    free = kept = 0
    for worker in player.workers:
        if worker.place is None and worker.counts:
            free += 1
        elif worker.place is None:
            traits.append((f"free:{worker.kind}", 1.0))
        elif worker.place.kind == CITY and almanac.keeps(state, worker.place):
            kept += 1
    traits += [("workers", free), ("workers_kept", kept), ("hand", len(player.hand))]
    if outlook.city.other_awards:
        traits.append(("claimable", sum(award.points for award in outlook.claimable())))
    hosted = sum(outlook.is_hosted(card) and outlook.fits(card) for card in player.hand)
    offered = sum(card is not None and outlook.is_hosted(card) and outlook.fits(card) for card in state.meadow)
    traits += [("hosted", hosted), ("hosted_meadow", min(3, offered))]
    hopes = sorted((outlook.worth(card) for card in player.hand if outlook.fits(card)), reverse=True)
    traits.append(("hopes", sum(hope for hope in hopes[:4] if hope > 0)))
    return traits


def value(state: State, views: Views, seat: int) -> float:
    """The score to hope for, against what a rival who plays by rule has got by then.

    Such a rival scores from what the seat does (a card of his own for every card played, awards left unclaimed). Who
    shares a city hopes for its score, and for what the boxes say the household aims at: goals, a rival without a seat.
    """
    almanac = views.almanac
    player = state.players[seat]
    rivals = sum(score_of(state, almanac, n) for n, other in enumerate(state.players) if other.automaton)
    if player.passed or almanac.rules.is_over(state):
        return almanac.rules.end.worth(state, seat) - RIVAL * rivals
    weights = almanac.values_of(page_of(state, seat))
    hope = sum(weights.get(name, 0.0) * amount for name, amount in standing_traits(state, views, seat))
    return hope + almanac.rules.end.aims(state, seat) - RIVAL * rivals
