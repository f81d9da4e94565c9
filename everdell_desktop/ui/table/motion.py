"""What happened becomes movement and sound: cards, goods and workers travel to where they go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Tween

from .figures import Figures

SECONDS = {"normal": 0.42, "fast": 0.2, "off": 0.0}
STEP = 0.35  # of a flight, until the next thing starts
REST = 2.4  # flights that the picture of a season stays
MOST = 14  # things on their way at once
SOUNDS = {
    "worker": "place", "play": "card", "draw": "card", "gain": "gain", "points": "points", "season": "season",
    "claim": "points", "discard": "card",
}  # fmt: skip

Where = Callable[[str], pygame.Rect | None]


class Motion:
    """Makes tweens for journal entries. `before` knows where things were, `after` where they are now."""

    def __init__(self, kit: Kit, rules: Ruleset, figures: Figures, viewer: int) -> None:
        self.kit = kit
        self.rules = rules
        self.figures = figures
        self.viewer = viewer

    def tweens(self, entries: Sequence[Entry], speed: str, before: Where, after: Where) -> list[Tween]:
        seconds = SECONDS[speed]
        if not seconds:
            return []
        found: list[Tween] = []
        source: pygame.Rect | None = None
        for entry in entries:
            if entry.kind == "season" and (banner := self._banner(entry, after, seconds)) is not None:
                found.append(banner)
            flight = self._flight(entry, before, after, source)
            if entry.kind == "worker" and entry.facts["place"]:
                source = after(place_node(entry.facts["place"]))
            elif entry.kind == "play":
                source = after(self._city_node(entry)) or source
            if flight is None or len(found) >= MOST:
                continue
            picture, start, end = flight
            found.append(Tween(picture, start, end, seconds, delay=len(found) * seconds * STEP))
        return found

    def _flight(
        self, entry: Entry, before: Where, after: Where, source: pygame.Rect | None
    ) -> tuple[pygame.Surface, pygame.Rect, pygame.Rect] | None:  # fmt: skip
        px = self.kit.px
        home = self._home(entry.seat, after)
        if home is None:
            return None
        if entry.kind == "worker" and entry.facts["place"]:
            end = after(place_node(entry.facts["place"]))
            size = px(44), px(55)
            picture = self.figures.worker(entry.seat, size, entry.facts["worker"])
            return (picture, around(home, size), around(end, size)) if end else None
        if entry.kind == "play":
            return self._card_flight(entry, before, after, home)
        if entry.kind == "draw":
            start = after("deck:deck")
            size = px(72), px(101)
            end = after("hand") if entry.seat == self.viewer else home
            picture = self.kit.pictures.at("frames/back", size)
            return (picture, around(start, size), around(end, size)) if start and end else None
        if entry.kind in ("gain", "points"):
            kind = "point" if entry.kind == "points" else next(iter(entry.facts["goods"]))
            size = px(42), px(42)
            end = after(f"goods:{kind}" if kind != "point" else "score") if entry.seat == self.viewer else home
            start = source or after("board")
            picture = self.kit.pictures.icon(kind, size[0])
            return (picture, around(start, size), around(end or home, size)) if start else None
        return None

    def _banner(self, entry: Entry, after: Where, seconds: float) -> Tween | None:
        """The picture of a new season, resting over the board for a moment."""
        board = after("board")
        if board is None:
            return None
        size = self.kit.px(480), self.kit.px(200)
        where = around(board, size)
        return Tween(self.kit.pictures.at(f"seasons/{entry.facts['season']}", size), where, where, seconds * REST)

    def _card_flight(
        self, entry: Entry, before: Where, after: Where, home: pygame.Rect
    ) -> tuple[pygame.Surface, pygame.Rect, pygame.Rect] | None:  # fmt: skip
        slot = entry.facts.get("slot", -1)
        if entry.facts["origin"] == "meadow":
            start = before(f"card:meadow:{slot}")
        else:
            start = before(f"card:hand:{entry.facts['card']}") or home
        end = after(self._city_node(entry)) or self._home(entry.facts["city"], after)
        if start is None or end is None:
            return None
        picture = self.kit.faces.mini(self.rules.cards[entry.facts["card"]], self.kit.px(110))
        return picture, around(start, picture.get_size()), around(end, picture.get_size())

    def _city_node(self, entry: Entry) -> str:
        seat = entry.facts["city"]
        return f"card:city:{seat}:{entry.facts['card']}"

    def _home(self, seat: int, after: Where) -> pygame.Rect | None:
        return after("home") if seat == self.viewer else after(f"seat:{seat}")


def place_node(place: str) -> str:
    """The node of a place a worker stands on."""
    if place.startswith("city:"):
        return f"card:{place}"
    if place.startswith("event:"):
        return f"award:{place[6:]}"
    return f"space:{place}"


def around(rect: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    """A rectangle of a size in the middle of another."""
    return pygame.Rect(rect.centerx - size[0] // 2, rect.centery - size[1] // 2, *size)


def sounds_for(entries: Sequence[Entry]) -> list[str]:
    """Each kind of sound once, in the order of what happened."""
    return list(dict.fromkeys(SOUNDS[entry.kind] for entry in entries if entry.kind in SOUNDS))
