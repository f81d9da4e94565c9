"""Effects, music and ambience: they are there, follow the settings, give way to each other, and go round unbroken."""

from __future__ import annotations

import array
import itertools
from collections.abc import Iterator

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.keeping.settings import Settings
from everdell_desktop.resources import FOLDERS, resource
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.sounds import RATE, Sounds

from .playing import sit_down

EFFECTS = ("place", "card", "gain", "points", "season", "end", "click", "refuse", "turn")
SEASONS = ("winter", "spring", "summer", "autumn")
LOOPS = ("music_menu", *(f"{kind}_{season}" for kind in ("music", "ambience") for season in SEASONS))
MOST_BYTES = 8_000_000
NEAR = RATE // 4  # samples on either side of the seam that say what is normal there


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    """Sounds that unpack their loops though nobody hears them."""
    made = Sounds(Settings(), loops=True)
    yield made
    made.close()


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_is_there_and_small(name: str) -> None:
    assert resource("sounds", f"{name}_1.wav").stat().st_size < 200_000


def test_all_sounds_together_stay_small() -> None:
    folder = next(place / "sounds" for place in FOLDERS if (place / "sounds").is_dir())
    assert sum(path.stat().st_size for path in folder.glob("*.ogg")) < MOST_BYTES


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_has_no_seam(name: str, sounds: Sounds) -> None:
    """From the last sample to the first is a step like any other there, and both ends are alike in loudness."""
    assert pygame.mixer.get_init() == (RATE, -16, 2)
    loop = pygame.mixer.Sound(str(resource("sounds", f"{name}.ogg")))
    samples = array.array("h", loop.get_raw())
    assert 40 < len(samples) / 2 / RATE < 100
    for side in range(2):
        end, start = samples[side::2][-NEAR:], samples[side::2][:NEAR]
        around = [abs(b - a) for part in (end, start) for a, b in itertools.pairwise(part)]
        step = abs(start[0] - end[-1])
        assert step <= max(around), f"{name}: a jump of {step} where {max(around)} is the most"
        bend = abs((start[1] - start[0]) - (end[-1] - end[-2]))
        bends = [abs(c - 2 * b + a) for part in (end, start) for a, b, c in zip(part, part[1:], part[2:], strict=False)]
        assert bend <= 1.5 * max(bends), f"{name}: a kink of {bend} where {max(bends)} is the most"
    half = RATE
    ends = samples[-half:], samples[:half]
    loud = [(sum(value * value for value in part) / len(part)) ** 0.5 for part in ends]
    assert 1 / 4 < loud[0] / loud[1] < 4, f"{name}: the ends are {loud[0]:.0f} and {loud[1]:.0f} loud"


@pytest.mark.parametrize("name", [name for name in LOOPS if name.startswith("music")])
def test_pieces_are_alike_in_loudness_and_not_overdriven(name: str, sounds: Sounds) -> None:
    samples = array.array("h", pygame.mixer.Sound(str(resource("sounds", f"{name}.ogg"))).get_raw())
    few = samples[::7]
    effective = (sum(value * value for value in few) / len(few)) ** 0.5
    assert 2800 < effective < 4400
    assert max(map(abs, few)) < 32000


def test_effects_follow_the_settings(sounds: Sounds) -> None:
    for name in (*EFFECTS, "there_is_no_such_sound"):
        sounds.play(name)
    sounds.apply(Settings(sound=False))
    assert not sounds.on
    sounds.play("place")
    sounds.close()
    sounds.play("place")


def test_a_season_brings_music_and_ambience_and_gives_way_to_the_next(sounds: Sounds) -> None:
    sounds.menu()
    sounds.settle()
    assert sounds.heard() == {"music": "menu", "ambience": ""}
    for season in SEASONS:
        sounds.season(season)
        sounds.season(season)
        sounds.settle()
        assert sounds.heard() == {"music": season, "ambience": season}
        assert sum(pygame.mixer.Channel(number).get_busy() for number in range(4)) >= 2
    sounds.silence()
    assert sounds.heard() == {"music": "", "ambience": ""}


def test_the_last_wish_counts_while_a_loop_is_being_unpacked(sounds: Sounds) -> None:
    for season in (*SEASONS, *SEASONS):
        sounds.season(season)
    sounds.settle()
    assert sounds.heard() == {"music": "autumn", "ambience": "autumn"}


def test_volumes_are_their_own(sounds: Sounds) -> None:
    sounds.season("winter")
    sounds.apply(Settings(music=0))
    sounds.settle()
    assert sounds.heard() == {"music": "", "ambience": "winter"}
    sounds.apply(Settings(music=30, ambience=0))
    sounds.settle()
    assert sounds.heard() == {"music": "winter", "ambience": ""}
    sounds.apply(Settings(sound=False))
    assert sounds.heard() == {"music": "", "ambience": ""}
    sounds.apply(Settings(volume=0))
    sounds.settle()
    assert sounds.heard() == {"music": "winter", "ambience": "winter"}


def test_an_unknown_season_is_silent(sounds: Sounds) -> None:
    sounds.season("monsoon")
    sounds.settle()
    assert not any(pygame.mixer.Channel(number).get_busy() for number in range(4))


def test_the_menu_asks_for_its_music_and_lets_it_go(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(app.sounds, "menu", lambda: asked.append("menu"))
    monkeypatch.setattr(app.sounds, "silence", lambda: asked.append("silence"))
    app.show(MenuScreen(app))
    app.screen.leave()
    assert asked == ["menu", "silence"]


def test_the_table_asks_for_the_season_all_persons_have_reached(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(app.sounds, "season", asked.append)
    monkeypatch.setattr(app.sounds, "silence", lambda: asked.append("silence"))
    table = sit_down(app, 2, seed=3)
    table.sitting.game.state.players[0].season = 2
    table.refresh()
    assert set(asked) == {"winter"}
    table.sitting.game.state.players[1].season = 1
    table.refresh()
    assert asked[-1] == "spring"
    app.show(MenuScreen(app))
    assert asked[-1] == "silence"


def test_nothing_is_unpacked_for_a_device_that_nobody_hears() -> None:
    sounds = Sounds(Settings())
    sounds.season("summer")
    assert sounds.heard() == {}
    sounds.close()


def test_without_a_sound_device_all_is_silent_and_well(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")
    sounds = Sounds(Settings())
    assert not sounds.ready
    sounds.play("place")
    sounds.menu()
    sounds.season("winter")
    sounds.apply(Settings(volume=1))
    sounds.silence()
    sounds.close()
