"""Gear of heroes and rascals: wreath, goggles, armour, swords, orbs, watches, bells, torches, loot."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK
from art.parts.buildings import fires
from art.parts.critters.face import Look
from art.parts.critters.materials import GOLDEN, IRON, LEATHER, gem
from art.parts.critters.tones import Tone, fitted, flipped, form, tone

STEEL = Tone("#aab4bc", "#f8fcfa", "#465060")


def laurel(canvas: Canvas, y: float = -50, colours: Tone | None = None, scale: float = 1.0) -> None:
    """A wreath of leaves around the brow; head coordinates."""
    green = colours or Tone("#6f9440", "#c8da76", "#2c4a1c")
    with canvas.moved(0, y, scale):
        for side in (-1, 1):
            for k in range(7):
                angle = math.radians(8 + k * 12)
                x, py = side * 82 * math.cos(angle), 18 - 50 * math.sin(angle)
                for spread in (-26, 24):
                    with canvas.moved(x, py, rotate=side * (spread - 58 + k * 12)):
                        form(canvas, "M0 4 C-8 -4 -7 -18 0 -26 C7 -18 8 -4 0 4 Z", green, 1.9)
        gem(canvas, 0, -36, 8, "#d9483a")


def goggles(canvas: Canvas, look: Look, y: float = -46, lens: str = "#a8dce4") -> None:
    """A pair of round goggles pushed up on the forehead; head coordinates."""
    canvas.brush(f"M-84 {y + 20} Q0 {y - 16} 84 {y + 20}", 17, INK)
    canvas.brush(f"M-84 {y + 20} Q0 {y - 16} 84 {y + 20}", 12, LEATHER.base)
    for side in (-1, 1):
        x = look.x(side * 29, 40)
        form(canvas, shapes.ellipse(x, y, 26, 24), GOLDEN, 2.8)
        canvas.ellipse(x, y, 17, 15.5, lens, 2.2, (canvas.glow(x - 6, y - 6, 17, "#ffffff", 0.9),))
        canvas.line(f"M{x - 8:.1f} {y + 4} l8 -10 M{x - 2:.1f} {y + 7} l8 -10", 2.2, "#ffffff", 0.75)


def breastplate(
    canvas: Canvas, colours: Tone = STEEL, trim: Tone = GOLDEN, wide: float = 1.0, turn: float = 0.0
) -> None:
    """A hero's cuirass over the torso, with a golden edge and a star; figure coordinates."""
    d = "M-44 -168 C-70 -140 -76 -100 -62 -66 Q0 -46 62 -66 C76 -100 70 -140 44 -168 Q0 -142 -44 -168 Z"
    form(canvas, fitted(d, wide, turn), colours, 3)
    canvas.line(fitted("M-38 -160 Q0 -134 38 -160 M0 -140 Q3 -100 0 -60", wide, turn), 2, colours.dark, 0.7)
    canvas.brush(fitted("M-60 -70 Q0 -50 60 -70", wide, turn), 7, trim.base)
    canvas.line(fitted("M-62 -75 Q0 -55 62 -75 M-60 -65 Q0 -45 60 -65", wide, turn), 1.6)
    skirt = "M-62 -66 Q0 -46 62 -66 L74 -26 Q0 -8 -74 -26 Z"
    form(canvas, fitted(skirt, wide, turn), LEATHER, 2.8)
    for x in (-44, -22, 0, 22, 44):
        canvas.line(fitted(f"M{x} -56 L{x * 1.16:.0f} -20", wide, turn), 2, LEATHER.dark, 0.8)


def pauldron(canvas: Canvas, side: int, colours: Tone = STEEL, trim: Tone = GOLDEN) -> None:
    """A shoulder plate; draw it after the arm."""
    form(
        canvas,
        flipped("M30 -170 C62 -180 92 -158 90 -126 Q66 -116 42 -124 C36 -140 32 -156 30 -170 Z", side),
        colours,
        2.8,
    )
    canvas.line(flipped("M42 -128 Q66 -120 88 -130", side), 3.6, trim.base)


def sword(canvas: Canvas, long: float = 150, hilt: Tone = GOLDEN) -> None:
    """A straight sword, point up, gripped at the origin."""
    form(canvas, f"M-8 -18 L-7 {-long + 16} L0 {-long} L7 {-long + 16} L8 -18 Z", STEEL, 2.6)
    canvas.line(f"M0 -22 V{-long + 20}", 1.8, STEEL.dark, 0.6)
    canvas.rod("M-30 -16 Q0 -10 30 -16", 8, hilt.base, hilt.light, 2)
    canvas.rod("M0 -10 V22", 8, LEATHER.base, LEATHER.light, 2)
    gem(canvas, 0, 28, 8, "#b23a48")


def crystal_ball(canvas: Canvas, radius: float = 44, colour: str = "#7fa8d8") -> None:
    """A glowing orb with stars in it, its middle at the origin."""
    canvas.spot(0, 0, radius * 2.4, radius * 2.4, "#cfe4ff", 0.85)
    shade = (
        canvas.glow(radius * 0.2, radius * 0.4, radius, "#e8c8f0", 0.8),
        canvas.glow(-radius * 0.3, -radius * 0.36, radius * 0.9, "#ffffff", 0.9),
        canvas.fade(0, 0, radius * 0.8, radius * 0.9, "#2a3a78", 0.6),
    )
    canvas.ellipse(0, 0, radius, radius, colour, 3, shade)
    for x, y, size in ((8, -6, 13), (-14, 14, 8), (20, 16, 7)):
        canvas.path(shapes.star(x, y, size, size * 0.36, 4), "#fffbe0", 0)
    canvas.line(
        f"M{-radius * 0.66:.1f} {-radius * 0.1:.1f} A{radius * 0.7:.1f} {radius * 0.7:.1f} 0 0 1 "
        f"{-radius * 0.1:.1f} {-radius * 0.68:.1f}",
        4,
        "#ffffff",
        0.85,
    )


def pocket_watch(canvas: Canvas, radius: float = 34) -> None:
    """A great pocket watch hanging from its ring at the origin."""
    canvas.line("M0 0 V8", 4, GOLDEN.dark)
    form(canvas, shapes.ellipse(0, 6, 7, 7), GOLDEN, 2.2)
    form(canvas, shapes.ellipse(0, 14 + radius, radius, radius), GOLDEN, 2.9)
    y = 14 + radius
    canvas.ellipse(
        0, y, radius * 0.78, radius * 0.78, "#fbf3dc", 2.2, (canvas.glow(-8, y - 8, radius, "#ffffff", 0.8),)
    )
    for k in range(12):
        angle = math.tau * k / 12
        reach = radius * 0.64
        canvas.line(f"M{reach * math.sin(angle):.1f} {y - reach * math.cos(angle):.1f} l0 0.1", 3.4)
    canvas.line(
        f"M0 {y} L{-radius * 0.1:.1f} {y - radius * 0.5:.1f} M0 {y} L{radius * 0.36:.1f} {y + radius * 0.16:.1f}", 3.2
    )


def handbell(canvas: Canvas, scale: float = 1.0) -> None:
    """A crier's bell gripped at the origin, its mouth up and swinging."""
    with canvas.moved(0, 0, scale):
        canvas.rod("M0 30 L0 -24", 11, "#7a4a2c", "#c08a58", 2.2)
        form(
            canvas,
            "M-12 -22 C-14 -52 -24 -74 -46 -92 Q0 -108 46 -92 C24 -74 14 -52 12 -22 Q0 -16 -12 -22 Z",
            GOLDEN,
            2.9,
        )
        form(canvas, shapes.ellipse(0, -94, 47, 13), Tone("#a86c1c", "#f2ce80", "#5a320c"), 2.6)
        form(canvas, shapes.ellipse(4, -98, 10, 9), IRON, 2.2)


def torch(canvas: Canvas, up: float = 70, down: float = 60) -> None:
    """A burning brand gripped at the origin."""
    canvas.rod(f"M0 {-up} L0 {down}", 10, "#7a4a2c", "#c08a58", 2.2)
    form(
        canvas,
        f"M-14 {-up + 14} L-11 {-up - 12} L11 {-up - 12} L14 {-up + 14} Q0 {-up + 22} -14 {-up + 14} Z",
        tone("#8a6a44"),
        2.5,
    )
    canvas.spot(0, -up - 34, 66, 70, "#ffb84a", 0.8)
    fires.flame(canvas, 0, -up - 6, 34, 66, 5)


def loot_sack(canvas: Canvas, cloth: Tone) -> None:
    """A bulging sack tied at the origin, coins and a goblet peeping out."""
    for x, y in ((-16, -12), (2, -18), (18, -10)):
        form(canvas, shapes.ellipse(x, y, 10, 10), GOLDEN, 2.1)
    form(canvas, "M-16 -2 C-64 26 -80 84 -48 112 C-22 126 34 126 56 110 C84 80 62 24 16 -2 Z", cloth, 3.1)
    form(canvas, "M-24 -8 Q0 6 24 -8 L18 10 Q0 18 -18 10 Z", cloth, 2.4)
    canvas.rod("M-18 8 Q0 16 18 8", 5, "#a87c44", "#e0bc80", 1.8)
    canvas.line("M-34 40 q-14 26 -8 54 M-4 32 q-4 34 2 70 M30 38 q16 24 12 50", 1.9, cloth.dark, 0.6)


def round_shield(canvas: Canvas, face_colour: Tone, radius: float = 58) -> None:
    """A shield with a golden rim and a star boss, its middle at the origin."""
    form(canvas, shapes.ellipse(0, 0, radius, radius), GOLDEN, 3.1)
    form(canvas, shapes.ellipse(0, 0, radius * 0.84, radius * 0.84), face_colour, 2.4)
    form(canvas, shapes.star(0, 0, radius * 0.56, radius * 0.24, 5), GOLDEN, 2.3)


def torn_ear(canvas: Canvas, x: float, y: float, backdrop: str) -> None:
    """A notch bitten out of an ear; ``backdrop`` is the colour seen through it. Head coordinates."""
    canvas.path(f"M{x} {y} l-10 16 l12 -4 l2 14 l12 -20 Z", backdrop, 2.4)
