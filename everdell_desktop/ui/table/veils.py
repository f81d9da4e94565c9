"""What drifts over the landscape while a rule holds: flakes, drops, leaves, mist. Kinds of veils; no card is known.

A veil is quiet: small, pale, and never so dense that anything below cannot be read. Grains and rims lie on the ground
and pass behind what lies on it; mist comes before all but what is always to be read. Where each grain is follows from
its number and the time alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from everdell_desktop.ui.scene import Drift, Node
from everdell_desktop.ui.scene.node import Point
from everdell_desktop.ui.theme import Colour

FULL = 1564 * 632  # the units of a window for which the numbers below are meant
GOLDEN, SECOND = 0.6180339887, 0.7548776662  # spread evenly without chance
TURNS = 12  # pictures of a thing that tumbles
Shape = Callable[[int, int], pygame.Surface]
"""A grain of a size in pixels, at one of its turns."""


class Grains(NamedTuple):
    """Many small things of one look."""

    shape: Shape
    number: int
    sizes: tuple[int, ...]
    across: float
    """Units a second."""
    down: float
    sway: float = 0.0
    turning: float = 0.0
    """Turns a second."""
    twinkling: bool = False
    """Whether each of its turns is spent somewhere else."""


class Mist(NamedTuple):
    """A few large soft clouds that wander."""

    colour: Colour
    alpha: int
    number: int
    size: tuple[int, int]
    across: float
    band: tuple[float, float] = (0.0, 1.0)
    """Between which parts of the window's height."""


class Rim(NamedTuple):
    """A breath of colour along the edges, at rest."""

    colour: Colour
    alpha: int
    deep: int


# looks


def soft(colour: Colour, alpha: int) -> Shape:
    """A disc that fades towards its edge."""
    return lambda size, turn: cloud(colour, alpha, (size, size))


def cloud(colour: Colour, alpha: int, size: tuple[int, int]) -> pygame.Surface:
    side = 48
    small = pygame.Surface((side, side), pygame.SRCALPHA)
    for radius in range(side // 2, 0, -1):
        fading = (1 - radius / (side / 2)) ** 1.4
        pygame.draw.circle(small, (*colour, round(alpha * fading)), (side // 2, side // 2), radius)
    return pygame.transform.smoothscale(small, size)


def streak(colour: Colour, alpha: int, slant: float) -> Shape:
    """A drop on its way."""

    def draw(size: int, turn: int) -> pygame.Surface:
        wide = max(2, round(size * slant) + 2)
        picture = pygame.Surface((wide * 3, size * 3), pygame.SRCALPHA)
        pygame.draw.line(picture, (*colour, alpha), (wide * 3 - 3, 0), (2, size * 3), 4)
        return pygame.transform.smoothscale(picture, (wide, size))

    return draw


def stone(size: int, turn: int) -> pygame.Surface:
    """A hailstone."""
    picture = pygame.Surface((size * 3, size * 3), pygame.SRCALPHA)
    middle = size * 3 // 2, size * 3 // 2
    pygame.draw.circle(picture, (112, 136, 158, 150), middle, size * 3 // 2)
    pygame.draw.circle(picture, (240, 248, 255, 220), middle, size * 3 // 2 - 3)
    return pygame.transform.smoothscale(picture, (size, size))


def star(colour: Colour) -> Shape:
    """A sparkle of frost that comes and goes."""

    def draw(size: int, turn: int) -> pygame.Surface:
        alpha = round(230 * math.sin(math.pi * turn / TURNS))
        side = size * 3
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        half = side // 2
        for step in range(6):
            angle = step * math.pi / 3
            end = half + math.cos(angle) * half * 0.9, half + math.sin(angle) * half * 0.9
            pygame.draw.line(picture, (*colour, alpha), (half, half), end, 3)
        return pygame.transform.smoothscale(picture, (size, size))

    return draw


def leaf(*colours: Colour) -> Shape:
    """A leaf that tumbles; sizes take the colours in turn."""

    def draw(size: int, turn: int) -> pygame.Surface:
        colour = colours[size % len(colours)]
        flat = pygame.Surface((size * 3, size * 3), pygame.SRCALPHA)
        high = max(3, round(size * 1.5 * (0.35 + 0.65 * abs(math.cos(turn / TURNS * 2 * math.pi)))))
        body = pygame.Rect(0, (size * 3 - high) // 2, size * 3, high)
        pygame.draw.ellipse(flat, (*colour, 215), body)
        pygame.draw.ellipse(flat, (70, 44, 24, 190), body, 2)
        pygame.draw.line(flat, (70, 44, 24, 190), (4, body.centery), (size * 3 - 4, body.centery), 2)
        return pygame.transform.smoothscale(pygame.transform.rotate(flat, turn * 360 / TURNS), (size, size))

    return draw


AUTUMN = leaf((196, 98, 48), (214, 156, 62), (158, 70, 48), (150, 140, 62))
WHITE, PALE, GREY = (255, 255, 255), (228, 240, 252), (116, 132, 152)
KINDS: dict[str, tuple[Grains | Mist | Rim, ...]] = {
    "snow": (
        Grains(soft(WHITE, 255), 120, (13, 18, 26), 14, 46, sway=16),
        Rim((236, 245, 252), 80, 80),
    ),
    "rain": (
        Grains(streak(PALE, 210, 0.28), 110, (34, 46, 58), -130, 470),
        Mist(GREY, 90, 5, (760, 300), 9),
    ),
    "sleet": (
        Grains(streak(PALE, 200, 0.2), 70, (26, 34, 44), -70, 330),
        Grains(soft(WHITE, 255), 46, (12, 17), -22, 120, sway=5),
        Rim((222, 238, 250), 100, 90),
    ),
    "hail": (
        Grains(stone, 70, (9, 12, 16), -60, 400),
        Mist(GREY, 80, 5, (760, 280), 10),
    ),
    "frost": (
        Grains(star((250, 254, 255)), 70, (22, 30, 40), 0, 0, turning=0.18, twinkling=True),
        Rim((226, 242, 252), 140, 130),
    ),
    "fog": (Mist((250, 250, 248), 72, 7, (900, 330), 13),),
    "heat": (
        Mist((255, 196, 92), 78, 4, (900, 420), 8, (0.0, 0.6)),
        Rim((255, 186, 84), 74, 120),
        Grains(soft((255, 246, 200), 230), 26, (14, 20), 3, -14, sway=9),
    ),
    "embers": (
        Grains(soft((255, 140, 40), 255), 80, (13, 18, 24), 12, -64, sway=14),
        Rim((214, 84, 30), 84, 100),
        Mist((96, 78, 70), 70, 3, (720, 260), 10, (0.0, 0.35)),
    ),
    "dust": (
        Grains(soft((206, 160, 90), 255), 90, (10, 14, 20), 62, 5, sway=7),
        Mist((222, 186, 122), 84, 5, (860, 300), 22),
    ),
    "storm": (
        Grains(AUTUMN, 30, (22, 27, 33), 320, 60, sway=46, turning=1.2),
        Grains(streak((236, 242, 248), 170, 4.0), 26, (9, 13), 560, -60),
        Mist(GREY, 110, 5, (760, 300), 52),
    ),
    "leaves": (Grains(AUTUMN, 46, (21, 26, 31, 36), 90, 44, sway=26, turning=0.5),),
}
"""Every veil by its name."""


class Veil(Drift):
    """One kind of veil over a window."""

    def __init__(self, kind: str, window: pygame.Rect, factor: float) -> None:
        self.kind = kind
        self.window = window
        self.factor = factor
        self.age = 0.0
        self.before: list[pygame.Rect] = []
        """What grains pass behind."""
        self.clear: list[pygame.Rect] = []
        """What no veil comes before."""
        self.front: list[tuple[Node, Point]] = []
        """The same for what does not fill its rectangle, such as signposts, with where each stands."""
        share = min(1.6, window.w * window.h / (FULL * factor * factor))
        self._still: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._grains: list[tuple[Grains, int, list[list[pygame.Surface]]]] = []
        self._mist: list[tuple[Mist, pygame.Surface]] = []
        for part in KINDS[kind]:
            if isinstance(part, Grains):
                self._grains.append((part, round(part.number * share), self._looks(part)))
            elif isinstance(part, Mist):
                size = round(part.size[0] * factor), round(part.size[1] * factor)
                self._mist.append((part, cloud(part.colour, part.alpha, size).convert_alpha()))
            else:
                self._still += self._edges(part)

    def _looks(self, part: Grains) -> list[list[pygame.Surface]]:
        """Each size with its turns."""
        turns = TURNS if part.turning else 1
        return [
            [part.shape(max(2, round(size * self.factor)), turn).convert_alpha() for turn in range(turns)]
            for size in part.sizes
        ]

    def _edges(self, part: Rim) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """A strip along each side that fades towards the middle."""
        deep, (wide, high) = max(2, round(part.deep * self.factor)), self.window.size
        fading = pygame.Surface((1, deep), pygame.SRCALPHA)
        for line in range(deep):
            fading.set_at((0, line), (*part.colour, round(part.alpha * (1 - line / deep) ** 1.6)))
        top = pygame.transform.scale(fading, (wide, deep)).convert_alpha()
        left = pygame.transform.rotate(pygame.transform.scale(fading, (high, deep)), 90).convert_alpha()
        return [
            (top, (0, 0)), (pygame.transform.flip(top, False, True), (0, high - deep)),
            (left, (0, 0)), (pygame.transform.flip(left, True, False), (wide - deep, 0)),
        ]  # fmt: skip

    def update(self, dt: float) -> None:
        self.age += dt

    def paint(self, surface: pygame.Surface, rest: pygame.Surface | None) -> None:
        before = surface.get_clip()
        surface.set_clip(self.window.clip(before))
        left, top = self.window.topleft
        for grains, number, looks in self._grains:
            surface.blits(self._flight(grains, number, looks), False)
        surface.blits([(picture, (left + x, top + y)) for picture, (x, y) in self._still], False)
        if rest is not None:
            surface.blits([(rest, where, where) for where in self.before], False)
        for mist, picture in self._mist:
            surface.blits([(picture, spot) for spot in self._clouds(mist, picture)], False)
        if rest is not None:
            surface.blits([(rest, where, where) for where in self.clear], False)
            for node, origin in self.front:
                node.paint(surface, origin)
        surface.set_clip(before)

    def _clouds(self, mist: Mist, picture: pygame.Surface) -> list[tuple[int, int]]:
        wide, high = picture.get_size()
        room = self.window.w + wide
        spots = []
        for number in range(mist.number):
            way = mist.across * self.factor * self.age * (0.7 + 0.6 * (number * SECOND % 1))
            x = ((number + 0.5) / mist.number * room + way) % room - wide
            low, upper = mist.band
            y = (low + (upper - low) * (number * GOLDEN % 1)) * self.window.h - high / 2
            spots.append((self.window.x + round(x), self.window.y + round(y)))
        return spots

    def _flight(
        self, grains: Grains, number: int, looks: list[list[pygame.Surface]]
    ) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        left, top, wide, high = self.window
        age, factor, edge = self.age, self.factor, 40 * self.factor
        found = []
        for one in range(number):
            turns = looks[one % len(looks)]
            pace = 0.75 + 0.5 * (one * GOLDEN % 1)
            x = one * GOLDEN * wide + grains.across * factor * pace * age
            y = one * SECOND * high + grains.down * factor * pace * age
            if grains.sway:
                x += math.sin(age * pace * 1.3 + one) * grains.sway * factor
            round_trip = age * grains.turning * pace + one * SECOND
            if grains.twinkling:
                x += int(round_trip) * 0.37 * wide
            picture = turns[int(round_trip * TURNS) % len(turns)]
            spot = left + round(x % (wide + 2 * edge) - edge), top + round(y % (high + 2 * edge) - edge)
            found.append((picture, spot))
        return found


def spread(now: Drift | None, kind: str, window: pygame.Rect, factor: float) -> Veil | None:
    """The veil of a kind over a window: the one that is there already where it is the same."""
    if not kind:
        return None
    if isinstance(now, Veil) and (now.kind, now.window, now.factor) == (kind, window, factor):
        return now
    return Veil(kind, window, factor)
