"""What the mountain lays on the table: weather, trail, map tiles, discoveries and big critters; at home what is one's
own: discoveries, the cards at them, and the expedition line."""

from __future__ import annotations

from collections.abc import Callable

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import SEASONS, State
from everdell_desktop.engine.trays import BOARD, HOME, RULE, Tile, Tray

from .discoveries import BIG_CRITTERS
from .expedition import affordable, subject_of
from .map_tiles import OURS
from .part import STORMVALE, Held, not_reached, part_of, stage, tiles_for
from .places import BIRDS
from .tiles import AREAS, FREE, Discovery, MapTile, Toll, Weather

WALKED = "walked from left to right after passing, each tile paid as it is entered"
SLOT_PRICES = ("free", "1 {any}", "2 {any}")
"""Each resource may be a card of the hand instead."""


def weather_tile(weather: Weather, badge: str = "") -> Tile:
    text = f"{weather.text}\n{weather.ours}" if weather.ours else weather.text
    art = f"weather/{weather.id}"
    return Tile(Subject("weather", weather.id), art, weather.name, text, badge, strip=weather.brief)


def weather_tiles(state: State, seat: int) -> list[Tile]:
    """One for each season; those nobody has reached lie face down."""
    part, tiles = part_of(state), []
    for number, season in enumerate(SEASONS):
        card = part.weather(number)
        if card is None or not_reached(number)(state, 0):
            text = "Turned up by the first who reaches this season."
            tiles.append(
                Tile(Subject("weather", season), "weather/back", season.title(), text, f"{{{season}}}",
                     strip="not reached yet")
            )  # fmt: skip
        else:
            tiles.append(weather_tile(card, f"{{{season}}}"))
    return tiles


def weather_now(state: State, seat: int) -> list[Tile]:
    """The weather of the seat that looks."""
    card = part_of(state).weather(stage(state, seat))
    return [] if card is None else [weather_tile(card)._replace(veil=card.veil)]


def trail_tiles(state: State, seat: int) -> list[Tile]:
    """The travelers on their way: an area for each season, then home again."""
    return [
        Tile(
            Subject("traveler", str(other), other), "workers/traveler", player.name,
            f"The traveler of {player.name}.", step=stage(state, other), owner=other,
        )
        for other, player in enumerate(state.players) if not player.automaton
    ]  # fmt: skip


def map_tile(tile: MapTile) -> Tile:
    return Tile(
        Subject("map_tile", tile.id), f"maps/{tile.id}", tile.name, f"{tile.text}\n{OURS}",
        strip=tile.toll.signs, worth=str(tile.points),
    )  # fmt: skip


def area_tiles(area: str) -> Callable[[State, int], list[Tile]]:
    """The tiles still lying there, face down while no traveler has come so far; places of taken ones stay empty."""

    def tiles(state: State, seat: int) -> list[Tile]:
        lying = part_of(state).area(area)
        people = sum(not player.automaton for player in state.players)
        taken = [
            Tile(Subject("map_taken", f"{area}_{number}"), "", "Taken")
            for number in range(len(lying), tiles_for(people))
        ]  # fmt: skip
        if not not_reached(AREAS.index(area))(state, 0):
            return [map_tile(tile) for tile in lying] + taken
        text = "Turned up by the first who travels here."
        return [
            Tile(Subject("map_back", f"{area}_{number}"), "maps/back", "Map tile", text)
            for number in range(len(lying))
        ] + taken  # fmt: skip

    return tiles


def deck_tiles(state: State, seat: int) -> list[Tile]:
    part = part_of(state)
    return [
        Tile(
            Subject("discovery_deck", area), "discoveries/back", f"Discoveries of the {area.title()}",
            "Three are turned up whenever a traveler leaves this area.", str(len(part.deck(area))), strip=area.title(),
        )
        for area in AREAS
    ]  # fmt: skip


def discovery_tile(discovery: Discovery) -> Tile:
    worth = str(discovery.points) if discovery.points else ""
    return Tile(discovery.subject, f"discoveries/{discovery.id}", discovery.name, discovery.text, worth=worth)


def slot_tiles(state: State, seat: int) -> list[Tile]:
    """The three slots with their prices while somebody chooses."""
    return [
        Tile(
            discovery.subject, f"discoveries/{discovery.id}", discovery.name, discovery.text, price,
            strip=discovery.text,
        )
        for price, discovery in zip(SLOT_PRICES, part_of(state).laid_out, strict=False) if discovery is not None
    ]  # fmt: skip


def critter_tiles(state: State, seat: int) -> list[Tile]:
    """The big critters that nobody rides yet."""
    held = {one.discovery.id for row in part_of(state).discoveries for one in row}
    return [
        Tile(Subject("big_critter", one.id), f"workers/{one.id}", one.name, one.text)
        for one in BIG_CRITTERS if one.discovery not in held
    ]  # fmt: skip


def held_tiles(state: State, seat: int) -> list[Tile]:
    """The discoveries of a seat, each followed by the cards that lie at it."""
    tiles = []
    for held in part_of(state).discoveries[seat]:
        tiles.append(discovery_tile(held.discovery))
        tiles += kept_tiles(held, seat)
    return tiles


def found_tiles(state: State, seat: int) -> list[Tile]:
    """The discoveries of a seat, without the cards at them."""
    return [discovery_tile(held.discovery) for held in part_of(state).discoveries[seat]]


def kept_tiles(held: Held, seat: int) -> list[Tile]:
    name = held.discovery.id
    whose = -1 if name == STORMVALE else seat
    return [
        Tile(Subject(name, card.id, whose, slot), f"portraits/{card.key}", card.name, card.text, card=card)
        for slot, card in enumerate(held.cards)
    ]  # fmt: skip


def place_tiles(state: State, seat: int) -> list[Tile]:
    """Where a worker of the seat may go: its own places, open ones of others, and the cards of a foreign Stormvale."""
    tiles = []
    for other, row in enumerate(part_of(state).discoveries):
        for held in row:
            discovery = held.discovery
            place = discovery.place or BIRDS.get(discovery.id)
            whose = "" if other == seat else state.players[other].name
            art = f"discoveries/{discovery.id}"
            if place is not None and (other == seat or discovery.open):
                tiles.append(Tile(Subject("space", place.id), art, place.name, place.text, whose))
            elif discovery.id == STORMVALE and other != seat:
                tiles.append(Tile(discovery.subject, art, discovery.name, discovery.text, whose))
                tiles += kept_tiles(held, other)
    return tiles


def line_tiles(state: State, seat: int) -> list[Tile]:
    """The expedition from left to right, each tile with the way up to it that can be paid now or not, then the places
    still to be charted and what the whole way asks for."""
    part = part_of(state)
    entered = part.entered[seat]
    tiles, way, points = [], FREE, 0
    for number, tile in enumerate(part.line(seat)):
        ours = isinstance(tile, MapTile)
        folder, text = ("maps", f"{tile.text}\n{OURS}") if ours else ("discoveries", tile.text)
        shown = Tile(subject_of(tile), f"{folder}/{tile.id}", tile.name, text, worth=str(tile.points))
        if number < entered:
            tiles.append(shown._replace(badge="entered", spent=True))
        else:
            way, points = way.plus(tile.toll), points + tile.points
            met = affordable(state, seat, way)
            tiles.append(shown._replace(need=tile.toll.signs, strip=tile.toll.signs, met=met))
    charted = len(part.expedition[seat])
    tiles += [
        Tile(Subject("map_place", area), "", f"The {area.title()}", f"A tile when you prepare for {season}.")
        for area, season in zip(AREAS[charted:], SEASONS[charted + 1 :], strict=False)
    ]  # fmt: skip
    return [*tiles, whole_way(state, seat, way, points)] if points else tiles


def charted_tiles(state: State, seat: int) -> list[Tile]:
    """The tiles of the expedition line of a seat."""
    return [tile for tile in line_tiles(state, seat) if tile.art]


def whole_way(state: State, seat: int, way: Toll, points: int) -> Tile:
    """What is still to be paid up to the end, beside what the seat has of it, and what it brings."""
    player = state.players[seat]
    have = {"any": (player.goods - way.goods).total, "card": len(player.hand), "point": player.points}
    lines = []
    for kind, number in way.items():
        there = max(0, have.get(kind, getattr(player.goods, kind, 0)))
        check = " {check}" if there >= number else ""
        lines.append(f"{min(there, number)} of {number} {{{kind}}}{check}")
    return Tile(Subject("expedition", "way"), "", "To the end now", "\n".join(lines), worth=str(points))


TRAYS = (
    Tray("weather", "Weather", BOARD, weather_tiles),
    Tray("weather_now", "Weather", RULE, weather_now, icon="mountain"),
    Tray("trail", "The trail", BOARD, trail_tiles),
    *(Tray(area, area.title(), BOARD, area_tiles(area)) for area in AREAS),
    Tray("discovery_decks", "Discoveries", BOARD, deck_tiles),
    Tray("discoveries", "Discoveries", BOARD, slot_tiles),
    Tray("big_critters", "Big critters", BOARD, critter_tiles),
    Tray("discovery_places", "Discovery locations", BOARD, place_tiles),
    Tray("own_discoveries", "Discoveries", HOME, held_tiles, icon="discovery", public=found_tiles),
    Tray("expedition", "Expedition", HOME, line_tiles, "expedition", WALKED, charted_tiles),
)
