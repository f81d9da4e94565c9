"""The red cards of the railway."""

from everdell_desktop.engine.cards import DESTINATION, Here, construction, critter
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import activate_some, play_a_card
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import cheaper
from everdell_desktop.engine.sources import HAND
from everdell_desktop.engine.state import Built
from everdell_desktop.engine.turn import Turn

from .copying import copy_options
from .station import STATION

CHIPSMITH = critter(
    "Chipsmith", cost=2, points=1, copies=3, unique=False, home=(), golden="destination", color=DESTINATION,
    worker_spaces=1, when_visited=activate_some(2, least=2),
    text="Activate 2 {production} cards of your city.",
)  # fmt: skip
CONDUCTOR = critter(
    "Conductor", cost=3, points=2, copies=2, unique=True, home=(), golden="unique", color=DESTINATION, worker_spaces=1,
    text="Use a {destination} card in an opponent's city as if it were yours.",
)  # fmt: skip
HOTEL = construction(
    "Hotel", cost=Goods(2, 0, 1), points=1, copies=3, unique=False, hosts=(), golden="traveler", color=DESTINATION,
    worker_spaces=1, open=True, visitor_points=2, when_visited=play_a_card(cheaper(3), sources=(HAND,)),
    text="Play a card of your hand for 3 {any} less. Its owner takes 2 {point} from visitors.",
)  # fmt: skip
LOCOMOTIVE = construction(
    "Locomotive", cost=Goods(2, 1, 1), points=3, copies=2, unique=True, hosts=(), golden="production",
    color=DESTINATION, worker_spaces=1, when_visited=play_a_card(cheaper(3), sources=(STATION,)),
    text="Play a Station card for 3 {any} less.",
)  # fmt: skip


def can_be_copied(built: Built) -> bool:
    """Open or not, occupied or not; never one that keeps its workers, grows with its tokens or sails away.

    Another Conductor brings nothing that cannot be chosen directly.
    """
    card = built.card
    barred = card.keeps_workers or card.carries_workers or card.id == "chapel" or card is CONDUCTOR
    return card.color == DESTINATION and card.on_visit is not None and not barred


def copyable(turn: Turn, here: Here) -> list[Option]:
    """Those that could be carried out now in the own city."""

    def possible(built: Built) -> bool:
        block = built.card.visit_block
        return can_be_copied(built) and (block is None or block(turn, here) is None)

    return copy_options(turn, possible)


@CONDUCTOR.may_visit
def conductor_block(turn: Turn, here: Here) -> str | None:
    return None if copyable(turn, here) else "no opponent has a red card that you could use now"


@CONDUCTOR.when_visited
def conductor(turn: Turn, here: Here) -> None:
    """Applied to one's own city; its owner gets nothing, and nobody is in the way."""
    target = turn.choose_one("Where does the Conductor take you?", copyable(turn, here), purpose="copy")
    if target is not None:
        seat, built = target
        before, turn.source = turn.source, Subject("city", built.uid, seat)
        built.card.on_visit(turn, here)
        turn.source = before


CARDS = (CHIPSMITH, CONDUCTOR, HOTEL, LOCOMOTIVE)
