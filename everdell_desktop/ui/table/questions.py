"""Putting the open question: on the table where it can be answered there, on a sheet, or after a change of seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from everdell_desktop.engine.decisions import ChooseOne, ChoosePayment, ChooseSome, Option

from .asking import sheet_for
from .choosing import ChoiceBar, fits_the_table
from .handover import HandoverSheet
from .sheets import CardFinder, NoticeSheet, Sheet
from .telling import Line

if TYPE_CHECKING:
    from .screen import TableScreen


def ask(table: TableScreen) -> None:
    """Put the open question, on the table where it can be answered there; looking sheets on top stay."""
    table.sheets = [sheet for sheet in table.sheets if sheet.closable]
    sitting, decision = table.sitting, table.sitting.decision
    if sitting.needs_handover:
        table.sheets = [handover(table)] if table.lingering <= 0 else []
    elif decision is not None and sitting.waits_for_person and not decision.main:
        finder = CardFinder(table.app.kit, sitting.game.rules, sitting.game.state)
        undo = None if sitting.undo_block(table.practice) else lambda: table.tools.use("undo")
        if isinstance(decision, (ChooseOne, ChooseSome)) and fits_the_table(decision, table.lies):
            table.drawer.open = ""
            table.bar = ChoiceBar(table.app.kit, table.scene, table.layout.ribbon(), decision, table.lies, table.submit,
                                 undo, finder.card_at(decision.source))  # fmt: skip
            if home := table.landscape.home_of(table.bar.candidates):
                table.go_to(home)
        else:
            area = table.layout.question(isinstance(decision, ChoosePayment))
            table.sheets.insert(0, sheet_for(finder, area, decision, table.submit, undo))


def handover(table: TableScreen) -> Sheet:
    seat = table.sitting.decision.seat if table.sitting.decision is not None else 0
    recent: list[Line] = []
    for turn in reversed(table.sitting.game.past):
        if turn.start.seat == seat and turn.start.turn:
            break
        told = [line for entry in turn.journal if (line := table.teller.public(entry)) is not None]
        recent = told + recent
    player = table.sitting.game.state.players[seat]
    undo = None if table.sitting.undo_block(table.practice) else lambda: table.tools.use("undo")
    return HandoverSheet(
        table.app.kit, table.layout.window(), table.figures, seat, player.name, recent, table.sit_down, undo
    )


def confirm(table: TableScreen, option: Option, text: str) -> None:
    def go_on() -> None:
        table.sheets.clear()
        table.submit(option.key)

    choices = [("confirm:yes", option.label, go_on), ("confirm:no", "Not yet", table.close_sheet)]
    table.lay(NoticeSheet(table.app.kit, table.layout.board, f"{option.label}?", text or "Are you sure?", choices))


def which(table: TableScreen, options: Sequence[Option]) -> None:
    """Several things can be done with what was clicked: ask which."""

    def doing(option: Option) -> Callable[[], None]:
        def go_on() -> None:
            table.sheets.clear()
            table.choose(option)

        return go_on

    choices = [(f"which:{option.key}", option.label, doing(option)) for option in options]
    choices.append(("confirm:no", "Leave it", table.close_sheet))
    table.lay(
        NoticeSheet(table.app.kit, table.layout.board, "Which?", "More than one thing can be done here.", choices)
    )
