"""The three forest cards of the railway."""

from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import goods, life
from art.tile import scene_tile

FOREST = {
    "forest_four_twigs": scene_tile(
        put(scenery.forest_interior, "morning", 11, 210),
        each(goods.twig_bundle, (190, 320, 1.8, 2), (340, 330, 1.9, 5), (264, 284, 1.7, 8)),
        each(scenery.fern, (60, 340, 1.6, 2), (490, 336, 1.6, 4)),
    ),
    "forest_two_twigs_one_resin": scene_tile(
        put(scenery.forest_interior, "evening", 7, 200),
        put(scenery.tree_trunk, 120, 320, 1.4),
        put(goods.twig_bundle, 300, 326, 2.0, 4),
        put(goods.jar, 420, 330, 2.2, glow=0.6),
        each(scenery.mushroom, (210, 340, 1.2, 2), (500, 340, 1.0, 3)),
    ),
    "forest_copy_forest": scene_tile(
        put(scenery.forest_interior, "morning", 3, 220),
        put(scenery.pond, 270, 310, 2.6, 2),
        each(life.butterfly, (190, 150, 1.8), (350, 130, 1.6)),
        each(scenery.fern, (70, 336, 1.7, 1), (470, 336, 1.7, 6)),
        gleam=(270, 130),
    ),
}
