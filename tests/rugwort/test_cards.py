"""Scenarios of Rugwort's three cards."""

from typing import Any

import pytest

from tests.scenario import PAIR, Scenario, covers, filler, given, solo

ROWDY, ROBBER, RULER = "rugwort_the_rowdy", "rugwort_the_robber", "rugwort_the_ruler"
EIGHT = "king king queen queen castle castle palace palace"


def mean(**facts: Any) -> Scenario:
    return given(boxes="base rugwort", **facts)


# where they live


@pytest.mark.parametrize(("name", "home", "other"), [
    (ROBBER, "inn", None), (ROBBER, "farm", None), (ROWDY, "mine", "inn"), (RULER, "palace", "farm"),
])  # fmt: skip
@covers(ROBBER, ROWDY, RULER)
def test_any_construction_of_the_colour_takes_them_in(name: str, home: str, other: str | None) -> None:
    hand = [ROBBER, ROWDY, RULER]
    table = mean(hand=hand, city=home).play(name)
    table.on_card(home, occupied=True)
    if other is not None:
        mean(hand=hand, city=other).blocked(f"play:hand:{name}", "more")
    mean(hand=hand, city=[{"card": home, "occupied": True}]).blocked(f"play:hand:{name}", "more")


# the Rowdy


@covers(ROWDY)
def test_rowdy_changes_places_with_a_green_card_that_acts_at_once() -> None:
    table = mean(hand=ROWDY, berries=3).against(city="farm inn", hand="king queen bard").play(ROWDY)
    table.asks("choose_some").expect(midway=True, city="farm", berries=1)
    assert table.decision.seat == 1
    table.choose(["king", "bard"])
    table.expect(seat=1, city=[ROWDY, "inn"], hand="queen").expect(city="farm", berries=1, hand=0)
    table.table(discard="bard king")


@covers(ROWDY)
def test_the_thief_chooses_and_only_green_cards_are_offered() -> None:
    table = mean(hand=ROWDY, berries=3).against(city="farm inn king").against(city="mine wanderer").play(ROWDY)
    table.asks("choose_one", "farm@1 mine@2").choose("mine@2").expect(city="mine", pebbles=1)
    table.expect(seat=2, city=[ROWDY, "wanderer"]).expect(seat=1, city="farm inn king")


@covers(ROWDY)
def test_the_robbed_one_discards_what_there_is() -> None:
    mean(hand=ROWDY, berries=3).against(city="farm", hand="king").play(ROWDY).expect(seat=1, hand=0, city=ROWDY)
    mean(hand=ROWDY, berries=3).against(city="farm", hand="king mine").play(ROWDY).expect(seat=1, hand=0)
    mean(hand=ROWDY, berries=3).against(city="farm").play(ROWDY).expect(seat=1, hand=0, city=ROWDY)


@covers(ROWDY)
def test_rowdy_makes_his_city_discard_at_each_production_but_steals_no_more() -> None:
    table = mean(city=[ROWDY, "farm"], hand="king queen bard", workers=0).against(city="mine").prepare()
    table.choose(["king", "queen"]).expect(city=[ROWDY, "farm"], hand="bard", berries=1).expect(seat=1, city="mine")


@covers(ROWDY)
def test_the_goods_of_a_storehouse_and_an_occupied_token_come_along() -> None:
    stock = {"card": "storehouse", "goods": {"berry": 4}, "occupied": True}
    table = mean(hand=ROWDY, berries=3).against(city=[stock]).play(ROWDY).choose("2_resin")
    table.on_card("storehouse", goods={"berry": 4, "resin": 2}, occupied=True).expect(seat=1, city=ROWDY)


@covers(ROWDY)
def test_a_worker_on_the_stolen_card_waits_aside() -> None:
    table = mean(hand=ROWDY, berries=3).against(city="storehouse", placed=["city:1:storehouse"])
    table.play(ROWDY).choose("1_pebble").expect(seat=1, placed=["aside"], city=ROWDY)


@covers(ROWDY)
def test_a_harvester_may_be_stolen_from_its_pair() -> None:
    table = mean(hand=ROWDY, berries=3).against(city=[*PAIR, "farm"]).play(ROWDY).choose("harvester@1")
    table.expect(city="harvester", goods=0).expect(seat=1, city=["gatherer", "farm", ROWDY])
    table.on_card("gatherer", seat=1, partner="").on_card(ROWDY, seat=1, partner="")


@covers(ROWDY)
def test_rowdy_needs_a_space_of_his_own_in_the_other_city() -> None:
    """Stolen from its pair the Harvester frees none."""
    inns = ["inn", "inn", "inn", "post_office", "post_office", "post_office", "lookout", "chapel", "university"]
    full = [*inns, "king", "bard", "castle", "palace", "school"]
    table = mean(hand=ROWDY, berries=3).against(city=[*full, *PAIR]).play(ROWDY)
    table.expect(city=[ROWDY]).expect(seat=1, city=[*full, "gatherer", "harvester"])
    table = mean(hand=ROWDY, berries=3).against(city=[*full, "harvester"]).play(ROWDY)
    table.expect(city="harvester").expect(seat=1, city=[*full, ROWDY])


@covers(ROWDY)
def test_the_unique_rule_and_the_spaces_of_the_thief_hold() -> None:
    table = mean(hand=ROWDY, berries=3, city="doctor").against(city="doctor monk").play(ROWDY)
    table.expect(city="doctor monk", midway=True)
    table = mean(hand=ROWDY, city=filler(14), berries=3).against(city="monk").play(ROWDY)
    table.expect(city=[*filler(14), "monk"], midway=True)  # he leaves his space to the stolen card
    mean(hand=ROWDY, city=filler(15), berries=3).against(city="monk").blocked(f"play:hand:{ROWDY}", "full")


@covers(ROWDY)
def test_where_nothing_can_be_stolen_he_riots_at_home() -> None:
    table = mean(hand=[ROWDY, "king", "queen", "bard"], berries=3).against(city="inn").play(ROWDY)
    table.choose(["king", "queen"]).expect(city=[ROWDY], hand="bard").expect(seat=1, city="inn")


@covers(ROWDY)
def test_both_cards_count_as_played() -> None:
    table = mean(hand=ROWDY, city="historian shopkeeper", berries=3, deck="king queen bard").against(city="farm")
    table.play(ROWDY).expect(hand="king queen", berries=2)  # one berry from the farm, one for the critter


@covers(ROWDY)
def test_a_miner_mole_cannot_copy_the_rowdy() -> None:
    table = mean(hand="miner_mole king queen", berries=3).against(city=[ROWDY], hand="bard").play("miner_mole")
    table.expect(hand="king queen").expect(seat=1, hand="bard")


@covers(ROWDY)
def test_one_who_has_passed_can_be_robbed() -> None:
    table = mean(hand=ROWDY, berries=3).against(city="farm", hand="king", season="autumn", passed=True).play(ROWDY)
    table.expect(city="farm", berries=1).expect(seat=1, city=ROWDY, hand=0)


@covers(ROWDY)
def test_alone_rowdy_goes_to_rugwort_as_an_ordinary_card() -> None:
    """He answers both cards."""
    table = solo(boxes="base rugwort", hand=ROWDY, berries=3, rugwort={"city": ["farm", "inn"]}).play(ROWDY)
    table.expect(city="farm", berries=1)
    city = [built.card.id for built in table.game.state.players[1].city]
    assert ROWDY in city and len(city) == 4 and len(table.entries("roll")) == 2


# the Robber


@covers(ROBBER)
def test_robber_exchanges_hands() -> None:
    table = mean(hand=[ROBBER, "farm"], berries=2).against(hand="king queen bard").against(hand="inn").play(ROBBER)
    table.asks("choose_one", "seat:1 seat:2").choose("seat:1")
    table.expect(hand="king queen bard").expect(seat=1, hand="farm").expect(seat=2, hand="inn")


@covers(ROBBER)
def test_who_gets_more_than_the_own_limit_discards_down_to_it() -> None:
    nine = [*EIGHT.split(), "inn"]
    facts = {"boxes": "base rugwort bellfaire", "hand": [ROBBER, "farm"], "berries": 2, "power": "power_mice"}
    table = Scenario(facts, options={"bellfaire_powers": "free"}).against(hand=nine, power="power_owls").play(ROBBER)
    table.asks("choose_some", nine).choose(["inn"]).expect(hand=8).expect(seat=1, hand="farm")


@covers(ROBBER)
def test_an_empty_hand_is_a_hand() -> None:
    mean(hand=ROBBER, berries=2).against(hand=EIGHT).play(ROBBER).expect(hand=8).expect(seat=1, hand=0)
    mean(hand=[ROBBER, "farm"], berries=2).against().play(ROBBER).expect(hand=0).expect(seat=1, hand="farm")


@covers(ROBBER)
def test_the_passed_and_rugwort_have_no_hand_to_exchange() -> None:
    table = mean(hand=[ROBBER, "farm"], berries=2).against(hand="king", season="autumn", passed=True).play(ROBBER)
    table.expect(hand="farm").expect(seat=1, hand="king")
    solo(boxes="base rugwort", hand=[ROBBER, "farm"], berries=2).play(ROBBER).expect(hand="farm")


@covers(ROBBER)
def test_exchanged_cards_are_known_to_the_two_alone() -> None:
    table = mean(hand=[ROBBER, "farm"], berries=2).against(hand="king").against().play(ROBBER).choose("seat:1")
    passed_on = [*table.entries("given"), *table.entries("received")]
    assert sorted(entry.seat for entry in passed_on) == [0, 0, 1, 1]
    assert all("cards" not in entry.seen_by(2) for entry in passed_on)
    assert table.game.undo_reveals()


# the Ruler


@covers(RULER)
def test_ruler_counts_the_events_of_one_opponent() -> None:
    table = mean(city=[RULER], events=["grand_tour"]).against(events=["tax_relief", "city_monument"])
    table.against(events=["harvest_festival"]).scores(prosperity=2, cards=2)


@covers(RULER)
def test_ruler_without_events_is_worth_his_two_points() -> None:
    mean(city=[RULER], events=["grand_tour"]).against().scores(prosperity=0, cards=2)


@covers(RULER)
def test_alone_the_ruler_counts_rugworts_events() -> None:
    solo(boxes="base rugwort", city=[RULER], rugwort={"events": ["grand_tour"]}).scores(prosperity=1)
