"""How the guide looks on the table: a sheet with a face at the side, and a halo with an arrow at what is meant."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from everdell_desktop.sitting.guides import ANIMAL, NAME, NEXT, ON, Speech
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.scene.node import Draw
from everdell_desktop.ui.shapes import rim
from everdell_desktop.ui.theme import CAPTION, CREAM, DISPLAY, HEADING, INK, ITALIC, LARGE, LINK, SMALL, TEXT

FACE, BUTTON = 92, 50
ARROW, GAP = 58, 8  # length of the arrow, and how far it keeps from the thing
SHAPE: tuple[tuple[float, float], ...] = (
    (0.32, 0.0),
    (0.68, 0.0),
    (0.68, 0.45),
    (0.95, 0.45),
    (0.5, 1.0),
    (0.05, 0.45),
    (0.32, 0.45),
)
"""The corners of an arrow that points down."""
SIDES = ABOVE, RIGHT, BELOW, LEFT = "above", "right", "below", "left"
BETWEEN = 12  # from what is said about the last deed to what comes next
PLACES = 2  # for buttons beside each other; one alone keeps to the right
BOB, PACE = 7, 4.2  # how far and how fast it moves


def bubble(kit: Kit, room: pygame.Rect, speech: Speech, focus: str) -> Node:
    """The guide's sheet, at the foot of the room it is given."""
    px = kit.px
    around = px(FACE + BUTTON + 62)
    wide, free = room.w - px(44), room.h - around
    comment = None
    if speech.comment:
        comment = kit.letters.block(speech.comment, kit.style(LARGE - 5, HEADING, ITALIC), wide, free * 2 // 5)
    above = comment.get_height() + px(BETWEEN) if comment is not None else 0
    words = kit.letters.block(speech.text, kit.style(LARGE - 4, TEXT), wide, free - above)
    high = words.get_height() + above + around
    node = Node("guide", (room.x, room.bottom - high, room.w, high), live=True)
    node.add(Node("", (0, 0, room.w, high), picture=kit.plates.plate("panel", (room.w, high), 0.5)))
    side = px(FACE)
    face = kit.pictures.at(f"avatars/{ANIMAL}", (side, side))
    node.add(Node("guide:face", (px(18), px(14), side, side), picture=face))
    name = kit.letters.line(NAME, kit.style(LARGE + 2, INK, DISPLAY))
    node.add(Node("", (px(30) + side, px(26), *name.get_size()), picture=name))
    reached = kit.letters.line(speech.reached, kit.style(SMALL, CAPTION, ITALIC))
    node.add(Node("", (px(30) + side, px(30) + name.get_height(), *reached.get_size()), picture=reached))
    if comment is not None:
        node.add(Node("guide:comment", (px(22), px(FACE + 22), *comment.get_size()), picture=comment))
    node.add(Node("guide:words", (px(22), px(FACE + 22) + above, *words.get_size()), picture=words))
    each = wide // PLACES
    for number, (key, text) in enumerate(speech.buttons, start=PLACES - len(speech.buttons)):
        rect = pygame.Rect(px(22) + number * each, high - px(BUTTON + 20), each - px(6), px(BUTTON))
        state = "hover" if key == focus else "normal"
        hint = "The key G does the same" if key in (ON, NEXT) else ""
        node.add(Node(key, rect, live=True, hint=hint, picture=kit.plates.button(text, rect.size, state)))
    return node


def halo(kit: Kit, where: pygame.Rect) -> list[Node]:
    """A bright rim around what is meant, seen on any ground."""
    px = kit.px
    edge = where.inflate(px(12), px(12))
    return [
        Node("", edge, draw=rim(CREAM, px(9), px(14))),
        Node("", edge.inflate(-px(4), -px(4)), draw=rim(LINK, px(5), px(12))),
    ]


def clearest(kit: Kit, where: pygame.Rect, window: pygame.Rect, others: Sequence[pygame.Rect]) -> str:
    """The side from which an arrow covers the least of other things; above, where that is as good as another."""
    inside = [side for side in SIDES if window.contains(reach(kit, where, side))]
    hidden = {side: sum(area(reach(kit, where, side).clip(other)) for other in others) for side in inside}
    return min(inside, key=hidden.__getitem__, default=ABOVE)


def reach(kit: Kit, where: pygame.Rect, side: str) -> pygame.Rect:
    """All that an arrow beside something passes over."""
    length, far = kit.px(ARROW), kit.px(ARROW + GAP + BOB)
    across, along = where.centerx - length // 2, where.centery - length // 2
    spots = {
        ABOVE: (across, where.top - far, length, far),
        BELOW: (across, where.bottom, length, far),
        RIGHT: (where.right, along, far, length),
        LEFT: (where.left - far, along, far, length),
    }
    return pygame.Rect(spots[side])


def area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def arrow(kit: Kit, where: pygame.Rect, side: str, age: Callable[[], float]) -> Node:
    """An arrow from one side; it moves a little with time."""
    length, gap = kit.px(ARROW), kit.px(GAP)
    rect = pygame.Rect(0, 0, length, length)
    rect.center = where.center
    if side in (ABOVE, BELOW):
        rect.y = where.top - gap - length if side == ABOVE else where.bottom + gap
    else:
        rect.x = where.left - gap - length if side == LEFT else where.right + gap
    return Node("guide:arrow", rect, draw=pointing(kit, side, age))


def pointing(kit: Kit, side: str, age: Callable[[], float]) -> Draw:
    shape = SHAPE
    if side in (BELOW, RIGHT):
        shape = tuple((x, 1 - y) for x, y in shape)
    if side in (LEFT, RIGHT):
        shape = tuple((y, x) for x, y in shape)
    away = {ABOVE: (0, -1), BELOW: (0, 1), LEFT: (-1, 0), RIGHT: (1, 0)}[side]

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        shift = round((1 + math.sin(age() * PACE)) / 2 * kit.px(BOB))
        left, top = where.x + away[0] * shift, where.y + away[1] * shift
        points = [(left + x * where.w, top + y * where.h) for x, y in shape]
        pygame.draw.polygon(surface, LINK, points)
        pygame.draw.polygon(surface, CREAM, points, max(2, kit.px(4)))

    return draw
