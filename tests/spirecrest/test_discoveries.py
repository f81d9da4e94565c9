"""The discoveries that are no big critters."""

from __future__ import annotations

import pytest

from tests.scenario import covers, covers_each
from tests.spirecrest.table import alone, explore, leaving, mountain, taking

NAMES = {"production": "farm", "traveler": "wanderer", "destination": "inn", "governance": "", "prosperity": "gatherer"}
BLUE = "crane courthouse historian judge innkeeper shopkeeper"
FIVE = "farm wanderer inn crane gatherer"


def of_color(color: str, number: int) -> list[str]:
    return BLUE.split()[:number] if color == "governance" else [NAMES[color]] * number


def score(**facts: object) -> int:
    return mountain(season="autumn", **facts).game.scores()[0].parts["discoveries"]


# worth at the end


@covers_each({
    "discovery_everblossom_trail": ("prosperity", 3),
    "discovery_greensprout_trail": ("production", 4),
    "discovery_mistrise_trail": ("traveler", 3),
    "discovery_starfall_trail": ("governance", 3),
    "discovery_sunblaze_trail": ("destination", 3),
})  # fmt: skip
def test_a_trail_is_worth_four_with_enough_cards_of_its_colour(name: str, expected: tuple[str, int]) -> None:
    color, number = expected
    assert score(discoveries=name, city=of_color(color, number)) == 4
    assert score(discoveries=name, city=of_color(color, number - 1)) == 0


@covers_each({
    "discovery_everblossom_city": ("prosperity", 1),
    "discovery_greensprout_city": ("production", 2),
    "discovery_mistrise_city": ("traveler", 1),
    "discovery_starfall_city": ("governance", 1),
    "discovery_sunblaze_city": ("destination", 1),
})  # fmt: skip
def test_a_city_loses_points_for_its_colour(name: str, expected: tuple[str, int]) -> None:
    color, every = expected
    assert score(discoveries=name) == 6
    assert score(discoveries=name, city=of_color(color, 3)) == (3 if every == 1 else 5)


def test_a_city_may_be_worth_less_than_nothing() -> None:
    assert score(discoveries="discovery_greensprout_city", city=["farm"] * 8) == 2
    nine = "gatherer gatherer gatherer gatherer architect castle king palace"
    assert score(discoveries="discovery_everblossom_city", city=nine) == -2


@covers("discovery_bellsong_city")
def test_bellsong_city_counts_the_scarcest_colour_that_is_there() -> None:
    assert score(discoveries="discovery_bellsong_city", city="farm farm inn inn crane") == 4
    assert score(discoveries="discovery_bellsong_city", city="farm farm inn inn") == 5
    assert score(discoveries="discovery_bellsong_city") == 3


@covers("discovery_bellsong_trail")
def test_bellsong_trail_wants_the_last_tile_of_the_line() -> None:
    facts = {"passed": True, "expedition": ["map_amber_caves"]}
    trail, shore = "discovery_bellsong_trail", "discovery_the_distant_shore"
    assert (
        mountain(season="autumn")
        .against(**facts, season="autumn", discoveries=[trail], entered=1)
        .game.scores()[1]
        .parts["discoveries"]
        == 4
    )
    both = mountain(season="autumn").against(**facts, season="autumn", discoveries=[trail, shore], entered=1)
    assert both.game.scores()[1].parts["discoveries"] == 0
    assert score(discoveries=trail) == 0


@covers("discovery_gatherwind_trail")
def test_gatherwind_trail_wants_two_events() -> None:
    assert score(discoveries="discovery_gatherwind_trail", events="grand_tour city_monument") == 4
    assert score(discoveries="discovery_gatherwind_trail", events="grand_tour") == 0


@covers("discovery_hopewatch_trail")
def test_hopewatch_trail_doubles_the_journey_up_to_seven() -> None:
    assert score(discoveries="discovery_hopewatch_trail", placed=["journey_3"]) == 3
    assert score(discoveries="discovery_hopewatch_trail", placed=["journey_5", "journey_4"]) == 7


# cards put aside


@covers("discovery_archeologist")
def test_archeologists_put_constructions_aside_and_play_them_for_one_less() -> None:
    meadow = "mine castle queen king judge bard fool monk"
    scenario = leaving("winter", hand="farm gatherer", meadow=meadow, deck_of={"foothills": ["discovery_archeologist"]})
    scenario.prepare().choose("map_the_bog").choose("discovery_archeologist")
    scenario.asks("choose_some", "farm meadow:0:mine meadow:1:castle").choose(["farm", "meadow:0:mine"])
    kept = [{"discovery": "discovery_archeologist", "cards": ["farm", "mine"]}]
    assert scenario.game.position()["seats"][0]["discoveries"] == kept
    scenario.expect(hand="gatherer")
    later = mountain(season="summer", discoveries=kept, twigs=1, resin=1, hand="farm")
    later.blocked("play:hand:farm", "").answer("play:discovery_archeologist:farm").expect(city="farm", goods=1)
    assert later.game.position()["seats"][0]["discoveries"][0]["cards"] == ["mine"]


@covers("discovery_trail_guide")
def test_trail_guides_put_critters_aside_and_play_them_for_two_berries_less() -> None:
    scenario = taking("discovery_trail_guide", "winter", hand="farm king", meadow="mine " * 3 + "castle " * 2)
    scenario.choose(["king"]).expect(hand="farm")
    kept = [{"discovery": "discovery_trail_guide", "cards": ["king"]}]
    mountain(season="autumn", discoveries=kept, berries=4).answer("play:discovery_trail_guide:king").expect(
        city="king", berries=0
    )
    mountain(season="autumn", discoveries=kept, berries=3).blocked("play:discovery_trail_guide:king", "even with 2 off")


def test_the_discount_of_cards_put_aside_excludes_other_abilities() -> None:
    kept = [{"discovery": "discovery_trail_guide", "cards": ["gatherer"]}]
    scenario = mountain(season="autumn", discoveries=kept, city="farm innkeeper")
    scenario.answer("play:discovery_trail_guide:gatherer").asks("choose_payment", "goods token:farm innkeeper")
    scenario.pay("goods").expect(city="farm gatherer innkeeper")


def test_cards_put_aside_are_for_their_owner_and_lie_open() -> None:
    kept = [{"discovery": "discovery_archeologist", "cards": ["farm"]}]
    scenario = mountain(season="autumn", twigs=9, resin=9).against(discoveries=kept, season="autumn")
    scenario.offers_not("play:discovery_archeologist:farm")


@covers("discovery_stormvale")
def test_stormvale_lays_three_cards_out_for_everybody() -> None:
    scenario = taking("discovery_stormvale", "spring", deck="farm mine castle inn")
    (held,) = scenario.game.position()["seats"][0]["discoveries"]
    assert len(held["cards"]) == 3
    storm = [{"discovery": "discovery_stormvale", "cards": ["farm", "mine", "castle"]}]
    scenario = mountain(twigs=3, resin=1, season="summer", deck="inn").against(discoveries=storm, season="summer")
    scenario.answer("play:discovery_stormvale:farm").expect(city="farm", twigs=1, berries=1).expect(seat=1, points=1)
    (held,) = scenario.game.position()["seats"][1]["discoveries"]
    assert held["cards"] == ["inn", "mine", "castle"]
    own = mountain(twigs=2, resin=1, season="summer", discoveries=storm).answer("play:discovery_stormvale:farm")
    own.expect(points=0, city="farm")


# ongoing


@covers("discovery_forager")
def test_foragers_draw_a_card_for_each_berry() -> None:
    mountain(season="spring", discoveries="discovery_forager").place("basic_1_berry").expect(hand=1, berries=1)
    forest = "forest_3_berry"
    mountain(season="spring", discoveries="discovery_forager", forest=forest).place(forest).expect(hand=3)
    mountain(season="spring", discoveries="discovery_forager", forest=forest, hand="farm " * 7).place(forest).expect(
        hand=8
    )
    mountain(season="spring", discoveries="discovery_forager").place("basic_3_twig").expect(hand=0)


@covers("discovery_prospector")
def test_prospectors_discard_and_draw_for_each_point() -> None:
    scenario = mountain(season="summer", discoveries="discovery_prospector", hand="farm", deck="mine inn")
    scenario.place("basic_2_card_1_point").choose(["farm"]).asks("choose_one", "draw skip").choose("draw")
    scenario.expect(hand=3, points=1)
    scenario = mountain(season="summer", discoveries="discovery_prospector", hand="farm")
    scenario.place("basic_2_card_1_point").choose([]).skip().expect(hand=3, points=1)


@covers("discovery_mountaineer")
def test_mountaineers_may_take_two_at_the_peaks() -> None:
    peaks = {"peaks": ["discovery_ancient_orchard", "discovery_bellsong_trail", "discovery_cloudrim_peak"]}
    scenario = leaving("spring", discoveries=["discovery_mountaineer"], deck_of=peaks, twigs=2)
    explore(scenario, "map_lily_ponds", "discovery_ancient_orchard")
    scenario.asks("choose_one", "discovery_bellsong_trail discovery_cloudrim_peak skip")
    scenario.choose("discovery_cloudrim_peak").choose([]).expect(twigs=0)
    held = scenario.game.position()["seats"][0]["discoveries"]
    assert held == ["discovery_mountaineer", "discovery_ancient_orchard", "discovery_cloudrim_peak"]


# at once


@covers("discovery_bounty_hunter")
def test_bounty_hunters_name_a_critter_of_the_deck() -> None:
    scenario = taking("discovery_bounty_hunter", "summer").offers("king", "skip").offers_not("castle").choose("king")
    scenario.expect(hand="king")
    other = taking("discovery_bounty_hunter", "summer", discard="king king")
    other.choose("king").expect(hand="")


@covers("discovery_cloudsong")
def test_cloudsong_finds_a_construction_even_beyond_the_hand_limit() -> None:
    scenario = taking("discovery_cloudsong", "summer", hand="farm " * 8).choose("castle")
    scenario.asks("choose_some").choose(["farm"]).expect(hand="castle " + "farm " * 7)
    taking("discovery_cloudsong", "summer").skip().expect(hand="")


@covers("discovery_cave_of_dancing_lights")
def test_the_cave_gives_a_resource_for_each_colour() -> None:
    scenario = taking("discovery_cave_of_dancing_lights", "summer", deck="farm wanderer crane gatherer")
    scenario.asks("choose_goods").take(resin=1).asks("choose_some", "farm wanderer crane gatherer")
    scenario.choose(["crane"]).expect(berries=1, twigs=1, pebbles=1, resin=1, hand="crane")
    assert [card.id for card in scenario.game.state.discard] == ["farm", "wanderer", "gatherer"]


@covers("discovery_star_weavers")
def test_star_weavers_discard_and_fill_the_hand() -> None:
    scenario = taking("discovery_star_weavers", "summer", hand="farm farm mine").choose(["farm", "farm"])
    scenario.expect(hand=8)


# places


@covers("discovery_cartographers_caravan")
def test_the_caravan_gives_a_resource_for_each_worker_there() -> None:
    caravan = "discovery_cartographers_caravan"
    mountain(season="spring", discoveries=caravan).place(caravan).take(twigs=1).expect(hand=3, twigs=1, points=0)
    scenario = mountain(season="spring").against(discoveries=[caravan], placed=[caravan], season="spring")
    scenario.place(caravan).take(twigs=1, pebbles=1).expect(hand=3).expect(seat=1, points=1)
    mountain(season="spring", discoveries=caravan, placed=[caravan], workers=2).blocked(f"place:{caravan}", "already")


@covers("discovery_map_seller")
def test_the_map_seller_fills_the_hand_from_meadow_and_discard_pile() -> None:
    seller = "discovery_map_seller"
    scenario = mountain(season="spring", discoveries=seller, meadow="castle king", discard="farm mine", hand="inn " * 2)
    scenario.place(seller).offers("farm", "mine", "meadow:0:castle").choose(["farm", "meadow:1:king"])
    scenario.expect(hand="farm inn inn king")
    assert [card.id for card in scenario.game.state.discard] == ["mine"]


@covers("discovery_ancient_orchard", "discovery_ruins_of_spire")
def test_orchard_and_ruins_are_for_their_owner() -> None:
    orchard, ruins = "discovery_ancient_orchard", "discovery_ruins_of_spire"
    mountain(season="summer", discoveries=orchard).place(orchard).expect(berries=5)
    scenario = mountain(season="summer", discoveries=ruins).place(ruins).asks("choose_goods")
    scenario.refuses({"berry": 3}).take(twigs=1, pebbles=2).expect(twigs=1, pebbles=2)
    other = mountain(season="summer").against(season="summer", discoveries=[orchard])
    other.blocked(f"place:{orchard}", "owner")
    mountain(season="summer", discoveries=orchard, placed=[orchard], workers=1).blocked(f"place:{orchard}", "occupied")


@covers("discovery_cloudrim_peak")
def test_cloudrim_peak_wants_a_card_of_each_colour() -> None:
    peak = "discovery_cloudrim_peak"
    scenario = mountain(season="summer", discoveries=peak, hand=FIVE + " mine").place(peak)
    scenario.asks("choose_some", "farm mine").choose(["mine"]).expect(points=8, hand="farm")
    mountain(season="summer", discoveries=peak, hand="farm inn crane gatherer").blocked(f"place:{peak}", "traveler")


@covers("discovery_moleia_mines")
def test_the_mines_are_dug_card_by_card() -> None:
    mines = "discovery_moleia_mines"
    facts = {"season": "summer", "discoveries": mines, "meadow": "king " * 2 + "queen bard fool judge monk castle"}
    scenario = mountain(**facts, deck="farm mine castle").place(mines).asks("choose_one", "reveal skip")
    scenario.choose("reveal").choose("reveal").skip().expect(hand="farm mine", points=2)
    scenario = mountain(**facts, deck="farm mine castle").place(mines)
    scenario.choose("reveal").choose("reveal").choose("reveal").expect(hand="", points=0)
    mountain(**facts, hand="inn " * 3 + "farm " * 5).place(mines).expect(hand=8, points=0)
    mountain(**facts, hand="inn " * 3 + "farm " * 4, deck="mine").place(mines).choose("reveal").expect(hand=8, points=1)


@covers("discovery_tezels_laboratory")
def test_the_laboratory_plays_a_card_for_one_less_for_each_discarded() -> None:
    lab = "discovery_tezels_laboratory"
    scenario = mountain(
        season="summer", discoveries=lab, hand="castle farm mine inn", resin=3, pebbles=2, meadow="king"
    )
    scenario.place(lab).choose(["farm", "mine", "inn"]).choose("castle").expect(city="castle", goods=0, hand="")
    barred = mountain(season="summer", discoveries=lab, hand="gatherer farm", city="farm", berries=1)
    barred.place(lab).choose([]).expect(hand="gatherer farm", city="farm")


@covers("discovery_grey_cloaks_hideout")
def test_the_hideout_uses_the_place_a_worker_comes_from() -> None:
    hideout = "discovery_grey_cloaks_hideout"
    scenario = mountain(season="summer", discoveries=hideout, workers=0, placed=["basic_3_twig", "basic_1_pebble"])
    scenario.place(hideout).asks("choose_one", "from:basic_3_twig from:basic_1_pebble").choose("from:basic_3_twig")
    scenario.expect(twigs=3, placed=["basic_1_pebble", hideout])
    empty = mountain(season="summer", discoveries=hideout, workers=4)
    empty.blocked(f"place:{hideout}", "none of your workers")
    full = mountain(season="summer", discoveries=hideout, workers=1, placed=[hideout, "basic_3_twig"])
    full.blocked(f"place:{hideout}", "there already")
    other = mountain(season="summer", placed=["basic_3_twig"]).against(season="summer", discoveries=[hideout])
    other.blocked(f"place:{hideout}", "owner")


def test_workers_that_stay_for_good_do_not_move_into_the_hideout() -> None:
    facts = {"season": "autumn", "discoveries": "discovery_grey_cloaks_hideout", "workers": 0}
    scenario = mountain(**facts, placed=["journey_2", "event:grand_tour"], events="grand_tour")
    scenario.blocked("place:discovery_grey_cloaks_hideout", "none of your workers")


def test_discovery_places_are_neither_basic_nor_forest() -> None:
    scenario = mountain(season="summer", city="lookout", discoveries="discovery_ancient_orchard").visit("lookout")
    scenario.offers_not("discovery_ancient_orchard")


@pytest.mark.parametrize("name", ["discovery_map_seller", "discovery_moleia_mines"])
def test_open_places_hold_three_workers_of_different_seats(name: str) -> None:
    scenario = mountain(4, season="summer")
    scenario.against(season="summer", discoveries=[name], placed=[name]).against(placed=[name], season="summer")
    scenario.against(placed=[name], season="summer").blocked(f"place:{name}", "occupied")


def test_alone_discoveries_are_the_players_own() -> None:
    scenario = alone(season="summer", discoveries="discovery_ancient_orchard").place("discovery_ancient_orchard")
    assert "discoveries" not in scenario.expect(berries=5).game.position()["rugwort"]
