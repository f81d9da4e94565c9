"""Choosing the boxes for a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from everdell_desktop import offer
from everdell_desktop.engine.ruleset import Box
from everdell_desktop.mix import Mix, presets

from ..theme import BAD, BOLD, CAPTION, LARGE, NORMAL, SMALL
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App

LEFT, WIDE, TOP = 560, 1240, 172
ROOM = 700  # height for all boxes together
PICTURES = {"base": "farm"}
"""The card that stands for a box, where it is not its first one."""


class BoxesScreen(Page):
    """Presets on one parchment, every box with its line and its options on the other."""

    dim = 110

    def __init__(self, app: App, mix: Mix, seats: int) -> None:
        super().__init__(app)
        self.mix = mix
        self.seats = seats

    def lay_out(self) -> None:
        self.ribbon("Boxes", (660, 34, 600, 104), 34)
        self._presets()
        boxes = offer.choosable_boxes()
        self.panel((LEFT, TOP - 24, WIDE, ROOM + 60), name="boxes")
        each = ROOM / len(boxes)
        for number, box in enumerate(boxes):
            self._box(box, TOP + number * each, each)
        fault = self.mix.fault(self.seats)
        if fault:
            self.panel((LEFT, 914, 880, 62), "scrap", corner=0.8)
            self.line(fault, (LEFT + 20, 914, 840, 62), NORMAL, BAD, BOLD, "center", name="fault")
        self.button("back", (1464, 920, 340, 88), "Done", self.back, icon="check", font=28)

    def _presets(self) -> None:
        self.panel((120, TOP - 24, 410, ROOM + 60), name="presets")
        self.heading("Good mixes", (150, TOP, 350, 60))
        for number, preset in enumerate(presets()):
            units = 152, TOP + 84 + number * 84, 346, 70
            self.choice(f"preset:{number}", units, preset.title, self.mix.is_preset(preset),
                        self._doing(self.mix.take, preset), font=NORMAL)  # fmt: skip

    def _box(self, box: Box, top: float, high: float) -> None:
        """Its picture, title and line, a switch, and its options when it is on the table."""
        chosen = box.name in self.mix.boxes
        side = min(high - 18, 104)
        self.art(f"portraits/{PICTURES.get(box.name) or box.cards[0].id}", (LEFT + 40, top + 8, side * 1.36, side))
        left = LEFT + 64 + side * 1.36
        room = WIDE - (left - LEFT) - 310
        self.line(box.title or box.name, (left, top + 4, room, 40), LARGE, font=BOLD)
        options = "".join(f" {option.text}." for option in box.options) if chosen else ""
        self.block(box.text + options, (left, top + 44, room, high - 56), SMALL, CAPTION)
        units = LEFT + WIDE - 270, top + 10, 230, 58
        words = "On the table" if chosen else "In the box"
        self.choice(f"box:{box.name}", units, words, chosen, self._doing(self.mix.toggle, box.name), font=NORMAL)
        if chosen and box.options and high > 110:
            self._option(box.options[0], top + 74)

    def _option(self, option: Any, top: float) -> None:
        now = self.mix.options.get(option.name, option.default)
        wide = 230 / len(option.choices)
        for number, value in enumerate(option.choices):
            units = LEFT + WIDE - 270 + number * wide, top, wide - 6, 46
            self.choice(f"option:{option.name}:{value}", units, str(value), value == now,
                        self._doing(lambda v, name=option.name: self.mix.choose(name, v), value),
                        font=SMALL, tip=option.text)  # fmt: skip

    def _doing(self, deed: Callable[[Any], object], value: Any) -> Callable[[], None]:
        def act() -> None:
            deed(value)
            self.renew()

        return act
