"""Adornments that measure and sound: bell, compass, hourglass, key, scales, spyglass, sundial."""

import math

from art.boxes.pearlbrook.setting import MOSS, NAVY, RUST, SILVER, TEAL, WINE, gem, halo, jewel_case, solid
from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT
from art.parts.scenery import riverside


def bell() -> Canvas:
    """A golden bell with a band of rubies."""
    canvas = jewel_case(WINE)
    halo(canvas)
    canvas.rod("M252 66 C252 40 288 40 288 66", 9, GOLD, GOLD_LIGHT, 2.4)
    solid(canvas, "M246 66 H294 C330 92 336 170 366 244 Q270 284 174 244 C204 170 210 92 246 66 Z")
    solid(canvas, "M166 240 Q270 284 374 240 L380 262 Q270 310 160 262 Z")
    canvas.brush("M212 150 Q270 172 328 150", 16, GOLD_DARK)
    for k in range(5):
        gem(canvas, 222 + k * 24, 154 + 7 * (1 - abs(k - 2) / 2), 9, "#c2304a")
    solid(canvas, shapes.ellipse(270, 296, 19, 18), SILVER, 3, (266, 290))
    canvas.line("M228 108 C216 150 210 190 198 228", 5, "#fffbe0", 0.7)
    return canvas


def compass() -> Canvas:
    """A compass of brass and mother-of-pearl."""
    canvas = jewel_case(NAVY)
    halo(canvas)
    solid(canvas, shapes.ellipse(270, 190, 122, 122), at=(240, 150))
    canvas.rod("M252 66 C250 34 290 34 288 66", 8, GOLD, GOLD_LIGHT, 2.4)
    canvas.ellipse(
        270,
        190,
        98,
        98,
        "#f6f0ea",
        3,
        (canvas.glow(230, 150, 120, "#ffffff", 0.9), canvas.fade(270, 200, 350, 280, "#a8a0c0", 0.6)),
    )
    canvas.path(shapes.star(270, 190, 62, 18, 8, -67.5), "#d8c08c", 1.8)
    for turn, left, right in (
        (0, "#c2382c", "#8a1c1c"),
        (180, "#4f7fa8", "#24486c"),
        (90, "#4f7fa8", "#24486c"),
        (270, "#4f7fa8", "#24486c"),
    ):
        with canvas.moved(270, 190, rotate=turn):
            canvas.path("M0 -92 L-15 -12 L0 0 Z", left, 2)
            canvas.path("M0 -92 L15 -12 L0 0 Z", right, 2)
    gem(canvas, 270, 190, 13, "#e8b23c")
    for k in range(24):
        angle = math.tau * k / 24
        canvas.line(
            f"M{270 + 88 * math.cos(angle):.1f} {190 + 88 * math.sin(angle):.1f} "
            f"L{270 + 95 * math.cos(angle):.1f} {190 + 95 * math.sin(angle):.1f}",
            2,
            "#6a5a40",
        )
    return canvas


def hourglass() -> Canvas:
    """An hourglass in which pearls run instead of sand."""
    canvas = jewel_case(RUST)
    halo(canvas)
    for x in (190, 350):
        canvas.rod(f"M{x} 74 V288", 11, GOLD, GOLD_LIGHT, 2.8)
    glass = (
        "M206 82 H334 C334 130 296 158 282 182 C296 206 334 234 334 282 H206 C206 234 244 206 258 "
        "182 C244 158 206 130 206 82 Z"
    )
    canvas.path(
        glass,
        "#dff2f2",
        3.2,
        (canvas.glow(236, 120, 110, "#ffffff", 0.9), canvas.fade(270, 180, 334, 280, "#6a9ca8", 0.5)),
        "#3b2a20",
        0.75,
    )
    canvas.path(
        "M218 116 H322 C316 136 292 156 276 172 H264 C248 156 224 136 218 116 Z",
        "#f2c04c",
        2,
        (canvas.glow(250, 122, 50, "#fff6c8", 0.9),),
    )
    canvas.brush("M270 172 V250", 4, "#f2c04c")
    canvas.path(
        "M214 278 C226 244 256 236 270 234 C284 236 314 244 326 278 Z",
        "#f2c04c",
        2,
        (canvas.glow(250, 252, 50, "#fff6c8", 0.9),),
    )
    for x, y in ((250, 262), (284, 258), (268, 270), (302, 270), (238, 272)):
        riverside.pearl(canvas, x, y, 8)
    for y in (62, 284):
        solid(canvas, shapes.rounded(172, y, 196, 22, 8), at=(240, y))
    for x in (190, 350):
        gem(canvas, x, 73, 9, "#3f9a5c")
        gem(canvas, x, 295, 9, "#3f9a5c")
    canvas.line("M222 94 C224 124 244 146 256 162", 4, "#ffffff", 0.85)
    return canvas


def key_to_the_city() -> Canvas:
    """A great key whose bow is a town gate."""
    canvas = jewel_case(MOSS)
    halo(canvas)
    with canvas.moved(270, 180, 1.0, rotate=-32):
        solid(canvas, "M-20 -13 H150 V60 H126 V34 H110 V50 H86 V26 H-20 Z", at=(40, -10))
        solid(canvas, shapes.ellipse(-74, 4, 80, 78), at=(-100, -24))
        canvas.ellipse(-74, 4, 58, 56, "#1c3018", 2.8)
        canvas.path("M-110 44 V-4 L-74 -44 L-38 -4 V44 Z", GOLD, 2.6, (canvas.glow(-92, -16, 50, GOLD_LIGHT, 0.95),))
        canvas.path("M-90 44 V14 Q-74 -4 -58 14 V44 Z", "#5a300c", 2.2)
        gem(canvas, -74, -14, 9, "#c2304a")
        for x in (4, 22):
            canvas.rod(f"M{x} -20 V32", 6, GOLD, GOLD_LIGHT, 1.9)
        for k in range(5):
            angle = math.radians(120 + k * 30)
            riverside.pearl(canvas, -74 + 69 * math.cos(angle), 4 + 67 * math.sin(angle), 7)
    return canvas


def scales() -> Canvas:
    """Golden scales weighing a pearl against a leaf."""
    canvas = jewel_case(MOSS)
    halo(canvas)
    canvas.rod("M270 70 V280", 12, GOLD, GOLD_LIGHT, 3)
    solid(canvas, "M206 304 Q270 266 334 304 Q270 318 206 304 Z", at=(250, 286))
    canvas.rod("M142 132 Q270 70 398 106", 10, GOLD, GOLD_LIGHT, 3)
    gem(canvas, 270, 92, 19, "#3f84b8")
    solid(canvas, shapes.ellipse(270, 58, 10, 12), at=(266, 54))
    for x, top, foot in ((142, 132, 218), (398, 106, 192)):
        canvas.line(f"M{x} {top} L{x - 52} {foot} M{x} {top} L{x + 52} {foot} M{x} {top} V{foot}", 2.8, GOLD_LIGHT)
        if x < 270:
            riverside.pearl(canvas, x, foot - 22, 24, 0.6)
        else:
            canvas.path(
                f"M{x - 30} {foot - 2} C{x - 26} {foot - 40} {x + 10} {foot - 50} {x + 36} {foot - 40} "
                f"C{x + 34} {foot - 12} {x} {foot + 4} {x - 30} {foot - 2} Z",
                "#86b04a",
                2.6,
                (canvas.glow(x - 8, foot - 30, 34, "#dcec94", 0.9),),
            )
            canvas.line(f"M{x - 30} {foot - 2} L{x + 26} {foot - 34}", 2, "#3c5a1c")
        solid(
            canvas,
            f"M{x - 62} {foot} H{x + 62} Q{x + 40} {foot + 40} {x} {foot + 40} Q{x - 40} {foot + 40} {x - 62} {foot} Z",
            at=(x - 20, foot + 4),
        )
    return canvas


def spyglass() -> Canvas:
    """A brass spyglass set with turquoise, a star in its lens."""
    canvas = jewel_case(TEAL)
    halo(canvas)
    with canvas.moved(270, 186, 1.0, rotate=-24):
        for left, right, half, tones in (
            (-170, -70, 25, ("#7a4426", "#d89a6c", "#34140c")),
            (-76, 30, 34, ("#d79b3c", GOLD_LIGHT, GOLD_DARK)),
            (24, 150, 45, ("#7a4426", "#d89a6c", "#34140c")),
        ):
            solid(
                canvas,
                f"M{left} {-half + 4} L{right} {-half} V{half} L{left} {half - 4} Z",
                tones,
                3.4,
                ((left + right) / 2 - 10, -half),
            )
        for x, half in ((-168, 27), (-72, 38), (28, 48), (146, 54)):
            solid(canvas, shapes.rounded(x - 9, -half, 20, half * 2, 7), at=(x - 6, -half))
        canvas.ellipse(162, 0, 17, 50, "#a8dcec", 3, (canvas.glow(158, -16, 36, "#ffffff", 0.95),))
        canvas.path(shapes.star(162, -4, 17, 4, 4), "#ffffff", 0)
        for x in (-42, -22, -2):
            gem(canvas, x, 0, 9, "#2fa8a8")
    return canvas


def sundial() -> Canvas:
    """A sundial of gold: a face of rays and a slanting blade."""
    canvas = jewel_case(RUST)
    halo(canvas)
    canvas.path(
        shapes.star(270, 186, 140, 108, 24),
        GOLD,
        2.6,
        (canvas.glow(230, 140, 140, GOLD_LIGHT, 0.9), canvas.fade(270, 190, 380, 300, GOLD_DARK, 0.6)),
    )
    canvas.ellipse(
        270,
        186,
        98,
        98,
        "#f6e6bc",
        3,
        (canvas.glow(236, 150, 110, "#fffdf2", 0.9), canvas.fade(270, 190, 350, 270, "#a8783c", 0.5)),
    )
    for k in range(12):
        angle = math.tau * k / 12
        reach = 76 if k % 3 == 0 else 82
        canvas.line(
            f"M{270 + reach * math.cos(angle):.1f} {186 + reach * math.sin(angle):.1f} "
            f"L{270 + 92 * math.cos(angle):.1f} {186 + 92 * math.sin(angle):.1f}",
            5 if k % 3 == 0 else 3,
            "#7a430e",
        )
    canvas.path("M270 186 L336 250 L300 262 Z", "#6a4a2c", 0, opacity=0.55)
    canvas.line(shapes.ellipse(270, 186, 62, 62), 2, "#a8783c")
    solid(canvas, "M222 214 L306 88 L320 202 Q270 226 222 214 Z", ("#e8b23c", "#fff6c8", "#7a430e"), 3.4, (280, 130))
    canvas.path("M258 204 C276 176 290 150 298 128 L304 194 Z", "#fff2c0", 2)
    gem(canvas, 306, 92, 11, "#c2304a")
    return canvas


ADORNMENTS = {
    "bell": bell,
    "compass": compass,
    "hourglass": hourglass,
    "key_to_the_city": key_to_the_city,
    "scales": scales,
    "spyglass": spyglass,
    "sundial": sundial,
}
