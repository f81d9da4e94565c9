"""Fitting weights to rows of named traits: least squares, and the best choice among the options of a decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

CHUNK = 20_000  # rows looked at together
STEPS, STEP = 400, 0.02
SHARPNESS = 0.5  # points by which an option must be better to be chosen much more often
IN_POINTS = 0.03  # how much it counts that weights are points, beside choosing well
WORST = 6.0  # points below the best of its decision beyond which an option is just bad
HELD_OUT = 8  # one decision in so many is only looked at to see whether something was learned
SEEN = 12  # traits met less often are not learned


def solved(weights: dict[str, float], rows: Sequence[dict[str, float]], goals: Sequence[float], hold: float
           ) -> dict[str, float]:  # fmt: skip
    """The weights moved so that they explain the goals: least squares, held back by `hold`."""
    names = sorted({name for row in rows for name in row})
    place = {name: n for n, name in enumerate(names)}
    known = numpy.array([weights.get(name, 0.0) for name in names])
    squares, pull, before = numpy.zeros((len(names), len(names))), numpy.zeros(len(names)), 0.0
    for first in range(0, len(rows), CHUNK):
        part = rows[first : first + CHUNK]
        table = numpy.zeros((len(part), len(names)))
        for n, row in enumerate(part):
            for name, value in row.items():
                table[n, place[name]] = value
        errors = numpy.array(goals[first : first + CHUNK]) - table @ known
        squares += table.T @ table
        pull += table.T @ errors
        before += float(errors @ errors)
    step = numpy.linalg.solve(squares + hold * numpy.eye(len(names)), pull)
    after = before + float(step @ squares @ step - 2 * pull @ step)
    print(f"{len(rows)} rows: mean square error {before / len(rows):.3f}, now {after / len(rows):.3f}", flush=True)
    return {**weights, **{name: round(float(known[n] + step[n]), 4) for name, n in place.items()}}


class Choices:
    """Decisions as numbers: each trait of each option a line, and what the options promised against the best."""

    def __init__(self, groups: Sequence[Any], place: dict[str, int]) -> None:
        rows, columns, amounts, promised, owner = [], [], [], [], []
        row = 0
        for number, group in enumerate(groups):
            best = max(promise for _, promise in group)
            for traits, promise in group:
                for name, amount in traits:
                    if name in place:
                        rows.append(row)
                        columns.append(place[name])
                        amounts.append(amount)
                promised.append(max(-WORST, promise - best))
                owner.append(number)
                row += 1
        self.rows, self.columns = numpy.array(rows), numpy.array(columns)
        self.amounts, self.promised, self.owner = numpy.array(amounts), numpy.array(promised), numpy.array(owner)
        self.groups, self.width = len(groups), len(place)
        self.sizes = numpy.bincount(self.owner, minlength=self.groups)

    def scores(self, weights: Any) -> Any:
        return numpy.bincount(self.rows, self.amounts * weights[self.columns], minlength=len(self.promised))

    def mean_of(self, values: Any) -> Any:
        """The mean over each decision, for each of its options."""
        return (numpy.bincount(self.owner, values, minlength=self.groups) / self.sizes)[self.owner]

    def chosen(self, scores: Any) -> Any:
        """How likely each option is chosen."""
        top = numpy.full(self.groups, -numpy.inf)
        numpy.maximum.at(top, self.owner, scores)
        likely = numpy.exp((scores - top[self.owner]) / SHARPNESS)
        return likely / numpy.bincount(self.owner, likely, minlength=self.groups)[self.owner]

    def loss(self, weights: Any) -> float:
        """How many points the choices of the weights fall behind, on average."""
        return float(-(self.chosen(self.scores(weights)) * self.promised).sum() / self.groups)

    def slope(self, weights: Any) -> Any:
        scores = self.scores(weights)
        likely = self.chosen(scores)
        mean = numpy.bincount(self.owner, likely * self.promised, minlength=self.groups)[self.owner]
        pull = -likely * (self.promised - mean) / SHARPNESS
        errors = scores - self.mean_of(scores) - self.promised + self.mean_of(self.promised)
        pull += 2 * IN_POINTS * errors / self.sizes[self.owner]
        return numpy.bincount(self.columns, self.amounts * pull[self.rows], minlength=self.width) / self.groups


def chosen_better(weights: dict[str, float], groups: Sequence[Any], hold: float, pace: float) -> dict[str, float]:
    """The weights moved towards better choices, held back by `hold`; only the share `pace` of the way is gone."""
    seen: dict[str, int] = {}
    for group in groups:
        for name in {name for traits, _ in group for name, _ in traits}:
            seen[name] = seen.get(name, 0) + 1
    names = sorted(name for name, times in seen.items() if times >= SEEN)
    place = {name: n for n, name in enumerate(names)}
    start = numpy.array([weights.get(name, 0.0) for name in names])
    learning = Choices([group for n, group in enumerate(groups) if n % HELD_OUT], place)
    held_out = Choices([group for n, group in enumerate(groups) if not n % HELD_OUT], place)
    now, momentum, size = start.copy(), numpy.zeros(len(names)), numpy.zeros(len(names))
    for step in range(1, STEPS + 1):
        slope = learning.slope(now) + hold / learning.groups * (now - start)
        momentum = 0.9 * momentum + 0.1 * slope
        size = 0.99 * size + 0.01 * slope**2
        now -= STEP * (momentum / (1 - 0.9**step)) / (numpy.sqrt(size / (1 - 0.99**step)) + 1e-8)
    moved = start + pace * (now - start)
    print(f"{len(groups)} decisions: behind by {learning.loss(start):.3f}, now {learning.loss(moved):.3f}; held out "
          f"{held_out.loss(start):.3f}, now {held_out.loss(moved):.3f}", flush=True)  # fmt: skip
    return {**weights, **{name: round(float(moved[n]), 4) for name, n in place.items()}}
