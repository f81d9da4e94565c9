"""How each kind of slot shows what lies in it. The kinds are all there is: no box is known here."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.spaces import UNLIMITED
from everdell_desktop.engine.state import State, has
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import badge as dark_badge
from everdell_desktop.ui.shapes import dimmed, empty_slot, paper, rim, rounded_off, tile_ground
from everdell_desktop.ui.text import NARROWEST, SMALLEST
from everdell_desktop.ui.theme import BAD, BOLD, CREAM, DISPLAY, GLOW, GOOD, INK, LARGE, LIGHT_PAPER, SMALL, TINY

from . import regions
from .figures import Figures
from .lying import Thing
from .pieces import badge, coin
from .regions import Laid, Slot
from .subjects import named

RING = 50
WORKER = 48, 60
ON_PICTURE = (0.8, 0.52)
"""Where workers stand on a picture, as parts of its width and height."""
SEEN = 3  # workers that are seen on one place; a number tells of more
STRIP = 34
TALL = 120  # units of height from which a tile has room for two lines of words
NAMED_FROM = 130  # units of width from which a tile carries its name; that of a smaller one is told when looked at


class Slots:
    """Builds the nodes of things by the kind of their slot, for one state as one seat sees it."""

    def __init__(self, kit: Kit, rules: Ruleset, figures: Figures, lit: Callable[[Subject], bool]) -> None:
        self.kit = kit
        self.rules = rules
        self.figures = figures
        self.lit = lit
        """Whether a card would be free right now."""
        self.makers: dict[str, Callable[[Slot, Thing, pygame.Rect, State, int], Node]] = {
            regions.PLACE: self.place, regions.RINGS: self.rings, regions.CARDS: self.card, regions.TILES: self.tile,
            regions.TRACK: self.piece, regions.PILE: self.pile,
        }  # fmt: skip

    def nodes(self, laid: Laid, at: Callable[[regions.Cell], pygame.Rect], state: State, viewer: int) -> list[Node]:
        """The things of a slot where they lie; `at` turns units into pixels."""
        slot = laid.slot
        if slot.kind == regions.TRACK:
            return self._track(laid, at, state, viewer)
        cells = slot.places(len(laid.things))
        make = self.makers[slot.kind]
        found = [make(slot, thing, at(cell), state, viewer) for thing, cell in zip(laid.things, cells, strict=True)]
        if slot.label and found:
            found.append(self._label(slot.label, found[0].rect))
        return found

    def _label(self, text: str, first: pygame.Rect) -> Node:
        px = self.kit.px
        words = self.kit.letters.line(text, self.kit.style(LARGE, INK, DISPLAY))
        size = words.get_width() + px(20), words.get_height() + px(4)
        node = Node("", (first.x, first.y - size[1] - px(2), *size), draw=paper(px(8), LIGHT_PAPER))
        node.add(Node("", (px(10), px(2), *words.get_size()), picture=words))
        return node

    def _node(self, thing: Thing, rect: pygame.Rect, hint: str, drag: bool = False) -> Node:
        return Node(named(thing.subject), rect, live=True, hint=hint, subject=thing.subject, drag=drag)

    # places

    def place(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """One place: ring and workers beside what it gives."""
        look = slot.look or ("picture" if self._art(thing) else "scrap")
        return self._pictured(slot, thing, rect, state, viewer) if look == "picture" else self._scrap(thing, rect)

    def _scrap(self, thing: Thing, rect: pygame.Rect) -> Node:
        """A paper scrap with a wooden ring; two rings where many find room."""
        px = self.kit.px
        space = thing.space
        text = space.text if space is not None else thing.tile.text if thing.tile is not None else thing.title
        node = self._node(thing, rect, thing.title)
        node.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("scrap", rect.size, 0.55)))
        ring = min(px(RING), rect.h - px(18))
        top = (rect.h - ring) // 2
        shared = space is not None and space.slots >= UNLIMITED
        picture = self.kit.pictures.at("frames/ring", (ring, ring))
        if shared:
            node.add(Node("", (px(15), top, ring, ring), picture=picture))
        node.add(Node("", (px(6), top, ring, ring), picture=picture))
        left = px(6) + ring + (px(16) if shared else px(8))
        room = rect.w - left - px(8), rect.h - px(10)
        words = self.kit.letters.cut_short(
            text, self.kit.style(SMALL + 2, INK, BOLD, "center"), *room, self.kit.scale.font(TINY - 2)
        )
        node.add(Node("", (left, (rect.h - words.get_height()) // 2, *words.get_size()), picture=words))
        self._stand(node, thing, (px(6) + ring // 2, top + round(ring * 0.82)), px(13) if shared else px(10))
        return node

    def _pictured(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """A place with a picture, its words on a strip below, its rings where they cover nothing."""
        px = self.kit.px
        tile, space = thing.tile, thing.space
        text = tile.strip or tile.text if tile is not None else space.text if space is not None else ""
        node = self._node(thing, rect, self.words_of(thing))
        view = self._picture_tile(node, thing, text.partition("\n")[0], tile is not None)
        across, down = slot.ring or ON_PICTURE
        room = space.room(len(state.players)) if space is not None else 1
        rings = 1 if room >= UNLIMITED else max(1, min(room, 2))
        side = px(RING - 4)
        for number in range(rings):
            spot = round(view.w * across) - number * (side + px(2)), round(view.h * down)
            if spot[1] > rect.h:
                node.rect.h = max(node.rect.h, spot[1] + side // 2 + px(10))
            ring = self.kit.pictures.at("frames/ring", (side, side))
            node.add(Node("", (spot[0] - side // 2, spot[1] - side // 2, side, side), picture=ring))
        step = -(side + px(2)) if rings > 1 else px(12)
        self._stand(node, thing, (round(view.w * across), round(view.h * down) + side // 3), step)
        if tile is not None and tile.need:
            self._need(node, tile.need, tile.met, round(view.w * across) + side // 2 + px(8), round(view.h * down))
        return node

    def _need(self, node: Node, need: str, met: bool | None, left: int, middle: int) -> None:
        """What the city must hold, met with a check."""
        px = self.kit.px
        style = self.kit.style(SMALL + 1, INK if met else BAD, BOLD)
        wide = self.kit.letters.natural_width(need, style, px(140))
        words = self.kit.letters.block(need, style, wide)
        mark = px(22) if met else 0
        size = wide + px(20) + mark, px(38)
        plate = node.add(Node("", (left, middle - size[1] // 2, *size), draw=paper(px(9), LIGHT_PAPER)))
        plate.add(Node("", (px(10), (size[1] - words.get_height()) // 2, *words.get_size()), picture=words))
        if met:
            plate.add(
                Node("", (size[0] - px(27), px(8), px(22), px(22)), picture=self.kit.pictures.icon("check", px(22)))
            )

    def rings(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """A place where everybody has a ring in the own colour, so that nobody is in the way of another."""
        px = self.kit.px
        node = self._node(thing, rect, self.words_of(thing))
        node.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("scrap", rect.size, 0.55)))
        seats = [seat for seat, player in enumerate(state.players) if not player.automaton]
        step = (rect.w - px(16)) // max(1, len(seats))
        side = min(px(46), step - px(10), rect.h // 2)
        top = px(12)
        for number, seat in enumerate(seats):
            middle = px(8) + step * number + step // 2
            edge = pygame.Rect(middle - side // 2 - px(4), top - px(4), side + px(8), side + px(8))
            node.add(Node("", edge, draw=rim(self.figures.colour(seat), px(5), edge.w // 2)))
            ring = self.kit.pictures.at("frames/ring", (side, side))
            node.add(Node("", (middle - side // 2, top, side, side), picture=ring))
            face = px(20)
            spot = edge.right - face + px(2), edge.bottom - face + px(2)
            node.add(Node("", (*spot, face, face), picture=self.figures.face(seat, face)))
            mine = [worker for worker in thing.workers if worker[0] == seat]
            self._workers(node, mine, (middle, top + round(side * 0.8)), px(10))
        text = thing.space.text if thing.space is not None else thing.title
        room = rect.w - px(24), rect.h - top - side - px(14)
        if room[1] >= px(18):
            style = self.kit.style(SMALL, INK, BOLD, "center")
            words = self.kit.letters.cut_short(text, style, *room, self.kit.scale.font(TINY - 1))
            node.add(Node("", (px(12), top + side + px(8), *words.get_size()), picture=words))
        return node

    # tiles

    def tile(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """A tile: its picture whole, its words on a strip."""
        px = self.kit.px
        node = self._node(thing, rect, self.words_of(thing), drag=thing.tile is not None and not thing.tile.spent)
        tile, award = thing.tile, thing.award
        if tile is not None and not tile.art:
            node.draw = empty_slot(px(9))
            return node
        strip = tile.strip if tile is not None else ""
        view = self._picture_tile(node, thing, strip, named_above=bool(strip))
        if award is not None:
            self._award(node, award, view, thing, state, viewer)
        elif thing.workers:
            across, down = slot.ring or ON_PICTURE
            self._stand(node, thing, (round(view.w * across), round(view.h * down)), px(12))
        if tile is not None and tile.spent:
            node.add(Node("", (0, 0, *rect.size), draw=dimmed(px(9))))
        return node

    def _picture_tile(self, node: Node, thing: Thing, text: str, named_above: bool) -> pygame.Rect:
        """Ground, picture and strip. Returns where the picture lies."""
        px = self.kit.px
        wide, high = node.rect.size
        edge = max(2, px(3))
        named_above = named_above and bool(text)
        strip = px(28) if not text else self._strip(text, wide, high)
        view = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge - strip)
        node.add(Node("", (0, 0, wide, high), draw=tile_ground(view.h, px(9), edge)))
        art = self._art(thing)
        if art:
            picture = self.kit.plates.kept(
                ("tile", art, view.size), lambda: rounded_off(self.kit.pictures.covering(art, view.size), px(9))
            )
            node.add(Node("", view, picture=picture))
        style = self.kit.style(SMALL, INK, BOLD, "center")
        tight = self.kit.letters.width(thing.title, style._replace(size=SMALLEST)) * NARROWEST > wide - px(10)
        if text or tight:
            text = text or thing.title
            smallest = self.kit.scale.font(TINY - 1)
            words = self.kit.letters.cut_short(text, style, wide - px(12), strip - px(1), smallest)
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
        if tile is not None and tile.worth:
            self._coin(node, tile.worth)
        if tile is not None and tile.badge:
            self._corner(node, tile.badge, low=view.bottom if tile.worth else 0, left=bool(tile.worth))
        if tile is not None and tile.now:
            self._corner(node, tile.now, low=view.bottom)
        return view

    def _strip(self, text: str, wide: int, high: int) -> int:
        """How high the strip for a text is: two lines where one is too short and the picture can spare them."""
        px = self.kit.px
        style = self.kit.style(SMALL, INK, BOLD)._replace(size=self.kit.scale.font(TINY - 1))
        one_line = self.kit.letters.block_fits(text.replace("\n", " "), style, wide - px(12), px(STRIP) - px(1))
        return px(STRIP) if one_line or high < px(TALL) else px(STRIP + 14)

    def _coin(self, node: Node, worth: str) -> None:
        side = self.kit.px(38)
        node.add(
            Node(
                "",
                (node.rect.w - side - self.kit.px(3), self.kit.px(2), side, side),
                picture=coin(self.kit, side, worth),
            )
        )

    def _corner(self, node: Node, text: str, low: int = 0, left: bool = False) -> None:
        """A slip of paper with a few signs, at the upper right, or above the strip."""
        px = self.kit.px
        style = self.kit.style(SMALL, INK, BOLD)
        wide = self.kit.letters.natural_width(text, style, node.rect.w)
        words = self.kit.letters.block(text, style, wide)
        size = wide + px(12), words.get_height() + px(2)
        top = low - size[1] - px(4) if low else px(4)
        x = px(6) if left else node.rect.w - size[0] - px(5)
        plate = node.add(Node("", (x, top, *size), draw=paper(px(6), LIGHT_PAPER)))
        plate.add(Node("", (px(6), px(1), *words.get_size()), picture=words))

    def _award(self, node: Node, award: Award, view: pygame.Rect, thing: Thing, state: State, viewer: int) -> None:
        """What an event asks for: the faces of its cards with a check where the city has them, or its colours."""
        px = self.kit.px
        if thing.owner is not None:
            node.add(Node("", view, draw=dimmed(px(9))))
            side = min(px(62), view.h - px(8))
            face = self.figures.face(thing.owner, side)
            node.add(Node("", (view.centerx - side // 2, view.centery - side // 2, side, side), picture=face))
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
        elif award.colors or award.text:
            wanted = " ".join(f"{number} {{{color}}}" for color, number in award.colors.items()) or award.text
            city = state.city_of(viewer)
            met = bool(award.colors) and all(
                sum(built.card.color == color for built in city) >= n for color, n in award.colors.items()
            )
            self._wanted(node, wanted, met, view)
        self._coin(node, str(award.points) if award.points else "?")
        if thing.workers and thing.owner is None:
            self._stand(node, thing, (view.x + px(30), view.bottom - px(6)), px(12))

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

    # cards, piles, pieces

    def card(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """A card to be taken or played."""
        px = self.kit.px
        card = thing.card
        if card is None:
            return Node(named(thing.subject), rect, draw=empty_slot(px(8)), subject=thing.subject)
        node = self._node(thing, rect, card.name, drag=True)
        border = self.kit.plates.shadow_border
        face = self.kit.faces.mini(card, rect.w, cost=True, sign=True, lit=self.lit(thing.subject))
        node.add(Node("", (-border, -border, rect.w, rect.h), picture=self.kit.plates.shaded(face)))
        tile = thing.tile
        if tile is not None and tile.badge:
            self._corner(node, tile.badge, low=rect.h)
        if thing.shut:
            node.add(Node("", (0, 0, *rect.size), draw=dimmed(px(8))))
        if thing.workers:
            self._stand(node, thing, (rect.w // 2, round(rect.h * 0.72)), px(12))
        return node

    def pile(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """Cards upon each other, with their number."""
        px = self.kit.px
        tile = thing.tile
        number = tile.badge if tile is not None else str(thing.number or 0)
        node = self._node(thing, rect, f"{thing.title}: {number} cards")
        if number in ("", "0"):
            node.add(Node("", (0, 0, *rect.size), draw=empty_slot(px(6))))
        else:
            art = tile.art if tile is not None else "frames/back"
            node.add(Node("", (0, 0, *rect.size), picture=self.kit.pictures.at(art, rect.size)))
        digits = self.kit.letters.line(number or "0", self.kit.style(SMALL, CREAM, BOLD))
        wide, high = px(48), px(28)
        place = (rect.w - wide) // 2, rect.h - high - px(2), wide, high
        node.add(Node("", place, draw=dark_badge(digits, px(10))))
        return node

    def _track(self, laid: Laid, at: Callable[[regions.Cell], pygame.Rect], state: State, viewer: int) -> list[Node]:
        """Pieces on the steps of a path; those on the same step side by side."""
        there: dict[int, int] = {}
        nodes = []
        for thing in laid.things:
            step = min(max(0, thing.tile.step if thing.tile is not None else 0), len(laid.slot.path) - 1)
            x, y = laid.slot.path[step]
            rect = at((x - 36 + there.get(step, 0) * 52, y - 84, 72, 90))
            there[step] = there.get(step, 0) + 1
            nodes.append(self.piece(laid.slot, thing, rect, state, viewer))
        return nodes

    def piece(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """A figure on a track, with its player's face at its foot."""
        node = self._node(thing, rect, self.words_of(thing))
        tile = thing.tile
        if tile is not None and tile.art:
            node.add(Node("", (0, 0, *rect.size), picture=self.kit.pictures.at(tile.art, rect.size)))
        if tile is not None and tile.owner >= 0:
            side = self.kit.px(26)
            face = self.figures.face(tile.owner, side)
            node.add(Node("", (rect.w - side, rect.h - side, side, side), picture=face))
        return node

    # workers and words

    def _stand(self, node: Node, thing: Thing, foot: tuple[int, int], step: int) -> None:
        self._workers(node, list(thing.workers), foot, step)

    def _workers(self, node: Node, workers: list[tuple[int, str]], foot: tuple[int, int], step: int) -> None:
        """Figures standing on a spot; a number tells how many where there are more than are seen."""
        size = self.kit.px(WORKER[0]), self.kit.px(WORKER[1])
        for number, (seat, kind) in enumerate(workers[:SEEN]):
            left = foot[0] - size[0] // 2 + number * step
            picture = self.figures.worker(seat, size, kind)
            node.add(Node("", (left, foot[1] - size[1] + self.kit.px(5), *size), picture=picture))
        if len(workers) > SEEN or (len(workers) > 1 and abs(step) < size[0]):
            side = self.kit.px(26)
            spot = foot[0] + size[0] // 2, foot[1] - size[1] + self.kit.px(12)
            node.add(badge(self.kit, spot, side, str(len(workers)), INK))

    def _art(self, thing: Thing) -> str:
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
        colours = ", ".join(f"{number} {{{color}}}" for color, number in award.colors.items())
        parts = [f"Needs {needs or colours} in your city." if needs or colours else "", award.text]
        parts.append(f"{award.points} points" if award.points else "")
        return "\n".join(part for part in parts if part)
