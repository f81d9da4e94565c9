"""Station and Knoll, and the three forest cards."""

from __future__ import annotations

from everdell_desktop.boxes.base.locations import forest
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.effects import carry_out, gain
from everdell_desktop.engine.spaces import FOREST, UNLIMITED, Space
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.turn import Turn

from .station import lift, open_options, pick_up, refill
from .train_cars import gain_any_car
from .visitors import meet_a_visitor

RAILWAY = "railway"
KNOLL_CARDS = 3


def visit_station(turn: Turn, here: Here) -> None:
    meet_a_visitor(turn)
    gain_any_car(turn)


def visit_knoll(turn: Turn, here: Here) -> None:
    """Exactly three are discarded; as many as fit the hand are drawn, and the train car comes in any case."""
    number, options = KNOLL_CARDS, open_options(turn)
    prompt = "Discard 3 cards of the Meadow and the Station"
    picked = turn.choose_some(prompt, options, least=number, most=number, purpose="discard")
    from_meadow, from_station = lift(turn, picked)
    turn.throw_away([*from_meadow, *from_station])
    refill(turn)
    number = min(KNOLL_CARDS, turn.room_in_hand())
    what = count(number, "card")
    prompt = f"Draw {what} from the Meadow and the Station"
    picked = turn.choose_some(prompt, open_options(turn), least=number, most=number, purpose="draw")
    cards = pick_up(turn, picked)
    refill(turn)
    turn.answer_draw(cards, turn.source)
    gain_any_car(turn)


STATION_PLACE = Space(
    "station", "Station", RAILWAY, "A Visitor leaves, one comes; 1 train car", visit_station,
    slots=UNLIMITED, one_each=True,
)  # fmt: skip
KNOLL = Space(
    "knoll", "Knoll", RAILWAY, "3 open {card} away, draw 3; 1 train car",
    visit_knoll, slots=UNLIMITED, one_each=True,
)  # fmt: skip
FORESTS = (
    forest("four_twigs", "4 twigs", "4 {twig}", gain(twig=4)),
    forest("two_twigs_one_resin", "2 twigs and 1 resin", "2 {twig} 1 {resin}", gain(twig=2, resin=1)),
    forest(
        "copy_forest", "Copy a Forest place", "Carry out another Forest place",
        carry_out(FOREST, prompt="Which Forest place do you carry out?", able=True),
    ),
)  # fmt: skip
SPACES = (*FORESTS, STATION_PLACE, KNOLL)
