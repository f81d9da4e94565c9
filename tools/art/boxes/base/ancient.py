"""Old and deep places: ever tree, dungeon, ruins."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import LEAF_BLOSSOM, LEAF_DEEP, LEAF_GOLD, LEAF_RUST, LEAF_SPRING, LEAF_SUMMER
from art.parts import scenery
from art.parts.buildings import fires, goods, growth, life, openings, roofs, rustic, towers, trims, walls, works, yard
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Face
from art.parts.scenery.backdrops import far_firs, heavens


def ever_tree() -> Canvas:
    """The Ever Tree: a giant with a door, windows and stairs in its trunk and all seasons in its crown."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "morning", 280, 18)
    canvas.spot(270, 120, 300, 170, "#fff3c0", 0.7)
    scenery.hills(canvas, 290, 60, 5, ("#b4c496", "#f0eec8"))
    scenery.hills(canvas, 300, 30, 6, ("#a2bc80", "#dfe2a4"), ink=1)
    far_firs(canvas, 296, 12, ("#5f8254", "#7a9a66", "#b4c684"), random.Random(3), 1.2)
    scenery.ground(canvas, 312, 4, ("#90aa58", "#e2de94", "#4e6c37"), 10, 6)
    scenery.ground_shadow(canvas, 276, 358, 1, 340)
    for x, y, w, h, seed, leaves in (
        (118, 140, 150, 104, 3, LEAF_BLOSSOM),
        (422, 142, 150, 104, 4, LEAF_RUST),
        (196, 96, 150, 96, 5, LEAF_SPRING),
        (346, 98, 150, 96, 6, LEAF_GOLD),
    ):
        growth.crown(canvas, x, y, w, h, seed, leaves, 0.74)
    _great_trunk(canvas)
    growth.crown(canvas, 270, 92, 130, 84, 8, LEAF_SUMMER, 0.78)
    for x, y, size, seed, leaves in (
        (206, 84, 0.72, 7, LEAF_SUMMER),
        (218, 116, 0.7, 8, LEAF_SPRING),
        (330, 112, 0.66, 9, LEAF_GOLD),
        (166, 118, 0.66, 10, LEAF_SPRING),
        (376, 122, 0.66, 11, LEAF_GOLD),
        (262, 54, 0.72, 12, LEAF_SUMMER),
        (200, 150, 0.66, 1, LEAF_SPRING),
        (340, 152, 0.68, 2, LEAF_GOLD),
        (146, 178, 0.6, 3, LEAF_BLOSSOM),
        (402, 180, 0.62, 4, LEAF_RUST),
        (104, 172, 0.74, 5, LEAF_BLOSSOM),
        (446, 176, 0.7, 6, LEAF_RUST),
    ):
        scenery.leaf_mass(canvas, x, y, size, seed, leaves, 2.8)
    for x, y in ((150, 202), (222, 168), (318, 170), (392, 206), (100, 196), (440, 200)):
        scenery.lantern(canvas, x, y, 0.75, x)
    for k in range(16):
        canvas.spot(90 + (k * 67) % 370, 60 + (k * 43) % 190, 6, 6, "#fffbd8", 0.95)
    for x, y, tone in ((182, 232, "#e2a63c"), (372, 244, "#c98bb0"), (420, 276, "#f3d27a")):
        life.butterfly(canvas, x, y, 1.1, tone, x % 40)
    for x, y, seed in ((120, 366, 2), (432, 362, 5), (452, 370, 6)):
        scenery.mushroom(canvas, x, y, 1.0, seed)
    for x in (150, 396):
        scenery.fern(canvas, x, 366, 0.9, x)
    yard.slab_path(canvas, (268, 362), (250, 404), 90, 5)
    for k in range(18):
        x, y = (k * 71 + 40) % 540, 190 + (k * 53) % 190
        with canvas.moved(x, y, 0.75, rotate=k * 47):
            canvas.path(
                "M0 -5 C5 -4 5 3 0 6 C-5 3 -5 -4 0 -5 Z", ("#f0b8c0", "#c8642e", "#e6c566", "#a9bb5e")[k % 4], 0.9
            )
    return canvas


def _great_trunk(canvas: Canvas) -> None:
    """The hollow trunk with its boughs, roots, stairs, balcony and lit windows."""
    bark = t.BARK
    for d, w in (
        ("M236 210 C206 176 160 170 118 150", 26),
        ("M306 212 C336 176 386 176 428 152", 26),
        ("M254 190 C244 140 220 120 204 96", 24),
        ("M288 190 C298 142 322 122 338 96", 24),
        ("M270 180 V80", 28),
    ):
        canvas.rod(d, w, bark[0], bark[1], 2.6)
    outline = (
        "M150 362 C186 350 202 320 206 280 C208 250 214 222 226 190 L316 190 C328 224 334 252 336 282 "
        "C340 322 358 350 396 362 C372 372 352 360 334 366 C318 376 300 362 282 368 C262 376 246 362 228 368 "
        "C208 374 184 364 150 362 Z"
    )
    canvas.path(
        outline,
        bark[0],
        3.4,
        (canvas.glow(222, 250, 90, bark[1], 0.85), canvas.fade(262, 280, 350, 300, bark[2], 0.75)),
    )
    rng = random.Random(5)
    for _ in range(34):
        x, y = rng.uniform(216, 326), rng.uniform(200, 340)
        canvas.line(
            f"M{x:.1f} {y:.1f} q{rng.uniform(-4, 4):.1f} 12 {rng.uniform(-4, 4):.1f} {rng.uniform(16, 30):.1f}",
            1.5,
            bark[2],
            0.6,
        )
    wall = Face.upright(270, 360, 110, 170)
    openings.door(canvas, wall.box(0.48, 0.8, 44, 68), "arch", t.GREEN_BOARD, t.PALE_WOOD)
    for u, v, size in ((0.26, 0.42, 20), (0.74, 0.34, 22), (0.5, 0.14, 20)):
        openings.window(canvas, wall.box(u, v, size, size * 1.15), "round", halo=0.6)
    openings.window(canvas, wall.box(0.86, 0.66, 17, 24), "arch", halo=0.5)
    deck = "M282 262 Q318 276 352 262 L348 272 Q318 286 286 272 Z"
    for x in (292, 308, 326, 342):
        canvas.rod(f"M{x} 266 V244", 3, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.1)
    canvas.rod("M286 244 Q318 256 348 244", 3.6, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.3)
    canvas.path(deck, t.PALE_WOOD[0], 2.2, (canvas.glow(300, 266, 34, t.PALE_WOOD[1], 0.9),))
    life.peeping_mouse(canvas, 316, 248, 0.7, "#b5623a", "#e8a06c")
    works.side_stairs(canvas, (408, 352), (346, 272), 9, 17, t.PALE_WOOD)
    trims.garland(canvas, (226, 296), (286, 296), 9, LEAF_SUMMER, ("#e7766a", "#f3d27a", "#f7ecd8"), 3)
    roofs.moss(canvas, Face.upright(250, 366, 150, 30), 4, 6)


def dungeon() -> Canvas:
    """A vaulted cellar by torch light: a barred cell with eyes behind it, chains, keys, stairs to the day."""
    canvas = Canvas(*PAGE)
    back = Face((0, 0), (540, 0), (540, 306), (0, 306))
    walls.stone(canvas, back, 3, t.DARK_STONE, 27, ink=0)
    canvas.cover(canvas.linear(0, 0, 0, 396, (0, "#120d18", 0.65), (0.4, "#120d18", 0.15), (1, "#120d18", 0.2)))
    floor = Face((0, 300), (540, 300), (640, 400), (-100, 400))
    walls.stone(canvas, floor, 6, ("#7d7264", "#c0ac8c", "#2a2226"), 24, ink=0)
    canvas.path("M0 300 H540 V312 H0 Z", canvas.linear(0, 298, 0, 316, (0, "#140e14", 0.8), (1, "#140e14", 0)), 0)
    for x in (112, 428):
        canvas.spot(x, 130, 170, 170, "#ff9a3c", 0.6)
    cell = Face((186, 74), (354, 74), (358, 312), (182, 312))
    openings.gateway(canvas, cell, "arch", ("#938576", "#dcc8a4", "#3a3034"), "#120e16", 11)
    canvas.path(cell.sub(0.04, 0.34, 0.96, 1).outline(), canvas.glow(270, 268, 90, "#8a6038", 0.45), 0)
    goods.mound(canvas, 306, 308, 84, 30, ("#a8864c", "#d8b878", "#4a3418"), 4)
    life.peeping_mouse(canvas, 270, 300, 1.75, "#94705c", "#c49e84")
    life.eyes_in_dark(canvas, 316, 214, 1.1)
    _bars(canvas, cell)
    for x in (248, 292):
        canvas.ellipse(x, 284, 6.5, 5, "#e2a592", 1.7, (canvas.glow(x - 2, 282, 6, "#f8d4c4", 0.9),))
        canvas.line(f"M{x - 3} 281 v6 M{x + 1} 281 v7", 1.1, "#8a5040", 0.8)
    fires.torch(canvas, 112, 150, 1.0, 4)
    fires.torch(canvas, 428, 150, 1.0, -2)
    for x, links in ((76, 5), (464, 4)):
        for k in range(links):
            canvas.ellipse(x, 196 + k * 14, 4.5, 8, "none", 3.4, (), "#4a464c")
            canvas.ellipse(x - 1, 195 + k * 14, 4.5, 8, "none", 1.2, (), "#a7a4a4")
        canvas.ellipse(x, 198 + links * 14, 13, 11, "none", 4.6, (), "#4a464c")
    canvas.brush(shapes.ellipse(384, 202, 14, 14), 5.6, "#4a3010")
    canvas.brush(shapes.ellipse(384, 202, 14, 14), 3, t.GILT[0])
    canvas.line("M384 186 V178", 4, "#4a464c")
    for angle, size in ((-16, 1.0), (6, 1.15), (28, 0.9)):
        with canvas.moved(384, 216, size, rotate=-angle):
            canvas.line("M0 0 V30 M0 22 h8 M0 29 h8", 4.6, "#5a3c10")
            canvas.line("M0 0 V30 M0 22 h7 M0 29 h7", 2.4, t.GILT[0])
            canvas.ellipse(0, 2, 5, 5, t.GILT[0], 1.7)
    for k in range(7):
        x, y = 92 - k * 17, 344 - k * 22
        canvas.path(
            f"M-20 {y} H{x} L{x + 12} {y + 10} H-20 Z", "#a89478", 1.8, (canvas.glow(x - 10, y, 60, "#f0c07c", 0.7),)
        )
        canvas.path(
            f"M-20 {y + 10} H{x + 12} V{y + 24} H-20 Z",
            t.DARK_STONE[0],
            2.2,
            (canvas.fade(0, y + 8, 0, y + 26, "#1c161c", 0.6),),
        )
    for left, wide in ((-30, 40), (16, 22), (46, 12)):
        beam = canvas.linear(left, 0, left + 60, 300, (0, "#dfe8f4", 0.3), (1, "#dfe8f4", 0))
        canvas.path(f"M{left} -10 h{wide} L{left + wide + 90} 340 H{left + 40} Z", beam, 0)
    scenery.barrel(canvas, 470, 346, 1.15)
    with canvas.moved(404, 350):
        canvas.rod("M-26 0 V-26 M26 0 V-26", 5, t.OAK[0], t.OAK[1], 1.6)
        canvas.path("M-34 -34 H34 V-25 H-34 Z", t.OAK[0], 2.2, (canvas.glow(-12, -34, 36, "#e0a860", 0.8),))
        canvas.ellipse(-8, -36, 13, 4, "#8d949a", 1.8)
        canvas.path("M10 -34 V-48 H24 V-34 Z", "#b0894c", 1.8)
    canvas.spot(270, 350, 190, 30, "#ffb05a", 0.4)
    for x, y in ((150, 352), (226, 372), (330, 366)):
        canvas.line(f"M{x} {y} l14 -5 M{x + 4} {y + 3} l12 2 M{x - 6} {y - 2} l10 -8", 2, "#c8a45c", 0.8)
    canvas.line("M504 8 L540 60 M540 8 L500 40 M520 0 Q512 26 540 34", 1.1, "#cfc8c0", 0.5)
    return canvas


def _bars(canvas: Canvas, cell: Face) -> None:
    """The barred door of the cell with its lock."""
    for k in range(1, 8):
        u = k / 8
        top = 0.38 - 0.37 * (1 - (2 * u - 1) ** 2) ** 0.5
        (x0, y0), (x1, y1) = cell.at(u, top), cell.at(u, 1)
        canvas.rod(f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}", 6, "#4f4b52", "#d09a62", 1.6)
    for v in (0.4, 0.72):
        (x0, y0), (x1, y1) = cell.at(0.02, v), cell.at(0.98, v)
        canvas.rod(f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}", 7, "#4f4b52", "#d09a62", 1.6)
    x, y = cell.at(0.8, 0.58)
    canvas.path(
        shapes.rounded(x - 16, y - 18, 32, 38, 4), "#5a565c", 2.6, (canvas.glow(x - 8, y - 10, 22, "#e0b080", 0.8),)
    )
    canvas.ellipse(x, y - 2, 4.4, 4.4, "#17131a", 1)
    canvas.path(f"M{x - 2.4} {y} h4.8 l2 12 h-8.8 Z", "#17131a", 0)


def ruins() -> Canvas:
    """Broken arches and fallen columns in the forest, overgrown with ivy, in shafts of light."""
    canvas = Canvas(*PAGE)
    scenery.forest_interior(canvas, "morning", 12, 286)
    canvas.spot(270, 170, 220, 150, "#f6f0bc", 0.7)
    stone = ("#b3aa92", "#f0e8d0", "#4c4a3e")
    canvas.spot(270, 220, 190, 150, "#3f5c3c", 0.35)
    scenery.ground_shadow(canvas, 280, 332, 1, 360)
    rustic.ruin(canvas, Face.upright(128, 328, 84, 150), (0.62, 0.3, 0.0, 0.14, 0.34), 3, stone, 19)
    rustic.ruin(canvas, Face.upright(424, 330, 84, 116), (0.0, 0.12, 0.4, 0.66, 0.8), 5, stone, 19)
    openings.broken_arch(canvas, 268, 178, 66, 40, 180, 318, 8, stone)
    rustic.ruin(canvas, Face.upright(182, 330, 44, 154), (0.0, 0.0), 6, stone, 20)
    rustic.ruin(canvas, Face.upright(354, 330, 44, 154), (0.3, 0.14, 0.0), 8, stone, 20)
    canvas.path("M156 182 H210 L206 170 H160 Z", stone[0], 2.4, (canvas.glow(166, 172, 26, stone[1], 0.8),))
    works.stairs(canvas, 270, 350, 170, 3, 9, 8, stone)
    towers.column(canvas, 92, 350, 58, 28, stone, 4)
    towers.column(canvas, 446, 350, 74, 28, stone, 4)
    _fallen_column(canvas, 344, 364, stone)
    for x, y, size, seed in (
        (140, 356, 1.2, 1),
        (174, 366, 0.9, 2),
        (430, 368, 1.2, 3),
        (250, 372, 0.8, 4),
        (300, 346, 0.7, 5),
    ):
        scenery.rock(canvas, x, y, size, seed, stone)
    climb = [(164, 326), (168, 284), (162, 244), (170, 206), (172, 168), (188, 128), (214, 98), (250, 80)]
    trims.creeper(canvas, climb, 10, 3, dense=1.1)
    trims.creeper(canvas, [(374, 326), (370, 292), (376, 258), (368, 228)], 9, 4, LEAF_DEEP)
    trims.creeper(canvas, [(106, 326), (112, 284), (108, 250), (120, 208), (130, 186)], 10, 5, LEAF_DEEP)
    trims.creeper(canvas, [(444, 328), (430, 296), (434, 262), (420, 236)], 9, 7, LEAF_SPRING)
    for x, y, length in ((236, 122, 34), (262, 114, 58), (292, 120, 40), (318, 134, 28)):
        scenery.ivy(canvas, x, y, 0.85, x, length=length)
    scenery.broadleaf(canvas, 282, 342, 0.8, 4, LEAF_SPRING)
    for x, y, seed in ((206, 350, 2), (222, 356, 5), (410, 350, 7)):
        scenery.mushroom(canvas, x, y, 0.8, seed, ("#c98a3c", "#f2cf8a"))
    for x in (116, 318, 470):
        scenery.fern(canvas, x, 372, 1.0, x)
    life.perched_bird(canvas, 446, 272, 1.0, ("#5d87a0", "#e8a070"), -1)
    for x, y, tone in ((236, 232, "#e2a63c"), (322, 220, "#f4ead2"), (372, 130, "#c98bb0")):
        life.butterfly(canvas, x, y, 1.15, tone, x % 50 - 20)
    light = canvas.linear(180, 0, 320, 340, (0, "#fffbd8", 0.3), (1, "#fffbd8", 0))
    canvas.path("M150 -10 H236 L400 340 H230 Z", light, 0)
    canvas.path("M280 -10 H320 L460 330 H390 Z", light, 0)
    for k in range(14):
        canvas.spot(180 + (k * 53) % 200, 110 + (k * 37) % 200, 5, 5, "#fffbe0", 0.9)
    return canvas


def _fallen_column(canvas: Canvas, x: float, y: float, tones: t.Tone) -> None:
    """A broken column lying on the ground."""
    body, light, dark = tones
    with canvas.moved(x, y, rotate=-6):
        scenery.ground_shadow(canvas, 0, 2, 1, 120)
        canvas.path(
            "M-58 -28 H44 V0 H-58 Z",
            body,
            2.8,
            (canvas.linear(0, -28, 0, 0, (0, light, 0.8), (0.5, light, 0), (1, dark, 0.7)),),
        )
        canvas.line("M-52 -20 H40 M-52 -13 H40 M-52 -6 H40", 1.3, dark, 0.6)
        canvas.ellipse(44, -14, 9, 14, light, 2.4, (canvas.fade(40, -20, 52, 0, dark, 0.6),))
        canvas.ellipse(44, -14, 3.4, 5, dark, 1)
        canvas.spot(-20, -27, 30, 7, "#7f9a4c", 0.8)


PORTRAITS = {
    "ever_tree": ever_tree,
    "dungeon": dungeon,
    "ruins": ruins,
}
