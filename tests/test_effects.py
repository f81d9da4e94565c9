"""Effects as values, each tried by cards, places and events made up on the spot."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.base import BASE
from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT, Award
from everdell_desktop.engine.cards import (
    COLORS,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    Bonus,
    Card,
    Effect,
    critter,
)
from everdell_desktop.engine.effects import (
    activate_green,
    activate_some,
    at_least,
    at_most,
    basic_events,
    best_of_others,
    colors_shown,
    common_cards,
    constructions,
    critters,
    discard_exactly,
    discard_it_for,
    discard_up_to,
    draw_card_by_card,
    every_card,
    gain,
    give_up_to,
    goods_left,
    in_order,
    kinds_left,
    largest,
    may,
    may_give_cards,
    more,
    of_color,
    one_of,
    others,
    pay_exactly,
    pay_up_to,
    point_tokens,
    points_for_each,
    points_if,
    provided,
    put_points,
    spaces_filled,
    special_events,
    together,
    unique_cards,
    unique_constructions,
)
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.ruleset import Box
from everdell_desktop.engine.shelf import Shelf
from everdell_desktop.engine.spaces import FOREST, Space

RICH = {"twig": 5, "resin": 5, "pebble": 5, "berry": 5}


def green(effect: Effect, **facts: Any) -> Card:
    return card(PRODUCTION, produces=effect, **facts)


def card(color: str, **facts: Any) -> Card:
    return critter("Tester", cost=0, points=0, copies=2, unique=False, home=(), color=color, text="A test.", **facts)


def playing(made: Card, **seat: Any) -> Game:
    """Just after the made-up card was played out of the hand of A."""
    game = given(Box("trial", cards=(made,)), **{**seat, "hand": ["tester", *seat.get("hand", [])]})
    game.submit("play:hand:tester")
    return game


def given(box: Box, **seat: Any) -> Game:
    facts = {"goods": {}, "hand": [], **seat}
    other = {"name": "B", "hand": ["farm", "inn", "mine"], "city": ["farm", "mine"], "events": ["grand_tour"]}
    position = {"boxes": ["base", box.name], "seats": [{"name": "A", **facts}, other], "seed": 3}
    return Game.at(position, Shelf([BASE, box]))


def worth(bonus: Bonus, **seat: Any) -> int:
    """What a purple card with this bonus adds in the city of A."""
    made = card(PROSPERITY, end_points=bonus)
    game = given(Box("trial", cards=(made,)), **{**seat, "city": ["tester", *seat.get("city", [])]})
    return game.scores()[0].parts["prosperity"]


def reason(game: Game, key: str) -> str:
    assert game.decision is not None
    return next(blocked.reason for blocked in game.decision.blocked if blocked.key == key)


# counting and scoring


@pytest.mark.parametrize(("count", "seat", "expected"), [
    (every_card, {"city": ["farm", "inn"]}, 3),
    (others(every_card), {"city": ["farm", "inn"]}, 2),
    (common_cards, {"city": ["farm", "inn", "chapel"]}, 3),
    (unique_cards, {"city": ["farm", "chapel", "judge"]}, 2),
    (colors_shown, {"city": ["farm", "chapel", "lookout"]}, 3),
    (together(critters, constructions), {"city": ["farm", "chapel"]}, 1),
    (together(*map(of_color, COLORS)), {"city": ["farm", "farm", "inn", "judge", "wanderer"]}, 1),
    (largest(*map(of_color, COLORS)), {"city": ["farm", "farm", "inn"]}, 2),
    (more(constructions, than=critters), {"city": ["farm", "inn"]}, 1),
    (more(constructions, than=critters), {"city": ["farm"]}, 0),
    (at_least(2, goods_left("twig")), {"goods": {"twig": 2}}, 1),
    (at_least(2, goods_left("twig")), {"goods": {"twig": 1, "resin": 9}}, 0),
    (at_most(2, of_color(PRODUCTION)), {"city": ["farm", "mine"]}, 1),
    (at_most(2, of_color(PRODUCTION)), {"city": ["farm", "mine", "farm"]}, 0),
    (goods_left(), {"goods": {"twig": 1, "berry": 3}}, 4),
    (kinds_left, {"goods": {"twig": 1, "berry": 3}}, 2),
    (point_tokens, {"points": 4, "city": [{"card": "chapel", "points": 2}]}, 6),
    (spaces_filled, {"city": ["farm", "wanderer", "inn"]}, 3),
    (basic_events, {"events": ["harvest_festival", "tax_relief"]}, 1),
    (special_events, {"events": ["harvest_festival", "tax_relief"]}, 1),
    (best_of_others(of_color(PRODUCTION)), {}, 2),
])  # fmt: skip
def test_what_is_counted(count: Any, seat: dict[str, Any], expected: int) -> None:
    assert worth(points_for_each(count), **seat) == expected


def test_points_for_each_knows_worth_steps_a_limit_and_a_start() -> None:
    city = {"city": ["farm", "mine", "farm"]}
    greens = of_color(PRODUCTION)
    assert worth(points_for_each(greens, worth=2), **city) == 6
    assert worth(points_for_each(greens, every=2), **city) == 1
    assert worth(points_for_each(greens, worth=2, most=5), **city) == 5
    assert worth(points_for_each(greens, worth=-1, start=6), **city) == 3


def test_points_if_gives_all_or_nothing() -> None:
    assert worth(points_if(4, at_least(2, of_color(PRODUCTION))), city=["farm", "mine"]) == 4
    assert worth(points_if(4, at_least(2, of_color(PRODUCTION))), city=["farm"]) == 0


# what a value knows about itself


def test_whether_a_card_is_simple_follows_from_its_effect() -> None:
    simple = (
        gain(twig=1, points=1), gain(berry=1, each=critters), put_points(1), in_order(gain(twig=1), put_points(1)),
        provided(critters, gain(twig=1), otherwise=gain(resin=1)),
    )  # fmt: skip
    not_simple = (
        gain(cards=1), gain(any_goods=1), pay_up_to(1, "twig", gain(points=1)), provided(critters, gain(cards=1)),
        in_order(gain(twig=1), gain(any_goods=1)),
    )  # fmt: skip
    assert [green(effect).simple_production for effect in (*simple, *not_simple)] == [True] * 5 + [False] * 5
    assert card(GOVERNANCE, after_playing={critters: gain(cards=1)}).simple_trigger
    assert not card(
        GOVERNANCE, after_playing={critters: gain(cards=1), constructions: gain(any_goods=1)}
    ).simple_trigger


def test_which_cards_of_the_shelf_produce_by_themselves() -> None:
    simple = {card.id for box in SHELF.boxes.values() for card in box.cards if card.simple_production}
    base = {"barge_toad", "farm", "general_store", "mine", "resin_refinery", "twig_barge"}
    assert simple >= base | {"ferry_ferret"} and not simple & {"fair_grounds", "harvester", "storehouse"}


# effects


def test_pay_up_to_for_a_gain_each() -> None:
    game = playing(green(pay_up_to(2, "berry", gain(any_goods=1, points=1))), goods={"berry": 3})
    game.submit({"berry": 2})
    game.submit({"pebble": 2})
    assert game.state.players[0].goods == (0, 0, 2, 1) and game.state.players[0].points == 2


def test_giving_goods_of_any_kind() -> None:
    game = playing(green(give_up_to(2, "any", gain(points=2))), goods={"berry": 1, "twig": 1})
    game.submit({"berry": 1, "twig": 1})
    assert game.state.players[0].points == 4 and game.state.players[1].goods == (1, 0, 0, 1)


def test_discarding_as_many_as_there_are_cards_of_a_colour() -> None:
    effect = discard_up_to(of_color(TRAVELER), gain(points=1))
    game = playing(card(TRAVELER, when_played=effect), hand=["farm", "mine", "inn"], city=["wanderer"])
    assert game.decision is not None and game.decision.prompt == "Discard up to 2 cards for 1 point each"
    game.submit(["farm", "inn"])
    assert game.state.players[0].points == 2


def test_giving_one_card_is_a_choice() -> None:
    made = card(GOVERNANCE, after_playing={constructions: may_give_cards(1, gain(points=1, cards=1))})
    box = Box("trial", cards=(made,))
    for answer, points, left in ((["inn"], 1, 4), ([], 0, 3)):
        game = given(box, city=["tester"], hand=["farm", "inn"], goods=RICH)
        game.submit("play:hand:farm")
        game.submit(answer)
        assert game.state.players[0].points == points and len(game.state.players[1].hand) == left


def test_what_may_be_declined_is_asked_only_where_it_can_be_done() -> None:
    effect = may(pay_exactly(1, "pebble", gain(points=3)), "Pay 1 pebble for 3 points?", "Pay 1 pebble", purpose="pay")
    for answer, points in (("yes", 3), ("skip", 0)):
        game = playing(green(effect), goods={"pebble": 1})
        game.submit(answer)
        assert game.state.players[0].points == points
    game = playing(green(effect))
    assert game.decision is not None and game.decision.main and game.decision.seat == 1


def test_gaining_for_every_so_many() -> None:
    game = playing(green(in_order(gain(points=1), gain(points=1, each=spaces_filled, every=2))), city=["farm", "inn"])
    assert game.state.players[0].points == 2


def test_drawing_card_by_card_from_deck_or_meadow() -> None:
    made = card(TRAVELER, when_played=draw_card_by_card(3, skip="Stop"))
    box = Box("trial", cards=(made,))
    meadow = ["farm", "mine", "inn", "king", "queen", "bard", "fool", "judge"]
    seats = [{"name": "A", "hand": ["tester"], "goods": {}}, {"name": "B", "hand": []}]
    position = {"boxes": ["base", "trial"], "seats": seats, "meadow": meadow, "deck": ["chapel", "lookout"]}
    game = Game.at(position, Shelf([BASE, box]))
    for answer in ("play:hand:tester", "meadow:2:inn", "deck"):
        game.submit(answer)
    assert [card.id for card in game.state.players[0].hand] == ["inn", "chapel"] and game.state.meadow[2] is None
    game.submit("skip")
    assert game.state.meadow[2] is not None and game.state.meadow[2].id == "lookout"


def test_one_of_two_effects() -> None:
    effect = one_of("Which?", {"2_resin": ("2 resin", gain(resin=2)), "2_berry": ("2 berries", gain(berry=2))})
    game = playing(green(effect))
    game.submit("2_berry")
    assert game.state.players[0].goods == (0, 0, 0, 2)


def test_a_card_given_up_for_any_other_card() -> None:
    box = Box("trial", cards=(card(GOVERNANCE, ways_to_pay=discard_it_for(every_card, 3)),))
    game = given(box, city=["tester"], hand=["farm", "wanderer"])
    game.submit("play:hand:farm")
    assert [built.uid for built in game.state.players[0].city] == ["farm"]


# places and events


def forest(effect: Effect) -> Box:
    return Box("trial", spaces=(Space("forest_trial", "A trial", FOREST, "A trial", effect),))


def on_forest(effect: Effect, **seat: Any) -> Game:
    facts = {"goods": {}, "hand": [], **seat}
    seats = [{"name": "A", **facts}, {"name": "B", "hand": []}]
    position = {
        "boxes": ["base", "trial"],
        "seats": seats,
        "forest": ["forest_trial", "forest_2_any", "forest_3_berry"],
    }
    return Game.at(position, Shelf([BASE, forest(effect)]))


def test_a_place_with_a_price_is_blocked_without_it() -> None:
    effect = pay_exactly(3, "twig", gain(any_goods=3))
    assert reason(on_forest(effect), "place:forest_trial") == "needs 3 twigs to pay"
    game = on_forest(effect, goods={"twig": 3})
    game.submit("place:forest_trial")
    game.submit({"pebble": 3})
    assert game.state.players[0].goods == (0, 0, 3, 0)


def test_all_that_is_paid_first_is_needed_to_begin() -> None:
    effect = in_order(pay_exactly(3, "twig"), discard_exactly(1, gain(points=3, any_goods=2)))
    assert reason(on_forest(effect, goods={"twig": 3}), "place:forest_trial") == "needs 1 more card to discard"
    assert reason(on_forest(effect, hand=["farm"]), "place:forest_trial") == "needs 3 twigs to pay"
    game = on_forest(effect, goods={"twig": 3}, hand=["farm"])
    game.submit("place:forest_trial")
    game.submit({"berry": 2})
    assert game.state.players[0].points == 3 and not game.state.players[0].hand


def test_a_place_activates_two_green_cards_of_the_city() -> None:
    game = on_forest(activate_green(2), city=["farm", "farm", "mine"])
    game.submit("place:forest_trial")
    game.submit("farm")
    game.submit("mine")
    assert game.state.players[0].goods == (0, 0, 1, 1)


def test_a_place_activates_cards_chosen_at_once_in_their_order() -> None:
    effect = activate_some(2, least=2)
    assert "green card" in reason(on_forest(effect), "place:forest_trial")
    game = on_forest(effect, city=["farm", "mine", "woodcarver"])
    game.submit("place:forest_trial")
    game.submit(["mine", "farm"])
    assert game.state.players[0].goods == (0, 0, 1, 1)
    alone = on_forest(effect, city=["farm"])
    alone.submit("place:forest_trial")
    assert alone.state.players[0].goods == (0, 0, 0, 1)


def award(**facts: Any) -> Box:
    return Box("trial", awards=(Award("trial", "A trial", SPECIAL_EVENT, "A trial.", points=5, **facts),))


def with_award(box: Box, **seat: Any) -> Game:
    facts = {"goods": {}, "hand": [], **seat}
    position = {
        "boxes": ["base", "trial"],
        "seats": [{"name": "A", **facts}, {"name": "B"}],
        "special_events": ["trial"],
    }
    return Game.at(position, Shelf([BASE, box]))


def test_an_award_asks_for_kinds_of_cards() -> None:
    box = award(kinds={unique_constructions: 3})
    few = with_award(box, city=["chapel", "lookout", "farm"])
    assert reason(few, "claim:trial") == "needs 1 more unique construction in your city"
    game = with_award(box, city=["chapel", "lookout", "palace"])
    game.submit("claim:trial")
    assert game.scores()[0].parts["events"] == 5


def test_an_award_has_a_price() -> None:
    box = award(colors={DESTINATION: 1}, effect=pay_exactly(2, "resin"))
    assert reason(with_award(box, city=["inn"], goods={"resin": 1}), "claim:trial") == "needs 2 resin to pay"
    game = with_award(box, city=["inn"], goods={"resin": 3})
    game.submit("claim:trial")
    assert game.state.players[0].goods == (0, 1, 0, 0)


def test_what_is_gained_for_each_event_counts_this_one() -> None:
    box = award(effect=in_order(gain(points=1, each=basic_events), gain(points=2, each=special_events)))
    game = with_award(box, events=["harvest_festival"])
    game.submit("claim:trial")
    assert game.state.players[0].points == 3


def test_basic_and_other_events_are_told_apart_by_their_kind() -> None:
    assert {award.kind for award in BASE.awards} == {BASIC_EVENT, SPECIAL_EVENT}
