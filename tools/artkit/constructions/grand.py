"""Great and old places: castle, palace, theater, ever tree, dungeon, ruins."""

import random

from artkit import scenery, shapes
from artkit.canvas import Canvas
from artkit.constructions.parts import (
    emblems,
    goods,
    growth,
    life,
    market,
    openings,
    roofs,
    towers,
    trims,
    walls,
    works,
    yard,
)
from artkit.constructions.parts import tones as t
from artkit.constructions.parts.surfaces import Face, Lathe
from artkit.palette import LEAF_BLOSSOM, LEAF_DEEP, LEAF_GOLD, LEAF_RUST, LEAF_SPRING, LEAF_SUMMER
from artkit.scenery.backdrops import far_firs, heavens

PAGE = (540, 396)


def castle() -> Canvas:
    """A many-towered castle on a green hill: blue cone roofs, purple banners, a drawbridge."""
    canvas = Canvas(*PAGE)
    scenery.mountains(canvas, "morning", 8, 300)
    canvas.path(
        "M-20 400 C40 330 120 296 200 290 C300 284 400 296 460 330 C500 352 540 372 560 400 Z",
        "#93ad58",
        2.4,
        (canvas.glow(190, 300, 160, "#e2e094", 0.85), canvas.fade(270, 300, 470, 400, "#456534", 0.7)),
        "#4a6032",
    )
    slate = t.SLATE_BLUE

    def cone(c: Canvas, s: Lathe) -> None:
        roofs.tiles(c, s, 3, slate, 12)

    keep = towers.round_tower(canvas, 276, 220, 76, 120, 84, cover=cone, seed=2)
    for u, v in ((0.36, 0.34), (0.66, 0.34)):
        openings.window(canvas, keep.box(u, v, 15, 28), "gothic", frame=t.MARBLE)
    trims.pennant(canvas, 276, 26, 0.8, "#7d5a86", 18)
    for x, y, w, h, r, seed in ((204, 240, 46, 116, 66, 4), (350, 240, 50, 132, 70, 5)):
        wall = towers.round_tower(canvas, x, y, w, h, r, cover=cone, seed=seed)
        openings.window(canvas, wall.box(0.45, 0.26, 13, 24), "gothic", frame=t.MARBLE)
        trims.pennant(canvas, x, y - h - r + 8, 0.7, "#b8483a" if x < 250 else "#e2a63c", 18)
    upper = Face.upright(278, 262, 180, 72)
    walls.stone(canvas, upper, 6, t.CASTLE_STONE, 14)
    towers.wall_battlements(canvas, upper, 9, 12)
    for u in (0.16, 0.36, 0.64, 0.84):
        openings.window(canvas, upper.box(u, 0.4, 13, 26), "arch", frame=t.MARBLE, sill=False)
    curtain = Face.upright(274, 330, 250, 76)
    walls.stone(canvas, curtain, 7, t.CASTLE_STONE, 15)
    towers.wall_battlements(canvas, curtain, 12, 12)
    for x, y, w, h, r, seed in ((150, 336, 60, 130, 76, 8), (398, 338, 64, 118, 72, 9)):
        wall = towers.round_tower(canvas, x, y, w, h, r, cover=cone, seed=seed)
        openings.window(canvas, wall.box(0.45, 0.28, 16, 28), "gothic", frame=t.MARBLE)
        openings.window(canvas, wall.box(0.5, 0.64, 14, 24), "gothic", frame=t.MARBLE)
        trims.pennant(canvas, x, y - h - r + 8, 0.8, "#7d5a86", 20)
    gate_wall = Face.upright(274, 338, 96, 104)
    walls.stone(canvas, gate_wall, 10, t.CASTLE_STONE, 15)
    towers.wall_battlements(canvas, gate_wall, 5, 14)
    gate = gate_wall.box(0.5, 0.66, 50, 70)
    openings.gateway(canvas, gate, "arch", t.MARBLE, "#33242a")
    openings.portcullis(canvas, gate, 0.5)
    trims.banner(canvas, 240, 244, 18, 46)
    trims.banner(canvas, 308, 244, 18, 46)
    emblems.emblem_on(canvas, 274, 258, 0.9, "crown")
    bridge = Face((250, 338), (298, 338), (316, 372), (232, 372))
    walls.planks(canvas, bridge, 3, t.OAK, 9, upright=False, ink=2.6)
    canvas.line("M246 300 L232 368 M302 300 L316 368", 2.2, "#4a4448")
    canvas.path(
        "M-10 400 L-10 378 C80 366 160 376 232 372 L316 372 C400 378 470 366 550 380 L550 400 Z",
        "#6aa3a4",
        2,
        (canvas.linear(0, 368, 0, 396, (0, "#c3e0d2", 0.8), (1, "#3f7078", 0.8)),),
        "#5a6a4a",
    )
    walls.planks(canvas, Face((234, 366), (314, 366), (322, 398), (226, 398)), 5, t.OAK, 9, upright=False, ink=2.6)
    trims.creeper(canvas, [(122, 330), (128, 300), (122, 270), (130, 250)], 8, 3)
    trims.creeper(canvas, [(426, 332), (420, 304), (426, 280)], 8, 4)
    for x, y, size in ((70, 364, 0.9), (470, 362, 0.9), (440, 352, 0.6)):
        scenery.bush(canvas, x, y, size, x, LEAF_SPRING)
    scenery.pine(canvas, 98, 340, 0.7, 4)
    scenery.pine(canvas, 456, 342, 0.75, 5)
    for x, y in ((120, 80), (140, 68), (424, 92)):
        scenery.bird(canvas, x, y, 1.1, x)
    return canvas


def palace() -> Canvas:
    """A rose-white palace with golden onion domes behind clipped gardens and a fountain, in lilac light."""
    canvas = Canvas(*PAGE)
    canvas.cover(
        canvas.linear(0, 0, 0, 290, (0, "#9a8cc0", 1), (0.45, "#d8a8bc", 1), (0.8, "#f8cfae", 1), (1, "#fde3b8", 1))
    )
    scenery.sun(canvas, 110, 200, 0.9)
    for x, y, size in ((90, 70, 0.7), (450, 60, 0.8), (500, 130, 0.5)):
        scenery.cloud(canvas, x, y, size, int(x), ("#fbe2d4", "#c894a4"))
    scenery.hills(canvas, 280, 60, 5, ("#b49cb0", "#f4cfc0"))
    scenery.hills(canvas, 290, 30, 6, ("#9ca47c", "#ecd8a8"), ink=1)
    scenery.ground(canvas, 296, 4, ("#8fa45a", "#ecd898", "#506a3c"), 5, 3)
    stone = t.ROSE_STONE
    for x, foot, w, h, dome_h, seed in (
        (110, 300, 50, 150, 62, 3),
        (430, 300, 50, 150, 62, 4),
        (186, 300, 44, 190, 56, 5),
        (354, 300, 44, 190, 56, 6),
    ):
        tower = Lathe.tower(x, foot, w, h, 2, 0.12)
        walls.plaster(canvas, tower, seed, stone, 0)
        for v in (0.3, 0.62):
            canvas.line(shapes.polyline([tower.at(k / 10, v) for k in range(11)]), 4, t.MARBLE[2], 0.6)
            canvas.line(shapes.polyline([tower.at(k / 10, v) for k in range(11)]), 2.4, t.MARBLE[1])
        for v in (0.16, 0.46):
            openings.window(canvas, tower.box(0.45, v, 14, 26), "arch", frame=t.MARBLE, sill=False, halo=0.4)
        canvas.path(Lathe(x, [(w / 2 + 6, foot - h - 5), (w / 2 + 6, foot - h + 5)], 0.12).outline(), t.MARBLE[0], 2.2)
        roofs.metal(canvas, Lathe.dome(x, foot - h - 2, w, dome_h, 0.12, onion=1), seed, t.GILT, 5)
        towers.finial(canvas, x, foot - h - dome_h, 0.6, "ball")
    main = Face.upright(270, 318, 250, 128)
    walls.plaster(canvas, main, 7, stone, 0)
    for v in (0.03, 0.46, 0.95):
        walls.beams(canvas, main, ((-0.01, v, 1.01, v),), 6, t.MARBLE)
    for k in range(6):
        u = (0.07, 0.19, 0.31, 0.69, 0.81, 0.93)[k]
        openings.window(canvas, main.box(u, 0.27, 16, 34), "arch", frame=t.MARBLE, sill=False, halo=0.4)
        openings.window(canvas, main.box(u, 0.73, 16, 36), "arch", frame=t.MARBLE, sill=False, halo=0.4)
    for k in range(9):
        x = 152 + k * 29.5
        canvas.path(shapes.rounded(x - 4, 178, 8, 14, 3), t.MARBLE[0], 1.5)
    canvas.rod("M143 178 H397", 5, t.MARBLE[0], t.MARBLE[1], 1.5)
    drum = Lathe(270, [(56, 122), (58, 196)], 0.12)
    walls.plaster(canvas, drum, 4, stone, 0)
    for u in (0.16, 0.38, 0.62, 0.84):
        openings.window(canvas, drum.box(u, 0.5, 15, 38), "arch", frame=t.MARBLE, sill=False, halo=0.4)
    canvas.path(
        Lathe(270, [(64, 116), (64, 128)], 0.12).outline(),
        t.MARBLE[0],
        2.4,
        (canvas.fade(270, 0, 334, 0, t.MARBLE[2], 0.6),),
    )
    roofs.metal(canvas, Lathe.dome(270, 118, 114, 92, 0.12, onion=1), 9, t.GILT, 7)
    trims.pennant(canvas, 270, 34, 0.75, "#7d5a86", 26, "crown")
    porch = Face.upright(270, 322, 96, 110)
    canvas.path(porch.outline(), "#8a5a5c", 2.4, (canvas.glow(270, 300, 70, "#ffd890", 0.85),))
    openings.door(canvas, porch.box(0.5, 0.62, 40, 82), "arch", ("#74527d", "#b997bb", "#41284c"), t.GILT, step=False)
    for x in (228, 246, 294, 312):
        towers.column(canvas, x, 322, 108, 11, t.MARBLE, 2)
    towers.pediment(canvas, 270, 216, 118, 36, t.MARBLE, 7)
    emblems.emblem_on(canvas, 270, 203, 0.85, "crown")
    works.stairs(canvas, 270, 350, 190, 4, 8, 14, t.MARBLE)
    for x in (160, 380):
        trims.banner(canvas, x, 204, 16, 46, emblem="")
    plaza = "M176 350 H364 C400 366 416 382 424 400 H116 C124 382 140 366 176 350 Z"
    canvas.path(
        plaza,
        "#e9d2b0",
        1.6,
        (canvas.glow(220, 356, 120, "#fff3dc", 0.9), canvas.fade(270, 350, 400, 400, "#a88470", 0.5)),
        "#a08468",
    )
    for x in (40, 400):
        yard.hedge(canvas, x, 350, 104, 24, x)
    for x in (62, 122, 420, 480):
        yard.topiary(canvas, x, 346, 0.85, "ball", x)
    for x, y in ((88, 374), (452, 374)):
        scenery.flower_bed(canvas, x, y, 1.15, x, ("#c98bb0", "#e9a0b0", "#fff0e0"), 110)
    _fountain(canvas, 270, 388)
    return canvas


def _fountain(canvas: Canvas, x: float, y: float) -> None:
    """A two-bowl fountain, its foot at (x, y)."""
    with canvas.moved(x, y, 0.95):
        canvas.ellipse(
            0,
            -6,
            58,
            14,
            t.MARBLE[0],
            2.4,
            (canvas.glow(-24, -12, 46, t.MARBLE[1], 0.9), canvas.fade(0, -6, 56, 6, t.MARBLE[2], 0.6)),
        )
        canvas.ellipse(0, -9, 50, 10, "#8fc4cc", 1.6, (canvas.glow(-16, -12, 36, "#e8f8f4", 0.9),))
        towers.column(canvas, 0, -8, 36, 10, t.MARBLE, 1)
        canvas.path(
            "M-24 -44 H24 C20 -32 8 -30 0 -30 C-8 -30 -20 -32 -24 -44 Z",
            t.MARBLE[0],
            2.2,
            (canvas.glow(-10, -42, 22, t.MARBLE[1], 0.9),),
        )
        for side in (-1, 1):
            for reach, top in ((16, -68), (30, -60), (42, -44)):
                canvas.brush(
                    f"M0 -50 C{side * reach * 0.3:.0f} {top} {side * reach * 0.8:.0f} {top} {side * reach} -12",
                    2,
                    "#f2fbff",
                    0.85,
                )


def theater() -> Canvas:
    """A stage inside a giant hollow stump at night: red curtains, foot lights, a full house."""
    canvas = Canvas(*PAGE)
    scenery.forest_interior(canvas, "night", 6, 300)
    stump = Lathe(270, [(160, 66), (164, 130), (166, 240), (176, 320)], 0.06)
    walls.bark(canvas, stump, 4, ("#7c553a", "#c4905c", "#2c1a14"), 40)
    for root, mirror in ((108, False), (432, True)):
        with canvas.moved(root, 330, mirror=mirror):
            canvas.path(
                "M10 -60 C0 -20 -20 -4 -46 4 C-20 14 20 12 40 4 L30 -50 Z",
                "#6f4a32",
                2.8,
                (canvas.glow(-6, -16, 30, "#b98858", 0.7),),
            )
    top = stump.rim()
    canvas.path(top, t.PALE_WOOD[0], 2.8, (canvas.glow(220, 60, 120, "#f4dca8", 0.8),))
    for k in (0.78, 0.54, 0.3):
        canvas.line(shapes.ellipse(270, 66, 160 * k, 9.6 * k), 1.3, t.PALE_WOOD[2], 0.6)
    stage = "M146 318 V170 C146 110 200 88 270 88 C340 88 394 110 394 170 V318 Z"
    canvas.line(stage, 22, "#4a2c1a")
    canvas.line(stage, 17, t.GILT[0])
    canvas.line(stage, 4, t.GILT[1], 0.8)
    canvas.path(stage, "#27365e", 2.6, (canvas.glow(270, 200, 130, "#6a7ab0", 0.8),))
    _scenery_on_stage(canvas)
    floor = Face((150, 284), (390, 284), (404, 318), (136, 318))
    walls.planks(canvas, floor, 3, t.PALE_WOOD, 16, nails=False, ink=2.4)
    canvas.path(floor.outline(), canvas.glow(270, 300, 120, "#fff0c0", 0.7), 0)
    for x, tone, hat in ((236, "#8c3b2e", "#d79b3c"), (306, "#41697b", "")):
        canvas.path(
            f"M{x - 14} 300 C{x - 13} 276 {x - 8} 264 {x} 264 C{x + 8} 264 {x + 13} 276 {x + 14} 300 Z",
            tone,
            2.2,
            (canvas.glow(x - 5, 274, 18, "#fff0d0", 0.5),),
        )
        life.peeping_mouse(canvas, x, 266, 0.95, cap=hat)
    canvas.rod("M250 282 L272 262", 3, "#c9c4b4", "#ffffff", 1)
    market.curtain(canvas, 148, 122, 74, 196, -1)
    market.curtain(canvas, 318, 122, 74, 196, 1)
    market.valance(canvas, 160, 112, 220, 34, 5)
    canvas.ellipse(
        270,
        88,
        26,
        24,
        t.GILT[0],
        2.8,
        (canvas.glow(262, 80, 24, t.GILT[1], 0.9), canvas.fade(270, 88, 292, 108, t.GILT[2], 0.6)),
    )
    emblems.emblem_on(canvas, 263, 86, 1.15, "mask")
    front = Face((132, 316), (408, 316), (412, 344), (128, 344))
    walls.planks(canvas, front, 5, t.OAK, 14, ink=2.8)
    for k in range(7):
        x = 162 + k * 36
        canvas.spot(x, 312, 26, 26, "#ffe08a", 0.75)
        canvas.path(
            f"M{x - 8} 322 C{x - 9} 308 {x + 9} 308 {x + 8} 322 Z",
            t.GILT[0],
            1.8,
            (canvas.glow(x, 316, 9, "#fff6d0", 0.95),),
        )
    trims.lights(canvas, (40, 120), (130, 84), 16, 6, ("#ffd97a", "#f29a6a"))
    trims.lights(canvas, (410, 84), (504, 120), 16, 6, ("#ffd97a", "#9cc4c8"))
    kinds = ("mouse", "rabbit", "squirrel", "hedgehog")
    tones = ("#6a4a4c", "#545268", "#7a5038", "#5a4a48")
    for k in range(6):
        life.onlooker(canvas, 72 + k * 80, 374 + (k % 2) * 4, 1.05, kinds[(k * 3) % 4], tones[k % 4])
    for k in range(6):
        life.onlooker(canvas, 34 + k * 94, 404, 1.4, kinds[(k * 3 + 1) % 4], tones[(k + 2) % 4])
    return canvas


def _scenery_on_stage(canvas: Canvas) -> None:
    """The painted flats of the play: a paper moon on a string, stars and cut-out hills."""
    canvas.line("M270 90 V128 M212 96 V140 M330 96 V134", 1.2, "#c9b07c")
    canvas.ellipse(270, 152, 25, 25, "#f8e3a4", 2.2, (canvas.glow(262, 144, 26, "#fffbe6", 0.9),))
    canvas.line("M262 148 h1 M278 148 h1 M262 160 q8 6 16 0", 2, "#a8803c")
    for x, y in ((212, 148), (330, 142), (348, 186), (196, 196)):
        canvas.path(shapes.star(x, y, 9, 4), "#f3d27a", 1.5)
    canvas.path(
        "M146 290 C170 226 200 226 226 256 C250 222 290 218 316 252 C340 226 374 232 394 290 Z",
        "#5f8450",
        2.2,
        (canvas.glow(220, 250, 70, "#a9bb5e", 0.8),),
    )
    for x in (180, 356):
        canvas.path(f"M{x - 18} 284 L{x} 224 L{x + 18} 284 Z", "#3f6a4c", 2)


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
    outline = "M150 362 C186 350 202 320 206 280 C208 250 214 222 226 190 L316 190 C328 224 334 252 336 282 C340 322 358 350 396 362 C372 372 352 360 334 366 C318 376 300 362 282 368 C262 376 246 362 228 368 C208 374 184 364 150 362 Z"
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
    openings.gateway(canvas, cell, "arch", t.GREY_STONE, "#120e16", 11)
    canvas.path(cell.sub(0.04, 0.34, 0.96, 1).outline(), canvas.glow(270, 268, 90, "#8a6038", 0.45), 0)
    goods.mound(canvas, 306, 308, 84, 30, ("#a8864c", "#d8b878", "#4a3418"), 4)
    life.peeping_mouse(canvas, 256, 300, 1.7, "#8a6a58", "#b8947c")
    life.eyes_in_dark(canvas, 316, 214, 1.1)
    _bars(canvas, cell)
    for x, seed in ((112, 2), (428, 3)):
        _torch(canvas, x, 150, seed)
    for x, links in ((76, 5), (464, 4)):
        for k in range(links):
            canvas.ellipse(x, 196 + k * 14, 4.5, 8, "none", 3.4, (), "#4a464c")
            canvas.ellipse(x - 1, 195 + k * 14, 4.5, 8, "none", 1.2, (), "#a7a4a4")
        canvas.ellipse(x, 198 + links * 14, 13, 11, "none", 4.6, (), "#4a464c")
    canvas.ellipse(384, 202, 15, 15, "none", 3.6, (), "#8a6a2c")
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


def _torch(canvas: Canvas, x: float, y: float, seed: int) -> None:
    """A burning torch in an iron bracket."""
    canvas.line(f"M{x} {y + 44} h14 M{x + 6} {y + 30} h-14", 4, "#3a363c")
    canvas.rod(f"M{x} {y + 52} L{x} {y}", 8, t.OAK[0], t.OAK[1], 1.8)
    canvas.path(
        f"M{x - 11} {y + 8} L{x - 8} {y - 8} H{x + 8} L{x + 11} {y + 8} Z",
        "#4a464c",
        2.2,
        (canvas.glow(x - 4, y, 12, "#d09a62", 0.9),),
    )
    canvas.spot(x, y - 26, 46, 52, "#ffc45a", 0.8)
    flame = ((0, 46, 13, "#f0802c"), (1, 34, 9, "#ffc04a"), (0, 20, 5.5, "#fff6cc"))
    for dx, tall, half, tone in flame:
        sway = (seed % 3 - 1) * 4
        canvas.path(
            f"M{x + dx - half} {y - 6} C{x + dx - half * 1.4} {y - tall * 0.5} {x + dx + sway - 2} {y - tall * 0.6} {x + dx + sway} {y - 6 - tall} C{x + dx + sway + 4} {y - tall * 0.7} {x + dx + half * 1.5} {y - tall * 0.4} {x + dx + half} {y - 6} Q{x + dx} {y} {x + dx - half} {y - 6} Z",
            tone,
            0,
        )


def ruins() -> Canvas:
    """Broken arches and fallen columns in the forest, overgrown with ivy, in shafts of light."""
    canvas = Canvas(*PAGE)
    scenery.forest_interior(canvas, "morning", 12, 286)
    canvas.spot(270, 170, 220, 150, "#f6f0bc", 0.7)
    stone = t.MOSSY_STONE
    scenery.ground_shadow(canvas, 280, 330, 1, 330)
    walls.ruin(canvas, Face.upright(152, 326, 84, 176), (0.62, 0.3, 0.0, 0.14, 0.34), 3, stone, 18)
    walls.ruin(canvas, Face.upright(390, 326, 96, 150), (0.3, 0.12, 0.4, 0.66, 0.8), 5, stone, 18)
    left, right = Face.upright(206, 326, 34, 168), Face.upright(334, 326, 34, 150)
    arch = "M189 166 C194 104 226 74 268 72 C286 71 300 75 312 84 L296 112 C288 106 280 104 268 104 C244 106 226 126 223 164 Z"
    canvas.path(
        arch, stone[0], 3.2, (canvas.glow(226, 96, 60, stone[1], 0.9), canvas.fade(250, 90, 310, 120, stone[2], 0.6))
    )
    for d in (
        "M190 150 L223 154",
        "M196 124 L227 138",
        "M212 98 L236 120",
        "M238 80 L250 108",
        "M270 72 L268 104",
        "M294 76 L284 106",
    ):
        canvas.line(d, 1.7, stone[2], 0.9)
    for wall, seed in ((left, 6), (right, 7)):
        walls.stone(canvas, wall, seed, stone, 17)
    canvas.path("M308 178 H360 L356 168 H312 Z", stone[0], 2.4, (canvas.glow(320, 170, 26, stone[1], 0.8),))
    canvas.path(
        "M317 176 L322 160 L336 166 L344 154 L351 176 Z", stone[0], 2.4, (canvas.glow(326, 166, 20, stone[1], 0.8),)
    )
    works.stairs(canvas, 270, 350, 170, 3, 9, 8, stone)
    towers.column(canvas, 432, 336, 92, 26, stone, 4)
    canvas.path(
        "M416 246 L420 232 L430 240 L438 228 L448 246 Z", stone[0], 2.4, (canvas.glow(424, 238, 18, stone[1], 0.8),)
    )
    towers.column(canvas, 104, 344, 60, 26, stone, 4)
    _fallen_column(canvas, 344, 364, stone)
    for x, y, size, seed in (
        (140, 356, 1.2, 1),
        (174, 366, 0.9, 2),
        (430, 368, 1.2, 3),
        (250, 372, 0.8, 4),
        (300, 346, 0.7, 5),
    ):
        scenery.rock(canvas, x, y, size, seed, stone)
    trims.creeper(
        canvas,
        [(192, 322), (196, 280), (190, 240), (198, 200), (194, 166), (208, 120), (240, 88), (276, 80)],
        10,
        3,
        dense=1.2,
    )
    trims.creeper(canvas, [(350, 324), (346, 290), (352, 256), (344, 226)], 9, 4, LEAF_DEEP)
    trims.creeper(canvas, [(126, 322), (132, 280), (128, 240), (140, 196), (150, 178)], 10, 5, LEAF_DEEP)
    trims.creeper(canvas, [(414, 326), (398, 290), (404, 250), (392, 232)], 9, 7, LEAF_SPRING)
    for x, y, length in ((236, 112, 40), (258, 104, 60), (284, 106, 34)):
        scenery.ivy(canvas, x, y, 0.8, x, length=length)
    scenery.broadleaf(canvas, 286, 340, 0.72, 4, LEAF_SPRING)
    for x, y, seed in ((206, 350, 2), (222, 356, 5), (410, 350, 7)):
        scenery.mushroom(canvas, x, y, 0.8, seed, ("#c98a3c", "#f2cf8a"))
    for x in (116, 318, 470):
        scenery.fern(canvas, x, 372, 1.0, x)
    life.perched_bird(canvas, 432, 232, 0.95, ("#5d87a0", "#e8a070"), -1)
    for x, y, tone in ((248, 210, "#e2a63c"), (316, 230, "#f4ead2"), (366, 140, "#c98bb0")):
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
    "castle": castle,
    "palace": palace,
    "theater": theater,
    "ever_tree": ever_tree,
    "dungeon": dungeon,
    "ruins": ruins,
}
