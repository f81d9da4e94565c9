"""The green cards of the railway."""

from everdell_desktop.engine.cards import PRODUCTION, Here, construction, critter
from everdell_desktop.engine.effects import (
    gain,
    gain_any,
    in_order,
    may,
    may_give_cards,
    paired,
    pay_exactly,
    provided,
    put_points,
    spaces_filled,
)
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.state import State, named
from everdell_desktop.engine.turn import Turn

from .station import draw_card_by_card

FREIGHT = Goods(2, 2, 2, 2)
TAKEN = 2

BANK = construction(
    "Bank", cost=Goods(0, 2, 2), points=2, copies=2, unique=True, hosts=(), golden="prosperity", color=PRODUCTION,
    copied_at_home_only=True, produces=put_points(1),
    text="Put 1 {point} on it. Your hand may hold 1 {card} more for each {point} here.",
)  # fmt: skip
FREIGHT_CAR = construction(
    "Freight Car", cost=Goods(1, 2, 2), points=3, copies=2, unique=True, hosts=(), golden="unique", color=PRODUCTION,
    text="Played with 2 {twig}, 2 {resin}, 2 {pebble} and 2 {berry} on it. Production: take 2 of them.",
)  # fmt: skip
GREENHOUSE = construction(
    "Greenhouse", cost=Goods(1, 2), points=2, copies=3, unique=False, hosts=(), golden="production", color=PRODUCTION,
    shares_with="farm", produces=in_order(gain(cards=1), provided(paired, gain(any_goods=1))),
    text="May share a space with a Farm. Draw 1 {card}; sharing, gain 1 {any} too.",
)  # fmt: skip
LAMPLIGHTER = critter(
    "Lamplighter", cost=1, points=1, copies=3, unique=False, home=(), golden="common", color=PRODUCTION,
    text="You may draw 2 {card}, each from the deck, the Meadow or the Station.",
)  # fmt: skip
MAGICIAN = critter(
    "Magician", cost=3, points=2, copies=2, unique=True, home=(), golden="destination", color=PRODUCTION,
    text="You may discard another card of your city: gain 1 {point} and 1 {any}.",
)  # fmt: skip
# Counted with the Mayor in place, in the city where he lies, also when he is copied.
MAYOR = critter(
    "Mayor", cost=4, points=1, copies=2, unique=True, home=(), golden="unique", color=PRODUCTION,
    produces=in_order(gain(points=1), gain(points=1, each=spaces_filled, every=5)),
    text="Gain 1 {point}, and 1 {point} for every 5 filled spaces of your city.",
)  # fmt: skip
MILLER = critter(
    "Miller", cost=3, points=2, copies=2, unique=True, home=(), golden="prosperity", color=PRODUCTION,
    produces=may(
        pay_exactly(1, "pebble", gain(points=3)), "Pay 1 pebble for 3 points?", "Pay 1 pebble", purpose="pay"
    ),
    text="You may pay 1 {pebble} for 3 {point}.",
)  # fmt: skip
TEA_HOUSE = construction(
    "Tea House", cost=Goods(2, 2), points=1, copies=3, unique=False, hosts=(), golden="common", color=PRODUCTION,
    produces=may_give_cards(1, gain(any_goods=1, cards=1)),
    text="You may give 1 {card} to an opponent: gain 1 {any} and draw 1 {card}.",
)  # fmt: skip


def hand_bonus(state: State, seat: int) -> int:
    """A card more for each point on the Bank."""
    return sum(built.points for built in named(state.city_of(seat), BANK.id))


@FREIGHT_CAR.when_played
def load_freight(turn: Turn, here: Here) -> None:
    turn.store(here, FREIGHT)


@FREIGHT_CAR.produces
def freight_car(turn: Turn, here: Here) -> None:
    """It is never loaded again. A copy yields nothing: what lies there is its owner's (our ruling)."""
    if here.seat == turn.home:
        stock = turn.built(*here).goods
        goods = turn.choose_goods("Take 2 from the Freight Car", least=TAKEN, most=TAKEN, limit=stock, purpose="gain")
        turn.take_some(here, goods)


@LAMPLIGHTER.produces
def lamplighter(turn: Turn, here: Here) -> None:
    """Meadow and Station are filled again after both cards; no train car comes with a Station card."""
    draw_card_by_card(turn, 2, skip="Draw no more")


@MAGICIAN.produces
def magician(turn: Turn, here: Here) -> None:
    """Never itself, nor the card that copies it for the moment. What lay on the card is lost."""
    itself = [active.uid for active in turn.activating if active.seat == turn.home][-1:]
    others = [built for built in turn.leaving() if built.uid not in itself]
    options = turn.built_options(turn.home, others)
    uid = turn.choose_one("Let a card of your city vanish?", options, skip="Keep all", purpose="discard")
    if uid is not None:
        turn.remove(turn.home, uid)
        turn.gain_points(1)
        gain_any(turn, 1)


CARDS = (BANK, FREIGHT_CAR, GREENHOUSE, LAMPLIGHTER, MAGICIAN, MAYOR, MILLER, TEA_HOUSE)
