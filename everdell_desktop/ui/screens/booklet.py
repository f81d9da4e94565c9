"""The rules booklet: its leaves in order, and the one that belongs to what is looked at."""

from __future__ import annotations

from collections.abc import Iterable

from .booklet_boxes import BOXES, DUO
from .booklet_game import GAME, TABLE
from .booklet_together import TOGETHER
from .leaf import Leaf

LEAVES: tuple[Leaf, ...] = (*GAME, *TABLE, *BOXES, *DUO, *TOGETHER)


def number_of(name: str) -> int:
    """Where a leaf lies in the booklet."""
    return next(number for number, leaf in enumerate(LEAVES) if leaf.name == name)


def leaf_about(words: Iterable[str]) -> str:
    """The leaf for the first of these words that any is about; empty where none is."""
    for word in words:
        for leaf in LEAVES:
            if word in leaf.about or word == leaf.name:
                return leaf.name
    return ""
