"""Running turns one after the other."""

from __future__ import annotations

from .asking import Asker
from .journal import Journal
from .ruleset import Ruleset
from .state import Player, State
from .turn import Turn


def blank_state(rules: Ruleset, seed: int) -> State:
    """The table before anything is laid out."""
    state = State([Player(seat.name, seat.animal, seat.automaton) for seat in rules.setup.seats], seed)
    if "city" in rules.shared:
        state.homes = (0,) * len(state.players)
    state.parts = {name: kind(rules.setup) for name, kind in rules.parts.items()}
    return state


def run_turn(state: State, rules: Ruleset, ask: Asker, journal: Journal | None = None) -> None:
    """One turn from its start to its end, the set-up being the first; then it is the next seat's turn."""
    turn = Turn(state, rules, ask, journal)
    before = turn.player.workers
    if state.turn == 0:
        for step in rules.setup_steps:
            step.run(turn)
    else:
        if turn.journal:
            turn.journal.note("turn", turn.seat, turn=state.turn)
        automaton = rules.automata[turn.player.automaton] if turn.player.automaton else None
        if automaton is not None and automaton.take_turn is not None:
            automaton.take_turn(turn)
        else:
            rules.take_turn(turn)
        state.seat = rules.end.next_seat(state)
    if rules.shared:
        for player in state.players:
            tidy_workers(player)
    elif turn.player.workers is not before:
        tidy_workers(turn.player)
    state.turn += 1


def tidy_workers(player: Player) -> None:
    """Free workers last, so that a table written down and read back goes on exactly as the first one would."""
    free = False
    for worker in player.workers:
        if worker.place is None and worker.counts:
            free = True
        elif free:
            player.workers = tuple(sorted(player.workers, key=lambda one: one.place is None and one.counts))
            return


def play_on(state: State, rules: Ruleset, ask: Asker) -> None:
    """Play to the end, every question answered at once by `ask`."""
    while state.turn == 0 or not rules.is_over(state):
        run_turn(state, rules, ask)
