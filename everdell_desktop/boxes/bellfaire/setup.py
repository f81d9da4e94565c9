"""What the fair changes of a table: its modules, five and six players, garland and special events."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from everdell_desktop.engine.awards import SPECIAL_EVENT, Award
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.limits import Limits
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.ruleset import Setup, Step
from everdell_desktop.engine.spaces import FOREST, Space
from everdell_desktop.engine.trays import Notice
from everdell_desktop.engine.turn import Turn

from . import chosen_powers, modules
from .events import FLOWER_FESTIVAL, SPECIAL_EVENTS
from .garland import GARLANDS
from .modules import plays_garland, plays_many, plays_powers, plays_with, which_events
from .part import part_of


def leaves_out(setup: Setup, thing: Any) -> bool:
    """What belongs to a module that is not played."""
    if isinstance(thing, Space):
        return not plays_with(setup, modules.FOREST if thing.kind == FOREST else modules.MARKET)
    if thing is FLOWER_FESTIVAL:
        return not plays_with(setup, modules.FESTIVAL)
    if thing in (chosen_powers.USE_POWER, chosen_powers.rules_of, chosen_powers.private_places):
        return not plays_powers(setup)
    return isinstance(thing, Award) and which_events(setup) == modules.NONE


def limits(setup: Setup, before: Limits) -> Limits:
    """Up to six may play. Five and six: smaller hands and a special event for each seat.

    With them, and with powers, nobody gets the worker for spring.
    """
    seats = tuple(dict.fromkeys((*before.seats, 5, 6)))
    many = plays_many(setup)
    workers = (2, 2, 3, 5) if many or plays_powers(setup) else before.workers
    if not many:
        return replace(before, seats=seats, workers=workers)
    return replace(
        before, seats=seats, hand=7, workers=workers, starting_hands=(5, 5, 6, 6, 7, 7),
        special_events=len(setup.seats), meadow_as_deck=True,
    )  # fmt: skip


def choose_special_events(turn: Turn) -> None:
    """Half: as many of these as of the others, one more of these where the number is odd. New: these alone."""
    which = which_events(turn.rules.setup)
    if which not in (modules.HALF, modules.NEW):
        return
    state, number = turn.state, turn.rules.limits.special_events
    new = shuffled(SPECIAL_EVENTS, state.seed, turn.next_chance())[
        : number if which == modules.NEW else (number + 1) // 2
    ]
    others = [
        award for award in turn.rules.awards.values() if award.kind == SPECIAL_EVENT and award not in SPECIAL_EVENTS
    ]  # fmt: skip
    old = shuffled(others, state.seed, turn.next_chance())[: number - len(new)]
    state.awards = (*(award for award in state.awards if award.kind != SPECIAL_EVENT), *new, *old)


def hang_garland(turn: Turn) -> None:
    """One tile at random; nobody sees which others stayed in the box."""
    if plays_garland(turn.rules.setup):
        part = part_of(turn.state)
        part.garland, *boxed = shuffled(GARLANDS, turn.state.seed, turn.next_chance())
        part.boxed_garlands = tuple(boxed)
        if turn.journal:
            turn.journal.note(
                "garland", turn.seat, garland=part.garland.id, text=f"hangs the garland: {part.garland.name}"
            )


def discard_hand(turn: Turn) -> None:
    """Five and six players: whoever finishes discards the whole hand; what scores cards in hand still counts them
    (PROTOCOL_BOXES, Bellfaire 20)."""
    if plays_many(turn.rules.setup):
        part = part_of(turn.state)
        part.laid_down = with_seat(part.laid_down, turn.seat, len(turn.hand))
        turn.discard(turn.hand)


def notices(setup: Setup) -> list[Notice]:
    """What five and six players, and powers, change."""
    number, found = len(setup.seats), []
    if number >= 5:
        title = f"{'Five' if number == 5 else 'Six'} at the table"
        text = (
            f"Hands hold 7, {number} special events are dealt, nobody gets the worker of spring, and who passes lays "
        )
        found.append(Notice("hand", title, text + "down the hand."))
    if plays_powers(setup):
        free = setup.options[modules.POWERS] == modules.FREE
        how = "any people left, in turn order" if free else "one of two peoples"
        spring = "" if number >= 5 else "; nobody gets the worker of spring"
        found.append(Notice("power", "Player powers", f"Before the first turn everybody chooses {how}{spring}."))
    return found


STEPS = (
    Step("fair events", choose_special_events, after="events"),
    Step("garland", hang_garland, after="fair events"),
)
AFTER_PASSING = (Step("discard hand", discard_hand, last=True),)
