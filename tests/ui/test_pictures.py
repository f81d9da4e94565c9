"""Landscapes are drawn so that what lies on them keeps its place in windows of any shape."""

from __future__ import annotations

import pygame
import pytest

from everdell_desktop.app import App

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
    kept = sum(picture.get_width() * picture.get_height() for picture in pictures._masters.values())
    assert kept < 20 * pictures.LANDSCAPE_AREA
    assert not any(name.startswith("regions/") for name in pictures._masters)
    assert isinstance(pictures.master("regions/river_summer"), pygame.Surface)
