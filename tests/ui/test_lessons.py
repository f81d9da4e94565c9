"""The lessons: played to their end by mouse, following the guide and not following it; left and taken up again."""

from __future__ import annotations

import random
from fnmatch import fnmatchcase
from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.game import Game
from everdell_desktop.keeping.album import Album
from everdell_desktop.keeping.learning import Learning
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.sitting.guides import LEAVE, MOMENTS, NEXT, ON, FirstGameGuide
from everdell_desktop.sitting.lessons import Lesson, after, lessons
from everdell_desktop.ui.screens.ask import AskScreen
from everdell_desktop.ui.screens.learn import LearnScreen, start_first_game
from everdell_desktop.ui.screens.load import table_for
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.screens.welcome import welcome
from everdell_desktop.ui.table.guide_bubble import clearest
from everdell_desktop.ui.table.guided import GuidedTable, LessonTable
from everdell_desktop.ui.table.question import PEEK, UNDO
from everdell_desktop.ui.table.subjects import named, thing

from .conftest import Hands
from .playing import answer_on_the_table, play_to_the_end, take, take_option

EVERY = list(lessons().values())
MOST = 60


def begin(app: App, lesson: Lesson) -> LessonTable:
    app.settings.animation, app.settings.pace = "off", "at once"
    table = LessonTable(app, lesson)
    table.sitting.at_once = True
    app.show(table)
    return table


def settle(hands: Hands, table: LessonTable, chance: random.Random) -> None:
    """Answer whatever is asked within a turn, by mouse; what is only shown is put away."""
    for _ in range(MOST):
        hands.wait(1)
        if table.sheets and "confirm:yes" in table.sheets[-1].order:
            hands.click("confirm:yes")
        elif table.sheets and table.sheets[-1].closable:
            hands.key(pygame.K_ESCAPE)
        elif table.sheets:
            names = [name for name in table.sheets[-1].order if name not in (PEEK, UNDO, "confirm:no")]
            hands.click(chance.choice(names))
        elif table.bar is not None:
            answer_on_the_table(hands, table, chance)
        elif table.sitting.waits_for_person or table.sitting.over:
            return
    raise AssertionError(f"stuck at {table.sitting.decision}")


def follow_the_guide(hands: Hands, table: LessonTable, chance: random.Random) -> None:
    """Do what the guide asks for; what is only said is read."""
    step = table.steps.step
    assert step is not None
    marked = table._marked(step.at)
    assert not step.at or marked, f"{step.at} of {step.say!r} is nowhere on the table"
    options = [option for option in table.pointing.options if step.key and fnmatchcase(option.key, step.key)]
    before = table.steps.number
    if step.until:
        assert options, f"{step.key} is not offered at {step.say!r}"
        take_option(hands, table, options[0], chance)
        settle(hands, table, chance)
        assert table.steps.number > before, f"{step.say!r} was done and does not count"
        assert not step.well or table.steps.comment == step.well or table.steps.number > before + 1
    else:
        hands.click(ON)
        assert table.steps.number > before


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.name)
def test_a_lesson_is_played_to_its_end_by_following_the_guide(app: App, hands: Hands, lesson: Lesson) -> None:
    table = begin(app, lesson)
    chance = random.Random(4)
    for _ in range(MOST):
        if table.steps.over:
            break
        follow_the_guide(hands, table, chance)
    settle(hands, table, chance)
    assert table.steps.over
    assert lesson.end in table.guide.speech().text  # type: ignore[union-attr]
    assert lesson.name in Learning(app.storage).done
    hands.click(LEAVE)
    assert isinstance(app.screen, LearnScreen)
    assert not app.storage.slots()
    assert not Album(app.storage).records()


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.name)
def test_a_lesson_goes_on_whatever_is_done_instead(app: App, hands: Hands, lesson: Lesson) -> None:
    table = begin(app, lesson)
    chance = random.Random(9)
    for _ in range(5):
        if table.sitting.over or table.steps.over:
            break
        step = table.steps.step
        assert step is not None
        asked_for = step.key or "pass"
        others = [o for o in table.pointing.options if o.key != "pass" and not fnmatchcase(o.key, asked_for)]
        if not others:
            break
        number = table.steps.number
        take_option(hands, table, chance.choice(others), chance)
        settle(hands, table, chance)
        if table.steps.number == number:
            assert table.steps.comment, f"nothing is said about another deed at {step.say!r}"
    for _ in range(MOST):
        settle(hands, table, chance)
        if table.steps.over:
            break
        hands.click(ON)
    assert table.steps.over
    hands.click(NEXT if lesson.first else LEAVE)
    assert app.screen is not table
    if not lesson.first:
        assert isinstance(app.screen, LearnScreen)
    elif following := after(lesson):
        assert isinstance(app.screen, LessonTable)
        assert app.screen.lesson is following
    else:
        assert isinstance(app.screen.guide, FirstGameGuide)  # type: ignore[attr-defined]


def test_every_lesson_is_short_and_can_be_read() -> None:
    assert [lesson.name for lesson in EVERY[:3]] == ["workers", "cards", "seasons"]
    for lesson in EVERY:
        assert 3 <= len(lesson.steps) <= 9
        assert lesson.other
        for step in lesson.steps:
            assert 20 < len(step.say) < 190, step.say
            assert step.say.count(". ") <= 2
            assert bool(step.until) == bool(step.key), f"{step.say!r} cannot be left by itself"


def test_a_lesson_left_is_taken_up_where_it_was(app: App, hands: Hands) -> None:
    lesson = lessons()["workers"]
    table = begin(app, lesson)
    chance = random.Random(1)
    follow_the_guide(hands, table, chance)
    follow_the_guide(hands, table, chance)
    goods, number = table.sitting.game.state.players[0].goods, table.steps.number
    hands.key(pygame.K_ESCAPE)
    hands.click("menu:leave")
    assert isinstance(app.screen, LearnScreen)
    hands.click("lesson:workers")
    again = app.screen
    assert isinstance(again, LessonTable)
    assert again.steps.number == number
    assert again.sitting.game.state.players[0].goods == goods


def test_a_lesson_begins_again_from_its_menu(app: App, hands: Hands) -> None:
    table = begin(app, lessons()["workers"])
    follow_the_guide(hands, table, random.Random(1))
    hands.key(pygame.K_ESCAPE)
    hands.click("menu:again")
    again = app.screen
    assert isinstance(again, LessonTable)
    assert again is not table
    assert again.steps.number == 0
    assert again.sitting.game.state.players[0].goods.total == 0


def test_who_does_at_once_what_comes_after_reading_has_done_it(app: App, hands: Hands) -> None:
    table = begin(app, lessons()["fair"])
    first, second = table.lesson.steps[:2]
    assert not first.until
    option = next(option for option in table.pointing.options if fnmatchcase(option.key, second.key))
    take_option(hands, table, option, random.Random(1))
    settle(hands, table, random.Random(1))
    assert table.steps.number == 2
    assert table.steps.comment == second.well


@pytest.mark.parametrize("kept", [
    "nonsense", {"open": []}, {"open": {"workers": {"step": "x", "answers": []}}}, {"done": 3, "told": [1, {}]},
    {"open": {"workers": {"step": 99, "answers": ["place:nowhere"]}}},
    {"open": {"workers": {"step": -4, "answers": [{}]}}},
])  # fmt: skip
def test_a_damaged_file_of_progress_begins_anew(app: App, hands: Hands, kept: object) -> None:
    app.storage.keep("learning", kept)
    app.show(LearnScreen(app))
    hands.click("lesson:workers")
    assert isinstance(app.screen, LessonTable)
    assert app.screen.steps.number == 0
    assert app.screen.sitting.game.state.turn == 1


def test_everything_in_a_lesson_can_be_taken_back(app: App, hands: Hands) -> None:
    table = begin(app, lessons()["workers"])
    words = table.steps.speech().text
    follow_the_guide(hands, table, random.Random(1))
    assert table.steps.speech().text != words
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.sitting.game.state.players[0].goods.total == 0
    assert table.steps.speech().text == words, "what was taken back is not asked for again"
    assert not table.steps.speech().comment
    hands.click(ON)
    assert table.steps.number == 1


def go_by_keys(hands: Hands, table: LessonTable, name: str) -> None:
    for _ in range(MOST):
        if table.grip.focus == name:
            break
        hands.key(pygame.K_TAB)
    assert table.grip.focus == name
    hands.key(pygame.K_RETURN)


def test_a_lesson_by_keys_alone(app: App, hands: Hands) -> None:
    table = begin(app, lessons()["workers"])
    go_by_keys(hands, table, "worker:worker")
    go_by_keys(hands, table, "space:basic_3_twig")
    assert table.steps.number == 1
    assert table.sitting.game.state.players[0].goods.twig == 3
    hands.key(pygame.K_g)
    number = table.steps.number
    assert number >= 2
    assert not table.steps.comment, "something is said about a deed where nothing was done"
    go_by_keys(hands, table, ON)
    assert table.steps.number > number
    go_by_keys(hands, table, LEAVE)
    assert isinstance(app.screen, LearnScreen)


def test_the_log_ends_above_what_the_guide_says(app: App, hands: Hands) -> None:
    table = begin(app, lessons()["workers"])
    hands.wait(1)
    heights = set()
    for _ in range(4):
        log, words = table.scene.where("log"), table.scene.where("guide")
        assert log is not None
        assert words is not None
        assert log.bottom <= words.top
        assert log.h > 0
        heights.add(words.h)
        hands.click(ON)
    assert len(heights) > 1, "the guide always says as much, so that nothing was tried"


def test_why_not_is_read_above_what_the_guide_points_at(app: App, hands: Hands) -> None:
    table = begin(app, lessons()["workers"])
    chance = random.Random(1)
    while table.steps.step is not None and table.steps.step.until:
        follow_the_guide(hands, table, chance)
    assert table.scene.where("guide:arrow") is not None
    hands.move("space:basic_3_twig")
    hands.wait(60)
    names = [node.name for node in table.scene.over.children]
    assert "occupied" in table.pointing.reason(Subject("space", "basic_3_twig"))
    assert names[-1] == "hint", "something lies over the words under the pointer"
    assert "guide:arrow" not in names, "the arrow hides what is said of the thing"


def test_an_arrow_comes_from_where_it_covers_least(app: App) -> None:
    table = begin(app, lessons()["cards"])
    window, thing_meant = table.layout.window(), pygame.Rect(600, 300, 80, 60)
    above, right = pygame.Rect(600, 200, 80, 98), pygame.Rect(682, 300, 90, 60)
    assert clearest(app.kit, thing_meant, window, []) == "above"
    assert clearest(app.kit, thing_meant, window, [above]) == "right"
    assert clearest(app.kit, thing_meant, window, [above, right]) == "below"
    assert clearest(app.kit, pygame.Rect(0, 0, 80, 60), window, [pygame.Rect(82, 0, 90, 60)]) == "below"


def test_what_is_said_while_more_is_asked_is_over_with_the_turn(app: App, hands: Hands) -> None:
    table = begin(app, lessons()["cards"])
    table.steps.number = 3
    step = table.steps.step
    assert step is not None
    assert step.asked
    take_option(hands, table, next(o for o in table.pointing.options if fnmatchcase(o.key, step.key)), random.Random(1))
    assert table.steps.speech().text == step.asked
    hands.key(pygame.K_g)
    assert app.screen is table, "the key that goes on leaves the lesson"
    settle(hands, table, random.Random(1))
    assert table.steps.speech().comment == step.well


def test_lessons_are_offered_once_after_the_name(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    welcome(app)
    hands.type("answer", "Hazel")
    hands.click("yes")
    assert isinstance(app.screen, AskScreen)
    hands.wait(30)
    hands.click("yes")
    assert isinstance(app.screen, LessonTable)
    assert app.screen.lesson.name == EVERY[0].name
    assert app.screen.sitting.plans[0].name == "Hazel"
    app.show(MenuScreen(app))
    welcome(app)
    assert isinstance(app.screen, MenuScreen)


def test_lessons_are_offered_to_whoever_keeps_the_name_secret_and_can_be_declined(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    welcome(app)
    hands.click("no")
    assert isinstance(app.screen, AskScreen)
    hands.wait(30)
    hands.click("no")
    assert isinstance(app.screen, MenuScreen)
    hands.click("learn")
    assert isinstance(app.screen, LearnScreen)


def test_the_first_whole_game_is_a_game_like_any_other(app: App, hands: Hands) -> None:
    app.settings.animation, app.settings.pace = "off", "at once"
    start_first_game(app, seed=3)
    table = app.screen
    assert isinstance(table, GuidedTable)
    table.sitting.at_once = True
    guide = table.guide
    assert isinstance(guide, FirstGameGuide)
    assert guide.saying == "welcome"
    hands.click(ON)
    assert guide.saying != "welcome"
    chance = random.Random(2)
    take(hands, table, chance)
    name = table.sitting.name
    again = table_for(app, Sitting.load(table.sitting.save()))
    assert isinstance(again, GuidedTable)
    assert again.sitting.name == name
    play_to_the_end(app, hands, table, 5, by_mouse=0.2)
    assert isinstance(app.screen, ScoreScreen)
    assert {"welcome", "workers_out", "new_season", "autumn"} <= guide.told
    assert len(Album(app.storage).records()) == 1


@pytest.mark.parametrize(
    ("moment", "facts", "name"),
    [
        ("welcome", {}, "worker:worker"),
        ("can_pay", {"hand": ["mine", "farm"], "goods": {"twig": 2, "resin": 1}}, "card:hand:farm"),
        ("free_critter", {"hand": ["harvester"], "city": ["farm"]}, "card:hand:harvester"),
        ("event_in_reach", {"city": ["farm", "mine", "twig_barge", "resin_refinery"]}, "award:harvest_festival"),
        ("workers_out", {"workers": 0}, "deed:prepare"),
        ("hand_full", {"hand": ["farm"] * 8}, "space:haven"),
        ("hand_full", {"hand": ["farm"] * 8, "workers": 0}, ""),
        ("autumn", {"season": "autumn"}, "space:journey_2"),
        ("nothing_left", {"season": "autumn", "workers": 0, "hand": []}, "deed:pass"),
    ],
)  # fmt: skip
def test_what_happens_for_the_first_time_is_pointed_at(moment: str, facts: dict[str, Any], name: str) -> None:
    plans = SeatPlan("Anna", "mouse"), SeatPlan("Clover", "mole", "easy")

    def pointed_at(**facts: Any) -> list[str] | None:
        seats = [{"name": "Anna", "hand": [], **facts}, {"name": "Clover"}]
        at = MOMENTS[moment](Sitting(plans, Game.at({"seats": seats, "meadow": ["king", "king", "queen"]}, SHELF)))
        return None if at is None else [named(thing(one)) for one in at if isinstance(one, Subject)]

    assert pointed_at(**facts) == ([name] if name else [])
    assert moment == "welcome" or pointed_at() is None, "nothing of that has happened yet"


def test_a_critter_that_is_given_away_is_not_praised_as_free() -> None:
    plans = SeatPlan("Anna", "mouse"), SeatPlan("Clover", "mole", "easy")
    seats = [{"name": "Anna", "hand": ["fool"], "city": ["fair_grounds"]}, {"name": "Clover"}]
    sitting = Sitting(plans, Game.at({"seats": seats, "meadow": ["king", "king", "queen"]}, SHELF))
    assert Subject("hand", "fool") in sitting.free_cards()
    assert MOMENTS["free_critter"](sitting) is None


def test_every_first_time_has_its_moment() -> None:
    assert set(FirstGameGuide().tips) == set(MOMENTS)


def test_there_is_a_lesson_for_every_box_with_something_to_show() -> None:
    taught = {box for lesson in EVERY for box in lesson.boxes}
    for name in SHELF.choosable():
        box = SHELF.box(name)
        assert name in taught or not (box.actions or box.spaces or box.part), f"nobody teaches {name}"
