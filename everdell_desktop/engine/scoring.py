"""The score sheet, by category."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .cards import PROSPERITY, Here
from .state import Claimed, Player, State

if TYPE_CHECKING:
    from .ruleset import Ruleset


class ScoreRule(NamedTuple):
    """One line of the score sheet."""

    category: str
    points: Callable[[State, Ruleset, int], int]


class ScoreSheet(NamedTuple):
    """What a seat has scored; `tie_break` decides between equal totals."""

    seat: int
    parts: dict[str, int]
    tie_break: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.parts.values())


def card_points(state: State, rules: Ruleset, seat: int) -> int:
    """Base points of the city, and what cards of other colours than purple are worth beyond them."""
    city = state.players[seat].city
    return sum(built.card.points for built in city) + bonus_points(state, seat, purple=False)


def token_points(state: State, rules: Ruleset, seat: int) -> int:
    """Point tokens held and lying on cards."""
    player = state.players[seat]
    return player.points + sum(built.points for built in player.city)


def prosperity_points(state: State, rules: Ruleset, seat: int) -> int:
    """Bonus points of purple cards."""
    return bonus_points(state, seat, purple=True)


def bonus_points(state: State, seat: int, *, purple: bool) -> int:
    return sum(
        built.card.bonus(state, Here(seat, built.uid)) for built in state.players[seat].city
        if built.card.bonus and (built.card.color == PROSPERITY) == purple
    )  # fmt: skip


def journey_points(state: State, rules: Ruleset, seat: int) -> int:
    """Workers on places that score at the end."""
    spaces = rules.spaces
    return sum(spaces[w.place].points for w in state.players[seat].workers if w.place in spaces)


def event_points(state: State, rules: Ruleset, seat: int) -> int:
    return sum(claimed.award.worth(state, seat, claimed) for claimed in events_of(state.players[seat]))


def events_of(player: Player) -> list[Claimed]:
    """The awards of a player that count as events."""
    return [claimed for claimed in player.events if claimed.award.is_event]


STANDARD = (
    ScoreRule("cards", card_points),
    ScoreRule("tokens", token_points),
    ScoreRule("prosperity", prosperity_points),
    ScoreRule("journey", journey_points),
    ScoreRule("events", event_points),
)


def score_sheets(state: State, rules: Ruleset) -> list[ScoreSheet]:
    """Everybody's score as if the game ended now."""
    sheets = []
    for seat, player in enumerate(state.players):
        automaton = rules.automata.get(player.automaton)
        scoring = automaton.scoring if automaton else rules.scoring
        parts = {rule.category: rule.points(state, rules, seat) for rule in scoring}
        # Ties: most events by number, then most goods left over; an automaton that wins ties stands before both.
        tie_break = (int(bool(automaton and automaton.wins_ties)), len(events_of(player)), player.goods.total)
        sheets.append(ScoreSheet(seat, parts, tie_break))
    return sheets


def winners(sheets: list[ScoreSheet]) -> list[int]:
    """The seats that won: usually one, several where even the tie-breaks are equal."""
    best = max((sheet.total, sheet.tie_break) for sheet in sheets)
    return [sheet.seat for sheet in sheets if (sheet.total, sheet.tie_break) == best]
