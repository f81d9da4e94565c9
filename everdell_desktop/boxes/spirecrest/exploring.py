"""Exploring, the end of Prepare for Season: chart a map tile, take a discovery, travel on (Spirecrest 1)."""

from __future__ import annotations

from everdell_desktop.engine.chance import below
from everdell_desktop.engine.decisions import Blocked, Option, Subject
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.ruleset import Step
from everdell_desktop.engine.state import SEASONS
from everdell_desktop.engine.turn import Turn

from . import riders
from .part import mount, part_of
from .tiles import AREAS, PEAKS, Discovery, MapTile

SLOTS = 3
PROMPT = "Take a discovery: its slot is paid in resources or cards"
MOUNTAINEER = "discovery_mountaineer"


def set_out(turn: Turn) -> None:
    """The weather of the season that ends holds until the traveler moves on."""
    part_of(turn.state).setting_out = (turn.seat, turn.player.season)


def area_of(turn: Turn) -> str:
    """The area that is being left."""
    return AREAS[turn.player.season - 1]


# chart


def chart(turn: Turn) -> None:
    """One tile of the area to the right end of the line; it is not replaced."""
    part, area = part_of(turn.state), area_of(turn)
    options = [Option(tile.id, tile.name, tile, Subject("map_tile", tile.id)) for tile in part.area(area)]
    tile: MapTile | None = turn.choose_one(
        f"Chart a map tile of the {area.title()}: its price is paid on your expedition", options, purpose="chart"
    )
    if tile is None:
        return
    put_into_line(turn, turn.seat, area, tile)
    for seat, player in enumerate(turn.state.players):
        if player.automaton and part.area(area):
            put_into_line(turn, seat, area, rivals_tile(turn, part.area(area)))


def put_into_line(turn: Turn, seat: int, area: str, tile: MapTile) -> None:
    part = part_of(turn.state)
    part.put_area(area, tuple(other for other in part.area(area) if other is not tile))
    part.expedition = with_seat(part.expedition, seat, (*part.expedition[seat], tile))
    if turn.journal:
        turn.journal.note("chart", seat, tile=tile.id, area=area, text=f"charts {tile.name}")


def rivals_tile(turn: Turn, tiles: tuple[MapTile, ...]) -> MapTile:
    """Our solo rule: the lowest in year 1, any in year 2, the highest in year 3; of equal ones the leftmost."""
    year = turn.rules.setup.options.get("rugwort_year", 1)
    if year == 2:
        return tiles[below(turn.state.seed, turn.next_chance(), len(tiles))]
    best = (min if year == 1 else max)(tile.points for tile in tiles)
    return next(tile for tile in tiles if tile.points == best)


# discover


def discover(turn: Turn) -> None:
    """Three cards of the area's deck into the slots, for nothing, 1 and 2; one must be taken."""
    part, area = part_of(turn.state), area_of(turn)
    deck = part.deck(area)
    part.laid_out, rest = deck[:SLOTS], deck[SLOTS:]
    part.put_deck(area, rest)
    if turn.journal:
        turn.journal.revealed = True
        turn.journal.note("discover", turn.seat, area=area, text=f"looks for discoveries in the {area.title()}")
    choose_discovery(turn)
    if area == PEAKS and part.holds(turn.seat, MOUNTAINEER):
        choose_discovery(turn, skip="One is enough")
    left = [discovery for discovery in part.laid_out if discovery is not None]
    part.put_deck(area, (*part.deck(area), *left))
    part.laid_out = ()


def choose_discovery(turn: Turn, skip: str = "") -> None:
    part = part_of(turn.state)
    there = [(price, discovery) for price, discovery in enumerate(part.laid_out) if discovery is not None]
    means = turn.player.goods.total + len(turn.hand)
    options = [slot_option(price, discovery) for price, discovery in there if price <= means]

    def blocked() -> list[Blocked]:
        return [
            Blocked(discovery.id, f"costs {price} resources or cards", discovery.subject)
            for price, discovery in there if price > means
        ]  # fmt: skip

    picked = turn.choose_one(PROMPT, options, skip=skip, blocked=blocked, purpose="discover")
    if picked is not None:
        take(turn, *picked)


def slot_option(price: int, discovery: Discovery) -> Option:
    cost = "free" if price == 0 else "1 resource or card" if price == 1 else f"{price} resources or cards"
    return Option(discovery.id, f"{discovery.name}: {cost}", (price, discovery), discovery.subject)


def take(turn: Turn, price: int, discovery: Discovery) -> None:
    """Pay its slot; then it lies beside the city, and what it does at once happens."""
    part = part_of(turn.state)
    if price:
        turn.pay_cards_and_goods(price, f"Pay {price} for {discovery.name}")
    part.laid_out = tuple(None if one is discovery else one for one in part.laid_out)
    part.take(turn.seat, discovery)
    if turn.journal:
        turn.journal.note("discover", turn.seat, discovery=discovery.id, text=f"discovers {discovery.name}")
    if discovery.critter is not None:
        mount(turn.player, discovery.critter.name)
    if discovery.when_taken is not None:
        before, turn.source = turn.source, discovery.subject
        discovery.when_taken(turn)
        turn.source = before


# travel


def travel(turn: Turn) -> None:
    """The new weather holds from now on; the first to arrive turns it up with the tiles of the area."""
    part, season = part_of(turn.state), turn.player.season
    others = [player for seat, player in enumerate(turn.state.players) if seat != turn.seat and not player.automaton]
    first = all(player.season < season for player in others)
    part.setting_out = None
    weather = part.weather(season)
    if turn.journal:
        where = AREAS[season] if season < len(AREAS) else "everdell"
        text = f"travels on to the {where.title()}" if where != "everdell" else "is back in Everdell"
        turn.journal.note("travel", turn.seat, area=where, text=text)
        if first and weather is not None:
            turn.journal.revealed = True
            text = f"finds the weather of {SEASONS[season]}: {weather.name}"
            turn.journal.note("weather", turn.seat, weather=weather.id, season=SEASONS[season], text=text)


SEASON_STEPS = (
    Step("set out", set_out, before="before recall"),
    Step("leave behind", riders.leave_behind, after="set out"),
    Step("stand again", riders.stand_again, after="recall"),
    Step("chart", chart, after="season bonus"),
    Step("discover", discover, after="chart"),
    Step("travel", travel, after="discover"),
)
