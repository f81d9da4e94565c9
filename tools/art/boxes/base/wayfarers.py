"""Critters of road, roof and underground: chip sweep, miner mole, ranger, undertaker, wanderer."""

import random

from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.parts import scenery
from art.parts.critters import (
    birds,
    bodies,
    clothes,
    garments,
    hats,
    hunters,
    limbs,
    luggage,
    paws,
    rabbits,
    stage,
    tools,
)
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import LINEN
from art.parts.critters.tones import Tone, form, fur, tone
from art.portrait import Arm, portrait

CHIPMUNK = fur("#c07c42", "#fbecd2", "#dd9f84", mark="#4f3020")
MOLE = fur("#5a5260", "#9a8a90", "#e8a298", mark="#3a3440", nose="#ee9c96")
FOX = fur("#d0702f", "#fdf1de", "#b06a52", mark="#4a2a22", nose="#3a2626", iris="#a8782c")
RAVEN = fur("#4a4858", "#8a8698", "#6a6470", mark="#2a2834", iris="#8a6a3c")
HARE = fur("#a67c50", "#f6e6ca", "#dca088", mark="#5f4228", nose="#8d4a44")


def ranger() -> Canvas:
    """A fox in a green hood with a longbow between the trees."""
    canvas = Canvas(540, 396)
    scenery.forest_interior(canvas, "morning", seed=5)
    green, leather = tone("#47703f", "#9cbc70"), tone("#8a5c36", "#d0a070")
    with standing(canvas, 270, 394, 1.0, aura=0.4):
        bodies.brush_tail(canvas, FOX.coat, FOX.pale, -1)
        clothes.cloak_back(canvas, green, 1.06)
        with canvas.moved(-66, -120, 1.0, rotate=-24):
            tools.quiver(canvas, tone("#b83f38", "#f49a80"))
        paws.boots(canvas, tone("#5f4028"), 34, 0, 50)
        bodies.shirt(canvas, tone("#a89a6c"), 0.9, turn=0.35)
        bodies.trousers(canvas, tone("#5a4a3c"), 0.9, turn=0.35)
        clothes.coat(canvas, leather, tone("#6a4426"), 0.92, 16, pockets=False, turn=0.35)
        garments.belt(canvas, -66, 68, pouch=-1, turn=0.35)
        garments.strap(canvas, 1)
        with canvas.moved(112, -116, rotate=6):
            tools.bow(canvas, 250, 1)
        limbs.arm(canvas, (-50, -144), (-98, -106), (-62, -78), tone("#a89a6c"), (21, 15), leather)
        paws.fist(canvas, -52, -76, tone("#5a3428"), 20)
        with canvas.moved(0, -232, 0.97, rotate=-3):
            hats.hood(canvas, green, green, 0.35)
        with head_at(canvas, 0, -232, -3, 0.97):
            with canvas.moved(0, 4, 0.92):
                hunters.fox(canvas, FOX, Look(turn=0.35, eyes="sly", mouth="smirk"))
            hats.hood_edge(canvas, green, 0.35)
        with canvas.moved(4, 13):
            clothes.cloak_front(canvas, green, 0.98, low=-124)
        limbs.arm(canvas, (50, -142), (104, -130), (106, -118), tone("#a89a6c"), (21, 15), leather)
        paws.fist(canvas, 113, -114, tone("#5a3428"), 6, 1.05)
    return canvas


def undertaker() -> Canvas:
    """A raven in a tall hat leaning on his spade in the graveyard under the rising moon."""
    canvas = Canvas(540, 396)
    _moonrise(canvas, 286, 132)
    stage.bare_tree(canvas, 468, 290, 1.15)
    stones = ((70, 318, 1.15, -5, "round"), (160, 290, 0.8, 4, "cross"), (404, 326, 1.1, 5, "broken"))
    for x, y, size, lean, kind in (*stones, (476, 362, 1.2, -3, "cross")):
        stage.gravestone(canvas, x, y, size, lean, kind)
    scenery.bird(canvas, 150, 70, 1.2, 3)
    scenery.bird(canvas, 190, 92, 0.9, 9)
    coat, plum = Tone("#544c60", "#9a90a8", "#221c2c"), tone("#7a3a5a", "#c07a98")
    with standing(canvas, 272, 392, 0.98):
        paws.bird_feet(canvas, tone("#8a7a6a"), 28)
        with canvas.moved(0, -16):
            bodies.torso(canvas, RAVEN, 0.94, turn=-0.55)
            clothes.coat(canvas, coat, tone("#3a3344", "#7a7088"), 0.98, 30, buttons=tone("#c9c4d0"), turn=-0.55)
        garments.scarf(canvas, plum, tone("#c9a45a"), -172, -1, turn=-0.55)
        with canvas.moved(108, -130, rotate=4):
            tools.shovel(canvas, 56, 84)
        limbs.wing_arm(canvas, (-56, -150), (-102, -112), (-98, -92), RAVEN.coat, 24)
        with head_at(canvas, 0, -234, -5):
            birds.raven(canvas, RAVEN, Look(turn=-0.55, eyes="sleepy"), Tone("#6a6470", "#b8b0b4", "#2a2630"))
            hats.top_hat(canvas, coat, -54, 0.98, 6, plum, 76, 4)
        limbs.wing_arm(canvas, (56, -150), (110, -128), (112, -160), RAVEN.coat, 24)
        scenery.lantern(canvas, -108, -84, 1.35)
    return canvas


def wanderer() -> Canvas:
    """A hare striding over the winter pass, bundle on his shoulder."""
    canvas = Canvas(540, 396)
    scenery.mountains(canvas, "winter", seed=14, horizon=262)
    for x, y, size in ((40, 318, 0.9), (96, 296, 0.6), (500, 308, 0.85)):
        scenery.pine(canvas, x, y, size, x, ("#4f6e6a", "#86a29a", "#f4f6ee"))
    _snow(canvas, 46)
    cloak, red, jerkin = tone("#4a6a88", "#94b4cc"), tone("#b8503a", "#f0967a"), tone("#a8864f")
    with standing(canvas, 252, 388, 0.98, 4, shadow=140):
        back = "M-30 -172 C-84 -150 -128 -90 -158 -44 Q-120 -44 -104 -26 Q-60 -30 -30 -16 C20 -10 50 -30 56 -60 "
        form(canvas, back + "C62 -110 50 -150 34 -172 Z", cloak, 3)
        paws.striding_boots(canvas, tone("#6a4630"), tone("#5a5044"))
        with canvas.moved(126, -124, rotate=8):
            tools.staff(canvas, 110, 124)
        limbs.arm(canvas, (34, -140), (84, -104), (114, -122), jerkin, (20, 15), LINEN)
        paws.fist(canvas, 125, -126, HARE.coat, 8, 1.05)
        bodies.shirt(canvas, jerkin, 0.78, turn=0.9)
        garments.belt(canvas, -62, 60, pouch=1, turn=0.9)
        cape = "M-36 -176 C-70 -150 -84 -112 -92 -70 Q-60 -66 -40 -80 Q-10 -86 6 -108 Q34 -116 46 -112 "
        form(canvas, cape + "C56 -140 50 -160 36 -176 Z", cloak, 2.9)
        canvas.line("M-30 -150 Q-52 -116 -60 -76 M-8 -150 Q-20 -116 -24 -88", 1.8, cloak.dark, 0.6)
        with canvas.moved(44, -108):
            luggage.bindle(canvas, red, 210, -1)
        garments.scarf(canvas, tone("#e0b04a"), red, -170, -1, turn=0.9)
        limbs.arm(canvas, (-20, -136), (-6, -86), (30, -102), jerkin, (21, 16), LINEN)
        paws.fist(canvas, 42, -106, HARE.coat, -40, 1.05)
        with head_at(canvas, 10, -232, 2):
            rabbits.hare_profile(canvas, HARE)
    return canvas


def _moonrise(canvas: Canvas, x: float, y: float) -> None:
    """A dusky land under a great pale moon whose middle is (x, y)."""
    scenery.sky(canvas, "dusk", 270)
    scenery.stars(canvas, 0, 0, count=26, seed=4)
    canvas.spot(x, y, 230, 210, "#ffe8c0", 0.6)
    canvas.ellipse(x, y, 98, 98, "#fbf0cc", 0, (canvas.glow(x - 24, y - 24, 110, "#fffdf2", 0.9),))
    for dx, dy, size in ((-48, -40, 15), (54, 38, 19), (50, -48, 10), (-60, 36, 12)):
        canvas.spot(x + dx, y + dy, size, size * 0.9, "#d8c090", 0.55)
    scenery.hills(canvas, 244, 62, 71, ("#6f6484", "#c896a0"))
    scenery.hills(canvas, 256, 34, 72, ("#5d6260", "#a88a84"), ink=1.2)
    scenery.ground(canvas, 262, 73, ("#5f6a42", "#b89a6c", "#2c3830"), 12)
    rng = random.Random(5)
    for _ in range(24):
        scenery.grass(canvas, rng.uniform(0, canvas.width), rng.uniform(276, 396), 1.1, rng.randrange(99))


def _snow(canvas: Canvas, count: int, seed: int = 0) -> None:
    """Falling flakes over the whole page."""
    rng = random.Random(seed)
    for _ in range(count):
        size = rng.uniform(1.6, 3.8)
        canvas.ellipse(
            rng.uniform(0, canvas.width), rng.uniform(0, canvas.height), size, size, "#ffffff", 0, opacity=0.85
        )


def _soot(canvas: Canvas) -> None:
    """Smudges on a sweep's face, in head coordinates."""
    for x, y, size in ((-58, 22, 12), (44, 40, 10), (30, -34, 9)):
        canvas.spot(x, y, size, size * 0.8, "#2a2424", 0.65)


BLACK, SCARLET = Tone("#4a4450", "#8f8794", "#1f1a24"), tone("#b83f38", "#f08a70")
OCHRE = tone("#d09a3c", "#fbdc90")

PORTRAITS = {
    "chip_sweep": portrait(
        "chipmunk",
        fur=CHIPMUNK,
        scene=(
            put(scenery.sky, "evening", 300),
            put(scenery.sun, 120, 190, 0.9),
            each(
                scenery.cloud,
                (60, 60, 0.7, 60),
                (440, 88, 0.7, 440),
                (330, 40, 0.7, 330),
                colours=("#f7d9bc", "#b57f7c"),
            ),
            each(stage.chimney, (84, 292, 0.9), (480, 296, 1.1)),
            put(stage.roof, 286, tone("#a2523c", "#dc9068"), 26, -2, 4),
        ),
        look=Look(turn=0.2, mouth="grin"),
        tilt=-5,
        build=0.98,
        feet=put(paws.boots, tone("#4a3a34"), 34, 0, 34),
        wear=(
            put(bodies.shirt, tone("#c8b894")),
            put(bodies.trousers, tone("#5f564e")),
            put(clothes.coat, BLACK, tone("#393440"), length=12),
        ),
        sleeve=BLACK,
        cuff=LINEN,
        seam=False,
        left=Arm("hip"),
        right=Arm("staff", put(tools.chimney_brush, 150, 130), at=(0, -8), tilt=6),
        collar=(put(garments.scarf, SCARLET, tone("#f0e0c0"), -168, -1),),
        features=(put(_soot),),
        hat=(put(hats.top_hat, BLACK, -56, 0.9, -7, SCARLET, 46, -4),),
        at=(266, 392, 1.0),
    ),
    "miner_mole": portrait(
        "mole",
        fur=MOLE,
        scene=(
            put(stage.cave, Tone("#6a5a54", "#b8966c", "#241a20"), 6),
            each(stage.crystal, (70, 300, "#5fb4c4", 1.1), (478, 286, "#c47ac8", 1.0)),
            each(stage.crystal, (452, 130, "#e8b84a", 0.7), (100, 120, "#6ac48a", 0.7)),
        ),
        look=Look(turn=-0.25),
        tilt=3,
        feet=put(paws.boots, tone("#6a4a34"), 38, 0, 34),
        wear=(
            put(bodies.shirt, OCHRE),
            put(clothes.dungarees, tone("#56698a", "#98acc8")),
            put(garments.belt, -66, 90, pouch=-1),
            put(garments.neckerchief, tone("#a8432f")),
        ),
        sleeve=OCHRE,
        cuff=OCHRE,
        left=Arm("hip"),
        right=Arm("staff", put(tools.pickaxe, 128, 92), tilt=8),
        hat=(put(hats.miner_helmet, tone("#c2862e", "#fbe09a"), -40, 0.98, -2),),
        at=(268, 392, 1.0),
    ),
    "ranger": ranger,
    "undertaker": undertaker,
    "wanderer": wanderer,
}
