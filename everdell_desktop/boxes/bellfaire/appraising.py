"""What crates of the Market are worth to a seat, roughly, for computer players."""

from __future__ import annotations

import statistics

from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.goods import KINDS, Goods, of_kind
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State

from .market import CRATES, TRADE_GOODS, TRADE_POINTS, Crate
from .part import GAIN, part_of

AT_THE_MARKET = Subject("space", "market")
GOODS = ((1.0, 1.4, 1.0, -0.5), (0.7, 1.1, 0.6, 0.5), (0.4, 0.75, 0.5, 0.0), (0.15, 0.6, 0.3, 0.0))
"""By season, what a twig, a resin, a pebble and a berry are worth beside what they bring within reach: less and less,
and berries least, for whoever buys critters with them in winter has no house to build for the next ones."""
CARD = (0.4, 0.4, 0.25, 0.1)
"""By season, what a card in hand is worth."""
WISHES = 4
"""So many of the cards in sight are counted on."""
REACH = (0.5, 0.25, 0.125, 0.05)
"""What is left of a card's points with so many resources lacking; one that can be paid is not built yet, either."""
UNITS = tuple(of_kind(kind) for kind in KINDS)
Wishes = list[tuple[int, Goods]]


def appraise(state: State, rules: Ruleset, seat: int, option: Option) -> float | None:
    """A crate to take or to trade. For a worker to the Market what the best one is worth beyond the first to be taken,
    which is what a place is tried out with."""
    if isinstance(option.value, Crate):
        return worth_of(state, rules, seat, option.value, wishes_of(state, seat))
    if option.target == AT_THE_MARKET:
        wishes = wishes_of(state, seat)
        worth = [worth_of(state, rules, seat, crate, wishes) for crate in CRATES]
        to_take = (one for crate, one in zip(CRATES, worth, strict=True) if part_of(state).side(crate.id) == GAIN)
        return max(worth) - next(to_take, TRADE_GOODS * statistics.fmean(GOODS[state.players[seat].season]))
    return None


def worth_of(state: State, rules: Ruleset, seat: int, crate: Crate, wishes: Wishes) -> float:
    player = state.players[seat]
    goods, card = player.goods, CARD[player.season]
    if part_of(state).side(crate.id) == GAIN:
        room = rules.hand_limit_of(state, seat) - len(player.hand)
        gain = within_reach(wishes, goods + crate.goods) - within_reach(wishes, goods)
        return gain + alone(crate.goods, player.season) + card * min(crate.cards, room)
    if not goods.covers(crate.goods) or len(player.hand) < crate.cards:
        return 0.0
    left = after = goods - crate.goods
    for _ in range(TRADE_GOODS):
        after = max((after + unit for unit in UNITS), key=lambda more: within_reach(wishes, more))
    change = within_reach(wishes, after) - within_reach(wishes, goods)
    bargain = alone(after - left, player.season) - alone(crate.goods, player.season)
    return TRADE_POINTS + change + bargain - card * crate.cards


def alone(goods: Goods, season: int) -> float:
    """What goods are worth beside what they bring within reach."""
    return sum(number * worth for number, worth in zip(goods, GOODS[season], strict=True))


def wishes_of(state: State, seat: int) -> Wishes:
    """The cards in hand and Meadow: what they are worth, and what they cost."""
    cards = [*state.players[seat].hand, *(card for card in state.meadow if card is not None)]
    return [(card.points + 1, card.price.goods) for card in cards]


def within_reach(wishes: Wishes, goods: Goods) -> float:
    """What the goods buy, or nearly buy, of the best of them."""
    near = []
    for worth, cost in wishes:
        lacking = sum(wanted - there for wanted, there in zip(cost, goods, strict=True) if wanted > there)
        if lacking < len(REACH):
            near.append(worth * REACH[lacking])
    near.sort(reverse=True)
    return sum(near[:WISHES])
