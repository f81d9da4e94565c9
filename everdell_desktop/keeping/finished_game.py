"""A finished game in facts: enough for statistics and achievements without playing it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from everdell_desktop.engine.awards import SPECIAL_EVENT
from everdell_desktop.engine.housing import free_spaces
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.reading import MOST, MOST_SEATS
from everdell_desktop.engine.scoring import ScoreSheet, events_of
from everdell_desktop.engine.spaces import JOURNEY
from everdell_desktop.keeping.words import is_shown, is_word, moment
from everdell_desktop.sitting.controller import Sitting

MOST_NAMED = 1_000
"""No list of a finished game has more entries."""
TOGETHER = "together"
"""The fact that a seat's city was built with others."""


@dataclass(frozen=True)
class SeatResult:
    """How a seat ended."""

    name: str
    animal: str
    level: str
    """The computer player's level; empty for a person."""
    automaton: str
    """Who plays the seat by rule; empty for those who decide."""
    profile: str
    """Whose statistics this counts for; empty for nobody's."""
    score: int
    parts: Mapping[str, int]
    """The score by category."""
    won: bool
    facts: Mapping[str, int]
    """Numbers about the city and what was done."""
    played: Mapping[str, int]
    """How often each card was played."""
    journeys: Sequence[str]
    """Where its workers ended on a Journey."""


@dataclass(frozen=True)
class Finished:
    """A game from its end."""

    name: str
    """The sitting's own name: the same game finished twice is one game."""
    ended: datetime
    boxes: Sequence[str]
    options: Mapping[str, Any]
    seed: int
    turns: int
    practice: bool
    seats: Sequence[SeatResult]
    result: Mapping[str, Any]
    """What the boxes say of the end besides: numbers, flags and lists of words by name."""

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "ended": self.ended.isoformat()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Finished:
        """What `to_json` wrote; raises KeyError, TypeError or ValueError for anything else."""
        facts = dict(data)
        ended = moment(facts.pop("ended"))
        seats = [SeatResult(**seat) for seat in facts.pop("seats")]
        if not 0 < len(seats) <= MOST_SEATS or not all(is_result(seat) for seat in seats):
            raise TypeError("a seat's facts are not facts")
        words, options = [facts["name"], *facts["boxes"]], facts["options"]
        if (
            not isinstance(facts["boxes"], list)
            or not all(is_shown(word) for word in words)
            or not is_options(options)
            or len(words) > MOST_NAMED
        ):
            raise TypeError("the table's facts are not facts")
        if not is_outcome(facts["result"]):
            raise TypeError("the result's facts are not facts")
        if not is_number(facts["turns"]) or type(facts["seed"]) is not int or type(facts["practice"]) is not bool:
            raise TypeError("the game's facts are not facts")
        return cls(ended=ended, seats=seats, **facts)


def is_number(value: Any) -> bool:
    return type(value) is int and abs(value) <= MOST


def is_counts(value: Any) -> bool:
    """Whether it is a list of numbers by name."""
    if not isinstance(value, dict) or len(value) > MOST_NAMED:
        return False
    return all(is_shown(name) and is_number(number) for name, number in value.items())


def is_options(value: Any) -> bool:
    return isinstance(value, dict) and all(
        is_shown(name) and (is_shown(choice) or isinstance(choice, bool) or is_number(choice))
        for name, choice in value.items()
    )


def is_outcome(value: Any) -> bool:
    """Whether it is the result of a game: a few numbers, flags and lists of flags and words, by name."""
    return isinstance(value, dict) and len(value) <= MOST_NAMED and all(
        is_shown(name) and (isinstance(fact, bool) or is_number(fact) or is_list_of_facts(fact))
        for name, fact in value.items()
    )  # fmt: skip


def is_list_of_facts(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_NAMED and all(
        isinstance(one, bool) or is_shown(one) for one in value
    )  # fmt: skip


def is_result(seat: SeatResult) -> bool:
    """Whether a seat read from a file holds what it should."""
    words = (seat.name, seat.level, seat.automaton, seat.profile, *seat.journeys)
    counts = (seat.parts, seat.facts, seat.played)
    return isinstance(seat.journeys, list) and (
        all(is_shown(word) for word in words) and is_word(seat.animal) and len(words) <= MOST_NAMED
        and all(is_counts(one) for one in counts) and is_number(seat.score) and isinstance(seat.won, bool)
    )  # fmt: skip


def finished(sitting: Sitting, ended: datetime, profiles: Mapping[int, str]) -> Finished:
    """The facts of a game that is over; `profiles` says whose seat is whose."""
    game = sitting.game
    sheets = {sheet.seat: sheet for sheet in game.scores()}
    best = game.winners()
    entries = sitting.entries()
    setup = game.rules.setup
    seats = [
        seat_result(sitting, seat, sheets[game.state.homes[seat]], seat in best, profiles.get(seat, ""), entries)
        for seat in range(len(game.state.players))
    ]  # fmt: skip
    result = {name: fact for name, fact in (game.result() or {}).items() if is_outcome({name: fact})}
    seats += [result_without_seat(sheet, seat in best) for seat, sheet in sheets.items() if seat >= len(seats)]
    return Finished(
        sitting.name, ended, list(setup.boxes), dict(setup.options), game.state.seed, game.state.turn - 1,
        sitting.practice_used, seats, result,
    )  # fmt: skip


def seat_result(
    sitting: Sitting, seat: int, sheet: ScoreSheet, won: bool, profile: str, entries: Sequence[Entry]
) -> SeatResult:  # fmt: skip
    """What a seat has come to; those who build one city together have each all of it."""
    game = sitting.game
    player, home = game.state.players[seat], game.state.players[sheet.seat]
    level = sitting.plans[seat].level if seat < len(sitting.plans) else ""
    plays = [entry for entry in entries if entry.kind == "play" and entry.seat == seat]
    spaces = game.rules.spaces
    standing = [worker.place.id for worker in player.workers if worker.place is not None]
    journeys = [place for place in standing if place in spaces and spaces[place].kind == JOURNEY]
    colours = Counter(built.card.color for built in home.city)
    events = events_of(player)
    facts = {
        TOGETHER: int(game.state.homes.count(sheet.seat) > 1),
        "cards": len(home.city),
        "critters": sum(1 for built in home.city if not built.card.is_construction),
        "constructions": sum(1 for built in home.city if built.card.is_construction),
        "free_spaces": free_spaces(home.city, game.rules.limits.city),
        "events": len(events),
        "special_events": sum(1 for claimed in events if claimed.award.kind == SPECIAL_EVENT),
        "goods": player.goods.total,
        "from_meadow": sum(1 for entry in plays if entry.facts["origin"] == "meadow"),
        "moved_in": sum(1 for entry in entries if entry.kind == "occupy" and entry.seat == seat),
        **{f"colour_{name}": number for name, number in colours.items()},
    }
    played = Counter(game.rules.cards[entry.facts["card"]].key for entry in plays)
    return SeatResult(
        player.name, player.animal, level, player.automaton, profile, sheet.total, dict(sheet.parts), won, facts,
        dict(played), journeys,
    )  # fmt: skip


def result_without_seat(sheet: ScoreSheet, won: bool) -> SeatResult:
    """Somebody to be beaten who sits at no place of the table."""
    return SeatResult(sheet.name, "", "", sheet.name, "", sheet.total, dict(sheet.parts), won, {}, {}, [])
