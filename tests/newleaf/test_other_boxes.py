"""The railway beside the fair, the mountain, legends and the river."""

from __future__ import annotations

from typing import Any

from tests.newleaf.table import railway
from tests.scenario import covers
from tests.spirecrest.table import mountain, rider


def test_a_ticket_leads_to_an_open_card_and_its_owner_takes_the_points() -> None:
    scenario = railway(placed=["basic_1_berry"], hand="farm").against(city="hotel").answer("ticket")
    scenario.choose("place:city:1:hotel").expect(city="farm", placed="city:1:hotel").expect(seat=1, points=2)


def test_a_worker_that_travels_visits_like_any_other() -> None:
    """The weather at the end of the turn counts it as placed."""
    mover = {"boxes": "base spirecrest newleaf", "placed": ["basic_1_berry"], "workers": 1, "hand": "king"}
    hail = mountain(weather="weather_hailstorm", season="spring", **mover).answer("ticket")
    hail.choose("place:basic_3_twig").expect(twigs=3, hand="")


def test_the_ticket_leaves_a_big_critter_and_takes_the_worker_beside_it() -> None:
    placed: list[Any] = [rider("truffle", "basic_1_berry"), "basic_2_resin"]
    facts = {"boxes": "base spirecrest newleaf", "season": "summer", "discoveries": "discovery_truffle"}
    scenario = mountain(**facts, placed=placed, workers=2).answer("ticket")
    scenario.offers_not("from:basic_1_berry").choose("place:basic_3_twig").expect(twigs=3)


@covers("orin_nimblepaw")
def test_a_big_critter_on_the_journey_pleases_orin() -> None:
    placed: list[Any] = [rider("truffle", "journey_2"), "journey_2"]
    facts = {"boxes": "base spirecrest newleaf", "season": "autumn", "discoveries": ["discovery_truffle"]}
    railway(**facts, placed=placed, workers=4, visitors="orin_nimblepaw").scores(visitors=6, journey=4)


@covers("snout_puddlehop", "reemy_sniggle", "city_jubilee")
def test_the_flower_festival_is_a_basic_event_for_visitors_and_the_jubilee() -> None:
    both = ["flower_festival", "grand_tour", "tax_relief"]
    scenario = railway(boxes="base bellfaire newleaf", events=both, visitors="snout_puddlehop reemy_sniggle")
    scenario.scores(visitors=8, events=4 + 3 + 3)
    ten = "farm farm farm mine mine king queen bard judge inn"
    jubilee = railway(boxes="base bellfaire newleaf", city=ten, events=both[:1], special_events="city_jubilee")
    jubilee.claim("city_jubilee").expect(points=3)


@covers("bosley_tedwardson", "ever_wall", "photographer")
def test_legendary_cards_count_for_visitors_and_spaces_and_are_no_motif() -> None:
    legends = {"boxes": "base newleaf legends"}
    two = "farm mcgregors_market inn lookout judge crane wanderer bard king castle"
    railway(**legends, city=two, visitors="bosley_tedwardson").scores(visitors=9)
    railway(**legends, station="king king queen", city="ever_wall farm farm farm farm mcgregors_market").scores(
        prosperity=2
    )
    opera = railway(**legends, station="king king castle", city="photographer farm queen judge").against(
        city="oleanders_opera_house"
    )
    opera.scores(prosperity=0)


@covers("inn")
def test_a_golden_token_does_not_help_where_another_ability_plays_the_card() -> None:
    meadow = "king farm farm farm mine mine queen judge"
    scenario = railway(city="inn bank", berries=3, meadow=meadow).visit("inn").choose("meadow:0:king")
    scenario.expect(golden=3, berries=0, city="inn bank king")


def test_reserved_critters_move_in_and_reserved_fools_move_out() -> None:
    railway(city="bank", reserved="king").answer("play:reserved:king").expect(golden=2, reservation="spent")
    fool = railway(reserved="fool", berries=2).answer("play:reserved:fool")
    fool.expect(city="", reservation="spent").expect(seat=1, city="fool")
