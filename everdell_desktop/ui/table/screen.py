"""The table: shows a sitting, turns the mouse into answers, and lets what happened be seen."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import pygame

from everdell_desktop.achievements import Achievement
from everdell_desktop.controller import Sitting
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import IllegalAnswer, Option
from everdell_desktop.engine.journal import Entry
from everdell_desktop.storage import StorageError
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.screen import Screen

from .above import Above
from .asking import sheet_for
from .board import Board
from .deeds import deed_buttons, turn_line
from .ending import keep_finished
from .figures import Figures
from .home import Home
from .hovering import LOOK_AFTER
from .layout import Layout
from .looking import CardSheet, CitySheet, HandoverSheet
from .mishap import note_faults, take_back
from .motion import Motion, sounds_for
from .mouse import Mouse
from .naming import base_name
from .panels import Panels
from .pointing import Pointing, consequence
from .sheets import Faced, NoticeSheet, Sheet
from .telling import Line, Teller
from .tools import Toolbox
from .trays import Trays

if TYPE_CHECKING:
    from everdell_desktop.app import App

PICTURE = 320, 180  # pixels of the picture kept with a save
PICTURE_EVERY = 8  # turns until an autosave gets a new picture
RECENT = 80  # journal entries the panel at the side looks back on
ANIMALS = ("hedgehog", "mouse", "squirrel", "turtle")


class TableScreen(Screen):
    """One sitting on the screen."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app)
        self.sitting = sitting
        players = sitting.game.state.players
        self.animals = [player.animal or ANIMALS[seat % 4] for seat, player in enumerate(players)]
        self.teller = Teller(sitting.game.rules, sitting.game.state)
        self.sheets: list[Sheet] = []
        """Sheets lying on the table, the topmost last."""
        self.mouse = Mouse(self)
        self.tools = Toolbox(self)
        self.shown = 0
        """How many journal entries have been shown as movement."""
        self.finished = False
        self.earned: list[Achievement] = []
        """What the finished game has brought the present player."""
        self.pictured: tuple[int, bytes] = (-PICTURE_EVERY, b"")
        """The turn and the picture of the table that autosaves carry."""
        self.unsaved = False
        """Whether the last attempt to save failed, so that it is said once."""

    # building

    def measures(self) -> Layout:
        """Where everything lies."""
        return Layout(self.app.kit.scale)

    def build(self) -> None:
        self.layout = self.measures()
        kit = self.app.kit
        rules, names = self.sitting.game.rules, [player.name for player in self.sitting.game.state.players]
        self.figures = Figures(kit, self.animals, names, self.app.settings.marks)
        self.board = Board(kit, self.layout, rules, self.figures)
        self.home = Home(kit, self.layout, rules, self.figures)
        self.panels = Panels(kit, self.layout, rules, self.figures)
        self.trays = Trays(kit, self.layout, rules, self.figures)
        self.above = Above(self)
        self.shown = len(self.sitting.entries())
        self.refresh()
        if not self.sitting.game.can_undo():
            self.save(picture=False)

    def leave(self) -> None:
        self.sitting.close()

    def trouble(self, error: Exception) -> bool:
        return take_back(self)

    def refresh(self) -> None:
        """Show the table as it stands, with the question that is open."""
        sitting, state = self.sitting, self.sitting.game.state
        open_here = sitting.waits_for_person and not sitting.needs_handover
        self.pointing = Pointing(sitting.decision if open_here else None, sitting.viewer)
        sheets = sitting.game.scores()
        scores = [sheet.total for sheet in sheets]
        lines = self.told(sitting.entries()[-RECENT:])
        root = Node("root", (0, 0, *self.app.size), draw=self.wood)
        root.add(self.board.build(state))
        root.add(self.home.city(state, sitting.viewer))
        root.add(self.home.home(state, sitting.viewer, scores[sitting.viewer]))
        tiles = self.trays.at_home(state, sitting.viewer)
        root.add(self.home.hand(state.players[sitting.viewer], self.mouse.picked, bool(tiles)))
        for node in tiles:
            root.add(node)
        if (tray := self.trays.on_board(state, sitting.viewer)) is not None:
            root.add(tray)
        mover = sitting.decision.seat if sitting.decision is not None else None
        for node in self.panels.players(state, scores, mover, not sitting.waits_for_person):
            root.add(node)
        root.add(self.panels.log(lines, len(state.players)))
        for node in self.panels.tools(*self._tool_states()):
            root.add(node)
        for node in deed_buttons(self.app.kit, self.layout, sitting):
            root.add(node)
        root.add(self._ribbon())
        self.scene.root = root
        self.scene.touch()
        self.mouse.forget_hover()
        self._ask()
        self.lift()
        self.app.wake()

    def told(self, entries: list[Entry]) -> list[Line]:
        return [line for entry in entries if (line := self.teller.line(entry, self.sitting.viewer)) is not None]

    def wood(self, surface: pygame.Surface, where: pygame.Rect) -> None:
        surface.blit(self.app.kit.plates.tiled("wood", where.size), where.topleft)

    def _tool_states(self) -> tuple[dict[str, bool], dict[str, str]]:
        block = self.sitting.undo_block(self.practice)
        enabled = {"undo": not block, "redo": self.sitting.can_redo, "hint": self.sitting.waits_for_person}
        return enabled, {"undo": block} if block else {}

    @property
    def practice(self) -> bool:
        return self.app.settings.undo == "practice"

    def _ribbon(self) -> Node:
        """Whose turn it is, and what may be done."""
        rect = self.layout.ribbon()
        return Node("ribbon", rect, picture=self.app.kit.plates.ribbon(self.headline(), rect.size))

    def headline(self) -> str:
        return turn_line(self.sitting)

    # asking

    def _ask(self) -> None:
        """Lay out the sheet the open question needs; looking sheets on top stay."""
        self.sheets = [sheet for sheet in self.sheets if sheet.closable]
        sitting = self.sitting
        if sitting.needs_handover:
            self.sheets = [self._handover()]
        elif sitting.decision is not None and sitting.waits_for_person and sitting.game.answers:
            faced = Faced(self.app.kit, sitting.game.rules, sitting.game.state)
            undo = None if sitting.undo_block(self.practice) else lambda: self.tools.use("undo")
            self.sheets.insert(0, sheet_for(faced, self.layout.board, sitting.decision, self.submit, undo))

    def _handover(self) -> Sheet:
        seat = self.sitting.decision.seat if self.sitting.decision is not None else 0
        recent: list[Line] = []
        for turn in reversed(self.sitting.game.past):
            if turn.start.seat == seat and turn.start.turn:
                break
            told = [line for entry in turn.journal if (line := self.teller.line(entry, seat)) is not None]
            recent = told + recent
        player = self.sitting.game.state.players[seat]
        return HandoverSheet(
            self.app.kit, self.layout.window(), player.name, self.animals[seat], recent, self._sit_down
        )

    def _sit_down(self) -> None:
        self.sitting.take_seat()
        self.sheets = []
        self.refresh()

    def submit(self, answer: Any) -> None:
        """Answer the open decision and show what came of it."""
        try:
            self.sitting.submit(answer)
        except IllegalAnswer as refusal:
            self.say(str(refusal))
            return
        self.after_change()

    def choose(self, option: Option) -> None:
        """Take an option of the main decision, after a question where one is wanted."""
        self.mouse.picked = ""
        if option.key in ("prepare", "pass") and (unused := self._unused(option.key)):
            self._confirm(option, unused)
        elif given_up := self.sitting.sacrifice(option):
            self._confirm(option, f"{given_up}. There is no other way to pay.")
        elif self.app.settings.confirm and not self.sitting.game.answers:
            self._confirm(option, consequence(option, self.sitting.game.state, self.sitting.viewer))
        else:
            self.submit(option.key)

    def _unused(self, key: str) -> str:
        """What would be left undone."""
        options = self.sitting.decision.options if self.sitting.decision is not None else []
        cards = [option for option in options if option.key.startswith("play:")]
        workers = self.sitting.game.state.players[self.sitting.viewer].free_workers
        left = []
        if key == "pass" and workers:
            left.append("1 worker is still free" if workers == 1 else f"{workers} workers are still free")
        if key == "pass" and cards:
            left.append(
                f"{len(cards)} cards could still be played" if len(cards) > 1 else "1 card could still be played"
            )
        return ", and ".join(left) + ". Passing ends the game for you." if left else ""

    def _confirm(self, option: Option, text: str) -> None:
        def go_on() -> None:
            self.sheets.clear()
            self.submit(option.key)

        choices = [("confirm:yes", option.label, go_on), ("confirm:no", "Not yet", self.close_sheet)]
        self.lay(NoticeSheet(self.app.kit, self.layout.board, f"{option.label}?", text or "Are you sure?", choices))

    def after_change(self) -> None:
        """The game has moved on: animate, sound, save, and show the end when it has come."""
        old_places = {name: self.scene.where(name) for name in self.scene.names()}
        entries = self.sitting.entries()
        news = entries[self.shown :] if len(entries) >= self.shown else []
        self.shown = len(entries)
        self.tools.hinted = None
        self.refresh()
        motion = Motion(self.app.kit, self.sitting.game.rules, self.figures, self.sitting.viewer)
        self.scene.tweens += motion.tweens(news, self.app.settings.animation, old_places.get, self.scene.where)
        self.sound(sounds_for(news))
        note_faults(self)
        self.save()
        if self.sitting.over and not self.finished:
            self.finished = True
            self.earned = keep_finished(self.app, self.sitting)
            self.sound(["end"])

    def sound(self, names: list[str]) -> None:
        for name in names:
            self.app.sounds.play(name)

    def save(self, picture: bool = True) -> None:
        """Keep the game at every decision of a person and at its end.

        A full or locked disk is told, and the game goes on.
        """
        if not self.sitting.waits_for_person and not (self.sitting.over and self.sitting.people):
            return
        try:
            self.app.storage.autosave(self.sitting.save(), self._recent_picture() if picture else None)
            self.unsaved = False
        except StorageError as error:
            if not self.unsaved:
                self.app.log.error(str(error))
                self.say(str(error))
            self.unsaved = True

    def _recent_picture(self) -> bytes | None:
        """The table some turns ago at most, as it takes a while to draw; none where it could show another's hand."""
        turn = self.sitting.game.state.turn
        if len(self.sitting.people) > 1:
            return None
        if abs(turn - self.pictured[0]) >= PICTURE_EVERY:
            self.pictured = turn, self.small_picture()
        return self.pictured[1]

    def small_picture(self) -> bytes:
        """The table as it is seen, for the list of saves; hidden while the machine is handed over."""
        if self.sitting.needs_handover:
            return b""
        small = pygame.transform.smoothscale(self.app.surface, PICTURE)
        target = io.BytesIO()
        pygame.image.save(small, target, "picture.jpg")
        return target.getvalue()

    # sheets

    def lay(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)
        self.mouse.forget_hover()
        self.lift()

    def close_sheet(self) -> None:
        if self.sheets and self.sheets[-1].closable:
            self.sheets.pop()
        self.lift()

    def show_card(self, card_id: str) -> None:
        card = self.sitting.game.rules.cards.get(card_id)
        if card is not None:
            self.lay(CardSheet(self.app.kit, self.layout.window(), card, self.close_sheet))

    def say(self, text: str) -> None:
        """A short message under the pointer, gone with the next movement."""
        self.mouse.message = text
        self.app.sounds.play("refuse")
        self.lift()

    # what lies above the table

    def lift(self) -> None:
        """Show what lies above the table as it is now."""
        self.scene.over = self.above.build()
        self.scene.touch_over()
        self.app.wake()

    def all_named(self, names: set[str]) -> list[str]:
        """The nodes with these names, each of several alike ones."""
        return [name for name in self.scene.names() if base_name(name) in names]

    def card_at(self, name: str) -> Card | None:
        """The card a node shows."""
        state, rules = self.sitting.game.state, self.sitting.game.rules
        parts = base_name(name).split(":")
        if parts[:2] == ["card", "meadow"]:
            return state.meadow[int(parts[2])]
        if parts[:2] == ["card", "city"]:
            return next((b.card for b in state.players[int(parts[2])].city if b.uid == parts[3]), None)
        if parts[0] == "option":
            key = name.removeprefix("option:").partition("#")[0]
            decision = self.sitting.decision
            option = next((o for o in decision.options if o.key == key), None) if decision is not None else None
            return Faced(self.app.kit, rules, state).card_of(option) if option is not None else None
        return rules.cards.get(parts[-1])

    # events

    def handle(self, event: pygame.event.Event) -> None:
        self.mouse.handle(event)

    def show_city(self, seat: int) -> None:
        def press(name: str) -> None:
            options = self.pointing.about(name)
            if options:
                self.close_sheet()
                self.choose(options[0])
            elif (card := self.card_at(name)) is not None:
                self.show_card(card.id)

        state = self.sitting.game.state
        self.lay(CitySheet(self.home, self.layout.window(), state, seat, press, self.pointing.about, self.close_sheet))

    # time

    def update(self, dt: float) -> None:
        super().update(dt)
        before = self.mouse.rested
        self.mouse.rested += dt
        if before < LOOK_AFTER <= self.mouse.rested and self.mouse.hovered:
            self.lift()
        if self.tools.waiting_for_hint:
            self.tools.poll_hint()
        elif not self.scene.moving() and self.sitting.update():
            self.after_change()
        if self.finished and not self.scene.moving() and not self.sheets:
            self._show_scores()

    def _show_scores(self) -> None:
        from everdell_desktop.ui.screens.score import ScoreScreen

        self.finished = False
        self.app.push(ScoreScreen(self.app, self.sitting, self.earned))

    def moving(self) -> bool:
        thinking = not self.sitting.waits_for_person and not self.sitting.over
        resting = bool(self.mouse.hovered) and self.mouse.rested < LOOK_AFTER
        return super().moving() or thinking or self.tools.waiting_for_hint or resting or self.finished
