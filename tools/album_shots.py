"""Shots of the album and the replay viewer, with an album full of games."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from everdell_desktop.app import App
from everdell_desktop.engine.search import random_pick
from everdell_desktop.keeping.achievements import ALL
from everdell_desktop.keeping.album import Album, written
from everdell_desktop.keeping.files import write_file
from everdell_desktop.keeping.finished_game import Finished, SeatResult, finished
from everdell_desktop.keeping.replays import Replay
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.achievements import AchievementsScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.play_on import PlayOnScreen
from everdell_desktop.ui.screens.profiles import ProfilesScreen
from everdell_desktop.ui.screens.replay_viewer import ReplayScreen
from everdell_desktop.ui.screens.replays import ReplaysScreen
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.screens.statistics import StatisticsScreen

BEGINNING = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)
TABLES: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = (
    (("easy",), {}), (("normal",), {}), ((), {"rugwort_year": 1}), (("normal", "easy"), {}), (("hard",), {}),
    (("",), {}), ((), {"rugwort_year": 2}), (("hard", "normal", "easy"), {}),
)  # fmt: skip
OTHERS = (
    ("Clover", "mouse"), ("Ben", "squirrel"), ("Moss", "turtle"), ("Clementine", "otter"), ("Theodora", "cardinal"),
)  # fmt: skip
SIX = ("normal", "", "easy", "hard", "")
"""The levels of five others."""


def game_over(levels: tuple[str, ...] = ("normal",), options: dict[str, Any] | None = None, seed: int = 3) -> Sitting:
    """A game of Anna's, all answers given by chance."""
    plans = [SeatPlan("Anna", "hedgehog"), *(SeatPlan(*OTHERS[n], level) for n, level in enumerate(levels))]
    boxes = ["base", "bellfaire"] if len(plans) > 4 else ["base"]
    sitting = Sitting.new(plans, seed=seed, boxes=boxes, options=options)
    chance = random.Random(seed)
    while sitting.decision is not None:
        sitting.submit(sitting.decision.answer(random_pick(sitting.decision, chance)))
    return sitting


def grown(seat: SeatResult, chance: random.Random, share: float) -> SeatResult:
    """A seat with the scores of somebody who learns."""
    base = {"cards": 22, "tokens": 6, "prosperity": 6, "journey": 4, "events": 8}
    parts = {name: round(base.get(name, 3) * share * chance.uniform(0.6, 1.4)) for name in seat.parts}
    return replace(seat, parts=parts, score=sum(parts.values()), facts={**seat.facts, "events": chance.randint(0, 4)})


def kept(game: Finished, number: int) -> Finished:
    chance = random.Random(number)
    seats = [grown(seat, chance, 0.9 + number / 40 if n == 0 else 1.05) for n, seat in enumerate(game.seats)]
    best = max(seat.score for seat in seats)
    seats = [replace(seat, won=seat.score == best) for seat in seats]
    return replace(game, seats=seats, ended=BEGINNING + timedelta(days=3 * number), practice=number % 11 == 5)


def with_album(app: App, games: int = 26, tables: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = TABLES) -> None:
    """Two players, and many games of the first one."""
    album = Album(app.storage)
    anna = album.profiles.create("Anna", "hedgehog")
    album.profiles.create("Ben", "squirrel")
    album.profiles.create("Clementine", "turtle")
    album.profiles.choose(anna)
    for number in range(games):
        levels, options = tables[number % len(tables)]
        sitting = game_over(levels, options, number)
        game = kept(finished(sitting, BEGINNING, album.profiles.seats(sitting.plans)), number)
        write_file(album.folder / f"{sitting.name}.json", written(game, sitting.save()))


def leaf(screen: Callable[[App], Any]) -> Callable[[App], None]:
    def show(app: App) -> None:
        with_album(app)
        app.show(screen(app))

    return show


def leaf_of_six(screen: Callable[[App], Any]) -> Callable[[App], None]:
    """A leaf of the album of somebody who mostly plays at a full table."""

    def show(app: App) -> None:
        with_album(app, 8, ((SIX, {}), (SIX, {}), (("normal",), {})))
        app.show(screen(app))

    return show


def more_achievements(app: App) -> None:
    with_album(app)
    screen = AchievementsScreen(app)
    app.show(screen)
    screen.press("later")


def replay(
    step: int, seat: int | None, levels: tuple[str, ...] = ("normal",), seed: int = 3
) -> Callable[[App], None]:  # fmt: skip
    def show(app: App) -> None:
        screen = ReplayScreen(app, game_over(levels, seed=seed))
        app.show(screen)
        screen.go(step)
        screen.look_from(seat)

    return show


def play_on(app: App) -> None:
    app.show(PlayOnScreen(app, Replay(game_over(("normal", "", "hard"))), 20))


def menu_of_a_player(app: App) -> None:
    with_album(app, 1)
    app.storage.autosave(Sitting.new([SeatPlan("Anna", "hedgehog"), SeatPlan("Moss", "turtle", "easy")], seed=1).save())
    app.show(MenuScreen(app))


def score_with_ribbon(app: App) -> None:
    app.show(ScoreScreen(app, game_over(), ALL[:4]))


SHOTS: dict[str, Callable[[App], None]] = {
    "menu_of_a_player": menu_of_a_player,
    "statistics": leaf(StatisticsScreen),
    "statistics_empty": lambda app: app.show(StatisticsScreen(app)),
    "achievements": leaf(AchievementsScreen),
    "achievements_2": more_achievements,
    "replays": leaf(ReplaysScreen),
    "replays_empty": lambda app: app.show(ReplaysScreen(app)),
    "profiles": leaf(ProfilesScreen),
    "replay_viewer": replay(40, 0, seed=23),
    "replay_viewer_all_hands": replay(60, None, ("normal", "", "hard"), seed=4),
    "statistics_six": leaf_of_six(StatisticsScreen),
    "replays_six": leaf_of_six(ReplaysScreen),
    "replay_viewer_six": replay(90, 0, SIX, seed=4),
    "replay_viewer_six_all_hands": replay(90, None, SIX, seed=4),
    "play_on": play_on,
    "play_on_six": lambda app: app.show(PlayOnScreen(app, Replay(game_over(SIX)), 60)),
    "score_with_ribbon": score_with_ribbon,
}
