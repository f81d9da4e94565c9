"""All 42 discoveries and the eight big critters."""

from __future__ import annotations

from . import foothills, peaks, ridge
from .places import BIRDS
from .tiles import BigCritter

DISCOVERIES = (*foothills.DISCOVERIES, *peaks.DISCOVERIES, *ridge.DISCOVERIES)
BIG_CRITTERS = tuple(
    BigCritter(one.critter.name, one.name, one.id, one.text, BIRDS.get(one.id))
    for one in DISCOVERIES if one.critter is not None
)  # fmt: skip
