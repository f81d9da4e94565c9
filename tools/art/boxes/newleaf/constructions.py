"""Buildings and vehicles of the railway."""

from art.boxes.newleaf.track import track
from art.building import Front, House, Tower, building, door, timbered, window
from art.kit.part import each, put
from art.parts import scenery
from art.parts.buildings import goods, life, market, roofs, towers, trims, vehicles, walls, yard
from art.parts.buildings import tones as t

MARBLE = put(walls.stone, 3, t.MARBLE)
BRICK = put(walls.brick, 4, t.OLD_BRICK, 11)

PORTRAITS = {
    "air_balloon": building(
        put(scenery.meadow, "morning", 280, seed=6, trees=1, flowers=12),
        each(scenery.cloud, (90, 80, 1.2, 2), (460, 110, 1.0, 5)),
        put(vehicles.balloon, 270, 336, 1.2),
        each(life.flying_bird, (120, 190, 0.9), (430, 210, 0.8)),
        each(scenery.flower_bed, (80, 376, 1.3, 3), (460, 378, 1.2, 5)),
    ),
    "bank": building(
        put(scenery.village_street, "noon", 4, 250),
        Front(at=(270, 344), width=300, height=150, walls=MARBLE, gable=70, columns=6,
              openings=(door(0.5, 0.7, 50, 84, tones=t.GREEN_BOARD),)),
        put(trims.plaque, 270, 174, 54, 40, "crown", t.GILT),
        put(yard.slab_path, (270, 346), (270, 400), 120, 3),
        each(scenery.sack, (120, 372, 1.1), (150, 380, 0.9)),
        put(life.townsmouse, 420, 378, 1.1, "#4f7f94"),
    ),
    "city_hall": building(
        put(scenery.village_street, "morning", 7, 250),
        Tower(at=(270, 260), width=76, height=150, roof=84, walls=BRICK, tip="star",
              front=(window(0.5, 0.62, 22, 30),)),
        put(towers.clock_face, 270, 152, 24),
        House(at=(270, 344), width=250, wall=110, rise=70, depth=(70, -10), walls=BRICK,
              roof=put(roofs.tiles, 5, t.SLATE_BLUE), front=(
                  door(0.5, 0.78, 52, 70), window(0.18, 0.72), window(0.82, 0.72), window(0.5, 0.3, 28, 30, "round"))),
        put(trims.bunting, (60, 210), (180, 250)),
        put(yard.cobbles, 352, 396, 5),
        each(life.townsmouse, (110, 382, 1.1, "#b8483a"), (150, 388, 0.9, "#6f8f45")),
    ),
    "ever_wall": building(
        put(scenery.mountains, "evening", 5, 230),
        Tower(at=(70, 350), width=100, height=210, merlons=7),
        Tower(at=(470, 350), width=100, height=210, merlons=7),
        Front(at=(270, 356), width=330, height=140, merlons=12, tones=t.FIELDSTONE, openings=(
            door(0.5, 0.66, 70, 92), window(0.2, 0.4), window(0.8, 0.4))),
        each(trims.pennant, (70, 138, 1.2, "#b8483a"), (470, 138, 1.2, "#b8483a")),
        each(trims.banner, (170, 250, 28, 70, "#4f7f94"), (370, 250, 28, 70, "#4f7f94")),
        put(yard.slab_path, (270, 358), (270, 400), 130, 3),
    ),
    "freight_car": building(
        put(scenery.meadow, "noon", 240, seed=9, trees=2),
        put(track, 372),
        each(scenery.barrel, (176, 246, 1.3), (366, 246, 1.3)),
        put(goods.log_pile, 270, 246, 1.5),
        put(vehicles.railcar, 270, 364, 2.1, t.RED_BOARD, False),
        put(goods.pebbles, 110, 384, 1.2),
        put(goods.basket, 440, 388, 1.3),
    ),
    "greenhouse": building(
        put(scenery.meadow, "morning", 246, seed=12, trees=1, flowers=16),
        House(at=(220, 350), width=200, wall=110, rise=80, depth=(130, -14), walls=put(vehicles.glass, 6, 4),
              roof=put(vehicles.glass, 7, 3), board=t.WHITEWASH, front=(door(0.5, 0.82, 44, 64, tones=t.GREEN_BOARD),)),
        each(goods.pot, (90, 372, 1.3), (130, 384, 1.0), (440, 378, 1.3)),
        each(scenery.flower_bed, (180, 388, 1.2, 3), (370, 388, 1.2, 6)),
        put(life.butterfly, 420, 190, 1.2),
    ),
    "hotel": building(
        put(scenery.village_street, "dusk", 9, 250),
        House(at=(240, 348), width=230, wall=170, rise=80, depth=(110, -14), **timbered(6),
              roof=put(roofs.tiles, 7, t.TILE_RED), front=(
                  door(0.5, 0.86, 46, 66, tones=t.GREEN_BOARD), window(0.2, 0.62), window(0.5, 0.62), window(0.8, 0.62),
                  window(0.2, 0.86), window(0.8, 0.86), window(0.5, 0.3, 26, 30, "round")),
              side=(window(0.3, 0.4, 26, 34), window(0.7, 0.4, 26, 34), window(0.5, 0.78, 26, 34))),
        put(trims.hanging_sign, 356, 250, 1.4, "mug"),
        put(trims.lights, (20, 180), (130, 220)),
        put(vehicles.lamp_post, 470, 380, 1.3),
        each(life.townsmouse, (90, 384, 1.2, "#7d5a86"), (130, 388, 0.9, "#d79b3c")),
    ),
    "library": building(
        put(scenery.forest_interior, "evening", 4, 240),
        Tower(at=(400, 340), width=110, height=170, dome=70, walls=MARBLE, front=(window(0.5, 0.5, 30, 60, "gothic"),),
              tip="star"),
        House(at=(220, 346), width=210, wall=130, rise=90, walls=put(walls.stone, 3, t.SANDSTONE),
              roof=put(roofs.tiles, 5, t.SHINGLE_TEAL), front=(
                  door(0.5, 0.8, 46, 70), window(0.2, 0.72, 26, 52, "gothic"), window(0.8, 0.72, 26, 52, "gothic"),
                  window(0.5, 0.34, 34, 34, "round"))),
        put(trims.plaque, 220, 232, 44, 34, "book", t.GILT),
        each(scenery.book, (96, 376, 1.6), (130, 384, 1.3), (460, 384, 1.5)),
        put(life.owl, 316, 178, 1.1),
    ),
    "locomotive": building(
        put(scenery.meadow, "morning", 250, seed=3, trees=2),
        put(track, 376),
        put(vehicles.locomotive, 280, 370, 2.0, t.GREEN_BOARD),
        each(scenery.flower, (40, 388, 1.4), (500, 386, 1.4)),
    ),
    "main_road": building(
        put(scenery.meadow, "noon", 190, seed=15, trees=2, flowers=14),
        put(scenery.path_to, 270, 196),
        put(yard.slab_path, (270, 214), (270, 400), 190, 5),
        House(at=(90, 260), width=80, wall=56, rise=44, depth=(40, -6), **timbered(3), front=(door(0.5, 0.8, 20, 32),)),
        House(at=(440, 258), width=80, wall=56, rise=44, depth=(40, -6), turn=-1, roof=put(roofs.thatch, 5),
              front=(door(0.5, 0.8, 20, 32),)),
        put(vehicles.cart, 330, 330, 1.3),
        each(vehicles.lamp_post, (130, 370, 1.3), (420, 368, 1.3)),
        put(life.townsmouse, 210, 372, 1.3, "#4f7f94"),
    ),
    "museum": building(
        put(scenery.village_street, "evening", 5, 250),
        Front(at=(270, 348), width=340, height=130, walls=put(walls.stone, 3, t.ROSE_STONE), gable=84, columns=4,
              openings=(door(0.5, 0.66, 60, 86, tones=t.OAK), window(0.2, 0.5, 30, 54), window(0.8, 0.5, 30, 54))),
        each(trims.banner, (146, 236, 34, 84, "#7d5a86"), (394, 236, 34, 84, "#7d5a86")),
        put(yard.cobbles, 352, 396, 4),
        put(goods.pot, 70, 380, 1.4),
        put(goods.pot, 470, 380, 1.4),
        each(life.townsmouse, (230, 386, 1.0, "#6f8f45"), (320, 388, 1.1, "#b8483a")),
    ),
    "tea_house": building(
        put(scenery.meadow, "evening", 246, seed=19, trees=2, flowers=10),
        House(at=(230, 342), width=170, wall=90, rise=96, depth=(120, -14), flare=10, **timbered(5, t.WHITEWASH),
              roof=put(roofs.thatch, 6), front=(door(0.5, 0.8, 40, 60, tones=t.BLUE_BOARD), window(0.18, 0.74),
                                                window(0.82, 0.74)), side=(window(0.5, 0.5, 40, 34, "square"),)),
        put(trims.hanging_sign, 316, 262, 1.3, "mug"),
        put(market.awning, 420, 262, 120),
        put(scenery.table, 430, 366, 1.1),
        put(trims.lights, (40, 190), (150, 230)),
        each(life.townsmouse, (380, 386, 1.1, "#b8485a"), (482, 386, 1.1, "#4f7f94")),
    ),
}  # fmt: skip
