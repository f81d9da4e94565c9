"""Corrin Evertail, a red panda, in his three roles: warrior, leader, king."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.parts import scenery, splendour
from art.parts.buildings import trims
from art.parts.critters import (
    bodies,
    clothes,
    garments,
    heroic,
    interiors,
    learning,
    limbs,
    noble,
    paws,
    regalia,
    stage,
    tools,
)
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import GOLDEN, LEATHER, LINEN
from art.parts.critters.tones import Tone, form, fur, tone
from art.portrait import Arm, Pose, portrait

CORRIN = fur("#c4562a", "#fdf3e2", "#8a5a48", mark="#7a2e18", nose="#2e2020", iris="#8a5a2c")
DARK_PAW = tone("#4a2a22")


def corrin_evertail_the_leader() -> Canvas:
    """Corrin speaking from a stump, one paw raised, a roll of cards in the other, the camp behind him."""
    canvas = Canvas(540, 396)
    scenery.forest_interior(canvas, "morning", 23, 268)
    for x, y, size, first in ((92, 300, 0.9, "#6f8f45"), (454, 304, 0.95, "#4f7f94")):
        stage.tent(canvas, x, y, tone(first), tone("#f4e6c8"), size)
    blue, brown = tone("#35608c", "#94bce0"), tone("#7a5434", "#c8986c")
    with standing(canvas, 268, 372, 0.94, shadow=0, aura=0.35):
        form(canvas, "M-120 50 L-104 -2 Q0 -22 104 -2 L120 50 Z", Tone("#7a5536", "#c79a66", "#3a2415"), 3)
        form(canvas, shapes.ellipse(0, -4, 106, 18), Tone("#e2c08c", "#fff0cc", "#8a6238"), 2.6)
        canvas.line(shapes.ellipse(0, -4, 70, 11), 1.5, "#a57c44")
        noble.ringed_tail(canvas, CORRIN, 1)
        clothes.cloak_back(canvas, blue, 1.04)
        paws.boots(canvas, tone("#5f4028"), 34, 0, 40)
        bodies.shirt(canvas, LINEN, 0.94, turn=-0.2)
        bodies.trousers(canvas, tone("#5a4a3c"), 0.94, turn=-0.2)
        clothes.coat(canvas, brown, tone("#5f4028"), 0.96, 10, turn=-0.2)
        garments.belt(canvas, -60, 72, LEATHER, 1, turn=-0.2)
        limbs.arm(canvas, (54, -142), (104, -104), (82, -74), brown, (22, 16), LINEN, seam=False)
        with canvas.moved(100, -84, 0.95, rotate=12):
            learning.scroll(canvas, 52, 72)
        paws.fist(canvas, 84, -62, DARK_PAW, 170, 1.05)
        clothes.cloak_front(canvas, blue, 0.94, GOLDEN, -124)
        limbs.arm(canvas, (-54, -142), (-114, -136), (-116, -196), brown, (22, 16), LINEN)
        paws.open_paw(canvas, -116, -214, DARK_PAW, -90, 1.1)
        with head_at(canvas, 0, -234, 3):
            noble.red_panda(canvas, CORRIN, Look(turn=-0.2, eyes="open", mouth="grin"))
    for x, tone_name in ((44, "#5a4a48"), (150, "#6a4a4c"), (390, "#545268"), (498, "#5a4038")):
        _listener(canvas, x, 404, tone_name)
    return canvas


def _headband(canvas: Canvas, cloth: Tone) -> None:
    """A knotted band around the brow; head coordinates."""
    form(canvas, "M-78 -34 C-50 -66 50 -66 78 -34 L80 -18 C50 -48 -50 -48 -80 -18 Z", cloth, 2.6)
    form(canvas, "M-76 -30 C-96 -30 -108 -14 -112 4 C-100 0 -92 -2 -84 -8 Z", cloth, 2.4)


def _listener(canvas: Canvas, x: float, y: float, tone_name: str) -> None:
    """The back of a small head at the foot of the page."""
    for side in (-1, 1):
        canvas.ellipse(x + side * 22, y - 50, 16, 17, tone_name, 2.2)
    canvas.ellipse(x, y - 22, 34, 32, tone_name, 2.4, (canvas.glow(x - 10, y - 38, 30, "#c8a888", 0.6),))


HUNTER, LEAF = tone("#4a6a3c", "#a0c078"), tone("#3f6a3c", "#9cc478")
SHIELD_ARM = Pose((106, -110), (86, -80), "none", (86, -80), 0, (92, -84))
SWORD_ARM = Pose((112, -120), (116, -132), "fist", (120, -138), 16, (120, -138), 18, under=True)
CROWN_GOLD = tone("#d8a03c", "#fff0b4", "#7a4a10")

PORTRAITS = {
    "corrin_evertail_the_warrior": portrait(
        "red_panda",
        fur=CORRIN,
        scene=(
            put(scenery.mountains, "autumn", seed=31, horizon=270),
            each(trims.pennant, (54, 330, 2.0, "#b8483a", 58), (112, 306, 2.0, "#b8483a", 58)),
            each(trims.pennant, (486, 326, 2.0, "#4f7f94", 58), (430, 304, 2.0, "#4f7f94", 58), turn=-1),
        ),
        look=Look(turn=0.2, eyes="stern", blush=0.4),
        tilt=-3,
        behind=(put(clothes.cloak_back, tone("#8a2c38", "#d86a60"), 1.0),),
        feet=put(paws.boots, tone("#5f4028"), 34, 0, 44, heroic.STEEL),
        wear=(
            put(bodies.shirt, HUNTER),
            put(heroic.breastplate, tone("#8a5c36", "#d8a870"), heroic.STEEL, 0.98),
        ),
        sleeve=HUNTER,
        cuff=heroic.STEEL,
        hand=DARK_PAW,
        left=Arm(SHIELD_ARM, put(heroic.round_shield, tone("#35507e", "#8ca8d8"), 62)),
        right=Arm(SWORD_ARM, put(heroic.sword, 190, heroic.STEEL)),
        collar=each(heroic.pauldron, (1,), (-1,)),
        hat=(put(_headband, tone("#4f7f94", "#a8d0dc")),),
        at=(266, 394, 1.0),
    ),
    "corrin_evertail_the_leader": corrin_evertail_the_leader,
    "corrin_evertail_the_king": portrait(
        "red_panda",
        fur=CORRIN,
        scene=(
            put(scenery.stone_hall, ("#b8ac8c", "#f6eac4", "#5a5048"), seed=24, light_tint="#fff0b8"),
            put(splendour.rays, 270, 120, 360, 18, "#fff0b0", 0.5),
            each(interiors.banner, (92, 34, LEAF, 1.2), (448, 34, LEAF, 1.2)),
            put(interiors.throne, 270, 424, LEAF, 1.22),
        ),
        look=Look(eyes="smile"),
        tail=1,
        behind=(put(clothes.cloak_back, LEAF, 1.14),),
        feet=put(paws.boots, tone("#5f4028"), 34, -2),
        wear=(
            put(clothes.robe, tone("#f0e4c8", "#fffaf0", "#a8906c"), CROWN_GOLD, 0.9, -16),
            put(garments.belt, -74, 64, CROWN_GOLD),
        ),
        sleeve=LEAF,
        cuff=CROWN_GOLD,
        hand=DARK_PAW,
        left=Arm("staff", put(tools.sceptre, 96, 76), at=(4, 10), tilt=-2),
        right=Arm("hip"),
        collar=(put(clothes.ermine_collar, 1.02), put(garments.chain, -150, 46, 44, "#3f8a5a")),
        hat=(put(regalia.crown, -58, 1.0, 0, LEAF),),
        front=(put(splendour.motes, (70, 40, 470, 360), 16, 9, away=splendour.FACE),),
        at=(270, 398, 0.98),
        shadow=150,
    ),
}
