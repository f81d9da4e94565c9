"""A table with a guide beside it: a lesson, or a first whole game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.keeping.achievements import Achievement
from everdell_desktop.keeping.learning import Learning
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.sitting import lessons
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.sitting.guides import LEAVE, NEXT, ON, FirstGameGuide, Guide, LessonGuide, Pointed
from everdell_desktop.sitting.lessons import Lesson
from everdell_desktop.ui.scene import Node

from .autosaving import Autosaving
from .guide_bubble import arrow, bubble, clearest, halo
from .papers import Papers
from .screen import TableScreen
from .subjects import named, thing
from .tools import Served, Toolbox

if TYPE_CHECKING:
    from everdell_desktop.app import App

GUIDE = "guide"


class GuidedTable(TableScreen):
    """A game like any other, with somebody who speaks up. The guide only watches: it never bars anything."""

    tips = False  # the guide tells what helps

    def __init__(self, app: App, sitting: Sitting, guide: Guide) -> None:
        super().__init__(app, sitting)
        self.guide = guide
        self.learning = Learning(app.storage)
        self.age = 0.0
        self._pressed = ""
        """What of the guide the button of the mouse went down on."""

    def build(self) -> None:
        self.guide.settle(self.sitting)
        super().build()

    def turned_back(self) -> None:
        super().turned_back()
        self.guide.turn_back(self.sitting)
        self.remember()
        self.lift()

    def after_change(self) -> None:
        before = self.shown
        super().after_change()
        self.guide.follow(self.sitting.entries()[before:], self.sitting)
        self.guide.settle(self.sitting)
        self.remember()
        self.lift()

    def remember(self) -> None:
        """Keep how far we have come."""
        if isinstance(self.guide, FirstGameGuide):
            self.learning.tell(self.guide.told)

    # showing

    def point_out(self, over: Node) -> None:
        speech = self.guide.speech()
        if speech is None or self.sitting.needs_handover:
            self._leave_room(0)
            return
        words = bubble(self.app.kit, self.layout.guide(self.panels.below), speech, self.grip.focus)
        self._leave_room(words.rect.h)
        if (marked := self._marked(speech.at)) and not self.sheets:
            for where in marked:
                for node in halo(self.app.kit, where):
                    over.add(node)
            if not marked[0].collidepoint(self.grip.pointer):
                side = clearest(self.app.kit, marked[0], self.layout.window(), self._in_the_way(marked))
                over.add(arrow(self.app.kit, marked[0], side, lambda: self.age))
        over.add(words)

    def _leave_room(self, high: int) -> None:
        """The log ends above what the guide says."""
        if high != self.panels.covered:
            self.panels.covered = high
            self.top.renew_log(self.scene.root, self.moment())
            self.scene.touch()

    def _in_the_way(self, marked: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """The things that an arrow had better not cover."""
        trees = self.scene.root, self.scene.over
        return [where for tree in trees for node, where in tree.walk() if node.live] + [*marked]

    def _marked(self, meant: Pointed) -> list[pygame.Rect]:
        """Where the things meant are seen; for one in another region the post that leads there."""
        found = []
        for one in meant:
            name = one if isinstance(one, str) else named(thing(one))
            where = self.scene.where(name)
            if where is None:
                subject = next((subject for subject in self.landscape.homes if named(subject) == name), None)
                where = self.seen_at(subject) if subject is not None else None
            if where is not None:
                found.append(where)
        return found

    # hands

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            node = self.scene.at(event.pos)
            if node is not None and node.name.partition(":")[0] == GUIDE and self.grip.dragging is None:
                if event.type == pygame.MOUSEBUTTONUP and node.name == self._pressed:
                    self.press(node)
                self._pressed = node.name if event.type == pygame.MOUSEBUTTONDOWN else ""
                return
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_g and (speech := self.guide.speech()) is not None:
            for way in [key for key, _ in speech.buttons if key != LEAVE][:1]:
                self.use_button(way)
            return
        super().handle(event)

    def offers(self) -> list[str]:
        speech = self.guide.speech()
        buttons = [key for key, _ in speech.buttons] if speech is not None and not self.sheets else []
        return super().offers() + buttons

    def press(self, node: Node) -> None:
        if node.name.partition(":")[0] == GUIDE:
            self.use_button(node.name)
        else:
            super().press(node)

    def use_button(self, name: str) -> bool:
        if name != ON:
            return super().use_button(name)
        self.sound(["click"])
        self.guide.go_on(self.sitting)
        self.remember()
        self.lift()
        return True

    # time

    def update(self, dt: float) -> None:
        self.age += dt if self.app.settings.animation != "off" else 0.0
        super().update(dt)

    def moving(self) -> bool:
        speech = self.guide.speech()
        bobbing = self.app.settings.animation != "off" and speech is not None and bool(speech.at)
        return bobbing or super().moving()


class LessonTable(GuidedTable):
    """A lesson: kept apart from saves, album and statistics, and everything can be taken back."""

    def __init__(self, app: App, lesson: Lesson) -> None:
        who = Profiles(app.storage).current()
        opened = Learning(app.storage).opened(lesson.name)
        sitting = lessons.sit_down(lesson, who.name, who.animal, opened.answers if opened else ())
        fresh = opened is None or lessons.answers_given(sitting) != opened.answers
        self.lesson = lesson
        self.steps = LessonGuide(lesson, 0 if fresh or opened is None else opened.step)
        super().__init__(app, sitting, self.steps)
        self.tools = LessonTools(
            app, sitting, self.papers, self.autosaving, self, self.leave_lesson, self.begin_again
        )  # fmt: skip

    @property
    def practice(self) -> bool:
        return True

    def save(self, picture: bool = True) -> None:
        self.remember()

    def remember(self) -> None:
        if self.steps.over:
            self.learning.finish(self.lesson.name)
        else:
            self.learning.leave_open(self.lesson.name, self.steps.number, lessons.answers_given(self.sitting))

    def keep_end(self) -> list[Achievement]:
        return []

    def show_scores(self) -> None:
        self.finished = False
        if (coin := self.scene.where("score")) is not None:
            self.explaining.show_standing(self.sitting.viewer, coin)

    def use_button(self, name: str) -> bool:
        from everdell_desktop.ui.screens.learn import start_first_game

        if name == LEAVE:
            self.leave_lesson()
        elif name == NEXT:
            self.remember()
            following = lessons.after(self.lesson)
            if following is None:
                start_first_game(self.app)
            else:
                self.app.show(LessonTable(self.app, following))
        else:
            return super().use_button(name)
        return True

    def begin_again(self) -> None:
        self.learning.begin_again(self.lesson.name)
        self.app.show(LessonTable(self.app, self.lesson))

    def leave_lesson(self) -> None:
        from everdell_desktop.ui.screens.learn import LearnScreen
        from everdell_desktop.ui.screens.menu import MenuScreen

        self.remember()
        self.app.show(MenuScreen(self.app))
        self.app.push(LearnScreen(self.app))


class LessonTools(Toolbox):
    """The tools of a lesson: there is nothing to save, and the way out leads to the lessons."""

    def __init__(
        self, app: App, sitting: Sitting, papers: Papers, autosaving: Autosaving, table: Served,
        leave: Callable[[], None], begin_again: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(app, sitting, papers, autosaving, table)
        self.leave = leave
        self.begin_again = begin_again

    def _menu(self) -> None:
        choices = [
            ("menu:back", "Play on", self.papers.close),
            ("menu:again", "Begin again", self.begin_again),
            ("menu:leave", "All lessons", self.leave),
            ("menu:quit", "Quit", self.app.quit),
        ]
        text = "This lesson waits for you as it is. It counts for nothing but the fun of it."
        self.papers.notice("A little rest", text, choices)
