"""Lets a Normal that may not use parts of a box play one that may: does the box pay for those who use it?

What is barred begins a key of the turn's question or of a payment. What is answered by lot is named by its purpose.
What is taken away is a key of the seat, emptied once the table is laid. Seats are rotated.

    python tools/handicaps.py --boxes base,bellfaire --bar place:market
    python tools/handicaps.py --boxes base,bellfaire --option bellfaire_powers=dealt --take power
    python tools/handicaps.py --boxes base,newleaf --bar place:station reserve: ticket --take golden
    python tools/handicaps.py --boxes base,spirecrest --lot chart discover
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from everdell_desktop.ai.almanac import almanac
from everdell_desktop.ai.cityview import Views
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.quick import QuickThinker, look
from everdell_desktop.boxes import SHELF
from everdell_desktop.commands.cli import option_of
from everdell_desktop.commands.simulate import wilson
from everdell_desktop.engine.decisions import ChooseOne, ChoosePayment, Decision
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.rounds import blank_state, run_turn
from everdell_desktop.engine.ruleset import Ruleset, Seat, Setup
from everdell_desktop.engine.search import random_pick
from everdell_desktop.engine.state import State

NOISE = 0.4
"""That of Normal."""


class Match(NamedTuple):
    """One game: who is hindered in what."""

    boxes: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    seats: int
    seed: int
    bar: tuple[str, ...]
    lot: tuple[str, ...]
    take: tuple[str, ...]

    @property
    def hindered(self) -> int:
        return self.seed % self.seats


class Hindered(QuickThinker):
    """A quick player who does not see some options, and answers some questions by lot."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.seed, NOISE)
        self.match = match
        self.lots = random.Random(match.seed)

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        return look(start, answers, Views(almanac(rules)), decision.seat, self.chance, self.question, self.noise)

    def question(self, policy: Policy, decision: Decision) -> Any:
        if decision.purpose in self.match.lot:
            return random_pick(decision, self.lots)
        return policy(self.narrowed(decision))

    def narrowed(self, decision: Decision) -> Decision:
        """The decision without what is barred, as long as something is left."""
        if decision.main and isinstance(decision, ChooseOne):
            left = [option for option in decision.options if not option.key.startswith(self.match.bar)]
            decision._options = left or decision._options
        elif isinstance(decision, ChoosePayment):
            cheaper = [payment for payment in decision.payments if not payment.way.key.startswith(self.match.bar)]
            decision.payments = cheaper or decision.payments
        return decision


def play(match: Match) -> tuple[float, float, float]:
    """The score of the hindered seat, the mean of the others, and which share of the win it has."""
    rules = SHELF.rules(
        Setup(match.boxes, tuple(Seat(f"Seat {n + 1}") for n in range(match.seats)), dict(match.options))
    )
    state = blank_state(rules, match.seed)
    thinkers = [
        Hindered(match) if seat == match.hindered else QuickThinker(match.seed * 31 + seat, NOISE)
        for seat in range(match.seats)
    ]  # fmt: skip
    while state.turn == 0 or not rules.is_over(state):
        start, answers, laid = state.copy(), list[Any](), state.turn == 0

        def ask(decision: Decision, start: State = start, answers: list[Any] = answers) -> Any:
            picked = thinkers[decision.seat].pick(decision, start, answers, rules)
            answers.append(decision.answer(picked))
            return picked

        run_turn(state, rules, ask)
        if laid:
            empty(state, match)
    sheets = rules.end.score_sheets(state)
    best = rules.end.winners(state, sheets)
    totals = [sheet.total for sheet in sheets]
    others = [total for seat, total in enumerate(totals) if seat != match.hindered]
    return totals[match.hindered], statistics.fmean(others), (match.hindered in best) / len(best)


def empty(state: State, match: Match) -> None:
    """Take away what the hindered seat has of some keys."""
    for part in state.parts.values():
        for key in match.take:
            if hasattr(part, key):
                now = getattr(part, key)
                nothing = 0 if isinstance(now[match.hindered], int) else None
                setattr(part, key, with_seat(now, match.hindered, nothing))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bar", nargs="*", default=[], metavar="KEY", help="what a key may not begin with")
    parser.add_argument("--lot", nargs="*", default=[], metavar="PURPOSE", help="questions that are answered by lot")
    parser.add_argument("--take", nargs="*", default=[], metavar="KEY", help="keys of the seat that are emptied")
    parser.add_argument("--cores", type=int, default=1)
    given = parser.parse_args()
    boxes = tuple(given.boxes.split(","))
    options = tuple(option_of(word) for word in given.option)
    hindrance = tuple(given.bar) or ("-",), tuple(given.lot), tuple(given.take)
    seeds = range(given.seed, given.seed + given.games)
    matches = [Match(boxes, options, given.seats, seed, *hindrance) for seed in seeds]
    with multiprocessing.get_context("spawn").Pool(given.cores) as pool:
        played = pool.map(play, matches, chunksize=10)
    gaps = [other - own for own, other, _ in played]
    wins = sum(won for *_, won in played)
    low, high = wilson(wins, len(played))
    print(
        f"{len(played)} games: hindered {statistics.fmean(own for own, *_ in played):.1f}, "
        f"free {statistics.fmean(other for _, other, _ in played):.1f}, "
        f"gap {statistics.fmean(gaps):+.1f} ({statistics.stdev(gaps) / len(gaps) ** 0.5:.1f}); "
        f"hindered wins {wins / len(played):.1%} ({low:.1%} to {high:.1%})"
    )


if __name__ == "__main__":
    main()
