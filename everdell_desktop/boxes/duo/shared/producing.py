"""Green cards of the shared city: each acts for the mayor chosen for it."""

from __future__ import annotations

from typing import NamedTuple

from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Option, Subject, doing
from everdell_desktop.engine.turn import Turn


class Production(NamedTuple):
    """The deed of letting a green card act for a mayor."""

    seat: int
    uid: str

    def __call__(self, turn: Turn) -> None:
        with turn.acting(self.seat):
            turn.activate(Here(turn.home, self.uid))


def produce(turn: Turn, most: int | None = None) -> None:
    """Ask again and again which card acts for whom, each card once, until nothing is left or enough is done."""
    left = [built.uid for built in turn.city if built.card.on_production is not None]
    done = 0
    while left and (most is None or done < most):
        picked = turn.choose_one("Which card produces, and for whom?", options(turn, left), purpose="produce")
        if picked is None:
            return
        picked(turn)
        left.remove(picked.uid)
        done += 1
        left = [uid for uid in left if any(built.uid == uid for built in turn.city)]


def options(turn: Turn, uids: list[str]) -> list[Option]:
    """Each card for each mayor, and `done`."""
    players = turn.state.players

    def option(seat: int, uid: str) -> Option:
        label = f"{turn.built(turn.home, uid).card.name} for {players[seat].name}"
        subject, target = Subject("city", uid, turn.home), Subject("seat", str(seat), seat)
        return doing("produce", f"{seat}:{uid}", label, Production(seat, uid), subject, target)

    found = [option(seat, uid) for uid in uids for seat in range(len(players))]
    return [*found, Option("done", "That is all", None, Subject("deed", "done"))]
