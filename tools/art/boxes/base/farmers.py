"""Critters of field and water: gatherer, harvester, shepherd, barge toad, woodcarver."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.parts import scenery
from art.parts.critters import (
    bodies,
    clothes,
    coldblooded,
    face,
    garments,
    hats,
    hunters,
    limbs,
    paws,
    stage,
    tools,
    wares,
)
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import LINEN, PLANK
from art.parts.critters.tones import Tone, form, fur, tone
from art.portrait import Arm, portrait

FAWN_MOUSE = fur("#c99a70", "#fbeedb", "#e8ac98", mark="#8a5f42")
BROWN_MOUSE = fur("#94714f", "#eed9b8", "#d99a86", mark="#5f432c")
TOAD = fur("#93904e", "#ece2b0", "#b5a868", mark="#5a5a2c", iris="#e8ae3c")
MARTEN = fur("#73492f", "#f0cf8c", "#b98468", mark="#4a2c1c", nose="#3f2822")


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


def _fleece(canvas: Canvas) -> None:
    """A sheepskin over the shoulders, curly at its edge; figure coordinates."""
    edge = [
        (-74, -150),
        (-60, -118),
        (-36, -128),
        (-22, -100),
        (0, -112),
        (22, -100),
        (36, -128),
        (60, -118),
        (74, -150),
    ]
    form(canvas, shapes.smooth([(-46, -176), (0, -164), (46, -176), *reversed(edge)]), FLEECE, 2.8)
    for x, y in ((-52, -146), (-32, -152), (-14, -136), (10, -146), (30, -152), (50, -146), (-4, -124), (22, -130)):
        canvas.line(f"M{x - 5} {y} q5 -7 9 0 q-3 6 -7 2", 1.6, FLEECE.dark, 0.7)


def _felt_hat(canvas: Canvas) -> None:
    """A herdsman's wide felt hat with a sprig in its band; head coordinates."""
    felt = tone("#6a7a52", "#b0bc88")
    with canvas.moved(0, -50, rotate=-3):
        form(canvas, "M-50 0 C-54 -46 -30 -60 0 -56 C30 -60 54 -46 50 0 Z", felt, 3)
        form(canvas, "M-51 -20 C-20 -10 20 -10 51 -20 L50 0 C20 10 -20 10 -50 0 Z", tone("#8a4a3c"), 2.3)
        form(
            canvas,
            ("M-96 6 C-74 -10 -56 -4 0 2 C56 -4 74 -10 96 6 C72 24 40 18 0 18 C-40 18 -72 24 -96 6 Z"),
            felt,
            2.9,
        )
        for turn in (-24, 0, 24):
            with canvas.moved(36, -14, rotate=turn + 16):
                form(
                    canvas, "M0 0 C-9 -12 -7 -28 0 -36 C7 -28 9 -12 0 0 Z", tone("#d8a03c" if turn else "#b0503a"), 1.8
                )


def _toys(canvas: Canvas) -> None:
    """Finished toys on the shelf of a workshop."""
    with canvas.moved(452, 236, 0.8):
        form(canvas, "M-70 10 L76 10 L76 20 L-70 20 Z", tone("#7a5335"), 2.4)
        wares.toy_horse(canvas)
        form(canvas, "M62 10 L54 -20 C54 -38 72 -38 72 -20 Z", tone("#b0503a"), 2)


ROSE, SKY, MOSS = tone("#b8506a", "#f0a0a8"), tone("#5f86a0", "#a8ccd8"), tone("#6f8f45", "#b4c874")
DENIM, RUST, FLEECE = tone("#4f6f8c", "#94b4c8"), tone("#b0503a", "#ec946c"), Tone("#f0e2c6", "#fffaf0", "#a08a6c")
HEATHER = tone("#7a6a9c", "#c4b4dc")

PORTRAITS = {
    "gatherer": portrait(
        "mouse",
        fur=FAWN_MOUSE,
        scene=(
            put(scenery.meadow, "morning", 230, seed=41, trees=2, flowers=14),
            each(
                scenery.bush,
                *((60, 330, 1.9, 60), (486, 326, 2.0, 486), (140, 296, 1.3, 140), (410, 292, 1.3, 410)),
                berries="#a8325a",
            ),
        ),
        look=Look(turn=0.25, eyes="smile", blush=0.8),
        tilt=5,
        build=0.95,
        wear=(
            put(clothes.dress, ROSE, SKY, 0.9, -12),
            put(clothes.apron, LINEN, 0.86, hem=-28),
            put(garments.shawl, MOSS, fringe=False),
        ),
        sleeve=LINEN,
        left=Arm("hip"),
        right=Arm("carry", put(wares.basket, 104, 54, True, "berries"), at=(-4, 34), size=1.06),
        hat=(put(hats.headscarf, ROSE),),
        at=(264, 388, 1.0),
    ),
    "harvester": portrait(
        "mouse",
        fur=BROWN_MOUSE,
        scene=(
            put(scenery.meadow, "evening", 214, seed=52, trees=1, flowers=0),
            put(stage.wheat_field, 250, 3),
        ),
        look=Look(turn=-0.25, mouth="grin", eye=0.9, apart=1.06),
        tilt=-5,
        shape=(1.05, 0.97),
        traits={"ear": 37},
        build=1.06,
        feet=put(paws.boots, tone("#6a4a30"), 36, 0, 30),
        tail=0,
        wear=(put(bodies.shirt, RUST), put(clothes.dungarees, DENIM)),
        sleeve=RUST,
        cuff=RUST,
        left=Arm("hold", put(wares.wheat_sheaf), at=(-10, 8), tilt=-24),
        right=Arm("staff", put(tools.scythe, 150, 120, 1)),
        collar=(put(garments.neckerchief, tone("#e0b04a")),),
        features=(put(face.freckles), put(face.forehead_hair, colour="#5f432c", y=-70)),
        hat=(put(hats.straw_hat, -46, 1.0, -4, MOSS),),
        at=(254, 392, 0.98),
    ),
    "shepherd": portrait(
        "rabbit",
        fur=fur("#a8917c", "#fdf4e6", "#e2aa9c", mark="#6f5a4a", nose="#a8605a", iris="#6a5a3c"),
        scene=(
            put(scenery.mountains, "morning", seed=8, horizon=236),
            put(scenery.fence, 400, 284, 1.0, 2, length=150),
            put(wares.lamb, at=(48, 290), size=0.5),
        ),
        look=Look(turn=0.3, eyes="smile", brows="#f4ecdc", blush=0.6, apart=1.05, eye=0.92),
        tilt=-4,
        traits={"ear": "lop"},
        behind=(put(clothes.cloak_back, HEATHER, 1.0),),
        wear=(put(clothes.robe, tone("#8a7a54", "#cfc08c"), None, 0.86), put(garments.belt, -70, 62)),
        sleeve=FLEECE,
        left=Arm("staff", put(tools.crook, 190, 124, 1)),
        right=Arm("rest"),
        collar=(put(_fleece),),
        features=(put(face.forehead_hair, colour="#6f5a4a", y=-66),),
        hat=(put(_felt_hat),),
        front=(put(wares.lamb, at=(356, 388), size=1.2),),
        at=(228, 390, 1.0),
    ),
    "barge_toad": barge_toad,
    "woodcarver": woodcarver,
}
