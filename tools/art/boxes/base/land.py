"""Works of the land and the water: farm, storehouse, twig barge, lookout."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import LEAF_DEEP, LEAF_SUMMER, RESIN
from art.parts import scenery
from art.parts.buildings import goods, life, openings, rocks, roofs, rustic, towers, trims, walls, water, works, yard
from art.parts.buildings import tones as t
from art.parts.buildings.houses import gabled
from art.parts.buildings.surfaces import Face, Lathe
from art.parts.scenery.backdrops import carpet, far_firs, heavens
from art.parts.scenery.land import ripples


def farm() -> Canvas:
    """A red barn with a hay loft between rows of berry bushes and wheat, in the morning."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "morning", 210, 3)
    scenery.hills(canvas, 214, 56, 2, ("#b0c292", "#f0eec4"))
    scenery.hills(canvas, 226, 30, 7, ("#d0bf6c", "#f6e6a4"), ink=1.2)
    scenery.broadleaf(canvas, 468, 252, 1.2, 4, LEAF_SUMMER)
    scenery.ground(canvas, 238, 5, ("#9aa84e", "#e9dc8c", "#5d7034"), 8, 5)
    silo = Lathe.tower(372, 262, 56, 128, 2, 0.16)
    walls.planks(canvas, silo, 6, t.PALE_WOOD, 10)
    for v in (0.2, 0.5, 0.8):
        canvas.line(shapes.polyline([silo.at(k / 10, v) for k in range(11)]), 3, "#5a4230")
    roofs.acorn_cap(canvas, Lathe.dome(372, 140, 72, 44, 0.16), 3)
    barn = gabled(214, 284, 152, 74, 66, (118, -14), overhang=13, flare=2)
    walls.planks(canvas, barn.side, 2, t.RED_BOARD, 13)
    walls.dim(canvas, barn.side, 0.36)
    walls.planks(canvas, barn.front, 3, t.RED_BOARD, 13, nails=False)
    edge = ((0.015, 0.48, 0.015, 1), (0.985, 0.48, 0.985, 1), (0, 0.475, 1, 0.475))
    walls.beams(canvas, barn.front, edge, 6, t.WHITEWASH)
    door = barn.front.box(0.5, 0.77, 66, 60)
    canvas.path(door.outline(), "#5a2a1c", 2.6, (canvas.glow(*door.at(0.5, 0.9), 50, "#f0b45c", 0.8),))
    walls.beams(canvas, door, ((0, 0, 1, 0), (0, 0, 0, 1), (1, 0, 1, 1)), 6, t.WHITEWASH)
    goods.mound(canvas, 214, 282, 50, 28, seed=3)
    for side, u0 in ((-1, -0.62), (1, 1.06)):
        leaf = door.sub(u0, 0.0, u0 + 0.56, 1.0)
        walls.planks(canvas, leaf, 4 + side, t.RED_BOARD, 10, ink=2.4)
        walls.beams(
            canvas,
            leaf,
            ((0.05, 0.05, 0.95, 0.95), (0.05, 0.95, 0.95, 0.05), (0, 0.03, 1, 0.03), (0, 0.97, 1, 0.97)),
            4,
            t.WHITEWASH,
        )
    loft = barn.front.box(0.5, 0.3, 30, 34)
    openings.window(canvas, loft, "arch", ("#5a2a1c", "#f0b45c", "#2a120c"), t.WHITEWASH, "none", sill=False)
    goods.mound(canvas, 214, 202, 30, 14, seed=5)
    for u in (0.3, 0.7):
        openings.window(canvas, barn.side.box(u, 0.48, 24, 22), "square", frame=t.WHITEWASH)
    barn.put_on_roof(canvas, lambda c, f: roofs.thatch(c, f, 5, t.THATCH, 3, 8), t.WHITEWASH, 9)
    towers.finial(canvas, 268, 149, 0.9, "vane")
    yard.field(canvas, 290, 400, (250, 196), 9, ("#9a7444", "#d8b476"), "berry", 4, -110, 620)
    rng = random.Random(2)
    for k in range(34):
        yard.plant(canvas, -6 + (k % 17) * 7.6, 278 + (k // 17) * 12, 1.25, "wheat", rng)
    scenery.fence(canvas, -10, 302, 0.95, 5, length=122)
    scenery.fence(canvas, 402, 296, 1.0, 3, length=140)
    _scarecrow(canvas, 424, 340)
    goods.pumpkin(canvas, 136, 304, 0.9)
    goods.pumpkin(canvas, 112, 308, 0.7)
    goods.basket(canvas, 308, 306, 0.9, 3, "berry")
    return canvas


def _scarecrow(canvas: Canvas, x: float, y: float) -> None:
    """A scarecrow with a straw hat and a bird on its arm."""
    with canvas.moved(x, y, 1.05):
        works.pole(canvas, (0, 2), (0, -80), 5, t.OAK)
        works.pole(canvas, (-34, -56), (34, -58), 5, t.OAK)
        canvas.path(
            "M-30 -64 L30 -66 L32 -50 L14 -48 L17 -14 L-16 -12 L-13 -48 L-31 -48 Z",
            "#5d87a0",
            2.2,
            (canvas.glow(-10, -52, 26, "#a9cbd4", 0.8), canvas.fade(0, -40, 18, -12, "#243f50", 0.6)),
        )
        canvas.path("M-8 -40 h12 v12 h-12 Z", "#d79b3c", 1.6)
        canvas.ellipse(0, -78, 13, 13, "#e9cf97", 2, (canvas.glow(-4, -83, 12, "#fff3d0", 0.8),))
        canvas.line("M-5 -80 h1 M5 -80 h1 M-5 -73 q5 4 10 0", 2)
        canvas.path(
            "M-22 -85 Q0 -93 22 -85 Q0 -78 -22 -85 Z M-11 -87 C-9 -104 9 -104 11 -87 Z",
            "#d8b04c",
            2,
            (canvas.glow(-6, -94, 14, "#f9e7ac", 0.8),),
        )
        life.perched_bird(canvas, 30, -66, 0.75, ("#4a4038", "#6a5a50"))


def storehouse() -> Canvas:
    """A thatched granary on mushroom stones at harvest time, doors open on sacks, a hoist over the loft."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "autumn", 236, 4)
    scenery.hills(canvas, 238, 52, 3, ("#b9a47c", "#f6d8a0"))
    yard.field(canvas, 244, 330, (270, 150), 16, ("#c89c44", "#f2d684"), "wheat", 3, -220, 760)
    scenery.ground(canvas, 304, 6, ("#9ea252", "#eedc90", "#5f6a34"), 8, 5)
    scenery.ground_shadow(canvas, 276, 344, 1, 280)
    canvas.path("M152 306 L300 306 L384 296 L384 326 L296 334 L152 334 Z", "#2e2018", 0, opacity=0.55)
    for x, y in ((162, 340), (226, 342), (288, 340), (342, 334), (392, 328)):
        yard.staddle(canvas, x, y, 1.15)
    house = gabled(224, 306, 150, 90, 90, (156, -12), overhang=20, flare=5, sag=7)
    rustic.logs(canvas, house.side, 2, t.BARK, 14, ends=False)
    walls.dim(canvas, house.side, 0.2)
    walls.planks(canvas, house.front, 4, t.PALE_WOOD, 14, nails=False)
    walls.beams(
        canvas, house.front, ((0.02, 0.5, 0.02, 1), (0.98, 0.5, 0.98, 1), (0, 0.53, 1, 0.53), (0, 0.98, 1, 0.98)), 8
    )
    walls.beams(canvas, house.side, ((0, 0.98, 1, 0.98), (0.33, 0, 0.33, 1), (0.66, 0, 0.66, 1)), 7)
    walls.under_eaves(canvas, house.side, 0.35, 0.6)
    door = house.front.box(0.5, 0.77, 72, 66)
    canvas.path(door.outline(), "#4a2a18", 2.6, (canvas.glow(*door.at(0.5, 0.7), 60, "#ffc463", 0.9),))
    for k, (dx, dy) in enumerate(((-20, 0), (4, 0), (24, -2), (-8, -22), (14, -24))):
        scenery.sack(canvas, 224 + dx, 302 + dy, 0.66, k)
    walls.beams(canvas, door, ((0, 0, 1, 0), (0, 0, 0, 1), (1, 0, 1, 1)), 6)
    for u0 in (-0.46, 1.05):
        leaf = door.sub(u0, 0.0, u0 + 0.4, 1.0)
        walls.planks(canvas, leaf, 7, t.GREEN_BOARD, 9, ink=2.4)
        walls.beams(canvas, leaf, ((0.05, 0.2, 0.95, 0.2), (0.05, 0.8, 0.95, 0.8)), 3.4, t.IRON)
    loft = house.front.box(0.5, 0.34, 38, 42)
    openings.window(canvas, loft, "arch", ("#4a2a18", "#ffc463", "#2a140c"), t.OAK, "none", sill=False)
    life.peeping_mouse(canvas, 224, 203, 0.78)
    for u in (0.17, 0.5, 0.83):
        openings.window(canvas, house.side.box(u, 0.56, 20, 18), "square")
    house.put_on_roof(canvas, lambda c, f: roofs.thatch(c, f, 8, t.THATCH, 4, 9), t.OAK, 11)
    works.pole(canvas, (226, 138), (174, 130), 8, t.OAK)
    works.hook_load(canvas, 178, 132, 244, 0.8, "crate")
    works.stairs(canvas, 224, 356, 84, 6, 8, 3, t.PALE_WOOD)
    scenery.barrel(canvas, 136, 350, 1.0)
    scenery.barrel(canvas, 110, 356, 0.9)
    scenery.crate(canvas, 326, 356, 1.05, 1)
    goods.basket(canvas, 326, 322, 0.9, 3, "berry")
    goods.log_pile(canvas, 398, 360, 1.0, 3, 3, 9)
    goods.pebbles(canvas, 168, 368, 1.0, 4, 9, 24)
    carpet(canvas, 340, random.Random(6), 8, "autumn")
    goods.jar(canvas, 276, 364, 0.9, RESIN, 0.5)
    goods.jar(canvas, 294, 368, 0.75, RESIN, 0.5)
    scenery.bird(canvas, 120, 110, 1.2, 3)
    scenery.bird(canvas, 150, 96, 0.9, 8)
    return canvas


def twig_barge() -> Canvas:
    """A barge heaped with twigs, with a leaf for a sail, on a river in the morning mist."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "morning", 190, 9)
    scenery.hills(canvas, 196, 70, 4, ("#b4c8b4", "#eef0d4"))
    scenery.hills(canvas, 208, 40, 8, ("#9dba8c", "#dfe4b0"), ink=1)
    far_firs(canvas, 204, 14, ("#6a8a64", "#86a678", "#bfd09c"), random.Random(4), 1.3)
    scenery.ground(canvas, 214, 4, ("#94ac5c", "#dcdc94", "#5a7840"), 6, 3)
    for x, size in ((26, 1.0), (84, 0.8), (470, 0.95), (524, 1.15)):
        scenery.broadleaf(canvas, x, 236, size, int(x), LEAF_SUMMER if x != 84 else LEAF_DEEP)
    scenery.stream(canvas, 240, 6)
    canvas.spot(270, 232, 300, 20, "#fff8e4", 0.6)
    water.water_shadow(canvas, 276, 330, 330)
    works.pole(canvas, (300, 306), (304, 40), 8, t.OAK)
    leaf = "M306 50 C386 70 420 150 392 214 C366 250 326 252 308 246 C316 180 316 110 306 50 Z"
    canvas.path(
        leaf,
        "#86a04a",
        3.2,
        (canvas.glow(330, 110, 90, "#dbe08a", 0.9), canvas.fade(340, 130, 410, 230, "#33501f", 0.7)),
    )
    canvas.line("M308 56 C350 110 368 170 372 236", 2.6, "#4f6d2f")
    for k in range(6):
        y = 84 + k * 26
        canvas.line(f"M{318 + k * 9} {y} q24 2 {40 - k * 2} 18 M{318 + k * 9} {y} q-2 16 -4 30", 1.5, "#4f6d2f", 0.7)
    works.pole(canvas, (296, 246), (388, 240), 5, t.OAK)
    trims.rope(canvas, (304, 44), (132, 268), 4)
    trims.pennant(canvas, 304, 44, 0.8, "#b8483a", 20, turn=-1)
    for x, y, length, seed in ((206, 294, 128, 2), (312, 296, 108, 5)):
        goods.twig_bundle(canvas, x, y, 1.12, seed, length, 16, 38)
    goods.twig_bundle(canvas, 254, 258, 1.12, 8, 122, 14, 34)
    goods.twig_bundle(canvas, 244, 222, 1.05, 11, 84, 10, 26)
    cabin = Face.upright(388, 296, 52, 44, 2)
    walls.planks(canvas, cabin, 3, t.RED_BOARD, 9, ink=2.6)
    openings.window(canvas, cabin.box(0.5, 0.45, 20, 20), "round")
    roofs.thatch(canvas, Face((360, 240), (416, 240), (424, 258), (352, 258)), 4, t.THATCH, 1, 6, 2.6)
    water.hull(canvas, 276, 334, 344, 44, t.OAK)
    life.peeping_mouse(canvas, 144, 280, 1.0, cap="#4f7f94")
    works.pole(canvas, (160, 352), (122, 206), 4.4, t.PALE_WOOD)
    scenery.lantern(canvas, 452, 250, 0.9, 2)
    canvas.rod("M444 284 Q450 262 452 250", 4, t.OAK[0], t.OAK[1], 1.3)
    rng = random.Random(8)
    ripples(canvas, 0, 342, 540, 50, rng, 14)
    scenery.reeds(canvas, 36, 380, 1.5, 3)
    scenery.reeds(canvas, 500, 384, 1.6, 5)
    scenery.reeds(canvas, 470, 392, 1.2, 7)
    for x, y in ((88, 372), (112, 382), (420, 380)):
        canvas.ellipse(x, y, 15, 5.5, "#6f9450", 1.5, (canvas.glow(x - 5, y - 2, 12, "#bcd084", 0.9),))
    scenery.flower(canvas, 112, 382, 0.9, 4, ("#f8d9d3",))
    life.butterfly(canvas, 178, 158, 1.2, "#e2a63c", 20)
    return canvas


def lookout() -> Canvas:
    """A tall timber watch tower with a telescope on a cliff above the sea."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "noon", 256, 15)
    canvas.path(
        "M0 232 H540 V400 H0 Z",
        "#6aa3a8",
        1.4,
        (canvas.linear(0, 232, 0, 396, (0, "#d6ecdc", 0.8), (0.5, "#7fb8b8", 0.2), (1, "#2f6474", 0.8)),),
        "#5a7a80",
    )
    ripples(canvas, 0, 244, 540, 130, random.Random(5), 26)
    for x, w in ((60, 90), (470, 120)):
        canvas.path(
            f"M{x - w} 234 C{x - w * 0.5} 208 {x} 204 {x + w * 0.4} 218 S{x + w} 232 {x + w} 234 Z",
            "#8fae9c",
            0,
            (canvas.glow(x - 20, 212, w, "#dfe8cc", 0.8),),
        )
    with canvas.moved(96, 250, 0.5):
        water.hull(canvas, 0, 0, 80, 20)
        works.pole(canvas, (0, -10), (0, -80), 4)
        canvas.path("M3 -78 C40 -60 40 -30 34 -18 L3 -16 Z", "#f6ecd6", 2.4)
    rocks.crags(
        canvas,
        ((176, 404, 100, 84), (372, 404, 120, 92), (272, 410, 220, 112), (206, 408, 96, 60), (352, 408, 110, 52)),
        3,
        rocks.WARM_CRAG,
        0.5,
    )
    top = (
        "M174 326 C190 302 226 294 270 294 C330 292 376 302 396 326 C380 318 370 330 350 322 C330 334 300 318 280 328 "
        "C256 334 240 320 220 330 C204 322 190 334 174 326 Z"
    )
    canvas.path(
        top,
        "#8fab58",
        2.2,
        (canvas.glow(220, 300, 90, "#dfe094", 0.9), canvas.fade(300, 300, 390, 330, "#3f5c30", 0.6)),
        "#4a6032",
    )
    for foot, head in (((212, 312), (236, 146)), ((334, 312), (312, 146))):
        works.pole(canvas, foot, head, 9, t.OAK)
    for k in range(3):
        y0, y1 = 304 - k * 52, 256 - k * 52
        left, right = 214 + k * 7.4, 332 - k * 7.2
        works.pole(canvas, (left, y0), (right - 7, y1), 4.6, t.OAK)
        works.pole(canvas, (right, y0), (left + 7, y1), 4.6, t.OAK)
        works.pole(canvas, (left + 6, y1), (right - 6, y1), 5.4, t.OAK)
    for foot, head in (((232, 320), (248, 146)), ((314, 320), (300, 146))):
        works.pole(canvas, foot, head, 7, t.PALE_WOOD)
    works.ladder(canvas, (274, 318), (274, 148), 22, 15)
    deck = Face((196, 136), (352, 136), (344, 152), (204, 152))
    walls.planks(canvas, deck, 3, t.PALE_WOOD, 12, ink=2.8)
    hut = Face.upright(274, 138, 96, 58, 2)
    walls.planks(canvas, hut, 5, t.OAK, 11, ink=2.8)
    walls.under_eaves(canvas, hut, 0.4, 0.6)
    view = hut.box(0.5, 0.42, 64, 30)
    canvas.path(view.outline(), "#3f2a1e", 2.4, (canvas.glow(*view.at(0.5, 0.9), 44, "#ffc870", 0.8),))
    life.peeping_mouse(canvas, 262, 116, 0.85, cap="#6f8f45")
    for k in range(9):
        x = 202 + k * 18
        canvas.rod(f"M{x} 140 V116", 3.2, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.2)
    canvas.rod("M196 116 H352", 4.6, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.5)
    roofs.tiles(canvas, Lathe.cone(274, 84, 142, 62, 0.12, curve=0.3), 6, ("#7d9648", "#c3d07c", "#3a5224"), 17, "leaf")
    trims.pennant(canvas, 274, 26, 0.9, "#b8483a", 18)
    canvas.rod("M300 112 L360 88", 9, t.COPPER[0], t.COPPER[1], 1.8)
    canvas.rod("M356 90 L376 82", 12, t.GILT[0], t.GILT[1], 1.8)
    canvas.rod("M318 106 L318 134", 3.6, t.IRON[0], t.IRON[1], 1.2)
    scenery.lantern(canvas, 344, 154, 0.75, 2)
    works.pole(canvas, (206, 146), (172, 140), 5, t.OAK)
    canvas.line("M176 142 V216 M176 216 L162 226 M176 216 L190 226", 1.8, "#6b4a2c")
    goods.basket(canvas, 176, 248, 0.72, 3, "apple")
    scenery.pine(canvas, 376, 322, 0.62, 3)
    scenery.bush(canvas, 206, 324, 0.5, 4)
    life.flying_bird(canvas, 150, 96, 0.7, ("#fbf6ea", "#a9b0b4"))
    life.flying_bird(canvas, 418, 140, 0.6, ("#fbf6ea", "#a9b0b4"), -1)
    for x, y in ((160, 386), (438, 384)):
        canvas.spot(x, y, 50, 9, "#ffffff", 0.8)
    return canvas


PORTRAITS = {
    "farm": farm,
    "storehouse": storehouse,
    "twig_barge": twig_barge,
    "lookout": lookout,
}
