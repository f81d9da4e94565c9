"""The Ever Tree: the great tree with doors, windows and balconies, at any size, by day and by night."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, WINDOW_GLOW, WINDOW_LIT
from art.parts.scenery.props import lantern
from art.parts.scenery.trees import Leaf, leaf_mass

DAY_LEAVES: tuple[Leaf, ...] = (
    ("#466434", "#628244", "#9cb25c"),
    ("#4e6b35", "#6f8f45", "#b2c264"),
    ("#5b7438", "#83a04c", "#cdd278"),
)
DUSK_LEAVES: tuple[Leaf, ...] = (
    ("#2a4038", "#3f5c44", "#8a8a5c"),
    ("#33492f", "#516a40", "#b59a5c"),
    ("#45552f", "#6d7a3f", "#e0b46c"),
)
DAY_BARK: Leaf = ("#3a2414", "#80593a", "#d0a26c")
DUSK_BARK: Leaf = ("#1f1418", "#5f4336", "#b98660")

TRUNK = (
    "M-190 14 C-150 4 -112 -20 -98 -80 C-88 -130 -92 -190 -96 -250 C-112 -290 -150 -316 -196 -330 L-188 -352 "
    "C-150 -348 -112 -334 -84 -310 C-80 -350 -88 -390 -104 -424 L-82 -432 C-64 -402 -50 -370 -44 -336 "
    "C-34 -380 -30 -430 -34 -480 L-4 -484 C4 -430 10 -384 14 -338 C30 -376 54 -408 84 -430 L104 -416 "
    "C78 -384 66 -346 62 -306 C92 -336 136 -356 178 -362 L186 -340 C146 -324 112 -296 98 -252 "
    "C94 -190 90 -130 104 -78 C118 -20 156 4 200 12 C160 26 128 10 96 18 C60 30 30 10 0 20 C-34 30 -62 10 -96 20 "
    "C-130 28 -156 20 -190 14 Z"
)
CROWN_RINGS = ((17, 1.0, 1.05), (13, 0.72, 1.2), (9, 0.42, 1.15), (3, 0.12, 1.1))  # cushions, reach, size
WINDOWS = ((-42, -150, 1.0), (36, -186, 1.05), (-26, -236, 0.9), (46, -110, 0.85), (4, -292, 0.8))
FRUITS = ("#e7a24a", "#d9534a", "#f3d27a")


def ever_tree(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 3,
    dusk: bool = False,
    leaves: tuple[Leaf, ...] = (),
) -> None:
    """The whole tree, foot at (x, y), about 560 wide and 640 high at scale 1; with the leaves of any season."""
    bark = DUSK_BARK if dusk else DAY_BARK
    leaves = leaves or (DUSK_LEAVES if dusk else DAY_LEAVES)
    with canvas.moved(x, y, scale):
        canvas.spot(20, 12, 300, 40, "#1f2a12", 0.65)
        _trunk(canvas, bark, seed)
        _stairs(canvas, bark)
        door(canvas, 2, 6, 1.0)
        for wx, wy, size in WINDOWS:
            burrow_window(canvas, wx, wy, size, glow=dusk)
        balcony(canvas, -84, -262, 1.0)
        balcony(canvas, 88, -232, 0.9)
        _crown(canvas, leaves, seed)
        balcony(canvas, 30, -470, 0.85)
        burrow_window(canvas, -120, -484, 0.7, glow=dusk)
        burrow_window(canvas, 132, -540, 0.7, glow=dusk)
        for lx, ly in ((-150, -346), (140, -352), (-214, -400), (220, -400)):
            lantern(canvas, lx, ly, 0.95, int(lx))


def door(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """A round-topped red door with stone jamb and steps, 90 high, standing at (x, y)."""
    with canvas.moved(x, y, scale):
        jamb = "M-44 0 V-52 C-44 -86 -22 -102 0 -102 C22 -102 44 -86 44 -52 V0 Z"
        canvas.path(
            jamb, "#a5957a", 3, (canvas.glow(-20, -80, 50, "#efe3c8", 0.8), canvas.fade(0, -50, 44, 0, "#3f3426", 0.7))
        )
        for turn in range(-70, 71, 28):
            with canvas.moved(0, -54, rotate=turn):
                canvas.line("M0 -34 V-46", 1.6, "#5a4a38", 0.8)
        leaf = "M-32 0 V-50 C-32 -76 -16 -88 0 -88 C16 -88 32 -76 32 -50 V0 Z"
        canvas.path(
            leaf, "#a4482f", 3, (canvas.glow(-12, -64, 44, "#ec9a64", 0.9), canvas.fade(0, -40, 32, 0, "#4a140e", 0.6))
        )
        canvas.line("M-16 -82 V0 M0 -88 V0 M16 -82 V0", 1.6, "#5a1c12", 0.7)
        canvas.ellipse(0, -58, 9, 10, WINDOW_LIT, 2.4, (canvas.glow(0, -58, 10, WINDOW_GLOW, 1),))
        canvas.ellipse(20, -34, 3.6, 3.6, GOLD, 1.8)
        for step, half in ((0, 52), (9, 64)):
            canvas.path(
                shapes.rounded(-half, step, half * 2, 11, 4),
                "#b3a486",
                2.4,
                (canvas.glow(-half * 0.5, step, half, "#f1e6cb", 0.8),),
            )


def burrow_window(canvas: Canvas, x: float, y: float, scale: float = 1.0, glow: bool = False) -> None:
    """A round lit window in bark, 34 across."""
    with canvas.moved(x, y, scale):
        if glow:
            canvas.spot(0, 0, 62, 62, "#ffd27a", 0.65)
        canvas.ellipse(0, 0, 19, 20, "#4a2e1a", 2.4, (canvas.glow(-8, -10, 20, "#c79a66", 0.9),))
        canvas.ellipse(0, 0, 14, 15, WINDOW_LIT, 2, (canvas.glow(-2, -2, 15, WINDOW_GLOW, 0.95),))
        canvas.line("M0 -14 V14 M-13 0 H13", 2.2)
        canvas.path("M-20 15 H20 L16 24 H-16 Z", "#7a5030", 2)
        for dx, colour in ((-10, "#d9534a"), (-2, "#f3d27a"), (7, "#e7766a"), (13, "#f7ecd8")):
            canvas.ellipse(dx, 14, 3.6, 3.4, colour, 1)


def balcony(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """A wooden balcony 80 wide with a roof of leaves and a lit doorway."""
    with canvas.moved(x, y, scale):
        canvas.path("M-14 0 V-28 Q0 -44 14 -28 V0 Z", WINDOW_LIT, 2.4, (canvas.glow(0, -14, 18, WINDOW_GLOW, 0.9),))
        canvas.path("M-34 6 L-14 30 L14 30 L34 6 Z", "#5f3f26", 2.4, (canvas.fade(0, 6, 20, 30, "#20120a", 0.7),))
        canvas.path(shapes.rounded(-42, 0, 84, 8, 3), "#96683f", 2.4, (canvas.glow(-20, 1, 40, "#dcae72", 0.8),))
        for k in range(7):
            canvas.rod(f"M{-36 + k * 12} 0 V-19", 2.6, "#96683f", "#dcae72", 1)
        canvas.rod("M-41 -20 H41", 4, "#96683f", "#e2b67a", 1.3)
        roof = "M-36 -34 C-28 -54 -10 -62 0 -64 C10 -62 28 -54 36 -34 C20 -40 -20 -40 -36 -34 Z"
        canvas.path(
            roof,
            "#a8572f",
            2.6,
            (canvas.glow(-14, -52, 28, "#e89a5c", 0.85), canvas.fade(0, -50, 34, -34, "#431810", 0.6)),
        )


def emblem(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """The tree as a golden device for the card back, 360 wide and 400 high at scale 1."""
    with canvas.moved(x, y, scale):
        trunk = (
            "M-70 10 C-40 0 -28 -40 -30 -100 C-50 -150 -90 -170 -120 -176 L-114 -192 C-76 -190 -48 -176 -28 -154 "
            "L-34 -230 L-14 -232 L-2 -170 L14 -240 L32 -236 L24 -158 C46 -180 76 -194 112 -196 L116 -180 "
            "C84 -172 46 -150 30 -102 C28 -40 40 0 72 10 C40 20 20 8 0 14 C-22 20 -40 16 -70 10 Z"
        )
        shade = (canvas.glow(-20, -80, 90, GOLD_LIGHT, 0.9), canvas.fade(-10, -60, 40, 10, GOLD_DARK, 0.75))
        canvas.path(trunk, GOLD, 4, shade)
        canvas.path("M-16 10 V-26 C-16 -42 -8 -50 0 -50 C8 -50 16 -42 16 -26 V11 Z", "#243c1e", 3, (), GOLD_DARK)
        _golden_leaves(canvas)
        for bx, by in ((-66, -290), (40, -312), (-10, -240), (96, -246), (-112, -232), (8, -352)):
            canvas.ellipse(bx, by, 9, 9, "#b8444a", 2.6, (canvas.glow(bx - 3, by - 3, 8, "#f6a49a", 0.95),))


def _golden_leaves(canvas: Canvas) -> None:
    """The emblem's crown: leaves in a spiral, pointing outwards, the inner ones on top."""
    rng = random.Random(5)
    count = 96
    for k in range(count, 0, -1):
        reach, angle = math.sqrt(k / count), k * 2.39996
        x, y = 152 * reach * math.cos(angle), -262 + 118 * reach * math.sin(angle)
        tone = rng.choice(("#e8c860", "#c9c060", "#a9bb5e") if x + y < -262 else (GOLD, "#98a84e", "#7f9645"))
        with canvas.moved(x, y, rng.uniform(0.8, 1.1), rotate=math.degrees(angle) + 90 + rng.uniform(-20, 20)):
            shade = (canvas.glow(-4, -8, 16, GOLD_LIGHT, 0.55),)
            canvas.path("M0 18 C-15 8 -13 -12 0 -22 C13 -12 15 8 0 18 Z", tone, 2.4, shade)
            canvas.line("M0 16 V-12", 1.4, GOLD_DARK, 0.7)


def _trunk(canvas: Canvas, bark: Leaf, seed: int) -> None:
    rng = random.Random(seed)
    dark, middle, light = bark
    shade = canvas.linear(-110, 0, 120, 0, (0, light, 0.8), (0.4, light, 0.05), (0.55, dark, 0.1), (1, dark, 0.8))
    canvas.path(TRUNK, middle, 4, (shade, canvas.fade(0, -250, 0, -480, dark, 0.5)))
    for _ in range(60):
        tx, ty = rng.uniform(-84, 88), -rng.uniform(6, 300)
        bend, drop = rng.uniform(-7, 7), rng.uniform(24, 64)
        canvas.line(f"M{shapes.point(tx, ty)} q{bend:.1f} {drop / 2:.1f} {-bend / 2:.1f} {drop:.1f}", 1.8, dark, 0.5)
    for _ in range(24):
        tx, ty = rng.uniform(-84, -10), -rng.uniform(6, 290)
        canvas.brush(
            f"M{shapes.point(tx, ty)} q{rng.uniform(-5, 5):.1f} 20 0 {rng.uniform(26, 54):.1f}", 4, light, 0.35
        )
    for side in (-1, 1):
        canvas.line(f"M{side * 150} 10 C{side * 116} 0 {side * 96} -30 {side * 84} -74", 2, dark, 0.6)
    for mx, my in ((-120, 12), (-88, 8), (110, 10), (150, 14), (-60, -40)):
        canvas.spot(mx, my, 34, 14, "#8aa650", 0.6)


def _stairs(canvas: Canvas, bark: Leaf) -> None:
    """Wooden steps winding up around the trunk, with a rope rail."""
    steps = [(-92 + k * 15, -74 - k * 7) for k in range(13)]
    rail = []
    for sx, sy in steps:
        canvas.path(
            shapes.rounded(sx - 2, sy, 22, 6, 2), "#a8784a", 1.8, (canvas.glow(sx + 4, sy, 14, "#ecc88c", 0.8),)
        )
        canvas.line(f"M{sx + 8} {sy} v-20", 1.8)
        rail.append((sx + 8, sy - 20 + (2 if sx % 2 else 0)))
    canvas.line(shapes.smooth(rail, closed=False), 3.4, "#3b2a20")
    canvas.line(shapes.smooth(rail, closed=False), 1.6, "#d9b87c")


def _crown(canvas: Canvas, leaves: tuple[Leaf, ...], seed: int) -> None:
    """Rings of leaf cushions, the outer ones behind, lighter towards the upper left, with fruits."""
    rng = random.Random(seed + 1)
    dark, middle, light = leaves
    for count, reach, size in CROWN_RINGS:
        for k in range(count):
            angle = math.tau * (k + reach * 3) / count
            x, y = 236 * reach * math.cos(angle), -496 + 128 * reach * math.sin(angle)
            shine = -x / 236 - (y + 496) / 128 + rng.uniform(-0.5, 0.5)
            tone = light if shine > 0.5 else middle if shine > -0.5 else dark
            leaf_mass(canvas, x, y, size * rng.uniform(0.9, 1.15), rng.randrange(999), tone, 2.2, 9, 14)
    for x, y, size in ((-214, -350, 0.9), (-176, -372, 0.8), (208, -358, 0.9), (166, -384, 0.8)):
        leaf_mass(canvas, x, y, size, rng.randrange(999), dark if x > 0 else middle, 2.2, 9, 14)
    for _ in range(64):
        angle, reach = rng.uniform(0, math.tau), math.sqrt(rng.random())
        x, y = 250 * reach * math.cos(angle), -500 + 126 * reach * math.sin(angle)
        shade = (canvas.glow(x - 1.6, y - 1.6, 4, "#fff6e0", 0.9),)
        canvas.ellipse(x, y, 5, 5, rng.choice(FRUITS), 1.4, shade)
