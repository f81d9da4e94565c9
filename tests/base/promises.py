"""What holds at every decision of a game with the base box: limits of hand and city, workers, events."""

from __future__ import annotations

from collections import Counter

from everdell_desktop.engine.decisions import ChooseSome
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.state import SEASONS, Player


def check(game: Game) -> None:
    limits, state = game.rules.limits, game.state
    for seat, player in enumerate(state.players):
        hand = len(player.hand)
        limit = game.rules.hand_limit_of(state, seat)
        settled = hand <= limit or hand - limit == being_discarded(game, seat)
        assert game.rules.hand_bonuses or settled, f"{player.name} holds {hand} of {limit}"
        if not player.automaton:
            assert limits.city is None or spaces_used(player) <= limits.city, f"the city of {player.name} is too full"
            unique = Counter(built.card.id for built in player.city if built.card.unique)
            assert all(number == 1 for number in unique.values()), f"{player.name} has {unique}"
        ordinary = [worker for worker in player.workers if worker.kind == "worker"]
        assert len(ordinary) <= limits.most_workers, f"{player.name} has {len(ordinary)} workers"
    if state.turn:
        awards = Counter(award.kind for award in state.awards)
        awards.update(claimed.award.kind for player in state.players for claimed in player.events)
        assert awards["special_event"] == limits.special_events, "special events are lost"
        assert awards.total() >= limits.special_events + 4, "events are lost"


def being_discarded(game: Game, seat: int) -> int:
    """How many cards the open question takes from a seat, which held too many for a moment."""
    asked = game.decision
    return asked.least if isinstance(asked, ChooseSome) and (asked.seat, asked.purpose) == (seat, "discard") else 0


def spaces_used(player: Player) -> int:
    """Counted from the rules: some cards take none, nor does what lies on another card, or shares that spot; two that
    share take one together, and so do all that stack; some cards bring a space of their own."""
    lying = {built.uid for built in player.city if built.on}
    taking = [b for b in player.city if b.card.takes_space and not b.on and b.partner not in lying]
    shared = sum(1 for built in taking if built.partner) // 2
    stacked = Counter(built.card.id for built in taking if built.card.stacks)
    brought = sum(built.card.adds_spaces for built in player.city)
    return len(taking) - shared - sum(number - 1 for number in stacked.values()) - brought


def keys(game: Game) -> set[str]:
    return {"prepare", "pass"}


def check_end(game: Game) -> None:
    for player in game.state.players:
        assert player.automaton or (player.passed and SEASONS[player.season] == "autumn")
