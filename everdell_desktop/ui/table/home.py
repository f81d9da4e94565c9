"""What lies before the player: the city, the hand, goods and workers."""

from __future__ import annotations

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.goods import KINDS
from everdell_desktop.engine.housing import free_spaces
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import SEASONS, Built, Player, State
from everdell_desktop.ui.faces import FULL_FROM
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import badge, empty_slot
from everdell_desktop.ui.theme import BOLD, CREAM, DISPLAY, INK, LARGE, NORMAL, SMALL, TITLE

from .figures import Figures
from .layout import CITY_CARD, Layout


class Home:
    """Builds the nodes of the seat whose hand lies open."""

    def __init__(self, kit: Kit, layout: Layout, rules: Ruleset, figures: Figures) -> None:
        self.kit = kit
        self.layout = layout
        self.rules = rules
        self.figures = figures

    # city

    def city(self, state: State, seat: int) -> Node:
        """The row of city cards with what lies on each, and the empty spaces left."""
        player = state.players[seat]
        root = Node("city", self.layout.city, live=True)
        title = f"{player.name}'s city"
        words = self.kit.letters.line(title, self.kit.style(LARGE, CREAM, DISPLAY))
        root.add(Node("", (self.kit.px(14), self.kit.px(6), *words.get_size()), picture=words))
        free = max(0, free_spaces(player.city, self.rules.city_spaces))
        spaces = self.rules.city_spaces + sum(built.card.adds_spaces for built in player.city)
        note = self.kit.letters.line(f"{spaces - free} of {spaces} spaces", self.kit.style(SMALL, CREAM))
        root.add(Node("", (self.kit.px(24) + words.get_width(), self.kit.px(12), *note.get_size()), picture=note))
        for child in self.city_cards(state, seat, self.layout.city.topleft, free):
            root.add(child)
        return root

    def city_cards(self, state: State, seat: int, origin: tuple[int, int], free: int) -> list[Node]:
        """Cards in the order they were played; a pair lies on one space, the second card a little lower."""
        player = state.players[seat]
        groups = city_groups(player)
        places = max(self.rules.city_spaces, len(groups) + free)
        nodes = []
        for number, group in enumerate(groups):
            rect = self.layout.city_card(number, places).move(-origin[0], -origin[1])
            for depth, built in enumerate(group):
                shift = self.kit.px(20) * depth
                nodes.append(self.built(state, seat, built, rect.move(shift // 3, shift)))
        for number in range(len(groups), len(groups) + free):
            rect = self.layout.city_card(number, places).move(-origin[0], -origin[1])
            nodes.append(Node("", rect, draw=empty_slot(self.kit.px(7))))
        return nodes

    def built(self, state: State, seat: int, built: Built, rect: pygame.Rect) -> Node:
        """A card of a city with tokens, goods, prisoners and workers on it."""
        node = Node(f"card:city:{seat}:{built.uid}", rect, live=True, hint=built.card.name)
        node.add(Node("", (0, 0, *rect.size), picture=self.kit.faces.mini(built.card, rect.w)))
        px = self.kit.px
        marks: list[tuple[str, int]] = []
        if built.occupied:
            marks.append(("occupied", 0))
        if built.points:
            marks.append(("point", built.points))
        marks += [(kind, number) for kind, number in built.goods.items()]
        if built.under:
            marks.append(("lock", len(built.under)))
        side = px(CITY_CARD * 0.27)
        for number, (icon, count) in enumerate(marks):
            top = round(rect.h * 0.2) + number * (side + 1)
            node.add(Node("", (px(3), top, side, side), picture=self.kit.pictures.icon(icon, side)))
            if count:
                words = self.kit.letters.line(str(count), self.kit.style(SMALL, CREAM, BOLD))
                node.add(Node("", (px(3) + side, top, px(20), side), draw=badge(words, px(6))))
        place = f"city:{seat}:{built.uid}"
        standing = [n for n, player in enumerate(state.players) for w in player.workers if w.place == place]
        size = px(40), px(50)
        for number, owner in enumerate(standing):
            left = rect.w - size[0] - px(4) - number * px(24)
            picture = self.figures.worker(owner, size)
            node.add(Node("", (left, round(rect.h * 0.3), *size), picture=picture))
        return node

    # hand

    def hand(self, player: Player, lifted: str, tiles: bool = False) -> Node:
        """The hand; the card named `lifted` stands out, and `tiles` of boxes want room beside it."""
        root = Node("hand", self.layout.hand)
        origin = self.layout.hand.topleft
        seen: dict[str, int] = {}
        for number, card in enumerate(player.hand):
            seen[card.id] = seen.get(card.id, 0) + 1
            name = f"card:hand:{card.id}" + (f"#{seen[card.id]}" if seen[card.id] > 1 else "")
            rect = self.layout.hand_card(number, len(player.hand), tiles).move(-origin[0], -origin[1])
            if name == lifted:
                rect.y -= self.kit.px(16)
            node = Node(name, rect, live=True, hint=card.name, drag=True)
            border = self.kit.plates.shadow_border
            face = (
                self.kit.faces.card(card, rect.w)
                if rect.w >= FULL_FROM
                else self.kit.faces.mini(card, rect.w, cost=True)
            )
            node.add(Node("", (-border, -border, rect.w, rect.h), picture=self.kit.plates.shaded(face)))
            root.add(node)
        if not player.hand:
            words = self.kit.letters.line("No cards in hand", self.kit.style(NORMAL, CREAM))
            rect = self.layout.hand
            left, top = (rect.w - words.get_width()) // 2, (rect.h - words.get_height()) // 2
            root.add(Node("", (left, top, *words.get_size()), picture=words))
        return root

    # goods and workers

    def home(self, state: State, seat: int, score: int) -> Node:
        """The player's own panel: animal, season, points, goods and free workers."""
        player = state.players[seat]
        px = self.kit.px
        root = Node("home", self.layout.home)
        size = root.rect.w - px(16), root.rect.h - px(12)
        panel = root.add(Node("", (px(8), px(4), *size), picture=self.kit.plates.plate("panel", size, 0.5)))
        face = self.figures.face(seat, px(62))
        panel.add(Node("", (px(14), px(12), px(62), px(62)), picture=face))
        name = self.kit.letters.fitting(player.name, self.kit.style(LARGE, INK, DISPLAY), px(140))
        panel.add(Node("", (px(84), px(12), *name.get_size()), picture=name))
        season = SEASONS[player.season]
        panel.add(Node("", (px(84), px(46), px(26), px(26)), picture=self.kit.pictures.icon(season, px(26))))
        words = self.kit.letters.line(season.title(), self.kit.style(SMALL, INK))
        panel.add(Node("", (px(114), px(48), *words.get_size()), picture=words))
        seal = panel.add(Node("score", (size[0] - px(74), px(12), px(60), px(60)), live=True,
                              hint="Points as if the game ended now"))  # fmt: skip
        seal.picture = self.kit.pictures.at("frames/seal", (px(60), px(60)))
        points = self.kit.letters.line(str(score), self.kit.style(TITLE * 0.75, (74, 42, 12), BOLD))
        left, top = (px(60) - points.get_width()) // 2, (px(60) - points.get_height()) // 2
        seal.add(Node("", (left, top, *points.get_size()), picture=points))
        counts = [(kind, kind.title(), getattr(player.goods, kind)) for kind in KINDS]
        counts += [(counter.icon, counter.title, counter.number(state, seat)) for counter in self.rules.counters]
        for number, (icon, title, count) in enumerate(counts):
            left = px(16) + number * (size[0] - px(24)) // len(counts)
            self._counter(panel, icon, title, count, left, px(82), compact=len(counts) > len(KINDS))
        self._workers(panel, state, seat, px(132))
        return root

    def _counter(self, panel: Node, kind: str, title: str, number: int, left: int, top: int, compact: bool) -> None:
        px = self.kit.px
        side = px(32) if compact else px(40)
        node = panel.add(Node(f"goods:{kind}", (left, top, side + px(34), px(42)), live=True, hint=title))
        node.add(Node("", (0, (px(40) - side) // 2, side, side), picture=self.kit.pictures.icon(kind, side)))
        words = self.kit.letters.line(str(number), self.kit.style(LARGE, INK, BOLD))
        node.add(Node("", (side + px(3), (px(40) - words.get_height()) // 2, *words.get_size()), picture=words))

    def _workers(self, panel: Node, state: State, seat: int, top: int) -> None:
        """Free workers stand here to be picked up, by their kind; many of them stand closer together."""
        px = self.kit.px
        workers = state.players[seat].workers
        free = [worker for worker in workers if not worker.place]
        size = px(46), px(58)
        step = min(px(48), (panel.rect.w - px(28)) // max(1, len(free)))
        seen: dict[str, int] = {}
        for number, worker in enumerate(free):
            seen[worker.kind] = seen.get(worker.kind, 0) + 1
            name = f"worker:{worker.kind}" + (f"#{seen[worker.kind]}" if seen[worker.kind] > 1 else "")
            node = Node(name, (px(14) + number * step, top, *size), live=True, drag=True, hint="A free worker")
            node.picture = self.figures.worker(seat, size, worker.kind)
            panel.add(node)
        placed = len(workers) - len(free)
        text = f"{placed} placed" if free else f"All {placed} workers placed"
        words = self.kit.letters.line(text, self.kit.style(SMALL, INK))
        left = px(18) + len(free) * step
        if placed and left + words.get_width() < panel.rect.w - px(10):
            panel.add(Node("", (left, top + px(22), *words.get_size()), picture=words))


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
