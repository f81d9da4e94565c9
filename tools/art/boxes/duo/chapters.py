"""The fifteen chapters of the campaign: two mayors, one city, and Miss Lily Thorn of The Root."""

from typing import Any

from art.boxes.duo.cloth import BROWN, COAL, CREAM, GOLD, MOSS, NIGHT, PLUM, RED, ROSE, RUST, SAND, SKY, TEAL
from art.kit.canvas import Canvas
from art.kit.pages import BANNER_PAGE
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import goods, houses, life, market, trims, vehicles, works
from art.parts.critters import (
    clothes,
    garments,
    hats,
    headwear,
    learning,
    luggage,
    stage,
    tools,
    trade,
    wares,
)
from art.parts.critters.face import Look
from art.parts.scenery import weather
from art.portrait import Arm, Portrait, portrait
from art.tile import scene_tile

WIDE, TALL = BANNER_PAGE
TO_RIGHT, TO_LEFT = Look(turn=0.3, eyes="smile"), Look(turn=-0.3, eyes="smile")
SLY, STERN = Look(turn=-0.3, eyes="sly", mouth="smirk"), Look(turn=-0.3, eyes="stern", mouth="frown")


def hare(x: float, look: Look = TO_RIGHT, y: float = 340, size: float = 0.92, **details: Any) -> Portrait:
    """The mayor of long strides and quick ideas."""
    details.setdefault("wear", (put(clothes.coat, ROSE, CREAM),))
    details.setdefault("collar", (put(garments.chain),))
    return portrait("hare", at=(x, y, size), look=look, sleeve=ROSE, **details)


def tortoise(x: float, look: Look = TO_LEFT, y: float = 332, size: float = 0.92, **details: Any) -> Portrait:
    """The mayor who has read everything twice."""
    details.setdefault("wear", (put(clothes.coat, MOSS, CREAM),))
    details.setdefault("collar", (put(garments.bow_tie, NIGHT),))
    spectacles = Look(look.turn, look.eyes, look.mouth, look.gaze, "round", look.blush)
    return portrait("tortoise", at=(x, y, size), look=spectacles, sleeve=MOSS, **details)


def thorn(x: float, look: Look = SLY, y: float = 340, size: float = 0.92, **details: Any) -> Portrait:
    """Miss Lily Thorn, reporter."""
    details.setdefault("wear", (put(clothes.dress, PLUM, PLUM),))
    details.setdefault("hat", (put(hats.feathered_hat, PLUM, GOLD),))
    details.setdefault("left", Arm("chest", put(learning.scroll, 58, 70)))
    details.setdefault("right", Arm("hold", put(learning.quill, GOLD, 76)))
    return portrait("skunk", at=(x, y, size), look=look, sleeve=PLUM, **details)


def skunk(x: float, y: float, size: float, cloth: Any, look: Look = SLY, **details: Any) -> Portrait:
    """One of the staff of The Root."""
    details.setdefault("wear", (put(clothes.coat, cloth, CREAM),))
    details.setdefault("hat", (put(headwear.bowler, cloth),))
    return portrait("skunk", at=(x, y, size), look=look, sleeve=cloth, **details)


def newspaper(canvas: Canvas, wide: float = 120, tall: float = 92, picture: bool = True) -> None:
    """A page of The Root: a fat headline, columns, a small picture. Its middle is the origin."""
    left, top = -wide / 2, -tall / 2
    light = canvas.glow(left + 20, top + 14, wide, "#fffef6", 0.9)
    canvas.path(f"M{left} {top} H{-left} V{-top} H{left} Z", "#efe6cf", 2.6, (light,))
    canvas.line(f"M{left + 8} {top + 14} H{-left - 8}", 8, "#3a322c")
    column = (wide - 24) / 2
    for k in range(int((tall - 34) / 9)):
        y = top + 30 + k * 9
        canvas.line(f"M{left + 8} {y} h{column}", 2, "#7a7064", 0.9)
        if not picture or k > 3:
            canvas.line(f"M{8 - 4} {y} h{column}", 2, "#7a7064", 0.9)
    if picture:
        canvas.path(f"M6 {top + 24} h{column - 6} v34 h{6 - column} Z", "#c8bda4", 1.8)


def calendar(canvas: Canvas, x: float, y: float) -> None:
    """A leaf of a calendar with four days ringed in red."""
    canvas.path(f"M{x} {y} h150 v150 h-150 Z", "#fbf3dc", 3, (canvas.glow(x + 40, y + 30, 150, "#ffffff", 0.8),))
    canvas.path(f"M{x} {y} h150 v30 h-150 Z", "#a8332f", 3)
    for row in range(4):
        for column in range(5):
            spot = x + 20 + column * 28, y + 48 + row * 28
            canvas.ellipse(*spot, 3, 3, "#6a5a48", 0)
    for column, row in ((0, 0), (3, 1), (1, 2), (4, 3)):
        left, middle = x + 9 + column * 28, y + 48 + row * 28
        canvas.line(f"M{left} {middle} a11 11 0 1 1 22 0 a11 11 0 1 1 -22 0", 3, "#c23a2c")


def painted_house(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """A little house whose front has just been painted, still with a drip or two."""
    canvas.path(f"M{x - 44} {y} v-62 h88 v62 Z", colour, 3, (canvas.glow(x - 20, y - 50, 70, "#ffffff", 0.45),))
    canvas.path(
        f"M{x - 56} {y - 58} L{x} {y - 108} L{x + 56} {y - 58} Z",
        "#8a5a34",
        3,
        (canvas.glow(x - 16, y - 94, 60, "#d8a468", 0.8),),
    )
    canvas.path(f"M{x - 12} {y} v-26 a12 12 0 0 1 24 0 v26 Z", "#5a3820", 2.4)
    for side in (-30, 18):
        canvas.path(f"M{x + side} {y - 46} h14 v16 h-14 Z", "#fbe7a8", 2)
    canvas.line(f"M{x - 34} {y - 20} v12 M{x + 32} {y - 24} v14", 4, "#fff8e8", 0.8)


CHAPTERS = {
    "1": scene_tile(  # the announcement in winter
        put(scenery.meadow, "winter", 168, seed=11, trees=4, flowers=0),
        put(houses.cottage, 96, 236, 2.0, 3),
        put(houses.cottage, 742, 240, 1.8, 6),
        put(trims.bunting, (0, 40), (820, 34), 44, 26),
        hare(280, left=Arm("raise"), right=Arm("hip"), hat=(put(hats.top_hat, ROSE, band=GOLD),)),
        tortoise(470, left=Arm("hip"), right=Arm("wave")),
        thorn(668),
        put(weather.snowfall, 4, 90),
        page=BANNER_PAGE,
    ),
    "2": scene_tile(  # cutting the ribbon together
        put(scenery.meadow, "morning", 160, seed=5, trees=4, flowers=24),
        put(houses.cottage, 410, 232, 2.6, 4),
        put(trims.rope, (60, 200), (760, 200), 14, 9, "#c23a2c"),
        hare(230, left=Arm("hip"), right=Arm("point", put(trade.scissors))),
        tortoise(590, left=Arm("point", put(trade.scissors)), right=Arm("hip")),
        each(life.butterfly, (120, 90, 1.2), (700, 80, 1.1)),
        page=BANNER_PAGE,
    ),
    "3": scene_tile(  # counting the stores
        put(scenery.indoor_room, seed=3, horizon=206),
        put(scenery.shelf, 60, 96, 1.5),
        put(scenery.shelf, 560, 96, 1.5),
        hare(250, left=Arm("carry", put(wares.basket, 92, 48, True, "berries"), at=(0, 30)), right=Arm("hip")),
        tortoise(560, left=Arm("chest", put(wares.abacus)), right=Arm("hip")),
        each(scenery.sack, (410, 258, 1.5, 2), (110, 262, 1.7, 5), (716, 262, 1.6, 7)),
        each(goods.basket, (460, 262, 1.8, 3), (360, 266, 1.5, 6), fruit="apple"),
        page=BANNER_PAGE,
    ),
    "4": scene_tile(  # a calendar full of feasts
        put(scenery.meadow, "evening", 164, seed=8, trees=3, flowers=12),
        put(stage.tent, 690, 238, RED, CREAM, 1.5),
        put(stage.tent, 120, 238, TEAL, CREAM, 1.5),
        put(trims.lights, (0, 46), (820, 40), 60, 16),
        put(calendar, 336, 58),
        hare(226, left=Arm("raise", put(trade.bouquet)), right=Arm("point")),
        tortoise(594, left=Arm("point"), right=Arm("raise", put(wares.mug))),
        page=BANNER_PAGE,
    ),
    "5": scene_tile(  # painting the town
        put(scenery.village_street, "morning", 6, 170),
        each(
            painted_house,
            (30, 250, "#6f9a3c"),
            (330, 236, "#c0392b"),
            (448, 226, "#3f7fb0"),
            (566, 236, "#7d4fa0"),
            (760, 250, "#c9924a"),
        ),
        hare(210, left=Arm("hip"), right=Arm("raise", put(trade.palette_and_brush))),
        tortoise(620, left=Arm("raise", put(tools.broom)), right=Arm("hip"), hat=(put(headwear.beret, NIGHT),)),
        put(works.ladder, (392, 262), (430, 92), 40),
        each(scenery.barrel, (330, 262, 1.2, 2), (500, 264, 1.1, 4)),
        page=BANNER_PAGE,
    ),
    "6": scene_tile(  # somebody has moved the signposts
        put(scenery.forest_interior, "evening", 6, 176),
        put(scenery.path_to, 410, 176, 3.0, 3),
        put(stage.signpost, 420, 262, 3, 190),
        skunk(540, 318, 0.66, COAL, left=Arm("raise"), right=Arm("hip")),
        hare(170, Look(turn=0.4, eyes="wide", mouth="flat"), left=Arm("hold", put(trade.lantern)), right=Arm("point")),
        portrait(
            "mouse",
            at=(700, 300, 0.6),
            look=Look(turn=-0.4, eyes="sleepy"),
            sleeve=SKY,
            wear=(put(clothes.coat, SKY, CREAM),),
            behind=(put(luggage.peddlers_pack, RUST, SAND),),
        ),
        page=BANNER_PAGE,
    ),
    "7": scene_tile(  # the morning paper
        put(scenery.meadow, "morning", 160, seed=21, trees=2, flowers=10),
        put(works.scaffold, 60, 250, 170, 190, 4),
        put(works.scaffold, 620, 250, 150, 170, 4),
        put(scenery.sun, 410, 80, 1.1),
        tortoise(
            300, TO_RIGHT, left=Arm("raise", put(trade.hammer, 80)), right=Arm("hip"), hat=(put(hats.flat_cap, BROWN),)
        ),
        thorn(520, Look(turn=-0.3, eyes="wide", mouth="flat"), left=Arm("chest", put(newspaper))),
        page=BANNER_PAGE,
    ),
    "8": scene_tile(  # reading the papers over breakfast
        put(scenery.meadow, "noon", 150, seed=13, trees=4, flowers=18),
        thorn(690, y=352),
        hare(210, y=338, left=Arm("hip"), right=Arm("hip")),
        tortoise(440, Look(turn=-0.2, eyes="wide"), y=324),
        put(scenery.table, 325, 262, 2.6),
        put(newspaper, 118, 86, at=(214, 226), tilt=-6),
        put(newspaper, 118, 86, at=(436, 226), tilt=5),
        put(trade.teapot, at=(326, 244), size=0.9),
        put(scenery.bush, 690, 276, 2.6, 3),
        page=BANNER_PAGE,
    ),
    "9": scene_tile(  # reporters camp by the river
        put(scenery.river_bank, "morning", 4),
        put(stage.tent, 130, 200, PLUM, CREAM, 0.9),
        put(stage.tent, 700, 204, COAL, CREAM, 0.9),
        skunk(250, 292, 0.6, COAL, Look(turn=0.3, eyes="sly"), left=Arm("hip"), right=Arm("hold", put(trade.camera))),
        skunk(590, 292, 0.6, BROWN, left=Arm("hold", put(learning.scroll)), right=Arm("hip")),
        hare(416, Look(turn=0.1, eyes="smile"), left=Arm("wave"), right=Arm("carry", put(trade.teapot), at=(0, 20))),
        page=BANNER_PAGE,
    ),
    "10": scene_tile(  # the ledger
        put(scenery.indoor_room, wall=("#b9c2a4", "#e6ecc8", "#6a7450"), seed=9, horizon=200),
        put(scenery.arch_window, 410, 96, 1.0),
        thorn(640, STERN, left=Arm("hip"), right=Arm("hold", put(trade.magnifier, 32))),
        tortoise(300, TO_RIGHT, left=Arm("chest", put(learning.closed_book, BROWN)), right=Arm("hip")),
        put(scenery.table, 440, 256, 2.2),
        put(wares.coin_stack, 6, at=(400, 246)),
        put(wares.coin_stack, 3, at=(452, 248)),
        put(wares.coin_stack, 5, at=(500, 246)),
        page=BANNER_PAGE,
    ),
    "11": scene_tile(  # lanterns in the hedge
        put(scenery.meadow, "night", 160, seed=7, trees=4, flowers=4),
        each(scenery.bush, (120, 250, 2.6, 2), (640, 252, 2.8, 4), (760, 248, 2.2, 6)),
        each(life.eyes_in_dark, (110, 214, 1.3), (646, 212, 1.4), (750, 222, 1.1)),
        hare(
            320,
            Look(turn=-0.3, eyes="wide"),
            left=Arm("hold", put(trade.lantern)),
            right=Arm("hip"),
            hat=(put(hats.nightcap, SKY),),
        ),
        tortoise(
            490,
            Look(turn=0.3, eyes="sleepy"),
            left=Arm("hip"),
            right=Arm("hold", put(trade.lantern)),
            hat=(put(hats.nightcap, RED),),
        ),
        page=BANNER_PAGE,
    ),
    "12": scene_tile(  # the kitchen scale
        put(scenery.indoor_room, wall=("#c8a8a0", "#f4dcd0", "#84504a"), seed=5, horizon=204),
        put(works.scales_of_justice, 410, 150, 3.4),
        hare(200, left=Arm("hip"), right=Arm("point")),
        tortoise(620, left=Arm("point"), right=Arm("hip")),
        page=BANNER_PAGE,
    ),
    "13": scene_tile(  # grandeur, with a magnifying glass
        put(scenery.stone_hall, seed=4, horizon=206),
        put(market.curtain, 40, 8, 90, 210),
        put(trims.garland, (240, 40), (580, 40), 40),
        thorn(610, Look(turn=-0.4, eyes="wide", mouth="flat"), right=Arm("hold", put(trade.magnifier, 36))),
        hare(230, wear=(put(clothes.robe, PLUM, GOLD),), left=Arm("hip"), right=Arm("raise", put(tools.sceptre))),
        tortoise(410, TO_LEFT, wear=(put(clothes.robe, PLUM, CREAM),), left=Arm("hip"), right=Arm("chest")),
        page=BANNER_PAGE,
    ),
    "14": scene_tile(  # the whole staff at once
        put(scenery.village_street, "autumn", 8, 166),
        skunk(120, 300, 0.62, COAL, Look(turn=0.4, eyes="sly"), right=Arm("hold", put(trade.camera))),
        skunk(700, 300, 0.62, BROWN, left=Arm("hold", put(learning.scroll))),
        skunk(230, 324, 0.68, NIGHT, Look(turn=0.3, eyes="sly"), hat=(put(hats.flat_cap, NIGHT),)),
        skunk(594, 324, 0.68, RUST, hat=(put(headwear.beret, RUST),)),
        hare(356, Look(turn=0.2, eyes="wide", mouth="grin"), left=Arm("high"), right=Arm("hip")),
        tortoise(476, Look(turn=-0.2, eyes="wide"), left=Arm("hip"), right=Arm("chest", put(trade.card_fan, 3))),
        page=BANNER_PAGE,
    ),
    "15": scene_tile(  # the last edition
        put(scenery.meadow, "dusk", 160, seed=17, trees=4, flowers=16),
        put(vehicles.balloon, 120, 130, 0.7),
        put(trims.lights, (0, 40), (820, 36), 60, 18),
        hare(250, left=Arm("high"), right=Arm("hip"), hat=(put(headwear.flower_crown),)),
        tortoise(
            420, Look(turn=0.2, eyes="smile"), left=Arm("hip"), right=Arm("high"), hat=(put(headwear.flower_crown),)
        ),
        thorn(620, Look(turn=-0.3, eyes="smile", blush=1.0), left=Arm("chest", put(newspaper)), right=Arm("wave")),
        page=BANNER_PAGE,
    ),
}
