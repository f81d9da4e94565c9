"""A city: its cards by space with what lies on each, and a heading that counts what events ask for."""

from __future__ import annotations

import pygame

from everdell_desktop.engine.cards import COLORS, Card
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.housing import free_spaces
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import Built, Player, State
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import empty_slot, paper
from everdell_desktop.ui.theme import BOLD, CREAM, DISPLAY, INK, LARGE, NORMAL, SMALL

from . import subjects
from .figures import Figures
from .layout import CITY_CARD, Layout
from .subjects import named

SHARED = 0.19  # of a card's width: how far a second name band stands out
BARRED = (120, 120, 126)


class City:
    """Builds the nodes of cities."""

    def __init__(self, kit: Kit, layout: Layout, rules: Ruleset, figures: Figures) -> None:
        self.kit = kit
        self.layout = layout
        self.rules = rules
        self.figures = figures

    def build(self, state: State, seat: int) -> Node:
        """The row of city cards, the empty spaces left and the heading; two of one household share a city."""
        seat = state.homes[seat]
        player = state.players[seat]
        root = Node(named(subjects.OWN_CITY), self.layout.city, live=True, subject=subjects.OWN_CITY)
        limit = self.rules.limits.city
        free, told = 1, f"{len(player.city)} cards"
        if limit is not None:
            free = max(0, free_spaces(player.city, limit))
            spaces = limit + sum(built.card.adds_spaces for built in player.city)
            told = f"{spaces - free} of {spaces}"
        owners = " and ".join(state.players[member].name for member in state.household(seat))
        self._heading(root, player, owners, told)
        origin = self.layout.city.topleft
        groups = city_groups(player)
        places = max(limit or 1, len(groups) + free)
        shown = max(len(groups), min(places, self.layout.city_room()))  # the heading counts empty spaces beyond
        for number in range(shown):
            rect = self.layout.city_card(number, shown).move(-origin[0], -origin[1])
            if number < len(groups):
                for node in self.group(state, seat, groups[number], rect):
                    root.add(node)
            elif number < len(groups) + free:
                root.add(Node("", rect, draw=empty_slot(self.kit.px(9), (222, 186, 130))))
        return root

    def _heading(self, root: Node, player: Player, owners: str, used: str) -> None:
        """Whose city, how full, and how many cards of each colour and kind."""
        px = self.kit.px
        words = self.kit.letters.fitting(f"{owners}'s city", self.kit.style(LARGE + 1, CREAM, DISPLAY), px(300))
        root.add(Node("", (px(16), px(6), *words.get_size()), picture=words))
        left = px(16) + words.get_width() + px(24)
        note = self.kit.letters.line(used, self.kit.style(NORMAL, CREAM, BOLD))
        hint = root.add(Node("city:spaces", (left, px(8), note.get_width(), px(30)), live=True, hint="Spaces in use"))
        hint.add(Node("", (0, px(2), *note.get_size()), picture=note))
        left += note.get_width() + px(26)
        counts = [(color, color.title(), sum(b.card.color == color for b in player.city)) for color in COLORS]
        counts.append(("critter", "Critters", sum(b.card.is_critter for b in player.city)))
        counts.append(("construction", "Constructions", sum(b.card.is_construction for b in player.city)))
        for icon, title, number in counts:
            digits = self.kit.letters.line(str(number), self.kit.style(NORMAL, CREAM, BOLD))
            node = root.add(
                Node(f"city:{icon}", (left, px(6), px(34) + digits.get_width(), px(32)), live=True, hint=title)
            )
            node.add(Node("", (0, 0, px(28), px(28)), picture=self.kit.pictures.icon(icon, px(28))))
            node.add(Node("", (px(33), px(3), *digits.get_size()), picture=digits))
            left += px(51) + digits.get_width() + (px(10) if icon == COLORS[-1] else 0)

    def group(self, state: State, seat: int, group: list[Built], rect: pygame.Rect) -> list[Node]:
        """The cards on one space: those behind show their name above the front one."""
        shift = round(rect.w * SHARED)
        return [
            self.built(state, seat, built, rect.move(0, -shift * (len(group) - 1 - depth)))
            for depth, built in enumerate(group)
        ]

    def built(self, state: State, seat: int, built: Built, rect: pygame.Rect) -> Node:
        """A card with its guest or empty house, stored goods, prisoners and workers."""
        subject = Subject(subjects.CITY, built.uid, seat)
        node = Node(named(subject), rect, live=True, hint=built.card.name, subject=subject)
        node.add(Node("", (0, 0, *rect.size), picture=self.kit.faces.mini(built.card, rect.w)))
        factor = rect.w / CITY_CARD
        if built.card.is_construction:
            self._door(node, built, factor)
        chips = [(kind, number) for kind, number in built.goods.items()]
        chips += [("point", built.points)] if built.points else []
        for number, (icon, count) in enumerate(chips):
            self._chip(node, icon, count, round(30 * factor) + number * round(27 * factor), factor)
        for number, card in enumerate(built.under[:3]):
            self._barred(node, card, number, factor)
        self._workers(node, state, subject, factor)
        return node

    def _door(self, node: Node, built: Built, factor: float) -> None:
        """The guest's face where somebody lives, else an empty house."""
        side = round(32 * factor)
        picture = self.kit.pictures.icon("occupied", side)
        if built.occupied and built.card.links:
            picture = self.kit.faces.pairing(built.card, side)
        elif not built.occupied:
            picture = self.kit.plates.kept(("door", side), lambda: empty_house(side))
        node.add(Node("", (node.rect.w - side - round(4 * factor), round(27 * factor), side, side), picture=picture))

    def _chip(self, node: Node, icon: str, count: int, top: int, factor: float) -> None:
        size = round(48 * factor), round(25 * factor)
        chip = node.add(Node("", (round(7 * factor), top, *size), draw=paper(round(8 * factor))))
        style = self.kit.style(SMALL, INK, BOLD)._replace(size=max(9, round(17 * factor * self.kit.scale.factor)))
        digits = self.kit.letters.line(str(count), style._replace(size=max(9, round(size[1] * 0.72))))
        chip.add(
            Node("", (round(7 * factor), (size[1] - digits.get_height()) // 2, *digits.get_size()), picture=digits)
        )
        side = round(22 * factor)
        chip.add(Node("", (size[0] - side - round(3 * factor), (size[1] - side) // 2, side, side),
                      picture=self.kit.pictures.icon(icon, side)))  # fmt: skip

    def _barred(self, node: Node, card: Card, number: int, factor: float) -> None:
        """A face behind bars."""
        side = round(38 * factor)
        left, top = round(7 * factor) + number * round(26 * factor), round(58 * factor)
        node.add(Node("", (left, top, side, side), picture=self.kit.faces.portrait(card, side, BARRED)))
        node.add(Node("", (left, top, side, side), draw=bars))

    def _workers(self, node: Node, state: State, subject: Subject, factor: float) -> None:
        standing = [
            (seat, worker.kind) for seat, player in enumerate(state.players) for worker in player.workers
            if worker.place is not None and worker.place.subject == subject
        ]  # fmt: skip
        size = round(46 * factor), round(58 * factor)
        for number, (seat, kind) in enumerate(standing):
            left = (node.rect.w - size[0]) // 2 + round((number - (len(standing) - 1) / 2) * 24 * factor)
            place = left, node.rect.h - size[1] - round(2 * factor)
            node.add(Node("", (*place, *size), picture=self.figures.worker(seat, size, kind)))


def bars(surface: pygame.Surface, where: pygame.Rect) -> None:
    for part in (0.28, 0.5, 0.72):
        x = where.x + round(where.w * part)
        pygame.draw.line(surface, INK, (x, where.y + 3), (x, where.bottom - 3), 2)


def empty_house(side: int) -> pygame.Surface:
    """A small house with its door open: nobody lives there."""
    big = side * 3
    house = pygame.Surface((big, big), pygame.SRCALPHA)
    outer = [(0.5, 0.08), (0.94, 0.46), (0.84, 0.48), (0.84, 0.92), (0.16, 0.92), (0.16, 0.48), (0.06, 0.46)]
    pygame.draw.polygon(house, (233, 196, 118), [(x * big, y * big) for x, y in outer])
    pygame.draw.polygon(house, INK, [(x * big, y * big) for x, y in outer], max(3, big // 20))
    door = pygame.Rect(round(big * 0.39), round(big * 0.54), round(big * 0.22), round(big * 0.38))
    pygame.draw.rect(house, INK, door, border_top_left_radius=big // 10, border_top_right_radius=big // 10)
    return pygame.transform.smoothscale(house, (side, side))


def city_groups(player: Player) -> list[list[Built]]:
    """The cards by space: pairs, copies that stack and cards that lie on another together, everything else alone."""
    groups: list[list[Built]] = []
    home: dict[str, list[Built]] = {}
    stacks: dict[Card, list[Built]] = {}
    for built in player.city:
        group = home.get(built.partner) or home.get(built.on) or stacks.get(built.card)
        if group is None:
            group = []
            groups.append(group)
        group.append(built)
        home[built.uid] = group
        if built.card.stacks:
            stacks[built.card] = group
    return groups
