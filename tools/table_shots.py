"""Shots of the table: positions with every kind of question, and everything that can be laid over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from everdell_desktop.ai.advice import advice
from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.table.screen import TableScreen

ANIMALS = ("hedgehog", "mouse", "squirrel", "turtle", "owl", "otter")
BOARDS = {"bellfaire": "fair", "spirecrest": "mountain", "newleaf": "railway"}
SIX = ("Hazel", "Rowan", "Bram", "Fern", "Juniper", "Sorrel")
CITY = [
    "farm", {"card": "mine", "occupied": True}, {"card": "harvester", "shares": "gatherer"}, "gatherer", "shopkeeper",
    {"card": "storehouse", "goods": {"twig": 3, "resin": 2}}, "inn", {"card": "clock_tower", "points": 2}, "wanderer",
    {"card": "dungeon", "under": ["bard"]}, "palace",
]  # fmt: skip
HAND = ["queen", "ever_tree", "teacher", "crane", "university", "doctor"]
GOODS = {"twig": 4, "resin": 2, "pebble": 3, "berry": 5}
POSITION: dict[str, Any] = {
    "seed": 11,
    "seats": [
        {"name": "Hazel", "season": "summer", "city": CITY, "hand": HAND, "goods": GOODS, "points": 7, "workers": 2,
         "placed": ["basic_3_twig", "city:0:inn"]},
        {"name": "Rowan", "season": "spring", "city": ["farm", "post_office", "judge", "school"], "points": 4,
         "goods": {"twig": 1, "berry": 2}, "placed": ["basic_1_berry", "haven"]},
        {"name": "Bramble", "season": "summer", "city": ["monastery", "monk", "king", "chapel", "shepherd", "theater"],
         "events": ["grand_tour"], "goods": {"resin": 3}, "placed": ["basic_1_berry", "forest_3_berry"]},
    ],
    "meadow": ["bard", "castle", "lookout", "woodcarver", "ruins", "miner_mole", "fair_grounds", "historian"],
    "forest": ["forest_3_berry", "forest_2_any", "forest_discard_any_draw_double", "forest_draw_2_meadow_play_1"],
    "special_events": ["tax_relief", "a_well_run_city", "performer_in_residence", "the_everdell_games"],
}  # fmt: skip


def table(app: App, position: dict[str, Any], *answers: Any) -> TableScreen:
    """The table at a position, after these answers."""
    game = Game.at(position, SHELF)
    for answer in answers:
        game.submit(answer)
    people = [player for player in game.state.players if not player.automaton]
    screen = TableScreen(app, Sitting([SeatPlan(p.name, ANIMALS[n]) for n, p in enumerate(people)], game))
    app.show(screen)
    return screen


def asked(*answers: Any, **seat: Any) -> Callable[[App], None]:
    """A question that comes up after these answers; keywords change the first seat."""

    def show(app: App) -> None:
        placed = {"placed": ["basic_3_twig"]} if "city" in seat else {}
        seats = [{**POSITION["seats"][0], **placed, **seat}, *POSITION["seats"][1:]]
        special = ["a_brilliant_marketing_plan", "tax_relief"]
        table(app, {**POSITION, "seats": seats, "special_events": special}, *answers)

    return show


def laid(open_it: Callable[[TableScreen], object]) -> Callable[[App], None]:
    """Something that is opened on the table."""

    def show(app: App) -> None:
        open_it(table(app, POSITION))

    return show


def dragging(app: App) -> None:
    screen = table(app, POSITION)
    start, end = screen.where("worker:worker"), screen.where("space:forest_2_any")
    assert start is not None and end is not None
    for kind, point in ((pygame.MOUSEBUTTONDOWN, start.center), (pygame.MOUSEMOTION, end.center)):
        app.handle(pygame.event.Event(kind, pos=point, button=1, rel=(1, 1), buttons=(1, 0, 0), touch=False))


def resting(name: str) -> Callable[[App], None]:
    """The pointer resting on something."""

    def show(app: App) -> None:
        screen = table(app, POSITION)
        where = screen.where(name)
        assert where is not None
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where.center, rel=(1, 1), buttons=(0, 0, 0), touch=False))
        app.update(1.0)

    return show


RIVER: dict[str, Any] = {
    **POSITION, "boxes": ["base", "pearlbrook", "legends", "extra"],
    "seats": [{**POSITION["seats"][0], "pearls": 2}, POSITION["seats"][1], {**POSITION["seats"][2], "pearls": 1}],
}  # fmt: skip


def region(name: str, *boxes: str) -> Callable[[App], None]:
    """A region looked at, with these boxes on the table or with all that are older."""

    def show(app: App) -> None:
        position = {**POSITION, "boxes": ["base", *boxes]} if boxes else RIVER
        table(app, position).landscape.go(name, at_once=True)
        app.screen.refresh()  # type: ignore[attr-defined]

    return show


def drawer(tab: str) -> Callable[[App], None]:
    """The drawer with a tab open."""

    def show(app: App) -> None:
        table(app, RIVER).use_button(f"tab:{tab}")

    return show


def hinted(app: App) -> None:
    """What a strong player would do, and why."""
    screen = table(app, POSITION)
    found = advice(screen.sitting.game, 1, lambda: False)
    screen.tools.advise(found)


def handover(app: App) -> None:
    table(app, POSITION, "place:basic_2_resin")


def lingering(app: App) -> None:
    """One's own result, before the machine is handed over."""
    screen = table(app, POSITION)
    screen.submit("place:basic_2_resin")


def told(app: App, position: dict[str, Any] = RIVER) -> None:
    """A move of a computer player, told and marked."""
    screen = table(app, position)
    screen.sitting.plans[1:] = [plan._replace(level="random") for plan in screen.sitting.plans[1:]]
    screen.submit("place:basic_2_resin")
    screen.sitting.game.submit("place:basic_1_pebble")
    screen.after_change()
    screen.scene.tweens = []
    screen.use_button("coin:1")


def dearer_help(app: App) -> None:
    """Paying with the Dungeon on: who goes into it is still to be chosen."""
    asked("play:meadow:1:castle", city=[*CITY[:2], "crane", "judge", "dungeon", "wanderer", "shepherd"])(app)
    app.screen.sheets[0].press("pay:helper:dungeon")  # type: ignore[attr-defined]
    app.screen.lift()  # type: ignore[attr-defined]


def six(*answers: Any, region: str = "") -> Callable[[App], None]:
    """Six at the table, after these answers; a region looked at."""

    def show(app: App) -> None:
        lying = {key: value for key, value in POSITION.items() if key != "special_events"}
        places = (
            ["basic_3_twig", "city:0:inn"],
            ["basic_1_berry"],
            ["basic_1_berry"],
            ["basic_2_resin"],
            ["haven"],
            [],
        )
        known: list[dict[str, Any]] = [*POSITION["seats"], {}, {}, {}]
        seats = [{**known[n], "name": name, "placed": places[n], "events": []} for n, name in enumerate(SIX)]
        screen = table(app, {**lying, "seats": seats, "boxes": ["base", "bellfaire"]}, *answers)
        if region:
            screen.landscape.go(region, at_once=True)
            screen.refresh()

    return show


FULL: dict[str, Any] = {
    **POSITION, "boxes": [name for name in SHELF.choosable() if not SHELF.box(name).alone], "special_events": [],
    "seats": [
        {**POSITION["seats"][0], "pearls": 1, "discoveries": ["discovery_forager"], "visitors": ["bim_little"],
         "expedition": ["map_mirror_lake", "map_littledell"], "reserved": "museum"},
        *POSITION["seats"][1:],
    ],
}  # fmt: skip
"""Everything there is on one table."""


def full(app: App) -> None:
    table(app, FULL)


EVENTS = ["tax_relief", "a_well_run_city", "performer_in_residence", "the_everdell_games"]
AUTUMN: dict[str, Any] = {
    **FULL, "special_events": EVENTS, "options": {"bellfaire_powers": "free"},
    "seats": [
        {**FULL["seats"][0], "season": "autumn", "power": "power_hedgehogs"},
        {**FULL["seats"][1], "season": "autumn", "power": "power_mice", "pearls": 2, "expedition": ["map_twin_bridges"],
         "adornments": ["sundial"], "played_adornments": ["hourglass"], "visitors": ["ruby_dew", "plum_shortclaw"],
         "discoveries": ["discovery_stubblehoof"], "reserved": "inn", "events": ["flower_festival"]},
        {**FULL["seats"][2], "power": "power_foxes", "season": "autumn"},
    ],
}  # fmt: skip
"""All boxes late in a game: powers, everything claimed or still open, and a neighbour who owns things too."""


def late(app: App) -> None:
    """A move of a computer player told at a full table, with the score so far open."""
    told(app, AUTUMN)


def paying_with_all(app: App) -> None:
    """Paying with helpers, a power, pearls and golden tokens at hand; one good is exchanged."""
    helped = {**AUTUMN["seats"][0], "city": ["judge", "crane", "dungeon", "wanderer", "farm"], "placed": []}
    goods = {"twig": 4, "resin": 2, "pebble": 3, "berry": 5}
    seats = [{**helped, "goods": goods}, *AUTUMN["seats"][1:]]
    table(app, {**AUTUMN, "seats": seats}, "play:meadow:1:castle")
    app.screen.sheets[0].press("pay:helper:judge")  # type: ignore[attr-defined]
    app.screen.lift()  # type: ignore[attr-defined]


def neighbour(app: App) -> None:
    """The closer look at the city of somebody who owns things of every box."""
    table(app, AUTUMN).show_city(1)


def frog_in_hand(app: App) -> None:
    """A piece held over a place that is open to it."""
    screen = table(app, RIVER)
    screen.landscape.go("river", at_once=True)
    screen.refresh()
    start, end = screen.where("worker:frog"), screen.where("space:river_three_production")
    assert start is not None and end is not None
    for kind, point in ((pygame.MOUSEBUTTONDOWN, start.center), (pygame.MOUSEMOTION, end.center)):
        app.handle(pygame.event.Event(kind, pos=point, button=1, rel=(1, 1), buttons=(1, 0, 0), touch=False))


def solo(app: App) -> None:
    rugwort = {"city": ["farm", "inn", "mine", "king", "bard", "ruins", "crane"], "points": 1, "season": "summer"}
    seat = {"name": "Hazel", "season": "summer", "city": CITY[:6], "hand": HAND[:4], "goods": GOODS}
    table(app, {"seed": 3, "options": {"rugwort_year": 2}, "seats": [seat], "rugwort": rugwort})


SHOTS: dict[str, Callable[[App], None]] = {
    "table_hint": hinted,
    "table": laid(lambda screen: None),
    "table_valley": region("valley"),
    "table_river": region("river"),
    **{f"table_{name}": region(name, box) for box, name in BOARDS.items() if box in SHELF.choosable()},
    "drawer_adornments": drawer("adornments"),
    "drawer_legends": drawer("legends"),
    "table_all_boxes": full,
    "table_late": late,
    "ask_payment_full": paying_with_all,
    "ask_meadow": asked("prepare", season="spring", workers=0, city=CITY[:6],
                        placed=["basic_3_twig", "basic_2_resin", "haven"]),
    "city_with_things": neighbour,
    "table_frog_in_hand": frog_in_hand,
    "ask_crate": six("place:market"),
    "table_solo": solo,
    "table_six": six(),
    "fair_six": six(region="fair"),
    "handover_six": six("place:basic_1_pebble"),
    "table_dragging": dragging,
    "table_card_in_hand": resting("card:hand:university"),
    "table_reason": resting("space:journey_5"),
    "handover": handover,
    "table_lingering": lingering,
    "table_told": told,
    "ask_payment_dungeon": dearer_help,
    "ask_one": asked("play:meadow:4:ruins"),
    "ask_some": asked("play:meadow:0:bard", hand=["queen", "farm", "farm", "inn", "crane", "doctor"]),
    "ask_goods": asked("place:forest_2_any"),
    "ask_one_resource": asked("play:hand:harvester", "goods", "share", hand=["harvester"],
                              city=["farm", "gatherer"], goods={"berry": 3}),
    "ask_payment": asked("play:meadow:1:castle", city=[*CITY[:2], "crane", "judge", "dungeon", "wanderer"]),
    "ask_distribute": asked("claim:a_brilliant_marketing_plan", city=["shopkeeper", "post_office"]),
    "ask_arrange": asked("prepare", city=["doctor", "woodcarver", "peddler", "teacher", "chip_sweep", "farm"],
                         season="winter", workers=0, placed=["basic_3_twig", "haven"]),
    "card_in_large": laid(lambda screen: screen.show_card("miner_mole")),
    "city_of_another": laid(lambda screen: screen.show_city(2)),
    "log": laid(lambda screen: screen.tools.use("log")),
    "list_of_options": laid(lambda screen: screen.keyboard.list_options()),
    "table_menu": laid(lambda screen: screen.tools.use("menu")),
}  # fmt: skip
