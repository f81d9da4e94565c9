"""The four forest cards."""

from everdell_desktop.boxes.base.locations import forest
from everdell_desktop.engine.effects import draw_from_meadow, gain, in_order, one_of, renew_meadow

# One of the two (our reading: the sources disagree).
goods_or_cards = one_of(
    "Which do you take?",
    {
        "goods": ("1 resin and 1 pebble", gain(resin=1, pebble=1)),
        "cards": ("Draw 4 cards", gain(cards=4)),
    },
)

SPACES = (
    forest("two_pebble_one_card", "2 pebbles and 1 card", "2 {pebble} 1 {card}", gain(pebble=2, cards=1)),
    forest(
        "resin_pebble_or_four_cards", "1 resin and 1 pebble, or 4 cards", "1 {resin} 1 {pebble}, or 4 {card}",
        goods_or_cards,
    ),
    forest(
        "berry_pebble_card", "1 berry, 1 pebble and 1 card", "1 {berry} 1 {pebble} 1 {card}",
        gain(pebble=1, berry=1, cards=1),
    ),
    forest(
        "discard_two_meadow_draw_two_meadow", "Exchange Meadow cards and 1 resource",
        "Discard 2 Meadow {card}, refill, draw 2 Meadow {card}; 1 {any}",
        in_order(renew_meadow(2), draw_from_meadow(2), gain(any_goods=1)),
    ),
)  # fmt: skip
