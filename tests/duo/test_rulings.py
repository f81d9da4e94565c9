"""Rulings of the contract (D1 to D13) that no other scenario settles."""

from __future__ import annotations

from tests.scenario import words

from .table import PURPLE, duo

TILES = "a1 b1 c1 d1 e1 faire"


def meadow(**cards: str) -> list[str]:
    """A purple Meadow with other cards in some slots: `meadow(s3="mine")`."""
    row = words(PURPLE)
    for slot, card in cards.items():
        row[int(slot[1:])] = card
    return row


def test_a_card_played_within_an_action_touches_the_sun_where_it_still_stands() -> None:  # D2
    row = meadow(s0="mine", s1="harbor")
    table = duo(river="river_play_discount river_raft", twigs=3, resin=3, pebbles=3, meadow=row, moon=7, sun=1)
    table.place("river_1").offers("meadow:0:mine").offers_not("meadow:1:harbor")
    table.choose("meadow:0:mine").expect(city="mine", midway=True).tokens(2, 7)


def test_the_meadow_is_filled_once_after_all_draws_the_upper_row_first() -> None:  # D3
    table = duo(city="library", deck="mine barn harbor").visit("library")
    table.choose("meadow:7:elder").offers_not("meadow:7:mine").choose("meadow:2:castle").choose("deck")
    slots = [card.id if card else None for card in table.game.state.meadow]
    assert (slots[2], slots[7]) == ("barn", "harbor") and "mine" in [c.id for c in table.game.state.players[0].hand]


def test_one_star_for_each_card_and_none_for_a_discard() -> None:  # D4
    table = duo(city="crane dungeon", hand="wall bard", twigs=9, resin=9, pebbles=9).play("wall")
    assert {option.key for option in table.decision.options} == {"goods", "crane", "dungeon:bard"}
    ship = duo(city="inn", twigs=5, meadow=meadow(s4="pirate_ship")).visit("inn")
    ship.offers_not("meadow:4:pirate_ship")
    paid = duo(city="inn", hand="mine", meadow=meadow(s4="pirate_ship")).visit("inn").choose("meadow:4:pirate_ship")
    paid.expect(city="inn pirate_ship", hand=0, midway=True)


def test_nothing_else_is_spent_with_an_occupied_token() -> None:  # D4
    table = duo(city="courthouse mine", hand="doctor", berries=9, occupied_tokens=1).play("doctor")
    assert {option.key for option in table.decision.options} == {"goods", "goods+courthouse", "token:mine"}


def test_a_token_leaves_with_its_card_and_frees_the_colour() -> None:  # D5
    table = duo(city=[{"card": "crane", "occupied": True}, "courthouse"], hand="mine judge", occupied_tokens=1)
    table.blocked("play:hand:judge", "needs 2 berries more")
    table.play("mine").expect(city="courthouse mine", occupied_tokens=1, midway=True)
    table.answer("pick:deck").answer("sun")
    table.play("judge").expect(city="courthouse mine judge", occupied_tokens=0).on_card("courthouse", occupied=True)


def test_more_than_the_opponent_counts_a_card_for_both_items_and_tokens_by_value() -> None:  # D7
    rivalry = TILES.replace("e1", "e5")
    duo(city="castle palace theater mine", event_tiles=rivalry).offers("claim:e5")
    duo(city="castle palace king mine", event_tiles=rivalry).blocked("claim:e5", "needs")
    debate = TILES.replace("a1", "a6")
    duo(city="courthouse", points=1, event_tiles=debate).offers("claim:a6")
    duo(city="courthouse", event_tiles=debate).blocked("claim:a6", "needs")


def test_the_copying_tile_leaves_events_of_the_other_alone() -> None:  # D8
    table = duo(river="river_copy_worker river_raft", event_tiles="a1 b1 d1 e1 faire", placed=["farm_resin"])
    table.against(events="c1", placed=["event:c1"]).place("river_1").asks("choose_one", "farm_resin skip")


def test_a_green_card_of_the_meadow_does_not_count_itself() -> None:  # D10
    row = meadow(s0="farmer")
    alone = duo(hand="carnival", twigs=2, resin=2, berries=2, meadow=row).play("carnival").choose("meadow:0:farmer")
    alone.expect(points=0, midway=True)
