"""The four Farms below the Meadow."""

from art.building import House, door, opening, window
from art.kit.palette import LEAF_SUMMER
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import goods, life, openings, roofs, walls, works, yard
from art.parts.buildings import tones as t
from art.tile import scene_tile

FARM = {
    "farm_twigs": scene_tile(
        put(scenery.river_bank, "morning", 5),
        each(scenery.broadleaf, (70, 210, 1.3, 3), (470, 206, 1.4, 6)),
        House(
            at=(250, 290),
            width=150,
            wall=80,
            rise=76,
            depth=(80, -10),
            walls=put(walls.planks, 4, t.OAK),
            roof=put(roofs.thatch, 5),
            front=(door(), window(0.22, 0.7), window(0.78, 0.7)),
        ),
        each(goods.twig_bundle, (110, 318, 2.2, 3), (176, 336, 1.9, 5), (420, 326, 2.3, 8)),
        put(goods.log_pile, 450, 290, 1.2, 4),
    ),
    "farm_resin": scene_tile(
        put(scenery.forest_interior, "noon", 12, 210),
        each(scenery.pine, (80, 280, 1.9, 3), (470, 284, 2.0, 6)),
        House(
            at=(230, 296),
            width=130,
            wall=74,
            rise=66,
            depth=(70, -10),
            walls=put(walls.brick, 4, t.OLD_BRICK),
            roof=put(roofs.tiles, 5, t.SHINGLE_TEAL, 15, "square"),
            front=(door(tones=t.GREEN_BOARD), window(0.8, 0.6)),
        ),
        put(works.kettle_pipe, [(330, 210), (330, 160), (392, 160), (392, 270)], 12),
        each(goods.jar, (130, 330, 2.4), (190, 340, 2.0), (350, 334, 2.6), (420, 328, 2.2), glow=0.8),
        put(scenery.barrel, 492, 340, 1.3, 3),
    ),
    "farm_pebble": scene_tile(
        put(scenery.mountains, "morning", 4),
        put(scenery.stream, 230, 6),
        each(scenery.rock, (70, 300, 2.2, 3), (480, 306, 2.4, 5)),
        put(works.rails, (270, 250), (300, 372), 40, 110),
        put(works.mine_cart, 284, 320, 2.1, 2),
        put(goods.pebbles, 130, 336, 2.0, 4),
        put(goods.pebbles, 432, 342, 2.0, 7),
        put(life.perched_bird, 70, 232, 1.4),
    ),
    "farm_berries": scene_tile(
        put(scenery.meadow, "noon", 150, seed=17, trees=1, flowers=10),
        put(yard.field, 200, 300, (300, 120), 12, crop="cabbage", seed=3, left=-160, right=700),
        House(
            at=(160, 250),
            width=140,
            wall=72,
            rise=70,
            depth=(80, -8),
            walls=put(walls.planks, 4, t.TOADSTOOL),
            roof=put(roofs.thatch, 5),
            front=(opening(openings.gateway, 0.5, 0.78, 56, 58, "square", t.WHITEWASH, "#5a3c24"),),
        ),
        each(scenery.bush, (360, 300, 1.9, 3, LEAF_SUMMER, "#a8325a"), (480, 316, 2.1, 6, LEAF_SUMMER, "#a8325a")),
        each(goods.basket, (110, 338, 2.2, 3, "berry"), (250, 346, 2.0, 6, "berry")),
        put(scenery.fence, 20, 352, 1.4, 3, length=60),
    ),
}
