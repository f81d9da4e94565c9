"""The animals that can be chosen: those there are an avatar and a wooden figure of."""

from __future__ import annotations

import functools

from everdell_desktop.resources import ResourceError, resource

from .theme import ANIMALS

RIVAL = "rat"
"""The animal of the seat that is played by rule in games alone."""


@functools.cache
def all_animals() -> tuple[str, ...]:
    """The four of the first box, then the others by name."""
    try:
        faces = {path.stem for path in resource("art", "avatars").iterdir()}
        figures = {path.stem for path in resource("art", "workers").iterdir()}
    except (ResourceError, OSError):
        return ANIMALS
    return (*ANIMALS, *sorted((faces & figures) - set(ANIMALS)))
