"""Critters of the Extra! Extra! pack: juggler, scurrble champion, town crier."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts import scenery
from art.parts.critters import bodies, clothes, diggers, garments, heroic, learning, limbs, noble, paws, rabbits, stage
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import GOLDEN, LINEN
from art.parts.critters.tones import Tone, form, fur, tone

HEDGEHOG = fur("#d8b07c", "#f8e6c4", "#dba08c", mark="#6a4a30", nose="#3f2a28")
RABBIT = fur("#b07c4c", "#fbeed4", "#e8a898", mark="#6a4426")
ROOSTER = fur("#f2e6d0", "#fffaf0", "#d98a6a", mark="#a8863c", iris="#c8782c")


def juggler() -> Canvas:
    """A hedgehog balancing on a great ball, juggling apples; one has stuck on his spines."""
    canvas = Canvas(540, 396)
    scenery.meadow(canvas, "evening", 286, seed=71, trees=0, flowers=6)
    stage.tent(canvas, 70, 320, tone("#b8483a"), tone("#f4e6c8"), 1.0)
    stage.tent(canvas, 474, 322, tone("#7d5a86"), tone("#f4e0a8"), 1.1)
    stage.hanging_lights(canvas, -10, 40, 550, 40, 44, 9)
    _ball(canvas, 270, 350, 72)
    violet, gold = tone("#6a4a94", "#b89ad8"), tone("#e8b23c", "#fbe09a")
    apples = ((-150, -226), (-108, -308), (0, -344), (112, -308), (154, -226))
    with standing(canvas, 270, 312, 0.8, shadow=0):
        paws.feet(canvas, HEDGEHOG.skin, 34)
        bodies.shirt(canvas, violet, 1.06, turn=0.1)
        bodies.trousers(canvas, gold, 1.06, turn=0.1)
        garments.belt(canvas, -62, 82, turn=0.1)
        limbs.arm(canvas, (-58, -140), (-126, -120), (-134, -166), violet, (24, 18), gold)
        limbs.arm(canvas, (58, -140), (126, -120), (134, -166), violet, (24, 18), gold)
        paws.open_paw(canvas, -138, -182, HEDGEHOG.skin, -84)
        paws.open_paw(canvas, 138, -182, HEDGEHOG.skin, -96, mirror=True)
        garments.ruff(canvas, -160, LINEN, 0.9)
        with head_at(canvas, 0, -226, 3, 0.98):
            diggers.hedgehog(canvas, HEDGEHOG, Look(turn=0.1, eyes="wide", mouth="grin", gaze=(3, -5)))
            _apple(canvas, 74, -74, 22, "#d8483a")
    for k, (x, y) in enumerate(apples):
        _apple(canvas, 270 + x * 1.02, 304 + y * 0.8, 21, ("#d8483a", "#e8b23c", "#7aa83c")[k % 3])
    canvas.line("M168 96 Q180 66 204 52 M336 52 Q362 66 372 96", 2.6, "#fff6df", 0.8)
    return canvas


def scurrble_champion() -> Canvas:
    """A rabbit in a striped jersey with laurels, the golden cup in one arm and the ball in the other."""
    canvas = Canvas(540, 396)
    scenery.sky(canvas, "noon", 260)
    for x, y, size in ((80, 52, 0.8), (430, 60, 0.9)):
        scenery.cloud(canvas, x, y, size, x)
    _stands(canvas)
    scenery.ground(canvas, 300, 5, ("#86b052", "#d8e48c", "#4a7436"), 4, 4)
    canvas.brush("M0 344 Q270 328 540 344", 7, "#fdf6e0", 0.85)
    red, white = tone("#c2403a", "#f49a80"), tone("#f6ead0", "#fffaf0", "#b09a78")
    with standing(canvas, 268, 394, 1.0, shadow=140, aura=0.25):
        paws.feet(canvas, RABBIT.coat, 38, 0, 1.1)
        bodies.shirt(canvas, red, 0.98, turn=-0.2)
        for x in (-46, -16, 14, 44):
            canvas.brush(f"M{x} -150 Q{x * 1.4:.0f} -100 {x * 1.2:.0f} -44", 11, white.base, 0.95)
        bodies.trousers(canvas, tone("#3f5f94", "#8cacd8"), 1.0, turn=-0.2)
        limbs.arm(canvas, (-54, -142), (-112, -124), (-112, -92), red, (22, 17), white)
        with canvas.moved(-112, -62):
            _leather_ball(canvas)
        paws.resting_paw(canvas, -104, -84, RABBIT.coat, -10, 1.1)
        with canvas.moved(122, -192, 1.15, rotate=8):
            _cup(canvas)
        limbs.arm(canvas, (54, -142), (118, -118), (118, -150), red, (22, 17), white)
        paws.fist(canvas, 120, -160, RABBIT.coat, 10, 1.1)
        with head_at(canvas, 0, -230, -4):
            rabbits.rabbit(canvas, RABBIT, Look(turn=-0.2, eyes="smile", mouth="grin", blush=0.8), "bent", 96)
            heroic.laurel(canvas, -46, GOLDEN)
    return canvas


def town_crier() -> Canvas:
    """A rooster in a red coat and lace ringing his bell on the market square."""
    canvas = Canvas(540, 396)
    scenery.village_street(canvas, "morning", seed=33, horizon=268)
    scenery.path_to(canvas, 300, 286, 2.4, 1)
    red = tone("#b0343a", "#ee8a78")
    with standing(canvas, 250, 392, 1.0, shadow=130):
        for k, colour in enumerate(("#2f6a5a", "#3f7a8c", "#8a3a34", "#2f5a4a")):
            d = (
                f"M-30 -60 C-90 {-50 - k * 20} {-150 - k * 4} {-90 - k * 30} {-140 + k * 12} {-176 - k * 20} "
                f"C{-116 + k * 8} {-140 - k * 16} -80 {-90 - k * 10} -34 -90 Z"
            )
            form(canvas, d, tone(colour), 2.8)
        paws.bird_feet(canvas, tone("#e0a03c"), 28)
        with canvas.moved(0, -16):
            bodies.torso(canvas, ROOSTER, 1.0, turn=0.4)
            clothes.coat(canvas, red, GOLDEN, 1.04, 26, turn=0.4)
        garments.jabot(canvas, -164, turn=0.4)
        limbs.wing_arm(canvas, (-56, -150), (-104, -118), (-72, -84), red, 25)
        with canvas.moved(-66, -100, 0.95, rotate=-8):
            learning.scroll(canvas, 70, 92)
        limbs.wing_arm(canvas, (56, -150), (112, -124), (126, -158), red, 25)
        with canvas.moved(130, -172, 0.96, rotate=22):
            heroic.handbell(canvas)
        with head_at(canvas, 0, -236, -6):
            noble.rooster(canvas, ROOSTER, Look(turn=0.5, eyes="open", mouth="sing"), tone("#e8b03c"))
    for reach in (26, 42, 58):
        canvas.line(
            f"M{404 + reach} {150 - reach} q{reach * 0.5:.0f} {reach * 0.3:.0f} {reach * 0.6:.0f} {reach}",
            4,
            "#8a5a1c",
            0.8,
        )
    return canvas


def _ball(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A great circus ball with coloured segments and a star."""
    canvas.spot(x + 6, y + radius * 0.9, radius * 1.1, 14, "#241a10", 0.7)
    form(canvas, shapes.ellipse(x, y, radius, radius), tone("#c8433a", "#f7a184"), 3.2)
    for share, colour in ((0.62, "#f6e6c0"), (0.24, "#3f78a8")):
        half = radius * share
        d = (
            f"M{x} {y - radius} C{x - half * 1.3} {y - radius * 0.5} {x - half * 1.3} {y + radius * 0.5} "
            f"{x} {y + radius} C{x + half * 1.3} {y + radius * 0.5} {x + half * 1.3} {y - radius * 0.5} "
            f"{x} {y - radius} Z"
        )
        form(canvas, d, tone(colour), 2.2)
    canvas.path(shapes.star(x, y, 22, 9), "#fbe09a", 2.2)


def _apple(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A round apple with stalk and leaf."""
    form(
        canvas,
        shapes.smooth(
            [
                (x - size, y - 2),
                (x - size * 0.5, y - size * 0.86),
                (x, y - size * 0.66),
                (x + size * 0.5, y - size * 0.86),
                (x + size, y - 2),
                (x + size * 0.6, y + size * 0.86),
                (x, y + size * 0.78),
                (x - size * 0.6, y + size * 0.86),
            ]
        ),
        tone(colour),
        2.4,
    )
    canvas.line(f"M{x} {y - size * 0.6:.1f} q1 -8 5 -12", 2.8, "#5b3a22")
    canvas.path(f"M{x + 4} {y - size * 0.8:.1f} q10 -10 17 -3 q-7 8 -17 3 Z", "#6f9440", 1.5)
    canvas.ellipse(x - size * 0.42, y - size * 0.36, size * 0.18, size * 0.24, "#fff6ea", 0, opacity=0.9)


def _stands(canvas: Canvas) -> None:
    """Rows of cheering heads under flags."""
    canvas.path(
        "M0 150 H540 V310 H0 Z",
        "#a87848",
        2.6,
        (canvas.linear(0, 150, 0, 310, (0, "#e8c490", 0.7), (1, "#4f3018", 0.6)),),
    )
    colours = ("#b98a68", "#8a6a58", "#d0a47c", "#9a7c8c", "#c88a5c")
    shirts = ("#b8483a", "#4f7f94", "#6f8f45", "#d79b3c", "#7d5a86")
    for row in range(3):
        y = 186 + row * 44
        for k in range(12):
            x = 10 + k * 48 + (row % 2) * 24
            tone_name = colours[(k * 3 + row) % 5]
            canvas.path(
                f"M{x - 17} {y + 24} C{x - 16} {y + 4} {x + 16} {y + 4} {x + 17} {y + 24} Z",
                shirts[(k + row * 2) % 5],
                1.6,
            )
            for side in (-1, 1):
                canvas.ellipse(x + side * 10, y - 12, 7, 7.5, tone_name, 1.5)
            canvas.ellipse(x, y, 13, 12.5, tone_name, 1.6, (canvas.glow(x - 4, y - 5, 12, "#fbe8cc", 0.6),))
            for side in (-1, 1):
                canvas.ellipse(x + side * 5, y - 1, 1.7, 2.1, "#2a1a14", 0)
        canvas.rod(f"M-6 {y + 25} H546", 7, "#8a5c38", "#d9a873", 1.8)
    stage.bunting(canvas, -10, 132, 280, 130, 26)
    stage.bunting(canvas, 260, 130, 550, 132, 26)


def _leather_ball(canvas: Canvas) -> None:
    """A stitched ball around the origin."""
    form(canvas, shapes.ellipse(0, 0, 36, 36), Tone("#c88a4c", "#f8dca0", "#6a3c18"), 3)
    canvas.line("M-34 -8 Q0 10 34 -8 M-4 -36 Q14 0 -4 36 M-24 -26 Q-10 4 -26 26", 2.2, "#6a3c18")
    canvas.path("M-4 -10 h12 v12 h-12 Z", "#8c3b2e", 1.8)


def _cup(canvas: Canvas) -> None:
    """A golden trophy gripped at its foot."""
    canvas.spot(0, -30, 60, 60, "#fff0b0", 0.8)
    for side in (-1, 1):
        canvas.rod(
            f"M{side * 24} -52 C{side * 50} -54 {side * 48} -20 {side * 20} -18", 6, GOLDEN.base, GOLDEN.light, 2
        )
    form(
        canvas,
        "M-30 -66 Q0 -58 30 -66 C30 -30 18 -10 6 -4 L8 12 L20 20 L-20 20 L-8 12 L-6 -4 C-18 -10 -30 -30 -30 -66 Z",
        GOLDEN,
        2.9,
    )
    canvas.ellipse(0, -65, 30, 7, "#a86c1c", 2.2)
    canvas.path(shapes.star(0, -38, 13, 5.4), "#fffbe0", 1.6)


PORTRAITS = {
    "juggler": juggler,
    "scurrble_champion": scurrble_champion,
    "town_crier": town_crier,
}
