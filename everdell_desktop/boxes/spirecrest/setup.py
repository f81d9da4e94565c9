"""Setting the table."""

from __future__ import annotations

from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.ruleset import Step
from everdell_desktop.engine.state import SEASONS
from everdell_desktop.engine.turn import Turn

from .discoveries import DISCOVERIES
from .map_tiles import MAP_TILES
from .part import part_of, tiles_in_area
from .places import SPACES
from .tiles import AREAS
from .weather import WEATHER_CARDS


def keep_places_apart(turn: Turn) -> None:
    """The places of this box lie before seats, none on the board."""
    turn.state.spaces = tuple([space for space in turn.state.spaces if space not in SPACES])


def deal_weather(turn: Turn) -> None:
    """One card for each season; nobody sees which others stayed in the box."""
    state, part = turn.state, part_of(turn.state)
    boxed = []
    for season in SEASONS:
        cards = [card for card in WEATHER_CARDS if card.season == season]
        dealt, *rest = shuffled(cards, state.seed, turn.next_chance())
        setattr(part, season, dealt)
        boxed += rest
    part.boxed_weather = tuple(boxed)
    if turn.journal and part.winter is not None:
        text = f"finds the weather of winter: {part.winter.name}"
        turn.journal.note("weather", turn.seat, weather=part.winter.id, season="winter", text=text)


def lay_out_map(turn: Turn) -> None:
    state, part, number = turn.state, part_of(turn.state), tiles_in_area(turn.rules.setup)
    tiles = shuffled(MAP_TILES, state.seed, turn.next_chance())
    for area in AREAS:
        part.put_area(area, tuple(tiles[:number]))
        del tiles[:number]
    part.boxed_tiles = tuple(tiles)


def shuffle_discoveries(turn: Turn) -> None:
    part = part_of(turn.state)
    for area in AREAS:
        cards = [discovery for discovery in DISCOVERIES if discovery.deck == area]
        part.put_deck(area, tuple(shuffled(cards, turn.state.seed, turn.next_chance())))


STEPS = (
    Step("discovery places", keep_places_apart, after="board"),
    Step("weather", deal_weather, after="hands"),
    Step("map", lay_out_map, after="weather"),
    Step("discovery decks", shuffle_discoveries, after="map"),
)
