"""The player's own panel: animal, season, points, goods and free workers."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.goods import KINDS
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import SEASONS, State
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import rim
from everdell_desktop.ui.theme import BOLD, CAPTION, DISPLAY, GOLD, HEADING, INK, LARGE, NORMAL, SMALL

from .figures import Figures
from .layout import Layout
from .pieces import coin
from .subjects import WORKER, named


class Home:
    """Builds the panel of the seat whose hand lies open."""

    def __init__(self, kit: Kit, layout: Layout, rules: Ruleset, figures: Figures) -> None:
        self.kit = kit
        self.layout = layout
        self.rules = rules
        self.figures = figures

    def build(self, state: State, seat: int, score: int, moving: bool) -> Node:
        player = state.players[seat]
        px = self.kit.px
        root = Node("home", self.layout.home)
        size = root.rect.w - px(16), root.rect.h - px(14)
        panel = root.add(Node("", (px(8), px(8), *size), picture=self.kit.plates.plate("panel", size, 0.42)))
        if moving:
            panel.add(Node("", (0, 0, *size), draw=rim(GOLD, px(4), px(14))))
        panel.add(Node("", (px(10), px(10), px(72), px(72)), picture=self.figures.face(seat, px(72))))
        name = self.kit.letters.fitting(player.name, self.kit.style(LARGE + 2, INK, DISPLAY), px(140))
        panel.add(Node("", (px(92), px(12), *name.get_size()), picture=name))
        season = SEASONS[player.season]
        mark = panel.add(Node("season", (px(92), px(50), px(140), px(28)), live=True, hint=f"It is {season} for you"))
        mark.add(Node("", (0, 0, px(26), px(26)), picture=self.kit.pictures.icon(season, px(26))))
        doing = "Your turn" if moving else "Passed" if player.passed else season.title()
        style = self.kit.style(SMALL + 1, HEADING if moving else CAPTION, BOLD)
        words = self.kit.letters.fitting(doing, style, px(110))
        mark.add(Node("", (px(30), px(2), *words.get_size()), picture=words))
        side = px(66)
        panel.add(Node("score", (size[0] - side - px(10), px(10), side, side), live=True,
                       hint="Points as if the game ended now; a click shows them one by one",
                       picture=coin(self.kit, side, str(score))))  # fmt: skip
        self._goods(panel, state, seat)
        self._workers(panel, state, seat, px(128))
        return root

    def _goods(self, panel: Node, state: State, seat: int) -> None:
        px = self.kit.px
        goods = state.players[seat].goods
        counts = [(kind, kind.title(), getattr(goods, kind)) for kind in KINDS]
        counts += [(counter.icon, counter.hint, counter.number(state, seat)) for counter in self.rules.counters]
        step = (panel.rect.w - px(18)) // len(counts)
        side = min(px(34), step - px(24))
        for number, (icon, title, count) in enumerate(counts):
            node = panel.add(Node(f"goods:{icon}", (px(14) + number * step, px(92), step - px(2), px(38)), live=True,
                                  hint=title))  # fmt: skip
            node.add(Node("", (0, (px(36) - side) // 2, side, side), picture=self.kit.pictures.icon(icon, side)))
            words = self.kit.letters.line(str(count), self.kit.style(NORMAL + 3, INK, BOLD))
            node.add(Node("", (side + px(3), (px(36) - words.get_height()) // 2, *words.get_size()), picture=words))

    def _workers(self, panel: Node, state: State, seat: int, top: int) -> None:
        """Free workers stand here to be picked up, by their kind; many of them stand closer together."""
        px = self.kit.px
        workers = state.players[seat].workers
        free = [worker for worker in workers if not worker.place]
        size = px(44), px(55)
        step = min(px(47), (panel.rect.w - px(28)) // max(1, len(free)))
        seen: dict[str, int] = {}
        for number, worker in enumerate(free):
            seen[worker.kind] = seen.get(worker.kind, 0) + 1
            subject = Subject(WORKER, worker.kind)
            node = Node(named(subject, seen[worker.kind]), (px(14) + number * step, top, *size), live=True, drag=True,
                        hint=f"A free {worker.kind}", subject=subject)  # fmt: skip
            node.picture = self.figures.worker(seat, size, worker.kind)
            panel.add(node)
        placed = len(workers) - len(free)
        text = f"{placed} placed" if free and placed else "all home" if free else f"All {placed} workers placed"
        words = self.kit.letters.line(text, self.kit.style(SMALL, CAPTION))
        left = px(22) + len(free) * step
        if left + words.get_width() < panel.rect.w - px(10):
            panel.add(Node("", (left, top + px(18), *words.get_size()), picture=words))
