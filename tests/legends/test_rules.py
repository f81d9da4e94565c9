"""Scenarios of what holds for all legendary cards."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.legends.part import LegendsPart
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.view import determinize, view
from tests.legends.table import legends
from tests.scenario import Scenario, covers, covers_each, filler

BANNERS = {
    "amilla_glistendew": "queen", "cirrus_windfall": "postal_pigeon", "foresight": "historian",
    "fynn_nobletail": "king", "poe": "teacher", "bridge_of_the_sky": "crane", "mcgregors_market": "farm",
    "oleanders_opera_house": "theater", "the_green_acorn": "inn", "chipter_swipple": "chip_sweep",
    "jor_goldwing": "bard", "mayberry_matriarch": "gatherer", "strey_softpaw": "ranger", "tarry_hare": "shopkeeper",
    "click_clacks": "general_store", "darkdeep_prison": "dungeon", "everflame_tomb": "cemetery",
    "king_norths_treasury": "clock_tower", "strongroot_castle": "castle",
}  # fmt: skip
HOSTS = {
    "bridge_of_the_sky": "architect", "mcgregors_market": "harvester", "oleanders_opera_house": "bard",
    "silver_scale_spring": "peddler", "the_green_acorn": "innkeeper", "click_clacks": "shopkeeper",
    "darkdeep_prison": "ranger", "everflame_tomb": "undertaker", "king_norths_treasury": "historian",
    "strongroot_castle": "king",
}  # fmt: skip
CRITTERS = [name for name in BANNERS if name not in HOSTS]
RICH: dict[str, Any] = {"twigs": 4, "resin": 4, "pebbles": 4, "berries": 9}


def new_game(people: int, packs: int = 1, seed: int = 3) -> Game:
    seats = tuple(Seat(f"P{n}") for n in range(people))
    return Game.new(Setup(("base", "legends"), seats, {"legends_packs": packs}), seed, SHELF)


def part_of(game: Game) -> LegendsPart:
    part = game.state.parts["legends"]
    assert isinstance(part, LegendsPart)
    return part


# dealing


@pytest.mark.parametrize("people", [1, 2, 3, 4])
@pytest.mark.parametrize("packs", [1, 2])
def test_everybody_is_dealt_a_critter_and_a_construction(people: int, packs: int) -> None:
    game = new_game(people, packs)
    part = part_of(game)
    for seat in range(people):
        assert [card.kind for card in part.held[seat]] == ["critter", "construction"]
        assert len(game.state.players[seat].hand) == 5 + seat
    together = [card for held in part.held for card in held] + list(part.boxed)
    assert len(set(together)) == len(together) == 10 * packs
    assert people > 1 or part.held[1] == ()  # Rugwort holds none


def test_they_are_not_in_the_deck_and_not_in_hands() -> None:
    game = new_game(4)
    state = game.state
    everywhere = [*state.deck, *filter(None, state.meadow), *(card for player in state.players for card in player.hand)]
    assert len(everywhere) == 128 and not any(card.legendary for card in everywhere)


def test_another_seed_deals_others() -> None:
    assert len({part_of(new_game(2, seed=seed)).held for seed in range(12)}) > 6


# playing


@covers_each(BANNERS)
def test_it_takes_the_place_of_its_banner_card_free(name: str, expected: Any) -> None:
    table = legends(city=[expected], legends=name, hand="farm").play(name)
    table.expect(midway=True, city=[name], legends=[]).table(discard=expected)
    assert not table.entries("pay")


@covers_each(BANNERS)
def test_without_its_banner_card_it_is_paid_for(name: str, expected: Any) -> None:
    cost = SHELF.boxes["legends"].cards
    price = next(card for card in cost if card.id == name).cost
    legends(legends=name, hand="farm").blocked(f"play:legend:{name}", "more")
    table = legends(legends=name, goods=dict(price.items()), hand="farm").play(name)
    table.expect(midway=True, city=[name], legends=[])


@covers_each(BANNERS)
def test_no_further_copy_of_the_banner_card_comes_into_the_city(name: str, expected: Any) -> None:
    table = legends(city=[name], hand=expected, **RICH)
    table.blocked(f"play:hand:{expected}", "stands in for every further")
    legends(city=[name], **RICH).against(hand=expected, legends=[], **RICH).place("basic_1_berry").offers(
        f"play:hand:{expected}")  # fmt: skip


@covers("mcgregors_market")
def test_only_one_copy_is_replaced_and_the_player_chooses_which() -> None:
    city = [{"card": "farm", "occupied": True}, "farm", "farm"]
    table = legends(city=city, legends="mcgregors_market").play("mcgregors_market")
    table.asks("choose_one", "farm farm.2 farm.3").choose("farm.2").take(pebbles=2)
    table.expect(city="farm farm mcgregors_market").on_card("mcgregors_market", occupied=False)


@covers("mcgregors_market")
def test_the_occupied_token_moves_over() -> None:
    table = legends(city=[{"card": "farm", "occupied": True}], legends="mcgregors_market").play("mcgregors_market")
    table.take(pebbles=2).on_card("mcgregors_market", occupied=True)


@covers("amilla_glistendew", "the_green_acorn")
def test_workers_move_over_without_acting() -> None:
    table = legends(city="queen", placed=["city:0:queen"], legends="amilla_glistendew").play("amilla_glistendew")
    table.expect(placed=["city:0:amilla_glistendew"], events=[])
    table = legends(city="inn", legends="the_green_acorn").against(placed=["city:0:inn"]).play("the_green_acorn")
    table.expect(seat=1, placed=["city:0:the_green_acorn"])


@covers("everflame_tomb")
def test_workers_that_stay_for_good_are_lost() -> None:
    table = legends(city="cemetery", placed=["city:0:cemetery"], workers=1, legends="everflame_tomb")
    table.play("everflame_tomb").expect(placed=[], workers=1)


@covers("darkdeep_prison")
def test_prisoners_move_under_the_new_card() -> None:
    dungeon = {"card": "dungeon", "under": ["wanderer", "bard"]}
    table = legends(city=[dungeon], events=["ministering_to_miscreants"], legends="darkdeep_prison")
    table.play("darkdeep_prison").on_card("darkdeep_prison", under="wanderer bard").scores(events=6)


@covers("king_norths_treasury")
def test_point_tokens_on_the_replaced_card_are_lost() -> None:
    table = legends(city=[{"card": "clock_tower", "points": 3}], legends="king_norths_treasury")
    table.play("king_norths_treasury").on_card("king_norths_treasury", points=4).expect(points=0)


@covers_each(dict.fromkeys(BANNERS))
def test_it_opens_a_space_and_can_be_played_into_a_full_city(name: str, expected: Any) -> None:
    """It takes one space and adds one, so the next card still finds none."""
    full = ["lookout", *["post_office"] * 3, "chapel", "university", "monastery", *["wanderer"] * 2, *["ruins"] * 3]
    full += ["palace", "school", "doctor", "monk", "barge_toad"]
    table = legends(city=full, legends=name, hand="storehouse", **RICH)
    table.blocked("play:hand:storehouse", "the city is full").play(name).expect(midway=True, city=[*full, name])


@covers("foresight")
def test_replacing_a_card_of_a_full_city_frees_its_space() -> None:
    table = legends(city=[*filler(14), "historian"], legends="foresight", hand="inn", twigs=2, resin=1)
    table.play("foresight").place("basic_1_berry").play("inn").take(resin=1).expect(
        city=[*filler(14), "foresight", "inn"])  # fmt: skip


# counting as the banner card


@covers("foresight")
def test_it_counts_for_events() -> None:
    table = legends(city="foresight ruins", special_events="ancient_scrolls_discovered")
    table.offers("claim:ancient_scrolls_discovered")


@covers_each(HOSTS)
def test_it_takes_in_the_critter_of_its_banner_card(name: str, expected: Any) -> None:
    table = legends(city=[name], hand=expected).play(expected).on_card(name, occupied=True)
    table.expect(midway=True, city=[name, expected])


@covers("mcgregors_market")
def test_the_market_is_a_farm_wherever_a_farm_is_named() -> None:
    legends(hand="general_store", city="mcgregors_market", resin=1, pebbles=1).play("general_store").expect(berries=2)
    legends(hand="barge_toad", city="mcgregors_market farm", berries=2).play("barge_toad").expect(twigs=4)


@covers("strey_softpaw")
def test_strey_opens_the_second_cell_as_a_ranger() -> None:
    dungeon = {"card": "dungeon", "under": ["bard"]}
    legends(city=[dungeon, "wanderer"], hand="farm").blocked("play:hand:farm", "more")
    legends(city=[dungeon, "wanderer", "strey_softpaw"], hand="farm").play("farm").on_card(
        "dungeon", under="bard wanderer")  # fmt: skip


@covers("fynn_nobletail", "oleanders_opera_house", "strongroot_castle", "mcgregors_market")
def test_legendary_cards_are_neither_unique_nor_common() -> None:
    legends(city="fynn_nobletail theater").scores(prosperity=0)
    legends(city="fynn_nobletail school").scores(prosperity=0)
    legends(city="mcgregors_market castle").scores(prosperity=0)
    legends(city="mcgregors_market palace").scores(prosperity=1)
    legends(city="fynn_nobletail oleanders_opera_house king").scores(prosperity=2)
    legends(city="strongroot_castle mcgregors_market farm").scores(prosperity=2)


# never leaving, never copied, nowhere taken in


@covers("mcgregors_market", "poe")
def test_university_ruins_and_dungeon_leave_them_alone() -> None:
    legends(city="university poe mcgregors_market").blocked("place:city:0:university", "another card")
    legends(city="university poe farm").visit("university").asks("choose_goods")  # the Farm goes unasked
    legends(city="mcgregors_market", hand="ruins").blocked("play:hand:ruins", "needs a construction")
    legends(city="dungeon poe", hand="farm").blocked("play:hand:farm", "more")


@covers("poe", "foresight")
def test_events_leave_them_alone() -> None:
    table = legends(city="poe courthouse ranger", special_events="capture_of_the_acorn_thieves")
    table.claim("capture_of_the_acorn_thieves").asks("choose_some", "ranger")
    table = legends(city="foresight undertaker barge_toad farm", berries=2, special_events="croak_wart_cure")
    table.claim("croak_wart_cure").asks("choose_some", "undertaker barge_toad farm")


@covers("poe", "mcgregors_market", "click_clacks")
def test_miner_mole_and_chip_sweep_cannot_copy_them() -> None:
    table = legends(hand="miner_mole", berries=3).against(city="mcgregors_market poe farm", legends=[])
    table.play("miner_mole").asks("choose_one", "farm@1 skip")
    table = legends(hand="chip_sweep", city="click_clacks poe mine", berries=3).play("chip_sweep")
    table.asks("choose_one", "mine skip")


@covers_each(dict.fromkeys(CRITTERS))
def test_no_construction_takes_in_a_legendary_critter(name: str, expected: Any) -> None:
    homes = "ever_tree palace post_office clock_tower castle school resin_refinery theater farm dungeon general_store"
    legends(city=homes, legends=name, hand="inn").blocked(f"play:legend:{name}", "more")


@covers("poe")
def test_abilities_may_help_to_pay() -> None:
    table = legends(city="innkeeper", legends="poe", berries=1, hand=[]).play("poe").expect(city="poe", midway=True)
    table.table(discard="innkeeper")


@covers("fynn_nobletail")
def test_it_is_a_card_played_and_triggers_others() -> None:
    table = legends(city="shopkeeper historian", legends="fynn_nobletail", berries=7).play("fynn_nobletail")
    table.expect(berries=1, hand=1)


# positions, views, saves


def test_a_seat_names_its_legends_and_others_are_dealt_what_is_left() -> None:
    table = legends(legends="poe bridge_of_the_sky", city="fynn_nobletail").against()
    table.seats[1].pop("legends", None)
    held = part_of(table.game).held
    assert [card.id for card in held[0]] == ["poe", "bridge_of_the_sky"]
    assert [card.kind for card in held[1]] == ["critter", "construction"]
    assert not {card.id for card in held[1]} & {"poe", "bridge_of_the_sky", "fynn_nobletail"}


def test_who_has_played_one_and_names_none_holds_the_other() -> None:
    table = legends(city="poe")
    del table.seats[0]["legends"]
    assert [card.kind for card in part_of(table.game).held[0]] == ["construction"]


@pytest.mark.parametrize(("facts", "words"), [
    ({"legends": "poe fynn_nobletail"}, "one critter and one construction"),
    ({"legends": "farm"}, "no legendary card"),
    ({"legends": "nobody"}, "no legendary card 'nobody'"),
    ({"legends": "poe", "city": "poe"}, "named twice"),
    ({"hand": "poe"}, "does not come from the deck"),
    ({"deck": "poe"}, "does not come from the deck"),
    ({"meadow": "poe"}, "does not come from the deck"),
    ({"city": [{"card": "dungeon", "under": ["poe"]}]}, "does not come from the deck"),
    ({"city": "poe poe"}, "poe is named twice"),
    ({"city": ["farm", {"card": "mine", "on": "farm"}]}, "cannot lie on 'farm'"),
    ({"city": ["bridge_of_the_sky", {"card": "king", "on": "bridge_of_the_sky"}]}, "cannot lie on"),
    ({"city": [{"card": "silver_scale_spring", "on": "silver_scale_spring"}]}, "cannot lie on"),
])  # fmt: skip
def test_what_cannot_be_is_refused(facts: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        legends(**facts).game  # noqa: B018


def test_without_the_box_there_are_no_legends() -> None:
    with pytest.raises(PositionError, match="no part 'legends'"):
        Game.at({"seats": [{"legends": []}, {}]}, SHELF)


def test_others_see_only_how_many_are_held() -> None:
    game = legends(legends="poe bridge_of_the_sky").against(legends="foresight").game
    seen = view(game.state, game.rules, 1)["seats"]
    assert seen[0]["legends"] == 2 and seen[1]["legends"] == ["foresight"]
    (dealt,) = [entry for entry in new_game(2).past[0].journal if entry.kind == "legends" and entry.seat == 0]
    assert "cards" in dealt.seen_by(0) and "cards" not in dealt.seen_by(1)


def test_what_others_hold_is_dealt_anew_a_critter_for_a_critter() -> None:
    game = legends(legends="poe bridge_of_the_sky", city="foresight").against(legends="fynn_nobletail").game
    found = set()
    for seed in range(40):
        state = game.state.copy()
        determinize(state, game.rules, 0, random.Random(seed))
        part = state.parts["legends"]
        assert isinstance(part, LegendsPart)
        assert [card.id for card in part.held[0]] == ["poe", "bridge_of_the_sky"]
        (other,) = part.held[1]
        assert other.kind == "critter" and other.id not in ("poe", "foresight")
        assert len({*part.held[1], *part.boxed}) == 17
        found.add(other.id)
    assert len(found) > 4


def test_the_table_shows_the_held_cards_to_their_owner() -> None:
    table = legends(legends="poe bridge_of_the_sky")
    (tray,) = [tray for tray in table.game.rules.trays if tray.name == "legends"]
    tiles = tray.tiles(table.game.state, 0)
    assert [tile.subject for tile in tiles] == [
        what.subject for what in table.decision.blocked if what.key.startswith("play:legend:")
    ]


# alone


def alone(**facts: Any) -> Scenario:
    return legends(people=1, **facts)


@covers("foresight")
def test_alone_each_legendary_card_gives_rugwort_three_points_and_a_second_card() -> None:
    table = alone(city="historian", legends="foresight").play("foresight")
    rugwort = table.game.state.players[1]
    assert rugwort.points == 3 and len(rugwort.city) == 2 and len(table.entries("roll")) == 2


@covers("cirrus_windfall")
def test_alone_the_card_that_cirrus_plays_is_answered_too() -> None:
    table = alone(city="postal_pigeon", legends="cirrus_windfall", hand="farm").play("cirrus_windfall").choose("farm")
    rugwort = table.game.state.players[1]
    assert rugwort.points == 3 and len(table.entries("roll")) == 3


def test_a_legendary_card_is_never_lost_from_sight_while_it_is_played() -> None:
    """Taken up, and not yet in the city while it is asked which Farm makes room: it lies open."""
    other = {"card": "farm", "occupied": True}
    game = legends(legends="mcgregors_market", city=["farm", other]).game
    game.submit("play:legend:mcgregors_market")
    assert game.decision is not None and [option.key for option in game.decision.options] == ["farm", "farm.2"]
    position = game.position()
    assert position["revealed"] == ["mcgregors_market"] and position["seats"][0]["legends"] == []
    assert Game.at(json.loads(json.dumps(position)), SHELF).position() == position
