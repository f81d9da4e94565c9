"""The Flower Festival and the nine special events."""

from art.kit.part import each, put
from art.parts import scenery, vignettes
from art.parts.buildings import goods, houses, towers, trims
from art.parts.critters import clothes, garments, headwear, regalia, stage, trade, wares
from art.parts.critters.face import Look
from art.parts.critters.tones import fur, tone
from art.portrait import Arm, portrait
from art.tile import scene_tile

RED, BLUE, GREEN = tone("#a8432f", "#e08a6a"), tone("#3f6a92", "#8ab8d8"), tone("#4f7f3f", "#9cc46a")
PURPLE, GOLD, CREAM = tone("#6a4a7a", "#b090c0"), tone("#d9a441", "#f6dc8a"), tone("#e6d6b0", "#fff6e0")
STONE = fur("#a8a89c", "#d8d6c8", "#9a988c", mark="#8a887c")

EVENTS = {
    "flower_festival": scene_tile(
        put(scenery.meadow, "noon", 210, seed=3, trees=2, flowers=30),
        each(scenery.flower_bed, (90, 330, 2.4, 1), (270, 344, 2.8, 4), (450, 330, 2.4, 7)),
        portrait(
            "rabbit",
            at=(270, 330, 0.6),
            look=Look(eyes="smile"),
            wear=(put(clothes.dress, RED, CREAM),),
            left=Arm("raise", put(trade.bouquet)),
            right=Arm("wave"),
            hat=(put(headwear.flower_crown),),
        ),
        put(trims.bunting, (0, 40), (540, 40), 50, 20),
    ),
    "architectural_renaissance": scene_tile(
        put(scenery.meadow, "morning", 230, seed=5, trees=1, flowers=4),
        put(towers.round_tower, 130, 330, 70, 190),
        put(houses.cottage, 300, 336, 2.3, 4),
        put(stage.scaffold, 440, 330, 130, 190),
        put(vignettes.scroll, 270, 60, 1.2),
    ),
    "arts_and_music_festival": scene_tile(
        put(scenery.meadow, "evening", 230, seed=7, trees=2, flowers=8),
        portrait(
            "fox",
            at=(170, 352, 0.66),
            look=Look(turn=0.2, mouth="sing"),
            wear=(put(clothes.coat, PURPLE, GOLD),),
            sleeve=PURPLE,
            left=Arm("hip"),
            right=Arm("hold", put(wares.lute)),
        ),
        portrait(
            "badger",
            at=(380, 352, 0.66),
            look=Look(turn=-0.2),
            wear=(put(clothes.apron, CREAM),),
            left=Arm("hold", put(trade.palette_and_brush)),
            right=Arm("raise"),
            hat=(put(headwear.beret, RED),),
        ),
        put(trims.lights, (0, 40), (540, 40), 44, 11),
    ),
    "bed_and_breakfast_guild": scene_tile(
        put(scenery.indoor_room, seed=4),
        put(scenery.round_window, 430, 120, 1.3),
        put(scenery.table, 270, 356, 2.0),
        put(trade.teapot, at=(120, 236), size=1.8),
        put(trade.bread_tray, 140, at=(400, 262), size=1.5),
        put(trade.teacup, at=(262, 262), size=1.5),
    ),
    "city_holiday": scene_tile(
        put(scenery.village_street, "noon", 3),
        put(trims.bunting, (0, 60), (540, 50), 50, 22),
        portrait("mouse", at=(150, 352, 0.58), look=Look(eyes="smile"), left=Arm("wave"), right=Arm("hip")),
        portrait("toad", at=(278, 354, 0.6), look=Look(eyes="smile"), left=Arm("hip"), right=Arm("high")),
        portrait("mole", at=(408, 352, 0.58), look=Look(), left=Arm("high"), right=Arm("hip")),
    ),
    "gathering_of_elders": scene_tile(
        put(scenery.forest_interior, "dusk", 4, 214),
        portrait(
            "owl", at=(140, 352, 0.62), look=Look(turn=0.3, glasses="half"), wear=(put(clothes.robe, PURPLE, GOLD),)
        ),
        portrait(
            "tortoise",
            at=(280, 356, 0.66),
            look=Look(eyes="sleepy", glasses="round"),
            wear=(put(clothes.robe, GREEN, GOLD),),
        ),
        portrait("badger", at=(416, 352, 0.62), look=Look(turn=-0.3), wear=(put(clothes.robe, BLUE, GOLD),)),
    ),
    "kings_road_established": scene_tile(
        put(scenery.meadow, "evening", 226, seed=11, trees=2, flowers=6),
        put(scenery.path_to, 270, 232, 2.2, 3),
        put(stage.signpost, 130, 320, 2, 170),
        put(regalia.crown, at=(250, 226), size=1.4),
        portrait("hare", at=(360, 350, 0.6), look=Look(turn=-0.3), left=Arm("staff"), right=Arm("hip")),
    ),
    "pie_eating_contest": scene_tile(
        put(scenery.meadow, "noon", 220, seed=13, trees=1, flowers=6),
        put(trims.bunting, (0, 40), (540, 40), 44, 20),
        portrait(
            "hamster",
            at=(170, 346, 0.66),
            look=Look(eyes="shut", mouth="grin", blush=1.0),
            collar=(put(garments.neckerchief, RED),),
        ),
        portrait(
            "boar", at=(380, 346, 0.66), look=Look(eyes="wide", mouth="grin"), collar=(put(garments.neckerchief, BLUE),)
        ),
        put(scenery.table, 270, 372, 2.4),
        each(goods.basket, (170, 300, 1.6, 2), (370, 300, 1.6, 4), fruit="berry"),
    ),
    "royal_wedding": scene_tile(
        put(scenery.stone_hall, seed=3),
        portrait(
            "stoat",
            at=(190, 356, 0.7),
            look=Look(turn=0.3, eyes="smile"),
            wear=(put(clothes.coat, BLUE, GOLD),),
            sleeve=BLUE,
            collar=(put(garments.jabot),),
            hat=(put(regalia.crown),),
        ),
        portrait(
            "mouse",
            at=(350, 356, 0.66),
            look=Look(turn=-0.3, eyes="smile", blush=1.0),
            wear=(put(clothes.dress, CREAM, CREAM),),
            sleeve=CREAM,
            left=Arm("hold", put(trade.bouquet)),
            hood=(put(headwear.veil, CREAM),),
            hat=(put(regalia.tiara),),
        ),
        put(trims.garland, (0, 30), (540, 30), 60, flowers=("#fdf3df", "#f2a0ac")),
    ),
    "statues_commissioned": scene_tile(
        put(scenery.meadow, "morning", 226, seed=17, trees=2, flowers=8),
        portrait(
            "beaver",
            at=(400, 354, 0.64),
            look=Look(turn=-0.3),
            wear=(put(clothes.apron, CREAM),),
            left=Arm("raise", put(trade.hammer)),
            right=Arm("hip"),
        ),
        put(scenery.rock, 196, 348, 2.4, 3),
        portrait("owl", at=(196, 318, 0.72), fur=STONE, look=Look(eyes="shut"), left=Arm("chest"), right=Arm("raise")),
    ),
}
