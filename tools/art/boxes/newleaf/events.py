"""The events of the railway."""

from art.building import Front, House, Tower, door, timbered, window
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import life, market, roofs, trims, vehicles, walls, yard
from art.parts.buildings import tones as t
from art.parts.critters import clothes, garments, hats, headwear, trade, wares
from art.parts.critters.face import Look
from art.parts.critters.tones import tone
from art.portrait import Arm, portrait
from art.tile import scene_tile

ROSE, NAVY, OCHRE = tone("#b8506a", "#f0a0a8"), tone("#2f4468", "#7f9cc4"), tone("#c8923c", "#f4d48c")
COAL, PLUM, MOSS = tone("#3a3640", "#8a8494"), tone("#6a4a80", "#b494cc"), tone("#6f8f45", "#b4c874")
SMALL_HOUSES = tuple(
    House(at=(x, 300), width=86, wall=64, rise=48, depth=(36, -6), **timbered(x % 7),
          roof=put(roofs.tiles, 5, roof), front=(door(0.5, 0.8, 22, 34), window(0.5, 0.3, 16, 18, "round")))
    for x, roof in ((70, t.TILE_RED), (190, t.SLATE_BLUE), (320, t.TILE_ORANGE), (440, t.SHINGLE_TEAL))
)  # fmt: skip

EVENTS = {
    "scenic_flight": scene_tile(
        put(scenery.mountains, "morning", 4, 250), each(scenery.cloud, (100, 90, 1.2, 2), (450, 70, 1.2, 5)),
        put(vehicles.balloon, 270, 300, 1.3), each(life.flying_bird, (130, 190, 1.0), (420, 170, 0.9)),
    ),
    "big_city": scene_tile(
        put(scenery.village_street, "noon", 5, 200), Tower(at=(260, 260), width=70, height=170, tip="star"),
        *SMALL_HOUSES, put(yard.cobbles, 306, 360, 3), put(trims.bunting, (20, 90), (520, 90)),
    ),
    "city_jubilee": scene_tile(
        put(scenery.village_street, "dusk", 6, 230), put(scenery.stars, 0, 0, 1, 4, count=24),
        each(trims.lights, ((10, 60), (270, 70)), ((270, 70), (530, 60))),
        portrait("badger", at=(190, 358, 0.62), look=Look(turn=0.2, eyes="smile", mouth="grin"), left=Arm("high"),
                 right=Arm("hold", put(wares.mug)), wear=(put(clothes.coat, NAVY, OCHRE, length=20),), sleeve=NAVY,
                 hat=(put(hats.top_hat, COAL, scale=0.8, band=ROSE),)),
        portrait("mouse", at=(360, 358, 0.58), look=Look(turn=-0.2, eyes="smile", mouth="sing"), left=Arm("wave"),
                 right=Arm("hold", put(trade.bouquet)), wear=(put(clothes.dress, ROSE, PLUM),), sleeve=ROSE,
                 hat=(put(headwear.flower_crown),)),
    ),
    "ever_wall_tower_constructed": scene_tile(
        put(scenery.mountains, "noon", 7, 220),
        Front(at=(270, 350), width=540, height=110, merlons=16, tones=t.FIELDSTONE),
        Tower(at=(270, 350), width=130, height=230, merlons=8,
              front=(window(0.5, 0.4, 30, 44), window(0.5, 0.7, 26, 36))),
        put(trims.pennant, 270, 110, 1.8, "#b8483a"),
    ),
    "glow_light_festival": scene_tile(
        put(scenery.meadow, "night", 230, seed=4, trees=2), put(scenery.stars, 0, 0, 1, 8, count=40),
        each(scenery.lantern, (120, 130, 2.4), (270, 90, 2.8), (420, 140, 2.4)),
        each(life.townsmouse, (180, 340, 2.0, "#7d5a86"), (270, 348, 1.8, "#4f7f94"), (360, 342, 2.0, "#b8483a")),
    ),
    "hot_air_balloon_race": scene_tile(
        put(scenery.meadow, "morning", 280, seed=9, trees=1),
        put(vehicles.balloon, 150, 290, 1.05),
        put(vehicles.balloon, 390, 250, 0.95, ("#4f7f94", "#f6e8cc", "#6f8f45")),
        put(trims.bunting, (10, 320), (530, 320)),
    ),
    "juniper_jig_dance_contest": scene_tile(
        put(scenery.indoor_room, ("#d8b07a", "#fae4b4", "#8a5c34"), horizon=270, seed=5),
        put(trims.garland, (20, 60), (520, 60)),
        portrait("rabbit", at=(180, 352, 0.62), look=Look(turn=0.3, eyes="smile", mouth="grin"), left=Arm("high"),
                 right=Arm("wave"), wear=(put(clothes.dress, MOSS, OCHRE),), sleeve=MOSS, lean=-6),
        portrait("squirrel", at=(360, 352, 0.62), look=Look(turn=-0.3, eyes="shut", mouth="sing"), left=Arm("wave"),
                 right=Arm("high"), wear=(put(clothes.coat, ROSE, OCHRE),), sleeve=ROSE, lean=6,
                 hat=(put(hats.feathered_hat, MOSS, OCHRE),)),
    ),
    "magic_show": scene_tile(
        put(scenery.indoor_room, ("#5a4674", "#9a7ab4", "#2c2040"), ("#4a3040", "#241420"), horizon=280, beams=False),
        put(market.curtain, 70, 0, 140, 300), put(market.curtain, 470, 0, 140, 300),
        portrait("stoat", at=(270, 356, 0.74), look=Look(turn=0.2, eyes="sly", mouth="smirk"),
                 left=Arm("high", put(trade.wand)), right=Arm("offer", put(trade.card_fan, 5)),
                 wear=(put(clothes.coat, COAL, PLUM, length=20),), sleeve=COAL, collar=(put(garments.bow_tie, ROSE),),
                 hat=(put(hats.top_hat, COAL, scale=0.9, band=ROSE),)),
        gleam=(150, 110),
    ),
    "royal_tea": scene_tile(
        put(scenery.stone_hall, seed=4),
        portrait("badger", at=(160, 350, 0.6), look=Look(turn=0.3, eyes="smile"), left=Arm("hip"),
                 right=Arm("hold", put(trade.teacup)), wear=(put(clothes.robe, ROSE, OCHRE),), sleeve=ROSE,
                 collar=(put(clothes.ermine_collar),)),
        portrait("rabbit", at=(390, 350, 0.6), look=Look(turn=-0.3, eyes="shut"), right=Arm("hip"),
                 left=Arm("hold", put(trade.teacup)), wear=(put(clothes.dress, PLUM, PLUM),), sleeve=PLUM,
                 collar=(put(garments.pearls),)),
        put(scenery.table, 275, 296, 1.2), put(trade.teapot, at=(275, 276), size=1.2),
    ),
    "stock_market_boom": scene_tile(
        put(scenery.village_street, "noon", 8, 210),
        Front(at=(270, 330), width=330, height=130, walls=put(walls.stone, 3, t.MARBLE), gable=66, columns=5),
        each(scenery.sack, (120, 346, 1.9, 1), (170, 352, 1.5, 2), (410, 348, 1.9, 3)),
        each(life.townsmouse, (240, 352, 1.5, "#4f7f94"), (310, 352, 1.5, "#b8483a")),
    ),
    "sunflower_parade": scene_tile(
        put(scenery.meadow, "noon", 200, seed=12, trees=1, flowers=20),
        each(scenery.flower, (60, 300, 5.0), (140, 320, 4.2), (420, 316, 4.6), (490, 300, 5.2),
             colours=("#f2b63a", "#f6cc5a", "#e8a02c")),
        put(vehicles.cart, 280, 330, 2.0),
        put(trims.bunting, (10, 60), (530, 60)),
        each(life.townsmouse, (210, 344, 1.8, "#6f8f45"), (350, 346, 1.8, "#b8485a")),
    ),
}  # fmt: skip
