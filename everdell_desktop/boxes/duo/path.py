"""The path between the two rows of the Meadow: Sun, Moon and the cards they touch."""

from __future__ import annotations

from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Blocked, Option, Subject
from everdell_desktop.engine.sources import Source, cards_in_meadow
from everdell_desktop.engine.turn import Turn

from .part import DuoPart, part_of

SUN, MOON = "sun", "moon"
TITLES = {SUN: "Sun", MOON: "Moon"}
COLUMNS = 6


def can_move(part: DuoPart, token: str) -> bool:
    return part.space_after(getattr(part, token)) is not None


def move(turn: Turn, token: str) -> None:
    """One space to the right, past the skunks."""
    part = part_of(turn.state)
    space = part.space_after(getattr(part, token))
    assert space is not None, f"the {token} cannot move"
    put(turn, token, space, f"moves the {TITLES[token]}")


def put(turn: Turn, token: str, space: int, text: str) -> None:
    setattr(part_of(turn.state), token, space)
    if turn.journal:
        turn.journal.note("path", turn.seat, token=token, space=space, text=text)


def move_either(turn: Turn) -> None:
    """The token of the player's choice; the other one where one cannot move."""
    options = [
        Option(token, f"Move the {TITLES[token]}", token, Subject("path", token))
        for token in (SUN, MOON) if can_move(part_of(turn.state), token)
    ]  # fmt: skip
    move(turn, turn.choose_one("Which token moves?", options, purpose="token"))


def season_is_over(part: DuoPart) -> bool:
    return not can_move(part, SUN) and not can_move(part, MOON)


def touches(part: DuoPart, slot: int) -> bool:
    """Path space n touches the columns before and behind it, of both rows."""
    column = slot % COLUMNS + 1
    return part.sun in (column, column + 1) or part.moon in (column, column + 1)


def touched_by(space: int) -> list[int]:
    """The slots of the Meadow that a token on this space touches."""
    return [slot for slot in range(2 * COLUMNS) if space in (slot % COLUMNS + 1, slot % COLUMNS + 2)]


def out_of_reach(turn: Turn, card: Card, slot: int) -> str | None:
    part = part_of(turn.state)
    return None if part.gates_open or touches(part, slot) else "touches neither the Sun nor the Moon"


def take(turn: Turn, card: Card, slot: int) -> None:
    """Its place is filled at the end of the action (D3)."""
    turn.take_from_meadow([slot])


TOUCHED = Source("meadow", cards_in_meadow, take, slotted=True, why_not=out_of_reach)
WHOLE_MEADOW = Source("meadow", cards_in_meadow, take, slotted=True)


def moving(action: Action, token: str) -> Action:
    """An action that moves a token, so that it is barred when the token has arrived."""

    def offers(turn: Turn) -> list[Option]:
        return action.offers(turn) if can_move(part_of(turn.state), token) else []

    def blocked(turn: Turn) -> list[Blocked]:
        if can_move(part_of(turn.state), token):
            return action.blocked(turn)
        every: list[Option | Blocked] = [*action.offers(turn), *action.blocked(turn)]
        return [Blocked(one.key, f"the {TITLES[token]} is at its end", one.subject, one.target) for one in every]

    return Action(action.name, offers, blocked)
