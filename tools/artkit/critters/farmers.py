"""Critters of field and water: gatherer, harvester, shepherd, barge toad, woodcarver."""

from artkit import scenery
from artkit.canvas import Canvas
from artkit.critters.parts import (
    bodies,
    clothes,
    coldblooded,
    garments,
    hats,
    hunters,
    limbs,
    paws,
    rodents,
    stage,
    tools,
    wares,
)
from artkit.critters.parts.face import Look
from artkit.critters.parts.figure import head_at, standing
from artkit.critters.parts.materials import LINEN, PLANK
from artkit.critters.parts.tones import Tone, form, fur, tone

FAWN_MOUSE = fur("#c99a70", "#fbeedb", "#e8ac98", mark="#8a5f42")
BROWN_MOUSE = fur("#94714f", "#eed9b8", "#d99a86", mark="#5f432c")
DORMOUSE = fur("#b58a5e", "#fdf2e0", "#e8ac94", mark="#6f4c34", nose="#a85a4c")
TOAD = fur("#93904e", "#ece2b0", "#b5a868", mark="#5a5a2c", iris="#e8ae3c")
MARTEN = fur("#73492f", "#f0cf8c", "#b98468", mark="#4a2c1c", nose="#3f2822")


def gatherer() -> Canvas:
    """A mouse in a dotted kerchief with a basket of berries in the bushes."""
    canvas = Canvas(540, 396)
    scenery.meadow(canvas, "morning", 230, seed=41, trees=2, flowers=14)
    for x, y, size in ((60, 330, 1.9), (486, 326, 2.0), (140, 296, 1.3), (410, 292, 1.3)):
        scenery.bush(canvas, x, y, size, int(x), berries="#a8325a")
    rose, sky = tone("#b8506a", "#f0a0a8"), tone("#5f86a0", "#a8ccd8")
    with standing(canvas, 264, 388, 1.0):
        bodies.mouse_tail(canvas, FAWN_MOUSE.skin, -1)
        paws.feet(canvas, FAWN_MOUSE.skin)
        clothes.dress(canvas, rose, sky, 0.9, -12, turn=0.25)
        clothes.apron(canvas, LINEN, 0.86, bib=True, hem=-28, turn=0.25)
        limbs.arm(canvas, (-50, -146), (-96, -116), (-74, -84), LINEN, (21, 15))
        garments.shawl(canvas, tone("#6f8f45", "#b4c874"), fringe=False)
        with head_at(canvas, 0, -236, 5):
            rodents.mouse(canvas, FAWN_MOUSE, Look(turn=0.25, eyes="smile", blush=0.8))
            hats.headscarf(canvas, rose)
        limbs.arm(canvas, (50, -146), (108, -112), (84, -92), LINEN, (21, 15))
        with canvas.moved(74, -62, 1.06):
            wares.basket(canvas, 104, 54, True, "berries")
        paws.fist(canvas, 76, -128, FAWN_MOUSE.skin, 90)
        paws.resting_paw(canvas, -58, -80, FAWN_MOUSE.skin, -60)
    return canvas


def harvester() -> Canvas:
    """A mouse in straw hat and dungarees with sheaf and scythe in the evening corn."""
    canvas = Canvas(540, 396)
    scenery.meadow(canvas, "evening", 214, seed=52, trees=1, flowers=0)
    stage.wheat_field(canvas, 250, 3)
    blue, red = tone("#4f6f8c", "#94b4c8"), tone("#b0503a", "#ec946c")
    with standing(canvas, 254, 392, 0.98):
        paws.boots(canvas, tone("#6a4a30"), 36, 0, 30)
        bodies.shirt(canvas, red, turn=-0.25)
        clothes.dungarees(canvas, blue, turn=-0.25)
        with canvas.moved(112, -110, rotate=7):
            tools.scythe(canvas, 150, 120, 1)
        limbs.arm(canvas, (52, -144), (104, -124), (104, -104), red, (22, 16), red)
        paws.fist(canvas, 111, -98, BROWN_MOUSE.skin, 6)
        garments.neckerchief(canvas, tone("#e0b04a"), turn=-0.25)
        with head_at(canvas, 0, -230, -5, 0.98):
            rodents.mouse(canvas, BROWN_MOUSE, Look(turn=-0.25, mouth="grin", eyes="open"))
            hats.straw_hat(canvas, -48, 0.94, -4, tone("#6f8f45"))
        with canvas.moved(-84, -84, 1.0, rotate=-24):
            wares.wheat_sheaf(canvas)
        limbs.arm(canvas, (-52, -144), (-118, -112), (-98, -82), red, (22, 16), red)
        paws.fist(canvas, -86, -80, BROWN_MOUSE.skin, 10)
    return canvas


def shepherd() -> Canvas:
    """A dormouse in a bonnet with crook and lamb on a high pasture."""
    canvas = Canvas(540, 396)
    scenery.mountains(canvas, "morning", seed=8, horizon=236)
    scenery.fence(canvas, 400, 284, 1.0, 2, length=150)
    with canvas.moved(48, 290, 0.5):
        wares.lamb(canvas)
    green, cream = tone("#5f8a5c", "#a8c890"), Tone("#f0e2c6", "#fffaf0", "#a08a6c")
    lilac = tone("#8a7ab0", "#d0c4e4")
    with standing(canvas, 228, 390, 1.0):
        form(
            canvas,
            "M-40 -30 C-110 -20 -150 -60 -138 -104 C-130 -128 -104 -124 -106 -104 C-104 -80 -80 -66 -40 -64 Z",
            DORMOUSE.coat,
            3,
        )
        paws.feet(canvas, DORMOUSE.skin)
        clothes.dress(canvas, cream, green, 0.9, -10, turn=0.3)
        clothes.cloak_front(canvas, tone("#c9794a", "#f4b884"), 0.9, low=-104)
        with head_at(canvas, 0, -234, -4):
            hats.bonnet(canvas, lilac, cream)
            rodents.dormouse(canvas, DORMOUSE, Look(turn=0.3, eyes="open", blush=0.8))
            hats.bonnet_band(canvas, lilac, tone("#d9886a", "#fbc8a0"))
        garments.bow_tie(canvas, lilac, -156, turn=0.3)
        with canvas.moved(-104, -120, rotate=-4):
            tools.crook(canvas, 190, 124, 1)
        limbs.arm(canvas, (-52, -142), (-104, -132), (-96, -116), cream, (20, 15))
        paws.fist(canvas, -104, -112, DORMOUSE.skin, 180)
    with canvas.moved(354, 386, 1.2):
        wares.lamb(canvas)
    with standing(canvas, 228, 390, 1.0, shadow=0):
        limbs.arm(canvas, (52, -142), (96, -112), (100, -80), cream, (20, 15))
        paws.resting_paw(canvas, 102, -70, DORMOUSE.skin, -14)
    return canvas


def barge_toad() -> Canvas:
    """A toad in a straw hat poling his barge of twigs."""
    canvas = Canvas(540, 396)
    scenery.river_bank(canvas, "morning", seed=15, water_from=262)
    with canvas.moved(270, 352):
        form(canvas, "M-236 -22 C-180 -4 180 -4 236 -22 L206 40 Q0 62 -206 40 Z", PLANK, 3.2)
        canvas.line("M-222 0 Q0 22 222 0 M-212 20 Q0 42 212 20", 1.8, PLANK.dark, 0.7)
    for x, y in ((112, 322), (438, 324)):
        with canvas.moved(x, y):
            wares.twig_bundle(canvas, 150, 8, x)
    vest = tone("#a8432f", "#e4886a")
    with standing(canvas, 268, 372, 1.0, shadow=0):
        paws.webbed_feet(canvas, TOAD, 44)
        bodies.torso(canvas, TOAD, 1.2, turn=0.2)
        bodies.trousers(canvas, tone("#4f6070"), 1.2, turn=0.2)
        clothes.coat(canvas, vest, tone("#8c3226"), 1.2, 0, turn=0.2)
        with canvas.moved(112, -118, rotate=5):
            tools.pole(canvas, 250, 150)
        limbs.arm(canvas, (-64, -136), (-118, -88), (-72, -60), TOAD.coat, (23, 18))
        paws.resting_paw(canvas, -66, -56, TOAD.coat, -40, 1.1)
        with head_at(canvas, 0, -218, -3, 1.02):
            hats.straw_hat(canvas, -62, 0.94, -5, tone("#4f7f94"))
            coldblooded.toad(canvas, TOAD, Look(turn=0.2, eyes="sleepy", mouth="smile"))
        limbs.arm(canvas, (64, -136), (116, -130), (106, -114), TOAD.coat, (23, 18))
        paws.fist(canvas, 111, -112, TOAD.coat, 4, 1.15)
    scenery.reeds(canvas, 506, 398, 1.6, 4)
    scenery.reeds(canvas, 26, 400, 1.5, 7)
    return canvas


def woodcarver() -> Canvas:
    """An old marten on a stump, carving a toy horse, shavings all around."""
    canvas = Canvas(540, 396)
    scenery.indoor_room(canvas, ("#93a89c", "#eef0d0", "#3f544e"), ("#9a6b3f", "#4f3018"), horizon=300, seed=12)
    scenery.round_window(canvas, 100, 130, 1.3, colours=("#f2b868", "#fff2c0"))
    scenery.shelf(canvas, 384, 150, 1.15, 4, width=116, goods="jars")
    _toys(canvas)
    green, apron = tone("#5f7442", "#a8bc78"), tone("#9a6a40", "#d8a878")
    with standing(canvas, 268, 392, 1.0, shadow=150):
        form(canvas, "M-84 2 L-76 -48 Q0 -34 76 -48 L84 2 Q0 16 -84 2 Z", tone("#7a5335"), 3)
        bodies.shirt(canvas, tone("#d8c49a"), 1.0, turn=-0.3)
        bodies.trousers(canvas, tone("#5a5044"), 1.0, turn=-0.3)
        paws.boots(canvas, tone("#6a4a34"), 44, 0, 30)
        clothes.coat(canvas, green, tone("#4f6236"), 1.0, turn=-0.3)
        clothes.apron(canvas, apron, 0.9, bib=False, hem=-26, pocket=False, turn=-0.3)
        with head_at(canvas, 0, -232, 6):
            hunters.stoat(
                canvas,
                MARTEN,
                Look(turn=-0.3, eyes="open", glasses="half", brows="#efe6d4"),
                Tone("#efe6d4", "#ffffff", "#9a8a78"),
            )
            hats.flat_cap(canvas, tone("#a8432f"), -48, 0.94, -4, -1)
        limbs.arm(canvas, (-54, -142), (-102, -100), (-62, -84), LINEN, (22, 16), LINEN)
        with canvas.moved(-20, -64, 1.0, rotate=-6):
            wares.toy_horse(canvas)
        paws.resting_paw(canvas, -46, -78, MARTEN.coat, -50, 1.05)
        limbs.arm(canvas, (54, -142), (116, -102), (94, -80), LINEN, (22, 16), LINEN)
        with canvas.moved(76, -78, 1.15, rotate=-80):
            tools.carving_knife(canvas)
        paws.fist(canvas, 80, -78, MARTEN.coat, 190, 1.05)
    for x, y, turn in ((150, 380, 10), (190, 388, 80), (362, 384, 40), (396, 376, 120), (330, 390, 200)):
        with canvas.moved(x, y, rotate=turn):
            canvas.line("M-8 0 q4 -10 12 -6 q6 6 -1 10 q-7 1 -6 -5", 4.4, "#7a5424")
            canvas.line("M-8 0 q4 -10 12 -6 q6 6 -1 10 q-7 1 -6 -5", 2.4, "#f0d6a0")
    return canvas


def _toys(canvas: Canvas) -> None:
    """Finished toys on the shelf of a workshop."""
    with canvas.moved(452, 236, 0.8):
        form(canvas, "M-70 10 L76 10 L76 20 L-70 20 Z", tone("#7a5335"), 2.4)
        wares.toy_horse(canvas)
        form(canvas, "M62 10 L54 -20 C54 -38 72 -38 72 -20 Z", tone("#b0503a"), 2)


PORTRAITS = {
    "gatherer": gatherer,
    "harvester": harvester,
    "shepherd": shepherd,
    "barge_toad": barge_toad,
    "woodcarver": woodcarver,
}
