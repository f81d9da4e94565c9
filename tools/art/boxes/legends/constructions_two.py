"""Legendary strongholds of the second pack: Darkdeep Prison, Everflame Tomb, Strongroot Castle."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import LEAF_DEEP, LEAF_SUMMER
from art.parts import scenery, splendour
from art.parts.buildings import (
    fires,
    goods,
    growth,
    life,
    openings,
    rocks,
    roofs,
    rustic,
    towers,
    trims,
    walls,
    works,
    yard,
)
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Face, Lathe, Surface
from art.parts.scenery.backdrops import heavens


def darkdeep_prison() -> Canvas:
    """A black keep on a pillar of rock in a bottomless chasm, reached by one chain bridge."""
    canvas = Canvas(*PAGE)
    canvas.cover(canvas.linear(0, 0, 0, 396, (0, "#33295a", 1), (0.5, "#7a5a94", 1), (1, "#1c1430", 1)))
    canvas.spot(300, 118, 230, 210, "#d8f0c8", 0.75)
    canvas.ellipse(320, 108, 98, 98, "#e4f2cc", 0, (canvas.glow(296, 84, 110, "#fbfff0", 0.9),))
    splendour.rays(canvas, 320, 108, 360, 16, "#d0f0c0", 0.3)
    scenery.stars(canvas, 0, 0, 1, 5, count=20)
    dark_rock = ("#4c4460", "#9484ac", "#1a1428")
    for x, y, w, h in ((-10, 420, 220, 360), (60, 420, 170, 240), (560, 420, 240, 380), (478, 420, 160, 250)):
        rocks.crag(canvas, x, y, w, h, int(w), dark_rock, 0.4)
    rocks.crag(canvas, 30, 424, 150, 122, 8, dark_rock, 0.72)
    rocks.crag(canvas, 290, 430, 236, 140, 4, dark_rock, 0.72)
    canvas.spot(284, 400, 200, 60, "#0c0814", 0.8)
    with canvas.moved(0, 34, 1.22, about=(286, 262)):
        _dark_keep(canvas)
    _chain_bridge(canvas, (78, 312), (256, 300))
    for x, y in ((128, 80), (160, 60), (430, 70), (404, 110)):
        scenery.bird(canvas, x, y, 1.2, x, ("#17121a",))
    for k in range(3):
        canvas.spot(270, 340 + k * 24, 260, 26, "#6a5a90", 0.3)
    life.townsmouse(canvas, 40, 312, 1.1, "#6a3a4c")
    scenery.lantern(canvas, 66, 284, 0.8)
    return canvas


def everflame_tomb() -> Canvas:
    """A white mausoleum on steps, an eternal golden flame burning in the bowl on its roof."""
    canvas = Canvas(*PAGE)
    scenery.sky(canvas, "dusk", 280)
    scenery.stars(canvas, 0, 0, 1, 8, count=40)
    splendour.rays(canvas, 270, 92, 420, 20, "#ffdc8a", 0.55)
    scenery.hills(canvas, 270, 56, 4, ("#5f5a80", "#b88ca0"))
    scenery.ground(canvas, 284, 5, ("#5c6850", "#b8a484", "#283030"), 6, 5)
    for x, y, size in ((44, 312, 1.15), (110, 300, 0.8), (496, 312, 1.2), (430, 300, 0.8)):
        yard.topiary(canvas, x, y, size * 1.35, "cone", x, LEAF_DEEP)
    works.stairs(canvas, 270, 372, 330, 6, 9, 14, t.MARBLE)
    wall = Face.upright(270, 320, 190, 118)
    walls.stone(canvas, wall, 3, t.MARBLE, 20)
    canvas.path("M240 320 V246 Q270 214 300 246 V320 Z", "#2c2434", 3, (canvas.glow(270, 300, 60, "#ffcf80", 0.95),))
    canvas.path("M254 318 h32 l5 -40 q-21 -14 -42 0 Z", t.MARBLE[0], 2.2, (canvas.glow(262, 290, 28, "#fffaf0", 0.9),))
    canvas.path(shapes.star(270, 296, 9, 3.8), t.GILT[0], 1.4)
    for x in (186, 222, 318, 354):
        towers.column(canvas, x, 320, 116, 20, t.MARBLE)
    canvas.path("M160 206 H380 V188 H160 Z", t.MARBLE[0], 3, (canvas.fade(240, 0, 380, 0, t.MARBLE[2], 0.6),))
    canvas.path("M228 172 H312 L300 134 H240 Z", t.MARBLE[0], 3, (canvas.fade(260, 0, 312, 0, t.MARBLE[2], 0.7),))
    towers.pediment(canvas, 270, 190, 236, 42, t.MARBLE)
    splendour.crest(canvas, 270, 174, 0.66)
    _fire_bowl(canvas, 270, 152)
    for x in (146, 394):
        works.pole(canvas, (x, 352), (x, 298), 8, t.MARBLE)
        canvas.spot(x, 284, 44, 44, "#ffc85a", 0.85)
        fires.flame(canvas, x, 300, 18, 34, 2)
        canvas.path(f"M{x - 14} 296 H{x + 14} L{x + 8} 308 H{x - 8} Z", t.GILT[0], 2.2)
    for x, y in ((66, 392), (148, 392), (400, 390), (432, 394), (500, 388)):
        scenery.flower(canvas, x, y, 1.5, x, ("#f7ecd8", "#e7a24a"))
    life.townsmouse(canvas, 96, 384, 1.15, "#4c4460", "#4c4460")
    goods.gravestone(canvas, 466, 382, 1.0, "round", 4)
    splendour.motes(canvas, (120, 20, 420, 260), 30, 4)
    return canvas


def strongroot_castle() -> Canvas:
    """A castle grown into the roots and trunk of a giant oak: towers between boughs, banners and battlements."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "evening", 280, 4)
    splendour.rays(canvas, 270, 150, 380, 18, "#ffe6a0", 0.5)
    scenery.hills(canvas, 280, 66, 6, ("#a58a7c", "#f4c894"))
    scenery.ground(canvas, 300, 5, ("#8a9050", "#ecd084", "#46542c"), 8, 5)
    growth.crown(canvas, 270, 84, 450, 160, 5, LEAF_SUMMER, 1.1)
    trunk = Lathe(270, [(74, 96), (70, 170), (86, 250), (134, 318), (188, 352)], 0.08)
    rustic.bark(canvas, trunk, 6, t.BARK, 40)
    rng = random.Random(12)
    limbs: list[growth.Bough] = []
    for start, angle, long, wide, forks in (
        ((150, 338), 172, 62, 30, 3),
        ((392, 338), 8, 62, 30, 3),
        ((200, 346), 148, 52, 24, 3),
        ((344, 346), 32, 52, 24, 3),
        ((236, 216), 186, 58, 30, 2),
        ((304, 216), -6, 58, 30, 2),
        ((232, 150), 214, 58, 28, 3),
        ((308, 150), -34, 58, 28, 3),
    ):
        limbs += growth.boughs(start, angle, long, wide, forks, rng)
    growth.draw_boughs(canvas, limbs, ("#3a2415", "#7a5536", "#c79a66"), 2.6)

    def cone(c: Canvas, s: Surface) -> None:
        roofs.tiles(c, s, 3, t.TILE_RED, 12)

    for x, y, w, h, r, seed in (
        (104, 332, 58, 126, 70, 3),
        (438, 332, 58, 132, 72, 5),
        (172, 222, 44, 88, 56, 7),
        (368, 222, 44, 94, 58, 9),
    ):
        tower = towers.round_tower(canvas, x, y, w, h, r, cover=cone, seed=seed)
        openings.window(canvas, tower.box(0.46, 0.26, 15, 26), "gothic", frame=t.MARBLE)
        openings.window(canvas, tower.box(0.5, 0.66, 13, 22), "gothic", frame=t.MARBLE)
        trims.pennant(canvas, x, y - h - r + 8, 0.85, "#3f6a3c", 20)
    keep = Lathe.tower(270, 250, 92, 148, 3, 0.12)
    walls.stone(canvas, keep, 5, t.CASTLE_STONE, 14)
    towers.battlements(canvas, keep, 6, 14)
    for u, v in ((0.3, 0.26), (0.7, 0.26), (0.3, 0.6), (0.7, 0.6)):
        openings.window(canvas, keep.box(u, v, 17, 30), "gothic", frame=t.MARBLE, halo=0.5)
    splendour.crest(canvas, 270, 178, 0.85)
    wall = Face.upright(270, 344, 256, 74)
    walls.stone(canvas, wall, 8, t.CASTLE_STONE, 15)
    towers.wall_battlements(canvas, wall, 11, 13)
    gate = wall.box(0.5, 0.55, 58, 66)
    openings.gateway(canvas, gate, "arch", t.MARBLE)
    openings.portcullis(canvas, gate, 0.4)
    for x in (196, 344):
        trims.banner(canvas, x, 282, 26, 52, "#3f6a3c", emblem="acorn")
    trims.creeper(canvas, [(236, 330), (228, 300), (240, 268), (232, 226)], 8, 4, LEAF_DEEP)
    trims.creeper(canvas, [(312, 336), (320, 300), (308, 270)], 8, 6, LEAF_SUMMER)
    yard.slab_path(canvas, (270, 344), (270, 400), 110, 3)
    life.townsmouse(canvas, 232, 380, 1.05, "#3f6a3c", "#c9c4b4")
    life.townsmouse(canvas, 308, 380, 1.05, "#3f6a3c", "#c9c4b4")
    splendour.motes(canvas, (70, 60, 470, 330), 18, 8)
    return canvas


def _dark_keep(canvas: Canvas) -> None:
    """The keep with barred windows, two towers and a grille in its gate."""

    def stone(c: Canvas, s: Surface) -> None:
        walls.stone(c, s, 6, t.DARK_STONE, 14)

    def spire(c: Canvas, s: Surface) -> None:
        roofs.tiles(c, s, 3, ("#5a4a78", "#a494cc", "#241a38"), 11)

    towers.round_tower(canvas, 350, 244, 52, 130, 74, stone, spire, seed=3)
    towers.round_tower(canvas, 222, 246, 48, 108, 66, stone, spire, seed=5)
    keep = Face.upright(286, 262, 120, 160)
    walls.stone(canvas, keep, 7, t.DARK_STONE, 16)
    towers.wall_battlements(canvas, keep, 7, 14, t.DARK_STONE)
    for u, v in ((0.22, 0.24), (0.5, 0.2), (0.78, 0.24), (0.22, 0.56), (0.78, 0.56)):
        place = keep.box(u, v, 16, 26)
        openings.window(canvas, place, "arch", openings.LIT if v < 0.3 else openings.DARK, t.IRON, "none", sill=False)
        for k in (0.25, 0.5, 0.75):
            (ax, ay), (bx, by) = place.at(k, 0.02), place.at(k, 0.98)
            canvas.line(f"M{ax:.1f} {ay:.1f} L{bx:.1f} {by:.1f}", 1.8, "#17121a")
    gate = keep.box(0.5, 0.8, 44, 62)
    openings.gateway(canvas, gate, "arch", t.GREY_STONE, "#0e0a12")
    openings.portcullis(canvas, gate, 0.75, "#6a6470")
    life.eyes_in_dark(canvas, 286, 238, 1.0)
    for u, v in ((0.36, 0.76), (0.64, 0.76)):
        fires.torch(canvas, *keep.at(u - 0.12 if u < 0.5 else u + 0.12, v), 0.55)
    trims.banner(canvas, 286, 172, 24, 44, "#6a3a8c", emblem="")


def _fire_bowl(canvas: Canvas, x: float, foot: float) -> None:
    """A golden bowl of everlasting fire standing on (x, foot)."""
    canvas.spot(x, foot - 70, 150, 130, "#ffc85a", 0.9)
    for dx, wide, tall, sway in ((-26, 34, 58, -7), (28, 34, 62, 8), (0, 54, 96, 3)):
        fires.flame(canvas, x + dx, foot - 42, wide, tall, sway)
    with canvas.moved(x, foot):
        canvas.path("M-14 0 H14 L10 -14 H-10 Z", t.GILT[0], 2.4)
        shade = (canvas.glow(-26, -42, 44, t.GILT[1], 0.95), canvas.fade(0, -42, 48, -12, t.GILT[2], 0.7))
        canvas.path("M-50 -48 H50 C48 -24 26 -12 0 -12 C-26 -12 -48 -24 -50 -48 Z", t.GILT[0], 3, shade)
        canvas.line("M-42 -38 Q0 -26 42 -38", 2, t.GILT[2])


def _chain_bridge(canvas: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A sagging bridge of planks on chains."""
    for lift in (-26, 0):
        for x, y in trims.hang_points((start[0], start[1] + lift), (end[0], end[1] + lift), 16, 22):
            canvas.ellipse(x, y, 5.4, 3.4, "none", 2.2, (), "#a89cb8")
    for x, y in trims.hang_points(start, end, 16, 13):
        canvas.path(
            shapes.rounded(x - 7, y - 3, 13, 8, 1.5),
            t.GREY_WOOD[0],
            1.8,
            (canvas.glow(x - 3, y, 9, t.GREY_WOOD[1], 0.8),),
        )
        canvas.line(f"M{x:.1f} {y:.1f} v-24", 1.3, "#8a7f9c")


PORTRAITS = {
    "darkdeep_prison": darkdeep_prison,
    "everflame_tomb": everflame_tomb,
    "strongroot_castle": strongroot_castle,
}
