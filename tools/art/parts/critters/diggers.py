"""Heads with long snouts: hedgehog, shrew, mole."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters import ears, eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, Tone, form, tone


def hedgehog(canvas: Canvas, fur: Fur, look: Look, spines: Tone | None = None) -> None:
    """A pale face in a crown of spines, with a small upturned snout."""
    quills = spines or tone(fur.mark)
    spine_crown(canvas, look, quills)
    for side in (-1, 1):
        ears.small_ear(canvas, look.x(side * 66, 8), -34, fur, side, 21)
    brow = [(0, -50), (26, -40), (48, -50), (66, -22), (80, 10), (72, 42), (44, 66), (0, 75)]
    lean = look.turn * 12
    outline = [(x + lean, y) for x, y in brow] + [(-x + lean, y) for x, y in reversed(brow[1:-1])]
    form(canvas, shapes.smooth(outline, tension=0.8), fur.coat, 3)
    face.cheeks(canvas, look, 54, 36, 24)
    face.muzzle(canvas, look, fur.pale, 38, 12, 70, 64)
    eyes.sockets(canvas, look, fur.pale.base, 40, 2)
    eyes.pair(canvas, look, fur, 40, 2, 12.5)
    face.nose(canvas, look, fur.nose, 26, 15)
    face.mouth(canvas, look, 35, 20)
    eyes.spectacles(canvas, look)


def spine_crown(canvas: Canvas, look: Look, quills: Tone, seed: int = 5) -> None:
    """Three rings of spines around the head, the back ones darker and longer."""
    rng = random.Random(seed)
    lean = look.turn * -6
    for ring, (reach, count, colour) in enumerate(
        ((112, 25, quills.dark), (100, 23, quills.base), (88, 21, quills.base))
    ):
        points = []
        for k in range(count * 2 + 1):
            angle = math.radians(-196 + 212 * k / (count * 2))
            radius = (reach * rng.uniform(0.94, 1.06)) if k % 2 else reach * 0.8
            points.append((radius * math.cos(angle) * 0.98 + lean, radius * math.sin(angle) * 0.9 + 2))
        form(
            canvas,
            shapes.polygon(points),
            Tone(colour, quills.light, quills.dark),
            2.4 if ring == 0 else 1.7,
            0.55,
            0.55,
        )
    for _ in range(26):
        angle = math.radians(rng.uniform(-190, 10))
        inner = rng.uniform(72, 92)
        x, y = inner * math.cos(angle) + lean, inner * math.sin(angle) * 0.9
        canvas.line(f"M{x:.1f} {y:.1f} l{math.cos(angle) * 10:.1f} {math.sin(angle) * 9:.1f}", 1.6, quills.light, 0.7)


def shrew(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A velvety wedge of a face with a long nose, small ears and bead eyes."""
    for side in (-1, 1):
        ears.round_ear(canvas, look.x(side * 66, -16), -42, fur, side, 23)
    form(canvas, face.skull(look, 84, 68, 66, 0.88, 0.78), fur.coat, 3.2)
    face.cheeks(canvas, look, 56, 30, 22)
    face.muzzle(canvas, look, fur.pale, 42, 10, 66, 56)
    eyes.sockets(canvas, look, fur.pale.base, 38, -6, 20)
    eyes.pair(canvas, look, fur, 38, -6, 11)
    _trunk(canvas, fur, look, 32, 60, 108, fur.pale)
    face.mouth(canvas, look, 50, 15, 52)
    face.whiskers(canvas, look, 40, 62, 26)
    face.fur_ticks(canvas, look, fur.tick, 84)
    eyes.spectacles(canvas, look, 38, -6)


def mole(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Velvet without ears, tiny eyes, a bare pink snout."""
    form(canvas, face.skull(look, 88, 70, 74, 0.96, 0.78), fur.coat, 3.2)
    face.cheeks(canvas, look, 58, 32, 22)
    face.muzzle(canvas, look, fur.pale, 46, 14, 72)
    eyes.sockets(canvas, look, fur.pale.base, 38, -4, 20)
    eyes.pair(canvas, look, fur, 38, -4, 9.5)
    _trunk(canvas, fur, look, 34, 40, 92, fur.skin)
    face.mouth(canvas, look, 46, 24, 66)
    face.whiskers(canvas, look, 48, 48, 32)
    face.fur_ticks(canvas, look, fur.tick, 88)
    eyes.spectacles(canvas, look, 38, -4)


def _trunk(canvas: Canvas, fur: Fur, look: Look, root: float, tip_y: float, depth: float, colours: Tone) -> None:
    """A snout that grows out of the face without a seam and ends in a soft nose, turned with the head."""
    x0, x1 = look.x(0, 54), look.x(0, depth) + look.turn * 26
    top, y1 = 0, tip_y - 16
    outline = (
        f"M{x0 - root * 0.8:.1f} {top + 12:.1f} C{x0 - root * 0.4:.1f} {top - 10:.1f} {x0 + root * 0.4:.1f} "
        f"{top - 10:.1f} "
        f"{x0 + root * 0.8:.1f} {top + 12:.1f} C{x0 + root * 0.9:.1f} {top + 24:.1f} {x1 + 17:.1f} {y1 - 14:.1f} "
        f"{x1 + 14:.1f} {y1 + 4:.1f} C{x1 + 10:.1f} {y1 + 16:.1f} {x1 - 10:.1f} {y1 + 16:.1f} {x1 - 14:.1f} "
        f"{y1 + 4:.1f} "
        f"C{x1 - 17:.1f} {y1 - 14:.1f} {x0 - root * 0.9:.1f} {top + 24:.1f} {x0 - root * 0.8:.1f} {top + 12:.1f} Z"
    )
    fading = canvas.linear(0, top - 6, 0, y1, (0, colours.base, 0), (0.45, colours.base, 0.85), (1, colours.base, 1))
    canvas.path(outline, fading, 0, (canvas.glow(x1 - 6, y1 - 12, 26, colours.light, 0.8),))
    for side in (-1, 1) if abs(x1 - x0) > 16 else ():
        middle = ((x0 + x1) / 2 + side * (root * 0.4 + 10), (top + y1) / 2 + 4)
        canvas.line(
            f"M{middle[0]:.1f} {middle[1]:.1f} Q{x1 + side * 17:.1f} {y1 - 10:.1f} {x1 + side * 14:.1f} {y1 + 4:.1f}",
            2.1,
        )
    for k in range(3):
        share = (k + 1) / 4
        x, y = x0 + (x1 - x0) * share, top + (y1 - top) * share
        canvas.line(f"M{x - 9 + k:.1f} {y:.1f} q{9 - k} 5 {18 - 2 * k} 0", 1.4, colours.dark, 0.5)
    form(canvas, shapes.ellipse(x1, y1 + 3, 14, 11), Tone(fur.nose, "#f7c4b8", fur.skin.dark), 2.4, 0.7)
    canvas.ellipse(x1 - 4, y1 - 2, 4, 2.6, "#fff4ea", 0, opacity=0.9)
    for side in (-1, 1):
        canvas.ellipse(x1 + side * 5, y1 + 7, 2, 2.4, "#5a2a28", 0)
