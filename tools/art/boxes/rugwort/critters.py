"""Rugwort the rat in his three roles: rowdy, robber, ruler."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.parts import scenery
from art.parts.critters import bodies, clothes, garments, heroic, interiors, limbs, paws, regalia, rodents, stage
from art.parts.critters.face import Look
from art.parts.critters.figure import head_at, standing
from art.parts.critters.materials import LEATHER, PLANK
from art.parts.critters.tones import Tone, flipped, form, fur, tone
from art.portrait import Arm, portrait

RUGWORT = fur("#6a5f68", "#a89aa0", "#b8807c", mark="#2e262c", nose="#4a2a30", iris="#c8442c")


def rugwort_the_rowdy() -> Canvas:
    """Rugwort roaring with a torch in one paw and a stolen ham in the other, barrels smashed around him."""
    canvas = Canvas(540, 396)
    scenery.village_street(canvas, "dusk", seed=51, horizon=262)
    for x, y, size, turn in ((76, 366, 1.5, -62), (470, 356, 1.4, 70)):
        with canvas.moved(x, y - 20, rotate=turn):
            scenery.barrel(canvas, 0, 26, size)
    for x, y, turn in ((150, 378, 20), (406, 382, -28), (120, 350, -50), (440, 318, 60)):
        with canvas.moved(x, y, rotate=turn):
            form(canvas, "M-30 -6 L30 -5 L26 0 L32 6 L-30 6 L-26 0 Z", PLANK, 2.2)
    plum, rust = tone("#5a3a6a", "#a07cb4"), tone("#a8482c", "#e88a60")
    with standing(canvas, 266, 394, 1.02, shadow=150):
        bodies.mouse_tail(canvas, RUGWORT.skin, 1)
        paws.feet(canvas, RUGWORT.skin, 38)
        bodies.torso(canvas, RUGWORT, 1.06, turn=-0.1)
        bodies.trousers(canvas, tone("#4a4238"), 1.06, turn=-0.1)
        _torn_vest(canvas, plum)
        garments.belt(canvas, -58, 82, turn=-0.1)
        limbs.arm(canvas, (-58, -142), (-126, -128), (-128, -176), RUGWORT.coat, (22, 17))
        with canvas.moved(-130, -190, rotate=-10):
            heroic.torch(canvas, 54, 60)
        paws.fist(canvas, -130, -186, RUGWORT.skin, -6, 1.15)
        limbs.arm(canvas, (58, -142), (126, -126), (124, -168), RUGWORT.coat, (22, 17))
        with canvas.moved(126, -180, rotate=14):
            _club(canvas)
        paws.fist(canvas, 124, -178, RUGWORT.skin, 14, 1.15)
        garments.neckerchief(canvas, rust, -164, turn=-0.1)
        with head_at(canvas, 0, -232, -4, 1.02):
            rodents.rat(canvas, RUGWORT, Look(turn=-0.1, eyes="stern", mouth="grin", blush=0.2, brows="#2e262c"))
            heroic.torn_ear(canvas, 74, -92, "#8a6a80")
            _bandana(canvas, rust)
    return canvas


def rugwort_the_robber() -> Canvas:
    """Rugwort in mask and hood tiptoeing over moonlit roofs with a sack of loot."""
    canvas = Canvas(540, 396)
    scenery.sky(canvas, "night", 300)
    scenery.stars(canvas, 0, 0, 1, 6, count=44)
    canvas.spot(290, 130, 210, 200, "#cfe0e8", 0.55)
    canvas.ellipse(290, 130, 104, 104, "#f2eed6", 0, (canvas.glow(266, 104, 116, "#fffef4", 0.9),))
    for x, y, size in ((56, 306, 0.9), (492, 300, 1.1)):
        stage.chimney(canvas, x, y, size, smoking=False)
    stage.roof(canvas, 300, Tone("#4f5f80", "#94a8c4", "#1f2a44"), 26, 2, 4)
    black, sack = Tone("#3a3446", "#7a7090", "#17121f"), tone("#a8865a", "#e4c690")
    with standing(canvas, 252, 394, 1.0, 3, shadow=120):
        with canvas.moved(-96, -196, 1.1, rotate=-14):
            heroic.loot_sack(canvas, sack)
        bodies.mouse_tail(canvas, RUGWORT.skin, 1)
        paws.feet(canvas, RUGWORT.skin, 36)
        bodies.shirt(canvas, black, 0.96, turn=0.35)
        bodies.trousers(canvas, tone("#4a4450"), 0.96, turn=0.35)
        garments.belt(canvas, -58, 72, turn=0.35)
        limbs.arm(canvas, (-52, -142), (-96, -128), (-74, -166), black, (21, 16), seam=False)
        paws.fist(canvas, -76, -178, RUGWORT.skin, 20, 1.05)
        limbs.arm(canvas, (52, -142), (104, -116), (98, -160), black, (21, 16), seam=False)
        with canvas.moved(0, -230, 0.98, rotate=2):
            _hood_point(canvas, black)
        with head_at(canvas, 0, -230, 2, 0.98):
            look = Look(turn=0.35, eyes="sly", mouth="smirk", blush=0.2)
            rodents.rat(canvas, RUGWORT, look)
            _robber_mask(canvas, look)
        paws.open_paw(canvas, 100, -176, RUGWORT.skin, -84)
    return canvas


def _torn_vest(canvas: Canvas, cloth: Tone) -> None:
    """An open waistcoat with a ragged hem; figure coordinates."""
    d = "M44 -168 C74 -140 92 -92 86 -48 L74 -58 L66 -44 L54 -58 L42 -44 C34 -80 24 -120 26 -152 Z"
    for side in (-1, 1):
        form(canvas, flipped(d, side), cloth, 2.8)


def _club(canvas: Canvas) -> None:
    """A nail-studded club gripped at the origin."""
    form(canvas, "M-7 40 L7 40 L12 -30 C26 -60 24 -96 4 -104 C-18 -100 -26 -64 -12 -30 Z", PLANK, 2.8)
    for x, y in ((-10, -60), (12, -72), (0, -86), (6, -48)):
        canvas.path(f"M{x - 4} {y} L{x + 4} {y} L{x + 10} {y - 9} Z", "#9aa0a2", 1.4)


def _bandana(canvas: Canvas, cloth: Tone) -> None:
    """A knotted band around the brow; head coordinates."""
    form(canvas, "M-74 -34 C-50 -66 50 -66 74 -34 L78 -14 C50 -44 -50 -44 -78 -14 Z", cloth, 2.7)
    form(
        canvas, "M72 -30 C92 -34 106 -22 112 -6 C100 -8 92 -8 84 -14 C92 -2 92 8 88 18 C78 6 72 -8 70 -18 Z", cloth, 2.4
    )


def _hood_point(canvas: Canvas, cloth: Tone) -> None:
    """A pulled-back hood around the nape; head coordinates."""
    form(
        canvas,
        "M-96 60 C-118 -10 -70 -70 -20 -74 C-40 -50 -40 40 0 84 C40 60 92 40 98 40 C96 84 -80 96 -96 60 Z",
        cloth,
        3,
    )


def _robber_mask(canvas: Canvas, look: Look) -> None:
    """A dark band over the eyes, leaving them free; head coordinates."""
    left, right = look.x(-37, 46), look.x(37, 46)
    middle, hole = (left + right) / 2, 15
    d = (
        f"M-76 -16 Q{middle:.1f} -34 84 -16 Q90 0 84 14 Q{right:.1f} 30 {middle:.1f} 14 "
        f"Q{left:.1f} 30 -74 14 Q-82 0 -76 -16 Z "
    )
    for x in (left, right):
        d += (
            f"M{x - hole:.1f} 0 C{x - hole:.1f} 19 {x + hole:.1f} 19 {x + hole:.1f} 0 "
            f"C{x + hole:.1f} -19 {x - hole:.1f} -19 {x - hole:.1f} 0 Z "
        )
    canvas.path(d, "#2c2434", 2.4, (canvas.glow(middle - 30, -20, 60, "#6a5f7c", 0.7),))


def _bone(canvas: Canvas) -> None:
    """A long bone held like a sceptre."""
    canvas.rod("M0 -70 V64", 12, "#efe2c8", "#fffdf2", 2.4)
    for x in (-9, 9):
        form(canvas, shapes.ellipse(x, -76, 12, 12), Tone("#efe2c8", "#fffdf2", "#9a8468"), 2.4)
    canvas.line("M-4 -40 q4 3 8 0 M-4 -10 q4 3 8 0", 1.5, "#9a8468")


def _torn_banner(canvas: Canvas, x: float) -> None:
    """A crowned banner with a ragged end."""
    interiors.banner(canvas, x, 30, VELVET, 1.15, "crown")
    canvas.path(f"M{x - 20} 150 l10 -30 l8 24 l10 -34 l12 38 Z", "#4a4450", 0)


def _nailed_boards(canvas: Canvas) -> None:
    """Boards that hold a broken throne together."""
    for x, y, turn in ((170, 180, -24), (372, 170, 20), (180, 270, -14), (362, 266, 18)):
        with canvas.moved(x, y, rotate=turn):
            form(canvas, "M-10 -56 L10 -54 L12 50 L-12 52 Z", PLANK, 2.4)
            canvas.ellipse(0, -40, 3, 3, "#3a3236", 0)


VELVET, TARNISHED = tone("#4c3263", "#8a68a4"), tone("#b89a4c")

PORTRAITS = {
    "rugwort_the_rowdy": rugwort_the_rowdy,
    "rugwort_the_robber": rugwort_the_robber,
    "rugwort_the_ruler": portrait(
        "rat",
        fur=RUGWORT,
        scene=(
            put(scenery.stone_hall, ("#6a6470", "#b8a48c", "#241e2c"), seed=14, light_tint="#c8a0d8"),
            each(_torn_banner, (96,), (446,)),
            put(interiors.throne, 270, 420, VELVET, 1.24),
            put(_nailed_boards),
        ),
        look=Look(turn=-0.2, eyes="sly", mouth="smirk", blush=0.2, brows="#2e262c"),
        tilt=4,
        tail=1,
        behind=(put(clothes.cloak_back, VELVET, 1.16),),
        wear=(
            put(clothes.robe, tone("#7a2c3a", "#c8646c"), TARNISHED, 0.9, -14),
            put(garments.belt, -74, 64, LEATHER),
        ),
        sleeve=VELVET,
        cuff=TARNISHED,
        left=Arm("staff", put(_bone), at=(6, 8), tilt=-4),
        right=Arm("hip"),
        collar=(put(clothes.ermine_collar, 1.0), put(garments.chain, -150, 44, 42, "#4c3263")),
        hat=(put(regalia.crown, -56, 0.96, 12, VELVET, 12),),
        at=(270, 398, 1.0),
        shadow=150,
    ),
}
