"""A card that acts when played takes effect once more."""

from everdell_desktop.engine import playing
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.places import in_city
from everdell_desktop.engine.places import replaced as replaced_at
from everdell_desktop.engine.state import Built
from everdell_desktop.engine.turn import Turn

from .travelers import find_lodgings


def can_act_again(turn: Turn, built: Built) -> bool:
    """A card that goes to another city needs one that takes it, one that takes a place needs another card to leave."""
    card = built.card
    if card.cities is not None:
        return bool(card.cities(turn))
    if card.room_makers is not None and not card.inherits:
        return any(uid != built.uid for uid in card.room_makers(turn))
    return card.on_played is not None


def act_again(turn: Turn, here: Here) -> None:
    """Nothing is paid and nothing reacts; the card is not played anew.

    A Fool moves on to an opponent, a Ruins stays where it is and lets another construction leave, and a Messenger
    does not move.
    """
    card = turn.built(*here).card
    before, turn.source = turn.source, Subject("city", here.uid, here.seat)
    if card.cities is not None:
        move_on(turn, here)
    elif card.room_makers is not None and not card.inherits:
        make_room_again(turn, here)
    elif card.on_played is not None:
        card.on_played(turn, here)
    turn.source = before


def move_on(turn: Turn, here: Here) -> None:
    card = turn.built(*here).card
    cities = card.cities(turn) if card.cities is not None else []
    seat = turn.choose_one(f"Whose city does {card.name} go to?", turn.seat_options(cities), purpose="seat")
    turn.lift(*here)
    if turn.journal:
        turn.journal.note("move", here.seat, card=card.id, uid=card.id, city=seat)
    turn.build(seat, card)


def make_room_again(turn: Turn, here: Here) -> None:
    card = turn.built(*here).card
    replaced = playing.make_room(turn, card, staying=here.uid)
    if replaced is not None and card.on_played is not None:
        playing.move_workers(turn, replaced_at(replaced.uid), in_city(*here))
        find_lodgings(turn, here.seat)
        play = playing.Play(card, here, replaced)
        turn.plays.append(play)
        card.on_played(turn, here)
        turn.plays.remove(play)  # it was not played: nobody may react to it at the end of the turn
