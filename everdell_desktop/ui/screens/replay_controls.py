"""The viewer's own things: buttons beside the table, and everybody's cards before the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.scene.node import Draw
from everdell_desktop.ui.shapes import framed, paper, rim
from everdell_desktop.ui.table.layout import COLUMN, SIDE, FacingLayout, Layout
from everdell_desktop.ui.theme import (
    CAPTION,
    CARD_COLOURS,
    CREAM,
    DISPLAY,
    GOLD,
    INK,
    LARGE,
    NORMAL,
    SMALL,
    TINY,
    Colour,
)

if TYPE_CHECKING:
    from .replay_viewer import ReplayScreen

HIGH = 336  # units of the panel with the controls
NAMED_FROM = 100  # units of width from which a card in a row of hands carries its name
STEPS = (
    ("turn_before", "arrow_left", 2, "To the turn before (Up)"), ("before", "arrow_left", 1, "One step back (Left)"),
    ("run", "play", 1, "Let it run (Space)"), ("next", "arrow_right", 1, "One step on (Right)"),
    ("turn_next", "arrow_right", 2, "To the next turn (Down)"),
)  # fmt: skip
WAYS_OUT = (("play_on", "Play on from here", "hand"), ("back", "Back", "close"))


class ReplayLayout(Layout):
    """The table with room for the controls under a shorter log."""

    def log(self, top: int) -> pygame.Rect:
        rect = super().log(top)
        rect.h = self.controls().y - rect.y - self.scale.px(6)
        return rect

    def controls(self) -> pygame.Rect:
        return self._px(self.scale.width - SIDE + 8, self.scale.height - HIGH - 8, SIDE - 16, HIGH)


class FacingReplayLayout(FacingLayout):
    """Two cities face to face, the controls under a shorter second one."""

    def city_of(self, side: int) -> pygame.Rect:
        rect = super().city_of(side)
        if side or self.together:
            rect.h = self.controls().y - rect.y - self.scale.px(6)
        return rect

    def controls(self) -> pygame.Rect:
        return self._px(self.scale.width - COLUMN + 8, self.scale.height - HIGH - 8, COLUMN - 16, HIGH)


class Controls:
    """Builds the panel with the slider, the steps, the seats and the ways out."""

    def __init__(self, viewer: ReplayScreen) -> None:
        self.viewer = viewer

    def place(self) -> pygame.Rect:
        layout = self.viewer.layout
        assert isinstance(layout, (ReplayLayout, FacingReplayLayout))
        return layout.controls()

    def slider_place(self) -> pygame.Rect:
        px, rect = self.viewer.app.kit.px, self.place()
        return pygame.Rect(rect.x + px(18), rect.y + px(52), rect.w - px(36), px(36))

    def build(self) -> Node:
        viewer, kit = self.viewer, self.viewer.app.kit
        px, rect = kit.px, self.place()
        root = Node("controls", rect, live=True)
        root.add(Node("", (0, 0, *rect.size), picture=kit.plates.plate("panel", rect.size, 0.42)))
        self._title(root)
        wide = (rect.w - px(32)) // len(STEPS)
        for number, (name, icon, times, hint) in enumerate(STEPS):
            place = pygame.Rect(px(16) + number * wide, px(98), wide - px(6), px(56))
            shown = "pause" if name == "run" and viewer.running else icon
            node = root.add(Node(f"replay:{name}", place, live=True, hint=hint))
            node.picture = self._button(place.size, shown, times)
        self._seats(root)
        for number, (name, words, icon) in enumerate(WAYS_OUT):
            place = pygame.Rect(px(16), px(222) + number * px(52), rect.w - px(32), px(48))
            state = "disabled" if name == "play_on" and viewer.puppet.over else "normal"
            picture = kit.plates.button(words, place.size, state, icon, NORMAL)
            root.add(Node(f"replay:{name}", place, live=True, picture=picture))
        return root

    def _title(self, root: Node) -> None:
        viewer, kit = self.viewer, self.viewer.app.kit
        turn, last = viewer.puppet.game.state.turn, viewer.replay.sitting.game.state.turn
        words = kit.letters.fitting(f"Turn {turn} of {last}", kit.style(LARGE, INK, DISPLAY), root.rect.w // 2)
        root.add(Node("", (kit.px(22), kit.px(14), *words.get_size()), picture=words))
        steps = kit.letters.line(f"step {viewer.number + 1} of {len(viewer.replay)}", kit.style(SMALL, CAPTION))
        left = root.rect.w - steps.get_width() - kit.px(22)
        root.add(Node("", (left, kit.px(20), *steps.get_size()), picture=steps))

    def _button(self, size: tuple[int, int], icon: str, times: int) -> pygame.Surface:
        """A wooden button with one arrow, or with two for a whole turn."""
        kit = self.viewer.app.kit
        if times == 1:
            return kit.plates.button("", size, "normal", icon)
        face = kit.plates.button("", size, "normal").copy()
        side = round(size[1] * 0.5)
        left = (size[0] - round(side * 1.5)) // 2
        for number in range(times):
            face.blit(kit.pictures.icon(icon, side), (left + number * side // 2, (size[1] - side) // 2))
        return face

    def _seats(self, root: Node) -> None:
        """Whose cards are seen: everybody's, or those of one seat."""
        viewer, kit = self.viewer, self.viewer.app.kit
        px = kit.px
        seats = [n for n, player in enumerate(viewer.puppet.game.state.players) if not player.automaton]
        step = min(px(51), (root.rect.w - px(32) - px(56)) // len(seats))
        side = min(px(46), step - px(2))
        left = root.rect.w - px(16) - px(56) - len(seats) * step
        if left > px(60):
            root.add(Node("", (px(20), px(170), px(34), px(34)), picture=kit.pictures.icon("zoom", px(34))))
        for number, seat in enumerate(seats):
            name = viewer.puppet.game.state.players[seat].name
            place = pygame.Rect(left + number * step, px(164) + (px(46) - side) // 2, side, side)
            node = Node(f"replay:seat:{seat}", place, live=True, hint=f"What {name} could see")
            node.picture = viewer.figures.face(seat, side)
            if viewer.seat == seat:
                node.add(Node("", (0, 0, side, side), draw=rim(GOLD, px(4), side // 2)))
            root.add(node)
        place = pygame.Rect(left + len(seats) * step, px(164), px(56), px(46))
        everyone = Node("replay:all", place, live=True, hint="All hands")
        state = "pressed" if viewer.seat is None else "normal"
        everyone.picture = kit.plates.button("All", place.size, state, "", SMALL)
        if viewer.seat is None:
            everyone.add(Node("", (0, 0, *place.size), draw=rim(GOLD, px(4), px(12))))
        root.add(everyone)


def all_hands(viewer: ReplayScreen) -> Node:
    """Everybody's hand at once, side by side where there are many."""
    kit, area = viewer.app.kit, viewer.layout.hand
    px = kit.px
    root = Node("hand", area)
    seats = [(n, player) for n, player in enumerate(viewer.puppet.game.state.players) if not player.automaton]
    columns = 1 if len(seats) <= 2 else 2
    rows = -(-len(seats) // columns)
    wide, high = area.w // columns, (area.h - px(10)) // max(1, rows)
    for number, (seat, player) in enumerate(seats):
        left, top = number % columns * wide, number // columns * high
        side = min(px(64), high - px(12))
        face = viewer.figures.face(seat, side)
        root.add(Node("", (left + px(8), top + (high - side) // 2, side, side), picture=face))
        start, tall = left + side + px(18), min(px(118), high - px(10))
        each = min((wide - side - px(26)) // max(8, len(player.hand)) - px(4), px(132))
        for place, card in enumerate(player.hand):
            rect = pygame.Rect(start + place * (each + px(4)), top + (high - tall) // 2, each, tall)
            root.add(hand_tile(kit, card, rect, f"card:hand:{card.id}#{seat}.{place}"))
        if not player.hand:
            words = kit.letters.line("No cards in hand", kit.style(NORMAL, CREAM))
            root.add(Node("", (start, top + (high - words.get_height()) // 2, *words.get_size()), picture=words))
    return root


def hand_tile(kit: Kit, card: Card, rect: pygame.Rect, name: str) -> Node:
    """A card as a picture in its colour, with its name where there is room for it; the pointer shows the rest."""
    px = kit.px
    node = Node(name, rect, live=True, hint=card.name)
    edge = px(4)
    node.add(Node("", (0, 0, *rect.size), draw=filled(CARD_COLOURS[card.color][0], px(9))))
    art = kit.pictures.covering(f"portraits/{card.key}", (rect.w - 2 * edge, rect.h - 2 * edge))
    node.add(Node("", (edge - 1, edge - 1, rect.w - 2 * edge, rect.h - 2 * edge), draw=framed(art, px(6), 1)))
    if rect.w >= px(NAMED_FROM):
        strip = kit.scale.font(TINY) + px(8)
        plate = node.add(Node("", (edge, rect.h - strip - edge, rect.w - 2 * edge, strip), draw=paper(px(4))))
        words = kit.letters.fitting(card.name, kit.style(TINY, INK), plate.rect.w - px(6))
        place = (plate.rect.w - words.get_width()) // 2, (strip - words.get_height()) // 2
        plate.add(Node("", (*place, *words.get_size()), picture=words))
    return node


def filled(colour: Colour, radius: int) -> Draw:
    """A patch of colour with an ink rim."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, colour, where, border_radius=radius)
        pygame.draw.rect(surface, INK, where, 1, border_radius=radius)

    return draw
