"""Adornments to wear and keep: gilded book, masque, mirror, amulet, tiara."""

import math

from art.boxes.pearlbrook.setting import NAVY, TEAL, VIOLET, WINE, gem, halo, jewel_case, solid
from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT
from art.parts.critters import hats
from art.parts.critters.tones import tone
from art.parts.scenery import riverside


def gilded_book() -> Canvas:
    """A book bound in gold and blue with a great clasp."""
    canvas = jewel_case(VIOLET)
    halo(canvas)
    with canvas.moved(270, 184, 1.0, rotate=-8):
        canvas.path("M-82 -118 H92 L104 -106 V122 L92 112 H-82 Z", "#f8efd8", 3)
        for k in range(5):
            canvas.line(f"M{94 + k * 2} {-108 + k * 2} V{114 + k * 2}", 1, "#a88a58")
        shade = (canvas.glow(-40, -60, 130, "#88b4e4", 0.9), canvas.fade(0, 0, 92, 112, "#0c1c40", 0.7))
        canvas.path(shapes.rounded(-96, -122, 188, 238, 8), "#2f5fa0", 3.6, shade)
        canvas.brush(shapes.rounded(-82, -108, 160, 210, 6), 5, GOLD)
        for x, y, turn in ((-84, -110, 0), (80, -110, 90), (80, 104, 180), (-84, 104, 270)):
            with canvas.moved(x, y, rotate=turn):
                canvas.path(
                    "M-8 -8 H36 C30 8 8 30 -8 36 Z", GOLD, 2.2, (canvas.glow(4, 4, 26, GOLD_LIGHT, 0.95),), GOLD_DARK
                )
        canvas.path(
            shapes.star(-2, -4, 56, 25, 8), GOLD, 2.6, (canvas.glow(-16, -20, 60, GOLD_LIGHT, 0.95),), GOLD_DARK
        )
        riverside.pearl(canvas, -2, -4, 22)
        canvas.path("M66 -18 H108 Q116 -4 108 12 H66 Z", GOLD, 2.6, (canvas.glow(80, -10, 30, GOLD_LIGHT, 0.95),))
        gem(canvas, 92, -3, 8, "#c2304a")
    return canvas


def masque() -> Canvas:
    """A half mask of pearl and plumes."""
    canvas = jewel_case(VIOLET)
    halo(canvas)
    with canvas.moved(270, 206, 1.9):
        for k, colour in enumerate(("#3f9aa8", "#e2a63c", "#c2407a", "#f4e6c4", "#c2407a", "#e2a63c", "#3f9aa8")):
            hats.feather(
                canvas, (k - 3) * 11, -18, tone(colour), (k - 3) * 20, 0.9 - abs(k - 3) * 0.05, 1 if k > 3 else -1
            )
        mask = (
            "M-84 -26 C-60 -46 -24 -40 0 -22 C24 -40 60 -46 84 -26 C90 2 66 34 34 30 C18 28 8 14 0 4 C-8 "
            "14 -18 28 -34 30 C-66 34 -90 2 -84 -26 Z"
        )
        canvas.path(
            mask,
            "#f2ecec",
            2,
            (
                canvas.glow(-30, -24, 70, "#ffffff", 0.95),
                canvas.glow(30, 10, 60, "#e8a8c4", 0.8),
                canvas.fade(0, 0, 80, 30, "#6a5a94", 0.6),
            ),
        )
        canvas.line(mask, 2.4, GOLD)
        for side in (-1, 1):
            canvas.path(
                f"M{side * 16} -4 C{side * 26} -20 {side * 52} -18 {side * 58} -4 C{side * 48} 8 {side * 26} "
                f"8 {side * 16} -4 Z",
                "#1c1034",
                1.8,
            )
            canvas.line(f"M{side * 62} 6 q{side * 12} 2 {side * 14} -10", 2, GOLD)
        gem(canvas, 0, -18, 9, "#3f84b8")
    return canvas


def mirror() -> Canvas:
    """A hand mirror framed in shells."""
    canvas = jewel_case(TEAL)
    halo(canvas)
    with canvas.moved(270, 156, 1.0, rotate=16):
        canvas.rod("M0 84 V184", 17, GOLD, GOLD_LIGHT, 3)
        gem(canvas, 0, 186, 14, "#c2304a")
        solid(canvas, shapes.ellipse(0, 0, 92, 104), at=(-30, -40))
        for k in range(16):
            angle = math.tau * k / 16
            riverside.pearl(canvas, 82 * math.cos(angle), 94 * math.sin(angle), 9)
        sheen = canvas.linear(
            -60, -80, 60, 80, (0, "#f4ffff", 1), (0.45, "#8fc8d8", 1), (0.55, "#d8f0f4", 1), (1, "#5a90b0", 1)
        )
        canvas.ellipse(0, 0, 68, 80, sheen, 3)
        canvas.line("M-40 -30 L10 -66 M-46 0 L30 -56", 7, "#ffffff", 0.8)
        riverside.shell(canvas, 0, -86, 0.9, 0, ("#f2c04c", "#fff6c8", "#8a5210"))
    return canvas


def seaglass_amulet() -> Canvas:
    """A drop of green sea glass in gold on a chain of pearls."""
    canvas = jewel_case(NAVY)
    halo(canvas, 270, 200)
    for k in range(17):
        share = k / 16
        x, y = 120 + 300 * share, 52 + 66 * math.sin(math.pi * share)
        riverside.pearl(canvas, x, y, 11)
    solid(
        canvas,
        "M270 118 C330 168 356 206 356 240 C356 288 318 316 270 316 C222 316 184 288 184 240 C184 "
        "206 210 168 270 118 Z",
        at=(240, 200),
    )
    glass = (
        "M270 146 C314 186 336 214 336 240 C336 276 306 298 270 298 C234 298 204 276 204 240 C204 214 226 186 270 146 Z"
    )
    canvas.path(
        glass,
        "#3fb0a0",
        3,
        (
            canvas.glow(240, 206, 80, "#e4fff4", 0.95),
            canvas.fade(270, 220, 330, 296, "#0c4a58", 0.75),
            canvas.glow(300, 270, 40, "#a8f0d8", 0.8),
        ),
    )
    canvas.line("M226 236 C226 212 240 196 256 182", 7, "#ffffff", 0.75)
    riverside.shell(canvas, 270, 278, 1.15, 0, ("#8fdcc8", "#f4fffa", "#1f6a70"))
    gem(canvas, 270, 122, 13, "#c2304a")
    return canvas


def tiara() -> Canvas:
    """A tiara of waves, shells and pearls."""
    canvas = jewel_case(WINE)
    halo(canvas)
    crown = (
        "M112 262 C104 214 92 186 76 166 C116 168 142 184 156 206 C158 164 168 134 190 108 C212 130 222 158 224 188 "
        "C234 140 250 100 270 66 C290 100 306 140 316 188 C318 158 328 130 350 108 C372 134 382 164 384 206 "
        "C398 184 424 168 464 166 C448 186 436 214 428 262 Q270 318 112 262 Z"
    )
    solid(canvas, crown, ("#d8dce8", "#ffffff", "#6a6c94"), 3.6, (220, 160))
    canvas.brush("M118 256 Q270 308 422 256", 15, GOLD_DARK)
    canvas.brush("M118 256 Q270 308 422 256", 10, GOLD)
    for k in range(9):
        x = 140 + k * 32.5
        riverside.pearl(canvas, x, 262 + 18 * (1 - ((x - 270) / 150) ** 2), 9)
    riverside.shell(canvas, 270, 232, 1.5, 0, ("#f2b8c4", "#fff4f0", "#a85c74"))
    for x, y, size, colour in (
        (270, 106, 15, "#3f84b8"),
        (190, 148, 12, "#c2407a"),
        (350, 148, 12, "#c2407a"),
        (140, 204, 10, "#2fa88c"),
        (400, 204, 10, "#2fa88c"),
    ):
        gem(canvas, x, y, size, colour)
    for x, y in ((76, 162), (190, 102), (270, 58), (350, 102), (464, 162)):
        riverside.pearl(canvas, x, y, 12)
    return canvas


ADORNMENTS = {
    "gilded_book": gilded_book,
    "masque": masque,
    "mirror": mirror,
    "seaglass_amulet": seaglass_amulet,
    "tiara": tiara,
}
