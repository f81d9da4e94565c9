"""Pages that show what lies in files come up whatever lies there."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime

from everdell_desktop.app import App
from everdell_desktop.keeping.album import Album
from everdell_desktop.ui.screens.album import leaf
from everdell_desktop.ui.screens.load import LoadScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.new_game import NewGameScreen
from everdell_desktop.ui.table.screen import TableScreen
from tests.keeping.games import ANNA, CLOVER, played
from tests.trust.fuzzing import cases, damaged


def spoil(app: App, chance: random.Random) -> None:
    """Damage all that was written before, and write some of it anew."""
    for path in app.storage.folder.rglob("*.damaged"):
        path.unlink()
    if chance.random() < 0.5 or not list(app.storage.saves.glob("*.json")):
        app.storage.autosave(played([ANNA, CLOVER], answers=12).save())
        app.storage.save_slot("Mine", played([ANNA, CLOVER], answers=20).save())
        Album(app.storage).keep(played([ANNA, CLOVER], 3), datetime.now(UTC))
        app.storage.keep("last_game", {"boxes": ["base"], "seats": []})
    for path in app.storage.folder.rglob("*.json"):
        if chance.random() < 0.6:
            try:
                path.write_bytes(damaged(json.loads(path.read_bytes()), chance))
            except ValueError:
                path.unlink()


def test_every_page_comes_up_over_damaged_files(app: App) -> None:
    for chance in cases("pages", 5):
        spoil(app, chance)
        pages = [MenuScreen, LoadScreen, NewGameScreen]
        for page in chance.sample(pages, 2):
            app.show(page(app))
            app.draw()
        app.show(leaf(app, chance.choice(("statistics", "achievements", "replays", "profiles"))))
        app.draw()
        app.show(LoadScreen(app))
        app.screen.load()
        app.draw()
        assert isinstance(app.screen, LoadScreen | TableScreen)
