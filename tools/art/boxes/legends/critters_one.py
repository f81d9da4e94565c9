"""Legendary critters of the first pack: Amilla, Cirrus, Foresight, Fynn, Poe."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts import scenery, splendour
from art.parts.buildings import rocks
from art.parts.critters import (
    birds,
    bodies,
    clothes,
    garments,
    hats,
    heroic,
    hunters,
    interiors,
    learning,
    limbs,
    paws,
    rodents,
)
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import GOLDEN, LINEN
from art.parts.critters.tones import Tone, flipped, form, fur, tone

ERMINE = fur("#f4efe6", "#fffdf8", "#e8b0a4", mark="#c8c4cc", nose="#c9746c", iris="#5a8ac0")
GLIDER = fur("#a89c98", "#fbf4ea", "#e2a592", mark="#5a4c50", iris="#5a3a2c")
SNOW_OWL = fur("#e4e2ea", "#fffdf6", mark="#8a86a8", iris="#f2b63e")
RED_SQUIRREL = fur("#b8522c", "#fdeed8", "#dd9a80", mark="#6a2a18")
POE_RAVEN = fur("#3f4a68", "#8a96b8", "#6a6470", mark="#222a42", iris="#b8863c")


def amilla_glistendew() -> Canvas:
    """A white ermine enchantress crowned with dew, drops of light gathering around her hands by a moonlit pond."""
    canvas = Canvas(540, 396)
    scenery.forest_interior(canvas, "night", 14, 262)
    scenery.moon(canvas, 270, 86, 1.6, 4)
    splendour.rays(canvas, 270, 130, 320, 16, "#d8f0ff", 0.3)
    scenery.pond(canvas, 270, 366, 3.2, 4, ("#3f7a94", "#c4ecf0", "#163a54"))
    silk, silver = tone("#6a9cc8", "#e4f6ff", "#2c4a84"), Tone("#d4dcec", "#ffffff", "#7a88ac")
    with standing(canvas, 270, 400, 0.96, shadow=120, aura=0.35):
        bodies.slim_tail(canvas, ERMINE.coat, tone("#4a4450"), 1)
        for side in (-1, 1):
            canvas.spot(side * 96, -60, 90, 110, "#dff4ff", 0.4)
        clothes.dress(canvas, silver, silk, 1.0, 0, turn=0.15)
        for x, y in ((-60, -30), (-30, -52), (0, -26), (34, -54), (64, -28), (-44, -10), (46, -8), (14, -66)):
            _dew(canvas, x, y, 7)
        limbs.arm(canvas, (-48, -146), (-106, -118), (-112, -164), silk, (21, 15), silver)
        limbs.arm(canvas, (48, -146), (106, -118), (112, -164), silk, (21, 15), silver)
        paws.open_paw(canvas, -112, -178, ERMINE.coat, -84)
        paws.open_paw(canvas, 112, -178, ERMINE.coat, -96, mirror=True)
        garments.pearls(canvas, -160, 38, 20, turn=0.15)
        with head_at(canvas, 0, -234, 3):
            hunters.stoat(canvas, ERMINE, Look(turn=0.15, eyes="open", mouth="smile", blush=0.7))
            _dew_crown(canvas)
        for side in (-1, 1):
            canvas.spot(side * 116, -218, 56, 56, "#e4fbff", 0.85)
            _dew(canvas, side * 116, -212, 20)
    splendour.motes(canvas, (60, 60, 480, 370), 26, 3, "#cdf2ff", away=splendour.FACE)
    return canvas


def cirrus_windfall() -> Canvas:
    """A flying squirrel in goggles sailing on outspread skin above a sea of clouds."""
    canvas = Canvas(540, 396)
    canvas.cover(canvas.linear(0, 0, 0, 396, (0, "#5f9cc8", 1), (0.6, "#a8d4e4", 1), (1, "#f4e6cc", 1)))
    splendour.rays(canvas, 270, 120, 380, 16, "#fff2c0", 0.55)
    rocks.peak(canvas, 96, 330, 220, 150, 3)
    rocks.peak(canvas, 470, 330, 240, 180, 5)
    rocks.cloud_sea(canvas, 336, 420, 6, ("#fffaf2", "#b8b4d0"), 2)
    coat, sky = tone("#8a5a34", "#dca870"), tone("#c2403a", "#f49a80")
    skin = Tone("#d8bcb0", "#fbeee2", "#8a6470")
    with canvas.moved(270, 356, 0.98, rotate=-5):
        bodies.bushy_tail(canvas, GLIDER.coat, 1)
        for side in (-1, 1):
            membrane = "M34 -150 C90 -178 150 -196 214 -196 C206 -150 178 -104 156 -70 C130 -36 90 -22 48 -26 Z"
            form(canvas, flipped(membrane, side), skin, 3)
            for end in ((196, -168), (174, -112), (132, -58)):
                canvas.line(
                    f"M{side * 40} -120 Q{side * 100} {end[1] - 10} {side * end[0]} {end[1]}", 1.8, skin.dark, 0.5
                )
            limbs.arm(canvas, (side * 46, -146), (side * 120, -180), (side * 204, -198), GLIDER.coat, (20, 13))
            limbs.limb(canvas, ((side * 40, -34), (side * 84, -18), (side * 138, -50)), 20, 13, GLIDER.coat)
            paws.open_paw(canvas, side * 214, -202, GLIDER.skin, -10 if side > 0 else 190, 1.0, side < 0)
            paws.open_paw(canvas, side * 148, -48, GLIDER.skin, 20 if side > 0 else 160, 1.0, side < 0)
        bodies.torso(canvas, GLIDER, 0.92)
        clothes.coat(canvas, coat, LINEN, 0.94, 4, pockets=False)
        garments.scarf(canvas, sky, tone("#f6ead0"), -168, -1)
        tail = "M-46 -158 C-90 -150 -110 -118 -160 -126 C-150 -116 -150 -108 -158 -100 C-110 -90 -84 -118 -44 -132 Z"
        form(canvas, tail, sky, 2.7)
        with head_at(canvas, 0, -226, 4):
            look = Look(turn=0.1, eyes="wide", mouth="grin", blush=0.8)
            rodents.dormouse(canvas, GLIDER, look)
            heroic.goggles(canvas, look, -50)
    _wind(canvas)
    splendour.motes(canvas, (30, 40, 510, 300), 16, 5, away=splendour.FACE)
    return canvas


def foresight() -> Canvas:
    """A snowy owl in a robe of stars, a crystal orb glowing between her wings."""
    canvas = Canvas(540, 396)
    scenery.sky(canvas, "night", 396)
    scenery.stars(canvas, 0, 0, 1, 3, count=60)
    scenery.stars(canvas, 0, 170, 1, 9, count=30)
    splendour.rays(canvas, 270, 170, 340, 18, "#ffe6a0", 0.36)
    _zodiac(canvas, 270, 170, 158)
    indigo, wing = Tone("#34407a", "#8a9cdc", "#141a42"), Tone("#dcdae6", "#ffffff", "#7a78a0")
    with standing(canvas, 270, 412, 1.0, shadow=0):
        clothes.cloak_back(canvas, indigo, 1.2, flare=1.16)
        clothes.robe(canvas, indigo, GOLDEN, 1.06, 0)
        rng = random.Random(4)
        for _ in range(18):
            x, y = rng.uniform(-84, 84), rng.uniform(-120, -6)
            if abs(x) > 20:
                canvas.path(shapes.star(x, y, rng.uniform(4, 8), 2.4, 4), "#ffe9a8", 0)
        garments.chain(canvas, -158, 50, 30, "#7fa8d8")
        with head_at(canvas, 0, -240, 0):
            birds.owl(canvas, SNOW_OWL, Look(eyes="open"))
            _moon_diadem(canvas)
        limbs.wing_arm(canvas, (-60, -150), (-104, -104), (-50, -66), wing, 27, 5)
        limbs.wing_arm(canvas, (60, -150), (104, -104), (50, -66), wing, 27, 5)
        with canvas.moved(0, -88):
            heroic.crystal_ball(canvas, 42)
    splendour.motes(canvas, (60, 120, 480, 380), 18, 6, away=splendour.FACE)
    return canvas


def fynn_nobletail() -> Canvas:
    """A red squirrel in shining armour with a golden cape and a plumed circlet, sword at rest, at sunrise."""
    canvas = Canvas(540, 396)
    scenery.mountains(canvas, "evening", seed=21, horizon=286)
    splendour.rays(canvas, 270, 150, 380, 18, "#ffe39a", 0.5)
    for x, turn in ((64, 1), (476, -1)):
        canvas.rod(f"M{x} 340 V40", 8, "#a2733f", "#e8c48c", 2.2)
        interiors.banner(canvas, x + turn * 34, 52, tone("#8a2c38", "#d86a60"), 1.0)
    cape, steel = tone("#c8912c", "#fbe29a", "#6a3c0c"), heroic.STEEL
    with standing(canvas, 262, 394, 1.0, shadow=140):
        with canvas.moved(8, 4, 1.06):
            bodies.bushy_tail(canvas, RED_SQUIRREL.coat, 1, tone("#fbe2b8"))
        clothes.cloak_back(canvas, cape, 1.06)
        paws.boots(canvas, steel, 34, 0, 46, GOLDEN)
        bodies.shirt(canvas, tone("#7a2c34"), 0.96, turn=-0.25)
        heroic.breastplate(canvas, steel, GOLDEN, 0.98, -0.25)
        form(canvas, shapes.star(-8, -108, 17, 7, 5), GOLDEN, 2)
        limbs.arm(canvas, (54, -142), (98, -100), (62, -76), tone("#7a2c34"), (22, 17), steel)
        paws.fist(canvas, 50, -72, RED_SQUIRREL.coat, 160)
        heroic.pauldron(canvas, 1, steel)
        with canvas.moved(-112, -132, rotate=-8):
            heroic.sword(canvas, 190)
        limbs.arm(canvas, (-54, -142), (-104, -116), (-110, -130), tone("#7a2c34"), (22, 17), steel)
        paws.fist(canvas, -112, -132, RED_SQUIRREL.coat, -6, 1.1)
        heroic.pauldron(canvas, -1, steel)
        with head_at(canvas, 0, -234, -3):
            rodents.squirrel(canvas, RED_SQUIRREL, Look(turn=-0.25, eyes="open", mouth="smile"))
            hats.feather(canvas, 22, -66, tone("#c2403a", "#f49a80"), 26, 0.95)
            _circlet(canvas)
    splendour.motes(canvas, (40, 60, 500, 350), 20, 2, away=splendour.FACE)
    return canvas


def poe() -> Canvas:
    """A blue-black raven poet writing by candlelight in his tower, pages flying around him."""
    canvas = Canvas(540, 396)
    scenery.indoor_room(
        canvas, ("#5a4668", "#a884a0", "#221a34"), ("#6a4a3c", "#2a1a1c"), horizon=330, seed=8, beams=False
    )
    scenery.arch_window(canvas, 118, 220, 1.9, colours=("#2f3f78", "#c4b8e8"))
    for y in (120, 196):
        scenery.shelf(canvas, 388, y, 1.2, y, width=124, goods="books")
    splendour.rays(canvas, 270, 160, 330, 16, "#ffdc94", 0.34)
    for x, y, turn in ((66, 74, -18), (200, 62, 14), (356, 56, -12), (474, 268, 20), (60, 282, 24), (420, 92, 30)):
        with canvas.moved(x, y, 0.8, rotate=turn):
            learning.scroll(canvas, 46, 56)
    velvet, plume = tone("#7a2c4a", "#d07c98"), Tone("#3a4464", "#8c9ac4", "#181e34")
    with standing(canvas, 262, 404, 1.0, shadow=0):
        with canvas.moved(0, -14):
            bodies.torso(canvas, POE_RAVEN, 0.96, turn=0.4)
            clothes.coat(canvas, velvet, GOLDEN, 1.0, 30, turn=0.4)
        garments.ruff(canvas, -166, LINEN, 0.95, turn=0.4)
        with head_at(canvas, 0, -240, -5):
            birds.raven(canvas, POE_RAVEN, Look(turn=0.5, eyes="open"), Tone("#6a6c80", "#c4c6d4", "#2a2c40"))
            _beret(canvas, velvet)
        limbs.wing_arm(canvas, (-58, -150), (-104, -110), (-64, -66), plume, 24)
        limbs.wing_arm(canvas, (58, -150), (104, -110), (84, -78), plume, 24)
    interiors.counter(canvas, 348, Tone("#7a5038", "#c08a5c", "#2e1a14"))
    with canvas.moved(262, 330):
        learning.open_book(canvas, tone("#35507e", "#8ca8d8"), 170, 62)
    with canvas.moved(352, 326, 1.0, rotate=18):
        learning.quill(canvas, Tone("#e8c25a", "#fff6c8", "#8a5a14"), 110)
    scenery.candle(canvas, 132, 350, 1.9)
    with canvas.moved(424, 352, 1.3):
        learning.inkwell(canvas)
    return canvas


def _dew(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A glistening drop."""
    half, top, low = size * 0.94, y - size * 1.5, y + size * 1.2
    d = (
        f"M{x} {top:.1f} C{x + size * 0.3:.1f} {y - size * 0.9:.1f} {x + half:.1f} {y - size * 0.4:.1f} "
        f"{x + half:.1f} {y + size * 0.25:.1f} C{x + half:.1f} {low:.1f} {x - half:.1f} {low:.1f} "
        f"{x - half:.1f} {y + size * 0.25:.1f} C{x - half:.1f} {y - size * 0.4:.1f} "
        f"{x - size * 0.3:.1f} {y - size * 0.9:.1f} {x} {top:.1f} Z"
    )
    form(canvas, d, Tone("#a8dcf0", "#ffffff", "#3a78b0"), max(1.3, size * 0.1), 0.95, 0.6, "#2c5a8c")
    canvas.ellipse(x - size * 0.36, y - size * 0.1, size * 0.2, size * 0.3, "#ffffff", 0)


def _dew_crown(canvas: Canvas) -> None:
    """A crown of silver twigs hung with dew; head coordinates."""
    for x, lean, tall in ((-40, -26, 40), (-20, -12, 54), (0, 0, 66), (20, 12, 54), (40, 26, 40)):
        with canvas.moved(x, -58, rotate=lean):
            canvas.rod(f"M0 8 Q4 {-tall * 0.5:.0f} 0 {-tall}", 4.4, "#c4ccdc", "#ffffff", 1.7)
            _dew(canvas, 0, -tall + 2, 9)
    form(canvas, "M-56 -54 Q0 -78 56 -54 L54 -42 Q0 -66 -54 -42 Z", Tone("#d4dcec", "#ffffff", "#7a88ac"), 2.3)
    _dew(canvas, 0, -58, 9)


def _wind(canvas: Canvas) -> None:
    """Curling strokes of wind with a few leaves."""
    for d in (
        "M24 250 C90 230 120 262 90 276 C72 282 66 262 82 258",
        "M516 120 C450 96 430 132 458 142 C474 146 480 130 468 124",
        "M30 118 Q80 96 130 112",
        "M420 290 Q470 274 516 286",
    ):
        canvas.line(d, 3.6, "#ffffff", 0.8)
    for x, y, turn, colour in (
        (60, 180, 30, "#d98a3c"),
        (482, 210, -40, "#c86a3c"),
        (400, 60, 70, "#e6b84a"),
        (120, 60, -10, "#d9a545"),
    ):
        with canvas.moved(x, y, 1.1, rotate=turn):
            canvas.path("M0 -11 C8 -6 8 5 0 11 C-8 5 -8 -6 0 -11 Z", colour, 1.5)


def _zodiac(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Golden rings of a star chart."""
    for reach, width in ((radius, 3.4), (radius * 0.9, 1.6), (radius * 1.12, 1.6)):
        canvas.brush(shapes.ellipse(x, y, reach, reach), width, "#e8c25a", 0.85)
    for k in range(12):
        with canvas.moved(x, y, rotate=k * 30):
            canvas.brush(f"M0 {-radius * 0.9:.0f} V{-radius:.0f}", 2, "#e8c25a", 0.85)
            canvas.path(shapes.star(0, -radius * 1.12, 9 if k % 3 else 15, 3.6, 4), "#fff0b8", 0)


def _moon_diadem(canvas: Canvas) -> None:
    """A crescent on a band across the brow; head coordinates."""
    canvas.rod("M-66 -40 Q0 -72 66 -40", 6, GOLDEN.base, GOLDEN.light, 1.9)
    form(
        canvas,
        "M-18 -96 C-34 -74 -20 -50 4 -52 C22 -54 30 -72 22 -92 C22 -76 12 -66 0 -68 C-12 -70 -20 -80 -18 -96 Z",
        GOLDEN,
        2.4,
    )


def _circlet(canvas: Canvas) -> None:
    """A golden band with a ruby around the brow; head coordinates."""
    form(canvas, "M-70 -38 Q0 -74 70 -38 L70 -24 Q0 -60 -70 -24 Z", GOLDEN, 2.5)
    form(canvas, shapes.ellipse(-8, -58, 10, 11), tone("#b23a48"), 2.1)


def _beret(canvas: Canvas, cloth: Tone) -> None:
    """A soft cap pulled to one side with a golden feather; head coordinates."""
    hats.feather(canvas, -40, -64, Tone("#e8c25a", "#fff6c8", "#8a5a14"), -30, 0.9, -1)
    form(canvas, "M-66 -36 C-104 -60 -70 -98 -10 -92 C44 -90 76 -66 64 -40 C30 -56 -30 -54 -66 -36 Z", cloth, 2.9)
    canvas.line("M-40 -80 Q-10 -66 -4 -52 M10 -88 Q16 -70 12 -54", 1.6, cloth.dark, 0.6)


PORTRAITS = {
    "amilla_glistendew": amilla_glistendew,
    "cirrus_windfall": cirrus_windfall,
    "foresight": foresight,
    "fynn_nobletail": fynn_nobletail,
    "poe": poe,
}
