"""The album by mouse and keys: players, figures, achievements, replays."""

from __future__ import annotations

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.keeping.achievements import ALL
from everdell_desktop.keeping.album import Album
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.achievements import AchievementsScreen
from everdell_desktop.ui.screens.ask import AskScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.play_on import PlayOnScreen
from everdell_desktop.ui.screens.profiles import ProfilesScreen
from everdell_desktop.ui.screens.replay_viewer import ReplayScreen
from everdell_desktop.ui.screens.replays import ReplaysScreen
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.screens.statistics import StatisticsScreen
from everdell_desktop.ui.table.screen import TableScreen

from .conftest import Hands, play_by_chance
from .playing import play_to_the_end, sit_down

PLANS = (SeatPlan("Anna", "hedgehog"), SeatPlan("Ben", "squirrel"), SeatPlan("Moss", "turtle", "random"))


def game_over(people: int = 2, seed: int = 5) -> Sitting:
    sitting = Sitting.new(PLANS[:people], seed=seed)
    play_by_chance(sitting.game)
    return sitting


@pytest.fixture
def viewer(app: App) -> ReplayScreen:
    screen = ReplayScreen(app, game_over())
    app.show(MenuScreen(app))
    app.push(screen)
    return screen


def test_the_bookmarks_lead_to_every_leaf_and_back_to_the_menu(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.click("album")
    for tab, kind in (("replays", ReplaysScreen), ("achievements", AchievementsScreen), ("profiles", ProfilesScreen),
                      ("statistics", StatisticsScreen)):  # fmt: skip
        hands.click(f"tab:{tab}")
        assert isinstance(app.screen, kind)
        assert len(app.screens) == 2
    hands.click("back")
    assert isinstance(app.screen, MenuScreen)


def test_players_come_get_names_and_go(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.click("profile")
    for name in ("Anna", "Ben"):
        hands.click("new")
        assert isinstance(app.screen, AskScreen)
        hands.type("answer", name)
        hands.key(pygame.K_RETURN)
    screen = app.screen
    assert isinstance(screen, ProfilesScreen) and screen.current.name == "Ben"
    hands.click("rename")
    hands.type("answer", "Anna")
    hands.key(pygame.K_RETURN)
    assert screen.fault and "already" in screen.message
    animal = screen.current.animal
    hands.click("animal:after")
    assert screen.current.animal != animal
    anna = next(one for one in screen.everyone if one.name == "Anna")
    hands.click(f"profile:{anna.id}")
    assert screen.current == anna
    hands.click("delete")
    hands.key(pygame.K_ESCAPE)
    assert len(screen.everyone) == 2
    hands.click("delete")
    hands.click("yes")
    assert [one.name for one in screen.everyone] == ["Ben"]
    hands.click("back")
    assert isinstance(app.screen, MenuScreen)


def test_a_game_played_to_its_end_comes_into_the_album(app: App, hands: Hands) -> None:
    Album(app.storage).profiles.create("Hazel", "hedgehog")
    app.settings.animation, app.settings.pace = "off", "at once"
    table = sit_down(app, 2, 3, ("", "random"))
    table.sitting.at_once = True
    play_to_the_end(app, hands, table, 3)
    assert isinstance(app.screen, ScoreScreen)
    assert {one.id for one in app.screen.earned} >= {"first_city"}
    hands.click("earned")
    assert isinstance(app.screen, AchievementsScreen)
    assert next(one for one in app.screen.standings if one.achievement.id == "first_city").earned
    app.show(StatisticsScreen(app))
    assert len(app.screen.games) == 1
    app.show(ReplaysScreen(app))
    hands.click("watch")
    assert isinstance(app.screen, ReplayScreen)
    assert len(app.screen.replay) == 1 + sum(len(turn) for turn in table.sitting.game.history)


def test_a_practice_game_counts_for_no_figure(app: App) -> None:
    sitting = game_over()
    sitting.practice_used = True
    Album(app.storage).keep(sitting)
    app.show(StatisticsScreen(app))
    assert app.screen.games == [] and app.screen.practice == 1
    assert any("1 practice game" in writing.text for writing in app.screen.written)


def test_a_game_is_taken_out_of_the_album_after_a_question(app: App, hands: Hands) -> None:
    album = Album(app.storage)
    for seed in range(9):
        album.keep(game_over(seed=seed))
    app.show(ReplaysScreen(app))
    screen = app.screen
    hands.click("later")
    assert sum(name.startswith("game:") for name in screen.buttons) == 2
    hands.click("delete")
    hands.click("yes")
    assert len(screen.records) == 8 and screen.record is not None


def test_a_record_whose_game_is_broken_is_told_of(app: App, hands: Hands) -> None:
    record = Album(app.storage).keep(game_over())
    record.path.write_text(record.path.read_text().replace('"sitting":{"format":1', '"sitting":{"format":7'))
    app.show(ReplaysScreen(app))
    hands.click("watch")
    assert isinstance(app.screen, ReplaysScreen) and "newer version" in app.screen.message


def test_the_gallery_shows_every_achievement(app: App, hands: Hands) -> None:
    app.show(AchievementsScreen(app))
    shown = set()
    for _ in range(3):
        shown |= {name for name in app.screen.scene.names() if name.startswith("medal:")}
        hands.click("later")
    assert shown == {f"medal:{one.id}" for one in ALL}


# the viewer


def test_steps_turns_and_the_slider(viewer: ReplayScreen, hands: Hands) -> None:
    hands.click("replay:next")
    hands.click("replay:next")
    assert viewer.number == 2
    hands.click("replay:before")
    assert viewer.number == 1
    hands.click("replay:turn_next")
    assert viewer.replay.steps[viewer.number].answers == 0
    hands.key(pygame.K_END)
    assert viewer.number == len(viewer.replay) - 1 and viewer.puppet.over
    assert viewer.headline() == "The game is over"
    hands.key(pygame.K_UP)
    assert not viewer.puppet.over
    hands.key(pygame.K_HOME)
    assert viewer.number == 0
    hands.wait()
    handle = viewer.slider.sliding_button.rect.center
    pygame.mouse.set_pos(handle)
    hands.wait(1)
    hands.press(handle)
    for x in range(handle[0], viewer.slider.rect.centerx, 8):
        pygame.mouse.set_pos((x, handle[1]))
        hands.wait(1)
    hands.release((viewer.slider.rect.centerx, handle[1]))
    assert 0.2 < viewer.number / len(viewer.replay) < 0.8
    assert viewer.puppet.game.position() == viewer.replay.game(viewer.number).position()


def test_a_seat_sees_its_own_cards_and_all_hands_show_everybodys(viewer: ReplayScreen, hands: Hands) -> None:
    viewer.go(20)
    for seat in (0, 1):
        hands.click(f"replay:seat:{seat}")
        shown = [name for name in viewer.scene.names() if name.startswith("card:hand:")]
        assert len(shown) == len(viewer.puppet.game.state.players[seat].hand)
        drawn = [line.text for line in viewer.told(viewer.puppet.told) if "draws" in line.text and "*" in line.text]
        own = viewer.puppet.game.state.players[seat].name
        assert all(text.startswith(own) or "Meadow" in text for text in drawn)
    hands.click("replay:all")
    shown = [name for name in viewer.scene.names() if name.startswith("card:hand:")]
    assert len(shown) == sum(len(player.hand) for player in viewer.puppet.game.state.players)


def test_it_runs_by_itself_until_the_end(viewer: ReplayScreen, app: App, hands: Hands) -> None:
    app.settings.animation, app.settings.pace = "off", "at once"
    viewer.go(len(viewer.replay) - 3)
    hands.key(pygame.K_SPACE)
    for _ in range(40):
        app.update(0.1)
    assert viewer.number == len(viewer.replay) - 1
    assert not viewer.running


def test_nothing_pressed_on_the_table_changes_the_game(viewer: ReplayScreen, app: App, hands: Hands) -> None:
    viewer.go(9)
    before = viewer.puppet.game.position()
    for name in list(viewer.scene.names()):
        if name.startswith(("space:", "worker:", "card:", "award:", "deck:", "city")):
            hands.click(name)
            while viewer.sheets:
                viewer.close_sheet()
    assert app.screen is viewer and viewer.number == 9
    assert viewer.puppet.game.position() == before
    assert app.storage.slots() == []


def test_playing_on_from_a_step_with_other_players(viewer: ReplayScreen, app: App, hands: Hands) -> None:
    viewer.go(15)
    expected = viewer.puppet.game.position()
    hands.click("replay:play_on")
    assert isinstance(app.screen, PlayOnScreen)
    assert [plan.level for plan in app.screen.plans] == ["", ""]
    hands.click("seat1:easy")
    hands.click("start")
    table = app.screen
    assert isinstance(table, TableScreen) and not isinstance(table, ReplayScreen)
    assert table.sitting.game.position() == expected
    assert [plan.level for plan in table.sitting.plans] == ["", "easy"]
    assert table.sitting.practice_used


def test_there_is_no_playing_on_from_the_end_and_back_leads_back(viewer: ReplayScreen, app: App, hands: Hands) -> None:
    viewer.go(len(viewer.replay) - 1)
    hands.click("replay:play_on")
    assert app.screen is viewer
    hands.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, MenuScreen)


def test_the_present_player_sits_down_at_new_games(app: App, hands: Hands) -> None:
    Album(app.storage).profiles.create("Anna", "squirrel")
    app.show(MenuScreen(app))
    for entry in ("new_game", "solo"):
        hands.click(entry)
        first = app.screen.seating.seats[0]
        assert (first.shown_name, first.animal) == ("Anna", "squirrel")
        assert app.screen.seating.fault() == ""
        hands.click("back")
