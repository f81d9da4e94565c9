"""Scenarios of the six cards with the bell."""

from typing import Any

import pytest

from tests.scenario import Scenario, covers, filler, given, solo

CHAMPION, STADIUM = "scurrble_champion", "scurrble_stadium"
EIGHT = "king king queen queen castle castle palace palace"


def extra(**facts: Any) -> Scenario:
    return given(boxes="base extra", **facts)


# Carnival


@covers("carnival")
def test_carnival_draws_a_card_for_each_other_green_card() -> None:
    table = extra(hand="carnival", city="farm mine farm", twigs=2, pebbles=1, deck="king queen bard fool")
    table.play("carnival").asks("choose_one", "cards goods").choose("cards").expect(hand="king queen bard", goods=0)


@covers("carnival")
@pytest.mark.parametrize(("green", "goods"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_carnival_brings_a_resource_for_every_two(green: int, goods: int) -> None:
    table = extra(hand="carnival", city=["farm"] * green, twigs=2, pebbles=1).play("carnival").choose("goods")
    table.take(pebbles=goods).expect(pebbles=goods, goods=goods)


@covers("carnival")
def test_carnival_does_not_count_itself_or_other_colours() -> None:
    extra(hand="carnival", city="inn king lookout", twigs=2, pebbles=1).play("carnival").expect(goods=0, hand=0)


@covers("carnival")
def test_one_other_green_card_brings_only_a_card() -> None:
    table = extra(hand="carnival", city="farm", twigs=2, pebbles=1, deck="king").play("carnival")
    table.expect(hand="king", goods=0)


@covers("carnival")
def test_carnival_chooses_anew_at_production() -> None:
    table = extra(city="carnival farm farm", workers=0).prepare().choose("goods").take(resin=1)
    table.expect(resin=1, berries=2, season="spring")


@covers("carnival")
def test_a_copied_carnival_counts_in_its_owners_city() -> None:
    """The Mole and its owner's green cards do not count (our ruling)."""
    table = extra(hand="miner_mole", city="farm", berries=3).against(city="carnival mine mine twig_barge twig_barge")
    table.play("miner_mole").choose("carnival@1").choose("goods").take(pebbles=2).expect(pebbles=2, goods=2)


@covers("carnival", "juggler")
def test_carnival_takes_in_a_juggler() -> None:
    extra(hand="juggler", city="carnival").play("juggler").on_card("carnival", occupied=True)


# Gazette


@covers("gazette")
def test_gazette_gets_a_token_for_each_event() -> None:
    table = extra(city="gazette inn lookout chapel judge queen", basic_events="grand_tour", special_events="tax_relief")
    table.against(city="inn").claim("grand_tour").place("basic_1_berry").claim("tax_relief")
    table.expect(events="grand_tour tax_relief").on_card("gazette", points=2)


@covers("gazette")
@pytest.mark.parametrize(("tokens", "points"), [(0, 3), (2, 5), (3, 9), (4, 10)])
def test_gazette_is_worth_three_more_with_three_tokens(tokens: int, points: int) -> None:
    extra(city=[{"card": "gazette", "points": tokens}]).scores(total=points, tokens=tokens, prosperity=0)


@covers("gazette")
def test_gazette_counts_nothing_from_before_and_nothing_of_others() -> None:
    table = extra(hand="gazette", resin=2, pebbles=2, events=["city_monument"]).against(city="inn lookout chapel")
    table.play("gazette").on_card("gazette", points=0).claim("grand_tour").on_card("gazette", points=0)


@covers("gazette", "town_crier")
def test_gazette_takes_in_a_town_crier_and_its_tokens_are_lost_with_it() -> None:
    extra(hand="town_crier", city="gazette").play("town_crier").on_card("gazette", occupied=True)
    table = extra(city=[{"card": "gazette", "points": 3}, "university"]).visit("university").take(twigs=1)
    table.scores(total=4)  # University 3 and its point


# Juggler


@covers("juggler")
def test_juggler_sells_three_twigs_for_four_points() -> None:
    table = extra(hand="juggler", berries=2, twigs=4).play("juggler").asks("choose_one", "pay reveal skip")
    table.choose("pay").expect(points=4, twigs=1)


@covers("juggler")
def test_juggler_reveals_one_card_for_each_twig() -> None:
    table = extra(hand="juggler", berries=2, twigs=3, deck="inn castle king").play("juggler")
    table.choose("reveal").expect(midway=True, twigs=2, points=0)
    table.choose("yes").expect(points=6, twigs=1, hand=0).table(discard="inn castle")  # 2 + 4


@covers("juggler")
def test_juggler_may_stop_and_gets_nothing_then() -> None:
    table = extra(hand="juggler", berries=2, twigs=3, deck="king inn").play("juggler").choose("reveal").skip()
    table.expect(points=0, twigs=2).table(discard="king")


@covers("juggler")
def test_juggler_counts_base_points_and_a_fool_against_him() -> None:
    table = extra(hand="juggler", berries=2, twigs=3, deck="ever_tree fool doctor").play("juggler").choose("reveal")
    table.choose("yes").choose("yes").expect(points=6, twigs=0)  # 5 - 2 + 4


@covers("juggler")
def test_juggler_ends_when_the_twigs_do() -> None:
    table = extra(hand="juggler", berries=2, twigs=2, deck="farm inn king").play("juggler").asks(
        "choose_one", "reveal skip")  # fmt: skip
    table.choose("reveal").choose("yes").expect(points=0, twigs=0).table(discard="farm inn")


@covers("juggler")
def test_juggler_without_twigs_or_will_does_nothing() -> None:
    extra(hand="juggler", berries=2).play("juggler").expect(points=0, city="juggler")
    extra(hand="juggler", berries=2, twigs=5).play("juggler").skip().expect(points=0, twigs=5)


# Scurrble Champion and Stadium


@covers(CHAMPION)
@pytest.mark.parametrize(("number", "bonus"), [(1, 0), (2, 4), (3, 12)])
def test_champions_bring_two_points_for_each_further_one(number: int, bonus: int) -> None:
    extra(city=[CHAMPION] * number).scores(cards=2 * number, prosperity=bonus)


@covers(CHAMPION)
def test_champions_share_one_space() -> None:
    table = extra(hand=[CHAMPION, "inn"], city=[*filler(14), CHAMPION], berries=2, twigs=2, resin=1)
    table.blocked("play:hand:inn", "the city is full").play(CHAMPION).expect(city=[*filler(14), CHAMPION, CHAMPION])
    extra(hand=CHAMPION, city=filler(15), berries=2).blocked(f"play:hand:{CHAMPION}", "the city is full")


@covers(CHAMPION)
def test_a_champion_leaving_its_pile_frees_no_space() -> None:
    """The Dungeon may lock one up, but the others still need their space."""
    full = [*filler(13), "dungeon", CHAMPION, CHAMPION]
    extra(hand="inn", city=full, twigs=2, resin=1).blocked("play:hand:inn", "the city is full")
    extra(hand="inn", city=full[:-1]).play("inn").expect(city=[*filler(13), "dungeon", "inn"])


@covers(CHAMPION)
def test_a_champion_takes_the_space_of_the_one_locked_up() -> None:
    table = extra(hand=CHAMPION, city=[*filler(13), "dungeon", CHAMPION]).play(CHAMPION)
    table.expect(city=[*filler(13), "dungeon", CHAMPION]).on_card("dungeon", under=CHAMPION)


@covers(STADIUM, CHAMPION)
def test_stadium_takes_in_a_champion() -> None:
    extra(hand=CHAMPION, city=STADIUM).play(CHAMPION).on_card(STADIUM, occupied=True)


@covers(STADIUM)
@pytest.mark.parametrize(("color", "points"), [("prosperity", 3), ("destination", 3), ("governance", 0)])
def test_stadium_bets_on_a_colour(color: str, points: int) -> None:
    table = extra(city=STADIUM, deck="farm inn king castle judge").visit(STADIUM)
    table.asks("choose_one", "traveler destination governance prosperity").choose(color)
    table.expect(hand="farm inn king castle", points=points)


@covers(STADIUM)
def test_stadium_draws_only_what_the_hand_can_hold() -> None:
    hand = EIGHT.split()[:6]
    table = extra(hand=hand, city=STADIUM, deck="farm mine inn").visit(STADIUM).choose("destination")
    table.expect(hand=[*hand, "farm", "mine"], points=0)


@covers(STADIUM)
def test_stadium_is_open_and_shows_one_matching_card() -> None:
    table = extra(deck="inn lookout farm farm").against(city=STADIUM).visit(STADIUM, seat=1).choose("destination")
    table.expect(points=3, hand=4).expect(seat=1, points=1)
    assert [entry.facts["cards"] for entry in table.entries("reveal")] == [["inn"]]


# Town Crier


@covers("town_crier")
def test_town_crier_gives_two_cards_for_three_points() -> None:
    table = extra(hand="town_crier farm mine inn", berries=2).against().against().play("town_crier")
    table.choose("yes").choose(["farm", "inn"]).choose("seat:2")
    table.expect(points=3, hand="mine").expect(seat=2, hand="farm inn").expect(seat=1, hand=0)


@covers("town_crier")
def test_town_crier_may_be_silent_and_needs_two_cards() -> None:
    extra(hand="town_crier farm mine", berries=2).play("town_crier").skip().expect(points=0, hand=2)
    extra(hand="town_crier farm", berries=2).play("town_crier").expect(points=0, hand=1)


@covers("town_crier")
def test_town_crier_at_production() -> None:
    table = extra(city="town_crier", hand="farm mine", workers=0).prepare().choose("yes")
    table.expect(points=3, hand=0, season="spring").expect(seat=1, hand="farm mine")


@covers("town_crier")
def test_what_finds_no_room_is_discarded_and_still_counts() -> None:
    table = extra(hand="town_crier farm mine", berries=2).against(hand=EIGHT.split()[:7]).play("town_crier")
    table.choose("yes").expect(points=3, hand=0).expect(seat=1, hand=8).table(discard="mine")
    table = extra(hand="town_crier farm mine", berries=2).against(hand="", passed=True).play("town_crier")
    table.choose("yes").expect(points=3).expect(seat=1, hand=0).table(discard="farm mine")


@covers("town_crier")
def test_alone_the_cards_are_discarded() -> None:
    table = solo(boxes="base extra", hand="town_crier farm mine", berries=2).play("town_crier").choose("yes")
    table.expect(points=3, hand=0)
    assert {"farm", "mine"} <= {card.id for card in table.game.state.discard}
