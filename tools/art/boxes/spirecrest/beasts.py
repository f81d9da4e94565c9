"""The eight big critters, each a huge friend with a small rider: as discoveries in their home, and as figures."""

import functools
from dataclasses import replace

from art.boxes.spirecrest import land
from art.kit.canvas import Canvas
from art.kit.cloth import clothes_of
from art.kit.palette import LEAF_BLOSSOM
from art.kit.part import Drawables, each, put
from art.kit.picture import Picture, gently_painted
from art.parts import scenery, splendour
from art.parts.buildings import goods, life, rocks
from art.parts.critters import clothes, garments, luggage, noble, regalia, tools
from art.parts.critters.face import Look
from art.parts.critters.tones import fur, tone
from art.parts.figurines import FIGURE_SIZE
from art.parts.scenery import weather
from art.portrait import Arm, Portrait, portrait
from art.tile import Tile, scene_tile

LINEN, RED, GOLD = tone("#f3e6cb"), tone("#b8483a"), tone("#dfa63c")
FLAME, EMBER = tone("#d8502c", "#ffb060"), tone("#f0a03c", "#ffe8a0")
WHITE, SMOKE = tone("#eef0f2", "#ffffff", "#8a9cb4"), tone("#a8b8cc", "#e8f0f8", "#5a6a84")
SNOWY = fur("#eceef0", "#ffffff", "#d8b0b0", mark="#a8b4c8", nose="#3a3440", iris="#6aa0c8")
FIERY = fur("#c8482c", "#fbd088", "#f0a83c", mark="#7a2420", iris="#ffd24a")
SNOW_OWL = fur("#e4e8ec", "#ffffff", mark="#9aa8bc", iris="#f2b63e")

BEASTS: dict[str, tuple[Portrait, Drawables]] = {
    "stubblehoof": (
        portrait("goat", look=Look(turn=-0.25, mouth="smirk"), collar=(put(garments.bandolier),), left=Arm("hip")),
        (put(scenery.mountains, "morning", 3, 220), each(scenery.rock, (90, 340, 3.0, 2), (470, 346, 2.6, 5))),
    ),
    "truffle": (
        portrait(
            "boar", look=Look(turn=0.2, eyes="smile"), collar=(put(garments.neckerchief, RED),), right=Arm("chest")
        ),
        (
            put(scenery.forest_interior, "evening", 8, 220),
            each(scenery.mushroom, (90, 346, 3.6, 2), (460, 350, 3.2, 3), colours=("#8a6238", "#d8b080")),
        ),
    ),
    "corliander": (
        portrait("deer", look=Look(turn=-0.2, eyes="open"), collar=(put(garments.pearls),), left=Arm("chest")),
        (
            put(scenery.meadow, "morning", 220, seed=7, trees=0, flowers=16),
            each(scenery.broadleaf, (70, 300, 1.6, 3), (480, 300, 1.6, 6), colours=LEAF_BLOSSOM),
        ),
    ),
    "firebeak": (
        portrait(
            "eagle",
            fur=FIERY,
            look=Look(turn=0.25, eyes="stern"),
            behind=(put(noble.great_wing, FLAME, EMBER, -1, 22), put(noble.great_wing, FLAME, EMBER, 1, 22)),
        ),
        (
            put(scenery.sky, "dusk", 260),
            put(rocks.crags, ((270, 380, 500, 150),), 4, rocks.WARM_CRAG, 0.7),
            put(splendour.motes, (20, 20, 520, 300), 40, 5, "#ffb04c"),
        ),
    ),
    "honeypaw": (
        portrait(
            "bear", look=Look(eyes="smile", blush=1.0), right=Arm("hold", put(goods.jar, 0, 20, 1.9, "#e0a02c", 0.5))
        ),
        (put(scenery.forest_interior, "noon", 12, 230), each(scenery.bush, (80, 346, 2.2, 2), (480, 346, 2.2, 4))),
    ),
    "king_rhun": (
        portrait(
            "moose",
            look=Look(eyes="stern", mouth="flat"),
            behind=(put(clothes.cloak_back, tone("#6a3a7a")),),
            collar=(put(clothes.ermine_collar),),
            hat=(put(regalia.crown, -62, 0.9),),
            right=Arm("staff", put(tools.sceptre)),
        ),
        (put(land.heights, "evening", 250, 8, 210), put(scenery.ground, 270, 3)),
    ),
    "whisper": (
        portrait(
            "wolf",
            fur=SNOWY,
            look=Look(turn=0.3, eyes="sly", mouth="flat"),
            collar=(put(garments.scarf, tone("#4f6f94"), LINEN),),
        ),
        (
            put(land.heights, "night", 230, 6, 170),
            put(land.snow_ground, 256, 4),
            each(land.snow_pine, (60, 330, 1.7, 2), (486, 330, 1.8, 5)),
            put(weather.snowfall, 5, 60),
        ),
    ),
    "windlore": (
        portrait(
            "owl",
            fur=SNOW_OWL,
            look=Look(turn=-0.15, eyes="wide"),
            behind=(put(noble.great_wing, WHITE, SMOKE, -1, 22), put(noble.great_wing, WHITE, SMOKE, 1, 22)),
        ),
        (put(scenery.sky, "morning", 260), put(rocks.cloud_sea, 250, 370, 4), put(weather.gale, 4, 8)),
    ),
}

COATS = dict(
    zip(BEASTS, ("#4f7f94", "#6f8f45", "#b8506a", "#35507e", "#b8483a", "#c8903c", "#a8562f", "#6a4a7a"), strict=True)
)


SIZES = {"corliander": 0.47, "stubblehoof": 0.49, "king_rhun": 0.42, "whisper": 0.47, "firebeak": 0.4, "windlore": 0.4}
"""How large the figures are whose antlers, ears or wings would leave the page."""


WINGED = ("firebeak", "windlore")


def at_home(name: str) -> Tile:
    """The beast in its country with a little rider behind its shoulder, or on the wing."""
    figure, scene = BEASTS[name]
    beast, coat = replace(figure, at=(270, 366, 0.86)), COATS[name]
    if name in WINGED:
        return scene_tile(*scene, beast, put(life.townsmouse, 180, 236, 1.3, coat))
    return scene_tile(*scene, put(life.townsmouse, 186, 258, 1.4, coat), beast)


def figure(name: str) -> Canvas:
    """The beast alone, 160 x 200 units, for the table."""
    canvas = Canvas(*FIGURE_SIZE)
    replace(BEASTS[name][0], at=(92 if name == "whisper" else 80, 192, SIZES.get(name, 0.54))).on(canvas)
    return canvas


def traveler(coat: str = "#dfa63c", light: str = "", dark: str = "") -> Canvas:
    """A rabbit with staff and pack, 160 x 200 units."""
    canvas, worn = Canvas(*FIGURE_SIZE), tone(coat, light, dark)
    portrait(
        "rabbit",
        at=(80, 194, 0.5),
        look=Look(turn=0.25),
        behind=(put(luggage.peddlers_pack, tone("#6f8f45"), RED),),
        wear=(put(clothes.coat, worn),),
        sleeve=worn,
        left=Arm("hip"),
        right=Arm("staff", put(tools.staff, 110, 90)),
        collar=(put(garments.scarf, RED, LINEN),),
    ).on(canvas)
    return canvas


PICTURES = (
    *(
        Picture(f"workers/big_critter_{name}.png", FIGURE_SIZE, (functools.partial(figure, name),), gently_painted)
        for name in BEASTS
    ),
    Picture("workers/traveler.png", FIGURE_SIZE, (traveler,), gently_painted),
    Picture("cloth/workers/traveler.png", FIGURE_SIZE, (), functools.partial(clothes_of, traveler)),
)
