"""Learn to play: the lessons, those of each box, and a first whole game with the guide beside the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.keeping.learning import Learning
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.sitting.lessons import Lesson, lessons

from ..theme import BOLD, CAPTION, HEADING, INK, ITALIC, LARGE, NORMAL, SMALL, TEXT
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App

LEFT, TOP, WIDE, HIGH = 110, 40, 1700, 920
COLUMN, COLUMN_WIDE = 180, 740
BOXES, BOXES_WIDE = 1000, 740
OPPONENT = "Rowan", "mouse", "beginner"
WHOLE_GAME = "Your first whole game", "Against a beginner, with Juniper speaking up when something is new."
WELCOME = "I am Juniper. Try a few things on a real table with me; nothing can go wrong, and you may leave at any time."


class LearnScreen(Page):
    """The first lessons at the left, those of the boxes at the right."""

    dim = 120

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.learning = Learning(app.storage)

    def lay_out(self) -> None:
        self.book((LEFT, TOP, WIDE, HIGH), "book")
        self.heading("Learn to play", (COLUMN + 130, 84, COLUMN_WIDE - 130, 70), 44, align="left")
        self.art("avatars/owl", (COLUMN - 10, 76, 120, 120), "guide")
        self.block(WELCOME, (COLUMN + 130, 152, COLUMN_WIDE - 150, 84), NORMAL, CAPTION, font=ITALIC)
        first = [lesson for lesson in lessons().values() if lesson.first]
        others = [lesson for lesson in lessons().values() if not lesson.first]
        for number, lesson in enumerate(first):
            self._tile(lesson, (COLUMN, 262 + number * 158, COLUMN_WIDE - 40, 144), str(number + 1))
        self._whole_game(262 + len(first) * 158)
        self.heading("A lesson for each box", (BOXES, 84, BOXES_WIDE - 40, 70), 36, align="left")
        step = min(112.0, 770 / max(1, len(others)))
        for number, lesson in enumerate(others):
            self._tile(lesson, (BOXES, 168 + number * step, BOXES_WIDE - 40, step - 8))
        self.button("back", (LEFT + 60, 978, 260, 70), "Close", self.back, icon="close")
        self.button("how_to_play", (1090, 978, 320, 70), "How to play", self.how_to_play, icon="help")
        self.button("gallery", (1430, 978, 320, 70), "Gallery", self.gallery, icon="zoom")

    def _tile(self, lesson: Lesson, units: tuple[float, float, float, float], number: str = "") -> None:
        state = ""
        if lesson.name in self.learning.done:
            state = "done"
        elif self.learning.opened(lesson.name) is not None:
            state = "open"
        rect = self.box(*units)
        title = f"{number}. {lesson.title}" if number else lesson.title
        plain, lit = (self._face(title, lesson.about, lesson.icon, state, rect.size, lit) for lit in (False, True))
        self.pressable(f"lesson:{lesson.name}", rect, [plain, lit, lit, plain], self._starter(lesson))

    def _whole_game(self, top: float) -> None:
        rect = self.box(COLUMN, top, COLUMN_WIDE - 40, 144)
        faces = [self._face(*WHOLE_GAME, "trophy", "", rect.size, lit) for lit in (False, True, True, False)]
        self.pressable("first_game", rect, faces, self.first_game)

    def _face(
        self, title: str, about: str, icon: str, state: str, size: tuple[int, int], lit: bool
    ) -> pygame.Surface:  # fmt: skip
        """A strip of paper: a sign, what it is about, and how far one has come."""
        kit = self.app.kit
        face = self.tablet(size, False, lit)
        side = min(round(size[1] * 0.52), kit.px(64))
        left = kit.px(28) + side + kit.px(18)
        face.blit(kit.pictures.icon(icon, side), (kit.px(28), (size[1] - side) // 2))
        room = size[0] - left - kit.px(120 if state else 40)
        large = size[1] > kit.px(110)
        name = kit.letters.fitting(title, kit.style(LARGE if large else NORMAL + 2, HEADING, BOLD), room)
        words = kit.letters.block(about, kit.style(NORMAL if large else SMALL, TEXT), room,
                                  size[1] - name.get_height() - kit.px(22 if large else 8))  # fmt: skip
        top = (size[1] - name.get_height() - words.get_height()) // 2
        face.blit(name, (left, top))
        face.blit(words, (left, top + name.get_height()))
        if state == "done":
            mark = kit.pictures.icon("check", kit.px(44))
            face.blit(mark, mark.get_rect(center=(size[0] - kit.px(66), size[1] // 2)))
        elif state:
            mark = kit.letters.line("Go on", kit.style(SMALL + 1, INK, ITALIC))
            face.blit(mark, mark.get_rect(center=(size[0] - kit.px(66), size[1] // 2)))
        return face

    # deeds

    def _starter(self, lesson: Lesson) -> Callable[[], None]:
        return lambda: start(self.app, lesson)

    def first_game(self) -> None:
        start_first_game(self.app)

    def how_to_play(self) -> None:
        from .how_to_play import HowToPlayScreen

        self.app.push(HowToPlayScreen(self.app))

    def gallery(self) -> None:
        from .gallery import GalleryScreen

        self.app.push(GalleryScreen(self.app))


def start(app: App, lesson: Lesson) -> None:
    """Sit down to a lesson, where it was left."""
    from everdell_desktop.ui.table.guided import LessonTable

    app.sounds.play("season")
    app.show(LessonTable(app, lesson))


def start_first_game(app: App, seed: int | None = None) -> None:
    """A whole game against a beginner, with the guide."""
    from everdell_desktop.sitting.controller import SeatPlan, Sitting

    from .load import table_for

    who = Profiles(app.storage).current()
    name, animal, level = OPPONENT
    animal = animal if animal != who.animal else "squirrel"
    sitting = Sitting.new([SeatPlan(who.name, who.animal), SeatPlan(name, animal, level)], seed=seed)
    Learning(app.storage).play_first_game(sitting.name)
    app.sounds.play("season")
    app.show(table_for(app, sitting))
