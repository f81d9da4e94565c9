"""Legendary critters of the second pack: Chipter, Jor, the Mayberry Matriarch, Strey, Tarry."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import BERRY, LEAF_SUMMER
from art.parts import scenery, splendour
from art.parts.buildings import rocks, works
from art.parts.buildings import tones as t
from art.parts.critters import (
    bodies,
    clothes,
    face,
    garments,
    hats,
    heroic,
    limbs,
    noble,
    paws,
    rabbits,
    rodents,
    stage,
)
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import GOLDEN, LEATHER, LINEN
from art.parts.critters.tones import Tone, flipped, form, fur, tone

CHIPMUNK = fur("#c29a70", "#fdf4e6", "#dda594", mark="#5a4236")
EAGLE = fur("#c8903c", "#fbe6b0", mark="#6a3c18", iris="#f2b63e")
OLD_MOUSE = fur("#c4b4a8", "#fdf6ea", "#eab4a8", mark="#8a786c")
WILDCAT = fur("#9a8468", "#f6e8d0", "#d79a88", mark="#4a3a30", nose="#c9746c", iris="#a8c84a")
HARE = fur("#c09a68", "#fbf0d8", "#e2a592", mark="#7a5a38")


def chipter_swipple() -> Canvas:
    """A chipmunk inventor with goggles between two great spinning gears, a spanner in his paw."""
    canvas = Canvas(540, 396)
    scenery.indoor_room(canvas, ("#b88a54", "#f6d898", "#5a3418"), ("#7a4c2a", "#3a1f10"), horizon=326, seed=12)
    splendour.rays(canvas, 270, 150, 330, 16, "#ffe6a0", 0.4)
    for x, y, radius, teeth, metal in (
        (88, 130, 84, 14, t.GILT),
        (456, 146, 92, 15, t.COPPER),
        (156, 244, 44, 10, t.COPPER),
        (392, 262, 42, 10, t.GILT),
    ):
        works.gear(canvas, x, y, radius, teeth, metal)
    works.kettle_pipe(canvas, [(0, 300), (60, 300), (60, 340), (140, 340)], 13)
    works.kettle_pipe(canvas, [(540, 316), (486, 316), (486, 352)], 13)
    scenery.smoke(canvas, 500, 300, 0.8, 3)
    green, linen = tone("#4f7a4c", "#a8d090"), tone("#f0e4c8", "#fffaf0", "#a08a6c")
    with standing(canvas, 270, 394, 1.0, shadow=140):
        bodies.striped_tail(canvas, CHIPMUNK, 1)
        paws.boots(canvas, tone("#5f4028"), 34, 0, 34)
        bodies.shirt(canvas, linen, 1.0, turn=0.15)
        clothes.dungarees(canvas, green, 1.0, turn=0.15)
        garments.belt(canvas, -66, 80, pouch=-1, turn=0.15)
        limbs.arm(canvas, (-54, -142), (-118, -118), (-116, -160), linen, (22, 17), green)
        with canvas.moved(-118, -178, 1.0, rotate=-16):
            _spanner(canvas)
        paws.fist(canvas, -118, -172, CHIPMUNK.coat, -10, 1.1)
        limbs.arm(canvas, (54, -142), (114, -116), (112, -150), linen, (22, 17), green)
        with canvas.moved(122, -206):
            canvas.spot(0, 0, 70, 70, "#fff0b0", 0.9)
            works.gear(canvas, 0, 0, 34, 10, t.GILT, 1)
        paws.open_paw(canvas, 112, -158, CHIPMUNK.coat, -66)
        garments.bow_tie(canvas, tone("#b8483a"), -156, turn=0.15)
        with head_at(canvas, 0, -232, 3):
            look = Look(turn=0.15, eyes="wide", mouth="grin", blush=0.7, eye=0.92)
            rodents.chipmunk(canvas, CHIPMUNK, look)
            face.moustache(canvas, look, tone("#f4ead8"), 42, 44, 1.3)
            heroic.goggles(canvas, look, -54, "#f8d878")
    splendour.motes(canvas, (60, 60, 480, 330), 16, 4, away=splendour.FACE)
    return canvas


def jor_goldwing() -> Canvas:
    """A golden eagle with spread wings and a crested breastplate on a rock above the clouds."""
    canvas = Canvas(540, 396)
    scenery.sky(canvas, "evening", 330)
    splendour.rays(canvas, 270, 150, 420, 20, "#ffe9a0", 0.55)
    rocks.peak(canvas, 60, 350, 240, 150, 7, ("#a07c8c", "#f6c8a0", "#5a4a70"))
    rocks.peak(canvas, 490, 350, 230, 170, 9, ("#a07c8c", "#f6c8a0", "#5a4a70"))
    rocks.cloud_sea(canvas, 318, 410, 4, ("#fff2dc", "#d89a90"), 2)
    rocks.crag(canvas, 270, 420, 300, 66, 5, rocks.WARM_CRAG, 0.6)
    gold, bronze = Tone("#e0a83c", "#fff2b4", "#8a5210"), Tone("#b87a2c", "#f6cf80", "#5a300c")
    with standing(canvas, 270, 384, 1.0, shadow=110):
        for side in (-1, 1):
            noble.great_wing(canvas, gold, bronze, side, 6)
        bodies.tail_feathers(canvas, bronze, 1)
        bodies.tail_feathers(canvas, bronze, -1)
        paws.bird_feet(canvas, tone("#e8b23c"), 32)
        with canvas.moved(0, -16):
            form(canvas, bodies.TORSO, EAGLE.coat, 3)
            for row in range(2):
                for k in range(5):
                    x = (k - 2) * 22 + (row % 2) * 10
                    canvas.line(f"M{x - 8} {-48 + row * 18} q8 10 16 0", 1.9, EAGLE.coat.dark, 0.6)
        form(canvas, "M-46 -172 C-74 -146 -80 -112 -64 -78 Q0 -40 64 -78 C80 -112 74 -146 46 -172 Z", heroic.STEEL, 3)
        canvas.brush("M-66 -84 Q0 -44 66 -84", 7, GOLDEN.base)
        splendour.crest(canvas, 0, -106, 1.15)
        with head_at(canvas, 0, -232, -3, 1.04):
            noble.eagle(canvas, EAGLE, Look(turn=0.45, eyes="stern"), Tone("#f2c04c", "#fff6c8", "#9a6414"))
    splendour.motes(canvas, (20, 30, 520, 300), 22, 8, away=splendour.FACE)
    return canvas


def mayberry_matriarch() -> Canvas:
    """An old mouse in a lace bonnet with a steaming berry pie in her berry garden, her farm behind."""
    canvas = Canvas(540, 396)
    scenery.village_street(canvas, "morning", seed=9, horizon=250)
    splendour.rays(canvas, 270, 140, 330, 16, "#fff0b8", 0.5)
    for x, y, size, seed in ((56, 346, 1.7, 2), (484, 348, 1.8, 5), (130, 372, 1.1, 7), (426, 376, 1.1, 9)):
        scenery.bush(canvas, x, y, size, seed, LEAF_SUMMER, BERRY)
    plum, rose = tone("#7a3f68", "#c890b8"), tone("#e8a8b0", "#fff0ea", "#a8606c")
    with standing(canvas, 268, 396, 1.0, shadow=140):
        bodies.mouse_tail(canvas, OLD_MOUSE.skin, 1)
        clothes.dress(canvas, plum, plum, 1.06, 0)
        garments.shawl(canvas, tone("#c86a5c", "#f6b8a0"))
        with canvas.moved(0, -240, 0.96):
            hats.bonnet(canvas, rose, LINEN)
        with head_at(canvas, 0, -234, 0, 0.98):
            rodents.mouse(
                canvas, OLD_MOUSE, Look(eyes="smile", mouth="smile", blush=0.9, glasses="half", brows="#fffaf0"), 40
            )
            hats.bonnet_band(canvas, rose, tone("#b0303c", "#f08a80"))
        limbs.arm(canvas, (-54, -140), (-98, -92), (-62, -64), plum, (23, 17), LINEN)
        limbs.arm(canvas, (54, -140), (98, -92), (62, -64), plum, (23, 17), LINEN)
        with canvas.moved(0, -64):
            _pie(canvas)
        paws.resting_paw(canvas, -62, -60, OLD_MOUSE.skin, -50)
        paws.resting_paw(canvas, 62, -60, OLD_MOUSE.skin, 50)
    splendour.motes(canvas, (60, 50, 480, 240), 14, 3, away=splendour.FACE)
    return canvas


def strey_softpaw() -> Canvas:
    """A tabby wildcat in a starry hooded cloak, a paw on his heart, between lantern and moon."""
    canvas = Canvas(540, 396)
    scenery.forest_interior(canvas, "dusk", 17, 292)
    scenery.moon(canvas, 396, 80, 1.3, 4)
    splendour.rays(canvas, 270, 160, 330, 14, "#ffe0a0", 0.34)
    teal, wine = tone("#24586a", "#7cb8c0"), tone("#6a2c3c", "#b8707c")
    with standing(canvas, 264, 396, 1.0, shadow=140, aura=0.3):
        tail = "M44 -40 C110 -30 150 -70 140 -130 C138 -152 160 -156 164 -134 C172 -64 120 -4 48 -12 Z"
        form(canvas, tail, WILDCAT.coat, 3)
        for d in ("M96 -20 q12 -12 10 -24", "M126 -42 q18 -8 18 -20", "M142 -78 q18 0 22 -8", "M142 -110 q14 2 24 -4"):
            canvas.brush(d, 8, WILDCAT.mark, 0.9)
        clothes.cloak_back(canvas, teal, 1.1)
        paws.feet(canvas, WILDCAT.coat, 38, 0, 1.1)
        bodies.shirt(canvas, wine, 0.94, turn=-0.2)
        bodies.trousers(canvas, tone("#4a4238"), 0.94, turn=-0.2)
        garments.belt(canvas, -62, 70, LEATHER, 1, turn=-0.2)
        with canvas.moved(0, -230, 0.98, rotate=3):
            hats.hood(canvas, teal, teal, -0.2)
        clothes.cloak_front(canvas, teal, 0.98, low=-112)
        for x, y in ((-60, -128), (-34, -140), (44, -132), (66, -120), (-78, -60), (84, -66), (-92, -30), (94, -24)):
            canvas.path(shapes.star(x, y, 6, 2.4, 4), "#ffe9a8", 0)
        with head_at(canvas, 0, -230, 3, 0.97):
            with canvas.moved(0, 6, 0.9):
                noble.wildcat(canvas, WILDCAT, Look(turn=-0.2, eyes="sly", mouth="smile"))
            hats.hood_edge(canvas, teal, -0.2)
            for side in (-1, 1):
                _ear_tip(canvas, side)
        limbs.arm(canvas, (-52, -140), (-112, -104), (-110, -132), wine, (21, 16), teal)
        scenery.lantern(canvas, -114, -132, 2.0)
        paws.fist(canvas, -112, -136, WILDCAT.coat, 0, 1.15)
        limbs.arm(canvas, (52, -140), (100, -112), (56, -128), wine, (21, 16), teal)
        paws.resting_paw(canvas, 44, -134, WILDCAT.coat, 70, 1.15)
    splendour.motes(canvas, (60, 60, 480, 370), 20, 7, away=splendour.FACE)
    return canvas


def tarry_hare() -> Canvas:
    """A hare in no hurry, leaning on a wall with a straw in his mouth and a great pocket watch."""
    canvas = Canvas(540, 396)
    scenery.meadow(canvas, "noon", 250, seed=47, trees=2, flowers=16)
    scenery.path_to(canvas, 330, 262, 2.0, 4)
    splendour.rays(canvas, 270, 150, 330, 16, "#fff2c0", 0.5)
    stage.signpost(canvas, 472, 338, 2, 140)
    scenery.stone_wall(canvas, -10, 276, 178, 130, 6, course=26)
    canvas.spot(60, 276, 90, 9, "#7f9a4c", 0.8)
    blue, mustard = tone("#3f6a9c", "#9cc4e4"), tone("#d79a3c", "#fbdc90")
    with standing(canvas, 282, 394, 1.0, -3, shadow=140):
        paws.feet(canvas, HARE.coat, 38, 0, 1.15)
        bodies.shirt(canvas, LINEN, 0.94, turn=0.2)
        bodies.trousers(canvas, tone("#7a5a44"), 0.94, turn=0.2)
        clothes.coat(canvas, blue, mustard, 0.96, 6, turn=0.2)
        limbs.arm(canvas, (-52, -140), (-112, -118), (-128, -130), blue, (21, 16), LINEN, seam=False)
        paws.resting_paw(canvas, -140, -124, HARE.coat, 20, 1.1)
        limbs.arm(canvas, (52, -140), (112, -112), (114, -150), blue, (21, 16), LINEN, seam=False)
        canvas.line("M30 -72 Q80 -50 114 -150", 3, "#c8962c")
        with canvas.moved(116, -166, 1.1):
            heroic.pocket_watch(canvas, 30)
        paws.fist(canvas, 116, -166, HARE.coat, 0, 1.1)
        garments.bow_tie(canvas, tone("#b8483a"), -158, turn=0.2)
        with head_at(canvas, 0, -228, -5):
            rabbits.hare(canvas, HARE, Look(turn=0.2, eyes="sleepy", mouth="smile", blush=0.7))
            canvas.rod("M22 58 Q58 64 88 38", 3, "#d8b04c", "#fbe9a0", 1.5)
            for k in range(3):
                canvas.ellipse(88 + k * 5, 42 - k * 7, 4, 6, "#e6c566", 1.2)
    splendour.motes(canvas, (60, 50, 480, 330), 14, 6, away=splendour.FACE)
    return canvas


def _spanner(canvas: Canvas) -> None:
    """A steel spanner gripped at the origin."""
    form(
        canvas,
        "M-7 50 L7 50 L8 -34 C24 -42 28 -62 20 -78 L8 -62 L-8 -62 L-20 -78 C-28 -62 -24 -42 -8 -34 Z",
        heroic.STEEL,
        2.7,
    )


def _pie(canvas: Canvas) -> None:
    """A pie with a lattice crust over berries, its middle at the origin."""
    scenery.smoke(canvas, -4, -30, 0.6, 3)
    form(canvas, "M-66 -8 L66 -8 L52 12 Q0 22 -52 12 Z", Tone("#b8b0a4", "#f4efe4", "#6a6058"), 2.8)
    form(canvas, shapes.ellipse(0, -12, 74, 25), Tone("#d8a050", "#fbe0a0", "#8a5420"), 2.8)
    form(canvas, shapes.ellipse(0, -14, 60, 18), Tone("#8c2a50", "#d87094", "#4a1028"), 2)
    for x in (-34, -12, 12, 34):
        canvas.line(f"M{x - 9} -28 L{x + 9} 1 M{x + 9} -28 L{x - 9} 1", 5.6, "#8a5420")
        canvas.line(f"M{x - 9} -28 L{x + 9} 1 M{x + 9} -28 L{x - 9} 1", 3.4, "#ecc070")


def _ear_tip(canvas: Canvas, side: int) -> None:
    """The tip of an ear poking up the hood; head coordinates."""
    form(
        canvas,
        flipped("M36 -82 C44 -106 60 -124 76 -130 C82 -108 80 -84 72 -62 Q54 -78 36 -82 Z", side),
        tone("#24586a", "#7cb8c0"),
        2.8,
    )


PORTRAITS = {
    "chipter_swipple": chipter_swipple,
    "jor_goldwing": jor_goldwing,
    "mayberry_matriarch": mayberry_matriarch,
    "strey_softpaw": strey_softpaw,
    "tarry_hare": tarry_hare,
}
