"""Whole backdrops that fill a page of any size."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import LEAF_SUMMER
from art.parts.scenery.land import ground, hills, rock, stream
from art.parts.scenery.moods import MOODS, Mood
from art.parts.scenery.plants import fern, flower, grass, mushroom, reeds
from art.parts.scenery.sky import cloud, moon, sky, stars, sun
from art.parts.scenery.trees import Leaf, broadleaf, bush, leaf_mass, pine, tree_trunk

DIM = ("night", "dusk")
BLADES = {"winter": ("#b9a888", "#cfc4a4"), "night": ("#2f5040", "#486a50"), "autumn": ("#8a7a3a", "#b59a4c")}
SUMMER_BLADES = ("#5f7f3a", "#7a9444", "#4f6e34", "#a3b457")


def meadow(
    canvas: Canvas,
    time: str = "morning",
    horizon: float | None = None,
    seed: int = 0,
    trees: int = 2,
    flowers: int = 10,
) -> None:
    """Open land: sky, two lines of hills with far trees, the near ground with flowers, trees at the sides."""
    rng = random.Random(seed)
    width, unit = canvas.width, canvas.width / 540
    edge = canvas.height * 0.62 if horizon is None else horizon
    mood = MOODS[time]
    heavens(canvas, time, edge, seed)
    hills(canvas, edge - 8 * unit, 62 * unit, seed + 1, mood.far)
    hills(canvas, edge + 2 * unit, 34 * unit, seed + 2, mood.near, ink=1.2)
    far_firs(canvas, edge - 5 * unit, 9, mood.firs, rng)
    ground(canvas, edge + 8 * unit, seed + 3, mood.soil, 12 * unit)
    for k in range(trees):
        side = rng.uniform(0.0, 0.13) if k % 2 == 0 else rng.uniform(0.87, 1.0)
        foot = edge + (20 + 10 * (k // 2)) * unit
        leaves = mood.leaves[k % len(mood.leaves)]
        broadleaf(canvas, width * side, foot, unit * rng.uniform(0.95, 1.3), rng.randrange(99), leaves, mood.bark)
    carpet(canvas, edge + 24 * unit, rng, flowers, time)


def forest_interior(canvas: Canvas, time: str = "morning", seed: int = 0, horizon: float | None = None) -> None:
    """Inside a wood: pale light between far trunks, two great trunks at the sides, ferns and leaf roof."""
    rng = random.Random(seed)
    width, height, unit = canvas.width, canvas.height, canvas.width / 540
    edge = height * 0.7 if horizon is None else horizon
    mood = MOODS[time]
    haze, deep = _wood_light(time)
    canvas.cover(deep)
    canvas.cover(canvas.glow(width * 0.45, height * 0.38, width * 0.55, haze, 0.95))
    _far_trunks(canvas, time, edge, rng)
    if time not in DIM:
        _sunbeams(canvas, edge)
    ground(canvas, edge, seed + 3, mood.soil, 12 * unit)
    for side, turned in ((-0.01, 3), (1.0, 8)):
        tree_trunk(canvas, width * side, edge + 40 * unit, unit * 0.95, seed + turned, mood.bark, height=520)
    for _ in range(9):
        x = rng.choice((rng.uniform(-0.02, 0.24), rng.uniform(0.76, 1.02))) * width
        y, size = rng.uniform(-16, 22) * unit, unit * rng.uniform(0.7, 1.1)
        leaf_mass(canvas, x, y, size, rng.randrange(99), mood.leaves[0], 2, 5)
    for _ in range(5):
        x = rng.choice((rng.uniform(0.02, 0.25), rng.uniform(0.75, 0.98))) * width
        fern(canvas, x, edge + rng.uniform(26, 70) * unit, unit, rng.randrange(99), mood.leaves[0])
    for _ in range(3):
        x, y = rng.uniform(0.06, 0.94) * width, edge + rng.uniform(24, 60) * unit
        mushroom(canvas, x, y, unit * 0.8, rng.randrange(99))
    carpet(canvas, edge + 20 * unit, rng, 3, time)


def river_bank(canvas: Canvas, time: str = "morning", seed: int = 0, water_from: float | None = None) -> None:
    """A meadow with a river in the foreground, reeds and stones at its edge."""
    rng = random.Random(seed)
    width, height, unit = canvas.width, canvas.height, canvas.width / 540
    shore = height * 0.8 if water_from is None else water_from
    meadow(canvas, time, height * 0.52, seed, 2, 8)
    tones = ("#3f6a7c", "#8fb4bc", "#1c3a4c") if time in DIM else ("#6aa3a4", "#c3e0d2", "#4d8088")
    stream(canvas, shore, seed + 5, tones)
    for _ in range(4):
        x, y = rng.uniform(0, width), shore + rng.uniform(-2, 8) * unit
        rock(canvas, x, y, unit * rng.uniform(0.5, 0.9), rng.randrange(99))
    for side in (0.05, 0.16, 0.86, 0.95):
        reeds(canvas, width * side, shore + rng.uniform(4, 22) * unit, unit * 1.1, rng.randrange(99))


def mountains(canvas: Canvas, time: str = "morning", seed: int = 0, horizon: float | None = None) -> None:
    """A meadow before snow-capped mountains."""
    rng = random.Random(seed)
    width, unit = canvas.width, canvas.width / 540
    edge = canvas.height * 0.64 if horizon is None else horizon
    mood = MOODS[time]
    heavens(canvas, time, edge, seed)
    for k, middle in enumerate((0.16, 0.86, 0.5)):
        with canvas.moved(width * middle, edge + 20, unit):
            _peak(canvas, 150 + 36 * k, mood, rng)
    hills(canvas, edge + 4 * unit, 38 * unit, seed + 2, mood.near, ink=1.2)
    far_firs(canvas, edge + 2 * unit, 12, mood.firs, rng, 1.4)
    ground(canvas, edge + 10 * unit, seed + 3, mood.soil, 12 * unit)
    carpet(canvas, edge + 26 * unit, rng, 7, time)


def village_street(canvas: Canvas, time: str = "evening", seed: int = 0, horizon: float | None = None) -> None:
    """A meadow with a row of small far cottages along the horizon."""
    rng = random.Random(seed)
    width, unit = canvas.width, canvas.width / 540
    edge = canvas.height * 0.6 if horizon is None else horizon
    meadow(canvas, time, edge, seed, 0, 6)
    for middle in (0.08, 0.24, 0.78, 0.93):
        size, turned = unit * rng.uniform(0.85, 1.1), rng.random() < 0.5
        with canvas.moved(width * middle, edge + 18 * unit, size, mirror=turned):
            cottage(canvas, rng.choice(("#a8512f", "#7d5a3a", "#6d6a4c")))
    for side in (0.02, 0.98):
        bush(canvas, width * side, edge + 34 * unit, unit, seed, LEAF_SUMMER)


def cottage(canvas: Canvas, roof: str = "#a8512f") -> None:
    """A small far house with lit windows, 70 high, standing on the local origin."""
    canvas.path("M-30 0 L-28 -34 L28 -36 L31 0 Z", "#ead5a8", 1.8, (canvas.fade(0, 0, 32, 0, "#8a6238", 0.6),))
    shade = (canvas.glow(-12, -46, 30, "#eebf8a", 0.6), canvas.fade(0, -50, 36, -34, "#2a1410", 0.6))
    canvas.path("M-38 -30 C-22 -46 -10 -58 2 -66 C14 -56 26 -46 40 -32 Z", roof, 2, shade)
    for left in (-19, 10):
        window = shapes.rounded(left, -26, 11, 12, 2)
        canvas.path(window, "#f8cf6a", 1.5, (canvas.glow(left + 5, -20, 8, "#fffbe0", 0.9),))
    canvas.path("M-5 0 V-16 Q1 -24 6 -16 V0 Z", "#7a4a2c", 1.6)


def heavens(canvas: Canvas, time: str, edge: float, seed: int = 0) -> None:
    """The sky above ``edge`` with what belongs into it: sun and clouds, or moon and stars."""
    rng = random.Random(seed + 77)
    width, unit = canvas.width, canvas.width / 540
    sky(canvas, time, edge)
    if time == "night":
        stars(canvas, 0, 0, unit, rng.randrange(99))
        moon(canvas, width * 0.2, edge * 0.28, unit, rng.randrange(99))
        return
    bright = time not in ("evening", "dusk", "storm")
    if time != "storm":
        sun(canvas, width * 0.22, edge * (0.34 if bright else 0.7), unit)
    tints = ("#fff9e8", "#d9b49a") if bright else ("#f7d9bc", "#b57f7c")
    for slot in rng.sample((0.1, 0.36, 0.6, 0.86), 3):
        x, y = (slot + rng.uniform(-0.06, 0.06)) * width, rng.uniform(0.1, 0.38) * edge
        cloud(canvas, x, y, unit * rng.uniform(0.5, 0.85), rng.randrange(99), tints)


def far_firs(canvas: Canvas, y: float, count: int, colours: Leaf, rng: random.Random, scale: float = 1.0) -> None:
    """Small firs strewn along a far line."""
    unit = canvas.width / 540 * scale
    for _ in range(count):
        foot, size = y + rng.uniform(-8, 8) * unit, unit * rng.uniform(0.18, 0.32)
        pine(canvas, rng.uniform(0, canvas.width), foot, size, rng.randrange(99), colours, 2)


def carpet(canvas: Canvas, top: float, rng: random.Random, flowers: int, time: str = "morning") -> None:
    """Grass and flowers strewn over the ground from ``top`` down."""
    unit = canvas.width / 540
    height = canvas.height - top
    for _ in range(26):
        x, y = rng.uniform(0, canvas.width), top + height * rng.random()
        grass(canvas, x, y, unit * rng.uniform(0.8, 1.3), rng.randrange(99), BLADES.get(time, SUMMER_BLADES))
    for _ in range(0 if time == "winter" else flowers):
        x, y = rng.uniform(0, canvas.width), top + height * rng.uniform(0.1, 1)
        flower(canvas, x, y, unit * rng.uniform(0.9, 1.4), rng.randrange(99))


def _wood_light(time: str) -> tuple[str, str]:
    """Haze and depth of a wood."""
    if time in DIM:
        return "#3f6470", "#142830"
    return ("#f0dca0", "#8a6a38") if time in ("autumn", "evening") else ("#dfe2a8", "#5d7c4c")


def _far_trunks(canvas: Canvas, time: str, edge: float, rng: random.Random) -> None:
    """Three rows of trunks under a leaf roof, each row nearer, wider and darker."""
    width, unit = canvas.width, canvas.width / 540
    haze, deep = _wood_light(time)
    tones = ("#35535a", "#2c464e", "#223a42") if time in DIM else ("#a9b27c", "#8d9c68", "#6f7f50")
    for row, tone in enumerate(tones):
        for _ in range(7 - row):
            x, half = rng.uniform(0, width), (5 + row * 4) * unit * rng.uniform(0.8, 1.3)
            with canvas.moved(x, edge - (18 - row * 10) * unit):
                top = -edge
                left = f"M{-half * 1.5:.1f} 0 Q{-half:.1f} {-20 * unit:.1f} {-half * 0.8:.1f} {top:.1f}"
                right = f"L{half * 0.8:.1f} {top:.1f} Q{half:.1f} {-20 * unit:.1f} {half * 1.6:.1f} 0 Z"
                canvas.path(f"{left} {right}", tone, 0, (canvas.fade(-half, 0, half, 0, deep, 0.6),))
        for _ in range(6):
            x, y, size = rng.uniform(0, width), rng.uniform(-8, 40) * unit, unit * rng.uniform(0.8, 1.4)
            leaf_mass(canvas, x, y, size, rng.randrange(99), (deep, tone, haze), 0, 3)


def _sunbeams(canvas: Canvas, edge: float) -> None:
    unit = canvas.width / 540
    light = canvas.linear(0, 0, 0, edge, (0, "#fffbd8", 0.36), (1, "#fffbd8", 0))
    for k in range(4):
        left = canvas.width * (0.2 + k * 0.16)
        canvas.path(f"M{left:.1f} -5 h{26 * unit:.1f} l{70 * unit:.1f} {edge:.1f} h{-60 * unit:.1f} Z", light, 0)


def _peak(canvas: Canvas, height: float, mood: Mood, rng: random.Random) -> None:
    """A rocky peak with snow on it, its foot at the local origin."""
    body, crest = mood.far
    shoulder = rng.uniform(0.5, 0.62)
    points = [(-150, 0), (-92, -height * 0.36), (-66, -height * 0.48), (-28, -height * 0.84), (0, -height)]
    points += [(22, -height * 0.86), (48, -height * shoulder), (80, -height * 0.42), (150, 0)]
    shade = (canvas.glow(-40, -height * 0.7, 120, crest, 0.8), canvas.fade(-6, -height, 120, 0, "#4f5f70", 0.6))
    canvas.path(shapes.polygon(points), body, 1.4, shade, "#7a8088")
    snow = [(0, -height), (22, -height * 0.86), (34, -height * 0.74), (16, -height * 0.76), (6, -height * 0.64)]
    snow += [(-8, -height * 0.76), (-22, -height * 0.68), (-38, -height * 0.74), (-28, -height * 0.84)]
    canvas.path(shapes.polygon(snow), "#fbf8ec", 0, (canvas.fade(0, -height, 36, -height * 0.8, "#8fa3b4", 0.6),))
    canvas.line(f"M8 {-height * 0.6:.0f} l14 {height * 0.2:.0f} l-6 {height * 0.16:.0f}", 1.2, "#5f6a70", 0.5)
