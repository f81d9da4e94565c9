"""Main garments in figure coordinates, over a body of width ``stout`` or ``wide`` (see ``bodies.TORSO``).

``turn`` turns the garment with its wearer, like a ``Look`` does the head.
"""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters.materials import GOLDEN, LINEN
from art.parts.critters.tones import Tone, fitted, flipped, form, tone, turned, widened


def coat(
    canvas: Canvas,
    cloth: Tone,
    lapel: Tone | None = None,
    stout: float = 1.0,
    length: float = 0.0,
    buttons: Tone | None = GOLDEN,
    pockets: bool = True,
    turn: float = 0.0,
) -> None:
    """An open coat or waistcoat over a shirt; ``length`` lengthens it below the hip (0: waistcoat, 34: frock coat)."""
    low = -44 + length
    left = (
        f"M-40 -170 C-66 -142 -86 -90 -82 {low} C-62 {low + 13} -30 {low + 18} -10 {low + 8} C-8 {low - 22} -12 "
        "-110 -28 -150 Z"
    )
    right = (
        f"M40 -170 C66 -142 86 -90 82 {low} C62 {low + 13} 28 {low + 20} 6 {low + 8} C6 {low - 22} 12 -110 28 -150 Z"
    )
    form(canvas, fitted(left, stout, turn), cloth, 3, 0.9)
    form(canvas, fitted(right, stout, turn), cloth, 3, 0.6, 0.75)
    facing = lapel or cloth
    for side in (-1, 1):
        d = "M40 -170 C50 -158 56 -146 58 -132 L34 -122 L38 -114 C24 -96 12 -72 7 -56 C6 -90 14 -128 26 -156 Z"
        form(canvas, fitted(flipped(d, side), stout, turn), facing, 2.4)
    if pockets:
        for side in (-1, 1):
            d = f"M68 {low - 26} L36 {low - 18} L38 {low - 9} L70 {low - 17} Z"
            form(canvas, fitted(flipped(d, side), stout, turn), facing, 1.9)
    if buttons:
        for k in range(2 + int(length > 15)):
            form(canvas, shapes.ellipse(turned(-4 * stout, turn), -72 + k * 20, 5, 5), buttons, 1.9)


def robe(
    canvas: Canvas,
    cloth: Tone,
    trim: Tone | None = None,
    wide: float = 1.0,
    hem: float = 0.0,
    opening: bool = True,
    turn: float = 0.0,
) -> None:
    """A robe to the ground; ``trim`` edges its front opening and hem."""
    d = (
        f"M-40 -170 C-68 -140 -92 -70 -102 {hem - 8} C-60 {hem + 6} 60 {hem + 6} 102 {hem - 8} C92 -70 68 -140 40 "
        "-170 Z"
    )
    form(canvas, fitted(d, wide, turn), cloth, 3)
    for x0, x1 in ((-44, -66), (-24, -32), (26, 36), (48, 70)):
        canvas.line(f"M{x0 * wide:.1f} -84 Q{x0 * 1.1 * wide:.1f} -40 {x1 * wide:.1f} {hem - 4}", 1.9, cloth.dark, 0.6)
    if trim:
        band = (
            f"M-99 {hem - 24} C-60 {hem - 10} 60 {hem - 10} 99 {hem - 24} L102 {hem - 8} C60 {hem + 6} -60 "
            f"{hem + 6} -102 {hem - 8} Z"
        )
        form(canvas, fitted(band, wide, turn), trim, 2.2)
        if opening:
            front = f"M-8 -166 L8 -166 C10 -110 10 -50 9 {hem + 2} L-9 {hem + 2} C-10 -50 -10 -110 -8 -166 Z"
            form(canvas, fitted(front, wide, turn), trim, 2.2)
    elif opening:
        canvas.line(fitted(f"M0 -164 Q3 -80 0 {hem}", wide, turn), 2)


def dress(canvas: Canvas, bodice: Tone, skirt: Tone, wide: float = 1.0, hem: float = 0.0, turn: float = 0.0) -> None:
    """A laced bodice over a full skirt to the ground."""
    d = (
        f"M-46 -104 C-70 -84 -102 -40 -108 {hem - 8} Q-81 {hem + 8} -54 {hem - 1} Q-27 {hem + 9} 0 {hem} Q27 "
        f"{hem + 9} 54 {hem - 1} Q81 {hem + 8} 108 {hem - 8} C102 -40 70 -84 46 -104 Z"
    )
    form(canvas, fitted(d, wide, turn), skirt, 3)
    for x0, x1 in ((-34, -70), (-14, -26), (14, 26), (36, 72)):
        canvas.line(
            f"M{x0 * wide:.1f} -88 Q{(x0 + x1) * 0.46 * wide:.1f} -44 {x1 * wide:.1f} {hem - 8}", 1.9, skirt.dark, 0.6
        )
    top = (
        "M-40 -170 C-58 -150 -62 -124 -54 -98 C-30 -86 30 -86 54 -98 C62 -124 58 -150 40 -170 C26 -150 -26 -150 "
        "-40 -170 Z"
    )
    form(canvas, fitted(top, wide, turn), bodice, 2.8)
    for k in range(3):
        y = -142 + k * 15
        canvas.line(fitted(f"M-9 {y} L9 {y + 9} M9 {y} L-9 {y + 9}", wide, turn), 1.8, bodice.light)


def apron(
    canvas: Canvas,
    cloth: Tone = LINEN,
    wide: float = 1.0,
    bib: bool = True,
    hem: float = -20,
    pocket: bool = True,
    turn: float = 0.0,
) -> None:
    """An apron from the waist down, with a bib and a pocket on request."""
    if bib:
        straps = fitted("M-24 -136 L-40 -166 M24 -136 L40 -166", wide, turn)
        canvas.line(straps, 6)
        canvas.line(straps, 3.4, cloth.base)
        form(canvas, fitted("M-30 -138 Q0 -130 30 -138 L36 -94 L-36 -94 Z", wide, turn), cloth, 2.5)
    d = f"M-54 -100 Q0 -88 54 -100 C64 -70 68 -40 64 {hem} Q0 {hem + 14} -64 {hem} C-68 -40 -64 -70 -54 -100 Z"
    form(canvas, fitted(d, wide, turn), cloth, 2.7)
    canvas.line(
        f"M{-36 * wide:.0f} -84 Q{-42 * wide:.0f} -54 {-40 * wide:.0f} {hem + 2} M{38 * wide:.0f} -84 "
        f"Q{44 * wide:.0f} -54 {42 * wide:.0f} {hem + 2}",
        1.5,
        cloth.dark,
        0.55,
    )
    if pocket:
        form(canvas, fitted("M-26 -70 Q0 -64 26 -70 L24 -38 Q0 -32 -24 -38 Z", wide, turn), cloth, 2)


def cloak_back(canvas: Canvas, cloth: Tone, wide: float = 1.0, hem: float = -2, flare: float = 1.0) -> None:
    """The hanging part of a cloak, behind the body."""
    d = (
        f"M-44 -176 C-84 -150 {-104 * flare:.0f} -80 {-112 * flare:.0f} {hem} Q-60 {hem + 12} 0 {hem + 6} Q60 "
        f"{hem + 12} {112 * flare:.0f} {hem} C{104 * flare:.0f} -80 84 -150 44 -176 Z"
    )
    form(canvas, widened(d, wide), cloth, 3)
    for side in (-1, 1):
        canvas.line(
            f"M{side * 66 * wide:.0f} -140 Q{side * 88 * wide:.0f} -80 {side * 92 * flare * wide:.0f} {hem - 4}",
            1.8,
            cloth.dark,
            0.6,
        )


def cloak_front(canvas: Canvas, cloth: Tone, wide: float = 1.0, clasp: Tone = GOLDEN, low: float = -96) -> None:
    """A shoulder cape closed with a clasp, over body and upper arms."""
    d = (
        f"M-44 -178 C-76 -160 -92 -128 -90 {low} Q-62 {low + 10} -40 {low - 2} Q-18 {low + 8} 0 {low - 8} Q18 "
        f"{low + 8} 40 {low - 2} Q62 {low + 10} 90 {low} C92 -128 76 -160 44 -178 Z"
    )
    form(canvas, widened(d, wide), cloth, 2.9)
    for x in (-56, -28, 26, 56):
        canvas.line(
            f"M{x * 0.6 * wide:.0f} -150 Q{x * 0.9 * wide:.0f} -126 {x * 1.1 * wide:.0f} {low}", 1.7, cloth.dark, 0.6
        )
    form(canvas, shapes.ellipse(0, -158, 10, 10), clasp, 2.3)


def ermine_collar(canvas: Canvas, wide: float = 1.0) -> None:
    """A broad white fur collar with black tails: for kings and queens."""
    ermine = Tone("#f6eee0", "#fffdf8", "#a3937f")
    d = (
        "M-42 -180 C-74 -168 -98 -144 -100 -116 Q-84 -98 -66 -108 Q-50 -92 -32 -104 Q-16 -90 0 -102 Q16 -90 32 "
        "-104 Q50 -92 66 -108 Q84 -98 100 -116 C98 -144 74 -168 42 -180 C20 -166 -20 -166 -42 -180 Z"
    )
    form(canvas, widened(d, wide), ermine, 2.8)
    for x, y in (
        (-76, -126),
        (-54, -142),
        (-46, -116),
        (-20, -128),
        (0, -146),
        (20, -128),
        (46, -116),
        (54, -142),
        (76, -126),
    ):
        px = x * wide
        canvas.path(
            f"M{px - 3.4:.1f} {y - 6} Q{px:.1f} {y - 9} {px + 3.4:.1f} {y - 6} L{px + 1:.1f} {y + 7} Z", "#3a2c2c", 0
        )


def monk_habit(canvas: Canvas, cloth: Tone, cord: Tone = LINEN) -> None:
    """A plain habit with a rope around the waist and its two knotted ends."""
    robe(canvas, cloth, opening=False)
    d = "M-72 -88 C-40 -74 40 -74 72 -88"
    canvas.rod(d, 8, cord.base, cord.light, 2)
    for x, long in ((14, 44), (26, 56)):
        canvas.rod(f"M10 -78 Q{x + 4} -60 {x} {-78 + long}", 5.5, cord.base, cord.light, 1.8)
        form(canvas, shapes.ellipse(x, -76 + long, 6, 7), cord, 2)


def dungarees(canvas: Canvas, cloth: Tone, stout: float = 1.0, turn: float = 0.0) -> None:
    """Farmer's trousers with a bib and straps over a shirt."""
    for side in (-1, 1):
        d = flipped("M20 -116 L34 -168 L46 -164 L34 -112 Z", side)
        form(canvas, fitted(d, stout, turn), cloth, 2.3)
    d = (
        "M-36 -120 Q0 -112 36 -120 L44 -84 C60 -82 74 -78 82 -70 C84 -24 68 -5 42 -3 L12 -3 L2 -26 L-8 -3 L-40 "
        "-3 C-68 -5 -84 -24 -82 -70 C-74 -78 -60 -82 -44 -84 Z"
    )
    form(canvas, fitted(d, stout, turn), cloth, 2.8)
    form(canvas, fitted("M-20 -106 L20 -106 L18 -84 Q0 -78 -18 -84 Z", stout, turn), cloth, 1.9)
    for side in (-1, 1):
        form(canvas, shapes.ellipse(turned(side * 27 * stout, turn), -112, 4.6, 4.6), GOLDEN, 1.8)
    canvas.line(fitted("M2 -26 Q3 -36 2 -48", stout, turn), 2)
    patch = tone("#b98d57")
    form(canvas, fitted("M40 -50 L62 -54 L64 -34 L42 -30 Z", stout, turn), patch, 1.8)
    canvas.line(
        f"M{46 * stout:.0f} -54 v5 M{56 * stout:.0f} -56 v5 M{60 * stout:.0f} -46 h6 M{40 * stout:.0f} -40 h6", 1.4
    )


def motley(canvas: Canvas, first: Tone, second: Tone, stout: float = 1.0, turn: float = 0.0) -> None:
    """A jester's suit, one colour to each side, with diamonds."""
    left = "M0 -168 L-40 -170 C-68 -140 -88 -84 -77 -38 C-70 -10 -30 -6 -4 -6 C2 -60 2 -120 0 -168 Z"
    right = "M0 -168 L40 -170 C68 -140 88 -84 77 -38 C70 -10 30 -6 -4 -6 C2 -60 2 -120 0 -168 Z"
    form(canvas, fitted(left, stout, turn), first, 3, 0.9)
    form(canvas, fitted(right, stout, turn), second, 3, 0.6, 0.75)
    for side, colours in ((-1, second), (1, first)):
        for x, y in ((34, -104), (52, -62), (24, -48)):
            px = turned(side * x * stout, turn)
            form(canvas, shapes.polygon([(px, y - 17), (px + 11, y), (px, y + 17), (px - 11, y)]), colours, 1.8)
    for y in (-120, -92, -64):
        form(canvas, shapes.ellipse(turned(0, turn), y, 5, 5), GOLDEN, 1.8)
