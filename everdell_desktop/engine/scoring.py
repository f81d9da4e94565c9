"""The score sheet, by category."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .cards import PROSPERITY, Here
from .state import Claimed, Player, State

if TYPE_CHECKING:
    from .ruleset import Ruleset


TIES = "", "events", "resources left over"
"""What usually decides between equal scores, in words; an empty one is a rival to whom every tie goes."""


class ScoreRule(NamedTuple):
    """One line of the score sheet."""

    category: str
    points: Callable[[State, Ruleset, int], int]
    for_automata: bool = False
    """Whether seats that play by rule have this line too."""


class ScoreSheet(NamedTuple):
    """What a seat has scored; `tie_break` decides between equal totals.

    There may be fewer sheets than seats (one city shared by two), or one more for somebody who has no seat.
    """

    seat: int
    parts: dict[str, int]
    tie_break: tuple[int, ...] = ()
    name: str = ""
    """Whose it is."""

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
    workers = [worker for member in state.household(seat) for worker in state.players[member].workers]
    standing = [worker.place for worker in workers]
    return sum(spaces[place.id].points for place in standing if place is not None and place.id in spaces)


def event_points(state: State, rules: Ruleset, seat: int) -> int:
    return sum(
        claimed.award.worth(state, member)
        for member in state.household(seat) for claimed in events_of(state.players[member])
    )  # fmt: skip


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


def everybodys_sheets(state: State, rules: Ruleset) -> list[ScoreSheet]:
    """A sheet for each household, by the lines of the boxes or of the automaton that plays it."""
    sheets = []
    for seat, player in enumerate(state.players):
        if state.homes[seat] != seat:
            continue
        automaton = rules.automata.get(player.automaton)
        scoring = rules.scoring_of(automaton)
        parts: dict[str, int] = {}
        for rule in scoring:
            parts[rule.category] = parts.get(rule.category, 0) + rule.points(state, rules, seat)
        sheets.append(ScoreSheet(seat, parts, rules.end.tie_break(state, seat), player.name))
    return sheets


def events_then_goods(state: State, rules: Ruleset, seat: int) -> tuple[int, ...]:
    """Ties: most events by number, then most goods left over; an automaton that wins ties stands before both."""
    automaton = rules.automata.get(state.players[seat].automaton)
    players = [state.players[member] for member in state.household(seat)]
    events = sum(len(events_of(player)) for player in players)
    return (int(bool(automaton and automaton.wins_ties)), events, sum(player.goods.total for player in players))


def best_of(sheets: Sequence[ScoreSheet]) -> list[int]:
    """The seats with the most points: usually one, several where even the tie-breaks are equal."""
    best = max((sheet.total, sheet.tie_break) for sheet in sheets)
    return [sheet.seat for sheet in sheets if (sheet.total, sheet.tie_break) == best]
