"""What happened becomes movement and sound: cards, goods and workers travel to where they go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.places import read_place
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import SEASONS
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Tween

from . import subjects
from .figures import Figures

SECONDS = {"normal": 0.42, "fast": 0.2, "off": 0.0}
STEP = 0.35  # of a flight, until the next thing starts
MOST = 14  # things on their way at once
SOUNDS = {
    "worker": "place", "play": "card", "draw": "card", "gain": "gain", "points": "points", "season": "season",
    "claim": "points", "discard": "card",
}  # fmt: skip

Where = Callable[[Subject], pygame.Rect | None]
Part = Callable[[str], pygame.Rect | None]
Flight = tuple[pygame.Surface, pygame.Rect, pygame.Rect]


class Motion:
    """Makes tweens for journal entries. `before` knows where things were, `after` where they are now, `part` where
    the parts of the table are."""

    def __init__(
        self, kit: Kit, rules: Ruleset, figures: Figures, viewer: int, before: Where, after: Where, part: Part
    ) -> None:  # fmt: skip
        self.kit = kit
        self.rules = rules
        self.figures = figures
        self.viewer = viewer
        self.before = before
        self.after = after
        self.part = part

    def tweens(self, entries: Sequence[Entry], speed: str, brought: Subject | None = None) -> list[Tween]:
        """Flights for what happened; what the player `brought` by hand does not fly again."""
        seconds = SECONDS[speed]
        found: list[Tween] = []
        source: pygame.Rect | None = None
        for entry in entries if seconds else ():
            flight = self._flight(entry, source, brought)
            if entry.kind == "worker" and entry.facts["place"]:
                source = self._spot(entry)
            elif entry.kind == "play":
                source = self.after(self._built(entry)) or source
            if flight is not None and len(found) < MOST:
                found.append(Tween(*flight, seconds, delay=len(found) * seconds * STEP))
        return found

    def _spot(self, entry: Entry) -> pygame.Rect | None:
        text = entry.facts["place"]
        return self.after(read_place(text).subject) if text else None

    def _flight(self, entry: Entry, source: pygame.Rect | None, brought: Subject | None) -> Flight | None:
        px = self.kit.px
        home = self._home(entry.seat)
        if home is None:
            return None
        if entry.kind == "worker" and entry.facts["place"]:
            if brought is not None and brought.kind == subjects.WORKER:
                return None
            end = self._spot(entry)
            size = px(48), px(60)
            picture = self.figures.worker(entry.seat, size, entry.facts["worker"])
            return (picture, around(home, size), around(end, size)) if end else None
        if entry.kind == "play":
            by_hand = brought is not None and brought.kind in (subjects.HAND, subjects.MEADOW)
            return None if by_hand else self._card(entry, home)
        if entry.kind == "draw":
            start = self.after(subjects.DECK)
            size = px(72), px(101)
            end = self.part("hand") if entry.seat == self.viewer else home
            picture = self.kit.pictures.at("frames/back", size)
            return (picture, around(start, size), around(end, size)) if start and end else None
        if entry.kind in ("gain", "points"):
            kind = "point" if entry.kind == "points" else next(iter(entry.facts["goods"]))
            size = px(42), px(42)
            goal = self.part(f"goods:{kind}" if kind != "point" else "score") if entry.seat == self.viewer else home
            start = source or self.part("board")
            picture = self.kit.pictures.icon(kind, size[0])
            return (picture, around(start, size), around(goal or home, size)) if start else None
        return None

    def _card(self, entry: Entry, home: pygame.Rect) -> Flight | None:
        if entry.facts["origin"] == "meadow":
            start = self.before(Subject(subjects.MEADOW, "", -1, entry.facts.get("slot", -1)))
        else:
            start = self.before(Subject(subjects.HAND, entry.facts["card"])) or home
        end = self.after(self._built(entry)) or self._home(entry.facts["city"])
        if start is None or end is None:
            return None
        picture = self.kit.faces.mini(self.rules.cards[entry.facts["card"]], self.kit.px(110))
        return picture, around(start, picture.get_size()), around(end, picture.get_size())

    def _built(self, entry: Entry) -> Subject:
        return Subject(subjects.CITY, entry.facts["card"], entry.facts["city"])

    def _home(self, seat: int) -> pygame.Rect | None:
        own = self.part("home") if seat == self.viewer else None
        return own or self.after(subjects.seat_of(seat))


def around(rect: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    """A rectangle of a size in the middle of another."""
    return pygame.Rect(rect.centerx - size[0] // 2, rect.centery - size[1] // 2, *size)


def sounds_for(entries: Sequence[Entry]) -> list[str]:
    """Each kind of sound once, in the order of what happened."""
    return list(dict.fromkeys(SOUNDS[entry.kind] for entry in entries if entry.kind in SOUNDS))


def season_heard(sitting: Sitting) -> str:
    """The season whose music is played: the one all persons at the table have reached, so that it does not go back
    and forth between two of them."""
    players = sitting.game.state.players
    persons = [seat for seat in range(len(players)) if sitting.is_person(seat)] or [sitting.viewer]
    return SEASONS[min(players[seat].season for seat in persons)]
