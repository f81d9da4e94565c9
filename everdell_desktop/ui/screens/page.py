"""What the screens around the table share: a painted ground, wooden buttons, words on parchment, keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame
import pygame_gui
from pygame_gui.core import ObjectID
from pygame_gui.elements import UIButton

from ..pictures import scaled
from ..plates import faded
from ..scene import Node
from ..screen import Screen
from ..text import Style, line_height
from ..theme import BOLD, CREAM, DISPLAY, HEADING, LARGE, NORMAL, SHADOW, TABLE, TEXT, TITLE, Colour

if TYPE_CHECKING:
    from everdell_desktop.app import App

Units = tuple[float, float, float, float]
DIRECTIONS = {
    pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0),
}  # fmt: skip
BUTTON_STATES = ("normal", "hover", "pressed", "disabled")


class Wooden(NamedTuple):
    """A button on the page and what it does."""

    element: UIButton
    action: Callable[[], object]


class Page(Screen):
    """A screen laid out in units of a 1920 x 1080 sheet in the middle of the window."""

    ground = "menu"
    dim = 0
    """How much the painted ground is darkened, 0 to 255."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.buttons: dict[str, Wooden] = {}
        self.focus = ""
        """The button that Enter presses; empty until keys are used."""

    def build(self) -> None:
        self.scene.root.children.clear()
        self.scene.over.children.clear()
        self.buttons = {}
        ground = self.app.kit.pictures.covering(self.ground, self.app.size)
        if self.dim:
            ground = ground.copy()
            shade = pygame.Surface(ground.get_size(), pygame.SRCALPHA)
            shade.fill((*SHADOW, self.dim))
            ground.blit(shade, (0, 0))
        self.scene.root.add(Node("ground", (0, 0, *self.app.size), picture=ground))
        self.scene.over.add(Node("focus", (0, 0, 0, 0), draw=self._draw_focus))
        self.lay_out()
        if self.focus not in self.buttons:
            self.focus = ""

    def lay_out(self) -> None:
        """Put everything on the sheet."""

    def back(self) -> None:
        """What Escape does."""
        self.app.pop()

    def renew(self) -> None:
        """Lay the page out again after something on it has changed."""
        self.app.rebuild()

    # measures

    def box(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle of the sheet in pixels of the window."""
        scale = self.app.kit.scale
        left, top = (scale.width - TABLE[0]) / 2, (scale.height - TABLE[1]) / 2
        x0, y0 = scale.px(x + left), scale.px(y + top)
        return pygame.Rect(x0, y0, scale.px(x + left + width) - x0, scale.px(y + top + height) - y0)

    # things on the page

    def picture(self, surface: pygame.Surface, rect: pygame.Rect, name: str = "") -> Node:
        """A picture in the middle of a rectangle."""
        where = surface.get_rect(center=rect.center)
        return self.scene.root.add(Node(name, where, picture=surface))

    def art(self, name: str, units: Units, node: str = "") -> Node:
        """Baked art fitted into a box with its own proportions."""
        box = self.box(*units)
        master = self.app.kit.pictures.master(name)
        factor = min(box.w / master.get_width(), box.h / master.get_height())
        size = max(1, round(master.get_width() * factor)), max(1, round(master.get_height() * factor))
        return self.picture(self.app.kit.pictures.at(name, size), box, node)

    def panel(self, units: Units, kind: str = "panel", name: str = "", corner: float = 1.0) -> pygame.Rect:
        """A plate with a soft shadow."""
        rect = self.box(*units)
        plates = self.app.kit.plates
        border = plates.shadow_border
        surface = plates.shaded(plates.plate(kind, rect.size, corner))
        self.scene.root.add(Node("", rect.inflate(2 * border, 2 * border), picture=surface))
        self.scene.root.add(Node(name, rect))
        return rect

    def line(
        self, text: str, units: Units, size: float = NORMAL, colour: Colour = TEXT, font: str = "", align: str = "left",
        name: str = "",
    ) -> Node:  # fmt: skip
        """One line, smaller where it would not fit, upright in the middle of its box."""
        rect = self.box(*units)
        style = self.app.kit.style(size, colour, font) if font else self.app.kit.style(size, colour)
        words = self.app.kit.letters.fitting(text, style, rect.w)
        where = words.get_rect(centery=rect.centery)
        where.x = {"left": rect.x, "center": rect.centerx - where.w // 2, "right": rect.right - where.w}[align]
        return self.scene.root.add(Node(name, where, picture=words))

    def block(
        self, text: str, units: Units, size: float = NORMAL, colour: Colour = TEXT, align: str = "left", font: str = "",
        middle: bool = False, name: str = "",
    ) -> Node:  # fmt: skip
        """Wrapped words with icons, smaller where they would not fit; returns the node so that others can follow."""
        rect = self.box(*units)
        style = self.app.kit.style(size, colour, font or Style(1).font, align)
        words = self.app.kit.letters.block(text, style, rect.w, rect.h)
        where = words.get_rect(topleft=rect.topleft)
        if middle:
            where.y = rect.y + max(0, (rect.h - where.h) // 2)
        return self.scene.root.add(Node(name, where, picture=words))

    def heading(self, text: str, units: Units, size: float = TITLE) -> Node:
        """A title in swash letters."""
        return self.line(text, units, size, HEADING, DISPLAY, "center")

    def ribbon(self, text: str, units: Units, font: float = LARGE) -> Node:
        rect = self.box(*units)
        return self.picture(self.app.kit.plates.ribbon(text, rect.size, font), rect)

    # buttons

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

    def pressable(
        self, name: str, rect: pygame.Rect, faces: list[pygame.Surface], action: Callable[[], object], *,
        tip: str = "", enabled: bool = True,
    ) -> UIButton:  # fmt: skip
        """A button that looks as its four pictures do: at rest, under the pointer, pressed, unusable."""
        element = UIButton(
            rect, "", self.app.gui, object_id=ObjectID("#plate", "@plate"), tool_tip_text=tip or None,
        )  # fmt: skip
        images = [[face.premul_alpha()] for face in faces]
        element.normal_images, element.hovered_images, element.selected_images, element.disabled_images = images
        middle = [(0.5, 0.5)]
        element.normal_image_positions = element.hovered_image_positions = middle
        element.selected_image_positions = element.disabled_image_positions = middle
        element.rebuild()
        if not enabled:
            element.disable()
        self.buttons[name] = Wooden(element, action)
        return element

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

    def handle(self, event: pygame.event.Event) -> None:
        if event.type != pygame.KEYDOWN:
            return
        if event.key == pygame.K_ESCAPE:
            self.app.sounds.play("click")
            self.back()
        elif event.key in DIRECTIONS:
            self.focus = self.neighbour(DIRECTIONS[event.key])
        elif event.key == pygame.K_TAB:
            self.focus = self.next_button(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.focus:
            self.press(self.focus)

    def next_button(self, step: int) -> str:
        names = [name for name, wooden in self.buttons.items() if wooden.element.is_enabled]
        if not names:
            return ""
        return names[(names.index(self.focus) + step) % len(names)] if self.focus in names else names[0]

    def neighbour(self, direction: tuple[int, int]) -> str:
        """The nearest button in a direction; the first one when none is in focus yet."""
        if self.focus not in self.buttons:
            return self.next_button(1)
        here = self.buttons[self.focus].element.rect.center

        def distance(name: str) -> float:
            there = self.buttons[name].element.rect.center
            along = (there[0] - here[0]) * direction[0] + (there[1] - here[1]) * direction[1]
            across = abs((there[0] - here[0]) * direction[1]) + abs((there[1] - here[1]) * direction[0])
            return along + 2.5 * across if along > 1 else float("inf")

        others = [name for name, wooden in self.buttons.items() if wooden.element.is_enabled and name != self.focus]
        best = min(others, key=distance, default=self.focus)
        return best if distance(best) < float("inf") else self.focus

    # inside

    def _draw_focus(self, surface: pygame.Surface, where: pygame.Rect) -> None:
        if self.focus in self.buttons:
            rect = self.buttons[self.focus].element.rect
            border = self.app.kit.plates.glow_border
            surface.blit(self.app.kit.plates.glow("gold", rect.size), (rect.x - border, rect.y - border))

    def _chip(self, text: str, size: tuple[int, int], chosen: bool, lit: bool, icon: str, font: float) -> pygame.Surface:
        kit = self.app.kit
        plate = kit.plates.plate("plaque" if chosen else "scrap", size, 0.7)
        surface = plate.copy() if chosen or lit else faded(plate, 205)
        side = round(size[1] * 0.6) if icon else 0
        gap = kit.px(6) if icon and text else 0
        style = kit.style(font, CREAM if chosen else TEXT, BOLD)
        words = kit.letters.fitting(text, style, size[0] - side - gap - kit.px(26)) if text else None
        wide = side + gap + (words.get_width() if words else 0)
        x = (size[0] - wide) // 2
        if icon:
            surface.blit(scaled(kit.pictures.master(f"icons/{icon}"), (side, side)), (x, (size[1] - side) // 2))
        if words:
            surface.blit(words, (x + side + gap, (size[1] - words.get_height()) // 2))
        return surface


def lines_high(page: Page, size: float, lines: int) -> float:
    """How many units so many lines of text take."""
    return lines * line_height(page.app.kit.scale.font(size)) / page.app.kit.scale.factor
