"""The Railway: a country station, a train of three flat cars before it, the platform and a green knoll."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import LEAF_DEEP, LEAF_SPRING, LEAF_SUMMER
from art.parts import scenery
from art.parts.buildings import goods, life, openings, roofs, tones, towers, walls
from art.parts.buildings.houses import cottage, gabled
from art.table.regions.ground import strew

CARS = 918, 1318, 1718
"""Middles of the three cars."""
RAILS = 478
GREEN = ("#3f6f52", "#8cbc8a", "#17301f")


def railway(canvas: Canvas) -> None:
    rng = random.Random(27)
    _distance(canvas, rng)
    _track(canvas, rng)
    engine(canvas, 2230, RAILS, 1.0)
    for x, colour in zip(CARS, ("#8c3b2e", "#4f7f94", "#6d8a5c"), strict=True):
        _flat_car(canvas, x, RAILS, colour)
        canvas.rod(f"M{x + 174} {RAILS - 40} h54", 7, tones.IRON[0], tones.IRON[1], 2)
    _station_house(canvas)
    _platform(canvas, rng)
    _knoll(canvas, rng)


def _distance(canvas: Canvas, rng: random.Random) -> None:
    scenery.sky(canvas, "morning", 320)
    scenery.sun(canvas, 1180, 80, 2.2)
    for x, y, size in ((800, 60, 1.3), (1500, 50, 1.5), (1950, 90, 1.2), (2380, 60, 1.5)):
        scenery.cloud(canvas, x, y, size, int(x))
    scenery.hills(canvas, 220, 120, 3, ("#a9c4b4", "#eef2d8"), 5)
    scenery.hills(canvas, 270, 80, 8, ("#98ba86", "#e2ebb4"), 6)
    line = shapes.smooth([(-20, 330), (500, 316), (1100, 330), (1700, 310), (2580, 322)], closed=False)
    shade = canvas.linear(0, 320, 0, 520, (0, "#eef0b0", 0.8), (1, "#6f9a48", 0.3))
    canvas.path(f"{line} L2580 1060 L-20 1060 Z", "#93b45e", 1.8, (shade,), "#5f8440")
    for _ in range(50):
        x, foot, size = rng.uniform(0, 2560), 332 + rng.uniform(-14, 20), rng.uniform(0.45, 0.8)
        leaves = rng.choice((LEAF_SUMMER, LEAF_SPRING, LEAF_DEEP))
        scenery.broadleaf(canvas, x, foot, size, rng.randrange(99), leaves, ink=1.8)
    for x, roof in ((1120, tones.TILE_RED), (1540, tones.SLATE_BLUE), (2450, tones.THATCH)):
        cottage(canvas, x, 366, 0.75, x, roof=roof)
    strew(canvas, rng, 60, scenery.flower, (0, 380, 2560, 450), (1.1, 1.5))


def _track(canvas: Canvas, rng: random.Random) -> None:
    bed = f"M-20 {RAILS - 18} H2580 V{RAILS + 44} H-20 Z"
    canvas.path(bed, "#b3a284", 2, (canvas.fade(0, RAILS, 0, RAILS + 44, "#6a5a44", 0.6),), "#7a6a50")
    for _ in range(260):
        x, y = rng.uniform(0, 2560), rng.uniform(RAILS - 12, RAILS + 40)
        tone = rng.choice(("#c8b898", "#9a8a70", "#d8ccb0"))
        canvas.path(shapes.pebbly(x, y, 7, 4.6, rng, 0.1, 7), tone, 0.8, (), "#7a6a50")
    for k in range(66):
        x = 4 + k * 39
        shade = (canvas.glow(x, RAILS + 6, 22, tones.OAK[1], 0.7),)
        canvas.path(shapes.rounded(x, RAILS + 6, 22, 22, 3), tones.OAK[0], 1.8, shade)
    for y in (RAILS + 2, RAILS + 22):
        canvas.rod(f"M-20 {y} H2580", 6, tones.IRON[0], tones.IRON[1], 1.6)


def _wheel(canvas: Canvas, x: float, y: float, radius: float, rim: str = "#8c3b2e") -> None:
    tyre = (canvas.glow(x - radius * 0.3, y - radius * 0.4, radius, "#9a9298", 0.7),)
    canvas.ellipse(x, y, radius, radius, "#4a4246", 3, tyre)
    disc = (canvas.glow(x - radius * 0.2, y - radius * 0.3, radius * 0.7, "#f0b090", 0.6),)
    canvas.ellipse(x, y, radius * 0.72, radius * 0.72, rim, 2, disc)
    for k in range(6):
        angle = k * math.tau / 6 + 0.3
        end = x + radius * 0.7 * math.cos(angle), y + radius * 0.7 * math.sin(angle)
        canvas.line(f"M{shapes.point(x, y)} L{shapes.point(*end)}", 3, "#3a2a26")
    canvas.ellipse(x, y, radius * 0.2, radius * 0.2, tones.GILT[0], 2)


def _flat_car(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """A car 360 wide: a card stands on its left half, a chest with the tile on its right."""
    canvas.spot(x, y + 26, 210, 16, "#2a2018", 0.55)
    for px in (-128, -76, 76, 128):
        _wheel(canvas, x + px, y - 6, 25, colour)
    shade = canvas.linear(0, y - 66, 0, y - 28, (0, "#fff0d0", 0.5), (0.5, "#fff0d0", 0), (1, "#20140c", 0.5))
    canvas.path(shapes.rounded(x - 176, y - 66, 352, 38, 7), colour, 3, (shade,))
    canvas.line(f"M{x - 166} {y - 47} H{x + 166}", 2.4, "#f0d090", 0.8)
    planks = (canvas.glow(x - 60, y - 76, 200, tones.PALE_WOOD[1], 0.8),)
    canvas.path(shapes.rounded(x - 182, y - 76, 364, 14, 4), tones.PALE_WOOD[0], 2.4, planks)


def engine(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """A small steam engine, 460 long, looking to the right, foot of its wheels at (x, y + 20)."""
    with canvas.moved(x, y, scale):
        canvas.spot(0, 26, 260, 18, "#2a2018", 0.6)
        scenery.smoke(canvas, 140, -256, 2.2, 3)
        canvas.path("M-206 -60 H214 V-34 H-206 Z", "#8c3b2e", 3, (canvas.fade(0, -60, 0, -34, "#30100a", 0.6),))
        _cab(canvas)
        _boiler(canvas)
        ram = (canvas.fade(200, -30, 240, 14, "#30100a", 0.6),)
        canvas.path("M206 -36 L252 14 H176 L186 -36 Z", "#8c3b2e", 3, ram)
        for px, radius in ((-146, 46), (-40, 46), (62, 34), (140, 34)):
            _wheel(canvas, px, 20 - radius, radius)
        canvas.rod("M-146 -20 L-40 -20 L62 -14", 9, "#a7a4a4", "#efeeea", 2)


def _cab(canvas: Canvas) -> None:
    wall = (canvas.glow(-160, -200, 150, GREEN[1], 0.8), canvas.fade(-120, -120, -56, -60, GREEN[2], 0.7))
    canvas.path("M-196 -60 V-236 H-56 V-60 Z", GREEN[0], 3.4, wall)
    window = (canvas.glow(-140, -190, 60, "#fff6d0", 0.9),)
    canvas.path(shapes.rounded(-168, -212, 84, 66, 8), "#f8cf6a", 3, window)
    life.peeping_mouse(canvas, -126, -148, 1.5, cap="#4f5f94")
    roof = (canvas.glow(-160, -252, 90, "#e09070", 0.8),)
    canvas.path(shapes.rounded(-214, -252, 178, 22, 10), "#8c3b2e", 3, roof)


def _boiler(canvas: Canvas) -> None:
    steel = canvas.linear(
        0, -180, 0, -62, (0, GREEN[1], 0.6), (0.3, "#d8f0c8", 0.8), (0.5, GREEN[1], 0.2), (1, GREEN[2], 0.8)
    )
    canvas.path("M-56 -180 H150 C182 -180 194 -150 194 -122 C194 -92 182 -62 150 -62 H-56 Z", GREEN[0], 3.4, (steel,))
    for px in (-20, 50, 118):
        canvas.brush(f"M{px} -179 V-63", 7, "#d79b3c")
        canvas.line(f"M{px - 4} -179 V-63 M{px + 4} -179 V-63", 1.4)
    funnel = "M116 -180 L110 -232 H98 L104 -262 H176 L182 -232 H170 L164 -180 Z"
    canvas.path(funnel, "#4a4246", 3.2, (canvas.glow(124, -232, 50, "#9a9298", 0.8),))
    canvas.path(shapes.rounded(94, -262, 92, 14, 6), "#d79b3c", 2.6)
    canvas.path("M10 -180 C10 -216 56 -216 56 -180 Z", "#d79b3c", 3, (canvas.glow(26, -200, 26, "#ffe9a8", 0.9),))
    canvas.ellipse(190, -152, 20, 20, "#fff0b0", 3, (canvas.glow(186, -156, 22, "#fffdf0", 0.9),))
    canvas.spot(206, -150, 80, 60, "#fff0b0", 0.5)


def _station_house(canvas: Canvas) -> None:
    x, foot = 330, 556
    canvas.spot(x, foot, 420, 26, "#3a2e1a", 0.5)
    house = gabled(x - 110, foot, 300, 190, 150, (300, -10), overhang=18, flare=2)
    walls.brick(canvas, house.side, 3, tones.BRICK, 13)
    walls.brick(canvas, house.front, 4, tones.BRICK, 13)
    for u in (0.2, 0.5, 0.8):
        openings.window(canvas, house.side.box(u, 0.5, 46, 70), "arch", halo=0.4)
    for u in (0.2, 0.8):
        openings.window(canvas, house.front.box(u, 0.72, 46, 66), "arch", bars="lattice", halo=0.4)
    openings.door(canvas, house.front.box(0.5, 0.8, 62, 112), "arch", tones.GREEN_BOARD, tones.SANDSTONE)
    towers.chimney(canvas, x + 150, foot - 330, 1.4, 2, tones.BRICK, 60, 26, brick=True)
    house.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, 8, tones.SLATE_BLUE, 22, "round"), tones.PALE_WOOD, 13)
    towers.clock_face(canvas, x - 110, foot - 226, 44, 9.2)
    for px in (-262, 42):
        scenery.lantern(canvas, x + px, foot - 170, 1.6, 4)
    openings.flower_box(canvas, house.side.box(0.5, 0.8, 200, 18), 3)


def _platform(canvas: Canvas, rng: random.Random) -> None:
    """Flagstones in front of the train, with lamps, luggage and flower pots along the wall."""
    shade = canvas.linear(0, 540, 0, 1034, (0, "#f2e2bc", 0.9), (1, "#8f7248", 0.5))
    top = "M-20 540 H1760 C1820 540 1840 560 1860 600 L1990 1060 H-20 Z"
    canvas.path(top, "#cdb48c", 2.4, (shade,), "#6a5030")
    for k in range(9):
        y = 566 + k * k * 5 + k * 18
        canvas.line(f"M-20 {y} H{1840 + k * 18}", 2, "#8a6a40", 0.5)
        for _ in range(8):
            canvas.line(f"M{rng.uniform(0, 1800):.0f} {y} v{24 + k * 9}", 1.6, "#8a6a40", 0.4)
    edge = "M-20 530 H1760 C1800 530 1822 536 1838 548 L1830 560 H-20 Z"
    canvas.path(edge, "#efe0b8", 2.4, (canvas.fade(0, 530, 0, 560, "#8a6a40", 0.5),), "#6a5030")
    for x, y in ((40, 640), (1800, 660)):
        canvas.rod(f"M{x} {y} V{y - 190}", 10, "#3f4f44", "#8aa08c", 2)
        scenery.lantern(canvas, x, y - 190, 2.0, 3)
    for x, y, size in ((200, 640, 1.9), (262, 652, 1.5), (222, 606, 1.4)):
        scenery.crate(canvas, x, y, size, x)
    scenery.barrel(canvas, 128, 650, 1.7, 3)
    goods.pot(canvas, 330, 648, 1.6, 4)
    goods.pot(canvas, 1690, 642, 1.6, 6)


def _knoll(canvas: Canvas, rng: random.Random) -> None:
    hill = "M1800 1060 C1840 900 1900 720 2060 640 C2180 584 2380 580 2480 640 C2540 676 2570 720 2600 760 V1060 Z"
    shade = (canvas.glow(2180, 660, 330, "#e6eea8", 0.9), canvas.fade(0, 760, 0, 1060, "#3f6a38", 0.6))
    canvas.path(hill, "#86ab58", 2.4, shade, "#4f7038")
    strew(canvas, rng, 80, scenery.grass, (1900, 690, 2550, 1020), (1.2, 1.9))
    strew(canvas, rng, 70, scenery.flower, (1900, 690, 2550, 1020), (1.3, 1.8))
    canvas.spot(2480, 664, 90, 18, "#26361a", 0.5)
    scenery.broadleaf(canvas, 2480, 662, 1.7, 5, LEAF_SPRING)
    scenery.broadleaf(canvas, 1990, 690, 0.9, 7, LEAF_SUMMER)
