"""Green cards of the shared city: each acts for the mayor chosen for it."""

from __future__ import annotations

from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.turn import Turn


def produce(turn: Turn, most: int | None = None) -> None:
    """Ask again and again which card acts for whom, each card once, until nothing is left or enough is done."""
    left = [built.uid for built in turn.city if built.card.on_production is not None]
    done = 0
    while left and (most is None or done < most):
        picked = turn.choose_one("Which card produces, and for whom?", options(turn, left), purpose="produce")
        if picked is None:
            return
        seat, uid = picked
        left.remove(uid)
        done += 1
        with turn.acting(seat):
            turn.activate(Here(turn.home, uid))
        left = [uid for uid in left if any(built.uid == uid for built in turn.city)]


def options(turn: Turn, uids: list[str]) -> list[Option]:
    """Each card for each mayor, and `done`."""
    players = turn.state.players
    found = [
        Option(f"produce:{seat}:{uid}", f"{turn.built(turn.home, uid).card.name} for {player.name}", (seat, uid),
               Subject("city", uid, turn.home), Subject("seat", str(seat), seat))
        for uid in uids for seat, player in enumerate(players)
    ]  # fmt: skip
    return [*found, Option("done", "That is all", None, Subject("deed", "done"))]
