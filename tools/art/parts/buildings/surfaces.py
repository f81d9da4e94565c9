"""Where the points of a wall or a roof lie: flat faces and turned bodies with a (u, v) grid on them.

u runs from 0 (left) to 1 (right), v from 0 (top) to 1 (bottom). Materials and openings are drawn through this grid.
"""

import math
from collections.abc import Sequence

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.shapes import Point
from art.parts.buildings.geometry import clipped, resampled

SQUARE: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))


class Surface:
    """Base of all surfaces; a subclass says where (u, v) lies."""

    curved = False  # edges along u are bows, so they are drawn in several steps
    bounds: Sequence[Point] = SQUARE  # the convex part of the grid that exists

    def at(self, u: float, v: float) -> Point:
        """The point of the page that belongs to (u, v)."""
        raise NotImplementedError

    def mapped(self, grid: Sequence[Point]) -> list[Point]:
        """Several grid points on the page."""
        return [self.at(u, v) for u, v in grid]

    def width(self, v: float = 0.5) -> float:
        """Width on the page at height v."""
        return math.dist(self.at(0, v), self.at(1, v))

    def height(self) -> float:
        """Height on the page along the middle."""
        return math.dist(self.at(0.5, 0), self.at(0.5, 1))

    def outline(self) -> str:
        """The border of the surface."""
        return shapes.polygon(self.mapped(self._stepped(list(self.bounds))))

    def cell(self, u0: float, v0: float, u1: float, v1: float) -> str:
        """A piece of the grid as a path, cut at the bounds; empty when nothing is left."""
        grid = clipped([(u0, v0), (u1, v0), (u1, v1), (u0, v1)], self.bounds)
        return shapes.polygon(self.mapped(self._stepped(grid))) if grid else ""

    def blob(self, grid: Sequence[Point], tension: float = 0.8) -> str:
        """A soft shape through grid points, cut at the bounds; empty when nothing is left."""
        inside = clipped(list(grid), self.bounds)
        return shapes.smooth(self.mapped(inside), tension=tension) if len(inside) > 2 else ""

    def box(self, u: float, v: float, width: float, height: float) -> "Patch":
        """A piece around (u, v) with a size in units of the page: the place for a window or door."""
        du, dv = width / self.width(v) / 2, height / self.height() / 2
        return Patch(self, u - du, v - dv, u + du, v + dv)

    def sub(self, u0: float, v0: float, u1: float, v1: float) -> "Patch":
        """A piece of the grid as a surface of its own."""
        return Patch(self, u0, v0, u1, v1)

    def shades(self, canvas: Canvas, light: str, dark: str, strength: float = 0.6) -> tuple[str, ...]:
        """Gradients that give the surface its volume: light at the upper left, dark at the lower right."""
        reach = max(self.width(), self.height())
        left, right = self.at(0.3, 0.2), self.at(1, 1)
        middle = self.at(0.45, 0.4)
        return (
            canvas.glow(*left, reach * 0.75, light, strength),
            canvas.fade(*middle, *right, dark, strength * 0.9),
        )

    def _stepped(self, grid: list[Point]) -> list[Point]:
        """More points along the edges when the surface is curved."""
        if not self.curved:
            return grid
        points: list[Point] = []
        for k, (u0, v0) in enumerate(grid):
            u1, v1 = grid[(k + 1) % len(grid)]
            steps = max(1, math.ceil(abs(u1 - u0) * 14), math.ceil(abs(v1 - v0) * 14))
            points += [(u0 + (u1 - u0) * s / steps, v0 + (v1 - v0) * s / steps) for s in range(steps)]
        return points


class Face(Surface):
    """A flat wall or roof slope with four corners: upper left, upper right, lower right, lower left.

    ``sag`` lets the middle of the upper and lower edge hang by that much (old roofs). ``bounds`` cuts the face to
    a convex shape of its grid, such as ``GABLE`` or an arch.
    """

    def __init__(
        self,
        upper_left: Point,
        upper_right: Point,
        lower_right: Point,
        lower_left: Point,
        sag: float = 0.0,
        bounds: Sequence[Point] = SQUARE,
    ) -> None:
        self.corners = (upper_left, upper_right, lower_right, lower_left)
        self.sag = sag
        self.bounds = bounds
        self.curved = sag != 0

    @classmethod
    def upright(
        cls, x: float, y: float, width: float, height: float, flare: float = 0.0, lean: float = 0.0, sag: float = 0.0
    ) -> "Face":
        """A wall standing with the middle of its foot at (x, y); ``flare`` widens the top, ``lean`` shifts it."""
        half = width / 2
        top = y - height
        return cls((x - half - flare + lean, top), (x + half + flare + lean, top), (x + half, y), (x - half, y), sag)

    def at(self, u: float, v: float) -> Point:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.corners
        top = (ax + (bx - ax) * u, ay + (by - ay) * u)
        foot = (dx + (cx - dx) * u, dy + (cy - dy) * u)
        hang = self.sag * 4 * u * (1 - u)
        return top[0] + (foot[0] - top[0]) * v, top[1] + (foot[1] - top[1]) * v + hang


class Lathe(Surface):
    """A body turned around an upright axis at ``x``: towers, cones, domes, caps, kettles.

    ``profile`` lists (half width, y) from top to bottom; ``soft`` joins the points by curves. ``tilt`` is how much
    the circles are seen from above (height to width), ``lean`` shifts the top sideways.
    """

    curved = True

    def __init__(
        self, x: float, profile: Sequence[Point], tilt: float = 0.14, lean: float = 0.0, soft: bool = True
    ) -> None:
        self.x = x
        self.tilt = tilt
        self.lean = lean
        self.profile = resampled(profile, soft)
        self.top, self.foot = profile[0][1], profile[-1][1]

    @classmethod
    def tower(
        cls, x: float, y: float, width: float, height: float, flare: float = 0.0, tilt: float = 0.14, lean: float = 0.0
    ) -> "Lathe":
        """A round tower with its foot at (x, y); a positive ``flare`` makes its foot wider by that much each side."""
        half = width / 2
        profile = [(half, y - height), (half, y - height * 0.4), (half + flare * 0.35, y - height * 0.15)]
        return cls(x, [*profile, (half + flare, y)], tilt, lean)

    @classmethod
    def cone(
        cls, x: float, y: float, width: float, height: float, tilt: float = 0.14, lean: float = 0.0, curve: float = 0.0
    ) -> "Lathe":
        """A pointed roof with its eaves' middle at (x, y); ``curve`` > 0 sweeps it in like a witch's hat."""
        half = width / 2
        profile = [
            (0.5, y - height),
            (half * (0.32 - curve * 0.14), y - height * 0.66),
            (half * (0.64 - curve * 0.2), y - height * 0.33),
            (half, y),
        ]
        return cls(x, profile, tilt, lean)

    @classmethod
    def dome(
        cls, x: float, y: float, width: float, height: float, tilt: float = 0.14, lean: float = 0.0, onion: float = 0.0
    ) -> "Lathe":
        """A dome on (x, y); with ``onion`` its belly swells and its top draws out into a point."""
        half = width / 2
        if onion:
            belly = half * (1 + 0.22 * onion)
            profile = [(0.5, y - height), (half * 0.16, y - height * 0.8), (belly * 0.62, y - height * 0.56)]
            profile += [(belly, y - height * 0.3), (belly * 0.96, y - height * 0.14), (half * 0.8, y)]
            return cls(x, profile, tilt, lean)
        profile = [(half * math.cos(a), y - height * math.sin(a)) for a in (1.5, 1.2, 0.9, 0.6, 0.3, 0.0)]
        return cls(x, profile, tilt, lean)

    def at(self, u: float, v: float) -> Point:
        half, y = self._ring(v)
        angle = (u - 0.5) * math.pi
        height = self.foot - self.top
        shift = self.lean * (self.foot - y) / height if height else 0.0
        return self.x + shift + half * math.sin(angle), y + half * self.tilt * math.cos(angle)

    def shades(self, canvas: Canvas, light: str, dark: str, strength: float = 0.6) -> tuple[str, ...]:
        reach = max(half for half, _ in self.profile)
        left, right = self.x - reach + self.lean * 0.4, self.x + reach + self.lean * 0.4
        across = canvas.linear(
            left, 0, right, 0, (0, light, strength * 0.5), (0.26, light, strength), (0.5, light, 0), (0.52, dark, 0),
            (1, dark, strength * 1.1),
        )  # fmt: skip
        return (across,)

    def rim(self, v: float = 0.0) -> str:
        """The full ring at height v, for open tops and lids."""
        half, y = self._ring(v)
        x, _ = self.at(0.5, v)
        return shapes.ellipse(x, y, half, half * self.tilt)

    def _ring(self, v: float) -> Point:
        last = len(self.profile) - 1
        place = v * last
        k = max(0, min(last - 1, math.floor(place)))
        t = place - k
        (h0, y0), (h1, y1) = self.profile[k], self.profile[k + 1]
        return max(0.0, h0 + (h1 - h0) * t), y0 + (y1 - y0) * t


class Patch(Surface):
    """A rectangle of another surface's grid."""

    def __init__(self, whole: Surface, u0: float, v0: float, u1: float, v1: float) -> None:
        self.whole = whole
        self.window = (u0, v0, u1, v1)
        self.curved = whole.curved

    def at(self, u: float, v: float) -> Point:
        u0, v0, u1, v1 = self.window
        return self.whole.at(u0 + (u1 - u0) * u, v0 + (v1 - v0) * v)
