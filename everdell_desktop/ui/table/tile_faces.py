"""Tiles, pictures first: the art whole, the words on a strip, signs where they cover nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pygame

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State, has
from everdell_desktop.engine.trays import Rank, Tile
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import bubble_of, dimmed, empty_slot, framed, paper, rounded_off, tile_ground
from everdell_desktop.ui.text import NARROWEST, SMALLEST
from everdell_desktop.ui.theme import (
    BOLD,
    CAPTION,
    CREAM,
    DISPLAY,
    GLOW,
    GOOD,
    HEADING,
    INK,
    ITALIC,
    LARGE,
    LIGHT_PAPER,
    NORMAL,
    SMALL,
    TINY,
    Colour,
)  # fmt: skip

from .figures import Figures
from .lying import Thing
from .pieces import coin
from .regions import Slot
from .subjects import named

SIGNS_ONLY = re.compile(r"(\d|\W|\{\w+\})+")
"""Numbers and signs without a word: they are read from afar, so they are large where they find room."""
ON_PICTURE = (0.8, 0.52)
"""Where workers stand on a picture, as parts of its width and height."""
STRIP = 34
TALL, TALLER = 120, 150  # units of height from which a tile has room for two and for three lines of words
LOW = 60  # units of height below which a tile has no room for its picture
FIGURE_SHAPE = 1.25  # height to width of somebody who stands there
PORTRAIT = 0.4  # of the width of somebody who speaks
NAMED_FROM = 130  # units of width from which a tile carries its name; that of a smaller one is told when looked at


def node_of(thing: Thing, rect: pygame.Rect, hint: str, drag: bool = False) -> Node:
    """The node that shows a thing of the board."""
    return Node(named(thing.subject), rect, live=True, hint=hint, subject=thing.subject, drag=drag)


class Tiles:
    """Builds the nodes of tiles, and the pictures that places share with them."""

    def __init__(self, kit: Kit, rules: Ruleset, figures: Figures) -> None:
        self.kit = kit
        self.rules = rules
        self.figures = figures
        self._strips: dict[tuple[str, int, int], int] = {}
        """How high strips are, as that takes a while to find out."""

    def tile(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """A tile: its picture whole, its words on a strip."""
        px = self.kit.px
        node = node_of(thing, rect, self.words_of(thing), drag=thing.tile is not None and not thing.tile.spent)
        tile, award = thing.tile, thing.award
        if tile is not None and not tile.art:
            if slot.look != "label":  # what bears a label stands on painted ground that shows its place
                node.draw = empty_slot(px(9))
            if tile.strip:
                words = self.kit.letters.fitting(tile.strip, self.kit.style(SMALL, INK, ITALIC), rect.w - px(36))
                size = words.get_width() + px(20), words.get_height() + px(4)
                plate = node.add(Node("", ((rect.w - size[0]) // 2, (rect.h - size[1]) // 2, *size),
                                      draw=paper(px(8), LIGHT_PAPER)))  # fmt: skip
                plate.add(Node("", (px(10), px(2), *words.get_size()), picture=words))
            return node
        asks = award is not None and not award.cards and not award.colors and thing.owner is None
        strip = tile.strip if tile is not None else award.text if asks and award is not None else ""
        if tile is not None and strip and rect.h < px(LOW):
            self._slip(node, strip, tile.worth)
            return node
        if tile is not None and slot.look == "label":
            self._labelled(node, tile)
            return node
        if tile is not None and slot.look == "speech":
            self._speaking(node, tile)
            return node
        view = self.ground(node, thing, strip, named_above=bool(strip))
        if tile is not None and tile.ranks:
            self._ranks(node, tile.ranks, view)
        if tile is not None and tile.need:
            self._wish(node, tile, view, thing)
        elif award is not None:
            self._award(node, award, view, thing, state, viewer)
        elif thing.workers:
            across, down = slot.ring or ON_PICTURE
            self.figures.stand(node, thing.workers, (round(view.w * across), round(view.h * down)), px(12))
        if tile is not None and tile.spent:
            node.add(Node("", (0, 0, *rect.size), draw=dimmed(px(9))))
        return node

    def _labelled(self, node: Node, tile: Tile) -> None:
        """The picture is a thing that bears a label: its words in large on paper, a tag inside its upper edge, where
        light that falls on the thing leaves it whole."""
        px = self.kit.px
        wide, high = node.rect.size
        picture = self.kit.plates.kept(
            ("tile", tile.art, (wide, high)),
            lambda: rounded_off(self.kit.pictures.covering(tile.art, (wide, high)), px(9)),
        )
        node.add(Node("", (0, 0, wide, high), picture=picture))
        style = self.kit.style(LARGE, INK, BOLD, "center")
        room = wide - px(44), round(high * 0.62)
        words = self.kit.letters.block(tile.strip, style, *room)
        size = room[0] + px(8), max(words.get_height() + px(10), round(high * 0.46))
        label = node.add(Node("", ((wide - size[0]) // 2, round(high * 0.6) - size[1] // 2, *size),
                              draw=paper(px(8), LIGHT_PAPER, INK, 2)))  # fmt: skip
        label.add(Node("", (px(4), (size[1] - words.get_height()) // 2, *words.get_size()), picture=words))
        if tile.badge:
            tag = self.kit.letters.line(tile.badge, self.kit.style(SMALL, INK, BOLD))
            spot = (wide - tag.get_width()) // 2 - px(12), px(3)
            plate = node.add(Node("", (*spot, tag.get_width() + px(24), tag.get_height() + px(4)),
                                  draw=paper(px(7), LIGHT_PAPER, INK, 2)))  # fmt: skip
            plate.add(Node("", (px(12), px(2), *tag.get_size()), picture=tag))

    def _speaking(self, node: Node, tile: Tile) -> None:
        """Somebody who says what is wished for: the figure where one is painted apart, else the picture, and beside
        it a bubble with the words, what they bring and how far the player has come."""
        px = self.kit.px
        wide, high = node.rect.size
        view = pygame.Rect(0, 0, round(wide * PORTRAIT), high)
        alone = "/waiting/".join(tile.art.rsplit("/", 1))
        if self.kit.pictures.exists(alone):
            size = round(high / FIGURE_SHAPE), high
            left = (view.w - size[0]) // 2  # a figure has air at its sides
            node.add(Node("", (left, 0, *size), picture=self.kit.pictures.at(alone, size)))
        else:
            inside = view.w - px(6), high - px(6)
            picture = self.kit.plates.kept(
                ("speaking", tile.art, inside), lambda: self.kit.pictures.covering(tile.art, inside)
            )
            node.add(Node("", view, draw=framed(picture, px(12), px(3))))
        bubble = node.add(Node("", (view.w + px(12), 0, wide - view.w - px(12), high - px(40)), draw=bubble_of(px(14))))
        side = px(46)
        room = bubble.rect.w - px(24)
        if tile.worth:
            bubble.add(
                Node("", (bubble.rect.w - side - px(5), px(5), side, side), picture=coin(self.kit, side, tile.worth))
            )
        style = self.kit.style(NORMAL, INK, DISPLAY)
        name = self.kit.letters.block(tile.title, style, room - side + px(2), px(54))
        bubble.add(Node("", (px(12), px(8), *name.get_size()), picture=name))
        top = max(px(12) + name.get_height(), side + px(6))
        foot = px(30) if tile.now else px(6)
        style = self.kit.style(SMALL, INK, BOLD)
        words = self.kit.letters.block(tile.strip, style, room, bubble.rect.h - top - foot)
        bubble.add(Node("", (px(12), top, *words.get_size()), picture=words))
        if tile.now:
            style = self.kit.style(SMALL, GOOD if tile.met else HEADING, BOLD)
            now = self.kit.letters.block(f"{tile.now} {{check}}" if tile.met else tile.now, style, room)
            bubble.add(Node("", (px(12), bubble.rect.h - now.get_height() - px(6), *now.get_size()), picture=now))
        if tile.badge:
            small = self.kit.letters.fitting(tile.badge, self.kit.style(SMALL - 1, CAPTION, BOLD), room)
            size = small.get_width() + px(20), px(30)
            chip = node.add(Node("", (bubble.rect.x, high - size[1], *size), draw=paper(px(10), LIGHT_PAPER)))
            chip.add(Node("", (px(10), (size[1] - small.get_height()) // 2, *small.get_size()), picture=small))

    def _ranks(self, node: Node, ranks: Sequence[Rank], view: pygame.Rect) -> None:
        """The faces of all who compete, the first one first, each with its number and the points it would bring."""
        px = self.kit.px
        step = min(px(58), (view.w - px(12)) // len(ranks))
        side, high = min(px(36), step - px(4)), px(72)
        band = pygame.Rect(view.x + px(4), view.bottom - high - px(4), view.w - px(8), high)
        plate = node.add(Node("", band, draw=paper(px(8), LIGHT_PAPER)))
        left = (band.w - step * len(ranks)) // 2
        for number, rank in enumerate(ranks):
            x = left + number * step + (step - side) // 2
            plate.add(Node("", (x, px(10), side, side), picture=self.figures.face(rank.seat, side)))
            if rank.points:
                small = round(side * 0.66)
                disc = coin(self.kit, small, str(rank.points))
                plate.add(Node("", (x + side - small // 2 - px(4), -px(2), small, small), picture=disc))
            style = self.kit.style(SMALL, INK if rank.points else CAPTION, BOLD)
            digits = self.kit.letters.line(str(rank.number), style)
            spot = x + (side - digits.get_width()) // 2, high - digits.get_height() - px(2)
            plate.add(Node("", (*spot, *digits.get_size()), picture=digits))

    def _slip(self, node: Node, text: str, worth: str) -> None:
        """A tile too low for a picture: its words, and its points beside them."""
        px = self.kit.px
        wide, high = node.rect.size
        node.draw = paper(px(8), LIGHT_PAPER, INK, 2)
        side = high - px(8) if worth else 0
        if worth:
            node.add(Node("", (wide - side - px(3), px(4), side, side), picture=coin(self.kit, side, worth)))
        style = self.kit.style(SMALL, INK, BOLD, "center")
        room = wide - side - px(10), high - px(6)
        text = text.replace("}{", "} {")
        least = SMALLEST if SIGNS_ONLY.fullmatch(text) else self._least(text, TINY - 3)
        words = self.kit.letters.cut_short(text, style, *room, least)
        node.add(Node("", (px(4), (high - words.get_height()) // 2, *words.get_size()), picture=words))

    def _least(self, text: str, size: int = 0) -> int:
        """How small words may get; signs alone are still told apart when they are smaller."""
        if all(word.startswith("{") for word in text.split()):
            return SMALLEST
        return self.kit.scale.font(size) if size else self.smallest

    def ground(self, node: Node, thing: Thing, text: str, named_above: bool) -> pygame.Rect:
        """Ground, picture and strip. Returns where the picture lies."""
        px = self.kit.px
        wide, high = node.rect.size
        edge = max(2, px(3))
        named_above = named_above and bool(text)
        strip = px(28) if not text else self._strip(text, wide, high)
        view = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge - strip)
        node.add(Node("", (0, 0, wide, high), draw=tile_ground(view.h, px(9), edge)))
        art = self.art(thing)
        if art:
            picture = self.kit.plates.kept(
                ("tile", art, view.size), lambda: rounded_off(self.kit.pictures.covering(art, view.size), px(9))
            )
            node.add(Node("", view, picture=picture))
        if thing.tile is not None and thing.tile.guard:
            size = round(view.h * 0.8), view.h
            node.add(Node("", (view.centerx - size[0] // 2, view.y, *size),
                          picture=self.kit.pictures.at(thing.tile.guard, size)))  # fmt: skip
        signs = self.kit.style(LARGE - 3, INK, BOLD, "center")
        style = self.kit.style(SMALL, INK, BOLD, "center")
        if SIGNS_ONLY.fullmatch(text) and self.kit.letters.block_fits(text, signs, wide - px(12), strip - px(1)):
            style = signs
        tight = self.kit.letters.width(thing.title, style._replace(size=SMALLEST)) * NARROWEST > wide - px(10)
        if text or tight:
            text = text or thing.title
            words = self.kit.letters.cut_short(text, style, wide - px(12), strip - px(1), self._least(text))
        else:
            words = self.kit.letters.squeezed(thing.title, style, wide - px(10), 0.75)
        top = view.bottom + (strip - words.get_height()) // 2
        node.add(Node("", ((wide - words.get_width()) // 2, top, *words.get_size()), picture=words))
        if named_above and wide >= px(NAMED_FROM):
            style = self.kit.style(SMALL, INK, BOLD)
            aside = px(46)
            if thing.tile is not None and thing.tile.badge and not thing.tile.worth:
                aside = self.kit.letters.natural_width(thing.tile.badge, style, wide) + px(36)
            name = self.kit.letters.squeezed(thing.title, style, max(px(40), wide - aside), 0.7)
            plate = node.add(Node("", (edge, edge, name.get_width() + px(14), name.get_height() + px(4)),
                                  draw=paper(px(6), LIGHT_PAPER)))  # fmt: skip
            plate.add(Node("", (px(7), px(2), *name.get_size()), picture=name))
        tile = thing.tile
        if tile is not None and tile.need:
            return view
        if tile is not None and tile.worth:
            self._coin(node, tile.worth)
        if tile is not None and tile.badge:
            self.corner(node, tile.badge, low=view.bottom if tile.worth else 0, left=bool(tile.worth))
        if tile is not None and tile.now:
            self.corner(node, f"{tile.now} {{check}}" if tile.met else tile.now, low=view.bottom)
        return view

    @property
    def smallest(self) -> int:
        """How small the words of a strip may get, whatever the text size: to be read whole comes before large letters,
        and a closer look shows them in any size."""
        return max(SMALLEST, self.kit.px(TINY - 1))

    def _strip(self, text: str, wide: int, high: int) -> int:
        """How high the strip for a text is: two lines, or three of a tall tile, where one is too short and the picture
        can spare them."""
        px, key = self.kit.px, (text, wide, high)
        if key not in self._strips:
            style = self.kit.style(SMALL, INK, BOLD)._replace(size=self.smallest)
            steps = ((0, 0), (14, TALL), (34, TALLER))
            heights = [px(STRIP + more) for more, least in steps if high >= px(least)]
            line = text.replace("\n", " ")
            fitting = (one for one in heights if self.kit.letters.block_fits(line, style, wide - px(12), one - px(1)))
            self._strips[key] = next(fitting, heights[-1])
        return self._strips[key]

    def tallest(self, high: int) -> int:
        """How high the picture of a tile is over words of one line; below it nothing moves when words need more."""
        return high - 2 * max(2, self.kit.px(3)) - self.kit.px(STRIP)

    def _coin(self, node: Node, worth: str) -> None:
        side = self.kit.px(38)
        node.add(
            Node(
                "",
                (node.rect.w - side - self.kit.px(3), self.kit.px(2), side, side),
                picture=coin(self.kit, side, worth),
            )
        )

    def corner(self, node: Node, text: str, low: int = 0, left: bool = False, colour: Colour = INK) -> None:
        """A slip of paper with a few signs, at the upper right, or above the strip."""
        px = self.kit.px
        style = self.kit.style(SMALL, colour, BOLD)
        wide = self.kit.letters.natural_width(text, style, node.rect.w)
        words = self.kit.letters.block(text, style, wide)
        size = wide + px(12), words.get_height() + px(2)
        top = low - size[1] - px(4) if low else px(4)
        x = px(6) if left else node.rect.w - size[0] - px(5)
        plate = node.add(Node("", (x, top, *size), draw=paper(px(6), LIGHT_PAPER)))
        plate.add(Node("", (px(6), px(1), *words.get_size()), picture=words))

    def _wish(self, node: Node, tile: Tile, view: pygame.Rect, thing: Thing) -> None:
        """A tile that asks for something: below what it asks for and its points, above what lies beneath it and how
        far the player has come. Once it is taken, whose it is."""
        px = self.kit.px
        if thing.owner is not None:
            self._taken(node, thing.owner, view)
            return
        if tile.badge:
            self.corner(node, tile.badge, left=True)
        if tile.now:
            self.corner(node, tile.now, colour=GOOD if tile.met else INK)
        side = px(36)
        place = node.rect.w - side - px(4), view.bottom - side - px(1), side, side
        node.add(Node("", place, picture=coin(self.kit, side, tile.worth)))
        wide = view.w - side - px(6)
        self._wanted(node, tile.need, bool(tile.met), pygame.Rect(view.x, view.y, wide, view.h))

    def _taken(self, node: Node, owner: int, view: pygame.Rect) -> None:
        """The picture dimmed, with the face of the player who has it."""
        node.add(Node("", view, draw=dimmed(self.kit.px(9))))
        side = min(self.kit.px(62), view.h - self.kit.px(8))
        face = self.figures.face(owner, side)
        node.add(Node("", (view.centerx - side // 2, view.centery - side // 2, side, side), picture=face))

    def _award(self, node: Node, award: Award, view: pygame.Rect, thing: Thing, state: State, viewer: int) -> None:
        """What an event asks for: the faces of its cards with a check where the city has them, or its colours."""
        px = self.kit.px
        if thing.owner is not None:
            self._taken(node, thing.owner, view)
        elif award.cards:
            side = px(42)
            for number, name in enumerate(award.cards):
                there = has(state.city_of(viewer), name)
                left, top = view.x + px(4) + number * px(44), view.bottom - side - px(3)
                portrait = self.kit.faces.portrait(self.rules.cards[name], side, GLOW if there else CREAM)
                node.add(Node("", (left, top, side, side), picture=portrait))
                if there:
                    check = self.kit.pictures.icon("check", px(18))
                    node.add(Node("", (left + side - px(14), top + side - px(14), px(18), px(18)), picture=check))
        elif award.colors:
            single = len(award.colors) > 1 and set(award.colors.values()) == {1}
            wanted = " ".join(f"{'' if single else number} {{{color}}}" for color, number in award.colors.items())
            city = state.city_of(viewer)
            met = all(sum(built.card.color == color for built in city) >= n for color, n in award.colors.items())
            self._wanted(node, wanted, met, view)
        self._coin(node, str(award.points) if award.points else "?")
        if thing.workers and thing.owner is None:
            self.figures.stand(node, thing.workers, (view.x + px(30), view.bottom - px(6)), px(12))

    def _wanted(self, node: Node, text: str, met: bool, view: pygame.Rect) -> None:
        px = self.kit.px
        style = self.kit.style(SMALL, GOOD if met else INK, BOLD)
        wide = min(view.w - px(8), self.kit.letters.natural_width(text, style, view.w - px(20)) + px(14))
        words = self.kit.letters.cut_short(text, style, wide - px(12), px(46), self.kit.scale.font(TINY))
        size = wide, words.get_height() + px(2)
        plate = node.add(
            Node("", (view.x + px(4), view.bottom - size[1] - px(4), *size), draw=paper(px(7), LIGHT_PAPER))
        )
        plate.add(Node("", (px(7), px(1), *words.get_size()), picture=words))

    def art(self, thing: Thing) -> str:
        if thing.tile is not None:
            return thing.tile.art
        if thing.award is not None:
            return thing.award.picture
        name = f"{thing.space.kind}/{thing.space.key}" if thing.space is not None else ""
        return name if name and self.kit.pictures.exists(name) else ""

    def words_of(self, thing: Thing) -> str:
        """Name and full text, for a closer look."""
        tile = thing.tile
        text = tile.text if tile is not None else thing.space.text if thing.space is not None else ""
        if thing.award is not None and tile is None:
            text = self.award_words(thing.award)
        return f"{thing.title}\n{text}" if text and text != thing.title else thing.title

    def award_words(self, award: Award) -> str:
        needs = " and ".join(self.rules.cards[card].name for card in award.cards)
        parts = [f"Needs {needs} in your city." if needs else "", award.text]
        parts.append(f"{award.points} points" if award.points else "")
        return "\n".join(part for part in parts if part)
