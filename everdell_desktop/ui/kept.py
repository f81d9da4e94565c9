"""Pictures that were made once and are likely to be wanted again, within limits."""

from __future__ import annotations

import contextlib
import ctypes
import sys
from collections import OrderedDict
from collections.abc import Hashable, Iterable

import pygame

MEGABYTE = 1 << 20
MMAP_THRESHOLD, LARGE = -3, 128 * 1024  # glibc's name for the setting, and bytes from which a block is large


class Kept:
    """Surfaces by key. When they take more room together than they may, those go that were not used for longest."""

    def __init__(self, megabytes: float) -> None:
        self.most = round(megabytes * MEGABYTE)
        self.bytes = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._surfaces

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable) -> pygame.Surface | None:
        """What is kept under a key; None where nothing is."""
        return self[key] if key in self._surfaces else None

    def __getitem__(self, key: Hashable) -> pygame.Surface:
        self._surfaces.move_to_end(key)
        return self._surfaces[key]

    def __setitem__(self, key: Hashable, surface: pygame.Surface) -> None:
        if key in self._surfaces:
            self.bytes -= room(self._surfaces.pop(key))
        self._surfaces[key] = surface
        self.bytes += room(surface)
        while self.bytes > self.most and len(self._surfaces) > 1:
            self.bytes -= room(self._surfaces.popitem(last=False)[1])

    def items(self) -> Iterable[tuple[Hashable, pygame.Surface]]:
        return self._surfaces.items()

    def clear(self) -> None:
        self._surfaces.clear()
        self.bytes = 0


def room(surface: pygame.Surface) -> int:
    """Bytes that a surface takes."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def hand_back_large_blocks() -> None:
    """Let pictures that are dropped go back to the system at once. Left to itself glibc keeps their room, in pieces
    that no other picture fits into: a hundred megabytes after some games."""
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)
