"""The fifteen powers, each by what its card says."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.base import BASE
from everdell_desktop.boxes.bellfaire.powers import POWERS
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.spaces import BASIC
from everdell_desktop.engine.view import view
from tests.bellfaire.table import fair
from tests.scenario import Scenario, covers

DEALT = {"bellfaire_powers": "dealt"}
FOREST = "forest_3_berry forest_2_any forest_2_card_1_any"
BASICS = [space.id for space in BASE.spaces if space.kind == BASIC]
MEADOW = "farm mine king queen bard judge inn ruins"


def people(power: Any, number: int = 2, **facts: Any) -> Scenario:
    """Seat 0 plays a people; the others are Otters and their like, who never act by themselves."""
    scenario = fair(number, DEALT, power=power, **facts)
    return scenario


def otters(scenario: Scenario, **facts: Any) -> Scenario:
    return scenario.against(power="power_otters", **facts)


@covers("power_axolotls")
def test_axolotls_take_the_token_of_a_basic_place_once_and_spend_it_as_any_resource() -> None:
    scenario = otters(people("power_axolotls")).place("basic_3_twig").expect(twigs=3)
    held = scenario.game.position()["seats"][0]["power"]
    assert held["tokens"] == 1 and "basic_3_twig" not in held["left"] and len(held["left"]) == 7
    again = otters(people({"power": "power_axolotls", "tokens": 2, "left": []})).answer("power:wild:pebble")
    again.expect(pebbles=1, midway=True).place("basic_3_twig")
    assert again.game.position()["seats"][0]["power"] == {"power": "power_axolotls", "tokens": 1, "left": []}


@covers("power_axolotls")
def test_axolotls_take_nothing_by_a_copy() -> None:
    scenario = otters(people("power_axolotls", city="lookout")).visit("lookout").choose("basic_3_twig")
    assert scenario.game.position()["seats"][0]["power"]["tokens"] == 0


@covers("power_cardinals")
def test_cardinals_may_draw_one_more_for_each_drawing_effect() -> None:
    scenario = otters(people("power_cardinals")).place("basic_2_card_1_point")
    scenario.asks("choose_one", "yes skip").choose("yes").expect(hand=3, points=1)
    otters(people("power_cardinals")).place("basic_2_card_1_point").skip().expect(hand=2)


@covers("power_cardinals")
def test_cardinals_hold_two_cards_more() -> None:
    otters(people("power_cardinals", hand="farm " * 8)).place("basic_2_card_1_point").expect(hand=10)


@covers("power_foxes")
def test_foxes_use_the_place_of_an_opponents_worker_and_stay_on_the_forest() -> None:
    scenario = people("power_foxes", forest=FOREST, meadow="castle castle palace palace king king ever_tree ever_tree")
    otters(scenario, placed=["basic_3_twig", "city:1:inn"], workers=0, city="inn")
    scenario.place("forest_3_berry").asks("choose_one", "forest_3_berry basic_3_twig")
    scenario.choose("basic_3_twig").expect(twigs=3, berries=0, placed="forest_3_berry")


@covers("power_foxes")
def test_foxes_pay_the_owner_of_a_copied_card_nothing() -> None:
    scenario = people("power_foxes", forest=FOREST, twigs=3, meadow="farm " * 8)
    otters(scenario, placed=["city:1:inn"], workers=1, city="inn").place("forest_3_berry").choose("city:1:inn")
    scenario.choose("meadow:0:farm").expect(city="farm", placed="forest_3_berry").expect(seat=1, points=0)


@covers("power_foxes")
def test_foxes_copy_neither_events_nor_places_where_workers_stay() -> None:
    scenario = people("power_foxes", forest=FOREST, twigs=5)
    placed = ["event:grand_tour", "city:1:monastery", "city:1:chapel", "basic_1_berry"]
    seat = {"season": "autumn", "city": "monastery chapel", "events": "grand_tour", "placed": placed, "workers": 0}
    otters(scenario, **seat).place("forest_3_berry").asks("choose_one", "forest_3_berry basic_1_berry")


@covers("power_hedgehogs")
def test_hedgehogs_sniff_out_a_berry_where_the_place_gives_none() -> None:
    otters(people("power_hedgehogs")).place("basic_3_twig").expect(twigs=3, berries=1)
    otters(people("power_hedgehogs")).place("basic_1_berry").expect(berries=1)
    otters(people("power_hedgehogs")).place("haven").expect(berries=0)


@covers("power_hedgehogs")
def test_hedgehogs_pay_two_berries_for_one_of_a_construction() -> None:
    scenario = otters(people("power_hedgehogs", hand="farm", twigs=2, berries=2)).play("farm")
    scenario.expect(city="farm", twigs=0, berries=1)
    otters(people("power_hedgehogs", hand="farm", berries=6)).play("farm").expect(city="farm", berries=1)
    otters(people("power_hedgehogs", hand="bard", berries=2)).offers_not("play:hand:bard")


@covers("power_squirrels")
def test_squirrels_carry_one_twig_more_and_pay_two_for_one() -> None:
    otters(people("power_squirrels")).place("basic_3_twig").expect(twigs=4)
    otters(people("power_squirrels")).place("basic_1_pebble").expect(twigs=0)
    otters(people("power_squirrels", hand="mine", twigs=5)).play("mine").expect(city="mine", twigs=0)


@covers("power_otters")
def test_otters_patch_with_resin_without_limit() -> None:
    scenario = people("power_otters", hand="mine", twigs=1, resin=2).against(power="power_mice")
    scenario.play("mine").expect(city="mine", twigs=0, resin=0)


@covers("power_otters")
def test_a_bundle_is_named_in_the_way_goods() -> None:
    scenario = people("power_otters", hand="farm", twigs=2, resin=3).against(power="power_mice").play("farm")
    scenario.asks("choose_payment", "goods").answer({"key": "goods", "goods": {"resin": 3}})
    scenario.expect(city="farm", twigs=2, resin=0)


@covers("power_lizards")
def test_lizards_visit_a_place_of_their_own_and_nobody_else_does() -> None:
    power = {"power": "power_lizards", "forest": ["forest_3_berry"], "stack": []}
    forest = "forest_2_any forest_2_card_1_any forest_2_resin_1_twig"
    scenario = otters(people(power, forest=forest)).place("forest_3_berry").expect(berries=3)
    scenario.blocked("place:forest_3_berry", "only")


@covers("power_lizards")
def test_lizards_settle_one_of_three_at_the_end_of_preparing() -> None:
    stack = ["forest_3_berry", "forest_2_any", "forest_2_card_1_any", "forest_2_resin_1_twig"]
    power = {"power": "power_lizards", "forest": [], "stack": stack}
    forest = "forest_2_berry_1_card forest_1_pebble_3_card forest_copy_basic_1_card"
    scenario = otters(people(power, forest=forest, workers=0, placed=["basic_1_berry", "basic_1_berry"])).prepare()
    scenario.asks("choose_one", "forest_3_berry forest_2_any forest_2_card_1_any").choose("forest_2_any")
    assert scenario.game.position()["seats"][0]["power"] == {
        "power": "power_lizards", "forest": ["forest_2_any"],
        "stack": ["forest_2_resin_1_twig", "forest_3_berry", "forest_2_card_1_any"],
    }  # fmt: skip


@covers("power_lizards")
def test_a_view_shows_how_many_cards_lie_in_the_stack() -> None:
    game = otters(people("power_lizards")).game
    for seat in (0, 1):
        assert isinstance(view(game.state, game.rules, seat)["seats"][0]["power"]["stack"], int)


@covers("power_mice")
def test_mice_gain_a_kind_they_hold_none_of_after_the_place_has_paid() -> None:
    scenario = otters(people("power_mice", pebbles=1)).place("basic_3_twig").asks("choose_one", "resin berry skip")
    scenario.choose("resin").expect(twigs=3, resin=1)
    otters(people("power_mice")).place("basic_3_twig").skip().expect(goods=3)
    otters(people("power_mice", resin=1, pebbles=1, berries=1)).place("basic_3_twig").expect(goods=6)
    otters(people("power_mice")).place("market").choose("crate_twigs").expect(goods=3)


@covers("power_moles")
def test_moles_swap_one_of_what_the_place_gave() -> None:
    scenario = otters(people("power_moles", berries=2)).place("basic_3_twig").asks("choose_one", "twig skip")
    scenario.choose("twig").expect(twigs=2, pebbles=1, berries=2)
    otters(people("power_moles")).place("basic_2_card_1_point").expect(hand=2)


@covers("power_owls")
def test_owls_discard_then_draw_and_may_give_away_to_draw_two() -> None:
    scenario = otters(people("power_owls", hand="farm mine", deck="king queen bard")).place("basic_3_twig")
    scenario.asks("choose_some", "farm mine").choose(["farm"]).asks("choose_one", "draw skip").choose("draw")
    scenario.asks("choose_one", "keep seat:1").choose("seat:1")
    scenario.expect(hand="mine queen bard").expect(seat=1, hand="king").table(discard="farm")


@covers("power_owls")
def test_owls_may_do_nothing_and_hold_one_card_more() -> None:
    scenario = otters(people("power_owls", hand="farm " * 8)).place("basic_3_twig").choose([]).choose("draw")
    scenario.choose("keep").expect(hand=9)
    otters(people("power_owls", hand="farm")).place("basic_3_twig").choose([]).skip().expect(hand="farm")


@covers("power_platypuses")
def test_platypuses_return_a_point_for_a_resource_and_a_card_once_a_turn() -> None:
    scenario = otters(people("power_platypuses", meadow=MEADOW, deck="castle")).scores(tokens=5)
    scenario.answer("power:treasure").choose("pebble").choose("meadow:2:king")
    scenario.offers_not("power:treasure").expect(midway=True, pebbles=1, hand="king")
    scenario.place("basic_3_twig").scores(tokens=4)


@covers("power_platypuses")
def test_platypuses_with_no_points_left_hunt_no_more() -> None:
    otters(people({"power": "power_platypuses", "points": 0})).offers_not("power:treasure")


@covers("power_rats")
def test_rats_gain_when_anybody_plays_the_marked_card_and_move_the_marker() -> None:
    power = {"power": "power_rats", "slot": 3}
    scenario = fair(2, DEALT, power="power_otters", meadow=MEADOW, berries=5).against(power=power, twig=1)
    scenario.play("queen").asks("choose_one", "resin pebble berry")
    assert scenario.decision.seat == 1
    scenario.choose("berry").asks("choose_one")
    assert not any(option.key.startswith("meadow:3:") for option in scenario.decision.options)
    scenario.choose("meadow:0:farm").expect(seat=1, berries=1, twigs=1)
    assert scenario.game.position()["seats"][1]["power"] == {"power": "power_rats", "slot": 0}


@covers("power_rats")
def test_the_marker_stays_on_its_slot_when_the_card_leaves_otherwise() -> None:
    power = {"power": "power_rats", "slot": 0}
    scenario = fair(
        2, DEALT, power="power_otters", meadow=MEADOW, season="spring", workers=0, placed=["basic_1_berry"] * 2
    )
    scenario.against(power=power).prepare().choose(["meadow:0:farm", "meadow:1:mine"]).expect(seat=1, goods=0)
    assert scenario.game.position()["seats"][1]["power"]["slot"] == 0


@covers("power_starlings")
def test_starlings_choose_deck_or_meadow_card_by_card_and_fill_the_meadow_afterwards() -> None:
    scenario = otters(people("power_starlings", meadow=MEADOW, deck="castle palace")).place("basic_2_card_1_point")
    scenario.choose("meadow:2:king").offers_not("meadow:2:castle").choose("deck")
    scenario.expect(hand="king castle").table(meadow=MEADOW.replace("king", "palace"))


@covers("power_toads")
def test_toads_discard_a_card_to_let_a_played_green_card_produce_again() -> None:
    scenario = otters(people("power_toads", hand="farm inn", twigs=2, resin=1)).play("farm")
    scenario.asks("choose_some", "inn").choose(["inn"]).expect(berries=2, hand="", city="farm")
    otters(people("power_toads", hand="farm inn", twigs=2, resin=1)).play("farm").choose([]).expect(berries=1)


@covers("power_turtles")
def test_turtles_invest_and_take_back_with_one_more_of_the_kind() -> None:
    scenario = otters(people("power_turtles", hand="farm", twigs=2, resin=2)).play("farm")
    scenario.asks("choose_one", "resin berry skip").choose("resin").expect(resin=0, berries=1)
    invested = {"power": "power_turtles", "goods": {"resin": 1}}
    assert scenario.game.position()["seats"][0]["power"] == invested
    again = otters(people(invested, hand="farm", twigs=2, resin=1)).play("farm").expect(resin=2, berries=1)
    assert again.game.position()["seats"][0]["power"] == {"power": "power_turtles", "goods": {}}


@covers("power_turtles")
def test_an_investment_counts_as_left_over_in_ties() -> None:
    invested = {"power": "power_turtles", "goods": {"twig": 1}}
    scenario = fair(2, DEALT, power=invested, season="autumn").against(power="power_otters", season="autumn")
    scenario.give_up().give_up().over(0)


# dealing and choosing


def new(options: dict[str, Any], seats: int = 2, seed: int = 5) -> Game:
    return Game.new(Setup(("base", "bellfaire"), tuple(Seat(f"P{n}") for n in range(seats)), options), seed, SHELF)


def test_each_seat_keeps_one_of_two_dealt() -> None:
    game = new(DEALT, 3)
    taken = []
    while game.decision is not None and game.decision.purpose == "power":
        keys = [option.key for option in game.decision.options]
        assert len(keys) == 2 and not set(keys) & set(taken)
        taken += keys
        game.submit(keys[0])
    assert len(taken) == 6


def test_free_choice_offers_every_power_nobody_has() -> None:
    game = new({"bellfaire_powers": "free"})
    assert game.decision is not None and len(game.decision.options) == 15
    game.submit("power_mice")
    assert game.decision is not None and game.decision.seat == 1 and len(game.decision.options) == 14


def test_with_powers_nobody_gets_the_worker_for_spring() -> None:
    scenario = otters(people("power_moles", workers=0, placed=["basic_1_berry"] * 2)).prepare().expect(workers=2)
    assert scenario.game.rules.limits.workers == (2, 2, 3, 5)


def test_rats_choose_their_spot_and_lizards_their_first_place() -> None:
    game = new({"bellfaire_powers": "free"})
    for answer in ("power_rats", "power_lizards"):
        game.submit(answer)
    assert game.decision is not None and game.decision.options[0].key.startswith("meadow:")
    game.submit(game.decision.options[0].key)
    assert game.decision is not None and game.decision.seat == 1 and len(game.decision.options) == 3


@pytest.mark.parametrize(
    "seats",
    [
        [{"power": "power_mice"}, {"power": "power_mice"}],
        [{"power": {"power": "power_mice", "tokens": 1}}, {}],
        [{"power": {"power": "power_rats", "slot": 9}}, {}],
        [{"power": {"power": "power_platypuses", "points": 6}}, {}],
        [{"power": {"power": "power_axolotls", "left": ["forest_3_berry"]}}, {}],
        [{"power": {"power": "power_turtles", "goods": {"twig": 1, "resin": 1}}}, {}],
        [{"power": "power_bears"}, {}],
    ],
)
def test_impossible_powers_are_refused(seats: list[dict[str, Any]]) -> None:
    with pytest.raises(PositionError):
        Game.at({"boxes": ["base", "bellfaire"], "options": DEALT, "seats": seats}, SHELF)


def test_without_powers_no_seat_has_one() -> None:
    assert "power" not in fair().game.position()["seats"][0]
    with pytest.raises(PositionError, match="power"):
        assert fair(power="power_mice").game


HAND_BONUS = {"power_owls": 1, "power_cardinals": 2, "power_starlings": 3}


@pytest.mark.parametrize("power", [power.id for power in POWERS])
@pytest.mark.parametrize(("seats", "usual"), [(2, 8), (5, 7)])
def test_how_many_cards_a_people_holds(power: str, seats: int, usual: int) -> None:
    limit = usual + HAND_BONUS.get(power, 0)
    cards = ["farm"] * 8 + ["twig_barge"] * 3 + ["mine"]
    assert len(people(power, seats, hand=cards[:limit]).game.state.players[0].hand) == limit
    with pytest.raises(PositionError, match="a hand has at most"):
        _ = people(power, seats, hand=cards[: limit + 1]).game


@pytest.mark.parametrize("power", [power.id for power in POWERS])
def test_what_lies_on_a_card_at_the_start(power: str) -> None:
    other = "power_otters" if power != "power_otters" else "power_mice"
    setup = Setup(("base", "bellfaire"), (Seat("A"), Seat("B")), {"bellfaire_powers": "free"})
    game = Game.new(setup, 5, SHELF)
    game.submit(power)
    game.submit(other)
    while game.decision is not None and not game.decision.main:
        game.submit(game.decision.options[0].key)
    held = game.position()["seats"][0]["power"]
    points = 5 if power == "power_platypuses" else 0
    assert [sheet.parts["tokens"] for sheet in game.scores()] == [points, 0]
    if power == "power_lizards":
        assert len(held["forest"]) == 1 and len(held["stack"]) == 11
    else:
        assert held == {
            "power_axolotls": {"power": power, "tokens": 0, "left": BASICS},
            "power_platypuses": {"power": power, "points": 5},
            "power_rats": {"power": power, "slot": 0},
            "power_turtles": {"power": power, "goods": {}},
        }.get(power, power)


@covers("power_owls", "power_toads")
def test_owls_and_toads_discard_one_card_at_most() -> None:
    owls = otters(people("power_owls", hand="farm mine")).place("basic_3_twig")
    toads = otters(people("power_toads", hand="farm mine inn", twigs=2, resin=1)).play("farm")
    for scenario in (owls, toads):
        assert (scenario.decision.purpose, scenario.decision.least, scenario.decision.most) == ("discard", 0, 1)
