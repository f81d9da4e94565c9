"""The table: shows a sitting, turns the mouse into answers, and lets what happened be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from everdell_desktop.engine.decisions import Decision, IllegalAnswer, Option, Subject
from everdell_desktop.engine.journal import Entry
from everdell_desktop.keeping.achievements import Achievement
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.scene import Node

from . import mishap, ribbon
from .autosaving import Autosaving
from .choosing import CLOSE
from .deed_buttons import turn_line, unused
from .explaining import topics_of
from .following import AGAIN, LINGER
from .game_over import keep_finished
from .grip import LOOK_AFTER
from .handover import HandoverSheet, since_last_turn
from .keyboard import Keyboard
from .laid_table import LaidTable
from .motion import SOUNDS, season_heard, sounds_for
from .mouse import Mouse
from .questions import confirm, question, which
from .sheets import Sheet
from .subjects import thing
from .tabletop import Moment
from .tools import Toolbox

if TYPE_CHECKING:
    from everdell_desktop.app import App

FRAMES, DRIFTING_FRAMES = 60, 24  # a second: while something happens, and while only the weather drifts
STILL_AFTER = 60  # seconds without anybody at the table until the weather rests
RECENT = 80  # journal entries the panel at the side looks back on


class TableScreen(LaidTable):
    """One sitting that is played on the screen."""

    tips = True
    """Whether the log tells newcomers what helps, while it has room."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app, sitting)
        self.mouse = Mouse(self.scene, self.grip, self.papers, self, lambda: self.sound(["click"]))
        self.keyboard = Keyboard(self.scene, self.grip, self.papers, self)
        self.autosaving = Autosaving(app, sitting)
        self.tools = Toolbox(app, sitting, self.papers, self.autosaving, self)
        self.shown = 0
        """How many journal entries have been shown as movement."""
        self.lingering = 0.0
        """Seconds until the machine is handed over; the one who has just played sees the result meanwhile."""
        self._asked_at = (-1, -1)
        """Turn and answer of the question for which the drawer was last opened or shut."""
        self.still = 0.0
        """Seconds in which nobody did anything and nothing happened."""
        self.finished = False
        self.earned: list[Achievement] = []
        """What the finished game has brought the present player."""
        self.brought: Subject | None = None
        """What the player has just put in its place by hand, so that it need not fly there again."""

    def build(self) -> None:
        self.shown = len(self.sitting.entries())
        super().build()
        if not self.sitting.game.can_undo():
            self.save(picture=False)

    def refresh(self) -> None:
        super().refresh()
        self.music()

    def leave(self) -> None:
        super().leave()
        self.sitting.close()
        self.app.sounds.silence()

    def trouble(self, error: Exception) -> bool:
        self.scene.tweens = []
        self.papers.clear()
        self.grip.let_go()
        if not mishap.take_back(self.sitting, self.refresh, self.app.log):
            return False
        self.shown = len(self.sitting.entries())
        mishap.tell(self.app, self.sitting, self.papers)
        return True

    def moment(self) -> Moment:
        """What the table shows beside the state of the game."""
        told, lingering = self.following.last, self.lingering > 0
        line = ribbon.ribbon(
            self.app.kit, self.layout.ribbon(), self.sitting, self.headline(), told, self.follow, lingering,
            self.undo is not None,
        )  # fmt: skip
        lines = self.told(self.sitting.entries()[-RECENT:])
        tips = self.tips and bool(self.sitting.people)
        return Moment(self.pointing, self.grip.picked, self.free, self.news, line, lines, self.tools.states(), tips)

    def headline(self) -> str:
        return turn_line(self.sitting)

    @property
    def undo(self) -> Callable[[], None] | None:
        """Takes the last step back; None where that is not possible."""
        return None if self.sitting.undo_block(self.practice) else lambda: self.tools.use("undo")

    # asking

    def ask(self) -> None:
        """Put the open question, or hide the table for the next player; looking sheets on top stay."""
        self.papers.keep_looking()
        sitting, decision = self.sitting, self.sitting.decision
        if sitting.needs_handover:
            self.papers.sheets[:] = [self._handover()] if self.lingering <= 0 else []
        elif decision is not None and sitting.waits_for_person and not decision.main:
            self._open_for(decision)
            lies = self.within_reach if decision.purpose == CLOSE else self.lies
            put = question(self.explaining.finder, self.scene, self.layout, decision, lies, self.submit, self.undo)
            if isinstance(put, Sheet):
                self.papers.sheets.insert(0, put)
                return
            self.bar = put
            if home := self.landscape.home_of(put.candidates):
                self.go_to(home)

    def _open_for(self, decision: Decision) -> None:
        """The drawer lies open where all that is asked about lies in it, and is shut for any other new question."""
        step = len(self.sitting.game.past), len(self.sitting.game.answers)
        if step == self._asked_at:
            return
        self._asked_at = step
        asked = [thing(option.subject) for option in decision.options if option.subject is not None]
        tab = self.drawer.tab_of(asked, self.sitting.game.state, self.sitting.viewer)
        if self.drawer.open != tab:
            self.drawer.open = tab
            self.top.renew_tabs(self.scene.root, self.pointing)
            self.scene.touch()
            self.lift()

    def _handover(self) -> HandoverSheet:
        seat = self.sitting.decision.seat if self.sitting.decision is not None else 0
        name, recent = self.sitting.game.state.players[seat].name, since_last_turn(self.sitting, self.teller, seat)
        window = self.layout.window()
        return HandoverSheet(self.app.kit, window, self.figures, seat, name, recent, self.sit_down, self.undo)

    def sit_down(self) -> None:
        self.sitting.take_seat()
        self.following.forget()
        self.papers.clear()
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
        self.grip.picked = None
        self.drawer.open = ""
        decision, board = self.sitting.decision, self.layout.board
        if option.key in ("prepare", "pass", "concede") and (left := unused(self.sitting, option.key)):
            confirm(self.papers, board, option, left, self.submit)
        elif given_up := self.sitting.sacrifice(option):
            confirm(self.papers, board, option, f"{given_up}. There is no other way to pay.", self.submit)
        elif self.app.settings.confirm and decision is not None and decision.main:
            confirm(self.papers, board, option, self.consequence(option), self.submit)
        else:
            self.submit(option.key)

    def choose_among(self, options: Sequence[Option]) -> None:
        """One thing was clicked with which several things can be done."""
        which(self.papers, self.layout.board, options, self.choose)

    # what happened

    def after_change(self) -> None:
        """The game has moved on: save, show, animate, sound, and keep the end when it has come."""
        brought, self.brought = self.brought, None
        before = self.aftermath.places()
        entries = self.sitting.entries()
        news = entries[self.shown :] if len(entries) >= self.shown else []
        self.shown = len(entries)
        self.hinted, self.tools.waiting_for_hint = None, False
        ended = self.sitting.over and not self.finished
        if ended:  # before it is saved as over: killed in between, it is continued and ends again
            self.finished = True
            self.earned = self.keep_end()
        self.save()
        self.aftermath.fade(news, self.app.surface)
        self._follow(news)
        with self.top.watching(self.app.settings.animation):
            self.refresh()
        self.aftermath.move(news, before.get, brought)
        self.scene.tweens += self.top.walks(self.app.settings.animation)
        self.sound(sounds_for(news))
        mishap.note_faults(self.sitting, self.app.log)
        if ended:
            self.sound(["end"])

    def keep_end(self) -> list[Achievement]:
        """Put the finished game into the album; returns what it has brought."""
        return keep_finished(self.app, self.sitting)

    def _follow(self, news: list[Entry]) -> None:
        """What the others did is told, marked, and pointed to where it is out of sight."""
        viewer, pace = self.sitting.viewer, self.app.settings.pace
        self.following.note(news, self.sitting.game.state, viewer, pace)
        mine = any(entry.seat == viewer for entry in news)
        self.lingering = LINGER[pace] if self.sitting.needs_handover and mine else 0.0
        for mark in self.following.marks.values():
            home = self.landscape.homes.get(mark, "")
            if home and not self.landscape.in_sight(self.landscape.region(home)):
                self.news.add(home)

    def turned_back(self) -> None:
        """The game is at another step than it was: forget what was under way, and show it."""
        self.shown = len(self.sitting.entries())
        self.finished = False
        self.grip.let_go()
        self.following.forget()
        self.lingering = 0.0
        self.papers.clear()
        self.scene.tweens = []
        self.refresh()
        self.save()

    def sound(self, names: list[str]) -> None:
        for name in names:
            self.app.sounds.play(name)

    def music(self) -> None:
        """Music and ambience follow the season."""
        self.app.sounds.season(season_heard(self.sitting))

    def save(self, picture: bool = True) -> None:
        if problem := self.autosaving.save(picture):
            self.say(problem)

    def use_button(self, name: str) -> bool:
        """Do what a button of the table does; False where nothing is called so."""
        what, _, which = name.partition(":")
        if what == "tool":
            self.tools.use(which)
        elif what == "log" and which:
            self.show_card(which.partition(":")[2])
        elif what in ("sign", "map") and which:
            self.go_to(which)
        elif what == "coin" or name == "score":
            if (coin := self.scene.where(name)) is not None:
                self.explaining.show_standing(int(which) if which else self.sitting.viewer, coin)
        elif what == "sign_of":
            self.show_city(int(which.partition(":")[0]))
        elif name == AGAIN:
            if self.following.last is not None:
                self.aftermath.again(self.following.last, self.look_at)
        elif name == ribbon.UNDO:
            self.tools.use("undo")
        elif name == ribbon.DONE:
            self.lingering = 0.0
            self.refresh()
        elif name == ribbon.SCORES:
            self.show_scores()
        elif what == "tab":
            self.drawer.open = "" if which.startswith("hand") or which == self.drawer.open else which
            self.refresh()
        else:
            return False
        return True

    def step_out(self) -> bool:
        """What Escape leaves before it opens the menu: a finished game, an open drawer."""
        if self.sitting.over and self.sitting.people:
            self.show_scores()
        elif self.drawer.open:
            self.use_button("tab:hand")
        else:
            return False
        return True

    def hurry(self) -> bool:
        """A click cuts short what is being shown; the table takes it all the same."""
        self.following.hold = 0.0
        self.scene.tweens = []
        return False

    # looking and saying

    def topics(self) -> list[str]:
        """What is looked at or asked just now, the nearest first: it finds the page of How to play."""
        decision, node = self.sitting.decision, self.grip.hovered
        found = topics_of(node.subject, self.sitting.game.rules) if node is not None else []
        if decision is not None and self.sitting.waits_for_person and not decision.main:
            found = [decision.asker, decision.purpose, *(topics_of(decision.source, self.sitting.game.rules)), *found]
        return [*found, self.drawer.open, self.landscape.here]

    def show_city(self, seat: int) -> None:
        self.explaining.show_city(seat, self.pointing, self.choose)

    def say(self, text: str) -> None:
        """Why something is not possible, under the pointer and gone with the next movement."""
        self.app.sounds.play("refuse")
        self.grip.message = text
        self.lift()

    def advise(self, text: str, option: Option | None) -> None:
        """What a strong player would do, in words and on the board."""
        self.grip.message, self.hinted = text, option
        self.lift()

    # events and time

    def handle(self, event: pygame.event.Event) -> None:
        self.still = 0.0
        if event.type == pygame.KEYDOWN:
            self.keyboard.press(event)
        else:
            self.mouse.handle(event)

    def press(self, node: Node) -> None:
        self.mouse.press(node)

    def moved(self) -> None:
        self.grip.focus = ""

    def update(self, dt: float) -> None:
        super().update(dt)
        self.still += dt
        if self.landscape.update(dt):
            self.scene.touch_places()
            if not self.landscape.gliding:
                self.scene.gliding = None
                self.arrive()
            self.app.wake()
        if self.top.arrived(self.scene.tweens):
            self.scene.root.children[0] = self.top.land(self.moment())
            self.scene.touch()
        if self.scene.drawn and not self.moving():
            self._use_the_pause()
        before = self.grip.rested
        self.grip.rested += dt
        if before < LOOK_AFTER <= self.grip.rested and self.grip.hovered is not None:
            self.lift()
            self._follow_the_hand(self.grip.hovered)
        if self.sitting.opponents.untold:
            self.say(self.sitting.opponents.untold.pop())
        if self.tools.waiting_for_hint:
            self.tools.poll_hint()
        elif self.following.hold > 0 and not self.sitting.waits_for_person:
            self.following.hold -= dt if not self.scene.moving() else 0.0
        elif not self.scene.moving() and self.sitting.update():
            self.after_change()
        if self.lingering > 0 and not self.scene.moving():
            self.lingering -= dt
            if self.lingering <= 0:
                self.refresh()
        if self.finished and not self.scene.moving() and not self.sheets:
            self.show_scores()

    def _use_the_pause(self) -> None:
        """Nothing moves: the time for what would be felt after a click."""
        self.autosaving.take_picture()
        self.app.sounds.prepare(SOUNDS.values())

    def _follow_the_hand(self, node: Node) -> None:
        """A dragged piece that rests on a signpost takes us there."""
        if self.grip.dragging is not None and node.name.startswith(("sign:", "map:")):
            self.use_button(node.name)

    def show_scores(self) -> None:
        from everdell_desktop.ui.screens.chapter_end import end_screen

        self.finished = False
        self.app.push(end_screen(self.app, self.sitting, self.earned))

    def moving(self) -> bool:
        thinking = not self.sitting.waits_for_person and not self.sitting.over
        resting = self.grip.hovered is not None and self.grip.rested < LOOK_AFTER
        busy = (
            super().moving() or thinking or self.tools.waiting_for_hint or resting or self.finished
            or self.lingering > 0
        )  # fmt: skip
        self.frames = FRAMES if busy else DRIFTING_FRAMES
        self.still = 0.0 if busy else self.still
        return busy or (self.scene.drift is not None and self.still < STILL_AFTER)
