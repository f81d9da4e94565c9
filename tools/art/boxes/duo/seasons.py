"""The four seasons, in each of which the hare or the tortoise begins."""

from typing import Any

from art.boxes.duo.cloth import LEAF, RED, ROSE, RUST, SAND, SKY, TEAL
from art.boxes.duo.shapes import fruit
from art.kit.palette import LEAF_BLOSSOM, LEAF_GOLD, LEAF_RUST, LEAF_SNOW, LEAF_SUMMER
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import goods, life
from art.parts.critters import clothes, garments, hats, headwear, trade, wares
from art.parts.critters.face import Look
from art.parts.scenery import weather
from art.portrait import Arm, portrait
from art.tile import scene_tile


def begins(species: str, at: tuple[float, float, float], **details: Any) -> Any:
    """The one who begins the season, walking into the picture."""
    return portrait(species, at=at, left=Arm("hip"), **details)


WIDE = (648, 270)
SEASONS = {
    "winter": scene_tile(
        put(scenery.meadow, "winter", 140, seed=5, trees=0, flowers=0),
        each(
            scenery.pine,
            (60, 240, 1.3, 1),
            (150, 214, 0.9, 3),
            (540, 220, 1.1, 5),
            (610, 250, 1.4, 7),
            colours=("#3f5c5c", "#6a8a84", "#f6f7ef"),
        ),
        put(scenery.broadleaf, 220, 210, 0.8, 4, LEAF_SNOW),
        begins(
            "hare",
            (370, 262, 0.62),
            look=Look(turn=0.3),
            wear=(put(clothes.coat, SKY, SAND),),
            sleeve=SKY,
            right=Arm("wave"),
            collar=(put(garments.scarf, RED, SAND),),
            hat=(put(headwear.ear_muffs, RED),),
        ),
        put(weather.snowfall, 4, 80),
        page=WIDE,
    ),
    "spring": scene_tile(
        put(scenery.meadow, "morning", 140, seed=9, trees=0, flowers=30),
        each(scenery.broadleaf, (90, 220, 1.2, 2, LEAF_BLOSSOM), (560, 224, 1.3, 4, LEAF_BLOSSOM), (190, 190, 0.7, 6)),
        put(scenery.stream, 236, 5),
        begins(
            "tortoise",
            (300, 262, 0.62),
            look=Look(turn=0.2, eyes="smile"),
            wear=(put(clothes.robe, ROSE, SAND),),
            sleeve=ROSE,
            right=Arm("raise", put(trade.bouquet)),
            hat=(put(headwear.flower_crown),),
        ),
        each(life.butterfly, (420, 110, 1.8, "#c98bb0", 20), (180, 90, 1.6, "#e2a63c", -15)),
        page=WIDE,
    ),
    "summer": scene_tile(
        put(scenery.meadow, "noon", 140, seed=13, trees=0, flowers=24),
        each(scenery.broadleaf, (80, 226, 1.4, 2, LEAF_SUMMER), (580, 226, 1.4, 4, LEAF_SUMMER)),
        put(scenery.bush, 210, 244, 1.3, 3, LEAF_SUMMER, "#a8325a"),
        begins(
            "hare",
            (370, 262, 0.62),
            look=Look(turn=-0.2, eyes="smile"),
            wear=(put(clothes.dungarees, TEAL),),
            right=Arm("hold", put(wares.basket, 84, 44, True, "berries")),
            hat=(put(hats.straw_hat),),
        ),
        put(fruit, (60, 130), (100, 110), (560, 116), (600, 140), size=7),
        page=WIDE,
    ),
    "autumn": scene_tile(
        put(scenery.meadow, "autumn", 140, seed=17, trees=0, flowers=2),
        each(
            scenery.broadleaf,
            (80, 226, 1.4, 2, LEAF_RUST),
            (570, 226, 1.4, 4, LEAF_GOLD),
            (180, 196, 0.8, 6, LEAF_GOLD),
        ),
        put(weather.gale, 5, 18),
        begins(
            "tortoise",
            (310, 262, 0.62),
            look=Look(turn=0.25),
            wear=(put(clothes.coat, RUST, SAND),),
            sleeve=RUST,
            right=Arm("raise", put(trade.lantern)),
            hat=(put(hats.flat_cap, LEAF),),
        ),
        each(goods.pumpkin, (410, 258, 1.5), (456, 262, 1.1)),
        page=WIDE,
    ),
}
