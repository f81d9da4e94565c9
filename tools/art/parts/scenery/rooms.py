"""Interiors: a timbered room and a stone hall, with windows and shelves."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import STONE, STONE_DARK, STONE_LIGHT, WINDOW_GLOW, WOOD, WOOD_DARK, WOOD_LIGHT
from art.parts.scenery.land import stone_wall

Daylight = tuple[str, str]
DAY: Daylight = ("#a9cfd2", "#f8efc8")
POTS = ("#b0503a", "#6f8f45", "#4f7f94", "#d79b3c", "#7d5a86", "#c9a878")


def indoor_room(
    canvas: Canvas,
    wall: tuple[str, str, str] = ("#d9bd8c", "#f6e4ba", "#8a6238"),
    floor: tuple[str, str] = ("#9a6b3f", "#4f3018"),
    horizon: float | None = None,
    seed: int = 0,
    beams: bool = True,
) -> None:
    """A plastered room: wall lit from the upper left, beams under the ceiling, plank floor from ``horizon`` down."""
    rng = random.Random(seed)
    body, light, dark = wall
    width, height = canvas.width, canvas.height
    edge = height * 0.74 if horizon is None else horizon
    canvas.cover(body)
    canvas.cover(canvas.glow(width * 0.22, height * 0.2, width * 0.7, light, 0.95))
    canvas.cover(canvas.fade(width * 0.45, height * 0.2, width, height * 0.8, dark, 0.65))
    for _ in range(16):
        px, py = rng.uniform(0, width), rng.uniform(30, edge)
        canvas.brush(
            f"M{shapes.point(px, py)} q8 {rng.uniform(-4, 4):.1f} {rng.uniform(14, 30):.1f} 0", 1.6, dark, 0.25
        )
    canvas.path(
        f"M0 {edge} H{width} V{height} H0 Z",
        floor[0],
        2,
        (canvas.fade(0, edge, 0, height, floor[1], 0.7), canvas.glow(width * 0.3, edge, width * 0.5, "#e9bd84", 0.5)),
    )
    for k in range(-6, 7):
        foot = width / 2 + k * width * 0.17
        canvas.line(f"M{width / 2 + k * width * 0.09:.1f} {edge} L{foot:.1f} {height}", 1.5, floor[1], 0.55)
    canvas.rod(f"M0 {edge} H{width}", 7, WOOD, WOOD_LIGHT, 1.4)
    if beams:
        _beam(canvas, f"M-10 14 Q{width / 2} 22 {width + 10} 12", 24)
        for side in (0.04, 0.96):
            _beam(canvas, f"M{width * side:.1f} 22 L{width * side + 3:.1f} {edge - 4}", 17)


def stone_hall(
    canvas: Canvas,
    colours: tuple[str, str, str] = (STONE, STONE_LIGHT, STONE_DARK),
    seed: int = 0,
    horizon: float | None = None,
    light_tint: str = "#ffe6b0",
) -> None:
    """A vaulted stone room: masonry, two pillars, flagstones."""
    width, height = canvas.width, canvas.height
    body, _, dark = colours
    edge = height * 0.76 if horizon is None else horizon
    stone_wall(canvas, 0, 0, width, edge, seed, colours, height * 0.085)
    canvas.cover(canvas.glow(width * 0.35, height * 0.3, width * 0.55, light_tint, 0.55))
    canvas.cover(canvas.linear(0, 0, width, 0, (0, dark, 0.55), (0.3, dark, 0), (0.65, dark, 0.1), (1, dark, 0.75)))
    canvas.path(
        f"M0 {edge} H{width} V{height} H0 Z",
        body,
        2,
        (canvas.fade(0, edge, 0, height, dark, 0.75), canvas.glow(width * 0.35, edge, width * 0.5, light_tint, 0.6)),
    )
    for k in range(-5, 6):
        canvas.line(
            f"M{width / 2 + k * width * 0.1:.1f} {edge} L{width / 2 + k * width * 0.2:.1f} {height}", 1.5, dark, 0.6
        )
    for t in (0.25, 0.6):
        canvas.line(f"M0 {edge + (height - edge) * t:.1f} H{width}", 1.5, dark, 0.6)
    for side in (0.07, 0.93):
        _pillar(canvas, width * side, edge + 8, height, colours)


def arch_window(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: Daylight = DAY, lit: bool = False
) -> None:
    """A round-topped window 70 wide and 100 high with (x, y) at the middle of its sill."""
    glass = ("#f8cf6a", WINDOW_GLOW) if lit else colours
    with canvas.moved(x, y, scale):
        outline = "M-32 0 L-32 -60 C-32 -84 -16 -98 0 -98 C16 -98 32 -84 32 -60 L32 0 Z"
        canvas.path(outline, WOOD_DARK, 9, (), WOOD)
        canvas.path(outline, glass[0], 2.4, (canvas.glow(-8, -40, 60, glass[1], 0.95),))
        canvas.rod("M0 -96 V0", 4, WOOD, WOOD_LIGHT, 1.2)
        canvas.rod("M-31 -52 H31", 4, WOOD, WOOD_LIGHT, 1.2)
        canvas.path("M-44 0 H44 L40 11 H-40 Z", WOOD, 2.4, (canvas.glow(-18, 2, 30, WOOD_LIGHT, 0.85),))


def round_window(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: Daylight = DAY, lit: bool = False
) -> None:
    """A round burrow window, 70 across, centred on (x, y)."""
    glass = ("#f8cf6a", WINDOW_GLOW) if lit else colours
    with canvas.moved(x, y, scale):
        canvas.ellipse(
            0,
            0,
            37,
            37,
            WOOD,
            2.6,
            (canvas.glow(-14, -16, 40, WOOD_LIGHT, 0.9), canvas.fade(0, 0, 28, 30, WOOD_DARK, 0.7)),
        )
        canvas.ellipse(0, 0, 28, 28, glass[0], 2.4, (canvas.glow(-6, -6, 32, glass[1], 0.95),))
        canvas.rod("M0 -27 V27", 3.6, WOOD, WOOD_LIGHT, 1.1)
        canvas.rod("M-27 0 H27", 3.6, WOOD, WOOD_LIGHT, 1.1)


def shelf(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, ...] = POTS,
    width: float = 120,
    goods: str = "mixed",
) -> None:
    """A wall shelf to the right of (x, y) carrying ``goods``: "books", "jars" or "mixed"."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        left = 4.0
        while left < width - 12:
            kind = goods if goods != "mixed" else rng.choice(("books", "jars"))
            tone = rng.choice(colours)
            left += _book_spine(canvas, left, tone, rng) if kind == "books" else _jar(canvas, left, tone, rng)
        canvas.path(
            f"M-4 0 H{width + 4} V7 H-4 Z", WOOD, 2.2, (canvas.glow(width * 0.3, 0, width * 0.6, WOOD_LIGHT, 0.8),)
        )
        for bracket in (8, width - 14):
            canvas.path(f"M{bracket} 7 h8 l-2 14 Z", WOOD, 1.8)


def _book_spine(canvas: Canvas, left: float, tone: str, rng: random.Random) -> float:
    wide, tall = rng.uniform(7, 12), rng.uniform(26, 38)
    with canvas.moved(left, 0, rotate=rng.choice((0, 0, 0, 6))):
        canvas.path(
            shapes.rounded(0, -tall, wide, tall, 1),
            tone,
            1.6,
            (canvas.linear(0, 0, wide, 0, (0, "#fff3d0", 0.5), (1, "#2a160c", 0.5)),),
        )
        canvas.line(f"M1 {-tall * 0.8:.1f} h{wide - 2:.1f} M1 {-tall * 0.25:.1f} h{wide - 2:.1f}", 1.1, "#f3d27a", 0.8)
    return wide + 1.5


def _jar(canvas: Canvas, left: float, tone: str, rng: random.Random) -> float:
    wide, stretch = rng.uniform(16, 22), rng.uniform(1.0, 1.4)
    with canvas.moved(left + wide / 2, 0, wide / 20, stretch=stretch):
        shade = (canvas.glow(-4, -15, 14, "#fff3d0", 0.75), canvas.fade(0, 0, 10, 0, "#2a160c", 0.45))
        canvas.path("M-6 -22 C-12 -16 -10 -3 -7 0 H7 C10 -3 12 -16 6 -22 Z", tone, 1.7, shade)
        canvas.path(shapes.rounded(-7, -26, 14, 5, 2), "#c9a878", 1.5)
    return wide + 5


def _beam(canvas: Canvas, d: str, width: float) -> None:
    canvas.brush(d, width + 4, "#2e1c10")
    canvas.brush(d, width, WOOD)
    canvas.brush(d, width * 0.4, WOOD_LIGHT, 0.35)


def _pillar(canvas: Canvas, x: float, foot: float, height: float, colours: tuple[str, str, str]) -> None:
    body, light, dark = colours
    half = height * 0.065
    shade = (canvas.linear(x - half, 0, x + half, 0, (0, light, 0.85), (0.45, light, 0), (1, dark, 0.75)),)
    canvas.path(shapes.rounded(x - half, -8, half * 2, foot + 4), body, 2.6, shade)
    for t in (0.2, 0.42, 0.64, 0.85):
        canvas.line(f"M{x - half:.1f} {foot * t:.1f} q{half:.1f} 5 {half * 2:.1f} 0", 1.4, dark, 0.6)
    canvas.path(shapes.rounded(x - half * 1.35, foot - 12, half * 2.7, 18, 3), body, 2.4, shade)
