"""Pages that show what lies in files come up whatever lies there."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.keeping.album import Album
from everdell_desktop.keeping.campaigns import Campaigns, Company
from everdell_desktop.keeping.learning import Learning
from everdell_desktop.ui.screens.album import leaf
from everdell_desktop.ui.screens.campaign_book import CampaignBookScreen
from everdell_desktop.ui.screens.campaign_sheet import CampaignSheetScreen
from everdell_desktop.ui.screens.campaigns import CampaignsScreen
from everdell_desktop.ui.screens.challenge import ChallengeScreen
from everdell_desktop.ui.screens.learn import LearnScreen
from everdell_desktop.ui.screens.load import LoadScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.new_game import NewGameScreen
from everdell_desktop.ui.table.screen import TableScreen
from tests.keeping.games import ANNA, BEN, CLOVER, played
from tests.trust.fuzzing import cases, damaged
from tests.trust.test_fuzz import begun_campaign
from tests.trust.test_fuzz import played as on_table
from tests.walking import Table

CHALLENGE = Table(2, 3, ("duo",), (("mode", "challenge"),))
COMPANY = Company((ANNA, BEN), boxes=("duo",))


def spoil(app: App, chance: random.Random) -> None:
    """Damage all that was written before, and write some of it anew."""
    for path in app.storage.folder.rglob("*.damaged"):
        path.unlink()
    if chance.random() < 0.5 or not list(app.storage.saves.glob("*.json")):
        app.storage.autosave(played([ANNA, CLOVER], answers=12).save())
        app.storage.save_slot("Mine", played([ANNA, CLOVER], answers=20).save())
        Album(app.storage).keep(played([ANNA, CLOVER], 3), datetime.now(UTC))
        Album(app.storage).keep(on_table(CHALLENGE, 10_000), datetime.now(UTC))
        app.storage.keep("last_game", {"boxes": ["base"], "seats": []})
        Learning(app.storage).finish("workers")
        if not Campaigns(app.storage).all():
            begun_campaign("duo", app.storage.folder)
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
        app.show(LearnScreen(app))
        app.draw()
        app.show(ChallengeScreen(app, SHELF.box("duo"), COMPANY))
        app.draw()
        app.show(CampaignsScreen(app, "duo", COMPANY))
        app.draw()
        for kept in Campaigns(app.storage).mine("duo"):
            for book in (CampaignBookScreen(app, kept), CampaignSheetScreen(app, kept)):
                app.show(book)
                app.draw()
        app.show(leaf(app, chance.choice(("statistics", "achievements", "replays", "profiles"))))
        app.draw()
        app.show(LoadScreen(app))
        app.screen.load()
        app.draw()
        assert isinstance(app.screen, LoadScreen | TableScreen)
