"""The purple cards of the railway."""

from everdell_desktop.engine.cards import PROSPERITY, Card, Here, construction, critter
from everdell_desktop.engine.effects import colors_shown, goods_left, points_for_each, spaces_filled
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.housing import may_share
from everdell_desktop.engine.state import State

BAKER = critter(
    "Baker", cost=3, points=2, copies=2, unique=True, home=(), golden="production", color=PROSPERITY,
    end_points=points_for_each(goods_left("berry"), worth=2, most=6),
    text="2 points for each {berry} you have left, at most 6.",
)  # fmt: skip
EVER_WALL = construction(
    "Ever Wall", cost=Goods(4, 4, 3), points=6, copies=2, unique=True, hosts=(), golden="prosperity", color=PROSPERITY,
    takes_space=False, end_points=points_for_each(spaces_filled, worth=2, every=5),
    text="2 points for every 5 filled spaces of your city. Takes no space itself.",
)  # fmt: skip
LIBRARY = construction(
    "Library", cost=Goods(2, 1, 1), points=3, copies=2, unique=True, hosts=(), golden="governance", color=PROSPERITY,
    end_points=points_for_each(colors_shown), text="1 point for each colour in your city, purple too.",
)  # fmt: skip
PHOTOGRAPHER = critter(
    "Photographer", cost=4, points=2, copies=2, unique=True, home=(), golden="prosperity", color=PROSPERITY,
    text="Scores the bonus of a {prosperity} card in an opponent's city, counted in yours.",
)  # fmt: skip


@PHOTOGRAPHER.end_points
def photographer(state: State, here: Here) -> int:
    """The best one by itself. Legendary cards and other Photographers are no motif."""
    motifs = {
        built.card for seat, player in enumerate(state.players) if state.homes[seat] != state.homes[here.seat]
        for built in player.city
    }  # fmt: skip
    return max((bonus_of(card, state, here) for card in motifs if is_motif(card)), default=0)


def is_motif(card: Card) -> bool:
    return card.color == PROSPERITY and card.bonus is not None and not card.legendary and card is not PHOTOGRAPHER


def bonus_of(card: Card, state: State, here: Here) -> int:
    """As if it were the Photographer; a card that wants a partner has one only where the city has one alone."""
    singles = [built.uid for built in state.players[here.seat].city if not built.partner and built.uid != here.uid
               and may_share(card, built.card)]  # fmt: skip
    if singles:
        state = state.copy()
        player = state.players[here.seat]
        player.replace_built(here.uid, player.built(here.uid)._replace(partner=singles[0]))
    return card.bonus(state, here) if card.bonus is not None else 0


CARDS = (BAKER, EVER_WALL, LIBRARY, PHOTOGRAPHER)
