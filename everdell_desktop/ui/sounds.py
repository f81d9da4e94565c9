"""Sounds: short effects made by `tools/bake_sounds.py`, played where there is something to hear them on."""

from __future__ import annotations

import contextlib
import os
import random
from collections.abc import Iterator

import pygame

from everdell_desktop.resources import ResourceError, resource
from everdell_desktop.settings import Settings

VARIANTS = 3
"""So many pitches of each effect, taken in turn so that repetition does not tire."""
MUSIC_SHARE = 0.45
"""How loud the lute plays beside the effects."""


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Keeps what the system's sound library says about a missing device off the terminal."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


class Sounds:
    """Everything audible. Without a sound device all of it is silent and nothing else changes."""

    def __init__(self, settings: Settings) -> None:
        self._effects: dict[str, list[pygame.mixer.Sound]] = {}
        self._order = random.Random()
        self._last: dict[str, int] = {}
        self._tune = self._playing = ""
        """The tune that is asked for, and the one that is heard."""
        self.ready = self._open()
        self.apply(settings)

    def apply(self, settings: Settings) -> None:
        """Follow the sound settings."""
        self.on = settings.sound and settings.volume > 0
        self.volume = settings.volume / 100
        if not self.ready:
            return
        for variants in self._effects.values():
            for sound in variants:
                sound.set_volume(self.volume)
        pygame.mixer.music.set_volume(self.volume * MUSIC_SHARE)
        self._follow_tune()

    def play(self, name: str) -> None:
        """Play an effect, each time a little higher or lower than before."""
        if not (self.ready and self.on):
            return
        variants = self._variants(name)
        if variants:
            choices = [number for number in range(len(variants)) if number != self._last.get(name)] or [0]
            self._last[name] = self._order.choice(choices)
            variants[self._last[name]].play()

    def tune(self, name: str) -> None:
        """Let a quiet tune go round; an empty name ends it."""
        self._tune = name
        if self.ready:
            self._follow_tune()

    def close(self) -> None:
        if self.ready:
            pygame.mixer.quit()
            self.ready = False

    def _open(self) -> bool:
        try:
            with quiet():
                pygame.mixer.init(22050, -16, 1, 512)
        except pygame.error:
            return False
        return True

    def _variants(self, name: str) -> list[pygame.mixer.Sound]:
        if name not in self._effects:
            found = []
            for number in range(1, VARIANTS + 1):
                try:
                    sound = pygame.mixer.Sound(str(resource("sounds", f"{name}_{number}.wav")))
                except (ResourceError, pygame.error):
                    continue
                sound.set_volume(self.volume)
                found.append(sound)
            self._effects[name] = found
        return self._effects[name]

    def _follow_tune(self) -> None:
        """Play what shall be heard now, unless it is playing already."""
        wanted = self._tune if self.on else ""
        if wanted == self._playing:
            return
        self._playing = wanted
        if not wanted:
            pygame.mixer.music.fadeout(600)
            return
        try:
            pygame.mixer.music.load(str(resource("sounds", f"{wanted}.wav")))
            pygame.mixer.music.play(-1, fade_ms=1500)
        except (ResourceError, pygame.error):
            self._playing = ""
