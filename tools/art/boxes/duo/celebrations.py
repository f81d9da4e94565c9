"""Events D and E, the Faire and the Journey."""

from art.boxes.duo.cloth import COAL, CREAM, GOLD, LEAF, MOSS, NIGHT, PLUM, RED, ROSE, RUST, SAND, SKY, TEAL
from art.boxes.duo.gatherings import BUNTING, LEFT, RIGHT, guest
from art.building import Tower, window
from art.kit.part import each, put
from art.parts import scenery, vignettes
from art.parts.buildings import goods, houses, life, market, roofs, trims, vehicles, works
from art.parts.buildings import tones as t
from art.parts.critters import clothes, garments, hats, headwear, interiors, luggage, stage, tools, trade, wares
from art.parts.critters.face import Look
from art.parts.icons import goods as signs
from art.portrait import Arm
from art.tile import scene_tile

EVENTS = {
    "d1": scene_tile(
        put(scenery.meadow, "dusk", 224, seed=3, trees=2, flowers=6),
        put(houses.cottage, 200, 344, 3.2, 4),
        put(trims.lights, (20, 110), (520, 100), 40, 10),
        guest("dormouse", 390, ROSE, RIGHT, 354, 0.6, left=Arm("offer", put(trade.cake, 2)), right=Arm("wave")),
    ),
    "d2": scene_tile(
        put(scenery.meadow, "noon", 220, seed=6, trees=1, flowers=8),
        put(works.scaffold, 30, 330, 150, 240, 4),
        guest(
            "badger",
            250,
            RUST,
            LEFT,
            left=Arm("hip"),
            right=Arm("raise", put(trade.loaf)),
            hat=(put(hats.flat_cap, MOSS),),
        ),
        guest("mole", 400, SKY, RIGHT, left=Arm("raise", put(wares.mug)), right=Arm("hip")),
        put(goods.basket, 326, 354, 2.0, 3, "apple"),
    ),
    "d3": scene_tile(
        put(scenery.meadow, "evening", 224, seed=9, trees=2, flowers=8),
        put(trims.lights, (0, 50), (540, 44), 50, 11),
        guest(
            "rabbit",
            190,
            ROSE,
            Look(turn=0.4, eyes="smile", blush=1.0),
            352,
            0.72,
            tilt=8,
            lean=6,
            wear=(put(clothes.dress, ROSE, CREAM),),
            left=Arm("high"),
            right=Arm("point"),
        ),
        guest(
            "frog",
            350,
            LEAF,
            Look(turn=-0.4, mouth="grin"),
            352,
            0.72,
            tilt=-8,
            lean=-6,
            left=Arm("point"),
            right=Arm("high"),
        ),
    ),
    "d4": scene_tile(
        put(scenery.meadow, "morning", 220, seed=12, trees=3, flowers=16),
        put(scenery.path_to, 270, 224, 2.4, 3),
        guest(
            "cardinal",
            190,
            ROSE,
            LEFT,
            354,
            0.7,
            wear=(put(clothes.dress, PLUM, ROSE),),
            left=Arm("raise", put(trade.parasol, ROSE, CREAM, 110)),
            right=Arm("hip"),
        ),
        guest(
            "robin",
            350,
            NIGHT,
            RIGHT,
            354,
            0.7,
            left=Arm("hip"),
            right=Arm("hold", put(trade.bouquet)),
            hat=(put(hats.top_hat, NIGHT, -58, 0.8),),
        ),
    ),
    "d5": scene_tile(
        put(scenery.mountains, "noon", 5),
        *(
            Tower(
                at=(x, 340),
                width=66,
                height=h,
                roof=84,
                cover=put(roofs.tiles, 4, t.TILE_RED),
                front=(window(0.5, 0.4),),
            )
            for x, h in ((90, 170), (180, 210))
        ),
        guest(
            "toad",
            370,
            SAND,
            Look(turn=-0.3),
            356,
            0.74,
            left=Arm("hold", put(trade.camera)),
            right=Arm("point"),
            hat=(put(headwear.pith_helmet),),
        ),
    ),
    "d6": scene_tile(
        put(scenery.forest_interior, "evening", 10, 214),
        each(scenery.mushroom, (90, 340, 3.0, 1), (460, 340, 3.0, 4)),
        guest("mouse", 190, MOSS, LEFT, 336, 0.5, left=Arm("hip"), right=Arm("raise", put(wares.mug))),
        guest("shrew", 350, RUST, RIGHT, 336, 0.5, left=Arm("raise", put(wares.mug)), right=Arm("hip")),
        put(scenery.table, 270, 362, 1.3),
        put(trade.loaf, 80, at=(262, 282), size=1.1),
    ),
    "e1": scene_tile(
        put(scenery.village_street, "morning", 13),
        each(houses.cottage, (80, 290, 1.7, 3), (270, 284, 1.6, 5), (460, 290, 1.7, 7)),
        *(
            put(life.townsmouse, 40 + k * 66, 332 + (k % 3) * 12, 2.0, c)
            for k, c in enumerate(
                ("#b8483a", "#4f7f94", "#6f8f45", "#d79b3c", "#7d5a86", "#a8512f", "#3f7f78", "#b8506a")
            )
        ),
        put(trims.bunting, (0, 50), (540, 46), 34, 20, seed=4),
    ),
    "e2": scene_tile(
        put(scenery.meadow, "autumn", 220, seed=15, trees=3, flowers=0),
        guest("hedgehog", 130, RUST, LEFT, size=0.56, left=Arm("high", put(wares.mug)), right=Arm("hip")),
        guest("hare", 420, SAND, RIGHT, size=0.56, left=Arm("hip"), right=Arm("high", put(wares.mug))),
        guest("bear", 270, RED, Look(mouth="grin"), 354, 0.6, left=Arm("hip"), right=Arm("high", put(wares.mug))),
        each(goods.pumpkin, (60, 352, 1.6), (200, 358, 1.2), (490, 354, 1.7)),
    ),
    "e3": scene_tile(
        put(scenery.village_street, "noon", 15),
        BUNTING,
        guest(
            "squirrel", 100, RED, LEFT, size=0.58, left=Arm("hip"), right=Arm("high", put(trade.signal_flag, GOLD, 70))
        ),
        guest("duck", 260, LEAF, LEFT, size=0.58, left=Arm("hip"), right=Arm("high", put(trade.signal_flag, RED, 70))),
        guest("stoat", 420, SKY, LEFT, size=0.58, left=Arm("hip"), right=Arm("high", put(trade.signal_flag, PLUM, 70))),
    ),
    "e4": scene_tile(
        put(scenery.stone_hall, seed=15),
        put(interiors.curtain, 0, 0, 360, PLUM, 1, 130),
        put(interiors.curtain, 540, 0, 360, PLUM, -1, 130),
        guest(
            "stoat",
            190,
            PLUM,
            LEFT,
            354,
            0.7,
            wear=(put(clothes.dress, PLUM, PLUM),),
            left=Arm("hip"),
            right=Arm("offer"),
            collar=(put(garments.pearls),),
            hat=(put(hats.feathered_hat, PLUM, PLUM),),
        ),
        guest(
            "fox",
            350,
            PLUM,
            RIGHT,
            354,
            0.7,
            left=Arm("offer"),
            right=Arm("hip"),
            hat=(put(hats.top_hat, PLUM, -58, 0.85),),
        ),
    ),
    "e5": scene_tile(
        put(scenery.sky, "evening", 360),
        each(scenery.cloud, (110, 80, 1.3, 2), (430, 110, 1.1, 4)),
        each(stage.chimney, (60, 292, 1.2), (480, 286, 1.2)),
        guest("wildcat", 180, RED, Look(turn=0.3, eyes="stern"), 318, 0.6, left=Arm("hip"), right=Arm("point")),
        guest("raccoon", 360, TEAL, Look(turn=-0.3, eyes="stern"), 318, 0.6, left=Arm("point"), right=Arm("hip")),
        put(stage.roof, 300, RUST, 26, -2, 5),
    ),
    "e6": scene_tile(
        put(scenery.indoor_room, seed=19),
        put(scenery.shelf, 40, 110, 1.8, 2, goods="jars"),
        put(scenery.shelf, 290, 110, 1.8, 5, goods="jars"),
        guest("shrew", 270, ROSE, Look(eyes="wide"), left=Arm("point"), right=Arm("point")),
        put(goods.basket, 120, 348, 2.6, 3, "berry"),
        put(vignettes.sign, signs.pebble, 390, 310, 90),
        put(vignettes.sign, signs.pebble, 460, 318, 80),
    ),
    "faire": scene_tile(
        put(scenery.meadow, "noon", 220, seed=18, trees=1, flowers=10),
        put(vehicles.balloon, 450, 190, 0.5),
        put(market.round_tent, 130, 330, 190, 84, 110, 11, t.CLOTH_BLUE_CREAM),
        put(market.round_tent, 380, 346, 240, 96, 130, 13),
        put(trims.bunting, (0, 60), (380, 110), 40, 18, seed=2),
        put(trims.bunting, (380, 110), (540, 60), 26, 18, seed=4),
        each(life.townsmouse, (250, 350, 2.0, "#7d5a86", "#e2a63c"), (210, 352, 1.6, "#6f8f45")),
    ),
    "journey": scene_tile(
        put(scenery.mountains, "evening", 9),
        put(scenery.path_to, 270, 226, 2.4, 4),
        put(stage.signpost, 70, 346, 2, 180),
        guest(
            "hare",
            220,
            SKY,
            Look(turn=0.4),
            354,
            0.7,
            left=Arm("hip"),
            right=Arm("staff", put(luggage.bindle, ROSE, 130)),
        ),
        guest(
            "tortoise",
            390,
            SAND,
            Look(turn=-0.2, eyes="smile"),
            354,
            0.7,
            left=Arm("hip"),
            right=Arm("staff", put(tools.staff, 120, 110)),
            collar=(put(garments.scarf, RED, COAL),),
        ),
    ),
}
