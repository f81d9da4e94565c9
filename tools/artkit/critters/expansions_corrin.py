"""Corrin Evertail, a red panda, in his three roles: warrior, leader, king."""

from artkit import scenery, shapes, splendour
from artkit.canvas import Canvas
from artkit.constructions.parts import trims
from artkit.critters.parts import (
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
from artkit.critters.parts.face import Look
from artkit.critters.parts.figure import head_at, standing
from artkit.critters.parts.materials import GOLDEN, LEATHER, LINEN
from artkit.critters.parts.tones import Tone, form, fur, tone

CORRIN = fur("#c4562a", "#fdf3e2", "#8a5a48", mark="#7a2e18", nose="#2e2020", iris="#8a5a2c")
DARK_PAW = tone("#4a2a22")


def corrin_evertail_the_warrior() -> Canvas:
    """Corrin in leather and steel with sword and round shield on an autumn field."""
    canvas = Canvas(540, 396)
    scenery.mountains(canvas, "autumn", seed=31, horizon=270)
    for x, y, colour in ((54, 330, "#b8483a"), (112, 306, "#b8483a"), (486, 326, "#4f7f94"), (430, 304, "#4f7f94")):
        trims.pennant(canvas, x, y, 2.0, colour, 58, turn=1 if x < 270 else -1)
    green = tone("#4a6a3c", "#a0c078")
    with standing(canvas, 266, 394, 1.0, shadow=140):
        with canvas.moved(6, 0):
            noble.ringed_tail(canvas, CORRIN, -1)
        clothes.cloak_back(canvas, tone("#8a2c38", "#d86a60"), 1.0)
        paws.boots(canvas, tone("#5f4028"), 34, 0, 44, heroic.STEEL)
        bodies.shirt(canvas, green, 0.96, turn=0.2)
        heroic.breastplate(canvas, tone("#8a5c36", "#d8a870"), heroic.STEEL, 0.98, 0.2)
        with canvas.moved(120, -138, rotate=18):
            heroic.sword(canvas, 190, heroic.STEEL)
        limbs.arm(canvas, (54, -142), (112, -120), (116, -132), green, (22, 17), heroic.STEEL)
        paws.fist(canvas, 120, -138, DARK_PAW, 16, 1.1)
        heroic.pauldron(canvas, 1)
        limbs.arm(canvas, (-54, -142), (-106, -110), (-86, -80), green, (22, 17), heroic.STEEL)
        heroic.pauldron(canvas, -1)
        with head_at(canvas, 0, -232, -3):
            noble.red_panda(canvas, CORRIN, Look(turn=0.2, eyes="stern", mouth="smile", blush=0.4))
            _headband(canvas, tone("#4f7f94", "#a8d0dc"))
        with canvas.moved(-92, -84):
            heroic.round_shield(canvas, tone("#35507e", "#8ca8d8"), 62)
    return canvas


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


def corrin_evertail_the_king() -> Canvas:
    """Corrin crowned, in green and gold on the leaf throne, light falling through a round window."""
    canvas = Canvas(540, 396)
    scenery.stone_hall(canvas, ("#b8ac8c", "#f6eac4", "#5a5048"), seed=24, light_tint="#fff0b8")
    splendour.rays(canvas, 270, 120, 360, 18, "#fff0b0", 0.5)
    leaf = tone("#3f6a3c", "#9cc478")
    for x in (92, 448):
        interiors.banner(canvas, x, 34, leaf, 1.2)
    interiors.throne(canvas, 270, 424, leaf, 1.22)
    gold = tone("#d8a03c", "#fff0b4", "#7a4a10")
    with standing(canvas, 270, 398, 0.98, shadow=150):
        noble.ringed_tail(canvas, CORRIN, 1)
        clothes.cloak_back(canvas, leaf, 1.14)
        paws.boots(canvas, tone("#5f4028"), 34, -2)
        clothes.robe(canvas, tone("#f0e4c8", "#fffaf0", "#a8906c"), gold, 0.9, -16)
        garments.belt(canvas, -74, 64, gold)
        limbs.arm(canvas, (58, -140), (102, -98), (62, -70), leaf, (25, 19), gold)
        paws.fist(canvas, 48, -64, DARK_PAW, 160, 1.1)
        with canvas.moved(-106, -100, rotate=-8):
            tools.sceptre(canvas, 96, 76)
        limbs.arm(canvas, (-58, -140), (-104, -116), (-100, -94), leaf, (25, 19), gold)
        paws.fist(canvas, -106, -98, DARK_PAW, -8, 1.15)
        clothes.ermine_collar(canvas, 1.02)
        garments.chain(canvas, -150, 46, 44, "#3f8a5a")
        with head_at(canvas, 0, -232, 0):
            noble.red_panda(canvas, CORRIN, Look(eyes="smile", mouth="smile"))
            regalia.crown(canvas, -58, 1.0, 0, leaf)
    splendour.motes(canvas, (70, 40, 470, 360), 16, 9, away=splendour.FACE)
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


PORTRAITS = {
    "corrin_evertail_the_warrior": corrin_evertail_the_warrior,
    "corrin_evertail_the_leader": corrin_evertail_the_leader,
    "corrin_evertail_the_king": corrin_evertail_the_king,
}
