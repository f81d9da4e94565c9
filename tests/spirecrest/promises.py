"""What holds on the mountain at every decision."""

from __future__ import annotations

from collections import Counter

from everdell_desktop.boxes.spirecrest.discoveries import DISCOVERIES
from everdell_desktop.boxes.spirecrest.map_tiles import MAP_TILES
from everdell_desktop.boxes.spirecrest.part import part_of
from everdell_desktop.boxes.spirecrest.tiles import AREAS
from everdell_desktop.boxes.spirecrest.weather import WEATHER_CARDS
from everdell_desktop.engine.game import Game


def check(game: Game) -> None:
    state, part = game.state, part_of(game.state)
    if not state.turn:
        return
    weather = [part.winter, part.spring, part.summer, part.autumn, *part.boxed_weather]
    assert Counter(weather) == Counter(WEATHER_CARDS), "weather is lost or doubled"
    tiles = [tile for area in AREAS for tile in part.area(area)]
    tiles += [tile for line in part.expedition for tile in line]
    assert Counter([*tiles, *part.boxed_tiles]) == Counter(MAP_TILES), "map tiles are lost or doubled"
    found = [held.discovery for row in part.discoveries for held in row]
    found += [card for area in AREAS for card in part.deck(area)]
    found += [card for card in part.laid_out if card is not None]
    assert Counter(found) == Counter(DISCOVERIES), "discoveries are lost or doubled"
    for seat, player in enumerate(state.players):
        kinds = [worker.kind for worker in player.workers if worker.kind.startswith("big_critter_")]
        held = {one.discovery.critter.name for one in part.discoveries[seat] if one.discovery.critter is not None}
        assert len(set(kinds)) == len(kinds) and set(kinds) <= held, f"{player.name} rides {kinds}"
        assert part.entered[seat] <= len(part.line(seat))
        assert not part.entered[seat] or player.passed
    if not game.answers:
        assert part.setting_out is None and part.left_behind is None and not part.laid_out


def keys(game: Game) -> set[str]:
    """Each discovery location, and every card at a discovery that the seat may use."""
    state, part = game.state, part_of(game.state)
    found = set()
    for seat, row in enumerate(part.discoveries):
        for held in row:
            if held.discovery.place is not None:
                found.add(f"place:{held.discovery.id}")
            if seat == state.seat or held.discovery.id == "discovery_stormvale":
                found |= {f"play:{held.discovery.id}:{card.id}" for card in held.cards}
    return found
