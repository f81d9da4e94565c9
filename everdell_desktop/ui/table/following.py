"""Following the others: each move told in one line, a mark where it happened, time to see it, a way to see it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.places import read_place
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State, has
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node, Scene
from everdell_desktop.ui.scene.node import Draw
from everdell_desktop.ui.shapes import rim
from everdell_desktop.ui.theme import BOLD, CREAM, LARGE, SMALL, TINY, Colour

from . import subjects
from .figures import Figures
from .telling import Teller

PACE = {"slow": 3.0, "normal": 1.5, "quick": 0.6, "at once": 0.0}
"""Seconds that the move of a computer player is seen before the next."""
LINGER = {"slow": 6.0, "normal": 3.0, "quick": 1.5, "at once": 0.0}
"""Seconds that one's own result is seen before the machine is handed over."""
DEEDS = (
    "worker", "play", "claim", "season", "pass", "kidnap", "rugwort_moves", "adorn", "share", "watch", "news",
    "concede",
)  # fmt: skip
TOKEN = "path"
"""A token moves on: it ends every action, also one that shows itself by nothing else than drawn cards."""
DRAWN = ("draw", "draw_meadow")
AGAIN = "told:again"


class Told(NamedTuple):
    """A move of somebody else: the line for it, where it happened, and what was seen of it."""

    seat: int
    text: str
    where: Subject | None
    entries: tuple[Entry, ...]
    lost: bool = False
    """Whether something went that the one who looks was after."""


class Following:
    """Keeps what the others did last, and how long it is to be seen."""

    def __init__(self, teller: Teller, rules: Ruleset) -> None:
        self.teller = teller
        self.rules = rules
        self.last: Told | None = None
        """The move that is told above the landscape."""
        self.marks: dict[int, Subject] = {}
        """Where each seat's last move happened, until that seat's next."""
        self.hold = 0.0
        """Seconds until the next move may come."""
        self._quiet: dict[int, str] = {}
        """What each seat did since its last deed that was no deed by itself, in words."""

    def note(self, entries: Sequence[Entry], state: State, viewer: int, pace: str) -> None:
        """Something happened: what the others did is told and marked, what the viewer did clears the ribbon."""
        for move in moves(entries):
            seat = move[0].seat
            if seat == viewer:
                if any(entry.kind in DEEDS for entry in move):
                    self.last = None
                continue
            told = self._told(move, state, viewer)
            if told is None:
                continue
            self.last = told
            self.marks.pop(seat, None)
            if told.where is not None:
                self.marks[seat] = told.where
            self.hold = PACE[pace]

    def _told(self, move: Sequence[Entry], state: State, viewer: int) -> Told | None:
        line = where = None
        lost = False
        for entry in move:
            said = self.teller.line(entry, viewer)
            if entry.kind in DEEDS and said is not None and line is None:
                line, where = said.text, spot_of(entry)
                self._quiet[entry.seat] = ""
            elif entry.kind == TOKEN and line is None and self._quiet.get(entry.seat):
                line, where = self._quiet[entry.seat], Subject(TOKEN, entry.facts["token"])
            elif entry.kind in DRAWN and said is not None and self._quiet.get(entry.seat) is None:
                self._quiet[entry.seat] = said.text
            if entry.kind == TOKEN:
                self._quiet.pop(entry.seat, None)
            if entry.kind == "claim" and self._was_after(entry.facts["award"], state, viewer):
                lost, where = True, spot_of(entry)
                line = f"{said.text if said else ''}: you had begun on it"
        if line is None:
            return None
        return Told(move[0].seat, line, where, tuple(move), lost)

    def _was_after(self, award_id: str, state: State, viewer: int) -> bool:
        """Whether the viewer's city holds something that the award asks for."""
        award = self.rules.awards.get(award_id)
        city = state.city_of(viewer)
        return award is not None and any(has(city, card) for card in award.cards)

    def forget(self) -> None:
        """What was told is not so any more: something was taken back."""
        self.last, self.hold = None, 0.0
        self.marks, self._quiet = {}, {}


class Follow:
    """Draws what is told and the marks."""

    def __init__(self, kit: Kit, figures: Figures) -> None:
        self.kit = kit
        self.figures = figures

    def banner(self, told: Told, rect: pygame.Rect) -> Node:
        """A ribbon with the face of who moved, one line, and a button to see it again."""
        px = self.kit.px
        node = Node("told", rect)
        node.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("ribbon", rect.size)))
        face = rect.h + px(14)
        left, middle = round(rect.w * 0.1), round(rect.h * 0.46)
        node.add(
            Node("", (left, max(-rect.y, middle - face // 2), face, face), picture=self.figures.face(told.seat, face))
        )
        room = round(rect.w * 0.9) - left - face - px(84)
        style = self.kit.style(LARGE - 3, CREAM)
        name, _, rest = told.text.partition(" ")
        words = self.kit.letters.cut_short(f"*{name}* {rest}", style, room, rect.h - px(8), self.kit.scale.font(TINY))
        node.add(
            Node(
                "told:line", (left + face + px(14), middle - words.get_height() // 2, *words.get_size()), picture=words
            )
        )
        size = px(48), px(40)
        again = Node(AGAIN, (round(rect.w * 0.9) - size[0] - px(8), middle - size[1] // 2, *size), live=True)
        again.hint = "See it again"
        again.picture = self.kit.plates.button("", size, "normal", "redo")
        node.add(again)
        if told.lost:
            node.add(Node("", (left - px(6), px(2), px(34), px(34)), picture=self.kit.pictures.icon("event", px(34))))
        return node

    def marks(self, marks: dict[int, Subject], scene: Scene, viewer: int) -> list[Node]:
        """A rim and a flag in the player's colour where the last move happened."""
        px = self.kit.px
        nodes = []
        for seat, subject in marks.items():
            where = scene.place_of(subject)
            if seat == viewer or where is None:
                continue
            rect = where.inflate(px(10), px(10))
            node = Node(f"mark:{seat}", rect)
            colour = self.figures.colour(seat)
            node.add(Node("", (0, 0, *rect.size), draw=rim(CREAM, px(6), px(14))))
            node.add(Node("", (px(1), px(1), rect.w - px(2), rect.h - px(2)), draw=rim(colour, px(4), px(13))))
            words = self.kit.letters.line("last move", self.kit.style(SMALL - 2, CREAM, BOLD))
            flag = words.get_width() + px(40), px(23)
            plate = node.add(
                Node("", ((rect.w - flag[0]) // 2, max(-px(12), -rect.y), *flag), draw=flag_of(colour, px(9)))
            )
            plate.add(Node("", (px(30), (flag[1] - words.get_height()) // 2, *words.get_size()), picture=words))
            plate.add(Node("", (-px(2), -px(3), px(29), px(29)), picture=self.figures.face(seat, px(29))))
            nodes.append(node)
        return nodes


def flag_of(colour: Colour, radius: int) -> Draw:
    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, colour, where, border_radius=radius)
        pygame.draw.rect(surface, CREAM, where, 2, border_radius=radius)

    return draw


def moves(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Entries by who did something: a new move begins where a seat does its deed."""
    found: list[list[Entry]] = []
    for entry in entries:
        mine = found and found[-1][0].seat == entry.seat
        again = entry.kind in DEEDS and found and any(e.kind in DEEDS for e in found[-1]) and entry.kind != "claim"
        if mine and not again:
            found[-1].append(entry)
        else:
            found.append([entry])
    return found


def spot_of(entry: Entry) -> Subject | None:
    """Where a deed happened."""
    if entry.kind == "worker":
        text = entry.facts["place"]
        return read_place(text).subject if text else None
    if entry.kind == "claim":
        return Subject(subjects.AWARD, entry.facts["award"])
    if entry.kind == "play" and entry.facts["origin"] == subjects.MEADOW:
        return Subject(subjects.MEADOW, "", -1, entry.facts.get("slot", -1))
    return subjects.seat_of(entry.seat) if entry.kind in ("play", "season", "pass") else None
