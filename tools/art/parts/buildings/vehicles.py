"""Things that travel, and what stands beside their ways: engine, railway car, balloon, cart, lamp post, glass walls."""

import math
from collections.abc import Sequence

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import darker, mixed
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Surface
from art.parts.buildings.tones import Tone
from art.parts.buildings.works import spoked_wheel
from art.parts.scenery.props import lantern, smoke


def locomotive(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, colour: Tone = t.RED_BOARD, turn: int = 1
) -> None:
    """A small steam engine on its wheels, 230 wide and 150 high, driving to the right (``turn`` -1: to the left)."""
    body, light, dark = colour
    with canvas.moved(x, y, scale, mirror=turn < 0):
        canvas.spot(0, 2, 130, 12, "#241a10", 0.7)
        smoke(canvas, 74, -150, 1.5, 3)
        canvas.path(
            "M58 -96 L64 -128 L56 -140 L92 -140 L84 -128 L90 -96 Z",
            t.IRON[0],
            2.8,
            _volume(canvas, 60, -136, 34, 44, t.IRON),
        )
        canvas.path(shapes.rounded(54, -146, 40, 10, 4), t.GILT[0], 2.2, _volume(canvas, 54, -146, 40, 10, t.GILT))
        canvas.path(shapes.rounded(-40, -100, 142, 62, 26), body, 3, _volume(canvas, -40, -100, 142, 62, colour))
        for band in (-6, 28, 62):
            canvas.rod(f"M{band} -99 V-39", 5, t.GILT[0], t.GILT[1], 1.4)
        canvas.path("M10 -98 C10 -122 40 -122 40 -98 Z", t.GILT[0], 2.4, _volume(canvas, 10, -118, 30, 22, t.GILT))
        canvas.ellipse(102, -69, 12, 30, dark, 2.6, (canvas.glow(98, -80, 22, light, 0.7),))
        lantern(canvas, 104, -102, 0.9, 2)
        canvas.path("M-112 -142 H-34 V-38 H-112 Z", body, 3, _volume(canvas, -112, -142, 78, 104, colour))
        canvas.path(
            shapes.rounded(-98, -126, 48, 44, 8), "#f6d890", 2.6, (canvas.glow(-84, -116, 40, "#fffbe0", 0.9),), dark
        )
        canvas.path(
            "M-124 -140 Q-74 -168 -24 -140 L-24 -132 H-124 Z",
            t.OAK[0],
            2.8,
            _volume(canvas, -124, -160, 100, 26, t.OAK),
        )
        canvas.path(shapes.rounded(-118, -40, 226, 16, 5), t.IRON[0], 2.6, _volume(canvas, -118, -40, 226, 16, t.IRON))
        canvas.path("M106 -36 L146 -2 H100 Z", t.IRON[0], 2.6, _volume(canvas, 100, -36, 46, 36, t.IRON))
        for k in range(3):
            canvas.line(f"M{108 + k * 9} {-26 + k * 8} L{104 + k * 8} -3", 1.7, t.IRON[1], 0.8)
        for wheel, radius in ((-78, 27), (-18, 27), (46, 20), (88, 20)):
            spoked_wheel(canvas, wheel, -radius + 2, radius, 8, t.GILT if radius > 24 else t.OAK)
        canvas.rod("M-78 -25 L-18 -25 L40 -30", 6, t.IRON[0], t.IRON[1], 1.6)


def railcar(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, colour: Tone = t.GREEN_BOARD, roof: bool = True
) -> None:
    """A railway car 170 wide and 110 high: with windows and a roof, or an open truck to be loaded at y - 66."""
    with canvas.moved(x, y, scale):
        canvas.spot(0, 2, 96, 10, "#241a10", 0.7)
        tall = 70 if roof else 44
        canvas.path(
            shapes.rounded(-82, -22 - tall, 164, tall, 6),
            colour[0],
            3,
            _volume(canvas, -82, -22 - tall, 164, tall, colour),
        )
        for k in range(1, 8):
            canvas.line(f"M{-82 + k * 20.5:.1f} {-20 - tall} V-24", 1.4, colour[2], 0.5)
        if roof:
            for k in range(3):
                pane = shapes.rounded(-68 + k * 50, -80, 36, 30, 6)
                canvas.path(pane, "#f6d890", 2.4, (canvas.glow(-60 + k * 50, -74, 30, "#fffbe0", 0.9),), colour[2])
            canvas.path(
                "M-92 -90 Q0 -118 92 -90 L92 -82 H-92 Z", t.OAK[0], 2.8, _volume(canvas, -92, -112, 184, 28, t.OAK)
            )
        canvas.path(shapes.rounded(-90, -26, 180, 12, 4), t.IRON[0], 2.4, _volume(canvas, -90, -26, 180, 12, t.IRON))
        for wheel in (-56, 56):
            spoked_wheel(canvas, wheel, -16, 18, 8, t.OAK)


def balloon(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    colours: Sequence[str] = ("#b8483a", "#f6e8cc", "#d79b3c"),
    gores: int = 8,
) -> None:
    """A hot-air balloon 170 wide and 270 high; (x, y) is the middle of its basket's foot."""
    with canvas.moved(x, y, scale):
        for side in (-1, 1):
            canvas.line(f"M{side * 20} -36 L{side * 34} -92 M{side * 8} -38 L{side * 12} -90", 1.8, "#5b4030")
        for k in range(gores):
            a, b = -1 + 2 * k / gores, -1 + 2 * (k + 1) / gores
            edge = [math.sin(a * math.pi / 2), math.sin(b * math.pi / 2)]
            left = (
                f"M{edge[0] * 18:.1f} -90 C{edge[0] * 60:.1f} -120 {edge[0] * 90:.1f} -150 {edge[0] * 88:.1f} "
                f"-190 C{edge[0] * 86:.1f} -240 {edge[0] * 44:.1f} -270 0 -272"
            )
            right = (
                f"C{edge[1] * 44:.1f} -270 {edge[1] * 86:.1f} -240 {edge[1] * 88:.1f} -190 "
                f"C{edge[1] * 90:.1f} -150 {edge[1] * 60:.1f} -120 {edge[1] * 18:.1f} -90 Z"
            )
            colour = colours[k % len(colours)]
            shade = (
                canvas.glow(-30, -220, 110, mixed(colour, "#ffffff", 0.7), 0.75),
                canvas.fade(-10, -180, 92, -130, darker(colour, 0.4), 0.75),
            )
            canvas.path(f"{left} {right}", colour, 1.8, shade)
        canvas.line(
            (
                "M-18 -90 C-60 -120 -90 -150 -88 -190 C-86 -240 -44 -270 0 -272 C44 -270 86 -240 88 -190 C90 "
                "-150 60 -120 18 -90 Z"
            ),
            3.2,
        )
        canvas.path("M-18 -92 Q0 -86 18 -92 L14 -82 Q0 -77 -14 -82 Z", "#7a5335", 2)
        canvas.spot(0, -72, 16, 20, "#ffcf6a", 0.95)
        basket = "M-27 -38 H27 L22 0 H-22 Z"
        canvas.path(
            basket,
            "#b9864a",
            2.8,
            (canvas.glow(-12, -28, 34, "#eccb8c", 0.9), canvas.fade(0, -20, 27, 0, "#5f3d1c", 0.7)),
        )
        for row in (-28, -18, -8):
            canvas.line(f"M-24 {row} q6 4 12 0 q6 -4 12 0 q6 4 12 0 q6 -4 12 0", 1.6, "#5f3d1c", 0.7)
        canvas.rod("M-28 -38 H28", 6, "#8a5c34", "#d8a868", 1.6)


def cart(canvas: Canvas, x: float, y: float, scale: float = 1.0, tones: Tone = t.OAK, tall: float = 34) -> None:
    """A market cart 150 wide on two wheels, its shafts to the right; load it at y - 62."""
    with canvas.moved(x, y, scale):
        canvas.spot(0, 2, 80, 9, "#241a10", 0.7)
        canvas.rod("M60 -40 Q110 -44 132 -18", 6, tones[0], tones[1], 1.8)
        canvas.path(
            f"M-72 {-28 - tall} H72 L64 -26 H-64 Z", tones[0], 2.9, _volume(canvas, -72, -28 - tall, 144, tall, tones)
        )
        canvas.line(f"M-70 {-28 - tall * 0.5:.0f} H70", 1.6, tones[2], 0.7)
        for k in range(-3, 4):
            canvas.line(f"M{k * 20} {-26 - tall} V-27", 1.3, tones[2], 0.5)
        for wheel in (-38, 38):
            spoked_wheel(canvas, wheel, -20, 22, 8, t.PALE_WOOD)


def lamp_post(canvas: Canvas, x: float, y: float, scale: float = 1.0, lit: bool = True) -> None:
    """A street lamp 150 high on a curled iron post."""
    with canvas.moved(x, y, scale):
        canvas.spot(4, 1, 22, 5, "#241a10", 0.6)
        canvas.rod("M0 0 V-112", 7, t.IRON[0], t.IRON[1], 1.8)
        canvas.path("M-13 2 L-8 -14 H8 L13 2 Z", t.IRON[0], 2.2, _volume(canvas, -13, -14, 26, 16, t.IRON))
        canvas.line("M0 -96 q-16 -2 -16 -14 M0 -96 q16 -2 16 -14", 3, t.IRON[2])
        if lit:
            canvas.spot(0, -130, 58, 58, "#ffe08a", 0.75)
        glass = "M-13 -114 L13 -114 L18 -146 H-18 Z"
        canvas.path(glass, "#fbd76a" if lit else "#b8c4c4", 2.4, (canvas.glow(-3, -132, 18, "#fffdf0", 1),))
        canvas.line("M0 -114 V-146", 1.6)
        canvas.path(
            "M-22 -146 H22 L6 -160 Q0 -170 -6 -160 Z", t.IRON[0], 2.3, _volume(canvas, -22, -166, 44, 20, t.IRON)
        )


def glass(
    canvas: Canvas,
    surface: Surface,
    columns: int = 5,
    rows: int = 4,
    frame: Tone = t.WHITEWASH,
    tint: str = "#bfe0d4",
) -> None:
    """A wall or roof of panes in a slender frame, things behind it shimmering green."""
    canvas.path(surface.outline(), tint, 0, surface.shades(canvas, "#fbfff4", "#4f8474", 0.5), opacity=0.9)
    for k in range(columns):
        for row in range(rows):
            cell = surface.cell((k + 0.12) / columns, (row + 0.12) / rows, (k + 0.5) / columns, (row + 0.3) / rows)
            if cell and (k + row) % 2:
                canvas.path(cell, "#ffffff", 0, opacity=0.5)
    for k in range(columns + 1):
        canvas.line(shapes.polyline(surface.mapped([(k / columns, v / 8) for v in range(9)])), 4.4, frame[2])
        canvas.line(shapes.polyline(surface.mapped([(k / columns, v / 8) for v in range(9)])), 2.6, frame[0])
    for row in range(rows + 1):
        canvas.line(shapes.polyline(surface.mapped([(u / 8, row / rows) for u in range(9)])), 4.4, frame[2])
        canvas.line(shapes.polyline(surface.mapped([(u / 8, row / rows) for u in range(9)])), 2.6, frame[0])


def mill_sails(
    canvas: Canvas, x: float, y: float, reach: float = 120, turn: float = 20, cloth: str = "#f3e6cb"
) -> None:
    """The four sails of a windmill around (x, y)."""
    for k in range(4):
        with canvas.moved(x, y, rotate=turn + 90 * k):
            canvas.path(f"M6 -18 H{reach} V6 H14 Z", cloth, 2.2, (canvas.fade(20, -18, reach, 8, "#a88a64", 0.6),))
            for step in range(1, 6):
                canvas.line(f"M{reach * step / 6:.0f} -18 V6", 1.6, "#6a4626", 0.8)
            canvas.line(f"M10 -6 H{reach}", 1.6, "#6a4626", 0.8)
            canvas.rod(f"M0 6 H{reach + 4}", 6, t.OAK[0], t.OAK[1], 1.7)
    canvas.ellipse(x, y, 11, 11, t.GILT[0], 2.4, (canvas.glow(x - 3, y - 4, 11, t.GILT[1], 0.9),))


def _volume(canvas: Canvas, x: float, y: float, wide: float, tall: float, tones: Tone) -> tuple[str, str]:
    """Light at the upper left of a box, dark at its lower right."""
    return (
        canvas.glow(x + wide * 0.3, y + tall * 0.25, max(wide, tall) * 0.6, tones[1], 0.85),
        canvas.fade(x + wide * 0.4, y + tall * 0.3, x + wide, y + tall, tones[2], 0.65),
    )
