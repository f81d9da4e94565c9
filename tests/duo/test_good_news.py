"""Every Good News card, written from the reference."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.engine.game import Game
from tests.scenario import covers

from .table import SHELF, Together, together


def news(card: str, **facts: Any) -> Together:
    """A table on which the card has just been announced."""
    table = together(facts.pop("chapter", 1), good_news=[card], **facts)
    table.offers(f"news:{card}").answer(f"news:{card}")
    position = table.game.position()
    assert position["good_news"] == [] and position["good_news_used"] == [card]
    return table


def test_a_card_is_used_before_the_action_or_after_it_and_only_once() -> None:
    before = news("gn_glowing_review")
    assert before.decision.main
    before.offers_not("news:gn_glowing_review").place("farm_twigs").moves(1)
    assert before.game.position()["points"] == 4
    after = together(good_news=["gn_glowing_review"]).place("farm_twigs")
    after.asks("choose_one", "news:gn_glowing_review end").answer("news:gn_glowing_review").moves(1)
    assert after.game.position()["points"] == 4
    told = after.entries("news")
    assert told[0].facts["card"] == "gn_glowing_review" and told[0].facts["text"]


@covers("gn_bumper_crop")
def test_bumper_crop() -> None:
    table = news("gn_bumper_crop").asks("choose_one", "seat:0 seat:1").choose("seat:1")
    assert table.decision.seat == 1
    table.take(berries=2, pebbles=1).expect(1, berries=2, pebbles=1, midway=True)


@covers("gn_stalls_overflow")
def test_stalls_overflow() -> None:
    table = news("gn_stalls_overflow", deck=["mine", "barn"]).take(twigs=1)
    assert table.decision.seat == 1
    table.take(resin=1).expect(0, twigs=1, hand="mine", midway=True).expect(1, resin=1, hand="barn", midway=True)


@covers("gn_lending_shelf")
def test_lending_shelf() -> None:
    news("gn_lending_shelf").expect(0, hand=2, midway=True).expect(1, hand=2, midway=True)


@covers("gn_meadow_in_bloom")
def test_meadow_in_bloom() -> None:
    table = news("gn_meadow_in_bloom").choose("seat:1")
    assert table.decision.seat == 1 and len(table.keys("meadow:")) == 12
    table.choose("meadow:3:queen")
    assert len(table.keys("meadow:")) == 11, "each card by itself, the gap is not filled in between"
    table.choose("meadow:4:king").expect(1, hand="queen king", midway=True)
    assert None not in table.game.state.meadow


@covers("gn_guests_early")
def test_guests_early() -> None:
    news("gn_guests_early").choose("seat:1").expect(1, occupied_tokens=1, midway=True)


@covers("gn_overslept", "gn_false_lead", "gn_path_cleared")
@pytest.mark.parametrize(
    ("card", "area", "spots"),
    [
        ("gn_overslept", "locations", ["river_1", "farm_twigs"]),
        ("gn_false_lead", "events", [2, 5]),
        ("gn_path_cleared", "meadow", [3, 6]),
    ],
)
def test_a_skunk_leaves_until_the_next_season(card: str, area: str, spots: list[Any]) -> None:
    for name in ("gn_overslept", "gn_false_lead", "gn_path_cleared"):
        together(good_news=[name]).blocked(f"news:{name}", "no skunk sits there")
    table = news(card, chapter=13, skunks={area: spots}).asks("choose_one", [f"{area}:{spot}" for spot in spots])
    table.choose(f"{area}:{spots[1]}")
    assert table.game.position()["skunks"][area] == [spots[0]]
    ending = together(13, good_news=[card], skunks={area: [spots[1]]}, sun=5, moon=7 if area != "meadow" else 5)
    ending.through(f"news:{card}")
    assert ending.game.position()["skunks"][area] == []


def test_all_skunks_are_rolled_again_in_the_next_season() -> None:
    table = together(good_news=["gn_overslept"], skunks={"locations": ["farm_twigs"]}, sun=7, moon=6, dice=[1, 1, 4])
    table.through("news:gn_overslept", "pick:deck")
    assert table.game.position()["skunks"]["locations"] == ["farm_resin"]


def test_a_false_lead_lowers_the_minimums() -> None:
    events = "c4 a1 b1 d1 e1 faire"
    table = news("gn_false_lead", event_tiles=events, skunks={"events": [1]}, city="judge", berries=3)
    table.claim("a1").expect(events="a1", midway=True)


def test_a_cleared_path_opens_its_space() -> None:
    table = news("gn_path_cleared", skunks={"meadow": [2]}).place("farm_twigs")
    assert table.sun == 2


@covers("gn_late_sunset", "gn_bright_moon")
def test_tokens_go_back() -> None:  # D16
    table = news("gn_late_sunset", sun=3, chapter=2, skunks={"meadow": [2]})
    assert table.sun == 1 and table.decision.main
    table = together(good_news=["gn_bright_moon"], moon=6, sun=7).answer("pick:deck").answer("news:gn_bright_moon")
    assert table.moon == 6 and table.game.position()["season"] == "winter", "the season goes on"  # type: ignore[attr-defined]
    together(good_news=["gn_late_sunset"]).blocked("news:gn_late_sunset", "no free space")


@covers("gn_good_neighbours")
def test_good_neighbours() -> None:
    table = news("gn_good_neighbours", chapter=8, twigs=1).offers("share:twig")
    assert table.game.position()["sharing"] == "open"
    ended = together(8, good_news=["gn_good_neighbours"], sun=7, moon=6).through(
        "news:gn_good_neighbours", "pick:deck", "end"
    )
    assert ended.game.position()["sharing"] == "none", "only for the rest of the season"


@covers("gn_parcel")
def test_parcel() -> None:
    table = news("gn_parcel", hand="mine barn", twigs=2, berries=2).against(resin=1)
    table = together(good_news=["gn_parcel"], hand="mine barn", twigs=2, berries=2)
    table.answer("news:gn_parcel").choose(["mine", "barn"])
    assert table.decision.kind == "choose_goods" and table.decision.most == 1  # type: ignore[attr-defined]
    table.take(berries=1).expect(0, hand="", berries=1, twigs=2, midway=True)
    table.expect(1, hand="mine barn", berries=1, midway=True)
    both = together(good_news=["gn_parcel"], twigs=1).against(resin=3).answer("news:gn_parcel")
    both.asks("choose_one", "seat:0 seat:1").choose("seat:1")
    assert both.decision.seat == 1
    both.take(resin=3).expect(0, resin=3, twigs=1, midway=True)
    together(good_news=["gn_parcel"], occupied_tokens=1).blocked("news:gn_parcel", "nobody has anything")


@covers("gn_fresh_faces")
def test_fresh_faces() -> None:
    meadow = [{"card": "storehouse", "goods": {"twig": 2}}, *["ever_tree", "palace", "castle", "queen", "king"]]
    table = news("gn_fresh_faces", meadow=meadow, deck=["mine", "barn"])
    assert len(table.keys("meadow:")) == 12
    table.choose(["meadow:0:storehouse", "meadow:3:castle"])
    table.table(discard="storehouse castle")
    assert [card.id for card in table.game.state.meadow[:4:3] if card] == ["mine", "barn"]
    assert not table.part.load.total


@covers("gn_new_current")
def test_new_course() -> None:
    stack = "river_raft river_landing"
    table = news("gn_new_current", river_stack=stack).asks("choose_some", "river_1 river_2").choose(["river_2"])
    assert table.game.position()["river"] == ["river_driftwood", "river_raft"]
    table = news("gn_new_current", river_stack=stack, placed=["river_1"]).choose(["river_1", "river_2"])
    assert table.game.position()["river"] == ["river_raft", "river_landing"]
    table.expect(0, placed=["river_1"], goods=0, midway=True)


@covers("gn_volunteers")
def test_volunteers() -> None:
    table = news("gn_volunteers", hand="castle mine", meadow=[], twigs=1, resin=1, pebbles=1)
    table.play("castle").expect(0, goods=0, city="castle", midway=True)
    star = news("gn_volunteers", hand="castle", city="crane").offers("play:hand:castle").play("castle")
    star.expect(0, city="castle", midway=True), "it adds to a star: 3 and 3 less"
    news("gn_volunteers", hand="fool").blocked("play:hand:fool", ""), "a discard is not reduced"
    within = news("gn_volunteers", river=["river_play_discount", "river_trade"], hand="castle", twigs=1)
    within.place("river_1").choose("castle").expect(0, city="castle", goods=0, midway=True)


def test_volunteers_help_with_one_card_of_this_turn_only() -> None:
    table = together(good_news=["gn_volunteers"], hand="postal_pigeon", twigs=1, deck=["castle", "palace"])
    table.through("news:gn_volunteers").play("postal_pigeon")
    table.expect(0, city="postal_pigeon", twigs=1, midway=True)  # the Castle costs 6 less 2, not less 5
    unused = together(good_news=["gn_volunteers"]).through("news:gn_volunteers", "place:farm_twigs")
    assert unused.part.less == 0


@covers("gn_open_gates")
def test_open_gates() -> None:
    meadow = ["ever_tree", "palace", "castle", "queen", "king", "mine"]
    together(meadow=meadow, twigs=1, resin=1).blocked("play:meadow:5:mine", "touches neither")
    table = news("gn_open_gates", meadow=meadow, twigs=1, resin=1).play("mine").expect(0, city="mine", midway=True)
    assert not table.part.gates_open, "for this turn only"


@covers("gn_second_shift")
def test_second_shift() -> None:
    table = together(good_news=["gn_second_shift"], placed=["farm_twigs", "farm_resin"], sun=3)
    table.against(placed=["farm_pebble"])
    table.answer("news:gn_second_shift").asks("choose_one", "seat:0 seat:1").choose("seat:0")
    table.asks("choose_one", "from:farm_twigs from:farm_resin").choose("from:farm_twigs")
    table.expect(0, placed=["farm_resin"], workers=2, midway=True).offers("place:farm_twigs")
    event = together(good_news=["gn_second_shift"], placed=["event:c4"], events=["c4"], sun=2)
    event.answer("news:gn_second_shift").expect(0, events="c4", placed=[], midway=True)
    together(good_news=["gn_second_shift"]).blocked("news:gn_second_shift", "no worker is placed")


@covers("gn_harvest_dance")
def test_harvest_dance() -> None:
    table = news("gn_harvest_dance", city="mine orchard resin_refinery harbor")
    assert len(table.keys("produce:")) == 8
    table.choose("produce:1:mine").offers_not("produce:0:mine", "produce:1:mine")
    table.choose("produce:0:orchard").choose("produce:0:resin_refinery")
    assert table.decision.main, "three at most"
    table.expect(0, berries=1, resin=1, midway=True).expect(1, pebbles=1, midway=True)
    news("gn_harvest_dance", city="mine").choose("done").expect(0, goods=0, midway=True)


@covers("gn_glowing_review", "gn_ovation")
def test_points() -> None:
    assert news("gn_glowing_review", points=1).game.position()["points"] == 5
    table = together(good_news=["gn_ovation"], events=["c4"]).against(events=["d1"]).through("news:gn_ovation")  # type: ignore[attr-defined]
    assert table.game.position()["points"] == 3


@covers("gn_press_pass")
def test_press_pass() -> None:
    events = "c4 a1 b1 d1 e1 faire"
    facts = {"event_tiles": events, "skunks": {"events": [1]}}
    table = news("gn_press_pass", **facts, berries=4).claim("c4").expect(0, events="c4", midway=True)
    assert not table.part.press_pass or table.game.answers, "for this turn only"
    news("gn_press_pass", **facts, berries=3).blocked("claim:c4", "needs 1 more berry")
    together(good_news=["gn_press_pass"]).blocked("news:gn_press_pass", "no skunk guards an Event")


@covers("gn_modest_claims")
def test_organisers_lower_the_bar() -> None:
    events = "a1 b1 c3 d4 e3 faire"
    table = news("gn_modest_claims", event_tiles=events, pebbles=1, resin=1).asks("choose_one", events)
    table.choose("c3").asks("choose_one", "pebble resin").choose("pebble").claim("c3").expect(
        0, events="c3", midway=True
    )
    other = news("gn_modest_claims", event_tiles=events, pebbles=1, resin=1).choose("c3").choose("resin")
    other.blocked("claim:c3", "needs 1 more pebble")
    single = news("gn_modest_claims", event_tiles=events, city="judge", berries=2, skunks={"events": [2]})
    single.choose("a1").blocked("claim:a1", "needs 1 more together"), "4, raised to 5, lowered to 4"
    news("gn_modest_claims", event_tiles=events, city="judge", berries=3, skunks={"events": [2]}).choose("a1").claim(
        "a1"
    )
    kinds = news("gn_modest_claims", event_tiles=events).choose("d4").asks("choose_one", "construction critter")
    kinds.choose("critter").blocked("claim:d4", "needs 3 more Constructions")
    colors = news("gn_modest_claims", event_tiles=events).choose("faire")
    colors.asks("choose_one", "traveler production destination governance prosperity")
    gala = news("gn_modest_claims", event_tiles="a1 b1 c3 d4 e4 faire", city="mine orchard barn").choose("e4")
    gala.offers("claim:e4"), "4 cards of one colour: a single number"
    ribbon = news("gn_modest_claims", event_tiles=events).choose("e3").asks("choose_one", "each colors")
    ribbon.choose("each").blocked("claim:e3", "with 1 cards")


@covers("gn_research")
def test_research() -> None:
    deck = ["mine", "barn", "harbor", "orchard", "carnival", "monk", "baker"]
    table = news("gn_research", deck=deck).choose("seat:1")
    assert table.decision.seat == 1
    table.asks("choose_some", deck[:6]).choose(["monk", "mine"]).expect(1, hand="mine monk", midway=True)
    table.table(discard="barn harbor orchard carnival")


@covers("gn_change_of_plans")
def test_change_of_plans() -> None:
    table = together(good_news=["gn_change_of_plans"], hand="mine barn monk").against(hand="harbor orchard")
    table.answer("news:gn_change_of_plans").asks("choose_some", "mine barn monk")
    assert table.decision.most == 2  # type: ignore[attr-defined]
    table.choose(["mine"]).asks("choose_some", "harbor orchard")
    assert table.decision.seat == 0 and table.decision.least == 1  # type: ignore[attr-defined]
    table.choose(["orchard"]).expect(0, hand="barn monk orchard", midway=True).expect(
        1, hand="harbor mine", midway=True
    )
    none = together(good_news=["gn_change_of_plans"], hand="mine").against(hand="harbor")
    none.answer("news:gn_change_of_plans").choose([]).expect(0, hand="mine", midway=True)
    together(good_news=["gn_change_of_plans"], hand="mine").blocked("news:gn_change_of_plans", "both mayors")


@covers("gn_wrong_address")
def test_wrong_address() -> None:
    skunks = {"events": [2], "meadow": [1, 2], "locations": ["farm_twigs"]}
    table = together(2, good_news=["gn_wrong_address"], skunks=skunks, dice=[5, 2, 6])
    assert table.sun == 3
    table.answer("news:gn_wrong_address").asks("choose_some", "events:2 meadow:1 meadow:2 locations:farm_twigs")
    table.choose(["meadow:1", "events:2"])
    spots = table.game.position()["skunks"]
    assert spots == {"events": [5], "meadow": [2, 3], "locations": ["farm_twigs"]}, "the second die passes a taken spot"
    assert (table.sun, table.moon) == (1, 1), "the tokens begin anew"
    for late in ({"placed": ["farm_resin"]}, {"sun": 2}):
        together(good_news=["gn_wrong_address"], **late).blocked("news:gn_wrong_address", "first turn of a season")
    closing = (
        together(good_news=["gn_wrong_address"], skunks={"events": [2]}).answer("pick:deck").choose("sun").moves(1)
    )
    assert closing.game.state.seat == 1


def test_wrong_address_lays_the_river_points_of_chapter_10_anew() -> None:
    table = together(10, good_news=["gn_wrong_address"], skunks={"locations": ["river_1"]}, dice=[2])
    assert table.game.position()["river_points"] == [0, 1]
    table.through("news:gn_wrong_address", ["locations:river_1"])
    assert table.game.position()["river_points"] == [1, 0]


def test_chapter_15_allows_no_good_news_in_autumn() -> None:
    facts = {"good_news": ["gn_ovation"]}
    together(15, **facts, season="summer").offers("news:gn_ovation")
    together(15, **facts, season="autumn", goals=[None, None, None]).blocked("news:gn_ovation", "no Good News")


def test_used_news_is_written_and_read_back() -> None:
    table = news("gn_ovation")
    assert Game.at(table.game.position(), SHELF).position() == table.game.position()
    table.place("farm_twigs")
    assert Game.at(table.game.position(), SHELF).position()["good_news_used"] == ["gn_ovation"]
