"""Small pictures of the Pearlbrook box: events, forest cards, river cards, adornments, wonders and the river."""

from artkit.pearlbrook.backs import BACKS
from artkit.pearlbrook.citizens import CITIZENS
from artkit.pearlbrook.events import EVENTS
from artkit.pearlbrook.instruments import INSTRUMENTS
from artkit.pearlbrook.jewels import JEWELS
from artkit.pearlbrook.places import PLACES
from artkit.pearlbrook.river import RIVER_SIZE, river, river_finish
from artkit.pearlbrook.wonders import WONDERS
from artkit.pearlbrook.woods import FOREST

TILE_SIZE = (240, 160)
WONDER_SIZE = (300, 200)
RIVER_CARDS = {**CITIZENS, **PLACES}
ADORNMENTS = {**INSTRUMENTS, **JEWELS}

__all__ = [
    "ADORNMENTS",
    "BACKS",
    "EVENTS",
    "FOREST",
    "RIVER_CARDS",
    "RIVER_SIZE",
    "TILE_SIZE",
    "WONDERS",
    "WONDER_SIZE",
    "river",
    "river_finish",
]
