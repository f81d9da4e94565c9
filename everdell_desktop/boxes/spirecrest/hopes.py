"""What map tiles and discoveries promise to a seat, in points: for those who think ahead."""

from __future__ import annotations

from everdell_desktop.engine.cards import COLORS, PROSPERITY
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.placing import Placement
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import AUTUMN, State

from .discovery_worth import CITY_POINTS, TRAIL_POINTS, colors_in
from .part import Held, part_of
from .tiles import Discovery, MapTile, Tile, Toll

USEFUL = {
    "archeologist": 1.0, "cartographers_caravan": 7.0, "forager": 6.0, "map_seller": 6.0, "mountaineer": 3.0,
    "prospector": 3.0, "stubblehoof": 6.0, "trail_guide": 1.0, "truffle": 7.0, "ancient_orchard": 7.0,
    "cloudrim_peak": 5.0, "corliander": 4.0, "firebeak": 4.0, "grey_cloaks_hideout": 7.0, "honeypaw": 6.0,
    "king_rhun": 6.0, "moleia_mines": 6.0, "ruins_of_spire": 6.0, "stormvale": 3.0, "tezels_laboratory": 5.0,
    "whisper": 4.0, "windlore": 6.0, "bounty_hunter": 2.5, "cave_of_dancing_lights": 5.0, "cloudsong": 2.5,
    "star_weavers": 4.0,
}  # fmt: skip
"""About what a discovery brings that scores nothing by itself, if it is used until the end."""
SEASONS_LEFT = (1.0, 1.0, 0.75, 0.4)
"""How much of that is still to come, by season."""
GROWTH = (2.0, 1.6, 1.3, 1.0)
"""How a city grows until the end, by season."""
ONCE = ("bounty_hunter", "cave_of_dancing_lights", "cloudsong", "star_weavers")
SLOT_UNIT, PAID, EACH_FURTHER = 0.7, 0.7, 0.85
"""What a unit of a slot's price costs; how likely one more thing to be paid is there; and a tile more to be walked."""


def hopes(state: State, rules: Ruleset, seat: int) -> float:
    """What the line and the discoveries of a seat promise beyond what they score now."""
    part, player = part_of(state), state.players[seat]
    if player.passed:
        return 0.0
    return line_hope(state, seat, part.line(seat)) + sum(
        held_hope(state, rules, seat, held) for held in part.discoveries[seat]
    )


def line_hope(state: State, seat: int, line: list[Tile]) -> float:
    """Tile by tile, each less certain than the one before; in autumn what is there already pays first."""
    player, total, certainty = state.players[seat], 0.0, 1.0
    goods, cards = player.goods.total, len(player.hand)
    for tile in line:
        if player.season == AUTUMN:
            goods -= tile.toll.goods.total + tile.toll.any
            cards -= tile.toll.card
            if min(goods, cards) < 0:
                certainty *= 0.6
        total += certainty * tile_worth(tile)
        certainty *= EACH_FURTHER
    return total


def size(toll: Toll) -> float:
    """Cards are left over at the end more often than goods."""
    return toll.goods.total + toll.any + 0.7 * toll.card + toll.point


def tile_worth(tile: Tile) -> float:
    chance: float = PAID ** size(tile.toll)
    return tile.points * chance


def held_hope(state: State, rules: Ruleset, seat: int, held: Held) -> float:
    discovery = held.discovery
    name, season = discovery.id.removeprefix("discovery_"), state.players[seat].season
    if discovery.worth is not None:
        return expected(state, rules, seat, discovery) - discovery.worth(state, rules, seat)
    if name in ONCE:
        return 0.0
    return USEFUL.get(name, 0.0) * SEASONS_LEFT[season] + 0.8 * len(held.cards)


def expected(state: State, rules: Ruleset, seat: int, discovery: Discovery) -> float:
    """What a discovery may score at the end, from how the city looks now."""
    assert discovery.worth is not None
    now, season = discovery.worth(state, rules, seat), state.players[seat].season
    needs = discovery.needs or {}
    for color, number in ((name, int(wanted)) for name, wanted in needs.items()):
        if color in COLORS:
            there: float = colors_in(state, seat)[color] * GROWTH[season]
            if discovery.points:
                return TRAIL_POINTS * min(1.0, (there + 0.5) / number)
            return CITY_POINTS - there / number - (0.5 if color == PROSPERITY else 0.0)
    return max(float(now), 2.0 if discovery.points else 3.0) if season < AUTUMN else float(now)


def taking(state: State, rules: Ruleset, seat: int, discovery: Discovery) -> float:
    """What taking a discovery promises."""
    if discovery.worth is not None:
        return expected(state, rules, seat, discovery)
    if discovery.points and discovery.place is None:
        return 0.5 * tile_worth(discovery)
    name = discovery.id.removeprefix("discovery_")
    kept = 4.0 if discovery.keeps_cards else 0.0
    return USEFUL.get(name, 0.0) * SEASONS_LEFT[min(AUTUMN, state.players[seat].season)] + kept


def appraise(state: State, rules: Ruleset, seat: int, option: Option) -> float | None:
    """Tiles to be charted or entered, discoveries with their slots, and rides."""
    value = option.value
    if isinstance(value, MapTile) or (isinstance(value, Discovery) and value.points):
        return tile_worth(value) + 0.1
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], Discovery):
        return taking(state, rules, seat, value[1]) - SLOT_UNIT * float(value[0])
    if isinstance(value, Placement) and value.kind.startswith("big_critter_"):
        return ride(state, seat, value)
    return None


def ride(state: State, seat: int, placement: Placement) -> float:
    """A big critter belongs where it can do more than another worker."""
    if placement.place.kind != "city":
        return 1.0 if placement.place.id in ("deck", "discard") else 0.3
    built = state.players[placement.place.seat].built(placement.place.id)
    if placement.kind == "big_critter_king_rhun" and built.card.color == PROSPERITY:
        return float(built.card.points)
    return 2.5 if placement.kind == "big_critter_truffle" and built.card.simple_production else 0.3
