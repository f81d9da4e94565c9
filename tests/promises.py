"""Promises the rules machine keeps at every decision of every game, whatever boxes are on the table.

What a box promises beyond that stands in `tests/<box>/promises.py`, which is found by its folder. It may have

- `check(game)`: what holds at every decision of a game with the box,
- `keys(game)`: what of the box a player might try with the turn; each must be offered or blocked,
- `check_end(game)`: what holds when a game with the box is over.
"""

from __future__ import annotations

import importlib
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import ChooseGoods, ChoosePayment, ChooseSome, IllegalAnswer, Option
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.spaces import UNLIMITED
from everdell_desktop.engine.state import WORKER, State, cards_in
from tests.walking import clone, is_main, keys_of, random_answer

HERE = Path(__file__).parent
MANY_OF_ONE = (
    r"\b1 (more )?(\w+ )?(twigs|pebbles|berries|resources|pearls|cards|points|tokens|workers|critters|constructions"
    r"|colours|spaces|events|copies|players|times)\b"
)
"""One thing is told in the singular."""


def promises_of(game: Game) -> Iterator[ModuleType]:
    """The modules in which the boxes on the table promise more."""
    for box in game.rules.boxes:
        module = module_of(box.name)
        if module is not None:
            yield module


@cache
def module_of(box: str) -> ModuleType | None:
    if not (HERE / box / "promises.py").is_file():
        return None
    return importlib.import_module(f"tests.{box}.promises")


# the table


def check_table(game: Game) -> None:
    check_cards(game)
    for player in game.state.players:
        assert min(player.goods) >= 0, f"{player.name} has {player.goods}"
        assert player.points >= 0, f"{player.name} has {player.points} points"
        uids = [built.uid for built in player.city]
        assert len(set(uids)) == len(uids), f"{player.name} has two cards of one name: {uids}"
        for built in player.city:
            assert min(built.goods) >= 0 and built.points >= 0, f"{built.uid} of {player.name}: {built}"
            if built.partner:
                assert player.built(built.partner).partner == built.uid, f"{built.uid} shares alone"
    check_places(game)
    claimed = [claimed.award.id for player in game.state.players for claimed in player.events]
    awards = [*claimed, *(award.id for award in game.state.awards)]
    assert len(set(awards)) == len(awards), f"an award is there twice: {awards}"
    for module in promises_of(game):
        module.check(game)


def dealt_cards(state: State) -> Counter[Card]:
    """The cards of the deck, wherever they lie now."""
    return Counter({card: number for card, number in cards_in(state).items() if card.in_deck})


def check_cards(game: Game) -> None:
    """All cards are somewhere; what lies nowhere was turned up or is being played this turn."""
    printed = Counter({card: card.copies for card in game.rules.cards.values() if card.in_deck})
    there = dealt_cards(game.state)
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
    kinds_of = game.rules.worker_kinds
    workers = [worker for player in state.players for worker in player.workers if worker.place]
    goes_anywhere = {worker.place.text for worker in workers if kinds_of[worker.kind].more_places and worker.place}
    standing = Counter(
        worker.place.text for worker in workers if worker.place and not kinds_of[worker.kind].more_places
    )  # fmt: skip
    by_rule = Counter(
        worker.place.text for player in state.players if player.automaton for worker in player.workers if worker.place
    )  # fmt: skip
    stayed = {worker.place.text for worker in workers if worker.place and worker.kind != WORKER}
    players = len(state.players)
    spaces = [*state.spaces, *(owned.space for owned in game.rules.owned_places(state))]
    for space in spaces:
        room = space.room(players)
        crowded = room == UNLIMITED or game.rules.limits.crowding
        # a rat comes to its place even where a big critter has stayed behind
        number = standing[space.id] - (by_rule[space.id] if space.id in stayed else 0)
        assert crowded or number <= room, f"{standing[space.id]} workers on {space.id}"
    takes = {space.id: space.takes for space in state.spaces}
    for seat, player in enumerate(state.players):
        own = Counter(worker.place.text for worker in player.workers if worker.place)
        kinds = {worker.kind: game.rules.worker_kinds[worker.kind].place_kind for worker in player.workers}
        for worker in player.workers:
            if worker.place is not None:
                assert takes.get(worker.place.text, kinds[worker.kind]) == kinds[worker.kind]
        for space in spaces:
            assert not space.one_each or own[space.id] <= 1, f"two workers of {player.name} on {space.id}"
        for built in player.city:
            number = standing.pop(f"city:{seat}:{built.uid}", 0)
            crowded = built.card.shelters_workers or game.rules.limits.crowding
            assert crowded or number <= built.card.worker_spaces, f"{number} on {built.uid}"
    known = {space.id for space in spaces} | {"aside"}
    for place in (*standing, *(text for text in goes_anywhere if not text.startswith("city:"))):
        waits = place.startswith("replaced:") and game.decision is not None and not game.decision.main
        assert waits or place in known or place.startswith(("event:", "meadow:")), f"a worker stands on {place!r}"


# the question


def check_question(game: Game) -> None:
    decision = game.decision
    assert decision is not None and decision.prompt
    assert decision.asker and decision.purpose, f"no name for programs: {decision.prompt}"
    assert decision.options, f"nothing to choose from: {decision.prompt}"
    assert all(option.key and option.label for option in decision.options)
    for words in (decision.prompt, *(option.label for option in decision.options)):
        assert words != "None" and not re.search(MANY_OF_ONE, words), words
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
        assert not any(word in what.reason for word in ("{", "<", "None", "[")), what.reason
        assert not re.search(MANY_OF_ONE, what.reason), what.reason
    both = set(keys_of(decision)) & {what.key for what in blocked}
    assert not both, f"offered and blocked: {both}"
    if is_main(game):
        answered = [*keys_of(decision), *(what.key for what in blocked)]
        assert len(set(answered)) == len(answered), "a key is listed twice"
        left_out = possible_keys(game) - set(answered)
        assert not left_out, f"neither offered nor blocked: {sorted(left_out)}"
        nameless = [option.key for option in decision.options if not says_its_verb(option)]
        assert not nameless, f"deeds whose verb is not told (use `doing`): {nameless}"
        made_up = [key for key in answered if not is_about_something(key, game)]
        assert not made_up, f"about nothing on the table: {made_up}"


def says_its_verb(option: Option) -> bool:
    """Whether the word of a deed, by which table and thinkers know it, is the one that its key begins with."""
    return bool(option.verb) and option.key.partition(":")[0] == option.verb


def possible_keys(game: Game) -> set[str]:
    """Everything a player might try with the turn."""
    state = game.state
    keys = {f"place:{space.id}" for space in state.spaces}
    keys |= {f"claim:{award.id}" for award in state.awards}
    keys |= {f"claim:{claimed.award.id}" for player in state.players for claimed in player.events}
    keys |= {f"play:hand:{card.id}" for card in state.players[state.seat].hand}
    keys |= {f"play:meadow:{slot}:{card.id}" for slot, card in enumerate(state.meadow) if card is not None}
    for seat, player in enumerate(state.players):
        keys |= {f"place:city:{seat}:{built.uid}" for built in player.city if built.card.worker_spaces}
    for module in promises_of(game):
        if hasattr(module, "keys"):
            keys |= module.keys(game)
    return keys


def is_about_something(key: str, game: Game) -> bool:
    """Whether what a key of a turn names is there; keys that are a box's own are its own affair."""
    state, words = game.state, key.split(":")
    if words[:2] == ["place", "city"]:
        return any(built.uid == words[3] for built in state.players[int(words[2])].city)
    if words[:2] == ["play", "hand"]:
        return any(card.id == words[2] for card in state.players[state.seat].hand)
    if words[:2] == ["play", "meadow"]:
        card = state.meadow[int(words[2])]
        return card is not None and card.id == words[3]
    if words[0] == "claim":
        return words[1] in game.rules.awards
    return True


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
    for sheet in game.scores():
        assert all(points == int(points) for points in sheet.parts.values())
        assert sheet.total == sum(sheet.parts.values())
    for module in promises_of(game):
        if hasattr(module, "check_end"):
            module.check_end(game)


def check_all(game: Game, chance: random.Random) -> None:
    """Everything that can be looked at before an answer; what is dear is looked at now and then."""
    check_table(game)
    check_question(game)
    if is_main(game):
        if chance.random() < 0.04:
            check_each_option_is_accepted(game)
            check_each_blocked_is_refused(game)
    elif chance.random() < 0.1:
        check_answers_are_accepted(game, chance)
