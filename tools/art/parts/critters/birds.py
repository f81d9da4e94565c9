"""Heads of owl, pigeon and raven."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters import eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, Tone, flipped, form, tone

HORN = tone("#d9a441")
SLATE = tone("#5a5866")


def owl(canvas: Canvas, fur: Fur, look: Look, beak: Tone = HORN) -> None:
    """Ear tufts, two feathered discs around great eyes, a hooked beak."""
    for side in (-1, 1):
        with canvas.moved(look.x(side * 44, -6), -50):
            form(canvas, flipped("M-26 14 Q4 -6 38 -46 Q44 -8 30 26 Z", side), fur.coat, 3)
    form(canvas, face.skull(look, 90, 68, 74, 0.94, 0.84), fur.coat, 3.2)
    for side in (-1, 1):
        _owl_disc(canvas, fur, look, side)
    for dx, y in ((-16, -56), (0, -60), (16, -56), (-8, -46), (8, -46), (0, -34)):
        px = dx + look.turn * 18
        canvas.line(f"M{px - 5:.1f} {y} q5 7 10 0", 2, fur.mark, 0.8)
    for side in (-1, 1):
        x = look.x(side * 40, 46)
        rx = 22 * look.squeeze(side * 40)
        canvas.ellipse(x, 0, rx, 22, fur.iris, 2.8, (canvas.glow(x - 6, -8, 24, "#fff2b0", 0.9),))
        gx, gy = look.gaze
        canvas.ellipse(x + gx, 1 + gy, rx * 0.6, 13.4, "#241812", 0)
        canvas.ellipse(x - 5 + gx, -5 + gy, 4.6, 5, "#fffdf5", 0)
        canvas.ellipse(x + 5 + gx, 7 + gy, 2.2, 2.2, "#fff3dc", 0)
        _owl_lid(canvas, fur, look, side, x, rx)
    x = look.x(0, 78)
    form(
        canvas,
        f"M{x - 13:.1f} 14 Q{x:.1f} 2 {x + 13:.1f} 14 Q{x + 12:.1f} 34 {x:.1f} 46 Q{x - 12:.1f} 34 {x - 13:.1f} 14 Z",
        beak,
        2.6,
    )
    canvas.line(f"M{x - 5:.1f} 18 l0 4 M{x + 5:.1f} 18 l0 4", 1.8)
    eyes.spectacles(canvas, look, 40, 2, 27)


def pigeon(canvas: Canvas, fur: Fur, look: Look, beak: Tone = HORN) -> None:
    """A small round head seen three-quarter, with a short beak and a white cere; turn decides the side."""
    side = -1 if look.turn < 0 else 1
    form(canvas, face.skull(look, 72, 70, 68, 0.92, 0.78), fur.coat, 3.2)
    face.cheeks(canvas, look, 46, 28, 22)
    eyes.sockets(canvas, look, fur.pale.base, 38, -2, 25)
    eyes.pair(canvas, look, fur, 38, -2, 13.5, brows=False)
    _beak(canvas, look, beak, 16, side, 52, 13)
    x = look.x(0, 74) - side * 6
    form(canvas, shapes.smooth([(x - 12, 14), (x - 6, 7), (x, 9), (x + 6, 7), (x + 12, 14), (x, 17)]), fur.pale, 1.9)


def raven(canvas: Canvas, fur: Fur, look: Look, beak: Tone = SLATE) -> None:
    """A shaggy black head with a long heavy beak."""
    side = -1 if look.turn < 0 else 1
    for other in (-1, 1):
        with canvas.moved(other * 62 + look.turn * 6, 40):
            form(
                canvas,
                flipped(
                    "M-26 -40 Q10 -26 22 0 Q12 -2 6 0 Q14 12 12 24 Q2 18 -4 20 Q-6 30 -12 38 Q-24 26 -40 20 Z", other
                ),
                fur.coat,
                2.8,
            )
    form(canvas, face.skull(look, 78, 70, 70, 0.9, 0.8), fur.coat, 3.2)
    for x, y in ((-46, -38), (-30, -52), (-10, -58), (-58, -18), (-40, -22), (30, -52), (46, -36)):
        canvas.line(f"M{x} {y} q6 6 4 13", 1.8, fur.coat.light, 0.55)
    eyes.sockets(canvas, look, fur.pale.base, 36, -4, 23)
    eyes.pair(canvas, look, fur, 36, -4, 12, lid=fur.pale.base, brows=False)
    _beak(canvas, look, beak, 18, side, 66, 18)
    eyes.spectacles(canvas, look, 36, -2)


def _beak(canvas: Canvas, look: Look, colours: Tone, y: float, side: int, long: float, thick: float) -> None:
    """A beak pointing out of the face to its side, upper half over the lower one; open when the mouth sings."""
    span = 10 + long * abs(look.turn)
    gape = 11 if look.mouth in ("sing", "grin") else 0
    with canvas.moved(look.x(0, 74), y):
        if gape:
            throat = (
                f"M{-thick * 0.6:.1f} 12 L{span * 0.86:.1f} 22 L{span * 0.7:.1f} {22 + gape} L{-thick * 0.4:.1f} 20 Z"
            )
            canvas.path(flipped(throat, side), "#6b2a28", 0)
        lower = (
            f"M{-thick * 0.7:.1f} 12 C{span * 0.2:.1f} {14 + gape} {span * 0.6:.1f} {18 + gape} "
            f"{span * 0.88:.1f} {22 + gape} "
            f"C{span * 0.5:.1f} {30 + gape} {span * 0.1:.1f} {32 + gape * 0.6:.1f} {-thick * 0.5:.1f} 24 "
            f"Q{-thick} 18 {-thick * 0.7:.1f} 12 Z"
        )
        form(canvas, flipped(lower, side), colours, 2.4, 0.3, 0.8)
        upper = (
            f"M{-thick} 2 C{-thick * 0.8:.1f} -12 {-thick * 0.1:.1f} -15 {span * 0.2:.1f} -12 "
            f"C{span * 0.6:.1f} -8 {span * 0.96:.1f} 8 {span:.1f} 22 "
            f"Q{span * 0.99:.1f} 28 {span * 0.92:.1f} 26 C{span * 0.6:.1f} 17 {span * 0.2:.1f} 14 "
            f"{-thick * 0.5:.1f} 17 Q{-thick * 1.1:.1f} 14 {-thick} 2 Z"
        )
        form(canvas, flipped(upper, side), colours, 2.6)
        canvas.ellipse(side * span * 0.14, -2, 3, 1.8, colours.dark, 0)


def _owl_disc(canvas: Canvas, fur: Fur, look: Look, side: int) -> None:
    x = look.x(side * 40, 40)
    wide = look.squeeze(side * 40)
    form(canvas, shapes.ellipse(x, 6, 44 * wide, 46), fur.pale, 2, 0.9, 0.5, fur.mark)
    for k in range(12):
        angle = math.tau * k / 12
        dx, dy = math.cos(angle) * wide, math.sin(angle)
        canvas.line(f"M{x + dx * 29:.1f} {6 + dy * 30:.1f} L{x + dx * 40:.1f} {6 + dy * 41:.1f}", 1.6, fur.mark, 0.5)


def _owl_lid(canvas: Canvas, fur: Fur, look: Look, side: int, x: float, rx: float) -> None:
    """Heavy feathered brows, falling to the beak when stern."""
    drop = 12 if look.eyes == "stern" else 2
    inner, outer = x - side * rx * 1.2, x + side * rx * 1.4
    d = (
        f"M{inner:.1f} {-8 + drop} Q{x:.1f} {-18 + drop * 0.4:.1f} {outer:.1f} {-20} Q{x + side * 6:.1f} -36 "
        f"{inner:.1f} {-20 + drop * 0.5:.1f} Z"
    )
    form(canvas, d, fur.coat, 2.4)
