"""The words a box says about a turn, each tried by a tiny box of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from everdell_desktop.boxes.base import BASE
from everdell_desktop.engine.actions import Action, place_workers
from everdell_desktop.engine.cards import PROSPERITY, Card, Price, construction
from everdell_desktop.engine.decisions import ChoosePayment, ChooseSome, IllegalAnswer, Option, Reason, Subject, doing
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.goods import Goods, to_json
from everdell_desktop.engine.payment import (
    EVERY_WAY,
    FREE,
    GOODS_ONLY,
    Exchange,
    Help,
    Way,
    cheaper,
    token_ways,
)
from everdell_desktop.engine.places import ASIDE, Place, in_city, on_award, on_board, on_meadow, read_place
from everdell_desktop.engine.placing import Visit
from everdell_desktop.engine.playing import Play
from everdell_desktop.engine.ruleset import Box, Seat, Setup, Step
from everdell_desktop.engine.seat_rules import SeatRule
from everdell_desktop.engine.shelf import Shelf
from everdell_desktop.engine.sources import MEADOW, Origin, Source
from everdell_desktop.engine.turn import Turn
from everdell_desktop.engine.workers import ORDINARY, WorkerKind


def table(box: Box, **seat: Any) -> Game:
    """A game of the base box and a tiny one, at the first turn of A, who has what is said."""
    facts = {"goods": {}, "hand": [], **seat}
    position = {
        "boxes": ["base", box.name], "seats": [{"name": "A", **facts}, {"name": "B", "hand": ["farm", "inn", "mine"]}],
    }  # fmt: skip
    return Game.at(position, Shelf([BASE, box]))


def keys(game: Game) -> list[str]:
    assert game.decision is not None
    return [option.key for option in game.decision.options]


def reasons(game: Game) -> dict[str, str]:
    assert game.decision is not None
    return {blocked.key: blocked.reason for blocked in game.decision.blocked}


def asked(game: Game) -> tuple[int, bool, str, str]:
    decision = game.decision
    assert decision is not None
    return decision.seat, decision.main, decision.asker, decision.purpose


# questions


def test_the_main_question_and_others_carry_their_names() -> None:
    game = table(
        Box("quiet"), hand=["bard", "farm", "mine"], goods={"twig": 3, "berry": 6}, city=["courthouse", "judge"]
    )
    assert asked(game) == (0, True, "turn", "act")
    game.submit("play:hand:bard")
    assert asked(game) == (0, False, "payment", "pay")
    game.submit("goods")
    assert asked(game)[:3] == (0, False, "bard")


def test_a_question_of_a_second_copy_is_asked_by_the_card() -> None:
    game = table(Box("quiet"), city=["inn", "inn"], goods={"twig": 9, "resin": 9, "pebble": 9, "berry": 9})
    game.submit("place:city:0:inn.2")
    assert asked(game)[1:3] == (False, "inn")


def test_setting_up_and_preparing_ask_as_rules() -> None:
    def welcome(turn: Turn) -> None:
        turn.gain(turn.choose_goods("A gift", least=1, most=1, purpose="gain"))

    box = Box("gifts", setup=(Step("gift", welcome),), season=(Step("present", welcome, after="recall"),))
    shelf = Shelf([BASE, box])
    game = Game.at({"boxes": ["base", "gifts"], "turn": 0}, shelf)
    assert asked(game) == (0, False, "setup", "gain")
    game = table(box, workers=0, placed=["basic_3_twig", "basic_2_resin"])
    game.submit("prepare")
    assert asked(game) == (0, False, "season", "gain")


# deeds


def one_twig(turn: Turn) -> None:
    turn.pay(Goods(berry=1))
    turn.gain(Goods(twig=1))


SWAP = doing("swap", "", "Swap a berry for a twig", one_twig, Subject("deed", "swap"))


def swaps(turn: Turn) -> list[Option]:
    return [SWAP] if turn.player.goods.berry else []


def test_a_free_deed_asks_the_main_question_again() -> None:
    game = table(Box("swaps", actions=(Action("swap", swaps, lambda turn: [], free=True),)), goods={"berry": 2})
    game.submit("swap")
    assert asked(game)[:2] == (0, True) and game.state.turn == 1
    game.submit("swap")
    assert "swap" not in keys(game)
    game.submit("place:basic_3_twig")
    assert asked(game)[0] == 1 and game.state.players[0].goods == Goods(twig=5)


def test_a_closing_question_follows_the_action_while_a_deed_is_left() -> None:
    box = Box("swaps", actions=(Action("swap", swaps, lambda turn: [], free=True, closing=True),))
    game = table(box, goods={"berry": 2})
    game.submit("place:basic_3_twig")
    assert asked(game) == (0, False, "turn", "close") and keys(game) == ["swap", "end"]
    game.submit("swap")
    game.submit("end")
    assert asked(game)[:2] == (1, True)


# other seats


def test_another_seat_acts() -> None:
    def bother(turn: Turn) -> None:
        with turn.acting(1):
            turn.discard(
                turn.choose_some("Discard a card", turn.hand_options(turn.hand), least=1, most=1, purpose="discard")
            )
            turn.gain(Goods(pebble=1))
        turn.gain(Goods(twig=1))

    nag = doing("bother", "", "Bother the neighbour", bother, Subject("deed", "bother"))
    game = table(Box("nag", actions=(Action("bother", lambda turn: [nag], lambda turn: []),)))
    game.submit("bother")
    assert asked(game)[:2] == (1, False) and keys(game) == ["farm", "inn", "mine"]
    game.submit(["inn"])
    first, second = game.state.players
    assert first.goods == Goods(twig=1) and second.goods == Goods(pebble=1) and len(second.hand) == 2


# where cards are played from


SHELF_CARD = construction("Bench", cost=Goods(twig=2), points=1, copies=3, unique=False, hosts=(), color=PROSPERITY,
                          text="A seat.", in_deck=False)  # fmt: skip


def on_the_shelf(turn: Turn) -> list[tuple[int, Card]]:
    return [(slot, SHELF_CARD) for slot in range(2) if len(turn.plays) <= slot]


def shelf_box(**facts: Any) -> Box:
    shelf = Source("shelf", on_the_shelf, lambda turn, card, slot: None, slotted=True, **facts)
    return Box("shelves", cards=(SHELF_CARD,), sources=(shelf,))


def test_a_box_has_cards_played_from_a_place_of_its_own() -> None:
    after: list[tuple[str, int, str]] = []

    def afterwards(turn: Turn, play: Play) -> None:
        assert play.origin is not None
        after.append((play.origin.source.name, play.origin.slot, play.card.id))
        turn.gain(Goods(pebble=1))

    box = shelf_box(
        why_not=lambda turn, card, slot: "it is nailed to the wall" if slot == 0 else None, afterwards=afterwards
    )
    game = table(box, goods={"twig": 2})
    assert "play:shelf:1:bench" in keys(game)
    assert reasons(game)["play:shelf:0:bench"] == "it is nailed to the wall"
    game.submit("play:shelf:1:bench")
    assert after == [("shelf", 1, "bench")] and game.state.players[0].goods == Goods(pebble=1)
    (entry,) = [entry for entry in game.finished if entry.kind == "play"]
    assert entry.facts == {"card": "bench", "origin": "shelf", "slot": 1, "city": 0, "way": "goods"}


def test_the_terms_of_a_place_hold_for_its_cards() -> None:
    game = table(shelf_box(terms=lambda turn, card: FREE))
    game.submit("play:shelf:0:bench")
    assert [built.uid for built in game.state.players[0].city] == ["bench"]
    assert [entry.facts["way"] for entry in game.finished if entry.kind == "play"] == ["free"]


def test_a_discount_of_goods_alone_leaves_other_ways_at_their_price() -> None:
    box = shelf_box(terms=lambda turn, card: cheaper(1, GOODS_ONLY))
    game = table(box, goods={"twig": 1}, city=["crane"])
    game.submit("play:shelf:0:bench")
    assert payments(game) == {"crane": [{}], "goods": [{"twig": 1}]}


def test_a_discount_for_every_way_is_taken_off_abilities_too() -> None:
    box = shelf_box(terms=lambda turn, card: cheaper(1, EVERY_WAY))
    game = table(box, goods={"twig": 1, "berry": 1}, city=["judge"])
    game.submit("play:shelf:0:bench")
    assert payments(game) == {"goods": [{"twig": 1}], "judge": [{"berry": 1}]}


def payments(game: Game) -> dict[str, list[dict[str, int]]]:
    assert isinstance(game.decision, ChoosePayment)
    """What each way takes, in the order of its kinds."""
    return {
        option.key: [to_json(goods) for goods in sorted(game.decision.goods_for(option.key), reverse=True)]
        for option in game.decision.options
    }


# paying


def rule_box(*rules: SeatRule, **facts: Any) -> Box:
    """A box whose rules hold for seat 0."""
    return Box("ruled", seat_rules=lambda state, seat: rules if seat == 0 else (), **facts)


def snow(turn: Turn, card: Card, origin: Origin, price: Price) -> Price:
    return price._replace(goods=price.goods + Goods(twig=1))


def test_a_rule_makes_cards_dearer_but_not_free_ones() -> None:
    box = rule_box(SeatRule("snow", added_cost=snow))
    game = table(box, hand=["farm"], goods={"twig": 2, "resin": 1})
    assert reasons(game)["play:hand:farm"] == "needs 1 twig more"
    game = table(box, hand=["farm", "harvester"], goods={"twig": 3, "resin": 1}, city=["farm"])
    assert "play:hand:harvester" in keys(game)
    game.submit("play:hand:farm")
    assert game.state.players[0].goods == Goods(berry=1)


def test_a_rule_lets_one_kind_stand_for_others() -> None:
    otters = SeatRule("patching", helps=lambda turn, card, price: [Help(exchange=Exchange("resin", 1))])
    berries = SeatRule("sniffing", helps=lambda turn, card, price: [Help(exchange=Exchange("berry", 2))])
    game = table(rule_box(otters), hand=["farm"], goods={"resin": 3})
    game.submit("play:hand:farm")
    assert game.state.players[0].goods == Goods(berry=1)
    game = table(rule_box(berries), hand=["farm"], goods={"twig": 2, "resin": 1, "berry": 4})
    game.submit("play:hand:farm")
    assert payments(game) == {"goods": [
        {"twig": 2, "resin": 1}, {"twig": 2, "berry": 2}, {"twig": 1, "resin": 1, "berry": 2}, {"twig": 1, "berry": 4},
        {"resin": 1, "berry": 4},
    ]}  # fmt: skip


def test_named_helps_add_to_every_way_but_a_token() -> None:
    used: list[str] = []

    def helps(turn: Turn, card: Card, price: Price) -> list[Help]:
        return [
            Help("swapper", "one in another kind", swaps=1, use=lambda turn: used.append("swapper")),
            Help("cheap", "one less", discount=1, use=lambda turn: used.append("cheap")),
        ]

    game = table(rule_box(SeatRule("helpful", helps=helps)), hand=["inn"], goods={"twig": 2, "resin": 1, "berry": 1},
                 city=["crane"])  # fmt: skip
    game.submit("play:hand:inn")
    assert payments(game) == {
        "crane": [{}],
        "goods": [{"twig": 2, "resin": 1}],
        "goods+cheap": [{"twig": 2}, {"twig": 1, "resin": 1}],
        "goods+cheap+swapper": [
            {"twig": 2}, {"twig": 1, "resin": 1}, {"twig": 1, "berry": 1}, {"resin": 1, "berry": 1},
        ],
        "goods+swapper": [{"twig": 2, "berry": 1}, {"twig": 1, "resin": 1, "berry": 1}],
    }  # fmt: skip
    assert isinstance(game.decision, ChoosePayment)
    ways = {payment.way.key: (payment.way.unhelped, payment.way.helps) for payment in game.decision.payments}
    assert ways["goods+cheap+swapper"] == ("goods", ("cheap", "swapper")) and ways["crane"] == ("crane", ())
    game.submit({"key": "goods+cheap+swapper", "goods": {"resin": 1, "berry": 1}})
    assert used == ["cheap", "swapper"] and game.state.players[0].goods == Goods(twig=2)
    game = table(rule_box(SeatRule("helpful", helps=helps)), hand=["harvester"], goods={"berry": 2}, city=["farm"])
    game.submit("play:hand:harvester")
    assert [key for key in keys(game) if key.startswith("token")] == ["token:farm"]


def test_a_card_may_cost_hand_cards() -> None:
    dear = construction("Attic", cost=Goods(), points=1, copies=3, unique=False, hosts=(), color=PROSPERITY,
                        text="Costs a card.", costs_cards=1)  # fmt: skip
    dearer = construction("Loft", cost=Goods(twig=1), points=1, copies=3, unique=False, hosts=(), color=PROSPERITY,
                          text="Costs a twig and two cards.", costs_cards=2)  # fmt: skip
    box = Box("dear", cards=(dear, dearer))
    game = table(box, hand=["attic", "attic", "farm", "farm"])
    assert reasons(game)["play:hand:farm"]
    game.submit("play:hand:attic")
    assert keys(game) == ["discard:attic", "discard:farm"]
    game.submit("discard:farm")
    assert sorted(card.id for card in game.state.players[0].hand) == ["attic", "farm"]
    game = table(box, hand=["loft", "farm"], goods={"twig": 1})
    assert reasons(game)["play:hand:loft"] == "needs 1 more card to discard"
    game = table(box, hand=["loft", "farm", "inn", "mine"], goods={"twig": 1})
    game.submit("play:hand:loft")
    assert asked(game)[3] == "discard" and keys(game) == ["farm", "inn", "mine"]
    game.submit(["farm", "mine"])
    assert [card.id for card in game.state.players[0].hand] == ["inn"]


def test_a_box_brings_tokens_of_its_own() -> None:
    spent: list[str] = []

    def golden(turn: Turn, card: Card, price: Price) -> Iterator[Way]:
        yield from token_ways(turn, lambda built: built.card.color == card.color, "golden",
                              lambda turn: spent.append(card.id))  # fmt: skip

    box = Box("gold", payments=(golden,))
    game = table(box, hand=["shopkeeper"], goods={"berry": 2}, city=["courthouse", {"card": "crane", "occupied": True}])
    game.submit("play:hand:shopkeeper")
    assert payments(game) == {"golden:courthouse": [{}], "goods": [{"berry": 2}]}
    game.submit("golden:courthouse")
    assert spent == ["shopkeeper"] and game.state.players[0].built("courthouse").occupied


def test_cards_and_goods_are_paid_together() -> None:
    toll = doing("toll", "", "Pay a toll", lambda turn: turn.pay_cards_and_goods(3, "Pay 3"), Subject("deed", "toll"))
    box = Box("tolls", actions=(Action("toll", lambda turn: [toll], lambda turn: []),))
    game = table(box, hand=["farm", "inn"], goods={"twig": 1, "berry": 1})
    game.submit("toll")
    decision = game.decision
    assert isinstance(decision, ChooseSome) and (decision.least, decision.most, decision.purpose) == (1, 2, "discard")
    game.submit(["inn"])
    first = game.state.players[0]
    assert first.goods == Goods() and [card.id for card in first.hand] == ["farm"]


# rules of a seat


def test_a_rule_forbids_places_and_cards() -> None:
    rule = SeatRule(
        "fog",
        may_visit=lambda turn, place, kind: "it is frozen" if place == on_board("basic_3_twig") else None,
        may_play=lambda turn, card, origin: "too foggy" if origin.source is MEADOW else None,
    )
    game = table(rule_box(rule), goods={"twig": 9, "resin": 9, "pebble": 9, "berry": 9}, city=["inn"])
    why = reasons(game)
    assert why["place:basic_3_twig"] == "it is frozen"
    assert not any(key.startswith("play:meadow") for key in keys(game))
    assert why["place:city:0:inn"] == "you can play no Meadow card even for 3 less"


def test_a_rule_of_one_seat_does_not_touch_the_others() -> None:
    rule = SeatRule("frost", may_visit=lambda turn, place, kind: "it is frozen", hand_bonus=2)
    game = table(rule_box(rule))
    assert not any(key.startswith("place:") for key in keys(game))
    assert [game.rules.hand_limit_of(game.state, seat) for seat in (0, 1)] == [10, 8]


def test_a_rule_takes_from_what_a_place_names_but_not_from_what_is_chosen() -> None:
    def less(turn: Turn, goods: Goods) -> Goods:
        assert turn.visiting is not None
        return goods - Goods(twig=1) if goods.twig else goods

    box = rule_box(SeatRule("drought", printed_goods=less))
    game = table(box)
    game.submit("place:basic_3_twig")
    assert game.state.players[0].goods == Goods(twig=2)
    game = table(box, city=["lookout"])
    game.submit("place:city:0:lookout")
    game.submit("basic_3_twig")
    assert game.state.players[0].goods == Goods(twig=2)
    game = Game.at({"boxes": ["base", "ruled"], "forest": ["forest_2_any"]}, Shelf([BASE, box]))
    game.submit("place:forest_2_any")
    game.submit({"twig": 2})
    assert game.state.players[0].goods == Goods(twig=2)


def test_a_rule_knows_the_card_whose_own_effect_gives() -> None:
    seen: list[tuple[str, str]] = []

    def note(turn: Turn, goods: Goods) -> Goods:
        seen.append((str(goods), turn.playing.card.id if turn.playing is not None else ""))
        return goods

    box = rule_box(SeatRule("note", printed_goods=note))
    game = table(box, hand=["farm"], goods={"twig": 2, "resin": 1}, city=["farm", "shopkeeper"])
    game.submit("play:hand:farm")
    assert seen == [("1 berry", "farm")]
    seen.clear()
    game = table(box, hand=["barge_toad"], goods={"berry": 2}, city=["farm", "farm", "shopkeeper"])
    game.submit("play:hand:barge_toad")
    assert seen == [("4 twigs", "barge_toad"), ("1 berry", "")]


def test_a_rule_answers_a_gain_but_never_itself() -> None:
    seen: list[tuple[str, str]] = []

    def one_more(turn: Turn, goods: Goods, source: Subject | None) -> None:
        seen.append((str(goods), source.id if source is not None else ""))
        turn.gain(Goods(twig=1))

    game = table(rule_box(SeatRule("more", after_gain=one_more)))
    game.submit("place:basic_3_twig")
    assert seen == [("3 twigs", "basic_3_twig")] and game.state.players[0].goods == Goods(twig=4)


def test_rules_of_drawing() -> None:
    drawn: list[int] = []

    def one_further(turn: Turn, cards: Sequence[Card], source: Subject | None) -> None:
        drawn.append(len(cards))
        turn.draw(1)

    fewer = SeatRule("downpour", cards_drawn=lambda turn, number: number - 1 if number > 1 else number)
    further = SeatRule("scouting", after_draw=one_further)
    game = table(rule_box(fewer, further))
    game.submit("place:basic_2_card_1_point")
    assert drawn == [1] and len(game.state.players[0].hand) == 2

    def from_the_meadow(turn: Turn, number: int) -> Sequence[Card]:
        return turn.draw_from_meadow(number, "Take from the Meadow")

    game = table(rule_box(SeatRule("harmony", instead_of_drawing=from_the_meadow)))
    game.submit("place:basic_2_card_1_point")
    first, second = keys(game)[:2]
    game.submit([first, second])
    assert [card.id for card in game.state.players[0].hand] == [first.split(":")[2], second.split(":")[2]]


def test_a_rule_has_another_place_carried_out_and_answers_the_visit() -> None:
    visits: list[tuple[str, str, str, int]] = []

    def elsewhere(turn: Turn, visit: Visit) -> Place | None:
        options = [Option("here", "Here"), Option("there", "There", on_board("basic_2_twig_1_card"))]
        place: Place | None = turn.choose_one("Which place?", options, purpose="visit")
        return place

    def note(turn: Turn, visit: Visit) -> None:
        visits.append((visit.place.text, visit.kind, str(visit.goods), len(visit.cards)))

    box = rule_box(SeatRule("tracking", before_visit=elsewhere, after_visit=note))
    game = table(box)
    game.submit("place:basic_2_resin")
    assert asked(game) == (0, False, "tracking", "visit")
    game.submit("there")
    assert visits == [("basic_2_resin", "worker", "2 twigs", 1)]
    game = table(box)
    game.submit("place:basic_2_resin")
    game.submit("here")
    assert visits[1:] == [("basic_2_resin", "worker", "2 resin", 0)]


def test_rules_answer_plays_and_production() -> None:
    seen: list[tuple[str, int, str]] = []
    mine = SeatRule(
        "mine",
        after_play=lambda turn, play: seen.append(("play", turn.seat, play.card.id)),
        after_production=lambda turn, here: seen.append(("production", turn.seat, here.uid)),
        turn_end=lambda turn: seen.append(("end", turn.seat, turn.deed.key if turn.deed is not None else "")),
    )
    others = SeatRule("rats", after_any_play=lambda turn, play: seen.append(("any", turn.seat, play.card.id)))
    box = Box("ruled", seat_rules=lambda state, seat: (others,) if seat else (mine,))
    game = table(box, hand=["farm"], goods={"twig": 2, "resin": 1})
    game.submit("play:hand:farm")
    assert seen == [
        ("production", 0, "farm"), ("play", 0, "farm"), ("any", 1, "farm"), ("end", 0, "play:hand:farm"),
    ]  # fmt: skip


# places and workers


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (on_board("basic_3_twig"), "basic_3_twig"), (in_city(1, "inn.2"), "city:1:inn.2"), (ASIDE, "aside"),
        (on_award("grand_tour"), "event:grand_tour"), (on_meadow(3), "meadow:3"),
    ],
)  # fmt: skip
def test_a_place_is_written_and_read_back(place: Place, text: str) -> None:
    assert place.text == text and read_place(text) == place


@pytest.mark.parametrize(
    "text", ["city:x:inn", "city:01:inn", "city:", "meadow:", "meadow:x", "meadow:\u0663", "sea:0"]
)
def test_what_is_no_place_is_read_as_a_space_that_nobody_knows(text: str) -> None:
    assert read_place(text) == on_board(text)


def steed_places(turn: Turn) -> Iterator[tuple[Option, Reason | str | None]]:
    yield STEED.option(on_board("deck"), "Graze by the deck"), None
    yield STEED.option(on_board("basic_3_twig"), "Squeeze in"), None


def graze(turn: Turn, visit: Visit) -> bool:
    if visit.place != on_board("deck"):
        return False
    turn.draw(2)
    return True


STEED = WorkerKind("steed", goes_as=ORDINARY.name, verb="ride", more_places=steed_places, resolve=graze)


def saddle(turn: Turn) -> None:
    player = turn.state.players[0]
    player.workers = (STEED.new(), *player.workers[1:])


def steed_table(**facts: Any) -> Game:
    box = Box(
        "steeds",
        worker_kinds=(STEED,),
        actions=(place_workers(STEED),),
        setup=(Step("saddle", saddle, after="workers"),),
    )
    return table(box, **facts)


def test_a_kind_of_worker_has_keys_and_places_of_its_own() -> None:
    placed = [{"place": "basic_2_resin", "kind": "steed"}]
    game = steed_table(placed=placed, workers=1)
    assert game.position()["seats"][0]["placed"] == placed
    assert "place:basic_3_twig" in keys(game) and not any(key.startswith("ride:") for key in keys(game))
    assert reasons(game)["ride:steed:basic_1_pebble"] == "all your steeds are placed"
    assert reasons(game)["place:basic_2_resin"] == "occupied by A"


def test_a_kind_of_worker_that_counts_must_be_out_before_a_season() -> None:
    shelf = Shelf(
        [
            BASE,
            Box(
                "steeds",
                worker_kinds=(STEED,),
                actions=(place_workers(STEED),),
                setup=(Step("saddle", saddle, after="workers"),),
            ),
        ]
    )
    start = {"boxes": ["base", "steeds"], "turn": 0, "seats": [{"name": "A"}, {"name": "B"}]}
    game = Game.at(start, shelf)
    assert game.state.players[0].free_workers == 2
    game.submit("place:basic_3_twig")
    game.submit("place:basic_2_resin")
    assert reasons(game)["prepare"] == "1 worker is still to be placed"
    assert {"ride:steed:deck", "ride:steed:basic_3_twig", "ride:steed:basic_1_pebble"} <= set(keys(game))
    assert reasons(game)["ride:steed:basic_2_resin"] == "occupied by B"
    hand = len(game.state.players[0].hand)
    game.submit("ride:steed:deck")
    assert len(game.state.players[0].hand) == hand + 2
    assert game.position()["seats"][0]["placed"] == ["basic_3_twig", {"place": "deck", "kind": "steed"}]


def test_only_movable_workers_are_moved() -> None:
    placed = ["basic_3_twig", {"place": "basic_2_resin", "kind": "steed"}]
    game = steed_table(placed=placed, workers=0, hand=["ranger"], goods={"berry": 2})
    game.submit("play:hand:ranger")
    assert asked(game)[2:] == ("ranger", "visit")


# words


def test_what_is_for_others_is_blocked_with_a_reason() -> None:
    position = {"seats": [{"name": "A", "events": ["grand_tour"]}, {"name": "B", "city": ["queen", "inn"]}]}
    game = Game.at(position, Shelf([BASE]))
    assert reasons(game)["place:city:1:queen"] == "only its owner may visit"
    assert reasons(game)["claim:grand_tour"] == "achieved by A"


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("claim:grand_tuor", "there is no event 'grand_tuor'"), ("play:hand:fram", "there is no card 'fram'"),
        ("play:meadow:0:fram", "there is no card 'fram'"), ("place:basic_9_twig", "there is no place 'basic_9_twig'"),
        ("place:city:0:imn", "there is no card 'imn'"), ("play:hand:farm", "'play:hand:farm' is not among the options"),
        (None, "null is not among the options"),
    ],
)  # fmt: skip
def test_a_misspelt_answer_is_told_what_is_not_there(answer: Any, words: str) -> None:
    game = table(Box("quiet"))
    with pytest.raises(IllegalAnswer, match=words):
        game.submit(answer)


def test_one_card_is_told_in_the_singular() -> None:
    game = table(Box("quiet"), city=["inn", "queen"])
    assert reasons(game)["claim:grand_tour"] == "needs 1 more destination card in your city"


# more moments of rules


def test_a_rule_answers_point_tokens_but_not_what_is_paid() -> None:
    told: list[int] = []
    game = table(rule_box(SeatRule("prospector", after_points=lambda turn, points: told.append(points))))
    game.submit("place:basic_2_card_1_point")
    assert told[-1:] == [1]


def test_green_cards_lie_dormant() -> None:
    game = table(rule_box(SeatRule("frost", dormant=True)), hand=["farm"], goods={"twig": 2, "resin": 1})
    game.submit("play:hand:farm")
    assert game.state.players[0].goods.berry == 0


def test_a_rule_asks_for_more_cards() -> None:
    longer = SeatRule("gale", cards_asked=lambda turn, here, number: number + 1)
    game = table(rule_box(longer), season="autumn", hand=["farm", "farm"])
    assert "1 more card" in reasons(game)["place:journey_2"]


def test_a_rule_acts_after_the_turns_of_others_who_drew_and_discarded() -> None:
    told: list[tuple[int, int, bool, int]] = []

    def listen(turn: Turn, mover: int) -> None:
        told.append((turn.seat, mover, mover in turn.drew, len(turn.discarded)))

    game = table(rule_box(SeatRule("bird", after_others_turn=listen)), hand=["farm", "mine"])
    game.submit("place:basic_3_twig")
    assert not told, "the own turn is no turn of another"
    game.submit("place:basic_1_berry_1_card")
    assert told[-1] == (0, 1, True, 0)


def test_drawing_beyond_the_limit_discards_at_once() -> None:
    def gust(turn: Turn, mover: int) -> None:
        turn.draw_beyond_limit(2)

    game = table(rule_box(SeatRule("wind", after_others_turn=gust)), hand=["farm"] * 7 + ["castle"])
    game.submit("place:basic_3_twig")
    game.submit("place:basic_2_resin")
    assert game.decision is not None and (game.decision.seat, game.decision.purpose) == (0, "discard")


def test_steps_come_before_others_and_last() -> None:
    def nothing(turn: Turn) -> None:
        """A step that is only there."""

    first, last = Step("first", nothing, before="recall"), Step("last", nothing, last=True)
    later = Box("later", season=(Step("later", nothing),), needs=("base",))
    rules = Shelf((BASE, Box("early", season=(last, first), needs=("base",)), later))
    names = [step.name for step in rules.rules(setup_of("base", "early", "later")).season_steps]
    assert names.index("first") == names.index("recall") - 1 and names[-1] == "last"


def setup_of(*boxes: str) -> Setup:
    return Setup(boxes, (Seat("A"), Seat("B")))
