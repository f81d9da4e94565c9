"""The faces of cards and tiles, put together from frames, portraits, icons and text."""

from __future__ import annotations

from collections import OrderedDict

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.goods import KINDS

from .pictures import scaled
from .plates import Plates, art_layout
from .text import NARROWEST, SMALLEST, Style
from .theme import BOLD, CAPTION, CREAM, INK, ITALIC, LEGEND_RIBBON, RIBBONS, TEXT

MASTER_WIDTH = 600
FULL_FROM = 160
"""A card at least so many pixels wide shows its rules text."""
KEPT = 160
CAPTIONS_FROM = 230
"""Narrower cards leave out the small lines that nobody could read and give their room to the text."""
COMPACT_TEXT = 44, 508, 512, 232
BELOW_DIVIDER = 14
DIVIDER = 60, 504, 480, 40
PLAIN_PAPER = 60, 610, 380, 40


class Faces:
    """Draws cards in any width; the same card in the same width is drawn once."""

    def __init__(self, plates: Plates) -> None:
        self.plates = plates
        self.pictures = plates.pictures
        self.letters = plates.letters
        self._kept: OrderedDict[object, pygame.Surface] = OrderedDict()

    def card(self, card: Card, width: int) -> pygame.Surface:
        """A whole card with its text, 5 to 7."""
        return self._keep(("card", card.id, width), lambda: self._full(card, width))

    def mini(self, card: Card, width: int, cost: bool = False) -> pygame.Surface:
        """A small card: picture, title and points, with or without its cost."""
        return self._keep(("mini", card.id, width, cost), lambda: self._mini(card, width, cost))

    def back(self, width: int) -> pygame.Surface:
        return self.pictures.at("frames/back", (width, round(width * 1.4)))

    # inside

    def _full(self, card: Card, width: int) -> pygame.Surface:
        layout = art_layout()["card"]
        height = round(width * 1.4)
        factor = width / MASTER_WIDTH

        def box(name: str) -> pygame.Rect:
            return pygame.Rect(*(round(value * factor) for value in layout[name]))

        face = pygame.Surface((width, height), pygame.SRCALPHA)
        window = box("window")
        face.blit(self._portrait(card, window.size), window.topleft)
        face.blit(self.pictures.at(f"frames/{frame_of(card)}", (width, height)), (0, 0))
        self._colour_sign(face, card, window, round(64 * factor))
        self._title(face, card.name, box("title"), round(46 * factor))
        self._costs(face, card, layout["costs"], layout["cost_step"], factor)  # type: ignore[arg-type]
        if width < CAPTIONS_FROM:
            text = pygame.Rect(*(round(value * factor) for value in COMPACT_TEXT))
            self._clear_divider(face, factor)
        else:
            text = box("text")
            text.y, text.h = text.y + round(BELOW_DIVIDER * factor), text.h - round(BELOW_DIVIDER * factor)
            self._captions(face, card, box("caption"), box("link"), factor)
        style = Style(max(9, round(38 * factor)), TEXT, align="center")
        block = self.letters.block(card.text, style, text.w, text.h)
        face.blit(block, (text.x, text.y + max(0, (text.h - block.get_height()) // 2)))
        self._seal(face, card.points, box("seal"))
        return face

    def _captions(
        self, face: pygame.Surface, card: Card, above: pygame.Rect, below: pygame.Rect, factor: float
    ) -> None:
        """Rarity and kind over the text, and who lives where under it."""
        rarity = "Unique" if card.unique else "Legendary" if card.legendary else "Common"
        kind = "Critter" if card.is_critter else "Construction"
        words = self.letters.fitting(f"{rarity} {kind}", Style(max(9, round(26 * factor)), CAPTION), above.w)
        put_centred(face, words, above)
        line = self.letters.fitting(self.link_line(card), Style(max(9, round(28 * factor)), CAPTION, ITALIC), below.w)
        face.blit(line, (below.x, below.y + (below.h - line.get_height()) // 2))

    def _clear_divider(self, face: pygame.Surface, factor: float) -> None:
        """Lay plain paper over the ornament, where a small card needs the room for its text."""
        paper, ornament = (pygame.Rect(*(round(value * factor) for value in part)) for part in (PLAIN_PAPER, DIVIDER))
        face.blit(pygame.transform.smoothscale(face.subsurface(paper).copy(), ornament.size), ornament.topleft)

    def _mini(self, card: Card, width: int, cost: bool) -> pygame.Surface:
        layout = art_layout()["mini"]
        factor = width / layout["size"][0]
        height = round(layout["size"][1] * factor)

        def box(name: str) -> pygame.Rect:
            return pygame.Rect(*(round(value * factor) for value in layout[name]))

        face = pygame.Surface((width, height), pygame.SRCALPHA)
        window = box("window")
        face.blit(self._portrait(card, window.size), window.topleft)
        face.blit(self.pictures.at(f"frames/mini_{frame_of(card)}", (width, height)), (0, 0))
        self._colour_sign(face, card, window, round(48 * factor))
        self._mini_title(face, card, box("title"), round(32 * factor))
        if cost:
            self._small_costs(face, card, round(60 * factor), factor)
        self._seal(face, card.points, box("seal"))
        return face

    def _colour_sign(self, face: pygame.Surface, card: Card, window: pygame.Rect, side: int) -> None:
        """The golden frame of a legend tells no colour, so its sign stands in the picture."""
        if card.legendary:
            face.blit(self.pictures.icon(card.color, side), (window.right - side - side // 8, window.y + side // 8))

    def _portrait(self, card: Card, size: tuple[int, int]) -> pygame.Surface:
        """The picture cut to the window's shape, from its middle."""
        master = self.pictures.master(f"portraits/{card.id}")
        wide, high = master.get_size()
        shape = size[0] / size[1]
        if wide / high > shape:
            part = pygame.Rect((wide - round(high * shape)) // 2, 0, round(high * shape), high)
        else:
            part = pygame.Rect(0, (high - round(wide / shape)) // 2, wide, round(wide / shape))
        return scaled(master.subsurface(part.clip(master.get_rect())), size)

    def _title(self, face: pygame.Surface, name: str, box: pygame.Rect, size: int) -> None:
        style = Style(max(9, size), CREAM, BOLD)
        words = self.letters.squeezed(name, style, box.w)
        shade = self.letters.squeezed(name, style._replace(colour=INK), box.w)
        place = box.x + (box.w - words.get_width()) // 2, box.y + (box.h - words.get_height()) // 2
        face.blit(shade, (place[0], place[1] + max(1, size // 22)))
        face.blit(words, place)

    def _mini_title(self, face: pygame.Surface, card: Card, box: pygame.Rect, size: int) -> None:
        """One line on the band; a name too long for a small card gets a second line on a taller band."""
        smallest = Style(SMALLEST, CREAM, BOLD, align="center")
        if self.letters.width(card.name, smallest) * NARROWEST <= box.w:
            self._title(face, card.name, box, size)
            return
        words = self.letters.block(card.name, smallest, face.get_width() - 4)
        band = pygame.Rect(2, box.y - 1, face.get_width() - 4, words.get_height() + 2)
        pygame.draw.rect(face, LEGEND_RIBBON if card.legendary else RIBBONS[card.color], band, border_radius=3)
        face.blit(words, (2, box.y))

    def _costs(self, face: pygame.Surface, card: Card, start: list[int], step: int, factor: float) -> None:
        """Paper tags hanging on the left edge."""
        tag = art_layout()["tag"]
        grow = 1.0 if face.get_width() >= 220 else 1.18
        size = round(tag["size"][0] * factor * grow), round(tag["size"][1] * factor * grow)
        y = round(start[1] * factor)
        for kind in KINDS:
            number = getattr(card.cost, kind)
            if not number:
                continue
            face.blit(self.pictures.at("frames/tag", size), (round(start[0] * factor), y))
            part = pygame.Rect(*(round(value * factor * grow) for value in tag["number"]))
            digits = self.letters.line(str(number), Style(max(9, round(44 * factor * grow)), INK, BOLD))
            put_centred(face, digits, part.move(round(start[0] * factor), y))
            spot = pygame.Rect(*(round(value * factor * grow) for value in tag["icon"]))
            face.blit(self.pictures.icon(kind, spot.w), (round(start[0] * factor) + spot.x, y + spot.y))
            y += round(step * factor * grow)

    def _small_costs(self, face: pygame.Surface, card: Card, top: int, factor: float) -> None:
        """Numbers and icons down the left edge on a strip of paper."""
        costs = [(kind, getattr(card.cost, kind)) for kind in KINDS if getattr(card.cost, kind)]
        side = max(11, round(44 * factor))
        for row, (kind, number) in enumerate(costs):
            y = top + row * (side + 2)
            strip = pygame.Rect(round(5 * factor), y, side * 2 + 2, side + 1)
            pygame.draw.rect(face, (245, 231, 200), strip, border_radius=max(2, side // 4))
            pygame.draw.rect(face, INK, strip, 1, border_radius=max(2, side // 4))
            digits = self.letters.line(str(number), Style(max(9, round(side * 0.82)), INK, BOLD))
            put_centred(face, digits, pygame.Rect(strip.x, strip.y, side, strip.h))
            face.blit(self.pictures.icon(kind, side), (strip.x + side, strip.y))

    def _seal(self, face: pygame.Surface, points: int, box: pygame.Rect) -> None:
        face.blit(self.pictures.at("frames/seal", box.size), box.topleft)
        digits = self.letters.line(str(points), Style(max(9, round(box.h * 0.5)), (74, 42, 12), BOLD))
        put_centred(face, digits, box)

    @staticmethod
    def link_line(card: Card) -> str:
        """Who lives where, in words."""
        names = [word.replace("_", " ").title() for word in card.links]
        names = ["any critter" if name == "Any Critter" else name for name in names]
        return ("lives in: " if card.is_critter else "home of: ") + " or ".join(names)

    def _keep(self, key: object, draw: object) -> pygame.Surface:
        if key in self._kept:
            self._kept.move_to_end(key)
        else:
            self._kept[key] = draw()  # type: ignore[operator]
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def frame_of(card: Card) -> str:
    """The frame a card is shown in: its colour's, or the golden one."""
    return "legendary" if card.legendary else card.color


def put_centred(surface: pygame.Surface, picture: pygame.Surface, box: pygame.Rect) -> None:
    surface.blit(picture, (box.x + (box.w - picture.get_width()) // 2, box.y + (box.h - picture.get_height()) // 2))
