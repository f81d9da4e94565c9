"""Miss Thorn's challenge: the two mayors on one side of the medals, she with her staff on the other."""

from art.boxes.duo.chapters import hare, skunk, thorn, tortoise
from art.boxes.duo.cloth import COAL, GOLD, NIGHT, RED, RUST
from art.kit.pages import BANNER_PAGE
from art.kit.part import put
from art.parts import scenery
from art.parts.buildings import trims
from art.parts.critters import headwear, trade
from art.parts.critters.face import Look
from art.portrait import Arm
from art.tile import scene_tile

CHAPTERS = {
    "challenge": scene_tile(
        put(scenery.meadow, "dusk", 150, seed=23, trees=4, flowers=12),
        put(trims.lights, (0, 34), (820, 30), 40, 18),
        skunk(556, 262, 0.44, COAL),
        skunk(748, 262, 0.44, RUST, hat=(put(headwear.beret, RUST),)),
        hare(150, Look(turn=0.3, eyes="smile", mouth="grin"), 292, 0.62, left=Arm("hip"), right=Arm("raise")),
        tortoise(286, Look(turn=0.3, eyes="smile"), 288, 0.62, left=Arm("hip"), right=Arm("chest")),
        put(scenery.table, 424, 224, 1.7),
        put(trade.medal, RED, "#c08048", at=(372, 188)),
        put(trade.medal, NIGHT, "#c4ccd4", at=(424, 176)),
        put(trade.medal, GOLD, at=(476, 188)),
        thorn(650, Look(turn=-0.3, eyes="sly", mouth="smirk"), 292, 0.62, left=Arm("chest", put(trade.card_fan, 5))),
        page=BANNER_PAGE,
    ),
}
