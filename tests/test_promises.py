"""Promises the rules machine keeps at every decision of every game, checked on random games.

A failure prints the requests that lead to it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import ChooseGoods, ChoosePayment, ChooseSome, IllegalAnswer
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.spaces import UNLIMITED
from everdell_desktop.engine.state import SEASONS, State
from tests.legends.promises import check_legends
from tests.pearlbrook.promises import check_river
from tests.walking import all_tables, clone, keys_of, random_answer, reproducible, tables, walk

ALL_CARDS = {"base": 128, "pearlbrook": 20, "extra": 15, "rugwort": 3, "legends": 0}
"""How many cards each box puts into the deck."""
GAMES = 180
BATCHES = 12


@pytest.mark.parametrize("batch", range(BATCHES))
def test_promises_hold_at_every_decision(batch: int) -> None:
    for table in all_tables(GAMES)[batch::BATCHES]:
        chance = random.Random(table.seed)

        def look(game: Game, answer: Any, chance: random.Random = chance) -> None:
            check_table(game)
            check_question(game)
            if is_main(game):
                if chance.random() < 0.04:
                    check_each_option_is_accepted(game)
                    check_each_blocked_is_refused(game)
            elif chance.random() < 0.1:
                check_answers_are_accepted(game, chance)

        game = walk(table, look)
        with reproducible(table, game):
            check_end(game)


def is_main(game: Game) -> bool:
    return not game.answers


# the table


def check_table(game: Game) -> None:
    check_cards(game)
    rules, state = game.rules, game.state
    if "pearlbrook" in state.parts:
        check_river(game)
    if "legends" in state.parts:
        check_legends(game)
    for player in state.players:
        assert min(player.goods) >= 0, f"{player.name} has {player.goods}"
        assert player.points >= 0, f"{player.name} has {player.points} points"
        assert rules.hand_bonuses or len(player.hand) <= rules.hand_limit, f"{player.name} holds {len(player.hand)}"
        uids = [built.uid for built in player.city]
        assert len(set(uids)) == len(uids), f"{player.name} has two cards of one name: {uids}"
        for built in player.city:
            assert min(built.goods) >= 0 and built.points >= 0, f"{built.uid} of {player.name}: {built}"
            if built.partner:
                assert player.built(built.partner).partner == built.uid, f"{built.uid} shares alone"
        if not player.automaton:
            assert spaces_used(state, player.name) <= rules.city_spaces, f"the city of {player.name} is too full"
            unique = Counter(built.card.id for built in player.city if built.card.unique)
            assert all(number == 1 for number in unique.values()), f"{player.name} has {unique}"
        ordinary = [worker for worker in player.workers if worker.kind == "worker"]
        assert len(ordinary) <= 6, f"{player.name} has {len(ordinary)} workers"
    check_places(game)
    claimed = [claimed.award.id for player in state.players for claimed in player.events]
    open_awards = [award.id for award in state.awards]
    assert len({*claimed, *open_awards}) == len(claimed) + len(open_awards) == 8, "events are lost or doubled"


def spaces_used(state: State, name: str) -> int:
    """Counted from the rules: some cards take none, nor does what lies on another card; a Harvester and a Gatherer who
    share take one together, and so do all Champions; each legendary card brings a space of its own."""
    (player,) = (player for player in state.players if player.name == name)
    without_space = ("wanderer", "pirate", "silver_scale_spring")
    taking = [built for built in player.city if built.card.id not in without_space and not built.on]
    pairs = sum(1 for built in taking if built.partner and built.card.id == "harvester")
    champions = sum(built.card.id == "scurrble_champion" for built in taking)
    return len(taking) - pairs - max(0, champions - 1) - sum(built.card.legendary for built in player.city)


def lying_cards(state: State) -> Iterator[Card]:
    yield from state.deck
    yield from state.discard
    yield from (card for card in state.meadow if card is not None)
    for player in state.players:
        yield from player.hand
        for built in player.city:
            yield built.card
            yield from built.under
        for claimed in player.events:
            yield from claimed.under


def check_cards(game: Game) -> None:
    """All cards are somewhere; what lies nowhere was turned up or is being played this turn."""
    printed = Counter({card: card.copies for card in game.rules.cards.values() if card.in_deck})
    assert printed.total() == sum(ALL_CARDS[box] for box in game.rules.setup.boxes)
    there = Counter(card for card in lying_cards(game.state) if card.in_deck)
    assert not there - printed, f"too many: {there - printed}"
    missing = Counter(card.id for card in (printed - there).elements())
    revealed: Counter[str] = Counter()
    for entry in game.journal:
        if entry.kind == "reveal":
            revealed.update(entry.facts["cards"])
        elif entry.kind == "play":
            revealed.update([entry.facts["card"]])
    assert not missing - revealed, f"lost: {missing - revealed}"
    if is_main(game):
        assert not missing, f"left lying open: {missing}"


def check_places(game: Game) -> None:
    state = game.state
    standing = Counter(worker.place for player in state.players for worker in player.workers if worker.place)
    players = len(state.players)
    for space in state.spaces:
        room = 2 if players == 4 and space.kind == "forest" else space.slots
        assert standing[space.id] <= room or room == UNLIMITED, f"{standing[space.id]} workers on {space.id}"
    takes = {space.id: space.takes for space in state.spaces}
    for seat, player in enumerate(state.players):
        own = Counter(worker.place for worker in player.workers if worker.place)
        assert all(takes.get(worker.place, worker.kind) == worker.kind for worker in player.workers)
        for space in state.spaces:
            assert space.kind != "forest" or own[space.id] <= 1, f"two workers of {player.name} on {space.id}"
        for built in player.city:
            number = standing.pop(f"city:{seat}:{built.uid}", 0)
            assert built.card.shelters_workers or number <= built.card.worker_spaces, f"{number} on {built.uid}"
    known = {space.id for space in state.spaces} | {"aside"}
    for place in standing:
        assert place in known or place.startswith(("event:", "meadow:")), f"a worker stands on {place!r}"


# the question


def check_question(game: Game) -> None:
    decision = game.decision
    assert decision is not None and decision.prompt
    assert decision.options, f"nothing to choose from: {decision.prompt}"
    assert all(option.key and option.label for option in decision.options)
    assert not game.state.players[decision.seat].automaton, "an automaton was asked"
    if isinstance(decision, ChooseSome):
        assert 0 <= decision.least <= decision.most <= len(decision.options) and decision.most > 0
    else:
        keys = keys_of(decision)
        assert len(set(keys)) == len(keys), f"keys offered twice: {keys}"
    if isinstance(decision, ChooseGoods):
        assert 0 <= decision.least <= decision.most <= decision.limit.total and decision.most > 0
    if isinstance(decision, ChoosePayment):
        have = game.state.players[decision.seat].goods
        assert all(have.covers(payment.goods) for payment in decision.payments)
    blocked = decision.blocked
    for what in blocked:
        assert what.reason.strip(), f"{what.key} is blocked without a reason"
        assert "{" not in what.reason and "<" not in what.reason, what.reason
    both = set(keys_of(decision)) & {what.key for what in blocked}
    assert not both, f"offered and blocked: {both}"
    if is_main(game):
        answered = [*keys_of(decision), *(what.key for what in blocked)]
        assert len(set(answered)) == len(answered), "a key is listed twice"
        wanted = possible_keys(game)
        assert set(answered) == wanted, f"neither offered nor blocked, or made up: {set(answered) ^ wanted}"


def possible_keys(game: Game) -> set[str]:
    """Everything a player might try with the turn."""
    state = game.state
    keys = {"prepare", "pass"}
    keys |= {f"place:{space.id}" for space in state.spaces}
    keys |= {f"claim:{award.id}" for award in state.awards}
    keys |= {f"play:hand:{card.id}" for card in state.players[state.seat].hand}
    keys |= {f"play:meadow:{slot}:{card.id}" for slot, card in enumerate(state.meadow) if card is not None}
    for seat, player in enumerate(state.players):
        for built in player.city:
            if built.card.worker_spaces and (seat == state.seat or built.card.open):
                keys.add(f"place:city:{seat}:{built.uid}")
    entry = game.position()["seats"][state.seat]
    keys |= {f"play:legend:{name}" for name in entry.get("legends", [])}
    return keys | {f"adorn:{name}" for name in entry.get("adornments", [])}


def check_each_option_is_accepted(game: Game) -> None:
    decision = game.decision
    assert decision is not None
    for key in keys_of(decision):
        other = clone(game)
        other.submit(key)
        check_table(other)


def check_each_blocked_is_refused(game: Game) -> None:
    decision = game.decision
    assert decision is not None
    before = game.save()
    for blocked in decision.blocked:
        with pytest.raises(IllegalAnswer) as refusal:
            game.submit(blocked.key)
        assert blocked.reason in str(refusal.value)
    assert game.save() == before, "a refused answer changed the game"


def check_answers_are_accepted(game: Game, chance: random.Random) -> None:
    """Two random answers to a question in mid-turn, each on a game of its own."""
    for _ in range(2):
        other = clone(game)
        assert other.decision is not None
        other.submit(random_answer(other.decision, chance))
        check_table(other)


# the end


def check_end(game: Game) -> None:
    check_table(game)
    with pytest.raises(IllegalAnswer):
        game.submit("pass")
    for player in game.state.players:
        assert player.automaton or (player.passed and SEASONS[player.season] == "autumn")
    for sheet in game.scores():
        assert all(points == int(points) for points in sheet.parts.values())
        assert sheet.total == sum(sheet.parts.values())


def test_random_games_meet_every_kind_of_question() -> None:
    """The promises above are worth little if the games never get to the rare questions."""
    kinds: Counter[str] = Counter()
    sources: set[str] = set()

    def look(game: Game, answer: Any) -> None:
        decision = game.decision
        assert decision is not None
        kinds[decision.kind] += 1
        if decision.source is not None:
            sources.add(decision.source.id.partition(".")[0])

    for table in tables(90, seed=1000):
        walk(table, look)
    assert set(kinds) == {"choose_one", "choose_some", "choose_goods", "choose_payment", "arrange", "distribute"}, kinds
    assert len(sources) > 35, sorted(sources)
