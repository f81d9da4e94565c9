"""The twelve weathers of the mountain, and the back of the cards."""

from art.boxes.spirecrest import land
from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.parts import scenery, splendour
from art.parts.buildings import growth, houses, life
from art.parts.critters import garments, headwear
from art.parts.critters.face import Look
from art.parts.critters.tones import tone
from art.parts.scenery import weather
from art.portrait import Arm, portrait
from art.tile import scene_tile

RED, CREAM, BLUE = tone("#b8483a"), tone("#f3e6cb"), tone("#4f7f94")


def icicles(canvas: Canvas, y: float = 0, seed: int = 0) -> None:
    """A fringe of ice hanging down into the picture."""
    for k in range(19):
        x, long = k * 30 + 4, 30 + (k * 37 + seed * 11) % 58
        d = f"M{x - 13} {y} H{x + 13} Q{x + 4} {y + long * 0.5} {x} {y + long} Q{x - 6} {y + long * 0.5} {x - 13} {y} Z"
        canvas.path(d, "#cfe6f2", 1.8, (canvas.glow(x - 4, y + 10, 26, "#ffffff", 0.95),), "#5f88a4")


def ice(canvas: Canvas) -> None:
    """A frozen lake with cracks in it."""
    shade = (canvas.glow(180, 270, 170, "#ffffff", 0.95), canvas.fade(270, 280, 460, 350, "#5f94b4", 0.6))
    canvas.ellipse(270, 304, 236, 50, "#a8d4e4", 2.6, shade, "#5f88a4")
    for d in ("M90 290 L160 304 L150 326 M160 304 L214 296", "M450 296 L390 310 L404 332 M390 310 L340 302"):
        canvas.line(d, 2.4, "#4f7f9c", 0.8)


def drifts(canvas: Canvas) -> None:
    """Snow heaped up to the windows."""
    for d in (
        "M-20 300 C60 210 170 214 240 286 C300 330 420 220 560 262 V380 H-20 Z",
        "M-20 340 C120 290 220 350 330 318 C420 292 480 330 560 320 V380 H-20 Z",
    ):
        shade = (canvas.glow(120, 250, 200, "#ffffff", 0.95), canvas.fade(270, 270, 300, 370, "#8fb0cc", 0.6))
        canvas.path(d, "#e6eef2", 2.2, shade, "#7a94a8")


def leaf_umbrella(canvas: Canvas) -> None:
    """A great leaf held by its stem at the origin, arching over whoever holds it."""
    canvas.rod("M0 30 Q10 -90 -10 -192", 9, "#5f7f3a", "#a9bb5e", 2.4)
    leaf = "M-176 -152 C-150 -230 -60 -260 10 -250 C90 -238 130 -200 140 -148 C100 -172 60 -176 20 -172 "
    leaf += "C-50 -176 -110 -178 -176 -152 Z"
    shade = (canvas.glow(-60, -230, 110, "#c8dc7c", 0.9), canvas.fade(0, -210, 110, -150, "#2f4a24", 0.6))
    canvas.path(leaf, "#6f9a45", 3.2, shade)
    canvas.line(
        "M-10 -188 Q-20 -220 -10 -250 M-12 -196 Q-70 -220 -120 -210 M-8 -196 Q50 -220 96 -200", 2.2, "#2f4a24", 0.7
    )


WEATHER = {
    "weather_freezing_rain": scene_tile(
        put(scenery.meadow, "storm", 240, seed=3, trees=0, flowers=0),
        put(weather.storm_clouds, 40, 4),
        put(growth.bare_tree, 150, 330, 1.5, 6, ("#4a5868", "#8aa4b4", "#dcecf2")),
        put(growth.bare_tree, 404, 340, 1.3, 9, ("#4a5868", "#8aa4b4", "#dcecf2")),
        put(icicles, 0, 3),
        put(weather.rain, 5, 110, -26, "#e8f6fc"),
        wash=("#8fc0e0", 0.22),
    ),
    "weather_deep_freeze": scene_tile(
        put(land.heights, "winter", 190, 6, 150),
        put(land.snow_ground, 216, 6),
        put(ice),
        portrait(
            "hedgehog",
            at=(270, 346, 0.6),
            look=Look(eyes="wide", mouth="teeth", turn=-0.1),
            left=Arm("clasp"),
            right=Arm("clasp"),
            collar=(put(garments.scarf, RED, CREAM),),
            hat=(put(headwear.bobble_hat, BLUE, CREAM),),
        ),
        put(weather.frost, 3, 120),
    ),
    "weather_snowdrifts": scene_tile(
        put(scenery.sky, "winter", 240),
        each(land.snow_pine, (70, 260, 1.5, 2), (470, 250, 1.7, 5)),
        put(houses.cottage, 270, 296, 2.1, 4, roof=("#dfe8ec", "#ffffff", "#8ea6b8")),
        put(drifts),
        put(weather.snowfall, 7, 150, 3.4),
    ),
    "weather_hailstorm": scene_tile(
        put(scenery.meadow, "storm", 230, seed=12, trees=1, flowers=6),
        put(weather.storm_clouds, 50, 8, ("#7a8494", "#3f465c"), 9),
        each(scenery.mushroom, (270, 344, 5.4, 2)),
        put(life.townsmouse, 236, 346, 1.9, "#4f7f94"),
        put(life.townsmouse, 304, 348, 1.7, "#b8483a"),
        put(weather.hail, 4, 90),
    ),
    "weather_thick_fog": scene_tile(
        put(scenery.meadow, "winter", 220, seed=9, trees=0, flowers=0),
        each(scenery.pine, (90, 280, 1.5, 2), (440, 270, 1.6, 3), (360, 250, 1.1, 4)),
        put(weather.fog, 90, 4),
        portrait(
            "mole", at=(270, 366, 0.62), look=Look(eyes="wide", mouth="flat"), left=Arm("point"), right=Arm("high")
        ),
        put(scenery.lantern, 350, 200, 1.9),
        put(weather.fog, 250, 9, strength=0.7),
    ),
    "weather_downpour": scene_tile(
        put(scenery.river_bank, "storm", 8, 250),
        put(weather.storm_clouds, 46, 3, count=9),
        portrait(
            "frog",
            at=(256, 372, 0.66),
            look=Look(eyes="smile", mouth="grin"),
            left=Arm("hip"),
            right=Arm("raise", put(leaf_umbrella), tilt=-18),
        ),
        put(weather.rain, 12, 170, -6, "#d4ecf8"),
    ),
    "weather_heat_wave": scene_tile(
        put(scenery.meadow, "evening", 230, seed=6, trees=0, flowers=3),
        put(weather.heat, 230, 3),
        put(splendour.rays, 410, 84, 430, 22, "#fff0a0", 0.6),
        put(land.glaring_sun, 410, 84),
        portrait(
            "fox",
            at=(270, 372, 0.74),
            look=Look(eyes="sleepy", mouth="frown", turn=0.2, blush=1.0),
            tilt=8,
            left=Arm("down"),
            right=Arm("rest"),
        ),
    ),
    "weather_fire": scene_tile(
        put(scenery.sky, "dusk", 260),
        each(growth.bare_tree, (90, 330, 1.5, 2), (270, 320, 1.6, 7), (450, 332, 1.5, 4)),
        put(weather.blaze, 352, 5, 14, 190),
        each(scenery.bird, (150, 60, 2.0, 1), (200, 40, 1.6, 2), (330, 70, 1.8, 3)),
        wash=("#ff7a2c", 0.16),
    ),
    "weather_drought": scene_tile(
        put(scenery.sky, "autumn", 220),
        put(scenery.sun, 430, 70, 1.6),
        put(scenery.hills, 196, 40, 4, ("#c8a868", "#f0dca0")),
        put(weather.cracked_earth, 214, 3),
        put(growth.bare_tree, 180, 300, 1.4, 11),
        put(scenery.rock, 400, 310, 2.4, 3),
        wash=("#f0a03c", 0.14),
    ),
    "weather_tornado": scene_tile(
        put(scenery.meadow, "storm", 250, seed=17, trees=0, flowers=2),
        put(weather.storm_clouds, 30, 2, ("#6a6c7c", "#3a3a4c")),
        put(houses.cottage, 110, 310, 1.3, 5),
        put(weather.whirlwind, 320, 334, 1.25, 4),
        put(weather.gale, 5, 12),
    ),
    "weather_early_frost": scene_tile(
        put(scenery.meadow, "autumn", 220, seed=21, trees=1, flowers=0),
        each(
            scenery.bush,
            (140, 330, 2.2, 3),
            (420, 336, 2.0, 5),
            colours=("#8fa3aa", "#c9d6d6", "#f6f7ef"),
            berries="#b8384a",
        ),
        portrait(
            "squirrel",
            at=(280, 356, 0.62),
            look=Look(eyes="wide", mouth="flat", turn=-0.3),
            left=Arm("offer"),
            right=Arm("clasp"),
            collar=(put(garments.shawl, BLUE),),
        ),
        put(weather.frost, 8, 130),
        wash=("#c4e0f4", 0.18),
    ),
    "weather_gale": scene_tile(
        put(scenery.mountains, "autumn", 7, 230),
        portrait(
            "rabbit",
            at=(240, 360, 0.7),
            lean=-14,
            look=Look(turn=-0.5, eyes="shut", mouth="frown"),
            left=Arm("high"),
            right=Arm("chest"),
            collar=(put(garments.scarf, RED, CREAM),),
        ),
        put(weather.gale, 3, 34),
        put(weather.gale, 11, 10),
    ),
}
