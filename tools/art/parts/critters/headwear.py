"""More hats: cook, conductor, bowler, beret, turban, pith helmet, wreath, veil, ear muffs, helmet. Head coordinates."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters.hats import daisy
from art.parts.critters.materials import GOLDEN, IRON, LINEN, WHITE, gem
from art.parts.critters.tones import Tone, flipped, form, tone


def cooks_hat(
    canvas: Canvas, y: float = -54, scale: float = 1.0, tilt: float = 0.0, cloth: Tone = WHITE, x: float = 0
) -> None:
    """A tall puffed cap on a band."""
    with canvas.moved(x, y, scale, rotate=tilt):
        form(canvas, "M-44 -22 C-84 -30 -78 -82 -42 -76 C-34 -104 34 -104 42 -76 C78 -82 84 -30 44 -22 Z", cloth, 3)
        canvas.line("M-22 -26 q-6 -24 -2 -40 M2 -26 v-46 M24 -26 q6 -22 2 -40", 1.8, cloth.dark, 0.6)
        form(canvas, "M-50 -28 Q0 -16 50 -28 L48 4 Q0 16 -48 4 Z", cloth, 2.8)


def conductors_cap(
    canvas: Canvas, colours: Tone, y: float = -50, scale: float = 1.0, tilt: float = 0.0, x: float = 0
) -> None:
    """A stiff round cap with a peak, a golden band and a badge."""
    with canvas.moved(x, y, scale, rotate=tilt):
        form(canvas, "M-54 -2 L-58 -46 Q0 -60 58 -46 L54 -2 Q0 12 -54 -2 Z", colours, 3)
        form(canvas, shapes.ellipse(0, -48, 58, 11), colours, 2.4)
        form(canvas, "M-55 -16 Q0 -4 55 -16 L54 -4 Q0 10 -54 -4 Z", GOLDEN, 2.2)
        form(canvas, "M-48 2 Q0 18 48 2 Q40 26 0 28 Q-40 26 -48 2 Z", tone("#2f2a30"), 2.5)
        gem(canvas, 0, -26, 8, "#dfa63c")


def bowler(
    canvas: Canvas,
    colours: Tone,
    y: float = -54,
    scale: float = 1.0,
    tilt: float = 0.0,
    band: Tone | None = None,
    x: float = 0,
) -> None:
    """A round stiff hat with a rolled brim."""
    with canvas.moved(x, y, scale, rotate=tilt):
        form(canvas, "M-52 2 C-56 -58 -28 -70 0 -70 C28 -70 56 -58 52 2 Z", colours, 3)
        form(canvas, "M-53 -18 Q0 -8 53 -18 L52 0 Q0 10 -52 0 Z", band or tone("#5a3a34"), 2.3)
        form(
            canvas,
            ("M-78 -6 C-66 -2 -50 6 0 8 C50 6 66 -2 78 -6 C82 10 50 20 0 20 C-50 20 -82 10 -78 -6 Z"),
            colours,
            2.8,
        )


def beret(canvas: Canvas, colours: Tone, y: float = -56, scale: float = 1.0, side: int = 1, x: float = 0) -> None:
    """A soft cap falling to ``side``."""
    with canvas.moved(x, y, scale):
        form(
            canvas,
            flipped(
                ("M-52 8 C-64 -22 -30 -46 16 -46 C66 -46 92 -20 78 2 C66 16 30 10 0 12 C-20 14 -40 16 -52 8 Z"), side
            ),
            colours,
            3,
        )
        form(canvas, "M-50 4 Q0 20 50 4 L48 14 Q0 28 -48 14 Z", colours, 2.4)
        canvas.rod(f"M{side * 8} -44 q2 -8 {side * 8} -12", 5, colours.base, colours.light, 1.8)


def turban(canvas: Canvas, colours: Tone, y: float = -52, scale: float = 1.0, jewel: str = "#4a9ab8") -> None:
    """Wound cloth with a jewel and a small plume."""
    with canvas.moved(0, y, scale):
        form(canvas, "M0 -54 C4 -84 18 -96 30 -100 C30 -82 20 -66 8 -52 Z", WHITE, 2.3)
        form(canvas, "M-66 6 C-76 -40 -40 -62 0 -62 C40 -62 76 -40 66 6 Q0 22 -66 6 Z", colours, 3)
        for d in ("M-62 -10 C-30 -48 30 -40 60 -48", "M-66 4 C-20 -28 30 -20 70 -26", "M-30 12 C10 -8 40 0 66 0"):
            canvas.line(d, 2.2, colours.dark, 0.7)
        form(canvas, shapes.ellipse(0, -40, 13, 15), GOLDEN, 2.3)
        gem(canvas, 0, -40, 8, jewel)


def pith_helmet(canvas: Canvas, y: float = -50, scale: float = 1.0, tilt: float = 0.0, colours: Tone = LINEN) -> None:
    """An explorer's helmet."""
    with canvas.moved(0, y, scale, rotate=tilt):
        form(canvas, "M-54 0 C-58 -52 -26 -68 0 -70 C26 -68 58 -52 54 0 Z", colours, 3)
        canvas.line("M0 -68 V-6 M-28 -58 Q-34 -30 -32 -6 M28 -58 Q34 -30 32 -6", 1.6, colours.dark, 0.6)
        form(canvas, "M-54 -14 Q0 -2 54 -14 L53 0 Q0 12 -53 0 Z", tone("#7a5335"), 2.3)
        form(
            canvas,
            ("M-92 8 C-70 -8 -54 -4 0 2 C54 -4 70 -8 92 8 C70 24 40 20 0 20 C-40 20 -70 24 -92 8 Z"),
            colours,
            2.8,
        )
        gem(canvas, 0, -70, 5, GOLDEN.base)


def flower_crown(
    canvas: Canvas,
    y: float = -54,
    scale: float = 1.0,
    colours: tuple[str, ...] = ("#fdf3df", "#f2a0ac", "#f4c860", "#b8a0d8"),
) -> None:
    """A wreath of flowers over the brow."""
    with canvas.moved(0, y, scale):
        for k in range(9):
            x, lift = (k - 4) * 17, abs(k - 4) ** 2 * 1.1
            form(
                canvas,
                (
                    f"M{x - 8} {lift - 2:.1f} Q{x} {lift - 24:.1f} {x + 9} {lift - 3:.1f} Q{x} {lift + 8:.1f} "
                    f"{x - 8} {lift - 2:.1f} Z"
                ),
                tone("#6f8f45"),
                1.8,
            )
        for k in range(8):
            place, drop = (k - 3.5) * 18, abs(k - 3.5) ** 2 * 1.2
            daisy(canvas, place, drop - 4, 0.9 if k % 2 else 0.72, colours[k % len(colours)])


def veil(canvas: Canvas, cloth: Tone, y: float = -40) -> None:
    """A thin cloth falling from the crown to both sides; draw it in the hood, behind the head."""
    form(
        canvas,
        (
            f"M0 {y - 44} C60 {y - 44} 96 {y} 100 60 C102 100 92 130 84 150 L-84 150 C-92 130 -102 100 -100 60 "
            f"C-96 {y} -60 {y - 44} 0 {y - 44} Z"
        ),
        cloth,
        2.8,
    )


def ear_muffs(canvas: Canvas, fluff: Tone, y: float = -20) -> None:
    """Two balls of wool on a band."""
    canvas.rod(f"M-84 {y} C-78 -98 78 -98 84 {y}", 6, "#8a5c34", "#d0a068", 1.8)
    for side in (-1, 1):
        form(canvas, shapes.ellipse(side * 84, y + 6, 21, 24), fluff, 2.6)
        canvas.line(f"M{side * 84 - 8} {y - 4} q4 5 8 1 M{side * 84 - 4} {y + 10} q5 4 9 0", 1.5, fluff.dark, 0.7)


def bobble_hat(canvas: Canvas, cloth: Tone, stripe: Tone, y: float = -48, scale: float = 1.0) -> None:
    """A knitted cap with a turned-up rim and a bobble."""
    with canvas.moved(0, y, scale):
        form(canvas, "M-64 0 C-66 -52 -36 -74 0 -76 C36 -74 66 -52 64 0 Z", cloth, 3)
        canvas.brush("M-60 -30 Q0 -14 60 -30", 9, stripe.base)
        form(canvas, "M-70 -10 Q0 6 70 -10 L68 14 Q0 28 -68 14 Z", stripe, 2.7)
        for x in range(-54, 60, 18):
            canvas.line(f"M{x} -2 v18", 1.6, stripe.dark, 0.6)
        form(canvas, shapes.ellipse(0, -82, 17, 16), stripe, 2.5)


def knights_helm(canvas: Canvas, metal: Tone = IRON, plume: Tone | None = None, y: float = -46) -> None:
    """An open helm with a crest; the face stays free."""
    if plume:
        form(
            canvas,
            (f"M-6 {y - 34} C-24 {y - 74} 30 {y - 96} 74 {y - 60} C50 {y - 62} 34 {y - 46} 14 {y - 26} Z"),
            plume,
            2.6,
        )
    form(
        canvas,
        (
            f"M-84 {y + 34} C-90 {y - 30} -50 {y - 46} 0 {y - 46} C50 {y - 46} 90 {y - 30} 84 {y + 34} L66 "
            f"{y + 30} C64 {y + 4} 30 {y} 0 {y} C-30 {y} -64 {y + 4} -66 {y + 30} Z"
        ),
        metal,
        3,
    )
    form(canvas, f"M-7 {y - 45} H7 V{y + 18} L0 {y + 26} L-7 {y + 18} Z", GOLDEN, 2.2)


def bandana(canvas: Canvas, cloth: Tone, y: float = -44, side: int = 1) -> None:
    """A cloth tied over the brow, its knot at ``side``."""
    form(canvas, f"M-76 {y + 10} C-70 {y - 34} 70 {y - 34} 76 {y + 10} Q0 {y - 6} -76 {y + 10} Z", cloth, 2.8)
    with canvas.moved(side * 76, y + 8):
        form(canvas, flipped("M0 -6 L30 -18 L26 0 Z", side), cloth, 2.2)
        form(canvas, flipped("M0 0 L28 14 L14 22 Z", side), cloth, 2.2)
