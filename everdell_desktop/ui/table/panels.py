"""The side column: players, log and tools."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from everdell_desktop.engine.goods import KINDS
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import SEASONS, State
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import paper, rim
from everdell_desktop.ui.theme import (
    BOLD,
    CAPTION,
    DISPLAY,
    GOLD,
    INK,
    ITALIC,
    NORMAL,
    PAPER_SHADE,
    SMALL,
    TEXT,
    TINY,
)

from .figures import Figures
from .layout import Layout
from .pieces import coin
from .subjects import named, seat_of
from .telling import Line

LOG = 17  # height of its text
LEAST = 60  # height of the log below which it is not worth showing
HAND_HINT, WORKER_HINT = "Cards in hand", "Free workers, of how many"
TIPS = (
    ("card", "*Golden light*: you can do this now. A stronger light: it costs you nothing."),
    ("worker", "Drag a worker or a card to where it shall go, or click both."),
    ("lock", "Rest on what does not shine: it says what is missing."),
    ("zoom", "Right click: see anything up close, with its rulings."),
    ("undo", "Take steps back, as long as nothing hidden has come to light."),
    ("hint", "Ask a strong player for advice, with the reason."),
)
"""What newcomers like to know, as long as there is little to tell."""
TOOLS = ("undo", "redo", "hint", "log", "help", "gear", "menu")
TOOL_HINTS = {
    "undo": "Take back (Ctrl+Z)", "redo": "Do again (Ctrl+Y)", "hint": "What would a strong player do?",
    "log": "Everything that happened", "help": "How to play this (F1)", "gear": "Settings", "menu": "Menu (Esc)",
}  # fmt: skip


class Panels:
    """Builds the nodes of the side column."""

    def __init__(self, kit: Kit, layout: Layout, rules: Ruleset, figures: Figures) -> None:
        self.kit = kit
        self.layout = layout
        self.rules = rules
        self.figures = figures
        self.below = 0
        """Where the last panel ends."""
        self.rolled = 0
        """How many lines the log has been rolled back."""
        self.covered = 0
        """How much of the foot of the log lies under something else."""

    def players(
        self, state: State, scores: Sequence[int], to_move: int | None, thinking: bool, viewer: int
    ) -> list[Node]:  # fmt: skip
        """All players. The one whose numbers stand before the hand needs a line only, and with more than four so do
        all but the one to move and the next."""
        seats = range(len(state.players))
        following = next_seat(state, to_move if to_move is not None else state.seat)
        full = [seat != viewer and (len(seats) <= 4 or seat in (to_move, following)) for seat in seats]
        rects = self.layout.players(full)
        self.below = rects[-1].bottom + self.kit.px(6)
        return [
            self._player(state, seat, rects[seat], scores[seat], seat == to_move, thinking) if full[seat]
            else self._slim(state, seat, rects[seat], scores[seat], seat == to_move, seat == viewer, thinking)
            for seat in seats
        ]  # fmt: skip

    def _slim(
        self, state: State, seat: int, rect: pygame.Rect, score: int, moving: bool, own: bool, thinking: bool
    ) -> Node:  # fmt: skip
        """A player who is not next: one line, opened by a click. One's own numbers stand before the hand, once."""
        px, player = self.kit.px, state.players[seat]
        root = Node(
            named(seat_of(seat)), rect, live=True, hint=f"{player.name}: look at the city", subject=seat_of(seat)
        )
        root.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("panel", rect.size, 0.3)))
        if moving:
            root.add(Node("", (0, 0, *rect.size), draw=rim(GOLD, px(4), px(14))))
        root.add(Node("", (px(7), px(5), px(40), px(40)), picture=self.figures.face(seat, px(40))))
        name = self.kit.letters.fitting(player.name, self.kit.style(NORMAL + 1, INK, DISPLAY), px(150 if own else 84))
        root.add(Node("", (px(54), (rect.h - name.get_height()) // 2, *name.get_size()), picture=name))
        if own:
            words = self._doing(player.passed, moving, thinking, SEASONS[player.season])
            line = self.kit.letters.fitting(words, self.kit.style(SMALL, CAPTION), px(150))
            root.add(Node("", (rect.w - line.get_width() - px(16), (rect.h - line.get_height()) // 2, *line.get_size()),
                          picture=line))  # fmt: skip
            return root
        workers = f"{player.free_workers}/{sum(worker.kind == 'worker' for worker in player.workers)}"
        season = SEASONS[player.season]
        for left, icon, words, title in (
            (146, season, "", season.title()), (178, "hand", str(len(player.hand)), HAND_HINT),
            (226, "worker", workers, WORKER_HINT),
        ):  # fmt: skip
            place = px(left), (rect.h - px(24)) // 2, px(46 if words else 24), px(24)
            sign = root.add(Node(f"sign_of:{seat}:{icon}", place, live=True, hint=title))
            sign.add(Node("", (0, 0, px(24), px(24)), picture=self.kit.pictures.icon(icon, px(24))))
            digits = self.kit.letters.line(words, self.kit.style(SMALL, TEXT, BOLD))
            sign.add(Node("", (px(27), (px(24) - digits.get_height()) // 2, *digits.get_size()), picture=digits))
        root.add(self._coin(seat, score, rect, px(40), (rect.h - px(40)) // 2))
        return root

    def _coin(self, seat: int, score: int, rect: pygame.Rect, side: int, top: int) -> Node:
        """The points so far; a click shows where they come from."""
        return Node(f"coin:{seat}", (rect.w - side - self.kit.px(9), top, side, side), live=True,
                    hint="Points as if the game ended now; a click shows them one by one",
                    picture=coin(self.kit, side, str(score)))  # fmt: skip

    def _player(
        self, state: State, seat: int, rect: pygame.Rect, score: int, moving: bool, thinking: bool
    ) -> Node:  # fmt: skip
        px = self.kit.px
        player = state.players[seat]
        hint = f"{player.name}: look at the city"
        root = Node(named(seat_of(seat)), rect, live=True, hint=hint, subject=seat_of(seat))
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
        self._figures(root, seat, player.free_workers, workers, len(player.hand))
        root.add(self._coin(seat, score, rect, px(56), px(8)))
        counts = [(kind, kind.title(), getattr(player.goods, kind)) for kind in KINDS]
        counts += [("event", "Events achieved", sum(claimed.award.is_event for claimed in player.events))]
        counts += [(counter.icon, counter.hint, counter.number(state, seat)) for counter in self.rules.counters]
        step = min(px(61), (rect.w - px(24)) // len(counts))
        for number, (icon, title, count) in enumerate(counts):
            place = px(14) + number * step, px(76), step - px(2), px(28)
            sign = root.add(Node(f"sign_of:{seat}:{icon}", place, live=True, hint=title))
            sign.add(Node("", (0, 0, px(28), px(28)), picture=self.kit.pictures.icon(icon, px(28))))
            digits = self.kit.letters.line(str(count), self.kit.style(NORMAL, TEXT, BOLD))
            sign.add(Node("", (px(30), px(1), *digits.get_size()), picture=digits))
        return root

    def _figures(self, root: Node, seat: int, free: int, workers: int, hand: int) -> None:
        """Hand size and workers at the right edge."""
        px = self.kit.px
        rows = (("hand", str(hand), HAND_HINT), ("worker", f"{free}/{workers}", WORKER_HINT))
        for number, (icon, words, title) in enumerate(rows):
            place = root.rect.w - px(134), px(10) + number * px(26), px(66), px(24)
            sign = root.add(Node(f"sign_of:{seat}:{icon}", place, live=True, hint=title))
            sign.add(Node("", (0, 0, px(24), px(24)), picture=self.kit.pictures.icon(icon, px(24))))
            digits = self.kit.letters.line(words, self.kit.style(SMALL, TEXT, BOLD))
            sign.add(Node("", (px(27), 0, *digits.get_size()), picture=digits))

    @staticmethod
    def _doing(passed: bool, moving: bool, thinking: bool, season: str) -> str:
        if passed:
            return "has passed"
        if moving:
            return "thinking" if thinking else "to move"
        return season

    # log

    def log(self, lines: Sequence[Line], tips: bool = False) -> Node:
        """The latest lines, the newest last; a line that names a card opens it. While there are few, `tips` fill the
        sheet."""
        px = self.kit.px
        rect = self.layout.log(self.below)
        rect.h = max(0, rect.h - self.covered)
        if rect.h < px(LEAST):
            return Node("log", (*rect.topleft, rect.w, 0))
        root = Node("log", rect, live=True)
        root.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("panel", rect.size, 0.42)))
        style = self.kit.style(LOG, TEXT)
        top, bottom, gap, side = px(14), rect.h - px(14), px(5), px(24)
        self.rolled = max(0, min(self.rolled, len(lines) - 1))
        rows: list[tuple[Line, pygame.Surface]] = []
        used = 0
        for line in reversed(lines[: len(lines) - self.rolled]):
            words = self.kit.letters.block(line.text, style, rect.w - px(62))
            used += max(side, words.get_height()) + gap
            if used > bottom - top + gap:
                break
            rows.append((line, words))
        for number, (line, words) in enumerate(reversed(rows)):
            name = f"log:{len(rows) - 1 - number}:{line.cards[0]}" if line.cards else ""
            high = max(side, words.get_height())
            row = root.add(Node(name, (px(14), top, rect.w - px(28), high), live=bool(line.cards)))
            row.add(Node("", (0, 0, side, side), picture=self.figures.face(line.seat, side)))
            one_line = words.get_height() <= side
            row.add(Node("", (px(32), (side - words.get_height()) // 2 if one_line else 0, *words.get_size()),
                         picture=words))  # fmt: skip
            top += high + gap
        if tips and self._tips(root, top):
            return root
        if not rows:
            words = self.kit.letters.line("What happens is told here.", self.kit.style(LOG, CAPTION, ITALIC))
            spot = (rect.w - words.get_width()) // 2, (rect.h - words.get_height()) // 2
            root.add(Node("", (*spot, *words.get_size()), picture=words))
        return root

    def _tips(self, root: Node, top: int) -> bool:
        """What helps at a table one does not know yet, at the foot of the sheet; False where that has no room."""
        px = self.kit.px
        wide, side = root.rect.w - px(28), px(30)
        style = self.kit.style(LOG, CAPTION)
        rows = [(icon, self.kit.letters.block(text, style, wide - side - px(10))) for icon, text in TIPS]
        title = self.kit.letters.line("Good to know", self.kit.style(NORMAL + 2, CAPTION, DISPLAY))
        heights = [max(side, words.get_height()) + px(9) for _, words in rows]
        above = root.rect.h - px(16) - sum(heights) - title.get_height() - px(8)
        if above < top + px(18):
            return False
        line = Node("", (px(14), above - px(8), wide, 2), draw=paper(0, PAPER_SHADE, PAPER_SHADE))
        root.add(line)
        root.add(Node("log:tips", (px(14), above, *title.get_size()), picture=title))
        above += title.get_height() + px(8)
        for (icon, words), high in zip(rows, heights, strict=True):
            root.add(Node("", (px(14), above, side, side), picture=self.kit.pictures.icon(icon, side)))
            if icon == "card":
                light, border = self.kit.plates.glow("gold", (px(22), px(26))), self.kit.plates.glow_border
                root.add(Node("", (px(18) - border, above + px(2) - border, *light.get_size()), picture=light))
            down = max(0, (side - words.get_height()) // 2)
            root.add(Node("", (px(14) + side + px(10), above + down, *words.get_size()), picture=words))
            above += high
        return True

    def roll(self, steps: int) -> None:
        """The wheel over the log: back, or on to the latest."""
        self.rolled += steps

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


def next_seat(state: State, seat: int) -> int:
    """Who is likely to move after a seat."""
    others = [(seat + step) % len(state.players) for step in range(1, len(state.players) + 1)]
    return next(
        (other for other in others if not state.players[other].passed and not state.players[other].automaton), seat
    )
