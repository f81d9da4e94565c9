"""What a deed is worth, found by trying: options of decisions met in games are carried out, a few turns are imagined
after each, and the weights are moved to tell beforehand which promised more."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import numpy

from everdell_desktop.ai.imagining import playout
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.weights import SHARPNESS, UNLEARNED
from everdell_desktop.engine.decisions import ChooseOne, Decision, Option
from everdell_desktop.engine.rounds import run_turn
from everdell_desktop.engine.state import State
from tuning.crediting import WORTHS
from tuning.tables import Job

NOISE = 0.4  # so that games wander off the beaten track, and what is imagined as well
DEALS = 3  # each option is tried with so many deals of the hidden cards
HORIZON = 2  # turns of one's own that are imagined after this one
WIDTH = 5  # the most promising options are tried, and one other
CLEAR = 2.0  # points by which the best option may look better than the next and still be asked about
WARMTH = 0.5  # points by which an option may look worse and still count for much
LARGEST = 8.0  # points above or below the others that count
FEW = 40  # traits met in fewer questions are left alone
HOLD = 10.0  # how much must speak for a trait before it moves
IMPRESSION = "how good it looks"

Row = dict[str, float]


class Question(NamedTuple):
    """The options of a decision that were tried: how good each looked, what it promised and its traits."""

    looked: list[float]
    promised: list[float]
    traits: list[Row]


def tried(job: Job) -> list[Question]:
    """Play a game and try out the options of some of its decisions."""
    chance, rules, views, state = job.table()
    policy = Policy(state, views, chance, NOISE)
    found: list[Question] = []
    while state.turn == 0 or not rules.is_over(state):
        start = state.copy()
        answers: list[Any] = []

        def ask(decision: Decision, start: State = start, answers: list[Any] = answers) -> Any:
            if isinstance(decision, ChooseOne) and len(decision.options) > 1 and chance.random() * job.share < 1:
                found.extend(question(policy, decision, start, answers))
            picked = policy(decision)
            answers.append(decision.answer(picked))
            return picked

        run_turn(state, rules, ask)
    return found


def question(policy: Policy, decision: ChooseOne, start: State, answers: Sequence[Any]) -> list[Question]:
    """One that is worth asking, or none."""
    scores = policy.scores(decision)
    order = sorted(range(len(scores)), key=lambda index: -scores[index])
    if scores[order[0]] - scores[order[1]] > CLEAR * policy.weights[SHARPNESS]:
        return []
    picked = order[:WIDTH]
    if len(order) > WIDTH:
        picked.append(order[WIDTH + int(policy.chance.random() * (len(order) - WIDTH))])
    deals = [policy.chance.getrandbits(62) for _ in range(DEALS)]
    promised = [
        statistics.fmean(promise(policy, decision, decision.options[index], start, answers, deal) for deal in deals)
        for index in picked
    ]
    outlook = policy.outlook(decision)
    traits = []
    for index in picked:
        row: Row = {}
        for name, amount in policy.traits(outlook, decision, decision.options[index]):
            row[name] = row.get(name, 0.0) + amount
        traits.append(row)
    return [Question([scores[index] for index in picked], promised, traits)]


def promise(
    policy: Policy, decision: ChooseOne, option: Option, start: State, answers: Sequence[Any], deal: int
) -> float:  # fmt: skip
    """What the one who is asked can hope for some turns after choosing the option."""
    first = option if option.key != "skip" else None
    return playout(start, answers, policy.views, decision.seat, deal, first, NOISE, HORIZON, True)


def moved(
    weights: dict[str, float], questions: Sequence[Question], pace: float, fixed: Collection[str],
    unmoved: dict[str, float],
) -> dict[str, float]:  # fmt: skip
    """The weights, a part of the way to those that explain what was promised; what is `unmoved` still is left out.

    What is explained is by how much an option promised more than the others of its question, and those that looked
    better count for more. Going the whole way makes things worse. What cards are worth as wishes and what is `fixed`
    stays.
    """
    often = Counter(name for one in questions for name in {name for row in one.traits for name in row})
    names = [name for name in sorted(often) if often[name] >= FEW and name not in fixed and not name.startswith(WORTHS)]
    place = {name: n for n, name in enumerate([IMPRESSION, *names])}
    squares, pull, spread = numpy.zeros((len(place), len(place))), numpy.zeros(len(place)), 0.0
    sharpness = weights.get(SHARPNESS, UNLEARNED[SHARPNESS])
    for one in questions:
        likely = [math.exp((look - max(one.looked)) / (WARMTH * sharpness)) for look in one.looked]
        share = numpy.array(likely) / sum(likely)
        table = numpy.zeros((len(share), len(place)))
        for n, (look, row) in enumerate(zip(one.looked, one.traits, strict=True)):
            table[n, 0] = look
            for name, amount in row.items():
                if name in place:
                    table[n, place[name]] = amount
        table -= share @ table
        more = numpy.clip(numpy.array(one.promised) - share @ numpy.array(one.promised), -LARGEST, LARGEST)
        squares += (table.T * share) @ table
        pull += (table.T * share) @ more
        spread += float(share @ (more * more))
    usual = numpy.array([1.0, *(often[name] for name in names)])
    size = numpy.sqrt(numpy.maximum(numpy.diag(squares) / usual, 1e-9))
    held = numpy.diag([0.0, *[HOLD * spread / len(questions)] * len(names)])
    step = numpy.linalg.solve(squares / numpy.outer(size, size) + held, pull / size) / size
    explained = float(2 * step @ pull - step @ squares @ step) / spread
    told = f"{len(questions)} questions, {len(names)} traits: {explained:.3f} explained"
    print(f"  {told}, a point of impression promises {step[0]:.2f}", flush=True)
    gone = {
        name: round(weights.get(name, UNLEARNED.get(name, 0.0)) + pace * float(step[place[name]] / step[0]), 4)
        for name in names
    }
    return {name: worth for name, worth in {**weights, **gone}.items() if worth != unmoved.get(name)}
