"""The tan cards of the river, and where Messengers lodge."""

from everdell_desktop.engine.cards import TRAVELER, Here, critter
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import gain
from everdell_desktop.engine.state import Built
from everdell_desktop.engine.turn import Turn

from .pearls import gain_pearls

MOST_SWAPPED = 4
PEARL_FROM = 7

MESSENGER = critter(
    "Messenger", cost=2, points=0, copies=3, unique=False, home="Bridge", color=TRAVELER, takes_space=False,
    lodges=True, when_played=gain(cards=1, points=1),
    text="Draw 1 {card}, gain 1 {point}. Lies on a construction of yours and counts as its colour at the river.",
)  # fmt: skip
PIRATE = critter(
    "Pirate", cost=3, points=1, copies=3, unique=False, home="Pirate Ship", color=TRAVELER, takes_space=False,
    text="Discard up to 4 {card} and draw as many, shown to all. With 7 base points among them: 1 pearl. "
    "Takes no space in your city.",
)  # fmt: skip


@MESSENGER.may_play
def messenger_block(turn: Turn) -> str | None:
    """It may enter a full city, but not one where every construction carries a Messenger."""
    return None if free_constructions(turn, turn.seat) else "needs a construction of yours without a Messenger"


def free_constructions(turn: Turn, seat: int) -> list[Built]:
    """The constructions of a city on which nobody lodges."""
    city = turn.state.players[seat].city
    taken = {built.on for built in city if built.card.lodges}
    return [built for built in city if built.card.is_construction and built.uid not in taken]


def find_lodgings(turn: Turn, seat: int) -> None:
    """Whoever has none moves onto a construction that is free, one of its owner's choice.

    So a Messenger comes in, joins the first construction that arrives where none was free, and moves on when its own
    leaves the city. In the city of an automaton nobody is asked.
    """
    player = turn.state.players[seat]
    for lodger in [built.uid for built in player.city if built.card.lodges and not built.on]:
        free = free_constructions(turn, seat)
        options = [Option(built.uid, built.card.name, built.uid, Subject("city", built.uid, seat)) for built in free]
        prompt = f"On which construction does the {player.built(lodger).card.name} live?"
        with turn.acting(seat):
            host = turn.choose_one(prompt, options[:1] if player.automaton else options, purpose="lodge")
        if host is not None:
            player.replace_built(lodger, player.built(lodger)._replace(on=host))


def after_building(turn: Turn, here: Here) -> None:
    find_lodgings(turn, here.seat)


def after_turn(turn: Turn) -> None:
    """For those whose construction left the city this turn."""
    for seat in sorted(set(turn.left)):
        find_lodgings(turn, seat)


@PIRATE.when_played
def pirate(turn: Turn, here: Here) -> None:
    """Printed base points only, a Fool's are subtracted. The cards drawn are kept, as far as the hand has room."""
    options = turn.hand_options(turn.hand)
    prompt = "Discard up to 4 cards to draw as many"
    cards = turn.choose_some(prompt, options, most=MOST_SWAPPED, purpose="discard")
    turn.discard(cards)
    drawn = turn.reveal(min(len(cards), turn.room_in_hand())) if cards else []
    turn.keep(drawn)
    if sum(card.points for card in drawn) >= PEARL_FROM:
        gain_pearls(turn)


CARDS = (MESSENGER, PIRATE)
