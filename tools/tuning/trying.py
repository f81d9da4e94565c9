"""What a deed is worth, found by trying: options of decisions met in games are carried out, a few turns are imagined
after each, and the weights are moved to tell beforehand which promised more."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

from everdell_desktop.ai.imagining import playout
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.weights import Weights
from everdell_desktop.engine.actions import CardPlay
from everdell_desktop.engine.decisions import ChooseOne, Decision, Option
from everdell_desktop.engine.rounds import run_turn
from everdell_desktop.engine.state import State
from tuning.fitting import solved
from tuning.tables import Job

NOISE = 0.5  # so that games wander off the beaten track
IMAGINED = 0.4  # misjudging in what is imagined
DEALS = 3  # each option is tried with so many deals of the hidden cards
HORIZON = 1  # turns of one's own that are imagined after this one
WIDTH = 6  # the most promising options are tried, and some others
OTHERS = 2
LARGEST = 6.0  # points above or below the average that count
WORTH = "worth"

Row = dict[str, float]


def tried(job: Job) -> list[tuple[Row, float]]:
    """Play a game; for some of its decisions how each option differs in traits from the average option, and in what it
    promised."""
    chance, rules, views, state = job.table()
    policy = Policy(state, views, chance, NOISE)
    found: list[tuple[Row, float]] = []
    while state.turn == 0 or not rules.is_over(state):
        start = state.copy()
        answers: list[Any] = []

        def ask(decision: Decision, start: State = start, answers: list[Any] = answers) -> Any:
            if isinstance(decision, ChooseOne) and len(decision.options) > 1 and chance.random() * job.share < 1:
                options = worth_trying(policy, decision)
                seeds = [chance.getrandbits(62) for _ in range(DEALS)]
                promised = [
                    statistics.fmean(
                        playout(start, answers, views, decision.seat, seed, resolved(option), IMAGINED, HORIZON, True)
                        for seed in seeds
                    )
                    for option in options
                ]  # fmt: skip
                found.extend(compared([spread(policy, decision, option) for option in options], promised))
            picked = policy(decision)
            answers.append(decision.answer(picked))
            return picked

        run_turn(state, rules, ask)
    return found


def worth_trying(policy: Policy, decision: ChooseOne) -> list[Option]:
    scores = dict(zip(range(len(decision.options)), policy.scores(decision), strict=True))
    order = sorted(scores, key=lambda index: -scores[index])
    others = order[WIDTH:]
    for _ in range(max(0, len(others) - OTHERS)):
        others.pop(int(policy.chance.random() * len(others)))
    return [decision.options[index] for index in (*order[:WIDTH], *others)]


def resolved(option: Option) -> Option | None:
    return option if option.key != "skip" else None


def spread(policy: Policy, decision: ChooseOne, option: Option) -> Row:
    """The traits of an option; what a card that is played is worth is told by its own traits."""
    outlook = policy.outlook(decision)
    row: Row = {}
    for name, amount in policy.traits(outlook, decision, option):
        if name == WORTH and isinstance(option.value, CardPlay):
            for inner, number in outlook.card_traits(option.value.card):
                row[inner] = row.get(inner, 0.0) + policy.weights[WORTH] * number
        else:
            row[name] = row.get(name, 0.0) + amount
    return row


def compared(rows: Sequence[Row], promised: Sequence[float]) -> list[tuple[Row, float]]:
    """Each option against the average of all."""
    names = {name for row in rows for name in row}
    average = {name: statistics.fmean(row.get(name, 0.0) for row in rows) for name in names}
    middle = statistics.fmean(promised)
    return [
        (
            {name: row.get(name, 0.0) - average[name] for name in names},
            max(-LARGEST, min(LARGEST, promise - middle)),
        )
        for row, promise in zip(rows, promised, strict=True)
    ]  # fmt: skip


def moved(weights: dict[str, float], found: Sequence[tuple[Row, float]], pace: float, hold: float,
          unmoved: dict[str, float]) -> dict[str, float]:  # fmt: skip
    """The weights, a part of the way to those that explain what was promised; what is `unmoved` still is left out.

    Going the whole way makes things worse: what cards are worth also decides what goods are worth, and that is not seen
    here. What a held card is worth follows from the card's own weights and is taken as it is.
    """
    known = Weights(weights)
    start = {**weights, **{name: known[name] for row, _ in found for name in row if name != WORTH}}
    rows = [{name: amount for name, amount in row.items() if name != WORTH} for row, _ in found]
    goals = [promise - known[WORTH] * row.get(WORTH, 0.0) for row, promise in found]
    new = solved(start, rows, goals, hold)
    gone = {name: round(start[name] + pace * (new[name] - start[name]), 4) for name in start}
    return {name: worth for name, worth in gone.items() if worth != unmoved.get(name)}
