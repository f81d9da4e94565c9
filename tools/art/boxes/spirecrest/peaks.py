"""Discoveries of the Peaks: places of one's own high above the valley, and six beasts."""

from art.boxes.spirecrest import beasts, land
from art.building import Tower, window
from art.kit.part import each, put
from art.parts import scenery, splendour, vignettes
from art.parts.buildings import goods, growth, life, rocks, towers, walls, works
from art.parts.buildings import tones as t
from art.parts.critters import clothes, hats, tools
from art.parts.critters.face import Look
from art.parts.critters.tones import fur, tone
from art.parts.scenery import weather
from art.portrait import Arm, portrait
from art.tile import scene_tile

GREY, DARK, TEAL = tone("#8a8f96"), tone("#4a4e58"), tone("#3f7a74")
OLD_STONE = put(walls.stone, 6, t.MOSSY_STONE)
MOLE = fur("#5a4a4c", "#c8a89c", "#e8a8a0", mark="#3a2e32")

DISCOVERIES = {
    "discovery_ancient_orchard": scene_tile(
        put(scenery.meadow, "evening", 210, seed=6, trees=0, flowers=6),
        each(scenery.broadleaf, (80, 290, 1.6, 3), (470, 290, 1.6, 5)),
        put(scenery.tree_trunk, 270, 350, 0.9, 4, height=200),
        put(growth.crown, 270, 130, 420, 200, 4),
        each(goods.basket, (130, 350, 2.0, 3, "berry"), (410, 352, 2.2, 5, "apple")),
        put(life.perched_bird, 200, 110, 1.6),
    ),
    "discovery_bellsong_trail": scene_tile(
        put(scenery.mountains, "morning", 8, 210),
        put(scenery.path_to, 300, 220, 1.7, 4),
        each(works.pole, ((130, 340), (130, 96), 16), ((410, 340), (410, 96), 16), ((100, 104), (440, 104), 18)),
        put(towers.bell, 270, 112, 5.0, 10),
        each(splendour.sparkle, (170, 190, 14), (376, 210, 16)),
    ),
    "discovery_cloudrim_peak": scene_tile(
        put(scenery.sky, "dusk", 260),
        put(rocks.peak, 270, 330, 440, 290, 4),
        put(rocks.cloud_sea, 256, 370, 5),
        put(life.flying_bird, 110, 110, 1.9),
        put(life.flying_bird, 430, 150, 1.5, turn=-1),
        gleam=(270, 60),
    ),
    "discovery_corliander": beasts.at_home("corliander"),
    "discovery_firebeak": beasts.at_home("firebeak"),
    "discovery_grey_cloaks_hideout": scene_tile(
        put(land.cave, "#c8b070", seed=7),
        portrait(
            "rat",
            at=(270, 364, 0.8),
            look=Look(turn=-0.3, eyes="sly", mouth="smirk"),
            behind=(put(clothes.cloak_back, GREY),),
            wear=(put(clothes.coat, DARK),),
            sleeve=DARK,
            left=Arm("chest"),
            right=Arm("raise"),
            collar=(put(clothes.cloak_front, GREY),),
            hood=(put(hats.hood, GREY, DARK),),
            hat=(put(hats.hood_edge, GREY),),
        ),
        put(scenery.lantern, 366, 190, 1.7),
        put(scenery.crate, 120, 344, 1.6, 2),
    ),
    "discovery_honeypaw": beasts.at_home("honeypaw"),
    "discovery_king_rhun": beasts.at_home("king_rhun"),
    "discovery_moleia_mines": scene_tile(
        put(land.cave, "#ffb04a", ("#6a5a50", "#a8907c", "#201814"), 11),
        put(works.rails, (240, 230), (300, 372), 40, 180, 8),
        each(works.pole, ((110, 350), (120, 60), 22), ((430, 350), (420, 60), 22), ((90, 66), (450, 66), 24)),
        put(works.mine_cart, 384, 336, 1.7, 3, "#e0a83c"),
        portrait(
            "mole",
            fur=MOLE,
            at=(220, 362, 0.72),
            look=Look(turn=0.25, eyes="smile"),
            wear=(put(clothes.dungarees, TEAL),),
            left=Arm("staff", put(tools.pickaxe)),
            right=Arm("hip"),
            hat=(put(hats.miner_helmet, tone("#c8903c")),),
        ),
    ),
    "discovery_ruins_of_spire": scene_tile(
        put(land.heights, "dusk", 240, 9, 180),
        put(scenery.ground, 268, 5, ("#7a8058", "#cfc08c", "#3f4a34")),
        Tower(
            at=(190, 320), width=100, height=250, merlons=4, walls=OLD_STONE, front=(window(0.5, 0.3), window(0.4, 0.6))
        ),
        put(towers.column, 330, 322, 150, 26, t.MOSSY_STONE),
        put(towers.column, 420, 330, 90, 26, t.MOSSY_STONE),
        each(rocks.crag, (330, 350, 90, 40, 4), (460, 354, 110, 50, 5), (100, 350, 110, 60, 6)),
        each(scenery.ivy, (170, 84, 1.6, 3), (230, 100, 1.4, 5), length=110),
    ),
    "discovery_stormvale": scene_tile(
        put(land.heights, "storm", 240, 12, 190),
        put(scenery.ground, 262, 5, ("#5f6f54", "#98a480", "#2f3c34")),
        each(scenery.pine, (70, 320, 1.8, 3), (480, 320, 1.9, 4)),
        put(weather.storm_clouds, 56, 6, ("#5a6078", "#2c3048"), 10),
        put(land.gloom, "#1c2448", 0.4),
        put(weather.lightning, 300, 80, 210, 3),
        put(weather.lightning, 150, 90, 120, 8),
        put(weather.rain, 6, 80),
    ),
    "discovery_tezels_laboratory": scene_tile(
        put(scenery.indoor_room, ("#7a6a8c", "#c4b0cc", "#3a2e4c"), seed=4),
        put(scenery.shelf, 40, 130, 1.5, 3, goods="jars"),
        put(scenery.shelf, 340, 120, 1.5, 6, goods="books"),
        portrait(
            "salamander",
            at=(270, 330, 0.76),
            look=Look(turn=0.2, eyes="wide", glasses="round", mouth="grin"),
            wear=(put(clothes.robe, TEAL),),
            sleeve=TEAL,
            left=Arm("hip"),
            right=Arm("raise", put(vignettes.bottle, 0, 30, 0.8, "#b84ac0")),
        ),
        put(scenery.table, 270, 310, 2.2),
        each(vignettes.bottle, (140, 304, 1.2, "#6fae4a"), (204, 306, 0.8, "#e0962c"), (400, 304, 1.3, "#4a9ac0")),
        each(land.steam, (140, 210, 0.7, 3), (404, 200, 0.8, 5)),
    ),
    "discovery_whisper": beasts.at_home("whisper"),
    "discovery_windlore": beasts.at_home("windlore"),
}
