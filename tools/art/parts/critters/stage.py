"""Dressing for backdrops: what makes a meadow a graveyard and a room a tavern. Canvas coordinates, (x, y) the foot."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import WOOD, WOOD_DARK, WOOD_LIGHT
from art.parts import scenery
from art.parts.critters.limbs import limb
from art.parts.critters.materials import PLANK, STONE
from art.parts.critters.tones import Tone, form, tone


def gravestone(canvas: Canvas, x: float, y: float, scale: float = 1.0, lean: float = 0.0, kind: str = "round") -> None:
    """A mossy headstone: round, cross or broken."""
    with canvas.moved(x, y, scale, rotate=lean):
        canvas.spot(4, 2, 46, 9, "#1c1a20", 0.6)
        if kind == "cross":
            form(
                canvas,
                "M-9 2 L-9 -44 L-28 -44 L-28 -62 L-9 -62 L-9 -86 L9 -86 L9 -62 L28 -62 L28 -44 L9 -44 L9 2 Z",
                STONE,
                2.6,
            )
        elif kind == "broken":
            form(canvas, "M-30 2 L-30 -44 L-16 -36 L-4 -54 L8 -40 L20 -50 L30 -38 L30 2 Z", STONE, 2.6)
        else:
            form(canvas, "M-30 2 L-30 -50 C-30 -84 30 -84 30 -50 L30 2 Z", STONE, 2.6)
            canvas.line("M-14 -50 h28 M-14 -38 h28 M-10 -26 h18", 2, STONE.dark, 0.7)
        canvas.spot(-14, -4, 20, 9, "#6f8f45", 0.8)
        scenery.grass(canvas, -22, 4, 1.2, 5)
        scenery.grass(canvas, 24, 4, 1.1, 8)


def bare_tree(canvas: Canvas, x: float, y: float, scale: float = 1.0, bark: Tone | None = None) -> None:
    """A leafless twisted tree, 240 high, its branches tapering to twigs."""
    wood = bark or tone("#4a3a40")
    branches = (
        (((0, 6), (-8, -70), (4, -150)), 19, 9),
        (((-2, -92), (-38, -120), (-56, -176)), 10, 3.5),
        (((2, -116), (34, -140), (48, -206)), 9, 3),
        (((4, -144), (-8, -190), (4, -240)), 8, 2.5),
        (((-40, -132), (-66, -140), (-96, -172)), 6, 2.5),
        (((34, -148), (58, -160), (86, -196)), 6, 2.5),
        (((-2, -180), (-18, -200), (-22, -226)), 4.5, 2),
        (((46, -190), (62, -206), (64, -230)), 4, 2),
    )
    with canvas.moved(x, y, scale):
        for points, start, end in branches:
            limb(canvas, points, start, end, wood, 2.2)
        canvas.line("M-6 -30 q6 10 2 24 M4 -70 q-5 10 0 20", 1.8, wood.dark, 0.8)


def bunting(
    canvas: Canvas,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    sag: float = 34,
    colours: tuple[str, ...] = ("#b0503a", "#d79b3c", "#4f7f94", "#6f8f45", "#7d5a86"),
) -> None:
    """A line of small flags between two points."""
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2 + sag * 2
    canvas.line(f"M{x0} {y0} Q{mx} {my} {x1} {y1}", 2)
    count = max(4, int(abs(x1 - x0) / 34))
    for k in range(count):
        t = (k + 0.5) / count
        px = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1
        py = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1
        with canvas.moved(px, py, rotate=(t - 0.5) * -24):
            form(canvas, "M-11 0 L11 0 L0 24 Z", tone(colours[k % len(colours)]), 2)


def tent(canvas: Canvas, x: float, y: float, first: Tone, second: Tone, scale: float = 1.0) -> None:
    """A striped fairground tent, 150 wide and 170 high."""
    with canvas.moved(x, y, scale):
        for k in range(6):
            left, right = -66 + k * 22, -44 + k * 22
            form(
                canvas,
                f"M{left} -84 L{right} -84 L{right * 1.06:.1f} 0 L{left * 1.06:.1f} 0 Z",
                first if k % 2 else second,
                1.8,
            )
            form(
                canvas,
                f"M0 -160 L{left * 1.2:.1f} -80 Q{(left + right) * 0.6:.1f} -66 {right * 1.2:.1f} -80 Z",
                second if k % 2 else first,
                1.8,
            )
        canvas.line("M0 -160 V-182", 3)
        form(canvas, "M0 -182 L26 -174 L0 -166 Z", first, 1.8)


def roof(canvas: Canvas, y: float, tiles: Tone, course: float = 24, tilt: float = 0.0, seed: int = 0) -> None:
    """Rows of roof tiles from ``y`` to the foot of the page."""
    rng = random.Random(seed)
    with canvas.moved(canvas.width / 2, y, rotate=tilt):
        half = canvas.width * 0.6
        form(canvas, f"M{-half} 0 L{half} 0 L{half} 260 L{-half} 260 Z", tiles, 0)
        rows = int(260 / course) + 1
        for row in range(rows):
            top = row * course
            shift = (row % 2) * 17
            x = -half - shift
            while x < half:
                d = (
                    f"M{x:.1f} {top} L{x + 34:.1f} {top} L{x + 34:.1f} {top + course * 0.7:.1f} Q{x + 17:.1f} "
                    f"{top + course * 1.35:.1f} {x:.1f} {top + course * 0.7:.1f} Z"
                )
                form(canvas, d, tiles, 1.6, rng.uniform(0.2, 0.8), rng.uniform(0.3, 0.6))
                x += 34
        canvas.rod(f"M{-half} 0 H{half}", 13, tiles.base, tiles.light, 2.2)


def chimney(canvas: Canvas, x: float, y: float, scale: float = 1.0, smoking: bool = True) -> None:
    """A brick chimney 60 wide and 110 high."""
    with canvas.moved(x, y, scale):
        if smoking:
            scenery.smoke(canvas, 0, -112, 1.3, 3)
        brick = Tone("#a8573c", "#dc9668", "#4c2018")
        form(canvas, "M-26 0 L-24 -96 L24 -96 L26 0 Z", brick, 2.6)
        for row in range(6):
            y0 = -16 * row - 4
            canvas.line(f"M-25 {y0} H25", 1.4, brick.dark, 0.7)
            for k in (-12, 4) if row % 2 else (-4, 14):
                canvas.line(f"M{k} {y0} v-14", 1.3, brick.dark, 0.7)
        form(canvas, "M-32 -94 L32 -94 L32 -110 L-32 -110 Z", brick, 2.5)


def cave(canvas: Canvas, rock: Tone, seed: int = 0) -> None:
    """A mine gallery: rock walls around a dim opening, timber props, a floor."""
    rng = random.Random(seed)
    canvas.cover(rock.dark)
    width, height = canvas.width, canvas.height
    canvas.cover(canvas.glow(width * 0.5, height * 0.42, width * 0.46, "#c98a4a", 0.75))
    for _ in range(70):
        angle = rng.uniform(0, math.tau)
        reach = rng.uniform(0.62, 1.15)
        x = width * 0.5 + math.cos(angle) * width * 0.5 * reach
        y = height * 0.46 + math.sin(angle) * height * 0.58 * reach
        size = rng.uniform(16, 40)
        form(
            canvas,
            shapes.pebbly(x, y, size * 1.2, size, rng),
            rock,
            1.8,
            rng.uniform(0.15, 0.6),
            0.8,
        )
    for side in (0.13, 0.87):
        canvas.rod(f"M{width * side:.0f} {height} L{width * side + 4:.0f} 30", 24, PLANK.base, PLANK.light, 2.4)
    canvas.rod(f"M{width * 0.06:.0f} 34 Q{width / 2} 22 {width * 0.94:.0f} 36", 26, PLANK.base, PLANK.light, 2.4)
    form(
        canvas,
        f"M0 {height * 0.86:.0f} Q{width * 0.5} {height * 0.78:.0f} {width} {height * 0.86:.0f} L{width} "
        f"{height} L0 {height} Z",
        rock,
        2.2,
    )


def crystal(canvas: Canvas, x: float, y: float, colour: str, scale: float = 1.0) -> None:
    """A cluster of three shining crystals."""
    gem = tone(colour, "#ffffff")
    with canvas.moved(x, y, scale):
        canvas.spot(0, -20, 50, 44, colour, 0.5)
        for px, lean, tall in ((-12, -20, 36), (12, 18, 34), (0, 0, 52)):
            with canvas.moved(px, 0, rotate=lean):
                form(canvas, f"M-9 2 L-11 {-tall * 0.66:.0f} L0 {-tall} L11 {-tall * 0.66:.0f} L9 2 Z", gem, 2.2)
                canvas.line(
                    f"M-2 0 L-3 {-tall * 0.64:.0f} L0 {-tall} M-3 {-tall * 0.64:.0f} L-11 {-tall * 0.66:.0f}",
                    1.3,
                    "#ffffff",
                    0.8,
                )


def wheat_field(canvas: Canvas, y: float, seed: int = 0, rows: int = 4) -> None:
    """Standing corn from ``y`` down to the foot of the page."""
    rng = random.Random(seed)
    height = canvas.height - y
    canvas.path(
        f"M0 {y} Q{canvas.width / 2} {y - 14} {canvas.width} {y} L{canvas.width} {canvas.height} L0 {canvas.height} Z",
        "#c99a3c",
        0,
        (canvas.fade(0, y, 0, canvas.height, "#7a5420", 0.7),),
    )
    for row in range(rows):
        foot = y + height * (row + 0.8) / rows
        for _ in range(34):
            x = rng.uniform(-10, canvas.width + 10)
            lean, tall = rng.uniform(-8, 12), rng.uniform(34, 50) * (0.6 + 0.15 * row)
            canvas.brush(
                f"M{x:.1f} {foot:.1f} Q{x:.1f} {foot - tall * 0.6:.1f} {x + lean:.1f} {foot - tall:.1f}", 2.2, "#a87a2c"
            )
            canvas.ellipse(
                x + lean,
                foot - tall - 5,
                3.6,
                9,
                rng.choice(("#e8c05c", "#f2d684", "#d8a844")),
                1.1,
                ink_colour="#8a5f1e",
            )


def jetty(canvas: Canvas, y: float, left: float, right: float) -> None:
    """A plank landing stage on posts."""
    for x in (left + 14, (left + right) / 2, right - 14):
        canvas.rod(f"M{x:.0f} {y + 4} V{y + 60}", 13, PLANK.base, PLANK.light, 2.2)
    count = int((right - left) / 26)
    for k in range(count):
        x = left + k * 26
        form(canvas, f"M{x} {y} L{x + 25} {y} L{x + 28} {y + 16} L{x + 1} {y + 16} Z", PLANK, 2)


def scaffold(canvas: Canvas, x: float, y: float, wide: float = 150, tall: float = 200) -> None:
    """The raw frame of a house being built, with rafters."""
    timber = Tone("#b98a52", "#eccb92", "#5f3d1c")
    half = wide / 2
    beams = [
        f"M{x - half} {y} V{y - tall * 0.6:.0f}",
        f"M{x + half} {y} V{y - tall * 0.6:.0f}",
        f"M{x} {y} V{y - tall:.0f}",
    ]
    beams += [
        f"M{x - half - 8} {y - tall * 0.6:.0f} H{x + half + 8}",
        f"M{x - half - 4} {y - tall * 0.3:.0f} H{x + half + 4}",
    ]
    beams += [
        f"M{x - half - 14} {y - tall * 0.55:.0f} L{x} {y - tall:.0f} L{x + half + 14} {y - tall * 0.55:.0f}",
        f"M{x - half} {y - tall * 0.3:.0f} L{x} {y}",
    ]
    for d in beams:
        canvas.rod(d, 9, timber.base, timber.light, 1.9)


def hanging_lights(canvas: Canvas, x0: float, y0: float, x1: float, y1: float, sag: float = 26, count: int = 6) -> None:
    """A string of paper lanterns glowing in the evening."""
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2 + sag * 2
    canvas.line(f"M{x0} {y0} Q{mx} {my} {x1} {y1}", 1.8)
    for k in range(count):
        t = (k + 0.5) / count
        px = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1
        py = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1
        colour = ("#f2b04a", "#e8785a", "#f6d884")[k % 3]
        canvas.spot(px, py + 12, 40, 40, "#ffd98a", 0.6)
        form(canvas, shapes.ellipse(px, py + 12, 10, 12), Tone(colour, "#fffbe0", "#a8521c"), 2)
        canvas.line(f"M{px - 5:.1f} {py + 1:.1f} h10 M{px - 5:.1f} {py + 23:.1f} h10", 2.4, WOOD_DARK)


def signpost(canvas: Canvas, x: float, y: float, boards: int = 2, tall: float = 150) -> None:
    """A wayside post with pointing boards."""
    with canvas.moved(x, y):
        canvas.rod(f"M0 0 L3 {-tall}", 11, WOOD, WOOD_LIGHT, 2.1)
        for k in range(boards):
            side = -1 if k % 2 else 1
            with canvas.moved(2, -tall + 22 + k * 34, rotate=side * 4, mirror=side < 0):
                form(canvas, "M-22 -12 L48 -12 L62 0 L48 12 L-22 12 Z", PLANK, 2.3)
                canvas.line("M-8 -3 h36 M-8 4 h24", 1.6, WOOD_DARK, 0.7)
