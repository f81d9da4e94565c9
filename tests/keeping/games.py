"""Finished games for the tests: real ones played by chance, and made-up ones in facts only."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from everdell_desktop.engine.search import random_pick
from everdell_desktop.keeping.album import Played
from everdell_desktop.keeping.finished_game import Finished, SeatResult
from everdell_desktop.sitting.controller import SeatPlan, Sitting

ANNA, BEN = SeatPlan("Anna", "hedgehog"), SeatPlan("Ben", "squirrel")
CLOVER = SeatPlan("Clover", "mouse", "normal")
FIRST_DAY = datetime(2026, 1, 1, 20, 0, tzinfo=UTC)


def played(plans: Sequence[SeatPlan], seed: int = 1, answers: int = 100_000, **options: Any) -> Sitting:
    """A game with so many answers given by chance, or to its end."""
    sitting = Sitting.new(list(plans), options=options, seed=seed)
    chance = random.Random(seed)
    for _ in range(answers):
        if sitting.decision is None:
            break
        sitting.submit(sitting.decision.answer(random_pick(sitting.decision, chance)))
    return sitting


def seat(score: int = 30, **facts: Any) -> SeatResult:
    """A seat's result; keywords that are no fields are facts of the city."""
    fields = {name: facts.pop(name) for name in list(facts) if name in SeatResult.__dataclass_fields__}
    plain = SeatResult("Anna", "hedgehog", "", "", "", score, {"cards": score}, False, facts, {}, [])
    return replace(plain, **fields)


def game(day: int, *seats: SeatResult, practice: bool = False, **options: Any) -> Played:
    """A game seen from its first seat; the best score has won unless somebody is said to have."""
    if not any(one.won for one in seats):
        best = max(one.score for one in seats)
        seats = tuple(replace(one, won=one.score == best) for one in seats)
    ended = FIRST_DAY + timedelta(days=day)
    return Played(Finished(f"{day:032x}", ended, ["base"], options, day, 40, practice, list(seats), {}), 0)


def against(level: str, mine: int, theirs: int, day: int = 0, **facts: Any) -> Played:
    """A game of two against a computer player."""
    return game(day, seat(mine, **facts), seat(theirs, name="Clover", level=level))


def solo(year: int, mine: int, his: int, day: int = 0) -> Played:
    return game(day, seat(mine), seat(his, name="Rugwort", automaton="rugwort"), rugwort_year=year)
