"""Scenarios of the four basic and the sixteen special events."""

from typing import Any

import pytest

from tests.scenario import Scenario, covers, covers_each, given

PAIR = ["harvester", {"card": "gatherer", "shares": "harvester"}]
NEEDS = {
    "a_brilliant_marketing_plan": "shopkeeper post_office",
    "a_well_run_city": "chip_sweep clock_tower",
    "an_evening_of_fireworks": "lookout miner_mole",
    "ancient_scrolls_discovered": "historian ruins",
    "capture_of_the_acorn_thieves": "courthouse ranger",
    "croak_wart_cure": "undertaker barge_toad",
    "flying_doctor_service": "doctor postal_pigeon",
    "graduation_of_scholars": "teacher university",
    "ministering_to_miscreants": "monk dungeon",
    "path_of_the_pilgrims": "monastery wanderer",
    "performer_in_residence": "inn bard",
    "pristine_chapel_ceiling": "woodcarver chapel",
    "remembering_the_fallen": "cemetery shepherd",
    "tax_relief": "judge queen",
    "under_new_management": "peddler general_store",
}
BASIC = {
    "city_monument": ("governance", "crane judge courthouse"),
    "grand_tour": ("destination", "inn inn lookout"),
    "harvest_festival": ("production", "farm farm mine storehouse"),
    "cartographers_expedition": ("traveler", "ruins wanderer fool"),
}
GAMES = "ruins ranger farm mine inn lookout crane judge king castle"


def at_event(event: str, **facts: Any) -> Scenario:
    """A table with this special event in play, and its cards in the city."""
    facts.setdefault("city", NEEDS[event])
    return given(special_events=[event], **facts)


# claiming


@covers_each(NEEDS)
def test_special_event_needs_both_cards(name: str, expected: str) -> None:
    first, second = expected.split()
    goods = {"berries": 2}
    at_event(name, **goods).offers(f"claim:{name}")
    for present, missing in ((first, second), (second, first)):
        words = missing.replace("_", " ").title()
        at_event(name, city=[present], **goods).blocked(f"claim:{name}", f"needs {words}")


@covers_each(BASIC)
def test_basic_event_needs_cards_of_its_colour_and_scores_three(name: str, expected: tuple[str, str]) -> None:
    color, city = expected
    table = given(city=city).claim(name)
    table.expect(events=[name], placed=[f"event:{name}"], workers=1, points=0).scores(events=3)
    given(city=city.split()[1:]).blocked(f"claim:{name}", f"needs 1 more {color}")


def test_a_storehouse_is_green_although_it_has_a_worker_space() -> None:
    given(city="inn lookout storehouse").blocked("claim:grand_tour", "needs 1 more destination")


def test_cards_of_other_cities_do_not_count() -> None:
    given(city="inn inn").against(city="inn").blocked("claim:grand_tour", "needs 1 more destination")


def test_an_event_needs_a_worker() -> None:
    table = given(city="inn inn inn", placed="basic_1_berry basic_1_berry", workers=0)
    table.blocked("claim:grand_tour", "all your workers are placed")


def test_an_event_is_achieved_once() -> None:
    table = given(city="inn inn lookout").against(city="post_office post_office post_office").claim("grand_tour")
    table.offers_not("claim:grand_tour").refuses("claim:grand_tour")


def test_events_not_in_play_cannot_be_claimed() -> None:
    table = given(city="inn bard", special_events="tax_relief").refuses("claim:performer_in_residence")
    table.offers_not("claim:performer_in_residence")


def test_the_worker_on_an_event_comes_back_with_the_season() -> None:
    table = given(placed="event:grand_tour basic_1_berry", workers=0, events="grand_tour").prepare()
    table.expect(workers=3, placed="", events="grand_tour")


@covers("grand_tour", "tax_relief")
def test_achieved_events_are_kept_when_the_cards_are_gone() -> None:
    given(city="", events="grand_tour tax_relief").scores(events=6)


def test_events_take_no_city_space() -> None:
    city = [*["farm"] * 8, *["mine"] * 3, *["twig_barge"] * 3]
    table = given(city=city, events="grand_tour tax_relief", hand="inn", twigs=2, resin=1).play("inn")
    table.expect(city=[*city, "inn"])


# events worth a fixed number


@covers("the_everdell_games")
def test_the_everdell_games_need_two_cards_of_each_colour_for_nine_points() -> None:
    table = given(city=GAMES, special_events="the_everdell_games").claim("the_everdell_games")
    table.expect(events="the_everdell_games").scores(events=9)
    short = given(city=GAMES.replace("castle", "mine"), special_events="the_everdell_games")
    short.blocked("claim:the_everdell_games", "needs 1 more prosperity")


@covers("tax_relief")
def test_tax_relief_activates_production_for_three_points() -> None:
    table = at_event("tax_relief", city="judge queen farm mine twig_barge").claim("tax_relief")
    table.expect(berries=1, pebbles=1, twigs=2).scores(events=3)


@covers("tax_relief")
def test_tax_relief_lets_the_player_order_the_green_cards() -> None:
    table = at_event("tax_relief", city="judge queen woodcarver fair_grounds twig_barge").claim("tax_relief")
    table.asks("arrange", "woodcarver fair_grounds").choose(["fair_grounds", "woodcarver"])
    table.take(twigs=2).expect(twigs=0, points=2, hand=2)


@covers("tax_relief")
def test_tax_relief_without_green_cards_still_scores() -> None:
    at_event("tax_relief").claim("tax_relief").expect(goods=0).scores(events=3)


@covers("croak_wart_cure")
def test_croak_wart_cure_costs_two_berries_and_two_cards_of_the_city() -> None:
    table = at_event("croak_wart_cure", city="undertaker barge_toad farm", berries=3, hand="inn")
    table.claim("croak_wart_cure").asks("choose_some", "undertaker barge_toad farm").refuses(["farm"])
    table.choose(["farm", "undertaker"])
    table.expect(city="barge_toad", berries=1, hand="inn").table(discard="farm undertaker").scores(events=6)


@covers("croak_wart_cure")
def test_croak_wart_cure_takes_the_required_cards_when_there_are_no_others() -> None:
    at_event("croak_wart_cure", berries=2).claim("croak_wart_cure").expect(city="", berries=0).scores(events=6, cards=0)


@covers("croak_wart_cure")
@pytest.mark.parametrize(("berries", "missing"), [(0, "2 berries"), (1, "1 berry")])
def test_croak_wart_cure_cannot_be_claimed_without_the_berries(berries: int, missing: str) -> None:
    at_event("croak_wart_cure", berries=berries, twigs=5).blocked("claim:croak_wart_cure", f"needs {missing} more")


@covers("croak_wart_cure")
def test_a_worker_on_a_card_lost_to_the_cure_waits_for_the_season() -> None:
    table = at_event("croak_wart_cure", city="undertaker barge_toad inn", berries=2, placed="city:0:inn", workers=1)
    table.against(passed=True).claim("croak_wart_cure").choose(["inn", "barge_toad"])
    table.expect(workers=0, placed="aside event:croak_wart_cure").prepare().expect(workers=3)


@covers("a_well_run_city")
def test_a_well_run_city_brings_back_any_worker_even_its_own() -> None:
    table = at_event("a_well_run_city", placed="basic_3_twig", workers=1).claim("a_well_run_city")
    table.asks("choose_one", "from:basic_3_twig from:event:a_well_run_city").choose("from:event:a_well_run_city")
    table.expect(workers=1, placed="basic_3_twig").scores(events=4)


@covers("a_well_run_city")
def test_a_worker_brought_back_is_free_and_so_is_its_place() -> None:
    table = at_event("a_well_run_city", placed="basic_3_twig", workers=1).against(passed=True).claim("a_well_run_city")
    table.choose("from:basic_3_twig").expect(workers=1, placed="event:a_well_run_city")
    table.place("basic_3_twig").expect(twigs=3, workers=0)


@covers("a_well_run_city")
def test_a_well_run_city_brings_back_no_permanent_worker() -> None:
    city = "chip_sweep clock_tower cemetery monastery"
    placed = "city:0:cemetery city:0:monastery"
    table = at_event("a_well_run_city", city=city, season="spring", placed=placed, workers=1)
    table.claim("a_well_run_city").expect(workers=1, placed=placed)


# events with goods on them


@covers_each({"an_evening_of_fireworks": "twigs", "performer_in_residence": "berries"})
def test_goods_placed_on_the_event_score_two_each(name: str, expected: str) -> None:
    kind = {"twigs": "twig", "berries": "berry"}[expected]
    table = at_event(name, **{expected: 5}, resin=2).claim(name).refuses({kind: 4}).refuses({"resin": 1})
    table.take(**{expected: 3}).expect(**{expected: 2}, resin=2).on_award(name, goods={kind: 3}).scores(events=6)


@covers_each({"an_evening_of_fireworks": "", "performer_in_residence": "", "under_new_management": ""})
def test_an_event_for_goods_may_be_claimed_with_nothing_to_place(name: str, expected: str) -> None:
    at_event(name).claim(name).expect(events=[name]).scores(events=0)


@covers_each({"an_evening_of_fireworks": "twigs", "performer_in_residence": "berries", "under_new_management": "resin"})
def test_placing_goods_on_an_event_is_optional(name: str, expected: str) -> None:
    at_event(name, **{expected: 2}).claim(name).take().expect(**{expected: 2}).scores(events=0)


@covers("under_new_management")
@pytest.mark.parametrize(
    ("goods", "points"),
    [({"twigs": 1, "berries": 2}, 3), ({"resin": 1, "pebbles": 2}, 6), ({"twigs": 1, "resin": 1}, 3)],
)
def test_under_new_management_scores_by_kind(goods: dict[str, int], points: int) -> None:
    table = at_event("under_new_management", twigs=3, resin=3, pebbles=3, berries=3).claim("under_new_management")
    table.refuses({"twig": 4}).refuses({"twig": 2, "resin": 2}).take(**goods)
    table.expect(goods=12 - sum(goods.values())).scores(events=points)


def test_goods_on_an_event_are_no_leftover_goods() -> None:
    table = given(events=[{"event": "under_new_management", "goods": {"resin": 3}}], twigs=1)
    assert table.game.scores()[0].tie_break[-1] == 1


@covers("a_brilliant_marketing_plan")
def test_marketing_plan_shares_up_to_three_resources_among_opponents() -> None:
    table = at_event("a_brilliant_marketing_plan", twigs=2, berries=2).against().against()
    table.claim("a_brilliant_marketing_plan").asks("distribute", "seat:1 seat:2")
    table.refuses({"seat:1": {"twig": 2}, "seat:2": {"berry": 2}}).refuses({"seat:1": {"pebble": 1}})
    table.answer({"seat:1": {"twig": 2}, "seat:2": {"berry": 1}})
    table.expect(points=6, twigs=0, berries=1).expect(seat=1, twigs=2).expect(seat=2, berries=1)
    table.scores(tokens=6, events=0)


@covers("a_brilliant_marketing_plan")
def test_marketing_plan_may_give_nothing() -> None:
    table = at_event("a_brilliant_marketing_plan", twigs=2).claim("a_brilliant_marketing_plan").answer({})
    table.expect(points=0, twigs=2, events="a_brilliant_marketing_plan")
    at_event("a_brilliant_marketing_plan").claim("a_brilliant_marketing_plan").expect(points=0)


@covers("a_brilliant_marketing_plan")
def test_marketing_plan_leaves_out_players_who_passed() -> None:
    table = at_event("a_brilliant_marketing_plan", twigs=3).against(passed=True).against()
    table.claim("a_brilliant_marketing_plan").asks("distribute", "seat:2").answer({"seat:2": {"twig": 3}})
    table.expect(points=6).expect(seat=2, twigs=3)


@covers("a_brilliant_marketing_plan")
def test_marketing_plan_discards_when_everybody_has_passed_and_still_pays() -> None:
    table = at_event("a_brilliant_marketing_plan", twigs=3).against(passed=True).claim("a_brilliant_marketing_plan")
    table.take(twigs=2).expect(points=4, twigs=1).expect(seat=1, goods=0)


# events with cards under them

SCROLLS = "ancient_scrolls_discovered"


@covers(SCROLLS)
def test_ancient_scrolls_go_into_the_hand_or_under_the_event() -> None:
    table = at_event(SCROLLS, deck="king queen farm farm inn").claim(SCROLLS)
    table.asks("choose_some", "king queen farm farm inn").choose(["king", "farm"])
    table.expect(hand="king farm").on_award(SCROLLS, under="queen farm inn").scores(events=3, cards=1)


@covers(SCROLLS)
@pytest.mark.parametrize(("held", "kept"), [(6, 2), (7, 1)])
def test_ancient_scrolls_keep_the_hand_limit(held: int, kept: int) -> None:
    table = at_event(SCROLLS, deck="king queen castle palace inn", hand=["farm"] * held).claim(SCROLLS)
    table.refuses(["king", "queen", "castle", "palace"][: kept + 1]).choose(["king", "queen"][:kept])
    table.expect(hand=8).scores(events=5 - kept)


@covers(SCROLLS)
def test_ancient_scrolls_with_a_full_hand_all_go_under_the_event() -> None:
    table = at_event(SCROLLS, deck="king queen castle palace inn", hand=["farm"] * 8).claim(SCROLLS)
    table.expect(hand=8).on_award(SCROLLS, under="king queen castle palace inn").scores(events=5)


@covers(SCROLLS)
def test_ancient_scrolls_reveal_what_there_is() -> None:
    table = at_event(SCROLLS, deck="king queen").short_deck().claim(SCROLLS).choose([])
    table.on_award(SCROLLS, under="king queen").scores(events=2)


def test_cards_under_an_event_count_for_nothing_else() -> None:
    events: list[Any] = [{"event": SCROLLS, "cards": ["king", "castle", "farm"]}]
    given(events=events, city="palace ever_tree theater").scores(events=3, prosperity=3 + 3)


THIEVES = "capture_of_the_acorn_thieves"


@covers(THIEVES)
def test_acorn_thieves_go_from_the_city_under_the_event_for_three_points_each() -> None:
    table = at_event(THIEVES, city="courthouse ranger bard farm").claim(THIEVES).asks("choose_some", "ranger bard")
    table.choose(["ranger", "bard"]).expect(city="courthouse farm").on_award(THIEVES, under="ranger bard")
    table.scores(events=6, cards=2 + 1).table(discard="")


@covers(THIEVES)
def test_no_more_than_two_thieves_and_none_by_force() -> None:
    table = at_event(THIEVES, city="courthouse ranger bard fool").claim(THIEVES).refuses(["ranger", "bard", "fool"])
    table.choose([]).expect(city="courthouse ranger bard fool").scores(events=0)


@covers(THIEVES)
def test_a_worker_on_a_captured_queen_waits_for_the_season() -> None:
    table = at_event(THIEVES, city="courthouse ranger queen", placed="city:0:queen", workers=1).against(passed=True)
    table.claim(THIEVES).choose(["queen"]).expect(workers=0, placed=f"aside event:{THIEVES}")
    table.prepare().expect(workers=3)


@covers(THIEVES)
def test_a_captured_half_of_a_pair_leaves_the_other_alone() -> None:
    table = at_event(THIEVES, city=["courthouse", "ranger", *PAIR]).claim(THIEVES).choose(["harvester"])
    table.on_card("gatherer", partner="").scores(prosperity=0, events=3)


GRADUATION = "graduation_of_scholars"


@covers(GRADUATION)
def test_scholars_come_from_the_hand_for_two_points_each() -> None:
    table = at_event(GRADUATION, hand="bard fool king farm doctor").claim(GRADUATION)
    table.asks("choose_some", "bard fool king doctor").refuses(["bard", "fool", "king", "doctor"])
    table.choose(["bard", "fool", "king"]).expect(hand="farm doctor", city="teacher university")
    table.on_award(GRADUATION, under="bard fool king").scores(events=6).table(discard="")


@covers(GRADUATION)
@pytest.mark.parametrize("hand", ["", "farm inn"])
def test_graduation_without_critters_in_hand_scores_nothing(hand: str) -> None:
    at_event(GRADUATION, hand=hand).claim(GRADUATION).expect(hand=hand).scores(events=0)


# events counted at the end of the game


@covers("flying_doctor_service")
def test_flying_doctor_counts_pairs_in_every_city_at_the_end() -> None:
    two = [*PAIR, "harvester", {"card": "gatherer", "shares": "harvester.2"}]
    table = given(events="flying_doctor_service", city=PAIR).against(city=two).against(city="harvester gatherer")
    table.scores(events=9)


@covers("flying_doctor_service")
def test_flying_doctor_counts_pairs_made_after_claiming() -> None:
    table = at_event("flying_doctor_service", city="doctor postal_pigeon harvester", hand="gatherer", berries=2)
    table.against(passed=True).claim("flying_doctor_service").scores(events=0)
    table.play("gatherer").choose("share").scores(events=3)


@covers("ministering_to_miscreants")
@pytest.mark.parametrize("prisoners", [[], ["bard"], ["bard", "fool"]])
def test_miscreants_score_three_for_each_prisoner(prisoners: list[str]) -> None:
    table = given(events="ministering_to_miscreants", city=[{"card": "dungeon", "under": prisoners}])
    table.scores(events=3 * len(prisoners), cards=0)


@covers_each({"path_of_the_pilgrims": "monastery", "remembering_the_fallen": "cemetery"})
def test_each_worker_in_the_card_scores_three(name: str, expected: str) -> None:
    place = f"city:0:{expected}"
    given(events=[name], city=[expected]).scores(events=0)
    given(events=[name], city=[expected], placed=[place]).scores(events=3)
    given(events=[name], city=[expected], placed=[place, place]).scores(events=6)


@covers_each({"path_of_the_pilgrims": "monastery", "remembering_the_fallen": "cemetery"})
def test_workers_in_another_city_do_not_count(name: str, expected: str) -> None:
    table = given(events=[name], city=[expected]).against(city=[expected], placed=[f"city:1:{expected}"])
    table.scores(events=0)


@covers("pristine_chapel_ceiling")
def test_chapel_ceiling_gives_a_card_and_a_resource_for_each_token() -> None:
    city = ["woodcarver", {"card": "chapel", "points": 2}]
    table = at_event("pristine_chapel_ceiling", city=city).claim("pristine_chapel_ceiling").take(pebbles=2)
    table.expect(hand=2, pebbles=2).on_card("chapel", points=2).scores(events=4, tokens=2)


@covers("pristine_chapel_ceiling")
def test_chapel_ceiling_without_tokens_gives_nothing_yet() -> None:
    at_event("pristine_chapel_ceiling").claim("pristine_chapel_ceiling").expect(hand=0, goods=0).scores(events=0)


@covers("pristine_chapel_ceiling")
def test_chapel_ceiling_counts_the_tokens_at_the_end() -> None:
    given(events="pristine_chapel_ceiling", city=[{"card": "chapel", "points": 3}]).scores(events=6, tokens=3)


@covers("pristine_chapel_ceiling")
def test_chapel_ceiling_keeps_the_hand_limit() -> None:
    city = ["woodcarver", {"card": "chapel", "points": 3}]
    table = at_event("pristine_chapel_ceiling", city=city, hand=["farm"] * 7).claim("pristine_chapel_ceiling")
    table.take(twigs=3).expect(hand=8, twigs=3)


@covers_each({
    "ministering_to_miscreants": "", "path_of_the_pilgrims": "", "remembering_the_fallen": "",
    "pristine_chapel_ceiling": "", "flying_doctor_service": "",
})  # fmt: skip
def test_an_event_counted_at_the_end_scores_nothing_once_its_card_is_gone(name: str, expected: str) -> None:
    given(events=[name], city="farm inn").scores(events=0)


@covers("remembering_the_fallen", "cemetery", "ruins")
def test_ruining_the_cemetery_costs_the_fallen_their_points() -> None:
    table = given(city="cemetery", events="remembering_the_fallen", placed="city:0:cemetery", hand="ruins")
    table.scores(events=3).play("ruins").scores(events=0).expect(city="ruins", pebbles=2)
    assert len(table.game.state.players[0].workers) == 1
