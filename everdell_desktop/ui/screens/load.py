"""Saved games: load, rename, copy, delete, export and import."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping.campaigns import Campaigns
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.learning import Learning
from everdell_desktop.keeping.save_file import Slot
from everdell_desktop.keeping.storage import Occupied
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.continuing import unreadable
from everdell_desktop.sitting.controller import unknown_boxes

from ..pictures import scaled
from ..theme import BAD, BOLD, CAPTION, CREAM, GOOD, INK, LARGE, NORMAL, SMALL, TEXT
from .ask import AskScreen
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App
    from everdell_desktop.sitting.controller import Sitting

    from ..screen import Screen

ROWS = 6
LIST_LEFT, LIST_WIDE, TOP, ROW = 180, 730, 164, 116
SIDE_LEFT, SIDE_WIDE = 1020, 710
LONGEST_PATH = 400
OPEN_ELSEWHERE = "This game is open in another window. Please go on there, or close it there first."


class LoadScreen(Page):
    """A list of saves at the left; at the right the chosen one with what can be done to it."""

    dim = 110

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.first = 0
        self.message = ""
        self.fault = False
        self._read()
        self.chosen = self.slots[0].path if self.slots else None

    @property
    def slot(self) -> Slot | None:
        return next((slot for slot in self.slots if slot.path == self.chosen), None)

    # layout

    def lay_out(self) -> None:
        self.book((120, 84, 1680, 900), "book")
        self.ribbon("Saved games", (660, 36, 600, 104), 34)
        for number, slot in enumerate(self.slots[self.first : self.first + ROWS]):
            self._row(TOP + number * ROW, slot)
        if not self.slots:
            self.block("There are no saved games yet.", (LIST_LEFT, 400, LIST_WIDE, 80), LARGE, CAPTION, "center")
        if len(self.slots) > ROWS:
            self._pager()
        if self.slot is not None:
            self._details(self.slot)
        if self.message:
            colour = BAD if self.fault else GOOD
            self.block(self.message, (SIDE_LEFT, 888, SIDE_WIDE, 66), SMALL, colour, "center", middle=True,
                       name="message")  # fmt: skip
        self.button("back", (LIST_LEFT, 884, 250, 70), "Back", self.back, icon="arrow_left")
        right = LIST_LEFT + LIST_WIDE - 290
        self.button("import", (right, 884, 290, 70), "Import a file", self.ask_import, icon="folder")

    def _row(self, top: float, slot: Slot) -> None:
        rect = self.box(LIST_LEFT, top, LIST_WIDE, ROW - 12)
        chosen = slot.path == self.chosen
        faces = [self._row_face(slot, rect.size, chosen, lit) for lit in (False, True, True, False)]
        self.pressable(f"slot:{slot.path.name}", rect, faces, self._choose(slot))

    def _row_face(self, slot: Slot, size: tuple[int, int], chosen: bool, lit: bool) -> pygame.Surface:
        kit = self.app.kit
        face = self.tablet(size, chosen, lit)
        about = self.told[slot.path]
        left = kit.px(34)
        side = kit.px(54)
        animals = about.animals if about else []
        for animal in animals:
            face.blit(kit.pictures.at(f"avatars/{animal}", (side, side)), (left, (size[1] - side) // 2))
            left += round(side * (0.72 if len(animals) <= 4 else 0.5))
        left = kit.px(236)
        wide = size[0] - left - kit.px(30)
        title = kit.letters.fitting(self._name(slot), kit.style(24, CREAM if chosen else TEXT, BOLD), wide)
        small = kit.style(SMALL, CREAM if chosen else CAPTION)
        line = kit.letters.fitting(f"{when(slot)}  ·  {brief(slot, about)}", small, wide)
        high = title.get_height() + line.get_height()
        face.blit(title, (left, (size[1] - high) // 2))
        face.blit(line, (left, (size[1] - high) // 2 + title.get_height()))
        return face

    def _pager(self) -> None:
        pages = (len(self.slots) + ROWS - 1) // ROWS
        middle = LIST_LEFT + 345
        self.icon_button("earlier", (middle - 82, 890, 56, 56), "arrow_left", lambda: self._turn(-1))
        self.line(f"{self.first // ROWS + 1} of {pages}", (middle - 36, 890, 76, 56), NORMAL, CAPTION, align="center")
        self.icon_button("later", (middle + 30, 890, 56, 56), "arrow_right", lambda: self._turn(1))

    def _details(self, slot: Slot) -> None:
        left, wide = SIDE_LEFT, SIDE_WIDE
        about = self.told[slot.path]
        frame = self.box(left + 50, 158, wide - 100, (wide - 100) * 9 / 16)
        self._table_picture(slot, frame)
        top = 158 + (wide - 100) * 9 / 16 + 14
        self.line(self._name(slot), (left, top, wide, 46), LARGE, font=BOLD, align="center")
        words = f"{when(slot)}\n{catalogue.in_brief(about) or brief(slot, about).capitalize()}"
        self.block(words, (left, top + 48, wide, 84), NORMAL, CAPTION, "center")
        top += 136
        self.button("load", (left + 60, top, wide - 120, 72), "Load", self.load, icon="play", font=26)
        half = (wide - 20) / 2
        deeds = (
            ("rename", "Rename" if not slot.auto else "Keep as ...", "log", self.ask_name),
            ("copy", "Copy", "card", self.copy),
            ("export", "Export", "save", self.ask_export),
            ("delete", "Delete", "discard", self.ask_delete),
        )
        for number, (name, words, icon, deed) in enumerate(deeds):
            units = left + (number % 2) * (half + 20), top + 86 + (number // 2) * 76, half, 66
            self.button(name, units, words, deed, icon=icon)

    def _table_picture(self, slot: Slot, frame: pygame.Rect) -> None:
        """The table as it was, or the animals of those who sit there."""
        kit = self.app.kit
        try:
            if slot.picture is None:
                raise pygame.error
            picture = scaled(pygame.image.load(io.BytesIO(slot.picture)).convert(), frame.size)
        except pygame.error:
            picture = kit.pictures.covering("regions/valley_summer", frame.size)
        picture = picture.copy()
        pygame.draw.rect(picture, INK, picture.get_rect(), max(2, kit.px(3)))
        self.picture(kit.plates.shaded(picture), frame, "table")

    def _name(self, slot: Slot) -> str:
        return shown_name(slot, self.told[slot.path], self.cities)

    # deeds

    def load(self) -> None:
        slot = self.slot
        if slot is not None:
            fault = open_save(self.app, slot)
            if fault:
                self._say(fault, True)

    def copy(self) -> None:
        self._do(lambda slot: self.app.storage.copy(slot, f"{self._name(slot)} (copy)"), "Copied.")

    def ask_name(self) -> None:
        slot = self.slot
        if slot is not None:
            ask = AskScreen(self.app, "A name for this game", "How shall it be called?", "Keep",
                            lambda name: self._do(lambda one: self.app.storage.rename(one, name), "Kept."),
                            text="" if slot.auto else slot.name)  # fmt: skip
            self.app.push(ask)

    def ask_delete(self) -> None:
        slot = self.slot
        if slot is not None:
            question = f"{self._name(slot)}, {when(slot)}: delete it for good?"
            self.app.push(AskScreen(self.app, "Delete this game?", question, "Delete",
                                    lambda _: self._do(self.app.storage.delete, "Deleted.")))  # fmt: skip

    def ask_export(self) -> None:
        def export(text: str, replace: bool = False) -> None:
            goal = Path(text.strip() or Path.home())
            try:
                self._do(lambda slot: self.app.storage.export(slot, goal, replace), "Exported.")
            except Occupied as error:
                question = f"{error} Replace it?"
                self.app.push(AskScreen(self.app, "Export", question, "Replace", lambda _: export(text, True)))

        question = "Write a copy into which folder or file?"
        ask = AskScreen(self.app, "Export", question, "Export", export, text=str(Path.home()), most=LONGEST_PATH)
        self.app.push(ask)

    def ask_import(self) -> None:
        def bring(text: str) -> None:
            self._do(lambda _: self.app.storage.bring_in(Path(text.strip())), "Imported.")

        question = "Where is the file that was exported, or the bug report?"
        self.app.push(AskScreen(self.app, "Import", question, "Import", bring, text="", most=LONGEST_PATH))

    # inside

    def _read(self) -> None:
        self.slots = self.app.storage.slots()
        self.told = {slot.path: catalogue.told(slot.sitting) for slot in self.slots}
        self.cities = {kept.id: kept.name for kept in Campaigns(self.app.storage).all()}
        if notes := self.app.storage.tell():
            self.message, self.fault = " ".join(notes[:2]), True

    def _choose(self, slot: Slot) -> Callable[[], None]:
        def change() -> None:
            self.chosen = slot.path
            self.message = ""
            self.renew()

        return change

    def _turn(self, step: int) -> None:
        last = (len(self.slots) - 1) // ROWS * ROWS
        self.first = min(last, max(0, self.first + step * ROWS))
        self.renew()

    def _do(self, deed: Callable[[Slot], Path | None], done: str) -> None:
        """Do something to the chosen save (or beside it) and show the list as it is then."""
        try:
            result = deed(self.slot)  # type: ignore[arg-type]
        except Occupied:
            raise
        except StorageError as error:
            self._say(str(error), True)
            return
        self.message, self.fault = done, False
        self._read()
        paths = [slot.path for slot in self.slots]
        self.chosen = result if result in paths else self.chosen if self.chosen in paths else next(iter(paths), None)
        self.first = min(self.first, max(0, (len(paths) - 1) // ROWS * ROWS))
        self.renew()

    def _say(self, message: str, fault: bool) -> None:
        self.message, self.fault = message, fault
        if fault:
            self.app.sounds.play("refuse")
        self.renew()


def open_save(app: App, slot: Slot) -> str:
    """Go to the table of a saved game; returns a sentence where that is not possible."""
    from everdell_desktop.sitting.controller import Sitting

    try:
        sitting = Sitting.load(slot.sitting)
    except SaveError as error:
        return app.storage.put_aside(slot.path, unreadable(slot, error))
    if not app.storage.hold(slot.sitting):
        return OPEN_ELSEWHERE
    app.show(table_for(app, sitting))
    return ""


def table_for(app: App, sitting: Sitting) -> Screen:
    """The table of a game: with the guide beside it, where it is somebody's first whole one."""
    from everdell_desktop.ui.table.screen import TableScreen

    learning = Learning(app.storage)
    if sitting.name != learning.first_game:
        return TableScreen(app, sitting)
    from everdell_desktop.sitting.guides import FirstGameGuide
    from everdell_desktop.ui.table.guided import GuidedTable

    return GuidedTable(app, sitting, FirstGameGuide(learning.told))


def shown_name(slot: Slot, about: catalogue.Told | None, cities: Mapping[str, str]) -> str:
    """The name it was given; an autosave by its turn, and a chapter by what its campaign is called now."""
    if slot.name or about is None:
        return slot.name or "Autosave"
    if not about.chapter:
        return f"Autosave, turn {about.turn}"
    return f"{cities.get(str(slot.sitting.get('campaign')), about.city)}, {about.chapter.lower()}, turn {about.turn}"


def when(slot: Slot) -> str:
    """The date in words, in the player's own time."""
    local = slot.saved.astimezone()
    return f"{local.day} {local:%B %Y, %H:%M}"


def brief(slot: Slot, about: catalogue.Told | None) -> str:
    if about is None:
        newer = unknown_boxes(slot.sitting.get("game"))
        return "made by a newer version of this game" if newer else "its table cannot be read"
    return f"{about.season.title()}, {' : '.join(str(score) for score in about.scores)}"
