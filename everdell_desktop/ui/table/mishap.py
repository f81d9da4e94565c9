"""When a card or the table itself fails: the last step is taken back, the player is told, a report is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from everdell_desktop.engine.decisions import IllegalAnswer
from everdell_desktop.keeping.session_log import SessionLog
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.recovery import report

from .papers import Papers

if TYPE_CHECKING:
    from everdell_desktop.app import App

TOLD = (
    "Something went wrong inside the program, so the last step was taken back. Nothing is lost: the game is saved as "
    "it was before. A bug report helps to mend it."
)


def take_back(sitting: Sitting, refresh: Callable[[], None], log: SessionLog) -> bool:
    """Bring the table back to before what went wrong; False where it cannot be shown at all."""
    if not sitting.waits_for_person:
        step_back(sitting)
    if shown(refresh, log):
        return True
    step_back(sitting)
    return shown(refresh, log)


def step_back(sitting: Sitting) -> None:
    """To the last choice of a person. What the program does by itself makes no game a practice game."""
    practice = sitting.practice_used
    try:
        sitting.undo(practice=True)
    except IllegalAnswer:
        return
    sitting.practice_used = practice


def shown(refresh: Callable[[], None], log: SessionLog) -> bool:
    try:
        refresh()
    except Exception as error:
        log.error("The table cannot be shown", error)
        return False
    return True


def tell(app: App, sitting: Sitting, papers: Papers) -> None:
    """Say that the last step was taken back, and offer a report."""
    choices = [
        ("mishap:report", "Report a bug", lambda: report_bug(app, sitting, papers)),
        ("mishap:on", "Play on", papers.close),
    ]
    papers.notice("A stumble", TOLD, choices)


def note_faults(sitting: Sitting, log: SessionLog) -> None:
    """Write down what computer players stumbled over; the game went on by itself."""
    for fault in sitting.faults:
        log.error(fault)
    sitting.faults.clear()


def report_bug(app: App, sitting: Sitting, papers: Papers) -> None:
    """Write a bug report with this game in it, and say where it is."""
    papers.close()
    text = report(app, sitting.save())
    papers.notice("A bug report", text, [("report:on", "Play on", papers.close)])
