"""Shots of Everdell Duo: its table with what can be asked there, its score sheet and how a game of it is set up."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
from table_shots import table

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.search import random_pick
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.lone_game import set_up_screen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.replay_viewer import ReplayScreen
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.table.screen import TableScreen

PLANS = [SeatPlan("Hazel", "hare"), SeatPlan("Rowan", "tortoise")]
HAZEL: dict[str, Any] = {
    "name": "Hazel", "hand": ["castle", "teacher", "ferry", "town_crier", "resin_refinery", "historian"],
    "goods": {"twig": 2, "resin": 3, "pebble": 1, "berry": 3}, "occupied_tokens": 1, "points": 9,
    "city": ["harbor", "monastery", "chip_sweep", "shopkeeper", "courthouse", "juggler", "post_office", "king"],
    "placed": ["farm_twigs"],
}  # fmt: skip
ROWAN: dict[str, Any] = {
    "name": "Rowan", "hand": ["elder", "baker"], "goods": {"twig": 1, "pebble": 2, "berry": 4}, "points": 6,
    "city": ["palace", "carnival", "monk", "postal_pigeon", "dungeon", "architect", "wanderer", "inn"],
    "placed": ["farm_berries", "river_2"], "events": ["a1"],
}  # fmt: skip
POSITION: dict[str, Any] = {
    "seed": 11, "boxes": ["duo"], "season": "summer", "sun": 4, "moon": 2, "seats": [HAZEL, ROWAN],
    "meadow": ["mine", "messenger", "orchard", "doctor", "theater", "bridge", "woodcarver", "chapel", "storehouse",
               "judge", "queen", "peddler"],
}  # fmt: skip
WIDE_CITIES: dict[str, Any] = {
    **POSITION, "season": "autumn",
    "seats": [
        {**HAZEL, "hand": ["castle"], "city": [*HAZEL["city"], "gatehouse", "barn", "weaver", "tailor", "library",
         "wall", "scout", "elder", "miller", "treasury", "ever_tree", "seer", "monk", "hotel"]},
        {**ROWAN, "hand": [], "city": ["palace", "carnival", "farmer", "postal_pigeon", {"card": "dungeon",
         "under": ["bard", "fool"]}, "architect", "wanderer", "inn", {"card": "ferry", "occupied": True}, "teacher",
         "historian", "ranger", "lighthouse", "locomotive", "crane", "welcome_arch", "guild_hall", "schoolhouse",
         "harvester", "chancellor", "diplomat", "greenhouse", "tea_house"]},
    ],
}  # fmt: skip
LATE: dict[str, Any] = {
    **POSITION, "season": "winter", "sun": 7, "moon": 6,
    "seats": [
        {**HAZEL, "city": [*HAZEL["city"], "gatehouse", "barn", "weaver", "tailor", "library", "wall", "scout",
                           "elder", "miller"], "hand": ["castle"]},
        {**ROWAN, "hand": ["baker"]},
    ],
}  # fmt: skip

CITY = ["harbor", "monastery", {"card": "storehouse", "goods": {"berry": 2}}, "shopkeeper", "courthouse", "inn", "king",
        {"card": "post_office", "occupied": True}, {"card": "dungeon", "under": ["bard"]}, "miner_mole"]  # fmt: skip
MAYORS = [
    {key: value for key, value in seat.items() if key not in ("city", "points", "events")} for seat in (HAZEL, ROWAN)
]
SHARED: dict[str, Any] = {
    "seed": 4, "boxes": ["duo"], "options": {"mode": "cooperative", "chapter": 3}, "season": "summer", "sun": 4,
    "moon": 3, "seats": MAYORS, "city": CITY, "points": 9,
    "good_news": ["gn_parcel", "gn_ovation"], "goals": [True, None],
    "meadow": ["mine", "messenger", "orchard", "doctor", "theater", "bridge", "woodcarver", "chapel", "scout", "judge",
               "queen", "peddler"],
    "skunks": {"events": [2], "meadow": [2, 6], "locations": ["farm_resin"]},
}  # fmt: skip
THORN: dict[str, Any] = {
    **{key: value for key, value in SHARED.items() if key not in ("good_news", "goals", "skunks")},
    "options": {"mode": "challenge", "solo": True},
    "thorn": {"cards": ["hotel", "wanderer", "palace", "barn", "wall", "weaver", "lighthouse", "tailor", "library"],
              "events": []},
}  # fmt: skip


def chapter(number: int, **changes: Any) -> dict[str, Any]:
    """The shared table in another chapter, whose goals are open and whose skunks are rolled."""
    kept = {key: value for key, value in SHARED.items() if key not in ("goals", "skunks")}
    return {**kept, "options": {"mode": "cooperative", "chapter": number}, **changes}


def holding(hand: list[str], city: list[str], goods: dict[str, int]) -> dict[str, Any]:
    """The first table with another hand, city and supply of the Hare; the Meadow is dealt."""
    hare = {**HAZEL, "hand": hand, "city": city, "goods": goods}
    return {**POSITION, "meadow": [], "seats": [hare, {"name": "Rowan"}]}


def at(position: dict[str, Any], *answers: Any) -> Callable[[App], None]:
    def show(app: App) -> None:
        table(app, position, *answers)

    return show


def resting(name: str) -> Callable[[App], None]:
    """The pointer resting on something."""

    def show(app: App) -> None:
        screen = table(app, POSITION)
        where = screen.where(name)
        assert where is not None
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where.center, rel=(1, 1), buttons=(0, 0, 0), touch=False))
        app.update(1.0)

    return show


def pressed(name: str) -> Callable[[App], None]:
    """Something on the table was clicked."""

    def show(app: App) -> None:
        screen = table(app, POSITION)
        node = screen.scene.find(name)
        assert node is not None
        screen.press(node)
        screen.lift()

    return show


def opened(position: dict[str, Any], *names: str) -> Callable[[App], None]:
    """Things on the table pressed one after the other."""

    def show(app: App) -> None:
        screen = table(app, position)
        for name in names:
            node = screen.scene.find(name)
            assert node is not None, name
            screen.press(node)
            screen.lift()

    return show


def closer(name: str, position: dict[str, Any] = POSITION) -> Callable[[App], None]:
    """Something on the table in large."""

    def show(app: App) -> None:
        screen = table(app, position)
        node = screen.scene.find(name)
        assert node is not None, name
        screen.look_closer(node)
        screen.lift()

    return show


def dragging(app: App) -> None:
    """A card of the Meadow on its way to the hand."""
    screen = table(app, POSITION)
    start, end = screen.where("card:meadow:1"), screen.where("hand")
    assert start is not None and end is not None
    for kind, point in ((pygame.MOUSEBUTTONDOWN, start.center), (pygame.MOUSEMOTION, end.midtop)):
        app.handle(pygame.event.Event(kind, pos=point, button=1, rel=(1, 1), buttons=(1, 0, 0), touch=False))


def heard(app: App) -> None:
    """Which of three Good News is kept, asked at the start of a chapter."""
    sitting = Sitting.new(PLANS, ["duo"], {"mode": "cooperative", "chapter": 1}, 3)
    while sitting.decision is not None and sitting.decision.options[0].key.partition("_")[0] != "gn":
        sitting.submit(sitting.decision.answer(random_pick(sitting.decision, random.Random(1))))
    sitting.take_seat()
    app.show(TableScreen(app, sitting))


def sharing(app: App) -> None:
    """A resource on its way to the Sharing tile."""
    screen = table(app, SHARED)
    start, end = screen.where("goods:berry"), screen.where("sharing:tile")
    assert start is not None and end is not None
    for kind, point in ((pygame.MOUSEBUTTONDOWN, start.center), (pygame.MOUSEMOTION, end.midleft)):
        app.handle(pygame.event.Event(kind, pos=point, button=1, rel=(1, 1), buttons=(1, 0, 0), touch=False))


def played(app: App, **options: Any) -> Sitting:
    """A whole game by chance."""
    seats = [{"name": plan.name, "animal": plan.animal} for plan in PLANS]
    game = Game.at({"seed": 5, "boxes": ["duo"], "seats": seats, "options": options}, SHELF)
    chance = random.Random(5)
    while game.decision is not None:
        game.submit(game.decision.answer(random_pick(game.decision, chance)))
    return Sitting(PLANS, game)


def ended(position: dict[str, Any]) -> Callable[[App], None]:
    """The score sheet after the last turn of a year."""

    def show(app: App) -> None:
        game = Game.at({**position, "season": "autumn", "sun": 7, "moon": 6, "skunks": {}}, SHELF)
        game.submit("pick:deck")
        while game.decision is not None:
            game.submit("end")
        app.show(ScoreScreen(app, Sitting(PLANS, game)))

    return show


def menu(app: App) -> None:
    screen = MenuScreen(app)
    app.show(screen)
    screen.enter(SHELF.box("duo"))


def replay(app: App, **options: Any) -> None:
    screen = ReplayScreen(app, played(app, **options))
    app.show(screen)
    screen.go(60)


SHOTS: dict[str, Callable[[App], None]] = {
    "duo_table": at(POSITION),
    "duo_night": at(LATE),
    "duo_wide_cities": at(WIDE_CITIES),
    "duo_payment": at(POSITION, "play:hand:ferry"),
    "duo_helpers": at(holding(["castle", "bard", "weaver"], [*HAZEL["city"], "judge", "crane", "dungeon"],
                              {"twig": 3, "resin": 2, "pebble": 1}), "play:hand:castle"),
    "duo_tucking": at(holding(["queen", "bard", "weaver"], ["dungeon", "inn"], {"berry": 5}), "play:hand:queen"),
    "duo_costs_a_card": at(holding(["crane", "bard", "weaver"], ["inn"], {}), "play:hand:crane"),
    "duo_choice": at(POSITION, "pick:meadow:1:messenger"),
    "duo_exchange": at(POSITION, "exchange"),
    "duo_closing": at(POSITION, "pick:deck", "sun"),
    "duo_meadow_card": pressed("card:meadow:1"),
    "duo_card_in_hand": resting("card:hand:ferry"),
    "duo_look_river": closer("space:river_1"),
    "duo_look_event": closer("award:faire"),
    "duo_look_season": closer("season:summer"),
    "duo_look_card": closer("card:meadow:1"),
    "duo_look_chapter": closer("chapter:3", SHARED),
    "duo_look_thorn": closer("rival:thorn", THORN),
    "duo_event": resting("award:faire"),
    "duo_reason": resting("card:meadow:4"),
    "duo_dragging": dragging,
    "duo_handover": at(POSITION, "place:farm_resin", "end"),
    "duo_together": at(SHARED),
    "duo_missed": at({**SHARED, "goals": [False, None]}),
    "duo_three_goals": at(chapter(7, season="spring", sun=1, moon=1)),
    "duo_river_points": at(chapter(10)),
    "duo_load_in_the_meadow": at({**POSITION, "meadow": [{"card": "storehouse", "goods": {"twig": 1, "berry": 1}}]}),
    "duo_alone": at({**chapter(15), "options": {"mode": "campaign", "chapter": 15, "solo": True}}),
    "duo_thorn": at(THORN),
    "duo_good_news": opened(SHARED, "tab:good_news"),
    "duo_sharing": opened(SHARED, "sharing:tile"),
    "duo_sharing_by_hand": sharing,
    "duo_watch": opened(SHARED, "watch:pocket"),
    "duo_challenges": opened(THORN, "tab:challenges"),
    "duo_other_hand": opened(THORN, "tab:cards_of_1"),
    "duo_production": opened({**SHARED, "good_news": ["gn_harvest_dance"]}, "tab:good_news",
                             "good_news:gn_harvest_dance", "card:city:0:harbor"),
    "duo_who": at({**SHARED, "good_news": ["gn_bumper_crop"]}, "news:gn_bumper_crop"),
    "duo_which_skunk": at({**SHARED, "good_news": ["gn_path_cleared"]}, "news:gn_path_cleared"),
    "duo_headlines": heard,
    "duo_closing_together": at(SHARED, "pick:deck", "sun"),
    "duo_won_together": ended({**SHARED, "points": 60, "seats": [{**MAYORS[0], "events": ["a1", "b1"]},
                                                                 {**MAYORS[1], "events": ["c1"]}]}),
    "duo_lost_together": ended({**SHARED, "goals": [False, None]}),
    "duo_beat_thorn": ended({**THORN, "points": 80}),
    "duo_thorn_wins": ended(THORN),
    "duo_replay": replay,
    "duo_replay_together": lambda app: replay(app, mode="cooperative", chapter=2),
    "duo_replay_thorn": lambda app: replay(app, mode="challenge"),
    "duo_handover_together": at(SHARED, "place:farm_pebble", "end"),
    "duo_new_game": lambda app: app.show(set_up_screen(app, ["duo"])),
    "duo_menu": menu,
    "duo_score": lambda app: app.show(ScoreScreen(app, played(app))),
}  # fmt: skip
