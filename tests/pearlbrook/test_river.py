"""The River board: who may go there, what lies there, and what it brings."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.pearlbrook.table import THREE_GREEN, TWO_BLUE, TWO_RED, TWO_TAN, frog, hidden, on, river
from tests.scenario import covers, covers_each

MEADOW = "queen king bard fool inn castle palace mine"


class Visit(NamedTuple):
    """What a visitor has, answers, and has afterwards."""

    has: dict[str, Any]
    answers: list[Any]
    after: dict[str, Any]


# who may go


@covers_each({
    THREE_GREEN: ("farm farm", "farm farm farm", "needs 1 more production card in your city"),
    TWO_RED: ("", "inn inn", "needs 2 more destination cards in your city"),
    TWO_BLUE: ("crane", "crane judge", "needs 1 more governance card in your city"),
    TWO_TAN: ("wanderer", "wanderer wanderer", "needs 1 more traveler card in your city"),
})  # fmt: skip
def test_a_river_space_wants_cards_of_its_colour(name: str, expected: tuple[str, str, str]) -> None:
    too_few, enough, reason = expected
    river(city=too_few).blocked(f"place:{name}", reason)
    scenario = river(city=enough, cards={name: hidden("ballroom")}).place(name)
    scenario.expect(city=enough, pearls=1, placed=name, workers=2)


def test_a_frog_goes_to_frog_places_only_and_workers_never_do() -> None:
    scenario = river(city="farm farm farm", workers=0, hand="inn inn", twigs=2)
    frogs = {f"place:{place}" for place in (THREE_GREEN, "shoal")}
    assert {option.key for option in scenario.decision.options if option.key.startswith("place:")} == frogs
    busy = river(city="farm farm farm", hand="inn inn", twigs=2, placed=[frog("shoal")])
    busy.offers("place:basic_3_twig").offers_not(*frogs).blocked("place:shoal", "all your frogs are placed")
    busy.blocked(f"place:{THREE_GREEN}", "all your frogs are placed")


def test_a_river_space_holds_one_frog() -> None:
    scenario = river(city="crane judge").against(placed=[frog(TWO_BLUE)], name="Mice")
    scenario.blocked(f"place:{TWO_BLUE}", "occupied by Mice")


@pytest.mark.parametrize("workers", [0, 1])
def test_the_frog_need_not_be_placed_to_prepare_and_comes_home(workers: int) -> None:
    """It is no worker: only workers must be out before a season."""
    if workers:
        river(workers=1).blocked("prepare", "1 worker is still to be placed")
    else:
        river(workers=0, placed=["basic_3_twig"]).prepare().expect(season="spring", placed=[], workers=2)
        scenario = river(workers=0, placed=["basic_3_twig", frog("shoal")]).prepare()
        scenario.expect(season="spring", placed=[], workers=2)
        assert sum(worker.kind == "frog" for worker in scenario.game.state.players[0].workers) == 1


def test_a_ranger_does_not_move_the_frog() -> None:
    scenario = river(hand="ranger", berries=2, placed=[frog("shoal"), "basic_3_twig"]).play("ranger")
    scenario.asks("choose_one").refuses("from:shoal")
    assert all("shoal" not in option.key for option in scenario.decision.options)


def test_an_event_that_brings_a_worker_back_does_not_bring_the_frog() -> None:
    scenario = river(city="chip_sweep clock_tower", placed=[frog("shoal")], special_events="a_well_run_city")
    scenario.claim("a_well_run_city").expect(placed=["shoal"])


def test_lookout_and_clock_tower_reach_neither_river_nor_shoal() -> None:
    scenario = river(city="lookout").visit("lookout").asks("choose_one")
    assert not any(key.startswith(("river", "shoal")) for key in (option.key for option in scenario.decision.options))
    city = [{"card": "clock_tower", "points": 3}]
    river(city=city, workers=0, placed=[frog("shoal")]).prepare().expect(season="spring")


# turning up


def test_the_first_visitor_takes_the_pearl_and_turns_the_card_up() -> None:
    scenario = river(city="crane judge", cards={TWO_BLUE: hidden("omicron_the_elder")}).place(TWO_BLUE)
    scenario.expect(pearls=1, points=0)
    assert scenario.game.position()["river"][TWO_BLUE] == "omicron_the_elder"
    assert [entry.facts["card"] for entry in scenario.entries("turn_up")] == ["omicron_the_elder"]
    assert scenario.game.undo_reveals()


def test_a_later_visitor_finds_the_card_open_and_no_pearl() -> None:
    scenario = river(city="crane judge", cards={TWO_BLUE: "ballroom"}).place(TWO_BLUE)
    scenario.expect(pearls=0)


def test_using_the_card_is_optional() -> None:
    scenario = river(city="crane judge", hand="king", cards={TWO_BLUE: hidden("omicron_the_elder")})
    scenario.place(TWO_BLUE).asks("choose_one", "use:omicron_the_elder skip")
    assert scenario.decision.options[0].subject == ("space", TWO_BLUE, -1, -1)
    scenario.skip()
    scenario.expect(pearls=1, hand="king", points=0)


def test_a_card_that_cannot_be_paid_for_is_not_asked_about() -> None:
    river(city="crane judge", points=1, cards={TWO_BLUE: "ballroom"}).place(TWO_BLUE).expect(points=1, pearls=0)


# the twelve cards

USES: dict[str, Visit] = {
    "gus_the_gardener": Visit(
        {"hand": "farm mine inn twig_barge"}, [], {"hand": "inn", "points": 1, "pearls": 1}
    ),
    "bosley_the_artist": Visit(
        {"hand": "farm farm inn king"}, ["farm", "inn"], {"hand": "farm", "points": 1, "pearls": 1}
    ),
    "crustina_the_constable": Visit(
        {"hand": "judge crane dungeon farm"}, [["judge", "crane"]], {"hand": "dungeon farm", "points": 1, "pearls": 1}
    ),
    "iluminor_the_inventor": Visit({"hand": "bard fool farm"}, [], {"hand": "farm", "points": 1, "pearls": 1}),
    "snout_the_explorer": Visit({"hand": "inn queen"}, [], {"hand": "", "points": 1, "pearls": 1}),
    "omicron_the_elder": Visit(
        {"hand": "king castle"}, [["king"]], {"hand": "castle", "points": 1, "pearls": 1}
    ),
    "ballroom": Visit(
        {"points": 2, "resin": 1, "deck": "farm mine inn"}, [],
        {"points": 1, "resin": 0, "hand": "farm mine inn", "pearls": 1},
    ),
    "watermill": Visit(
        {"points": 1, "twigs": 2, "deck": "farm mine inn"}, [],
        {"points": 0, "twigs": 1, "hand": "farm mine", "pearls": 1},
    ),
    "observatory": Visit(
        {"points": 1, "twigs": 1, "berries": 1, "meadow": MEADOW}, [{"berry": 1}, ["meadow:0:queen", "meadow:7:mine"]],
        {"points": 0, "twigs": 1, "berries": 0, "hand": "queen mine", "pearls": 1},
    ),
    "market": Visit(
        {"points": 1, "twigs": 1, "berries": 1, "deck": "farm mine inn"}, [{"twig": 1}],
        {"points": 0, "goods": 1, "hand": "farm mine inn", "pearls": 1},
    ),
    "great_hall": Visit(
        {"points": 1, "pebbles": 1, "deck": "farm mine inn king queen"}, [],
        {"points": 0, "pebbles": 0, "hand": "farm mine inn king", "pearls": 1},
    ),
    "gardens": Visit(
        {"points": 1, "berries": 1, "deck": "farm mine inn"}, [],
        {"points": 0, "berries": 0, "hand": "farm mine inn", "pearls": 1},
    ),
}  # fmt: skip


@covers_each(USES)
def test_a_river_card_gives_its_reward_for_its_price(name: str, expected: Visit) -> None:
    scenario = river(city="crane judge", cards={TWO_BLUE: name}, **expected.has).place(TWO_BLUE).choose(f"use:{name}")
    for answer in expected.answers:
        scenario.answer(answer)
    scenario.expect(**expected.after)


SHORT: dict[str, tuple[dict[str, Any], str]] = {
    "gus_the_gardener": ({"hand": "farm farm inn"}, "needs 1 more production card in your hand"),
    "bosley_the_artist": ({"hand": "farm farm inn"}, "needs cards of 1 more colour in your hand"),
    "crustina_the_constable": ({"hand": "farm"}, "needs 2 more governance cards in your hand"),
    "iluminor_the_inventor": ({"hand": "bard"}, "needs 1 more traveler card in your hand"),
    "snout_the_explorer": ({"hand": "inn"}, "needs 1 more destination card in your hand"),
    "omicron_the_elder": ({"hand": "farm"}, "needs 1 more prosperity card in your hand"),
    "ballroom": ({"points": 1}, "needs 1 resin"),
    "watermill": ({"points": 1, "resin": 1}, "needs 1 twig"),
    "observatory": ({"points": 1}, "needs 1 resource"),
    "market": ({"twigs": 1}, "needs 1 point token of your supply"),
    "great_hall": ({"points": 1}, "needs 1 pebble"),
    "gardens": ({"points": 1}, "needs 1 berry"),
}


@covers_each(SHORT)
def test_a_ferry_tells_why_a_river_card_cannot_be_used(name: str, expected: tuple[dict[str, Any], str]) -> None:
    """Another card that can be paid for is open too, so that there is something to choose."""
    has, reason = expected
    other = "watermill" if name in ("gardens", "great_hall", "ballroom") else "omicron_the_elder"
    spare: dict[str, Any] = {"twigs": 1, "points": 1} if other == "watermill" else {"hand": "king"}
    if name == "omicron_the_elder":
        other, spare = "watermill", {"twigs": 1, "points": 1, "hand": "farm"}
    facts = {**has, **spare}
    if "hand" in has and "hand" in spare and name != "omicron_the_elder":
        facts["hand"] = "king " + ("farm" if name == "bosley_the_artist" else has["hand"])
    scenario = river(city="ferry", cards={TWO_BLUE: name, TWO_TAN: other}, **facts).visit("ferry")
    scenario.offers(f"use:{other}").blocked(f"use:{name}", reason)


def test_discarded_cards_are_shown_to_everybody() -> None:
    scenario = river(city="crane judge", hand="king", cards={TWO_BLUE: "omicron_the_elder"}).place(TWO_BLUE)
    scenario.choose("use:omicron_the_elder")
    (entry,) = scenario.entries("thrown")
    assert entry.seen_by(1)["cards"] == ["king"]


def test_point_tokens_on_cards_do_not_pay() -> None:
    city: list[Any] = ["crane", "judge", {"card": "chapel", "points": 3}]
    river(city=city, resin=1, cards={TWO_BLUE: "ballroom"}).place(TWO_BLUE).expect(resin=1, pearls=0)


def test_the_observatory_draws_as_far_as_the_hand_has_room() -> None:
    scenario = river(
        city="crane judge", hand="farm " * 7, points=1, twigs=1, meadow=MEADOW, cards={TWO_BLUE: "observatory"}
    )
    scenario.place(TWO_BLUE).choose("use:observatory").choose(["meadow:0:queen"]).expect(hand=8, pearls=1)


# the Shoal


@covers("shoal")
def test_the_shoal_sells_a_pearl_for_goods_and_cards() -> None:
    scenario = river(hand="farm inn king", twigs=2, berries=1).place("shoal").take(twigs=1, berries=1)
    scenario.choose(["farm", "king"]).expect(pearls=1, twigs=1, berries=0, hand="inn", placed="shoal")


def test_both_halves_of_the_shoals_price_must_be_there() -> None:
    river(hand="farm inn", twigs=1).blocked("place:shoal", "needs 1 more resource")
    river(hand="farm inn").blocked("place:shoal", "needs 2 more resources")
    river(hand="farm", twigs=2).blocked("place:shoal", "needs 1 more card to discard")


@covers("shoal")
def test_any_number_of_frogs_find_room_at_the_shoal() -> None:
    scenario = river(hand="farm inn", twigs=2).against(placed=[frog("shoal")]).against(placed=[frog("shoal")])
    scenario.place("shoal").expect(pearls=1, hand="", twigs=0)


# a Messenger's colour


@covers("messenger")
def test_a_messenger_shows_the_river_the_colour_of_its_construction() -> None:
    city = ["crane", on("messenger", "crane")]
    river(city=city, cards={TWO_BLUE: "ballroom"}).offers(f"place:{TWO_BLUE}")


@covers("messenger")
def test_a_messengers_own_colour_does_not_count_at_the_river_any_more() -> None:
    city = ["crane", on("messenger", "crane"), "wanderer"]
    river(city=city).blocked(f"place:{TWO_TAN}", "needs 1 more traveler card")


@covers("messenger")
def test_a_messenger_without_a_construction_counts_as_tan() -> None:
    river(city="messenger wanderer", cards={TWO_TAN: "ballroom"}).offers(f"place:{TWO_TAN}")


@covers("messenger")
def test_everywhere_else_a_messenger_is_a_tan_card() -> None:
    city = ["crane", on("messenger", "crane")]
    river(city=city, played_adornments="gilded_book").scores(adornments=1)
    river(city=city, played_adornments="compass").scores(adornments=1)
