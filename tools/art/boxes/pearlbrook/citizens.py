"""The six citizens of the river: gardener, artist, constable, inventor, explorer, elder."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts import scenery
from art.parts.buildings import tones as t
from art.parts.buildings import works
from art.parts.critters import (
    bodies,
    clothes,
    coldblooded,
    face,
    garments,
    hats,
    limbs,
    nautical,
    paws,
    riverfolk,
    rodents,
    tools,
)
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import GOLDEN, LEATHER, LINEN
from art.parts.critters.tones import Tone, flipped, form, fur, tone
from art.parts.scenery import riverside
from art.parts.vignettes import page

TOAD = fur("#9a8a4c", "#efe2b4", mark="#5a4e26", iris="#f0b84a")
MUSKRAT = fur("#a8683c", "#f6e0bc", "#c88a6c", mark="#5a3420")
CRAYFISH = fur("#c8442e", "#f6c8a4", mark="#6a1a14", iris="#5a2a1c")
NEWT = fur("#3f8a94", "#f6d28a", mark="#17444e", iris="#f2d24a")
PLATYPUS = fur("#7a543c", "#dcc09c", "#5a5468", mark="#6a6478")
TURTLE = fur("#8a9a64", "#e0e0b0", mark="#4f5f34", iris="#7a6a3c")


def gus_the_gardener() -> Canvas:
    """A toad in a straw hat watering his water lilies."""
    canvas = page()
    riverside.river_valley(canvas, "morning", 190, 4)
    for x, y, size in ((70, 300, 1.8), (120, 340, 1.5), (478, 296, 1.7), (430, 336, 1.4)):
        riverside.lily_pad(canvas, x, y, size, ("#f6c9d4", "#fdf3df")[int(x) % 2])
    green, blue = tone("#5a7a34", "#b4cc70"), tone("#4f7f94", "#a8d0dc")
    with standing(canvas, 266, 404, 1.08, shadow=0):
        bodies.shirt(canvas, tone("#f0e2c0"), 1.12, turn=0.2)
        clothes.dungarees(canvas, green, 1.1, turn=0.2)
        limbs.arm(canvas, (-60, -140), (-112, -104), (-70, -82), tone("#f0e2c0"), (23, 18))
        paws.fist(canvas, -58, -80, TOAD.coat, 20, 1.1)
        with head_at(canvas, 0, -224, -3):
            coldblooded.toad(canvas, TOAD, Look(turn=0.2, eyes="smile", mouth="smile"))
            hats.straw_hat(canvas, -62, 0.92, -5, blue, flower=True)
        with canvas.moved(140, -132, 1.25, rotate=14):
            _watering_can(canvas)
        limbs.arm(canvas, (60, -140), (120, -118), (122, -136), tone("#f0e2c0"), (23, 17))
        paws.fist(canvas, 124, -140, TOAD.coat, 10, 1.1)
    return canvas


def bosley_the_artist() -> Canvas:
    """A muskrat in a beret before his canvas, palette and brush in hand."""
    canvas = page()
    scenery.indoor_room(canvas, ("#c8b490", "#fbeeca", "#7a5f3c"), horizon=318, seed=5, beams=False)
    scenery.arch_window(canvas, 76, 206, 1.6)
    works.pole(canvas, (396, 350), (440, 40), 9, t.PALE_WOOD)
    works.pole(canvas, (500, 350), (450, 40), 9, t.PALE_WOOD)
    canvas.path(shapes.rounded(378, 76, 140, 168, 4), "#fbf3de", 3.2)
    canvas.path(
        shapes.rounded(388, 86, 120, 148, 2),
        "#8fc4d4",
        1.6,
        (canvas.linear(0, 86, 0, 234, (0, "#f6d8b0", 0.9), (0.5, "#8fc4d4", 0.2), (1, "#2f7a94", 0.9)),),
    )
    riverside.lily_pad(canvas, 444, 206, 1.1, "#f6a9c4")
    canvas.ellipse(468, 116, 14, 14, "#fff6d0", 1.4)
    plum, smock = tone("#8a3a5c", "#d88aa4"), tone("#4f6a94", "#a4bce0")
    with standing(canvas, 226, 404, 1.08, shadow=0):
        bodies.shirt(canvas, smock, 1.08, turn=0.3)
        for x, y, colour in ((-40, -60, "#e2a63c"), (18, -40, "#b8483a"), (40, -84, "#6f8f45"), (-20, -100, "#f4e6c4")):
            canvas.ellipse(x, y, 7, 6, colour, 0)
        garments.bow_tie(canvas, plum, -154, turn=0.3)
        with head_at(canvas, 0, -224, -4):
            rodents.beaver(canvas, MUSKRAT, Look(turn=0.3, eyes="smile", mouth="smile"))
            form(
                canvas, "M-72 -34 C-110 -60 -70 -100 -6 -94 C50 -92 84 -66 70 -38 C30 -56 -34 -52 -72 -34 Z", plum, 2.9
            )
            form(canvas, shapes.ellipse(-16, -96, 6, 8), plum, 2.2)
        limbs.arm(canvas, (-58, -140), (-112, -100), (-76, -74), smock, (23, 18), LINEN)
        with canvas.moved(-84, -74, 1.1):
            _palette(canvas)
        limbs.arm(canvas, (58, -140), (116, -114), (122, -144), smock, (23, 17), LINEN)
        with canvas.moved(124, -150, rotate=30):
            canvas.rod("M0 30 V-44", 5, "#9a6b3f", "#e0b67c", 1.8)
            form(canvas, "M-6 -44 C-10 -60 -2 -70 0 -76 C2 -70 10 -60 6 -44 Z", tone("#b8483a"), 2)
        paws.fist(canvas, 122, -150, MUSKRAT.coat, 20, 1.1)
    return canvas


def crustina_the_constable() -> Canvas:
    """A crayfish in a blue uniform with a helmet, claws on her hips."""
    canvas = page()
    riverside.river_valley(canvas, "noon", 210, 15)
    canvas.path("M-10 296 H550 V370 H-10 Z", "#b8a68c", 2.6, (canvas.glow(200, 300, 260, "#f0e4cc", 0.8),))
    for x in range(10, 540, 60):
        canvas.line(f"M{x} 298 l-14 64", 2, "#7a6a54", 0.6)
    navy = tone("#2c3f6e", "#8094c8")
    with standing(canvas, 270, 404, 1.06, shadow=0):
        bodies.shirt(canvas, navy, 1.02)
        for y in (-126, -100, -74):
            form(canvas, shapes.ellipse(0, y, 6, 6), GOLDEN, 1.9)
        form(canvas, shapes.star(-38, -118, 16, 7, 6), GOLDEN, 2)
        garments.belt(canvas, -52, 78)
        for side in (-1, 1):
            limbs.arm(canvas, (side * 56, -140), (side * 120, -112), (side * 124, -160), navy, (22, 15), GOLDEN)
            with canvas.moved(side * 130, -190, 1.15):
                _claw(canvas, side)
        with head_at(canvas, 0, -224, 0):
            riverfolk.crayfish(canvas, CRAYFISH, Look(eyes="open", mouth="smile"))
            form(canvas, "M-44 -60 C-46 -110 -24 -128 0 -130 C24 -128 46 -110 44 -60 Q0 -50 -44 -60 Z", navy, 2.9)
            form(canvas, "M-54 -60 Q0 -46 54 -60 L50 -52 Q0 -37 -50 -52 Z", tone("#1f2c50"), 2.4)
            form(canvas, shapes.star(0, -90, 17, 8, 8), GOLDEN, 2)
    return canvas


def iluminor_the_inventor() -> Canvas:
    """A teal newt in round glasses holding up a lamp full of captured light, coils and wheels behind."""
    canvas = page()
    scenery.indoor_room(
        canvas, ("#4a5a6a", "#9cb4b8", "#1c2836"), ("#5a4030", "#2a1a14"), horizon=316, seed=7, beams=False
    )
    works.gear(canvas, 86, 110, 62, 12, t.COPPER)
    works.gear(canvas, 158, 176, 34, 9, t.GILT, 1)
    works.kettle_pipe(canvas, [(540, 90), (450, 90), (450, 160), (500, 160), (500, 300)], 14)
    coat, brass = tone("#8a5a34", "#dca870"), GOLDEN
    with standing(canvas, 256, 404, 1.08, shadow=0):
        bodies.shirt(canvas, LINEN, 1.0, turn=-0.2)
        clothes.coat(canvas, coat, tone("#5f3c20"), 1.02, 10, turn=-0.2)
        garments.bow_tie(canvas, tone("#b8483a"), -156, turn=-0.2)
        limbs.arm(canvas, (-56, -140), (-112, -104), (-70, -80), coat, (22, 17), LINEN, seam=False)
        paws.fist(canvas, -58, -78, NEWT.coat, 20, 1.1)
        with head_at(canvas, 0, -224, 3):
            form(canvas, "M-22 -58 Q-14 -92 -4 -70 Q0 -106 10 -70 Q22 -96 28 -58 Z", tone("#e8863c", "#fbd08c"), 2.6)
            riverfolk.salamander(canvas, NEWT, Look(turn=-0.2, eyes="wide", mouth="grin", glasses="round"))
        limbs.arm(canvas, (56, -140), (122, -116), (126, -150), coat, (22, 17), LINEN, seam=False)
        with canvas.moved(130, -212, 1.25):
            canvas.spot(0, 0, 130, 130, "#ffe68a", 0.95)
            canvas.path(
                "M-22 26 C-42 2 -34 -40 0 -40 C34 -40 42 2 22 26 Z",
                "#fff6c8",
                2.6,
                (canvas.glow(0, -8, 34, "#ffffff", 1), canvas.fade(0, 0, 30, 26, "#e8a83c", 0.7)),
            )
            canvas.line("M-10 20 L-6 -8 L0 4 L6 -8 L10 20", 2.4, "#d9822c")
            form(canvas, "M-20 26 L20 26 L16 48 L-16 48 Z", brass, 2.4)
            canvas.line("M-18 33 H18 M-17 40 H17", 1.8, brass.dark)
        paws.fist(canvas, 128, -152, NEWT.coat, 10, 1.1)
    return canvas


def snout_the_explorer() -> Canvas:
    """A platypus in a sun helmet with map and walking staff at a jungle of reeds."""
    canvas = page()
    riverside.river_valley(canvas, "morning", 206, 28, trees=2)
    for x in (20, 70, 120, 420, 470, 524):
        scenery.reeds(canvas, x, 340, 2.6, x)
    sand, helm = tone("#c9a86c", "#f6e4b4"), Tone("#ecdcb0", "#fffaf0", "#a0844c")
    with standing(canvas, 268, 404, 1.08, shadow=0):
        with canvas.moved(116, -120, rotate=6):
            tools.staff(canvas, 150, 130)
        bodies.shirt(canvas, sand, 1.08, turn=-0.15)
        garments.belt(canvas, -54, 84, LEATHER, -1, turn=-0.15)
        garments.strap(canvas, 1)
        garments.neckerchief(canvas, tone("#b8483a"), -164, turn=-0.15)
        with head_at(canvas, 0, -222, 3):
            riverfolk.platypus(canvas, PLATYPUS, Look(turn=-0.15, eyes="open"))
            form(canvas, "M-74 -34 C-76 -92 -36 -106 0 -106 C36 -106 76 -92 74 -34 Z", helm, 2.9)
            form(
                canvas,
                "M-100 -30 C-60 -52 60 -52 100 -30 C104 -20 98 -14 90 -16 C50 -32 -50 -32 -90 -16 C-98 -14 "
                "-104 -20 -100 -30 Z",
                helm,
                2.7,
            )
            canvas.brush("M-72 -46 Q0 -64 72 -46", 8, "#b8483a")
        limbs.arm(canvas, (-58, -140), (-120, -112), (-104, -86), sand, (23, 17))
        with canvas.moved(-92, -96, 0.92, rotate=-12):
            nautical.map_sheet(canvas, 110, 78)
        paws.fist(canvas, -108, -76, PLATYPUS.coat, 30, 1.05)
        limbs.arm(canvas, (58, -140), (114, -126), (114, -120), sand, (23, 17))
        paws.fist(canvas, 118, -118, PLATYPUS.coat, 8, 1.1)
    return canvas


def omicron_the_elder() -> Canvas:
    """An ancient turtle with a long white beard on a stone seat, a pearl staff beside him."""
    canvas = page()
    riverside.river_valley(canvas, "evening", 196, 35, riverside.EVENING_WATER)
    canvas.spot(270, 120, 260, 200, "#ffe9b0", 0.6)
    robe, gold = tone("#5a4a8a", "#ac9cdc"), GOLDEN
    with standing(canvas, 264, 410, 1.08, shadow=0):
        with canvas.moved(0, 0, 1.2):
            bodies.shell(canvas, tone("#8a6a3c", "#d8b878"), tone("#5f4a28", "#a88a54"))
        clothes.robe(canvas, robe, gold, 0.94, 0)
        limbs.arm(canvas, (-54, -140), (-104, -96), (-58, -72), robe, (24, 20), gold)
        paws.fist(canvas, -46, -70, TURTLE.coat, 20, 1.1)
        with canvas.moved(120, -120, rotate=5):
            canvas.rod("M0 -130 L0 140", 10, "#8d6a44", "#d2ab78", 2.2)
            canvas.rod("M0 -126 C-30 -140 -26 -176 0 -178 C26 -176 30 -140 0 -126", 7, "#8d6a44", "#d2ab78", 2)
            riverside.pearl(canvas, 0, -152, 17, 0.9)
        limbs.arm(canvas, (54, -140), (110, -124), (114, -118), robe, (24, 18), gold)
        paws.fist(canvas, 120, -118, TURTLE.coat, 6, 1.15)
        with head_at(canvas, 0, -226, -2):
            look = Look(turn=-0.1, eyes="sleepy", brows="#fffaf0")
            coldblooded.tortoise(canvas, TURTLE, look)
        with canvas.moved(-6, -226):
            face.beard(canvas, Look(), tone("#f6f2e8", "#ffffff", "#a8a090"), 66, 40, 92)
    return canvas


def _watering_can(canvas: Canvas) -> None:
    """A tin can pouring to the right, gripped at the origin."""
    tin = Tone("#8fa8b0", "#eaf4f4", "#3f5660")
    canvas.rod("M-8 8 C-14 -18 26 -22 26 6", 5, tin.base, tin.light, 1.8)
    form(canvas, "M-18 4 L36 4 L32 46 L-14 46 Z", tin, 2.6)
    form(canvas, "M34 30 L66 2 L72 8 L36 42 Z", tin, 2.3)
    form(canvas, "M62 -6 L80 12 L74 16 L58 2 Z", tin, 2.2)
    for dx, dy in ((86, 22), (80, 34), (92, 38), (84, 52), (96, 58), (78, 64)):
        canvas.path(f"M{dx} {dy} q5 8 0 11 q-5 -3 0 -11 Z", "#bfe6f2", 1.2, (), "#4a8aa0")


def _palette(canvas: Canvas) -> None:
    """A painter's palette with blobs of colour around the origin."""
    form(
        canvas,
        "M-40 0 C-42 -30 10 -40 34 -20 C50 -4 40 12 24 10 C12 10 14 22 4 28 C-20 34 -40 20 -40 0 Z",
        tone("#c49a64", "#f2d8a4"),
        2.7,
    )
    for x, y, colour in (
        (-24, -10, "#b8483a"),
        (-6, -20, "#e2a63c"),
        (14, -18, "#6f8f45"),
        (28, -8, "#4f7f94"),
        (-26, 10, "#7d5a86"),
    ):
        form(canvas, shapes.ellipse(x, y, 7, 6), tone(colour), 1.6)
    canvas.ellipse(-4, 12, 6, 5, "#7a5028", 1.8)


def _claw(canvas: Canvas, side: int) -> None:
    """A raised crayfish claw, its joint at the origin."""
    body = "M-12 24 C-30 0 -24 -36 2 -54 C0 -38 4 -28 10 -20 C14 -30 22 -36 32 -38 C34 -14 26 14 10 26 Z"
    form(canvas, flipped(body, side), CRAYFISH.coat, 2.9)
    canvas.line(flipped("M10 -20 Q2 -8 4 6", side), 2, CRAYFISH.coat.dark)


RIVER = {
    "gus_the_gardener": gus_the_gardener,
    "bosley_the_artist": bosley_the_artist,
    "crustina_the_constable": crustina_the_constable,
    "iluminor_the_inventor": iluminor_the_inventor,
    "snout_the_explorer": snout_the_explorer,
    "omicron_the_elder": omicron_the_elder,
}
