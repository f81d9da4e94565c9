"""Whether the tests catch a bad box: tiny ones declared here, each wrong in one way, on a shelf of their own.

The sound box passes everything; each of the others is refused by the test that is there for its fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from everdell_desktop.boxes.base import BASE
from everdell_desktop.boxes.solo import SOLO
from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.cards import PROSPERITY, Card, Here, construction
from everdell_desktop.engine.decisions import Blocked
from everdell_desktop.engine.fields import cards, number
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.parts import Part, with_seat
from everdell_desktop.engine.ruleset import Box, BoxOption, Step
from everdell_desktop.engine.shelf import Shelf, Shelved
from everdell_desktop.engine.turn import Turn
from tests.mixes import Mix, each_box_mixes, each_pair_mixes, met_by
from tests.scenario import COVERED
from tests.test_many_games import test_random_games_come_to_their_end as many_games
from tests.test_promises import play_with_promises
from tests.test_registry import things_in, without_scenario
from tests.test_sameness import test_a_save_without_its_history_goes_on_the_same as save_goes_on
from tests.test_sameness import test_a_written_table_sent_back_asks_the_same as position_asks_the_same
from tests.test_second_game import SHELF as SECOND_GAME
from tests.test_secrecy import test_dealing_hidden_cards_anew_changes_no_view_of_that_seat as views_hold
from tests.test_secrecy import test_the_journal_tells_others_only_what_lies_open as journal_keeps_secrets
from tests.walking import Table, each_box, tables

Check = Callable[[Table], None]
NAME = "fair"


class FairPart(Part):
    """A card of the deck in each purse, face down, and a number nobody else needs."""

    box = NAME
    purse: tuple[tuple[Card, ...], ...] = cards(hidden=True)
    bargains: tuple[int, ...] = number()


class LeakingPart(FairPart):
    """Everybody sees into every purse."""

    purse: tuple[tuple[Card, ...], ...] = cards(hidden=True)
    bargains: tuple[int, ...] = number()

    def hide(self, *_: Any) -> None:
        pass


class ForgetfulPart(FairPart):
    """The number is not written down."""

    purse: tuple[tuple[Card, ...], ...] = cards(hidden=True)
    bargains: tuple[int, ...] = number(key="_bargains")


def fill_purses(turn: Turn) -> None:
    part = FairPart.of(turn.state)
    for seat, player in enumerate(turn.state.players):
        if not player.automaton:
            card, *rest = turn.state.deck
            turn.state.deck = tuple(rest)
            part.purse = with_seat(part.purse, seat, (card,))


def honest(turn: Turn, here: Here) -> None:
    """Every bargain brings one berry more than the last one."""
    part = FairPart.of(turn.state)
    turn.gain(Goods(berry=part.bargains[turn.seat]))
    part.bargains = with_seat(part.bargains, turn.seat, part.bargains[turn.seat] + 1)


def losing(turn: Turn, here: Here) -> None:
    turn.state.deck = turn.state.deck[1:]


def talking(turn: Turn, here: Here) -> None:
    turn.journal.note("whisper", turn.seat, text=f"{turn.state.deck[-1].id} comes next", next=turn.state.deck[-1].id)


def stealing(turn: Turn, here: Here) -> None:
    turn.player.goods = turn.player.goods - Goods(pebble=1)


def failing(turn: Turn, here: Here) -> None:
    raise ZeroDivisionError("a bargain too good to be true")


def shelf_with(effect: Any = honest, part: type[Part] = FairPart, **more: Any) -> Shelf:
    """The base game and the tiny box, in which one card of ten is a bargain that costs nothing."""
    bargain = construction(
        "Bargain", cost=Goods(), points=1, copies=12, unique=False, hosts="King", color=PROSPERITY, text="A bargain."
    )
    bargain.when_played(effect)
    size = BoxOption("fair_size", "How large the fair is", ("small", "large"), "small")
    box = Box(
        name=NAME, cards=(bargain,), setup=(Step("purses", fill_purses),), part=part, needs=("base",), options=(size,),
        **more,
    )  # fmt: skip
    return Shelf([BASE, box, Shelved("solo", lambda: SOLO, joins=True)])


def fair_tables(shelf: Shelf, games: int = 6) -> Iterator[Table]:
    mixes = [mix for mix in each_box_mixes(shelf) if NAME in mix.boxes]
    yield from tables(mixes, seed=1, number=games, shelf=shelf)


def faults_found(check: Check, shelf: Shelf) -> list[str]:
    found = []
    for table in fair_tables(shelf):
        try:
            check(table)
        except AssertionError as error:
            found.append(str(error))
    return found


CHECKS: tuple[Check, ...] = (
    play_with_promises, position_asks_the_same, save_goes_on, views_hold, journal_keeps_secrets, many_games,
)  # fmt: skip


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_box_passes(check: Check) -> None:
    for table in fair_tables(shelf_with(), games=2):
        check(table)


@pytest.mark.parametrize("mix", [mix for mix in each_pair_mixes(SECOND_GAME) if mix.boxes == ("twin",)], ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_whole_other_game_passes(check: Check, mix: Mix) -> None:
    """Set-up questions, a shared city, open hands: nothing in these tests takes the base game for granted."""
    for table in tables([mix], seed=1, number=3, shelf=SECOND_GAME):
        check(table)


def idle(turn: Turn) -> list[Any]:
    return []


def without_reason(turn: Turn) -> list[Blocked]:
    return [Blocked("juggle", " ")]


UNREASONED = Action("juggle", idle, without_reason)


FAULTS: dict[str, tuple[Check, Shelf, str]] = {
    "loses a card": (play_with_promises, shelf_with(losing), "lost: "),
    "takes what is not there": (play_with_promises, shelf_with(stealing), " has "),
    "blocks without a reason": (play_with_promises, shelf_with(actions=(UNREASONED,)), "blocked without a reason"),
    "fails": (play_with_promises, shelf_with(failing), "too good to be true"),
    "fails straight on": (many_games, shelf_with(failing), "too good to be true"),
    "shows what is hidden": (views_hold, shelf_with(part=LeakingPart), "'seats'"),
    "shows it straight on": (many_games, shelf_with(part=LeakingPart), "'seats'"),
    "tells what is hidden": (journal_keeps_secrets, shelf_with(talking), "tells seat"),
    "forgets": (save_goes_on, shelf_with(part=ForgetfulPart), "'seats'"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_box_is_caught(fault: str) -> None:
    check, shelf, words = FAULTS[fault]
    found = faults_found(check, shelf)
    assert found, "nobody noticed"
    assert any(words in fault for fault in found), found[0][:500]


def test_a_fault_in_a_random_game_tells_how_to_get_there() -> None:
    (fault, *_) = faults_found(play_with_promises, shelf_with(losing))
    assert "to reproduce, send to `everdell-desktop engine`:" in fault
    assert '{"cmd": "new", "boxes": ["base", "fair"]' in fault and '"answer": "play:' in fault


def test_a_new_box_is_met_without_being_named() -> None:
    shelf = shelf_with()
    assert any(mix.boxes == ("base", NAME) for mix in each_box_mixes(shelf))
    met = {thing for mix in each_pair_mixes(shelf) for thing in met_by(mix)}
    assert {("pair", "base", NAME), ("option", "fair_size", "large")} <= met
    assert {("seats", NAME, people) for people in (1, 2, 3, 4)} <= met
    assert any(NAME in table.boxes for table in each_box(seed=1, shelf=shelf))


def test_a_card_without_a_scenario_is_named() -> None:
    things = things_in(shelf_with())
    assert without_scenario("cards of fair", things, COVERED) == ["bargain"]
