"""Map tiles that ask for much: caves, wrecks, deserts and falls far from home."""

from art.boxes.spirecrest import land
from art.kit.canvas import Canvas
from art.kit.palette import LEAF_BLOSSOM
from art.kit.part import each, put
from art.kit.shapes import ellipse
from art.parts import evertree, scenery, splendour
from art.parts.buildings import goods, life, rocks, yard
from art.parts.buildings import tones as t
from art.parts.critters import clothes, garments, tools
from art.parts.critters.face import Look
from art.parts.critters.tones import fur, tone
from art.parts.scenery import riverside
from art.portrait import Arm, portrait
from art.tile import scene_tile

MOSS, RUST, LINEN = tone("#6f8f45"), tone("#a8562f"), tone("#f3e6cb")
QUOKKA = fur("#b08458", "#f0dcb8", "#d8a088", mark="#6a4a30")


def wreck(canvas: Canvas) -> None:
    """A broken ship lying on its side in the sand."""
    with canvas.moved(270, 262, 1.25, rotate=-12):
        canvas.rod("M-10 -20 L14 -176", 11, t.GREY_WOOD[0], t.GREY_WOOD[1], 3)
        canvas.rod("M-56 -126 L84 -112", 7, t.GREY_WOOD[0], t.GREY_WOOD[1], 2.6)
        sail = "M-50 -120 L76 -108 L62 -50 L40 -62 L22 -40 L0 -58 L-26 -36 Z"
        canvas.path(
            sail,
            "#e4d6b8",
            2.8,
            (canvas.glow(-20, -100, 70, "#fffaf0", 0.9), canvas.fade(0, -100, 60, -30, "#8a7658", 0.6)),
        )
        hull = "M-170 -34 C-120 -22 -30 -18 40 -22 L58 -6 L82 -24 C120 -28 150 -40 176 -62 "
        hull += "C170 10 110 62 10 62 C-90 62 -150 20 -170 -34 Z"
        canvas.path(
            hull,
            t.GREY_WOOD[0],
            3.4,
            (canvas.glow(-60, -6, 120, t.GREY_WOOD[1], 0.9), canvas.fade(0, 0, 60, 70, t.GREY_WOOD[2], 0.8)),
        )
        for y in (-2, 18, 38):
            canvas.line(f"M{-150 + y} {y - 8} Q0 {y + 16} {150 - y} {y - 14}", 2, t.GREY_WOOD[2], 0.8)
        canvas.path("M-70 4 L-40 -4 L-30 18 L-50 34 L-78 24 Z", "#2a2028", 2.6)
        for x in (-36, 20, 64):
            canvas.ellipse(x + 30, 10, 8, 8, "#3a2c2c", 2.2)


def reflection(canvas: Canvas) -> None:
    """The mountains once more, upside down in still water."""
    with canvas.moved(0, 392, stretch=-1):
        land.peaks(canvas, "evening", 170, 5, 160)
    canvas.path("M0 196 H540 V360 H0 Z", "#7a98c0", 0, opacity=0.35)


def worm(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """A great friendly worm looking out of its hole."""
    with canvas.moved(x, y, scale):
        canvas.path(ellipse(0, 0, 62, 18), "#3a2418", 3)
        canvas.rod("M-6 4 C-20 -60 -6 -104 30 -104", 46, "#d88a88", "#f8c4b8", 3.2)
        for k in range(4):
            canvas.line(f"M{-30 - (k == 1) * 4 + k * 2} {-14 - k * 24} q22 12 46 2", 2, "#8a4448", 0.7)
        for ex in (22, 44):
            canvas.ellipse(ex, -114, 8, 9, "#fffaf0", 2.2)
            canvas.ellipse(ex + 2, -113, 4, 5, "#241812", 0)
        canvas.line("M24 -94 Q34 -86 46 -94", 2.6)


MAPS = {
    "map_burrowdale": scene_tile(
        put(scenery.meadow, "morning", 150, seed=15, trees=1, flowers=0),
        put(scenery.hills, 190, 70, 5, ("#86ab58", "#d6dc90"), 2, 2.4),
        put(evertree.door, 270, 318, 1.5),
        each(scenery.round_window, (120, 250, 0.9, 3), (420, 246, 0.9, 4), lit=True),
        put(scenery.path_to, 270, 322, 1.4, 3),
        each(scenery.flower_bed, (120, 332, 1.8, 2), (430, 332, 1.8, 6)),
        put(life.townsmouse, 360, 344, 2.0, "#a8562f"),
        put(scenery.smoke, 350, 130, 1.2, 2),
    ),
    "map_amber_caves": scene_tile(
        put(land.cave, "#ffb84a", ("#6a4a34", "#b8845c", "#241410"), 3),
        each(land.crystals, (140, 300, 1.1, 2), (410, 296, 1.2, 5)),
        put(land.crystals, 270, 318, 2.0, 8),
        put(splendour.motes, (60, 40, 480, 300), 26, 4),
    ),
    "map_newberry_fields": scene_tile(
        put(scenery.meadow, "morning", 170, seed=18, trees=2, flowers=0),
        put(yard.field, 196, 372, (270, 110), 9, crop="berry", seed=5),
        each(scenery.bush, (100, 346, 2.5, 2), (440, 350, 2.7, 5), berries="#a8325a"),
        each(scenery.bush, (270, 356, 2.2, 8), berries="#4a5aa8"),
        put(life.flying_bird, 180, 90, 1.5),
        put(life.butterfly, 340, 230, 2.2, "#e2a63c", 20),
    ),
    "map_dugworm_gully": scene_tile(
        put(scenery.sky, "autumn", 200),
        put(rocks.crags, ((50, 330, 240, 270), (500, 330, 230, 280)), 8, ("#9a7050", "#d8b088", "#4a2f22"), 0.7),
        put(scenery.ground, 250, 3, ("#a87c50", "#dcb488", "#5a3a22"), 12),
        put(worm, 400, 290, 0.7),
        put(worm, 244, 344, 1.6),
        each(scenery.grass, (90, 330, 2.0, 1), (470, 344, 2.2, 3)),
    ),
    "map_twin_bridges": scene_tile(
        put(land.heights, "noon", 220, 11, 180),
        put(riverside.open_water, 236, 4),
        put(rocks.crags, ((30, 350, 190, 190), (510, 350, 190, 190)), 3, flat=0.75),
        put(land.arch_bridge, 270, 240, 350, 62, t.GREY_STONE, 20),
        put(land.rope_bridge, (90, 262), (450, 262), 34),
        put(life.townsmouse, 250, 288, 1.4, "#b8483a"),
    ),
    "map_mirror_lake": scene_tile(
        put(land.heights, "evening", 170, 5, 160),
        put(riverside.open_water, 196, 2, ("#8a98b8", "#f8d8c4", "#4a5a80"), 14),
        put(reflection),
        each(scenery.pine, (40, 330, 1.8, 2), (510, 336, 1.9, 5)),
        portrait("duck", at=(280, 340, 0.44), look=Look(turn=0.4)),
        put(riverside.open_water, 322, 6, ("#6a80a4", "#f8d8c4", "#34507a"), 12),
    ),
    "map_badgers_teeth": scene_tile(
        put(scenery.sky, "storm", 240),
        put(
            rocks.crags,
            ((60, 340, 130, 210), (170, 340, 120, 270), (370, 340, 120, 280), (480, 340, 130, 220)),
            5,
            t.SNOW,
            0.06,
        ),
        portrait(
            "badger",
            at=(270, 368, 0.7),
            look=Look(eyes="stern", mouth="teeth"),
            wear=(put(clothes.coat, RUST),),
            sleeve=RUST,
            left=Arm("hip"),
            right=Arm("staff", put(tools.pickaxe)),
        ),
    ),
    "map_shipwreck_shore": scene_tile(
        put(riverside.river_valley, "evening", 170, 19, trees=0),
        put(scenery.ground, 262, 9, land.SAND, 14),
        put(wreck),
        each(scenery.barrel, (90, 346, 1.4, 2)),
        put(riverside.shell, 450, 350, 1.0, 12),
        each(life.flying_bird, (120, 80, 1.4), (440, 60, 1.2)),
    ),
    "map_quokka_island": scene_tile(
        put(scenery.sky, "noon", 220),
        put(riverside.open_water, 190, 8, ("#3fb0bc", "#d8fcf0", "#1c7090")),
        put(goods.mound, 270, 350, 500, 130, land.SAND, 4),
        each(scenery.broadleaf, (120, 250, 1.1, 3), (430, 250, 1.2, 5)),
        portrait(
            "hamster",
            fur=QUOKKA,
            at=(210, 340, 0.56),
            look=Look(eyes="smile", mouth="grin", turn=-0.2),
            left=Arm("wave"),
        ),
        portrait(
            "hamster", fur=QUOKKA, at=(340, 346, 0.6), look=Look(eyes="open", mouth="grin", turn=0.2), right=Arm("wave")
        ),
        put(riverside.open_water, 334, 3, ("#3fb0bc", "#d8fcf0", "#1c7090"), 10),
    ),
    "map_brightcoat_bloom": scene_tile(
        put(scenery.meadow, "noon", 170, seed=26, trees=0, flowers=20),
        each(scenery.broadleaf, (70, 250, 1.4, 3), (470, 250, 1.4, 6), colours=LEAF_BLOSSOM),
        portrait(
            "fox",
            at=(270, 360, 0.66),
            look=Look(eyes="smile", blush=1.0, turn=0.15),
            left=Arm("chest"),
            right=Arm("offer"),
        ),
        each(
            scenery.flower,
            (60, 350, 4.2, 1),
            (130, 356, 4.6, 2),
            (400, 354, 4.4, 3),
            (470, 350, 4.8, 4),
            (190, 358, 3.2, 5),
        ),
        each(life.butterfly, (150, 150, 2.6, "#e2608a", 18), (396, 160, 2.4, "#5d87c0", -16)),
    ),
    "map_coldblooded_desert": scene_tile(
        put(scenery.sky, "evening", 230),
        put(scenery.sun, 400, 80, 1.8),
        put(land.dunes, 200, 6),
        put(land.cactus, 100, 330, 1.5),
        portrait(
            "lizard",
            at=(290, 366, 0.72),
            look=Look(turn=0.3, eyes="sly", mouth="smirk"),
            left=Arm("hip"),
            right=Arm("staff", put(tools.staff)),
            collar=(put(garments.scarf, tone("#b8483a"), LINEN),),
        ),
    ),
    "map_mistfire_falls": scene_tile(
        put(scenery.sky, "dusk", 240),
        put(rocks.crags, ((110, 330, 260, 300), (430, 330, 260, 310)), 7, ("#5a5478", "#c8a0b4", "#28223c"), 0.7),
        put(rocks.crag, 270, 330, 320, 282, 12, ("#5a5478", "#c8a0b4", "#28223c"), 0.8),
        put(land.waterfall, 270, 52, 290, 130, "#ff9a4c"),
        put(riverside.open_water, 292, 8, ("#6a5a90", "#ffc894", "#2f2850")),
        put(splendour.motes, (120, 60, 420, 320), 40, 6, "#ffb060"),
        each(land.steam, (170, 320, 1.2, 3), (370, 320, 1.3, 6)),
    ),
}
