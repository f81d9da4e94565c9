"""Things lying about: baskets, jars, piles of logs and sacks, pumpkins, pots, gravestones, letter boxes."""

import random
from collections.abc import Sequence

from art.kit.canvas import Canvas
from art.kit.palette import BERRY, RESIN, mixed
from art.kit.shapes import ellipse, pebbly, rounded
from art.parts import scenery
from art.parts.buildings import tones as t
from art.parts.buildings.tones import Tone

FRUIT = {"berry": BERRY, "apple": "#c9503c", "acorn": "#c48a44", "plum": "#6a4a86", "leaf": "#7a9444", "resin": RESIN}


def basket(canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, fruit: str = "berry") -> None:
    """A round basket 44 wide heaped with one kind of fruit."""
    rng = random.Random(seed)
    tone = FRUIT[fruit]
    with canvas.moved(x, y, scale):
        scenery.ground_shadow(canvas, 0, 0, 1, 46)
        for row in range(3):
            for k in range(6 - row):
                fx, fy = (k - (5 - row) / 2) * 7.4 + rng.uniform(-1, 1), -22 - row * 5.5
                canvas.ellipse(
                    fx,
                    fy,
                    4.6,
                    4.6,
                    mixed(tone, "#ffffff", rng.uniform(0, 0.16)),
                    1.3,
                    (canvas.glow(fx - 1.5, fy - 1.8, 4, "#fff0e4", 0.85),),
                )
        canvas.path(
            "M-22 -22 C-20 -8 -17 -2 -14 0 C-6 4 6 4 14 0 C17 -2 20 -8 22 -22 Q0 -14 -22 -22 Z",
            t.PALE_WOOD[0],
            2.1,
            (canvas.glow(-9, -14, 20, t.PALE_WOOD[1], 0.9), canvas.fade(0, -10, 20, 0, t.PALE_WOOD[2], 0.6)),
        )
        for dy in (-13, -6):
            canvas.line(f"M{-20 - dy / 6:.1f} {dy} Q0 {dy + 7} {20 + dy / 6:.1f} {dy}", 1.3, t.PALE_WOOD[2], 0.7)
        for dx in (-12, -4, 4, 12):
            canvas.line(f"M{dx} -17 L{dx * 0.8:.1f} 0", 1.2, t.PALE_WOOD[2], 0.6)
        canvas.rod("M-22 -22 Q0 -13 22 -22", 3, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.1)


def jar(canvas: Canvas, x: float, y: float, scale: float = 1.0, tone: str = RESIN, glow: float = 0.0) -> None:
    """A glass jar 22 wide and 34 high with something of colour ``tone`` in it; ``glow`` lets it shine."""
    with canvas.moved(x, y, scale):
        if glow:
            canvas.spot(0, -14, 32, 32, mixed(tone, "#ffe9a8", 0.4), glow)
        canvas.path(
            "M-8 -26 C-13 -22 -12 -4 -9 0 Q0 3 9 0 C12 -4 13 -22 8 -26 Z",
            tone,
            2,
            (canvas.glow(-4, -18, 14, "#fff0c4", 0.9), canvas.fade(0, -10, 11, 0, "#5a2c10", 0.5)),
        )
        canvas.brush("M-6 -21 Q-8 -12 -6 -6", 2, "#fffbe8", 0.8)
        canvas.path(rounded(-8, -31, 16, 6, 2), "#b58a58", 1.8, (canvas.glow(-3, -30, 8, "#ecd09a", 0.9),))


def log_pile(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    rows: int = 3,
    radius: float = 9,
    tones: Tone = t.BARK,
) -> None:
    """Cut logs piled up, ends to the viewer; (x, y) is the middle of the foot."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        scenery.ground_shadow(canvas, 0, 0, 1, radius * 2 * (rows + 2))
        for row in range(rows):
            for k in range(rows + 1 - row):
                lx = (k - (rows - row) / 2) * radius * 2.02
                ly = -radius - row * radius * 1.76
                size = radius * rng.uniform(0.9, 1.05)
                canvas.ellipse(
                    lx, ly, size, size, tones[0], 2, (canvas.fade(lx, ly, lx + size, ly + size, tones[2], 0.6),)
                )
                canvas.ellipse(
                    lx,
                    ly,
                    size * 0.78,
                    size * 0.78,
                    t.PALE_WOOD[0],
                    1.2,
                    (canvas.glow(lx - 2, ly - 2, size, "#fbe8be", 0.85),),
                )
                canvas.line(ellipse(lx, ly, size * 0.42, size * 0.42), 1, t.PALE_WOOD[2], 0.7)


def twig_bundle(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    length: float = 90,
    count: int = 16,
    thick: float = 30,
) -> None:
    """A bundle of twigs lying at (x, y), tied with rope, ``thick`` high."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        for k in range(count):
            lift = -thick * (k // 2 + 0.5) / (count / 2)
            half = length / 2 * rng.uniform(0.82, 1.1) * (1 - 0.25 * k / count)
            shift, tilt = rng.uniform(-8, 8), rng.uniform(-4, 4)
            tone = rng.choice(("#96653a", "#7d5230", "#ad7c4c", "#6b452a"))
            d = f"M{-half + shift:.1f} {lift + tilt:.1f} Q{shift:.1f} {lift - 3:.1f} "
            d += f"{half + shift:.1f} {lift - tilt:.1f}"
            canvas.rod(d, rng.uniform(4.5, 6.5), tone, "#d2a06a", 1.3)
            if k % 3 == 0:
                canvas.rod(f"M{half * 0.6 + shift:.1f} {lift - tilt * 0.6:.1f} l9 -8", 2.6, tone, "#d2a06a", 1)
            end = half + shift
            canvas.ellipse(end, lift - tilt, 2.4, 3, "#e2bf88", 1)
        for px in (-length * 0.2, length * 0.22):
            canvas.rod(
                f"M{px:.1f} {-thick - 2:.1f} Q{px - 6:.1f} {-thick / 2:.1f} {px:.1f} 1", 3.4, "#c9a878", "#f0dab0", 1.2
            )


def pumpkin(canvas: Canvas, x: float, y: float, scale: float = 1.0, tone: str = "#dd8433") -> None:
    """A ribbed pumpkin 36 wide."""
    with canvas.moved(x, y, scale):
        scenery.ground_shadow(canvas, 0, 0, 1, 38)
        for dx, rx in ((-9, 9), (9, 9), (0, 10)):
            canvas.ellipse(
                dx,
                -12,
                rx,
                13,
                tone,
                1.9,
                (canvas.glow(dx - 4, -18, 13, "#ffc878", 0.8), canvas.fade(dx, -10, dx + rx, 0, "#7a3210", 0.6)),
            )
        canvas.rod("M0 -24 q0 -6 5 -9", 4, "#6d7a3c", "#a9b45e", 1.2)


def pot(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    tone: str = "#b8663c",
    flowers: Sequence[str] = ("#e7766a", "#f7ecd8"),
) -> None:
    """A flower pot 24 wide with a small bush in bloom."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        scenery.ground_shadow(canvas, 0, 0, 1, 28)
        for _ in range(12):
            px, py = rng.uniform(-12, 12), rng.uniform(-38, -20)
            canvas.ellipse(px, py, 6, 5, rng.choice(("#5f7f3a", "#7a9444", "#4f6e34")), 1, (), "#33482a")
        for _ in range(7):
            px, py = rng.uniform(-13, 13), rng.uniform(-40, -22)
            canvas.ellipse(px, py, 3.3, 3.3, rng.choice(list(flowers)), 1, (), "#6a3a30")
        canvas.path(
            "M-11 -20 H11 L8 0 H-8 Z",
            tone,
            2,
            (canvas.glow(-5, -14, 12, "#f0b080", 0.8), canvas.fade(0, -10, 11, 0, "#5a2414", 0.6)),
        )
        canvas.path(rounded(-13, -24, 26, 6, 1.5), tone, 1.9, (canvas.glow(-5, -22, 12, "#f0b080", 0.8),))


def pebbles(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    count: int = 9,
    spread: float = 34,
    tone: str = "#8d949a",
) -> None:
    """A heap of pebbles around (x, y)."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        canvas.spot(2, 2, spread * 1.3, 9, "#241a12", 0.5)
        for k in range(count):
            t_row = k / count
            px, py = rng.uniform(-1, 1) * spread * (1 - t_row * 0.7), -3 - t_row * 16
            size = rng.uniform(6, 10)
            canvas.path(
                pebbly(px, py, size, size * 0.78, rng),
                mixed(tone, "#ffffff", rng.uniform(0, 0.25)),
                1.8,
                (
                    canvas.glow(px - 3, py - 3, size, "#f6f2e6", 0.85),
                    canvas.fade(px, py, px + size, py + size, "#33323c", 0.6),
                ),
            )


def gravestone(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    kind: str = "round",
    lean: float = 0.0,
    tones: Tone = t.GREY_STONE,
    mark: str = "acorn",
) -> None:
    """A gravestone about 50 high, leaning by ``lean`` degrees: "round", "cross", "pillar" or "rough"."""
    body, light, dark = tones
    outlines = {
        "round": "M-16 2 V-30 C-16 -46 16 -46 16 -30 V2 Z",
        "rough": "M-15 2 L-17 -28 L-8 -42 L6 -38 L17 -24 L15 2 Z",
        "pillar": "M-8 2 L-6 -48 L0 -58 L6 -48 L8 2 Z",
        "cross": "M-5 2 V-26 H-16 V-37 H-5 V-50 H5 V-37 H16 V-26 H5 V2 Z",
    }
    with canvas.moved(x, y, scale, rotate=lean):
        scenery.ground_shadow(canvas, 3, 2, 1, 46)
        with canvas.moved(4, -1):
            canvas.path(outlines[kind], mixed(body, dark, 0.6), 2.2)
        canvas.path(
            outlines[kind], body, 2.6, (canvas.glow(-7, -32, 28, light, 0.85), canvas.fade(-2, -20, 16, 2, dark, 0.6))
        )
        if kind in ("round", "rough"):
            if mark == "acorn":
                canvas.line("M-5 -26 q5 -6 10 0 M-4 -24 q0 8 4 10 q4 -2 4 -10", 1.6, dark, 0.8)
            elif mark == "leaf":
                canvas.line("M0 -10 V-30 M0 -30 q-9 6 0 14 q9 -8 0 -14", 1.5, dark, 0.8)
            else:
                canvas.line("M-8 -28 H8 M-8 -22 H8 M-8 -16 H4", 1.4, dark, 0.7)
            canvas.line("M10 -34 l-4 6 l3 5", 1.1, dark, 0.6)
        canvas.spot(-6, -2, 12, 5, "#6f8a4c", 0.65)


def letter_box(canvas: Canvas, x: float, y: float, scale: float = 1.0, tones: Tone = t.TOADSTOOL) -> None:
    """A round-topped letter box 62 high on a foot, with its slot and an envelope sticking out."""
    body, light, dark = tones
    with canvas.moved(x, y, scale):
        scenery.ground_shadow(canvas, 0, 0, 1, 40)
        canvas.path("M-16 0 H16 V-6 H-16 Z", mixed(body, dark, 0.5), 2)
        across = canvas.linear(-15, 0, 15, 0, (0, light, 0.7), (0.4, light, 0), (1, dark, 0.7))
        canvas.path("M-14 -5 V-50 H14 V-5 Z", body, 2.4, (across,))
        canvas.path("M-16 -48 C-15 -64 15 -64 16 -48 Q0 -44 -16 -48 Z", body, 2.4, (across,))
        canvas.path(rounded(-9, -40, 18, 5, 2), "#3a1814", 1.6)
        canvas.path("M-6 -37 L-7 -51 L7 -53 L7 -37 Z", "#fff8e4", 1.6)
        canvas.path(rounded(-8, -29, 16, 14, 1.5), "#f6e8c8", 1.4)
        canvas.line("M-7 -28 L0 -22 L7 -28", 1.2)


def mound(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    tones: Tone = ("#d8b45c", "#f7e09a", "#85601f"),
    seed: int = 0,
) -> None:
    """A heap of hay, grain or earth."""
    rng = random.Random(seed)
    half = width / 2
    rise = (
        f"M{x - half:.1f} {y:.1f} C{x - half * 0.8:.1f} {y - height * 0.7:.1f} {x - half * 0.4:.1f} {y - height:.1f} "
    )
    fall = f"{x:.1f} {y - height:.1f} S{x + half * 0.85:.1f} {y - height * 0.6:.1f} {x + half:.1f} {y:.1f} "
    outline = f"{rise}{fall}Q{x:.1f} {y + 8:.1f} {x - half:.1f} {y:.1f} Z"
    scenery.ground_shadow(canvas, x, y + 2, 1, width * 1.1)
    canvas.path(
        outline,
        tones[0],
        2.4,
        (
            canvas.glow(x - half * 0.4, y - height * 0.7, width * 0.6, tones[1], 0.9),
            canvas.fade(x, y - height * 0.5, x + half, y, tones[2], 0.6),
        ),
    )
    for _ in range(26):
        a = rng.uniform(-0.8, 0.8)
        px, py = x + a * half, y - rng.uniform(0.05, 0.85) * height * (1 - a * a)
        canvas.line(
            f"M{px:.1f} {py:.1f} q{rng.uniform(-3, 3):.1f} 4 {rng.uniform(-6, 6):.1f} {rng.uniform(5, 11):.1f}",
            1.2,
            rng.choice((tones[2], tones[1])),
            0.65,
        )
