"""Scenarios of the ten cards of Legends II."""

from tests.legends.table import legends
from tests.scenario import PAIR, covers, filler

CHIPTER, JOR, MAYBERRY = "chipter_swipple", "jor_goldwing", "mayberry_matriarch"
STREY, TARRY, CLICK, PRISON = "strey_softpaw", "tarry_hare", "click_clacks", "darkdeep_prison"
TOMB, TREASURY, STRONGROOT = "everflame_tomb", "king_norths_treasury", "strongroot_castle"


@covers(CHIPTER)
def test_chipter_activates_two_different_green_cards() -> None:
    table = legends(legends=CHIPTER, city="farm mine mcgregors_market", berries=4).play(CHIPTER)
    table.asks("choose_one", "farm mine skip").choose("mine").asks("choose_one", "farm skip").choose("farm")
    table.expect(pebbles=1, berries=1)


@covers(CHIPTER)
def test_chipter_may_stop_and_may_find_nothing() -> None:
    legends(legends=CHIPTER, city="farm mine", berries=4).play(CHIPTER).choose("mine").skip().expect(pebbles=1)
    legends(legends=CHIPTER, berries=4).play(CHIPTER).expect(city=CHIPTER)


@covers(CHIPTER)
def test_chipter_counts_two_alike_cards_as_different() -> None:
    table = legends(legends=CHIPTER, city="farm farm", berries=4).play(CHIPTER).choose("farm").choose("farm.2")
    table.expect(berries=2)


@covers(JOR)
def test_jor_is_paid_for_the_hand() -> None:
    table = legends(legends=JOR, berries=4, hand="king queen bard").play(JOR).expect(points=3, hand=3)
    table.scores(total=7)
    legends(legends=JOR, berries=4).play(JOR).expect(points=0)


@covers(MAYBERRY)
def test_mayberry_is_worth_five_more_beside_a_harvester_with_a_farm() -> None:
    pair = [MAYBERRY, {"card": "harvester", "shares": MAYBERRY}]
    legends(city=[*pair, "farm"]).scores(cards=8, prosperity=5)
    legends(city=pair).scores(prosperity=0)
    legends(city=[MAYBERRY, "harvester", "farm"]).scores(prosperity=0)


@covers(MAYBERRY)
def test_mayberry_shares_a_space_when_played_or_later() -> None:
    table = legends(legends=MAYBERRY, city="harvester", berries=4).play(MAYBERRY).choose("share")
    table.on_card(MAYBERRY, partner="harvester").on_card("harvester", partner=MAYBERRY)
    table = legends(city=MAYBERRY, hand="harvester", berries=3).play("harvester").choose("share")
    table.on_card("harvester", partner=MAYBERRY)
    legends(legends=MAYBERRY, city="harvester", berries=4).play(MAYBERRY).choose("alone").on_card(MAYBERRY, partner="")


@covers(MAYBERRY)
def test_mayberry_takes_the_place_of_a_gatherer_in_its_pair() -> None:
    table = legends(legends=MAYBERRY, city=[*PAIR, "farm"]).play(MAYBERRY)
    table.on_card(MAYBERRY, partner="harvester").on_card("harvester", partner=MAYBERRY).scores(prosperity=5)


@covers(MAYBERRY)
def test_a_pair_with_mayberry_counts_as_harvester_and_gatherer() -> None:
    pair = [MAYBERRY, {"card": "harvester", "shares": MAYBERRY}]
    legends(city=pair, events=["flying_doctor_service"]).scores(events=3)
    table = legends(city=[*filler(13), MAYBERRY, "inn"], hand="harvester", berries=3)
    table.play("harvester").choose("share").take(twigs=1).expect(city=[*filler(13), MAYBERRY, "inn", "harvester"])


@covers(STREY)
def test_strey_carries_out_two_places_where_workers_stand() -> None:
    forest = "forest_3_berry forest_2_any forest_2_resin_1_twig"
    table = legends(city=STREY, forest=forest, placed=["basic_3_twig"], workers=1).against(placed=["forest_3_berry"])
    table.visit(STREY).asks("choose_one", "basic_3_twig forest_3_berry skip").choose("forest_3_berry")
    table.asks("choose_one", "basic_3_twig skip").choose("basic_3_twig").expect(berries=3, twigs=3)


@covers(STREY)
def test_strey_may_stop_and_needs_a_place_with_a_worker() -> None:
    table = legends(city=STREY).against(placed=["basic_3_twig"]).visit(STREY).skip().expect(goods=0)
    table = legends(city=STREY).against(placed=["basic_3_twig"]).visit(STREY).choose("basic_3_twig").expect(twigs=3)
    legends(city=STREY).blocked(f"place:city:0:{STREY}", "no worker stands")
    assert table.game.state.players[0].free_workers == 1


@covers(TARRY)
def test_tarry_sees_what_is_played() -> None:
    legends(city=TARRY, hand="wanderer", berries=2).play("wanderer").take(resin=1).expect(resin=1, hand=3)
    legends(city=TARRY, hand="farm", twigs=2, resin=1).play("farm").expect(hand=2, berries=1, goods=1)


@covers(CLICK)
def test_click_clacks_brings_berries_and_more_with_farms() -> None:
    table = legends(legends=CLICK, city="farm farm mcgregors_market", twigs=2, resin=2, pebbles=1).play(CLICK)
    table.take(pebbles=3).expect(berries=3, pebbles=3)
    legends(city=CLICK, workers=0).prepare().expect(berries=3, goods=3)


@covers(PRISON)
def test_the_prison_pays_for_critters() -> None:
    table = legends(legends=PRISON, city="bard wanderer king poe farm", twigs=2, resin=2, pebbles=2).play(PRISON)
    table.asks("choose_some", "bard wanderer king").refuses(["bard", "king", "wanderer"]).choose(["bard", "wanderer"])
    table.take(twigs=3).take(berries=3).expect(points=6, twigs=3, berries=3, city=["king", "poe", "farm", PRISON])


@covers(PRISON)
def test_the_prison_may_stay_empty() -> None:
    legends(legends=PRISON, city="dungeon king").play(PRISON).choose([]).expect(points=0, city=["king", PRISON])


@covers(TOMB)
def test_the_tomb_plays_a_card_free_and_keeps_the_worker() -> None:
    meadow = "king king queen queen castle castle palace palace"
    table = legends(city=TOMB, hand="ever_tree", meadow=meadow, workers=1).visit(TOMB).choose("ever_tree")
    table.expect(city=[TOMB, "ever_tree"], placed=[f"city:0:{TOMB}"])
    table = legends(city=TOMB, placed=[f"city:0:{TOMB}", "haven"], workers=0).prepare()
    table.expect(placed=[f"city:0:{TOMB}"], workers=2)


@covers(TOMB)
def test_the_second_space_of_the_tomb_needs_an_undertaker() -> None:
    standing = {"placed": [f"city:0:{TOMB}"], "workers": 1}
    legends(city=TOMB, **standing).blocked(f"place:city:0:{TOMB}", "needs Undertaker")
    legends(city=[TOMB, "undertaker"], **standing).offers(f"place:city:0:{TOMB}")


@covers(TREASURY)
def test_the_treasury_pays_two_resources_for_each_point() -> None:
    table = legends(city=[{"card": TREASURY, "points": 4}], hand="castle", twigs=2).play("castle")
    table.asks("choose_payment", [f"{TREASURY}:3", f"{TREASURY}:4"]).pay(f"{TREASURY}:3", twigs=2)
    table.expect(goods=0).on_card(TREASURY, points=1).scores(tokens=1)


@covers(TREASURY)
def test_the_treasury_comes_with_four_points_and_pays_for_critters_too() -> None:
    table = legends(legends=TREASURY, twigs=3, pebbles=3).play(TREASURY).on_card(TREASURY, points=4)
    table.scores(cards=4, tokens=4)
    legends(city=[{"card": TREASURY, "points": 1}], hand="wanderer").play("wanderer").on_card(TREASURY, points=0)
    legends(city=[{"card": TREASURY, "points": 0}], hand="wanderer").blocked("play:hand:wanderer", "more")


@covers(STRONGROOT)
def test_strongroot_castle_counts_common_constructions_twice() -> None:
    legends(city=[STRONGROOT, "farm", "inn", "palace", "king", "click_clacks"]).scores(prosperity=4 + 1)
