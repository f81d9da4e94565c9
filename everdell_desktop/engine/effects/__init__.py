"""Effects that many cards, places and awards share, as values: given as facts, so that a card needs no function.

`counting` says which cards and how many, `worth` what they score, the other modules what happens.
"""

from .acting import activate_green, activate_some, carry_out, play_a_card
from .counting import (
    Cards,
    Count,
    at_least,
    at_most,
    basic_events,
    best_of_others,
    called,
    cards_in_hand,
    cards_under,
    cards_under_it,
    colors_shown,
    common_cards,
    common_constructions,
    common_critters,
    constructions,
    critters,
    events,
    every_card,
    goods_left,
    goods_on_it,
    kinds_left,
    largest,
    more,
    of_color,
    others,
    paired,
    point_tokens,
    points_on,
    points_on_it,
    spaces_filled,
    special_events,
    together,
    unique_cards,
    unique_constructions,
    unique_critters,
    workers_on,
)
from .gaining import gain, gain_any, put_points, take_stock
from .helping import discard_it_for, swap_resources
from .trading import (
    discard_exactly,
    discard_up_to,
    draw_card_by_card,
    draw_from_meadow,
    give_cards,
    give_exactly,
    give_up_to,
    may_give_cards,
    pay_exactly,
    pay_up_to,
    put_goods_here,
    renew_hand,
    renew_meadow,
)
from .value import in_order, may, one_of, provided
from .worth import points_for_each, points_for_events, points_for_goods_on_it, points_if

__all__ = [
    "Cards", "Count", "activate_green", "activate_some", "at_least", "at_most", "basic_events", "best_of_others",
    "called", "cards_in_hand", "cards_under", "cards_under_it", "carry_out", "colors_shown", "common_cards",
    "common_constructions", "common_critters", "constructions", "critters", "discard_exactly", "discard_it_for",
    "discard_up_to", "draw_card_by_card", "draw_from_meadow", "events", "every_card", "gain", "gain_any",
    "give_cards", "give_exactly", "give_up_to", "goods_left", "goods_on_it", "in_order", "kinds_left", "largest",
    "may", "may_give_cards", "more", "of_color", "one_of", "others", "paired", "pay_exactly", "pay_up_to",
    "play_a_card", "point_tokens", "points_for_each", "points_for_events", "points_for_goods_on_it", "points_if",
    "points_on", "points_on_it", "provided", "put_goods_here", "put_points", "renew_hand", "renew_meadow",
    "spaces_filled", "special_events", "swap_resources", "take_stock", "together", "unique_cards",
    "unique_constructions", "unique_critters", "workers_on",
]  # fmt: skip
