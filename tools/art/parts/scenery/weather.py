"""Weather laid over a scene: rain, snow, hail, fog, wind, lightning, a whirlwind, heat, frost, fire."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.scenery.sky import cloud

STORM = ("#8f97a8", "#565c72")


def storm_clouds(
    canvas: Canvas, y: float = 60, seed: int = 0, colours: tuple[str, str] = STORM, count: int = 7
) -> None:
    """A heavy ceiling of clouds across the page around ``y``."""
    rng = random.Random(seed)
    canvas.cover(canvas.linear(0, 0, 0, y * 2.6, (0, colours[1], 0.8), (1, colours[1], 0)))
    for k in range(count):
        x = canvas.width * (k + 0.5) / count + rng.uniform(-20, 20)
        cloud(canvas, x, y + rng.uniform(-24, 16), rng.uniform(1.1, 1.7), rng.randrange(99), colours)


def rain(canvas: Canvas, seed: int = 0, count: int = 90, slant: float = -10, colour: str = "#cfe2ec") -> None:
    """Streaks of rain over the whole page and small splashes at its foot."""
    rng = random.Random(seed)
    for _ in range(count):
        x, y, long = rng.uniform(-20, canvas.width + 20), rng.uniform(-20, canvas.height - 20), rng.uniform(16, 34)
        canvas.line(f"M{x:.1f} {y:.1f} l{slant * long / 30:.1f} {long:.1f}", rng.uniform(1.2, 2.2), colour, 0.75)
    for _ in range(count // 5):
        x, y = rng.uniform(0, canvas.width), rng.uniform(canvas.height * 0.8, canvas.height - 4)
        canvas.line(f"M{x - 6:.1f} {y - 4:.1f} q3 4 6 4 q3 0 6 -4 M{x:.1f} {y - 3:.1f} v-7", 1.3, colour, 0.8)


def snowfall(canvas: Canvas, seed: int = 0, count: int = 110, size: float = 2.6) -> None:
    """Flakes of several sizes, the near ones large and soft."""
    rng = random.Random(seed)
    for k in range(count):
        x, y = rng.uniform(0, canvas.width), rng.uniform(0, canvas.height)
        if k % 9 == 0:
            canvas.spot(x, y, size * 3, size * 3, "#ffffff", 0.9)
        canvas.ellipse(x, y, size * rng.uniform(0.5, 1.2), size * rng.uniform(0.5, 1.2), "#ffffff", 0, opacity=0.92)


def hail(canvas: Canvas, seed: int = 0, count: int = 60, slant: float = -8) -> None:
    """Round stones of ice with short tails, some bouncing."""
    rng = random.Random(seed)
    for _ in range(count):
        x, y, size = rng.uniform(0, canvas.width), rng.uniform(0, canvas.height), rng.uniform(3, 6.5)
        canvas.line(f"M{x - slant * 0.9:.1f} {y - 26:.1f} L{x:.1f} {y:.1f}", 1.6, "#e8f2f8", 0.6)
        shade = (canvas.glow(x - size * 0.4, y - size * 0.4, size * 1.3, "#ffffff", 0.95),)
        canvas.ellipse(x, y, size, size * 0.95, "#a8c4d8", 1.6, shade, "#4f6a84")


def fog(canvas: Canvas, top: float = 120, seed: int = 0, colour: str = "#e6e8e4", strength: float = 0.85) -> None:
    """Banks of mist from ``top`` down to the foot of the page."""
    rng = random.Random(seed)
    canvas.cover(canvas.linear(0, top * 0.4, 0, canvas.height, (0, colour, 0), (1, colour, strength * 0.6)))
    for k in range(9):
        y = top + (canvas.height - top) * k / 8
        x = rng.uniform(0.1, 0.9) * canvas.width
        canvas.spot(x, y, rng.uniform(180, 300), rng.uniform(22, 40), colour, strength)


def gale(
    canvas: Canvas, seed: int = 0, leaves: int = 16, colours: tuple[str, ...] = ("#c8803a", "#a8963c", "#b8563a")
) -> None:
    """Curls of wind with torn leaves in them."""
    rng = random.Random(seed)
    for k in range(7):
        x, y, long = rng.uniform(-60, canvas.width * 0.6), 30 + k * canvas.height / 8, rng.uniform(130, 240)
        d = (
            f"M{x:.1f} {y:.1f} C{x + long * 0.4:.1f} {y - 16:.1f} {x + long * 0.7:.1f} {y + 16:.1f} {x + long:.1f} "
            f"{y - 4:.1f} c20 -10 16 -30 2 -28 c-12 2 -12 16 -2 18"
        )
        canvas.line(d, 3, "#fbf8ee", 0.85)
    for _ in range(leaves):
        x, y = rng.uniform(0, canvas.width), rng.uniform(20, canvas.height - 20)
        with canvas.moved(x, y, rng.uniform(0.8, 1.4), rotate=rng.uniform(0, 360)):
            canvas.path("M0 -11 C8 -6 8 5 0 11 C-8 5 -8 -6 0 -11 Z", rng.choice(colours), 1.4, (), "#5a3014")
            canvas.line("M0 -8 V14", 1, "#5a3014", 0.8)


def lightning(canvas: Canvas, x: float, y: float, long: float = 170, seed: int = 0) -> None:
    """A forked flash striking down from (x, y)."""
    rng = random.Random(seed)
    canvas.spot(x, y + long * 0.5, long * 0.6, long * 0.8, "#fff6c0", 0.7)
    points = [(x, y)]
    for k in range(5):
        points.append((points[-1][0] + rng.uniform(-26, 26), y + long * (k + 1) / 5))
    fork = [points[2], (points[2][0] + 34, points[2][1] + long * 0.16), (points[2][0] + 28, points[2][1] + long * 0.34)]
    for line in (points, fork):
        canvas.line(shapes.polyline(line), 7, "#f4c84a")
        canvas.line(shapes.polyline(line), 3.4, "#fffdf0")


def whirlwind(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, str] = ("#8a8694", "#e4dfe0"),
) -> None:
    """A tornado 260 high with its foot at (x, y), carrying straw and planks."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        for k in range(14):
            t = k / 13
            wide, up, sway = 14 + 106 * t**1.4, -t * 250, 20 * math.sin(t * 5)
            shade = (canvas.glow(sway - wide * 0.4, up - 6, wide, colours[1], 0.9),)
            canvas.path(shapes.ellipse(sway, up, wide, 10 + 13 * t), colours[0], 1.8, shade, "#4a4658")
            canvas.line(
                (
                    f"M{sway - wide * 0.7:.1f} {up:.1f} Q{sway:.1f} {up + 14 + 8 * t:.1f} {sway + wide * 0.8:.1f} "
                    f"{up - 2:.1f}"
                ),
                2,
                "#ffffff",
                0.6,
            )
        canvas.spot(0, 4, 80, 16, "#7a6a58", 0.8)
        for _ in range(12):
            t = rng.random()
            px, py = rng.uniform(-1.3, 1.3) * (30 + 90 * t), -t * 240
            with canvas.moved(px, py, rotate=rng.uniform(0, 180)):
                canvas.rod("M-9 0 L9 0", 4, "#96653a", "#cf9f68", 1.5)


def heat(canvas: Canvas, y: float = 190, seed: int = 0) -> None:
    """A glaring sun's haze: a hot wash and wavering lines over the ground."""
    rng = random.Random(seed)
    canvas.cover(canvas.linear(0, 0, 0, canvas.height, (0, "#ffcf6a", 0.4), (1, "#f09a3c", 0.28)))
    for _ in range(9):
        x, top = rng.uniform(20, canvas.width - 20), y + rng.uniform(-20, 90)
        canvas.line(f"M{x:.1f} {top:.1f} q-8 -10 0 -20 q8 -10 0 -20 q-8 -10 0 -20", 3, "#fff4cc", 0.6)


def cracked_earth(canvas: Canvas, y: float, seed: int = 0, colours: tuple[str, str] = ("#d0a868", "#7a5228")) -> None:
    """Dry ground from ``y`` down, broken into plates."""
    rng = random.Random(seed)
    body, dark = colours
    canvas.path(
        f"M0 {y} H{canvas.width} V{canvas.height} H0 Z", body, 0, (canvas.fade(0, y, 0, canvas.height, dark, 0.5),)
    )
    rows = 5
    for row in range(rows):
        top = y + (canvas.height - y) * (row / rows) ** 1.2
        foot = y + (canvas.height - y) * ((row + 1) / rows) ** 1.2
        count = 11 - row
        for k in range(count):
            cx = canvas.width * (k + 0.5 + (row % 2) * 0.5) / count
            ring = shapes.ring_points(
                cx, (top + foot) / 2, canvas.width / count * 0.56, (foot - top) * 0.56, 6, rng, 0.1
            )
            canvas.path(shapes.polygon(ring), body, 2.2, (canvas.glow(cx - 10, top, 60, "#f6dca0", 0.7),), dark)


def frost(canvas: Canvas, seed: int = 0, reach: float = 90) -> None:
    """Ice flowers growing in from the edges of the page."""
    rng = random.Random(seed)
    wide, tall = canvas.width, canvas.height
    canvas.cover(canvas.radial(wide / 2, tall / 2, wide * 0.62, (0.6, "#e8f6ff", 0), (1, "#e8f6ff", 0.85)))
    for k in range(26):
        t = k / 26 * 2 * (wide + tall)
        if t < wide:
            x, y, angle = t, 0.0, 90.0
        elif t < wide + tall:
            x, y, angle = wide, t - wide, 180.0
        elif t < 2 * wide + tall:
            x, y, angle = 2 * wide + tall - t, tall, 270.0
        else:
            x, y, angle = 0.0, 2 * (wide + tall) - t, 0.0
        with canvas.moved(x, y, rng.uniform(0.6, 1.1), rotate=angle + rng.uniform(-24, 24)):
            canvas.line(f"M0 0 L{reach} 0", 2, "#ffffff", 0.9)
            for step in range(2, 9):
                px, long = reach * step / 9, (9 - step) * 4
                canvas.line(
                    (f"M{px:.0f} 0 l{long * 0.6:.0f} {long} M{px:.0f} 0 l{long * 0.6:.0f} {-long}"),
                    1.5,
                    "#ffffff",
                    0.85,
                )


def blaze(canvas: Canvas, y: float, seed: int = 0, count: int = 12, height: float = 110) -> None:
    """A wall of flames across the page, standing on ``y``, with sparks above it."""
    rng = random.Random(seed)
    canvas.spot(canvas.width / 2, y - height * 0.4, canvas.width * 0.7, height * 1.3, "#ff9a3c", 0.6)
    for colour, share in (("#c8401c", 1.0), ("#f0812c", 0.74), ("#ffd45a", 0.44)):
        for k in range(count):
            x = canvas.width * (k + 0.5) / count + rng.uniform(-14, 14)
            tall, half, sway = height * share * rng.uniform(0.6, 1.15), 34 * (0.5 + share / 2), rng.uniform(-16, 16)
            d = (
                f"M{x - half:.1f} {y:.1f} C{x - half:.1f} {y - tall * 0.5:.1f} {x + sway - 8:.1f} {y - tall * 0.6:.1f} "
                f"{x + sway:.1f} {y - tall:.1f} C{x + sway + 6:.1f} {y - tall * 0.6:.1f} {x + half:.1f} "
                f"{y - tall * 0.5:.1f} {x + half:.1f} {y:.1f} Z"
            )
            canvas.path(d, colour, 0, opacity=0.92)
    for _ in range(30):
        x, up = rng.uniform(0, canvas.width), y - height * rng.uniform(0.7, 2.0)
        canvas.ellipse(x, up, 2.2, 2.6, rng.choice(("#ffd45a", "#ff9a3c", "#fff0b0")), 0)
