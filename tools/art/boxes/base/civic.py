"""Public houses: school, university, courthouse, clock tower."""

from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import LEAF_DEEP, LEAF_GOLD, LEAF_RUST, LEAF_SUMMER
from art.parts import scenery
from art.parts.buildings import emblems, goods, life, openings, roofs, towers, trims, walls, works, yard
from art.parts.buildings import tones as t
from art.parts.buildings.houses import cottage, gabled
from art.parts.buildings.surfaces import Face, Lathe
from art.parts.scenery.backdrops import heavens


def school() -> Canvas:
    """A yellow board school with a bell turret among autumn trees; a slate stands by the door."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "autumn", 250, 5)
    scenery.hills(canvas, 246, 50, 6, ("#c2b08c", "#f4e2bc"))
    scenery.hills(canvas, 262, 32, 8, ("#b9a058", "#f0d896"), ink=1.2)
    scenery.broadleaf(canvas, 60, 306, 1.55, 3, LEAF_RUST)
    scenery.broadleaf(canvas, 494, 300, 1.45, 6, LEAF_GOLD)
    scenery.ground(canvas, 276, 9, ("#b39c50", "#efd68c", "#6a6030"), 10)
    house = gabled(214, 334, 138, 92, 86, (150, -18), overhang=14, sag=4)
    walls.planks(canvas, house.side, 2, t.YELLOW_BOARD, 12, upright=False)
    walls.dim(canvas, house.side, 0.3, "#6a3a20")
    walls.planks(canvas, house.front, 3, t.YELLOW_BOARD, 12, upright=False, nails=False)
    walls.beams(canvas, house.front, ((0.02, 0.5, 0.02, 1), (0.98, 0.5, 0.98, 1)), 7, t.WHITEWASH)
    walls.beams(canvas, house.side, ((0.98, 0, 0.98, 1),), 6, t.WHITEWASH)
    for u in (0.2, 0.5, 0.8):
        place = house.side.box(u, 0.5, 26, 40)
        openings.window(canvas, place, "arch", frame=t.WHITEWASH)
    x, y = house.side.at(0.5, 0.69)
    life.peeping_mouse(canvas, x, y, 0.58)
    for u in (0.17, 0.83):
        openings.window(canvas, house.front.box(u, 0.72, 20, 36), "arch", frame=t.WHITEWASH)
    openings.door(canvas, house.front.box(0.5, 0.81, 40, 64), "square", t.BLUE_BOARD, t.WHITEWASH)
    trims.plaque(canvas, 214, 206, 52, 38, "book")
    house.put_on_roof(
        canvas, lambda c, f: roofs.tiles(c, f, 4, t.SLATE_GREY, 14, "square"), t.WHITEWASH, 9, t.SLATE_GREY
    )
    towers.belfry(canvas, 226, 162, 1.05, 14, t.WHITEWASH, t.RED_BOARD)
    works.stairs(canvas, 214, 348, 66, 2, 7, 5, t.FIELDSTONE)
    yard.slab_path(canvas, (214, 350), (196, 400), 90, 5)
    canvas.rod("M404 356 V176", 5, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.6)
    trims.pennant(canvas, 404, 180, 1.15, "#7d5a86", 12, "acorn")
    with canvas.moved(300, 362):
        canvas.rod("M-22 0 L-12 -62", 4, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.4)
        canvas.rod("M22 0 L12 -62", 4, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.4)
        canvas.path("M-27 -56 H27 V-16 H-27 Z", "#3f5348", 3.4, (canvas.glow(-10, -46, 40, "#7a9484", 0.6),), "#8a5c38")
        canvas.line("M-18 -44 q4 -6 8 0 t8 0 M-18 -32 h20 M-18 -25 h13 M10 -34 l6 10 h-12 Z", 1.8, "#f4f0dc")
    goods.basket(canvas, 346, 360, 0.85, 4, "apple")
    for x, y in ((128, 356), (146, 364)):
        scenery.book(canvas, x, y, 0.62, colours=("#7d5a86", "#b997bb") if x > 130 else ("#8c3b2e", "#c8674a"))
    goods.pumpkin(canvas, 118, 344, 0.8)
    life.townsmouse(canvas, 382, 376, 0.95, "#b8483a", "#e2a63c")
    life.townsmouse(canvas, 410, 372, 0.8, "#41697b")
    scenery.fence(canvas, 424, 350, 0.9, 3, length=130)
    scenery.fence(canvas, -6, 352, 0.9, 4, length=96)
    for k in range(26):
        x, y = (k * 83 + 20) % 540, 300 + (k * 47) % 92
        with canvas.moved(x, y, 0.8, rotate=k * 50):
            canvas.path("M0 -5 C5 -4 5 3 0 6 C-5 3 -5 -4 0 -5 Z", ("#c8642e", "#e0a03c", "#a8452f")[k % 3], 1)
    return canvas


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
    slot = "M278 62 C306 64 332 88 344 130 L314 138 C308 108 294 84 268 68 Z"
    canvas.path(slot, "#2a2a3c", 2.4, (canvas.glow(300, 100, 30, "#ffd080", 0.5),))
    canvas.rod("M310 104 L342 60", 13, t.GILT[0], t.GILT[1], 2)
    canvas.rod("M338 66 L352 46", 17, t.COPPER[0], t.COPPER[1], 2)
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
    life.townsmouse(canvas, 306, 380, 0.9, "#41697b", "#3a3240")
    scenery.book(canvas, 306, 364, 0.34)
    for x in (92, 350):
        yard.hedge(canvas, x, 350, 100, 17, x, LEAF_DEEP)
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


def clock_tower() -> Canvas:
    """A tall brick and timber tower in the evening with a great dial and its gears laid open."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "evening", 280, 8)
    scenery.hills(canvas, 276, 60, 4, ("#9a8c94", "#f2c49c"))
    for x, size, seed, turn, roof in (
        (34, 1.05, 2, 1, t.SHINGLE_BROWN),
        (128, 0.85, 3, 1, t.TILE_RED),
        (436, 0.9, 4, -1, t.TILE_ORANGE),
        (516, 1.1, 5, -1, t.SHINGLE_BROWN),
    ):
        cottage(canvas, x, 318, size, seed, t.PLASTER, roof, turn)
    scenery.ground(canvas, 314, 5, ("#97884c", "#efc680", "#4f5230"), 6, 5)
    yard.cobbles(canvas, 338, 396, 6, ("#bfa07c", "#f0d2a4", "#6a4c3c"))
    scenery.ground_shadow(canvas, 290, 350, 1, 220)
    front, side = Face.upright(254, 350, 124, 232), Face((316, 118), (366, 110), (366, 336), (316, 350))
    walls.brick(canvas, side, 3, t.BRICK, 10)
    walls.dim(canvas, side, 0.42)
    walls.brick(canvas, front, 4, t.BRICK, 10)
    corner = t.SANDSTONE
    for k in range(9):
        for x in (192, 316):
            wide = 16 if k % 2 else 11
            left = x if x < 200 else x - wide
            canvas.path(
                f"M{left} {130 + k * 25} h{wide} v13 h{-wide} Z",
                corner[0],
                1.6,
                (canvas.glow(left, 130 + k * 25, 14, corner[1], 0.8),),
            )
    opening = front.box(0.5, 0.6, 66, 54)
    openings.gateway(canvas, opening, "arch", t.SANDSTONE, "#43261c")
    works.gear(canvas, 240, 262, 19, 10, t.COPPER)
    works.gear(canvas, 268, 272, 14, 8, t.GILT, 1.5)
    works.gear(canvas, 270, 248, 10, 7, t.IRON, 0.5)
    openings.door(canvas, front.box(0.5, 0.885, 38, 54), "arch", t.OAK, t.SANDSTONE)
    openings.window(canvas, side.box(0.5, 0.3, 18, 34), "gothic", frame=t.SANDSTONE)
    openings.window(canvas, side.box(0.5, 0.62, 18, 34), "gothic", frame=t.SANDSTONE)
    for u in (0.12, 0.88):
        openings.window(canvas, front.box(u, 0.9, 14, 26), "gothic", frame=t.SANDSTONE, sill=False)
    loft, loft_side = Face.upright(252, 140, 148, 40), Face((326, 100), (382, 92), (382, 128), (326, 140))
    walls.timber(canvas, loft_side, 3, ((0.5, 0, 0.5, 1),), width=6)
    walls.dim(canvas, loft_side, 0.4)
    walls.timber(canvas, loft, 4, ((0.22, 0, 0.22, 1), (0.78, 0, 0.78, 1)), width=6)
    roof_side = Face((276, 40), (280, 39), (394, 96), (336, 108))
    roofs.tiles(canvas, roof_side, 5, t.SHINGLE_TEAL, 13)
    walls.dim(canvas, roof_side, 0.3)
    roofs.tiles(canvas, Face((272, 40), (278, 39), (338, 108), (168, 108)), 6, t.SHINGLE_TEAL, 14)
    towers.finial(canvas, 275, 42, 0.8, "vane")
    towers.clock_face(canvas, 254, 166, 52, 10.15)
    trims.creeper(canvas, [(196, 346), (200, 310), (206, 276), (200, 244), (208, 226)], 9, 3)
    trims.creeper(canvas, [(316, 348), (322, 318), (318, 290)], 7, 5)
    canvas.rod("M404 366 V300", 5, "#3f3a40", "#8a8488", 1.4)
    scenery.lantern(canvas, 404, 276, 1.0, 3)
    life.owl(canvas, 352, 112, 0.62)
    scenery.bird(canvas, 120, 86, 1.2, 4)
    scenery.bird(canvas, 148, 70, 0.9, 9)
    scenery.bird(canvas, 430, 120, 1.0, 14)
    goods.pot(canvas, 196, 362, 0.9, 3)
    scenery.bush(canvas, 470, 352, 0.8, 5, LEAF_GOLD)
    scenery.bush(canvas, 90, 350, 0.9, 6, LEAF_RUST)
    return canvas


PORTRAITS = {
    "school": school,
    "university": university,
    "courthouse": courthouse,
    "clock_tower": clock_tower,
}
