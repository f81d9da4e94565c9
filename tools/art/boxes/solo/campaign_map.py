"""The map of Rugwort's years: over the hill, past the town, and back to the hill."""

from art.kit.part import each, put
from art.kit.picture import Picture, painted
from art.parts import scenery
from art.parts.buildings import goods, houses, vehicles
from art.parts.buildings import tones as t
from art.parts.scenery import valley_map
from art.parts.scenery.moods import LEAF_RUST, LEAF_SUMMER
from art.tile import scene_tile

STONES = ((170, 170), (560, 236), (260, 440))
"""Where the years lie."""
START, END = (30, 70), (640, 520)

MAP = scene_tile(
    put(valley_map.land, "#cfc37c", "#f0e6ac", "#b9a560"),
    put(valley_map.river),
    put(valley_map.trail, START, STONES, END),
    each(scenery.broadleaf, (470, 130, 0.6, 3), (60, 300, 0.6, 5), (720, 130, 0.65, 7), (480, 380, 0.55, 2),
         (90, 580, 0.65, 9), (560, 90, 0.5, 6), (470, 590, 0.6, 8), colours=LEAF_RUST),
    each(scenery.broadleaf, (250, 330, 0.55, 4), (640, 360, 0.6, 1), (740, 330, 0.5, 10), (330, 580, 0.55, 12),
         colours=LEAF_SUMMER),
    each(scenery.pine, (100, 330, 0.5, 2), (680, 150, 0.5, 3), (520, 400, 0.5, 4), (30, 470, 0.55, 7),
         (200, 60, 0.45, 5), (740, 590, 0.5, 6)),
    put(houses.cottage, 300, 140, 0.7, 3, roof=t.TILE_RED),
    put(houses.cottage, 690, 260, 0.8, 5),
    put(houses.cottage, 130, 400, 0.75, 6, roof=t.SLATE_PURPLE),
    put(houses.cottage, 662, 500, 1.25, 2),
    put(vehicles.cart, 90, 150, 0.8),
    put(goods.basket, 620, 524, 0.7, 3),
    each(goods.pumpkin, (590, 330, 0.6), (620, 338, 0.5), (180, 540, 0.6)),
    page=valley_map.PAGE,
)  # fmt: skip
PICTURES = (Picture("solo/campaign_map.jpg", valley_map.SIZE, (MAP,), painted),)
