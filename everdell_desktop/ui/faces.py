"""The faces of cards and tiles, put together from frames, portraits, icons and text."""

from __future__ import annotations

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.goods import KINDS

from .kept import Kept
from .pictures import scaled
from .plates import Plates, art_layout
from .text import NARROWEST, SMALLEST, Style
from .theme import BOLD, CAPTION, CREAM, GLOW, GOLD, INK, ITALIC, LEGEND_RIBBON, RIBBONS, TEXT, Colour

MASTER_WIDTH = 600
MEGABYTES = 20  # of cards that are kept as drawn
CAPTIONS_FROM = 230
"""Narrower cards leave out the small lines that nobody could read and give their room to the text."""
COMPACT_TEXT = 44, 508, 512, 232
BELOW_DIVIDER = 14
DIVIDER = 60, 504, 480, 40
PLAIN_PAPER = 60, 610, 380, 40
HOUSE = ((0.5, 0.02), (0.98, 0.42), (0.88, 0.46), (0.88, 0.97), (0.12, 0.97), (0.12, 0.46), (0.02, 0.42))
ROOM = ((0.5, 0.17), (0.79, 0.42), (0.79, 0.88), (0.21, 0.88), (0.21, 0.42))
"""The outline of the house in the sign of a critter's home, and of its inside."""


class Faces:
    """Draws cards in any width; the same card in the same width is drawn once."""

    def __init__(self, plates: Plates) -> None:
        self.plates = plates
        self.pictures = plates.pictures
        self.letters = plates.letters
        self._kept = Kept(MEGABYTES * max(1.0, plates.scale.factor**2))

    def card(self, card: Card, width: int) -> pygame.Surface:
        """A whole card with its text, 5 to 7."""
        return self._keep(("card", card.key, width), lambda: self._full(card, width))

    def readable(self, card: Card, width: int) -> bool:
        """Whether the text of a card has room on a face of this width."""
        return self.letters.block_fits(card.text, Style(SMALLEST, TEXT), *self._text_room(width).size)

    def mini(
        self, card: Card, width: int, cost: bool = False, sign: bool = False, lit: bool = False
    ) -> pygame.Surface:  # fmt: skip
        """A small card: picture, title and points, with or without its cost and its pairing."""
        return self._keep(("mini", card.key, width, cost, sign, lit), lambda: self._mini(card, width, cost, sign, lit))

    def fanned(self, card: Card, width: int, strip: int, lit: bool, name: int) -> pygame.Surface:
        """A card of a fan: everything that matters lies within its left `strip` pixels; `name` is its letters' size."""
        factor, height, layout = width / MASTER_WIDTH, round(width * 1.4), art_layout()["card"]
        face = pygame.Surface((width, height), pygame.SRCALPHA)
        window = pygame.Rect(*(round(value * factor) for value in layout["window"]))
        art = self._portrait(card, window.size)
        shift = round((width - strip) * 0.3) if strip < width * 0.9 else 0
        face.blit(art, window.topleft, (shift, 0, window.w - shift, window.h))
        if shift:  # what the shift left free lies under the next card
            face.blit(
                pygame.transform.flip(art, True, False), (window.right - shift, window.y), (0, 0, shift, window.h)
            )
        face.blit(self.pictures.at(f"frames/{frame_of(card)}", (width, height)), (0, 0))
        left = round(88 * factor)
        style = Style(name, CREAM, BOLD)
        for colour, drop in ((INK, max(1, name // 18)), (CREAM, 0)):
            line = self.letters.squeezed(card.name, style._replace(colour=colour), strip - left - width // 34, 0.62)
            face.blit(line, (left, round(52 * factor) - line.get_height() // 2 + drop))
        self._colour_sign(face, card, pygame.Rect(0, 0, left, 0), round(64 * factor))
        self._costs(face, card, [3, 84], layout["cost_step"], factor * 1.3)  # type: ignore[arg-type]
        sign, side = round(width * 0.205), round(width * 0.186)
        if card.links:
            self.put_pairing(face, card, (round(width * 0.152), round(width * 0.96)), sign, lit)
        if card.golden:
            face.blit(self.golden(card.golden, round(width * 0.15), lit), (round(width * 0.26), round(width * 0.86)))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = round(width * (0.52 if card.golden else 0.4 if card.links else 0.167)), round(width * 0.966)
        self._seal(face, card.points, spot)
        return face

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
            self._clear_divider(face, factor)
        else:
            self._captions(face, card, box("caption"), box("link"), factor)
        text = self._text_room(width)
        style = Style(max(9, round(38 * factor * self.plates.scale.text)), TEXT, align="center")
        block = self.letters.block(card.text, style, text.w, text.h)
        face.blit(block, (text.x, text.y + max(0, (text.h - block.get_height()) // 2)))
        self._seal(face, card.points, box("seal"))
        return face

    def _text_room(self, width: int) -> pygame.Rect:
        factor = width / MASTER_WIDTH
        if width < CAPTIONS_FROM:
            return pygame.Rect(*(round(value * factor) for value in COMPACT_TEXT))
        room = pygame.Rect(*(round(value * factor) for value in art_layout()["card"]["text"]))
        below = round(BELOW_DIVIDER * factor)
        return pygame.Rect(room.x, room.y + below, room.w, room.h - below)

    def _captions(
        self, face: pygame.Surface, card: Card, above: pygame.Rect, below: pygame.Rect, factor: float
    ) -> None:
        """Rarity and kind over the text, and who lives where under it, as a sign and in words."""
        rarity = "Unique" if card.unique else "Legendary" if card.legendary else "Common"
        kind = "Critter" if card.is_critter else "Construction"
        words = self.letters.fitting(f"{rarity} {kind}", Style(max(9, round(26 * factor)), CAPTION), above.w)
        put_centred(face, words, above)
        if card.golden:
            side = round(56 * factor)
            face.blit(self.golden(card.golden, side), (below.right - side, below.bottom - round(side * 1.3)))
        if not card.links:
            return
        side = round(86 * factor)
        self.put_pairing(face, card, (below.x + round(20 * factor), below.bottom - round(30 * factor)), side, False)
        verb, names = self.link_words(card)
        left, room = below.x + round(72 * factor), below.w - round(72 * factor)
        small = self.letters.fitting(verb, Style(max(9, round(26 * factor)), CAPTION, ITALIC), room)
        large = self.letters.squeezed(names, Style(max(9, round(32 * factor)), INK, BOLD), room)
        top = below.bottom - small.get_height() - large.get_height()
        face.blit(small, (left, top))
        face.blit(large, (left, top + small.get_height()))

    def _clear_divider(self, face: pygame.Surface, factor: float) -> None:
        """Lay plain paper over the ornament, where a small card needs the room for its text."""
        paper, ornament = (pygame.Rect(*(round(value * factor) for value in part)) for part in (PLAIN_PAPER, DIVIDER))
        face.blit(pygame.transform.smoothscale(face.subsurface(paper).copy(), ornament.size), ornament.topleft)

    def _mini(self, card: Card, width: int, cost: bool, sign: bool, lit: bool) -> pygame.Surface:
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
        if sign and card.links:
            side = round(width * 0.29)
            self.put_pairing(face, card, (width - side // 2 - round(9 * factor), window.y + side // 2 + 2), side, lit)
        if sign and card.golden:
            side = round(width * 0.2)
            top = window.y + 2 + (round(width * 0.3) if card.links else 0)
            face.blit(self.golden(card.golden, side, lit), (width - side - round(12 * factor), top))
        return face

    # the pairing

    def put_pairing(
        self, face: pygame.Surface, card: Card, centre: tuple[int, int], side: int, lit: bool
    ) -> None:  # fmt: skip
        """The sign of who lives where, in warm light where that would be free now."""
        if lit:
            light = self.plates.halo(round(side * 2.1))
            face.blit(light, light.get_rect(center=centre))
        sign = self.pairing(card, side, lit)
        face.blit(sign, sign.get_rect(center=centre))

    def pairing(self, card: Card, side: int, lit: bool = False) -> pygame.Surface:
        """A house with the building a critter lives in, a round window with the critter a building takes in."""
        return self._keep(("pairing", card.links, card.is_critter, side, lit), lambda: self._pairing(card, side, lit))

    def _pairing(self, card: Card, side: int, lit: bool) -> pygame.Surface:
        big = side * 3
        sign = pygame.Surface((big, big), pygame.SRCALPHA)
        inner = pygame.Surface((big, big), pygame.SRCALPHA)
        edge = GLOW if lit else CREAM
        if card.is_critter:
            pygame.draw.polygon(sign, INK, [(x * big, y * big) for x, y in HOUSE])
            pygame.draw.polygon(sign, edge, [((0.05 + x * 0.9) * big, (0.05 + y * 0.9) * big) for x, y in HOUSE])
            pygame.draw.polygon(inner, (255, 255, 255, 255), [(x * big, y * big) for x, y in ROOM])
        else:
            pygame.draw.circle(sign, INK, (big // 2, big // 2), round(big * 0.49))
            pygame.draw.circle(sign, edge, (big // 2, big // 2), round(big * 0.45))
            pygame.draw.circle(inner, (255, 255, 255, 255), (big // 2, big // 2), round(big * 0.38))
        picture = pygame.Surface((big, big), pygame.SRCALPHA)
        name = next((f"portraits/{link}" for link in card.links if self.pictures.exists(f"portraits/{link}")), "")
        if name:
            piece = self._cut(name, round(big * 0.8), critter=not card.is_critter)
            picture.blit(piece, piece.get_rect(center=(big // 2, round(big * (0.54 if card.is_critter else 0.5)))))
        else:
            picture.fill((222, 202, 150))
            icon = "construction" if card.is_critter else "critter"
            picture.blit(self.pictures.icon(icon, round(big * 0.6)), (round(big * 0.2), round(big * 0.22)))
        picture.blit(inner, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        sign.blit(picture, (0, 0))
        return pygame.transform.smoothscale(sign, (side, side))

    def golden(self, wanted: str, side: int, lit: bool = False) -> pygame.Surface:
        """A golden banner with the colour it pairs with; a token lets the card in free where it matches."""
        return self._keep(("golden", wanted, side, lit), lambda: self._golden(wanted, side, lit))

    def _golden(self, wanted: str, side: int, lit: bool) -> pygame.Surface:
        big = side * 3
        high = round(big * 1.3)
        sign = pygame.Surface((big, high), pygame.SRCALPHA)
        shape = [(0.06, 0.0), (0.94, 0.0), (0.94, 0.98), (0.5, 0.78), (0.06, 0.98)]
        pygame.draw.polygon(sign, GLOW if lit else GOLD, [(x * big, y * high) for x, y in shape])
        pygame.draw.polygon(sign, INK, [(x * big, y * high) for x, y in shape], max(3, big // 18))
        if self.pictures.exists(f"icons/{wanted}"):
            sign.blit(self.pictures.icon(wanted, round(big * 0.62)), (round(big * 0.19), round(high * 0.1)))
        return pygame.transform.smoothscale(sign, (side, round(side * 1.3)))

    def _cut(self, name: str, side: int, critter: bool) -> pygame.Surface:
        """A square piece of a portrait around its face."""
        master = self.pictures.master(name)
        wide, high = master.get_size()
        span = min(wide, round(high * (0.72 if critter else 0.94)))
        part = pygame.Rect((wide - span) // 2, round(high * 0.06), span, span).clamp(master.get_rect())
        return pygame.transform.smoothscale(master.subsurface(part.clip(master.get_rect())), (side, side))

    def portrait(self, card: Card, side: int, rim: Colour = CREAM) -> pygame.Surface:
        """The face of a card in a circle."""
        return self._keep(("round", card.key, side, rim), lambda: self._round(card, side, rim))

    def _round(self, card: Card, side: int, rim: Colour) -> pygame.Surface:
        big = side * 3
        picture = self._cut(f"portraits/{card.key}", big, card.is_critter).convert_alpha()
        mask = pygame.Surface((big, big), pygame.SRCALPHA)
        pygame.draw.circle(mask, (255, 255, 255, 255), (big // 2, big // 2), big // 2)
        picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        pygame.draw.circle(picture, rim, (big // 2, big // 2), big // 2, max(6, big // 14))
        pygame.draw.circle(picture, INK, (big // 2, big // 2), big // 2, max(3, big // 40))
        return pygame.transform.smoothscale(picture, (side, side))

    # parts of a face

    def _colour_sign(self, face: pygame.Surface, card: Card, window: pygame.Rect, side: int) -> None:
        """The golden frame of a legend tells no colour, so its sign stands in the picture."""
        if card.legendary:
            face.blit(self.pictures.icon(card.color, side), (window.right - side - side // 8, window.y + side // 8))

    def _portrait(self, card: Card, size: tuple[int, int]) -> pygame.Surface:
        """The picture cut to the window's shape, from its middle."""
        master = self.pictures.master(f"portraits/{card.key}")
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
        """One line on the band; a name too long for a small card gets a second line on a taller band, a single word
        too long for a very small one is drawn narrower."""
        smallest = Style(SMALLEST, CREAM, BOLD, align="center")
        if self.letters.width(card.name, smallest) * NARROWEST <= box.w:
            self._title(face, card.name, box, size)
            return
        if " " not in card.name:
            words = self.letters.line(card.name, smallest)
            narrow = pygame.transform.smoothscale(
                words, (min(words.get_width(), face.get_width() - 4), words.get_height())
            )
            face.blit(narrow, ((face.get_width() - narrow.get_width()) // 2, box.centery - narrow.get_height() // 2))
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
        for kind, number in costs_of(card):
            face.blit(self.pictures.at("frames/tag", size), (round(start[0] * factor), y))
            part = pygame.Rect(*(round(value * factor * grow) for value in tag["number"]))
            digits = self.letters.line(str(number), Style(max(9, round(44 * factor * grow)), INK, BOLD))
            put_centred(face, digits, part.move(round(start[0] * factor), y))
            spot = pygame.Rect(*(round(value * factor * grow) for value in tag["icon"]))
            face.blit(self.pictures.icon(kind, spot.w), (round(start[0] * factor) + spot.x, y + spot.y))
            y += round(step * factor * grow)

    def _small_costs(self, face: pygame.Surface, card: Card, top: int, factor: float) -> None:
        """Numbers and icons down the left edge on a strip of paper."""
        side = max(11, round(44 * factor))
        for row, (kind, number) in enumerate(costs_of(card)):
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
    def link_words(card: Card) -> tuple[str, str]:
        """Who lives where, in words."""
        names = [word.replace("_", " ").title() for word in card.links]
        names = ["any critter" if name == "Any Critter" else name for name in names]
        return "lives in" if card.is_critter else "home of", " or ".join(names)

    def _keep(self, key: object, draw: object) -> pygame.Surface:
        if key not in self._kept:
            self._kept[key] = draw()  # type: ignore[operator]
        return self._kept[key]


def costs_of(card: Card) -> list[tuple[str, int]]:
    """What a card costs, by the icon that stands for it: goods, and cards of the hand."""
    costs = [(kind, number) for kind in KINDS if (number := getattr(card.cost, kind))]
    return [*costs, ("card", card.costs_cards)] if card.costs_cards else costs


def frame_of(card: Card) -> str:
    """The frame a card is shown in: its colour's, or the golden one."""
    return "legendary" if card.legendary else card.color


def put_centred(surface: pygame.Surface, picture: pygame.Surface, box: pygame.Rect) -> None:
    surface.blit(picture, (box.x + (box.w - picture.get_width()) // 2, box.y + (box.h - picture.get_height()) // 2))
