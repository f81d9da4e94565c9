"""Shared parts of backdrops.

Parts take ``(canvas, x, y, scale, seed, colours)``: (x, y) is where the part stands (its foot), sizes are in
units of a 540-unit-wide picture at scale 1. Whole backdrops take the canvas and fill it.
"""

from art.parts.scenery.backdrops import forest_interior, meadow, mountains, river_bank, village_street
from art.parts.scenery.land import fence, ground, hills, path_to, pond, rock, stepping_stones, stone_wall, stream
from art.parts.scenery.plants import fern, flower, flower_bed, grass, ivy, mushroom, reeds
from art.parts.scenery.props import barrel, bird, book, candle, crate, ground_shadow, lantern, sack, smoke, table
from art.parts.scenery.rooms import arch_window, indoor_room, round_window, shelf, stone_hall
from art.parts.scenery.sky import cloud, moon, sky, stars, sun
from art.parts.scenery.trees import broadleaf, bush, leaf_mass, pine, tree_trunk

__all__ = [
    "arch_window",
    "barrel",
    "bird",
    "book",
    "broadleaf",
    "bush",
    "candle",
    "cloud",
    "crate",
    "fence",
    "fern",
    "flower",
    "flower_bed",
    "forest_interior",
    "grass",
    "ground",
    "ground_shadow",
    "hills",
    "indoor_room",
    "ivy",
    "lantern",
    "leaf_mass",
    "meadow",
    "moon",
    "mountains",
    "mushroom",
    "path_to",
    "pine",
    "pond",
    "reeds",
    "river_bank",
    "rock",
    "round_window",
    "sack",
    "shelf",
    "sky",
    "smoke",
    "stars",
    "stepping_stones",
    "stone_hall",
    "stone_wall",
    "stream",
    "sun",
    "table",
    "tree_trunk",
    "village_street",
]
