"""Two players beside the board, each with a panel and a city, or with one city between them: all of it in sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from everdell_desktop.engine.cards import COLORS
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.goods import KINDS
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.scoring import ScoreSheet
from everdell_desktop.engine.state import Built, State
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import empty_slot, rim
from everdell_desktop.ui.theme import (
    BODY,
    BOLD,
    CAPTION,
    CREAM,
    DISPLAY,
    GOLD,
    HEADING,
    INK,
    LARGE,
    NORMAL,
    SMALL,
    TEXT,
)

from .aims import Aims
from .city import City, city_groups
from .figures import Figures
from .layout import FacingLayout
from .pieces import coin
from .subjects import GOODS, OWN_CITY, WORKER, named, seat_of

FIGURE = 38, 47
HEADING_COUNTS = 32  # how far above the cards their numbers stand
HAND_CARD = 34, 48
"""A card of a hand beside the name of the player who holds it."""


class Facing:
    """Builds the columns at both sides of the board."""

    def __init__(self, kit: Kit, layout: FacingLayout, rules: Ruleset, figures: Figures, city: City) -> None:
        self.kit = kit
        self.layout = layout
        self.rules = rules
        self.figures = figures
        self.city = city
        self.aims = Aims(kit, layout, rules)

    def build(
        self, state: State, sheets: Sequence[ScoreSheet], to_move: int | None, thinking: bool, viewer: int
    ) -> list[Node]:  # fmt: skip
        """A panel for each seat and a city for each household; beside a shared one what all play for."""
        seats, homes = range(len(state.players)), dict.fromkeys(state.homes)
        by_seat = {sheet.seat: sheet for sheet in sheets}
        nodes = [self._panel(state, seat, by_seat, seat == to_move, thinking, viewer) for seat in seats]
        nodes += [self._city(state, by_seat[home], viewer) for home in homes]
        if self.layout.together:
            nodes += self.aims.build(state, viewer, by_seat[state.homes[viewer]].total)
        return nodes

    # the panel

    def _panel(
        self, state: State, seat: int, sheets: Mapping[int, ScoreSheet], moving: bool, thinking: bool, viewer: int
    ) -> Node:  # fmt: skip
        """Face, name and score, or the hand where the score belongs to both; below goods and workers."""
        px, player = self.kit.px, state.players[seat]
        rect = self.layout.mayor(seat)
        root = Node(
            named(seat_of(seat)), rect, live=True, hint=f"{player.name}: look at the city", subject=seat_of(seat)
        )
        root.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("panel", rect.size, 0.42)))
        if moving:
            root.add(Node("", (0, 0, *rect.size), draw=rim(GOLD, px(4), px(14))))
        root.add(Node("", (px(10), px(9), px(78), px(78)), picture=self.figures.face(seat, px(78))))
        name = self.kit.letters.fitting(player.name, self.kit.style(LARGE + 2, INK, DISPLAY), px(146))
        root.add(Node("", (px(98), px(12), *name.get_size()), picture=name))
        doing = ("is thinking" if thinking else "to move") if moving else f"the {self.figures.animals[seat].title()}"
        style = self.kit.style(SMALL, HEADING if moving else CAPTION, BOLD if moving else BODY)
        words = self.kit.letters.fitting(doing, style, px(140))
        root.add(Node("", (px(98), px(52), *words.get_size()), picture=words))
        if self.layout.together:
            self._hand(root, state, seat)
        else:
            root.add(self._coin(sheets[seat], rect.w, px(60)))
        self._goods(root, state, seat, seat == viewer)
        self._workers(root, state, seat, seat == viewer)
        return root

    def _coin(self, sheet: ScoreSheet, wide: int, side: int) -> Node:
        """The points so far, at the upper right."""
        px = self.kit.px
        return Node(f"coin:{sheet.seat}", (wide - side - px(10), px(10), side, side), live=True,
                    hint="Points as if the game ended now; a click shows them one by one",
                    picture=coin(self.kit, side, str(sheet.total)))  # fmt: skip

    def _hand(self, root: Node, state: State, seat: int) -> None:
        """The backs of the cards somebody holds, at the upper right."""
        px, number = self.kit.px, len(state.players[seat].hand)
        wide, high = px(HAND_CARD[0]), px(HAND_CARD[1])
        room = px(84)
        step = min(px(16), (room - wide) // max(1, number - 1))
        left = root.rect.w - px(12) - wide - step * max(0, number - 1)
        back = self.kit.pictures.at("frames/back", (wide, high))
        for place in range(number):
            root.add(Node("", (left + place * step, px(14), wide, high), picture=back))

    def _goods(self, root: Node, state: State, seat: int, own: bool) -> None:
        """Goods and tokens; one's own can be taken hold of where they can be put somewhere."""
        px, goods = self.kit.px, state.players[seat].goods
        counts = [(kind, kind.title(), getattr(goods, kind)) for kind in KINDS]
        counts += [(counter.icon, counter.hint, counter.number(state, seat)) for counter in self.rules.counters]
        step = (root.rect.w - px(22)) // len(counts)
        side = min(px(30), step - px(24))
        for number, (icon, title, count) in enumerate(counts):
            subject = Subject(GOODS, icon, seat)
            node = root.add(Node(named(subject) if own else f"goods:{seat}:{icon}",
                                 (px(14) + number * step, px(88), step - px(2), px(34)), live=True, hint=title,
                                 drag=own and bool(count), subject=subject if own else None))  # fmt: skip
            node.add(Node("", (0, (px(32) - side) // 2, side, side), picture=self.kit.pictures.icon(icon, side)))
            digits = self.kit.letters.line(str(count), self.kit.style(NORMAL + 1, TEXT, BOLD))
            node.add(Node("", (side + px(3), (px(32) - digits.get_height()) // 2, *digits.get_size()), picture=digits))

    def _workers(self, root: Node, state: State, seat: int, own: bool) -> None:
        """Free workers, to be picked up where they are one's own; cards in hand and events at the right."""
        px, player = self.kit.px, state.players[seat]
        free = [worker for worker in player.workers if not worker.place]
        size, top = (px(FIGURE[0]), px(FIGURE[1])), root.rect.h - px(FIGURE[1] + 7)
        for number, worker in enumerate(free):
            place = px(14) + number * px(FIGURE[0]), top, *size
            picture = self.figures.worker(seat, size, worker.kind)
            if own:
                subject = Subject(WORKER, worker.kind)
                root.add(Node(named(subject, number + 1), place, live=True, drag=True, hint=f"A free {worker.kind}",
                              subject=subject, picture=picture))  # fmt: skip
            else:
                root.add(Node("", place, picture=picture))
        if not free:
            words = self.kit.letters.line("no free worker", self.kit.style(SMALL, CAPTION))
            root.add(Node("", (px(16), top + px(18), *words.get_size()), picture=words))
        events = sum(claimed.award.is_event for claimed in player.events)
        counts = [("hand", "Cards in hand", len(player.hand)), ("event", "Events achieved", events)]
        for number, (icon, title, count) in enumerate(counts):
            left = root.rect.w - px(76) * (len(counts) - number)
            node = root.add(Node(f"{icon}:{seat}", (left, top + px(11), px(70), px(32)), live=True, hint=title))
            node.add(Node("", (0, 0, px(30), px(30)), picture=self.kit.pictures.icon(icon, px(30))))
            digits = self.kit.letters.line(str(count), self.kit.style(NORMAL, TEXT, BOLD))
            node.add(Node("", (px(35), (px(32) - digits.get_height()) // 2, *digits.get_size()), picture=digits))

    # the city

    def _city(self, state: State, sheet: ScoreSheet, viewer: int) -> Node:
        """The cards of a city under its heading, and one place more."""
        px, home = self.kit.px, sheet.seat
        rect = self.layout.city_of(home)
        own = home == state.homes[viewer]
        root = Node(named(OWN_CITY) if own else f"city:{home}", rect, live=own, subject=OWN_CITY if own else None)
        self._heading(root, state, sheet)
        groups = city_groups(state.players[home])
        places = self.layout.city_cards(len(groups) + 1, rect)
        for group, place in zip(groups, places, strict=False):
            for node in self.city.group(state, home, group, place):
                root.add(node)
        root.add(Node("", places[-1], draw=empty_slot(px(9), (222, 186, 130))))
        return root

    def _heading(self, root: Node, state: State, sheet: ScoreSheet) -> None:
        """Whose city, how many cards, and how many of each colour and kind; of a shared one its points too."""
        px, home = self.kit.px, sheet.seat
        city, together = state.players[home].city, self.layout.together
        owners = " and ".join(state.players[member].name for member in state.household(home))
        title = f"{owners}'s city" if not together or sheet.name in ("", owners) else sheet.name
        told = self.kit.letters.line(f"{len(city)} {'card' if len(city) == 1 else 'cards'}",
                                     self.kit.style(NORMAL - 1, CREAM, BOLD))  # fmt: skip
        aside = px(80) if together else told.get_width() + px(30)
        words = self.kit.letters.fitting(title, self.kit.style(LARGE, CREAM, DISPLAY), root.rect.w - aside - px(14))
        root.add(Node("", (px(14), px(8 if together else 2), *words.get_size()), picture=words))
        if together:
            root.add(self._coin(sheet, root.rect.w, px(58)))
            root.add(Node("", (px(14), px(40), *told.get_size()), picture=told))
        else:
            root.add(Node("", (root.rect.w - told.get_width() - px(14), px(7), *told.get_size()), picture=told))
        top = self.layout.heading - HEADING_COUNTS
        counts = [(color, color.title(), count(city, color)) for color in COLORS]
        counts.append(("critter", "Critters", sum(built.card.is_critter for built in city)))
        counts.append(("construction", "Constructions", sum(built.card.is_construction for built in city)))
        step = (root.rect.w - px(20)) // len(counts)
        for number, (icon, title, many) in enumerate(counts):
            node = root.add(Node(f"city:{home}:{icon}", (px(14) + number * step, px(top), step, px(28)), live=True,
                                 hint=title))  # fmt: skip
            node.add(Node("", (0, 0, px(24), px(24)), picture=self.kit.pictures.icon(icon, px(24))))
            digits = self.kit.letters.line(str(many), self.kit.style(SMALL, CREAM, BOLD))
            node.add(Node("", (px(27), px(1), *digits.get_size()), picture=digits))


def count(city: Sequence[Built], color: str) -> int:
    return sum(built.card.color == color for built in city)
