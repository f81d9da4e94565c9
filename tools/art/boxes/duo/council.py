"""Critters of Governance: diplomat, innkeeper, judge, trail guide, shopkeeper, town crier, bookkeeper, matchmaker."""

from art.boxes.duo.cloth import BROWN, COAL, CREAM, GOLD, LEAF, MOSS, NIGHT, PLUM, RED, ROSE, RUST, SAND, SKY, TEAL
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import goods, trims
from art.parts.critters import (
    clothes,
    face,
    garments,
    hats,
    headwear,
    heroic,
    interiors,
    learning,
    luggage,
    nautical,
    regalia,
    stage,
    tools,
    trade,
    wares,
)  # fmt: skip
from art.parts.critters.face import Look
from art.parts.critters.materials import LINEN
from art.parts.critters.tones import fur
from art.portrait import Arm, portrait

PORTRAITS = {
    "diplomat": portrait(
        "fox",
        scene=(
            put(scenery.stone_hall, seed=4),
            each(interiors.banner, (76, 40, TEAL, 1.3), (466, 40, RUST, 1.3)),
        ),
        fur=fur("#a8988c", "#faf2e4", mark="#4a3c38"),
        look=Look(turn=0.25, eyes="sly", mouth="smirk"),
        tilt=4,
        wear=(put(clothes.coat, NIGHT, GOLD),),
        sleeve=NIGHT,
        cuff=CREAM,
        left=Arm("chest", put(learning.scroll, 60, 76)),
        right=Arm("offer"),
        collar=(put(garments.jabot), put(garments.chain)),
        hat=(put(hats.top_hat, NIGHT, -58, 0.86, 6, RED, 60),),
    ),
    "innkeeper": portrait(
        "rabbit",
        scene=(
            put(scenery.indoor_room, wall=("#b88a5c", "#f0cc94", "#6a4424"), seed=6),
            put(interiors.hearth, 96, 320, 0.85),
            put(scenery.barrel, 464, 320, 1.8, 3),
        ),
        fur=fur("#c8a070", "#f8e8cc", mark="#7a5430"),
        traits={"ear": "lop"},
        look=Look(turn=-0.2, eyes="smile", blush=1.0, mouth="grin"),
        build=1.14,
        wear=(put(clothes.coat, LEAF, GOLD), put(clothes.apron, LINEN)),
        sleeve=CREAM,
        left=Arm("raise", put(wares.mug)),
        right=Arm("hip", put(wares.keys)),
        features=(put(face.freckles),),
        front=(put(interiors.counter, 366),),
    ),
    "judge": portrait(
        "raven",
        scene=(
            put(scenery.stone_hall, colours=("#8a7c74", "#d8c8b4", "#4a3c40"), seed=8),
            put(wares.balance, at=(452, 352), size=1.3),
            put(scenery.arch_window, 100, 150, 1.2),
        ),
        look=Look(turn=-0.25, eyes="stern", glasses="half", blush=0.0),
        wear=(put(clothes.robe, PLUM, GOLD),),
        sleeve=PLUM,
        left=Arm("raise", put(tools.gavel, 64)),
        right=Arm("hold", put(learning.closed_book, RED)),
        collar=(put(garments.jabot),),
        hat=(put(regalia.judge_wig),),
    ),
    "trail_guide": portrait(
        "marten",
        scene=(
            put(scenery.mountains, "evening", 12),
            put(stage.signpost, 92, 384, 3, 220),
            each(scenery.pine, (500, 380, 1.6, 2), (450, 370, 1.1, 4)),
        ),
        look=Look(turn=0.3, mouth="grin"),
        behind=(put(luggage.peddlers_pack, MOSS, SAND),),
        wear=(put(clothes.coat, SAND, BROWN),),
        sleeve=SAND,
        left=Arm("staff", put(tools.staff, 110, 120)),
        right=Arm("point"),
        collar=(put(garments.neckerchief, RED), put(garments.strap, 1)),
        hat=(put(headwear.pith_helmet),),
    ),
    "shopkeeper": portrait(
        "frog",
        scene=(
            put(scenery.indoor_room, wall=("#a8b890", "#e8ecc8", "#5a6a44"), seed=9),
            put(scenery.shelf, 20, 140, 1.2, 2, goods="jars"),
            put(scenery.shelf, 388, 140, 1.2, 5, goods="mixed"),
        ),
        look=Look(turn=0.15, eyes="open", mouth="grin"),
        wear=(put(clothes.coat, RED, CREAM), put(clothes.apron, CREAM, bib=False)),
        sleeve=CREAM,
        left=Arm("hold", put(wares.bottle)),
        right=Arm("offer", put(wares.coin_stack, 5)),
        collar=(put(garments.bow_tie, NIGHT),),
        hat=(put(headwear.bowler, BROWN, -62, 0.8),),
        front=(
            put(interiors.counter, 364),
            each(goods.basket, (90, 366, 1.7, 2, "berry"), (452, 366, 1.7, 4, "apple")),
        ),
    ),
    "town_crier": portrait(
        "duck",
        scene=(
            put(scenery.village_street, "morning", 14),
            put(trims.bunting, (0, 80), (540, 60), 30, 18, seed=5),
        ),
        look=Look(turn=-0.3, eyes="wide", mouth="sing"),
        tilt=-5,
        wear=(put(clothes.coat, SKY, GOLD),),
        sleeve=SKY,
        cuff=GOLD,
        left=Arm("high", put(heroic.handbell, 1.2)),
        right=Arm("hold", put(learning.scroll, 66, 90)),
        collar=(put(garments.jabot),),
        hat=(put(nautical.tricorn, NIGHT, skull=False),),
    ),
    "bookkeeper": portrait(
        "mouse",
        scene=(
            put(scenery.indoor_room, wall=("#9c8c7c", "#e4d4b8", "#54463a"), seed=13),
            put(scenery.shelf, 20, 150, 1.3, 3, goods="books"),
            put(scenery.arch_window, 450, 140, 1.1, lit=True),
        ),
        fur=fur("#8a7c84", "#ece0d8", mark="#4a4048"),
        look=Look(turn=0.25, glasses="round", eyes="open"),
        tilt=4,
        wear=(put(clothes.coat, COAL, CREAM),),
        sleeve=CREAM,
        left=Arm("raise", put(learning.quill, SKY)),
        right=Arm("hold", put(wares.abacus)),
        collar=(put(garments.bow_tie, RED),),
        hat=(put(hats.flat_cap, BROWN, tilt=-5),),
        front=(put(learning.inkwell, at=(128, 372), size=1.5), put(scenery.book, 450, 388, 2.0, 3)),
    ),
    "matchmaker": portrait(
        "cardinal",
        scene=(
            put(scenery.meadow, "morning", 230, seed=27, trees=2, flowers=26),
            each(scenery.flower_bed, (80, 382, 2.2, 2), (470, 384, 2.2, 5), colours=("#f2a0ac", "#fdf3df", "#e7766a")),
        ),
        fur=fur("#c8586a", "#f8d8cc", mark="#5a2030"),
        look=Look(turn=0.2, eyes="smile", blush=1.0),
        wear=(put(clothes.dress, PLUM, ROSE),),
        sleeve=PLUM,
        left=Arm("raise", put(trade.parasol, ROSE, CREAM, 110)),
        right=Arm("hold", put(trade.bouquet)),
        collar=(put(garments.pearls),),
        hat=(put(headwear.flower_crown, -58),),
    ),
}
