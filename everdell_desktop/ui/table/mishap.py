"""When a card or the table itself fails: the last step is taken back, the player is told, a report is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from everdell_desktop.engine.decisions import IllegalAnswer
from everdell_desktop.ui.recovery import report

from .sheets import NoticeSheet

if TYPE_CHECKING:
    from .screen import TableScreen

TOLD = (
    "Something went wrong inside the program, so the last step was taken back. Nothing is lost: the game is saved as "
    "it was before. A bug report helps to mend it."
)


def take_back(table: TableScreen) -> bool:
    """Bring the table back to before what went wrong; False where it cannot be shown at all."""
    table.sheets, table.scene.tweens = [], []
    table.grip.let_go()
    if not table.sitting.waits_for_person:
        step_back(table)
    if not shown(table):
        step_back(table)
        if not shown(table):
            return False
    table.shown = len(table.sitting.entries())
    choices = [
        ("mishap:report", "Report a bug", lambda: report_bug(table)),
        ("mishap:on", "Play on", table.close_sheet),
    ]
    table.lay(NoticeSheet(table.app.kit, table.layout.window(), "A stumble", TOLD, choices))
    return True


def step_back(table: TableScreen) -> None:
    """To the last choice of a person. What the program does by itself makes no game a practice game."""
    sitting = table.sitting
    practice = sitting.practice_used
    try:
        sitting.undo(practice=True)
    except IllegalAnswer:
        return
    sitting.practice_used = practice


def note_faults(table: TableScreen) -> None:
    """Write down what computer players stumbled over; the game went on by itself."""
    for fault in table.sitting.faults:
        table.app.log.error(fault)
    table.sitting.faults.clear()


def shown(table: TableScreen) -> bool:
    try:
        table.refresh()
    except Exception as error:
        table.app.log.error("The table cannot be shown", error)
        return False
    return True


def report_bug(table: TableScreen) -> None:
    """Write a bug report with this game in it, and say where it is."""
    table.close_sheet()
    text = report(table.app, table.sitting.save())
    choices = [("report:on", "Play on", table.close_sheet)]
    table.lay(NoticeSheet(table.app.kit, table.layout.window(), "A bug report", text, choices))
