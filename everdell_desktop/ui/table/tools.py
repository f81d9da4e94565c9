"""The tools at the foot of the side column: undo, redo, hint, log, settings, menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

from everdell_desktop.ai.advice import Advice
from everdell_desktop.engine.decisions import Decision, Distribute, Option
from everdell_desktop.engine.goods import from_json
from everdell_desktop.engine.journal import Entry
from everdell_desktop.keeping.campaigns import Campaigns
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.sitting.controller import Sitting

from .autosaving import Autosaving
from .closer_looks import LogSheet
from .mishap import report_bug
from .papers import Papers
from .sheets import Choice
from .telling import Line

if TYPE_CHECKING:
    from everdell_desktop.app import App

EVEN = 0.3  # fewer points than these make no difference


class Served(Protocol):
    """What the tools ask of the table they serve."""

    @property
    def practice(self) -> bool: ...

    def told(self, entries: list[Entry]) -> list[Line]: ...

    def show_card(self, card_id: str) -> None: ...

    def turned_back(self) -> None:
        """The game is at another step than it was."""
        ...

    def say(self, text: str) -> None: ...

    def show_scores(self) -> None: ...

    def topics(self) -> list[str]:
        """What is looked at or asked just now, in words, the nearest first."""
        ...

    def advise(self, text: str, option: Option | None) -> None:
        """Say what a strong player would do, and show it on the board."""
        ...


class Toolbox:
    """Carries out the tools."""

    def __init__(self, app: App, sitting: Sitting, papers: Papers, autosaving: Autosaving, table: Served) -> None:
        self.app = app
        self.sitting = sitting
        self.papers = papers
        self.autosaving = autosaving
        self.table = table
        self.waiting_for_hint = False

    def use(self, tool: str) -> None:
        table, sitting = self.table, self.sitting
        if tool == "undo":
            self._turn_back(lambda: sitting.undo(table.practice), sitting.undo_block(table.practice))
        elif tool == "redo":
            self._turn_back(sitting.redo, "" if sitting.can_redo else "There is nothing to do again.")
        elif tool == "hint" and sitting.waits_for_person and not self.waiting_for_hint:
            self.waiting_for_hint = True
            sitting.hint()
        elif tool == "log":
            lines, papers = table.told(sitting.entries()), self.papers
            papers.lay(LogSheet(self.app.kit, papers.window, lines, table.show_card, papers.close))
        elif tool == "gear":
            from everdell_desktop.ui.screens.settings import SettingsScreen

            self.app.push(SettingsScreen(self.app))
        elif tool == "help":
            from everdell_desktop.ui.screens.booklet import leaf_about
            from everdell_desktop.ui.screens.how_to_play import HowToPlayScreen

            self.app.push(HowToPlayScreen(self.app, leaf_about(table.topics())))
        elif tool == "menu":
            self._menu()

    def states(self) -> tuple[dict[str, bool], dict[str, str]]:
        """Which tools can be used now, and why one cannot."""
        block = self.sitting.undo_block(self.table.practice)
        enabled = {"undo": not block, "redo": self.sitting.can_redo, "hint": self.sitting.waits_for_person}
        return enabled, {"undo": block} if block else {}

    def _turn_back(self, do: Callable[[], None], block: str) -> None:
        if block:
            self.table.say(block)
            return
        do()
        self.waiting_for_hint = False
        self.table.turned_back()

    def _menu(self) -> None:
        from everdell_desktop.ui.screens.menu import MenuScreen

        over = self.sitting.over
        choices = [
            *([("menu:scores", "Score sheet", self._scores)] if over else []),
            ("menu:back", "Look at the table" if over else "Play on", self.papers.close),
            ("menu:keep", "Keep this game", self._keep),
            *self._book(),
            ("menu:main", "Main menu", lambda: self.app.show(MenuScreen(self.app))),
            ("menu:report", "Report a bug", lambda: report_bug(self.app, self.sitting, self.papers)),
            ("menu:quit", "Quit", self.app.quit),
        ]
        if over:
            self.papers.notice("A little rest", "This game is over.", choices)
            return
        text = "The game is saved at every decision. Continue in the main menu brings you back here."
        self.papers.notice("A little rest", text, choices)

    def _scores(self) -> None:
        self.papers.close()
        self.table.show_scores()

    def _book(self) -> Iterator[Choice]:
        """The way to the book, where this is a chapter of a campaign that is still there."""
        if not self.sitting.campaign:
            return
        from everdell_desktop.ui.screens.campaign_book import CampaignBookScreen

        try:
            kept = Campaigns(self.app.storage).find(self.sitting.campaign)
        except StorageError as error:
            self.app.log.error(str(error))
            return
        yield "menu:book", "To the book", lambda: self.app.show(CampaignBookScreen(self.app, kept))

    def _keep(self) -> None:
        """Save under a name of the player's choice."""
        from everdell_desktop.ui.screens.ask import AskScreen

        names = " and ".join(plan.name for plan in self.sitting.plans)
        self.papers.close()

        def keep(name: str) -> None:
            try:
                self.app.storage.save_slot(name, self.sitting.save(), self.autosaving.picture())
            except StorageError as error:
                self.table.say(str(error))

        question = "How shall it be called? A game of the same name is replaced."
        self.app.push(AskScreen(self.app, "Keep this game", question, "Keep", keep, text=names))

    def poll_hint(self) -> None:
        advice = self.sitting.poll_hint()
        if advice is None:
            return
        self.waiting_for_hint = False
        self.advise(advice)

    def advise(self, advice: Advice) -> None:
        """Tell an advice, with what it would bring at once."""
        decision = self.sitting.decision
        if decision is not None:
            hinted = next((option for option in decision.options if option.key == advice.answer), None)
            lines = [*advised(decision, advice), self.sitting.foresee(advice.answer)]
            self.table.advise("\n".join(line for line in lines if line), hinted)


def advised(decision: Decision, advice: Advice) -> list[str]:
    """What a strong player would do, why, and what it hopes for against the next best."""
    lines = [f"A strong player would choose: {in_words(decision, advice.answer)}"]
    if advice.reasons:
        why = ", and ".join(advice.reasons)
        lines.append(f"{why[0].upper()}{why[1:]}.")
    if advice.ahead is not None:
        other = in_words(decision, advice.other)
        hope = f"It hopes for {advice.points:.0f} {{point}} in the end, " if advice.points is not None else ""
        better = (
            f"{advice.ahead:.1f} {{point}} better than: {other}" if advice.ahead >= EVEN else f"as good as: {other}"
        )
        lines.append(f"{hope}{better}" if hope else f"{better[0].upper()}{better[1:]}")
    return lines


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
