"""The 14 red cards. A visitor from the other city acts for itself; the owner takes a point token."""

from __future__ import annotations

from everdell_desktop.engine.cards import Card, Here
from everdell_desktop.engine.effects import constructions, discard_up_to, gain, in_order, pay_up_to
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.turn import Turn

from .activating import LetAct, either_river_tile, taken_board_place
from .facts import RED, construction, critter
from .path import WHOLE_MEADOW
from .playing import PlayFor
from .supply import draw_anywhere, draw_from_meadow, take_token

POST_OFFICE = construction(
    "Post Office", Goods(1, 0, 1), points=1, **RED, when_visited=discard_up_to(1, gain(any_goods=3, points=1)),
    text="You may discard 1 {card} for 3 {any} and 1 {point}.",
)  # fmt: skip
FERRY = construction(
    "Ferry", Goods(2, 1), points=2, **RED, when_visited=in_order(either_river_tile, gain(points=1)),
    text="Use either River tile, a taken one too, and take 1 {point}.",
)  # fmt: skip
LOCOMOTIVE = construction(
    "Locomotive", Goods(1, 1, 1), points=2, **RED, when_visited=gain(twig=1, resin=1, pebble=1, berry=1),
    text="1 {twig}, 1 {resin}, 1 {pebble} and 1 {berry}.",
)  # fmt: skip
INN = construction(
    "Inn", Goods(2, 1), points=2, **RED, when_visited=PlayFor(2, star=True, sources=(WHOLE_MEADOW,)),
    text="{star} Play any Meadow card for 2 {any} less.",
)  # fmt: skip
BOARDING_HOUSE = construction(
    "Boarding House", Goods(1, 1), points=1, **RED, when_visited=in_order(take_token, gain(points=1)),
    text="Take 1 {occupied} and 1 {point}.",
)  # fmt: skip
LIBRARY = construction(
    "Library", Goods(1, 1), points=2, **RED, text="Draw 3 {card}, each from deck or Meadow, and take 2 {point}.",
)  # fmt: skip
CHAPEL = construction(
    "Chapel", Goods(1, 1), points=2, **RED, when_visited=pay_up_to(2, "any", gain(points=3)),
    text="Pay up to 2 {any}: 3 {point} for each.",
)  # fmt: skip
WORKSHOP = construction(
    "Workshop", Goods(1, 1), points=1, **RED, when_visited=PlayFor(2, star=True, cards=constructions),
    text="{star} Play a {construction} for 2 {any} less.",
)  # fmt: skip
CHIPSMITH = critter(
    "Chipsmith", 2, points=2, **RED, when_visited=LetAct("city", 2),
    text="Use up to 2 different {production} cards of your city.",
)  # fmt: skip
TEACHER = critter(
    "Teacher", 1, points=1, **RED,
    when_visited=in_order(gain(cards=2), draw_from_meadow, discard_up_to(2, gain(any_goods=1))),
    text="2 {card} from the deck, 1 from the Meadow. Then discard up to 2 {card}: 1 {any} for each.",
)  # fmt: skip
WEAVER = critter(
    "Weaver", 2, points=1, **RED, when_visited=gain(twig=2, berry=2), text="2 {twig} and 2 {berry}.",
)  # fmt: skip
SEER = critter(
    "Seer", 1, points=1, **RED, text="Look at 4 {card}, keep 2. Take 1 {any} and 1 {point}.",
)  # fmt: skip
TAILOR = critter(
    "Tailor", 1, points=1, **RED, when_visited=gain(any_goods=1, points=2), text="1 {any} and 2 {point}.",
)  # fmt: skip
SCOUT = critter(
    "Scout", 1, points=1, **RED, when_visited=in_order(taken_board_place, gain(cards=1)),
    text="Use a taken Farm or River tile, then draw 1 {card}.",
)  # fmt: skip


@LIBRARY.when_visited
def library(turn: Turn, here: Here) -> None:
    for _ in range(3):
        draw_anywhere(turn)
    turn.gain_points(2)


@SEER.when_visited
def seer(turn: Turn, here: Here) -> None:
    """The four cards are looked at in the hand, so that nobody else sees them."""
    seen = turn.draw(4)
    kept = turn.choose_some("Keep 2 of these cards", turn.hand_options(seen), least=2, most=2, purpose="keep")
    turn.discard([card for card in seen if card not in kept])
    gain(any_goods=1, points=1)(turn, here)


CARDS: tuple[Card, ...] = (
    POST_OFFICE, FERRY, LOCOMOTIVE, INN, BOARDING_HOUSE, LIBRARY, CHAPEL, WORKSHOP, CHIPSMITH, TEACHER, WEAVER, SEER,
    TAILOR, SCOUT,
)  # fmt: skip
