"""The blue cards, and ways to pay."""

from __future__ import annotations

from tests.scenario import covers

from .table import duo


@covers("bridge")
def test_bridge_lets_a_worker_into_a_taken_place() -> None:
    table = duo(city="bridge weaver", placed=["city:0:weaver"]).against(placed=["farm_resin"], city="tailor")
    table.blocked("place:farm_resin", "occupied by P1").offers("bridge:farm_resin", "bridge:city:0:weaver")
    table.offers_not("bridge:city:1:tailor").answer("bridge:farm_resin").expect(resin=2).tokens(2, 1)
    table.on_card("bridge", points=2)
    assert table.game.position() == type(table.game).at(table.game.position(), table.shelf).position()
    duo(city=[{"card": "bridge", "points": 0}]).against(placed=["farm_resin"]).offers_not("bridge:farm_resin")
    guest = duo(city="bridge").against(city="tailor", placed=["city:1:tailor"]).answer("bridge:city:1:tailor")
    guest.take(twigs=1).expect(seat=1, points=1)


@covers("clocktower")
def test_clocktower_doubles_a_farm() -> None:
    table = duo(city="clocktower").place("farm_twigs").asks("choose_one", "clocktower skip").choose("clocktower")
    table.expect(twigs=6).on_card("clocktower", points=1).scores(tokens=1)
    duo(city="clocktower").place("farm_twigs").skip().expect(twigs=3)
    bridge = duo(city="clocktower bridge").against(placed=["farm_resin"]).answer("bridge:farm_resin")
    bridge.choose("clocktower").expect(resin=4)
    duo(city="clocktower scout", placed=["farm_resin"]).visit("scout").choose("farm_resin").expect(resin=2)
    moved = duo(city="clocktower", hand="ranger", berries=2, placed=["farm_twigs"]).play("ranger")
    moved.choose("from:farm_twigs").answer("place:farm_resin").expect(resin=2)


@covers("courthouse", "judge")
def test_courthouse_and_judge_add_to_every_way() -> None:
    table = duo(city="courthouse judge crane", hand="wall", twigs=9, resin=1, pebbles=9).play("wall")
    keys = {option.key for option in table.decision.options}
    assert keys == {
        "goods", "goods+courthouse", "goods+judge", "goods+courthouse+judge", "crane",
    }  # fmt: skip
    table.pay("goods+courthouse+judge", resin=1, twigs=1).expect(twigs=8, resin=0, pebbles=9)
    table.on_card("courthouse", points=2)
    star = duo(city="courthouse crane", hand="castle", twigs=2).play("castle")
    star.expect(twigs=0, city="courthouse castle")
    assert star.entries("play")[-1].facts["way"] == "crane+courthouse"
    duo(city="courthouse", hand="wall", twigs=2).play("wall").expect(twigs=0, points=2)


@covers("crane", "innkeeper")
def test_crane_and_innkeeper_are_discarded_for_three_less() -> None:
    table = duo(city="crane", hand="bridge mine", twigs=1, pebbles=1).play("bridge").pay("crane")
    table.expect(city="bridge", twigs=1, pebbles=1, hand="mine")
    table = duo(city="innkeeper", hand="king", berries=2).play("king").expect(city="king", berries=0)
    cost = duo(hand="crane mine barn").play("crane").pay("discard:barn").expect(city="crane", hand="mine")
    cost.table(discard="barn")
    duo(hand="innkeeper mine").play("innkeeper").expect(city="innkeeper", hand=0)
    blue = duo(hand="innkeeper mine", city="crane", occupied_tokens=1).play("innkeeper").pay("token:crane")
    blue.expect(hand="mine").on_card("crane", occupied=True)


@covers("dungeon", "trail_guide")
def test_dungeon_and_trail_guide_tuck_twice() -> None:
    table = duo(city="dungeon", hand="wall bard fool").play("wall").asks("choose_payment", "dungeon:bard dungeon:fool")
    table.pay("dungeon:bard").expect(hand="fool", points=2).on_card("dungeon", under="bard")
    full = duo(city=[{"card": "dungeon", "under": ["king", "queen"]}], hand="wall bard")
    full.blocked("play:hand:wall", "needs 2 twigs and 1 pebble more")
    table = (
        duo(city="trail_guide", hand="doctor mine").play("doctor").expect(hand=0).on_card("trail_guide", under="mine")
    )
    duo(city="dungeon", hand="crane bard mine").play("crane").asks("choose_payment", "discard:bard discard:mine").pay(
        "discard:bard").expect(hand="mine")  # fmt: skip


@covers("guild_hall", "schoolhouse", "shopkeeper")
def test_cards_that_answer_ones_own() -> None:
    duo(city="guild_hall", hand="bridge", twigs=1, pebbles=1).play("bridge").expect(twigs=1)
    duo(city="schoolhouse shopkeeper", hand="bard", berries=1).play("bard").expect(berries=1, hand=1)
    duo(hand="shopkeeper", berries=3).play("shopkeeper").expect(berries=0)


@covers("watchtower", "diplomat")
def test_cards_that_answer_the_other_player() -> None:
    duo(hand="bridge", twigs=1, pebbles=1).against(city="watchtower diplomat").play("bridge").expect(seat=1, points=1)
    duo(hand="bard", berries=1).against(city="watchtower diplomat").play("bard").expect(seat=1, points=1)
    duo(city="diplomat", hand="bard", berries=1).play("bard").expect(points=0)


@covers("town_crier")
def test_town_crier_hears_of_events() -> None:
    duo(city="town_crier", twigs=4, event_tiles="c1 b1 a1 d1 e1 faire").claim("c1").answer("end").expect(points=2)


@covers("matchmaker")
def test_matchmaker_answers_tokens() -> None:
    duo(city="matchmaker mine", hand="doctor", occupied_tokens=1).play("doctor").expect(points=2, hand=1)
    duo(city="matchmaker", hand="bard", berries=1).play("bard").expect(points=0, hand=0)
    duo(city="crane", hand="matchmaker", occupied_tokens=1).play("matchmaker").expect(points=0, hand=0)
