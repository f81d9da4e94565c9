"""What a standing promises: games are watched, and every standing is explained by its traits to promise the score its
seat reached in the end."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from everdell_desktop.ai.judging import page_of, standing_traits, value
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.weights import Values
from everdell_desktop.engine.rounds import run_turn
from everdell_desktop.engine.ruleset import Ruleset
from tuning.fitting import solved
from tuning.tables import Job

NOISE = 0.5  # so that games differ and wander off the beaten track

Traits = list[tuple[str, float]]
Row = tuple[str, Traits, int]
"""The page of the values that tells of it, how a seat stood, and its score at the end."""


def watch(job: Job) -> list[Row]:
    """Play a game and note how things stood after some of the turns."""
    chance, rules, views, state = job.table()
    policy = Policy(state, views, chance, NOISE)
    seen: list[tuple[int, str, Traits]] = []
    while state.turn == 0 or not rules.is_over(state):
        seat, setting_up = state.seat, state.turn == 0
        run_turn(state, rules, policy)
        player = state.players[seat]
        if not setting_up and not player.passed and not player.automaton and chance.random() * job.share < 1:
            seen.append((seat, page_of(state, seat), standing_traits(state, views, seat)))
    totals = {sheet.seat: sheet.total for sheet in rules.end.score_sheets(state)}
    return [(page, traits, totals[state.homes[seat]]) for seat, page, traits in seen]


def judged(job: Job) -> tuple[list[int], list[tuple[str, float]]]:
    """The scores of a game played with little noise, and by how much the values missed them turn by turn."""
    chance, rules, views, state = job.table()
    policy = Policy(state, views, chance, NOISE / 2)
    seen: list[tuple[int, str, float]] = []
    while state.turn == 0 or not rules.is_over(state):
        seat, setting_up = state.seat, state.turn == 0
        run_turn(state, rules, policy)
        player = state.players[seat]
        if not setting_up and not player.passed and not rules.is_over(state):
            hoped = value(state, views, seat) - rules.end.aims(state, seat)
            seen.append((seat, page_of(state, seat), hoped))
    totals = {sheet.seat: sheet.total for sheet in rules.end.score_sheets(state)}
    return list(totals.values()), [(page, hoped - totals[state.homes[seat]]) for seat, page, hoped in seen]


def learn_values(rows: Sequence[Row], before: Values, rules: Ruleset, hold: float) -> Values:
    """What the traits of a standing promise, on each page."""
    values: Values = {}
    for page in before:
        mine = [(traits, total) for where, traits, total in rows if where == page]
        gathered = []
        for traits, _ in mine:
            row: dict[str, float] = {}
            for name, amount in traits:
                row[name] = row.get(name, 0.0) + amount
            gathered.append(row)
        print(f"  {page}:", end=" ")
        values[page] = solved(before[page], gathered, [total for _, total in mine], hold)
        groups(values[page], "has", rules)
    return values


def each_card(known: dict[str, float], kind: str, rules: Ruleset) -> dict[str, float]:
    """What is known, and for every card nobody has met before what its group is worth."""
    start = {f"{kind}:{card.key}": known.get(f"{kind}:*{card.color}", 0.0) for card in rules.cards.values()}
    return start | known


def each_thing(known: dict[str, float], rules: Ruleset) -> dict[str, float]:
    """What is known, and for every card, place and award nobody has met what others of its kind are worth."""
    found = {f"space:{space.key}": known.get("space:*other", 0.0) for space in rules.spaces.values()}
    found |= {f"award:{award.key}": known.get("award:*other", 0.0) for award in rules.awards.values()}
    found |= {f"visit:{card.key}": known.get("visit:*other", 0.0) for card in rules.cards.values() if card.on_visit}
    return each_card(each_card(found | known, "card", rules), "early", rules)


def groups(weights: dict[str, float], kind: str, rules: Ruleset) -> None:
    """A card nobody has met is taken for an average card of its colour."""
    colors: dict[str, list[float]] = {}
    for card in rules.cards.values():
        colors.setdefault(card.color, []).append(weights[f"{kind}:{card.key}"])
    for color, found in colors.items():
        weights[f"{kind}:*{color}"] = round(statistics.fmean(found), 4)
