"""Setting up a game for two to six."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from everdell_desktop.engine.combining import BoxError
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.chosen_boxes import ChosenBoxes

from ..plates import faded
from ..theme import BAD, BOLD, CAPTION, LARGE, NORMAL, SMALL, TEXT
from .boxes import BoxesScreen
from .page import Page
from .seat_card import animal_picture, labelled_field, name_field
from .seating import FEWEST, MOST, PERSON, SeatCard, Seating

if TYPE_CHECKING:
    from everdell_desktop.app import App

WIDE, HIGH, GAP, TOP = 418, 600, 24, 168
LONGEST_SEED = 18
BOXES = 580, 778, 760, 62
PERSON_LINES = (
    "begins the game", "plays second", "plays third", "plays fourth", "plays fifth", "plays sixth",
)  # fmt: skip
IN_ONE_ROW = 4  # seats that stand side by side; more of them stand in two rows of three
SLIM_WIDE, SLIM_HIGH, ROW = 560, 292, 302


class SetUpScreen(Page):
    """What the set-ups of a game and of a solo game share: a seed, Start and Back."""

    dim = 90
    kept_as = ""
    """Under which name the choices are remembered."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.fault = ""
        self.seed_text = ""
        self.advanced = False
        """Whether what few people need is shown."""
        kept = app.storage.kept(self.kept_as)
        self.kept: dict[str, Any] = kept if isinstance(kept, dict) else {}
        """The choices of the last time."""
        self.chosen = ChosenBoxes.read(self.kept)

    def foot(self) -> None:
        """Boxes, seed, Back, Start, and a line for what is wrong."""
        if len(catalogue.choosable_boxes()) > 1:
            self.button("boxes", BOXES, f"Boxes: {self.chosen.title()}", self.choose_boxes, icon="deck", font=20)
        if self.advanced or self.seed_text:
            labelled_field(self, "seed", (580, 924, 760, 100), "Seed of the deal", self.seed_text, self._seed_typed,
                           "by chance", LONGEST_SEED, "dice")  # fmt: skip
        else:
            self.icon_button("advanced", (1376, 948, 56, 56), "dice", self._show_more, tip="Choose the deal by a seed")
        self.button("back", (116, 940, 280, 74), "Back", self.back, icon="arrow_left", font=24)
        self.button("start", (1464, 932, 340, 88), "Start", self.start, icon="play", font=30)
        if self.fault:
            self.panel((460, 846, 1000, 62), "scrap", corner=0.8)
            self.line(self.fault, (490, 846, 940, 62), NORMAL, BAD, BOLD, "center", name="fault")

    def start(self) -> None:
        raise NotImplementedError

    def choose_boxes(self) -> None:
        self.fault = ""
        self.app.push(BoxesScreen(self.app, self.chosen, self.people))

    @property
    def people(self) -> int:
        """How many people and computer players sit down."""
        return 1

    def seed(self) -> int | None:
        """The number typed, or a number made of the words typed, so that any word can name a deal."""
        text = self.seed_text.strip()
        if not text:
            return None
        return int(text) if text.isdecimal() else int.from_bytes(text.encode("utf-8")[:7], "big")

    def begin(self, seats: Sequence[SeatCard], options: Mapping[str, Any], remembered: Mapping[str, Any]) -> None:
        """Remember the choices and go to the table; `options` come on top of those of the boxes."""
        from everdell_desktop.sitting.controller import SeatPlan, Sitting
        from everdell_desktop.ui.table.screen import TableScreen

        plans = [SeatPlan(seat.shown_name, seat.animal, seat.level) for seat in seats]
        try:
            sitting = Sitting.new(plans, tuple(self.chosen.boxes), {**self.chosen.options, **options}, self.seed())
        except BoxError as error:
            self.complain(f"{error}.")
            return
        with contextlib.suppress(StorageError):  # a set-up that is not remembered is no reason not to play
            self.app.storage.keep(self.kept_as, {**self.chosen.write(), **remembered})
        self.app.sounds.play("season")
        self.app.show(TableScreen(self.app, sitting))

    def complain(self, fault: str) -> None:
        self.fault = fault
        self.app.sounds.play("refuse")
        self.renew()

    def _show_more(self) -> None:
        self.advanced = True
        self.renew()

    def _seed_typed(self, text: str) -> None:
        self.seed_text = text


class NewGameScreen(SetUpScreen):
    """A parchment card for each seat, side by side."""

    kept_as = "last_game"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.levels = catalogue.levels()
        self.seating = Seating.read(self.kept.get("seats"), list(self.levels))
        self.seating.welcome(Profiles(app.storage).current())

    @property
    def people(self) -> int:
        return len(self.seating.seats)

    def lay_out(self) -> None:
        self.ribbon("New game", (660, 34, 600, 104), 34)
        number = len(self.seating.seats)
        more = number < MOST and not self.chosen.fault(number + 1)
        shown = number + more
        if shown > IN_ONE_ROW:
            self._two_rows(number, more)
            self.foot()
            return
        left = (1920 - shown * WIDE - (shown - 1) * GAP) / 2
        for seat in range(number):
            self._seat(seat, left + seat * (WIDE + GAP))
        if more:
            self._empty_chair(self.box(left + number * (WIDE + GAP), TOP, WIDE, HIGH))
        self.foot()

    def _two_rows(self, number: int, more: bool) -> None:
        """Five or six seats: two rows of three, each with its picture at the left and the choices at the right."""
        left = (1920 - 3 * SLIM_WIDE - 2 * GAP) / 2
        for seat in range(number + more):
            spot = left + seat % 3 * (SLIM_WIDE + GAP), TOP - 8 + seat // 3 * ROW
            if seat == number:
                self._empty_chair(self.box(*spot, SLIM_WIDE, SLIM_HIGH))
            else:
                self._slim_seat(seat, *spot)

    def _slim_seat(self, number: int, left: float, top: float) -> None:
        seat = self.seating.seats[number]
        name = f"seat{number}"
        self.panel((left, top, SLIM_WIDE, SLIM_HIGH), name=name)
        animal_picture(self, name, seat, (left + 22, top + 50, 226, 116), self._doing(self.seating.next_animal, number))
        name_field(self, name, seat, (left + 26, top + 180, 218, 84))
        inside, wide = left + 268, SLIM_WIDE - 294
        self.choice(f"{name}:person", (inside, top + 66, wide, 52), "Person", seat.level == PERSON,
                    self._player(seat, PERSON), icon="person", font=NORMAL)  # fmt: skip
        level = seat.level or next(iter(self.levels))
        self.choice(f"{name}:computer", (inside, top + 124, wide, 52), "Computer", seat.level != PERSON,
                    self._player(seat, level), icon="computer", font=NORMAL)  # fmt: skip
        if seat.level != PERSON:
            step = self._doing(self.seating.next_level, number)
            self.icon_button(f"{name}:level_before", (inside, top + 190, 46, 46), "arrow_left", lambda: step(-1))
            self.icon_button(
                f"{name}:level_after", (inside + wide - 46, top + 190, 46, 46), "arrow_right", lambda: step(1)
            )
            self.line(self.levels[seat.level].title, (inside + 50, top + 188, wide - 100, 50), NORMAL, font=BOLD,
                      align="center")  # fmt: skip
        else:
            self.line(PERSON_LINES[number], (inside, top + 188, wide, 50), SMALL, CAPTION, align="center")
        take_away = functools.partial(self._change, functools.partial(self.seating.remove, number))
        self.icon_button(f"{name}:remove", (left + SLIM_WIDE - 66, top + 14, 44, 44), "close", take_away,
                         tip="Take this seat away")  # fmt: skip

    def start(self) -> None:
        fault = self.seating.fault()
        if fault:
            self.complain(fault)
            return
        self.begin(self.seating.seats, {}, {"seats": self.seating.write()})

    # a seat

    def _seat(self, number: int, left: float) -> None:
        seat = self.seating.seats[number]
        name = f"seat{number}"
        self.panel((left, TOP, WIDE, HIGH), name=name)
        inside, wide = left + 32, WIDE - 64
        animal_picture(self, name, seat, (inside, TOP + 44, wide, 190), self._doing(self.seating.next_animal, number))
        name_field(self, name, seat, (inside, TOP + 240, wide, 94))
        half = (wide - 12) / 2
        person, computer = (inside, TOP + 356, half, 62), (inside + half + 12, TOP + 356, half, 62)
        self.choice(f"{name}:person", person, "Person", seat.level == PERSON, self._player(seat, PERSON), icon="person",
                    font=NORMAL)  # fmt: skip
        level = seat.level or next(iter(self.levels))
        self.choice(f"{name}:computer", computer, "Computer", seat.level != PERSON, self._player(seat, level),
                    icon="computer", font=NORMAL)  # fmt: skip
        if seat.level != PERSON:
            self._level(name, number, seat, inside, wide)
        else:
            self.line(PERSON_LINES[number], (inside, TOP + 424, wide, 34), SMALL, CAPTION, align="center")
            self.art(f"workers/{seat.animal}", (inside + wide / 2 - 96, TOP + 458, 90, 106))
            self.art(f"workers/{seat.animal}", (inside + wide / 2 + 6, TOP + 458, 90, 106))
        if len(self.seating.seats) > FEWEST:
            take_away = functools.partial(self._change, functools.partial(self.seating.remove, number))
            self.icon_button(f"{name}:remove", (left + WIDE - 74, TOP + 24, 46, 46), "close", take_away,
                             tip="Take this seat away")  # fmt: skip

    def _level(self, name: str, number: int, seat: SeatCard, inside: float, wide: float) -> None:
        """The level between two arrows, with its strength in a line."""
        top = TOP + 434
        if len(self.levels) > 1:
            step = self._doing(self.seating.next_level, number)
            before, after = (inside, top + 2, 46, 46), (inside + wide - 46, top + 2, 46, 46)
            self.icon_button(f"{name}:level_before", before, "arrow_left", lambda: step(-1))
            self.icon_button(f"{name}:level_after", after, "arrow_right", lambda: step(1))
        self.line(self.levels[seat.level].title, (inside + 54, top, wide - 108, 50), LARGE, font=BOLD,
                  align="center")  # fmt: skip
        self.block(self.levels[seat.level].text, (inside, top + 52, wide, 70), SMALL, CAPTION, "center")

    def _empty_chair(self, rect: pygame.Rect) -> None:
        kit = self.app.kit
        words = kit.letters.line("Add a player", kit.style(LARGE, TEXT, BOLD))
        side = kit.px(84)
        faces = []
        for alpha in (130, 215, 190, 130):
            face = faded(kit.plates.plate("panel", rect.size), alpha)
            face.blit(kit.pictures.icon("plus", side), ((rect.w - side) // 2, rect.h // 2 - side))
            face.blit(words, ((rect.w - words.get_width()) // 2, rect.h // 2 + kit.px(18)))
            faces.append(face)
        self.pressable("add_seat", rect, faces, lambda: self._change(self.seating.add))

    # changes

    def _change(self, change: Callable[[], object]) -> None:
        change()
        self.fault = ""
        self.renew()

    def _doing(self, deed: Callable[[int, int], object], number: int) -> Callable[[int], None]:
        return lambda step: self._change(lambda: deed(number, step))

    def _player(self, seat: SeatCard, level: str) -> Callable[[], None]:
        def change() -> None:
            seat.level = level

        return lambda: self._change(change)
