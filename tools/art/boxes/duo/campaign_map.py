"""The map of the campaign: a path of fifteen stones through the valley, from the first ink to the last edition."""

from art.kit.part import each, put
from art.kit.picture import Picture, painted
from art.parts import scenery
from art.parts.buildings import goods, houses, life
from art.parts.buildings import tones as t
from art.parts.scenery import valley_map
from art.parts.scenery.moods import LEAF_SPRING
from art.tile import scene_tile

STONES = (
    (66, 119), (191, 69), (320, 105), (448, 69), (576, 105), (696, 183), (611, 286), (471, 295), (332, 266), (194, 309),
    (76, 407), (188, 508), (326, 470), (468, 514), (608, 470),
)  # fmt: skip
"""Where the chapters lie."""
END = (700, 420)
BLOSSOM = ("#f2a8bc", "#fbd8e2", "#c8708c")


MAP = scene_tile(
    put(valley_map.land),
    put(valley_map.river),
    put(valley_map.trail, (20, 168), STONES, END),
    each(scenery.broadleaf, (44, 40, 0.5, 3), (120, 190, 0.55, 5), (52, 290, 0.6, 7), (520, 190, 0.5, 2),
         (560, 420, 0.55, 4), (70, 580, 0.6, 9), (640, 40, 0.45, 6), colours=BLOSSOM),
    each(scenery.broadleaf, (730, 92, 0.6, 1), (304, 432, 0.6, 8), (500, 60, 0.45, 3), (740, 590, 0.6, 12),
         (270, 200, 0.5, 4), (530, 590, 0.55, 10), colours=LEAF_SPRING),
    each(scenery.pine, (150, 205, 0.45, 2), (568, 215, 0.45, 3), (266, 425, 0.5, 4), (520, 425, 0.45, 5),
         (700, 585, 0.5, 6), (20, 500, 0.5, 7)),
    put(houses.cottage, 226, 212, 0.72, 3, roof=t.TILE_RED),
    put(houses.cottage, 466, 214, 0.66, 5),
    put(houses.cottage, 196, 400, 0.66, 6, roof=t.SLATE_PURPLE),
    put(houses.cottage, 684, 416, 1.25, 2),
    each(scenery.flower, (210, 160, 0.9, 2), (320, 350, 0.9, 3), (420, 370, 0.9, 4), (596, 208, 0.9, 5),
         (90, 470, 0.9, 6), (440, 440, 0.9, 7), (640, 540, 0.9, 8), (250, 560, 0.9, 9)),
    put(goods.basket, 640, 424, 0.7, 3),
    each(life.butterfly, (250, 130, 0.7), (540, 330, 0.7), (130, 350, 0.6)),
    page=valley_map.PAGE,
)  # fmt: skip
PICTURES = (Picture("duo/campaign_map.jpg", valley_map.SIZE, (MAP,), painted),)
