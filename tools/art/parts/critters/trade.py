"""Props of trades and arts. Local origin: where a paw holds the thing, unless it says foot or middle."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters.materials import GOLDEN, IRON, LEATHER, LINEN, PARCHMENT, PLANK, WHITE, gem
from art.parts.critters.tones import Tone, form, tone

BREAD = Tone("#c8843c", "#f6cc84", "#7a4218")
CHINA = Tone("#f4f0e4", "#ffffff", "#8a98a8")
GLASS = Tone("#bfe0e4", "#ffffff", "#4f8494")


def loaf(canvas: Canvas, long: float = 74) -> None:
    """A loaf with three cuts, its middle at the origin."""
    half = long / 2
    form(
        canvas,
        (
            f"M{-half} 8 C{-half - 4} -22 {-half * 0.4:.0f} -26 0 -26 C{half * 0.4:.0f} -26 {half + 4} -22 {half} "
            f"8 C{half * 0.6:.0f} 16 {-half * 0.6:.0f} 16 {-half} 8 Z"
        ),
        BREAD,
        2.7,
    )
    for k in (-1, 0, 1):
        canvas.brush(f"M{k * half * 0.5 - 5:.1f} 0 q2 -14 12 -18", 5, "#fbe4b0", 0.9)


def bread_tray(canvas: Canvas, wide: float = 130) -> None:
    """A board of loaves and rolls held in front, its middle at the origin."""
    for x, size in ((-36, 0.8), (34, 0.85), (0, 0.95)):
        with canvas.moved(x, -16, size):
            loaf(canvas, 66)
    form(canvas, f"M{-wide / 2} -8 L{wide / 2} -8 L{wide / 2 - 6} 6 L{-wide / 2 + 6} 6 Z", PLANK, 2.6)


def rolling_pin(canvas: Canvas, long: float = 110) -> None:
    """A rolling pin along x, gripped in its middle."""
    half = long / 2
    canvas.rod(f"M{-half - 16} 0 H{half + 16}", 8, "#8a5230", "#d8a070", 2)
    form(
        canvas,
        shapes.smooth(
            [(-half, -12), (0, -14), (half, -12), (half + 3, 0), (half, 12), (0, 14), (-half, 12), (-half - 3, 0)]
        ),
        tone("#d8b07a"),
        2.6,
    )


def cake(canvas: Canvas, tiers: int = 2, icing: Tone | None = None) -> None:
    """A cake with berries on top, its foot at the origin, 80 wide."""
    cream = icing or tone("#f6dce0")
    for k in range(tiers):
        half, low = 40 - 13 * k, -26 * k
        form(
            canvas,
            (f"M{-half} {low - 26} Q0 {low - 18} {half} {low - 26} L{half} {low - 2} Q0 {low + 7} {-half} {low - 2} Z"),
            cream,
            2.6,
        )
        form(canvas, shapes.ellipse(0, low - 26, half, 7), Tone(cream.light, "#ffffff", cream.base), 2.2)
        for x in range(-half + 6, half, 12):
            gem(canvas, x, low - 4, 4, "#a8325a")
    gem(canvas, 0, -26 * tiers - 6, 8, "#c0304a")


def teapot(canvas: Canvas, colours: Tone = CHINA) -> None:
    """A round teapot, its spout to the right, held at its handle on the left."""
    with canvas.moved(48, 6):
        canvas.rod("M-34 -12 C-58 -20 -58 22 -32 16", 7, colours.base, colours.light, 2)
        form(canvas, "M28 4 C44 2 44 -18 58 -24 L62 -14 C54 -8 52 14 28 20 Z", colours, 2.5)
        form(canvas, shapes.ellipse(0, 2, 37, 30), colours, 2.8)
        form(canvas, "M-20 -24 Q0 -36 20 -24 Q0 -18 -20 -24 Z", colours, 2.3)
        gem(canvas, 0, -34, 5, "#c0566a")
        for x in (-16, 0, 16):
            canvas.ellipse(x, 4 + abs(x) * 0.2, 4.6, 4.6, "#7a9ac0", 0)
        canvas.spot(62, -38, 14, 20, "#ffffff", 0.6)


def teacup(canvas: Canvas, colours: Tone = CHINA) -> None:
    """A steaming cup on its saucer, held from below at the saucer's middle."""
    form(canvas, shapes.ellipse(0, 2, 34, 8), colours, 2.3)
    canvas.rod("M20 -22 C38 -24 36 -4 17 -8", 5, colours.base, colours.light, 1.7)
    form(canvas, "M-23 -30 Q0 -24 23 -30 C22 -6 12 0 0 0 C-12 0 -22 -6 -23 -30 Z", colours, 2.5)
    form(canvas, shapes.ellipse(0, -30, 23, 6), tone("#a8683a"), 1.8)
    canvas.line("M-6 -42 q-5 -8 0 -15 q5 -7 0 -14 M8 -42 q-5 -8 0 -15", 2.6, "#fffaf0", 0.85)


def camera(canvas: Canvas) -> None:
    """A bellows camera on a tripod, 200 high, its foot at the origin."""
    for x in (-44, 6, 48):
        canvas.rod(f"M0 -112 L{x} 0", 6, "#8a5c34", "#d0a068", 1.8)
    with canvas.moved(0, -146):
        form(canvas, "M-46 -34 H-8 V34 H-46 Z", tone("#7a4a30"), 2.8)
        form(canvas, "M-8 -30 L6 -34 L14 -26 L22 -32 L30 -22 V22 L22 32 L14 26 L6 34 L-8 30 Z", tone("#4a4048"), 2.6)
        form(canvas, "M30 -22 H44 V22 H30 Z", tone("#7a4a30"), 2.6)
        form(canvas, shapes.ellipse(54, 0, 11, 17), GOLDEN, 2.5)
        canvas.ellipse(58, 0, 7, 12, "#2a3444", 1.8, (canvas.glow(55, -5, 9, "#bfe0f0", 0.95),))
        for y in (-26, 26):
            gem(canvas, -40, y, 3, GOLDEN.base)


def wand(canvas: Canvas, long: float = 84, colour: str = "#ffe28a") -> None:
    """A magician's wand, tip up and sparkling."""
    canvas.rod(f"M0 18 L0 {-long}", 7, "#2f2a34", "#8a8490", 1.8)
    canvas.rod(f"M0 {-long + 14} L0 {-long}", 7, "#f4ecd8", "#ffffff", 1.6)
    canvas.spot(0, -long - 4, 46, 46, colour, 0.8)
    for x, y, size in ((0, -6, 17), (24, -22, 9), (-22, -18, 8), (14, 16, 7), (-18, 12, 6)):
        canvas.path(shapes.star(x, -long + y, size, size * 0.3, 4), "#fffbe2", 0)


def card_fan(canvas: Canvas, count: int = 4) -> None:
    """Playing cards spread in the hand."""
    for k in range(count):
        with canvas.moved(0, 0, rotate=(k - (count - 1) / 2) * 20):
            form(canvas, "M-14 -54 H14 Q17 -54 17 -50 V-6 H-17 V-50 Q-17 -54 -14 -54 Z", WHITE, 2.3)
            canvas.path(shapes.star(0, -34, 8, 3.4, 5 if k % 2 else 4), ("#b0303a", "#3a3440")[k % 2], 0)


def bouquet(canvas: Canvas, colours: tuple[str, ...] = ("#e0607a", "#f4c04a", "#f4f0e4", "#8a7ac0", "#e88a5a")) -> None:
    """Flowers in paper, held at the stems."""
    for k, (x, y) in enumerate(((-24, -52), (0, -64), (24, -54), (-12, -38), (14, -40), (-34, -34), (34, -36))):
        canvas.line(f"M0 0 Q{x * 0.3:.0f} {y * 0.5:.0f} {x} {y}", 3, "#5f8a3c")
        for petal in range(6):
            angle = math.tau * petal / 6
            canvas.ellipse(x + 7 * math.cos(angle), y + 7 * math.sin(angle), 5.6, 5.6, colours[k % len(colours)], 1.4)
        canvas.ellipse(x, y, 4.4, 4.4, "#f8d84a", 1.2)
    form(canvas, "M-30 -26 Q0 -14 30 -26 L7 18 H-7 Z", LINEN, 2.5)


def watering_can(canvas: Canvas, colours: Tone | None = None) -> None:
    """A can held at its upper handle, pouring to the right."""
    metal = colours or tone("#6a9a8a")
    with canvas.moved(0, 40):
        canvas.rod("M-26 -16 C-26 -48 20 -48 20 -20", 6, metal.base, metal.light, 2)
        form(canvas, "M-34 -20 Q0 -12 26 -20 L30 28 Q-2 36 -32 28 Z", metal, 2.7)
        form(canvas, "M24 16 L72 -22 L78 -14 L28 28 Z", metal, 2.5)
        form(canvas, "M66 -30 L88 -12 L84 -4 L64 -22 Z", metal, 2.3)
        for k in range(4):
            canvas.line(f"M{82 + k * 5} {-4 - k * 5} q10 10 10 26", 2, "#a8d4e4", 0.9)


def lamplighters_pole(canvas: Canvas, up: float = 190, down: float = 120) -> None:
    """A long pole with a hook and a burning wick at its tip."""
    canvas.rod(f"M0 {down} L0 {-up}", 6.5, "#7a5335", "#c8965c", 1.9)
    canvas.rod(f"M0 {-up + 16} q18 -4 14 -20", 4, IRON.base, IRON.light, 1.6)
    canvas.spot(0, -up - 12, 52, 52, "#ffdf80", 0.85)
    canvas.path(
        (f"M0 {-up - 32} C10 {-up - 18} 10 {-up - 8} 0 {-up} C-10 {-up - 8} -10 {-up - 18} 0 {-up - 32} Z"),
        "#f6a83c",
        2,
        (canvas.glow(0, -up - 8, 12, "#fffbe0", 1),),
    )


def lantern(canvas: Canvas, colour: str = "#fbd76a") -> None:
    """A hand lantern hanging from its ring at the origin."""
    canvas.spot(0, 40, 60, 60, "#ffe08a", 0.7)
    canvas.line("M-12 14 C-12 -6 12 -6 12 14", 3, IRON.dark)
    form(canvas, "M-18 22 L0 8 L18 22 Z", IRON, 2.3)
    canvas.path("M-15 22 H15 L18 54 H-18 Z", colour, 2.5, (canvas.glow(0, 40, 22, "#fffdf0", 1),))
    canvas.line("M0 22 V54", 1.6)
    form(canvas, "M-21 54 H21 V62 H-21 Z", IRON, 2.2)


def hammer(canvas: Canvas, long: float = 66) -> None:
    """A smith's hammer, head up."""
    canvas.rod(f"M0 18 L0 {-long}", 8, "#8a5c34", "#d0a068", 2)
    form(canvas, f"M-26 {-long - 14} H14 L28 {-long - 6} L28 {-long + 6} L14 {-long + 14} H-26 Z", IRON, 2.7)


def tongs(canvas: Canvas, colour: str = "#ff9a3c") -> None:
    """A smith's tongs with a glowing piece at their end, held low."""
    canvas.rod("M-7 20 C-2 -20 14 -40 4 -84", 5, IRON.base, IRON.light, 1.7)
    canvas.rod("M7 20 C2 -20 -14 -40 -4 -84", 5, IRON.base, IRON.light, 1.7)
    canvas.spot(0, -94, 34, 34, colour, 0.8)
    canvas.path(shapes.rounded(-10, -108, 20, 26, 4), colour, 2.2, (canvas.glow(-2, -98, 14, "#fff6c0", 0.95),))


def wrench(canvas: Canvas, long: float = 78) -> None:
    """An open spanner, jaws up."""
    form(
        canvas,
        (
            f"M-7 22 Q0 28 7 22 L6 {-long + 14} Q22 {-long + 4} 20 {-long - 14} L8 {-long - 2} L-8 {-long - 2} "
            f"L-20 {-long - 14} Q-22 {-long + 4} -6 {-long + 14} Z"
        ),
        IRON,
        2.6,
    )


def scissors(canvas: Canvas) -> None:
    """Tailor's shears, blades up."""
    for side in (-1, 1):
        form(canvas, f"M{side * 2} 0 L{side * 13} -60 L{side * 3} -56 L{-side * 5} -4 Z", IRON, 2.3)
        canvas.line(shapes.ellipse(side * 11, 17, 10, 14), 7, "#3b2a20")
        canvas.line(shapes.ellipse(side * 11, 17, 10, 14), 4, "#c8803c")
    gem(canvas, 0, -4, 4, GOLDEN.base)


def spool(canvas: Canvas, thread: Tone | None = None) -> None:
    """A reel of thread with its end loose, its middle at the origin."""
    yarn = thread or tone("#b8506a")
    for y in (-26, 20):
        form(canvas, f"M-22 {y} H22 L24 {y + 7} H-24 Z", PLANK, 2.3)
    form(canvas, "M-19 -19 Q0 -23 19 -19 V20 Q0 24 -19 20 Z", yarn, 2.5)
    for y in (-11, -3, 5, 13):
        canvas.line(f"M-18 {y} Q0 {y + 5} 18 {y}", 1.7, yarn.dark, 0.7)
    canvas.line("M18 8 C44 12 34 36 56 40", 2.4, yarn.base)


def cloth_roll(canvas: Canvas, colours: Tone, long: float = 110) -> None:
    """A bolt of cloth under the arm, along x, its middle at the origin."""
    half = long / 2
    form(canvas, f"M{-half} -20 H{half} V20 H{-half} Z", colours, 2.7)
    form(canvas, shapes.ellipse(half, 0, 9, 20), colours, 2.4)
    canvas.line(f"M{half} -10 q6 4 3 10 q-5 5 -5 -3", 1.8, colours.dark)
    form(canvas, f"M{-half} 12 L{-half + 54} 20 L{-half + 40} 64 Q{-half + 20} 58 {-half + 2} 66 Z", colours, 2.5)


def palette_and_brush(canvas: Canvas) -> None:
    """A painter's palette held by its hole, a brush through it."""
    canvas.rod("M-8 10 L40 -66", 4, "#8a5c34", "#d0a068", 1.5)
    form(canvas, "M36 -60 L46 -82 L48 -62 Z", tone("#b0303a"), 1.8)
    form(
        canvas,
        ("M-46 -4 C-50 -40 20 -50 44 -22 C58 -4 40 12 24 8 C8 4 6 18 10 28 C-20 36 -44 20 -46 -4 Z"),
        tone("#d8b07a"),
        2.7,
    )
    for x, y, colour in (
        (-28, -10, "#b0303a"),
        (-10, -24, "#e8b84a"),
        (12, -26, "#5f8a5c"),
        (30, -12, "#4f7f94"),
        (-24, 10, "#7d5a86"),
    ):
        canvas.ellipse(x, y, 7, 5.6, colour, 1.5)


def parasol(canvas: Canvas, first: Tone, second: Tone, long: float = 130) -> None:
    """An open sunshade above the hand."""
    canvas.rod(f"M0 26 L0 {-long}", 6, "#8a5c34", "#d0a068", 1.8)
    with canvas.moved(0, -long):
        for k in range(6):
            a, b = -90 + k * 30, -90 + (k + 1) * 30
            x0, x1 = 92 * math.sin(math.radians(a)), 92 * math.sin(math.radians(b))
            d = (
                f"M0 -52 C{x0 * 0.5:.1f} -50 {x0 * 0.96:.1f} -24 {x0:.1f} 8 Q{(x0 + x1) / 2:.1f} -4 {x1:.1f} "
                f"8 C{x1 * 0.96:.1f} -24 {x1 * 0.5:.1f} -50 0 -52 Z"
            )
            form(canvas, d, first if k % 2 else second, 2.3)
        gem(canvas, 0, -54, 5, GOLDEN.base)


def briefcase(canvas: Canvas, leather: Tone = LEATHER) -> None:
    """A document case hanging from its handle at the origin."""
    canvas.line("M-16 14 C-16 -4 16 -4 16 14", 6, leather.dark)
    form(canvas, "M-42 12 H42 Q46 12 46 18 V60 Q46 66 40 66 H-40 Q-46 66 -46 60 V18 Q-46 12 -42 12 Z", leather, 2.7)
    form(canvas, "M-46 32 H46 V40 H-46 Z", tone(leather.dark), 2)
    for x in (-24, 24):
        form(canvas, f"M{x - 6} 28 H{x + 6} V46 H{x - 6} Z", GOLDEN, 2)


def medal(canvas: Canvas, ribbon: Tone, colour: str = "#dfa63c") -> None:
    """An order on a ribbon for the chest, hanging from the origin."""
    form(canvas, "M-11 0 H11 L5 26 H-5 Z", ribbon, 2.2)
    form(canvas, shapes.star(0, 38, 17, 9, 8), tone(colour), 2.3)
    gem(canvas, 0, 38, 6, "#b0303a")


def rope_coil(canvas: Canvas, radius: float = 34) -> None:
    """A climber's coil of rope, its middle at the origin."""
    for shift in (6, 0, -6):
        ring = shapes.ellipse(0, 0, radius + shift, radius * 0.86 + shift)
        canvas.line(ring, 8, "#5b3a22")
        canvas.line(ring, 5, "#d8b478")
    for k in range(16):
        angle = math.tau * k / 16
        x, y = radius * math.cos(angle), radius * 0.86 * math.sin(angle)
        canvas.line(f"M{x - 6:.1f} {y - 4:.1f} l10 7", 1.4, "#7a5230", 0.8)


def magnifier(canvas: Canvas, radius: float = 26) -> None:
    """A reading glass, lens up."""
    canvas.rod("M0 22 L0 -22", 8, "#7a4a30", "#c8966a", 1.9)
    canvas.ellipse(
        0,
        -22 - radius,
        radius,
        radius,
        "#d8eef0",
        0,
        (canvas.glow(-8, -34 - radius, radius, "#ffffff", 0.9),),
        opacity=0.7,
    )
    canvas.line(shapes.ellipse(0, -22 - radius, radius, radius), 7.5)
    canvas.line(shapes.ellipse(0, -22 - radius, radius, radius), 4.2, GOLDEN.base)
    canvas.line(f"M{-radius * 0.5:.0f} {-26 - radius} l8 -12", 2.6, "#ffffff", 0.9)


def compass(canvas: Canvas, radius: float = 26) -> None:
    """A wayfarer's compass in the palm, its middle at the origin."""
    form(canvas, shapes.ellipse(0, 0, radius, radius), GOLDEN, 2.6)
    form(canvas, shapes.ellipse(0, 0, radius * 0.76, radius * 0.76), PARCHMENT, 1.8)
    canvas.path(f"M0 {-radius * 0.6:.1f} L5 0 L-5 0 Z", "#b0303a", 1.4)
    canvas.path(f"M0 {radius * 0.6:.1f} L5 0 L-5 0 Z", "#3a4a6a", 1.4)


def signal_flag(canvas: Canvas, cloth: Tone, up: float = 90) -> None:
    """A railway flag on its stick, cloth to the right."""
    canvas.rod(f"M0 24 L0 {-up}", 6, "#8a5c34", "#d0a068", 1.8)
    form(
        canvas,
        (f"M2 {-up} C24 {-up - 12} 40 {-up + 12} 66 {-up} L62 {-up + 42} C40 {-up + 54} 24 {-up + 30} 2 {-up + 42} Z"),
        cloth,
        2.6,
    )


def potion_flask(canvas: Canvas, liquid: str = "#6fae4a") -> None:
    """A bubbling flask held at its neck."""
    form(canvas, "M-8 -26 H8 V-2 L26 34 Q28 44 18 44 H-18 Q-28 44 -26 34 L-8 -2 Z", GLASS, 2.6)
    canvas.path(
        ("M-18 16 Q0 22 18 16 L25 34 Q27 42 18 42 H-18 Q-27 42 -25 34 Z"),
        liquid,
        0,
        (canvas.glow(-6, 24, 24, "#f4ffd8", 0.8),),
        opacity=0.9,
    )
    for x, y, size in ((-4, -38, 5), (6, -50, 4), (-2, -62, 6)):
        canvas.ellipse(x, y, size, size, liquid, 1.4, (canvas.glow(x - 1, y - 2, size, "#ffffff", 0.9),), opacity=0.85)
