"""Houses of the town: inn, general store, post office, fair grounds."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.parts import scenery
from art.parts.buildings import goods, life, market, openings, roofs, towers, trims, walls, works, yard
from art.parts.buildings import tones as t
from art.parts.buildings.houses import cottage, gabled
from art.parts.buildings.surfaces import Face, Lathe
from art.parts.scenery.backdrops import heavens

SNOW_PINE = ("#3f5f68", "#7f9ca0", "#f2f5ee")
POST_WARTS = (
    (0.13, 0.62, 13),
    (0.1, 0.9, 10),
    (0.2, 0.84, 15),
    (0.26, 0.4, 10),
    (0.34, 0.9, 11),
    (0.5, 0.1, 13),
    (0.5, 0.88, 16),
    (0.62, 0.96, 9),
    (0.7, 0.3, 11),
    (0.76, 0.82, 14),
    (0.88, 0.7, 12),
    (0.9, 0.93, 10),
)


def inn() -> Canvas:
    """A crooked timbered inn in the snow at dusk, all windows lit, a mug on its sign."""
    canvas = Canvas(*PAGE)
    scenery.sky(canvas, "dusk", 270)
    scenery.stars(canvas, 0, 0, 1, 4, count=22)
    scenery.hills(canvas, 262, 70, 5, ("#8d8fae", "#e6c3bd"))
    scenery.hills(canvas, 280, 36, 6, ("#a9b2c8", "#f0dcd4"), ink=1)
    for x, y, size in ((40, 300, 1.2), (92, 290, 0.8), (500, 300, 1.3), (452, 286, 0.75)):
        scenery.pine(canvas, x, y, size, int(x), SNOW_PINE)
    scenery.ground(canvas, 292, 7, ("#c9d3e2", "#fdf3e8", "#7f90b4"), 10, 6)
    lower = gabled(218, 340, 158, 72, 60, (142, -16))
    upper = gabled(218, 268, 174, 58, 96, (150, -14), overhang=16, flare=3, sag=5)
    towers.chimney(canvas, 330, 132, 1.0, 2, t.FIELDSTONE, 56, 24, smoke=1.0)
    wall = Face.upright(218, 340, 158, 74)
    walls.stone(canvas, lower.side, 3, t.FIELDSTONE, 15)
    walls.dim(canvas, lower.side, 0.42)
    walls.stone(canvas, wall, 4, t.FIELDSTONE, 15)
    walls.under_eaves(canvas, wall, 0.3, 0.6)
    walls.timber(canvas, upper.side, 5, ((0.34, 0, 0.34, 1), (0.66, 0, 0.66, 1), (0.02, 0.95, 0.3, 0.3)), width=6)
    walls.dim(canvas, upper.side, 0.4)
    frame = ((0.02, 0.62, 0.98, 0.62), (0.5, 0.05, 0.5, 0.62), (0.3, 0.62, 0.3, 1), (0.7, 0.62, 0.7, 1))
    braces = ((0.04, 0.97, 0.28, 0.66), (0.96, 0.97, 0.72, 0.66), (0.5, 0.3, 0.24, 0.6), (0.5, 0.3, 0.76, 0.6))
    walls.timber(canvas, upper.front, 6, (*frame, *braces), frame=False, width=6.5)
    walls.beams(canvas, upper.front, ((-0.02, 0.99, 1.02, 0.99), (0.02, 0.64, 0.02, 0.97), (0.98, 0.64, 0.98, 0.97)), 8)
    for u, v in ((0.5, 0.42), (0.5, 0.8), (0.16, 0.8), (0.84, 0.8)):
        openings.window(
            canvas, upper.front.box(u, v, 20 if v > 0.5 else 24, 30), "arch" if v < 0.5 else "square", bars="lattice"
        )
    for u in (0.17, 0.5, 0.83):
        openings.window(canvas, upper.side.box(u, 0.56, 22, 28), "square", halo=0.5)
    openings.window(canvas, wall.box(0.17, 0.48, 28, 32), "arch", bars="lattice", halo=0.6)
    openings.window(canvas, wall.box(0.83, 0.48, 28, 32), "arch", bars="lattice", halo=0.6)
    openings.window(canvas, lower.side.box(0.35, 0.5, 26, 28), "arch", halo=0.5)
    openings.window(canvas, lower.side.box(0.74, 0.5, 24, 26), "arch", halo=0.5)
    openings.door(canvas, wall.box(0.5, 0.6, 38, 58), "arch", t.RED_BOARD, t.OAK)
    life.peeping_mouse(canvas, 158, 320, 0.72)
    upper.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, 8, t.SHINGLE_BROWN, 15, "square"), t.OAK, 9)
    roofs.snow_cover(canvas, upper.roof, 0.6, 3)
    canvas.brush("M116 222 C140 190 180 146 212 112", 9, "#f4f6f4")
    trims.hanging_sign(canvas, 298, 274, 1.15, "mug")
    scenery.lantern(canvas, 184, 276, 0.8, 3)
    scenery.lantern(canvas, 252, 276, 0.8, 4)
    canvas.spot(218, 352, 120, 16, "#ffd890", 0.75)
    yard.slab_path(canvas, (218, 346), (250, 400), 110, 3, ("#e3d8d0", "#fff3dc", "#9a9cb4"))
    for x, y, half in ((150, 346, 34), (296, 350, 22), (438, 336, 34)):
        rise = f"M{x - half} {y} C{x - half * 0.6} {y - 15} {x - half * 0.1} {y - 17} {x + half * 0.2} {y - 11}"
        drift = f"{rise} S{x + half * 0.8} {y - 9} {x + half} {y} Q{x} {y + 9} {x - half} {y} Z"
        canvas.path(drift, "#f1f4f6", 1.6, (canvas.fade(x - 4, y - 10, x + half, y + 6, "#7f90b4", 0.6),), "#8090a8")
    for k in range(7):
        canvas.ellipse(302 + k * 19 + (k % 2) * 5, 384 - k * 3 - (k % 2) * 5, 4.6, 2.2, "#9aa8c8", 0)
    life.townsmouse(canvas, 420, 374, 0.95, "#4f7f94", "#b8483a")
    scenery.barrel(canvas, 366, 346, 0.85)
    scenery.barrel(canvas, 394, 350, 0.75)
    canvas.ellipse(366, 305, 14, 4.5, "#f6f8f6", 1.2, (), "#8090a8")
    for k in range(34):
        x, y = (k * 97 + 31) % 540, (k * 61 + 17) % 380
        canvas.ellipse(x, y, 1.6 + k % 3 * 0.5, 1.6 + k % 3 * 0.5, "#ffffff", 0, opacity=0.85)
    return canvas


def general_store() -> Canvas:
    """A teal shop front on a morning street: green awning, baskets of berries, jars behind the panes."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "morning", 230, 12)
    cottage(canvas, 36, 322, 1.75, 3, t.PLASTER, t.SHINGLE_BROWN, -1)
    cottage(canvas, 500, 322, 1.8, 5, t.ROSE_STONE, t.SLATE_GREY, 1, framed=False)
    scenery.bush(canvas, 128, 318, 0.8, 4)
    scenery.bush(canvas, 424, 320, 0.9, 5)
    yard.cobbles(canvas, 312, 396, 3)
    shop = gabled(262, 330, 216, 150, 84, (74, -10), overhang=13, sag=3)
    towers.chimney(canvas, 342, 128, 1.0, 4, t.BRICK, 46, 20, brick=True, smoke=0.7)
    walls.planks(canvas, shop.side, 2, t.BLUE_BOARD, 14, upright=False)
    walls.dim(canvas, shop.side, 0.36)
    walls.planks(canvas, shop.front, 3, t.BLUE_BOARD, 13, upright=False, nails=False)
    walls.beams(
        canvas, shop.front, ((0.015, 0.37, 0.015, 1), (0.985, 0.37, 0.985, 1), (0, 0.62, 1, 0.62)), 7, t.PALE_WOOD
    )
    openings.window(canvas, shop.side.box(0.5, 0.34, 26, 32), "square")
    for u in (0.24, 0.76):
        place = shop.front.box(u, 0.475, 26, 32)
        openings.window(canvas, place, "square", frame=t.PALE_WOOD)
        openings.flower_box(canvas, place, 5 + int(u * 10))
    trims.plaque(canvas, 262, 164, 66, 58, "berry", t.PALE_WOOD)
    for u in (0.2, 0.8):
        place = shop.front.box(u, 0.83, 60, 52)
        openings.window(canvas, place, "square", frame=t.PALE_WOOD, bars="none", sill=False)
        x, y = place.at(0.06, 0.98)
        scenery.shelf(canvas, x, y - 6, 0.62, int(u * 50), width=82, goods="jars")
    openings.door(canvas, shop.front.box(0.5, 0.835, 42, 74), "square", t.RED_BOARD, t.PALE_WOOD)
    openings.window(canvas, shop.front.box(0.5, 0.755, 24, 24), "square", frame=t.PALE_WOOD, sill=False, halo=0)
    market.awning(canvas, 262, 236, 206, 28, 8, 13, t.CLOTH_GREEN_CREAM)
    shop.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, 8, t.TILE_ORANGE, 14), t.PALE_WOOD, 9, t.TILE_ORANGE)
    goods.basket(canvas, 164, 350, 1.05, 1, "berry")
    goods.basket(canvas, 210, 358, 0.95, 2, "apple")
    scenery.crate(canvas, 330, 352, 1.0, 1)
    goods.basket(canvas, 330, 320, 0.85, 3, "berry")
    scenery.sack(canvas, 376, 356, 1.05, 2)
    scenery.barrel(canvas, 412, 350, 0.95)
    goods.basket(canvas, 412, 308, 0.75, 4, "leaf")
    life.townsmouse(canvas, 262, 352, 1.1, "#f0e2c4", "#8c3b2e")
    trims.hanging_sign(canvas, 152, 214, 0.95, "acorn", turn=-1)
    life.perched_bird(canvas, 122, 208, 0.7)
    return canvas


def post_office() -> Canvas:
    """A toadstool house in the meadow: dovecote holes in its cap, birds with letters, a red letter box."""
    canvas = Canvas(*PAGE)
    scenery.meadow(canvas, "noon", 262, 21, 2, 8)
    yard.slab_path(canvas, (262, 330), (236, 400), 90, 4)
    scenery.ground_shadow(canvas, 272, 346, 1, 200)
    stem = Lathe(262, [(62, 190), (64, 240), (72, 300), (86, 346)], 0.12)
    walls.plaster(canvas, stem, 4, ("#f1e2c2", "#fffaea", "#96744a"), 5)
    walls.under_eaves(canvas, stem, 0.36, 0.6)
    for k in range(7):
        canvas.line(
            f"M{206 + k * 18} {216 + (k % 3) * 6} q{(k - 3) * 1.2:.1f} 26 {(k - 3) * 3} 52", 1.3, "#a98a5c", 0.5
        )
    gills = shapes.ellipse(262, 200, 132, 22)
    canvas.path(gills, "#d9b98c", 2.6, (canvas.fade(262, 190, 262, 222, "#6a4020", 0.7),))
    for k in range(-9, 10):
        canvas.line(
            f"M{262 + k * 7} 205 L{262 + k * 14.4:.1f} {200 + 20 * (1 - (k / 9.4) ** 2) ** 0.5:.1f}",
            1.2,
            "#8a6038",
            0.6,
        )
    cap = Lathe(262, [(4, 46), (54, 58), (104, 98), (138, 160), (142, 196)], 0.13)
    roofs.toadstool(canvas, cap, 5, dots=0)
    for u, v, size in POST_WARTS:
        roofs.wart(canvas, cap, u, v, size)
    for x, y in ((226, 118), (262, 108), (298, 118), (244, 146), (280, 146)):
        canvas.ellipse(x, y, 12, 13, t.PALE_WOOD[0], 2, (canvas.glow(x - 4, y - 5, 12, t.PALE_WOOD[1], 0.9),))
        canvas.ellipse(x, y + 1, 8, 9, "#3a1c16", 1.6)
        canvas.rod(f"M{x} {y + 12} v6", 2.4, t.OAK[0], t.OAK[1], 1)
    life.perched_bird(canvas, 296, 126, 0.62, ("#c9a98c", "#f3e2c4"))
    life.perched_bird(canvas, 228, 128, 0.55, ("#9aa4ac", "#e9e2d4"), -1)
    towers.chimney(canvas, 338, 112, 0.8, 3, t.BRICK, 46, 20, brick=True, smoke=0.8)
    openings.door(canvas, stem.box(0.42, 0.7, 46, 72), "arch", t.BLUE_BOARD, t.PALE_WOOD)
    trims.letter(canvas, 247, 293, 0.8)
    openings.window(canvas, stem.box(0.78, 0.52, 30, 32), "round", halo=0.5)
    openings.window(canvas, stem.box(0.15, 0.52, 20, 28), "round", halo=0.4)
    openings.flower_box(canvas, stem.box(0.78, 0.52, 30, 32), 6)
    trims.hanging_sign(canvas, 330, 244, 1.1, "letter", t.RED_BOARD)
    goods.letter_box(canvas, 366, 352, 1.05)
    scenery.sack(canvas, 186, 352, 0.9, 1)
    trims.letter(canvas, 186, 314, 0.7, -14)
    trims.letter(canvas, 176, 318, 0.6, 20)
    life.flying_bird(canvas, 136, 128, 0.95, letter=True, turn=-1)
    life.flying_bird(canvas, 424, 96, 1.05, ("#f0e4cc", "#a88a6c"), 1, True)
    scenery.mushroom(canvas, 420, 350, 1.3, 3)
    scenery.mushroom(canvas, 442, 356, 0.8, 6)
    scenery.flower_bed(canvas, 140, 360, 1.1, 8, width=90)
    return canvas


def fair_grounds() -> Canvas:
    """A striped big top, a wheel with acorn seats, stalls and bunting at noon."""
    canvas = Canvas(*PAGE)
    scenery.meadow(canvas, "noon", 272, 33, 0, 6)
    wheel_x, wheel_y, radius = 394, 156, 96
    works.pole(canvas, (wheel_x, wheel_y), (wheel_x - 50, 318), 8, t.BLUE_BOARD)
    works.pole(canvas, (wheel_x, wheel_y), (wheel_x + 50, 318), 8, t.BLUE_BOARD)
    works.spoked_wheel(canvas, wheel_x, wheel_y, radius, 8, t.YELLOW_BOARD, 0.07, 0.2)
    for k, place in enumerate(trims.wheel_points(wheel_x, wheel_y, radius, 8, 0.2)):
        _acorn_seat(canvas, *place, ("#b8483a", "#4f7f94", "#6f8f45", "#7d5a86")[k % 4])
    scenery.ground_shadow(canvas, wheel_x, 320, 1, 130)
    tip = market.round_tent(canvas, 226, 330, 226, 82, 150, 13)
    trims.pennant(canvas, tip[0], tip[1] + 6, 0.95, "#4f7f94", 34)
    trims.bunting(canvas, (tip[0], tip[1] + 22), (56, 216), 22, 12, seed=1)
    canvas.rod("M486 326 V206", 5, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.4)
    trims.bunting(canvas, (tip[0], tip[1] + 22), (486, 212), 20, 12, seed=3)
    canvas.rod("M56 326 V208", 5, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.4)
    market.stall(canvas, 112, 362, 0.82, t.CLOTH_BLUE_CREAM, ("apple", "berry"), 3)
    market.stall(canvas, 350, 368, 0.9, ("#d79b3c", "#f6ecd0"), ("berry", "plum"), 5)
    life.peeping_mouse(canvas, 322, 330, 0.62, cap="#4f7f94")
    for x, y, tone in ((206, 286, "#b8483a"), (220, 272, "#e2a63c"), (194, 268, "#6f8f45"), (210, 256, "#7d5a86")):
        canvas.line(f"M{x} {y + 12} Q{x + 2} {y + 40} 206 352", 1.2, "#6b4a2c", 0.8)
        canvas.ellipse(x, y, 11, 13, tone, 1.8, (canvas.glow(x - 4, y - 5, 10, "#fff3dc", 0.8),))
    life.townsmouse(canvas, 212, 388, 1.15, "#7d5a86", "", "#b98a68", "#e6c29c")
    life.townsmouse(canvas, 262, 376, 0.85, "#6f8f45", "#b8483a")
    life.townsmouse(canvas, 284, 380, 0.75, "#d79b3c")
    return canvas


def _acorn_seat(canvas: Canvas, x: float, y: float, tone: str) -> None:
    """A seat of the great wheel hanging from (x, y)."""
    with canvas.moved(x, y, 1.1):
        canvas.line("M0 0 V8", 2)
        canvas.path(
            "M-11 14 C-11 26 -5 30 0 32 C5 30 11 26 11 14 Z",
            t.ACORN_NUT[0],
            1.9,
            (canvas.glow(-4, 18, 11, t.ACORN_NUT[1], 0.9),),
        )
        canvas.path("M-13 15 C-12 3 12 3 13 15 Q0 19 -13 15 Z", tone, 1.9, (canvas.glow(-5, 8, 10, "#fff0d8", 0.6),))


PORTRAITS = {
    "inn": inn,
    "general_store": general_store,
    "post_office": post_office,
    "fair_grounds": fair_grounds,
}
