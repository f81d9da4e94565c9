"""The parchment card of one seat, shared by the set-up of a game and of a solo game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ..dress import dressed
from ..pictures import scaled
from ..theme import BOLD, CAPTION, NORMAL, SMALL
from .seating import LONGEST_NAME, SeatCard, own_name

if TYPE_CHECKING:
    from .page import Page


def animal_picture(
    page: Page, name: str, seat: SeatCard, number: int, units: tuple[float, float, float, float],
    step: Callable[[int], object],
) -> None:  # fmt: skip
    """The animal in the ring of its seat with arrows left and right; a click on any of them changes it."""
    x, y, wide, high = units
    rect = page.box(x + (wide - high) / 2, y, high, high)
    picture = dressed(page.app.kit, f"avatars/{seat.animal}", number)
    faces = []
    for part in (0.94, 1.0, 0.92, 0.94):
        side = round(rect.w * part)
        face = pygame.Surface(rect.size, pygame.SRCALPHA)
        face.blit(scaled(picture, (side, side)), ((rect.w - side) // 2, (rect.h - side) // 2))
        faces.append(face)
    page.pressable(f"{name}:animal", rect, faces, lambda: step(1), tip=f"{seat.animal.title()}: click for another")
    arrow = min(52, (wide - high) / 2 - 4)
    middle = y + (high - arrow) / 2
    page.icon_button(f"{name}:animal_before", (x, middle, arrow, arrow), "arrow_left", lambda: step(-1))
    page.icon_button(f"{name}:animal_after", (x + wide - arrow, middle, arrow, arrow), "arrow_right", lambda: step(1))


def name_field(page: Page, name: str, seat: SeatCard, units: tuple[float, float, float, float]) -> None:
    """Where the name is typed; the animal's own name stands there until then."""
    x, y, wide, high = units

    def typed(text: str) -> None:
        seat.name = text

    page.line(f"the {seat.animal}", (x, y, wide, 30), SMALL, CAPTION, align="center")
    page.field(f"{name}:name", (x, y + 34, wide, high - 34), seat.name, typed, empty=own_name(seat.animal),
               most=LONGEST_NAME)  # fmt: skip


def labelled_field(
    page: Page, name: str, units: tuple[float, float, float, float], label: str, text: str,
    changed: Callable[[str], object], empty: str, most: int, icon: str,
) -> None:  # fmt: skip
    """A field with its icon and label at the left, on a strip of paper."""
    x, y, wide, high = units
    page.panel(units, "scrap", name=f"{name}:strip", corner=0.8)
    page.art(f"icons/{icon}", (x + 30, y + 18, high - 36, high - 36))
    page.line(label, (x + high + 6, y, wide * 0.38 - high, high), NORMAL, font=BOLD)
    page.field(name, (x + wide * 0.4, y + 17, wide * 0.6 - 38, high - 34), text, changed, empty=empty, most=most)
