"""Critters who receive visitors: chipsmith, teacher, weaver, seer, tailor, scout."""

from art.boxes.duo.cloth import BROWN, COAL, CREAM, GOLD, LEAF, MOSS, NIGHT, PLUM, RED, ROSE, RUST, SAND, SKY, TEAL
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import fires
from art.parts.critters import (
    clothes,
    face,
    garments,
    hats,
    headwear,
    heroic,
    interiors,
    learning,
    nautical,
    regalia,
    tools,
    trade,
)  # fmt: skip
from art.parts.critters.face import Look
from art.parts.critters.materials import LEATHER, LINEN
from art.parts.critters.tones import fur
from art.portrait import Arm, portrait

PORTRAITS = {
    "chipsmith": portrait(
        "chipmunk",
        scene=(
            put(scenery.stone_hall, seed=9),
            put(fires.fire, 92, 360, 2.2),
            put(scenery.barrel, 462, 374, 1.7, 2),
        ),
        fur=fur("#b5653a", "#f4dcb8", mark="#5a2a18"),
        look=Look(turn=-0.3, eyes="stern", mouth="grin"),
        build=1.12,
        wear=(put(clothes.apron, LEATHER),),
        sleeve=CREAM,
        hand=BROWN,
        left=Arm("hold", put(trade.tongs)),
        right=Arm("high", put(trade.hammer, 80)),
        collar=(put(garments.neckerchief, COAL),),
        hat=(put(headwear.bandana, RED),),
    ),
    "teacher": portrait(
        "owl",
        scene=(
            put(scenery.indoor_room, seed=3),
            put(learning.blackboard, 220, 130, at=(270, 110)),
            each(scenery.book, (70, 380, 1.8, 1), (76, 362, 1.6, 4), (470, 380, 1.8, 2)),
        ),
        look=Look(turn=0.2, glasses="round", eyes="wide"),
        wear=(put(clothes.robe, MOSS, GOLD),),
        sleeve=MOSS,
        left=Arm("hold", put(learning.closed_book, RED)),
        right=Arm("raise", put(tools.pointer, 90, 30)),
        collar=(put(garments.bow_tie, RED),),
        hat=(put(regalia.mortarboard, NIGHT),),
    ),
    "weaver": portrait(
        "dormouse",
        scene=(
            put(scenery.indoor_room, wall=("#c8b0a0", "#f4e0cc", "#7a5848"), seed=7),
            each(interiors.banner, (84, 60, TEAL, 1.5), (462, 60, ROSE, 1.5)),
            put(trade.spool, at=(120, 366), size=1.4),
        ),
        look=Look(turn=-0.2, eyes="smile", blush=0.9),
        wear=(put(clothes.dress, PLUM, ROSE), put(clothes.apron, LINEN)),
        sleeve=PLUM,
        left=Arm("hold", put(trade.spool)),
        right=Arm("carry", put(trade.cloth_roll, TEAL, 120), at=(0, 10)),
        collar=(put(garments.shawl, GOLD),),
        hat=(put(hats.headscarf, ROSE),),
    ),
    "seer": portrait(
        "toad",
        scene=(
            put(scenery.forest_interior, "dusk", 8, 230),
            put(scenery.moon, 430, 90, 1.1),
            each(scenery.candle, (80, 366, 1.5, 2), (120, 376, 1.1, 3), (470, 370, 1.5, 5)),
        ),
        look=Look(turn=0.1, eyes="sleepy", mouth="smirk"),
        behind=(put(clothes.cloak_back, NIGHT),),
        wear=(put(clothes.robe, PLUM, GOLD),),
        sleeve=PLUM,
        left=Arm("hold"),
        right=Arm("hold"),
        collar=(put(clothes.cloak_front, NIGHT),),
        hat=(put(headwear.turban, PLUM, at=(0, -18)),),
        front=(put(heroic.crystal_ball, 46, at=(270, 344)),),
    ),
    "tailor": portrait(
        "squirrel",
        scene=(
            put(scenery.indoor_room, seed=11),
            put(scenery.round_window, 100, 130, 1.2),
            put(scenery.table, 460, 390, 1.2),
            put(trade.cloth_roll, SKY, 110, at=(458, 300)),
            put(trade.cloth_roll, RED, 110, at=(462, 276)),
        ),
        fur=fur("#7c4a34", "#f0d4b0", mark="#4a2418"),
        look=Look(turn=0.3, glasses="half", eyes="open"),
        tilt=5,
        wear=(put(clothes.coat, TEAL, GOLD),),
        sleeve=CREAM,
        cuff=TEAL,
        left=Arm("raise", put(trade.scissors)),
        right=Arm("hold", put(trade.spool)),
        collar=(put(garments.jabot),),
        features=(put(face.moustache, colours=BROWN),),
    ),
    "scout": portrait(
        "weasel",
        scene=(
            put(scenery.mountains, "morning", 9),
            each(scenery.pine, (50, 384, 1.6, 2), (500, 388, 1.8, 5)),
            put(scenery.rock, 420, 390, 1.8, 3),
        ),
        look=Look(turn=-0.4, eyes="wide"),
        tilt=-4,
        behind=(put(clothes.cloak_back, SAND),),
        wear=(put(clothes.coat, MOSS, BROWN),),
        sleeve=MOSS,
        left=Arm("raise", put(nautical.spyglass, 110)),
        right=Arm("hold", put(nautical.map_sheet, 96, 66)),
        collar=(put(garments.scarf, RUST, CREAM),),
        hat=(put(hats.feathered_hat, LEAF, RED),),
    ),
}
