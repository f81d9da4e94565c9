"""Choosing among tiles that lie nowhere yet, such as the peoples of a set-up: each as a card to be read in large."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from everdell_desktop.engine.decisions import SKIP, ChooseOne, Decision, Subject
from everdell_desktop.engine.trays import OFFERED, Tile
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.shapes import rounded_off
from everdell_desktop.ui.theme import CAPTION, DISPLAY, GOLD, HEADING, INK, ITALIC, LARGE, NORMAL, PAPER, SMALL, TEXT

from .answer_sheets import OneSheet
from .question import Answer
from .sheets import CardFinder, grid

LARGEST = 380
SHAPES = (1.3, 0.86)
"""Height to width of a card: where few lie side by side, and where there are many."""
FEW = 4


def offered_tiles(finder: CardFinder, decision: Decision) -> dict[str, Tile]:
    """The tile of each option by its key; nothing where one of them has none."""
    options = [option for option in decision.options if option.key != SKIP]
    trays = [tray for tray in finder.rules.trays if tray.where == OFFERED]
    if not isinstance(decision, ChooseOne) or not trays or not options:
        return {}
    lying: Mapping[Subject | None, Tile] = {
        tile.subject: tile for tray in trays for tile in tray.tiles(finder.state, decision.seat)
    }
    found = {option.key: lying[option.subject] for option in options if option.subject in lying}
    return found if len(found) == len(options) else {}


class TileSheet(OneSheet):
    """One of several tiles; two or three side by side in large, many in rows."""

    def __init__(
        self, cards_of: CardFinder, area: pygame.Rect, decision: Decision, answer: Answer,
        undo: Callable[[], None] | None, tiles: Mapping[str, Tile],
    ) -> None:  # fmt: skip
        self.tiles = tiles
        super().__init__(cards_of, area, decision, answer, undo)

    def put(self) -> None:
        px = self.kit.px
        few = len(self.tiles) <= FEW
        foot = px(66) if self.decision.skip else 0
        gap, top = px(26 if few else 14), px(92)
        room = self.area.w - px(150), self.area.h - top - px(52) - foot
        shape = SHAPES[0] if few else SHAPES[1]
        wide, columns, rows = grid(len(self.tiles), px(LARGEST), room, shape, gap)
        high, factor = round(wide * shape), self.kit.scale.factor
        inside = columns * (wide + gap) - gap, rows * (high + gap) - gap
        self.panel((inside[0] + px(90)) / factor, (top + inside[1] + px(40) + foot) / factor, self.decision.prompt)
        for number, (key, tile) in enumerate(self.tiles.items()):
            row = number // columns
            in_row = min(columns, len(self.tiles) - row * columns)
            left = (self.node.rect.w - in_row * (wide + gap) + gap) // 2 + number % columns * (wide + gap)
            self.tile(f"option:{key}", tile_card(self.kit, tile, (wide, high), few), left, top + row * (high + gap))
        if self.decision.skip:
            self.foot([(f"option:{SKIP}", self.decision.skip, "normal")])


def tile_card(kit: Kit, tile: Tile, size: tuple[int, int], large: bool) -> pygame.Surface:
    """A tile as a card: its picture above, its name, what it is called and what it does."""
    return kit.plates.kept(
        ("tile card", tile.art, tile.title, tile.text, size), lambda: painted(kit, tile, size, large)
    )


def painted(kit: Kit, tile: Tile, size: tuple[int, int], large: bool) -> pygame.Surface:
    px = kit.px
    edge, radius = max(3, px(5)), px(14)
    face = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(face, INK, face.get_rect(), border_radius=radius)
    pygame.draw.rect(face, GOLD, face.get_rect().inflate(-2, -2), border_radius=radius)
    inside = face.get_rect().inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(face, PAPER, inside, border_radius=radius - edge // 2)
    view = inside.w, round(inside.h * (0.5 if large else 0.46))
    if tile.art:
        face.blit(rounded_off(kit.pictures.covering(tile.art, view, 0.3), radius - edge // 2), inside.topleft)
    pygame.draw.line(face, INK, (inside.x, inside.y + view[1]), (inside.right - 1, inside.y + view[1]), max(1, px(2)))
    top, wide = inside.y + view[1] + px(4), inside.w - px(20)
    name = kit.letters.fitting(tile.title, kit.style(LARGE + 4 if large else LARGE - 4, INK, DISPLAY), wide)
    face.blit(name, ((size[0] - name.get_width()) // 2, top))
    top += name.get_height()
    if tile.strip:
        style = kit.style(NORMAL if large else SMALL - 1, HEADING if large else CAPTION, ITALIC)
        called = kit.letters.fitting(tile.strip, style, wide)
        face.blit(called, ((size[0] - called.get_width()) // 2, top))
        top += called.get_height()
    room = wide, inside.bottom - top - px(8)
    words = kit.letters.block(tile.text, kit.style(NORMAL + 2 if large else SMALL, TEXT, align="center"), *room)
    face.blit(words, ((size[0] - words.get_width()) // 2, top + max(0, (room[1] - words.get_height()) // 2)))
    return face
