"""The four forest cards."""

from everdell_desktop.boxes.base.locations import forest
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.effects import gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.turn import Turn

GOODS_OR_CARDS = forest(
    "resin_pebble_or_four_cards", "1 resin and 1 pebble, or 4 cards", "1 {resin} 1 {pebble}, or 4 {card}"
)
EXCHANGE = forest(
    "discard_two_meadow_draw_two_meadow", "Exchange Meadow cards and 1 resource",
    "Discard 2 Meadow {card}, refill, draw 2 Meadow {card}; 1 {any}",
)  # fmt: skip
SPACES = (
    forest("two_pebble_one_card", "2 pebbles and 1 card", "2 {pebble} 1 {card}", Goods(pebble=2), cards=1),
    GOODS_OR_CARDS,
    forest("berry_pebble_card", "1 berry, 1 pebble and 1 card", "1 {berry} 1 {pebble} 1 {card}",
           Goods(pebble=1, berry=1), cards=1),
    EXCHANGE,
)  # fmt: skip


@GOODS_OR_CARDS.when_visited
def goods_or_cards(turn: Turn, here: Here) -> None:
    """One of the two (our reading: the sources disagree)."""
    goods = Option("goods", "1 resin and 1 pebble", "goods")
    cards = Option("cards", "Draw 4 cards", "cards")
    if turn.choose_one("Which do you take?", [goods, cards]) == "goods":
        turn.gain(Goods(resin=1, pebble=1))
    else:
        turn.draw(4)


@EXCHANGE.when_visited
def exchange(turn: Turn, here: Here) -> None:
    """Drawn only as far as the hand has room."""
    options = turn.meadow_options(turn.open_meadow())
    turn.throw_away(turn.take_from_meadow(turn.choose_some("Discard 2 Meadow cards", options, least=2, most=2)))
    turn.refill_meadow()
    turn.draw_from_meadow(2, "Draw 2 cards from the Meadow")
    gain_any(turn, 1)
