"""Learned critters: architect, doctor, historian, monk, teacher."""

from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.kit.shapes import ellipse
from art.parts import scenery
from art.parts.critters import (
    bodies,
    clothes,
    coldblooded,
    garments,
    hats,
    hunters,
    interiors,
    learning,
    limbs,
    luggage,
    paws,
    regalia,
    rodents,
    stage,
    tools,
    wares,
)
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import LINEN
from art.parts.critters.tones import Tone, form, fur, tone
from art.portrait import Arm, Pose, portrait

BEAVER = fur("#85583a", "#dcb88c", "#b98468", mark="#4a2f20", nose="#4a2c26")
HEDGEHOG = fur("#cfa775", "#f8e8cc", "#d79a84", mark="#6f4e36", nose="#3f2a28")
TORTOISE = fur("#97a566", "#e6dfae", "#b5b078", mark="#5f7040", nose="#5f7040", iris="#6a7a2c")
OTTER = fur("#84604a", "#ead4b6", "#b98a78", mark="#553a2c", nose="#4a3230")
GREY_SQUIRREL = fur("#8f8a8c", "#faf4ea", "#d8a096", mark="#5a5258", nose="#6a4a4a")


def architect() -> Canvas:
    """A beaver with an open plan and brass compass before a rising timber frame."""
    canvas = Canvas(540, 396)
    scenery.meadow(canvas, "morning", 252, seed=31, trees=1, flowers=5)
    stage.scaffold(canvas, 76, 300, 130, 200)
    scenery.sack(canvas, 470, 330, 1.1, 2)
    scenery.crate(canvas, 430, 322, 1.2, 1)
    with canvas.moved(70, 352, 0.9):
        wares.twig_bundle(canvas, 130, 6)
    coat, mustard = tone("#3f6f8a", "#8cbcd0"), tone("#d99c3a", "#fbe09a")
    with standing(canvas, 270, 392, 1.0):
        bodies.paddle_tail(canvas, tone("#6a4a3c"), 1)
        paws.boots(canvas, tone("#5f4028"), 36, 0, 34)
        bodies.shirt(canvas, LINEN, 1.08, turn=0.3)
        bodies.trousers(canvas, tone("#6d6a4c"), 1.08, turn=0.3)
        clothes.coat(canvas, coat, tone("#2f566e", "#7aa8be"), 1.08, turn=0.3)
        limbs.arm(canvas, (-60, -140), (-108, -92), (-86, -60), coat, (24, 18), LINEN, seam=False)
        limbs.arm(canvas, (60, -140), (124, -124), (128, -170), coat, (24, 17), LINEN, seam=False)
        garments.neckerchief(canvas, mustard, turn=0.3)
        with head_at(canvas, 0, -232, 4):
            rodents.beaver(canvas, BEAVER, Look(turn=0.3, eyes="open", glasses="half"))
            _pencil(canvas, 78, -44)
        with canvas.moved(-22, -56, rotate=-4):
            learning.blueprint(canvas, 150, 88)
        paws.fist(canvas, -94, -52, BEAVER.coat, 10)
        with canvas.moved(130, -196, 1.2, rotate=14):
            tools.dividers(canvas, 19, 92)
        paws.fist(canvas, 130, -192, BEAVER.coat, 170)
    return canvas


def historian() -> Canvas:
    """An old tortoise writing the chronicle by candle light, night at the window."""
    canvas = Canvas(540, 396)
    scenery.indoor_room(canvas, ("#4f6670", "#c8b078", "#1a2634"), ("#6a4428", "#2f1a10"), horizon=330, seed=5)
    scenery.arch_window(canvas, 110, 176, 1.25, colours=("#22365a", "#6a88a0"))
    for y in (92, 160, 228):
        scenery.shelf(canvas, 372, y, 1.15, y, width=130, goods="books")
    robe = tone("#7a4a5a", "#c08a8c")
    with standing(canvas, 258, 400, 1.0, shadow=0):
        bodies.shell(canvas, tone("#8a7a44", "#cfc080"), tone("#6a5a34"))
        clothes.robe(canvas, robe, tone("#d9a441"), 0.9, turn=0.3)
        limbs.arm(canvas, (-56, -138), (-104, -96), (-72, -70), robe, (24, 20), LINEN, seam=False)
        with head_at(canvas, 0, -226, 5):
            coldblooded.tortoise(canvas, TORTOISE, Look(turn=0.3, eyes="open", glasses="half", brows="#f4efe2"))
            hats.nightcap(canvas, tone("#4f6f8a"), -52, -1)
        garments.scarf(canvas, tone("#d9b25a"), tone("#a8432f"), -164, -1, turn=0.3)
    interiors.counter(canvas, 346, tone("#7a5030"))
    with canvas.moved(250, 330):
        learning.open_book(canvas, tone("#8c3b2e"), 176, 70)
    with standing(canvas, 258, 400, 1.0, shadow=0):
        paws.resting_paw(canvas, -66, -58, TORTOISE.coat, -30)
        limbs.arm(canvas, (56, -138), (114, -104), (80, -92), robe, (24, 19), LINEN, seam=False)
        with canvas.moved(52, -66, rotate=24):
            learning.quill(canvas, tone("#e9e2d2", "#ffffff", "#8a8a9a"), 118)
        paws.fist(canvas, 66, -88, TORTOISE.coat, 200)
    scenery.candle(canvas, 410, 350, 1.5)
    with canvas.moved(362, 352):
        learning.inkwell(canvas)
    return canvas


def monk() -> Canvas:
    """An otter in a brown habit, a bowl of berries to give away, in a quiet cloister."""
    canvas = Canvas(540, 396)
    scenery.stone_hall(canvas, ("#a9a6b0", "#f0e8d8", "#4a4a5e"), seed=11, light_tint="#fff0c0")
    for x in (140, 404):
        scenery.arch_window(canvas, x, 228, 1.6, colours=("#f0c878", "#fff6d0"))
    scenery.candle(canvas, 66, 330, 1.5)
    habit = tone("#a67c48", "#e2c08c")
    with standing(canvas, 270, 396, 1.0, shadow=146):
        clothes.monk_habit(canvas, habit)
        for k in range(9):
            form(canvas, ellipse(-52 + 2 * k - k * k * 0.2, -84 + k * 8.5, 5, 5), tone("#5a3424"), 1.7)
        canvas.line("M-50 -16 v18 M-57 -8 h14", 5)
        canvas.line("M-50 -16 v18 M-57 -8 h14", 2.6, "#d9a441")
        form(
            canvas,
            "M-78 -172 C-60 -142 60 -142 78 -172 C90 -150 70 -122 0 -120 C-70 -122 -90 -150 -78 -172 Z",
            habit,
            2.8,
        )
        form(
            canvas,
            "M-84 -158 C-80 -186 80 -186 84 -158 C84 -132 50 -112 0 -110 C-50 -112 -84 -132 -84 -158 Z",
            habit,
            2.8,
        )
        with head_at(canvas, 0, -230, -3):
            hunters.otter(canvas, OTTER, Look(turn=0.1, eyes="shut", mouth="smile", blush=0.8))
            _tonsure(canvas)
        for side in (-1, 1):
            limbs.arm(canvas, (side * 60, -138), (side * 92, -94), (side * 36, -86), habit, (26, 25), seam=False)
        with canvas.moved(0, -98):
            _bowl(canvas)
        paws.resting_paw(canvas, -36, -84, OTTER.coat, -70, 1.05)
        paws.resting_paw(canvas, 36, -84, OTTER.coat, 70, 1.05)
    return canvas


def _pencil(canvas: Canvas, x: float, y: float) -> None:
    """A pencil tucked behind an ear, in head coordinates."""
    with canvas.moved(x, y, rotate=62):
        form(canvas, "M-5 -34 L5 -34 L5 26 L0 38 L-5 26 Z", tone("#e0a63c"), 2.2)
        form(canvas, "M-5 -40 L5 -40 L5 -32 L-5 -32 Z", tone("#d98880"), 1.8)


def _head_mirror(canvas: Canvas) -> None:
    """A doctor's round mirror on a band around the forehead, in head coordinates."""
    canvas.line("M-58 -44 Q0 -62 62 -40", 8)
    canvas.line("M-58 -44 Q0 -62 62 -40", 4.6, "#7a5a48")
    form(canvas, ellipse(12, -52, 19, 19), Tone("#c8d4d6", "#ffffff", "#5a6a74"), 2.6)
    form(canvas, ellipse(12, -52, 6, 6), tone("#5a6a74"), 1.8)


def _tonsure(canvas: Canvas) -> None:
    """A ring of hair around a bald crown, in head coordinates."""
    hair = tone("#4f3626")
    d = (
        "M-66 -36 Q-70 -50 -56 -56 Q-50 -66 -38 -64 Q-28 -72 -16 -68 Q0 -74 16 -68 Q28 -72 38 -64 Q50 -66 56 -56 "
        "Q70 -50 66 -36 "
    )
    d += "Q54 -42 46 -50 Q24 -60 0 -58 Q-24 -60 -46 -50 Q-54 -42 -66 -36 Z"
    form(canvas, d, hair, 2.4)


def _bowl(canvas: Canvas) -> None:
    """A wooden bowl heaped with berries, its rim's middle at the origin."""
    for x, y in ((-22, -4), (-8, -6), (8, -6), (22, -4), (-15, -16), (0, -18), (15, -16), (-6, -27), (8, -27)):
        form(canvas, ellipse(x, y, 9, 9), tone("#a8325a"), 1.9)
        canvas.ellipse(x - 3, y - 3, 2.2, 2.2, "#ffe6ec", 0)
    form(canvas, "M-40 -3 Q0 8 40 -3 C38 22 22 32 0 32 C-22 32 -38 22 -40 -3 Z", tone("#a8743f"), 2.7)
    canvas.line("M-34 8 Q0 18 34 8", 1.6, "#5a3418", 0.6)


def _apple(canvas: Canvas, x: float, y: float) -> None:
    """A red apple for the teacher."""
    form(canvas, ellipse(x, y, 13, 12), tone("#c23f38", "#f8a080"), 2.3)
    canvas.line(f"M{x} {y - 10} q1 -7 5 -9", 2.4)


GOWN = tone("#3f4a70", "#8490bc")
CARRYING = Pose((110, -122), (112, -90), "fist", (112, -74), 90, (112, -76))
WHITE = Tone("#f2ecdf", "#fffefa", "#8f9aa0")

PORTRAITS = {
    "architect": architect,
    "doctor": portrait(
        "hedgehog",
        fur=HEDGEHOG,
        scene=(
            put(scenery.indoor_room, ("#a9c0ac", "#eaf2da", "#4f6e64"), seed=3, horizon=310),
            each(scenery.shelf, (34, 104, 1.15, 104), (34, 186, 1.15, 186), width=118, goods="jars"),
            put(scenery.shelf, 388, 120, 1.1, 5, width=112, goods="books"),
            put(scenery.shelf, 388, 204, 1.1, 8, width=112, goods="jars"),
        ),
        look=Look(turn=0.25, glasses="round"),
        tilt=-4,
        wear=(
            put(bodies.shirt, tone("#7fb0b4")),
            put(bodies.trousers, tone("#5a6a78")),
            put(clothes.coat, WHITE, WHITE, length=30, buttons=tone("#7f97a0")),
            put(garments.bow_tie, tone("#b0503a"), -152),
            put(garments.stethoscope),
        ),
        sleeve=WHITE,
        seam=False,
        left=Arm(CARRYING, put(luggage.doctor_bag), size=0.94),
        right=Arm("raise", put(wares.bottle, "#4f9a70"), size=1.2, at=(-4, -10)),
        hat=(put(_head_mirror),),
        at=(266, 390, 1.0),
    ),
    "historian": historian,
    "monk": monk,
    "teacher": portrait(
        "squirrel",
        fur=GREY_SQUIRREL,
        scene=(
            put(scenery.indoor_room, ("#dcc48e", "#fbeec4", "#9a7440"), seed=9, horizon=306),
            put(learning.blackboard, 240, 164, at=(160, 142)),
            put(scenery.arch_window, 470, 190, 1.2),
        ),
        look=Look(turn=-0.35, eyes="smile", glasses="half", brows="#f4efe2", eye=0.94),
        tilt=4,
        tail=1,
        wear=(
            put(clothes.dress, tone("#b0503a"), tone("#8a3f52", "#cc8490"), 0.82),
            put(clothes.coat, GOWN, tone("#7d5a86"), length=36, buttons=None, pockets=False),
            put(garments.jabot, -158),
        ),
        sleeve=GOWN,
        seam=False,
        left=Arm("raise", put(tools.pointer, 96, 40), tilt=-18),
        right=Arm("hold", put(learning.closed_book, tone("#6f8f45"), 52, 68), at=(-34, 46), tilt=8),
        hat=(put(regalia.mortarboard, GOWN, -54, 0.98, -5),),
        front=(
            put(scenery.table, 96, 352, 1.0, width=130),
            put(learning.closed_book, tone("#4f7f94"), 66, 18, at=(84, 342)),
            put(learning.closed_book, tone("#d79b3c"), 54, 15, at=(82, 322)),
            put(_apple, 138, 330),
        ),
        at=(296, 392, 0.98),
    ),
}
