"""Critters of trade: innkeeper, peddler, postal pigeon, shopkeeper."""

from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.kit.shapes import ellipse
from art.parts import scenery
from art.parts.critters import (
    birds,
    bodies,
    clothes,
    diggers,
    face,
    garments,
    hats,
    interiors,
    limbs,
    luggage,
    paws,
    rodents,
    stage,
    wares,
)
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import GOLDEN, LEATHER, LINEN
from art.parts.critters.tones import Tone, form, fur, tone
from art.portrait import Arm, portrait

HAMSTER = fur("#dc9a4e", "#fdf3e0", "#eab09c", mark="#a8662c")
RAT = fur("#a07a54", "#f2dfc0", "#dca08c", mark="#6a4a2e")
PIGEON = fur("#93a0b2", "#f4f2ea", "#c98a8c", mark="#5a6a80", iris="#d0682c")
SHREW = fur("#8a7468", "#e2cfba", "#d79a88", mark="#5a483e", nose="#c4706a")


def peddler() -> Canvas:
    """A rat under a towering pack of pans and blankets on the autumn road."""
    canvas = Canvas(540, 396)
    scenery.meadow(canvas, "autumn", 246, seed=61, trees=3, flowers=4)
    scenery.path_to(canvas, 330, 262, 1.8, 4)
    stage.signpost(canvas, 480, 322, 2, 120)
    patched, hat = tone("#6a5a8a", "#ac9ac8"), tone("#7a5a34", "#c8a06c")
    with standing(canvas, 262, 394, 0.94, 3, shadow=170):
        with canvas.moved(-6, -2, 1.2):
            luggage.peddlers_pack(canvas, tone("#a8794a", "#e4bd88"), tone("#3f7a7a", "#8cc0b4"))
        for x, y, draw in ((-138, -236, luggage.pan), (136, -222, luggage.kettle), (-128, -128, luggage.kettle)):
            with canvas.moved(x, y, 1.0, rotate=-x * 0.05):
                draw(canvas)
        bodies.mouse_tail(canvas, RAT.skin, 1)
        paws.boots(canvas, tone("#5f4028"), 34, 0, 34)
        bodies.shirt(canvas, tone("#c9b48a"), 0.92, turn=0.35)
        bodies.trousers(canvas, tone("#5a5a44"), 0.92, turn=0.35)
        clothes.coat(canvas, patched, tone("#54467a"), 0.96, 26, turn=0.35)
        _patch(canvas, -54, -52, "#c9884a")
        _patch(canvas, 50, -36, "#7a9a5a")
        garments.bandolier(canvas)
        garments.neckerchief(canvas, tone("#c2483a"), -168, turn=0.35)
        with head_at(canvas, 0, -226, -5, 0.92):
            look = Look(turn=0.35, eyes="sly", mouth="smirk", apart=0.94)
            rodents.rat(canvas, RAT, look)
            face.moustache(canvas, look, tone("#6a4a2e", "#b08a5c"), 43, 40, 1.2)
            _slouch_hat(canvas, hat)
        limbs.arm(canvas, (-50, -142), (-96, -106), (-56, -104), patched, (22, 17), LINEN, seam=False)
        paws.fist(canvas, -44, -108, RAT.skin, 0)
        limbs.arm(canvas, (50, -142), (92, -96), (104, -122), patched, (22, 17), LINEN, seam=False)
        with canvas.moved(124, -162):
            canvas.spot(0, 0, 40, 40, "#fff0b0", 0.8)
            form(canvas, ellipse(0, 0, 20, 20), GOLDEN, 2.8)
            form(
                canvas, "M0 12 C-12 4 -10 -6 0 -13 C10 -6 12 4 0 12 Z", Tone(GOLDEN.light, "#fffbe6", GOLDEN.dark), 1.9
            )
        paws.open_paw(canvas, 110, -132, RAT.skin, -40)
    return canvas


def postal_pigeon() -> Canvas:
    """A pigeon in a messenger's cap landing above the roofs with a bag of letters."""
    canvas = Canvas(540, 396)
    scenery.village_street(canvas, "noon", seed=18, horizon=286)
    for x, y, size in ((90, 92, 0.9), (450, 70, 0.8), (486, 176, 0.6)):
        scenery.cloud(canvas, x, y, size, int(x))
    blue, wing = tone("#2f5f8c", "#84b4d8"), Tone("#7f8ea4", "#d4dce4", "#3a4660")
    with standing(canvas, 262, 388, 1.0, shadow=120):
        _spread_wing(canvas, wing, -1)
        bodies.tail_feathers(canvas, wing, 1)
        paws.bird_feet(canvas, tone("#d9806a"), 26)
        with canvas.moved(0, -22, 1.0):
            bodies.torso(canvas, PIGEON, 1.0, turn=0.45)
            for row in range(4):
                for k in range(5):
                    x = (k - 2) * 17 + (row % 2) * 8
                    canvas.line(f"M{x - 6} {-126 + row * 24} q6 8 12 0", 1.6, PIGEON.pale.dark, 0.55)
        form(
            canvas,
            "M-46 -184 C-56 -160 -56 -140 -48 -126 Q0 -106 48 -126 C56 -140 56 -160 46 -184 Z",
            Tone("#5f8f84", "#b89ac8", "#3f4a78"),
            2.6,
            0.9,
            0.7,
        )
        garments.strap(canvas, -1, LEATHER)
        with head_at(canvas, 0, -240, -4, 1.04):
            birds.pigeon(canvas, PIGEON, Look(turn=0.45, eyes="open", mouth="grin"))
            hats.post_cap(canvas, blue, -58, 0.94, -6, 0)
        with canvas.moved(-64, -84, 1.0, rotate=4):
            luggage.satchel(canvas, tone("#9a6236", "#dca872"))
        with canvas.moved(132, -156, 1.15, rotate=14):
            luggage.letter(canvas)
        limbs.wing_arm(canvas, (58, -152), (98, -116), (126, -150), wing, 24)
    return canvas


def shopkeeper() -> Canvas:
    """A shrew weighing berries behind the counter of a well-stocked shop."""
    canvas = Canvas(540, 396)
    scenery.indoor_room(canvas, ("#d8c49a", "#fff4d4", "#8a7048"), horizon=330, seed=14, beams=False)
    for y in (122, 200):
        scenery.shelf(canvas, 14, y, 1.15, y, width=128, goods="jars")
        scenery.shelf(canvas, 378, y, 1.15, y + 3, width=132, goods="mixed")
    interiors.awning(canvas, -14, tone("#4f8a6a"), tone("#f4e6c8"), 44)
    plum, apron = tone("#8a4460", "#d08aa0"), tone("#4f8a6a", "#a4d0ac")
    with standing(canvas, 234, 404, 1.0, shadow=0):
        bodies.shirt(canvas, plum, 1.0, turn=0.4)
        clothes.apron(canvas, apron, 0.98, bib=True, turn=0.4)
        garments.ruff(canvas, -166, LINEN, 0.72, turn=0.4)
        limbs.arm(canvas, (-54, -142), (-106, -104), (-82, -74), plum, (23, 16), LINEN, seam=False)
        with head_at(canvas, 0, -230, -5):
            diggers.shrew(canvas, SHREW, Look(turn=0.6, eyes="open"))
            _bun(canvas)
        limbs.arm(canvas, (54, -142), (100, -104), (80, -86), plum, (23, 16), LINEN, seam=False)
    interiors.counter(canvas, 338, tone("#8a5f3a"))
    with canvas.moved(370, 342, 1.06):
        wares.balance(canvas, 7, 122)
    with canvas.moved(106, 342, 1.0):
        wares.abacus(canvas)
    with standing(canvas, 234, 404, 1.0, shadow=0):
        paws.resting_paw(canvas, -76, -64, SHREW.skin, 0)
        paws.resting_paw(canvas, 74, -76, SHREW.skin, 20)
    for x, y in ((274, 336), (292, 338), (282, 322)):
        form(canvas, ellipse(x, y, 9, 9), tone("#a8325a"), 2)
        canvas.ellipse(x - 3, y - 3, 2.2, 2.2, "#ffe6ec", 0)
    with canvas.moved(218, 346):
        wares.coin_stack(canvas, 3)
    return canvas


def _patch(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """A sewn-on patch."""
    with canvas.moved(x, y, rotate=x * 0.2):
        form(canvas, "M-13 -12 L12 -13 L14 12 L-12 13 Z", tone(colour), 1.9)
        canvas.line("M-16 -6 h6 M-16 4 h6 M10 -6 h6 M10 5 h6 M-5 -16 v6 M5 -16 v6 M-5 10 v6 M5 10 v6", 1.5)


def _slouch_hat(canvas: Canvas, cloth: Tone) -> None:
    """A battered wide hat with a bent point, in head coordinates."""
    with canvas.moved(0, -46, rotate=3):
        form(canvas, "M-52 0 C-56 -40 -36 -66 -6 -72 C14 -76 20 -92 44 -84 C36 -70 50 -40 52 0 Z", cloth, 3)
        form(canvas, "M-53 -20 C-20 -8 20 -8 53 -20 L53 2 C20 12 -20 12 -53 2 Z", tone("#a8432f"), 2.4)
        form(
            canvas,
            "M-100 2 C-70 -16 -56 -2 -40 2 C-16 8 16 8 40 2 C56 -2 74 -18 104 -6 C92 20 40 20 0 20 C-44 20 "
            "-88 22 -100 2 Z",
            cloth,
            2.9,
        )
        hats.feather(canvas, -36, -2, tone("#d8d0c0"), -28, 0.6, -1)


def _spread_wing(canvas: Canvas, colours: Tone, side: int) -> None:
    """A wing lifted behind a bird, as when it lands; figure coordinates."""
    for k in range(6):
        with canvas.moved(side * 46, -140, rotate=side * (-62 + k * 17)):
            form(
                canvas,
                f"M0 -14 L{side * 60} -20 Q{side * 122} -14 {side * 128} 0 Q{side * 118} 13 {side * 60} 14 L0 14 Z",
                colours,
                2.4,
            )
            canvas.line(f"M{side * 20} 0 L{side * 112} 0", 1.4, colours.dark, 0.6)
    for k in range(4):
        with canvas.moved(side * 46, -140, rotate=side * (-52 + k * 24)):
            form(
                canvas,
                f"M0 -14 L{side * 40} -17 Q{side * 74} -12 {side * 76} 0 Q{side * 72} 12 {side * 40} 15 L0 14 Z",
                colours,
                2.1,
            )


def _bun(canvas: Canvas) -> None:
    """A knot of hair with a pencil through it and a fringe, in head coordinates."""
    hair = tone("#5f4a40")
    canvas.line("M-34 -112 L40 -78", 7)
    canvas.line("M-34 -112 L40 -78", 4, "#e0a63c")
    form(canvas, ellipse(2, -90, 28, 23), hair, 2.8)
    canvas.line("M-14 -96 q14 -12 30 0 M-12 -86 q14 10 28 -2", 1.7, hair.dark, 0.8)
    form(
        canvas,
        "M-60 -40 C-54 -72 -24 -80 4 -78 C36 -78 60 -66 64 -36 C48 -52 24 -58 8 -56 C-10 -58 -40 -54 -60 -40 Z",
        hair,
        2.6,
    )


def _mug_turned(canvas: Canvas) -> None:
    """A mug with its handle to the left."""
    with canvas.moved(mirror=True):
        wares.mug(canvas)


SHIRT, LODEN = tone("#f0e2c6", "#fffaf0", "#a08a6c"), tone("#5f7a3c", "#a8c070")

PORTRAITS = {
    "innkeeper": portrait(
        "hamster",
        fur=HAMSTER,
        scene=(
            put(scenery.indoor_room, ("#a8704a", "#f0b878", "#4a2818"), ("#7a4c2a", "#3a1f10"), horizon=312, seed=2),
            put(interiors.hearth, 92, 316, 1.15),
            each(scenery.barrel, (416, 316, 1.35), (484, 318, 1.35), (450, 250, 1.35)),
            put(scenery.lantern, 430, 30, 1.3),
        ),
        look=Look(turn=-0.15, eyes="shut", mouth="grin", blush=0.8),
        tilt=4,
        build=1.26,
        wear=(
            put(bodies.shirt, SHIRT),
            put(bodies.trousers, tone("#6a4a3c")),
            put(clothes.coat, LODEN, tone("#4a622c")),
            put(clothes.apron, LINEN, 1.16, bib=False, hem=-22, pocket=False),
            put(garments.belt, -94, 70),
            put(wares.keys, at=(-46, -84), size=0.92),
            put(garments.bow_tie, tone("#a8432f"), -154),
        ),
        sleeve=SHIRT,
        left=Arm("raise", put(_mug_turned), size=1.12, at=(2, -10)),
        right=Arm("raise", put(wares.mug), size=1.12, at=(-2, -10)),
        at=(266, 392, 1.0),
        shadow=150,
    ),
    "peddler": peddler,
    "postal_pigeon": postal_pigeon,
    "shopkeeper": shopkeeper,
}
