"""Tools and weapons. Local origin: where a paw holds the thing; shafts stand upright along y."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import WOOD, WOOD_LIGHT
from art.parts.critters.materials import GOLDEN, IRON
from art.parts.critters.tones import Tone, form, tone


def shaft(
    canvas: Canvas, up: float, down: float, width: float = 8, colour: str = "#9a6b3f", light: str = "#d6a86c"
) -> None:
    """A slightly bent pole from ``up`` above to ``down`` below the grip."""
    canvas.rod(f"M2 {-up} Q-3 0 0 {down}", width, colour, light, 2)
    for k in range(3):
        y = -up + (up + down) * (0.25 + 0.25 * k)
        canvas.line(f"M-1 {y:.1f} q3 5 1 11", 1.4, "#5b3a22", 0.7)


def shovel(canvas: Canvas, up: float = 90, down: float = 90) -> None:
    """Blade down, handle up."""
    shaft(canvas, up, down)
    canvas.rod(f"M-15 {-up} L18 {-up}", 8, WOOD, WOOD_LIGHT, 2)
    with canvas.moved(0, down):
        form(canvas, "M-24 -6 C-10 -14 10 -14 24 -6 C28 24 18 46 0 58 C-18 46 -28 24 -24 -6 Z", IRON, 2.8)
        canvas.line("M0 -6 V34", 1.8, IRON.dark, 0.6)


def gavel(canvas: Canvas, long: float = 64) -> None:
    """A judge's hammer, head up."""
    canvas.rod(f"M0 14 L0 {-long}", 8, WOOD, WOOD_LIGHT, 2)
    with canvas.moved(0, -long):
        form(canvas, "M-34 -17 C-30 -20 30 -20 34 -17 L34 17 C30 20 -30 20 -34 17 Z", tone("#8a5230"), 2.8)
        for x in (-24, 16):
            form(canvas, f"M{x} -21 L{x + 8} -21 L{x + 8} 21 L{x} 21 Z", GOLDEN, 2.2)


def chimney_brush(canvas: Canvas, up: float = 120, down: float = 100) -> None:
    """A sweep's round brush on a long rod."""
    shaft(canvas, up - 20, down, 6)
    with canvas.moved(2, -up):
        points = []
        for k in range(56):
            angle = math.tau * k / 56
            reach = 44 if k % 2 else 30
            points.append((reach * math.cos(angle), reach * math.sin(angle)))
        form(canvas, shapes.polygon(points), tone("#4a4244", "#9a8c84"), 2.2)
        for k in range(14):
            angle = math.tau * k / 14
            canvas.line(
                f"M{8 * math.cos(angle):.1f} {8 * math.sin(angle):.1f} L{32 * math.cos(angle):.1f} "
                f"{32 * math.sin(angle):.1f}",
                1.5,
                "#a89a8c",
                0.6,
            )
        form(canvas, shapes.ellipse(0, 0, 9, 9), GOLDEN, 2.2)


def broom(canvas: Canvas, up: float = 110, down: float = 70) -> None:
    """A besom, twigs down."""
    shaft(canvas, up, down)
    with canvas.moved(0, down):
        form(canvas, "M-9 -10 L9 -10 C16 20 26 44 32 62 L-32 62 C-26 44 -16 20 -9 -10 Z", tone("#c49a56"), 2.6)
        for x in (-20, -10, 0, 10, 20):
            canvas.line(f"M{x * 0.3:.1f} 6 L{x} 60", 1.5, "#7a5424", 0.7)
        canvas.line("M-11 2 Q0 6 11 2 M-12 8 Q0 12 12 8", 3, "#8c3b2e")


def pickaxe(canvas: Canvas, up: float = 84, down: float = 70) -> None:
    """A miner's pick, iron up."""
    shaft(canvas, up, down, 9)
    with canvas.moved(2, -up):
        form(
            canvas,
            "M-76 18 C-50 -14 -18 -22 0 -20 C18 -22 50 -14 76 18 C50 2 20 0 0 2 C-20 0 -50 2 -76 18 Z",
            IRON,
            2.8,
        )
        form(canvas, "M-11 -24 L11 -24 L12 8 L-12 8 Z", IRON, 2.4)


def scythe(canvas: Canvas, up: float = 130, down: float = 110, side: int = -1) -> None:
    """A reaper's scythe, blade up to ``side``."""
    shaft(canvas, up, down, 8)
    with canvas.moved(2, -up, mirror=side > 0):
        form(canvas, "M8 -8 C-40 -22 -88 0 -112 44 C-80 18 -40 8 6 12 Z", IRON, 2.8)
        canvas.line("M0 8 Q-44 4 -92 28", 1.8, "#eef2f0")


def sickle(canvas: Canvas, side: int = 1) -> None:
    """A small curved blade on a handle."""
    with canvas.moved(0, 0, mirror=side < 0):
        form(
            canvas, "M-3 -14 C6 -30 40 -40 58 -16 C74 10 52 40 24 44 C46 30 52 8 40 -6 C28 -18 12 -14 6 -8 Z", IRON, 2.6
        )
        canvas.rod("M0 -12 L-4 20", 9, WOOD, WOOD_LIGHT, 2)


def crook(canvas: Canvas, up: float = 170, down: float = 140, side: int = -1) -> None:
    """A shepherd's staff with its hook to ``side``."""
    d = (
        f"M0 {down} Q-4 0 0 {-up + 40} C2 {-up - 6} {side * 50} {-up - 16} {side * 52} {-up + 26} C{side * 52} "
        f"{-up + 42} {side * 36} {-up + 44} {side * 32} {-up + 32}"
    )
    canvas.rod(d, 8.5, "#a2733f", "#e0b67c", 2.1)


def staff(canvas: Canvas, up: float = 130, down: float = 120) -> None:
    """A knotty walking staff."""
    shaft(canvas, up, down, 9)
    form(canvas, shapes.ellipse(3, -up, 10, 11), tone(WOOD), 2.4)
    canvas.line(f"M0 {-up + 36} q-9 -6 -12 -16", 5, "#5b3a22")


def carving_knife(canvas: Canvas) -> None:
    """A short knife, blade up."""
    form(canvas, "M-6 -10 C-8 -34 -2 -54 8 -62 C12 -40 10 -22 7 -10 Z", IRON, 2.4)
    canvas.rod("M0 -8 L0 20", 10, "#7a4a2c", "#c08a58", 2)


def dividers(canvas: Canvas, spread: float = 17, long: float = 92) -> None:
    """A draughtsman's brass compass, points down, held at its head."""
    for side in (-1, 1):
        with canvas.moved(0, -8, rotate=-side * spread):
            form(canvas, f"M-5 0 L5 0 L3 {long * 0.62:.1f} L-3 {long * 0.62:.1f} Z", GOLDEN, 2.2)
            form(canvas, f"M-3 {long * 0.62:.1f} L3 {long * 0.62:.1f} L0 {long} Z", IRON, 1.9)
    form(canvas, shapes.ellipse(0, -8, 11, 11), GOLDEN, 2.4)
    canvas.rod("M0 -18 L0 -30", 6, GOLDEN.base, GOLDEN.light, 1.8)


def bow(canvas: Canvas, tall: float = 230, side: int = 1) -> None:
    """A longbow, gripped in its middle, its belly to ``side``."""
    half = tall / 2
    d = (
        f"M{-side * 22} {-half} C{side * 2} {-half * 0.8:.1f} {side * 14} {-half * 0.3:.1f} 0 0 C{side * 14} "
        f"{half * 0.3:.1f} {side * 2} {half * 0.8:.1f} {-side * 22} {half}"
    )
    canvas.line(f"M{-side * 22} {-half} L{-side * 22} {half}", 1.6, "#efe3c6")
    canvas.rod(d, 7.5, "#8a5230", "#d09a62", 2.1)
    canvas.line("M-1 -16 L-1 16", 9, "#4a6a3a")


def quiver(canvas: Canvas, fletching: Tone) -> None:
    """A quiver of arrows standing at its foot; put it behind a shoulder."""
    for x, lean in ((-10, -4), (0, 2), (10, 7)):
        with canvas.moved(x, -84, rotate=lean):
            canvas.line("M0 20 V-30", 3, "#8a6238")
            form(canvas, "M0 -40 C-9 -34 -9 -22 -8 -12 L0 -18 L8 -12 C9 -22 9 -34 0 -40 Z", fletching, 2)
    form(canvas, "M-22 -84 L22 -84 L16 4 Q0 12 -16 4 Z", tone("#7d5230"), 2.7)
    form(canvas, "M-24 -88 L24 -88 L23 -74 L-23 -74 Z", GOLDEN, 2.2)


def sceptre(canvas: Canvas, up: float = 88, down: float = 70) -> None:
    """A golden staff of rule with a jewel."""
    canvas.rod(f"M0 {-up} L0 {down}", 8, GOLDEN.base, GOLDEN.light, 2)
    form(canvas, shapes.ellipse(0, down, 8, 8), GOLDEN, 2.2)
    with canvas.moved(0, -up):
        form(canvas, "M-20 0 C-24 -22 -8 -26 0 -44 C8 -26 24 -22 20 0 C12 8 -12 8 -20 0 Z", GOLDEN, 2.6)
        form(canvas, shapes.ellipse(0, -8, 9, 10), tone("#b23a48"), 2.1)
        canvas.ellipse(-3, -12, 2.6, 3, "#fff0e6", 0)


def pointer(canvas: Canvas, up: float = 120, down: float = 30) -> None:
    """A teacher's thin stick."""
    canvas.rod(f"M0 {-up} L0 {down}", 4.6, "#b98d57", "#f0d6a4", 1.7)
    canvas.ellipse(0, -up, 4.6, 4.6, "#8c3b2e", 1.8)


def pole(canvas: Canvas, up: float = 200, down: float = 140) -> None:
    """A bargeman's long pole."""
    canvas.rod(f"M3 {-up} Q-2 0 0 {down}", 9, "#8d6a44", "#d2ab78", 2.1)
    for k in range(4):
        y = -up + (up + down) * (0.15 + 0.22 * k)
        canvas.line(f"M-4 {y:.0f} q5 4 8 0", 1.6, "#5b3a22", 0.8)
