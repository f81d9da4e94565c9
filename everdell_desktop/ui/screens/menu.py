"""The main menu."""

from __future__ import annotations

import contextlib
import functools
import math
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.ruleset import Box
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.continuing import book_to_continue, to_continue
from everdell_desktop.version import VERSION

from ..scene import Node
from ..text import line_height
from ..theme import BAD, BOLD, CREAM, ITALIC, LIGHT_GOLD, LOGO, SMALL, TABLE, TINY
from .lettering import logo, spark
from .page import BUTTON_STATES, Page

if TYPE_CHECKING:
    from everdell_desktop.app import App

Entry = tuple[str, str, str, Callable[[], object], str]
FIREFLIES = 26
MOST_NOTES = 3  # as many as can be read in one glance
DEMO_AFTER = 60  # seconds without anybody doing anything until a game plays itself
COLUMN, WIDE, HIGH, STEP = 1120, 420, 70, 80
LOGO_TOP, DOORS, FIRST_BUTTON, LAST_BUTTON = 34, 296, 378, 956
DOOR = 66  # height of a door
HOUSE = "Everdell"
"""The game whose boxes are put together; beside it there are games of their own."""
HALF = ("learn", "how_to_play", "gallery", "album", "settings", "quit")
"""Entries of which two share a row."""


class MenuScreen(Page):
    """The great tree in the evening, the game's name, and a column of wooden buttons. Each entry works."""

    frames = 20  # fireflies are slow, and the menu may stand open for long

    def __init__(self, app: App) -> None:
        super().__init__(app)
        app.storage.let_go()
        self.slots = app.storage.slots()
        self.newest = to_continue(app.storage, self.slots)
        self.story = book_to_continue(app.storage, self.slots) if self.newest is None else None
        """The campaign that goes on where its last chapter has ended."""
        kept = app.storage.kept("door")
        self.door = next((box for box in catalogue.lone_games() if box.name == kept), None)
        """The game of its own that was chosen; None is the house itself."""
        self.fault = ""
        self.age = 0.0
        self.idle = 0.0
        """Seconds since anybody did anything."""
        chance = random.Random(7)
        self.flies = [
            (chance.uniform(0, 1), chance.uniform(0.5, 1), chance.uniform(0, 6.3), chance.uniform(0.5, 1.4))
            for _ in range(FIREFLIES)
        ]

    def leave(self) -> None:
        super().leave()
        self.app.sounds.silence()

    def entries(self) -> list[Entry]:
        """Name, words, icon, deed and a line below the words."""
        found: list[Entry] = []
        if self.newest is not None:
            found.append(
                ("continue", "Continue", "play", self.resume, catalogue.in_brief(catalogue.told(self.newest.sitting)))
            )
        elif self.story is not None:
            book, upcoming = self.story.book, self.story.book.next_chapter(self.story.sheet)
            below = f"{self.story.name}: {book.chapter.lower()} {upcoming or len(book.pages)}"
            found.append(("continue", "Continue", "book", self.reopen, below))
        found.append(("new_game", "New game", "hand", self.new_game, ""))
        if self.door is None:
            found.append(("solo", "Solo", "critter", self.solo, ""))
        elif self.door.campaign is not None:
            found.append(("campaign", "Campaign", "book", self.campaign, ""))
        if self.slots:
            found.append(("load", "Load a game", "folder", self.load, ""))
        found.append(("learn", "Learn to play", "hint", self.learn, ""))
        found.append(("how_to_play", "How to play", "help", self.how_to_play, ""))
        found.append(("gallery", "Gallery", "zoom", self.gallery, ""))
        found.append(("album", "Album", "trophy", self.album, ""))
        found.append(("settings", "Settings", "gear", self.settings, ""))
        found.append(("quit", "Quit", "close", self.app.quit, ""))
        return found

    def lay_out(self) -> None:
        self.app.sounds.menu()
        kit = self.app.kit
        name = self.door.title if self.door is not None else HOUSE
        letters = kit.plates.kept(("logo", name), lambda: logo(kit, name, LOGO * (1.9 if name == HOUSE else 1.45)))
        self.picture(letters, self.box(COLUMN + WIDE / 2 - 420, LOGO_TOP, 840, 230), "logo")
        self.bright("an unofficial fan game", (COLUMN - 60, LOGO_TOP + 206, WIDE + 120, 48), 28, LIGHT_GOLD, ITALIC)
        rows = in_rows(self.entries())
        step = min(STEP, (LAST_BUTTON - FIRST_BUTTON) / len(rows))
        placed = [
            (entry, COLUMN + place * (WIDE + 10) / len(row), FIRST_BUTTON + number * step, (WIDE + 10) / len(row) - 10)
            for number, row in enumerate(rows) for place, entry in enumerate(row)
        ]  # fmt: skip
        for (name_, text, icon, action, below), left, top, wide in placed:
            rect = self.box(left, top, wide, min(HIGH, step - 10))
            faces = [self.sign(text, below, icon, rect.size, state) for state in BUTTON_STATES]
            border = self.app.kit.plates.shadow_border
            shadow = self.app.kit.plates.plate("shadow", rect.inflate(2 * border, 2 * border).size, 0.45)
            self.picture(shadow, rect.move(0, border // 2))
            self.pressable(name_, rect, faces, action)
        self._doors()
        scale = self.app.kit.scale
        corner = 1640 + (scale.width - TABLE[0]) / 2, 1036 + (scale.height - TABLE[1]) / 2, 260, 30
        self.bright(f"Version {VERSION}", corner, TINY, align="right", name="version")
        self._who_plays()
        self.spark = spark(self.app.kit.px(20))
        self._take_notes()
        if self.fault:
            self.panel((COLUMN - 190, 946, WIDE + 380, 92), "scrap", corner=0.8)
            self.block(self.fault, (COLUMN - 160, 952, WIDE + 320, 80), SMALL, BAD, "center", BOLD, True, "fault")
        self.scene.over.add(Node("fireflies", draw=self._draw_flies))

    def _doors(self) -> None:
        """The games of this house, side by side; the one that stands open is dark wood."""
        doors = [None, *catalogue.lone_games()]
        wide = (WIDE + 60) / len(doors)
        for number, box in enumerate(doors):
            units = COLUMN - 30 + number * wide, DOORS, wide - 10, DOOR
            title, chosen = (box.title if box is not None else HOUSE), box is self.door
            self.choice(f"door:{box.name if box is not None else HOUSE.lower()}", units, title, chosen,
                        functools.partial(self.enter, box), font=23)  # fmt: skip

    def enter(self, box: Box | None) -> None:
        """Open a door: new games are of that game."""
        self.door = box
        with contextlib.suppress(StorageError):
            self.app.storage.keep("door", box.name if box is not None else "")
        self.renew()

    def _take_notes(self) -> None:
        """What happened to files is told here, once; the log has all of it where there is much."""
        notes = self.app.storage.tell()
        for note in notes:
            self.app.log.note(note)
        more = [f"There is more of that in {self.app.log.path.name}."] if len(notes) > MOST_NOTES else []
        self.fault = " ".join([self.fault, *notes[:MOST_NOTES], *more]).strip()

    def _who_plays(self) -> None:
        """The present player on a small plaque in the lower left corner; it leads to the others."""
        kit, who = self.app.kit, Profiles(self.app.storage).current()
        scale = kit.scale
        rect = self.box(28 - (scale.width - TABLE[0]) / 2, 980 + (scale.height - TABLE[1]) / 2, 300, 76)
        words = kit.letters.fitting(who.name, kit.style(24, CREAM, BOLD), rect.w - kit.px(116))
        faces = []
        for lit in (False, True, True, False):
            face = self.tablet(rect.size, True, lit).copy()
            side = round(rect.h * (0.8 if lit else 0.74))
            face.blit(kit.pictures.at(f"avatars/{who.animal}", (side, side)), (kit.px(20), (rect.h - side) // 2))
            face.blit(words, (kit.px(92), (rect.h - words.get_height()) // 2))
            faces.append(face)
        self.pressable("profile", rect, faces, self.profiles, tip="Who plays?")

    def sign(self, text: str, below: str, icon: str, size: tuple[int, int], state: str) -> pygame.Surface:
        """A button's face: icon at the left, words in the middle, perhaps a small line under them."""
        kit = self.app.kit
        face = kit.plates.plate(f"button_{state}", size).copy()
        side = round(size[1] * 0.6)
        left = kit.px(22)
        face.blit(kit.pictures.icon(icon, side), (left, (size[1] - side) // 2))
        narrow = size[0] < 5 * size[1]
        room = size[0] - 2 * (left + side) if not narrow else size[0] - left - side - kit.px(24)
        words = kit.letters.fitting(text, kit.style(22 if narrow else 28, font=BOLD), room)
        small = None
        if below:
            line, most = kit.style(SMALL, font=ITALIC), size[0] - 2 * left - side
            small = kit.letters.cut_short(below, line, most, line_height(line.size), kit.scale.font(TINY - 2))
        high = words.get_height() + (round(small.get_height() * 0.8) if small else 0)
        y = (size[1] - high) // 2
        middle = (size[0] + (left + side - kit.px(12) if narrow else 0)) // 2
        face.blit(words, (middle - words.get_width() // 2, y))
        if small:
            x = max(left + side + kit.px(6), (size[0] - small.get_width()) // 2)
            face.blit(small, (x, size[1] - y - small.get_height()))
        return face

    def back(self) -> None:
        """Escape does not end the program by itself: it moves to Quit first."""
        if self.focus == "quit":
            self.app.quit()
        self.focus = "quit"

    # deeds

    def resume(self) -> None:
        from .load import open_save

        if self.newest is not None:
            self.fault = open_save(self.app, self.newest)
            if self.fault:
                self.slots = self.app.storage.slots()
                self.newest = to_continue(self.app.storage, self.slots)
                self.renew()

    def reopen(self) -> None:
        from .campaign_book import CampaignBookScreen

        if self.story is not None:
            self.app.push(CampaignBookScreen(self.app, self.story))

    def new_game(self) -> None:
        from .lone_game import set_up_screen

        self.app.push(set_up_screen(self.app, [self.door.name] if self.door is not None else []))

    def solo(self) -> None:
        from .solo import SoloScreen

        self.app.push(SoloScreen(self.app))

    def campaign(self) -> None:
        from .campaigns import CampaignsScreen
        from .lone_game import LoneGameScreen

        if self.door is not None:
            company = LoneGameScreen(self.app, self.door).company_together()
            self.app.push(CampaignsScreen(self.app, self.door.name, company))

    def load(self) -> None:
        from .load import LoadScreen

        self.app.push(LoadScreen(self.app))

    def album(self) -> None:
        from .album import leaf

        self.app.push(leaf(self.app, "statistics"))

    def profiles(self) -> None:
        from .album import leaf

        self.app.push(leaf(self.app, "profiles"))

    def learn(self) -> None:
        from .learn import LearnScreen

        self.app.push(LearnScreen(self.app))

    def how_to_play(self) -> None:
        from .how_to_play import HowToPlayScreen

        self.app.push(HowToPlayScreen(self.app))

    def gallery(self) -> None:
        from .gallery import GalleryScreen

        self.app.push(GalleryScreen(self.app))

    def settings(self) -> None:
        from .settings import SettingsScreen

        self.app.push(SettingsScreen(self.app))

    # fireflies

    def update(self, dt: float) -> None:
        super().update(dt)
        self.age += dt
        self.idle += dt
        if self.idle > DEMO_AFTER and self.app.settings.animation != "off":
            from .demo import DemoScreen

            self.app.show(DemoScreen(self.app, quiet=True))

    def handle(self, event: pygame.event.Event) -> None:
        self.idle = 0.0
        super().handle(event)

    def gui_event(self, event: pygame.event.Event) -> None:
        self.idle = 0.0
        super().gui_event(event)

    def moving(self) -> bool:
        return self.app.settings.animation != "off" or super().moving()

    def _draw_flies(self, surface: pygame.Surface, where: pygame.Rect) -> None:
        wide, high = surface.get_size()
        for x, y, phase, pace in self.flies:
            light = 0.5 + 0.5 * math.sin(self.age * pace * 1.7 + phase * 3)
            side = self.spark.get_width() // 2
            self.spark.set_alpha(round(40 + 200 * light))
            across = x * wide + math.sin(self.age * pace * 0.4 + phase) * self.app.kit.px(60)
            down = y * high + math.cos(self.age * pace * 0.3 + phase) * self.app.kit.px(34)
            surface.blit(self.spark, (across - side, down - side))


def in_rows(entries: list[Entry]) -> list[list[Entry]]:
    """The entries one under the other, small ones side by side."""
    rows: list[list[Entry]] = []
    for entry in entries:
        if rows and len(rows[-1]) == 1 and entry[0] in HALF and rows[-1][0][0] in HALF:
            rows[-1].append(entry)
        else:
            rows.append([entry])
    return rows
