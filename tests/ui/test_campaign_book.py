"""The book of a campaign by mouse and keys: from the menu to a finished chapter, and on to the next."""

from __future__ import annotations

import json
from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.keeping.album import Album
from everdell_desktop.keeping.campaigns import Campaigns, Company
from everdell_desktop.keeping.finished_game import finished
from everdell_desktop.keeping.medals import ALONE, TOGETHER, medals
from everdell_desktop.resources import resource_json
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.campaign_book import CampaignBookScreen
from everdell_desktop.ui.screens.campaign_sheet import CampaignSheetScreen
from everdell_desktop.ui.screens.campaigns import CampaignsScreen
from everdell_desktop.ui.screens.challenge import ChallengeScreen
from everdell_desktop.ui.screens.chapter_end import ChapterEndScreen
from everdell_desktop.ui.screens.load import LoadScreen
from everdell_desktop.ui.screens.lone_game import LoneGameScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.open_book import opening, wrapped
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.table.handover import HandoverSheet
from everdell_desktop.ui.table.screen import TableScreen

from .conftest import Hands, MakeApp, play_by_chance
from .stage import screenshots

MAYORS = (SeatPlan("Hazel", "hare"), SeatPlan("Rowan", "tortoise"))
CAMPAIGNS = [box.name for box in SHELF.boxes.values() if box.campaign is not None]


def to_the_end(app: App, hands: Hands, seed: int = 5) -> None:
    """Play the game on the table by chance, its last answer through the table."""
    table = app.screen
    assert isinstance(table, TableScreen)
    game = table.sitting.game
    play_by_chance(game, seed=seed)
    game.undo()
    table.turned_back()
    table.sitting.take_seat()
    table.submit(game.undone[-1])
    for _ in range(600):
        hands.wait(1)
        if app.screen is not table:
            return
        table.hurry()
    raise AssertionError("the end of the game is not shown")


def begun(app: App, box: str = "duo", alone: bool = False) -> CampaignBookScreen:
    book = SHELF.box(box).campaign
    assert book is not None
    company = Company(MAYORS, alone, ("duo",)) if book.seats == 2 else Company(MAYORS[:1], boxes=("base",))
    screen = CampaignBookScreen(app, Campaigns(app.storage).begin(box, "Millbrook", book.difficulties[0], company))
    app.show(screen)
    return screen


def test_from_the_menu_to_a_finished_chapter_and_on_to_the_next(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.click("door:duo")
    hands.click("campaign")
    assert isinstance(app.screen, CampaignsScreen) and app.screen.mine == []
    hands.type("name", "Millbrook")
    hands.click("difficulty:hard")
    hands.click("begin")
    book = app.screen
    assert isinstance(book, CampaignBookScreen) and book.kept.name == "Millbrook" and book.shown == 1
    assert book.kept.sheet["difficulty"] == "hard"
    hands.click("play")
    assert isinstance(app.screen, TableScreen) and app.screen.sitting.campaign == book.kept.id
    to_the_end(app, hands)
    end = app.screen
    assert isinstance(end, ChapterEndScreen) and end.counts
    line = book.kept.book.lines(Campaigns(app.storage).find(book.kept.id).sheet)[0]
    assert (line.won, line.score) == (end.line_of.won, end.line_of.score)
    assert any(text.startswith(end.page.won if line.won else end.page.lost) for text, *_ in end.written)
    hands.click("on")
    book = app.screen
    assert isinstance(book, CampaignBookScreen) and book.shown == book.present == 2
    hands.click("play")
    assert isinstance(app.screen, TableScreen)
    assert app.screen.sitting.game.rules.setup.options["chapter"] == 2
    assert len(Album(app.storage).records()) == 1


def test_continue_opens_the_book_after_a_finished_chapter(app: App, hands: Hands) -> None:
    book = begun(app)
    hands.click("play")
    to_the_end(app, hands)
    app.show(MenuScreen(app))
    hands.click("continue")
    assert isinstance(app.screen, CampaignBookScreen) and app.screen.kept.id == book.kept.id
    assert app.screen.shown == 2
    Campaigns(app.storage).delete(book.kept)
    app.show(MenuScreen(app))
    assert "continue" not in app.screen.buttons


def test_a_chapter_left_in_the_middle_is_continued_from_the_book_and_from_the_menu(
    app: App, make_app: MakeApp, hands: Hands
) -> None:
    begun(app)
    hands.click("play")
    table = app.screen
    assert isinstance(table, TableScreen)
    while not (table.sitting.waits_for_person and table.sitting.game.state.turn > 4):
        play_by_chance(table.sitting.game, 1)
    table.after_change()
    position = table.sitting.game.position()
    app.storage.let_go()  # as the system does when a program ends
    again = make_app(folder=app.storage.folder.name)
    again.show(MenuScreen(again))
    other = Hands(again)
    other.click("continue")
    assert isinstance(again.screen, TableScreen) and again.screen.sitting.game.position() == position
    again.show(MenuScreen(again))
    other.click("door:duo")
    other.click("campaign")
    (kept,) = again.screen.mine
    other.click(f"open:{kept.id}")
    assert again.screen.on_table == again.screen.shown == 1
    other.click("play")
    assert isinstance(again.screen, TableScreen) and again.screen.sitting.game.position() == position


@pytest.mark.parametrize("box", CAMPAIGNS)
def test_a_lost_chapter_is_played_again_from_its_end_and_from_the_book(app: App, hands: Hands, box: str) -> None:
    """Random answers lose; the first try is replayed at once, which is all that the rules allow."""
    book = begun(app, box)
    hands.click("play")
    to_the_end(app, hands)
    assert isinstance(app.screen, ChapterEndScreen) and not app.screen.line_of.won
    hands.click("book")
    assert isinstance(app.screen, CampaignBookScreen) and app.screen.shown == 1
    hands.click("play")
    assert isinstance(app.screen, TableScreen)
    app.storage.let_go()
    app.show(CampaignBookScreen(app, book.kept))
    assert app.screen.on_table == 1, "the second try lies on the table"
    hands.wait(40)  # a second click at the same place is another click by then
    hands.click("play")
    to_the_end(app, hands, seed=6)
    assert isinstance(app.screen, ChapterEndScreen) and app.screen.line_of.replayed
    assert "replay" not in app.screen.buttons
    hands.click("on")
    assert app.screen.shown == 2
    hands.click("earlier")
    assert app.screen.shown == 1 and "play" not in app.screen.buttons


@pytest.mark.parametrize("box", CAMPAIGNS)
def test_the_menu_of_the_table_leads_to_the_book_and_back_to_the_chapter(app: App, hands: Hands, box: str) -> None:
    book = begun(app, box)
    hands.click("play")
    table = app.screen
    assert isinstance(table, TableScreen)
    hands.click("tool:menu")
    hands.click("menu:book")
    assert isinstance(app.screen, CampaignBookScreen) and app.screen.kept.id == book.kept.id
    assert app.screen.on_table == 1
    hands.click("play")
    assert isinstance(app.screen, TableScreen) and app.screen.sitting.name == table.sitting.name


def test_the_menu_of_the_table_names_no_book_that_is_gone(app: App, hands: Hands) -> None:
    book = begun(app)
    hands.click("play")
    (Campaigns(app.storage).folder / f"{book.kept.id}.json").unlink()
    hands.click("tool:menu")
    assert app.screen.find("menu:main") is not None and app.screen.find("menu:book") is None


def test_the_menu_of_a_game_by_itself_names_no_book(app: App, hands: Hands) -> None:
    app.show(TableScreen(app, Sitting.new((MAYORS[0], SeatPlan("Rowan", "tortoise", "easy")), ("duo",), seed=4)))
    hands.click("tool:menu")
    assert app.screen.find("menu:main") is not None and app.screen.find("menu:book") is None


@pytest.mark.parametrize(("box", "chapter"), [("duo", "chapter 1, turn 0"), ("solo", "year 1, turn 1")])
def test_the_list_of_saves_names_campaign_and_chapter(app: App, hands: Hands, box: str, chapter: str) -> None:
    book = begun(app, box)
    hands.click("play")
    app.show(LoadScreen(app))
    assert app.screen.slot is not None and app.screen.slot.auto
    assert app.screen._name(app.screen.slot) == f"Millbrook, {chapter}"
    Campaigns(app.storage).rename(book.kept, "Fernhollow")
    app.show(LoadScreen(app))
    assert app.screen._name(app.screen.slot) == f"Fernhollow, {chapter}"


def test_a_chapter_that_was_finished_when_the_program_ended_is_entered_by_opening_the_book(app: App) -> None:
    book = begun(app)
    campaigns = Campaigns(app.storage)
    sitting = campaigns.play(book.kept, 1, seed=5)
    play_by_chance(sitting.game)
    app.storage.autosave(sitting.save())
    app.storage.let_go()
    found = CampaignBookScreen(app, book.kept)
    assert found.kept.entered and found.shown == 2 and found.left is None


def test_a_campaign_open_in_another_window_says_so(app: App, make_app: MakeApp, hands: Hands) -> None:
    book = begun(app)
    hands.click("play")
    other = make_app(folder=app.storage.folder.name)
    other.show(CampaignBookScreen(other, book.kept))
    Hands(other).click("play")
    assert isinstance(other.screen, CampaignBookScreen) and "another window" in other.screen.fault


def test_the_book_by_keys_alone(app: App, hands: Hands) -> None:
    screenshots().SHOTS["book"](app)
    book = app.screen
    assert isinstance(book, CampaignBookScreen) and book.shown == 8
    for _ in range(40):
        hands.key(pygame.K_TAB)
        if book.focus == "chapter:3":
            break
    hands.key(pygame.K_RETURN)
    assert book.shown == 3
    hands.key(pygame.K_RIGHT)
    assert book.focus.startswith("chapter:")
    for _ in range(40):
        hands.key(pygame.K_TAB)
        if book.focus == "sheet":
            break
    hands.key(pygame.K_RETURN)
    assert isinstance(app.screen, CampaignSheetScreen)
    hands.key(pygame.K_ESCAPE)
    assert app.screen is book
    hands.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, MenuScreen)


def test_locked_chapters_are_not_opened(app: App, hands: Hands) -> None:
    book = begun(app)
    hands.click("chapter:5")
    assert book.shown == 1 and not book.buttons["chapter:5"].element.is_enabled


def test_campaigns_are_renamed_and_closed(app: App, hands: Hands) -> None:
    screenshots().SHOTS["campaigns"](app)
    screen = app.screen
    assert isinstance(screen, CampaignsScreen)
    first = screen.mine[0]
    hands.click(f"rename:{first.id}")
    hands.type("answer", "Underhill")
    hands.click("yes")
    assert app.screen is screen and "already" in screen.fault
    hands.click(f"rename:{first.id}")
    hands.type("answer", "Overhill")
    hands.click("yes")
    assert "Overhill" in [kept.name for kept in screen.mine]
    hands.click(f"delete:{first.id}")
    hands.click("no")
    assert len(screen.mine) == 4
    hands.click(f"delete:{first.id}")
    hands.click("yes")
    assert len(screen.mine) == 3 and first.id not in [kept.id for kept in screen.mine]


def test_another_partner_comes_for_the_chapters_to_come(app: App, hands: Hands) -> None:
    book = begun(app)
    hands.click("play")
    app.storage.let_go()
    app.show(CampaignBookScreen(app, book.kept))
    hands.click("company")
    hands.click("seat1:computer")
    hands.click("seat0:computer")
    hands.click("start")
    assert "at least one" in app.screen.fault
    hands.click("seat0:person")
    hands.click("start")
    book = app.screen
    assert isinstance(book, CampaignBookScreen) and [bool(plan.level) for plan in book.kept.company.plans] == [0, 1]
    assert book.on_table == 1, "the chapter on the table goes on as it was begun"
    hands.click("company")
    hands.click("seat1:person")
    hands.click("alone")
    hands.click("start")
    assert app.screen.kept.company.alone and app.screen.on_table == 1


def test_one_person_who_plays_both_is_never_asked_to_hand_over(app: App, hands: Hands) -> None:
    begun(app, alone=True)
    hands.click("play")
    table = app.screen
    assert isinstance(table, TableScreen)
    for _ in range(30):
        assert table.sitting.viewer == table.sitting.decision.seat and not table.sitting.needs_handover
        assert not any(isinstance(sheet, HandoverSheet) for sheet in table.sheets)
        play_by_chance(table.sitting.game, 1, seed=table.sitting.game.state.turn)
        table.sitting._look_along()
        table.after_change()
    loaded = Sitting.load(table.sitting.save())
    assert loaded.alone and loaded.seated and not loaded.needs_handover


@pytest.mark.parametrize("way", ["against", "chapter"])
def test_a_game_of_its_own_is_begun_in_each_way(app: App, hands: Hands, way: str) -> None:
    app.show(LoneGameScreen(app, SHELF.box("duo")))
    hands.click(f"way:{way}")
    if way == "chapter":
        for _ in range(3):
            hands.click("chapter_after")
        hands.click("difficulty:hard")
        hands.click("seat1:person")
        hands.click("alone")
    hands.click("start")
    assert isinstance(app.screen, TableScreen)
    sitting = app.screen.sitting
    options = sitting.game.rules.setup.options
    if way == "chapter":
        assert options == {"mode": "cooperative", "chapter": 4, "difficulty": "hard"} and sitting.alone
    else:
        assert options == {"mode": "competitive"} and not sitting.alone
    again = LoneGameScreen(app, SHELF.box("duo"))
    assert (again.way, again.chapter) == (way, 4 if way == "chapter" else 1), "it is remembered"


def test_a_campaign_of_computers_alone_is_refused(app: App, hands: Hands) -> None:
    app.show(LoneGameScreen(app, SHELF.box("duo")))
    hands.click("way:campaign")
    hands.click("seat0:computer")
    hands.click("start")
    assert isinstance(app.screen, LoneGameScreen) and "at least one" in app.screen.fault


def test_rugworts_years_are_begun_with_the_boxes_chosen(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.click("solo")
    hands.click("year:all")
    app.screen.chosen.toggle("pearlbrook")
    hands.click("start")
    assert isinstance(app.screen, CampaignsScreen)
    hands.click("begin")
    hands.click("play")
    assert isinstance(app.screen, TableScreen)
    setup = app.screen.sitting.game.rules.setup
    assert setup.boxes == ("base", "pearlbrook") and setup.options["rugwort_year"] == 1 and "years" in setup.brought


# challenges


def over(level: str, won: bool, **plans: Any) -> Sitting:
    """A challenge at its end, with a city that wins or loses."""
    position = {
        "boxes": ["duo"], "options": {"mode": "challenge", "difficulty": level, "solo": plans.get("alone", False)},
        "seed": 4, "season": "autumn", "sun": 7, "moon": 6, "points": 90 if won else 0, "skunks": {"meadow": [1, 2, 3]},
        "seats": [{"name": "Hazel", "hand": ["mine"]}, {"name": "Rowan", "hand": ["baker"]}],
    }  # fmt: skip
    from everdell_desktop.engine.game import Game

    seats = [MAYORS[0], MAYORS[1]._replace(level=plans.get("partner", ""))]
    sitting = Sitting(seats, Game.at(position, SHELF), alone=plans.get("alone", False))
    play_by_chance(sitting.game)
    return sitting


def test_medals_are_found_in_the_album(app: App) -> None:
    challenges, album = SHELF.box("duo").challenges, Album(app.storage)
    assert challenges is not None

    def earned() -> set[tuple[str, int, str]]:
        return medals(challenges, album.played_by(album.profiles.current().id))

    for sitting in (over("easy", won=False), over("hard", won=False)):
        album.keep(sitting)
    assert earned() == set()
    album.keep(over("easy", won=True))
    alone = over("normal", won=True, alone=True)
    album.keep(alone)
    found = earned()
    assert {("easy", TOGETHER, ""), ("easy", TOGETHER, "frugal"), ("normal", ALONE, "")} <= found
    assert not any(level == "hard" for level, *_ in found)
    practice = over("hard", won=True, partner="easy")
    practice.practice_used = True
    album.keep(practice)
    assert earned() == found, "a game that was peeked at earns nothing"
    practice.practice_used = False
    album.keep(practice)
    assert ("hard", ALONE, "frugal") in earned(), "with a computer partner one is alone"
    facts = finished(alone, album.records()[0].game.ended, {}).to_json()
    assert facts["result"]["won"] is True and json.loads(json.dumps(facts)) == facts


def test_a_challenge_is_begun_from_its_page(app: App, hands: Hands) -> None:
    app.show(LoneGameScreen(app, SHELF.box("duo")))
    hands.click("way:challenge")
    hands.click("seat1:person")
    hands.click("alone")
    hands.click("start")
    assert isinstance(app.screen, ChallengeScreen)
    hands.click("level:hard")
    hands.click("begin")
    assert isinstance(app.screen, TableScreen)
    assert app.screen.sitting.game.rules.setup.options == {"mode": "challenge", "difficulty": "hard", "solo": True}


# pictures and ends


@pytest.mark.parametrize("box", CAMPAIGNS)
def test_every_chapter_has_its_picture_and_its_stone(app: App, box: str) -> None:
    book = SHELF.box(box).campaign
    assert book is not None
    pictures = app.kit.pictures
    assert all(pictures.exists(f"chapters/{box}/{page.number}") for page in book.pages)
    assert pictures.exists(f"{box}/campaign_map")
    assert len(resource_json("texts", "campaign.json")[box]) == len(book.pages)
    assert set(book.endings) == {"", *book.medals}


def test_a_chapter_finished_after_the_campaign_has_moved_on_says_that_it_does_not_count(app: App, hands: Hands) -> None:
    """As from a save under a name, loaded too late."""
    book = begun(app)
    campaigns = Campaigns(app.storage)
    late = campaigns.play(book.kept, 1, seed=5)
    done = Sitting.load(late.save())
    play_by_chance(done.game)
    kept = campaigns.enter(done)
    assert kept is not None
    campaigns.play(kept, 2, seed=6)
    app.show(TableScreen(app, late))
    to_the_end(app, hands, seed=8)
    assert isinstance(app.screen, ChapterEndScreen) and not app.screen.counts
    assert app.screen.find("moved_on") is not None and campaigns.find(kept.id).sheet == kept.sheet


def test_the_book_that_is_gone_leaves_the_scores(app: App, hands: Hands) -> None:
    book = begun(app)
    hands.click("play")
    (Campaigns(app.storage).folder / f"{book.kept.id}.json").unlink()
    to_the_end(app, hands)
    assert isinstance(app.screen, ScoreScreen)


def test_a_story_that_opens_with_speech_begins_with_a_large_letter_and_not_with_a_mark_alone(app: App) -> None:
    spoken, plain = '"Dullest town in the valley," yawns The Root.', "Dullest town in the valley, yawns The Root."
    style = app.kit.style(20, (0, 0, 0))
    assert opening(spoken) == '"D' and opening(plain) == "D"
    assert wrapped(app.kit, spoken, style, 900)[0][0].startswith("ullest town")
