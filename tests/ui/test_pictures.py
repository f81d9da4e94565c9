"""Landscapes are drawn so that what lies on them keeps its place in windows of any shape."""

from __future__ import annotations

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.ui.kept import Kept

GROUND = 1564, 632


@pytest.mark.parametrize("name", ["regions/river_summer", "regions/fair", "regions/duo"])
@pytest.mark.parametrize("more", [(0, 0), (0, 120), (0, 300)])
def test_a_ground_stands_on_its_foot_and_a_tall_window_has_more_sky(app: App, name: str, more: tuple[int, int]) -> None:
    pictures = app.kit.pictures
    plain = pictures.ground(name, GROUND, GROUND[1])
    drawn = pictures.ground(name, (GROUND[0] + more[0], GROUND[1] + more[1]), GROUND[1])
    for x, y in ((200, 290), (782, 500), (1400, 610)):
        assert drawn.get_at((x, y + more[1])) == plain.get_at((x, y))
    if more[1]:
        assert drawn.get_at((700, 2)).b > 60, "the sky goes on above"


def test_a_wide_window_shows_more_of_the_sides(app: App) -> None:
    plain = app.kit.pictures.ground("regions/valley_summer", GROUND, GROUND[1])
    wide = app.kit.pictures.ground("regions/valley_summer", (2200, GROUND[1]), GROUND[1])
    for x, y in ((100, 300), (782, 400), (1500, 600)):
        assert wide.get_at((x + (2200 - GROUND[0]) // 2, y)) == plain.get_at((x, y))


def test_landscapes_do_not_pile_up_in_memory(app: App) -> None:
    pictures = app.kit.pictures
    for season in ("winter", "spring", "summer", "autumn"):
        pictures.ground(f"regions/valley_{season}", GROUND, GROUND[1])
    assert pictures._masters.bytes < 20 * pictures.LANDSCAPE_AREA
    assert not any(f"regions/valley_{season}" in pictures._masters for season in ("winter", "spring"))
    assert isinstance(pictures.master("regions/river_summer"), pygame.Surface)


def test_what_is_kept_stays_within_its_limits() -> None:
    kept = Kept(megabytes=1)
    for number in range(20):
        kept[number] = pygame.Surface((256, 256), 0, 32)  # a quarter of a megabyte
        assert kept[number].get_size() == (256, 256)
        assert number == 0 or kept[max(0, number - 1)] is not None
    assert len(kept) == 4 and kept.bytes == kept.most
    assert 19 in kept and 18 in kept and 0 not in kept
    kept[18] = pygame.Surface((16, 16), 0, 32)
    assert kept.bytes < kept.most and len(kept) == 4
    kept["large"] = pygame.Surface((1024, 1024), 0, 32)
    assert len(kept) == 1, "what is wanted now is kept, however large"
    kept.clear()
    assert not kept.bytes
