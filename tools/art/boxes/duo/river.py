"""The twenty River tiles."""

from typing import Any

from art.boxes.duo.cloth import LEAF, RED, ROSE, RUST, SAND, SKY, TEAL
from art.boxes.duo.shapes import rowing_boat
from art.building import House, door, window
from art.kit.part import each, put
from art.parts import scenery, splendour, vignettes
from art.parts.buildings import goods, life, market, roofs, trims, walls, water, works, yard
from art.parts.buildings import tones as t
from art.parts.critters import clothes, garments, hats, headwear, trade, wares
from art.parts.critters.face import Look
from art.parts.icons import goods as signs
from art.parts.scenery import riverside
from art.portrait import Arm, portrait
from art.tile import Tile, scene_tile


def by_the_river(time: str, seed: int, *things: Any, shore: float = 190, **details: Any) -> Tile:
    """A tile with the river before a far bank."""
    return scene_tile(put(riverside.river_valley, time, shore, seed), *things, **details)


def on_the_bank(time: str, seed: int, *things: Any, **details: Any) -> Tile:
    """A tile with the near bank, the water in front."""
    return scene_tile(put(scenery.river_bank, time, seed), *things, **details)


RIVER = {
    "river_city_production": by_the_river(
        "morning",
        3,
        House(
            at=(230, 300),
            width=190,
            wall=104,
            rise=84,
            depth=(90, -12),
            walls=put(walls.stone, 4),
            roof=put(roofs.thatch, 5),
            front=(door(), window(0.2, 0.76), window(0.8, 0.76)),
        ),
        put(works.spoked_wheel, 376, 272, 84, 12, t.OAK),
        put(scenery.reeds, 70, 346, 1.8, 3),
        shore=240,
    ),
    "river_meadow_production": scene_tile(
        put(scenery.meadow, "noon", 170, seed=7, trees=2, flowers=30),
        put(scenery.stream, 250, 4, bottom=320),
        each(scenery.flower_bed, (100, 246, 2.0, 2), (300, 240, 2.2, 4), (460, 246, 2.0, 6), (200, 352, 2.6, 8)),
        each(life.butterfly, (180, 130, 2.4, "#e2a63c", 20), (360, 110, 2.2, "#c98bb0", -20)),
    ),
    "river_copy_worker": scene_tile(
        put(scenery.forest_interior, "morning", 8, 190),
        put(scenery.pond, 270, 300, 3.4, 3),
        portrait("frog", at=(270, 262, 0.56), look=Look(eyes="wide"), left=Arm("hip"), right=Arm("wave")),
        put(riverside.lilies, ((150, 310, 1.6), (392, 316, 1.7))),
        each(splendour.sparkle, (220, 316, 12), (330, 300, 14), (270, 336, 10)),
        gleam=(270, 120),
    ),
    "river_two_farms": scene_tile(
        put(scenery.meadow, "noon", 150, seed=11, trees=2, flowers=4),
        put(yard.field, 176, 250, (270, 90), 12, crop="cabbage", seed=3, left=-140, right=680),
        put(scenery.stream, 246, 6, bottom=276),
        put(yard.field, 282, 330, (270, 90), 9, crop="wheat", seed=5, left=-140, right=680),
        put(scenery.stream, 326, 9),
    ),
    "river_deck_then_play": by_the_river(
        "morning",
        13,
        each(scenery.reeds, (110, 330, 2.8, 2), (450, 334, 2.9, 5)),
        put(water.water_shadow, 270, 310, 130),
        put(wares.bottle, at=(262, 284), size=1.7, tilt=62),
        put(trims.letter, 300, 236, 3.2, -10),
    ),
    "river_meadow_then_play": on_the_bank(
        "noon",
        15,
        each(scenery.flower_bed, (100, 250, 2.6, 1), (270, 256, 3.0, 4), (440, 250, 2.6, 7)),
        portrait(
            "dormouse",
            at=(270, 262, 0.54),
            look=Look(eyes="smile", blush=0.9),
            wear=(put(clothes.dress, ROSE, SAND),),
            left=Arm("raise", put(trade.bouquet)),
            right=Arm("hip"),
            hat=(put(headwear.flower_crown),),
        ),
    ),
    "river_play_discount": by_the_river(
        "noon",
        17,
        put(water.water_shadow, 270, 312, 380),
        put(market.stall, 220, 282, 1.7, t.CLOTH_BLUE_CREAM, seed=3),
        each(scenery.crate, (350, 282, 1.3, 2), (396, 282, 1.0, 4)),
        put(life.townsmouse, 312, 282, 1.8, "#b8483a", "#e2a63c"),
        put(water.hull, 270, 316, 400, 54, t.OAK),
    ),
    "river_trade": by_the_river(
        "evening",
        19,
        put(water.jetty, 60, 280, 420, 40, 6, 50),
        put(market.stall, 190, 284, 1.9, seed=5),
        portrait(
            "raccoon",
            at=(370, 296, 0.54),
            look=Look(turn=-0.3, eyes="sly"),
            wear=(put(clothes.coat, TEAL, SAND),),
            sleeve=TEAL,
            left=Arm("offer", put(wares.coin_stack, 4)),
            right=Arm("hip"),
            hat=(put(headwear.bowler, RUST),),
        ),
    ),
    "river_builders_load": by_the_river(
        "morning",
        23,
        put(water.water_shadow, 270, 316, 380),
        put(goods.twig_bundle, 170, 268, 1.5, 3),
        put(goods.jar, 272, 276, 2.4, glow=0.7),
        put(vignettes.sign, signs.pebble, 370, 244, 96),
        put(water.hull, 270, 320, 400, 56, t.RED_BOARD),
    ),
    "river_driftwood": on_the_bank(
        "evening",
        27,
        each(goods.twig_bundle, (150, 262, 1.7, 2), (380, 258, 1.7, 5), (262, 224, 1.6, 8), (270, 300, 1.9, 11)),
    ),
    "river_amber_bank": on_the_bank(
        "dusk",
        29,
        each(goods.jar, (140, 262, 3.2), (270, 284, 4.0), (400, 262, 3.2), glow=1.0),
    ),
    "river_berry_bank": on_the_bank(
        "noon",
        33,
        each(scenery.bush, (110, 256, 2.6, 1), (440, 256, 2.6, 3), berries="#a8325a"),
        put(goods.basket, 270, 290, 3.0, 4, "berry"),
    ),
    "river_stony_ford": by_the_river(
        "noon",
        35,
        each(scenery.rock, (110, 330, 1.7, 2), (210, 300, 1.5, 4), (316, 282, 1.3, 6), (420, 256, 1.2, 8)),
        portrait(
            "hare",
            at=(214, 280, 0.46),
            look=Look(turn=0.3),
            wear=(put(clothes.coat, SKY, SAND),),
            sleeve=SKY,
            left=Arm("raise"),
            right=Arm("raise"),
        ),
    ),
    "river_picnic_shore": on_the_bank(
        "noon",
        37,
        put(goods.basket, 150, 286, 2.4, 3, "berry"),
        put(trade.bread_tray, 130, at=(300, 262), size=1.2),
        portrait(
            "mouse",
            at=(410, 280, 0.52),
            look=Look(turn=-0.3, eyes="smile"),
            wear=(put(clothes.dress, RED, SAND),),
            left=Arm("hip"),
            right=Arm("raise", put(wares.mug)),
            hat=(put(hats.straw_hat),),
        ),
    ),
    "river_shallows": by_the_river(
        "morning",
        41,
        each(scenery.reeds, (90, 336, 2.2, 2), (470, 336, 2.2, 5)),
        portrait("heron", at=(290, 330, 0.72), look=Look(turn=-0.4), left=Arm("hip"), right=Arm("hip")),
        put(goods.pebbles, 150, 346, 2.2, 4),
    ),
    "river_raft": by_the_river(
        "evening",
        43,
        put(water.water_shadow, 270, 312, 320),
        portrait(
            "beaver",
            at=(250, 292, 0.6),
            look=Look(turn=0.3, mouth="grin"),
            wear=(put(clothes.dungarees, RUST),),
            left=Arm("hip"),
            right=Arm("staff", put(wares.twig_bundle, 150, 4)),
            hat=(put(hats.straw_hat),),
        ),
        each(works.pole, *(((90 + k * 6, 284 + k * 9), (440 + k * 6, 284 + k * 9), 16, t.BARK) for k in range(4))),
        put(scenery.sack, 394, 292, 1.2, 3),
    ),
    "river_lucky_pool": scene_tile(
        put(scenery.forest_interior, "dusk", 12, 190),
        put(scenery.pond, 270, 306, 3.6, 5),
        put(vignettes.coin, 270, 250, 3.0),
        each(riverside.lily_pad, (130, 316, 1.5, "#f6c9d4"), (410, 320, 1.6, "#fdf3df")),
        put(splendour.motes, (60, 90, 480, 300), 30, 5),
        gleam=(270, 220),
    ),
    "river_reed_bed": by_the_river(
        "morning",
        47,
        each(scenery.reeds, (60, 300, 2.6, 1), (150, 330, 2.8, 3), (390, 330, 2.8, 5), (480, 304, 2.6, 7)),
        portrait(
            "duck", at=(270, 336, 0.64), look=Look(turn=0.25, eyes="smile"), collar=(put(garments.scarf, RED, SAND),)
        ),
    ),
    "river_landing": by_the_river(
        "noon",
        51,
        put(water.jetty, 40, 262, 300, 44, 5, 60),
        portrait(
            "otter",
            at=(150, 276, 0.54),
            look=Look(turn=0.3),
            wear=(put(clothes.coat, LEAF, SAND),),
            sleeve=LEAF,
            left=Arm("hip"),
            right=Arm("wave"),
            hat=(put(hats.flat_cap, LEAF),),
        ),
        put(rowing_boat, 400, 322, 1.9, t.RED_BOARD),
    ),
    "river_houseboat": by_the_river(
        "evening",
        53,
        put(water.water_shadow, 270, 314, 380),
        House(
            at=(226, 286),
            width=140,
            wall=72,
            rise=62,
            depth=(120, -6),
            walls=put(walls.planks, 4, t.BLUE_BOARD),
            roof=put(roofs.tiles, 5, t.TILE_ORANGE),
            front=(door(wide=34, tall=50), window(0.5, 0.38, 24, 24, "round")),
            side=(window(0.3, 0.5), window(0.7, 0.5)),
        ),
        each(goods.pot, (120, 284, 1.4, 2), (428, 284, 1.4, 5)),
        put(water.hull, 270, 318, 420, 50, t.GREEN_BOARD),
        put(scenery.smoke, 330, 140, 1.4, 4),
    ),
}
