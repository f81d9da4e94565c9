"""Houses of faith, learning and law: chapel, cemetery, monastery, university, courthouse, and the crane."""

import random

from artkit import scenery
from artkit.canvas import Canvas
from artkit.constructions.parts import (
    emblems,
    goods,
    growth,
    life,
    openings,
    rocks,
    roofs,
    towers,
    trims,
    walls,
    water,
    works,
    yard,
)
from artkit.constructions.parts import tones as t
from artkit.constructions.parts.houses import gabled
from artkit.constructions.parts.surfaces import Face, Lathe
from artkit.palette import LEAF_BLOSSOM, LEAF_DEEP, LEAF_GOLD, LEAF_RUST, LEAF_SPRING, LEAF_SUMMER
from artkit.scenery.backdrops import far_firs, heavens
from artkit.scenery.land import ripples

PAGE = (540, 396)


def chapel() -> Canvas:
    """A whitewashed chapel with a tall spire and coloured glass among blossoming trees in spring."""
    canvas = Canvas(*PAGE)
    scenery.meadow(canvas, "morning", 264, 41, 0, 16)
    for x, y, size in ((50, 300, 1.5), (486, 296, 1.6), (120, 284, 1.0), (428, 282, 0.95)):
        scenery.broadleaf(canvas, x, y, size, int(x), LEAF_BLOSSOM)
    yard.slab_path(canvas, (216, 342), (250, 400), 84, 3)
    scenery.ground_shadow(canvas, 280, 340, 1, 280)
    nave = gabled(236, 332, 112, 76, 74, (164, -18), overhang=12, sag=3)
    walls.plaster(canvas, nave.side, 3, t.WHITEWASH, 2)
    walls.dim(canvas, nave.side, 0.26)
    walls.stone(canvas, nave.side.sub(0, 0.84, 1, 1), 4, t.GREY_STONE, 11, ink=2.2)
    walls.plaster(canvas, nave.front, 3, t.WHITEWASH, 2)
    for k, u in enumerate((0.26, 0.52, 0.78)):
        openings.stained_glass(canvas, nave.side.box(u, 0.46, 20, 46), "gothic", 3 + k)
    nave.put_on_roof(
        canvas, lambda c, f: roofs.tiles(c, f, 4, t.SLATE_PURPLE, 13, "square"), t.WHITEWASH, 8, t.SLATE_PURPLE
    )
    front, side = Face.upright(206, 340, 72, 208), Face((242, 132), (272, 128), (272, 330), (242, 340))
    walls.plaster(canvas, side, 5, t.WHITEWASH, 1)
    walls.dim(canvas, side, 0.34)
    walls.plaster(canvas, front, 6, t.WHITEWASH, 3)
    walls.stone(canvas, front.sub(0, 0.9, 1, 1), 4, t.GREY_STONE, 11, ink=2.4)
    walls.stone(canvas, side.sub(0, 0.9, 1, 1), 4, t.GREY_STONE, 11, ink=2.4)
    for v in (0.27, 0.5):
        for face in (front, side):
            walls.beams(canvas, face, ((-0.04, v, 1.04, v),), 5, t.SANDSTONE)
    arch = front.box(0.5, 0.135, 36, 44)
    openings.gateway(canvas, arch, "arch", t.SANDSTONE, "#4a3432")
    towers.bell(canvas, 206, 146, 1.05, 12)
    openings.gateway(canvas, side.box(0.5, 0.135, 14, 40), "arch", t.SANDSTONE, "#3a2a2c")
    openings.rose_window(canvas, 206, 214, 23)
    openings.door(canvas, front.box(0.5, 0.82, 38, 66), "gothic", t.RED_BOARD, t.SANDSTONE)
    spire_side = Face((213, 40), (217, 40), (278, 128), (244, 136))
    roofs.tiles(canvas, spire_side, 3, t.SLATE_PURPLE, 11, "point")
    walls.dim(canvas, spire_side, 0.3)
    roofs.tiles(canvas, Face((209, 40), (214, 40), (248, 136), (162, 136)), 2, t.SLATE_PURPLE, 12, "point")
    towers.finial(canvas, 213, 43, 0.8, "star")
    trims.creeper(canvas, [(172, 338), (176, 306), (172, 280), (180, 258)], 8, 4, LEAF_SPRING)
    for x, y in ((146, 352), (300, 356), (344, 350), (392, 346)):
        scenery.flower_bed(canvas, x, y, 1.05, int(x), ("#f7ecd8", "#e9a0b0", "#f3d27a"), 60)
    life.flying_bird(canvas, 140, 112, 0.7, ("#fdfaf0", "#c4c4c4"))
    life.flying_bird(canvas, 320, 84, 0.55, ("#fdfaf0", "#c4c4c4"), -1)
    life.perched_bird(canvas, 322, 176, 0.6, ("#fdfaf0", "#e9e2d4"))
    for k in range(24):
        x, y = (k * 89 + 13) % 540, 120 + (k * 67) % 270
        canvas.ellipse(x, y, 2.8, 1.9, "#f8d0d0", 0.6, (), "#c88a90")
    return canvas


def cemetery() -> Canvas:
    """Crooked stones behind an iron gate by moonlight, a bare tree, mist and one lantern."""
    canvas = Canvas(*PAGE)
    scenery.sky(canvas, "night", 280)
    scenery.stars(canvas, 0, 0, 1, 6, count=30)
    scenery.moon(canvas, 330, 92, 1.5, 3)
    for x, y, w in ((190, 70, 110), (430, 128, 120), (90, 130, 90)):
        canvas.spot(x, y, w, 16, "#8a94b4", 0.45)
    scenery.hills(canvas, 262, 64, 5, ("#3c4a68", "#7a86a4"))
    scenery.hills(canvas, 284, 40, 6, ("#33445a", "#66788c"), ink=1.2)
    far_firs(canvas, 272, 12, ("#1c2c3c", "#2c4250", "#54707a"), random.Random(2), 1.6)
    growth.bare_tree(canvas, 112, 318, 1.35, 5)
    scenery.ground(canvas, 292, 5, ("#44584c", "#8aa08a", "#1c2a30"), 12, 5)
    _tomb(canvas)
    for x, y, size, kind, lean, mark in (
        (182, 316, 0.8, "cross", -5, ""),
        (372, 318, 0.85, "round", 6, "leaf"),
        (430, 314, 0.75, "pillar", -3, ""),
        (62, 336, 0.8, "rough", 7, "lines"),
        (130, 352, 1.0, "cross", 8, ""),
        (456, 348, 1.05, "rough", -8, "lines"),
        (198, 376, 1.75, "round", -6, "acorn"),
        (352, 380, 1.7, "round", 7, "leaf"),
    ):
        goods.gravestone(canvas, x, y, size, kind, lean, ("#8f98a4", "#dbe2e0", "#353848"), mark)
    canvas.spot(272, 374, 80, 26, "#ffd080", 0.5)
    scenery.lantern(canvas, 272, 340, 1.2, 3)
    life.owl(canvas, 356, 306, 0.95, "#8a7668")
    for x, y, w in ((120, 372, 180), (400, 380, 190), (270, 330, 200), (60, 300, 120), (480, 310, 120)):
        canvas.spot(x, y, w, 15, "#c4d0dc", 0.4)
    yard.iron_fence(canvas, -4, 400, 100, 56)
    yard.iron_fence(canvas, 444, 400, 110, 56)
    for x in (104, 436):
        pillar = Face.upright(x, 404, 26, 78)
        walls.stone(canvas, pillar, int(x), ("#7c808c", "#c4cccc", "#30303c"), 14, ink=2.6)
        canvas.ellipse(x, 318, 11, 11, "#7c808c", 2.2, (canvas.glow(x - 4, 314, 10, "#dfe6e4", 0.9),))
    for x, y, seed in ((152, 384, 3), (300, 390, 4), (400, 336, 6)):
        scenery.mushroom(canvas, x, y, 0.6, seed, ("#8a7aa0", "#c8bcd4"))
    return canvas


def _tomb(canvas: Canvas) -> None:
    """A small stone vault with a lit doorway, in the middle distance."""
    scenery.ground_shadow(canvas, 276, 316, 1, 160, "#10141c")
    tones = ("#868c9a", "#d4dcdc", "#30323f")
    house = gabled(266, 314, 96, 66, 42, (44, -8), overhang=8)
    walls.stone(canvas, house.side, 3, tones, 13)
    walls.dim(canvas, house.side, 0.4, "#10142c")
    walls.stone(canvas, house.front, 4, tones, 13)
    door = house.front.box(0.5, 0.74, 38, 56)
    openings.gateway(canvas, door, "arch", tones, "#2a2230")
    canvas.path(door.sub(0.1, 0.3, 0.9, 1).outline(), canvas.glow(*door.at(0.5, 0.75), 30, "#f4b45c", 0.8), 0)
    for k in range(1, 5):
        x0, y0 = door.at(k / 5, 0.2)
        x1, y1 = door.at(k / 5, 1)
        canvas.line(f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}", 2.2, "#1c1a24")
    house.put_on_roof(
        canvas, lambda c, f: roofs.tiles(c, f, 3, ("#565c74", "#9aa4b8", "#1f2234"), 13, "square"), tones, 9
    )
    towers.finial(canvas, house.apex[0], house.apex[1] + 2, 0.95, "acorn")
    trims.creeper(canvas, [(220, 312), (226, 286), (222, 262), (232, 244)], 7, 5, ("#2c4438", "#466450", "#7a9878"))


def monastery() -> Canvas:
    """Sandstone cloisters and a bell tower on a rock above a sea of clouds at dawn."""
    canvas = Canvas(*PAGE)
    canvas.cover(
        canvas.linear(0, 0, 0, 330, (0, "#7fa3c8", 1), (0.4, "#c8bcd0", 1), (0.75, "#f8c4a4", 1), (1, "#ffe3b8", 1))
    )
    scenery.sun(canvas, 92, 214, 0.9)
    for x, y, width, height, seed in (
        (60, 330, 240, 170, 2),
        (500, 330, 280, 214, 3),
        (190, 330, 200, 120, 4),
        (400, 330, 190, 130, 5),
    ):
        rocks.peak(canvas, x, y, width, height, seed)
    rocks.cloud_sea(canvas, 286, 350, 4, rows=2)
    rocks.crags(
        canvas,
        ((150, 410, 130, 118), (410, 410, 140, 124), (276, 416, 300, 168), (180, 414, 120, 76), (372, 414, 120, 78)),
        5,
        rocks.WARM_CRAG,
        0.66,
    )
    hall = gabled(206, 258, 84, 66, 44, (120, -10), overhang=9)
    tower = Face.upright(330, 256, 62, 176)
    tower_side = Face((361, 80), (384, 76), (384, 246), (361, 256))
    walls.stone(canvas, tower_side, 4, t.SANDSTONE, 15)
    walls.dim(canvas, tower_side, 0.36)
    walls.stone(canvas, tower, 5, t.SANDSTONE, 15)
    for u in (0.3, 0.7):
        openings.gateway(canvas, tower.box(u, 0.16, 15, 32), "arch", t.MARBLE, "#4a3430")
    towers.bell(canvas, 330, 98, 0.85, -10)
    openings.gateway(canvas, tower_side.box(0.5, 0.16, 11, 30), "arch", t.MARBLE, "#4a3430")
    openings.window(canvas, tower.box(0.5, 0.4, 18, 30), "arch", frame=t.MARBLE)
    openings.window(canvas, tower.box(0.5, 0.68, 18, 30), "arch", frame=t.MARBLE)
    cap_side = Face((340, 40), (342, 40), (392, 76), (364, 84))
    roofs.tiles(canvas, cap_side, 4, t.TILE_ORANGE, 11)
    walls.dim(canvas, cap_side, 0.28)
    roofs.tiles(canvas, Face((336, 40), (341, 40), (367, 84), (290, 84)), 4, t.TILE_ORANGE, 12)
    towers.finial(canvas, 339, 44, 0.8, "star")
    walls.stone(canvas, hall.side, 6, t.SANDSTONE, 14)
    walls.dim(canvas, hall.side, 0.3)
    walls.stone(canvas, hall.front, 7, t.SANDSTONE, 14)
    openings.rose_window(canvas, 206, 186, 14)
    for u in (0.24, 0.5, 0.76):
        openings.window(canvas, hall.front.box(u, 0.72, 13, 28), "arch", frame=t.MARBLE, sill=False)
    hall.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, 6, t.TILE_ORANGE, 12), t.SANDSTONE, 7, t.TILE_ORANGE)
    _cloister(canvas)
    for x, y, size in ((150, 284, 0.9), (396, 290, 1.0), (412, 302, 0.75), (136, 298, 0.65)):
        yard.topiary(canvas, x, y, size, "cone", int(x), LEAF_DEEP)
    for k in range(10):
        x, y = 236 + (k % 2) * 8 + k * 4, 324 + k * 8
        canvas.path(
            f"M{x - 17 - k} {y} h{34 + 2 * k} l3 6 h{-40 - 2 * k} Z",
            "#d8b98c",
            1.5,
            (canvas.glow(x - 8, y, 24, "#fbe9c8", 0.8),),
        )
    for x, y, size in ((52, 384, 1.3), (150, 396, 0.9), (404, 396, 0.9), (500, 382, 1.3)):
        scenery.cloud(canvas, x, y, size, x, ("#fff6ec", "#e0b4b0"))
    for x, y in ((92, 120), (116, 108), (440, 150)):
        scenery.bird(canvas, x, y, 1.1, x)
    return canvas


def _cloister(canvas: Canvas) -> None:
    """The arcaded walk in front of the monastery, with its lean-to roof and garden wall."""
    wall = Face((168, 276), (388, 272), (396, 326), (160, 330))
    walls.stone(canvas, wall, 9, t.SANDSTONE, 14)
    for k in range(6):
        openings.gateway(canvas, wall.box(0.1 + k * 0.16, 0.56, 24, 42), "arch", t.MARBLE, "#6a4636", 9)
    lean_to = Face((172, 256), (384, 252), (398, 278), (158, 282))
    roofs.tiles(canvas, lean_to, 5, t.TILE_ORANGE, 12)
    life.peeping_mouse(canvas, wall.at(0.42, 0.9)[0], wall.at(0.42, 0.9)[1], 0.6, "#8a6248", "#c89a74")
    scenery.lantern(canvas, 274, 284, 0.5, 2)


def university() -> Canvas:
    """A brick college at dusk: a green copper dome with a telescope, lit arched windows, ivy and steps."""
    canvas = Canvas(*PAGE)
    canvas.cover(
        canvas.linear(0, 0, 0, 290, (0, "#32406c", 1), (0.5, "#7a7a9c", 1), (0.85, "#e8b48c", 1), (1, "#f6cf94", 1))
    )
    scenery.stars(canvas, 0, -20, 1, 9, count=34)
    scenery.hills(canvas, 276, 48, 3, ("#6f6c84", "#d8a890"))
    for x, size, leaves in ((40, 1.7, LEAF_GOLD), (500, 1.75, LEAF_RUST)):
        scenery.broadleaf(canvas, x, 320, size, int(x), leaves)
    scenery.ground(canvas, 302, 4, ("#6f7a48", "#d4b878", "#3a4630"), 6, 5)
    yard.slab_path(canvas, (270, 344), (270, 402), 150, 2, ("#cdb48c", "#f2dcac", "#7a644c"))
    scenery.ground_shadow(canvas, 276, 342, 1, 380)
    for left, seed in ((88, 3), (340, 5)):
        wing = Face((left, 208), (left + 112, 208), (left + 112, 336), (left, 336))
        walls.brick(canvas, wing, seed, t.BRICK, 9)
        walls.beams(canvas, wing, ((0, 0.5, 1, 0.5), (0, 0.97, 1, 0.97)), 5, t.SANDSTONE)
        for u in (0.2, 0.5, 0.8):
            openings.window(canvas, wing.box(u, 0.27, 17, 32), "arch", frame=t.SANDSTONE, halo=0.4)
            openings.window(canvas, wing.box(u, 0.75, 18, 38), "gothic", frame=t.SANDSTONE, halo=0.4)
        if left > 200:
            walls.dim(canvas, wing, 0.2)
        roof = Face((left + 14, 164), (left + 98, 164), (left + 122, 212), (left - 10, 212))
        roofs.tiles(canvas, roof, seed, t.SLATE_GREY, 12, "square")
        towers.chimney(
            canvas, left + (26 if left < 200 else 88), 174, 0.7, seed, t.BRICK, 40, 18, brick=True, smoke=0.7
        )
    drum = Lathe(270, [(72, 150), (72, 240), (74, 338)], 0.1)
    walls.brick(canvas, drum, 8, t.BRICK, 9)
    for v in (0.05, 0.5):
        ring = " L".join(f"{x:.1f} {y:.1f}" for x, y in (drum.at(k / 12, v) for k in range(13)))
        canvas.line(f"M{ring}", 9, t.SANDSTONE[2])
        canvas.line(f"M{ring}", 5.5, t.SANDSTONE[0])
    for u in (0.2, 0.4, 0.6, 0.8):
        openings.window(canvas, drum.box(u, 0.28, 17 if 0.3 < u < 0.7 else 13, 36), "arch", frame=t.SANDSTONE, halo=0.4)
    dome = Lathe.dome(270, 156, 164, 96, 0.1)
    roofs.metal(canvas, dome, 4, t.COPPER_GREEN, 9)
    slot = "M282 62 C304 66 326 90 336 126 L316 134 C306 104 294 82 276 70 Z"
    canvas.path(slot, "#2a2a3c", 2.4, (canvas.glow(300, 100, 30, "#ffd080", 0.5),))
    canvas.rod("M292 106 L340 58", 13, t.GILT[0], t.GILT[1], 2)
    canvas.rod("M336 62 L352 46", 17, t.COPPER[0], t.COPPER[1], 2)
    towers.finial(canvas, 262, 62, 0.8, "star")
    for x in (222, 250, 290, 318):
        towers.column(canvas, x, 338, 84, 12, t.MARBLE, 2)
    openings.door(canvas, Face.upright(270, 338, 36, 66), "arch", t.OAK, t.SANDSTONE, step=False)
    towers.pediment(canvas, 270, 256, 124, 34, t.MARBLE, 7)
    emblems.emblem_on(canvas, 270, 244, 0.85, "book")
    works.stairs(canvas, 270, 358, 150, 3, 8, 8, t.MARBLE)
    trims.creeper(canvas, [(92, 334), (100, 300), (96, 262), (108, 232), (104, 214)], 10, 3, LEAF_RUST)
    trims.creeper(canvas, [(448, 334), (440, 302), (446, 270), (436, 248)], 10, 5, LEAF_RUST)
    life.owl(canvas, 178, 168, 0.75)
    for x in (176, 364):
        canvas.rod(f"M{x} 366 V326", 4.4, "#3f3a40", "#8a8488", 1.3)
        scenery.lantern(canvas, x, 302, 0.85, 3)
    return canvas


def courthouse() -> Canvas:
    """A marble hall with birch-white columns, golden scales in its gable and broad steps, under a blue sky."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "noon", 260, 22)
    scenery.hills(canvas, 258, 50, 7, ("#a9c4a4", "#e6eecb"))
    for x, size in ((34, 1.35), (506, 1.4), (98, 1.0), (448, 1.0)):
        scenery.broadleaf(canvas, x, 306, size, int(x), LEAF_SUMMER)
    scenery.ground(canvas, 290, 4, ("#93b060", "#dfe29a", "#527440"), 6, 3)
    yard.cobbles(canvas, 344, 396, 8, ("#cfc4b0", "#f3ead4", "#857868"))
    scenery.ground_shadow(canvas, 272, 344, 1, 360)
    hall = Face.upright(270, 330, 296, 138)
    walls.stone(canvas, hall, 3, t.MARBLE, 22, rough=0.05)
    drum = Lathe(270, [(40, 72), (44, 130)], 0.12)
    walls.plaster(canvas, drum, 2, t.MARBLE, 0)
    for u in (0.24, 0.5, 0.76):
        openings.window(canvas, drum.box(u, 0.3, 13, 24), "arch", frame=t.MARBLE, sill=False)
    dome = Lathe.dome(270, 76, 94, 40, 0.12)
    roofs.tiles(canvas, dome, 4, t.SLATE_BLUE, 12)
    towers.finial(canvas, 270, 39, 0.85, "acorn")
    roof = Face((142, 168), (398, 168), (430, 200), (110, 200))
    roofs.tiles(canvas, roof, 6, t.SLATE_BLUE, 13)
    walls.under_eaves(canvas, hall, 0.2, 0.4)
    for u in (0.06, 0.94):
        openings.window(canvas, hall.box(u, 0.5, 20, 56), "arch", frame=t.MARBLE)
    porch = Face.upright(270, 330, 212, 128)
    canvas.path(
        porch.outline(),
        "#8a6a58",
        2.4,
        (canvas.glow(270, 310, 110, "#ffd890", 0.75), canvas.fade(270, 260, 270, 202, "#3a2830", 0.7)),
    )
    openings.door(canvas, porch.box(0.5, 0.63, 50, 92), "arch", t.BLUE_BOARD, t.SANDSTONE)
    for u in (0.19, 0.81):
        openings.window(canvas, porch.box(u, 0.55, 22, 50), "arch", frame=t.SANDSTONE)
    for x in (172, 222, 318, 368):
        towers.column(canvas, x, 332, 130, 22, t.MARBLE)
    canvas.path(
        "M146 184 H394 V206 H146 Z",
        t.MARBLE[0],
        3,
        (canvas.glow(200, 186, 120, t.MARBLE[1], 0.9), canvas.fade(270, 190, 394, 206, t.MARBLE[2], 0.5)),
    )
    canvas.line("M150 195 H390", 1.6, t.MARBLE[2], 0.7)
    towers.pediment(canvas, 270, 186, 268, 88, t.MARBLE, 12)
    works.scales_of_justice(canvas, 270, 151, 0.95)
    for x in (140, 400):
        towers.finial(canvas, x, 186, 1.1, "acorn")
    trims.banner(canvas, 197, 214, 22, 62, "#41697b", "#e9bf62", "")
    trims.banner(canvas, 343, 214, 22, 62, "#41697b", "#e9bf62", "")
    works.stairs(canvas, 270, 366, 300, 5, 8, 11, t.MARBLE)
    for x in (104, 436):
        goods.pot(canvas, x, 362, 1.15, x, "#b0a494", ("#5d87c0", "#f7ecd8"))
    life.perched_bird(canvas, 170, 158, 0.62, ("#f4efe2", "#c9c4b8"))
    life.perched_bird(canvas, 358, 152, 0.6, ("#c9c4b8", "#f4efe2"), -1)
    life.townsmouse(canvas, 318, 362, 1.05, "#41697b", "#f4efe2")
    life.townsmouse(canvas, 222, 374, 0.95, "#8c3b2e")
    return canvas


def crane() -> Canvas:
    """A timber crane with a tread wheel on the quay, swinging a block onto a half-built tower."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "morning", 236, 30)
    scenery.hills(canvas, 240, 70, 3, ("#b4c4b0", "#f2ecd0"))
    scenery.stream(canvas, 250, 5, bottom=396)
    for x, size in ((486, 0.8), (440, 0.55)):
        with canvas.moved(x, 276, size):
            water.hull(canvas, 0, 0, 110, 24)
            works.pole(canvas, (0, -16), (0, -140), 5)
            canvas.path(
                "M4 -134 C60 -110 62 -60 50 -32 L4 -28 Z",
                "#f3e2c0",
                2.4,
                (canvas.fade(10, -100, 60, -30, "#a8804c", 0.5),),
            )
            trims.pennant(canvas, 0, -138, 0.7, "#4f7f94", 14)
    quay = Face((-10, 318), (420, 314), (440, 404), (-10, 404))
    walls.stone(canvas, quay, 3, t.GREY_STONE, 20)
    canvas.path(
        "M-10 300 L404 298 L424 318 L-10 322 Z",
        "#cbb690",
        2.6,
        (canvas.glow(120, 304, 160, "#f4e6c0", 0.8), canvas.fade(200, 300, 420, 320, "#7a6444", 0.5)),
    )
    for x, y in ((40, 309), (110, 306), (196, 311), (300, 307), (370, 310)):
        canvas.line(f"M{x} {y - 6} l10 12", 1.3, "#8a744c", 0.6)
    tower = Lathe(130, [(50, 184), (50, 250), (56, 308)], 0.12)
    walls.stone(canvas, tower, 5, t.CASTLE_STONE, 15)
    canvas.path(tower.rim(), "#6a6058", 2.4)
    for u0, u1, top in ((0.02, 0.22, 0.0), (0.22, 0.4, 0.45), (0.56, 0.76, 0.3), (0.78, 0.98, 0.0)):
        course = Lathe(130, [(50, 164 + top * 10), (50, 186)], 0.12)
        canvas.path(course.cell(u0, 0, u1, 1), t.CASTLE_STONE[0], 2.2, course.shades(canvas, *t.CASTLE_STONE[1:], 0.6))
    openings.window(canvas, tower.box(0.62, 0.5, 22, 36), "arch", openings.DARK, t.MARBLE, "none", halo=0)
    works.scaffold(canvas, 66, 312, 130, 118, 2)
    works.ladder(canvas, (112, 316), (104, 254), 16, 6)
    for foot in ((246, 308), (392, 306)):
        works.pole(canvas, foot, (318, 122), 11, t.OAK)
    works.pole(canvas, (318, 306), (318, 92), 14, t.OAK)
    works.pole(canvas, (268, 250), (368, 250), 8, t.OAK)
    works.spoked_wheel(canvas, 318, 254, 52, 8, t.PALE_WOOD, 0.18)
    life.peeping_mouse(canvas, 318, 300, 0.95, cap="#d79b3c")
    works.pole(canvas, (400, 132), (130, 46), 13, t.OAK)
    works.pole(canvas, (318, 104), (318, 74), 11, t.OAK)
    trims.rope(canvas, (318, 78), (142, 50), 0, 2)
    trims.rope(canvas, (318, 78), (398, 130), 0, 2)
    canvas.path("M384 120 h34 v30 h-34 Z", t.GREY_STONE[0], 2.6, (canvas.glow(392, 128, 26, t.GREY_STONE[1], 0.9),))
    canvas.line("M310 206 L236 82 M236 82 L142 56", 2, "#6b4a2c")
    canvas.ellipse(142, 56, 8, 8, t.IRON[0], 2.2, (canvas.glow(139, 53, 8, t.IRON[1], 0.9),))
    works.hook_load(canvas, 142, 62, 154, 0.95, "block")
    trims.pennant(canvas, 318, 80, 0.9, "#4f7f94", 34)
    scenery.crate(canvas, 226, 322, 1.0, 1)
    goods.log_pile(canvas, 396, 328, 0.9, 4, 2, 10)
    for x, y, w, h in ((268, 328, 30, 18), (300, 332, 26, 16)):
        canvas.path(
            f"M{x - w / 2} {y} v{-h} h{w} v{h} Z",
            t.CASTLE_STONE[0],
            2,
            (canvas.glow(x - 6, y - h, 20, t.CASTLE_STONE[1], 0.8),),
        )
    ripples(canvas, 440, 330, 100, 60, random.Random(3), 6)
    life.flying_bird(canvas, 440, 100, 0.6, ("#fbf6ea", "#a9b0b4"), -1)
    for x in (392, 424):
        canvas.rod(f"M{x} 330 V300", 8, t.OAK[0], t.OAK[1], 1.8)
    return canvas


PORTRAITS = {
    "chapel": chapel,
    "cemetery": cemetery,
    "monastery": monastery,
    "university": university,
    "courthouse": courthouse,
    "crane": crane,
}
