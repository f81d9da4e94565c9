"""What a seat may not see stays unseen: in the view, in the journal, and when hidden cards are dealt anew."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.journal import seen
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.search import random_pick
from everdell_desktop.engine.state import State
from everdell_desktop.engine.view import branch, determinize, view
from everdell_desktop.engine.writing import write
from tests.promises import dealt_cards
from tests.scenario import given
from tests.walking import Table, each_box, each_pair, reproducible, walk

SHOWING = ("reveal", "play", "thrown", "meadow", "station")
"""Entries that show everybody a card, wherever it goes then."""
HIDDEN_KEYS = {"seed", "chance", "midway", "answers", "revealed"}


def people(game: Game) -> list[int]:
    return [seat for seat, player in enumerate(game.state.players) if not player.automaton]


def check_views(game: Game, chance: random.Random) -> None:
    """Each seat sees the same after what is hidden from it was dealt anew."""
    for seat in people(game):
        before = view(game.state, game.rules, seat)
        imagined = game.state.copy()
        determinize(imagined, game.rules, seat, chance)
        assert view(imagined, game.rules, seat) == before
        assert dealt_cards(imagined) == dealt_cards(game.state), "cards are lost or doubled"
        assert imagined.players[seat].hand == game.state.players[seat].hand
        assert imagined.meadow == game.state.meadow
        for player, original in zip(imagined.players, game.state.players, strict=True):
            assert player.city == original.city and player.workers == original.workers
            assert len(player.hand) == len(original.hand)


@pytest.mark.parametrize("table", each_pair(seed=601), ids=str)
def test_dealing_hidden_cards_anew_changes_no_view_of_that_seat(table: Table) -> None:
    chance = random.Random(table.seed)
    walk(table, lambda game, answer: check_views(game, chance))


@pytest.mark.parametrize("table", each_box(seed=987_654_321_000), ids=str)
def test_a_view_holds_nothing_hidden(table: Table) -> None:
    def look(game: Game, answer: Any) -> None:
        state = game.state
        for seat in people(game):
            seen_table = view(state, game.rules, seat)
            assert not HIDDEN_KEYS & set(seen_table)
            assert seen_table["deck"] == len(state.deck) and seen_table["discard"] == len(state.discard)
            for other, entry in enumerate(seen_table["seats"]):
                hand = state.players[other].hand
                assert entry["hand"] == ([card.id for card in hand] if game.rules.sees(seat, other) else len(hand))
                for event, claimed in zip(entry["events"], state.players[other].events, strict=True):
                    if claimed.under:
                        under = [card.id for card in claimed.under]
                        assert event["cards"] == (under if game.rules.sees(seat, other) else len(under))
            assert str(state.seed) not in json.dumps(seen_table)

    walk(table, look)


def test_a_view_does_not_depend_on_hidden_cards() -> None:
    """Two tables that differ only in what seat 0 cannot see look the same to it."""
    common: dict[str, Any] = {"hand": "farm inn", "meadow": "king queen bard fool mine mine inn crane"}
    one = given(**common, deck="castle palace").against(hand="wanderer monk", berries=2).game
    open_parts = {key: one.position()[key] for key in ("forest", "special_events")}
    other = given(**common, **open_parts, deck="school theater", seed=99)
    two = other.against(hand="doctor judge", berries=2).game
    assert view(one.state, one.rules, 0) == view(two.state, two.rules, 0)
    assert view(one.state, one.rules, 1) != view(two.state, two.rules, 1)


def test_hidden_cards_are_really_dealt_anew() -> None:
    game = given(hand="farm").against(hand="king queen castle palace").game
    hands, decks, discards, seeds = set(), set(), set(), set()
    for seed in range(20):
        state = game.state.copy()
        determinize(state, game.rules, 0, random.Random(seed))
        hands.add(tuple(card.id for card in state.players[1].hand))
        decks.add(state.deck)
        discards.add(state.discard)
        seeds.add(state.seed)
    assert min(len(hands), len(decks), len(seeds)) > 15


def test_cards_under_an_opponents_event_are_dealt_anew_but_not_ones_own() -> None:
    event = {"event": "graduation_of_scholars", "cards": ["king", "queen", "bard"]}
    own = {"event": "ancient_scrolls_discovered", "cards": ["farm", "inn"]}
    game = given(events=[own]).against(events=[event]).game
    assert view(game.state, game.rules, 0)["seats"][1]["events"] == [{"event": "graduation_of_scholars", "cards": 3}]
    found = set()
    for seed in range(10):
        state = game.state.copy()
        determinize(state, game.rules, 0, random.Random(seed))
        assert [card.id for card in state.players[0].events[0].under] == ["farm", "inn"]
        assert dealt_cards(state) == dealt_cards(game.state), "cards are lost or doubled"
        found.add(tuple(card.id for card in state.players[1].events[0].under))
    assert len(found) > 5


@pytest.mark.parametrize("table", each_box(seed=641), ids=str)
def test_branching_leaves_the_start_alone_and_deals_anew_only_then(table: Table) -> None:
    """A turn imagined further begins with what really happened: the answers given so far."""

    def look(game: Game, answer: Any) -> None:
        chance = random.Random(table.seed)
        decision = game.decision
        assert decision is not None
        before = game.position()
        asked: list[str] = []

        def ask(imagined: Decision) -> Any:
            asked.append(imagined.prompt)
            return random_pick(imagined, chance)

        branch(game.turn_start, game.answers, game.rules, decision.seat, chance, lambda state: ask)
        assert asked[0] == decision.prompt
        assert game.position() == before

    walk(table, look)


# the journal


@pytest.mark.parametrize("table", each_pair(seed=660), ids=str)
def test_the_journal_tells_others_only_what_lies_open(table: Table) -> None:
    """No entry that a seat may read names what was hidden from it before that turn and is hidden after it."""
    game = walk(table, lambda game, answer: None)
    tables = [*(turn.start for turn in game.past), game.state]
    with reproducible(table, game):
        for turn, after in zip(game.past, tables[1:], strict=True):
            shown = [entry.facts for entry in turn.journal if entry.kind in SHOWING]
            for seat in people(game):
                hidden = hidden_from(seat, turn.start, game.rules) & hidden_from(seat, after, game.rules)
                for entry in turn.journal:
                    told = set(strings(entry.seen_by(seat)))
                    leaked = (told & hidden) - set(strings(shown))
                    if seat == entry.seat:
                        leaked -= set(strings(entry.secret))
                    assert not leaked, f"turn {turn.start.turn}: {entry} tells seat {seat} of {sorted(leaked)}"


def hidden_from(seat: int, state: State, rules: Ruleset) -> set[str]:
    """Names that are written on this table but not in what the seat sees of it."""
    if not state.turn:
        return set()
    return set(strings(write(state, rules))) - set(strings(view(state, rules, seat)))


def strings(data: Any) -> Iterator[str]:
    """Every text in JSON, names of keys left out."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings(value)


@pytest.mark.parametrize("table", each_box(seed=680), ids=str)
def test_the_secret_part_of_an_entry_is_for_its_seat_alone(table: Table) -> None:
    """A number is told to everybody where cards are secret, and whoever watches all sees them."""
    game = walk(table, lambda game, answer: None)
    entries = [entry for turn in game.past for entry in turn.journal]
    assert any(entry.kind == "draw" and entry.secret for entry in entries)
    for entry in entries:
        own, others = entry.seen_by(entry.seat), entry.seen_by(entry.seat + 1)
        assert not set(entry.secret) & set(others), f"{entry} tells its secret"
        assert {key: value for key, value in own.items() if key not in entry.secret} == others
        if "cards" in entry.secret and "count" in others:
            assert len(own["cards"]) == own["count"] == others["count"]
        assert entry.seen_by(None) == own
        json.dumps(own)


def test_given_cards_are_known_to_giver_and_receiver_only() -> None:
    scenario = given(hand="king queen farm", city="post_office", workers=1).against().against()
    scenario.visit("post_office").choose(["king", "queen"]).choose("seat:1").choose([])
    entries = scenario.game.finished
    told = [json.dumps(seen(entries, {seat})) for seat in range(3)]
    assert '"king"' in told[0] and '"king"' in told[1] and '"king"' not in told[2]


def test_the_view_of_a_finished_game_still_hides_hands() -> None:
    game = walk(Table(2, 5), lambda game, answer: None)
    assert isinstance(view(game.state, game.rules, 0)["seats"][1]["hand"], int)
