"""Map tiles that ask for little: crossings, ponds, gullies and small villages near home; and the start tile."""

from art.boxes.spirecrest import land
from art.building import Front, Tower, opening, window
from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.parts import evertree, scenery
from art.parts.buildings import goods, houses, life, openings, rocks, trims, water, yard
from art.parts.buildings import tones as t
from art.parts.critters import clothes, garments, hats, wares
from art.parts.critters.face import Look
from art.parts.critters.tones import fur, tone
from art.parts.scenery import riverside, weather
from art.portrait import Arm, portrait
from art.tile import scene_tile

ROSE, MOSS, LINEN = tone("#b8506a"), tone("#6f8f45"), tone("#f3e6cb")
SANDY = fur("#d8b078", "#fbeccc", "#e0a890", mark="#5a4028")
PINK = fur("#e8b8c4", "#fdeef0", "#e890a0", mark="#a86a7c")


def stilts(canvas: Canvas, x: float, top: float, foot: float) -> None:
    """The long legs of a wading bird, from ``top`` down to ``foot``."""
    canvas.spot(x, foot, 70, 10, "#1c2410", 0.6)
    for side in (-1, 1):
        canvas.rod(
            f"M{x + side * 20} {top} L{x + side * 24} {(top + foot) / 2} L{x + side * 20} {foot}",
            8,
            "#d8a04c",
            "#f8d898",
            2.4,
        )
        for toe in (-18, 0, 18):
            canvas.rod(f"M{x + side * 20} {foot - 4} l{toe} 8", 6, "#d8a04c", "#f8d898", 2)


MAPS = {
    "map_everdell": scene_tile(
        put(scenery.meadow, "morning", 262, seed=3, trees=0, flowers=14),
        put(evertree.ever_tree, 270, 338, 0.56),
        put(scenery.path_to, 270, 330, 1.2, 2),
        gleam=(270, 150),
    ),
    "map_meeks_crossing": scene_tile(
        put(riverside.river_valley, "morning", 176, 4, trees=3),
        each(scenery.rock, (60, 350, 2.6, 2), (486, 346, 2.4, 5)),
        put(scenery.stepping_stones, 96, 300, 2.6, 3),
        portrait(
            "mouse",
            at=(270, 318, 0.5),
            look=Look(turn=0.4, eyes="wide"),
            lean=4,
            left=Arm("wave"),
            right=Arm("point"),
            wear=(put(clothes.coat, MOSS),),
            sleeve=MOSS,
        ),
        put(scenery.reeds, 30, 356, 1.8, 2),
    ),
    "map_lily_ponds": scene_tile(
        put(scenery.forest_interior, "morning", 6, 130),
        put(riverside.open_water, 150, 6),
        put(riverside.lilies, ((110, 200, 1.5), (400, 210, 1.6), (250, 236, 2.2), (470, 300, 2.4), (90, 310, 2.6))),
        put(riverside.lily_pad, 280, 318, 3.0),
        put(riverside.water_lily, 280, 306, 3.4, "#f2a0b8"),
        each(scenery.reeds, (30, 250, 1.8, 3), (516, 240, 1.9, 5)),
    ),
    "map_the_bog": scene_tile(
        put(scenery.forest_interior, "dusk", 9, 190),
        put(scenery.stream, 226, 5, ("#5a6a3c", "#98a45c", "#2f3c24")),
        each(scenery.mushroom, (110, 300, 2.6, 3), (440, 296, 3.0, 4), colours=("#7a5a94", "#c4a4d8")),
        portrait("toad", at=(270, 350, 0.6), look=Look(eyes="sleepy", mouth="flat", turn=0.2)),
        each(scenery.reeds, (60, 350, 2.0, 1), (490, 350, 2.0, 6)),
        put(weather.fog, 270, 3, "#b8c49c", 0.4),
        wash=("#4a6a3c", 0.18),
    ),
    "map_fort_faraway": scene_tile(
        put(scenery.mountains, "noon", 4, 250),
        put(scenery.ground, 268, 4),
        Tower(at=(150, 300), width=74, height=160, merlons=5, front=(window(0.5, 0.4),)),
        Tower(at=(390, 300), width=74, height=160, merlons=5, front=(window(0.5, 0.4),)),
        Front(
            at=(270, 308),
            width=190,
            height=112,
            merlons=7,
            openings=(opening(openings.door, 0.5, 0.68, 64, 76, "arch", t.OAK),),
            tones=t.CASTLE_STONE,
        ),
        each(trims.pennant, (150, 132, 1.1, "#b8483a"), (390, 132, 1.1, "#b8483a")),
        put(yard.slab_path, (270, 310), (290, 362), 120, 3),
    ),
    "map_meerkat_canyon": scene_tile(
        put(scenery.sky, "evening", 260),
        put(rocks.crags, ((60, 330, 220, 300), (490, 330, 220, 310)), 4, ("#c87a48", "#f6c48c", "#6a3428"), 0.6),
        put(land.dunes, 240, 3, ("#d89a5c", "#f8d49a", "#94562c")),
        portrait("weasel", fur=SANDY, at=(200, 352, 0.5), look=Look(turn=-0.5, eyes="wide"), tail=0, left=Arm("chest")),
        portrait("weasel", fur=SANDY, at=(340, 356, 0.54), look=Look(turn=0.5), tail=0, right=Arm("chest")),
        portrait("weasel", fur=SANDY, at=(270, 366, 0.58), look=Look(eyes="stern", mouth="flat"), tail=0),
    ),
    "map_yaras_patch": scene_tile(
        put(scenery.meadow, "noon", 180, seed=5, trees=2, flowers=0),
        put(yard.field, 210, 370, (270, 120), 9, crop="cabbage", seed=2),
        each(goods.pumpkin, (110, 336, 2.8), (446, 340, 3.0), (180, 356, 1.8)),
        portrait(
            "hamster",
            at=(280, 356, 0.64),
            look=Look(eyes="smile", turn=0.2),
            wear=(put(clothes.dungarees, tone("#5d87a0")),),
            sleeve=LINEN,
            left=Arm("hip"),
            right=Arm("carry", put(wares.basket, 100, 50, True, "berries"), at=(0, 30)),
            hat=(put(hats.straw_hat),),
        ),
    ),
    "map_littledell": scene_tile(
        put(scenery.meadow, "evening", 190, seed=8, trees=2, flowers=10),
        put(houses.cottage, 110, 280, 1.5, 3),
        put(houses.cottage, 430, 284, 1.5, 6, roof=t.TILE_RED, turn=-1),
        put(houses.cottage, 268, 310, 1.9, 9, roof=t.SLATE_BLUE),
        put(trims.lights, (60, 150), (480, 150), 46, 11),
        put(life.townsmouse, 390, 346, 1.6, "#b8483a"),
        each(scenery.flower_bed, (110, 340, 1.5, 2), (470, 346, 1.3, 5)),
    ),
    "map_bubbling_springs": scene_tile(
        put(scenery.mountains, "winter", 9, 190),
        put(land.snow_ground, 206, 3),
        put(scenery.pond, 270, 290, 3.1, 4, ("#5fc0c4", "#e4fff8", "#2c7f94")),
        each(scenery.rock, (60, 320, 2.6, 2), (480, 316, 2.8, 3), (130, 352, 2.0, 4)),
        portrait("otter", at=(220, 352, 0.5), look=Look(eyes="shut", mouth="smile", blush=1.0), tail=0),
        portrait("beaver", at=(350, 362, 0.46), look=Look(eyes="smile", turn=-0.3, blush=1.0), tail=0),
        put(riverside.open_water, 322, 3, ("#5fc0c4", "#e4fff8", "#2c7f94"), 14),
        each(land.steam, (100, 300, 1.3, 2), (290, 200, 1.2, 5), (450, 300, 1.4, 7)),
    ),
    "map_cuddlers_cove": scene_tile(
        put(riverside.river_valley, "dusk", 180, 8, trees=2),
        put(scenery.ground, 268, 5, land.SAND, 18),
        put(rocks.crags, ((40, 320, 150, 170), (510, 320, 150, 180)), 6),
        portrait(
            "otter",
            at=(226, 362, 0.6),
            tilt=12,
            look=Look(turn=0.35, eyes="shut", blush=1.0),
            left=Arm("rest"),
            right=Arm("chest"),
        ),
        portrait(
            "otter",
            fur=PINK,
            at=(318, 362, 0.58),
            tilt=-12,
            look=Look(turn=-0.35, eyes="smile", blush=1.0),
            left=Arm("chest"),
            collar=(put(garments.scarf, ROSE, LINEN),),
        ),
        each(riverside.shell, (120, 350, 0.8, 20), (430, 352, 0.9, -18)),
    ),
    "map_stompy_knoll": scene_tile(
        put(scenery.meadow, "noon", 240, seed=13, trees=1, flowers=8),
        put(goods.mound, 270, 384, 560, 180, ("#86ab58", "#d6dc90", "#45703a"), 3),
        portrait(
            "bear",
            at=(270, 282, 0.6),
            lean=-6,
            look=Look(eyes="shut", mouth="sing"),
            left=Arm("high"),
            right=Arm("high"),
            wear=(put(clothes.dungarees, tone("#b8483a")),),
        ),
        each(scenery.rock, (150, 330, 1.3, 3), (400, 326, 1.5, 5)),
        each(scenery.flower_bed, (110, 350, 1.4, 2), (430, 352, 1.4, 5)),
    ),
    "map_kibblerill_ferry": scene_tile(
        put(riverside.river_valley, "morning", 170, 12, trees=4),
        put(trims.rope, (0, 110), (540, 120), 20, 3.4),
        portrait(
            "raccoon",
            at=(240, 316, 0.56),
            look=Look(turn=0.3),
            left=Arm("raise"),
            right=Arm("hip"),
            wear=(put(clothes.coat, tone("#35507e")),),
            sleeve=tone("#35507e"),
        ),
        each(scenery.barrel, (350, 296, 1.3, 2)),
        put(scenery.sack, 396, 300, 1.2, 4),
        put(water.hull, 280, 332, 360, 60, t.PALE_WOOD),
        put(riverside.lilies, ((60, 340, 1.4), (500, 338, 1.2))),
    ),
    "map_longleg_forest": scene_tile(
        put(scenery.forest_interior, "evening", 14, 220),
        each(scenery.tree_trunk, (120, 340, 0.7, 2), (430, 340, 0.8, 5)),
        put(stilts, 270, 262, 356),
        portrait("heron", at=(270, 276, 0.7), look=Look(turn=0.35), right=Arm("hip"), shadow=0),
        each(scenery.fern, (80, 352, 2.0, 2), (460, 354, 2.2, 4)),
    ),
}
