"""The state of a box in declared lines: dealt, copied, written, read, refused, hidden and dealt anew, in a tiny box."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from everdell_desktop.boxes.base import BASE
from everdell_desktop.boxes.solo import SOLO
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.fields import Stock, card, card_slots, cards, number, pile, tile_slots, tiles, unseen, word
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.parts import Part, with_seat
from everdell_desktop.engine.positions import read
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Box, Step
from everdell_desktop.engine.seat_rules import SeatRule
from everdell_desktop.engine.shelf import Shelf
from everdell_desktop.engine.state import SPRING, WINTER, State, cards_in
from everdell_desktop.engine.turn import Turn
from everdell_desktop.engine.view import determinize, view
from everdell_desktop.engine.writing import write


class Badge(NamedTuple):
    id: str
    shape: str


BADGES = tuple(Badge(f"{shape}_{n}", shape) for shape in ("round", "square") for n in range(4))
WAGONS = tuple(Badge(name, "") for name in ("coal", "coal", "milk", "milk", "mail"))
TUNES = tuple(Badge(f"tune_{n}", "") for n in range(6))
BADGE, WAGON, TUNE = Stock("badge", kind=lambda badge: badge.shape), Stock("wagon"), Stock("tune")
SPRING_AND_LATER = ("spring", "summer")


class FairPart(Part):
    """A number, a word, cards by seat and slot, and tiles of three stocks."""

    box = "fair"
    bells: tuple[int, ...] = number(most=9)
    ribbon: tuple[str, ...] = word("red", "blue")
    round: int = number(per_seat=False, initial=1, key="fair.round")
    mood: str = word("calm", "merry", per_seat=False, key="fair.mood")
    stall: tuple[Card | None, ...] = card_slots(3)
    saved: tuple[Card | None, ...] = card()
    purse: tuple[tuple[Card, ...], ...] = cards(hidden=True, most=2)
    worn: tuple[tuple[Badge, ...], ...] = tiles(BADGE, hidden=True, automata=True)
    shown: tuple[Badge | None, ...] = tile_slots(
        BADGE, SPRING_AND_LATER, hidden=lambda state, slot: max(p.season for p in state.players) <= slot
    )
    rest: tuple[Badge, ...] = unseen(BADGE)
    train: tuple[Badge | None, ...] = tile_slots(WAGON, 2)
    shed: tuple[Badge, ...] = unseen(WAGON)
    tunes: tuple[Badge, ...] = pile(TUNE)


def lay_out(turn: Turn) -> None:
    part = FairPart.of(turn.state)

    def mixed(things: tuple[Badge, ...]) -> list[Badge]:
        return shuffled(things, turn.state.seed, turn.next_chance())

    part.stall = tuple(turn.take_from_deck(3))
    for seat, player in enumerate(turn.state.players):
        if not player.automaton:
            part.purse = with_seat(part.purse, seat, tuple(turn.take_from_deck(1)))
    badges, wagons = mixed(BADGES), mixed(WAGONS)
    part.worn = tuple((badges.pop(),) for _ in turn.state.players)
    part.shown = (badges.pop(), badges.pop())
    part.rest = tuple(badges)
    part.train, part.shed = tuple(wagons[:2]), tuple(wagons[2:])
    part.tunes = tuple(mixed(TUNES))


FAIR = Box(
    "fair", part=FairPart, setup=(Step("fair", lay_out, after="hands"),),
    tiles={BADGE: BADGES, WAGON: WAGONS, TUNE: TUNES},
)  # fmt: skip
SHELF = Shelf((BASE, FAIR, SOLO))
BOXES = ["base", "fair"]


def table(seats: list[Any] | None = None, **parts: Any) -> tuple[State, FairPart]:
    state, _ = read({"boxes": BOXES, "seats": seats or [{}, {}], **parts}, SHELF)
    return state, FairPart.of(state)


def refused(seats: list[Any] | None = None, **parts: Any) -> str:
    with pytest.raises(PositionError) as error:
        table(seats, **parts)
    return str(error.value)


def ids(things: Any) -> list[Any]:
    return [thing and thing.id for thing in things]


# reading and writing


def test_what_is_left_out_is_as_at_the_start() -> None:
    new = Game.at({"boxes": BOXES, "seed": 4}, SHELF)
    part = FairPart.of(new.state)
    assert part.bells == (0, 0) and part.ribbon == ("red", "red") and (part.round, part.mood) == (1, "calm")
    assert None not in part.stall and part.saved == (None, None) and [len(purse) for purse in part.purse] == [1, 1]
    assert sum(cards_in(new.state).values()) == 128
    assert Counter([*part.worn[0], *part.worn[1], *part.shown, *part.rest]) == Counter(BADGES)


def test_everything_comes_back_as_it_was_written() -> None:
    seats = [{"bells": 3, "ribbon": "blue", "saved": "king", "purse": ["queen", "bard"], "worn": ["round_1"]}, {}]
    fair = {"round": 7, "mood": "merry"}
    state, rules = read(
        {"boxes": BOXES, "seats": seats, "fair": fair, "stall": ["farm", None], "shown": {"summer": "round_2"},
         "train": ["coal", None], "tunes": ["tune_5", "tune_0"], "seed": 3}, SHELF,
    )  # fmt: skip
    written = json.loads(json.dumps(write(state, rules)))
    assert write(*read(written, SHELF)) == written
    for key, value in seats[0].items():
        assert written["seats"][0][key] == value
    assert written["fair"] == fair and written["stall"][:2] == ["farm", None] and written["stall"][2] is not None
    assert written["shown"]["summer"] == "round_2" and written["shown"]["spring"]
    assert written["train"] == ["coal", None] and written["tunes"][:2] == ["tune_5", "tune_0"]
    assert len(written["tunes"]) == 6 and "rest" not in written and "_unseen" not in written


def test_cards_in_a_part_are_known_before_the_deck_is_dealt() -> None:
    """The only two Kings lie at the fair: nobody else can be dealt one, and a third is refused."""
    state, _ = table([{"saved": "king"}, {}], stall=["king"])
    kings = [card for card in cards_in(state).elements() if card.id == "king"]
    assert len(kings) == 2 and not any(card.id == "king" for card in state.deck)
    assert "3 copies of king are needed" in refused([{"saved": "king"}, {"hand": ["king"]}], stall=["king"])


def test_named_tiles_are_taken_from_those_who_do_not_say() -> None:
    for badge in BADGES:
        _, part = table([{"worn": [badge.id]}, {}], seed=5)
        everywhere = [*part.worn[0], *part.worn[1], *part.shown, *part.rest]
        assert Counter(everywhere) == Counter(BADGES) and ids(part.worn[0]) == [badge.id]


@pytest.mark.parametrize(("seats", "parts", "words"), [
    ([{"bells": 10}, {}], {}, "the bells of Player 1 must be a whole number from 0 to 9, not 10"),
    ([{"ribbon": "pink"}, {}], {}, "the ribbon of Player 1 must be one of red, blue, not 'pink'"),
    (None, {"fair": {"rounds": 2}}, "fair has no part 'rounds'"),
    (None, {"fair": []}, "fair must be an object"),
    ([{"purse": ["farm"] * 3}, {}], {}, "the purse of Player 1 are 3, but there can be only 2"),
    ([{"purse": [None]}, {}], {}, "there is no card null (in the purse of Player 1)"),
    ([{"saved": "castel"}, {}], {}, "there is no card 'castel' (in the saved of Player 1)"),
    (None, {"stall": ["farm"] * 4}, "the stall are 4, but there are only 3 places"),
    ([{"worn": ["oval_1"]}, {}], {}, "there is no badge 'oval_1'"),
    ([{"worn": ["round_1"]}, {"worn": ["round_1"]}], {}, "the badge round_1 is named twice, but it is there once"),
    (None, {"train": ["coal", "mail"], "shown": {"fall": "round_1"}}, "the shown has no part 'fall'"),
    ([{"rest": []}, {}], {}, "has no part 'rest'"),
])  # fmt: skip
def test_what_cannot_be_is_refused_in_words(seats: list[Any] | None, parts: dict[str, Any], words: str) -> None:
    assert words in refused(seats, **parts)


def test_tiles_of_one_name_are_as_many_as_there_are() -> None:
    _, part = table(train=["coal", "coal"])
    assert Counter(ids([*part.train, *part.shed])) == {"coal": 2, "milk": 2, "mail": 1}
    assert "is named twice, but it is there once" in refused(train=["mail", "mail"])


def test_an_automatic_seat_has_the_lines_that_say_so() -> None:
    state, rules = read({"boxes": BOXES, "seats": [{}], "rugwort": {"worn": ["square_0"]}}, SHELF)
    written = write(state, rules)
    assert written["rugwort"]["worn"] == ["square_0"] and "bells" not in written["rugwort"]
    with pytest.raises(PositionError, match="has no part 'bells'"):
        read({"boxes": BOXES, "seats": [{}], "rugwort": {"bells": 1}}, SHELF)


# copies and secrets


def test_a_copy_goes_its_own_way() -> None:
    state, part = table()
    copied = FairPart.of(state.copy())
    copied.bells = with_seat(copied.bells, 1, 5)
    assert part.bells == (0, 0) and copied.bells == (0, 5) and copied.stall is part.stall


def test_a_view_hides_what_is_secret() -> None:
    state, rules = read({"boxes": BOXES, "seats": [{"worn": ["round_0"], "purse": ["king"]}, {}]}, SHELF)
    mine, theirs = view(state, rules, 0), view(state, rules, 1)
    assert mine["seats"][0]["worn"] == ["round_0"] and theirs["seats"][0]["worn"] == 1
    assert mine["seats"][0]["purse"] == ["king"] and theirs["seats"][0]["purse"] == 1
    assert mine["shown"] == {"spring": {"hidden": True}, "summer": {"hidden": True}} and mine["tunes"] == 6
    assert mine["stall"] == write(state, rules)["stall"]
    state.players[1].season = 1
    later = view(state, rules, 0)["shown"]
    assert isinstance(later["spring"], str) and later["summer"] == {"hidden": True}


def test_what_is_hidden_is_dealt_anew_and_nothing_else() -> None:
    state, rules = read({"boxes": BOXES, "seats": [{"worn": ["round_0"]}, {"worn": ["square_0"]}]}, SHELF)
    worn, shown, purses, tunes = set(), set(), set(), set()
    for seed in range(60):
        imagined = state.copy()
        determinize(imagined, rules, 0, random.Random(seed))
        assert view(imagined, rules, 0) == view(state, rules, 0) and cards_in(imagined) == cards_in(state)
        part = FairPart.of(imagined)
        assert Counter([*part.worn[0], *part.worn[1], *part.shown, *part.rest]) == Counter(BADGES)
        worn.update(ids(part.worn[1]))
        shown.add(tuple(ids(part.shown)))
        purses.update(ids(part.purse[1]))
        tunes.add(part.tunes)
    assert worn == {f"square_{n}" for n in range(4)}, "a square badge for a square one"
    assert min(len(shown), len(purses), len(tunes)) >= 6


def test_a_save_in_the_middle_goes_on() -> None:
    game = Game.at({"boxes": BOXES, "seed": 6}, SHELF)
    game.submit("place:basic_3_twig")
    again = Game.load(json.loads(json.dumps(game.save())), SHELF)
    assert again.position() == game.position() and not again.notice


# what follows from a part


def test_what_is_remembered_of_a_part_holds_until_it_changes() -> None:
    """Copies share it; one that changes forgets, and the other does not."""
    _, part = table()
    part.remembered["who wears what"] = part.worn
    copy = part.copy()
    assert copy.remembered["who wears what"] is part.worn
    copy.bells = with_seat(copy.bells, 0, 5)
    assert not copy.remembered and part.remembered


def test_rules_of_a_seat_follow_its_part_and_its_season() -> None:
    asked: list[int] = []
    merry, cold = SeatRule("merry", hand_bonus=1), SeatRule("cold", hand_bonus=2)

    def rules(state: State, seat: int) -> list[SeatRule]:
        asked.append(seat)
        happy = [merry] if FairPart.of(state).mood == "merry" else []
        return [*happy, cold] if state.players[seat].season == WINTER else happy

    state, ruleset = read({"boxes": BOXES, "seats": [{}, {}]}, Shelf((BASE, replace(FAIR, seat_rules=rules), SOLO)))
    asked.clear()

    def said(seat: int) -> list[str]:
        return [rule.name for rule in ruleset.memory.seat_rules(state, seat)]

    assert said(0) == ["cold"] and said(0) == ["cold"] and said(1) == ["cold"] and asked == [0, 1]
    FairPart.of(state).mood = "merry"
    assert said(0) == ["merry", "cold"] and asked == [0, 1, 0]
    state.players[0].season = SPRING
    assert said(0) == ["merry"] and ruleset.hand_limit_of(state, 0) == 9 and ruleset.hand_limit_of(state, 1) == 11
