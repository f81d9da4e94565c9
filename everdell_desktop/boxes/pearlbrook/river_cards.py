"""The twelve cards of the river: six Citizens who want cards, six Locations that want a point and a resource."""

from __future__ import annotations

from everdell_desktop.engine.cards import COLORS, DESTINATION, GOVERNANCE, PRODUCTION, PROSPERITY, TRAVELER, Card, id_of
from everdell_desktop.engine.decisions import Reason
from everdell_desktop.engine.goods import NOTHING, Goods
from everdell_desktop.engine.speaking import count, plural
from everdell_desktop.engine.turn import Turn

from .pearls import gain_pearls
from .tiles import CITIZEN, LOCATION, RiverCard


def show_and_discard(turn: Turn, cards: list[Card]) -> None:
    """The discarded cards are shown first, so that everybody knows them."""
    turn.drop_from_hand(cards)
    turn.throw_away(cards)


def reward(turn: Turn) -> None:
    turn.gain_points(1)
    gain_pearls(turn)


def citizen(name: str, color: str, number: int) -> RiverCard:
    """Wants so many hand cards of a colour; gives a point token and a pearl."""

    def fitting(turn: Turn) -> list[Card]:
        return [card for card in turn.hand if card.color == color]

    def block(turn: Turn) -> Reason | None:
        missing = number - len(fitting(turn))
        if missing <= 0:
            return None
        return Reason("needs {} more {} in your hand", missing, plural(missing, f"{color} card"))

    def use(turn: Turn) -> None:
        options = turn.hand_options(fitting(turn))
        prompt = f"Show and discard {count(number, f'{color} card')}"
        show_and_discard(turn, turn.choose_some(prompt, options, least=number, most=number, purpose="discard"))
        reward(turn)

    text = f"Show and discard {number} {{{color}}} {{card}}: 1 {{point}} and 1 pearl."
    return RiverCard(id_of(name), name, CITIZEN, text, block, use)


def colors_in_hand(turn: Turn) -> list[str]:
    return [color for color in COLORS if any(card.color == color for card in turn.hand)]


def bosley_block(turn: Turn) -> Reason | None:
    missing = 3 - len(colors_in_hand(turn))
    return Reason("needs cards of {} more {} in your hand", missing, plural(missing, "colour")) if (
        missing > 0) else None  # fmt: skip


def bosley(turn: Turn) -> None:
    """Three cards one after the other, each of a colour that was not picked before."""
    shown: list[Card] = []
    for number in range(1, 4):
        colors = {card.color for card in shown}
        options = turn.hand_options(card for card in dict.fromkeys(turn.hand) if card.color not in colors)
        prompt = f"Show and discard 3 colours: card {number}"
        shown.append(turn.choose_one(prompt, options, purpose="discard"))
    show_and_discard(turn, shown)
    reward(turn)


def location(name: str, price: Goods, cards: int, *, from_meadow: bool = False) -> RiverCard:
    """Wants a point token of the supply and a resource (any one for `NOTHING`); gives cards, then a pearl."""

    def block(turn: Turn) -> Reason | str | None:
        if not turn.player.points:
            return "needs 1 point token of your supply"
        if price is NOTHING:
            return None if turn.player.goods.total else "needs 1 resource"
        return None if turn.player.goods.covers(price) else Reason("needs {}", price)

    def use(turn: Turn) -> None:
        turn.gain_points(-1)
        turn.pay(price if price.total else turn.choose_goods(
            "Pay 1 resource", least=1, most=1, limit=turn.player.goods, purpose="pay"))  # fmt: skip
        if from_meadow:
            turn.draw_from_meadow(cards, f"Draw {cards} cards from the Meadow")
        else:
            turn.draw(cards)
        gain_pearls(turn)

    good = f"1 {{{next(kind for kind, _ in price.items())}}}" if price.total else "1 {any}"
    origin = "Meadow {card}" if from_meadow else "{card}"
    text = f"Pay 1 {{point}} and {good}: {cards} {origin} and 1 pearl."
    return RiverCard(id_of(name), name, LOCATION, text, block, use)


CITIZENS = (
    citizen("Gus the Gardener", PRODUCTION, 3),
    RiverCard(
        "bosley_the_artist", "Bosley the Artist", CITIZEN,
        "Show and discard 3 {card} of different colours: 1 {point} and 1 pearl.", bosley_block, bosley,
    ),
    citizen("Crustina the Constable", GOVERNANCE, 2),
    citizen("Iluminor the Inventor", TRAVELER, 2),
    citizen("Snout the Explorer", DESTINATION, 2),
    citizen("Omicron the Elder", PROSPERITY, 1),
)  # fmt: skip
LOCATIONS = (
    location("Ballroom", Goods(resin=1), 3),
    location("Watermill", Goods(twig=1), 2),
    location("Observatory", NOTHING, 2, from_meadow=True),
    location("Market", NOTHING, 3),
    location("Great Hall", Goods(pebble=1), 4),
    location("Gardens", Goods(berry=1), 3),
)
RIVER_CARDS = {card.id: card for card in (*CITIZENS, *LOCATIONS)}
