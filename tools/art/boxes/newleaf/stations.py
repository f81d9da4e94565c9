"""Train cars with their loads, and the tokens of the railway."""

from art.boxes.newleaf.track import bookmark, card_ticket, coin, shield, track
from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.kit.picture import Picture, gently_painted
from art.parts import scenery
from art.parts.buildings import goods, vehicles
from art.parts.buildings import tones as t
from art.tile import Tile, scene_tile


def car(colour: t.Tone, *load: object) -> Tile:
    """An open car on the track, large, with its load."""
    return scene_tile(
        put(scenery.meadow, "morning", 214, seed=5, trees=0, flowers=4), put(track, 316),
        *load, put(vehicles.railcar, 270, 312, 2.5, colour, False),
    )  # fmt: skip


def token(part: object) -> Tile:
    return scene_tile(put(scenery.indoor_room, ("#c89a64", "#f0cf9a", "#7a5230"), horizon=400, beams=False), part)


STATIONS = {
    "tile_one_berry": car(t.RED_BOARD, put(goods.basket, 270, 176, 3.0)),
    "tile_one_resin": car(t.YELLOW_BOARD, put(goods.jar, 270, 176, 3.2, glow=0.4)),
    "tile_one_pebble": car(t.BLUE_BOARD, put(goods.pebbles, 270, 164, 2.8, 4, 12)),
    "tile_one_any": car(
        t.GREEN_BOARD, put(goods.basket, 170, 176, 1.9), put(goods.jar, 262, 176, 2.2),
        put(goods.pebbles, 360, 168, 1.7, 3), put(goods.twig_bundle, 270, 190, 1.2),
    ),
    "tile_two_twigs": car(t.OAK, each(goods.twig_bundle, (270, 150, 2.2, 3), (270, 108, 1.9, 8))),
    "tile_one_point": car(t.RED_BOARD, put(coin, 270, 112, 74)),
    "golden_token": token(put(shield, 270, 190, 1.15)),
    "ticket": token(put(card_ticket, 270, 180, 1.2)),
    "reservation": token(put(bookmark, 270, 180, 1.15)),
}  # fmt: skip


def bag() -> Canvas:
    """The bag of the train cars, alone."""
    canvas = Canvas(90, 112)
    scenery.sack(canvas, 45, 106, 2.3)
    return canvas


PICTURES = (Picture("stations/bag.png", (180, 224), (bag,), gently_painted),)
