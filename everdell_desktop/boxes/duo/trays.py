"""What the table shows: the Event spots, the River tiles, Sun and Moon on their path, the season, Occupied tokens."""

from __future__ import annotations

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import SEASONS, State
from everdell_desktop.engine.trays import BOARD, RULE, Counter, Tile, Tray

from .ending import cards_of
from .events import JOURNEY, REWARD_WORDS
from .needs import AtLeast, ColorsWith, MoreThanOpponent, Need
from .part import STOREHOUSE, achieved, part_of
from .path import MOON, SUN, TITLES, touched_by
from .places import FARMS
from .seasons import STARTS, WORDS
from .shared.seasons import WORDS as SHARED_WORDS
from .shared.trays import SKUNK
from .shared.trays import TRAYS as SHARED_TRAYS
from .tiles import Event

BRIEF = {
    "a1": "most {critter} {berry}", "a2": "most {construction} {twig}", "a3": "most {production} {resin}",
    "a4": "most {traveler} {hand}", "a5": "most {destination} {pebble}", "a6": "most {governance} {point}",
    "b1": "2{production} 2{traveler}", "b2": "2{destination} 1{governance}", "b3": "2{governance} 1{prosperity}",
    "b4": "2{prosperity} 2{production}", "b5": "2{traveler} 1{destination}", "b6": "3{production} 1{governance}",
    "c1": "4{twig}", "c2": "3{resin}", "c3": "2{pebble} 1{resin}", "c4": "4{berry}",
    "c5": "{twig}{resin}{pebble}{berry}", "c6": "5{hand}",
    "d1": "2{occupied} in city", "d2": "5{construction}", "d3": "5{critter}", "d4": "3{construction} 3{critter}",
    "d5": "2 worth 3+", "d6": "5 worth 0-1",
    "e1": "9{card} in city", "e2": "8{point}", "e3": "2 in 4 colours", "e4": "4 of a colour",
    "e5": "most {construction} {prosperity}", "e6": "most {pebble} {berry}",
    "faire": "{traveler}{production}{destination}{governance}{prosperity}", "journey": "most {card}",
}  # fmt: skip
"""What the Events ask for, in as few signs as a tile has room for."""
BRIEF_RIVER = {
    "river_city_production": "2 {production} of your city act",
    "river_meadow_production": "2 {production} of the Meadow act",
    "river_two_farms": "Discard 1 {card}: two Farms",
    "river_deck_then_play": "1 {card}, then play for 1 {any} less",
    "river_meadow_then_play": "1 Meadow {card}, then play for 1 {any} less",
}
"""What the longest River tiles say, in fewer words."""


def event_tiles(state: State, seat: int) -> list[Tile]:
    """The Events by spot, with what the board gives beneath them; Journey lies at the end, where two compete."""
    part = part_of(state)
    spots: list[Award | None] = list(part.event_tiles)
    gone = [award for award in achieved(state) if award.id != JOURNEY.id]
    for award, spot in part.event_spots:
        spots[spot - 1] = award
    later = [award for award in gone if award not in spots]
    spots = [later.pop(0) if tile is None and later else tile for tile in spots]
    tiles = [
        event_tile(tile, reward, state, seat, spot + 1 in part.skunks.events) if isinstance(tile, Event)
        else Tile(Subject("event_spot", str(spot + 1)), "", "Achieved or gone", f"The board gave {reward}")
        for spot, (tile, reward) in enumerate(zip(spots, REWARD_WORDS, strict=True))
    ]  # fmt: skip
    if part.plan.shared:
        return tiles
    mine, theirs = cards_of(state, seat), max(cards_of(state, other) for other in others(state, seat))
    journey = Tile(Subject("award", JOURNEY.id), JOURNEY.picture, JOURNEY.name, JOURNEY.text,
                   worth=str(JOURNEY.points), need=BRIEF[JOURNEY.id], now=f"{mine} to {theirs}",
                   met=mine > theirs)  # fmt: skip
    return [*tiles, journey]


def others(state: State, seat: int) -> list[int]:
    return [other for other in range(len(state.players)) if other != seat]


def event_tile(tile: Event, reward: str, state: State, seat: int, guarded: bool) -> Tile:
    """An Event with how far the seat has come, and the skunk that sits on it."""
    have, wanted = progress(tile.needs, state, seat)
    need = BRIEF[tile.id]
    if part_of(state).plan.shared:  # nobody has less: a number must be reached
        need = need.replace("most ", f"{wanted}")
    return Tile(
        Subject("award", tile.id), tile.picture, tile.name, f"{tile.text}\nThe board gives {reward}",
        badge=reward, worth=str(tile.points), need=need, now=f"{have} of {wanted}", met=is_met(tile, state, seat),
        guard=SKUNK if guarded else "",
    )  # fmt: skip


def progress(need: Need | None, state: State, seat: int) -> tuple[int, int]:
    """How far the seat has come, such as 3 of 5."""
    if isinstance(need, MoreThanOpponent):
        least = need.minimum_now(state)
        if not part_of(state).plan.shared:
            least = max(least, 1 + max(need.together(state, other) for other in others(state, seat)))
        return need.together(state, seat), least
    if isinstance(need, AtLeast):
        reached = need.reached(state, seat)
        return sum(min(have, number) for have, number in reached), sum(number for _, number in reached)
    if isinstance(need, ColorsWith):
        most = sorted(need.counted(state, seat), reverse=True)[: need.colors]
        return sum(min(number, need.each) for number in most), need.each * need.colors
    return 0, 1


def is_met(tile: Event, state: State, seat: int) -> bool:
    have, wanted = progress(tile.needs, state, seat)
    if isinstance(tile.needs, MoreThanOpponent):
        return have >= wanted and tile.needs.has_each(state, seat)
    return have >= wanted


def river_tiles(state: State, seat: int) -> list[Tile]:
    """The tiles of this season, in one chapter with the points that lie on them."""
    part = part_of(state)
    points = part.river_points or (0, 0)
    return [
        Tile(Subject("space", f"river_{slot + 1}"), f"river/duo/{tile.id}", tile.name, tile.text,
             strip=BRIEF_RIVER.get(tile.id, tile.text), worth=str(points[slot] or ""))
        for slot, tile in enumerate(part.river) if tile is not None
    ]  # fmt: skip


def meadow_load(state: State, seat: int) -> list[Tile]:
    """What lies on the Storehouse while that lies in the Meadow."""
    load = part_of(state).load
    told = " ".join(f"{number}{{{kind}}}" for kind, number in load.items())
    return [
        Tile(Subject("meadow", "", -1, slot), "", card.name, badge=told)
        for slot, card in enumerate(state.meadow) if told and card is not None and card.id == STOREHOUSE
    ]  # fmt: skip


def farm_tiles(state: State, seat: int) -> list[Tile]:
    return [
        Tile(Subject("space", farm.id), f"farm/{farm.key}", farm.name, f"Gain {farm.text}", strip=farm.text)
        for farm in FARMS
    ]


def path_pieces(state: State, seat: int) -> list[Tile]:
    """Sun and Moon; what touches them can be played from the Meadow."""
    part = part_of(state)
    words = {
        SUN: "The Sun moves on when a {worker} is placed. Cards in its light can be played from the Meadow.",
        MOON: "The Moon moves on when a {card} is played. Cards in its light can be played from the Meadow.",
    }
    return [
        Tile(
            Subject("path", token), f"duo/{token}", f"{TITLES[token]}, space {space} of 7", words[token],
            step=space - 1, light=light, badge=mover,
            touches=tuple(Subject("meadow", "", -1, slot) for slot in touched_by(space)),
        )
        for token, space, light, mover in ((SUN, part.sun, "gold", "{worker}"), (MOON, part.moon, "white", "{card}"))
    ]  # fmt: skip


def season_now(state: State, seat: int) -> list[Tile]:
    """The season tile that is in force."""
    season = state.players[0].season
    name = SEASONS[season]
    starts = state.players[STARTS[season]].name
    words = (SHARED_WORDS if part_of(state).plan.shared else WORDS)[season]
    return [Tile(Subject("season", name), f"seasons/duo/{name}", name.title(), f"{words}\n{starts} begins.")]


TRAYS = (
    Tray("event_tiles", "Events", BOARD, event_tiles),
    Tray("river", "River tiles", BOARD, river_tiles),
    Tray("farms", "Farms", BOARD, farm_tiles),
    Tray("path", "Sun and Moon", BOARD, path_pieces),
    Tray("meadow_load", "Goods in the Meadow", BOARD, meadow_load),
    Tray("season", "Season", RULE, season_now, icon="season"),
    *SHARED_TRAYS,
)
COUNTERS = (Counter("occupied", "Occupied tokens", lambda state, seat: part_of(state).occupied_tokens[seat]),)
