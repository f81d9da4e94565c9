"""What holds at every decision of a game of Duo."""

from __future__ import annotations

from collections import Counter

from everdell_desktop.boxes.duo.part import part_of
from everdell_desktop.boxes.duo.river import TILES
from everdell_desktop.engine.game import Game


def check(game: Game) -> None:
    state, part = game.state, part_of(game.state)
    assert 1 <= part.sun <= 7 and 1 <= part.moon <= 7
    if state.turn == 0:
        return
    assert Counter([*part.river, *part.river_stack]) == Counter(TILES), "River tiles are lost or doubled"
    lying = [tile for tile in part.event_tiles if tile is not None]
    assert set(lying) == set(state.awards), "Events lie elsewhere than on their spots"
    assert min(part.occupied_tokens) >= 0
    for player in state.players:
        colors = [built.card.color for built in player.city if built.occupied]
        assert len(colors) == len(set(colors)), "two Occupied tokens on one colour"
        assert len(player.workers) == 3
        for built in player.city:
            assert built.points <= built.card.point_stock and len(built.under) <= built.card.cells
    assert not part.load.total or any(card is not None and card.id == "storehouse" for card in state.meadow)


def keys(game: Game) -> set[str]:
    """A card to be picked from deck or Meadow."""
    slots = enumerate(game.state.meadow)
    return {"pick:deck"} | {f"pick:meadow:{slot}:{card.id}" for slot, card in slots if card is not None}
