"""Running turns one after the other."""

from __future__ import annotations

from .asking import Asker
from .journal import Journal
from .placing import WORKER
from .ruleset import Ruleset
from .state import Player, State
from .turn import Turn


def blank_state(rules: Ruleset, seed: int) -> State:
    """The table before anything is laid out."""
    state = State([Player(seat.name, seat.animal, seat.automaton) for seat in rules.setup.seats], seed)
    state.parts = {name: kind.new(rules.setup) for name, kind in rules.parts.items()}
    return state


def run_turn(state: State, rules: Ruleset, ask: Asker, journal: Journal | None = None) -> None:
    """One turn from its start to its end, the set-up being the first; then it is the next seat's turn."""
    turn = Turn(state, rules, ask, journal)
    if state.turn == 0:
        for step in rules.setup_steps:
            step.run(turn)
    else:
        if turn.journal:
            turn.journal.note("turn", turn.seat, turn=state.turn)
        automaton = rules.automata.get(turn.player.automaton)
        if automaton is not None and automaton.take_turn is not None:
            automaton.take_turn(turn)
        else:
            rules.take_turn(turn)
        state.seat = next_seat(state, rules)
    tidy_workers(turn.player)
    state.turn += 1


def tidy_workers(player: Player) -> None:
    """Free workers last, so that a table written down and read back goes on exactly as the first one would."""
    workers = player.workers
    if any(not workers[n].place and (workers[n + 1].place or workers[n + 1].kind != WORKER)
           for n in range(len(workers) - 1)):  # fmt: skip
        player.workers = tuple(sorted(workers, key=lambda worker: not worker.place and worker.kind == WORKER))


def next_seat(state: State, rules: Ruleset) -> int:
    """The next in the round who still plays; the same seat when nobody else does."""
    number = len(state.players)
    for step in range(1, number + 1):
        seat = (state.seat + step) % number
        player = state.players[seat]
        automaton = rules.automata.get(player.automaton)
        if not player.passed and (automaton is None or automaton.take_turn is not None):
            return seat
    return state.seat


def play_on(state: State, rules: Ruleset, ask: Asker) -> None:
    """Play to the end, every question answered at once by `ask`."""
    while state.turn == 0 or not rules.is_over(state):
        run_turn(state, rules, ask)
