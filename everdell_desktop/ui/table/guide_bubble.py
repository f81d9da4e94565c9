"""How the guide looks on the table: a sheet with a face at the side, and a halo with an arrow at what is meant."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from everdell_desktop.sitting.guides import ANIMAL, NAME, Speech
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.scene.node import Draw
from everdell_desktop.ui.shapes import rim
from everdell_desktop.ui.theme import CAPTION, CREAM, DISPLAY, INK, ITALIC, LARGE, LINK, SMALL, TEXT

FACE, BUTTON = 92, 50
ARROW = 58  # length of the arrow
BOB, PACE = 7, 4.2  # how far and how fast it moves


def bubble(kit: Kit, room: pygame.Rect, speech: Speech, focus: str) -> Node:
    """The guide's sheet, at the foot of the room it is given."""
    px = kit.px
    around = px(FACE + BUTTON + 62)
    words = kit.letters.block(speech.text, kit.style(LARGE - 4, TEXT), room.w - px(44), room.h - around)
    high = words.get_height() + around
    node = Node("guide", (room.x, room.bottom - high, room.w, high), live=True)
    node.add(Node("", (0, 0, room.w, high), picture=kit.plates.plate("panel", (room.w, high), 0.5)))
    side = px(FACE)
    face = kit.pictures.at(f"avatars/{ANIMAL}", (side, side))
    node.add(Node("guide:face", (px(18), px(14), side, side), picture=face))
    name = kit.letters.line(NAME, kit.style(LARGE + 2, INK, DISPLAY))
    node.add(Node("", (px(30) + side, px(26), *name.get_size()), picture=name))
    reached = kit.letters.line(speech.reached, kit.style(SMALL, CAPTION, ITALIC))
    node.add(Node("", (px(30) + side, px(30) + name.get_height(), *reached.get_size()), picture=reached))
    node.add(Node("guide:words", (px(22), px(FACE + 22), *words.get_size()), picture=words))
    wide = (room.w - px(44)) // len(speech.buttons)
    for number, (key, text) in enumerate(speech.buttons):
        rect = pygame.Rect(px(22) + number * wide, high - px(BUTTON + 20), wide - px(6), px(BUTTON))
        state = "hover" if key == focus else "normal"
        node.add(Node(key, rect, live=True, picture=kit.plates.button(text, rect.size, state)))
    return node


def halo(kit: Kit, where: pygame.Rect) -> list[Node]:
    """A bright rim around what is meant, seen on any ground."""
    px = kit.px
    edge = where.inflate(px(12), px(12))
    return [
        Node("", edge, draw=rim(CREAM, px(9), px(14))),
        Node("", edge.inflate(-px(4), -px(4)), draw=rim(LINK, px(5), px(12))),
    ]


def arrow(kit: Kit, where: pygame.Rect, window: pygame.Rect, age: Callable[[], float]) -> Node:
    """An arrow from above, or from below where there is no room above; it moves a little with time."""
    length = kit.px(ARROW)
    down = where.top - length - kit.px(BOB * 2) > window.top
    top = where.top - length - kit.px(8) if down else where.bottom + kit.px(8)
    return Node("guide:arrow", (where.centerx - length // 2, top, length, length), draw=pointing(kit, down, age))


def pointing(kit: Kit, down: bool, age: Callable[[], float]) -> Draw:
    shape = ((0.32, 0.0), (0.68, 0.0), (0.68, 0.45), (0.95, 0.45), (0.5, 1.0), (0.05, 0.45), (0.32, 0.45))

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        shift = round(math.sin(age() * PACE) * kit.px(BOB))
        points = [
            (where.x + x * where.w, (where.y + y * where.h if down else where.bottom - y * where.h) - shift)
            for x, y in shape
        ]  # fmt: skip
        pygame.draw.polygon(surface, LINK, points)
        pygame.draw.polygon(surface, CREAM, points, max(2, kit.px(4)))

    return draw
