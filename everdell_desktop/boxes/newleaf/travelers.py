"""The tan cards of the railway."""

from everdell_desktop.engine.cards import COLORS, TRAVELER, Here, construction, critter
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import activate_some
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.state import Built
from everdell_desktop.engine.turn import Turn

from .copying import copy_options

AIR_BALLOON = construction(
    "Air Balloon", cost=Goods(3), points=1, copies=3, unique=False, hosts=(), golden="traveler", color=TRAVELER,
    takes_space=False,
    text="Use a {traveler} card in an opponent's city as if it were yours. Takes no space in your city.",
)  # fmt: skip
GARDENER = critter(
    "Gardener", cost=3, points=1, copies=3, unique=False, home=(), golden="production", color=TRAVELER,
    when_played=activate_some(2), text="Activate up to 2 {production} cards of your city.",
)  # fmt: skip
MAIN_ROAD = construction(
    "Main Road", cost=Goods(pebble=1), points=0, copies=4, unique=True, hosts=(), golden="common", color=TRAVELER,
    takes_space=False, adds_spaces=1, stays=True,
    text="Takes no space: your city has one more instead. Never copied, never removed.",
)  # fmt: skip
POET = critter(
    "Poet", cost=3, points=0, copies=3, unique=False, home=(), golden="common", color=TRAVELER,
    text="Name a colour: draw all Meadow {card} of it, and gain 1 {point} for each.",
)  # fmt: skip


def can_be_copied(built: Built) -> bool:
    """Whatever acts when played, except what goes to another city or takes the place of a card (Fool, Ruins).

    Another Air Balloon brings nothing that cannot be chosen directly.
    """
    card = built.card
    plain = card.cities is None and card.room_makers is None and card is not AIR_BALLOON
    return card.color == TRAVELER and card.on_played is not None and plain


@AIR_BALLOON.when_played
def air_balloon(turn: Turn, here: Here) -> None:
    """Applied to one's own city. A copied Messenger lodges nowhere: only its card and point come."""
    options = copy_options(turn, can_be_copied)
    target = turn.choose_one("Where does the Air Balloon land?", options, purpose="copy")
    if target is not None:
        seat, built = target
        before, turn.source = turn.source, Subject("city", built.uid, seat)
        built.card.on_played(turn, here)
        turn.source = before


@POET.when_played
def poet(turn: Turn, here: Here) -> None:
    """The gap of a Poet from the Meadow is filled first. What does not fit the hand stays and gives no point."""
    room = turn.room_in_hand()
    if not room:
        return
    colors = [Option(color, color.title(), color) for color in COLORS]
    named = turn.choose_one("Which colour does the Poet sing of?", colors, purpose="draw")
    found = [slot for slot, card in turn.meadow_cards(turn.open_meadow()) if card.color == named]
    number = min(room, len(found))
    prompt = f"Draw {number} of these cards"
    slots = turn.choose_some(prompt, turn.meadow_options(found), least=number, most=number, purpose="draw")
    cards = turn.pick_up(slots)
    turn.refill_meadow()
    turn.answer_draw(cards, turn.source)
    turn.gain_points(len(cards))


CARDS = (AIR_BALLOON, GARDENER, MAIN_ROAD, POET)
