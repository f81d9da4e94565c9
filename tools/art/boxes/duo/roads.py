"""Traveler constructions: balloon, greenhouse, hotel, monastery, pirate ship, wall, gatehouse, market cart."""

from art.boxes.duo.shapes import flags, mansard, rowing_boat, ship
from art.building import Front, House, Tower, building, door, opening, window
from art.kit.palette import LEAF_SUMMER
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import (
    goods,
    life,
    market,
    openings,
    rocks,
    roofs,
    rustic,
    towers,
    trims,
    vehicles,
    walls,
    yard,
)
from art.parts.buildings import tones as t
from art.parts.scenery import riverside

GLASS = put(vehicles.glass, 5, 4)

PORTRAITS = {
    "air_balloon": building(
        put(scenery.mountains, "morning", 4),
        put(vehicles.balloon, 92, 220, 0.42, ("#4f7f94", "#f6e8cc")),
        put(vehicles.balloon, 462, 190, 0.36, ("#6d8a5c", "#f9e09c")),
        each(scenery.cloud, (130, 120, 0.9, 2), (430, 260, 1.0, 6)),
        put(vehicles.balloon, 270, 352, 1.2, ("#7d5a86", "#f6e8cc", "#d79b3c")),
        each(scenery.pine, (56, 392, 1.1, 1), (490, 392, 1.2, 3)),
        each(life.flying_bird, (150, 220, 0.8), (404, 130, 0.7)),
    ),
    "greenhouse": building(
        put(scenery.meadow, "noon", 240, seed=6, trees=2, flowers=12),
        put(scenery.broadleaf, 462, 300, 1.2, 4),
        each(scenery.fern, (190, 336, 1.6, 2), (240, 336, 1.4, 4)),
        House(
            at=(226, 344),
            width=176,
            wall=112,
            rise=74,
            depth=(130, -14),
            walls=GLASS,
            roof=put(vehicles.glass, 6, 3),
            side_walls=put(vehicles.glass, 6, 4),
            board=t.WHITEWASH,
            dim=0.08,
            front=(door(tones=t.GREEN_BOARD, frame=t.WHITEWASH, wide=44, tall=70, v=0.8),),
        ),
        each(goods.pot, (120, 364, 1.6, 2), (160, 374, 1.3, 5), (306, 374, 1.5, 7), (352, 366, 1.7, 9)),
        put(yard.slab_path, (226, 350), (250, 400), 90, 3),
        each(scenery.flower_bed, (428, 372, 1.7, 2), (70, 376, 1.5, 5)),
        put(life.butterfly, 330, 120, 1.6, "#e2a63c", 20),
    ),
    "hotel": building(
        put(scenery.village_street, "evening", 11),
        put(yard.cobbles, 330, 396, 4),
        Front(
            at=(270, 346),
            width=216,
            height=214,
            walls=put(walls.plaster, 4, t.ROSE_STONE),
            openings=(
                *(window(u, v, 26, 36, "square", halo=0.5) for v in (0.18, 0.44) for u in (0.14, 0.38, 0.62, 0.86)),
                window(0.17, 0.76, 44, 46),
                window(0.83, 0.76, 44, 46),
                door(0.5, 0.82, 50, 74, tones=t.GREEN_BOARD),
            ),
        ),
        put(mansard, 270, 134, 244, 54, t.SLATE_PURPLE),
        each(towers.chimney, (190, 84, 0.9, 2), (350, 84, 0.9, 5)),
        put(trims.plaque, 270, 108, 60, 34, "crown", t.GILT),
        put(market.awning, 270, 258, 96, 26, 12, 7, t.CLOTH_RED_CREAM),
        each(yard.topiary, (188, 352, 1.1), (352, 352, 1.1)),
        each(vehicles.lamp_post, (104, 372, 1.1), (440, 372, 1.1)),
        put(life.townsmouse, 306, 376, 1.2, "#7d5a86", "#e2a63c"),
        put(scenery.crate, 400, 384, 0.9, 2),
    ),
    "monastery": building(
        put(scenery.mountains, "winter", 7),
        put(rocks.crags, ((150, 400, 220, 90), (400, 402, 240, 84), (270, 408, 330, 92)), 4),
        Tower(
            at=(372, 324),
            width=62,
            height=170,
            walls=put(rustic.logs, 3, t.BARK),
            dome=70,
            onion=0.8,
            cover=put(roofs.metal, 3, t.COPPER_GREEN),
            front=(window(0.5, 0.25, 20, 34),),
            tip="ball",
        ),
        House(
            at=(222, 334),
            width=150,
            wall=82,
            rise=120,
            depth=(110, -12),
            overhang=18,
            flare=4,
            walls=put(rustic.logs, 4, t.BARK),
            roof=put(roofs.tiles, 5, t.SHINGLE_BROWN, 15, "square"),
            front=(door(), window(0.2, 0.76), window(0.8, 0.76), window(0.5, 0.42, 30, 40)),
            side=(window(0.5, 0.5),),
        ),
        put(towers.belfry, 222, 140, 0.8),
        each(scenery.pine, (70, 380, 1.3, 2), (484, 382, 1.4, 5), colours=("#3f5f68", "#7f9ca0", "#f2f5ee")),
        each(life.townsmouse, (160, 372, 1.1, "#7a5536"), (196, 380, 1.0, "#7a5536")),
    ),
    "pirate_ship": building(
        put(riverside.river_valley, "noon", 230, 5),
        put(rocks.crags, ((40, 300, 150, 150), (510, 300, 170, 170)), 3, rocks.WARM_CRAG),
        put(ship, 270, 352, 1.18, "#4a4450", t.RED_BOARD),
        put(trims.banner, 206, 120, 40, 44, "#2a2630", "#f3e6cb", "mask"),
        put(life.peeping_mouse, 196, 306, 1.1, cap="#b8483a"),
        put(life.peeping_mouse, 330, 306, 1.1, cap="#4f7f94"),
        put(rowing_boat, 454, 386, 0.7, t.GREEN_BOARD),
        put(life.flying_bird, 110, 110, 0.9, ("#5aa05a", "#d8483a")),
    ),
    "wall": building(
        put(scenery.meadow, "morning", 210, seed=11, trees=3, flowers=6),
        Tower(at=(96, 350), width=92, height=210, merlons=5, front=(window(0.5, 0.3, 20, 36),)),
        Front(at=(290, 356), width=400, height=150, merlons=11, walls=put(walls.stone, 6, t.CASTLE_STONE, 20)),
        Tower(at=(432, 356), width=100, height=230, merlons=5, front=(window(0.5, 0.26, 20, 36),)),
        each(trims.banner, (180, 236, 30, 74, "#4f7f94"), (270, 236, 30, 74, "#b8483a"), (350, 236, 30, 74, "#4f7f94")),
        each(life.peeping_mouse, (216, 206, 1.2), (318, 206, 1.2)),
        put(trims.creeper, ((140, 340), (160, 310), (150, 280), (180, 330)), 16, 3),
        each(scenery.bush, (60, 384, 1.2, 2), (310, 376, 0.9, 5), (500, 386, 1.3, 7)),
    ),
    "gatehouse": building(
        put(scenery.meadow, "evening", 230, seed=21, trees=2, flowers=5),
        Front(
            at=(270, 340),
            width=140,
            height=176,
            merlons=5,
            walls=put(walls.stone, 5, t.SANDSTONE, 18),
            openings=(
                opening(openings.gateway, 0.5, 0.7, 92, 112, "arch", t.GREY_STONE),
                opening(openings.portcullis, 0.5, 0.66, 84, 92, 0.4),
                window(0.5, 0.18, 26, 30),
            ),
        ),
        *(
            Tower(
                at=(x, 346),
                width=78,
                height=196,
                roof=96,
                walls=put(walls.stone, 4, t.SANDSTONE),
                cover=put(roofs.tiles, 5, t.TILE_ORANGE),
                front=(window(0.5, 0.3), window(0.5, 0.62)),
                tip="ball",
            )
            for x in (168, 372)
        ),
        put(flags, ((168, 60), (372, 60)), ("#7d5a86", "#4f7f94"), 30),
        put(yard.slab_path, (270, 340), (270, 400), 130, 5),
        put(vehicles.cart, 300, 386, 0.8),
        put(life.townsmouse, 212, 376, 1.2, "#5d87a0", "#8a5c38"),
        each(scenery.bush, (84, 372, 1.2, 2, LEAF_SUMMER), (462, 370, 1.2, 5, LEAF_SUMMER)),
    ),
    "market_cart": building(
        put(scenery.village_street, "noon", 17),
        put(yard.cobbles, 320, 396, 6),
        put(market.stall, 452, 330, 1.1, t.CLOTH_BLUE_CREAM, seed=4),
        put(vehicles.cart, 260, 372, 1.9),
        each(goods.basket, (200, 256, 1.4, 2, "berry"), (262, 252, 1.5, 4, "apple"), (322, 256, 1.4, 6, "berry")),
        put(market.awning, 262, 140, 230, 44, 16, 11, t.CLOTH_GREEN_CREAM),
        put(trims.bunting, (20, 90), (520, 84), 30, 16, seed=5),
        each(goods.pumpkin, (110, 378, 1.5), (148, 386, 1.1)),
        put(scenery.sack, 420, 384, 1.3, 3),
        put(life.townsmouse, 92, 344, 1.5, "#b8483a", "#e2a63c"),
    ),
}
