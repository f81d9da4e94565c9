"""Towers, battlements, cupolas, chimneys, columns, pediments, finials."""

import math
from collections.abc import Callable

from art.kit.canvas import Canvas
from art.kit.palette import mixed
from art.kit.shapes import point, polygon, polyline, rounded
from art.parts import scenery
from art.parts.buildings import roofs, walls
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Face, Lathe, Surface
from art.parts.buildings.tones import Tone

Cover = Callable[[Canvas, Surface], None]


def round_tower(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    roof: float = 0.0,
    wall: Cover | None = None,
    cover: Cover | None = None,
    overhang: float = 9,
    flare: float = 4,
    lean: float = 0.0,
    curve: float = 0.5,
    seed: int = 0,
) -> Lathe:
    """A round tower with a pointed roof ``roof`` high (0: none); returns its wall for windows.

    ``wall`` and ``cover`` lay the materials; the roof comes last, so hang windows on the returned wall afterwards.
    """
    body = Lathe.tower(x, y, width, height, flare, lean=lean)
    if wall:
        wall(canvas, body)
    else:
        walls.stone(canvas, body, seed, t.CASTLE_STONE, 14)
    walls.under_eaves(canvas, body, 0.16)
    if roof:
        hat = Lathe.cone(x + lean, y - height + 4, width + 2 * overhang, roof, lean=lean * roof / height, curve=curve)
        if cover:
            cover(canvas, hat)
        else:
            roofs.tiles(canvas, hat, seed, t.SLATE_BLUE, 13)
    return body


def battlements(
    canvas: Canvas, tower: Lathe, merlons: int = 5, tall: float = 13, tones: Tone = t.CASTLE_STONE, jut: float = 5
) -> None:
    """A jutting ring of merlons around the top of a round tower."""
    body, light, dark = tones
    (left, _), (right, _) = tower.at(0, 0), tower.at(1, 0)
    middle, top = (left + right) / 2, tower.top
    half = (right - left) / 2 + jut
    back = Lathe(middle, [(half * 0.96, top - tall), (half * 0.96, top)], tower.tilt)
    canvas.path(back.rim(0.4), mixed(body, dark, 0.55), 2)
    ring = Lathe(
        middle,
        [(half, top - tall * 0.5), (half, top + tall * 0.35), (half - jut, top + tall * 0.9)],
        tower.tilt,
        soft=False,
    )
    canvas.path(ring.outline(), body, 2.8, ring.shades(canvas, light, dark, 0.65))
    for k in range(merlons):
        u = (k + 0.5) / merlons
        wide = 0.3 / merlons
        tooth = Lathe(middle, [(half, top - tall * 1.35), (half, top - tall * 0.4)], tower.tilt)
        shape = tooth.cell(u - wide, 0, u + wide, 1)
        canvas.path(shape, body, 2.4, tooth.shades(canvas, light, dark, 0.6))


def wall_battlements(
    canvas: Canvas, wall: Face, merlons: int = 7, tall: float = 13, tones: Tone = t.CASTLE_STONE
) -> None:
    """Merlons along the upper edge of a flat wall."""
    body, light, dark = tones
    for k in range(merlons):
        u0, u1 = (k + 0.14) / merlons, (k + 0.8) / merlons
        (x0, y0), (x1, y1) = wall.at(u0, 0), wall.at(u1, 0)
        corners = [(x0, y0 + 2), (x0, y0 - tall), (x1, y1 - tall), (x1, y1 + 2)]
        shade = (canvas.glow(x0, y0 - tall, 16, light, 0.8), canvas.fade(x0, 0, x1 + 4, 0, dark, 0.45))
        canvas.path(polygon(corners), body, 0, shade)
        canvas.line(polyline(corners), 2.6)
        canvas.line(polyline([(x0 + 2, y0 - tall * 0.35), (x1 - 2, y1 - tall * 0.35)]), 1.1, dark, 0.5)


def finial(canvas: Canvas, x: float, y: float, scale: float = 1.0, kind: str = "ball", tones: Tone = t.GILT) -> None:
    """The tip of a roof, standing on (x, y): "ball", "star", "acorn", "cross" or "vane"."""
    body, light, dark = tones
    with canvas.moved(x, y, scale):
        canvas.line("M0 2 V-12", 2.6, dark)
        if kind == "star":
            canvas.spot(0, -17, 15, 15, light, 0.5)
            canvas.path(
                "M0 -28 L3 -20 L11 -19 L5 -14 L7 -6 L0 -11 L-7 -6 L-5 -14 L-11 -19 L-3 -20 Z",
                body,
                1.5,
                (canvas.glow(-3, -20, 10, light, 0.9),),
            )
        elif kind == "acorn":
            canvas.path(
                "M-6 -14 C-6 -6 -2 -3 0 -1 C2 -3 6 -6 6 -14 Z",
                t.ACORN_NUT[0],
                1.5,
                (canvas.glow(-3, -11, 6, t.ACORN_NUT[1], 0.9),),
            )
            canvas.path(
                "M-7.5 -13 C-7 -21 7 -21 7.5 -13 Q0 -10 -7.5 -13 Z",
                t.ACORN_CAP[0],
                1.5,
                (canvas.glow(-3, -18, 6, t.ACORN_CAP[1], 0.9),),
            )
        elif kind == "cross":
            canvas.line("M0 -10 V-26 M-6 -20 H6", 4.4, dark)
            canvas.line("M0 -10 V-26 M-6 -20 H6", 2.2, body)
        elif kind == "vane":
            canvas.line("M0 -10 V-24 M-14 -18 H14", 2.2, dark)
            canvas.path("M14 -18 l-6 -4 v8 Z M-14 -18 l-5 -5 h6 l3 5 l-3 5 h-6 Z", body, 1.2)
            canvas.path(
                "M-5 -24 C-9 -32 -2 -35 1 -30 C6 -31 9 -36 9 -36 C12 -28 6 -23 0 -24 Z",
                body,
                1.3,
                (canvas.glow(-2, -30, 8, light, 0.9),),
            )
        else:
            canvas.ellipse(
                0, -13, 5, 5, body, 1.6, (canvas.glow(-2, -15, 5, light, 1), canvas.fade(0, -13, 5, -8, dark, 0.7))
            )


def chimney(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, tones: Tone = t.FIELDSTONE,
    height: float = 44, width: float = 20, brick: bool = False, smoke: float = 0.8,
) -> None:  # fmt: skip
    """A chimney with its foot at (x, y) on the roof; ``smoke`` is the size of its smoke (0: none)."""
    body, light, dark = tones
    with canvas.moved(x, y, scale):
        stack = Face.upright(0, 0, width, height, -1)
        if brick:
            walls.brick(canvas, stack, seed, tones, 6, ink=2.6)
        else:
            walls.stone(canvas, stack, seed, tones, 9, ink=2.6)
        cap = rounded(-width * 0.64, -height - 6, width * 1.28, 9, 2)
        canvas.path(
            cap,
            body,
            2.2,
            (canvas.glow(-width * 0.4, -height, width, light, 0.8), canvas.fade(0, 0, width * 0.7, 0, dark, 0.5)),
        )
    if smoke:
        scenery.smoke(canvas, x, y - (height + 12) * scale, smoke * scale, seed)


def column(
    canvas: Canvas, x: float, y: float, height: float, width: float = 16, tones: Tone = t.MARBLE, flutes: int = 3
) -> None:
    """A fluted column with base and capital, its foot at (x, y)."""
    body, light, dark = tones
    half = width / 2
    across = canvas.linear(
        x - half, 0, x + half, 0, (0, light, 0.7), (0.4, light, 0.2), (0.45, dark, 0), (1, dark, 0.7)
    )
    shaft = (
        f"M{point(x - half, y - 6)} Q{point(x - half * 1.02, y - height / 2)} {point(x - half * 0.84, y - height + 8)} "
    )
    shaft += f"H{x + half * 0.84:.1f} Q{point(x + half * 1.02, y - height / 2)} {point(x + half, y - 6)} Z"
    canvas.path(shaft, body, 2.4, (across,))
    for k in range(flutes):
        fx = x + (k - (flutes - 1) / 2) * width / (flutes + 1)
        canvas.line(f"M{fx:.1f} {y - 9:.1f} V{y - height + 12:.1f}", 1.2, dark, 0.55)
    for top, grow, tall in ((y - 8, 1.32, 8), (y - height, 1.4, 7), (y - height + 6, 1.16, 5)):
        canvas.path(rounded(x - half * grow, top, width * grow, tall, 2), body, 2, (across,))


def pediment(
    canvas: Canvas, x: float, y: float, width: float, height: float, tones: Tone = t.MARBLE, rim: float = 9
) -> None:
    """The low gable over columns: (x, y) is the middle of its lower edge."""
    body, light, dark = tones
    half = width / 2
    outer = polygon([(x - half, y), (x, y - height), (x + half, y)])
    canvas.path(
        outer,
        body,
        3.2,
        (canvas.glow(x - half * 0.4, y - height * 0.6, half, light, 0.8), canvas.fade(x, 0, x + half, 0, dark, 0.5)),
    )
    inset = rim * half / height
    inner = polygon(
        [(x - half + inset * 1.5, y - rim * 0.7), (x, y - height + rim * 1.4), (x + half - inset * 1.5, y - rim * 0.7)]
    )
    canvas.path(inner, mixed(body, dark, 0.22), 2, (canvas.fade(x, y, x, y - height, dark, 0.4),))


def bell(canvas: Canvas, x: float, y: float, scale: float = 1.0, swing: float = 0.0, tones: Tone = t.GILT) -> None:
    """A bell 30 high hanging from (x, y), turned by ``swing`` degrees."""
    body, light, dark = tones
    with canvas.moved(x, y, scale, rotate=swing):
        canvas.line("M0 -3 V4", 3.4, dark)
        canvas.ellipse(0, 27, 3.6, 3.6, dark, 1.4)
        canvas.path(
            "M-4 4 C-10 6 -8 18 -13 26 H13 C8 18 10 6 4 4 Q0 1 -4 4 Z",
            body,
            2,
            (canvas.glow(-5, 12, 13, light, 0.95), canvas.fade(0, 10, 12, 24, dark, 0.7)),
        )
        canvas.line("M-11 22 Q0 26 11 22", 1.4, dark, 0.7)


def belfry(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    swing: float = 8,
    wood: Tone = t.PALE_WOOD,
    roof: Tone = t.SLATE_GREY,
    tip: str = "ball",
) -> None:
    """An open bell turret 40 wide and about 100 high standing on (x, y): posts, bell, pointed roof."""
    with canvas.moved(x, y, scale):
        canvas.path("M-20 0 L-19 -44 H19 L20 0 Z", "#5a4438", 0, (canvas.glow(-4, -30, 26, "#f0b868", 0.5),))
        bell(canvas, 0, -40, 1.0, swing)
        for px in (-19, 19):
            canvas.rod(f"M{px} 0 V-44", 6, wood[0], wood[1], 1.6)
        canvas.path(
            rounded(-25, -6, 50, 10, 2),
            wood[0],
            2.4,
            (canvas.glow(-10, -4, 20, wood[1], 0.8), canvas.fade(0, 0, 25, 0, wood[2], 0.5)),
        )
        hat = Lathe.cone(0, -44, 60, 50, tilt=0.12, curve=0.8)
        roofs.tiles(canvas, hat, 5, roof, 10, "square", 2.6)
        finial(canvas, 0, -92, 0.8, tip)


def clock_face(
    canvas: Canvas, x: float, y: float, radius: float, hour: float = 10.15, rim: Tone = t.GILT, dial: str = "#fbf1d4"
) -> None:
    """A clock with twelve marks, ornate hands and a shaded rim."""
    body, light, dark = rim
    canvas.ellipse(
        x,
        y,
        radius * 1.16,
        radius * 1.16,
        body,
        3,
        (
            canvas.glow(x - radius * 0.6, y - radius * 0.6, radius, light, 0.95),
            canvas.fade(x, y, x + radius, y + radius, dark, 0.75),
        ),
    )
    canvas.ellipse(
        x,
        y,
        radius,
        radius,
        dial,
        2.2,
        (
            canvas.glow(x - radius * 0.2, y - radius * 0.2, radius * 0.9, "#fffdf0", 0.9),
            canvas.fade(x, y, x + radius * 0.8, y + radius * 0.8, "#b07a3c", 0.45),
        ),
    )
    for k in range(12):
        angle = k * math.tau / 12
        inner = 0.74 if k % 3 else 0.66
        a = point(x + radius * inner * math.sin(angle), y - radius * inner * math.cos(angle))
        b = point(x + radius * 0.88 * math.sin(angle), y - radius * 0.88 * math.cos(angle))
        canvas.line(f"M{a} L{b}", radius * (0.06 if k % 3 else 0.1), "#5a3420")
    for share, length, width in ((hour / 12, 0.48, 0.11), (hour % 1, 0.72, 0.075)):
        angle = share * math.tau
        tip = point(x + radius * length * math.sin(angle), y - radius * length * math.cos(angle))
        tail = point(x - radius * 0.16 * math.sin(angle), y + radius * 0.16 * math.cos(angle))
        canvas.line(f"M{tail} L{tip}", radius * width, "#3a2018")
    canvas.ellipse(x, y, radius * 0.1, radius * 0.1, body, 1.4)
