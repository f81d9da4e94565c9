"""What a deed is worth: the options of some questions are tried out for a few turns, with the same hidden cards."""

from __future__ import annotations

from typing import Any

from everdell_desktop.ai.imagining import playout
from everdell_desktop.ai.policy import Policy
from everdell_desktop.engine.actions import CardPlay
from everdell_desktop.engine.decisions import SKIP, ChooseOne, Decision, Option
from everdell_desktop.engine.rounds import run_turn
from everdell_desktop.engine.state import State
from tuning.tables import Job
from tuning.watching import NOISE, Traits

MOST_OPTIONS = 10
BY_THE_WAY = 0.5  # how much more rarely questions within a turn are looked at
CROWD = 3  # with more seats the others stand still while something is tried out

Group = list[tuple[Traits, float]]
"""The options of one decision: their traits, and what they promised."""


def flat_traits(policy: Policy, decision: ChooseOne, option: Option) -> Traits:
    """The traits of an option, with the worth of a card taken apart."""
    outlook = policy.outlook(decision)
    traits: Traits = []
    for name, value in policy.traits(outlook, decision, option):
        if name == "worth" and isinstance(option.value, CardPlay):
            traits += outlook.card_traits(option.value.card)
        else:
            traits.append((name, value))
    return traits


def sample(job: Job) -> list[Group]:
    """Decisions of one game, each with what its options promised."""
    chance, rules, views, state = job.table()
    policy = Policy(state, views, chance, NOISE)
    rivals = len(state.players) <= CROWD
    groups: list[Group] = []
    while state.turn == 0 or not rules.is_over(state):
        start = state.copy()
        answers: list[Any] = []

        def ask(decision: Decision, start: State = start, answers: list[Any] = answers) -> Any:
            share = job.share if decision.main else job.share / BY_THE_WAY
            if start.turn and isinstance(decision, ChooseOne) and chance.random() * share < 1:
                options = promising(policy, decision)
                if len(options) > 1:
                    promised = [0.0] * len(options)
                    for _ in range(job.tries):
                        seed = chance.getrandbits(60)
                        for index, option in enumerate(options):
                            answer = None if option.key == SKIP and decision.skip else option
                            promised[index] += playout(
                                start, answers, views, decision.seat, seed, answer, NOISE / 2, job.horizon, rivals
                            ) / job.tries  # fmt: skip
                    groups.append([
                        (flat_traits(policy, decision, o), p) for o, p in zip(options, promised, strict=True)
                    ])  # fmt: skip
            picked = policy(decision)
            answers.append(decision.answer(picked))
            return picked

        run_turn(state, rules, ask)
    return groups


def promising(policy: Policy, decision: ChooseOne) -> list[Option]:
    """The options that look best, and now and then another."""
    scores = policy.scores(decision)
    chance = policy.chance
    order = sorted(range(len(scores)), key=lambda n: scores[n] + chance.random() * 2, reverse=True)
    return [decision.options[n] for n in order[:MOST_OPTIONS]]
