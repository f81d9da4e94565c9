"""Setting up a solo game against Rugwort."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.keeping.campaigns import Company
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.controller import SeatPlan

from ..theme import BOLD, CAPTION, CREAM, LARGE, NORMAL, TEXT
from .campaigns import CampaignsScreen
from .seat_card import animal_picture, name_field
from .seating import Seating
from .set_up import SetUpScreen

if TYPE_CHECKING:
    from everdell_desktop.app import App

TOP, HIGH = 156, 606
LEFT, RIGHT = 300, 760
YEAR_HIGH, YEAR_STEP = 78, 88
ALL_YEARS = "all"
ABOUT_YOU = "You build your city in four seasons, as in a game with others. Rugwort and his rats are in your way."
ABOUT_HIM = (
    "The old rat stands on places you want, takes a card from the Meadow whenever you play one, and scores for events "
    "nobody achieved. Beat him: a tie is his."
)
ABOUT_ALL = "one after the other with one score, a story and medals"


class SoloScreen(SetUpScreen):
    """The player on one parchment, Rugwort and his years on the other."""

    kept_as = "last_solo"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.years = catalogue.years()
        self.seating = Seating.alone(self.kept.get("seats"))
        self.seating.welcome(Profiles(app.storage).current())
        kept = self.kept.get("year")
        choices: list[int | str] = [*self.years, ALL_YEARS]
        self.year = next((year for year in choices if year == kept), choices[0])
        """One of the years, or all of them in a row."""

    def lay_out(self) -> None:
        self.ribbon("Solo", (660, 34, 600, 104), 34)
        self._you()
        self._rugwort()
        self.foot()

    def start(self) -> None:
        remembered = {"seats": self.seating.write(), "year": self.year}
        box = catalogue.solo_campaign()
        if self.year == ALL_YEARS:
            self.remember(remembered)
            self.app.push(CampaignsScreen(self.app, box, self.company()))
            return
        single = catalogue.campaign_of(box).single
        assert single is not None and isinstance(self.year, int)
        self.begin(self.seating.seats, single(self.year, ""), remembered)

    def company(self) -> Company:
        (seat,) = self.seating.seats
        plan = SeatPlan(seat.shown_name, seat.animal)
        return Company((plan,), False, tuple(self.chosen.boxes), self.chosen.options)

    def _you(self) -> None:
        (seat,) = self.seating.seats
        self.panel((LEFT, TOP, 420, HIGH), name="you")
        animal_picture(self, "you", seat, 0, (LEFT + 34, TOP + 44, 352, 206), self._animal)
        name_field(self, "you", seat, (LEFT + 44, TOP + 262, 332, 96))
        self.block(ABOUT_YOU, (LEFT + 44, TOP + 366, 332, 110), NORMAL, CAPTION, "center")
        self.seated(f"workers/{seat.animal}", 0, (LEFT + 96, TOP + 470, 96, 114))
        self.seated(f"workers/{seat.animal}", 0, (LEFT + 214, TOP + 470, 96, 114))

    def _rugwort(self) -> None:
        self.panel((RIGHT, TOP, 860, HIGH), name="rugwort")
        self.art("avatars/rat", (RIGHT + 56, TOP + 48, 170, 170))
        self.heading("Rugwort", (RIGHT + 260, TOP + 46, 540, 60), align="left")
        self.block(ABOUT_HIM, (RIGHT + 260, TOP + 106, 540, 120), NORMAL)
        for number, (year, words) in enumerate(self.years.items()):
            title, _, line = words.partition(": ")
            self._year(TOP + 238 + number * YEAR_STEP, year, title, line)
        self._year(TOP + 238 + len(self.years) * YEAR_STEP, ALL_YEARS, "All three", ABOUT_ALL)

    def start_words(self) -> str:
        return "To the book" if self.year == ALL_YEARS else super().start_words()

    def _year(self, top: float, year: int | str, title: str, line: str) -> None:
        chosen = year == self.year
        rect = self.box(RIGHT + 56, top, 748, YEAR_HIGH)
        faces = [self._face(title, line, rect.size, chosen, lit) for lit in (False, True, True, False)]
        self.pressable(f"year:{year}", rect, faces, self._choose(year))

    def _face(self, title: str, line: str, size: tuple[int, int], chosen: bool, lit: bool) -> pygame.Surface:
        """A year as a wooden sign when chosen, on a scrap of paper otherwise."""
        kit = self.app.kit
        face = self.tablet(size, chosen, lit)
        colour = CREAM if chosen else TEXT
        words = kit.letters.line(title, kit.style(LARGE, colour, BOLD))
        left, wide = kit.px(190), size[0] - kit.px(220)
        face.blit(words, (kit.px(44), (size[1] - words.get_height()) // 2))
        text = kit.letters.block(line[:1].upper() + line[1:], kit.style(NORMAL, colour), wide, size[1] - kit.px(16))
        face.blit(text, (left, (size[1] - text.get_height()) // 2))
        return face

    def _choose(self, year: int | str) -> Callable[[], None]:
        def change() -> None:
            self.year = year
            self.renew()

        return change

    def _animal(self, step: int) -> None:
        self.seating.next_animal(0, step)
        self.renew()
