"""Shots of campaigns: their list, the book at several chapters, its score sheet and end, and how a chapter ends."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.search import random_pick
from everdell_desktop.keeping.campaigns import Campaigns, Company, KeptCampaign, written
from everdell_desktop.keeping.files import write_file
from everdell_desktop.sitting.controller import SeatPlan
from everdell_desktop.ui.screens.campaign_book import CampaignBookScreen
from everdell_desktop.ui.screens.campaign_sheet import CampaignSheetScreen
from everdell_desktop.ui.screens.campaigns import CampaignsScreen
from everdell_desktop.ui.screens.challenge import ChallengeScreen
from everdell_desktop.ui.screens.chapter_end import ChapterEndScreen
from everdell_desktop.ui.screens.company import CompanyScreen
from everdell_desktop.ui.screens.lone_game import LoneGameScreen
from everdell_desktop.ui.screens.solo import SoloScreen

MAYORS = Company((SeatPlan("Hazel", "hare"), SeatPlan("Rowan", "tortoise", "hard")), boxes=("duo",))
ALONE = Company((SeatPlan("Anna", "hedgehog"),), boxes=("base", "pearlbrook"))
SCORES = (124, 91, 0, 97, 117, 95, 98, 88, 104, 99, 73, 96, 101, 77, 104)
LAST_TURN: dict[str, Any] = {
    "boxes": ["duo"], "options": {"mode": "campaign", "chapter": 11, "difficulty": "normal", "solo": False}, "seed": 4,
    "season": "autumn", "sun": 7, "moon": 6, "points": 24, "goals": [True, None],
    "city": ["castle", "palace", "king", "queen", "theater", "harbor", "monastery", "courthouse", "elder", "library",
             "orchard", "bridge", "inn", "judge"],
    "seats": [{"name": "Hazel", "hand": ["mine"], "events": ["a1"]}, {"name": "Rowan", "hand": ["baker"]}],
}  # fmt: skip
NEWS = ["gn_late_sunset", "gn_volunteers", "gn_glowing_review", "gn_parcel", "gn_lending_shelf", "gn_harvest_dance"]


def lines(played: int) -> list[dict[str, Any]]:
    """Chapters with all that can become of them."""
    return [
        {"chapter": number, "won": score > 0, "score": score, "replayed": number in (3, 5),
         "unused_watches": number % 2}
        for number, score in enumerate(SCORES[:played], start=1)
    ]  # fmt: skip


def campaign(app: App, played: int, news: int = 3, name: str = "Twinbrook", box: str = "duo") -> KeptCampaign:
    """A campaign with so many chapters behind it."""
    campaigns = Campaigns(app.storage)
    if box == "duo":
        kept = campaigns.begin(box, name, "normal", MAYORS)
        sheet: Mapping[str, Any] = {**kept.sheet, "good_news": NEWS[:news], "sheet": lines(played)}
    else:
        kept = campaigns.begin(box, name, "normal", ALONE)
        years = ((61, 48, True), (0, 66, False), (78, 71, True))[:played]
        rows = [
            {"year": number, "won": won, "score": score, "rival": rival, "replayed": number == 2}
            for number, (score, rival, won) in enumerate(years, start=1)
        ]
        sheet = {**kept.sheet, "sheet": rows}
    kept = kept._replace(sheet=kept.book.read(sheet))
    write_file(campaigns.folder / f"{kept.id}.json", written(kept))
    return kept


def book(played: int, look_at: int | None = None, news: int = 3, box: str = "duo") -> Callable[[App], None]:
    def show(app: App) -> None:
        screen = CampaignBookScreen(app, campaign(app, played, news, box=box))
        app.show(screen)
        if look_at is not None:
            screen.look_at(look_at)

    return show


def score_sheet(played: int, news: int = 3, box: str = "duo") -> Callable[[App], None]:
    return lambda app: app.show(CampaignSheetScreen(app, campaign(app, played, news, box=box)))


def begun(app: App) -> None:
    """A chapter left in its middle."""
    kept = campaign(app, 7)
    campaigns = Campaigns(app.storage)
    app.storage.autosave(campaigns.play(kept, 8, seed=3).save())
    app.show(CampaignBookScreen(app, kept))


def chapter_end(played: int, seed: int, box: str = "duo") -> Callable[[App], None]:
    """The end of a chapter played by chance; which is to say, lost, where nobody was lucky."""

    def show(app: App) -> None:
        campaigns = Campaigns(app.storage)
        kept = campaign(app, played, box=box)
        sitting = campaigns.play(kept, played + 1, seed=seed)
        chance = random.Random(seed)
        while sitting.decision is not None:
            sitting.submit(sitting.decision.answer(random_pick(sitting.decision, chance)))
        entered = campaigns.enter(sitting)
        assert entered is not None
        app.show(ChapterEndScreen(app, sitting, entered))

    return show


def chapter_won(app: App) -> None:
    """A chapter won, and bronze with it: a city that was laid out, one answer before the end."""
    campaigns = Campaigns(app.storage)
    kept = campaign(app, 10)
    sheet = {**kept.sheet, "sheet": [{**line, "score": 94, "won": True} for line in kept.sheet["sheet"]]}
    kept = kept._replace(sheet=kept.book.read(sheet))
    write_file(campaigns.folder / f"{kept.id}.json", written(kept))
    sitting = campaigns.play(kept, 11, seed=1)
    sitting.game = Game.at({**LAST_TURN, "campaign": kept.sheet}, SHELF)
    chance = random.Random(2)
    while sitting.decision is not None:
        sitting.submit(sitting.decision.answer(random_pick(sitting.decision, chance)))
    entered = campaigns.enter(sitting)
    assert entered is not None
    app.show(ChapterEndScreen(app, sitting, entered))


def new_game(way: str) -> Callable[[App], None]:
    """Setting up a game of Duo in one of its ways."""

    def show(app: App) -> None:
        screen = LoneGameScreen(app, SHELF.box("duo"))
        app.show(screen)
        for seat in screen.seating.seats:
            seat.level = ""
        screen.press(f"way:{way}")

    return show


def challenge(level: str) -> Callable[[App], None]:
    """Miss Thorn's page, with some medals."""

    def show(app: App) -> None:
        screen = ChallengeScreen(app, SHELF.box("duo"), MAYORS)
        goals = [goal.id for goal in screen.challenges.goals]
        screen.earned = {("easy", people, goal) for people in (1, 2) for goal in ["", *goals[: 3 * people]]}
        app.show(screen)
        screen.press(f"level:{level}")

    return show


def all_years(app: App) -> None:
    screen = SoloScreen(app)
    app.show(screen)
    screen.press("year:all")


def some_campaigns(app: App) -> None:
    for played, name in ((3, "Millbrook"), (15, "Underhill"), (7, "Twinbrook"), (0, "Two Bridges on the Water")):
        campaign(app, played, name=name)
    app.show(CampaignsScreen(app, "duo", MAYORS))


SHOTS: dict[str, Callable[[App], None]] = {
    "duo_against": new_game("against"),
    "duo_chapter": new_game("chapter"),
    "duo_campaign": new_game("campaign"),
    "duo_challenge": new_game("challenge"),
    "challenge": challenge("easy"),
    "challenge_hard": challenge("hard"),
    "solo_all_years": all_years,
    "campaigns_empty": lambda app: app.show(CampaignsScreen(app, "duo", MAYORS)),
    "campaigns": some_campaigns,
    "campaigns_years": lambda app: app.show(CampaignsScreen(app, "solo", ALONE)),
    "book_first": book(0, news=0),
    "book": book(7),
    "book_continue": begun,
    "book_past": book(7, 5),
    "book_company": lambda app: app.show(CompanyScreen(app, campaign(app, 3))),
    "book_lost": book(3),
    "book_last": book(14, news=6),
    "book_end": book(15),
    "book_sheet": score_sheet(9, 6),
    "chapter_lost": chapter_end(14, 3),
    "chapter_won": chapter_won,
    "year_lost": chapter_end(1, 3, "solo"),
    "book_years": book(1, box="solo"),
    "book_years_end": book(3, box="solo"),
    "book_years_sheet": score_sheet(2, box="solo"),
}
