"""How each kind of slot shows what lies in it. The kinds are all there is: no box is known here."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import badge as dark_badge
from everdell_desktop.ui.shapes import dimmed, empty_slot, paper, rounded_off
from everdell_desktop.ui.theme import BOLD, CREAM, DISPLAY, INK, ITALIC, LARGE, LIGHT_PAPER, SMALL

from . import regions
from .figures import Figures
from .lying import Thing
from .regions import Laid, Slot
from .spots import Spots
from .subjects import named
from .tile_faces import FIGURE_SHAPE, Tiles, node_of
from .tracks import Tracks

NAMED_FROM = 130  # units of height from which a figure carries its name

SHINE = {"gold": 235, "white": 170}
"""How strong the light of pieces is, of 255."""
LIGHT = 30  # how far the light of a piece reaches over what it touches


class Slots:
    """Builds the nodes of things by the kind of their slot, for one state as one seat sees it."""

    def __init__(self, kit: Kit, rules: Ruleset, figures: Figures, lit: Callable[[Subject], bool]) -> None:
        self.kit = kit
        self.figures = figures
        self.lit = lit
        """Whether a card would be free right now."""
        self.shone_on: dict[Subject, list[str]] = {}
        """The lights that fall on things, from pieces that shed them."""
        self.tiles = Tiles(kit, rules, figures)
        self.spots = Spots(kit, figures, self.tiles)
        self.tracks = Tracks(kit, figures, self.tiles)
        self.makers: dict[str, Callable[[Slot, Thing, pygame.Rect, State, int], Node]] = {
            regions.PLACE: self.spots.place, regions.RINGS: self.spots.rings, regions.CARDS: self.card,
            regions.TILES: self.tiles.tile, regions.FIGURES: self.figure, regions.PILE: self.pile,
        }  # fmt: skip

    def lights(self, things: Iterable[Thing]) -> None:
        """Take note of what sheds light on what."""
        self.shone_on = {}
        for thing in things:
            if thing.tile is not None:
                for touched in thing.tile.touches:
                    self.shone_on.setdefault(touched, []).append(thing.tile.light)

    def light_on(self, subject: Subject) -> list[str]:
        return self.shone_on.get(subject, [])

    def nodes(self, laid: Laid, at: Callable[[regions.Cell], pygame.Rect], state: State, viewer: int) -> list[Node]:
        """The things of a slot where they lie; `at` turns units into pixels."""
        slot = laid.slot
        if slot.kind == regions.TRACK:
            return self.tracks.nodes(laid, at)
        cells = slot.places(len(laid.things))
        make = self.makers[slot.kind]
        found = [make(slot, thing, at(cell), state, viewer) for thing, cell in zip(laid.things, cells, strict=True)]
        if slot.label and found:
            space, first = laid.things[0].space, found[0].rect
            rings = slot.kind == regions.RINGS and space is not None
            note = (
                space.text if rings and space is not None and self.spots.names(slot, space.text, first, state) else ""
            )
            found.append(self._label(slot.label, first, note))
        return found

    def _label(self, text: str, first: pygame.Rect, note: str = "") -> Node:
        px = self.kit.px
        style = self.kit.style(LARGE, INK, DISPLAY)
        words = self.kit.letters.block(text, style, self.kit.letters.natural_width(text, style, px(400)))
        style = self.kit.style(SMALL, INK, ITALIC)
        wide = self.kit.letters.natural_width(note, style, px(600)) if note else 0
        size = words.get_width() + px(20) + (wide + px(12) if note else 0), words.get_height() + px(4)
        node = Node("", (first.x, first.y - size[1] - px(2), *size), draw=paper(px(8), LIGHT_PAPER))
        node.add(Node("", (px(10), px(2), *words.get_size()), picture=words))
        if note:
            more = self.kit.letters.block(note, style, wide)
            left = words.get_width() + px(22)
            node.add(Node("", (left, (size[1] - more.get_height()) // 2, *more.get_size()), picture=more))
        return node

    def card(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """A card to be taken or played."""
        px = self.kit.px
        card = thing.card
        if card is None:
            return Node(named(thing.subject), rect, draw=empty_slot(px(8)), subject=thing.subject)
        node = node_of(thing, rect, card.name, drag=True)
        for number, light in enumerate(self.light_on(thing.subject)):
            around = px(LIGHT) + number * px(LIGHT // 2)
            size = rect.w + 2 * around, rect.h + 2 * around
            node.add(Node("", (-around, -around, *size), picture=self._shine(light, size)))
        border = self.kit.plates.shadow_border
        face = self.kit.faces.mini(card, rect.w, cost=True, sign=True, lit=self.lit(thing.subject))
        node.add(Node("", (-border, -border, rect.w, rect.h), picture=self.kit.plates.shaded(face)))
        tile = thing.tile
        if tile is not None and tile.badge:
            self.tiles.corner(node, tile.badge, low=rect.h - round(rect.w * 0.28))  # above the points
        if thing.shut:
            node.add(Node("", (0, 0, *rect.size), draw=dimmed(px(8))))
        if thing.workers:
            self.figures.stand(node, thing.workers, (rect.w // 2, round(rect.h * 0.72)), px(12))
        return node

    def _shine(self, light: str, size: tuple[int, int]) -> pygame.Surface:
        """Soft light around a card, weaker than what says that something can be done with it."""

        def make() -> pygame.Surface:
            picture = self.kit.plates.plate(f"glow_{light}", size, 0.9).copy()
            picture.set_alpha(SHINE[light])
            return picture

        return self.kit.plates.kept(("shine", light, size), make)

    def pile(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """Cards upon each other, with their number."""
        px = self.kit.px
        tile = thing.tile
        number = tile.badge if tile is not None else str(thing.number or 0)
        node = node_of(thing, rect, f"{thing.title}: {number} cards", drag=True)
        if number in ("", "0"):
            node.add(Node("", (0, 0, *rect.size), draw=empty_slot(px(6))))
        else:
            art = tile.art if tile is not None else "frames/back"
            node.picture = self._back(art, rect.size)
        digits = self.kit.letters.line(number or "0", self.kit.style(SMALL, CREAM, BOLD))
        wide, high = px(48), px(28)
        place = (rect.w - wide) // 2, rect.h - high - px(2), wide, high
        node.add(Node("", place, draw=dark_badge(digits, px(10))))
        if tile is not None and tile.strip:
            words = self.kit.letters.squeezed(tile.strip, self.kit.style(SMALL - 1, INK, BOLD), rect.w + px(4), 0.75)
            plate = words.get_width() + px(12), words.get_height() + px(2)
            spot = (rect.w - plate[0]) // 2, rect.h + px(3), *plate
            node.add(Node("", spot, draw=paper(px(6), LIGHT_PAPER))).add(
                Node("", (px(6), px(1), *words.get_size()), picture=words)
            )
        return node

    def _back(self, art: str, size: tuple[int, int]) -> pygame.Surface:
        """The back of a pile: a painted one whole where it has the shape, else its middle."""
        own = self.kit.pictures.master(art).get_size()
        if abs(own[1] / own[0] - size[1] / size[0]) < 0.2:
            return self.kit.pictures.at(art, size)
        return self.kit.plates.kept(
            ("back", art, size), lambda: rounded_off(self.kit.pictures.covering(art, size), self.kit.px(8))
        )

    def figure(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """Somebody standing there, with the name at the feet where there is room for it."""
        px = self.kit.px
        node = node_of(thing, rect, self.tiles.words_of(thing))
        tile = thing.tile
        named_below = rect.h >= px(NAMED_FROM)
        foot = rect.h - (px(16) if named_below else 0)
        high = min(foot, round(rect.w * FIGURE_SHAPE))
        size = round(high / FIGURE_SHAPE), high
        if tile is not None and tile.art:
            picture = self.kit.pictures.at(tile.art, size)
            node.add(Node("", ((rect.w - size[0]) // 2, foot - high, *size), picture=picture))
        if named_below:
            words = self.kit.letters.squeezed(thing.title, self.kit.style(SMALL - 1, INK, BOLD), rect.w - px(14), 0.75)
            plate = words.get_width() + px(14), words.get_height() + px(2)
            place = (rect.w - plate[0]) // 2, rect.h - plate[1], *plate
            node.add(Node("", place, draw=paper(px(7), LIGHT_PAPER))).add(
                Node("", (px(7), px(1), *words.get_size()), picture=words)
            )
        return node
