"""Things carried: baskets, bags, packs, mugs, keys, scales, toys. Local origin: grip or foot, as each says."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import BERRY, WOOD, WOOD_LIGHT
from art.parts.critters.materials import GOLDEN, IRON, PARCHMENT, WICKER
from art.parts.critters.tones import Tone, form, tone


def basket(
    canvas: Canvas, wide: float = 84, tall: float = 48, handle: bool = True, goods: str = "berries", seed: int = 1
) -> None:
    """A wicker basket whose rim's middle is the origin; ``goods``: berries, apples, twigs, nuts or nothing."""
    half = wide / 2
    rng = random.Random(seed)
    if handle:
        canvas.rod(
            f"M{-half + 4} 0 C{-half + 6} {-tall * 1.5:.0f} {half - 6} {-tall * 1.5:.0f} {half - 4} 0",
            6.5,
            WICKER.base,
            WICKER.light,
            2,
        )
    if goods in ("berries", "apples", "nuts"):
        size = {"berries": 9.5, "apples": 14, "nuts": 12}[goods]
        colours = {
            "berries": (BERRY, "#8a2a5a", "#c0405a"),
            "apples": ("#c0392f", "#d8a23a", "#8aa04a"),
            "nuts": ("#b5683c", "#c98a54", "#8a4a30"),
        }[goods]
        for row in range(3):
            count = int(wide / (size * 1.65)) - row
            for k in range(count):
                x = (k - (count - 1) / 2) * size * 1.62 + rng.uniform(-2, 2)
                _fruit(canvas, x, -2 - row * size * 0.95, size, rng.choice(colours))
        for x in (-half * 0.7, half * 0.75):
            form(
                canvas,
                f"M{x:.1f} -6 Q{x - 16:.1f} -22 {x - 4:.1f} -34 Q{x + 12:.1f} -22 {x:.1f} -6 Z",
                tone("#6f8f45"),
                2,
            )
    elif goods == "twigs":
        for k in range(9):
            lean = (k - 4) * 7 + rng.uniform(-4, 4)
            canvas.rod(
                f"M{(k - 4) * 7} 4 L{(k - 4) * 7 + lean:.1f} {-rng.uniform(38, 60):.1f}", 5, "#96653a", "#cf9f68", 1.7
            )
    body = (
        f"M{-half} -2 C{-half + 4} {tall * 0.6:.1f} {-half + 8} {tall} {-half + 16} {tall} Q0 {tall + 8} "
        f"{half - 16} {tall} C{half - 8} {tall} {half - 4} {tall * 0.6:.1f} {half} -2 Q0 10 {-half} -2 Z"
    )
    form(canvas, body, WICKER, 2.8)
    for row in range(1, 4):
        y = tall * row / 4
        canvas.line(
            f"M{-half + 4 + row * 2:.1f} {y:.1f} Q0 {y + 11:.1f} {half - 4 - row * 2:.1f} {y:.1f}",
            1.6,
            WICKER.dark,
            0.6,
        )
    for k in range(-3, 4):
        canvas.line(f"M{k * half * 0.28:.1f} 5 L{k * half * 0.23:.1f} {tall + 2:.1f}", 1.6, WICKER.dark, 0.5)
    canvas.rod(f"M{-half} -2 Q0 10 {half} -2", 6, WICKER.base, WICKER.light, 2)


def wheat_sheaf(canvas: Canvas, scale: float = 1.0, stalks: int = 9) -> None:
    """A tied sheaf, held at its band."""
    straw = Tone("#dcae4e", "#fbe6a0", "#8a5f1e")
    with canvas.moved(0, 0, scale):
        for k in range(stalks):
            spread = (k - (stalks - 1) / 2) / stalks
            tip_x, tip_y = spread * 120, -88 + abs(spread) * 44
            canvas.rod(
                f"M{-spread * 60:.1f} 52 Q0 4 {tip_x * 0.8:.1f} {tip_y + 22:.1f}", 4, straw.base, straw.light, 1.5
            )
            with canvas.moved(tip_x, tip_y, rotate=spread * 70):
                for row in range(4):
                    for side in (-1, 1):
                        form(canvas, shapes.ellipse(side * 5, 22 - row * 9, 5, 7), straw, 1.4)
                form(canvas, shapes.ellipse(0, -12, 4.6, 8), straw, 1.4)
                canvas.line("M-5 -2 L-13 -22 M0 -18 L0 -34 M5 -2 L13 -22", 1.5, straw.dark)
        form(canvas, "M-17 -8 Q0 -2 17 -8 L17 7 Q0 13 -17 7 Z", tone("#a8432f"), 2.3)


def mug(canvas: Canvas, foam: bool = True) -> None:
    """A wooden mug with its handle to the right; origin in its middle."""
    canvas.line("M20 -14 C44 -16 44 18 20 16", 10)
    canvas.line("M20 -14 C44 -16 44 18 20 16", 5.4, WICKER.base)
    form(canvas, "M-23 -26 L23 -26 L20 27 Q0 33 -20 27 Z", tone("#a8743f"), 2.7)
    for y in (-16, 16):
        form(canvas, f"M-23 {y - 4} Q0 {y + 2} 23 {y - 4} L22 {y + 5} Q0 {y + 11} -22 {y + 5} Z", GOLDEN, 1.9)
    canvas.line("M-8 -8 V12 M8 -8 V12", 1.5, "#5f3d1c", 0.6)
    if foam:
        d = (
            "M-26 -24 C-32 -36 -18 -44 -12 -38 C-8 -50 10 -50 12 -39 C22 -46 34 -34 26 -24 C22 -16 14 -24 10 -18 "
            "C4 -8 -4 -14 -8 -20 C-14 -14 -24 -16 -26 -24 Z"
        )
        form(canvas, d, Tone("#fdf3dc", "#ffffff", "#c9a878"), 2.4)


def keys(canvas: Canvas, scale: float = 1.0) -> None:
    """Three keys on an iron ring, hanging from the origin."""
    with canvas.moved(0, 0, scale):
        canvas.line(shapes.ellipse(0, 14, 15, 15), 7)
        canvas.line(shapes.ellipse(0, 14, 15, 15), 3.8, "#b8a890")
        for lean in (-24, 2, 26):
            with canvas.moved(0, 28, rotate=-lean):
                d = "M0 4 L0 44 M0 44 L11 44 M0 34 L9 34"
                canvas.line(d, 7.4)
                canvas.line(d, 4, GOLDEN.base)
                canvas.line(shapes.ellipse(0, 3, 7, 7), 6.6)
                canvas.line(shapes.ellipse(0, 3, 7, 7), 3.4, GOLDEN.base)


def scales(canvas: Canvas, tip: float = 6.0) -> None:
    """A brass balance held at its top ring; ``tip`` lowers its right pan."""
    canvas.line("M0 -4 V12", 4.5)
    canvas.line("M0 -4 V12", 2.2, GOLDEN.light)
    canvas.rod(f"M-52 {12 - tip} Q0 6 52 {12 + tip}", 5.5, GOLDEN.base, GOLDEN.light, 1.9)
    form(canvas, shapes.ellipse(0, 10, 8, 8), GOLDEN, 2.2)
    for side in (-1, 1):
        with canvas.moved(side * 52, 12 + side * tip):
            canvas.line("M0 0 L-22 40 M0 0 L22 40", 1.7, "#6a4a1c")
            if side > 0:
                for x, y in ((-8, 36), (7, 36), (0, 26)):
                    _fruit(canvas, x, y, 8.5, BERRY)
            else:
                form(canvas, "M-9 40 L-7 24 L7 24 L9 40 Z", IRON, 2)
            form(canvas, "M-27 39 Q0 46 27 39 Q18 58 0 58 Q-18 58 -27 39 Z", GOLDEN, 2.4)


def balance(canvas: Canvas, tip: float = 6.0, tall: float = 118) -> None:
    """The same scales on a turned brass stand, its foot at the origin."""
    form(canvas, "M-30 0 C-28 -12 -8 -12 -6 -18 L6 -18 C8 -12 28 -12 30 0 Z", GOLDEN, 2.5)
    canvas.rod(f"M0 -16 V{-tall}", 7, GOLDEN.base, GOLDEN.light, 2)
    with canvas.moved(0, -tall):
        scales(canvas, tip)
        form(canvas, shapes.ellipse(0, -6, 7, 7), GOLDEN, 2.2)


def abacus(canvas: Canvas) -> None:
    """A counting frame 84 wide, its foot at the origin."""
    for row, colour in enumerate(("#b0503a", "#4f7f94", "#d79b3c")):
        y = -54 + row * 19
        canvas.line(f"M-38 {y} H38", 2.2, "#6a5a4a")
        for k in range(5):
            x = -30 + k * 11 + (14 if k > 2 - row else 0)
            form(canvas, shapes.ellipse(x, y, 5.4, 7.4), tone(colour), 1.7)
    for d in ("M-41 0 V-70", "M41 0 V-70", "M-44 -70 H44", "M-46 0 H46"):
        canvas.rod(d, 6.5, WOOD, WOOD_LIGHT, 1.9)


def bottle(canvas: Canvas, colour: str = "#5a9a8a") -> None:
    """A corked potion, held at its neck."""
    form(canvas, "M-6 -6 L6 -6 L7 8 C22 16 24 40 14 46 Q0 50 -14 46 C-24 40 -22 16 -7 8 Z", tone(colour), 2.5)
    form(canvas, "M-6 -16 L6 -16 L5 -4 L-5 -4 Z", tone("#b98d57"), 2)
    canvas.ellipse(-8, 24, 3.4, 7, "#ffffff", 0, opacity=0.75)
    form(canvas, "M-15 26 L15 26 L15 40 L-15 40 Z", PARCHMENT, 1.7)


def lute(canvas: Canvas, wood: Tone | None = None) -> None:
    """A round-bellied lute; its sound hole is the origin, its neck points to the right."""
    belly = wood or Tone("#c98a48", "#f6cf92", "#6a3a16")
    form(canvas, "M40 -11 L150 -9 L150 9 L40 11 Z", tone("#6a4028"), 2.6)
    with canvas.moved(150, 0, rotate=-30):
        form(canvas, "M-4 -10 L38 -14 Q46 0 38 12 L-4 10 Z", tone("#5a3420"), 2.5)
        for x in (8, 20, 32):
            canvas.line(f"M{x} -18 V18", 4)
            canvas.line(f"M{x} -18 V18", 2, "#e8d0a0")
    form(canvas, "M58 -4 C44 -36 6 -56 -34 -48 C-76 -38 -84 38 -36 48 C6 56 44 36 58 4 Z", belly, 3)
    canvas.line("M44 -10 C30 -32 4 -42 -30 -37 C-60 -30 -64 30 -32 37 C4 42 30 32 44 10", 1.8, belly.dark, 0.7)
    form(canvas, shapes.ellipse(0, 0, 17, 17), tone("#4a2a1a"), 2.3)
    canvas.line(shapes.ellipse(0, 0, 12, 12), 1.6, GOLDEN.base)
    form(canvas, "M-46 -17 L-38 -17 L-38 17 L-46 17 Z", tone("#4a2a1a"), 2)
    for y in (-6, -2, 2, 6):
        canvas.line(f"M-42 {y * 1.5:.1f} L150 {y}", 1.2, "#fff2cc", 0.9)


def toy_horse(canvas: Canvas) -> None:
    """A small horse half carved out of pale wood, its foot at the origin, 70 wide."""
    wood = Tone("#d9ae70", "#fbe6b4", "#8a5f2c")
    d = (
        "M-30 0 L-28 -30 C-34 -36 -36 -30 -42 -22 L-46 -26 C-42 -44 -30 -50 -20 -50 L8 -52 C10 -70 20 -84 34 -86 "
        "L38 -94 L43 -84 C52 -78 58 -68 60 -60 C58 -52 52 -52 46 -56 C40 -58 38 -52 34 -44 C32 -34 30 -30 30 -26 "
        "L34 0 L22 0 L18 -22 Q0 -18 -14 -24 L-18 0 Z"
    )
    form(canvas, d, wood, 2.7)
    canvas.ellipse(43, -73, 2.4, 2.8, "#3b2a20", 0)
    canvas.line("M32 -84 Q20 -70 16 -54 M26 -80 l-8 4 M20 -70 l-8 3", 1.8, wood.dark)
    canvas.line("M-16 -42 q10 6 20 2 M-10 -34 q8 4 16 1", 1.4, wood.dark, 0.6)


def twig_bundle(canvas: Canvas, long: float = 120, count: int = 7, seed: int = 2) -> None:
    """A lying bundle of twigs bound twice, its middle at the origin."""
    rng = random.Random(seed)
    for k in range(count):
        y = (k - count / 2) * 6
        off = rng.uniform(-10, 10)
        canvas.rod(
            f"M{-long / 2 + off:.1f} {y + rng.uniform(-4, 4):.1f} Q0 {y:.1f} {long / 2 + off:.1f} "
            f"{y + rng.uniform(-4, 4):.1f}",
            6.5,
            "#96653a",
            "#cf9f68",
            1.8,
        )
    for x in (-long * 0.22, long * 0.22):
        canvas.line(f"M{x:.1f} {-count * 3 - 5} q5 {count * 3} 0 {count * 6}", 6, "#5b3a22")
        canvas.line(f"M{x:.1f} {-count * 3 - 5} q5 {count * 3} 0 {count * 6}", 3, "#e0c48a")


def lamb(canvas: Canvas, scale: float = 1.0, mirror: bool = False) -> None:
    """A woolly lamb standing at the origin, 110 wide, looking to the right."""
    wool = Tone("#f4ebda", "#fffdf6", "#b09c86")
    skin = tone("#5d4a48")
    with canvas.moved(0, 0, scale, mirror=mirror):
        canvas.spot(0, 0, 64, 12, "#2f2a14", 0.55)
        for x in (-30, -14, 16, 32):
            form(canvas, f"M{x - 6} -32 L{x + 6} -32 L{x + 5} 2 L{x - 5} 2 Z", skin, 2.2)
        rng = random.Random(3)
        form(canvas, shapes.scalloped(0, -50, 52, 33, rng, 13, 0.42), wool, 2.8)
        for x, y in ((-26, -54), (-8, -64), (12, -52), (-14, -40), (8, -38), (-36, -42)):
            canvas.line(f"M{x - 6} {y} q6 -9 12 0 q-5 6 -9 0", 1.5, wool.dark, 0.7)
        for side in (-1, 1):
            form(
                canvas,
                f"M{48 + side * 14} -82 Q{48 + side * 40} -88 {48 + side * 40} -72 Q{48 + side * 26} -68 "
                f"{48 + side * 14} -74 Z",
                skin,
                2.2,
            )
        form(canvas, "M28 -86 C30 -100 66 -100 68 -86 C72 -64 62 -46 48 -46 C34 -46 24 -64 28 -86 Z", skin, 2.6)
        form(canvas, shapes.scalloped(48, -94, 21, 13, rng, 8, 0.42), wool, 2.3)
        for x in (39, 57):
            canvas.ellipse(x, -74, 4.6, 5.4, "#fff6e4", 1.4)
            canvas.ellipse(x + 0.6, -73, 2.7, 3.4, "#2a1a14", 0)
        canvas.line("M44 -56 q4 4 8 0", 1.9, "#2a1a14")


def _fruit(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    form(canvas, shapes.ellipse(x, y, size, size), tone(colour), 1.9)
    canvas.ellipse(x - size * 0.35, y - size * 0.35, size * 0.24, size * 0.24, "#fff2ee", 0, opacity=0.9)


def coin_stack(canvas: Canvas, count: int = 4) -> None:
    """A few coins on a counter, its foot at the origin."""
    for k in range(count):
        form(canvas, shapes.ellipse(math.sin(k * 2) * 2, -4 - k * 6, 13, 5.5), GOLDEN, 1.8)
