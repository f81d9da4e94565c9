"""The 24 map tiles. Names and points are published; no source gives their prices, so these are ours."""

from __future__ import annotations

from everdell_desktop.engine.cards import id_of
from everdell_desktop.engine.goods import Goods

from .tiles import MapTile, Toll


def tile(name: str, points: int, *, any: int = 0, card: int = 0, point: int = 0, **goods: int) -> MapTile:
    return MapTile(f"map_{id_of(name)}", name, points, Toll(Goods(**goods), any, card, point))


MAP_TILES = (
    tile("Meek's Crossing", 2, twig=2),
    tile("Lily Ponds", 2, any=2),
    tile("The Bog", 2, resin=2),
    tile("Fort Faraway", 2, pebble=1, card=1),
    tile("Meerkat Canyon", 2, card=2),
    tile("Yara's Patch", 2, berry=2),
    tile("Littledell", 3, berry=2, twig=1),
    tile("Bubbling Springs", 3, card=3),
    tile("Cuddler's Cove", 3, pebble=1, berry=1),
    tile("Stompy Knoll", 3, twig=2),
    tile("Kibblerill Ferry", 3, point=2),
    tile("Longleg Forest", 3, twig=2, resin=1),
    tile("Burrowdale", 4, twig=2, pebble=1),
    tile("Amber Caves", 4, resin=3),
    tile("Newberry Fields", 4, berry=3),
    tile("Dugworm Gully", 4, card=4),
    tile("Twin Bridges", 4, twig=1, resin=1, pebble=1),
    tile("Mirror Lake", 4, berry=2, pebble=1),
    tile("Badger's Teeth", 5, pebble=3),
    tile("Shipwreck Shore", 5, twig=2, resin=2),
    tile("Quokka Island", 5, card=5),
    tile("Brightcoat Bloom", 6, berry=5),
    tile("Coldblooded Desert", 6, any=5),
    tile("Mistfire Falls", 6, twig=1, resin=1, pebble=1, berry=1, card=1),
)
OURS = "Its price is ours: the published one is not known to us."
