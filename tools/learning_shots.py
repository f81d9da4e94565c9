"""Shots of what is there to learn from: the gallery with its things in large."""

from __future__ import annotations

from collections.abc import Callable

from everdell_desktop.app import App
from everdell_desktop.sitting.gallery import Wish, gallery, look_for
from everdell_desktop.ui.screens.exhibits import ExhibitScreen
from everdell_desktop.ui.screens.gallery import GalleryScreen

EXHIBITS = {
    "critter": "card:king", "much": "card:farm", "tile": "tile:weather_gale", "place": "space:basic_3_twig",
    "event": "award:tax_relief", "box": "box:newleaf", "figure": "tile:big_critter_honeypaw",
}  # fmt: skip


def searched(wish: Wish) -> Callable[[App], None]:
    def show(app: App) -> None:
        screen = GalleryScreen(app)
        screen.wish, screen.found = wish, look_for(wish)
        app.show(screen)

    return show


def exhibit(key: str) -> Callable[[App], None]:
    return lambda app: app.show(ExhibitScreen(app, gallery()[key], list(gallery().values())))


SHOTS: dict[str, Callable[[App], None]] = {
    "gallery": searched(Wish()),
    "gallery_tiles": searched(Wish(box="spirecrest", kind="Discoveries")),
    "gallery_searched": searched(Wish("king")),
    "gallery_empty": searched(Wish("zzz")),
    **{f"exhibit_{name}": exhibit(key) for name, key in EXHIBITS.items()},
}
