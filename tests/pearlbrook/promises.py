"""What holds at every decision of a game with the river."""

from __future__ import annotations

from everdell_desktop.boxes.pearlbrook.adornments import ADORNMENTS
from everdell_desktop.boxes.pearlbrook.part import part_of
from everdell_desktop.boxes.pearlbrook.river_cards import RIVER_CARDS
from everdell_desktop.engine.game import Game


def check(game: Game) -> None:
    state, part = game.state, part_of(game.state)
    seats = len(state.players)
    assert len(part.pearls) == len(part.adornments) == len(part.played) == seats
    assert min(part.pearls) >= 0
    tiles = [tile for owned in (*part.adornments, *part.played, part.boxed_adornments) for tile in owned]
    assert sorted(tile.id for tile in tiles) == sorted(ADORNMENTS), "Adornments are lost or doubled"
    river = [lying.card for lying in part.river]
    assert sorted(card.kind for card in river) == ["citizen", "citizen", "location", "location"]
    assert sorted(card.id for card in (*river, *part.boxed_river)) == sorted(RIVER_CARDS)
    for seat, player in enumerate(state.players):
        frogs = [worker for worker in player.workers if worker.kind == "frog"]
        assert len(frogs) == (0 if player.automaton else 1)
        assert len(part.adornments[seat]) + len(part.played[seat]) == (0 if player.automaton else 2)
        hosts = [built.on for built in player.city if built.on and built.card.lodges]
        assert len(set(hosts)) == len(hosts), f"two lodge on one construction: {hosts}"
        assert all(player.built(host).card.is_construction for host in hosts)
        free = [built for built in player.city if built.card.is_construction and built.uid not in hosts]
        homeless = [built for built in player.city if built.card.lodges and not built.on]
        assert game.answers or not (free and homeless), f"{homeless} could lodge on {free}"
    assert not any(award.kind == "basic_event" for award in state.awards)


def keys(game: Game) -> set[str]:
    """Each Adornment not yet played."""
    return {f"adorn:{tile.id}" for tile in part_of(game.state).adornments[game.state.seat]}
