"""Critters of the river box: ferry ferret, messenger, pirate, shipwright."""

from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import tones as t
from art.parts.buildings import water
from art.parts.critters import (
    bodies,
    clothes,
    garments,
    hats,
    learning,
    limbs,
    luggage,
    nautical,
    paws,
    riverfolk,
    stage,
)
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import GOLDEN, LEATHER, LINEN
from art.parts.critters.tones import Tone, form, fur, tone
from art.parts.scenery import riverside
from art.portrait import Arm, portrait

FERRET = fur("#d8b48a", "#fdf4e2", "#dba08c", mark="#5a3c30", nose="#8d4a44")
OTTER = fur("#7a5238", "#f0dcb8", "#a87458", mark="#4a3020", nose="#3a2626")
KINGFISHER = fur("#2f86b8", "#fff6e6", "#d9704a", mark="#dd7a36", iris="#6a4a2c")


def ferry_ferret() -> Canvas:
    """A masked ferret at the oar of her ferry, a pearl on her cap."""
    canvas = Canvas(540, 396)
    riverside.river_valley(canvas, "morning", 196, 12)
    riverside.lilies(canvas, [(60, 300, 1.1), (486, 286, 1.0), (440, 330, 0.8), (96, 350, 0.9)])
    blue, cream = tone("#2f6a94", "#8cc0dc"), tone("#f0e4c8", "#fffaf0", "#a08a6c")
    water.water_shadow(canvas, 270, 374, 420)
    with standing(canvas, 262, 396, 1.0, shadow=0):
        bodies.slim_tail(canvas, FERRET.coat, tone(FERRET.mark), -1)
        bodies.shirt(canvas, cream, 0.9, turn=0.3)
        for y in (-132, -108, -84, -60):
            canvas.brush(f"M-66 {y} Q6 {y + 14} 68 {y}", 7, "#2f6a94", 0.9)
        bodies.trousers(canvas, tone("#46536a"), 0.92, turn=0.3)
        garments.belt(canvas, -56, 70, turn=0.3)
        with canvas.moved(118, -128, rotate=16):
            nautical.oar(canvas, 160, 110)
        limbs.arm(canvas, (50, -142), (104, -128), (112, -116), cream, (21, 16), blue)
        paws.fist(canvas, 118, -112, FERRET.coat, 16, 1.05)
        garments.neckerchief(canvas, tone("#c8483a", "#f49a80"), -168, turn=0.3)
        limbs.arm(canvas, (-50, -142), (-92, -100), (-50, -84), cream, (21, 16), blue)
        paws.fist(canvas, -40, -82, FERRET.coat, 20)
        with head_at(canvas, 0, -232, -4):
            riverfolk.ferret(canvas, FERRET, Look(turn=0.3, eyes="smile", mouth="grin"))
            hats.flat_cap(canvas, blue, -48, 0.95, -4)
            riverside.pearl(canvas, 8, -62, 9)
    water.hull(canvas, 270, 396, 500, 54, t.RED_BOARD, 4, 0.6)
    canvas.rod("M462 340 Q466 270 436 262", 6, t.OAK[0], t.OAK[1], 1.9)
    scenery.lantern(canvas, 434, 264, 1.5)
    return canvas


def shipwright() -> Canvas:
    """A kingfisher with mallet and plan before the ribs of a new ship."""
    canvas = Canvas(540, 396)
    riverside.river_valley(canvas, "morning", 190, 44, trees=2)
    scenery.ground(canvas, 292, 4, ("#cdb27c", "#f4e2b4", "#8a6a3c"), 6, 5)
    _ribs(canvas)
    apron, shirt = tone("#9a6a3c", "#e0b478"), tone("#f0e4c8", "#fffaf0", "#a08a6c")
    wing = Tone("#2f7aa8", "#8fd0e0", "#173f64")
    with standing(canvas, 256, 392, 1.0, shadow=130):
        bodies.tail_feathers(canvas, wing, -1)
        paws.bird_feet(canvas, tone("#d9603a"), 28)
        with canvas.moved(0, -18):
            form(canvas, bodies.TORSO, tone("#e08a3e", "#fbd094"), 3)
        form(canvas, "M-42 -176 C-60 -160 -62 -142 -54 -128 Q0 -108 54 -128 C62 -142 60 -160 42 -176 Z", shirt, 2.6)
        clothes.apron(canvas, apron, 1.0, hem=-26, turn=0.4)
        with canvas.moved(-16, -56, 0.8, rotate=-10):
            learning.rolled_paper(canvas, 76)
        limbs.wing_arm(canvas, (-56, -150), (-100, -106), (-60, -72), wing, 24)
        with head_at(canvas, 0, -234, -3):
            riverfolk.kingfisher(canvas, KINGFISHER, Look(turn=0.5, eyes="open"))
        with canvas.moved(126, -134, 1.0, rotate=14):
            nautical.mallet(canvas, 70, 54)
        limbs.wing_arm(canvas, (56, -150), (112, -118), (122, -132), wing, 24)
    return canvas


def _bridge_walk(canvas: Canvas, y: float) -> None:
    """The near part of a plank bridge with posts and a rope rail."""
    for x in (70, 190, 350, 470):
        canvas.rod(f"M{x} {y + 30} V{y - 70}", 12, "#8a6a48", "#cfae80", 2.4)
        riverside.pearl(canvas, x, y - 78, 9)
    for x0, x1 in ((-20, 70), (70, 190), (350, 470), (470, 560)):
        canvas.rod(f"M{x0} {y - 52} Q{(x0 + x1) / 2} {y - 26} {x1} {y - 52}", 5, "#b08a54", "#ecd09a", 1.9)
    canvas.path(
        f"M-10 {y} Q270 {y - 24} 550 {y} V410 H-10 Z",
        "#b08a5c",
        3,
        (canvas.glow(180, y, 260, "#f0d8a4", 0.8), canvas.fade(0, y, 0, 400, "#4f3418", 0.6)),
    )
    for k in range(9):
        x = 30 + k * 60
        canvas.line(f"M{x} {y - 16 + abs(k - 4) * 3} L{x + (x - 270) * 0.24:.0f} 400", 2, "#5f4426", 0.7)


def _deck(canvas: Canvas) -> None:
    """The rail and rigging of a ship and its mast with furled cloth."""
    canvas.rod("M440 330 V-10", 20, "#7a5335", "#c79a66", 2.6)
    canvas.rod("M340 66 H540", 12, "#7a5335", "#c79a66", 2.4)
    for k in range(5):
        form(canvas, f"M{350 + k * 40} 74 Q{372 + k * 40} 118 {392 + k * 40} 74 Z", tone("#f0e2c6"), 2.4)
    for k in range(5):
        canvas.line(
            f"M440 {90 + k * 46} L{520 + k * 6} {110 + k * 46} M440 60 L{470 + k * 18} 330", 1.6, "#5a4028", 0.75
        )
    canvas.path(
        "M-10 292 H550 V410 H-10 Z",
        "#8a5c38",
        2.6,
        (canvas.glow(200, 300, 280, "#dca872", 0.8), canvas.fade(0, 300, 0, 400, "#3f2010", 0.6)),
    )
    for y in (318, 348, 380):
        canvas.line(f"M0 {y} H540", 2, "#4f3018", 0.7)
    for x in range(20, 540, 62):
        canvas.rod(f"M{x} 292 V246", 9, "#9a6b3f", "#dcae72", 2)
    canvas.rod("M-10 244 H550", 13, "#a8744a", "#ecc08a", 2.4)
    stage.hanging_lights(canvas, -10, 30, 330, 40, 30, 6)


def _ribs(canvas: Canvas) -> None:
    """A hull on the stocks behind the builder: bare frames curving up from the keel, the first strakes laid."""
    for k in range(10):
        x = 12 + k * 58
        lean = (k - 4.5) * 5
        d = f"M{x + 24 - lean:.0f} 322 C{x - 44} 316 {x - 50} 220 {x - 26 + lean:.0f} {112 + abs(k - 4.5) * 5:.0f}"
        canvas.rod(d, 13, "#c49a64", "#f6e0b0", 2.4)
    for k in range(4):
        y = 312 - k * 26
        plank = f"M-10 {y} Q270 {y + 26} 550 {y - 4} L550 {y - 28} Q270 {y} -10 {y - 26} Z"
        form(canvas, plank, Tone("#b98d57", "#f0d8a4", "#6a4626"), 2.4)
        for x in range(30 + 20 * (k % 2), 540, 58):
            canvas.ellipse(x, y - 2 - abs(x - 270) * 0.03, 2.4, 2.4, "#5f4426", 0)
    for x in (66, 474):
        canvas.rod(f"M{x} 350 L{x + (30 if x < 270 else -30)} 260", 11, "#8a5c38", "#cfa070", 2.2)


def _stripes(canvas: Canvas) -> None:
    """Red stripes across a sailor's shirt; figure coordinates."""
    for y in (-128, -104, -80):
        canvas.brush(f"M-40 {y} Q-8 {y + 12} 30 {y}", 7, "#a83236", 0.85)


def _earring(canvas: Canvas) -> None:
    """A golden ring in the left ear; head coordinates."""
    form(canvas, "M-92 0 C-100 -4 -104 8 -98 14 C-90 16 -86 6 -92 0 Z", GOLDEN, 1.9)


CRIMSON, NAVY = tone("#a83236", "#e88070"), tone("#33466e", "#8298c4")
TEAL, GOLD_CLOTH = tone("#2f8a78", "#90d4bc"), tone("#e0b04a", "#fbe09a")

PORTRAITS = {
    "ferry_ferret": ferry_ferret,
    "messenger": portrait(
        "fire_salamander",
        scene=(
            put(riverside.river_valley, "noon", 210, 31, trees=2),
            each(scenery.reeds, (28, 330, 1.8, 28), (512, 330, 1.8, 512)),
            put(_bridge_walk, 318),
        ),
        look=Look(turn=0.4),
        tilt=4,
        feet=put(paws.striding_boots, LEATHER, tone("#3f3a44")),
        wear=(
            put(bodies.shirt, TEAL),
            put(garments.belt, -58, 66),
            put(garments.strap, -1, LEATHER),
            put(luggage.satchel, tone("#a86a3c", "#e4b078"), at=(-62, -84), size=0.92, tilt=6),
        ),
        sleeve=TEAL,
        cuff=GOLD_CLOTH,
        left=Arm("chest"),
        right=Arm("raise", put(learning.scroll, 58, 72), at=(16, -18)),
        collar=(put(garments.scarf, tone("#c8483a", "#f49a80"), GOLD_CLOTH, -170, -1),),
        hat=(put(hats.feathered_hat, TEAL, tone("#fdf0d4"), -50, 0.8, 4, -1),),
        at=(256, 390, 1.0),
        lean=4,
    ),
    "pirate": portrait(
        "otter",
        fur=OTTER,
        scene=(
            put(riverside.river_valley, "evening", 236, 8, riverside.EVENING_WATER, 0),
            put(_deck),
        ),
        look=Look(turn=-0.25, mouth="grin"),
        tilt=-3,
        feet=put(paws.boots, tone("#4a342c"), 36, 0, 46, tone("#7a5a40")),
        wear=(
            put(bodies.shirt, LINEN),
            put(_stripes),
            put(bodies.trousers, tone("#5a4a3c")),
            put(clothes.coat, NAVY, CRIMSON, length=32),
            put(garments.belt, -66, 76),
        ),
        sleeve=NAVY,
        cuff=CRIMSON,
        seam=False,
        left=Arm("hip"),
        right=Arm("raise", put(nautical.cutlass, 136)),
        collar=(put(garments.neckerchief, CRIMSON, -166),),
        features=(put(nautical.eyepatch, side=1, y=-6), put(_earring)),
        hat=(put(nautical.tricorn, tone("#3a3040", "#8a7c90"), -48, -4),),
        at=(266, 392, 1.0),
    ),
    "shipwright": shipwright,
}
