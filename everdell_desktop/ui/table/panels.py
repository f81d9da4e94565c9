"""The side column: players, log and tools."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from everdell_desktop.engine.goods import KINDS
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import SEASONS, State
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import rim
from everdell_desktop.ui.theme import BOLD, CAPTION, DISPLAY, GOLD, INK, NORMAL, SMALL, TEXT, TINY

from .figures import Figures
from .layout import Layout
from .telling import Line

TOOLS = ("undo", "redo", "hint", "log", "gear", "menu")
TOOL_HINTS = {
    "undo": "Take back (Ctrl+Z)", "redo": "Do again (Ctrl+Y)", "hint": "What would a strong player do?",
    "log": "Everything that happened", "gear": "Settings", "menu": "Menu (Esc)",
}  # fmt: skip


class Panels:
    """Builds the nodes of the side column."""

    def __init__(self, kit: Kit, layout: Layout, rules: Ruleset, figures: Figures) -> None:
        self.kit = kit
        self.layout = layout
        self.rules = rules
        self.figures = figures

    def players(self, state: State, scores: Sequence[int], to_move: int | None, thinking: bool) -> list[Node]:
        return [
            self._player(state, seat, scores[seat], seat == to_move, thinking) for seat in range(len(state.players))
        ]

    def _player(self, state: State, seat: int, score: int, moving: bool, thinking: bool) -> Node:
        px = self.kit.px
        player = state.players[seat]
        rect = self.layout.player(seat)
        hint = f"{player.name}: look at the city"
        root = Node(f"seat:{seat}", rect, live=True, hint=hint)
        root.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("panel", rect.size, 0.42)))
        if moving:
            root.add(Node("", (0, 0, *rect.size), draw=rim(GOLD, px(4), px(14))))
        root.add(Node("", (px(10), px(10), px(58), px(58)),
                      picture=self.figures.face(seat, px(58))))  # fmt: skip
        name = self.kit.letters.fitting(player.name, self.kit.style(NORMAL + 2, INK, DISPLAY), px(150))
        root.add(Node("", (px(76), px(8), *name.get_size()), picture=name))
        state_words = self._doing(player.passed, moving, thinking, SEASONS[player.season])
        root.add(Node("", (px(76), px(38), px(22), px(22)),
                      picture=self.kit.pictures.icon(SEASONS[player.season], px(22))))  # fmt: skip
        words = self.kit.letters.fitting(state_words, self.kit.style(TINY + 1, CAPTION), px(104))
        root.add(Node("", (px(102), px(39), *words.get_size()), picture=words))
        workers = sum(worker.kind == "worker" for worker in player.workers)
        self._figures(root, rect, player.free_workers, workers, len(player.hand), score)
        counts = [(kind, getattr(player.goods, kind)) for kind in KINDS]
        counts += [("event", sum(claimed.award.is_event for claimed in player.events))]
        counts += [(counter.icon, counter.number(state, seat)) for counter in self.rules.counters]
        step = min(px(61), (rect.w - px(24)) // len(counts))
        for number, (icon, count) in enumerate(counts):
            left = px(14) + number * step
            root.add(Node("", (left, px(76), px(28), px(28)), picture=self.kit.pictures.icon(icon, px(28))))
            digits = self.kit.letters.line(str(count), self.kit.style(NORMAL, TEXT, BOLD))
            root.add(Node("", (left + px(30), px(77), *digits.get_size()), picture=digits))
        return root

    def _figures(self, root: Node, rect: pygame.Rect, free: int, workers: int, hand: int, score: int) -> None:
        """Points, hand size and workers at the right edge."""
        px = self.kit.px
        seal = px(46)
        left = rect.w - seal - px(10)
        root.add(Node("", (left, px(8), seal, seal), picture=self.kit.pictures.at("frames/seal", (seal, seal))))
        points = self.kit.letters.line(str(score), self.kit.style(NORMAL + 2, (74, 42, 12), BOLD))
        at = left + (seal - points.get_width()) // 2, px(8) + (seal - points.get_height()) // 2
        root.add(Node("", (*at, *points.get_size()), picture=points))
        for number, (icon, words) in enumerate((("hand", str(hand)), ("worker", f"{free}/{workers}"))):
            top = px(10) + number * px(26)
            root.add(Node("", (left - px(68), top, px(24), px(24)), picture=self.kit.pictures.icon(icon, px(24))))
            digits = self.kit.letters.line(words, self.kit.style(SMALL, TEXT, BOLD))
            root.add(Node("", (left - px(41), top, *digits.get_size()), picture=digits))

    @staticmethod
    def _doing(passed: bool, moving: bool, thinking: bool, season: str) -> str:
        if passed:
            return "has passed"
        if moving:
            return "thinking" if thinking else "to move"
        return season

    # log

    def log(self, lines: Sequence[Line], players: int) -> Node:
        """The latest lines, the newest at the bottom; a line that names a card opens it."""
        px = self.kit.px
        rect = self.layout.log(players)
        root = Node("log", rect, live=True)
        root.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("panel", rect.size, 0.42)))
        style = self.kit.style(TINY + 1, TEXT)
        bottom = rect.h - px(14)
        for number, line in enumerate(reversed(lines)):
            words = self.kit.letters.block(line.text, style, rect.w - px(58))
            top = bottom - words.get_height()
            if top < px(14):
                break
            name = f"log:{number}:{line.cards[0]}" if line.cards else ""
            row = root.add(Node(name, (px(12), top, rect.w - px(24), words.get_height()), live=bool(line.cards)))
            side = px(22)
            row.add(Node("", (0, 0, side, side),
                         picture=self.figures.face(line.seat, side)))  # fmt: skip
            row.add(Node("", (px(28), 0, *words.get_size()), picture=words))
            bottom = top - px(5)
        return root

    # tools

    def tools(self, enabled: dict[str, bool], hints: dict[str, str]) -> list[Node]:
        nodes = []
        for number, tool in enumerate(TOOLS):
            rect = self.layout.tool(number)
            state = "normal" if enabled.get(tool, True) else "disabled"
            node = Node(f"tool:{tool}", rect, live=True, hint=hints.get(tool) or TOOL_HINTS[tool])
            node.picture = self.kit.plates.button("", rect.size, state, icon=tool)
            nodes.append(node)
        return nodes
