"""Scenarios of the solo game against Rugwort, Years 1 to 3."""

from collections.abc import Callable
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.places import on_board
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.spaces import FOREST
from tests.scenario import Scenario, covers, covers_each, solo

MEADOW = "farm mine inn king queen castle palace doctor"
WITH_FOOL = "fool mine inn king queen castle palace doctor"
FOREST_CARDS = "forest_3_berry forest_2_any forest_2_resin_1_twig"
FOURTEEN = [*["farm"] * 7, *["general_store"] * 3, *["twig_barge"] * 3, "storehouse"]
SPECIAL = "tax_relief croak_wart_cure flying_doctor_service path_of_the_pilgrims"
YEARS = [1, 2, 3]


def new_game(year: int) -> Game:
    return Game.new(Setup(("base",), (Seat("A"),), {"rugwort_year": year}), 3, SHELF)


def about_to_prepare(season: str, year: int = 1, **facts: Any) -> Scenario:
    """All workers of the season are placed."""
    number = {"winter": 2, "spring": 3, "summer": 4}[season]
    facts.setdefault("hand", ["ruins"] * 3 + ["crane"] * 3 + ["mine"] * 2)  # full, so that summer asks nothing
    return solo(year, season=season, placed=["basic_1_berry"] * number, workers=0, forest=FOREST_CARDS, **facts)


def rolls(table: Scenario) -> list[int]:
    return [entry.facts["number"] for entry in table.entries("roll")]


def when_he_rolls(number: int, act: Callable[[int], Scenario]) -> Scenario:
    """The table after `act` with the first seed for which his first roll is this number."""
    for seed in range(1, 500):
        table = act(seed)
        if rolls(table)[0] == number:
            return table
    raise AssertionError(f"he never rolls a {number}")


# set-up


@pytest.mark.parametrize("year", YEARS)
def test_set_up(year: int) -> None:
    game = new_game(year)
    player, rugwort = game.state.players
    forest = [space.id for space in game.state.spaces if space.kind == FOREST]
    assert len(player.hand) == 5 and player.free_workers == 2
    assert not rugwort.hand and not rugwort.city and not rugwort.goods.total
    assert len(forest) == 3
    assert [worker.place for worker in rugwort.workers] == [on_board(forest[0]), on_board("basic_3_twig")]


@pytest.mark.parametrize("place", ["forest_3_berry", "basic_3_twig"])
def test_his_workers_block_their_places(place: str) -> None:
    solo(forest=FOREST_CARDS).blocked(f"place:{place}", "occupied by Rugwort")


@pytest.mark.parametrize("year", [0, 4, "first"])
def test_there_are_three_years(year: Any) -> None:
    with pytest.raises(BoxError, match="can be 1, 2, 3"):
        new_game(year)


def test_it_is_always_the_players_turn() -> None:
    table = solo().place("basic_1_berry").place("basic_1_berry").prepare()
    assert table.decision.seat == 0


# his cards


@pytest.mark.parametrize("number", range(1, 9))
def test_after_each_card_he_takes_the_meadow_card_of_the_die(number: int) -> None:
    def act(seed: int) -> Scenario:
        return solo(seed=seed, hand="crane", pebbles=1, meadow=MEADOW, deck="ruins").play("crane")

    table = when_he_rolls(number, act)
    left = MEADOW.split()
    taken, left[number - 1] = left[number - 1], "ruins"
    table.expect(city="crane").expect(seat=1, city=[taken], goods=0, points=0).table(meadow=left)


def test_the_meadow_is_refilled_before_he_takes_a_card() -> None:
    def act(seed: int) -> Scenario:
        return solo(seed=seed, twigs=2, resin=1, meadow=MEADOW, deck="ruins wanderer").play("farm")

    table = when_he_rolls(1, act)
    table.expect(city="farm").expect(seat=1, city="ruins")
    table.table(meadow="wanderer mine inn king queen castle palace doctor")


def test_his_cards_have_no_effect() -> None:
    def act(seed: int) -> Scenario:
        return solo(seed=seed, hand="crane", pebbles=1, meadow=["clock_tower", *["farm"] * 7]).play("crane")

    when_he_rolls(1, act).on_card("clock_tower", seat=1, points=0)


@pytest.mark.parametrize("act", [lambda t: t.place("basic_2_resin"), lambda t: t.place("haven")])
def test_he_takes_no_card_when_none_was_played(act: Callable[[Scenario], Scenario]) -> None:
    assert rolls(act(solo())) == []


def test_he_takes_no_card_after_preparing() -> None:
    assert rolls(about_to_prepare("winter").prepare()) == []


@pytest.mark.parametrize("helper", ["queen", "inn", "cemetery"])
def test_a_card_played_by_a_worker_counts_too(helper: str) -> None:
    table = solo(city=[helper], meadow="farm king king castle castle palace palace doctor", deck="farm farm farm farm")
    table.visit(helper).expect(city=[helper, "farm"])
    assert len(rolls(table)) == 1


@covers("postal_pigeon")
def test_a_postal_pigeon_that_plays_a_second_card_brings_him_two() -> None:
    table = solo(hand="postal_pigeon", berries=2, meadow=MEADOW, deck="farm king").play("postal_pigeon").choose("farm")
    table.expect(city="postal_pigeon farm")
    assert len(rolls(table)) == 2
    assert len(table.game.state.players[1].city) == 2


@covers("postal_pigeon")
def test_a_postal_pigeon_that_plays_nothing_brings_him_one() -> None:
    table = solo(hand="postal_pigeon", berries=2, meadow=MEADOW, deck="farm king").play("postal_pigeon").skip()
    assert len(rolls(table)) == 1


def test_his_city_may_hold_more_than_fifteen_cards() -> None:
    city = [*FOURTEEN, "post_office", "wanderer", "bard"]
    table = solo(hand="crane", pebbles=1, meadow=MEADOW, rugwort={"city": city}).play("crane")
    assert len(table.game.state.players[1].city) == 18


def test_he_may_hold_a_unique_card_twice() -> None:
    def act(seed: int) -> Scenario:
        table = solo(seed=seed, hand="crane", pebbles=1, meadow=["king", *["farm"] * 7], rugwort={"city": ["king"]})
        return table.play("crane")

    table = when_he_rolls(1, act).expect(seat=1, city="king king").scores(seat=1, cards=6)
    save = table.game.save()
    assert Game.load({**save, "history": []}, SHELF).save()["state"] == save["state"]


@covers("clock_tower", "forest_draw_2_meadow_play_1")
def test_a_card_played_while_preparing_brings_him_his_before_the_season() -> None:
    """He takes his card any time after the player's, so it counts for his events of this very season."""
    place = "forest_draw_2_meadow_play_1"
    table = solo(
        city=[{"card": "clock_tower", "points": 1}], placed=[place, "basic_1_berry"], workers=0, twigs=2,
        forest=f"forest_3_berry forest_2_any {place}", meadow="farm inn inn inn post_office queen queen chapel",
        deck="lookout lookout", hand=["mine"] * 3, rugwort={"city": ["post_office", "post_office"]},
    )  # fmt: skip
    table.prepare().choose(place).choose(["meadow:0:farm", "meadow:1:inn"]).choose("farm")
    table.expect(season="spring", city="clock_tower farm").expect(seat=1, events="grand_tour")
    assert len(rolls(table)) == 1


# Meadow cards under his workers

SHUT = {"winter": [], "spring": [0], "summer": [0, 1], "autumn": [0, 1, 2, 3]}


@pytest.mark.parametrize("season", SHUT)
def test_meadow_cards_under_his_workers_cannot_be_played(season: str) -> None:
    meadow = ["farm"] * 8
    table = solo(season=season, meadow=meadow, twigs=2, resin=1)
    for slot in range(8):
        if slot in SHUT[season]:
            table.blocked(f"play:meadow:{slot}:farm", "blocks this card")
        else:
            table.offers(f"play:meadow:{slot}:farm")


@covers("undertaker")
def test_meadow_cards_under_his_workers_are_neither_discarded_nor_drawn() -> None:
    table = solo(season="autumn", meadow=MEADOW, hand="undertaker", berries=2, deck="ruins ruins ruins")
    table.play("undertaker").asks("choose_some", "meadow:4:queen meadow:5:castle meadow:6:palace meadow:7:doctor")
    table.choose(["meadow:4:queen", "meadow:5:castle", "meadow:6:palace"])
    table.asks("choose_some", "meadow:4:ruins meadow:5:ruins meadow:6:ruins meadow:7:doctor")
    table.choose(["meadow:7:doctor"]).expect(hand="doctor")


@pytest.mark.parametrize("helper", ["queen", "inn"])
def test_meadow_cards_under_his_workers_are_not_played_by_other_cards(helper: str) -> None:
    table = solo(season="autumn", city=[helper], meadow="farm mine inn crane king castle palace ever_tree")
    table.blocked(f"place:city:0:{helper}", "no")


@covers("forest_draw_2_meadow_play_1")
def test_the_forest_card_draws_no_card_under_his_workers() -> None:
    forest = "forest_3_berry forest_2_any forest_draw_2_meadow_play_1"
    table = solo(season="spring", forest=forest, meadow=MEADOW).place("forest_draw_2_meadow_play_1")
    table.offers_not("meadow:0:farm").offers("meadow:1:mine")


def test_the_summer_draw_comes_before_his_worker_lands() -> None:
    table = about_to_prepare("spring", hand="", meadow=MEADOW, deck="ruins crane").prepare()
    table.offers_not("meadow:0:farm").offers("meadow:1:mine").choose(["meadow:1:mine", "meadow:2:inn"])
    table.expect(hand="mine inn").blocked("play:meadow:1:ruins", "blocks this card")


def test_he_takes_cards_from_under_his_own_workers() -> None:
    def act(seed: int) -> Scenario:
        table = solo(season="spring", seed=seed, hand="crane", pebbles=1, meadow=MEADOW, deck="ruins")
        return table.play("crane")

    table = when_he_rolls(1, act)
    table.expect(seat=1, city="farm").table(meadow="ruins mine inn king queen castle palace doctor")
    table.blocked("play:meadow:0:ruins", "blocks this card")


# his season

PLACES = {
    "winter": ["forest_2_any", "basic_2_resin", "meadow:0"],
    "spring": ["forest_2_resin_1_twig", "basic_1_pebble", "meadow:0", "meadow:1"],
    "summer": ["journey_3", "basic_1_berry_1_card", "meadow:0", "meadow:1", "meadow:2", "meadow:3"],
}


@pytest.mark.parametrize("season", PLACES)
def test_his_workers_move_with_the_players_season(season: str) -> None:
    table = about_to_prepare(season).prepare().expect(seat=1, placed=PLACES[season])
    for place in PLACES[season][:2]:
        table.blocked(f"place:{place}", "occupied by Rugwort")


def test_the_places_he_leaves_are_free_again() -> None:
    about_to_prepare("winter").prepare().offers("place:forest_3_berry", "place:basic_3_twig")
    autumn = about_to_prepare("summer").prepare()
    autumn.offers("place:forest_3_berry", "place:forest_2_any", "place:forest_2_resin_1_twig", "place:basic_1_pebble")


@pytest.mark.parametrize(("year", "place"), [(1, "journey_3"), (2, "journey_4"), (3, "journey_5")])
def test_his_journey_by_year(year: int, place: str) -> None:
    table = about_to_prepare("summer", year).prepare().blocked(f"place:{place}", "occupied by Rugwort")
    table.scores(seat=1, journey=int(place[-1]))
    others = {"journey_2", "journey_3", "journey_4", "journey_5"} - {place}
    table.offers(*(f"place:{other}" for other in others))


@pytest.mark.parametrize("year", [1, 2])
def test_before_year_three_the_player_has_six_workers_in_autumn(year: int) -> None:
    table = about_to_prepare("summer", year).prepare().expect(workers=6)
    table.blocked("place:basic_1_berry_1_card", "occupied by Rugwort")


def test_in_year_three_he_kidnaps_a_worker_and_leaves_the_basic_places() -> None:
    table = about_to_prepare("summer", 3).prepare().expect(workers=5).offers("place:basic_1_berry_1_card")
    table.expect(seat=1, placed=["journey_5", "meadow:0", "meadow:1", "meadow:2", "meadow:3"])
    assert len(table.game.state.players[0].workers) == 5


@covers("cemetery")
def test_he_kidnaps_no_permanent_worker() -> None:
    placed = "city:0:cemetery basic_1_berry basic_1_berry basic_1_berry"
    table = solo(3, season="summer", city="cemetery", placed=placed, workers=0).prepare()
    table.expect(placed="city:0:cemetery", workers=4)


@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("season", SHUT)
def test_a_position_puts_his_workers_where_the_season_has_them(season: str, year: int) -> None:
    if season == "winter":
        places = ["forest_3_berry", "basic_3_twig"]
    else:
        places = PLACES[{"spring": "winter", "summer": "spring", "autumn": "summer"}[season]]
    if season == "autumn":
        places = [{1: "journey_3", 2: "journey_4", 3: "journey_5"}[year], *places[1 if year < 3 else 2 :]]
    table = solo(year, season=season, forest=FOREST_CARDS).expect(seat=1, placed=places)
    assert table.game.state.shut == set(SHUT[season])


# his basic events

COLORS = {
    "city_monument": ["crane", "judge", "dungeon"],
    "grand_tour": ["inn", "inn", "queen"],
    "harvest_festival": ["farm", "farm", "mine", "storehouse"],
    "cartographers_expedition": ["ruins", "wanderer", "bard"],
}


@covers_each(COLORS)
def test_he_takes_each_basic_event_whose_colours_he_has(name: str, expected: list[str]) -> None:
    table = about_to_prepare("winter", hand="", rugwort={"city": expected}).expect(seat=1, events="").prepare()
    table.expect(seat=1, events=[name]).scores(seat=1, events=3 + 4 * 3).offers_not(f"claim:{name}")
    about_to_prepare("winter", hand="", rugwort={"city": expected[1:]}).prepare().expect(seat=1, events="")


def test_he_takes_several_events_at_once() -> None:
    city = [*COLORS["grand_tour"], *COLORS["harvest_festival"]]
    table = about_to_prepare("winter", hand="", rugwort={"city": city}).prepare()
    table.expect(seat=1, events="grand_tour harvest_festival")


def test_he_gets_no_event_the_player_has() -> None:
    table = about_to_prepare("winter", events="grand_tour", rugwort={"city": COLORS["grand_tour"]}).prepare()
    table.expect(events="grand_tour").expect(seat=1, events="")


def test_he_takes_no_special_event() -> None:
    table = about_to_prepare("winter", special_events=SPECIAL, rugwort={"city": ["judge", "queen"]}).prepare()
    table.expect(seat=1, events="")


# cards that deal with him


@covers("fool")
def test_his_fool_goes_into_the_players_city() -> None:
    def act(seed: int) -> Scenario:
        return solo(seed=seed, hand="crane", pebbles=1, meadow=WITH_FOOL).play("crane")

    when_he_rolls(1, act).expect(city="crane fool").expect(seat=1, city="").scores(cards=1 - 2)


@covers("fool")
@pytest.mark.parametrize("city", [["fool"], FOURTEEN])
def test_his_fool_stays_with_him_when_the_player_has_one_or_no_room(city: list[str]) -> None:
    def act(seed: int) -> Scenario:
        return solo(seed=seed, city=city, hand="crane", pebbles=1, meadow=WITH_FOOL).play("crane")

    table = when_he_rolls(1, act).expect(city=[*city, "crane"]).expect(seat=1, city="fool")
    table.scores(seat=1, cards=2)


@covers("fool")
def test_the_players_fool_is_discarded_and_removes_one_of_his_cards() -> None:
    table = solo(hand="fool", berries=3, meadow=MEADOW, rugwort={"city": ["bard", "ranger"]}).play("fool")
    table.asks("choose_one", "bard@1 ranger@1").choose("bard@1").expect(city="").table(discard="fool bard")
    city = [built.card.id for built in table.game.state.players[1].city]
    assert "ranger" in city and "bard" not in city and len(city) == 2  # and the card he takes for the Fool


@covers("fool")
def test_the_players_fool_is_playable_while_he_has_no_cards() -> None:
    table = solo(hand="fool", berries=3, meadow=MEADOW).play("fool").expect(city="").table(discard="fool")
    assert len(table.game.state.players[1].city) == 1


@covers("fool", "inn")
def test_a_worker_on_his_removed_inn_waits_for_the_season() -> None:
    table = solo(hand="fool", berries=3, placed="city:1:inn", workers=1, rugwort={"city": ["inn"]}).play("fool")
    table.expect(workers=1, placed="aside")


@covers("miner_mole")
def test_a_miner_mole_copies_his_green_cards_but_no_storehouse() -> None:
    table = solo(hand="miner_mole", berries=3, rugwort={"city": ["mine", "storehouse", "king"]}).play("miner_mole")
    table.asks("choose_one", "mine@1 skip").choose("mine@1").expect(pebbles=1)


@covers("inn")
def test_visiting_his_inn_gives_him_a_token() -> None:
    table = solo(meadow="farm king king castle castle palace palace doctor", rugwort={"city": ["inn"]})
    table.visit("inn", seat=1).expect(city="farm").expect(seat=1, points=1).scores(seat=1, tokens=1)


@covers("post_office")
def test_visiting_his_post_office_gives_him_a_token_and_discards_the_cards() -> None:
    table = solo(hand="farm mine", rugwort={"city": ["post_office"]}).visit("post_office", seat=1)
    table.expect(hand=8).expect(seat=1, points=1, hand=0).table(discard="farm mine")


@pytest.mark.parametrize("card", ["queen", "lookout", "chapel", "storehouse"])
def test_his_other_cards_cannot_be_visited(card: str) -> None:
    solo(rugwort={"city": [card]}).refuses(f"place:city:1:{card}")


# giving is discarding


@covers("monastery")
def test_resources_for_him_are_discarded() -> None:
    solo(city="monastery", twigs=2).visit("monastery").expect(points=4, goods=0).expect(seat=1, goods=0)


@covers("monk")
def test_berries_for_him_are_discarded_and_still_score() -> None:
    table = solo(hand="monk", berries=3).play("monk").take(berries=2).expect(points=4, berries=0)
    table.expect(seat=1, goods=0)


@covers("shepherd")
def test_the_shepherds_cost_is_discarded() -> None:
    solo(hand="shepherd", berries=3).play("shepherd").expect(berries=3).expect(seat=1, goods=0)


@covers("teacher")
def test_the_teachers_other_card_is_discarded() -> None:
    table = solo(hand="teacher", berries=2, deck="king inn").play("teacher").choose("king")
    table.expect(hand="king").expect(seat=1, hand=0).table(discard="inn")


@covers("a_brilliant_marketing_plan")
def test_the_marketing_plan_discards_and_still_pays() -> None:
    event = "a_brilliant_marketing_plan"
    table = solo(city="shopkeeper post_office", special_events=event, twigs=3).claim(event).take(twigs=3)
    table.expect(points=6, twigs=0).expect(seat=1, goods=0)


# scoring


@pytest.mark.parametrize(("year", "special"), [(1, 3), (2, 6), (3, 6)])
def test_his_score_by_year(year: int, special: int) -> None:
    """Two points a card, three a purple one, three a basic event, and what the player left undone."""
    rugwort = {"city": ["farm", "king", "fool", "ever_tree"], "events": ["grand_tour", "city_monument"], "points": 2}
    events = SPECIAL.split()
    table = solo(year, season="autumn", events=events[:1], special_events=events[1:], rugwort=rugwort)
    journey = {1: 3, 2: 4, 3: 5}[year]
    table.scores(seat=1, cards=2 + 3 + 2 + 3, events=2 * 3 + 3 * special, tokens=2, journey=journey)
    table.scores(seat=1, total=10 + 6 + 3 * special + 2 + journey)


def test_points_and_texts_of_his_cards_do_not_matter() -> None:
    rugwort = {"city": ["king", "castle", "farm"], "events": ["grand_tour"]}
    solo(special_events="", rugwort=rugwort).scores(seat=1, total=3 + 3 + 2 + 3)


@covers("flying_doctor_service")
def test_there_are_no_pairs_in_his_city() -> None:
    solo(events="flying_doctor_service", rugwort={"city": ["harvester", "gatherer"]}).scores(events=0)


def test_the_game_ends_when_the_player_passes_and_rugwort_wins_a_tie() -> None:
    def end(points: int) -> Scenario:
        return solo(season="autumn", special_events="", points=points, events="", twigs=9).give_up()

    end(2).over(1)
    end(3).over(1)
    end(4).over(0)
