"""Shots of what is there to learn from: the lessons at each step, and the gallery with its things in large."""

from __future__ import annotations

from collections.abc import Callable

from everdell_desktop.app import App
from everdell_desktop.keeping.learning import Learning
from everdell_desktop.sitting.gallery import Wish, gallery, look_for
from everdell_desktop.sitting.lessons import Lesson, lessons
from everdell_desktop.ui.screens.exhibits import ExhibitScreen
from everdell_desktop.ui.screens.gallery import GalleryScreen
from everdell_desktop.ui.screens.learn import LearnScreen
from everdell_desktop.ui.table.guided import LessonTable

EXHIBITS = {
    "critter": "card:king", "much": "card:farm", "tile": "tile:weather_gale", "place": "space:basic_3_twig",
    "event": "award:tax_relief", "box": "box:newleaf", "figure": "tile:big_critter_honeypaw",
}  # fmt: skip


def searched(wish: Wish) -> Callable[[App], None]:
    def show(app: App) -> None:
        screen = GalleryScreen(app)
        screen.wish, screen.found = wish, look_for(wish)
        app.show(screen)

    return show


def exhibit(key: str) -> Callable[[App], None]:
    return lambda app: app.show(ExhibitScreen(app, gallery()[key], list(gallery().values())))


def learn(app: App) -> None:
    learning = Learning(app.storage)
    learning.finish("workers")
    learning.leave_open("cards", 1, [])
    app.show(LearnScreen(app))


def lesson_step(lesson: Lesson, number: int) -> Callable[[App], None]:
    """The first time a step can be seen: the table before anything was done there."""

    def show(app: App) -> None:
        table = LessonTable(app, lesson)
        table.steps.number = number
        app.show(table)

    return show


SHOTS: dict[str, Callable[[App], None]] = {
    "learn": learn,
    **{f"lesson_{name}": lesson_step(lesson, 0) for name, lesson in lessons().items()},
    "lesson_end": lesson_step(next(iter(lessons().values())), 99),
    "gallery": searched(Wish()),
    "gallery_tiles": searched(Wish(box="spirecrest", kind="Discoveries")),
    "gallery_searched": searched(Wish("king")),
    "gallery_empty": searched(Wish("zzz")),
    **{f"exhibit_{name}": exhibit(key) for name, key in EXHIBITS.items()},
}
