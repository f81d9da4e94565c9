"""Rugwort's three years: the barrow, the feast, and the third knock."""

from typing import Any

from art.kit.pages import BANNER_PAGE
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import goods, houses, market, trims, vehicles
from art.parts.critters import clothes, garments, hats, headwear, wares
from art.parts.critters.face import Look
from art.parts.critters.tones import tone
from art.parts.scenery import weather
from art.portrait import Arm, Portrait, portrait
from art.tile import scene_tile

PLUM, RUST, MOSS, SAND = tone("#5a3a6a", "#a07cb4"), tone("#a8482c", "#e88a60"), tone("#6f8f45"), tone("#c9a468")
SLY = Look(turn=0.25, eyes="sly", mouth="smirk", blush=0.2)


def rat(x: float, y: float = 336, size: float = 0.92, look: Look = SLY, **details: Any) -> Portrait:
    """Rugwort, in the coat he always wears; his cousins are smaller."""
    details.setdefault("wear", (put(clothes.coat, PLUM, RUST),))
    details.setdefault("collar", (put(garments.neckerchief, RUST),))
    return portrait("rat", at=(x, y, size), look=look, sleeve=PLUM, **details)


def cousin(x: float, cloth: Any, look: Look = SLY, y: float = 318, size: float = 0.66, **details: Any) -> Portrait:
    details.setdefault("wear", (put(clothes.coat, cloth, SAND),))
    details.setdefault("hat", (put(hats.flat_cap, cloth),))
    return portrait("rat", at=(x, y, size), look=look, sleeve=cloth, **details)


CHAPTERS = {
    "1": scene_tile(  # the barrow on the hill
        put(scenery.meadow, "winter", 168, seed=21, trees=5, flowers=0),
        put(houses.cottage, 710, 236, 2.0, 3),
        put(vehicles.cart, 210, 250, 2.2),
        put(goods.basket, 190, 206, 1.3, 3),
        cousin(110, RUST),
        cousin(330, MOSS, Look(turn=0.2, eyes="smile", mouth="grin")),
        rat(500, left=Arm("hip"), right=Arm("point"), hat=(put(headwear.bowler, PLUM),)),
        put(weather.snowfall, 6, 90),
        page=BANNER_PAGE,
    ),
    "2": scene_tile(  # whoever forgets to hold a feast
        put(scenery.village_street, "autumn", 14, 170),
        put(market.round_tent, 120, 236, 190, 90, 110),
        put(trims.bunting, (0, 34), (820, 30), 40, 26),
        cousin(270, MOSS, Look(turn=0.3, eyes="smile", mouth="grin"), left=Arm("high")),
        cousin(640, RUST, Look(turn=-0.3, eyes="sly", mouth="grin"), right=Arm("high")),
        rat(450, look=Look(turn=-0.1, eyes="smile", mouth="grin", blush=0.3), left=Arm("hold", put(wares.mug)),
            right=Arm("raise"), hat=(put(headwear.flower_crown),)),
        each(goods.pumpkin, (60, 262, 1.2), (770, 264, 1.3), (730, 268, 0.9)),
        page=BANNER_PAGE,
    ),
    "3": scene_tile(  # the third knock
        put(scenery.meadow, "dusk", 166, seed=9, trees=6, flowers=6),
        put(houses.cottage, 120, 238, 2.4, 5),
        put(scenery.lantern, 226, 150, 1.2),
        cousin(720, MOSS, Look(turn=-0.3, eyes="sly", mouth="smirk")),
        cousin(600, RUST, Look(turn=-0.3, eyes="stern", mouth="smirk"), y=326, size=0.72),
        rat(420, look=Look(turn=-0.35, eyes="stern", mouth="grin", brows="#2e262c"), left=Arm("raise"),
            right=Arm("hip"), hat=(put(hats.top_hat, PLUM, band=RUST),)),
        page=BANNER_PAGE,
    ),
}  # fmt: skip
