"""Buildings of the Extra! Extra! pack: carnival, gazette, scurrble stadium."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import PAPER
from art.parts import scenery
from art.parts.buildings import goods, life, market, openings, roofs, towers, trims, walls, works, yard
from art.parts.buildings import tones as t
from art.parts.buildings.houses import cottage, gabled
from art.parts.buildings.surfaces import Face, Lathe
from art.parts.scenery.backdrops import heavens

STRIPES = ("#b8483a", "#f6e8cc")


def carnival() -> Canvas:
    """A carousel of wooden snails and birds, turning under lamps on a summer night."""
    canvas = Canvas(*PAGE)
    scenery.sky(canvas, "dusk", 280)
    scenery.stars(canvas, 0, 0, 1, 7, count=34)
    scenery.hills(canvas, 276, 60, 3, ("#6a6488", "#c896a8"))
    market.round_tent(canvas, 66, 318, 110, 52, 76, 9, ("#4f7f94", "#f4ead2"))
    market.round_tent(canvas, 476, 318, 120, 54, 82, 9, ("#7d5a86", "#e9bf62"))
    scenery.ground(canvas, 296, 5, ("#6f8450", "#c8b878", "#35482c"), 6, 5)
    for x, y, colour in ((150, 60, "#ffd97a"), (420, 70, "#f29a9a"), (104, 118, "#9cd4e8")):
        _firework(canvas, x, y, colour)
    canvas.spot(270, 250, 230, 150, "#ffd88a", 0.55)
    floor = Lathe(270, [(158, 326), (164, 350)], 0.2)
    canvas.path(floor.outline(), "#c28a3a", 3, floor.shades(canvas, "#ffe9a8", "#5a300c", 0.7))
    canvas.path(shapes.ellipse(270, 326, 158, 31), "#b0503a", 2.6, (canvas.glow(230, 316, 130, "#f2a27c", 0.8),))
    hub = Lathe.tower(270, 326, 62, 158, 2, 0.2)
    walls.plaster(canvas, hub, 3, ("#f3dca0", "#fffbe4", "#9a6c30"), 0)
    for u in (0.22, 0.5, 0.78):
        openings.window(canvas, hub.box(u, 0.42, 13, 40), "arch", frame=t.GILT, bars="none", sill=False)
    for x, y, tone, kind in (
        (150, 300, "#6f8f45", "snail"),
        (216, 322, "#4f7f94", "bird"),
        (322, 322, "#b8485a", "snail"),
        (392, 300, "#d79b3c", "bird"),
    ):
        canvas.rod(f"M{x} {y + 8} V176", 5, t.GILT[0], t.GILT[1], 1.5)
        _mount(canvas, x, y - 12, tone, kind, -1 if x < 270 else 1)
    brim = Lathe(270, [(162, 150), (172, 182)], 0.16)
    market.striped(canvas, brim, 15, STRIPES)
    market.scallops(canvas, brim, 15, 13, STRIPES)
    roof = Lathe.cone(270, 152, 324, 96, 0.16, curve=0.5)
    market.striped(canvas, roof, 15, STRIPES)
    for k in range(11):
        lamp_x, lamp_y = brim.at((k + 0.5) / 11, 0.4)
        canvas.spot(lamp_x, lamp_y, 16, 16, "#ffe9a0", 0.75)
        light = canvas.glow(lamp_x - 1, lamp_y - 2, 5, "#fffdf0", 1)
        canvas.ellipse(lamp_x, lamp_y, 5, 5.6, "#ffe08a", 1.4, (light,))
    towers.finial(canvas, 270, 58, 1.5, "star")
    trims.lights(canvas, (0, 150), (112, 172), 20, 6, ("#ffd97a", "#f29a6a"))
    trims.lights(canvas, (428, 172), (540, 146), 20, 6, ("#ffd97a", "#9cc4c8"))
    life.townsmouse(canvas, 92, 382, 1.3, "#7d5a86", "#e2a63c")
    life.townsmouse(canvas, 132, 388, 1.0, "#6f8f45")
    life.townsmouse(canvas, 440, 384, 1.3, "#b8483a")
    for dx, dy, tone in ((0, -86, "#d8483a"), (16, -98, "#e8b23c"), (-14, -100, "#4f94b8")):
        canvas.line(f"M{446 + dx} {384 + dy + 14} Q448 350 452 368", 1.3, "#6b4a2c")
        canvas.ellipse(446 + dx, 384 + dy, 12, 14, tone, 1.8, (canvas.glow(442 + dx, 378 + dy, 11, "#fff3dc", 0.85),))
    return canvas


def gazette() -> Canvas:
    """The newspaper house: a press behind the great window, sheets drying on lines, a giant quill on the roof."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "noon", 236, 8)
    cottage(canvas, 40, 316, 1.5, 4, t.ROSE_STONE, t.SLATE_BLUE, -1, framed=False)
    cottage(canvas, 506, 316, 1.5, 6, t.PLASTER, t.TILE_RED, 1)
    yard.cobbles(canvas, 308, 396, 5)
    house = gabled(246, 332, 236, 150, 92, (84, -12), overhang=14, sag=3)
    towers.chimney(canvas, 344, 122, 1.0, 4, t.BRICK, 48, 22, brick=True, smoke=0.8)
    walls.brick(canvas, house.side, 3, t.OLD_BRICK, 11)
    walls.dim(canvas, house.side, 0.36)
    walls.brick(canvas, house.front, 4, t.OLD_BRICK, 11)
    walls.beams(canvas, house.front, ((0.012, 0.4, 0.012, 1), (0.988, 0.4, 0.988, 1), (0, 0.4, 1, 0.4)), 8, t.PALE_WOOD)
    openings.window(canvas, house.side.box(0.5, 0.5, 28, 44), "arch")
    show = house.front.box(0.36, 0.74, 104, 92)
    openings.window(canvas, show, "arch", frame=t.PALE_WOOD, bars="none")
    _press(canvas, *show.at(0.5, 1.0))
    openings.door(canvas, house.front.box(0.83, 0.79, 46, 82), "arch", t.GREEN_BOARD, t.PALE_WOOD)
    openings.window(canvas, house.front.box(0.5, 0.24, 30, 38), "round", frame=t.PALE_WOOD)
    house.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, 8, t.SLATE_GREY, 14), t.PALE_WOOD, 10, t.SLATE_GREY)
    board = Face((156, 186), (336, 186), (332, 224), (160, 224))
    walls.planks(canvas, board, 3, t.PALE_WOOD, 12, upright=False, ink=2.8)
    _headline(canvas, 246, 205)
    with canvas.moved(318, 108, rotate=24):
        _giant_quill(canvas)
    trims.rope(canvas, (128, 236), (8, 214), 12, 2.2)
    for k, (x, y) in enumerate(trims.hang_points((128, 236), (8, 214), 12, 5)[1:-1]):
        _sheet(canvas, x, y, 0.8, (k - 1) * 4)
    for x, y, turn in ((392, 366, 14), (424, 352, -10), (98, 120, -18), (438, 92, 16)):
        _sheet(canvas, x, y, 0.75, turn)
    _stack(canvas, 330, 366)
    life.townsmouse(canvas, 378, 372, 1.25, "#4f7f94", "#b8483a")
    life.flying_bird(canvas, 440, 150, 0.9, letter=True)
    scenery.barrel(canvas, 108, 356, 0.9)
    goods.jar(canvas, 108, 312, 0.8, "#2c3248")
    return canvas


def scurrble_stadium() -> Canvas:
    """An oval arena of timber seen from above, packed with spectators, two teams on the grass."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "morning", 170, 5)
    scenery.hills(canvas, 170, 60, 4, ("#b0c292", "#f0eec4"))
    scenery.ground(canvas, 176, 5, ("#94ac5c", "#dcdc94", "#5a7840"), 6, 5)
    for x, y, size in ((30, 240, 1.0), (512, 236, 1.1)):
        scenery.broadleaf(canvas, x, y, size, x)
    outer = Lathe(270, [(232, 232), (232, 330)], 0.34)
    canvas.path(
        shapes.ellipse(270, 250, 234, 102),
        "#8a5c38",
        3.2,
        (canvas.linear(0, 150, 0, 350, (0, "#4a2c18", 0.6), (0.6, "#d9a873", 0.5), (1, "#8a5c38", 0)),),
    )
    _crowd(canvas)
    canvas.path(
        shapes.ellipse(270, 258, 142, 54),
        "#7fae4c",
        2.8,
        (canvas.glow(230, 244, 120, "#d4e48c", 0.85), canvas.fade(270, 250, 270, 312, "#3f6a2c", 0.6)),
    )
    canvas.brush(shapes.ellipse(270, 258, 122, 44), 3, "#fdf6e0", 0.9)
    canvas.brush("M270 204 V312", 3, "#fdf6e0", 0.9)
    canvas.brush(shapes.ellipse(270, 258, 30, 12), 3, "#fdf6e0", 0.9)
    for x in (150, 390):
        canvas.line(
            f"M{x} 268 V236 M{x + (14 if x < 270 else -14)} 272 V242 M{x} 236 L{x + (14 if x < 270 else -14)} 242",
            3.4,
            "#fffdf2",
        )
    for x, y, coat in (
        (226, 260, "#c2403a"),
        (250, 284, "#c2403a"),
        (200, 278, "#c2403a"),
        (308, 256, "#3f5f94"),
        (332, 280, "#3f5f94"),
        (292, 290, "#3f5f94"),
    ):
        life.townsmouse(canvas, x, y, 0.78, coat)
    canvas.ellipse(274, 268, 6, 6, "#e8b23c", 1.8, (canvas.glow(272, 265, 6, "#fff6c8", 0.9),))
    front = outer.sub(0.0, 0.12, 1.0, 1.0)
    walls.planks(canvas, front, 4, t.PALE_WOOD, 15, ink=3.2)
    for k in range(9):
        u = 0.1 + k * 0.1
        if k == 4:
            continue
        openings.window(canvas, front.box(u, 0.42, 20, 34), "arch", frame=t.OAK, bars="none", sill=False, halo=0.2)
    openings.gateway(canvas, front.box(0.5, 0.54, 52, 78), "arch", t.MARBLE)
    trims.banner(canvas, 226, 344, 20, 44, "#c2403a")
    trims.banner(canvas, 314, 344, 20, 44, "#3f5f94")
    for k in range(9):
        angle = math.pi + math.pi * k / 8
        foot = (270 + 232 * math.cos(angle), 250 + 100 * math.sin(angle))
        trims.pennant(canvas, *foot, 0.9, ("#c2403a", "#3f5f94", "#e2a63c")[k % 3], 38)
    trims.plaque(canvas, 270, 326, 54, 30, "crown", t.GILT)
    yard.slab_path(canvas, (270, 386), (270, 400), 90, 3)
    life.townsmouse(canvas, 120, 388, 1.1, "#d79b3c", "#c2403a")
    life.townsmouse(canvas, 420, 388, 1.1, "#6f8f45", "#3f5f94")
    return canvas


def _firework(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """Rays of sparks around (x, y)."""
    canvas.spot(x, y, 48, 48, colour, 0.4)
    for k in range(12):
        angle = math.tau * k / 12
        dx, dy = math.cos(angle), math.sin(angle)
        canvas.brush(f"M{x + dx * 12:.1f} {y + dy * 12:.1f} L{x + dx * 34:.1f} {y + dy * 34:.1f}", 2.6, colour, 0.9)
        canvas.ellipse(x + dx * 40, y + dy * 40, 2.2, 2.2, "#fffdf0", 0)


def _mount(canvas: Canvas, x: float, y: float, tone: str, kind: str, turn: int) -> None:
    """A carousel animal about 56 long around (x, y), facing right (``turn`` 1) or left."""
    with canvas.moved(x, y, 1.15, mirror=turn < 0):
        light = canvas.glow(-6, -14, 26, "#fff3dc", 0.8)
        if kind == "snail":
            canvas.path(
                "M-26 12 C-20 4 16 8 20 -8 C22 -18 32 -18 32 -8 C32 8 22 18 4 18 L-24 18 Z", "#f0d6a8", 2.2, (light,)
            )
            canvas.line("M26 -14 l4 -10 M31 -12 l8 -8", 2.4)
            canvas.ellipse(-4, -6, 19, 18, tone, 2.4, (light,))
            canvas.line("M-4 -6 q8 -4 8 4 q-2 9 -12 6 q-10 -6 -4 -16 q10 -10 20 2", 2, "#fdf3da")
        else:
            canvas.path("M-34 -8 L-12 -4 C-6 -18 16 -20 22 -14 L36 -10 L24 -2 C22 14 0 18 -12 8 Z", tone, 2.4, (light,))
            canvas.path("M-10 -4 C-2 -10 10 -6 10 2 C4 10 -8 8 -14 2 Z", "#fdf3da", 1.8)
            canvas.ellipse(18, -10, 2.6, 2.8, "#241812", 0)
        canvas.path("M-10 -20 h16 l3 8 h-22 Z", "#e2a63c", 1.8)


def _press(canvas: Canvas, x: float, y: float) -> None:
    """A printing press seen through a window, standing on (x, y)."""
    for dx in (-30, 30):
        works.pole(canvas, (x + dx, y - 2), (x + dx, y - 66), 8, t.OAK)
    works.pole(canvas, (x - 36, y - 64), (x + 36, y - 64), 10, t.OAK)
    works.pole(canvas, (x, y - 60), (x, y - 36), 7, t.IRON)
    works.spoked_wheel(canvas, x, y - 52, 15, 6, t.IRON)
    canvas.path(
        shapes.rounded(x - 25, y - 38, 50, 9, 2), t.IRON[0], 2, (canvas.glow(x - 10, y - 36, 24, t.IRON[1], 0.8),)
    )
    canvas.path(shapes.rounded(x - 36, y - 22, 72, 12, 2), t.PALE_WOOD[0], 2.2)
    canvas.path(f"M{x - 22} {y - 22} L{x - 17} {y - 29} H{x + 22} L{x + 18} {y - 22} Z", PAPER, 1.8)
    life.peeping_mouse(canvas, x + 38, y - 6, 0.9, cap="#4f7f94")


def _headline(canvas: Canvas, x: float, y: float) -> None:
    """A painted sign: an open newspaper between two stars."""
    for side in (-1, 1):
        page = (
            f"M{x} {y - 10} Q{x + side * 20} {y - 19} {x + side * 42} {y - 12} V{y + 11} Q{x + side * 20} "
            f"{y + 5} {x} {y + 13} Z"
        )
        canvas.path(page, "#fff8e4", 2)
        canvas.line(f"M{x + side * 8} {y - 5} q{side * 14} -6 {side * 26} -3", 3, "#4a3a34")
        canvas.line(
            f"M{x + side * 8} {y + 2} q{side * 14} -5 {side * 26} -2 M{x + side * 8} {y + 8} q{side * 14} "
            f"-5 {side * 26} -2",
            1.5,
            "#7a6a5c",
        )
        canvas.path(shapes.star(x + side * 66, y, 11, 4.6), "#b8483a", 1.6)
    canvas.line(f"M{x} {y - 10} V{y + 13}", 1.8)


def _sheet(canvas: Canvas, x: float, y: float, scale: float, turn: float) -> None:
    """A printed sheet 34 wide hanging from (x, y)."""
    with canvas.moved(x, y, scale, rotate=turn):
        canvas.path("M-18 0 H18 L19 46 Q0 50 -18 46 Z", "#f8efd8", 2, (canvas.fade(0, 10, 20, 48, "#b89a6c", 0.5),))
        canvas.line("M-12 8 H12", 3.4, "#4a3a34")
        canvas.line("M-12 16 H-2 M-12 22 H-2 M-12 28 H-2 M-12 34 H12 M-12 40 H8", 1.5, "#7a6a5c", 0.9)
        canvas.path(shapes.rounded(2, 14, 11, 15, 1), "#b8a48c", 1.2)


def _stack(canvas: Canvas, x: float, y: float) -> None:
    """A tied pile of newspapers."""
    for k in range(5):
        canvas.path(
            shapes.rounded(x - 25 + k % 2, y - 8 - k * 7, 50, 8, 2),
            "#f5ead0",
            1.8,
            (canvas.fade(x, 0, x + 25, 0, "#a88a5c", 0.5),),
        )
    canvas.line(f"M{x} {y} V{y - 36}", 2.6, "#8c3b2e")


def _giant_quill(canvas: Canvas) -> None:
    """A golden weather quill standing on the ridge."""
    canvas.line("M0 6 V-20", 4, "#4a3a2c")
    d = "M0 -14 C-24 -44 -22 -84 8 -108 C24 -84 22 -44 3 -14 Z"
    canvas.path(
        d, t.GILT[0], 2.6, (canvas.glow(-6, -70, 36, t.GILT[1], 0.95), canvas.fade(4, -60, 20, -20, t.GILT[2], 0.6))
    )
    canvas.line("M0 -14 Q-3 -60 7 -100 M-1 -40 l-12 -9 M0 -56 l-13 -9 M1 -44 l12 -9 M2 -62 l11 -8", 1.7, t.GILT[2])


def _crowd(canvas: Canvas) -> None:
    """Rings of seats full of heads around the field."""
    tones = ("#b98a68", "#d0a47c", "#9a7c8c", "#c88a5c", "#8a6a58")
    shirts = ("#b8483a", "#4f7f94", "#6f8f45", "#d79b3c", "#7d5a86", "#f0e2c4")
    for ring, (rx, ry, count) in enumerate(((214, 88, 40), (186, 73, 36), (160, 60, 30))):
        canvas.brush(shapes.ellipse(270, 252, rx + 8, ry + 6), 4, "#5f3d1c", 0.7)
        for k in range(count):
            angle = math.tau * (k + ring * 0.5) / count
            x, y = 270 + rx * math.cos(angle), 250 + ry * math.sin(angle)
            canvas.ellipse(x, y + 5, 8, 6, shirts[(k * 5 + ring) % 6], 1.2)
            canvas.ellipse(x, y - 4, 6.4, 6, tones[(k * 3 + ring) % 5], 1.3)
            for side in (-1, 1):
                canvas.ellipse(x + side * 5, y - 10, 3.2, 3.4, tones[(k * 3 + ring) % 5], 1.1)


PORTRAITS = {
    "carnival": carnival,
    "gazette": gazette,
    "scurrble_stadium": scurrble_stadium,
}
