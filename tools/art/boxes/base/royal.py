"""Splendour: castle, palace, theater."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import LEAF_SPRING
from art.parts import scenery
from art.parts.buildings import emblems, life, market, openings, roofs, rustic, towers, trims, walls, works, yard
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Face, Lathe, Surface


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

    def cone(c: Canvas, s: Surface) -> None:
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
    life.townsmouse(canvas, 276, 388, 0.95, "#7d5a86", "#d79b3c")
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
        (121, 300, 50, 150, 62, 3),
        (419, 300, 50, 150, 62, 4),
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
    for u in (0.07, 0.19, 0.31, 0.69, 0.81, 0.93):
        openings.window(canvas, main.box(u, 0.27, 16, 34), "arch", frame=t.MARBLE, sill=False, halo=0.4)
        openings.window(canvas, main.box(u, 0.73, 16, 36), "arch", frame=t.MARBLE, sill=False, halo=0.4)
    for k in range(9):
        canvas.path(shapes.rounded(148 + k * 29.5, 178, 8, 14, 3), t.MARBLE[0], 1.5)
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
    life.townsmouse(canvas, 190, 382, 0.85, "#7d5a86", "#d79b3c")
    life.townsmouse(canvas, 352, 384, 0.85, "#c0606c")
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
    rustic.bark(canvas, stump, 4, ("#7c553a", "#c4905c", "#2c1a14"), 40)
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
    canvas.brush(stage, 22, "#4a2c1a")
    canvas.brush(stage, 17, t.GILT[0])
    canvas.brush(stage, 4, t.GILT[1], 0.8)
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
    for x, y in ((236, 182), (306, 176), (322, 212), (228, 224), (286, 206)):
        canvas.path(shapes.star(x, y, 9, 4), "#f3d27a", 1.5)
    canvas.path(
        "M146 290 C170 226 200 226 226 256 C250 222 290 218 316 252 C340 226 374 232 394 290 Z",
        "#5f8450",
        2.2,
        (canvas.glow(220, 250, 70, "#a9bb5e", 0.8),),
    )
    for x in (180, 356):
        canvas.path(f"M{x - 18} 284 L{x} 224 L{x + 18} 284 Z", "#3f6a4c", 2)


PORTRAITS = {
    "castle": castle,
    "palace": palace,
    "theater": theater,
}
