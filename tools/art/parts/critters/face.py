"""Faces: where the features sit when a head is turned, and eyes, brows, noses, mouths, whiskers, spectacles."""

import math
from dataclasses import dataclass

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import darker
from art.parts.critters.tones import Tone, form

TURN_ANGLE = math.radians(34)


@dataclass(frozen=True)
class Look:
    """How a head looks: ``turn`` from -1 (to its left edge) to 1, what it feels, what it wears on its nose.

    ``eyes``: open, wide, smile, shut, sleepy, stern, sly. ``mouth``: smile, grin, sing, flat, frown, smirk, teeth.
    ``gaze`` moves the highlights of the eyes. ``glasses``: "", round or half. ``eye`` and ``apart`` make the eyes
    larger or smaller and set them wider or closer, so that two of one species are two persons.
    """

    turn: float = 0.0
    eyes: str = "open"
    mouth: str = "smile"
    gaze: tuple[float, float] = (0.0, 0.0)
    glasses: str = ""
    blush: float = 0.6
    brows: str = ""
    eye: float = 1.0
    apart: float = 1.0

    def x(self, x: float, depth: float = 0.0) -> float:
        """Where a feature at ``x``, ``depth`` in front of the head's axis, appears when the head is turned."""
        angle = self.turn * TURN_ANGLE
        return x * math.cos(angle) + depth * math.sin(angle)

    def squeeze(self, x: float) -> float:
        """How wide a feature at ``x`` appears: the far side of a turned head is foreshortened."""
        return 1 - 0.22 * max(0.0, self.turn * x / 40)


def skull(
    look: Look, wide: float = 87, crown: float = 73, jaw: float = 72, cheek: float = 0.9, brow: float = 0.74
) -> str:
    """The outline of a head: ``cheek`` and ``brow`` give its width low and high as parts of ``wide``."""
    lean = look.turn * 10
    half = [(0.38, -crown * 0.92), (brow, -crown * 0.6), (0.97, -crown * 0.06), (cheek, jaw * 0.46), (0.56, jaw * 0.86)]
    right = [(share * wide + (lean if y > 0 else lean * 0.3), y) for share, y in half]
    left = [(-share * wide + (lean if y > 0 else lean * 0.3), y) for share, y in reversed(half)]
    return shapes.smooth([(lean * 0.2, -crown * 1.01), *right, (lean * 1.3, jaw * 1.02), *left])


def cheeks(
    canvas: Canvas, look: Look, apart: float = 56, y: float = 34, size: float = 25, colour: str = "#e5785f"
) -> None:
    """Blush."""
    if look.blush:
        for side in (-1, 1):
            x = look.x(side * apart, 34)
            canvas.spot(x, y, size * look.squeeze(side * apart), size * 0.72, colour, look.blush)


def muzzle(
    canvas: Canvas, look: Look, colours: Tone, wide: float = 42, top: float = 14, bottom: float = 69, depth: float = 62
) -> None:
    """The pale patch around nose and mouth."""
    cx = look.x(0, depth)
    tall = bottom - top
    points = [
        (cx, top),
        (cx + wide * 0.62, top + tall * 0.16),
        (cx + wide * look.squeeze(40), top + tall * 0.52),
        (cx + wide * 0.62, top + tall * 0.9),
        (cx - look.turn * 4, bottom),
        (cx - wide * 0.62, top + tall * 0.9),
        (cx - wide * look.squeeze(-40), top + tall * 0.52),
        (cx - wide * 0.62, top + tall * 0.16),
    ]
    form(canvas, shapes.smooth(points), colours, 0, 0.9, 0.5)


def nose(canvas: Canvas, look: Look, colour: str, y: float = 28, wide: float = 13, depth: float = 84) -> None:
    """A rounded triangle with a wet highlight."""
    cx = look.x(0, depth)
    d = (
        f"M{cx - wide:.1f} {y - 6:.1f} C{cx - wide:.1f} {y - 13:.1f} {cx + wide:.1f} {y - 13:.1f} "
        f"{cx + wide:.1f} {y - 6:.1f} "
        f"C{cx + wide:.1f} {y + 2:.1f} {cx + 5:.1f} {y + 8:.1f} {cx:.1f} {y + 9:.1f} "
        f"C{cx - 5:.1f} {y + 8:.1f} {cx - wide:.1f} {y + 2:.1f} {cx - wide:.1f} {y - 6:.1f} Z"
    )
    form(canvas, d, Tone(colour, "#f7bdb0", darker(colour, 0.5)), 2.3, 0.55, 0.5)
    canvas.ellipse(cx - wide * 0.35, y - 6.5, wide * 0.3, 2.4, "#fff4ea", 0, opacity=0.9)


def mouth(canvas: Canvas, look: Look, y: float = 37, wide: float = 22, depth: float = 80, teeth: bool = False) -> None:
    """The mouth under a nose that ends at ``y``; ``teeth`` adds a rodent's incisors."""
    cx = look.x(0, depth)
    kind = look.mouth
    left, right = cx - wide * look.squeeze(-40), cx + wide * look.squeeze(40)
    low = y + 8
    if kind in ("grin", "sing"):
        _open_mouth(canvas, (left, cx, right), low, kind, teeth)
        return
    if teeth:
        _incisors(canvas, cx, low + 4, 1.0)
    if kind in ("flat", "frown"):
        sag = 9 if kind == "frown" else 2
        canvas.line(f"M{cx:.1f} {y:.1f} L{cx:.1f} {low:.1f}", 2.3)
        canvas.line(
            f"M{left + 3:.1f} {low + sag:.1f} Q{cx - wide * 0.5:.1f} {low + 1:.1f} {cx:.1f} {low:.1f} "
            f"Q{cx + wide * 0.5:.1f} {low + 1:.1f} {right - 3:.1f} {low + sag:.1f}",
            2.4,
        )
        return
    lift_left, lift_right = (0.0, 7.0) if kind == "smirk" else (3.0, 3.0)
    canvas.line(
        f"M{left:.1f} {low - lift_left:.1f} Q{left + wide * 0.3:.1f} {low + 10:.1f} {cx:.1f} {low:.1f} "
        f"L{cx:.1f} {y:.1f} L{cx:.1f} {low:.1f} "
        f"Q{right - wide * 0.3:.1f} {low + 10:.1f} {right:.1f} {low - lift_right:.1f}",
        2.4,
    )


def whiskers(
    canvas: Canvas, look: Look, y: float = 44, reach: float = 66, apart: float = 28, colour: str = "#5b4030"
) -> None:
    """Three thin hairs to each side and the dots they grow from."""
    cx = look.x(0, 66)
    for side in (-1, 1):
        root = cx + side * apart * look.squeeze(side * 40)
        long = reach * look.squeeze(side * 40)
        for k, (rise, end) in enumerate(((-7, -5), (0, 5), (6, 16))):
            tip = root + side * long * (1 - 0.08 * k)
            canvas.line(
                f"M{root:.1f} {y + rise * 0.6:.1f} Q{root + side * long * 0.5:.1f} {y + rise - 5:.1f} "
                f"{tip:.1f} {y + end:.1f}",
                1.4,
                colour,
                0.8,
            )
            canvas.ellipse(root - side * (5 - 3 * (k % 2)), y + rise * 0.7, 1.4, 1.4, "#7a5138", 0)


def forehead_hair(canvas: Canvas, look: Look, colour: str, y: float = -72) -> None:
    """Three unruly hairs on the crown."""
    x = look.x(0, 10)
    canvas.line(
        f"M{x - 8:.1f} {y + 2} q-4 -12 6 -18 M{x:.1f} {y + 1} q0 -14 12 -16 M{x + 8:.1f} {y + 2} q4 -8 14 -8",
        2.4,
        colour,
    )


def fur_ticks(canvas: Canvas, look: Look, colour: str, wide: float = 87) -> None:
    """Short hairs along the edge of the face."""
    for x, y in ((0.86, 6), (0.84, 24), (0.74, 42), (0.9, -12), (0.62, -52), (0.46, -60)):
        for side in (-1, 1):
            bend = -side * 4
            px = side * x * wide + look.turn * 4 - side * 4
            canvas.line(f"M{px:.1f} {y - 4} q{bend} 4 {bend * 0.7:.1f} 9", 1.5, colour, 0.6)


def freckles(canvas: Canvas, look: Look, colour: str = "#7a4a34", y: float = 26) -> None:
    """Dots over both cheeks."""
    for side in (-1, 1):
        for dx, dy in ((0, 0), (10, -6), (12, 5), (22, -1), (-8, 7)):
            canvas.ellipse(look.x(side * (44 + dx), 44), y + dy, 2.4, 2, colour, 0, opacity=0.75)


def scar(canvas: Canvas, look: Look, side: int = 1, colour: str = "#f0c0b0") -> None:
    """An old cut over one brow and cheek."""
    x = look.x(side * 46, 44)
    canvas.line(f"M{x - 4:.1f} -34 Q{x + 4:.1f} -8 {x + 2:.1f} 30", 3.4, colour)
    for y in (-24, 20):
        canvas.line(f"M{x - 6:.1f} {y + 2} l12 -4", 2, colour)


def moustache(canvas: Canvas, look: Look, colours: Tone, y: float = 40, wide: float = 46, curl: float = 1.0) -> None:
    """Two swept wings of hair under the nose; ``curl`` lifts their ends."""
    cx = look.x(0, 82)
    for side in (-1, 1):
        tip, lift = cx + side * wide * look.squeeze(side * 40), 14 * curl
        d = (
            f"M{cx:.1f} {y:.1f} C{cx + side * wide * 0.4:.1f} {y - 6:.1f} {cx + side * wide * 0.7:.1f} {y + 8:.1f} "
            f"{tip:.1f} {y - lift:.1f} C{tip - side * 2:.1f} {y + 12:.1f} {cx + side * wide * 0.3:.1f} {y + 20:.1f} "
            f"{cx:.1f} {y + 9:.1f} Z"
        )
        form(canvas, d, colours, 2.4)


def forelock(canvas: Canvas, look: Look, colours: Tone, side: int = 1, y: float = -66) -> None:
    """A shock of hair falling over the brow to ``side``."""
    x = look.x(0, 14)
    d = (
        f"M{x - side * 30:.1f} {y + 8:.1f} C{x - side * 16:.1f} {y - 30:.1f} {x + side * 34:.1f} {y - 32:.1f} "
        f"{x + side * 56:.1f} {y + 6:.1f} Q{x + side * 40:.1f} {y:.1f} {x + side * 34:.1f} {y + 12:.1f} "
        f"Q{x + side * 22:.1f} {y + 2:.1f} {x + side * 14:.1f} {y + 22:.1f} Q{x + side * 2:.1f} {y + 8:.1f} "
        f"{x - side * 8:.1f} {y + 20:.1f} Q{x - side * 14:.1f} {y + 8:.1f} {x - side * 30:.1f} {y + 8:.1f} Z"
    )
    form(canvas, d, colours, 2.6)


def beard(canvas: Canvas, look: Look, colours: Tone, y: float = 50, wide: float = 44, long: float = 52) -> None:
    """A full beard of wavy locks below the mouth; draw it before nose and mouth."""
    cx = look.x(0, 58)
    d = (
        f"M{cx - wide:.1f} {y - 16:.1f} C{cx - wide * 1.15:.1f} {y + long * 0.4:.1f} {cx - wide * 0.6:.1f} "
        f"{y + long * 0.8:.1f} "
        f"{cx + 2:.1f} {y + long:.1f} C{cx + wide * 0.6:.1f} {y + long * 0.8:.1f} {cx + wide * 1.15:.1f} "
        f"{y + long * 0.4:.1f} "
        f"{cx + wide:.1f} {y - 16:.1f} C{cx + wide * 0.5:.1f} {y + 2:.1f} {cx - wide * 0.5:.1f} {y + 2:.1f} "
        f"{cx - wide:.1f} {y - 16:.1f} Z"
    )
    form(canvas, d, colours, 2.6)
    for share in (-0.5, -0.15, 0.2, 0.55):
        x = cx + share * wide
        canvas.line(
            f"M{x:.1f} {y + 10:.1f} q{-share * 10:.1f} {long * 0.3:.1f} {-share * 18:.1f} {long * 0.5:.1f}",
            1.5,
            colours.dark,
            0.6,
        )


def _open_mouth(canvas: Canvas, span: tuple[float, float, float], low: float, kind: str, incisors: bool) -> None:
    """A mouth laughing or singing; a laugh shows a gnawer's ``incisors`` or a hunter's small fangs."""
    left, cx, right = span
    drop = 24 if kind == "grin" else 27
    if kind == "sing":
        left, right = cx - (cx - left) * 0.6, cx + (right - cx) * 0.6
    d = (
        f"M{left:.1f} {low - 3:.1f} Q{cx:.1f} {low + 4:.1f} {right:.1f} {low - 3:.1f} "
        f"C{right - 1:.1f} {low + drop * 0.7:.1f} {cx + 9:.1f} {low + drop:.1f} {cx:.1f} {low + drop:.1f} "
        f"C{cx - 9:.1f} {low + drop:.1f} {left + 1:.1f} {low + drop * 0.7:.1f} {left:.1f} {low - 3:.1f} Z"
    )
    canvas.path(d, "#6b2a28", 2.4)
    canvas.spot(cx, low + drop * 0.78, (right - left) * 0.26, drop * 0.24, "#e28a7c", 0.95)
    if kind == "grin" and incisors:
        _incisors(canvas, cx, low + 1, 0.9)
    elif kind == "grin":
        for x in (cx - (cx - left) * 0.52, cx + (right - cx) * 0.52):
            canvas.path(
                (f"M{x - 4.5:.1f} {low - 1:.1f} L{x + 4.5:.1f} {low - 1:.1f} L{x:.1f} {low + 9:.1f} Z"), "#fffaf0", 1.4
            )


def _incisors(canvas: Canvas, cx: float, y: float, scale: float) -> None:
    with canvas.moved(cx, y, scale):
        canvas.path("M-7.5 -4 Q0 0 7.5 -4 L6.5 9 Q3 11 0 9 Q-3 11 -6.5 9 Z", "#fffaf0", 1.6)
        canvas.line("M0 -1 V8", 1.1)
