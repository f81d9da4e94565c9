"""What holds at every decision of a game with legendary cards."""

from __future__ import annotations

from everdell_desktop.boxes.legends.packs import packs
from everdell_desktop.boxes.legends.part import part_of
from everdell_desktop.engine.game import Game


def check(game: Game) -> None:
    """Each is held, unseen or in a city, once; nobody holds or has played more than one of a kind."""
    part = part_of(game.state)
    there = list(part.boxed)
    for seat, player in enumerate(game.state.players):
        own = [*part.held[seat], *(built.card for built in player.city if built.card.legendary)]
        kinds = [card.kind for card in own]
        assert len(set(kinds)) == len(kinds), f"{player.name} has {own}"
        assert not player.automaton or not own
        assert game.answers or player.automaton or len(own) == 2, f"{player.name} lost a legendary card"
        there += own
        covered = {built.on for built in player.city if built.on and built.card.takes_space}
        assert all(player.built(uid).card.carries and player.built(uid).spent for uid in covered)
    missing = set(packs(game.rules.setup)) - set(there)
    assert len(set(there)) == len(there) and (not missing or game.answers), f"lost or doubled: {missing}"


def keys(game: Game) -> set[str]:
    """Each card held apart, playable or not."""
    return {f"play:legend:{card.id}" for card in part_of(game.state).held[game.state.seat]}
