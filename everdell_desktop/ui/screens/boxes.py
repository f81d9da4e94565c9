"""Choosing the boxes for a game, and what of each is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from everdell_desktop.engine.ruleset import Box, BoxOption
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.chosen_boxes import ChosenBoxes, presets

from ..theme import BAD, BOLD, CAPTION, CREAM, DARK_WOOD, GOLD, HEADING, INK, LARGE, NORMAL, SMALL
from .page import Page
from .shelf import lay_shelf, title_of

if TYPE_CHECKING:
    from everdell_desktop.app import App

SHELF = 60, 150, 590, 696
LEFT, WIDE = 690, 1170
MIXES_TOP, MIX_HIGH, MIXES_ACROSS = 150, 58, 4
TOP, FOOT = 342, 944
INSIDE = 36
COLUMN = (WIDE - 3 * INSIDE) / 2
HEADING_HIGH, SWITCH_HIGH, CHOICE_HIGH = 46, 84, 160
SWITCH = 84, 42


class Row(NamedTuple):
    """Something in a column of options: how high it is, and what lays it out at a spot."""

    high: float
    lay: Callable[[float, float], None]
    leads: bool = False
    """Whether it must not stand last in a column."""


class BoxesScreen(Page):
    """The shelf at the left; at the right good mixes, and every option of the boxes on the table in a sentence."""

    dim = 110

    def __init__(self, app: App, chosen: ChosenBoxes, seats: int) -> None:
        super().__init__(app)
        self.chosen = chosen
        self.seats = seats
        self.leaf = 0
        """Which page of options lies open, where they need more than one."""
        self.touched = ""
        """The box that was taken down or put back last."""

    def lay_out(self) -> None:
        self.ribbon("Boxes", (660, 24, 600, 100), 34)
        lay_shelf(self, SHELF, self.chosen, self._toggle)
        self._about()
        self._presets()
        self._options()
        fault = self.chosen.fault(self.seats)
        if fault:
            self.panel((LEFT, 984, 800, 66), "scrap", corner=0.8)
            self.line(fault, (LEFT + 24, 984, 752, 66), NORMAL, BAD, BOLD, "center", name="fault")
        self.button("back", (1520, 980, 340, 76), "Done", self.back, icon="check", font=28)

    def _about(self) -> None:
        """A few words on the box touched last, or what is on the table."""
        x, y, wide, high = SHELF
        top = y + high + 18
        self.panel((x, top, wide, 172), "scrap", name="about", corner=0.8)
        box = next((box for box in catalogue.choosable_boxes() if box.name == self.touched), None)
        title = title_of(box) if box is not None else f"On the table: {self.chosen.title()}"
        text = box.text if box is not None else "Click a box to take it down from the shelf, or to put it back."
        advice = self.chosen.advice()
        self.line(title, (x + 34, top + 20, wide - 68, 34), NORMAL, HEADING, BOLD)
        self.block(f"{text} {advice}".strip(), (x + 34, top + 56, wide - 68, 100), SMALL, CAPTION)

    def _presets(self) -> None:
        self.panel((LEFT, MIXES_TOP, WIDE, TOP - MIXES_TOP - 18), name="presets")
        self.line("Good mixes", (LEFT + INSIDE, MIXES_TOP + 12, 400, 36), NORMAL, HEADING, BOLD)
        each = (WIDE - 2 * INSIDE + 12) / MIXES_ACROSS
        for number, preset in enumerate(presets()):
            x, y = number % MIXES_ACROSS, number // MIXES_ACROSS
            units = LEFT + INSIDE + x * each, MIXES_TOP + 50 + y * (MIX_HIGH + 2), each - 12, MIX_HIGH - 4
            self.choice(f"preset:{number}", units, preset.title, self.chosen.is_preset(preset),
                        self._doing(self.chosen.take, preset), font=SMALL)  # fmt: skip

    # options

    def _options(self) -> None:
        self.panel((LEFT, TOP, WIDE, FOOT - TOP + 24), name="boxes")
        leaves = in_columns(self._rows(), FOOT - TOP - 50)
        self.leaf = min(self.leaf, max(0, len(leaves) - 1))
        if not leaves:
            others = [title_of(box) for box in catalogue.choosable_boxes() if self._open(box)]
            words = f"These boxes are played as they are. {' and '.join(others)} have parts that you can choose."
            self.block(words, (LEFT + 140, TOP + 200, WIDE - 280, 120), NORMAL, CAPTION, "center")
            return
        for number, column in enumerate(leaves[self.leaf]):
            top = TOP + 26.0
            for row in column:
                row.lay(LEFT + INSIDE + number * (COLUMN + INSIDE), top)
                top += row.high
        if len(leaves) > 1:
            self._turning(len(leaves))

    def _turning(self, leaves: int) -> None:
        middle = LEFT + WIDE / 2
        if self.leaf:
            self.icon_button("options_before", (middle - 110, FOOT - 24, 44, 44), "arrow_left", partial(self._turn, -1))
        if self.leaf < leaves - 1:
            self.icon_button("options_after", (middle + 66, FOOT - 24, 44, 44), "arrow_right", partial(self._turn, 1))
        self.line(f"{self.leaf + 1} of {leaves}", (middle - 60, FOOT - 20, 120, 36), SMALL, CAPTION, align="center")

    def _turn(self, step: int) -> None:
        self.leaf += step
        self.renew()

    def _open(self, box: Box) -> list[BoxOption]:
        """What can be chosen of a box by so many people."""
        beside = [option for option in box.options if not option.apart]
        return [option for option in beside if option.is_for(self.seats) and len(option.choices) > 1]

    def _rows(self) -> list[Row]:
        rows = []
        for box in self.chosen.chosen():
            options = self._open(box)
            if options:
                rows.append(Row(HEADING_HIGH, partial(self._box_heading, title_of(box)), leads=True))
            for option in options:
                switch = set(option.choices) == {True, False}
                rows.append(Row(SWITCH_HIGH if switch else CHOICE_HIGH,
                                partial(self._switch if switch else self._choices, option)))  # fmt: skip
        return rows

    def _box_heading(self, title: str, left: float, top: float) -> None:
        self.line(title, (left, top, COLUMN, 40), LARGE, HEADING, BOLD)

    def _switch(self, option: BoxOption, left: float, top: float) -> None:
        """With or without: name and sentence, and a switch that slides."""
        now = bool(self.chosen.value(option))
        room = COLUMN - SWITCH[0] - 24
        self.line(option.title, (left, top, room, 30), NORMAL, font=BOLD)
        self.block(sentence(option.line), (left, top + 30, room, 48), SMALL, CAPTION)
        rect = self.box(left + COLUMN - SWITCH[0], top + 10, *SWITCH)
        faces = [self._lever(rect.size, now, lit) for lit in (False, True, True, False)]
        tip = f"{option.title} {'stays in the box' if now else 'comes to the table'}"
        self.pressable(f"option:{option.name}:{not now}", rect, faces, self._choosing(option, not now), tip=tip)

    def _lever(self, size: tuple[int, int], on: bool, lit: bool) -> pygame.Surface:
        kit = self.app.kit
        face = pygame.Surface(size, pygame.SRCALPHA)
        whole, edge = face.get_rect(), max(2, kit.px(3))
        pygame.draw.rect(face, DARK_WOOD if on else (168, 146, 112), whole, border_radius=size[1] // 2)
        pygame.draw.rect(face, GOLD if lit else INK, whole, edge, border_radius=size[1] // 2)
        spot = (size[0] - size[1] // 2 if on else size[1] // 2), size[1] // 2
        pygame.draw.circle(face, CREAM, spot, size[1] // 2 - edge - 1)
        if on:
            side = size[1] - 4 * edge
            face.blit(kit.pictures.icon("check", side), (spot[0] - side // 2, spot[1] - side // 2))
        return face

    def _choices(self, option: BoxOption, left: float, top: float) -> None:
        """One of several: a word for each, and a sentence for the chosen one."""
        now = self.chosen.value(option)
        self.line(option.title, (left, top, COLUMN, 30), NORMAL, font=BOLD)
        self.line(sentence(option.line), (left, top + 30, COLUMN, 28), SMALL, CAPTION)
        wide = (COLUMN + 8) / len(option.choices)
        for number, value in enumerate(option.choices):
            units = left + number * wide, top + 62, wide - 8, 44
            self.choice(f"option:{option.name}:{value}", units, option.word(value), value == now,
                        self._choosing(option, value), font=SMALL, tip=sentence(option.sentence(value)))  # fmt: skip
        if option.sentence(now):
            self.block(sentence(option.sentence(now)), (left, top + 108, COLUMN, 46), SMALL, CAPTION)

    # changes

    def _toggle(self, box: Box) -> None:
        self.chosen.toggle(box.name)
        self.touched = box.name
        self.renew()

    def _choosing(self, option: BoxOption, value: Any) -> Callable[[], None]:
        return self._doing(partial(self.chosen.choose, option.name), value)

    def _doing(self, deed: Callable[[Any], object], value: Any) -> Callable[[], None]:
        def act() -> None:
            deed(value)
            self.renew()

        return act


def sentence(words: str) -> str:
    """With a capital letter and a full stop."""
    return f"{words[:1].upper()}{words[1:].rstrip('.')}." if words else ""


def in_columns(rows: list[Row], high: float) -> list[list[list[Row]]]:
    """Rows on leaves of two columns each, so that no heading stands last in a column."""
    columns: list[list[Row]] = []
    left = 0.0
    for number, row in enumerate(rows):
        needed = row.high + (rows[number + 1].high if row.leads and number + 1 < len(rows) else 0)
        if not columns or needed > left:
            columns.append([])
            left = high
        columns[-1].append(row)
        left -= row.high
    return [columns[n : n + 2] for n in range(0, len(columns), 2)]
