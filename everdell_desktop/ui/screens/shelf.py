"""The shelf with the boxes: covers that stand there in the dark, and bright where a box is on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.ruleset import Box
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.chosen_boxes import ChosenBoxes

from ..kit import Kit
from ..scene import Node
from ..shapes import rounded_off
from ..theme import CREAM, DARK_WOOD, DISPLAY, GOLD, INK, NORMAL, PAPER, TEXT, Colour, hexed
from .sheet import Units

if TYPE_CHECKING:
    from .page import Page

COLUMNS = 3
PICTURES = {
    "base": "portraits/ever_tree",
    "pearlbrook": "portraits/harbor",
    "bellfaire": "events/flower_festival",
    "spirecrest": "maps/map_mirror_lake",
    "newleaf": "portraits/conductor",
}
"""The picture that stands for a box, where it is not that of its first card."""
EDGES = tuple(map(hexed, ("#3f6a3a", "#b0503a", "#855312", "#4a3b52", "#2f7f8c", "#a04530", "#4f4a86", "#567034")))
"""The edges of the covers, in the order of the shelf."""
DARK = 150
"""What is left of the light, of 255, on a box that stays on the shelf."""


def picture_of(box: Box, kit: Kit) -> str:
    named = PICTURES.get(box.name, "")
    if named and kit.pictures.exists(named):
        return named
    return f"portraits/{box.cards[0].key}" if box.cards else "regions/valley_spring"


def title_of(box: Box) -> str:
    return box.title or box.name.capitalize()


def lay_shelf(page: Page, units: Units, chosen: ChosenBoxes, press: Callable[[Box], object]) -> None:
    """Boards with every box upon them; a press on a cover takes the box down or puts it back."""
    left, top, wide, high = units
    boxes = catalogue.choosable_boxes()
    rows = -(-len(boxes) // COLUMNS)
    rect = page.box(*units)
    page.scene.root.add(Node("shelf", rect, picture=page.app.kit.plates.kept(
        ("shelf", rect.size, rows), lambda: boards(page.app.kit, rect.size, rows))))  # fmt: skip
    each, tall = wide / COLUMNS, high / rows
    across = min(each * 0.86, (tall - 40) / 1.3)
    down = across * 1.3
    for number, box in enumerate(boxes):
        x = left + number % COLUMNS * each + (each - across) / 2
        y = top + number // COLUMNS * tall + tall - 22 - down
        cover = page.box(x, y, across, down)
        there = box.name in chosen.boxes
        edge = EDGES[number % len(EDGES)]
        faces = [cover_of(page.app.kit, box, cover.size, edge, there, lit) for lit in (False, True, True, False)]
        tip = f"{title_of(box)}: {box.text} Click to {'put it back on the shelf' if there else 'take it down'}."
        page.pressable(f"box:{box.name}", cover, faces, lambda box=box: press(box), tip=tip)  # type: ignore[misc]


def boards(kit: Kit, size: tuple[int, int], rows: int) -> pygame.Surface:
    """The back of the shelf in the shade, and a board under each row."""
    wood = pygame.Surface(size, pygame.SRCALPHA)
    radius, edge, board = kit.px(14), kit.px(8), kit.px(18)
    back = kit.plates.tiled("wood", size).copy()
    back.fill((150, 132, 120), special_flags=pygame.BLEND_RGB_MULT)
    wood.blit(back, (0, 0))
    for row in range(rows):
        foot = round(size[1] * (row + 1) / rows)
        plank = pygame.Rect(edge, foot - board - kit.px(4), size[0] - 2 * edge, board)
        pygame.draw.rect(wood, hexed("#8a5c36"), plank)
        pygame.draw.line(wood, hexed("#c79a66"), plank.topleft, (plank.right - 1, plank.y), max(1, kit.px(3)))
        shade = pygame.Surface((plank.w, kit.px(12)), pygame.SRCALPHA)
        shade.fill((20, 10, 4, 90))
        wood.blit(shade, (plank.x, plank.bottom))
    pygame.draw.rect(wood, DARK_WOOD, wood.get_rect(), edge)
    return rounded_off(wood, radius)


def cover_of(
    kit: Kit, box: Box, size: tuple[int, int], edge: Colour, there: bool, lit: bool
) -> pygame.Surface:  # fmt: skip
    """A box from the front: picture, name, its edge, and a check where it is on the table."""
    key = "cover", box.name, size, there, lit
    return kit.plates.kept(key, lambda: painted_cover(kit, box, size, edge, there, lit))


def painted_cover(
    kit: Kit, box: Box, size: tuple[int, int], edge: Colour, there: bool, lit: bool
) -> pygame.Surface:  # fmt: skip
    px = kit.px
    face = pygame.Surface(size, pygame.SRCALPHA)
    depth, rim, radius = px(6), max(2, px(4)), px(8)
    front = pygame.Rect(0, 0, size[0] - depth, size[1] - depth)
    dark = tuple(part // 2 for part in edge)
    pygame.draw.rect(face, dark, front.move(depth, depth), border_radius=radius)
    pygame.draw.rect(face, GOLD if there else edge, front, border_radius=radius)
    inside = front.inflate(-2 * rim, -2 * rim)
    band = round(inside.h * 0.2)
    art = kit.pictures.covering(picture_of(box, kit), (inside.w, inside.h - band), 0.9)
    face.blit(art, (inside.x, inside.y + band))
    pygame.draw.rect(face, PAPER, (inside.x, inside.y, inside.w, band))
    pygame.draw.line(face, INK, (inside.x, inside.y + band), (inside.right - 1, inside.y + band), max(1, px(2)))
    words = kit.letters.squeezed(title_of(box), kit.style(NORMAL, TEXT, DISPLAY), inside.w - px(8), 0.7)
    face.blit(words, (inside.centerx - words.get_width() // 2, inside.y + (band - words.get_height()) // 2))
    if not there:
        light = DARK + 60 if lit else DARK
        face.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return face
    side = px(40)
    spot = pygame.Rect(front.right - side - px(2), front.bottom - side - px(2), side, side)
    pygame.draw.circle(face, CREAM, spot.center, side // 2)
    pygame.draw.circle(face, INK, spot.center, side // 2, max(1, px(2)))
    face.blit(kit.pictures.icon("check", side - px(10)), (spot.x + px(5), spot.y + px(5)))
    if lit:
        pygame.draw.rect(face, CREAM, front, max(1, px(3)), border_radius=radius)
    return face
