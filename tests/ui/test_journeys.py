"""What boxes with a journey need of the table: veils, walking pieces, figures, questions and drops in the drawer."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.newleaf.visitors import VISITORS
from everdell_desktop.boxes.spirecrest.weather import WEATHER_CARDS
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.resources import resource
from everdell_desktop.ui.table.regions import standing_places
from everdell_desktop.ui.table.tracks import Walk
from everdell_desktop.ui.table.veils import KINDS, Veil

from .conftest import FRAME, Hands
from .playing import at

MOUNTAIN = ["base", "spirecrest"]
TRAVELER = Subject("traveler", "0", 0)


def seats(**first: Any) -> list[dict[str, Any]]:
    return [{"name": "Hazel", "hand": [], **first}, {"name": "Rowan"}]


def under(weather: str, season: str) -> dict[str, Any]:
    return {"boxes": MOUNTAIN, "seats": seats(season=season), "weather": {season: weather}}


# veils


def test_every_veil_that_a_rule_names_is_known() -> None:
    assert {card.veil for card in WEATHER_CARDS} == KINDS.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_a_veil_moves_and_stays_in_its_window(app: App, kind: str) -> None:
    table = at(app, under("weather_snowdrifts", "winter"))
    window = table.layout.board
    veil = Veil(kind, window, app.kit.scale.factor)
    seen = []
    for _ in range(2):
        app.surface.fill((90, 120, 60))
        veil.paint(app.surface, None)
        seen.append(app.surface.copy())
        veil.update(1.0)
    inside = seen[0].subsurface(window)
    assert inside.get_buffer().raw != seen[1].subsurface(window).get_buffer().raw, "nothing moves"
    beside = seen[0].subsurface(window.right, 0, app.size[0] - window.right, app.size[1])
    assert {tuple(beside.get_at((x, 200)))[:3] for x in range(beside.get_width())} == {(90, 120, 60)}


def test_the_weather_of_the_player_drifts_over_the_board(app: App) -> None:
    table = at(app, under("weather_snowdrifts", "winter"))
    veil = table.scene.drift
    assert isinstance(veil, Veil) and veil.kind == "snow"
    assert table.moving() and not table.scene.moving(), "nobody waits for the weather"
    table.refresh()
    assert table.scene.drift is veil, "it goes on where it was"


def test_without_animations_there_is_no_veil(app: App) -> None:
    app.settings.animation = "off"
    assert at(app, under("weather_snowdrifts", "winter")).scene.drift is None


def test_without_weather_there_is_no_veil(app: App) -> None:
    assert at(app, {"boxes": ["base"], "seats": seats()}).scene.drift is None


# walking


def test_a_traveler_walks_to_the_next_area(app: App, hands: Hands) -> None:
    table = at(app, {"boxes": MOUNTAIN, "seats": seats(workers=0, placed=["basic_3_twig", "basic_2_resin"])})
    table.go_to("mountain")
    hands.wait(40)
    (before,) = table.scene.showing(TRAVELER)
    while not table.sitting.game.past[-1:] or table.sitting.game.decision.seat == 0:  # type: ignore[union-attr]
        decision = table.sitting.decision
        assert decision is not None
        table.submit("prepare" if decision.main else decision.options[0].key)
        if any(isinstance(tween, Walk) for tween in table.scene.tweens):
            break
    (after,) = table.scene.showing(TRAVELER)
    assert after[1].x > before[1].x
    assert after[0].picture is None, "it is seen where it walks"
    hands.wait(int(4 / FRAME))
    assert table.scene.showing(TRAVELER)[0][0].picture is not None, "it stands where it went"


def test_a_click_ends_the_walk(app: App, hands: Hands) -> None:
    table = at(app, {"boxes": MOUNTAIN, "seats": seats()})
    table.top.slots.tracks.walking.add(TRAVELER)
    table.hurry()
    hands.wait(2)
    assert not table.top.slots.tracks.walking


# figures


@pytest.mark.parametrize("number", range(1, 9))
def test_figures_stand_inside_their_room(number: int) -> None:
    for area in ((0.0, 0.0, 360.0, 168.0), (10.0, 20.0, 1050.0, 172.0)):
        for x, y, wide, high in standing_places(area, number):
            assert area[0] - 1 <= x and x + wide <= area[0] + area[2] + 1
            assert area[1] - 1 <= y and y + high <= area[1] + area[3] + 1


def test_big_critters_have_the_room_of_the_discoveries_while_nobody_chooses(app: App) -> None:
    first = seats(workers=0, placed=["basic_3_twig", "basic_2_resin"], goods={"twig": 3})
    position = {"boxes": MOUNTAIN, "seats": first}
    table = at(app, position)
    truffle = Subject("big_critter", "big_critter_truffle")
    table.go_to("mountain")
    table.landscape.go("mountain", at_once=True)
    table.refresh()
    alone = table.scene.place_of(truffle)
    table.submit("prepare")
    table.submit(table.sitting.decision.options[0].key)  # type: ignore[union-attr]
    chooses = table.scene.place_of(truffle)
    assert alone is not None and chooses is not None and alone.h > chooses.h


# the drawer


def test_the_expedition_is_walked_in_the_drawer(app: App, hands: Hands) -> None:
    app.settings.animation = "off"
    first = seats(
        season="autumn", workers=0, expedition=["map_meeks_crossing"], goods={"twig": 2},
        placed=["basic_3_twig", "basic_2_resin", "haven", "basic_1_pebble", "basic_1_berry", "basic_1_berry_1_card"],
    )  # fmt: skip
    table = at(app, {"boxes": MOUNTAIN, "seats": first})
    table.submit("pass")
    assert table.drawer.open == "expedition" and table.bar is not None
    hands.click("map_tile:map_meeks_crossing")
    assert table.sitting.game.state.players[0].goods.twig == 0


@pytest.mark.parametrize("start", ["card:meadow:2", "station:teacher:1"])
def test_a_card_put_onto_the_tab_is_reserved(app: App, hands: Hands, start: str) -> None:
    app.settings.animation = "off"
    table = at(app, {
        "boxes": ["base", "newleaf"], "seats": seats(), "station": ["hotel", "teacher", "gardener"],
        "meadow": ["farm", "inn", "mine", "farm", "inn", "mine", "king", "queen"],
    })  # fmt: skip
    if start.startswith("station"):
        table.landscape.go("railway", at_once=True)
        table.refresh()
    hands.drag(start, "tab:reserved")
    state = table.sitting.game.state
    reserved = SHELF.rules(table.sitting.game.rules.setup).cards["mine" if "meadow" in start else "teacher"]
    assert state.parts["newleaf"].reserved[0].id == reserved.id


# pictures


def test_travelers_wear_the_colours_of_their_players(app: App) -> None:
    table = at(app, {"boxes": MOUNTAIN, "seats": seats()})
    size = app.kit.px(72), app.kit.px(90)
    coats = [table.figures.dressed("workers/traveler", seat, size) for seat in range(2)]
    middle = size[0] * 3 // 8, size[1] * 3 // 4
    assert coats[0].get_at(middle) != coats[1].get_at(middle)


def test_every_visitor_has_a_figure_and_a_picture_of_its_own() -> None:
    for folder, ending in (("visitors/waiting", "png"), ("visitors", "jpg")):
        files = [resource("art", folder, f"{name}.{ending}").read_bytes() for name in VISITORS]
        assert len(set(files)) == len(VISITORS)
