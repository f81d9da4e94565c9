"""Events A to C: what is brought, what is said, what is held."""

from typing import Any

from art.boxes.duo.cloth import BROWN, CREAM, GOLD, LEAF, MOSS, NIGHT, PLUM, RED, ROSE, RUST, SAND, SKY, TEAL
from art.kit.part import each, put
from art.parts import scenery, splendour, vignettes
from art.parts.buildings import fires, goods, houses, market, trims, works
from art.parts.critters import (
    clothes,
    garments,
    hats,
    headwear,
    interiors,
    luggage,
    regalia,
    stage,
    tools,
    trade,
    wares,
)  # fmt: skip
from art.parts.critters.face import Look
from art.parts.critters.tones import Tone
from art.parts.icons import goods as signs
from art.parts.scenery import riverside
from art.portrait import Arm, Portrait, portrait
from art.tile import scene_tile


def guest(
    species: str, x: float, cloth: Tone, look: Look, y: float = 352, size: float = 0.62, **details: Any
) -> Portrait:
    """One who takes part, in a coat of the cloth."""
    details.setdefault("wear", (put(clothes.coat, cloth, CREAM),))
    return portrait(species, at=(x, y, size), look=look, sleeve=cloth, **details)


LEFT, RIGHT = Look(turn=0.3, eyes="smile"), Look(turn=-0.3, eyes="smile")
BUNTING = put(trims.bunting, (0, 40), (540, 36), 40, 20)

EVENTS = {
    "a1": scene_tile(
        put(scenery.meadow, "noon", 220, seed=3, trees=2, flowers=8),
        BUNTING,
        guest("hedgehog", 150, ROSE, LEFT, 330, left=Arm("hip"), right=Arm("raise")),
        guest("mouse", 390, MOSS, RIGHT, 330, left=Arm("raise", put(wares.mug)), right=Arm("hip")),
        put(scenery.table, 270, 372, 2.4),
        each(goods.basket, (150, 330, 1.5, 2), (270, 334, 2.0, 4), (390, 330, 1.5, 6), fruit="berry"),
    ),
    "a2": scene_tile(
        put(scenery.river_bank, "morning", 4),
        guest("beaver", 360, RUST, RIGHT, 300, left=Arm("raise", put(trade.hammer, 80)), right=Arm("hip")),
        each(works.pole, *(((60 + k * 8, 284 + k * 12), (320 + k * 8, 284 + k * 12), 18) for k in range(5))),
        put(trade.rope_coil, 40, at=(130, 270)),
    ),
    "a3": scene_tile(
        put(scenery.forest_interior, "evening", 6, 210),
        put(scenery.tree_trunk, 110, 360, 1.1, 3),
        guest("squirrel", 300, MOSS, Look(turn=-0.3), left=Arm("point"), right=Arm("hip"), size=0.66),
        each(goods.jar, (170, 344, 2.6), (430, 348, 3.4), (486, 340, 2.4), glow=1.0),
    ),
    "a4": scene_tile(
        put(scenery.meadow, "night", 220, seed=8, trees=2, flowers=0),
        guest("tortoise", 130, SAND, Look(turn=0.3, mouth="grin"), left=Arm("hip"), right=Arm("point")),
        guest("hare", 410, SKY, Look(turn=-0.3, eyes="wide"), left=Arm("chest"), right=Arm("hip")),
        put(fires.fire, 270, 344, 2.6),
        each(goods.log_pile, (206, 356, 0.9, 1), (336, 356, 0.9, 3), rows=1),
    ),
    "a5": scene_tile(
        put(riverside.river_valley, "noon", 170, 5),
        each(riverside.lily_pad, (430, 236, 1.2), (360, 214, 0.9)),
        guest("otter", 150, TEAL, Look(turn=0.4, mouth="grin"), 356, 0.74, left=Arm("hip"), right=Arm("high")),
        each(vignettes.sign, (signs.pebble, 330, 220, 70), (signs.pebble, 440, 320, 60), (signs.pebble, 370, 336, 52)),
        each(splendour.sparkle, (392, 260, 14), (300, 262, 12)),
    ),
    "a6": scene_tile(
        put(scenery.stone_hall, seed=5),
        each(interiors.banner, (60, 16, TEAL, 1.2), (480, 16, RUST, 1.2)),
        guest("raven", 160, PLUM, Look(turn=0.3, eyes="stern"), left=Arm("hip"), right=Arm("point")),
        guest("fox", 380, NIGHT, Look(turn=-0.3, eyes="sly", mouth="grin"), left=Arm("point"), right=Arm("hip")),
        put(wares.balance, at=(270, 350), size=1.1),
    ),
    "b1": scene_tile(
        put(scenery.indoor_room, seed=6),
        each(goods.mound, (100, 350, 190, 120), (450, 350, 190, 130)),
        guest("dormouse", 190, ROSE, LEFT, left=Arm("hip"), right=Arm("raise", put(wares.mug))),
        guest("boar", 360, NIGHT, RIGHT, left=Arm("hold", put(trade.loaf)), right=Arm("hip")),
        put(scenery.lantern, 270, 60, 2.0, 2),
    ),
    "b2": scene_tile(
        put(scenery.village_street, "morning", 5),
        BUNTING,
        each(houses.cottage, (120, 336, 2.0, 3), (430, 338, 2.0, 5)),
        guest("rabbit", 276, LEAF, Look(eyes="smile", blush=1.0), left=Arm("wave"), right=Arm("offer")),
    ),
    "b3": scene_tile(
        put(scenery.stone_hall, seed=9),
        guest("owl", 130, PLUM, Look(turn=0.3, glasses="half"), 330, left=Arm("hip"), right=Arm("hip")),
        guest("badger", 270, RED, Look(), 326, left=Arm("hip"), right=Arm("raise"), collar=(put(garments.chain),)),
        guest("lynx", 410, TEAL, Look(turn=-0.3), 330, left=Arm("hip"), right=Arm("hip")),
        put(scenery.table, 270, 376, 2.6),
        put(trade.teapot, at=(250, 312), size=1.0),
        put(trade.bread_tray, 120, at=(390, 318)),
        put(trade.teacup, at=(140, 316)),
    ),
    "b4": scene_tile(
        put(scenery.village_street, "noon", 9),
        BUNTING,
        guest(
            "bear",
            270,
            RED,
            Look(eyes="smile"),
            356,
            0.8,
            left=Arm("wave"),
            right=Arm("hip"),
            collar=(put(clothes.ermine_collar),),
            hat=(put(regalia.crown),),
        ),
        guest("mouse", 90, SKY, LEFT, size=0.5, left=Arm("hip"), right=Arm("high", put(trade.signal_flag, GOLD, 60))),
        guest("mole", 450, LEAF, RIGHT, size=0.5, left=Arm("high", put(trade.signal_flag, RED, 60)), right=Arm("hip")),
    ),
    "b5": scene_tile(
        put(scenery.meadow, "evening", 210, seed=13, trees=2, flowers=8),
        put(scenery.path_to, 280, 214, 2.4, 3),
        put(stage.signpost, 90, 346, 2, 190),
        guest(
            "lizard", 220, SAND, LEFT, left=Arm("staff", put(tools.staff)), right=Arm("hip"), hat=(put(hats.straw_hat),)
        ),
        guest(
            "badger",
            400,
            BROWN,
            RIGHT,
            left=Arm("offer", put(trade.loaf)),
            right=Arm("hip"),
            wear=(put(clothes.monk_habit, BROWN),),
        ),
    ),
    "b6": scene_tile(
        put(scenery.stone_hall, seed=12),
        each(interiors.banner, (50, 10, RED, 1.1), (490, 10, NIGHT, 1.1)),
        guest("beaver", 120, RUST, LEFT, size=0.56, left=Arm("raise", put(trade.hammer)), right=Arm("hip")),
        guest(
            "squirrel",
            270,
            TEAL,
            Look(glasses="half"),
            size=0.56,
            left=Arm("raise", put(trade.scissors)),
            right=Arm("hip"),
        ),
        guest(
            "skunk",
            420,
            CREAM,
            RIGHT,
            size=0.56,
            left=Arm("hip"),
            right=Arm("raise", put(trade.rolling_pin)),
            hat=(put(headwear.cooks_hat),),
        ),
    ),
    "c1": scene_tile(
        put(scenery.forest_interior, "noon", 15, 210),
        put(goods.log_pile, 120, 350, 3.0, 3, 4),
        put(goods.log_pile, 430, 352, 2.4, 6, 3),
        guest("hamster", 276, RED, Look(mouth="grin"), left=Arm("hip"), right=Arm("high")),
        put(goods.twig_bundle, 276, 352, 1.2, 4),
    ),
    "c2": scene_tile(
        put(scenery.meadow, "night", 220, seed=17, trees=2, flowers=0),
        put(trims.lights, (0, 60), (540, 50), 60, 11),
        each(goods.jar, (110, 330, 3.4), (270, 346, 4.6), (430, 330, 3.4), glow=1.0),
        each(scenery.lantern, (190, 190, 2.0, 2), (350, 186, 2.0, 4)),
    ),
    "c3": scene_tile(
        put(scenery.meadow, "morning", 226, seed=19, trees=1, flowers=5),
        put(works.scaffold, 330, 346, 170, 250, 4),
        put(works.hook_load, 190, -10, 300, 3.0, "block"),
        guest(
            "mole",
            330,
            RUST,
            Look(turn=-0.3, eyes="smile"),
            left=Arm("raise"),
            right=Arm("hip"),
            hat=(put(hats.miner_helmet, GOLD),),
        ),
    ),
    "c4": scene_tile(
        put(scenery.meadow, "noon", 216, seed=21, trees=2, flowers=10),
        BUNTING,
        guest("skunk", 130, ROSE, LEFT, 330, left=Arm("hip"), right=Arm("hip"), hat=(put(headwear.cooks_hat),)),
        guest("hamster", 410, SKY, RIGHT, 330, left=Arm("raise"), right=Arm("hip")),
        put(scenery.table, 270, 376, 2.6),
        put(trade.cake, 3, at=(270, 322), size=1.3),
        put(trade.cake, 2, at=(150, 324), size=1.0),
        put(trade.cake, 2, at=(390, 324), size=1.0),
    ),
    "c5": scene_tile(
        put(scenery.village_street, "noon", 19),
        put(market.stall, 270, 306, 3.0, ("#5f8450", "#f6ecd0"), seed=4),
        put(goods.twig_bundle, 100, 346, 1.4, 3),
        put(goods.jar, 200, 350, 2.4, glow=0.6),
        put(vignettes.sign, signs.pebble, 330, 322, 80),
        put(goods.basket, 440, 350, 2.0, 5, "berry"),
    ),
    "c6": scene_tile(
        put(scenery.meadow, "evening", 220, seed=25, trees=2, flowers=6),
        guest(
            "raccoon",
            160,
            PLUM,
            Look(turn=0.3, eyes="sly"),
            356,
            0.72,
            left=Arm("hip"),
            right=Arm("raise", put(trade.card_fan, 5)),
        ),
        guest(
            "duck", 380, TEAL, Look(turn=-0.3), 356, 0.72, left=Arm("raise", put(trade.card_fan, 4)), right=Arm("hip")
        ),
        put(luggage.kettle, at=(270, 340), size=1.2),
    ),
}
