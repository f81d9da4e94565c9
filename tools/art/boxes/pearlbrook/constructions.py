"""Crossings of the river box: bridge and ferry."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import mixed
from art.parts import scenery
from art.parts.buildings import life, openings, roofs, towers, trims, walls, water, works
from art.parts.buildings import tones as t
from art.parts.buildings.houses import cottage
from art.parts.buildings.surfaces import Face
from art.parts.scenery import riverside
from art.parts.scenery.land import ripples


def bridge() -> Canvas:
    """A humpbacked stone bridge with pearl lamps over the river, a gate house in its middle."""
    canvas = Canvas(*PAGE)
    riverside.river_valley(canvas, "morning", 216, 17)
    for side in (-1, 1):
        bank = f"M{270 + side * 300} 236 C{270 + side * 230} 240 {270 + side * 196} 270 {270 + side * 214} 330 "
        bank += f"C{270 + side * 220} 366 {270 + side * 250} 390 {270 + side * 300} 400 Z"
        shade = (canvas.glow(270 + side * 270 - 30, 260, 90, "#e2e094", 0.8),)
        canvas.path(bank, "#93ad58", 2.4, shade, "#4a6032")
    outline = "M6 270 C100 236 190 200 270 198 C350 200 440 236 534 270 L534 330 L486 330 "
    arches = ((436, 330, 52, 62), (270, 344, 84, 104), (104, 330, 52, 62))
    for cx, foot, half, rise in arches:
        outline += (
            f"L{cx + half} {foot} C{cx + half} {foot - rise * 1.3:.0f} {cx - half} "
            f"{foot - rise * 1.3:.0f} {cx - half} {foot} "
        )
    outline += "L6 330 Z"
    body, light, dark = t.CASTLE_STONE
    faces = (canvas.glow(170, 220, 200, light, 0.9), canvas.fade(240, 230, 500, 340, dark, 0.6))
    canvas.path(outline, body, 3.4, faces)
    _voussoirs(canvas, arches)
    _courses(canvas, arches)
    for x, wide in ((20, 30), (171, 40), (369, 40), (520, 30)):
        pier = (
            f"M{x - wide / 2 - 6} 348 L{x - wide / 2} 322 H{x + wide / 2} L{x + wide / 2 + 6} 348 Q{x} "
            f"358 {x - wide / 2 - 6} 348 Z"
        )
        canvas.path(
            pier, body, 2.8, (canvas.glow(x - 8, 326, 24, light, 0.9), canvas.fade(x, 326, x + 22, 350, dark, 0.7))
        )
    canvas.rod("M6 262 C100 228 190 192 270 190 C350 192 440 228 534 262", 11, body, light, 2.4)
    for x in (56, 146, 394, 484):
        y = 194 + abs(x - 270) * 0.25
        works.pole(canvas, (x, y), (x, y - 44), 6, t.IRON)
        riverside.pearl(canvas, x, y - 52, 12, 0.7)
    house = Face.upright(270, 196, 84, 74)
    walls.stone(canvas, house, 5, t.CASTLE_STONE, 13)
    openings.gateway(canvas, house.box(0.5, 0.66, 42, 50), "arch", t.MARBLE)
    openings.window(canvas, house.box(0.5, 0.2, 16, 16), "round", frame=t.MARBLE, sill=False)
    roofs.tiles(canvas, Face((246, 70), (294, 70), (324, 126), (216, 126)), 3, t.SLATE_BLUE, 12)
    towers.finial(canvas, 270, 72, 1.2, "ball", ("#f2ecec", "#ffffff", "#8f98b4"))
    trims.banner(canvas, 234, 134, 18, 42, "#4f7f94")
    trims.banner(canvas, 306, 134, 18, 42, "#4f7f94")
    life.townsmouse(canvas, 170, 214, 0.9, "#b8483a")
    for cx, _, half, _ in arches:
        canvas.spot(cx, 344, half * 1.1, 14, "#1f4a60", 0.6)
    ripples(canvas, 20, 336, 480, 50, random.Random(6), 16)
    riverside.lilies(canvas, [(180, 366, 0.95), (368, 372, 1.0), (214, 382, 0.7), (330, 350, 0.6)])
    scenery.reeds(canvas, 36, 380, 1.5, 3)
    scenery.reeds(canvas, 508, 384, 1.5, 8)
    return canvas


def ferry() -> Canvas:
    """A flat ferry with a striped canopy on its rope, passengers aboard, between two landings."""
    canvas = Canvas(*PAGE)
    riverside.river_valley(canvas, "noon", 190, 27)
    cottage(canvas, 70, 200, 0.8, 3, t.PLASTER, t.TILE_RED)
    works.pole(canvas, (34, 250), (34, 120), 10)
    works.pole(canvas, (506, 250), (506, 120), 10)
    trims.rope(canvas, (34, 128), (506, 128), 26, 4, "#8a6a40")
    water.jetty(canvas, -20, 236, 96, 20, 3, 26)
    water.jetty(canvas, 466, 236, 96, 20, 3, 26)
    water.water_shadow(canvas, 270, 332, 360)
    for x in (172, 368):
        works.pole(canvas, (x, 300), (x, 196), 7, t.PALE_WOOD)
        canvas.line(f"M{x} 196 L270 148", 2, "#6b4a2c")
    canvas.line("M270 204 V150", 3, "#6b4a2c")
    works.spoked_wheel(canvas, 270, 146, 13, 6, t.PALE_WOOD)
    for x, coat, cap in ((206, "#6f8f45", "#b8483a"), (244, "#7d5a86", ""), (338, "#d79b3c", "#4f7f94")):
        life.townsmouse(canvas, x, 306, 1.35, coat, cap)
    _frog_passenger(canvas, 292, 306)
    scenery.barrel(canvas, 138, 304, 0.8)
    scenery.crate(canvas, 400, 304, 0.9, 2)
    marquee = Face((168, 172), (372, 172), (392, 208), (148, 208))
    from_canopy = ("#4f7f94", "#f4ead2")
    _canopy(canvas, marquee, from_canopy)
    deck = Face((106, 300), (434, 300), (448, 334), (92, 334))
    walls.planks(canvas, deck, 4, t.PALE_WOOD, 15, ink=3)
    canvas.rod("M98 296 H442", 9, t.OAK[0], t.OAK[1], 2)
    for k in range(6):
        x = 128 + k * 57
        canvas.ellipse(x, 318, 11, 11, "#d8b06a", 2.4, (canvas.glow(x - 3, 314, 10, "#fbe8b4", 0.9),))
        canvas.ellipse(x, 318, 4.4, 4.4, "#7a5028", 1.6)
    trims.pennant(canvas, 116, 296, 1.1, "#b8483a", 52, turn=-1)
    riverside.lilies(canvas, [(70, 350, 1.1), (474, 340, 1.1), (420, 374, 0.9), (140, 380, 0.8)])
    ripples(canvas, 40, 344, 440, 44, random.Random(3), 14)
    scenery.reeds(canvas, 18, 384, 1.7, 4)
    scenery.reeds(canvas, 526, 386, 1.7, 6)
    return canvas


def _voussoirs(canvas: Canvas, arches: tuple[tuple[float, float, float, float], ...]) -> None:
    """Wedge stones around the arches of a bridge, given as (middle, foot, half width, rise)."""
    for cx, foot, half, rise in arches:
        for k in range(13):
            angle = math.pi * (1 + k / 12)
            x0, y0 = cx + half * math.cos(angle), foot + rise * math.sin(angle)
            x1, y1 = cx + (half + 14) * math.cos(angle), foot + (rise + 12) * math.sin(angle)
            canvas.line(shapes.polyline([(x0, y0), (x1, y1)]), 1.8, t.CASTLE_STONE[2], 0.8)
        bow = [
            (cx + (half + 14) * math.cos(math.pi * (1 + k / 16)), foot + (rise + 12) * math.sin(math.pi * (1 + k / 16)))
            for k in range(17)
        ]
        canvas.line(shapes.smooth(bow, closed=False), 1.8, t.CASTLE_STONE[2], 0.8)


def _courses(canvas: Canvas, arches: tuple[tuple[float, float, float, float], ...]) -> None:
    """Stones in courses on the face of a bridge, wherever no arch is."""
    rng = random.Random(3)
    body, light, dark = t.CASTLE_STONE
    for row in range(8):
        y = 212 + row * 15
        x = 14 + rng.uniform(0, 14)
        while x < 510:
            wide = rng.uniform(20, 32)
            middle = x + wide / 2
            clear = all(
                ((middle - cx) / (half + 28)) ** 2 + ((y + 6 - foot) / (rise + 20)) ** 2 > 1
                for cx, foot, half, rise in arches
            )
            if clear and 204 + abs(middle - 270) * 0.27 < y < 314:
                tone = mixed(body, rng.choice((light, dark)), rng.uniform(0.05, 0.3))
                canvas.path(shapes.rounded(x, y, wide - 2, 13, 4), tone, 1.4, (), mixed(body, dark, 0.7))
            x += wide


def _canopy(canvas: Canvas, roof: Face, colours: tuple[str, str]) -> None:
    """A striped roof of cloth with a scalloped edge."""
    for k in range(9):
        u0, u1 = k / 9, (k + 1) / 9
        tone = colours[k % 2]
        canvas.path(roof.cell(u0, 0, u1, 1), tone, 1.8, (canvas.fade(0, 176, 0, 212, "#2a3a4a", 0.35),))
        (ax, ay), (bx, _) = roof.at(u0, 1), roof.at(u1, 1)
        canvas.path(f"M{ax:.1f} {ay:.1f} H{bx:.1f} Q{(ax + bx) / 2:.1f} {ay + 20:.1f} {ax:.1f} {ay:.1f} Z", tone, 1.9)
    canvas.line(roof.outline(), 2.8)


def _frog_passenger(canvas: Canvas, x: float, y: float) -> None:
    """A frog ambassador in a blue cloak, 60 high."""
    with canvas.moved(x, y, 1.2):
        shade = (canvas.glow(-5, -18, 18, "#8fc0e0", 0.8),)
        canvas.path("M-14 0 C-14 -20 -9 -30 0 -30 C9 -30 14 -20 14 0 Q0 4 -14 0 Z", "#2f5f94", 2, shade)
        for side in (-1, 1):
            canvas.ellipse(side * 8, -48, 6, 6, "#74b24a", 1.8)
        canvas.path(
            "M-16 -36 C-16 -50 16 -50 16 -36 C14 -26 -14 -26 -16 -36 Z",
            "#74b24a",
            2,
            (canvas.glow(-5, -42, 16, "#c8e08a", 0.9),),
        )
        for side in (-1, 1):
            canvas.ellipse(side * 8, -48, 3, 3.2, "#241812", 0)
            canvas.ellipse(side * 8 - 1, -49.4, 1.2, 1.2, "#ffffff", 0)
        canvas.line("M-10 -35 Q0 -28 10 -35", 1.7)


PORTRAITS = {
    "bridge": bridge,
    "ferry": ferry,
}
