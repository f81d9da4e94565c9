"""What holds at every decision of a game with the railway."""

from __future__ import annotations

from collections import Counter

from everdell_desktop.boxes.newleaf.modules import plays_reservations, plays_tickets
from everdell_desktop.boxes.newleaf.part import part_of
from everdell_desktop.boxes.newleaf.train_cars import TRAIN_CARS
from everdell_desktop.boxes.newleaf.visitors import ALL
from everdell_desktop.engine.game import Game


def check(game: Game) -> None:
    state, part = game.state, part_of(game.state)
    assert len(part.station) == len(part.train_cars) == 3
    shown = [car for car in part.train_cars if car is not None]
    assert len(shown) == 3, "a train car is missing"
    assert Counter([*shown, *part.used_train_cars, *part.bag]) == Counter(TRAIN_CARS), "train cars are lost or doubled"
    taken = [visitor for owned in part.visitors for visitor in owned]
    waiting = [visitor for pile in part.piles for visitor in pile]
    assert Counter([*taken, *waiting, *part.discarded_visitors]) == Counter(ALL), "Visitors are lost or doubled"
    if not game.answers and (state.deck or state.discard):
        assert None not in part.station, "the Station has a gap"
    for seat, player in enumerate(state.players):
        assert 0 <= part.golden[seat] <= 3
        if player.automaton:
            assert not part.visitors[seat] and part.reserved[seat] is None and part.golden[seat] == 3
        roads = [built for built in player.city if built.card.id == "main_road"]
        assert player.automaton or len(roads) <= 1
        for built in player.city:
            if built.card.id == "greenhouse" and built.partner:
                farm = player.built(built.partner)
                assert "farm" in farm.card.names and farm.partner == built.uid


def keys(game: Game) -> set[str]:
    """The ticket, and each open card to be reserved or played from the Station."""
    state, part, setup = game.state, part_of(game.state), game.rules.setup
    seat = state.seat
    row = {f"station:{slot}:{card.id}" for slot, card in enumerate(part.station) if card is not None}
    found = {f"play:{key}" for key in row}
    reserved = part.reserved[seat]
    if reserved is not None:
        found.add(f"play:reserved:{reserved.id}")
    if plays_tickets(setup):
        found.add("ticket")
    if plays_reservations(setup):
        found |= {f"reserve:{key}" for key in row}
        found |= {
            f"reserve:meadow:{slot}:{card.id}" for slot, card in enumerate(state.meadow)
            if card is not None and slot not in state.shut
        }  # fmt: skip
    return found
