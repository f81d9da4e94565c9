"""The page of a rival's challenges: rules and levels at the left, the medals won so far at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.campaigns import ChallengeGoal
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.ruleset import Box
from everdell_desktop.keeping.album import Album
from everdell_desktop.keeping.campaigns import Company
from everdell_desktop.keeping.medals import ALONE, TOGETHER, medals

from ..theme import BOLD, CAPTION, DISPLAY, GOOD, HEADING, INK, ITALIC, NORMAL, SMALL, TEXT
from .campaigns import in_words
from .open_book import LEFT, RIGHT, RIGHT_WIDE, WIDE, BookPage

if TYPE_CHECKING:
    from everdell_desktop.app import App

COLUMNS = {ALONE: "for one", TOGETHER: "for two"}
MEDALS = ("bronze", "silver", "gold")
"""The metal of each level, the easiest first."""
TOP, ROW = 166, 72
LETTERS = 70  # of a line of rules, about


class ChallengeScreen(BookPage):
    """Choose a level, see what is still to be shown on it, and begin."""

    def __init__(self, app: App, box: Box, company: Company) -> None:
        super().__init__(app)
        assert box.challenges is not None
        self.challenges, self.company = box.challenges, company
        album = Album(app.storage)
        self.earned = medals(self.challenges, album.played_by(album.profiles.current().id))
        self.level = self.challenges.levels[0]

    def lay_out(self) -> None:
        self.lay_book()
        self._rules()
        self._levels()
        self._medals()
        self.button("back", (LEFT, 974, 220, 56), "Back", self.back, icon="arrow_left")
        self.button("begin", (RIGHT + 438, 930, 290, 88), "Begin", self.begin, icon="play", font=32)
        self.line(in_words(self.company), (RIGHT, 940, 420, 36), NORMAL, TEXT, BOLD, name="company")
        self.line("at the table", (RIGHT, 976, 420, 30), SMALL, CAPTION, ITALIC)
        self.tell_fault((LEFT + 240, 974, WIDE - 250, 56))

    def _rules(self) -> None:
        self.heading(self.challenges.title, (LEFT, 56, WIDE, 60), 38)
        self.framed_picture(self.challenges.picture, (LEFT, 126, WIDE - 14, 166))
        top = 306.0
        for words in self.challenges.about:
            high = 10 + 27 * -(-len(words) // LETTERS)
            self.art("icons/skunk", (LEFT, top + 2, 32, 32))
            self.block(words, (LEFT + 46, top, WIDE - 60, high), NORMAL, TEXT)
            top += high + 4

    def _levels(self) -> None:
        each = WIDE / len(self.challenges.levels)
        for number, level in enumerate(self.challenges.levels):
            units = LEFT + number * each, 660, each - 14, 58
            self.choice(f"level:{level.id}", units, level.name, level == self.level, self._chooser(number),
                        icon=f"medal_{MEDALS[number]}", font=NORMAL + 2)  # fmt: skip
        self.paper((LEFT, 730, WIDE - 14, 224))
        each = 212 / len(self.level.rules)
        for number, words in enumerate(self.level.rules):
            self.block(words, (LEFT + 24, 736 + number * each, WIDE - 62, each), NORMAL, INK, middle=True)

    def _medals(self) -> None:
        """Ten goals in rows, with a medal for those who were one, and one for those who were two."""
        number = [level.id for level in self.challenges.levels].index(self.level.id)
        metal = MEDALS[number]
        self.line(f"Medals, {self.level.name.lower()}", (RIGHT, 64, 340, 50), 32, HEADING, DISPLAY)
        total = sum(
            (self.level.id, people, goal.id) in self.earned for people in COLUMNS for goal in self.challenges.goals
        )
        self.line(f"{total} of {2 * len(self.challenges.goals)}", (RIGHT + 350, 68, 120, 44), NORMAL + 2, CAPTION, BOLD)
        for column, (people, words) in enumerate(COLUMNS.items()):
            won = (self.level.id, people, "") in self.earned
            left = RIGHT + 500 + column * 114
            self.line(words, (left, 110, 110, 28), SMALL, CAPTION, ITALIC, "center")
            self.line("beaten" if won else "not yet", (left, 136, 110, 26), SMALL - 1, GOOD if won else CAPTION, BOLD,
                      "center")  # fmt: skip
        for row, goal in enumerate(self.challenges.goals):
            self._goal(goal, TOP + row * ROW, metal)

    def _goal(self, goal: ChallengeGoal, top: float, metal: str) -> None:
        kit = self.app.kit
        self.paper((RIGHT, top, RIGHT_WIDE, ROW - 8), f"goal:{goal.id}")
        self.line(goal.name, (RIGHT + 18, top + 4, 460, 30), NORMAL, HEADING, BOLD)
        self.block(goal.text, (RIGHT + 18, top + 33, 460, 30), SMALL, TEXT)
        for column, people in enumerate(COLUMNS):
            units = RIGHT + 500 + column * 114 + 27, top + 3, 56, 58
            node = self.art(f"icons/medal_{metal}", units, f"medal:{goal.id}:{people}")
            if (self.level.id, people, goal.id) not in self.earned and node.picture is not None:
                node.picture = shadowed(kit.plates.faded(node.picture, 80))

    # deeds

    def begin(self) -> None:
        from everdell_desktop.sitting.controller import Sitting
        from everdell_desktop.ui.table.screen import TableScreen

        options = self.challenges.options(self.level.id, self.company.alone)
        try:
            sitting = Sitting.new(self.company.plans, self.company.boxes, dict(options), alone=self.company.alone)
        except BoxError as error:
            self.fault = f"{error}."
            self.app.sounds.play("refuse")
            self.renew()
            return
        self.app.sounds.play("season")
        self.app.show(TableScreen(self.app, sitting))

    def _chooser(self, number: int) -> Callable[[], None]:
        def change() -> None:
            self.level = self.challenges.levels[number]
            self.renew()

        return change


def shadowed(picture: pygame.Surface) -> pygame.Surface:
    """A picture as its own grey shadow: what is still to be won."""
    grey = picture.copy()
    grey.fill((150, 130, 100, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return grey
