"""What the mountain has that the valley lacks: caves, falls, dunes, crystals, bridges, and signs to follow."""

import math
import random

from art.kit.canvas import Canvas
from art.kit.palette import darker, mixed
from art.kit.shapes import Point, polygon
from art.parts import scenery
from art.parts.buildings import rocks
from art.parts.buildings.tones import GREY_STONE, OAK, Tone
from art.parts.scenery import backdrops

SNOW_SOIL = ("#e6edee", "#ffffff", "#9db4c4")
SAND = ("#e2bd7c", "#f8e3a8", "#a8763c")


def heights(canvas: Canvas, time: str = "morning", edge: float = 230, seed: int = 0, tall: float = 190) -> None:
    """Three snowy peaks close by, with nothing in front of them yet."""
    backdrops.heavens(canvas, time, edge, seed)
    peaks(canvas, time, edge, seed, tall)


def peaks(canvas: Canvas, time: str, edge: float, seed: int, tall: float) -> None:
    """The three peaks alone, lit by the hour."""
    rng = random.Random(seed)
    tones = {
        "night": (("#3a4a68", "#6f86a4", "#1c2438"), "#b8cce0"),
        "dusk": (("#7a6a90", "#e0a09c", "#40365c"), "#f8d8cc"),
        "evening": (("#9a8698", "#f2c0a0", "#57466a"), "#fdeadc"),
        "storm": (("#6a7484", "#a4b0b8", "#363e50"), "#dce4e8"),
    }.get(time, (("#8a98b4", "#dcdce4", "#55607f"), "#fbfaf4"))
    for x, share in ((90, 0.72), (450, 0.82), (270 + rng.uniform(-50, 50), 1.0)):
        rocks.peak(canvas, x, edge + 30, 340 * share, tall * share, rng.randrange(99), tones[0], tones[1])


def snow_ground(canvas: Canvas, y: float, seed: int = 0) -> None:
    """Deep snow from ``y`` down, with blue hollows."""
    scenery.ground(canvas, y, seed, SNOW_SOIL, 16)
    rng = random.Random(seed)
    for _ in range(6):
        canvas.spot(rng.uniform(0, 540), rng.uniform(y + 20, 360), rng.uniform(50, 110), 12, "#a8c0d4", 0.5)


def snow_pine(canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0) -> None:
    """A fir bent under snow."""
    scenery.pine(canvas, x, y, scale, seed, ("#5f7f84", "#b9cccf", "#fbfdfa"))


def waterfall(canvas: Canvas, x: float, top: float, foot: float, width: float, glow: str = "") -> None:
    """White water falling from ``top`` to ``foot`` into spray; ``glow`` is a light shining through it."""
    half = width / 2
    water = (
        f"M{x - half * 0.8} {top} H{x + half * 0.8} C{x + half} {top + 60} {x + half} {foot - 40} {x + half} {foot} "
    )
    water += f"H{x - half} C{x - half} {foot - 40} {x - half} {top + 60} {x - half * 0.8} {top} Z"
    fall = canvas.linear(0, top, 0, foot, (0, "#e8f8fa", 0.9), (1, "#4f9ab4", 0.5))
    canvas.path(water, "#9ad0dc", 2.6, (fall,), "#3f7088")
    if glow:
        canvas.spot(x, (top + foot) / 2, width, (foot - top) * 0.6, glow, 0.85)
    rng = random.Random(int(x + top))
    for _ in range(int(width / 5)):
        left = x + rng.uniform(-half * 0.86, half * 0.86)
        start = rng.uniform(top, foot - 60)
        canvas.brush(f"M{left:.1f} {start:.1f} q3 30 0 {rng.uniform(34, 90):.1f}", rng.uniform(2, 5), "#ffffff", 0.75)
    for k in range(9):
        canvas.spot(x + (k - 4) * half * 0.34, foot + (k % 3) * 5, half * 0.5, 17, "#ffffff", 0.8)


def cave(
    canvas: Canvas, light: str = "#ffd890", tones: Tone = ("#5a5266", "#9a90a0", "#1c1826"), seed: int = 0
) -> None:
    """Inside a cave: rock all around, hanging teeth above, a glow in the middle."""
    body, pale, dark = tones
    canvas.cover(dark)
    canvas.cover(canvas.glow(270, 190, 300, light, 0.75))
    rng = random.Random(seed)
    rim = []
    for k in range(26):
        angle = math.tau * k / 26
        reach = rng.uniform(0.86, 1.06)
        rim.append((270 + 238 * math.cos(angle) * reach, 172 + 150 * math.sin(angle) * reach))
    frame = "M-10 -10 H550 V370 H-10 Z " + polygon(list(reversed(rim)))
    canvas.path(frame, body, 0, (canvas.fade(270, 60, 270, 360, dark, 0.6),))
    canvas.line(polygon(rim), 3, darker(dark, 0.3))
    for k in range(7):
        x, long = 90 + k * 60 + rng.uniform(-14, 14), rng.uniform(40, 90) * (0.5 + abs(k - 3) / 4)
        tooth = polygon([(x - 20, 12), (x + 20, 12), (x + 4, 30 + long)])
        canvas.path(tooth, mixed(body, pale, 0.3), 2.4, (canvas.fade(x, 10, x + 20, 30 + long, dark, 0.7),))


def crystals(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: Tone = ("#e0962c", "#ffe8a0", "#8a4a10"),
) -> None:
    """A cluster of five glowing crystals, 100 high, standing on (x, y)."""
    rng = random.Random(seed)
    body, light, dark = colours
    with canvas.moved(x, y, scale):
        canvas.spot(0, -40, 90, 80, light, 0.6)
        for lean in (-44, 42, -22, 24, 2):
            long, half = rng.uniform(60, 84) * (1.3 - abs(lean) / 80), rng.uniform(11, 15)
            with canvas.moved(lean * 0.5, 0, rotate=lean):
                outline = polygon([(-half, 4), (-half, -long * 0.8), (0, -long), (half, -long * 0.8), (half, 4)])
                canvas.path(outline, body, 2.6, (canvas.glow(-half * 0.4, -long * 0.6, long * 0.5, light, 0.95),), dark)
                side = polygon([(2, 4), (2, -long * 0.8), (0, -long), (half, -long * 0.8), (half, 4)])
                canvas.path(side, dark, 0, opacity=0.35)


def rope_bridge(canvas: Canvas, start: Point, end: Point, sag: float = 40, planks: int = 16) -> None:
    """Planks on two ropes with hand lines above."""
    (x1, y1), (x2, y2) = start, end

    def at(share: float) -> Point:
        return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + 4 * sag * share * (1 - share)

    for k in range(planks + 1):
        x, y = at(k / planks)
        canvas.line(f"M{x:.1f} {y:.1f} V{y - 38:.1f}", 1.8, "#6b4a2c", 0.9)
        board = polygon([(x - 10, y - 4), (x + 10, y - 4), (x + 12, y + 9), (x - 8, y + 9)])
        canvas.path(board, OAK[1] if k % 2 else OAK[0], 2.2, (canvas.fade(x, y - 4, x, y + 10, OAK[2], 0.5),))
    for lift, width in ((38, 4.0), (0, 3.0)):
        middle = (y1 + y2) / 2 + 2 * sag - lift
        canvas.brush(f"M{x1} {y1 - lift} Q{(x1 + x2) / 2} {middle} {x2} {y2 - lift}", width, "#8a6238")
    for x, y in (start, end):
        canvas.rod(f"M{x} {y + 14} V{y - 52}", 10, OAK[0], OAK[1], 2.4)


def arch_bridge(
    canvas: Canvas, x: float, y: float, width: float, rise: float, tones: Tone = GREY_STONE, thick: float = 26
) -> None:
    """A stone bridge in one bow; (x, y) is the middle between its feet."""
    body, light, dark = tones
    half = width / 2
    outer = f"M{x - half} {y} Q{x} {y - rise * 2} {x + half} {y} "
    bow = outer + f"L{x + half - thick * 1.3} {y} Q{x} {y - rise * 2 + thick * 2.4} {x - half + thick * 1.3} {y} Z"
    canvas.path(
        bow,
        body,
        3,
        (canvas.glow(x - half * 0.4, y - rise, half, light, 0.9), canvas.fade(x, y - rise, x + half, y, dark, 0.6)),
    )
    for k in range(1, 12):
        share = k / 12
        px, py = x - half + width * share, y - 4 * rise * share * (1 - share)
        canvas.line(f"M{px:.1f} {py + 3:.1f} L{px + (x - px) * 0.12:.1f} {py + thick:.1f}", 1.7, dark, 0.7)


def dunes(canvas: Canvas, y: float, seed: int = 0, colours: Tone = SAND) -> None:
    """Ridges of sand, one behind the other, from ``y`` down, each with a lit and a dark flank."""
    rng = random.Random(seed)
    body, light, dark = colours
    for k in range(4):
        top, x = y + k * 36, rng.uniform(100, 440)
        crest = f"M-20 {top + 30:.0f} C{x - 160:.0f} {top + 26:.0f} {x - 60:.0f} {top - 18:.0f} {x:.0f} {top - 18:.0f} "
        lit = crest + f"C{x + 90:.0f} {top - 10:.0f} {x + 190:.0f} {top + 34:.0f} 570 {top + 20:.0f} V370 H-20 Z"
        canvas.path(lit, mixed(body, light, 0.5 - k * 0.12), 1.8, (canvas.glow(x - 80, top, 180, light, 0.8),), dark)
        shade = f"M{x:.0f} {top - 18:.0f} C{x + 90:.0f} {top - 10:.0f} {x + 190:.0f} {top + 34:.0f} 570 {top + 20:.0f} "
        shade += f"V{top + 60:.0f} C{x + 200:.0f} {top + 70:.0f} {x + 30:.0f} {top + 50:.0f} {x:.0f} {top - 18:.0f} Z"
        canvas.path(shade, dark, 0, opacity=0.4)


def cactus(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """A tall cactus with two arms and a flower, 100 high."""
    with canvas.moved(x, y, scale):
        for d, wide in (("M0 0 V-92", 24), ("M0 -34 H-26 V-62", 15), ("M0 -46 H28 V-78", 15)):
            canvas.rod(d, wide, "#6f8f4a", "#b8cc7c", 2.6)
        canvas.ellipse(0, -106, 9, 7, "#e2608a", 2)


def waymark(canvas: Canvas, x: float, y: float, scale: float = 1.0, colour: str = "#b8483a", boards: int = 2) -> None:
    """A post with painted boards pointing along a trail, 110 high."""
    with canvas.moved(x, y, scale):
        canvas.rod("M0 0 V-110", 10, OAK[0], OAK[1], 2.6)
        for k in range(boards):
            top, side = -104 + k * 32, 1 if k % 2 == 0 else -1
            board = [
                (-8 * side, top),
                (48 * side, top),
                (64 * side, top + 12),
                (48 * side, top + 24),
                (-8 * side, top + 24),
            ]
            canvas.path(polygon(board), colour, 2.6, (canvas.glow(10 * side, top + 6, 44, "#fff0d0", 0.5),))


def steam(canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0) -> None:
    """A rising plume of warm steam."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        for k in range(8):
            canvas.spot(rng.uniform(-14, 14) + k * 2, -k * 17, 18 + k * 3.4, 16 + k * 2, "#ffffff", 0.75 - k * 0.06)


def comet(canvas: Canvas, x: float, y: float, long: float = 150, scale: float = 1.0) -> None:
    """A falling star with its tail towards the upper right."""
    for width, strength in ((16 * scale, 0.35), (8 * scale, 0.6), (3 * scale, 0.95)):
        canvas.brush(f"M{x} {y} L{x + long} {y - long * 0.55}", width, "#ffe9a8", strength)
    canvas.spot(x, y, 34 * scale, 34 * scale, "#fff6cc", 0.9)
    star = []
    for k in range(10):
        reach, angle = (20 if k % 2 == 0 else 8) * scale, math.tau * k / 10 - math.pi / 2
        star.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    canvas.path(polygon(star), "#fff3b0", 2.2, (), "#a8742c")


def glaring_sun(canvas: Canvas, x: float, y: float) -> None:
    """A white-hot disc with a ring of flames."""
    canvas.spot(x, y, 150, 150, "#ffd24a", 0.9)
    for k in range(12):
        with canvas.moved(x, y, rotate=k * 30):
            canvas.path(
                "M-13 -56 Q0 -66 4 -96 Q14 -70 13 -54 Z", "#f2902c", 2, (canvas.glow(0, -60, 30, "#ffe08a", 0.9),)
            )
    canvas.ellipse(x, y, 54, 54, "#ffe066", 2.8, (canvas.glow(x - 14, y - 14, 56, "#fffbe0", 1),), "#b8621c")


def wagon_cover(canvas: Canvas, x: float, y: float, width: float, height: float, colour: str = "#4f7f94") -> None:
    """The bowed canvas of a travelling wagon, (x, y) the middle of its lower edge."""
    half = width / 2
    bow = f"M{x - half} {y} C{x - half * 1.1} {y - height * 1.3} {x + half * 1.1} {y - height * 1.3} {x + half} {y} Z"
    shade = (
        canvas.glow(x - half * 0.4, y - height * 0.8, half, "#fff6df", 0.8),
        canvas.fade(x, y - height, x + half, y, "#1c2c40", 0.5),
    )
    canvas.path(bow, colour, 3.2, shade)
    for k in (-2, -1, 0, 1, 2):
        top = y - height * (0.97 - 0.07 * k * k)
        canvas.line(
            f"M{x + k * half * 0.36:.1f} {y} Q{x + k * half * 0.4:.1f} {(y + top) / 2:.1f} "
            f"{x + k * half * 0.3:.1f} {top:.1f}",
            2,
            "#2a3c50",
            0.6,
        )


def gloom(canvas: Canvas, colour: str, strength: float) -> None:
    """Darkness over everything drawn so far."""
    canvas.cover(canvas.linear(0, 0, 0, canvas.height, (0, colour, strength), (1, colour, strength)))
