"""Critters who come and go: fool, juggler, messenger, pigeon, wanderer, ranger, bard, lamplighter."""

from art.boxes.duo.cloth import BROWN, COAL, CREAM, GOLD, LEAF, MOSS, NIGHT, PLUM, RED, ROSE, RUST, SAND, SKY, TEAL
from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import trims, vehicles
from art.parts.critters import (
    clothes,
    face,
    garments,
    hats,
    headwear,
    learning,
    luggage,
    regalia,
    stage,
    tools,
    trade,
    wares,
)  # fmt: skip
from art.parts.critters.face import Look
from art.parts.critters.materials import LEATHER
from art.parts.critters.tones import fur
from art.portrait import Arm, portrait


def juggled(canvas: Canvas, *balls: tuple[float, float, str]) -> None:
    """Painted balls in the air."""
    for x, y, colour in balls:
        canvas.ellipse(x, y, 19, 19, colour, 2.6, (canvas.glow(x - 6, y - 7, 17, "#fff6e0", 0.85),))
        canvas.line(f"M{x - 17} {y + 3} Q{x} {y + 12} {x + 17} {y + 3}", 2.2, "#fff6e0", 0.9)


PORTRAITS = {
    "fool": portrait(
        "ferret",
        scene=(
            put(scenery.village_street, "noon", 8),
            put(trims.bunting, (0, 70), (540, 56), 34, 20, seed=3),
        ),
        look=Look(turn=-0.35, eyes="wide", mouth="grin", blush=1.0),
        tilt=-9,
        wear=(put(clothes.motley, PLUM, GOLD),),
        sleeve=PLUM,
        cuff=GOLD,
        left=Arm("high", put(trade.signal_flag, ROSE, 70)),
        right=Arm("wave"),
        collar=(put(garments.motley_collar, GOLD, PLUM),),
        hat=(put(regalia.jester_cap, PLUM, GOLD),),
    ),
    "juggler": portrait(
        "otter",
        scene=(
            put(scenery.river_bank, "evening", 5),
            each(stage.tent, (70, 300, RED, CREAM, 0.9), (474, 300, TEAL, CREAM, 0.9)),
        ),
        look=Look(eyes="open", gaze=(0.0, -3.0), mouth="smile"),
        wear=(put(clothes.dungarees, TEAL),),
        sleeve=CREAM,
        left=Arm("wave"),
        right=Arm("wave"),
        collar=(put(garments.neckerchief, RED),),
        hat=(put(headwear.bandana, RED),),
        front=(
            put(
                juggled,
                (146, 120, "#c8483a"),
                (190, 58, "#4f86a8"),
                (270, 30, "#d9a441"),
                (350, 58, "#6f8f45"),
                (394, 120, "#8a5a9a"),
            ),
        ),
    ),
    "messenger": portrait(
        "hare",
        scene=(
            put(scenery.meadow, "morning", 236, seed=14, trees=2, flowers=8),
            put(scenery.path_to, 300, 240, 2.0, 2),
        ),
        fur=fur("#8c7a6a", "#f4ead8", mark="#3a2c24"),
        look=Look(turn=0.4, eyes="wide", eye=1.08),
        tilt=6,
        wear=(put(clothes.coat, SKY, GOLD),),
        sleeve=SKY,
        cuff=CREAM,
        left=Arm("hip"),
        right=Arm("raise", put(learning.rolled_paper, 90, CREAM)),
        collar=(put(garments.scarf, RED, CREAM), put(garments.strap, 1)),
        front=(put(luggage.satchel, at=(196, 326)),),
    ),
    "postal_pigeon": portrait(
        "pigeon",
        scene=(
            put(scenery.mountains, "noon", 6),
            each(scenery.cloud, (90, 90, 1.2, 1), (456, 120, 1.0, 4)),
        ),
        fur=fur("#ece6da", "#fffaf0", "#e8a898", mark="#a88a78", iris="#c8783a"),
        look=Look(turn=0.3, eyes="smile", blush=0.7),
        tilt=5,
        wear=(put(clothes.coat, RUST, CREAM),),
        sleeve=RUST,
        left=Arm("chest", put(luggage.letter)),
        right=Arm("wave"),
        collar=(put(garments.neckerchief, TEAL),),
        hat=(put(hats.post_cap, RUST),),
        front=(each(trims.letter, (86, 176, 1.6, -16), (452, 226, 1.5, 14), (70, 300, 1.3, 10)),),
    ),
    "wanderer": portrait(
        "lizard",
        scene=(
            put(scenery.meadow, "evening", 236, seed=22, trees=1, flowers=5),
            each(scenery.rock, (70, 372, 1.8, 2), (488, 376, 1.6, 6)),
            put(stage.signpost, 462, 330, 2, 170),
        ),
        look=Look(turn=-0.3, eyes="sleepy"),
        behind=(put(clothes.cloak_back, BROWN),),
        wear=(put(clothes.robe, SAND, MOSS),),
        sleeve=SAND,
        left=Arm("staff", put(tools.staff, 150, 130)),
        right=Arm("raise", put(luggage.bindle, ROSE, 120, 1)),
        collar=(put(clothes.cloak_front, BROWN),),
        hat=(put(hats.straw_hat, -46, 1.08, 6, RUST),),
    ),
    "ranger": portrait(
        "wolf",
        scene=(
            put(scenery.forest_interior, "morning", 12, 220),
            each(scenery.pine, (40, 380, 1.7, 2), (508, 382, 1.8, 5)),
        ),
        look=Look(turn=-0.35, eyes="stern", mouth="flat"),
        behind=(put(clothes.cloak_back, LEAF), put(tools.quiver, RUST)),
        wear=(put(clothes.coat, LEATHER, LEAF),),
        sleeve=BROWN,
        left=Arm("staff", put(tools.staff, 160, 130)),
        right=Arm("hold", put(trade.rope_coil, 34)),
        collar=(put(clothes.cloak_front, LEAF),),
        hood=(put(hats.hood, LEAF, MOSS),),
        features=(put(face.scar, side=-1),),
    ),
    "bard": portrait(
        "robin",
        scene=(
            put(scenery.meadow, "evening", 240, seed=9, trees=3, flowers=10),
            put(trims.lights, (0, 90), (540, 76), 40, 9),
        ),
        look=Look(turn=0.25, eyes="shut", mouth="sing", blush=0.8),
        tilt=7,
        wear=(put(clothes.coat, PLUM, GOLD),),
        sleeve=PLUM,
        left=Arm("raise"),
        right=Arm("hold", put(wares.lute)),
        collar=(put(garments.ruff),),
        hat=(put(headwear.beret, PLUM), put(hats.feather, 26, -66, GOLD, 30)),
        front=(put(learning.music_notes, at=(130, 110), size=1.2),),
    ),
    "lamplighter": portrait(
        "bat",
        scene=(
            put(scenery.village_street, "dusk", 4),
            each(vehicles.lamp_post, (92, 366, 1.7), (474, 340, 1.2)),
        ),
        look=Look(turn=-0.25, eyes="smile", glasses="round"),
        wear=(put(clothes.coat, NIGHT, GOLD),),
        sleeve=NIGHT,
        left=Arm("staff", put(trade.lamplighters_pole, 190, 120)),
        right=Arm("raise", put(trade.lantern)),
        collar=(put(garments.scarf, RUST, GOLD),),
        hat=(put(hats.top_hat, COAL, -58, 0.82, -7, RUST, 56),),
    ),
}
