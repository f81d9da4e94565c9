"""The court and its entertainers: king, queen, judge, fool, bard."""

from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.kit.shapes import ellipse
from art.parts import scenery
from art.parts.critters import (
    birds,
    bodies,
    clothes,
    coldblooded,
    garments,
    hats,
    hunters,
    interiors,
    learning,
    limbs,
    paws,
    rabbits,
    regalia,
    stage,
    tools,
    wares,
)
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import GOLDEN, LINEN, PLANK
from art.parts.critters.tones import Tone, form, fur, tone
from art.portrait import Arm, portrait

BADGER = fur("#77706f", "#f6ecd8", "#c98f80", mark="#3a2f32", nose="#3a2c2c")
WHITE_RABBIT = fur("#f1e6d6", "#fffaf2", "#eeb4a6", mark="#c9b8a4", nose="#c9746c", iris="#7a4a6a")
OWL = fur("#8d6a48", "#eedcb8", mark="#5a3c28", iris="#f2b63e")
FROG = fur("#74b24a", "#f2f2bc", mark="#3f7a34", iris="#f4c850")
STOAT = fur("#b8693a", "#fdf2de", mark="#5a2f20")


def queen() -> Canvas:
    """A white rabbit in rose silk before a sunlit window, a rose in her paw."""
    canvas = Canvas(540, 396)
    scenery.stone_hall(canvas, ("#d8c4b4", "#fff2dc", "#8a6a72"), seed=7, light_tint="#fff0d0")
    scenery.arch_window(canvas, 128, 236, 1.75, colours=("#a9d2da", "#fff6d4"))
    scenery.arch_window(canvas, 412, 236, 1.75, colours=("#9fc8d4", "#fbeec8"))
    drape = tone("#b0567a", "#e8a0b4")
    interiors.curtain(canvas, 0, 0, 396, drape, 1, 104)
    interiors.curtain(canvas, 540, 0, 396, drape, -1, 104)
    silk, gold = tone("#c2557a", "#f4a8bc"), Tone("#e8c06a", "#fff2c0", "#946020")
    with standing(canvas, 268, 404, 0.93, shadow=150):
        clothes.cloak_back(canvas, tone("#6a3f78", "#b48ac0"), 1.12, flare=1.1)
        clothes.dress(canvas, gold, silk, 1.05, 0, turn=-0.3)
        form(
            canvas,
            "M-30 -94 Q0 -84 30 -94 C40 -60 44 -30 46 2 Q0 12 -46 2 C-44 -30 -40 -60 -30 -94 Z",
            tone("#f6e2d8", "#fffaf4", "#b08a8c"),
            2.4,
        )
        for y in (-66, -40, -14):
            hats.daisy(canvas, 0, y, 0.62, "#f2a0ac")
        limbs.arm(canvas, (-50, -146), (-92, -108), (-58, -80), silk, (23, 17), LINEN)
        paws.resting_paw(canvas, -42, -74, WHITE_RABBIT.coat, -62)
        limbs.arm(canvas, (48, -148), (84, -122), (62, -96), silk, (23, 16), LINEN)
        clothes.ermine_collar(canvas, 0.86)
        garments.pearls(canvas, -162, 36, 18, turn=-0.3)
        with head_at(canvas, 0, -236, 4):
            rabbits.rabbit(canvas, WHITE_RABBIT, Look(turn=-0.3, eyes="open", blush=0.8), tall=100)
            regalia.tiara(canvas, -56, 1.0, -3, -4)
        _rose(canvas, 52, -104)
        paws.fist(canvas, 54, -92, WHITE_RABBIT.coat, -160)
    return canvas


def judge() -> Canvas:
    """A stern owl in wig and scarlet behind the bench, gavel raised, the scales beside him."""
    canvas = Canvas(540, 396)
    scenery.indoor_room(canvas, ("#5f7f78", "#b8ccb0", "#243c40"), seed=6, horizon=344, beams=False)
    _panels(canvas)
    scarlet = tone("#a8362f", "#e8846a")
    with standing(canvas, 254, 410, 1.06, shadow=0):
        clothes.robe(canvas, scarlet, Tone("#f2ead8", "#ffffff", "#9a8a78"), 1.08, turn=0.15)
        limbs.wing_arm(canvas, (-62, -140), (-108, -96), (-76, -62), scarlet, 26, seam=False)
        garments.jabot(canvas, -160, turn=0.15)
        with head_at(canvas, 0, -228, -2):
            birds.owl(canvas, OWL, Look(turn=0.15, eyes="stern"))
            regalia.judge_wig(canvas, -44, 0.98)
        with canvas.moved(134, -150, 1.1, rotate=18):
            tools.gavel(canvas, 74)
        limbs.wing_arm(canvas, (62, -142), (120, -106), (130, -136), scarlet, 26, seam=False)
    interiors.counter(canvas, 338, PLANK)
    with canvas.moved(84, 342, 1.12):
        wares.balance(canvas, 0, 124)
    with canvas.moved(388, 342):
        form(canvas, "M-44 0 L-38 -14 L38 -14 L44 0 Z", tone("#8a5230"), 2.6)
    with canvas.moved(186, 340):
        learning.closed_book(canvas, tone("#4f7f94"), 66, 22)
    return canvas


def fool() -> Canvas:
    """A grinning frog juggling on one leg at the fair."""
    canvas = Canvas(540, 396)
    scenery.meadow(canvas, "noon", 240, seed=12, trees=0, flowers=8)
    red, yellow = tone("#c23f38", "#f48a6a"), tone("#eab63c", "#fff0a8", "#8a5a14")
    blue = tone("#3f78a8", "#8fc0de")
    stage.tent(canvas, 76, 278, tone("#b0503a"), tone("#f3e3c4"), 1.0)
    stage.tent(canvas, 470, 272, blue, tone("#f3e3c4"), 0.85)
    stage.bunting(canvas, -10, 22, 270, 6, 24)
    stage.bunting(canvas, 270, 6, 550, 22, 24)
    with standing(canvas, 270, 386, 1.0, 3):
        paws.webbed_feet(canvas, FROG, 40)
        limbs.arm(canvas, (-54, -138), (-98, -100), (-124, -150), yellow, (21, 15), red)
        limbs.arm(canvas, (54, -138), (100, -108), (126, -160), red, (21, 15), yellow)
        clothes.motley(canvas, red, yellow, turn=-0.15)
        bodies.trousers(canvas, blue, turn=-0.15)
        paws.open_paw(canvas, -130, -166, FROG.coat, -100)
        paws.open_paw(canvas, 132, -176, FROG.coat, -82, mirror=True)
        garments.motley_collar(canvas, yellow, red, -166, turn=-0.15)
        with head_at(canvas, 0, -222, -5):
            regalia.jester_cap(canvas, red, blue, -56, 1.0)
            coldblooded.frog(canvas, FROG, Look(turn=-0.15, eyes="wide", mouth="grin", gaze=(3, -4)))
        for x, y, colour in (
            (-140, -214, "#c23f38"),
            (150, -240, "#3f78a8"),
            (-128, -296, "#eab63c"),
            (136, -312, "#6f8f45"),
        ):
            form(canvas, ellipse(x, y, 18, 18), tone(colour), 2.6)
            canvas.line(f"M{x - 12} {y + 6} Q{x} {y - 8} {x + 13} {y - 4}", 2.4, "#fff4dc", 0.8)
    return canvas


def bard() -> Canvas:
    """A stoat with a feathered hat, singing to his lute under lanterns."""
    canvas = Canvas(540, 396)
    scenery.meadow(canvas, "dusk", 262, seed=21, trees=2, flowers=5)
    stage.hanging_lights(canvas, -10, 40, 210, 20)
    stage.hanging_lights(canvas, 330, 16, 550, 46)
    scenery.path_to(canvas, 300, 278, 1.4, 3)
    plum, teal = tone("#7a3f6a", "#c084ac"), tone("#2f7a78", "#84c4b4")
    with standing(canvas, 266, 390, 1.0, -2, aura=0.3):
        bodies.slim_tail(canvas, STOAT.coat, tone("#3a2a26"), -1)
        paws.boots(canvas, tone("#6a4a30"), 32, 0, 46)
        bodies.shirt(canvas, LINEN, 0.86, turn=0.35)
        bodies.trousers(canvas, tone("#5d5a48"), 0.86, turn=0.35)
        clothes.coat(canvas, teal, tone("#e8b84a"), 0.9, 22, pockets=False, turn=0.35)
        limbs.arm(canvas, (52, -142), (112, -118), (104, -128), teal, (22, 16))
        with canvas.moved(-14, -82, 0.94, rotate=-22):
            wares.lute(canvas)
        paws.fist(canvas, 92, -124, STOAT.coat, -30)
        limbs.arm(canvas, (-52, -142), (-98, -102), (-42, -84), teal, (22, 16), LINEN)
        paws.resting_paw(canvas, -24, -84, STOAT.coat, -70)
        clothes.cloak_front(canvas, plum, 0.86, low=-128)
        with head_at(canvas, 0, -234, -7):
            hunters.stoat(canvas, STOAT, Look(turn=0.35, eyes="smile", mouth="sing"))
            hats.feathered_hat(canvas, plum, tone("#e8b84a"), -48, 1.02, -4)
        with canvas.moved(112, -214):
            learning.music_notes(canvas, "#fff0c8")
    return canvas


def _rose(canvas: Canvas, x: float, y: float) -> None:
    """A rose on its stem, held at (x, y)."""
    with canvas.moved(x, y, rotate=-12):
        canvas.line("M0 34 Q-2 0 0 -30", 4.4, "#4f6d35")
        form(canvas, "M0 -8 Q18 -24 28 -12 Q18 0 0 -8 Z", tone("#6f8f45"), 2)
        form(canvas, ellipse(0, -42, 18, 17), tone("#c23f52", "#f8a0a0"), 2.5)
        canvas.line("M-10 -44 q8 -10 16 -2 q2 10 -8 9 q-6 -3 -1 -7", 2, "#6a1c2c")


def _panels(canvas: Canvas) -> None:
    """Painted wall panels of a court room with golden beading."""
    for x in (16, 148, 280, 412):
        canvas.path(f"M{x} 26 H{x + 112} V324 H{x} Z", "#4f7068", 2.2, (canvas.glow(x + 30, 80, 170, "#9cb8a0", 0.5),))
        canvas.line(f"M{x + 9} 36 H{x + 103} V314 H{x + 9} Z", 2, "#d9b45e", 0.7)


ROYAL, VELVET = tone("#35507e", "#7f9cc8"), tone("#8a2c38", "#d06a60")

PORTRAITS = {
    "king": portrait(
        "badger",
        fur=BADGER,
        scene=(
            put(scenery.stone_hall, ("#9a8f8c", "#e4d2b4", "#3f3644"), seed=4, light_tint="#ffd48a"),
            each(interiors.banner, (104, 40, ROYAL, 1.15, "crown"), (436, 40, ROYAL, 1.15, "crown")),
            put(interiors.throne, 270, 420, VELVET, 1.24),
        ),
        look=Look(turn=0.25, brows="#f2e8d8"),
        tilt=-3,
        behind=(put(clothes.cloak_back, ROYAL, 1.18),),
        feet=put(paws.boots, tone("#5a3a2c"), 34, -2),
        wear=(
            put(clothes.robe, VELVET, GOLDEN, 0.92, -16),
            put(garments.belt, -74, 66, tone("#6a4a1c")),
        ),
        sleeve=ROYAL,
        cuff=LINEN,
        left=Arm("hip"),
        right=Arm("staff", put(tools.sceptre, 96, 78), at=(-8, 10), tilt=3),
        collar=(put(clothes.ermine_collar, 1.05), put(garments.chain, -150, 46, 44)),
        hat=(put(regalia.crown, -58, 1.02, 2, VELVET, 2),),
        at=(270, 398, 1.0),
        shadow=150,
    ),
    "queen": queen,
    "judge": judge,
    "fool": fool,
    "bard": bard,
}
