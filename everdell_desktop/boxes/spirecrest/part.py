"""What the box keeps beside the table.

    table: "weather": {"winter": "weather_snowdrifts"}, "map": {"foothills": [...]}, "discovery_decks": {"peaks": [...]}
    seat:  "discoveries": ["discovery_forager", {"discovery": "discovery_stormvale", "cards": [...]}],
           "expedition": ["map_the_bog"], "entered": 1

Face up or down follows from the seasons of the seats. A Stormvale named without its cards gets three from the deck. A
big critter that is gone for good, with the card on which it stayed, is told by `"lost": true` at its discovery.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.fields import TABLE, Reading, Stock, Things, number, pile, tile, tiles, unseen
from everdell_desktop.engine.parts import Part, with_seat
from everdell_desktop.engine.places import Place
from everdell_desktop.engine.reading import PositionError, as_flag, as_list, as_mapping, check_keys, pick_dealt
from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.state import SEASONS, WORKER, Player, State

from .tiles import AREAS, Discovery, MapTile, Tile, Weather

NAME = "spirecrest"
STORMVALE_CARDS = 3
MOST_KEPT = 3
OWNERS = "who holds which discovery"
WEATHER = Stock("weather", kind=lambda weather: weather.season, art="weather")
MAP_TILE = Stock("map tile", art="maps")
DISCOVERY = Stock("discovery", kind=lambda discovery: discovery.deck, art="discoveries")
BIG_CRITTER = Stock("big critter", art="workers")
STORMVALE, SERPENTS_PASS, DISTANT_SHORE = (
    "discovery_stormvale",
    "discovery_serpents_pass",
    "discovery_the_distant_shore",
)


class Held(NamedTuple):
    """A discovery before a seat, with the cards under or beside it."""

    discovery: Discovery
    cards: tuple[Card, ...] = ()
    lost: bool = False
    """In a position: its big critter is gone for good."""


@dataclass(eq=False)
class Discoveries(Things):
    """The discoveries of a seat: an id, or an object with what lies there."""

    stock: Stock | None = DISCOVERY

    def thing(self, item: Held) -> Discovery:
        return item.discovery

    def with_thing(self, item: Held, thing: Discovery) -> Held:
        return item._replace(discovery=thing)

    def write_one(self, item: Held) -> Any:
        if not item.discovery.keeps_cards:
            return item.discovery.id
        return {"discovery": item.discovery.id, "cards": [card.id for card in item.cards]}

    def read_one(self, written: Any, reading: Reading, where: str) -> Held:
        facts = {"discovery": written} if isinstance(written, str) else as_mapping(written, f"one of {where}")
        check_keys(facts, {"cards", "discovery", "lost"}, f"one of {where}")
        discovery: Discovery = super().read_one(facts.get("discovery"), reading, where)
        under = f"what lies at {discovery.id} in {where}"
        names = as_list(facts.get("cards", []), under)
        if names and not discovery.keeps_cards:
            raise PositionError(f"no cards can lie at {discovery.id}")
        if len(names) > MOST_KEPT:
            raise PositionError(f"{under} are {len(names)} cards, but there can be only {MOST_KEPT}")
        cards = tuple(pick_dealt(reading.rules.cards, name, under) for name in names)
        lost = as_flag(facts.get("lost", False), f"'lost' of {discovery.id}")
        if lost and discovery.critter is None:
            raise PositionError(f"{discovery.id} has no big critter that could be lost")
        return Held(discovery, cards, lost)

    def cards(self, value: tuple[Held, ...]) -> list[Card]:
        return [card for held in value for card in held.cards]


def not_reached(season: int) -> Callable[[State, int], bool]:
    """Whether no traveler has come so far."""
    return lambda state, slot: (
        season > 0
        and not any(stage(state, seat) >= season for seat, player in enumerate(state.players) if not player.automaton)
    )


def weather_of(season: str) -> Any:
    return tile(WEATHER, key=f"weather.{season}", hidden=not_reached(SEASONS.index(season)))


def lying_in(area: str) -> Any:
    return tiles(MAP_TILE, per_seat=False, key=f"map.{area}", hidden=not_reached(AREAS.index(area)))


def deck_of(area: str) -> Any:
    return pile(DISCOVERY, key=f"discovery_decks.{area}", takes=lambda discovery: discovery.deck == area)


HELD: Any = Discoveries()


class SpirecrestPart(Part):
    """Weather, the map, three discovery decks, and of each seat its discoveries and its expedition."""

    box = NAME
    winter: Weather | None = weather_of("winter")
    spring: Weather | None = weather_of("spring")
    summer: Weather | None = weather_of("summer")
    autumn: Weather | None = weather_of("autumn")
    boxed_weather = unseen(WEATHER)
    expedition: tuple[tuple[MapTile, ...], ...] = tiles(MAP_TILE, automata=True)
    foothills: tuple[MapTile, ...] = lying_in("foothills")
    peaks: tuple[MapTile, ...] = lying_in("peaks")
    ridge: tuple[MapTile, ...] = lying_in("ridge")
    boxed_tiles = unseen(MAP_TILE)
    discoveries: tuple[tuple[Held, ...], ...] = HELD
    foothills_deck: tuple[Discovery, ...] = deck_of("foothills")
    peaks_deck: tuple[Discovery, ...] = deck_of("peaks")
    ridge_deck: tuple[Discovery, ...] = deck_of("ridge")
    entered: tuple[int, ...] = number()

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.setting_out: tuple[int, int] | None = None
        """In a Prepare turn until the traveler moves on: whose it is, and the season that ends."""
        self.left_behind: Place | None = None
        """Where Stubblehoof stays while the others come home."""
        self.laid_out: tuple[Discovery | None, ...] = ()
        """The three discovery slots while somebody chooses; those taken are gone."""

    # the table

    def weather(self, season: int) -> Weather | None:
        card: Weather | None = getattr(self, SEASONS[season])
        return card

    def area(self, area: str) -> tuple[MapTile, ...]:
        lying: tuple[MapTile, ...] = getattr(self, area)
        return lying

    def deck(self, area: str) -> tuple[Discovery, ...]:
        deck: tuple[Discovery, ...] = getattr(self, f"{area}_deck")
        return deck

    def put_area(self, area: str, lying: tuple[MapTile, ...]) -> None:
        setattr(self, area, lying)

    def put_deck(self, area: str, deck: tuple[Discovery, ...]) -> None:
        setattr(self, f"{area}_deck", deck)

    # seats

    def take(self, seat: int, discovery: Discovery, cards: tuple[Card, ...] = ()) -> None:
        self.discoveries = with_seat(self.discoveries, seat, (*self.discoveries[seat], Held(discovery, cards)))

    def put_cards(self, seat: int, name: str, cards: tuple[Card, ...]) -> None:
        """Other cards lie at a discovery from now on."""
        held = tuple(one._replace(cards=cards) if one.discovery.id == name else one for one in self.discoveries[seat])
        self.discoveries = with_seat(self.discoveries, seat, held)

    def holds(self, seat: int, name: str) -> bool:
        return any(held.discovery.id == name for held in self.discoveries[seat])

    def owner_of(self, name: str) -> tuple[int, Held] | None:
        """Who holds a discovery."""
        owners: dict[str, tuple[int, Held]] | None = self.remembered.get(OWNERS)
        if owners is None:
            owners = {held.discovery.id: (seat, held) for seat, row in enumerate(self.discoveries) for held in row}
            self.remembered[OWNERS] = owners
        return owners.get(name)

    def line(self, seat: int) -> list[Tile]:
        """The expedition from left to right: Serpent's Pass first, The Distant Shore last (PROTOCOL_BOXES)."""
        held = {one.discovery.id: one.discovery for one in self.discoveries[seat]}
        first = [held[SERPENTS_PASS]] if SERPENTS_PASS in held else []
        last = [held[DISTANT_SHORE]] if DISTANT_SHORE in held else []
        return [*first, *self.expedition[seat], *last]

    # in a position

    def write(self, state: State, seat: int = TABLE) -> dict[str, Any]:
        written = super().write(state, seat)
        if seat != TABLE and "discoveries" in written:
            kinds = {worker.kind for worker in state.players[seat].workers}
            written["discoveries"] = [
                {"discovery": one.discovery.id, "lost": True} if is_lost(one.discovery, kinds) else entry
                for one, entry in zip(self.discoveries[seat], written["discoveries"], strict=True)
            ]
        return written

    def check(self, reading: Reading) -> None:
        state = reading.state
        for season in SEASONS:
            card = getattr(self, season)
            if card is not None and card.season != season:
                raise PositionError(f"{card.id} is no weather of {season}")
        for area in AREAS:
            if any(discovery.deck != area for discovery in self.deck(area)):
                raise PositionError(f"the discovery deck of the {area} holds a card of another one")
            if len(self.area(area)) > tiles_in_area(reading.rules.setup):
                raise PositionError(f"{len(self.area(area))} map tiles lie in the {area}, but there can be only "
                                    f"{tiles_in_area(reading.rules.setup)}")  # fmt: skip
        for seat, player in enumerate(state.players):
            if self.entered[seat] > len(self.line(seat)):
                raise PositionError(f"{player.name} has entered {self.entered[seat]} tiles, but the line is shorter")
            saddle_up(player, self.discoveries[seat])

    def deal(self, before: Part, reading: Reading, take: Callable[[], Card | None]) -> None:
        super().deal(before, reading, take)
        for seat in range(len(self.discoveries)):
            _, written = HELD.found_in(reading.entry(seat))
            if STORMVALE in (written or ()):
                cards = (take() for _ in range(STORMVALE_CARDS))
                self.put_cards(seat, STORMVALE, tuple(card for card in cards if card is not None))


part_of = SpirecrestPart.of


def is_lost(discovery: Discovery, kinds: set[str]) -> bool:
    return discovery.critter is not None and discovery.critter.name not in kinds


def saddle_up(player: Player, held: tuple[Held, ...]) -> None:
    """In a position a big critter follows from its discovery; at home it stands for one of the workers."""
    kinds = {one.discovery.critter.name: one for one in held if one.discovery.critter is not None}
    standing = [worker.kind for worker in player.workers if worker.kind.startswith(f"{BIG_CRITTER_PREFIX}")]
    for kind in standing:
        if kind not in kinds or standing.count(kind) > 1:
            raise PositionError(f"{player.name} has no discovery for the {kind} among the placed workers")
        if kinds[kind].lost:
            raise PositionError(f"{kind} of {player.name} cannot be lost and placed")
    for kind, one in kinds.items():
        critter = one.discovery.critter
        if kind not in standing and not one.lost and critter is not None:
            mount(player, critter.name)


BIG_CRITTER_PREFIX = "big_critter_"


def mount(player: Player, kind: str) -> None:
    """A big critter takes the place of one ordinary worker that is at home; without one nobody can ride it."""
    free = [index for index, worker in enumerate(player.workers) if worker.place is None and worker.kind == WORKER]
    if free:
        workers = list(player.workers)
        workers[free[0]] = workers[free[0]]._replace(kind=kind)
        player.workers = tuple(workers)


def tiles_in_area(setup: Setup) -> int:
    """How many map tiles each area begins with."""
    return tiles_for(sum(1 for seat in setup.seats if not seat.automaton))


def tiles_for(people: int) -> int:
    """One more than there are players; alone as with two (our rule)."""
    return max(2, people) + 1


def stage(state: State, seat: int) -> int:
    """How far the traveler of a seat has come: the season whose weather it is in, and the area."""
    out = part_of(state).setting_out
    return out[1] if out is not None and out[0] == seat else state.players[seat].season
