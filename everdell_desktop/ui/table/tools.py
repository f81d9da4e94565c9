"""The tools at the foot of the side column: undo, redo, hint, log, settings, menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from everdell_desktop.engine.decisions import Decision, Distribute, Option
from everdell_desktop.engine.goods import from_json
from everdell_desktop.keeping.files import StorageError

from .looking import LogSheet
from .mishap import report_bug
from .sheets import NoticeSheet

if TYPE_CHECKING:
    from .screen import TableScreen


class Toolbox:
    """Carries out the tools."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.waiting_for_hint = False
        self.hinted: Option | None = None
        """What a strong player would do, to be shown on the board."""

    def use(self, tool: str) -> None:
        table, sitting = self.table, self.table.sitting
        if tool == "undo":
            self._turn_back(lambda: sitting.undo(table.practice), sitting.undo_block(table.practice))
        elif tool == "redo":
            self._turn_back(sitting.redo, "" if sitting.can_redo else "There is nothing to do again.")
        elif tool == "hint" and sitting.waits_for_person and not self.waiting_for_hint:
            self.waiting_for_hint = True
            sitting.hint()
        elif tool == "log":
            lines = table.told(sitting.entries())
            table.lay(LogSheet(table.app.kit, table.layout.window(), lines, table.show_card, table.close_sheet))
        elif tool == "gear":
            from everdell_desktop.ui.screens.settings import SettingsScreen

            table.app.push(SettingsScreen(table.app))
        elif tool == "menu":
            self._menu()

    def _turn_back(self, do: Callable[[], None], block: str) -> None:
        if block:
            self.table.say(block)
            return
        do()
        self.waiting_for_hint = False
        self.table.shown = len(self.table.sitting.entries())
        self.table.finished = False
        self.table.grip.let_go()
        self.table.following.forget()
        self.table.lingering = 0.0
        self.table.sheets = []
        self.table.scene.tweens = []
        self.table.refresh()
        self.table.save()

    def _menu(self) -> None:
        from everdell_desktop.ui.screens.menu import MenuScreen

        choices = [
            ("menu:back", "Play on", self.table.close_sheet),
            ("menu:keep", "Keep this game", self._keep),
            ("menu:main", "Main menu", lambda: self.table.app.show(MenuScreen(self.table.app))),
            ("menu:report", "Report a bug", lambda: report_bug(self.table)),
            ("menu:quit", "Quit", self.table.app.quit),
        ]
        text = "The game is saved at every decision. Continue in the main menu brings you back here."
        self.table.lay(NoticeSheet(self.table.app.kit, self.table.layout.window(), "A little rest", text, choices))

    def _keep(self) -> None:
        """Save under a name of the player's choice."""
        from everdell_desktop.ui.screens.ask import AskScreen

        table = self.table
        names = " and ".join(plan.name for plan in table.sitting.plans)
        table.close_sheet()

        def keep(name: str) -> None:
            try:
                table.app.storage.save_slot(name, table.sitting.save(), table.autosaving.picture())
            except StorageError as error:
                table.say(str(error))

        question = "How shall it be called? A game of the same name is replaced."
        table.app.push(AskScreen(table.app, "Keep this game", question, "Keep", keep, text=names))

    def poll_hint(self) -> None:
        answer = self.table.sitting.poll_hint()
        if answer is None:
            return
        self.waiting_for_hint = False
        decision = self.table.sitting.decision
        if decision is not None:
            self.hinted = next((option for option in decision.options if option.key == answer), None)
            why = self.table.sitting.foresee(answer)
            told = f"A strong player would choose: {in_words(decision, answer)}"
            self.table.grip.message = f"{told}\n{why}" if why else told
        self.table.lift()


def in_words(decision: Decision, answer: Any) -> str:
    """An answer as a player would say it."""
    labels = {option.key: option.label for option in decision.options}
    if isinstance(answer, list):
        return ", ".join(str(labels.get(key, key)) for key in answer) or "nothing"
    if isinstance(answer, dict) and "key" in answer:
        return f"{labels.get(answer['key'], answer['key'])}, {from_json(answer['goods'])}"
    if isinstance(answer, dict) and isinstance(decision, Distribute):
        return ", ".join(f"{from_json(goods)} to {labels.get(key, key)}" for key, goods in answer.items()) or "nothing"
    if isinstance(answer, dict):
        return str(from_json(answer))
    return labels.get(answer, str(answer))
