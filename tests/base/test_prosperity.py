"""Scenarios of the purple cards: their bonus at the end of the game, and how they are played."""

from typing import Any

import pytest

from tests.scenario import covers, covers_each, given

PAIR = ["harvester", {"card": "gatherer", "shares": "harvester"}]


@covers_each({
    "architect": ("architect crane", 0),
    "castle": ("castle king", 0),
    "ever_tree": ("ever_tree farm king", 2),
    "gatherer": ("gatherer farm", 0),
    "king": ("king castle", 0),
    "palace": ("palace farm queen", 1),
    "school": ("school teacher", 1),
    "theater": ("theater bard", 1),
})  # fmt: skip
def test_bonus_is_a_line_of_its_own(name: str, expected: tuple[str, int]) -> None:
    city, bonus = expected
    given(city=city).scores(prosperity=bonus, journey=0, events=0, tokens=0)


@covers("architect")
@pytest.mark.parametrize(
    ("goods", "bonus"),
    [
        ({"resin": 2, "pebbles": 3}, 5),
        ({"resin": 6}, 6),
        ({"pebbles": 4, "resin": 4}, 6),
        ({"twigs": 5, "berries": 5}, 0),
        ({}, 0),
    ],
)
def test_architect_counts_resin_and_pebbles_up_to_six(goods: dict[str, int], bonus: int) -> None:
    given(city="architect", **goods).scores(prosperity=bonus, cards=2)


@covers("architect")
def test_architect_counts_no_goods_on_cards_and_events() -> None:
    city = ["architect", {"card": "storehouse", "goods": {"pebble": 3, "resin": 2}}]
    events: list[Any] = [{"event": "under_new_management", "goods": {"resin": 3}}]
    given(city=city, events=events, resin=1).scores(prosperity=1)


@covers("castle")
def test_castle_counts_common_constructions() -> None:
    given(city="castle farm farm mine inn ruins").scores(prosperity=5, cards=4 + 1 + 1 + 2 + 2)


@covers("castle")
def test_castle_counts_neither_itself_nor_unique_cards_nor_critters() -> None:
    given(city="castle chapel lookout teacher wanderer fool").scores(prosperity=0)


@covers("palace")
def test_palace_counts_unique_constructions_and_itself() -> None:
    given(city="palace chapel lookout dungeon farm farm queen").scores(prosperity=4)


@covers("school")
def test_school_counts_common_critters_both_of_a_pair_and_the_wanderer() -> None:
    given(city=["school", *PAIR, "wanderer", "teacher", "doctor", "farm"]).scores(prosperity=4 + 3)


@covers("theater")
def test_theater_counts_unique_critters_and_a_fool_among_them() -> None:
    given(city="theater bard fool doctor teacher chapel").scores(prosperity=3, cards=3 + 0 - 2 + 4 + 2 + 2)


@covers("ever_tree")
def test_ever_tree_counts_purple_cards_and_itself() -> None:
    given(city="ever_tree gatherer gatherer architect farm mine doctor").scores(prosperity=4)


@covers("ever_tree")
@pytest.mark.parametrize("critter", ["king", "fool", "teacher", "wanderer", "queen"])
def test_ever_tree_takes_in_any_critter_free(critter: str) -> None:
    table = given(city="ever_tree", hand=[critter]).play(critter)
    assert table.entries("occupy")[0].facts["card"] == "ever_tree"


@covers("ever_tree")
def test_ever_tree_takes_in_one_critter_only() -> None:
    table = given(city=[{"card": "ever_tree", "occupied": True}], hand="king", berries=2)
    table.blocked("play:hand:king", "needs 4 berries more")


@covers("ever_tree", "palace")
def test_the_player_chooses_where_a_critter_moves_in() -> None:
    table = given(city="ever_tree palace", hand="queen", berries=5).play("queen").asks("choose_payment")
    table.pay("token:palace").on_card("palace", occupied=True).on_card("ever_tree", occupied=False).expect(berries=5)


@covers("ever_tree")
def test_ever_tree_takes_in_no_construction() -> None:
    given(city="ever_tree", hand="farm").blocked("play:hand:farm", "needs 2 twigs and 1 resin more")


@covers("king")
def test_king_counts_one_for_basic_and_two_for_special_events() -> None:
    events = "grand_tour city_monument tax_relief croak_wart_cure"
    given(city="king", events=events).scores(prosperity=2 * 1 + 2 * 2, events=3 + 3 + 3 + 6)


@covers("king")
def test_king_counts_events_whether_or_not_they_score() -> None:
    given(city="king", events="remembering_the_fallen").scores(prosperity=2, events=0)


@covers("gatherer")
def test_gatherer_scores_three_for_sharing_a_space() -> None:
    given(city=PAIR).scores(prosperity=3, cards=4)


@covers("gatherer")
def test_gatherer_beside_a_harvester_in_another_space_scores_nothing() -> None:
    given(city="harvester gatherer").scores(prosperity=0)


@covers("gatherer")
def test_each_gatherer_needs_a_harvester_of_its_own() -> None:
    given(city=[*PAIR, "gatherer"]).scores(prosperity=3)
    two = [*PAIR, "harvester", {"card": "gatherer", "shares": "harvester.2"}]
    given(city=two).scores(prosperity=6)


@covers("gatherer")
def test_playing_a_gatherer_asks_whether_it_shares_the_space() -> None:
    table = given(city="harvester", hand="gatherer", berries=2).play("gatherer").asks("choose_one", "share alone")
    table.choose("share").on_card("gatherer", partner="harvester").on_card("harvester", partner="gatherer")
    table.scores(prosperity=3)


@covers("gatherer")
def test_a_gatherer_may_live_alone_and_stays_so() -> None:
    table = given(city="harvester", hand="gatherer", berries=2).play("gatherer").choose("alone")
    table.on_card("gatherer", partner="").scores(prosperity=0)


@covers("gatherer")
def test_a_gatherer_never_joins_a_pair() -> None:
    table = given(city=PAIR, hand="gatherer", berries=2).play("gatherer")
    table.on_card("gatherer.2", partner="").on_card("harvester", partner="gatherer")


@covers("gatherer")
def test_in_a_full_city_a_gatherer_moves_in_with_a_harvester() -> None:
    table = given(city=[*["farm"] * 8, *["mine"] * 3, *["inn"] * 3, "harvester"], hand="gatherer", berries=2)
    table.play("gatherer").pay("goods").on_card("gatherer", partner="harvester")


@covers("gatherer")
def test_one_farm_hosts_one_gatherer_or_one_harvester() -> None:
    table = given(city="farm", hand="gatherer harvester").against(passed=True)
    table.play("gatherer").on_card("farm", occupied=True).blocked("play:hand:harvester", "needs 3 berries more")


@covers("king", "castle")
def test_a_castle_takes_in_the_king() -> None:
    given(city="castle", hand="king").play("king").on_card("castle", occupied=True).expect(city="castle king")


@pytest.mark.parametrize(
    ("home", "guest"),
    [("castle", "king"), ("palace", "queen"), ("school", "teacher"), ("theater", "bard"), ("crane", "architect")],
)
def test_purple_cards_and_their_partners(home: str, guest: str) -> None:
    table = given(city=[home], hand=[guest]).play(guest)
    assert table.entries("occupy")[0].facts["card"] == home
