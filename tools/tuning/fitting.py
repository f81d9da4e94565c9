"""Least squares over rows of named traits."""

from __future__ import annotations

from collections.abc import Sequence

import numpy

CHUNK = 20_000  # rows looked at together


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
