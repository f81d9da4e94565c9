"""Scenarios of the ten cards of Legends I."""

import pytest

from tests.legends.table import legends
from tests.scenario import covers, filler

AMILLA, BRIDGE, MARKET = "amilla_glistendew", "bridge_of_the_sky", "mcgregors_market"
OPERA, SPRING, ACORN = "oleanders_opera_house", "silver_scale_spring", "the_green_acorn"
EIGHT = "king king queen queen castle castle palace palace"

# Amilla Glistendew


@covers(AMILLA)
def test_amilla_achieves_an_event_without_what_it_requires() -> None:
    table = legends(city=AMILLA, basic_events="grand_tour", special_events="tax_relief").visit(AMILLA)
    table.asks("choose_one", "grand_tour tax_relief").choose("grand_tour")
    table.expect(events="grand_tour", placed=[f"city:0:{AMILLA}"], workers=1).scores(events=3)


@covers(AMILLA)
def test_amilla_sets_off_what_the_event_does() -> None:
    table = legends(city=[AMILLA, "farm"], basic_events=[], special_events="tax_relief").visit(AMILLA)
    table.expect(events="tax_relief", berries=1)


@covers(AMILLA)
def test_what_the_event_costs_must_be_paid() -> None:
    free: dict[str, list[str]] = {"basic_events": []}
    wart_cure = {**free, "special_events": ["croak_wart_cure"]}
    legends(city=[AMILLA, "farm", "mine"], **wart_cure).blocked(f"place:city:0:{AMILLA}", "no event")
    legends(city=[AMILLA, "farm"], berries=2, **wart_cure).blocked(f"place:city:0:{AMILLA}", "no event")
    table = legends(city=[AMILLA, "farm", "mine"], berries=2, **wart_cure).visit(AMILLA)
    table.expect(events="croak_wart_cure", city=[AMILLA], berries=0)


@covers(AMILLA)
def test_amilla_needs_an_event_and_is_not_open() -> None:
    legends(city=AMILLA, basic_events=[], special_events=[]).blocked(f"place:city:0:{AMILLA}", "no event")
    legends().against(city=AMILLA).offers_not(f"place:city:1:{AMILLA}")


@covers(AMILLA)
def test_amilla_brings_her_worker_home_through_a_well_run_city() -> None:
    table = legends(city=AMILLA, basic_events=[], special_events="a_well_run_city").visit(AMILLA)
    table.expect(events="a_well_run_city", placed=[], workers=2)


# Cirrus Windfall


@covers("cirrus_windfall")
def test_cirrus_plays_a_cheap_card_from_hand_or_meadow_free() -> None:
    meadow = "mine king castle queen doctor judge palace ever_tree"
    table = legends(legends="cirrus_windfall", berries=4, hand="farm king", meadow=meadow).play("cirrus_windfall")
    table.asks("choose_one", "farm meadow:0:mine meadow:5:judge skip").choose("meadow:0:mine")
    table.expect(city="cirrus_windfall mine", pebbles=1, goods=1, hand="farm king")


@covers("cirrus_windfall")
def test_cirrus_may_play_none() -> None:
    legends(legends="cirrus_windfall", berries=4, hand="farm").play("cirrus_windfall").skip().expect(
        city="cirrus_windfall", hand="farm")  # fmt: skip


@covers("cirrus_windfall")
def test_the_space_that_cirrus_frees_may_be_used() -> None:
    table = legends(city=[*filler(14), "postal_pigeon"], legends="cirrus_windfall", hand="inn").play("cirrus_windfall")
    table.choose("inn").expect(city=[*filler(14), "cirrus_windfall", "inn"])


@covers("cirrus_windfall")
def test_the_card_that_cirrus_plays_triggers() -> None:
    table = legends(city="shopkeeper", legends="cirrus_windfall", berries=4, hand="wanderer").play("cirrus_windfall")
    table.choose("wanderer").expect(berries=2, hand=3)


# Foresight, Fynn, Poe


@covers("foresight")
def test_foresight_sees_what_is_played() -> None:
    legends(city="foresight", hand="wanderer", berries=2).play("wanderer").expect(hand=5)
    table = legends(city="foresight", hand="farm", twigs=2, resin=1).play("farm").take(pebbles=1)
    table.expect(pebbles=1, berries=1)


@covers("foresight")
def test_foresight_does_not_see_itself() -> None:
    legends(legends="foresight", berries=4).play("foresight").expect(hand=0, goods=0)


@covers("fynn_nobletail")
def test_fynn_is_worth_more_with_events() -> None:
    events = ["grand_tour", "city_monument", "tax_relief"]
    legends(city="fynn_nobletail", events=events).scores(cards=5, prosperity=7, events=9)


@covers("poe")
def test_poe_throws_away_and_fills_the_hand() -> None:
    table = legends(legends="poe", berries=4, hand="king queen bard").play("poe").choose(["king", "bard"])
    table.expect(hand=8).table(discard="king bard")
    assert "queen" in [card.id for card in table.game.state.players[0].hand]


@covers("poe")
def test_poe_acts_at_production_too() -> None:
    table = legends(city="poe farm", hand=EIGHT, workers=0).prepare().choose(["king", "king"])
    table.expect(hand=8, berries=1, season="spring").table(discard="king king")


# McGregor's Market, Oleander's Opera House, the Green Acorn


@covers(MARKET)
def test_the_market_brings_two_resources() -> None:
    table = legends(legends=MARKET, twigs=2, resin=2, pebbles=1).play(MARKET).take(berries=1, pebbles=1)
    table.expect(berries=1, pebbles=1, goods=2)
    legends(city=MARKET, workers=0).prepare().take(resin=2).expect(resin=2)


@covers(MARKET)
def test_the_market_takes_in_one_critter_only() -> None:
    table = legends(city=MARKET, hand="harvester gatherer").play("harvester").place("basic_1_berry")
    table.blocked("play:hand:gatherer", "more")


@covers(OPERA)
def test_the_opera_house_counts_unique_critters_twice() -> None:
    legends(city=[OPERA, "king", "bard", "farm", "wanderer"]).scores(prosperity=4)


@covers(ACORN)
def test_the_green_acorn_plays_any_card_four_cheaper() -> None:
    meadow = "king inn mine queen doctor judge palace ever_tree"  # the Acorn stands in for the Inn
    table = legends(city=ACORN, hand="castle farm", twigs=2, resin=2, meadow=meadow).visit(ACORN)
    table.asks("choose_one", "castle farm meadow:2:mine meadow:4:doctor meadow:5:judge meadow:6:palace")
    table.choose("castle").expect(city=[ACORN, "castle"], goods=0)


@covers(ACORN)
def test_discounts_are_not_paid_out_and_not_combined() -> None:
    table = legends(city=[ACORN, "crane", "mine"], hand="farm miner_mole", twigs=1).visit(ACORN).choose("farm")
    table.expect(twigs=1, berries=1, city=[ACORN, "crane", "mine", "farm"])


@covers(ACORN)
def test_others_may_visit_the_green_acorn_for_two_points_to_its_owner() -> None:
    table = legends(hand="farm").against(city=ACORN).visit(ACORN, seat=1).choose("farm")
    table.expect(city="farm").expect(seat=1, points=2)


@covers(ACORN)
def test_the_green_acorn_needs_a_card_that_can_be_played() -> None:
    meadow = "king king queen queen castle castle palace palace"
    legends(city=ACORN, meadow=meadow).blocked(f"place:city:0:{ACORN}", "even for 4 less")


# Bridge of the Sky


@covers(BRIDGE)
def test_a_construction_is_built_on_the_bridge_for_three_less() -> None:
    table = legends(city=BRIDGE, hand="castle", twigs=2, resin=3).play("castle")
    table.expect(city=[BRIDGE, "castle"], goods=0).on_card("castle", on=BRIDGE).on_card(BRIDGE, spent=True)
    table.scores(cards=8, prosperity=0)  # the Castle's 4, and 4 more for the Bridge


@covers(BRIDGE)
def test_which_three_is_up_to_the_player() -> None:
    table = legends(city=BRIDGE, hand="castle", twigs=2, resin=3, pebbles=3).play("castle").asks("choose_payment")
    table.pay(BRIDGE, pebbles=3, resin=2).expect(twigs=2, resin=1, pebbles=0)


@covers(BRIDGE)
def test_the_bridge_may_be_left_for_later() -> None:
    table = legends(city=BRIDGE, hand="mine farm", twigs=1, resin=1, pebbles=1).play("mine").pay("goods")
    table.on_card("mine", on="").on_card(BRIDGE, spent=False).place("basic_1_berry").play("farm")
    table.on_card("farm", on=BRIDGE).scores(cards=2 + 1 + 1)


@covers(BRIDGE)
def test_only_one_construction_is_built_on_it() -> None:
    covered = [{"card": "mine", "on": BRIDGE}, BRIDGE]
    legends(city=covered, hand="farm").blocked("play:hand:farm", "more")


@covers(BRIDGE)
def test_critters_do_not_go_onto_the_bridge() -> None:
    legends(city=BRIDGE, hand="wanderer").blocked("play:hand:wanderer", "more")


@covers(BRIDGE)
@pytest.mark.parametrize("where", ["university", "ruins"])
def test_a_construction_discarded_from_the_bridge_leaves_it_useless(where: str) -> None:
    city = [BRIDGE, {"card": "mine", "on": BRIDGE}]
    if where == "ruins":
        table = legends(city=city, hand="ruins farm").play("ruins").place("basic_1_berry")
        table.expect(city=[BRIDGE, "ruins"], midway=True).scores(cards=0).blocked("play:hand:farm", "more")
    else:
        table = legends(city=[*city, "university"], hand="farm").visit("university").take(berries=1)
        table.place("basic_1_berry").scores(cards=3).on_card(BRIDGE, spent=True).blocked("play:hand:farm", "more")


@covers(BRIDGE)
def test_bridge_and_construction_share_a_space() -> None:
    full = [*filler(14), "ever_tree", BRIDGE]
    table = legends(city=full, hand="inn lookout", twigs=3, resin=2, pebbles=1)
    table.play("inn").on_card("inn", on=BRIDGE).place("basic_1_berry").blocked("play:hand:lookout", "the city is full")


@covers(BRIDGE)
def test_discarding_from_the_bridge_frees_no_space() -> None:
    full = [*filler(13), "dungeon", "bard", BRIDGE, {"card": "inn", "on": BRIDGE}]
    table = legends(city=full, hand="lookout ruins", twigs=1, resin=1, pebbles=1)
    table.play("ruins").offers("dungeon").offers_not("inn")
    roomy = [*filler(12), "dungeon", "bard", BRIDGE, {"card": "inn", "on": BRIDGE}]
    table = legends(city=roomy, hand="lookout ruins", twigs=1, resin=1, pebbles=1)
    table.play("ruins").choose("inn").expect(city=[*filler(12), "dungeon", "bard", BRIDGE, "ruins"], midway=True)


@covers(BRIDGE)
def test_bridge_takes_in_an_architect_whatever_lies_on_it() -> None:
    covered = [BRIDGE, {"card": "castle", "on": BRIDGE, "occupied": True}]
    legends(city=covered, hand="architect").play("architect").on_card(BRIDGE, occupied=True)


@covers(BRIDGE)
def test_an_empty_bridge_is_worth_nothing() -> None:
    legends(city=BRIDGE).scores(total=0)


@covers(BRIDGE)
def test_bridge_is_not_combined_with_another_ability() -> None:
    table = legends(city=[BRIDGE, "judge"], hand="castle", twigs=2, resin=3, pebbles=3).play("castle")
    keys = {option.key for option in table.decision.options}
    assert keys == {"goods", BRIDGE}  # the Judge has nothing to swap with


# Silver Scale Spring


@covers(SPRING)
def test_the_spring_lies_beneath_a_construction_and_brings_its_cost() -> None:
    table = legends(city="castle mine", legends=SPRING, pebbles=1).play(SPRING).choose("castle")
    table.expect(city=["castle", "mine", SPRING], twigs=2, resin=3, pebbles=3, hand=2).on_card(SPRING, on="castle")
    table.scores(cards=4 + 2 + 2)


@covers(SPRING)
def test_the_spring_takes_no_space_and_adds_one() -> None:
    table = legends(city=filler(15), legends=SPRING, hand="inn", pebbles=1).play(SPRING).choose("farm")
    table.place("basic_1_berry").play("inn").expect(city=[*filler(15), SPRING, "inn"])


@covers(SPRING)
def test_the_spring_in_place_of_ruins_needs_another_construction() -> None:
    legends(city="ruins", legends=SPRING).blocked(f"play:legend:{SPRING}", "to lie beneath")
    legends(city="king", legends=SPRING, pebbles=1).blocked(f"play:legend:{SPRING}", "to lie beneath")
    table = legends(city="ruins farm", legends=SPRING).play(SPRING)
    table.expect(city=["farm", SPRING], twigs=2, resin=1, hand=2).table(discard="ruins")


@covers(SPRING)
def test_a_worker_waiting_on_the_ruins_waits_on_the_spring() -> None:
    table = legends(city="ruins farm", placed=["city:0:ruins"], legends=SPRING).play(SPRING)
    table.expect(placed=[f"city:0:{SPRING}"])


@covers(SPRING)
def test_the_spring_takes_in_a_peddler_of_its_own() -> None:
    city = [{"card": "farm", "occupied": True}, {"card": SPRING, "on": "farm"}]
    legends(city=city, hand="peddler").play("peddler").on_card(SPRING, occupied=True)


@covers(SPRING)
def test_the_spring_stays_when_the_construction_above_it_goes() -> None:
    city = ["farm", {"card": SPRING, "on": "farm"}, "university"]
    table = legends(city=city).visit("university").take(twigs=1)
    table.expect(city=[SPRING, "university"]).on_card(SPRING, on="")


@covers(SPRING)
def test_a_crane_given_up_to_pay_may_leave_nothing_to_lie_beneath() -> None:
    table = legends(city="crane", legends=SPRING).play(SPRING)
    table.expect(city=[SPRING], hand=2, goods=0).on_card(SPRING, on="")
