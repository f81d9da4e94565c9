"""Discoveries of the Foothills: trails in five colours, people of the road, two places and two beasts."""

from typing import Any

from art.boxes.spirecrest import beasts, land
from art.kit.palette import LEAF_BLOSSOM
from art.kit.part import each, put
from art.parts import scenery, splendour, vignettes
from art.parts.buildings import goods, life, rocks, vehicles
from art.parts.critters import clothes, garments, hats, headwear, luggage, nautical, tools, wares
from art.parts.critters.face import Look
from art.parts.critters.tones import tone
from art.parts.icons import goods as signs
from art.parts.scenery import weather
from art.portrait import Arm, portrait
from art.tile import Tile, scene_tile

MOSS, RUST, LINEN, BLUE = tone("#6f8f45"), tone("#a8562f"), tone("#f3e6cb"), tone("#4f7f94")
PLUM, OCHRE = tone("#6a4a7a"), tone("#c8903c")


def trail(time: str, seed: int, colour: str, *things: Any, **details: Any) -> Tile:
    """A path towards the mountains with a painted waymark, and what this trail is known for."""
    return scene_tile(
        put(scenery.mountains, time, seed, 200),
        put(scenery.path_to, 290, 214, 1.7, seed),
        *things,
        put(land.waymark, 110, 344, 1.5, colour),
        **details,
    )


DISCOVERIES = {
    "discovery_archeologist": scene_tile(
        put(rocks.crags, ((270, 400, 700, 460),), 4, ("#c8a478", "#f2dcb0", "#7a5434"), 0.9),
        put(scenery.ground, 270, 4, land.SAND, 12),
        put(vignettes.gravestone, 440, 320, 1.6, 8),
        portrait(
            "shrew",
            at=(230, 364, 0.78),
            look=Look(turn=0.35, glasses="round", eyes="wide"),
            wear=(put(clothes.coat, OCHRE),),
            sleeve=OCHRE,
            left=Arm("hip"),
            right=Arm("hold", put(tools.chimney_brush, 50, 40)),
            hat=(put(headwear.pith_helmet),),
        ),
        put(goods.pebbles, 400, 350, 1.6, 3),
    ),
    "discovery_cartographers_caravan": scene_tile(
        put(scenery.mountains, "evening", 5, 210),
        put(land.wagon_cover, 240, 226, 300, 150),
        put(vehicles.cart, 250, 330, 2.2, tall=40),
        each(vignettes.scroll, (180, 212, 0.9, 8), (300, 210, 1.0, -12)),
        put(nautical.map_sheet, 150, 104, at=(240, 140), tilt=4, size=0.9),
        put(life.townsmouse, 470, 344, 2.0, "#b8483a"),
    ),
    "discovery_everblossom_trail": trail(
        "morning",
        7,
        "#8a5aa8",
        each(scenery.broadleaf, (440, 300, 1.7, 3), (250, 250, 0.9, 5), colours=LEAF_BLOSSOM),
        each(scenery.flower, (200, 350, 4.0, 2), (410, 350, 4.4, 4), (480, 352, 3.8, 7)),
        put(splendour.motes, (180, 60, 520, 320), 26, 3, "#f8c0d4"),
    ),
    "discovery_forager": scene_tile(
        put(scenery.forest_interior, "morning", 4, 220),
        each(scenery.bush, (90, 340, 2.4, 2), (470, 340, 2.2, 5), berries="#a8325a"),
        portrait(
            "chipmunk",
            at=(270, 362, 0.8),
            look=Look(turn=-0.25, eyes="smile", blush=0.9),
            wear=(put(clothes.coat, MOSS),),
            sleeve=MOSS,
            left=Arm("carry", put(wares.basket, 104, 54, True, "berries"), at=(0, 36)),
            right=Arm("raise"),
            hat=(put(hats.headscarf, RUST),),
        ),
    ),
    "discovery_greensprout_trail": trail(
        "noon",
        12,
        "#5f9a3c",
        each(scenery.fern, (420, 330, 2.8, 3), (480, 350, 2.4, 5), (220, 350, 1.8, 6)),
        put(vignettes.sheaf, 380, 344, 1.2),
        put(goods.pumpkin, 450, 352, 1.9),
    ),
    "discovery_map_seller": scene_tile(
        put(scenery.village_street, "noon", 6, 180),
        portrait(
            "raccoon",
            at=(270, 330, 0.74),
            look=Look(turn=0.2, eyes="sly", mouth="grin"),
            wear=(put(clothes.coat, PLUM),),
            sleeve=PLUM,
            left=Arm("hip"),
            right=Arm("raise", put(nautical.map_sheet)),
            hat=(put(headwear.bowler, PLUM),),
        ),
        put(scenery.table, 270, 304, 1.9),
        each(vignettes.scroll, (180, 290, 0.8, 4), (350, 290, 0.9, -8)),
        put(nautical.map_sheet, 120, 60, at=(260, 326)),
    ),
    "discovery_mistrise_trail": trail(
        "winter",
        16,
        "#c8a468",
        each(scenery.pine, (420, 300, 1.9, 3), (480, 330, 2.0, 5), (220, 270, 1.2, 6)),
        put(weather.fog, 170, 4, strength=0.9),
        put(life.townsmouse, 320, 330, 2.4, "#c8903c"),
    ),
    "discovery_mountaineer": scene_tile(
        put(land.heights, "noon", 250, 4, 230),
        put(land.snow_ground, 276, 3),
        portrait(
            "lynx",
            at=(270, 364, 0.8),
            look=Look(turn=0.3, eyes="stern"),
            wear=(put(clothes.coat, tone("#b8483a")),),
            sleeve=tone("#b8483a"),
            behind=(put(luggage.peddlers_pack, MOSS, RUST),),
            left=Arm("hip"),
            right=Arm("staff", put(tools.pickaxe, 100, 90)),
            collar=(put(garments.scarf, BLUE, LINEN),),
        ),
        put(weather.snowfall, 4, 50),
    ),
    "discovery_prospector": scene_tile(
        put(scenery.river_bank, "evening", 7, 270),
        put(rocks.crags, ((80, 300, 200, 230), (480, 300, 200, 220)), 3, rocks.WARM_CRAG),
        portrait(
            "beaver",
            at=(270, 362, 0.8),
            look=Look(turn=-0.2, eyes="wide"),
            wear=(put(clothes.dungarees, BLUE),),
            sleeve=tone("#b8483a"),
            left=Arm("hip"),
            right=Arm("offer", put(vignettes.sign, signs.pebble, 0, -6, 70)),
            hat=(put(hats.miner_helmet, OCHRE),),
        ),
        put(splendour.sparkle, 404, 196, 22),
    ),
    "discovery_starfall_trail": trail(
        "night",
        9,
        "#4a7fb8",
        put(land.comet, 250, 140, 190, 1.7),
        put(land.comet, 440, 90, 90, 0.8),
        put(splendour.motes, (120, 20, 520, 200), 18, 4, "#fff3b0"),
        put(life.townsmouse, 320, 330, 2.4, "#4a7fb8"),
    ),
    "discovery_stubblehoof": beasts.at_home("stubblehoof"),
    "discovery_sunblaze_trail": trail(
        "evening",
        22,
        "#c8402c",
        put(splendour.rays, 340, 116, 380, 20, "#ffd070", 0.3),
        put(land.glaring_sun, 340, 116),
        each(scenery.grass, (220, 346, 2.4, 1), (400, 350, 2.6, 3), (470, 340, 2.2, 5)),
        wash=("#f08a3c", 0.1),
    ),
    "discovery_trail_guide": scene_tile(
        put(scenery.mountains, "morning", 13, 210),
        put(land.waymark, 420, 344, 2.0, "#b8483a", 3),
        portrait(
            "stoat",
            at=(230, 362, 0.8),
            look=Look(turn=0.35, eyes="smile"),
            wear=(put(clothes.coat, MOSS),),
            sleeve=MOSS,
            left=Arm("staff", put(tools.staff)),
            right=Arm("point"),
            hat=(put(hats.feathered_hat, MOSS, tone("#b8483a")),),
        ),
    ),
    "discovery_truffle": beasts.at_home("truffle"),
}
