"""Combining boxes: steps by name, duplicates, seats and options, each refused in words where they do not fit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.base import BASE
from everdell_desktop.boxes.solo import SOLO
from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import PRODUCTION, Card, construction
from everdell_desktop.engine.combining import BoxError, ordered
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.ruleset import (
    Box,
    BoxOption,
    Ruleset,
    Seat,
    Setup,
    Step,
)
from everdell_desktop.engine.scoring import ScoreRule, ScoreSheet
from everdell_desktop.engine.seat_rules import SeatRule
from everdell_desktop.engine.shelf import Shelf, combine
from everdell_desktop.engine.sources import Source
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

TWO = Setup(("base",), (Seat("A"), Seat("B")))


def nothing(turn: Turn) -> None:
    pass


def names(steps: list[Step]) -> list[str]:
    return [step.name for step in steps]


# steps


def test_steps_keep_their_order_and_go_after_or_instead_of_others() -> None:
    steps = [
        Step("one", nothing),
        Step("two", nothing),
        Step("three", nothing),
        Step("one and a half", nothing, after="one"),
        Step("other two", nothing, instead="two"),
    ]
    assert names(ordered("season", steps)) == ["one", "one and a half", "other two", "three"]


def test_a_step_after_an_unknown_one_is_refused() -> None:
    with pytest.raises(BoxError, match="the season step 'tea' refers to 'breakfast', which is not there"):
        ordered("season", [Step("tea", nothing, after="breakfast")])


def test_a_step_instead_of_an_unknown_one_is_refused() -> None:
    with pytest.raises(BoxError, match="the set-up step 'tea' refers to 'lunch', which is not there"):
        ordered("set-up", [Step("lunchtime", nothing), Step("tea", nothing, instead="lunch")])


def test_a_replaced_step_can_no_longer_be_referred_to() -> None:
    steps = [Step("one", nothing), Step("other", nothing, instead="one"), Step("late", nothing, after="one")]
    with pytest.raises(BoxError, match="refers to 'one'"):
        ordered("season", steps)


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(BoxError, match="two season steps are called 'tea'"):
        ordered("season", [Step("tea", nothing), Step("tea", nothing)])


@pytest.mark.parametrize("place", ["setup", "season", "after_turn"])
def test_steps_of_a_box_are_checked_when_boxes_are_combined(place: str) -> None:
    odd = Box("odd", **{place: (Step("odd step", nothing, after="no such step"),)})  # type: ignore[arg-type]
    with pytest.raises(BoxError, match="'odd step' refers to 'no such step'"):
        combine([BASE, odd], TWO)


def test_the_solo_box_puts_its_steps_between_those_of_the_base_game() -> None:
    rules = SHELF.rules(Setup(("base",), (Seat("A"),)))
    assert names(rules.setup_steps) == ["board", "events", "deck", "meadow", "workers", "hands", "rugwort"]
    assert names(rules.season_steps)[-2:] == ["season bonus", "rugwort prepares"]
    assert names(rules.after_turn) == ["rugwort plays"]


# duplicates


def test_two_cards_of_one_name_are_refused() -> None:
    farm = construction("Farm", points=0, copies=1, unique=False, hosts="King", color=PRODUCTION, text="")
    with pytest.raises(BoxError, match="two boxes bring the card 'farm'"):
        combine([BASE, Box("odd", cards=(farm,))], TWO)


def test_two_spaces_and_two_awards_of_one_name_are_refused() -> None:
    with pytest.raises(BoxError, match="two boxes bring the space"):
        combine([BASE, Box("odd", spaces=BASE.spaces[:1])], TWO)
    with pytest.raises(BoxError, match="two boxes bring the award"):
        combine([BASE, Box("odd", awards=BASE.awards[:1])], TWO)


def test_a_box_is_on_the_table_once() -> None:
    with pytest.raises(BoxError, match="only once"):
        SHELF.rules(Setup(("base", "base"), TWO.seats))


# boxes, seats, options


def test_an_unknown_box_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BoxError, match="there is no box 'pearlbrok'; the boxes are base"):
        SHELF.rules(Setup(("base", "pearlbrok"), TWO.seats))


def test_no_box_at_all_is_refused() -> None:
    with pytest.raises(BoxError, match="at least one box"):
        SHELF.rules(Setup((), TWO.seats))


def test_a_box_that_joins_by_itself_cannot_be_chosen() -> None:
    with pytest.raises(BoxError, match="there is no box 'solo'"):
        SHELF.rules(Setup(("base", "solo"), TWO.seats))
    assert "solo" not in SHELF.choosable() and SOLO.joins is not None


@pytest.mark.parametrize("number", [0, 5, 6])
def test_too_few_or_too_many_seats_are_refused(number: int) -> None:
    with pytest.raises(BoxError, match=f"played by 1, 2, 3 or 4 players, not {number}"):
        SHELF.rules(Setup(("base",), tuple(Seat(str(n)) for n in range(number))))


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_one_to_four_can_play(number: int) -> None:
    rules = SHELF.rules(Setup(("base",), tuple(Seat(str(n)) for n in range(number))))
    assert len(rules.setup.seats) == (2 if number == 1 else number)
    assert [seat.automaton for seat in rules.setup.seats if seat.automaton] == (["rugwort"] if number == 1 else [])


def test_a_box_says_which_other_it_needs() -> None:
    shelf = Shelf((BASE, Box("river", title="The River", needs=("base",))))
    with pytest.raises(BoxError, match="The River needs the box 'base' on the table"):
        shelf.rules(Setup(("river",), TWO.seats))
    assert "farm" in shelf.rules(Setup(("base", "river"), TWO.seats)).cards


@pytest.mark.parametrize("value", [0, 4, "1", None, 1.0, True, [1], float("nan")])
def test_an_option_takes_only_its_choices(value: object) -> None:
    with pytest.raises(BoxError, match="the option 'rugwort_year' can be 1, 2, 3, not"):
        SHELF.rules(Setup(("base",), (Seat("A"),), {"rugwort_year": value}))


def test_an_option_of_a_box_that_is_not_in_play_is_refused() -> None:
    with pytest.raises(BoxError, match="there is no option 'rugwort_year' for these boxes and seats"):
        SHELF.rules(Setup(("base",), TWO.seats, {"rugwort_year": 1}))
    with pytest.raises(BoxError, match="there is no option 'speed'"):
        SHELF.rules(Setup(("base",), TWO.seats, {"speed": 1}))


def test_options_have_a_default_among_their_choices_and_a_text() -> None:
    for box in SHELF.boxes.values():
        assert box.title and box.text
        for option in box.options:
            assert isinstance(option, BoxOption)
            assert option.default in option.choices and option.text


# what a box can add


def test_a_small_box_of_its_own_plays_along() -> None:
    """A card, an action, a step, a line on the score sheet: the engine walks the lists and asks no names."""
    hut = construction("Reed Hut", points=1, copies=12, unique=False, hosts="King", color=PRODUCTION, text="")
    greeted: list[int] = []
    greeting = Step("greeting", lambda turn: greeted.append(turn.seat), after="recall")
    idle = Action("rest", lambda turn: [], lambda turn: [])
    small = Box(
        "small", cards=(hut,), actions=(idle,), season=(greeting,),
        scoring=(ScoreRule("huts", lambda state, rules, seat: 7),),
    )  # fmt: skip
    shelf = Shelf((BASE, small))
    game = Game.new(Setup(("base", "small"), TWO.seats), 1, shelf)
    assert game.scores()[0].parts["huts"] == 7
    dealt = Game.at(
        {"boxes": ["base", "small"], "seats": [{"hand": ["reed_hut"], "workers": 0}, {}], "answers": ["prepare"]}, shelf
    )
    assert greeted and dealt.state.players[0].season == 1
    assert sum(card.copies for card in game.rules.cards.values()) == 140


def test_a_box_can_raise_hands_watch_cities_and_lay_out_awards_of_its_own() -> None:
    came: list[str] = []
    prize = Award("prize", "Prize", "prize", "", points=4, is_event=False)
    lay_out = Step("prizes", lambda turn: setattr(turn.state, "awards", (*turn.state.awards, prize)), after="events")
    large = Box(
        "large", awards=(prize,), award_keys={"prizes": "prize"}, setup=(lay_out,),
        hand_bonus=lambda state, seat: 2 * seat, after_building=lambda turn, here: came.append(here.uid),
    )  # fmt: skip
    shelf = Shelf((BASE, large))
    position = {"boxes": ["base", "large"], "seats": [{"hand": ["farm"], "goods": {"twig": 2, "resin": 1}}, {}]}
    game = Game.at({**position, "answers": ["play:hand:farm"]}, shelf)
    assert came == ["farm"]
    assert [game.rules.hand_limit_of(game.state, seat) for seat in (0, 1)] == [8, 10]
    assert game.position()["prizes"] == ["prize"]
    claimed = Game.at({**position, "seats": [{"events": ["prize"]}, {"hand": ["mine"] * 3 + ["farm"] * 7}]}, shelf)
    assert claimed.position()["prizes"] == [] and claimed.scores()[0].parts["events"] == 0
    assert claimed.scores()[0].tie_break[1] == 0 and len(claimed.state.players[1].hand) == 10


def test_the_last_box_decides_how_a_turn_goes_and_when_the_game_ends() -> None:
    taken: list[int] = []
    hasty = Box("hasty", take_turn=lambda turn: taken.append(turn.seat), is_over=lambda state: state.turn > 4)
    game = Game.new(Setup(("base", "hasty"), TWO.seats), 1, Shelf((BASE, hasty)))
    assert game.over and taken == [0, 1, 0, 1]


def test_nothing_is_asked_of_a_module_that_stays_in_the_box() -> None:
    asked: list[str] = []

    def offers(turn: Turn) -> list[Option]:
        asked.append("offers")
        return []

    def cards(turn: Turn) -> list[tuple[int, Card]]:
        asked.append("cards")
        return []

    def rules(state: State, seat: int) -> list[SeatRule]:
        asked.append("rules")
        return []

    swing, attic = Action("swing", offers, lambda turn: []), Source("attic", cards, lambda turn, card, slot: None)
    large = Box(
        "large", actions=(swing,), sources=(attic,), seat_rules=rules,
        options=(BoxOption("large", "", (True, False), True),),
        leaves_out=lambda setup, thing: thing in (swing, attic, rules) and not setup.options["large"],
    )  # fmt: skip
    for played in (False, True):
        Game.new(Setup(("base", "large"), TWO.seats, {"large": played}), 1, Shelf((BASE, large)))
        assert set(asked) == ({"offers", "cards", "rules"} if played else set())


# another game on the same shelf


def other_game() -> Box:
    """A box with a card that is called like one of the base game, played alone."""
    farm = construction("Farm", points=9, copies=1, unique=False, hosts="King", color=PRODUCTION, text="")
    prize = Award("prize", "Prize", "prize", "")
    return Box("other", title="The Other", cards=(farm,), awards=(prize,), alone=True, family="other",
               is_over=lambda state: True, limits=lambda setup, limits: replace(limits, seats=(2,)))  # fmt: skip


def test_cards_of_another_game_have_keys_of_their_own() -> None:
    other = other_game()
    assert (other.cards[0].id, other.cards[0].key) == ("farm", "other/farm")
    assert other.awards[0].picture == "events/other/prize"
    assert {card.key for card in BASE.cards} == {card.id for card in BASE.cards}
    game = Game.new(Setup(("other",), TWO.seats), 1, Shelf((BASE, other, SOLO)))
    assert game.rules.cards["farm"].points == 9 and game.over


def test_a_box_that_is_played_alone_takes_no_company() -> None:
    shelf = Shelf((BASE, other_game(), SOLO))
    with pytest.raises(BoxError, match="The Other is played alone, without other boxes"):
        shelf.rules(Setup(("base", "other"), TWO.seats))
    with pytest.raises(BoxError, match="The Other is played by 2 players, not 1"):
        shelf.rules(Setup(("other",), TWO.seats[:1]))


# who is next, and how it ends


def test_a_box_says_who_is_next_who_has_won_and_what_else_there_is_to_say() -> None:
    taken: list[int] = []

    def sheets(state: State, rules: Ruleset) -> list[ScoreSheet]:
        """One for the table, and one for somebody who has no seat."""
        return [ScoreSheet(0, {"cards": 50}, name="All"), ScoreSheet(2, {"cards": 60}, name="The Fox")]

    together = Box(
        "together", take_turn=lambda turn: taken.append(turn.seat), is_over=lambda state: state.turn > 5,
        next_seat=lambda state, rules: 1, score_sheets=sheets, winners=lambda state, rules, found: [],
        result=lambda state, rules, found: {"won": False, "score": found[0].total},
    )  # fmt: skip
    game = Game.new(Setup(("base", "together"), TWO.seats), 1, Shelf((BASE, together)))
    assert taken == [0, 1, 1, 1, 1] and game.over
    assert [(sheet.seat, sheet.name) for sheet in game.scores()] == [(0, "All"), (2, "The Fox")]
    assert game.winners() == [] and game.result() == {"won": False, "score": 50}


def test_boxes_change_what_decides_a_tie_one_after_the_other() -> None:
    generous = Box("generous", tie_break=lambda state, rules, seat, usual: (*usual[:2], usual[2] + 3 * seat))
    shelf = Shelf((BASE, generous))
    position = {"seats": [{"goods": {"twig": 2}}, {}]}
    assert Game.at({**position, "boxes": ["base"]}, shelf).winners() == [0]
    game = Game.at({**position, "boxes": ["base", "generous"]}, shelf)
    assert [sheet.tie_break for sheet in game.scores()] == [(0, 0, 2), (0, 0, 3)] and game.winners() == [1]
    assert game.result() is None
