"""Discoveries of the Ridge: six cities, three trails, a hunter, weavers, a cave and two tiles of the expedition."""

from typing import Any

from art.boxes.spirecrest import land
from art.building import Tower, door, window
from art.kit.canvas import Canvas
from art.kit.palette import LEAF_BLOSSOM
from art.kit.part import each, put
from art.parts import scenery, splendour
from art.parts.buildings import growth, life, rocks, roofs, towers, trims, vehicles, walls, water
from art.parts.buildings import tones as t
from art.parts.critters import clothes, garments, hats, nautical, tools
from art.parts.critters.face import Look
from art.parts.critters.tones import tone
from art.parts.scenery import riverside, weather
from art.portrait import Arm, portrait
from art.tile import Tile, scene_tile

DARK, RUST, NIGHT, LINEN = tone("#4a3a34"), tone("#a8562f"), tone("#35407e"), tone("#f3e6cb")


def city(time: str, seed: int, wall: t.Tone, roof: t.Tone, *things: Any, dome: float = 0.0, **details: Any) -> Tile:
    """A city of five towers on a rock, in its own stone and roofs, and what it is known for."""
    stone, cover = put(walls.stone, seed, wall), put(roofs.tiles, seed, roof)
    if dome:
        cover = put(roofs.metal, seed, roof)

    def tower(x: float, y: float, wide: float, tall: float, tip: str = "") -> Tower:
        front = (window(0.5, 0.3, wide * 0.3, wide * 0.42), window(0.5, 0.62, wide * 0.3, wide * 0.42))
        return Tower(
            at=(x, y),
            width=wide,
            height=tall,
            roof=wide * 1.25,
            dome=dome * wide,
            walls=stone,
            cover=cover,
            front=front,
            tip=tip,
        )

    gate = Tower(
        at=(270, 318),
        width=104,
        height=150,
        roof=110,
        dome=dome * 104,
        walls=stone,
        cover=cover,
        tip="star",
        front=(window(0.5, 0.26, 34, 42), door(0.5, 0.8, 46, 58)),
    )
    return scene_tile(
        put(land.heights, time, 230, seed, 150),
        put(rocks.crags, ((270, 386, 620, 110),), seed, flat=0.8),
        tower(96, 310, 54, 92),
        tower(444, 310, 54, 96),
        tower(172, 314, 66, 138, "ball"),
        tower(370, 314, 66, 146, "ball"),
        gate,
        *things,
        **details,
    )


def trail(time: str, seed: int, colour: str, *things: Any) -> Tile:
    """A way along the ridge above the clouds, with its waymark."""
    return scene_tile(
        put(land.heights, time, 230, seed, 180),
        put(rocks.cloud_sea, 220, 290, seed),
        put(rocks.crags, ((270, 420, 700, 150),), seed, flat=0.9),
        *things,
        put(land.waymark, 96, 340, 1.4, colour),
    )


def serpent(canvas: Canvas) -> None:
    """A huge snake of mossy stone winding through the pass."""
    body = "M-20 330 C90 250 150 380 250 300 C330 232 230 190 300 150 C350 122 420 130 430 170"
    canvas.rod(body, 54, "#6f8f5c", "#b8cc8c", 3.4)
    for k in range(9):
        canvas.spot(30 + k * 30, 322 - (k % 3) * 14, 14, 10, "#3f5a38", 0.6)
    head = "M396 150 C400 110 460 100 492 140 C512 166 500 196 470 206 C440 212 400 196 396 150 Z"
    canvas.path(
        head,
        "#7a9a62",
        3.4,
        (canvas.glow(430, 130, 60, "#c8dc9c", 0.9), canvas.fade(440, 150, 490, 210, "#2f4a2c", 0.6)),
    )
    for x in (436, 474):
        canvas.ellipse(x, 146, 12, 12, "#f8d25a", 2.6)
        canvas.ellipse(x, 147, 3.4, 9, "#241812", 0)
    canvas.line("M430 182 Q456 198 488 178", 3)
    canvas.brush("M462 196 q6 22 0 34 m0 0 l-9 12 m9 -12 l10 11", 4, "#c8304a")


def weavers_cloth(canvas: Canvas) -> None:
    """A cloth of night with stars woven into it, falling from the loom."""
    cloth = "M110 70 H430 C420 150 450 220 420 300 C330 320 210 320 120 300 C96 220 120 150 110 70 Z"
    canvas.path(
        cloth,
        "#2f3c78",
        3.2,
        (canvas.glow(230, 140, 200, "#7a8ad0", 0.8), canvas.fade(270, 150, 420, 310, "#141a40", 0.7)),
    )
    for k in range(5):
        canvas.line(f"M{150 + k * 60} 74 Q{140 + k * 62} 190 {152 + k * 58} 306", 1.8, "#8a9ae0", 0.5)
    for x, y, size in (
        (170, 130, 16),
        (250, 110, 22),
        (350, 140, 18),
        (200, 220, 20),
        (300, 210, 26),
        (390, 236, 16),
        (150, 270, 13),
    ):
        splendour.sparkle(canvas, x, y, size)
    canvas.rod("M84 66 H456", 16, t.OAK[0], t.OAK[1], 3)


def dancing_lights(canvas: Canvas) -> None:
    """Ribbons and balls of coloured light."""
    for d, colour in (
        ("M90 250 C150 120 240 260 300 140 S440 120 470 200", "#6ae0c0"),
        ("M80 200 C170 280 230 110 320 220 S430 260 480 150", "#b88af0"),
        ("M110 150 C200 90 260 200 340 110 S430 170 460 110", "#f8d06a"),
    ):
        for width, strength in ((34, 0.18), (18, 0.35), (6, 0.9)):
            canvas.brush(d, width, colour, strength)
    for x, y, colour in (
        (130, 200, "#6ae0c0"),
        (220, 130, "#f8d06a"),
        (330, 190, "#b88af0"),
        (420, 140, "#f08a9a"),
        (270, 250, "#8ac8f8"),
    ):
        canvas.spot(x, y, 44, 44, colour, 0.9)
        canvas.ellipse(x, y, 17, 17, colour, 0, (canvas.glow(x - 4, y - 4, 15, "#ffffff", 0.95),))


DISCOVERIES = {
    "discovery_bellsong_city": city(
        "morning",
        4,
        t.SANDSTONE,
        t.GILT,
        put(trims.bunting, (60, 120), (480, 120), 40, 16),
        put(towers.bell, 270, 150, 2.4, 8),
        each(life.flying_bird, (110, 90, 1.3), (420, 80, 1.3)),
        dome=0.8,
    ),
    "discovery_bounty_hunter": scene_tile(
        put(scenery.forest_interior, "dusk", 7, 230),
        portrait(
            "ferret",
            at=(270, 364, 0.82),
            look=Look(turn=0.3, eyes="stern", mouth="smirk"),
            behind=(put(clothes.cloak_back, DARK),),
            wear=(put(clothes.coat, RUST),),
            sleeve=RUST,
            left=Arm("hip"),
            right=Arm("staff", put(tools.bow)),
            collar=(put(clothes.cloak_front, DARK),),
            hat=(put(hats.feathered_hat, DARK, RUST),),
        ),
        put(nautical.map_sheet, 96, 70, at=(96, 250), tilt=-8),
    ),
    "discovery_cave_of_dancing_lights": scene_tile(
        put(land.cave, "#4a6ab0", ("#3a3a5c", "#7a7aa8", "#12122a"), 5),
        put(dancing_lights),
        each(land.crystals, (110, 330, 0.9, 3), (440, 330, 1.0, 4), colours=("#7a6ac8", "#e0d4ff", "#322a6c")),
        put(life.townsmouse, 270, 344, 2.2, "#c8903c"),
    ),
    "discovery_cloudsong": scene_tile(
        put(scenery.sky, "evening", 260),
        put(vehicles.balloon, 270, 296, 1.05, ("#6a5aa0", "#f6e8cc", "#dfa63c")),
        put(rocks.cloud_sea, 318, 370, 6),
        each(life.flying_bird, (100, 120, 1.6), (440, 160, 1.7), letter=True),
        put(scenery.cloud, 90, 220, 0.9, 3),
        put(scenery.cloud, 460, 70, 0.8, 4),
    ),
    "discovery_everblossom_city": city(
        "morning",
        7,
        t.ROSE_STONE,
        t.SLATE_PURPLE,
        each(scenery.broadleaf, (60, 350, 1.3, 3), (480, 350, 1.4, 5), colours=LEAF_BLOSSOM),
        each(scenery.flower, (170, 354, 3.4, 2), (370, 354, 3.4, 4), (420, 358, 3.0, 6)),
        put(splendour.motes, (20, 30, 520, 320), 30, 3, "#f8b8d0"),
    ),
    "discovery_gatherwind_trail": trail(
        "noon",
        14,
        "#5d9ab0",
        each(
            trims.pennant,
            (250, 330, 2.2, "#b8483a", 90),
            (340, 330, 2.6, "#e2a63c", 100),
            (440, 330, 2.2, "#4f7f94", 90),
        ),
        put(weather.gale, 8, 16),
    ),
    "discovery_greensprout_city": city(
        "noon",
        9,
        t.MOSSY_STONE,
        t.SHINGLE_TEAL,
        put(growth.crown, 270, 66, 150, 70, 3),
        put(growth.crown, 150, 130, 110, 60, 5),
        put(growth.crown, 396, 126, 110, 60, 8),
        each(scenery.ivy, (230, 190, 1.4, 2), (150, 190, 1.2, 3), (392, 190, 1.3, 5), length=100),
        each(scenery.fern, (60, 350, 2.2, 2), (480, 350, 2.2, 5)),
    ),
    "discovery_hopewatch_trail": trail(
        "dusk",
        17,
        "#dfa63c",
        put(splendour.rays, 330, 194, 260, 12, "#ffe28a", 0.5),
        Tower(
            at=(330, 336),
            width=84,
            height=180,
            roof=70,
            front=(window(0.5, 0.2, 40, 46), window(0.5, 0.62, 22, 30)),
            tip="vane",
        ),
        put(life.townsmouse, 220, 340, 2.0, "#35507e"),
    ),
    "discovery_mistrise_city": city(
        "winter",
        11,
        t.CASTLE_STONE,
        t.SHINGLE_BROWN,
        put(weather.fog, 190, 4, strength=0.95),
        put(weather.fog, 270, 8, strength=0.8),
    ),
    "discovery_serpents_pass": scene_tile(
        put(scenery.sky, "dusk", 250),
        put(rocks.crags, ((60, 350, 240, 330), (490, 350, 230, 300)), 6, ("#6a6478", "#b8a8b0", "#2c283c"), 0.4),
        put(scenery.ground, 270, 5, ("#7a6a5c", "#c0a890", "#3a3030"), 14),
        put(serpent),
        put(life.townsmouse, 400, 346, 1.7, "#b8483a"),
    ),
    "discovery_star_weavers": scene_tile(
        put(scenery.sky, "night", 300),
        put(scenery.stars, 0, 0, 1.0, 5, count=60),
        put(weavers_cloth),
        portrait(
            "bat",
            at=(110, 366, 0.54),
            look=Look(turn=0.4, eyes="smile"),
            wear=(put(clothes.robe, NIGHT),),
            sleeve=NIGHT,
            right=Arm("raise"),
        ),
        portrait(
            "dormouse",
            at=(430, 366, 0.54),
            look=Look(turn=-0.4),
            wear=(put(clothes.dress, NIGHT, tone("#6a5aa0")),),
            sleeve=LINEN,
            left=Arm("raise"),
            collar=(put(garments.shawl, LINEN),),
        ),
    ),
    "discovery_starfall_city": city(
        "night",
        13,
        ("#6a7898", "#b8c8e0", "#262e48"),
        t.SLATE_BLUE,
        put(land.comet, 330, 70, 150, 1.3),
        put(land.comet, 130, 110, 90, 0.9),
        put(splendour.motes, (20, 10, 520, 200), 20, 5, "#fff3b0"),
    ),
    "discovery_sunblaze_city": city(
        "evening",
        15,
        t.SANDSTONE,
        t.TILE_RED,
        each(trims.banner, (205, 210, 26, 70, "#b8322c"), (335, 210, 26, 70, "#b8322c")),
        wash=("#f07a2c", 0.08),
        gleam=(270, 90),
    ),
    "discovery_the_distant_shore": scene_tile(
        put(scenery.sky, "morning", 180),
        put(scenery.hills, 170, 46, 9, ("#8ab89c", "#e4f0c8"), 2, 1.4),
        put(riverside.open_water, 196, 7, ("#4f9cb8", "#e8f8ec", "#23608a")),
        portrait(
            "rabbit",
            at=(300, 300, 0.6),
            look=Look(turn=-0.4),
            wear=(put(clothes.coat, RUST),),
            sleeve=RUST,
            left=Arm("point"),
            right=Arm("hip"),
            collar=(put(garments.scarf, tone("#4f7f94"), LINEN),),
        ),
        put(water.hull, 290, 318, 320, 56, t.OAK),
        each(life.flying_bird, (100, 70, 1.5), (440, 100, 1.3)),
        gleam=(150, 150),
    ),
}
