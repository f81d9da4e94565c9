"""Choosing the boxes for a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from everdell_desktop.engine.ruleset import Box
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.chosen_boxes import ChosenBoxes, presets

from ..theme import BAD, BOLD, CAPTION, LARGE, NORMAL, SMALL
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App

LEFT, WIDE, TOP = 560, 1240, 172
ROOM = 700  # height for all boxes together
PICTURES = {
    "base": "portraits/farm",
    "bellfaire": "events/flower_festival",
    "spirecrest": "discoveries/discovery_honeypaw",
}
"""The picture that stands for a box, where it is not that of its first card."""


def picture_of(box: Box) -> str:
    return PICTURES.get(box.name) or (f"portraits/{box.cards[0].key}" if box.cards else "regions/valley_spring")


class BoxesScreen(Page):
    """Presets on one parchment, every box with its line and its options on the other."""

    dim = 110

    def __init__(self, app: App, chosen: ChosenBoxes, seats: int) -> None:
        super().__init__(app)
        self.chosen = chosen
        self.seats = seats

    def lay_out(self) -> None:
        self.ribbon("Boxes", (660, 34, 600, 104), 34)
        self._presets()
        boxes = catalogue.choosable_boxes()
        self.panel((LEFT, TOP - 24, WIDE, ROOM + 60), name="boxes")
        each = ROOM / len(boxes)
        for number, box in enumerate(boxes):
            self._box(box, TOP + number * each, each)
        fault = self.chosen.fault(self.seats)
        if fault:
            self.panel((LEFT, 914, 880, 62), "scrap", corner=0.8)
            self.line(fault, (LEFT + 20, 914, 840, 62), NORMAL, BAD, BOLD, "center", name="fault")
        self.button("back", (1464, 920, 340, 88), "Done", self.back, icon="check", font=28)

    def _presets(self) -> None:
        self.panel((120, TOP - 24, 410, ROOM + 60), name="presets")
        self.heading("Good mixes", (150, TOP, 350, 60))
        for number, preset in enumerate(presets()):
            units = 152, TOP + 84 + number * 84, 346, 70
            self.choice(f"preset:{number}", units, preset.title, self.chosen.is_preset(preset),
                        self._doing(self.chosen.take, preset), font=NORMAL)  # fmt: skip

    def _box(self, box: Box, top: float, high: float) -> None:
        """Its picture, title and line, a switch, and its options when it is on the table."""
        chosen = box.name in self.chosen.boxes
        side = min(high - 18, 104)
        self.art(picture_of(box), (LEFT + 40, top + 8, side * 1.36, side))
        left = LEFT + 64 + side * 1.36
        room = WIDE - (left - LEFT) - 310
        self.line(box.title or box.name, (left, top + 4, room, 40), LARGE, font=BOLD)
        first, dot, _ = box.text.partition(". ")
        self.block(first + dot.strip(), (left, top + 42, room, high - 44), SMALL, CAPTION)
        switch = min(58, high * 0.44)
        units = LEFT + WIDE - 270, top + 6, 230, switch
        words = "On the table" if chosen else "In the box"
        self.choice(f"box:{box.name}", units, words, chosen, self._doing(self.chosen.toggle, box.name), font=NORMAL,
                    tip=box.text)  # fmt: skip
        if chosen and box.options:
            self._option(box.options[0], top + switch + 10, min(46, high * 0.34))

    def _option(self, option: Any, top: float, high: float) -> None:
        now = self.chosen.options.get(option.name, option.default)
        wide = 230 / len(option.choices)
        for number, value in enumerate(option.choices):
            units = LEFT + WIDE - 270 + number * wide, top, wide - 6, high
            self.choice(f"option:{option.name}:{value}", units, str(value), value == now,
                        self._doing(partial(self.chosen.choose, option.name), value),
                        font=SMALL, tip=option.text)  # fmt: skip

    def _doing(self, deed: Callable[[Any], object], value: Any) -> Callable[[], None]:
        def act() -> None:
            deed(value)
            self.renew()

        return act
