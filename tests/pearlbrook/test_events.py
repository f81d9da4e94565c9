"""The special events."""

from __future__ import annotations

from tests.pearlbrook.table import alone, on, river
from tests.scenario import PAIR, covers, filler


@covers("masquerade_invitations")
def test_cards_are_given_away_for_points() -> None:
    city = ["fair_grounds", on("messenger", "fair_grounds")]
    scenario = river(city=city, hand="farm inn king", special_events="masquerade_invitations").against().against()
    scenario.claim("masquerade_invitations").choose(["farm", "king"]).choose("seat:1").choose("seat:2")
    scenario.expect(points=2, hand="inn").expect(seat=1, hand="farm").expect(seat=2, hand="king")


@covers("masquerade_invitations")
def test_six_at_most_and_none_if_you_like() -> None:
    city = ["fair_grounds", on("messenger", "fair_grounds")]
    scenario = river(city=city, hand="farm " * 7, special_events="masquerade_invitations")
    scenario.claim("masquerade_invitations").refuses(["farm"] * 7).choose([]).expect(points=0, hand=7)


@covers("masquerade_invitations")
def test_with_no_room_anywhere_cards_are_discarded_and_still_count() -> None:
    city = ["fair_grounds", on("messenger", "fair_grounds")]
    scenario = river(city=city, hand="inn king", special_events="masquerade_invitations").against(hand="farm " * 7)
    scenario.claim("masquerade_invitations").choose(["inn", "king"]).expect(points=2, hand="").expect(seat=1, hand=8)
    scenario.table(discard="king")


@covers("masquerade_invitations")
def test_alone_the_invitations_are_discarded() -> None:
    city = ["fair_grounds", on("messenger", "fair_grounds")]
    scenario = alone(city=city, hand="inn king", special_events="masquerade_invitations")
    scenario.claim("masquerade_invitations").choose(["inn", "king"]).expect(points=2, hand="")
    scenario.table(discard="inn king")


@covers("river_race")
def test_a_ferry_ferret_under_the_race_brings_two_points() -> None:
    scenario = river(city="ferry_ferret twig_barge", special_events="river_race").claim("river_race")
    scenario.asks("choose_one", "ferry_ferret twig_barge").choose("ferry_ferret")
    scenario.expect(points=2, city="twig_barge").on_award("river_race", under="ferry_ferret").scores(events=4)


@covers("river_race")
def test_a_twig_barge_under_the_race_brings_two_resources() -> None:
    scenario = river(city="ferry_ferret twig_barge twig_barge", special_events="river_race").claim("river_race")
    scenario.choose("twig_barge.2").take(pebbles=2).expect(pebbles=2, points=0, city="ferry_ferret twig_barge")


@covers("riverside_resort")
def test_critters_of_the_meadow_go_to_the_resort() -> None:
    meadow = "king farm queen bard mine inn crane fool"
    scenario = river(city="harbor innkeeper", meadow=meadow, deck="farm farm farm", special_events="riverside_resort")
    scenario.claim("riverside_resort").asks("choose_some", "meadow:0:king meadow:2:queen meadow:3:bard meadow:7:fool")
    scenario.refuses(["meadow:0:king", "meadow:2:queen", "meadow:3:bard", "meadow:7:fool"])
    scenario.choose(["meadow:0:king", "meadow:2:queen"]).on_award("riverside_resort", under="king queen")
    scenario.scores(events=4).table(meadow="farm farm farm bard mine inn crane fool")


@covers("riverside_resort")
def test_the_resort_may_stay_empty() -> None:
    scenario = river(city="harbor innkeeper", special_events="riverside_resort", meadow="king " * 2 + "farm " * 6)
    scenario.claim("riverside_resort").choose([]).scores(events=0)


@covers("romantic_cruise")
def test_the_cruise_brings_five_points() -> None:
    scenario = river(city="ferry harvester", special_events="romantic_cruise").claim("romantic_cruise")
    scenario.asks("choose_one", "search points").choose("points").expect(points=5, city="ferry harvester")


@covers("romantic_cruise")
def test_the_cruise_finds_a_gatherer_in_the_deck_and_plays_it() -> None:
    scenario = river(city="ferry harvester", special_events="romantic_cruise", deck="farm mine gatherer")
    before = scenario.game.state.deck
    scenario.claim("romantic_cruise").choose("search").asks("choose_one", "share alone").choose("share")
    scenario.expect(city="ferry harvester gatherer", points=0).on_card("gatherer", partner="harvester")
    assert len(scenario.game.state.deck) == len(before) - 1
    assert scenario.game.state.deck[-2:] != before[-2:], "the deck is shuffled"


@covers("romantic_cruise")
def test_only_the_deck_is_searched_and_nothing_found_is_nothing_gained() -> None:
    scenario = river(city="ferry harvester", special_events="romantic_cruise", discard="gatherer gatherer")
    scenario.against(hand="gatherer gatherer").claim("romantic_cruise").choose("search")
    scenario.expect(points=0, city="ferry harvester").table(discard_size=2)
    (entry,) = scenario.entries("search")
    assert entry.facts["cards"] == [] and entry.facts["text"].endswith("finds nothing")


@covers("romantic_cruise")
def test_without_room_for_a_gatherer_there_are_only_the_points() -> None:
    city = [*filler(13), "ferry", *PAIR]
    scenario = river(city=city, special_events="romantic_cruise").claim("romantic_cruise").expect(points=5)
    assert len(scenario.game.state.players[0].city) == 16


@covers("sunken_treasure_discovered")
def test_the_treasure_plays_a_small_meadow_card_free() -> None:
    meadow = "king farm queen castle palace castle ever_tree king"
    scenario = river(city="pirate crane", meadow=meadow, special_events="sunken_treasure_discovered")
    scenario.claim("sunken_treasure_discovered").asks("choose_one", "meadow:1:farm skip").choose("meadow:1:farm")
    scenario.expect(city="pirate crane farm", berries=1)


@covers("sunken_treasure_discovered")
def test_the_treasure_may_be_left() -> None:
    scenario = river(city="pirate crane", meadow="farm " * 8, special_events="sunken_treasure_discovered")
    scenario.claim("sunken_treasure_discovered").skip().expect(city="pirate crane")


@covers("sunken_treasure_discovered")
def test_what_the_treasure_plays_sets_off_blue_cards() -> None:
    meadow = "king farm queen castle palace castle ever_tree king"
    scenario = river(city="pirate crane historian", meadow=meadow, special_events="sunken_treasure_discovered")
    scenario.claim("sunken_treasure_discovered").choose("meadow:1:farm").expect(hand=1)


@covers("x_marks_the_spot")
def test_points_lie_on_the_storehouse_and_are_taken_with_its_goods() -> None:
    city = ["pirate_ship", {"card": "storehouse", "goods": {"twig": 3, "berry": 1}}]
    scenario = river(city=city, special_events="x_marks_the_spot", workers=2).claim("x_marks_the_spot")
    scenario.on_card("storehouse", points=4).expect(points=0).scores(tokens=4).place("basic_3_twig")
    scenario.visit("storehouse").expect(points=4, twigs=3, berries=1).on_card("storehouse", points=0, goods={})


@covers("x_marks_the_spot")
def test_six_points_at_most_and_none_on_an_empty_storehouse() -> None:
    city = ["pirate_ship", {"card": "storehouse", "goods": {"twig": 9}}]
    river(city=city, special_events="x_marks_the_spot").claim("x_marks_the_spot").on_card("storehouse", points=6)
    river(city="pirate_ship storehouse", special_events="x_marks_the_spot").claim("x_marks_the_spot").on_card(
        "storehouse", points=0
    )


@covers("x_marks_the_spot")
def test_with_several_storehouses_one_is_chosen() -> None:
    city = ["pirate_ship", "storehouse", {"card": "storehouse", "goods": {"twig": 3}}]
    scenario = river(city=city, special_events="x_marks_the_spot").claim("x_marks_the_spot")
    scenario.asks("choose_one", "storehouse storehouse.2").choose("storehouse.2").on_card("storehouse.2", points=3)


@covers("x_marks_the_spot")
def test_the_tokens_are_lost_with_the_storehouse() -> None:
    city = ["university", {"card": "storehouse", "points": 4}]
    scenario = river(city=city, events="x_marks_the_spot").visit("university").take(twigs=1)
    scenario.expect(points=1, city="university").scores(tokens=1)


def test_one_special_event_at_least_is_from_the_river() -> None:
    ours = {
        "masquerade_invitations", "river_race", "riverside_resort", "romantic_cruise", "sunken_treasure_discovered",
        "x_marks_the_spot",
    }  # fmt: skip
    dealt = [set(river(seed=seed).game.position()["special_events"]) for seed in range(60)]
    assert all(len(events) == 4 and events & ours for events in dealt)
    assert len({len(events & ours) for events in dealt}) > 1
