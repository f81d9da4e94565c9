"""What the screens around the table share: wooden buttons, text fields and keys on a painted sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame
import pygame_gui
from pygame_gui.core import ObjectID, UIElement
from pygame_gui.elements import UIButton, UITextEntryLine

from ..plates import faded
from ..scene import Node
from ..theme import BOLD, CREAM, NORMAL, TEXT
from .sheet import Sheet, Units

if TYPE_CHECKING:
    from everdell_desktop.app import App

DIRECTIONS = {
    pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0),
}  # fmt: skip
CHOSEN_SHADE = (176, 164, 156)
"""Darkens wood until cream letters on it reach a contrast of 4.5."""
BUTTON_STATES = ("normal", "hover", "pressed", "disabled")


class Wooden(NamedTuple):
    """A button on the page and what it does."""

    element: UIButton
    action: Callable[[], object]


class Field(NamedTuple):
    """A text field and what is told of every change."""

    element: UITextEntryLine
    changed: Callable[[str], object]


class Page(Sheet):
    """A sheet with buttons and text fields that answers to mouse and keys."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.buttons: dict[str, Wooden] = {}
        self.fields: dict[str, Field] = {}
        self.focus = ""
        """The button or field that keys go to; empty until keys are used."""

    def build(self) -> None:
        self.buttons, self.fields = {}, {}
        super().build()
        self.scene.over.add(Node("focus", draw=self._draw_focus))
        if self.focus not in self.buttons and self.focus not in self.fields:
            self.focus = ""

    def back(self) -> None:
        """What Escape does."""
        self.app.pop()

    def renew(self) -> None:
        """Lay the page out again after something on it has changed."""
        self.app.rebuild()

    # buttons and fields

    def button(
        self, name: str, units: Units, text: str, action: Callable[[], object], *, icon: str = "", tip: str = "",
        enabled: bool = True, font: float = 22,
    ) -> UIButton:  # fmt: skip
        """A wooden button."""
        rect = self.box(*units)
        faces = [self.app.kit.plates.button(text, rect.size, state, icon, font) for state in BUTTON_STATES]
        return self.pressable(name, rect, faces, action, tip=tip, enabled=enabled)

    def choice(
        self, name: str, units: Units, text: str, chosen: bool, action: Callable[[], object], *, icon: str = "",
        tip: str = "", font: float = NORMAL,
    ) -> UIButton:  # fmt: skip
        """One of several: the chosen one is dark wood with cream letters, the others lie pale on the paper."""
        rect = self.box(*units)
        faces = [self._chip(text, rect.size, chosen, lit, icon, font) for lit in (False, True, True, False)]
        return self.pressable(name, rect, faces, action, tip=tip)

    def icon_button(
        self, name: str, units: Units, icon: str, action: Callable[[], object], *, tip: str = ""
    ) -> UIButton:
        """Just an icon, which grows under the pointer."""
        rect = self.box(*units)
        faces = []
        for part in (0.82, 1.0, 0.9, 0.82):
            side = round(min(rect.size) * part)
            face = pygame.Surface(rect.size, pygame.SRCALPHA)
            face.blit(self.app.kit.pictures.icon(icon, side), ((rect.w - side) // 2, (rect.h - side) // 2))
            faces.append(face)
        return self.pressable(name, rect, faces, action, tip=tip)

    def pressable(
        self, name: str, rect: pygame.Rect, faces: list[pygame.Surface], action: Callable[[], object], *,
        tip: str = "", enabled: bool = True,
    ) -> UIButton:  # fmt: skip
        """A button that looks as its four pictures do: at rest, under the pointer, pressed, unusable."""
        element = UIButton(rect, "", self.app.gui, object_id=ObjectID("#plate"), tool_tip_text=tip or None)
        images = [[face.premul_alpha()] for face in faces]
        element.normal_images, element.hovered_images, element.selected_images, element.disabled_images = images
        element.normal_image_positions = element.hovered_image_positions = [(0.5, 0.5)]
        element.selected_image_positions = element.disabled_image_positions = [(0.5, 0.5)]
        element.rebuild()
        if not enabled:
            element.disable()
        self.buttons[name] = Wooden(element, action)
        return element

    def field(
        self, name: str, units: Units, text: str, changed: Callable[[str], object], *, empty: str = "", most: int = 24
    ) -> UITextEntryLine:
        """A line to type into; `empty` stands there in grey while nothing is typed."""
        rect = self.box(*units)
        element = UITextEntryLine(rect, self.app.gui, initial_text=text, placeholder_text=empty or None)
        element.set_text_length_limit(most)
        self.fields[name] = Field(element, changed)
        return element

    def tablet(self, size: tuple[int, int], chosen: bool, lit: bool) -> pygame.Surface:
        """What something to choose is written on: dark wood when chosen, else paper, brighter under the pointer."""
        if not chosen:
            paper = self.app.kit.plates.plate("scrap", size, 0.8)
            return paper.copy() if lit else faded(paper, 205)
        wood = self.app.kit.plates.plate("plaque", size, 0.8).copy()
        wood.fill((*CHOSEN_SHADE, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return wood

    def press(self, name: str) -> None:
        """Do what the button does."""
        wooden = self.buttons.get(name)
        if wooden is not None and wooden.element.is_enabled:
            self.app.sounds.play("click")
            wooden.action()

    # events

    def gui_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_BUTTON_PRESSED:
            for name, wooden in self.buttons.items():
                if wooden.element is event.ui_element:
                    self.press(name)
                    return
        elif event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED:
            for field in self.fields.values():
                if field.element is event.ui_element:
                    field.changed(event.text)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type != pygame.KEYDOWN:
            return
        if event.key == pygame.K_ESCAPE:
            self.app.sounds.play("click")
            self.back()
        elif event.key in DIRECTIONS:
            self.move_focus(self.neighbour(DIRECTIONS[event.key]))
        elif event.key == pygame.K_TAB:
            self.move_focus(self.next_stop(-1 if event.mod & pygame.KMOD_SHIFT else 1))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.focus:
            self.press(self.focus)

    def move_focus(self, name: str) -> None:
        """Keys go to this button or field from now on."""
        self.focus = name
        self.app.gui.set_focus_set(self.fields[name].element if name in self.fields else None)

    def stops(self) -> dict[str, pygame.Rect]:
        """What keys can reach, in reading order."""
        elements: dict[str, UIElement] = {name: button.element for name, button in self.buttons.items()}
        elements |= {name: field.element for name, field in self.fields.items()}
        usable = {name: element.rect for name, element in elements.items() if element.is_enabled}
        return dict(sorted(usable.items(), key=lambda stop: (stop[1].centery, stop[1].x)))

    def next_stop(self, step: int) -> str:
        names = list(self.stops())
        if self.focus in names:
            return names[(names.index(self.focus) + step) % len(names)]
        return names[0] if names else ""

    def neighbour(self, direction: tuple[int, int]) -> str:
        """The nearest button or field in a direction; the first one when none is in focus yet."""
        stops = self.stops()
        if self.focus not in stops:
            return self.next_stop(1)
        here = stops[self.focus]

        def distance(name: str) -> float:
            there = stops[name]
            apart = there.centerx - here.centerx, there.centery - here.centery
            along = apart[0] * direction[0] + apart[1] * direction[1]
            across = abs(apart[0] * direction[1]) + abs(apart[1] * direction[0])
            size = (here.w + there.w) / 2 if direction[1] else (here.h + there.h) / 2
            aside = max(0.0, across - size)  # nothing for what lies straight ahead, if only in part
            least = min(here.w, there.w) / 4 if direction[0] else min(here.h, there.h) / 4
            return along + 2.5 * aside + 0.2 * across if along > least else float("inf")

        best = min(stops, key=distance)
        return best if distance(best) < float("inf") else self.focus

    # inside

    def _draw_focus(self, surface: pygame.Surface, where: pygame.Rect) -> None:
        rect = self.stops().get(self.focus)
        if rect is not None:
            border = self.app.kit.plates.glow_border
            surface.blit(self.app.kit.plates.glow("gold", rect.size), (rect.x - border, rect.y - border))

    def _chip(
        self, text: str, size: tuple[int, int], chosen: bool, lit: bool, icon: str, font: float
    ) -> pygame.Surface:
        kit = self.app.kit
        surface = self.tablet(size, chosen, lit)
        side = round(size[1] * 0.54) if icon else 0
        gap = kit.px(6) if icon and text else 0
        style = kit.style(font, CREAM if chosen else TEXT, BOLD)
        words = kit.letters.fitting(text, style, size[0] - side - gap - kit.px(20)) if text else None
        x = (size[0] - side - gap - (words.get_width() if words else 0)) // 2
        if icon:
            surface.blit(kit.pictures.icon(icon, side), (x, (size[1] - side) // 2))
        if words:
            surface.blit(words, (x + side + gap, (size[1] - words.get_height()) // 2))
        return surface
