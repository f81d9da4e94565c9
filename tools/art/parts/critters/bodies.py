"""Torsos, trousers, shells and tails. Figure coordinates: feet at (0, 0), neck at (0, -168)."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters.tones import Fur, Tone, fitted, flipped, form

TORSO = "M-40 -170 C-68 -140 -88 -84 -77 -38 C-70 -10 -30 -6 0 -6 C30 -6 70 -10 77 -38 C88 -84 68 -140 40 -170 Z"
BELLY = "M-24 -168 C-40 -124 -46 -60 -38 -16 C-18 -8 18 -8 38 -16 C46 -60 40 -124 24 -168 Z"


def torso(canvas: Canvas, fur: Fur, stout: float = 1.0, turn: float = 0.0) -> None:
    """A furry pear with a pale belly."""
    form(canvas, fitted(TORSO, stout, turn), fur.coat, 3)
    form(canvas, fitted(BELLY, stout, turn), fur.pale, 0, 0.7, 0.5)
    for y in (-124, -96, -68):
        canvas.line(f"M-8 {y} q3 6 8 8 M4 {y + 12} q3 5 8 6", 1.3, fur.pale.dark, 0.5)


def shirt(canvas: Canvas, colours: Tone, stout: float = 1.0, turn: float = 0.0) -> None:
    """The torso in plain cloth, to be dressed further."""
    form(canvas, fitted(TORSO, stout, turn), colours, 3)
    canvas.line(fitted("M0 -150 Q2 -110 0 -60", stout, turn), 1.6, colours.dark, 0.6)


def trousers(canvas: Canvas, colours: Tone, stout: float = 1.0, turn: float = 0.0) -> None:
    """Short wide trousers up to the hips."""
    d = (
        "M-78 -54 C-81 -20 -68 -5 -40 -3 L-8 -3 C-3 -15 1 -22 2 -28 C4 -22 8 -14 12 -3 L42 -3 C68 -5 82 -20 78 -54 "
        "C50 -38 -50 -38 -78 -54 Z"
    )
    form(canvas, fitted(d, stout, turn), colours, 2.8)
    canvas.line(fitted("M2 -28 Q3 -36 1 -44", stout, turn), 2)
    for x, y in ((-60, -32), (-50, -20), (46, -26), (58, -36), (32, -18)):
        canvas.line(f"M{x} {y} q5 2 9 0", 1.3, colours.dark, 0.7)


def shell(canvas: Canvas, colours: Tone, rim: Tone) -> None:
    """A tortoise's shell standing behind the body."""
    form(canvas, "M-98 -60 C-104 -150 -60 -196 0 -196 C60 -196 104 -150 98 -60 C92 -10 -92 -10 -98 -60 Z", rim, 3)
    form(canvas, "M-84 -66 C-88 -142 -52 -182 0 -182 C52 -182 88 -142 84 -66 C78 -24 -78 -24 -84 -66 Z", colours, 2.4)
    for x, y in ((-60, -120), (60, -120), (-64, -72), (64, -72)):
        form(canvas, shapes.ellipse(x, y, 19, 21), colours, 1.8, 0.9, 0.5, colours.dark)


def mouse_tail(canvas: Canvas, colours: Tone, side: int = 1) -> None:
    """A thin ringed tail curling up beside the feet."""
    d = "M50 -26 C110 -4 158 -32 144 -72 C134 -102 106 -90 116 -68"
    canvas.brush(flipped(d, side), 12, "#4f3028")
    canvas.brush(flipped(d, side), 8, colours.base)
    canvas.brush(flipped("M52 -29 C106 -10 148 -34 139 -70", side), 3, colours.light, 0.8)
    for x, y in ((84, -20), (104, -20), (122, -26), (135, -38), (141, -54)):
        canvas.line(f"M{side * (x - 3)} {y - 5} q{side * 4} 4 {side * 3} 9", 1.4, colours.dark, 0.7)


def bushy_tail(canvas: Canvas, colours: Tone, side: int = 1, tip: Tone | None = None) -> None:
    """A squirrel's tail: a great S rising behind the back, with hairs."""
    d = (
        "M30 -30 C90 -20 128 -60 118 -120 C112 -156 88 -176 96 -212 C102 -236 124 -246 142 -236 C164 -270 "
        "116 -296 84 -268 "
        "C48 -238 52 -196 70 -160 C84 -128 72 -100 40 -92 Z"
    )
    form(canvas, flipped(d, side), colours, 3)
    if tip:
        canvas.spot(side * 108, -258, 24, 17, tip.base, 0.85)
    rng = random.Random(9)
    for k in range(22):
        t = k / 21
        x, y = 96 - 26 * abs(t - 0.5) + 18 * t, -56 - 190 * t
        long = rng.uniform(10, 18)
        canvas.line(
            f"M{side * (x - 14 + rng.uniform(-8, 8)):.1f} {y:.1f} q{side * 6} {-long * 0.6:.1f} {side * 4} {-long:.1f}",
            1.6,
            colours.dark,
            0.5,
        )


def brush_tail(canvas: Canvas, colours: Tone, tip: Tone, side: int = 1) -> None:
    """A fox's brush lying to the side with a pale tip."""
    d = "M40 -40 C80 -60 120 -66 150 -96 C168 -118 166 -146 152 -166 C190 -146 204 -96 178 -56 C154 -22 96 -8 44 -14 Z"
    form(canvas, flipped(d, side), colours, 3)
    end = (
        "M152 -166 C166 -146 168 -124 158 -106 Q166 -108 168 -102 Q176 -108 182 -100 Q188 -106 194 -104 C192 "
        "-132 176 -154 152 -166 Z"
    )
    form(canvas, flipped(end, side), tip, 2.4)
    for x, y in ((90, -40), (116, -46), (136, -60), (152, -76), (104, -26), (132, -34)):
        canvas.line(f"M{side * x} {y} q{side * 9} -2 {side * 14} -9", 1.6, colours.dark, 0.55)


def slim_tail(canvas: Canvas, colours: Tone, tip: Tone, side: int = 1) -> None:
    """A stoat's or otter's tail with a dark end."""
    form(
        canvas,
        flipped("M44 -44 C86 -40 120 -60 136 -100 C140 -112 160 -110 158 -94 C148 -40 104 -12 48 -16 Z", side),
        colours,
        2.8,
    )
    form(
        canvas,
        flipped(
            "M126 -82 C132 -92 134 -98 136 -102 C140 -116 162 -114 158 -94 C156 -82 152 -74 148 -68 Q138 -70 126 -82 Z",
            side,
        ),
        tip,
        2.4,
    )


def paddle_tail(canvas: Canvas, colours: Tone, side: int = 1) -> None:
    """A beaver's flat scaly tail."""
    d = "M40 -40 C70 -60 110 -70 140 -62 C166 -54 166 -18 140 -10 C110 -2 66 -6 44 -14 Z"
    form(canvas, flipped(d, side), colours, 3)
    for k in range(4):
        x = 76 + k * 20
        canvas.line(
            f"M{side * x} -58 L{side * (x + 24)} -12 M{side * (x + 26)} -60 L{side * x} -10", 1.4, colours.dark, 0.5
        )


def striped_tail(canvas: Canvas, fur: Fur, side: int = 1) -> None:
    """A chipmunk's tail: bushy, raised, with dark and pale stripes along it."""
    with canvas.moved(side * 8, -6, 0.8):
        bushy_tail(canvas, fur.coat, side)
        for shift, width, colour in ((-12, 6, fur.mark), (0, 6, fur.pale.base), (12, 6, fur.mark)):
            line = (
                f"M{64 + shift * 0.3:.0f} {-58 + shift * 0.8:.0f} C{100 + shift} -78 {96 + shift} -124 "
                f"{84 + shift} -164 "
                f"C{76 + shift * 0.8:.0f} -200 {72 + shift} -232 {96 + shift * 0.6:.0f} {-256 + shift * 0.9:.0f}"
            )
            canvas.brush(flipped(line, side), width, colour, 0.75)


def tail_feathers(canvas: Canvas, colours: Tone, side: int = 1) -> None:
    """A bird's tail fanned out low behind it."""
    for k in range(4):
        with canvas.moved(side * 40, -44, rotate=side * (10 + 15 * k)):
            form(canvas, flipped("M0 -10 Q60 -18 100 -4 Q104 4 98 8 Q50 16 0 14 Z", side), colours, 2.4)
