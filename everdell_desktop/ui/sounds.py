"""Effects, music and ambience, made by `tools/bake_sounds.py`, played where there is something to hear them on."""

from __future__ import annotations

import contextlib
import os
import random
import threading
from collections.abc import Iterable, Iterator

import pygame

from everdell_desktop.keeping.settings import Settings
from everdell_desktop.resources import ResourceError, resource

VARIANTS = 3
"""So many pitches of each effect, taken in turn so that repetition does not tire."""
RATE, SAMPLES, CHANNELS = 44100, 1024, 20
CROSSFADE = 2500  # milliseconds in which one loop gives way to another
SHARES = {"music": 0.75, "ambience": 0.8}
"""How loud the loops are beside the effects when all volumes are alike."""


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


class Layer:
    """One kind of loop that goes on for as long as it is wanted; a new one fades in while the old one fades out.

    A loop of a minute takes a moment to unpack, so that happens beside the game. A loop is played from memory and not
    streamed: only then does its end meet its beginning to the sample.
    """

    def __init__(self, kind: str, first_channel: int) -> None:
        self.kind = kind
        self.wanted = self.heard = ""
        """The loop that is asked for, and the one that is heard."""
        self.volume = 0.0
        self._channels = [pygame.mixer.Channel(first_channel), pygame.mixer.Channel(first_channel + 1)]
        self._sound: pygame.mixer.Sound | None = None
        self._turn = threading.Lock()
        self._fetching: threading.Thread | None = None

    def follow(self, name: str, volume: float) -> None:
        """Let this loop be heard at this loudness; no name means silence."""
        self.wanted = name if volume > 0 else ""
        with self._turn:
            self.volume = volume
            if self._sound is not None and volume > 0:
                self._sound.set_volume(volume)
            if not self.wanted:
                self._change(None, "")
                return
        if self.wanted != self.heard and (self._fetching is None or not self._fetching.is_alive()):
            self._fetching = threading.Thread(target=self._fetch, name=f"the {self.kind}", daemon=True)
            self._fetching.start()

    def settle(self) -> None:
        """Wait until what is wanted has been unpacked."""
        if self._fetching is not None:
            self._fetching.join()

    def close(self) -> None:
        self.wanted = ""
        self.settle()
        self._sound = None

    def _fetch(self) -> None:
        """Unpack what is wanted; if something else was asked for meanwhile, that too."""
        while True:
            name = self.wanted
            sound = None
            if name:
                with contextlib.suppress(ResourceError, pygame.error):
                    sound = pygame.mixer.Sound(str(resource("sounds", f"{self.kind}_{name}.ogg")))
            with self._turn:
                if name == self.wanted:
                    self._change(sound, name)
                    return

    def _change(self, sound: pygame.mixer.Sound | None, name: str) -> None:
        if name == self.heard:
            return
        self._channels[0].fadeout(CROSSFADE)
        self._sound, self.heard = sound, name
        if sound is not None:
            self._channels.reverse()
            sound.set_volume(self.volume)
            self._channels[0].play(sound, -1, fade_ms=CROSSFADE)


class Sounds:
    """Everything audible. Without a sound device all of it is silent and nothing else changes."""

    def __init__(self, settings: Settings, loops: bool | None = None) -> None:
        self._effects: dict[str, list[pygame.mixer.Sound]] = {}
        self._order = random.Random()
        self._last: dict[str, int] = {}
        self._wanted = {"music": "", "ambience": ""}
        self._layers: dict[str, Layer] = {}
        self.ready = self._open()
        if self.ready and (os.environ.get("SDL_AUDIODRIVER") != "dummy" if loops is None else loops):
            self._layers = {kind: Layer(kind, 2 * number) for number, kind in enumerate(self._wanted)}
        self.apply(settings)

    def apply(self, settings: Settings) -> None:
        """Follow the sound settings."""
        self.on = settings.sound
        self.volume = settings.volume / 100
        self._loudness = {
            "music": settings.music / 100 * SHARES["music"],
            "ambience": settings.ambience / 100 * SHARES["ambience"],
        }
        if not self.ready:
            return
        for variants in self._effects.values():
            for sound in variants:
                sound.set_volume(self.volume)
        self._follow()

    def play(self, name: str) -> None:
        """Play an effect, each time a little higher or lower than before."""
        if not (self.ready and self.on and self.volume):
            return
        variants = self._variants(name)
        if variants:
            choices = [number for number in range(len(variants)) if number != self._last.get(name)] or [0]
            self._last[name] = self._order.choice(choices)
            variants[self._last[name]].play()

    def prepare(self, names: Iterable[str]) -> None:
        """Read one of these effects that was not heard yet, so that it comes at once when it is wanted."""
        if self.ready and self.on:
            for name in names:
                if name not in self._effects:
                    self._variants(name)
                    return

    def menu(self) -> None:
        """The music of the menu."""
        self._want("menu", "")

    def season(self, name: str) -> None:
        """Music and ambience of a season (`winter`, `spring`, `summer`, `autumn`); calling it again changes nothing."""
        self._want(name, name)

    def silence(self) -> None:
        """Music and ambience fade away."""
        self._want("", "")

    def heard(self) -> dict[str, str]:
        """Which loop of each kind is playing; for tests and bug reports."""
        return {kind: layer.heard for kind, layer in self._layers.items()}

    def settle(self) -> None:
        """Wait until everything wanted is heard; for tests."""
        for layer in self._layers.values():
            layer.settle()

    def close(self) -> None:
        if self.ready:
            for layer in self._layers.values():
                layer.close()
            self._layers = {}
            pygame.mixer.quit()
            self.ready = False

    def _want(self, music: str, ambience: str) -> None:
        self._wanted = {"music": music, "ambience": ambience}
        self._follow()

    def _follow(self) -> None:
        for kind, layer in self._layers.items():
            layer.follow(self._wanted[kind] if self.on else "", self._loudness[kind])

    def _open(self) -> bool:
        try:
            with quiet():
                pygame.mixer.init(RATE, -16, 2, SAMPLES)
        except pygame.error:
            return False
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(2 * len(SHARES))
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
