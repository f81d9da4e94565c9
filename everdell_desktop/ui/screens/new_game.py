"""Setting up a game for two to six."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.ruleset import Box
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.sitting import catalogue

from ..plates import faded
from ..theme import BOLD, CAPTION, CREAM, DISPLAY, LARGE, NORMAL, SMALL, TEXT
from .seat_card import animal_picture, name_field
from .seating import FEWEST, MOST, PERSON, SeatCard, Seating
from .set_up import SetUpScreen
from .sheet import Units
from .shelf import lay_shelf, title_of

if TYPE_CHECKING:
    from everdell_desktop.app import App

LEFT, WIDE, GAP, TOP = 28, 428, 16, 122
HIGH, SLIM_HIGH, ROW = 660, 330, 342
IN_ONE_ROW = 3  # seats that stand side by side; more of them stand in two rows of three
NOTES = LEFT, 822, 1316, 136
SHELF = 1384, 164, 508, 690
PERSON_LINES = (
    "begins the game", "plays second", "plays third", "plays fourth", "plays fifth", "plays sixth",
)  # fmt: skip


class NewGameScreen(SetUpScreen):
    """A parchment card for each seat, what these boxes change with so many, and the shelf at the side."""

    kept_as = "last_game"
    boxes_at: Units = (1384, 976, 508, 74)
    back_at: Units = (30, 976, 240, 74)
    start_at: Units = (1000, 968, 344, 88)
    seed_at: Units = (300, 968, 600, 90)
    dice_at: Units = (886, 976, 92, 74)
    fault_at: Units = (260, 790, 860, 62)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.levels = catalogue.levels()
        self.seating = Seating.read(self.kept.get("seats"), list(self.levels))
        self.seating.welcome(Profiles(app.storage).current())

    @property
    def people(self) -> int:
        return len(self.seating.seats)

    def lay_out(self) -> None:
        self.ribbon("New game", (386, 12, 600, 96), 34)
        number = self.people
        more = number < MOST and not self.chosen.fault(number + 1)
        bringing = None if more or number == MOST else self.chosen.with_room_for(number + 1)
        shown = number + (more or bringing is not None)
        slim = shown > IN_ONE_ROW
        for seat in range(shown):
            x, y = LEFT + seat % 3 * (WIDE + GAP), TOP + seat // 3 * ROW
            if seat < number:
                (self._slim_seat if slim else self.seat)(seat, x, y)
            else:
                self._empty_chair(self.box(x, y, WIDE, SLIM_HIGH if slim else HIGH), bringing)
        self._notes()
        self._shelf()
        self.foot()

    def boxes_words(self) -> str:
        return "Mixes and modules"

    def start(self) -> None:
        fault = self.seating.fault() or self.chosen.fault(self.people)
        if fault:
            self.complain(fault)
            return
        self.begin(self.seating.seats, {}, {"seats": self.seating.write()})

    # around the seats

    def _notes(self) -> None:
        """What so many players and the boxes chosen change, each said once."""
        notices = self.chosen.notices(self.people)[:3]
        if not notices or self.fault:
            return
        x, y, wide, _ = NOTES
        self.panel(NOTES, name="notes", corner=0.8)
        each = (wide - 40) / len(notices)
        for number, notice in enumerate(notices):
            left = x + 30 + number * each
            self.art(f"icons/{notice.icon}", (left, y + 24, 46, 46))
            self.line(notice.title, (left + 58, y + 18, each - 80, 32), NORMAL, font=BOLD)
            self.block(notice.text, (left + 58, y + 50, each - 80, 72), SMALL, CAPTION)

    def _shelf(self) -> None:
        x, y, wide, high = SHELF
        self.bright("On the shelf and on the table", (x + 10, y - 56, wide - 20, 44), LARGE, CREAM, DISPLAY)
        lay_shelf(self, SHELF, self.chosen, self._toggle)
        self.panel((x, y + high + 12, wide, 100), "scrap", corner=0.7)
        fault = self.chosen.fault(self.people)
        words = fault or f"{self.chosen.title()}. {self.chosen.advice() or 'Click a box to take it down or back.'}"
        self.block(words, (x + 28, y + high + 20, wide - 56, 84), SMALL, TEXT, "center", middle=True, name="told")

    def _toggle(self, box: Box) -> None:
        self._change(functools.partial(self.chosen.toggle, box.name))

    def _empty_chair(self, rect: pygame.Rect, bringing: Box | None) -> None:
        """Room for one more; where only another box makes that room, the box comes with the seat."""
        kit = self.app.kit
        words = kit.letters.line("Add a player", kit.style(LARGE, TEXT, BOLD))
        note = f"brings {title_of(bringing)} to the table" if bringing is not None else ""
        small = kit.letters.line(note, kit.style(SMALL, CAPTION)) if note else None
        side = kit.px(84)
        faces = []
        for alpha in (196, 240, 224, 196):
            face = faded(kit.plates.plate("panel", rect.size), alpha)
            face.blit(kit.pictures.icon("plus", side), ((rect.w - side) // 2, rect.h // 2 - side))
            face.blit(words, ((rect.w - words.get_width()) // 2, rect.h // 2 + kit.px(18)))
            if small is not None:
                face.blit(small, ((rect.w - small.get_width()) // 2, rect.h // 2 + kit.px(58)))
            faces.append(face)
        if bringing is None:
            self.pressable("add_seat", rect, faces, lambda: self._change(self.seating.add))
        else:
            self.pressable(f"add_seat_with:{bringing.name}", rect, faces, lambda: self._bring(bringing))

    def _bring(self, box: Box) -> None:
        self.chosen.toggle(box.name)
        self._change(self.seating.add)

    # a seat

    def seat(self, number: int, left: float, top: float) -> None:
        """Two or three at the table: a high card with the animal in large."""
        seat = self.seating.seats[number]
        name = f"seat{number}"
        self.panel((left, top, WIDE, HIGH), name=name)
        inside, wide = left + 32, WIDE - 64
        self.animal(number, (inside, top + 46, wide, 200))
        name_field(self, name, seat, (inside, top + 252, wide, 94))
        half = (wide - 12) / 2
        person, computer = (inside, top + 368, half, 62), (inside + half + 12, top + 368, half, 62)
        self._who(name, seat, person, computer, words=True)
        if seat.level != PERSON:
            self._level(name, number, seat, (inside, top + 450, wide, 50), LARGE)
            self.block(self.skill(seat.level), (inside, top + 506, wide, 70), SMALL, CAPTION, "center")
        else:
            self.line(PERSON_LINES[number], (inside, top + 440, wide, 34), SMALL, CAPTION, align="center")
            for x in (-106, 6):
                self.seated(f"workers/{seat.animal}", number, (inside + wide / 2 + x, top + 490, 100, 122))
        if len(self.seating.seats) > FEWEST:
            self._remove(number, (left + WIDE - 74, top + 24, 46, 46))

    def skill(self, level: str) -> str:
        """What a computer player is like."""
        return self.levels[level].text

    def animal(self, number: int, units: Units) -> None:
        """The animal of a seat, to be changed."""
        animal_picture(self, f"seat{number}", self.seating.seats[number], number, units, self._stepping(number))

    def _slim_seat(self, number: int, left: float, top: float) -> None:
        """Four to six: animal, name and player at the left, the figure and its turn at the right."""
        seat = self.seating.seats[number]
        name = f"seat{number}"
        self.panel((left, top, WIDE, SLIM_HIGH), name=name, corner=0.8)
        inside, wide = left + 24, 222
        animal_picture(self, name, seat, number, (inside, top + 22, wide, 122), self._stepping(number))
        name_field(self, name, seat, (inside, top + 144, wide, 76))
        half = (wide - 10) / 2
        person, computer = (inside, top + 228, half, 46), (inside + half + 10, top + 228, half, 46)
        self._who(name, seat, person, computer, words=False)
        if seat.level != PERSON:
            self._level(name, number, seat, (inside, top + 278, wide, 38), NORMAL)
        else:
            self.line("a person", (inside, top + 278, wide, 38), SMALL, CAPTION, align="center")
        right = left + WIDE - 166
        self.seated(f"workers/{seat.animal}", number, (right, top + 70, 140, 172))
        self.line(PERSON_LINES[number], (right - 8, top + 252, 150, 34), SMALL, CAPTION, align="center")
        self._remove(number, (left + WIDE - 62, top + 18, 42, 42))

    def _who(self, name: str, seat: SeatCard, person: tuple[float, float, float, float],
             computer: tuple[float, float, float, float], words: bool) -> None:  # fmt: skip
        """A person or the computer."""
        self.choice(f"{name}:person", person, "Person" if words else "", seat.level == PERSON,
                    self._player(seat, PERSON), icon="person", font=NORMAL, tip="A person plays")  # fmt: skip
        level = seat.level or next(iter(self.levels))
        self.choice(f"{name}:computer", computer, "Computer" if words else "", seat.level != PERSON,
                    self._player(seat, level), icon="computer", font=NORMAL, tip="The computer plays")  # fmt: skip

    def _level(self, name: str, number: int, seat: SeatCard, units: tuple[float, float, float, float],
               size: float) -> None:  # fmt: skip
        """The level between two arrows."""
        x, y, wide, high = units
        if len(self.levels) > 1:
            step = self._doing(self.seating.next_level, number)
            side = high - 4
            tip = self.skill(seat.level)
            self.icon_button(f"{name}:level_before", (x, y + 2, side, side), "arrow_left", lambda: step(-1), tip=tip)
            self.icon_button(f"{name}:level_after", (x + wide - side, y + 2, side, side), "arrow_right",
                             lambda: step(1), tip=tip)  # fmt: skip
        self.line(self.levels[seat.level].title, (x + high + 2, y, wide - 2 * high - 4, high), size, font=BOLD,
                  align="center")  # fmt: skip

    def _remove(self, number: int, units: tuple[float, float, float, float]) -> None:
        take_away = functools.partial(self._change, functools.partial(self.seating.remove, number))
        self.icon_button(f"seat{number}:remove", units, "close", take_away, tip="Take this seat away")

    # changes

    def _change(self, change: Callable[[], object]) -> None:
        change()
        self.fault = ""
        self.renew()

    def _stepping(self, number: int) -> Callable[[int], None]:
        return self._doing(self.seating.next_animal, number)

    def _doing(self, deed: Callable[[int, int], object], number: int) -> Callable[[int], None]:
        return lambda step: self._change(lambda: deed(number, step))

    def _player(self, seat: SeatCard, level: str) -> Callable[[], None]:
        def change() -> None:
            seat.level = level

        return lambda: self._change(change)
