"""What a deed is worth, found by giving each choice credit for what came of it.

A player chooses by lot, the likelier the better an option looks. After each of its turns the values tell what it can
hope for; by how much the hopes of the turns that follow are above the one before is what the choices of this turn have
brought. Least squares explain that by the traits in which the chosen option differed from what was to be expected,
and the weights go that way, as far as the choices do not become other ones altogether.
"""

from __future__ import annotations

import math
import random
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy

from everdell_desktop.ai.cityview import Traits, Views
from everdell_desktop.ai.judging import page_of, standing_traits, value
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.weights import UNLEARNED
from everdell_desktop.engine.decisions import ChooseOne, Decision, Option
from everdell_desktop.engine.rounds import run_turn
from everdell_desktop.engine.state import State
from tuning import watching
from tuning.tables import Job

WARMTH = 0.25  # points by which an option may look worse and still be chosen now and then
FADING = 0.9  # how much of the credit the turn before gets for what a turn brought
FEW = 40  # traits met in fewer choices of a round are left alone
SIZE = 0.3  # points that a trait of usual size is thought to be wrong by
CHUNK = 8_000  # rows looked at together
CERTAIN = 0.995  # choices likelier than this tell nothing
NOTHING = 1e-9  # what rounding leaves of a trait that all options share

WORTHS = (
    "card:", "early:", "twig:", "resin:", "pebble:", "berry:", "hosts", "guest", "award_step", "points", "production",
    "event", "crowd", "filled", "worth", "pass", "keep_above", "discard_below", "loses_helper", "loses_token",
)  # fmt: skip
"""What cards and goods are worth as wishes. These stay: hopes and plans are built on them."""


Row = tuple[dict[str, float], float]
"""By what a choice differed from what was to be expected, and what it brought."""


class Choice(NamedTuple):
    """A choice: by what the chosen option differed from what was to be expected, and the turn it was made in."""

    traits: dict[str, float]
    seat: int
    turn: int


class Credited(NamedTuple):
    """The choices of a game, each with what it brought; some standings for the values to learn from; the scores."""

    boxes: int
    rows: list[Row]
    standings: list[watching.Row]
    scores: list[int]


class Practice(Policy):
    """Chooses by lot and remembers by what each choice differed from what was to be expected."""

    def __init__(self, state: State, views: Views, chance: random.Random) -> None:
        super().__init__(state, views, chance)
        self.lot = chance
        self.made: list[tuple[int, dict[str, float]]] = []

    def __call__(self, decision: Decision) -> Any:
        return self.by_lot(decision) if isinstance(decision, ChooseOne) else super().__call__(decision)

    def by_lot(self, decision: ChooseOne) -> Option | None:
        outlook = self.outlook(decision)
        weights = self.weights
        options = decision.options
        seen = [self.traits(outlook, decision, option) for option in options]
        scores = [sum(weights[name] * amount for name, amount in traits) for traits in seen]
        top = max(scores)
        chances = [math.exp((score - top) / WARMTH) for score in scores]
        whole = sum(chances)
        picked = self.lot.choices(range(len(options)), chances)[0]
        if chances[picked] < CERTAIN * whole:
            differs: dict[str, float] = {}
            for n, traits in enumerate(seen):
                share = (n == picked) - chances[n] / whole
                for name, amount in traits:
                    differs[name] = differs.get(name, 0.0) + share * amount
            told = {
                name: amount for name, amount in differs.items()
                if abs(amount) > NOTHING and not name.startswith(WORTHS)
            }  # fmt: skip
            self.made.append((decision.seat, told))
        option = options[picked]
        return option if option.key != "skip" else None


def practised(job: Job) -> Credited:
    """Play a game and give its choices credit."""
    chance, rules, views, state = job.table()
    policy = Practice(state, views, random.Random(job.seed))
    hopes: list[list[float]] = [[] for _ in state.players]
    choices: list[Choice] = []
    seen: list[tuple[int, str, Traits]] = []
    while state.turn == 0 or not rules.is_over(state):
        seat, setting_up = state.seat, state.turn == 0
        run_turn(state, rules, policy)
        if not setting_up:
            choices += [Choice(traits, seat, len(hopes[seat])) for who, traits in policy.made if who == seat]
        policy.made.clear()
        for who in range(len(state.players)) if setting_up else (seat,):
            hopes[who].append(value(state, views, who))
        player = state.players[seat]
        if not setting_up and not player.passed and not player.automaton and chance.random() * job.share < 1:
            seen.append((seat, page_of(state, seat), standing_traits(state, views, seat)))
    credits = []
    for seat, hoped in enumerate(hopes):
        hoped.append(value(state, views, seat))
        credit, later = [0.0] * len(hoped), 0.0
        for turn in reversed(range(1, len(hoped))):
            later = hoped[turn] - hoped[turn - 1] + FADING * later
            credit[turn] = later
        credits.append(credit)
    totals = {sheet.seat: sheet.total for sheet in rules.end.score_sheets(state)}
    return Credited(
        len(rules.boxes),
        [(choice.traits, credits[choice.seat][choice.turn]) for choice in choices],
        [(season, traits, totals[state.homes[seat]]) for seat, season, traits in seen],
        list(totals.values()),
    )


def credited(weights: dict[str, float], games: Sequence[Credited], farthest: float) -> dict[str, float]:
    """The weights after a round: each game counts the less the more chance there is in what its choices brought."""
    kinds: dict[int, list[Row]] = {}
    scores: dict[int, list[int]] = {}
    for game in games:
        kinds.setdefault(game.boxes, []).extend(game.rows)
        scores.setdefault(game.boxes, []).extend(game.scores)
    sizes = sizes_of(traits for rows in kinds.values() for traits, _ in rows)
    squares, pull = numpy.zeros((len(sizes), len(sizes))), numpy.zeros(len(sizes))
    spread = 0.0
    for rows in kinds.values():
        credit = numpy.array([brought for _, brought in rows])
        credit -= credit.mean()
        chance = max(1.0, float(credit.var()))
        spread += chance / len(kinds)
        for first in range(0, len(rows), CHUNK):
            table = table_of([traits for traits, _ in rows[first : first + CHUNK]], sizes)
            squares += table.T @ table / chance
            pull += table.T @ credit[first : first + CHUNK] / chance
    step = numpy.linalg.solve(squares + numpy.eye(len(sizes)) / SIZE**2, pull)
    number = sum(len(rows) for rows in kinds.values())
    otherness = float(step @ squares @ step) * spread / (2 * number * WARMTH**2)
    pace = min(1.0, math.sqrt(farthest / otherness)) if otherness else 0.0
    means = ", ".join(f"{boxes} {statistics.fmean(found):.1f}" for boxes, found in sorted(scores.items()))
    print(f"  {number} choices, {len(sizes)} traits, {pace:.2f} of the way; means by boxes: {means}", flush=True)
    found = zip(sizes.items(), step, strict=True)
    return {**weights, **{
        name: round(weights.get(name, UNLEARNED.get(name, 0.0)) + pace * float(points) / size, 4)
        for (name, size), points in found
    }}  # fmt: skip


def sizes_of(rows: Iterable[dict[str, float]]) -> dict[str, float]:
    """The traits met often enough, and how large they are when they are met."""
    often: Counter[str] = Counter()
    squares: Counter[str] = Counter()
    for traits in rows:
        for name, amount in traits.items():
            often[name] += 1
            squares[name] += amount * amount  # type: ignore[assignment]
    return {name: math.sqrt(squares[name] / often[name]) for name in sorted(often) if often[name] >= FEW}


def table_of(rows: list[dict[str, float]], sizes: dict[str, float]) -> Any:
    """A row for each choice, a column for each trait, in units of its usual size."""
    place = {name: n for n, name in enumerate(sizes)}
    table = numpy.zeros((len(rows), len(sizes)), dtype=numpy.float32)
    for n, traits in enumerate(rows):
        for name, amount in traits.items():
            if name in place:
                table[n, place[name]] = amount / sizes[name]
    return table
