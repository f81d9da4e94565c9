"""Quiet places: chapel, monastery, cemetery."""

import random

from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import LEAF_BLOSSOM, LEAF_DEEP, LEAF_SPRING
from art.parts import scenery
from art.parts.buildings import goods, growth, life, openings, rocks, roofs, towers, trims, walls, yard
from art.parts.buildings import tones as t
from art.parts.buildings.houses import gabled
from art.parts.buildings.surfaces import Face
from art.parts.scenery.backdrops import far_firs


def chapel() -> Canvas:
    """A whitewashed chapel with a tall spire and coloured glass among blossoming trees in spring."""
    canvas = Canvas(*PAGE)
    scenery.meadow(canvas, "morning", 264, 41, 0, 16)
    for x, y, size in ((50, 300, 1.5), (486, 296, 1.6), (120, 284, 1.0), (428, 282, 0.95)):
        scenery.broadleaf(canvas, x, y, size, int(x), LEAF_BLOSSOM)
    yard.slab_path(canvas, (216, 342), (250, 400), 84, 3)
    scenery.ground_shadow(canvas, 280, 340, 1, 280)
    nave = gabled(242, 332, 100, 76, 70, (164, -18), overhang=11, sag=3)
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
    openings.gateway(canvas, tower.box(0.5, 0.165, 34, 40), "arch", t.MARBLE, "#4a3430")
    towers.bell(canvas, 330, 94, 0.95, -10)
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
    life.townsmouse(canvas, 258, 364, 0.8, "#6a4a34")
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
    scenery.lantern(canvas, 274, 284, 0.5, 2)


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
    growth.bare_tree(canvas, 84, 322, 1.2, 9)
    scenery.ground(canvas, 296, 5, ("#4c6252", "#94aa92", "#1f2e32"), 12, 5)
    yard.iron_fence(canvas, -4, 322, 220, 40)
    yard.iron_fence(canvas, 330, 322, 220, 40)
    _tomb(canvas)
    for x, y, size, kind, lean, mark in (
        (150, 330, 0.85, "cross", -5, ""),
        (404, 328, 0.85, "pillar", 4, ""),
        (452, 334, 0.9, "rough", -6, "lines"),
        (62, 346, 1.0, "round", 7, "leaf"),
        (488, 362, 1.2, "round", 8, "acorn"),
        (120, 372, 1.35, "rough", -7, "lines"),
        (200, 382, 1.75, "round", -6, "acorn"),
        (346, 384, 1.7, "cross", 5, ""),
        (418, 386, 1.6, "round", 9, "leaf"),
    ):
        goods.gravestone(canvas, x, y, size, kind, lean, ("#a3acb6", "#eef2ec", "#3c4052"), mark)
    canvas.spot(272, 376, 90, 28, "#ffd080", 0.55)
    scenery.lantern(canvas, 274, 336, 1.3, 3)
    life.owl(canvas, 196, 309, 0.95, "#8a7668")
    for x, y, w in ((60, 330, 150), (470, 326, 150), (270, 334, 170), (140, 394, 150), (420, 396, 160)):
        canvas.spot(x, y, w, 13, "#c4d0dc", 0.4)
    for x, y, seed in ((158, 390, 3), (304, 388, 4), (376, 392, 6)):
        scenery.mushroom(canvas, x, y, 0.7, seed, ("#8a7aa0", "#c8bcd4"))
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


PORTRAITS = {
    "chapel": chapel,
    "monastery": monastery,
    "cemetery": cemetery,
}
