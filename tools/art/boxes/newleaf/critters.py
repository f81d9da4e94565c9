"""Critters of the railway, from Baker to Poet."""

from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import tones as t
from art.parts.buildings import vehicles
from art.parts.critters import clothes, face, garments, hats, headwear, interiors, learning, stage, trade, wares
from art.parts.critters.face import Look
from art.parts.critters.materials import GOLDEN, LEATHER, LINEN, WHITE
from art.parts.critters.tones import fur, tone
from art.portrait import Arm, portrait

ROSE, MOSS, PLUM = tone("#b8506a", "#f0a0a8"), tone("#6f8f45", "#b4c874"), tone("#6a4a80", "#b494cc")
NAVY, BRICK, OCHRE = tone("#2f4468", "#7f9cc4"), tone("#a8483a", "#e89a78"), tone("#c8923c", "#f4d48c")
COAL, SKY, PINE = tone("#3a3640", "#8a8494"), tone("#5f8fb0", "#b4d8e8"), tone("#3f6a58", "#94c0a0")

PORTRAITS = {
    "baker": portrait(
        "hamster",
        scene=(
            put(scenery.indoor_room, ("#e2c08a", "#fbeac0", "#946a3c"), seed=3),
            put(interiors.hearth, 96, 300, 1.15),
            put(scenery.shelf, 350, 130, 1.2, 4),
        ),
        look=Look(turn=0.2, eyes="smile", mouth="grin", blush=0.9),
        wear=(put(clothes.coat, WHITE, LINEN, length=10), put(clothes.apron, LINEN)),
        sleeve=WHITE,
        left=Arm("hip"),
        right=Arm("carry", put(trade.bread_tray, 136), at=(0, 26)),
        collar=(put(garments.neckerchief, BRICK),),
        hat=(put(headwear.cooks_hat, y=-58, scale=1.05),),
        front=(put(interiors.counter, 358),),
    ),
    "chipsmith": portrait(
        "beaver",
        scene=(put(scenery.stone_hall, seed=5), put(interiors.hearth, 420, 306, 1.4)),
        look=Look(turn=-0.2, eyes="stern", mouth="smirk"),
        wear=(put(clothes.dungarees, NAVY), put(clothes.apron, LEATHER)),
        sleeve=BRICK,
        left=Arm("raise", put(trade.hammer, 76)),
        right=Arm("hold", put(trade.tongs)),
        hat=(put(headwear.bandana, BRICK),),
    ),
    "conductor": portrait(
        "hedgehog",
        scene=(
            put(scenery.meadow, "morning", 230, seed=8, trees=1),
            put(vehicles.locomotive, 400, 340, 1.15, t.GREEN_BOARD, -1),
            put(vehicles.lamp_post, 60, 350, 1.2),
        ),
        look=Look(turn=0.15, eyes="open", mouth="smile"),
        wear=(put(clothes.coat, NAVY, COAL, length=26),),
        sleeve=NAVY,
        cuff=GOLDEN,
        left=Arm("high", put(trade.signal_flag, PINE)),
        right=Arm("hold", put(trade.lantern)),
        collar=(put(garments.bow_tie, BRICK),),
        hat=(put(headwear.conductors_cap, NAVY),),
    ),
    "diplomat": portrait(
        "fox",
        scene=(
            put(scenery.stone_hall, ("#b8b0a4", "#f0e8d8", "#6a6470"), seed=7),
            put(interiors.banner, 90, 60, PINE, 1.2),
            put(interiors.banner, 450, 60, PLUM, 1.2, "crown"),
        ),
        look=Look(turn=-0.25, eyes="sly", mouth="smirk", glasses="half"),
        wear=(put(clothes.coat, PLUM, COAL, length=34),),
        sleeve=PLUM,
        left=Arm("offer", put(learning.scroll, 66, 78)),
        right=Arm("down", put(trade.briefcase)),
        collar=(put(garments.jabot), put(trade.medal, BRICK, at=(-36, -118))),
        hat=(put(hats.top_hat, COAL, scale=0.86, band=BRICK),),
    ),
    "gardener": portrait(
        "rabbit",
        scene=(
            put(scenery.meadow, "morning", 220, seed=14, trees=2, flowers=18),
            each(scenery.flower_bed, (80, 350, 1.3, 2), (470, 350, 1.3, 6)),
            each(scenery.bush, (40, 320, 1.6, 1), (505, 318, 1.6, 2), berries="#a8325a"),
        ),
        fur=fur("#a8a4a8", "#f4eee8", "#e0a8a0", mark="#6a6670"),
        look=Look(turn=0.25, eyes="smile", blush=0.9),
        tilt=4,
        wear=(put(clothes.dress, MOSS, ROSE), put(clothes.apron, LINEN)),
        sleeve=MOSS,
        left=Arm("hold", put(trade.bouquet)),
        right=Arm("down", put(trade.watering_can)),
        hat=(put(hats.straw_hat, band=ROSE, flower=True),),
    ),
    "inventor": portrait(
        "mole",
        scene=(
            put(scenery.indoor_room, ("#c8b088", "#f0deb0", "#7a5c38"), seed=9),
            put(learning.blackboard, 170, 110, at=(420, 130)),
            put(scenery.shelf, 40, 130, 1.1, 2),
        ),
        look=Look(turn=0.2, eyes="wide", mouth="grin", glasses="round"),
        wear=(put(clothes.dungarees, OCHRE),),
        sleeve=LINEN,
        left=Arm("raise", put(trade.wrench)),
        right=Arm("carry", put(learning.blueprint, 120, 78), at=(0, 16)),
        collar=(put(garments.neckerchief, SKY),),
        hat=(put(headwear.bandana, COAL),),
    ),
    "lamplighter": portrait(
        "shrew",
        scene=(
            put(scenery.village_street, "dusk", seed=6, horizon=250),
            put(vehicles.lamp_post, 90, 360, 1.7),
            put(scenery.stars, 0, 0, 1, 5, count=26),
        ),
        look=Look(turn=-0.25, eyes="smile"),
        wear=(put(clothes.coat, COAL, BRICK, length=22),),
        sleeve=COAL,
        left=Arm("hold", put(trade.lantern)),
        right=Arm("staff", put(trade.lamplighters_pole)),
        collar=(put(garments.scarf, BRICK, OCHRE),),
        hat=(put(hats.flat_cap, COAL),),
    ),
    "magician": portrait(
        "stoat",
        scene=(
            put(scenery.indoor_room, ("#5a4674", "#9a7ab4", "#2c2040"), ("#4a3040", "#241420"), seed=4, beams=False),
            put(interiors.curtain, 0, 0, 360, BRICK, 1, 110),
            put(interiors.curtain, 540, 0, 360, BRICK, -1, 110),
            put(scenery.stars, 0, 0, 1, 9, count=18),
        ),
        look=Look(turn=0.2, eyes="sly", mouth="smirk"),
        behind=(put(clothes.cloak_back, PLUM),),
        wear=(put(clothes.coat, COAL, WHITE, length=20),),
        sleeve=COAL,
        left=Arm("high", put(trade.wand)),
        right=Arm("offer", put(trade.card_fan, 5)),
        collar=(put(clothes.cloak_front, PLUM), put(garments.bow_tie, ROSE)),
        features=(put(face.moustache, colours=tone("#4a3020")),),
        hat=(put(hats.top_hat, COAL, scale=0.9, band=ROSE),),
    ),
    "mayor": portrait(
        "badger",
        scene=(
            put(scenery.village_street, "noon", seed=3, horizon=240),
            put(stage.bunting, 0, 40, 540, 46),
        ),
        look=Look(turn=-0.15, eyes="smile", mouth="grin"),
        wear=(put(clothes.robe, BRICK, WHITE),),
        sleeve=BRICK,
        cuff=WHITE,
        left=Arm("wave"),
        right=Arm("hold", put(learning.scroll, 60, 74)),
        collar=(put(clothes.ermine_collar), put(garments.chain)),
        hat=(put(hats.top_hat, COAL, scale=0.84, band=GOLDEN),),
    ),
    "miller": portrait(
        "dormouse",
        scene=(
            put(scenery.meadow, "noon", 230, seed=21, trees=1),
            put(stage.wheat_field, 300, 4, 3),
            put(vehicles.mill_sails, 424, 130, 96),
            each(scenery.sack, (70, 366, 1.5), (470, 370, 1.3)),
        ),
        look=Look(turn=0.2, eyes="sleepy", blush=0.8),
        wear=(put(clothes.coat, LINEN, WHITE, length=6), put(clothes.apron, WHITE)),
        sleeve=LINEN,
        left=Arm("hip"),
        right=Arm("carry", put(wares.wheat_sheaf), at=(0, 10)),
        hat=(put(hats.flat_cap, LINEN),),
    ),
    "photographer": portrait(
        "squirrel",
        scene=(
            put(scenery.meadow, "evening", 236, seed=18, trees=2, flowers=12),
            put(scenery.hills, 250, 60, 3),
        ),
        fur=fur("#8a5a3c", "#f6e4c8", "#d89a7c", mark="#5a3826"),
        look=Look(turn=-0.2, eyes="open", mouth="smile", eye=1.08),
        wear=(put(clothes.coat, PINE, OCHRE, length=12),),
        sleeve=PINE,
        left=Arm("point"),
        right=Arm("carry", put(trade.camera), at=(0, 6)),
        collar=(put(garments.scarf, OCHRE, BRICK), put(garments.strap)),
        hat=(put(headwear.beret, BRICK),),
    ),
    "poet": portrait(
        "robin",
        scene=(
            put(scenery.forest_interior, "evening", 6, 230),
            put(learning.music_notes, at=(110, 120), size=1.3),
        ),
        look=Look(turn=0.25, eyes="shut", mouth="sing"),
        wear=(put(clothes.coat, PLUM, OCHRE, length=8),),
        sleeve=PLUM,
        left=Arm("offer", put(learning.scroll, 64, 80)),
        right=Arm("raise", put(learning.quill, WHITE)),
        collar=(put(garments.ruff),),
        hat=(put(hats.feathered_hat, PLUM, OCHRE),),
    ),
}
