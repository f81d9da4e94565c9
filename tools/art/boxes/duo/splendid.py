"""Prosperity constructions: Ever Tree, palace, hall of records, castle, theater, lighthouse, arch, treasury."""

from art.boxes.duo.shapes import beam, flags
from art.building import Front, House, Tower, building, door, opening, window
from art.kit.palette import LEAF_BLOSSOM, LEAF_GOLD, LEAF_SPRING
from art.kit.part import each, put
from art.parts import evertree, riverlife, scenery, splendour
from art.parts.buildings import goods, life, market, openings, rocks, roofs, towers, trims, walls, works, yard
from art.parts.buildings import tones as t
from art.parts.critters import wares
from art.parts.scenery import riverside

SAND = put(walls.stone, 5, t.SANDSTONE, 18)
ROSE = put(walls.stone, 4, t.ROSE_STONE, 18)

PORTRAITS = {
    "ever_tree": building(
        put(scenery.meadow, "dusk", 268, seed=6, trees=2, flowers=6),
        put(splendour.rays, 270, 170),
        put(evertree.ever_tree, 270, 366, 0.6, 7, True, (LEAF_BLOSSOM, LEAF_GOLD, LEAF_SPRING)),
        put(splendour.motes, (60, 60, 480, 330), 34, 4),
        put(trims.lights, (60, 290), (250, 318), 24, 8),
        put(trims.lights, (290, 318), (480, 290), 24, 8),
        each(life.townsmouse, (170, 384, 1.0, "#4f7f94"), (376, 386, 1.0, "#b8483a", "#e2a63c")),
    ),
    "palace": building(
        put(riverside.river_valley, "evening", 316, 12),
        *(
            Tower(
                at=(x, 330),
                width=56,
                height=h,
                walls=SAND,
                dome=56,
                cover=put(roofs.metal, 4, t.COPPER_GREEN),
                front=(window(0.5, 0.3, 20, 34),),
                tip="star",
            )
            for x, h in ((146, 150), (394, 150), (208, 190), (332, 190))
        ),
        Front(
            at=(270, 334),
            width=230,
            height=110,
            walls=SAND,
            tones=t.SANDSTONE,
            columns=6,
            openings=(
                door(0.5, 0.66, 44, 70, tones=t.BLUE_BOARD),
                window(0.22, 0.5, 26, 44),
                window(0.78, 0.5, 26, 44),
            ),
        ),
        Tower(at=(270, 236), width=104, height=50, walls=SAND, dome=84, cover=put(roofs.metal, 6, t.GILT), tip="star"),
        put(works.stairs, 270, 374, 150, 5, 9, 8, t.SANDSTONE),
        each(yard.topiary, (150, 362, 1.2, "cone"), (390, 362, 1.2, "cone")),
        put(riverside.lilies, ((80, 384, 1.0), (460, 386, 1.1))),
    ),
    "hall_of_records": building(
        put(scenery.meadow, "noon", 240, seed=51, trees=2, flowers=10),
        Tower(
            at=(270, 340),
            width=214,
            height=130,
            walls=put(walls.plaster, 4, t.WHITEWASH),
            dome=104,
            cover=put(roofs.tiles, 5, t.SLATE_BLUE),
            tip="ball",
            front=(
                door(0.5, 0.62, 54, 84, tones=t.BLUE_BOARD),
                *(window(u, 0.46, 26, 58) for u in (0.16, 0.32, 0.68, 0.84)),
            ),
        ),
        each(towers.column, (206, 344, 120, 15), (238, 346, 120, 15), (302, 346, 120, 15), (334, 344, 120, 15)),
        put(towers.pediment, 270, 228, 160, 46),
        put(trims.plaque, 270, 206, 30, 24, "book", t.GILT),
        put(works.stairs, 270, 380, 170, 4, 9, 8),
        each(trims.letter, (140, 378, 1.3, 10), (400, 380, 1.3, -14)),
        each(yard.hedge, (90, 372, 110), (450, 372, 110)),
        put(life.townsmouse, 346, 384, 1.2, "#5a6470"),
    ),
    "castle": building(
        put(scenery.meadow, "evening", 256, seed=53, trees=2, flowers=2),
        put(rocks.crags, ((150, 400, 240, 110), (392, 402, 240, 110), (270, 404, 320, 120)), 9, rocks.WARM_CRAG, 0.5),
        *(
            Tower(
                at=(x, 318),
                width=w,
                height=h,
                roof=r,
                walls=ROSE,
                cover=put(roofs.tiles, 5, t.TILE_RED),
                front=(window(0.5, 0.28, 18, 32), window(0.5, 0.6, 18, 32)),
            )
            for x, w, h, r in (
                (214, 50, 210, 84),
                (326, 50, 190, 80),
                (270, 70, 176, 104),
                (158, 60, 140, 76),
                (384, 60, 150, 78),
            )
        ),
        Front(
            at=(270, 330),
            width=210,
            height=96,
            walls=ROSE,
            merlons=9,
            openings=(
                opening(openings.gateway, 0.5, 0.64, 60, 76, "arch", t.GREY_STONE),
                window(0.2, 0.4),
                window(0.8, 0.4),
            ),
        ),
        put(flags, ((158, 110), (214, 40), (326, 56), (384, 98)), ("#e2a63c", "#4f7f94"), 26),
        put(yard.slab_path, (270, 336), (300, 400), 70, 4),
        each(scenery.pine, (64, 388, 1.2, 1), (486, 390, 1.2, 4)),
    ),
    "theater": building(
        put(scenery.village_street, "dusk", 33),
        put(yard.cobbles, 344, 396, 3),
        Front(at=(270, 350), width=290, height=190, walls=put(walls.plaster, 4, t.ROSE_STONE), gable=90),
        put(trims.plaque, 270, 132, 54, 46, "mask", t.GILT),
        Front(at=(270, 346), width=204, height=150, walls=put(walls.planks, 5, t.PALE_WOOD, upright=False)),
        put(scenery.moon, 320, 236, 0.7),
        put(life.townsmouse, 240, 338, 1.6, "#b8483a", "#e2a63c"),
        put(life.townsmouse, 304, 338, 1.6, "#4f7f94"),
        put(market.curtain, 166, 198, 62, 148, -1),
        put(market.curtain, 312, 198, 62, 148, 1),
        put(market.valance, 164, 194, 212, 34, 5),
        each(towers.column, (140, 350, 180, 20), (400, 350, 180, 20)),
        put(trims.lights, (128, 170), (412, 170), 18, 11),
        each(life.onlooker, (150, 392, 1.3), (208, 394, 1.3, "rabbit"), (270, 392, 1.3), (336, 394, 1.3, "squirrel")),
    ),
    "lighthouse": building(
        put(riverside.river_valley, "dusk", 290, 16),
        put(beam, 270, 100, -280, 60),
        put(beam, 270, 100, 280, 60),
        put(rocks.crags, ((190, 404, 180, 100), (370, 404, 190, 90), (276, 408, 240, 110)), 6),
        Tower(
            at=(270, 322),
            width=72,
            height=64,
            flare=8,
            walls=put(walls.plaster, 3, t.RED_BOARD),
            roof=0.0,
            front=(door(0.5, 0.6, 30, 48),),
        ),
        Tower(
            at=(270, 264),
            width=70,
            height=64,
            flare=1,
            walls=put(walls.plaster, 3, t.WHITEWASH),
            roof=0.0,
            front=(window(0.5, 0.5, 20, 30),),
        ),
        Tower(
            at=(270, 206),
            width=68,
            height=64,
            flare=1,
            walls=put(walls.plaster, 3, t.RED_BOARD),
            roof=0.0,
            front=(window(0.5, 0.55, 20, 30),),
        ),
        Tower(
            at=(270, 126),
            width=50,
            height=44,
            flare=0,
            walls=put(walls.plaster, 3, t.YELLOW_BOARD),
            roof=54,
            overhang=12,
            cover=put(roofs.metal, 3, t.COPPER_GREEN),
            tip="ball",
        ),
        put(splendour.sparkle, 270, 100, 26),
        House(at=(366, 344), width=76, wall=42, rise=40, depth=(40, -6), front=(door(wide=22, tall=34),)),
        each(life.flying_bird, (140, 180, 0.8), (420, 200, 0.7)),
    ),
    "welcome_arch": building(
        put(scenery.meadow, "morning", 232, seed=57, trees=3, flowers=14),
        put(scenery.path_to, 270, 236, 2.2, 3),
        *(
            Tower(at=(x, 356), width=56, height=190, walls=SAND, dome=40, cover=put(roofs.acorn_cap, 4), tip="acorn")
            for x in (142, 398)
        ),
        put(openings.broken_arch, 270, 232, 100, 38, 180, 360, 13, t.SANDSTONE),
        put(trims.plaque, 270, 126, 70, 44, "acorn", t.GILT),
        put(trims.garland, (164, 236), (270, 176), 26, flowers=("#e7766a", "#f7ecd8"), seed=3),
        put(trims.garland, (270, 176), (376, 236), 26, flowers=("#e7766a", "#f7ecd8"), seed=5),
        each(trims.banner, (142, 232, 32, 76, "#4f7f94"), (398, 232, 32, 76, "#b8483a")),
        each(scenery.flower_bed, (140, 374, 1.5, 2), (404, 374, 1.5, 5)),
        each(life.townsmouse, (240, 362, 1.5, "#7d5a86", "#e2a63c"), (292, 368, 1.4, "#6f8f45"), (324, 360, 0.9)),
    ),
    "treasury": building(
        put(scenery.stone_hall, seed=14, light_tint="#ffdc8a"),
        Front(
            at=(270, 330),
            width=210,
            height=236,
            walls=put(walls.stone, 4, t.GREY_STONE, 22),
            openings=(opening(openings.gateway, 0.5, 0.54, 140, 190, "arch", t.GILT, "#4a3414", 11),),
        ),
        put(goods.mound, 270, 330, 130, 96, ("#e0a83c", "#fff0a8", "#8a5a14"), 3),
        put(splendour.rays, 270, 260, 150, 12),
        put(riverlife.chest, 270, 352, 1.5),
        put(goods.mound, 128, 382, 130, 54, ("#e0a83c", "#fff0a8", "#8a5a14"), 5),
        put(goods.mound, 420, 384, 140, 60, ("#e0a83c", "#fff0a8", "#8a5a14"), 7),
        put(wares.coin_stack, 6, at=(196, 376), size=1.3),
        put(wares.coin_stack, 5, at=(350, 376), size=1.3),
        each(splendour.sparkle, (128, 340, 12), (420, 334, 14), (270, 240, 16)),
        put(wares.keys, 1.6, at=(400, 150)),
        each(scenery.candle, (80, 300, 1.4, 2), (464, 300, 1.4, 4)),
    ),
}
