"""The places on the board: Basic, Forest, Haven and Journey."""

from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Reason
from everdell_desktop.engine.effects import gain, gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import Means, cheaper
from everdell_desktop.engine.spaces import BASIC, FOREST, HAVEN, JOURNEY, UNLIMITED, Space
from everdell_desktop.engine.state import AUTUMN, HAND
from everdell_desktop.engine.turn import Turn

from .destinations import choose_place


def basic(
    id: str, name: str, text: str, goods: Goods, *, cards: int = 0, points: int = 0, shared: bool = False
) -> Space:  # fmt: skip
    slots = UNLIMITED if shared else 1
    return Space(f"basic_{id}", name, BASIC, text, gain(goods, cards=cards, points=points), slots=slots)


BASICS = (
    basic("3_twig", "3 twigs", "3 {twig}", Goods(twig=3)),
    basic("2_twig_1_card", "2 twigs and 1 card", "2 {twig} 1 {card}", Goods(twig=2), cards=1, shared=True),
    basic("2_resin", "2 resin", "2 {resin}", Goods(resin=2)),
    basic("1_resin_1_card", "1 resin and 1 card", "1 {resin} 1 {card}", Goods(resin=1), cards=1, shared=True),
    basic("2_card_1_point", "2 cards and 1 point", "2 {card} 1 {point}", Goods(), cards=2, points=1, shared=True),
    basic("1_pebble", "1 pebble", "1 {pebble}", Goods(pebble=1)),
    basic("1_berry_1_card", "1 berry and 1 card", "1 {berry} 1 {card}", Goods(berry=1), cards=1),
    basic("1_berry", "1 berry", "1 {berry}", Goods(berry=1), shared=True),
)


def forest(
    id: str, name: str, text: str, goods: Goods | None = None, *, cards: int = 0, any_goods: int = 0
) -> Space:  # fmt: skip
    """One worker, two with four players, never two of one player."""
    effect = gain(goods, cards=cards, any_goods=any_goods)
    return Space(f"forest_{id}", name, FOREST, text, effect, slots=1, slots_for_many=2, one_each=True)


DISCARD_FOR_GOODS = forest(
    "discard_up_to_3_gain_any", "Discard up to 3 cards for goods", "Discard up to 3 {card}: 1 {any} for each"
)
DISCARD_FOR_CARDS = forest(
    "discard_any_draw_double", "Discard cards, draw twice as many", "Discard any {card}: draw 2 {card} for each"
)
COPY_BASIC = forest("copy_basic_1_card", "Any Basic place and 1 card", "Carry out a Basic place, then draw 1 {card}")
DRAW_AND_PLAY = forest(
    "draw_2_meadow_play_1", "2 Meadow cards, play one for 1 less",
    "Draw 2 Meadow {card}; you may play one of them for 1 {any} less",
)  # fmt: skip
FORESTS = (
    forest("3_berry", "3 berries", "3 {berry}", Goods(berry=3)),
    forest("2_berry_1_card", "2 berries and 1 card", "2 {berry} 1 {card}", Goods(berry=2), cards=1),
    forest("2_resin_1_twig", "2 resin and 1 twig", "2 {resin} 1 {twig}", Goods(twig=1, resin=2)),
    forest("1_twig_1_resin_1_berry", "1 twig, 1 resin and 1 berry", "1 {twig} 1 {resin} 1 {berry}", Goods(1, 1, 0, 1)),
    forest("1_pebble_3_card", "3 cards and 1 pebble", "3 {card} 1 {pebble}", Goods(pebble=1), cards=3),
    forest("2_any", "2 resources of your choice", "2 {any}", any_goods=2),
    forest("2_card_1_any", "2 cards and 1 resource of your choice", "2 {card} 1 {any}", cards=2, any_goods=1),
    DISCARD_FOR_GOODS,
    DISCARD_FOR_CARDS,
    COPY_BASIC,
    DRAW_AND_PLAY,
)


@DISCARD_FOR_GOODS.when_visited
def discard_for_goods(turn: Turn, here: Here) -> None:
    cards = turn.choose_some("Discard up to 3 cards for 1 resource each", turn.hand_options(turn.hand), most=3)
    turn.discard(cards)
    if cards:
        gain_any(turn, len(cards))


@DISCARD_FOR_CARDS.when_visited
def discard_for_cards(turn: Turn, here: Here) -> None:
    cards = turn.choose_some("Discard cards to draw twice as many", turn.hand_options(turn.hand))
    turn.discard(cards)
    turn.draw(2 * len(cards))


@COPY_BASIC.when_visited
def copy_basic(turn: Turn, here: Here) -> None:
    turn.visit(choose_place(turn, (BASIC,), "Which Basic place do you carry out?"))
    turn.draw(1)


@DRAW_AND_PLAY.when_visited
def draw_and_play(turn: Turn, here: Here) -> None:
    """Playing is optional; with 8 cards in hand nothing is drawn, with 7 one card (designer's answer)."""
    drawn = turn.draw_from_meadow(2, "Draw 2 cards from the Meadow")
    means = Means(turn)
    fitting = [card for card in dict.fromkeys(drawn) if means.why_not(card, cheaper(1)) is None]
    card = turn.choose_one("Play one of them for 1 less?", turn.hand_options(fitting), skip="Play none")
    if card is not None:
        turn.play_card(card, HAND, cheaper(1))


def visit_haven(turn: Turn, here: Here) -> None:
    """Any number of cards; an odd one brings nothing. An empty hand is allowed (our ruling)."""
    cards = turn.choose_some("Discard cards: 1 resource for every 2", turn.hand_options(turn.hand))
    turn.discard(cards)
    if len(cards) >= 2:
        gain_any(turn, len(cards) // 2)


THE_HAVEN = Space("haven", "Haven", HAVEN, "Discard any {card}: 1 {any} for every 2", visit_haven, slots=UNLIMITED)


def journey(points: int, *, shared: bool = False) -> Space:
    """Autumn only; so many cards are discarded as the place is worth. The worker stays."""

    def effect(turn: Turn, here: Here) -> None:
        prompt = f"Discard {points} cards for the Journey"
        turn.discard(turn.choose_some(prompt, turn.hand_options(turn.hand), least=points, most=points))

    def block(turn: Turn) -> Reason | str | None:
        if turn.player.season != AUTUMN:
            return "the Journey opens in autumn"
        missing = points - len(turn.hand)
        if missing <= 0:
            return None
        return Reason("needs {} more {} to discard", missing, "card" if missing == 1 else "cards")

    slots = UNLIMITED if shared else 1
    return Space(
        f"journey_{points}", f"Journey for {points} points", JOURNEY, f"{points} {{card}}: {points} {{point}}",
        effect, slots=slots, keeps_workers=True, points=points, block=block,
    )  # fmt: skip


JOURNEYS = (journey(5), journey(4), journey(3), journey(2, shared=True))
SPACES = (*BASICS, *FORESTS, THE_HAVEN, *JOURNEYS)
