"""Compares what quick players think of the options of a question with what these promise when they are tried out.

For each season and option: by how many points it looked better than the average option of its question, and by how
much it was better once it had been tried on several deals, three turns on. Where the two differ, an appraisal is wrong.

    python tools/first_impressions.py --boxes base,bellfaire --purpose use --visit place:market
    python tools/first_impressions.py --boxes base,spirecrest --purpose discover --games 60
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from everdell_desktop.ai.almanac import almanac
from everdell_desktop.ai.cityview import Views
from everdell_desktop.ai.imagining import playout
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.weights import SHARPNESS
from everdell_desktop.boxes import SHELF
from everdell_desktop.commands.cli import option_of
from everdell_desktop.engine.decisions import ChooseOne, Decision
from everdell_desktop.engine.rounds import blank_state, run_turn
from everdell_desktop.engine.ruleset import Ruleset, Seat, Setup
from everdell_desktop.engine.state import SEASONS

NOISE = 0.4
"""That of Normal."""
DEALS, HORIZON = 8, 3
VISITED = 0.25  # so many turns in which the place to be looked at is open are used for it, whatever it looks like
FEW = 8  # options met less often are not told


class Look(NamedTuple):
    """An option of one question, against the average of all its options, in points."""

    season: int
    option: str
    impression: float
    promise: float
    favourite: bool


def looks(rules: Ruleset, seed: int, purpose: str, visit: str) -> Iterator[Look]:
    """What is found in one game of quick players."""
    views, state, chance = Views(almanac(rules)), blank_state(rules, seed), random.Random(seed)
    policy = Policy(state, views, chance, NOISE)
    found: list[Look] = []
    while state.turn == 0 or not rules.is_over(state):
        start, answers, going = state.copy(), list[Any](), state.turn > 0 and chance.random() < VISITED

        def ask(decision: Decision, start: Any = start, answers: list[Any] = answers, going: bool = going) -> Any:
            picked = None
            if isinstance(decision, ChooseOne) and decision.purpose == purpose and len(decision.options) > 1:
                found.extend(compared(policy, decision, start, answers))
            if going and decision.main and isinstance(decision, ChooseOne):
                picked = next((option for option in decision.options if visit and option.key == visit), None)
            picked = picked if picked is not None else policy(decision)
            answers.append(decision.answer(picked))
            return picked

        run_turn(state, rules, ask)
    yield from found


def compared(policy: Policy, decision: ChooseOne, start: Any, answers: list[Any]) -> Iterator[Look]:
    """The options of a question: how they look, and what they promise on the same deals."""
    options, scores = decision.options, policy.scores(decision)
    deals = [policy.chance.getrandbits(62) for _ in range(DEALS)]
    promises = [
        statistics.fmean(
            playout(start, answers, policy.views, decision.seat, deal, option, NOISE, HORIZON, True) for deal in deals
        )
        for option in options
    ]
    usual, hoped, best = statistics.fmean(scores), statistics.fmean(promises), max(scores)
    season = policy.state.players[decision.seat].season
    for option, score, promise in zip(options, scores, promises, strict=True):
        point = (score - usual) / policy.weights[SHARPNESS]
        yield Look(season, option.label, point, promise - hoped, score == best)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--purpose", required=True, help="of the questions that are looked at")
    parser.add_argument("--visit", default="", metavar="KEY", help="an option of the turn that leads to them")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    boxes, options = tuple(given.boxes.split(",")), dict(option_of(word) for word in given.option)
    rules = SHELF.rules(Setup(boxes, (Seat("A"), Seat("B")), options))
    groups: dict[tuple[int, str], list[Look]] = defaultdict(list)
    favourites: list[Look] = []
    for game in range(given.games):
        for look in looks(rules, given.seed + game, given.purpose, given.visit):
            groups[look.season, look.option].append(look)
            favourites += [look] * look.favourite
    for (season, option), found in sorted(groups.items()):
        if len(found) >= FEW:
            error = statistics.stdev(look.promise for look in found) / len(found) ** 0.5
            print(f"{SEASONS[season]:7} {option[:44]:44} {len(found):5}  {told(found)} ({error:.2f})")
    if favourites:
        print(f"{'':7} {'what was chosen':44} {len(favourites):5}  {told(favourites)}")


def told(found: list[Look]) -> str:
    impression = statistics.fmean(look.impression for look in found)
    return f"looks {impression:+.2f}, promises {statistics.fmean(look.promise for look in found):+.2f}"


if __name__ == "__main__":
    main()
