"""The purple cards: bonus points at the end of the game."""

from everdell_desktop.engine.awards import BASIC_EVENT
from everdell_desktop.engine.cards import PROSPERITY, Card, Here, construction, critter
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.state import State

ARCHITECT = critter(
    "Architect", cost=4, points=2, copies=2, unique=True, home="Crane", color=PROSPERITY,
    text="1 point for each {resin} and {pebble} you have left, at most 6.",
)  # fmt: skip
CASTLE = construction(
    "Castle", cost=Goods(2, 3, 3), points=4, copies=2, unique=True, hosts="King", color=PROSPERITY,
    text="1 point for each common construction in your city.",
)  # fmt: skip
EVER_TREE = construction(
    "Ever Tree", cost=Goods(3, 3, 3), points=5, copies=2, unique=True, hosts="any_critter", color=PROSPERITY,
    text="1 point for each {prosperity} card in your city, this one too. Takes in any one critter.",
)  # fmt: skip
GATHERER = critter(
    "Gatherer", cost=2, points=2, copies=4, unique=False, home="Farm", color=PROSPERITY, shares_with="harvester",
    text="May share a space with a Harvester. Sharing it: 3 points.",
)  # fmt: skip
KING = critter(
    "King", cost=6, points=4, copies=2, unique=True, home="Castle", color=PROSPERITY,
    text="1 point for each basic and 2 points for each special event you achieved.",
)  # fmt: skip
PALACE = construction(
    "Palace", cost=Goods(2, 3, 3), points=4, copies=2, unique=True, hosts="Queen", color=PROSPERITY,
    text="1 point for each unique construction in your city, this one too.",
)  # fmt: skip
SCHOOL = construction(
    "School", cost=Goods(2, 2), points=2, copies=2, unique=True, hosts="Teacher", color=PROSPERITY,
    text="1 point for each common critter in your city.",
)  # fmt: skip
THEATER = construction(
    "Theater", cost=Goods(3, 1, 1), points=3, copies=2, unique=True, hosts="Bard", color=PROSPERITY,
    text="1 point for each unique critter in your city.",
)  # fmt: skip


def cards_of(state: State, here: Here) -> list[Card]:
    return [built.card for built in state.players[here.seat].city]


@ARCHITECT.end_points
def architect(state: State, here: Here) -> int:
    """Only goods in the supply: what lies on cards and events is not there."""
    goods = state.players[here.seat].goods
    return min(6, goods.resin + goods.pebble)


@CASTLE.end_points
def castle(state: State, here: Here) -> int:
    return sum(card.is_construction and card.common for card in cards_of(state, here))


@PALACE.end_points
def palace(state: State, here: Here) -> int:
    return sum(card.is_construction and card.unique for card in cards_of(state, here))


@SCHOOL.end_points
def school(state: State, here: Here) -> int:
    return sum(card.is_critter and card.common for card in cards_of(state, here))


@THEATER.end_points
def theater(state: State, here: Here) -> int:
    return sum(card.is_critter and card.unique for card in cards_of(state, here))


@EVER_TREE.end_points
def ever_tree(state: State, here: Here) -> int:
    return sum(card.color == PROSPERITY for card in cards_of(state, here))


@GATHERER.end_points
def gatherer(state: State, here: Here) -> int:
    return 3 if state.players[here.seat].built(here.uid).partner else 0


@KING.end_points
def king(state: State, here: Here) -> int:
    """Achieved events count although the cards that allowed them may be gone."""
    events = [claimed.award for claimed in state.players[here.seat].events if claimed.award.is_event]
    return sum(1 if award.kind == BASIC_EVENT else 2 for award in events)


CARDS = (ARCHITECT, CASTLE, EVER_TREE, GATHERER, KING, PALACE, SCHOOL, THEATER)
