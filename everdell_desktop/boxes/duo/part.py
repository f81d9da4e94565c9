"""What the game keeps beside the table.

table: "sun": 1, "moon": 1, "river": [2 tiles], "river_stack": [top ones], "event_tiles": [6 by spot, null where gone],
       "event_spots": {"a1": 3}, where workers stand on Events of this season
seat:  "occupied_tokens": 0

The shared modes add, at the table: "dice", "skunks", "sharing", "shared"; in chapters "watches", "watches_used",
"good_news", "good_news_used", "goals", "conceded", in the tenth "river_points"; in the challenge "thorn". At a seat:
"played": {"critter": 0, "construction": 0}, "visits": 0
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.chance import Generator
from everdell_desktop.engine.fields import (
    ONE,
    TABLE,
    Field,
    Number,
    Reading,
    Stock,
    Things,
    cards,
    number,
    pile,
    tile_slots,
    tiles,
    unseen,
)
from everdell_desktop.engine.goods import NOTHING, Goods, to_json
from everdell_desktop.engine.parts import Part
from everdell_desktop.engine.places import EVENT as ON_EVENT
from everdell_desktop.engine.reading import PositionError, as_mapping, as_number, check_keys, pick, read_goods
from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.state import AUTUMN, State

from .shared.lines import (
    Dice,
    Flag,
    Goals,
    InForce,
    Played,
    PlayedCards,
    RiverPoints,
    Shared,
    SharingTile,
    SkunkSpots,
    UsedNews,
    Watches,
    nothing_of_it,
)
from .shared.plan import in_challenge, in_chapters, in_shared_modes, plan_of, with_river_points
from .shared.settling import settle_skunks
from .shared.skunks import Skunks
from .shared.thorn_levels import CARDS_A_SEASON
from .tiles import Event, GoodNews, RiverTile

NAME = "duo"
HARE, TORTOISE = 0, 1
FIRST, LAST = 1, 7
"""The ends of the path."""
SPOTS = 6
STOREHOUSE = "storehouse"


def achieved(state: State) -> list[Award]:
    return [claimed.award for player in state.players for claimed in player.events]


RIVER = Stock("River tile", art="river/duo")
EVENT = Stock("Event", kind=lambda event: event.letter, elsewhere=achieved)
GOOD_NEWS = Stock("Good News")


@dataclass(eq=False)
class PathSpace(Number):
    """The space on which a token stands; left out: the first one without a skunk, found in `check`."""

    def read(self, written: Any, reading: Reading, seat: int) -> int:
        return as_number(written, self.words(reading, seat), least=FIRST, most=LAST)

    def left_out(self, dealt: Any, reading: Reading, seat: int) -> int:
        return 0


@dataclass(eq=False)
class EventTiles(Things):
    """The tiles by spot; what a position leaves out is one of each set, less those achieved."""

    def wanted(self, part: Part, state: State, seat: int, dealt: tuple[Any, ...], row: list[Any] | None) -> list[Any]:
        hers = part.thorn_events if isinstance(part, DuoPart) else ()
        gone = {event.letter for event in (*achieved(state), *hers) if isinstance(event, Event)}
        return [None if event is None or event.letter in gone else event for event in dealt]


@dataclass(eq=False)
class EventSpots(Field):
    """The spots of the Events on which workers stand; written only while there are any."""

    def start(self, setup: Setup) -> tuple[tuple[Award, int], ...]:
        return ()

    def write(self, value: Any) -> dict[str, int]:
        return {award.id: spot for award, spot in value}

    def put_into(self, entry: dict[str, Any], written: Any) -> None:
        if written:
            super().put_into(entry, written)

    def read(self, written: Any, reading: Reading, seat: int) -> tuple[tuple[Award, int], ...]:
        return tuple(
            (pick(reading.rules.awards, name, "event", self.key), as_number(spot, f"the spot of {name}", 1, SPOTS))
            for name, spot in as_mapping(written, self.key).items()
        )


@dataclass(eq=False)
class Load(Field):
    """What lies on the Storehouse while that lies in the Meadow, where it is written."""

    def start(self, setup: Setup) -> Goods:
        return NOTHING


class DuoPart(Part):
    """The path, the river, the Event tiles, the Occupied tokens of each seat, and what the shared modes need."""

    box = NAME
    skunks: Skunks = SkunkSpots(False, module=in_shared_modes)  # type: ignore[assignment]
    sun: int = PathSpace(False, initial=FIRST)  # type: ignore[assignment]
    moon: int = PathSpace(False, initial=FIRST)  # type: ignore[assignment]
    river: tuple[RiverTile | None, ...] = tile_slots(RIVER, 2)
    river_stack: tuple[RiverTile, ...] = pile(RIVER)
    thorn_events: tuple[Event, ...] = tiles(
        EVENT, per_seat=False, key="thorn.events", keep=nothing_of_it, module=in_challenge
    )
    event_tiles: tuple[Event | None, ...] = EventTiles(  # type: ignore[assignment]
        False, stock=EVENT, form="slots", slots=lambda setup: SPOTS
    )
    event_spots: tuple[tuple[Award, int], ...] = EventSpots(False)  # type: ignore[assignment]
    event_box: tuple[Event, ...] = unseen(EVENT)
    occupied_tokens: tuple[int, ...] = number()
    load: Goods = Load(False, "_load")  # type: ignore[assignment]
    exchanges: int = number(per_seat=False, key="_exchanges")
    """How often cards were exchanged this turn."""

    dice: tuple[int, ...] = Dice(False, module=in_shared_modes)  # type: ignore[assignment]
    sharing: str = InForce(False, module=in_shared_modes)  # type: ignore[assignment]
    shared: Shared | None = SharingTile(False, form=ONE, hidden=True, module=in_shared_modes)  # type: ignore[assignment]
    handshake: bool = Flag(False, "_handshake")  # type: ignore[assignment]
    """Whether Sun or Moon stood in the middle of the path when this turn began."""
    watches: int = Watches(False, module=in_chapters)  # type: ignore[assignment]
    watches_used: int = number(per_seat=False, module=in_chapters)
    good_news: tuple[GoodNews, ...] = tiles(GOOD_NEWS, per_seat=False, keep=nothing_of_it, module=in_chapters)
    good_news_used: tuple[GoodNews, ...] = UsedNews(  # type: ignore[assignment]
        False, stock=GOOD_NEWS, keep=nothing_of_it, module=in_chapters
    )
    goals: tuple[bool | None, ...] = Goals(False, module=in_chapters)  # type: ignore[assignment]
    conceded: bool = Flag(False, module=in_chapters)  # type: ignore[assignment]
    river_points: tuple[int, ...] | None = RiverPoints(False, module=with_river_points)  # type: ignore[assignment]
    thorn_cards: tuple[Card, ...] = cards(per_seat=False, key="thorn.cards", module=in_challenge)
    played: tuple[Played, ...] = PlayedCards(module=in_shared_modes)  # type: ignore[assignment]
    visits: tuple[int, ...] = number(module=in_shared_modes)
    """How often each mayor has placed a worker on a red card."""
    acted: bool = Flag(False, "_acted")  # type: ignore[assignment]
    """Whether the action of this turn is done."""
    less: int = number(per_seat=False, key="_less")
    """So many resources less for the next card of this turn."""
    gates_open: bool = Flag(False, "_gates_open")  # type: ignore[assignment]
    """Whether any Meadow card may be played this turn."""
    press_pass: bool = Flag(False, "_press_pass")  # type: ignore[assignment]
    """Whether workers pass the skunks at the Events this turn."""
    lowered: tuple[str, str] = ("", "")
    """The Event of which a number counts as 1 lower this turn, and which number."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.plan = plan_of(setup)

    # the path

    def free(self, space: int) -> bool:
        return FIRST <= space <= LAST and space not in self.skunks.meadow

    def first_space(self) -> int:
        """Where both tokens begin."""
        return next(space for space in range(FIRST, LAST + 1) if self.free(space))

    def space_after(self, space: int) -> int | None:
        """The next space to the right without a skunk; None at the end."""
        return next((other for other in range(space + 1, LAST + 1) if self.free(other)), None)

    def space_before(self, space: int) -> int | None:
        """The nearest space to the left without a skunk; None at the beginning."""
        return next((other for other in range(space - 1, FIRST - 1, -1) if self.free(other)), None)

    def spaces_left(self, space: int) -> int:
        """How often a token on this space can still move."""
        return sum(self.free(other) for other in range(space + 1, LAST + 1))

    # the board

    def spot_of(self, award: Award) -> int:
        """The spot where an Event lies, or where the worker stands who achieved it."""
        tiles: tuple[Award | None, ...] = self.event_tiles
        return tiles.index(award) + 1 if award in tiles else dict(self.event_spots)[award]

    def under_skunks(self) -> list[str]:
        """The Events that lie where skunks sit."""
        lying = [self.event_tiles[spot - 1] for spot in self.skunks.events]
        return [tile.id for tile in lying if tile is not None]

    def forget_spot(self, name: str) -> None:
        """The worker leaves the Event it stands on."""
        self.event_spots = tuple((award, spot) for award, spot in self.event_spots if award.id != name)

    def lay_river_points(self, taken: Collection[str] = ()) -> None:
        """Point tokens onto the River tiles without a skunk, nor a worker in these places."""
        number = self.plan.river_points
        spaces = ("river_1", "river_2")
        if number:
            self.river_points = tuple(
                0 if space in self.skunks.locations or space in taken else number for space in spaces
            )

    # secrets

    def hide(self, position: dict[str, Any], state: State, seen: Collection[int]) -> None:
        """Whoever put a card onto the Sharing tile knows it."""
        written = position.get("shared")
        super().hide(position, state, seen)
        if self.shared is not None and self.shared.giver in seen:
            position["shared"] = written

    def hidden(self, state: State, seen: Collection[int], stock: Stock | None) -> Iterator[tuple[Things, int, int]]:
        known = self.shared is not None and self.shared.giver in seen
        for place in super().hidden(state, seen, stock):
            if not known or place[0].name != "shared":
                yield place

    def deal_anew(self, state: State, seen: Collection[int], chance: Generator) -> None:
        super().deal_anew(state, seen, chance)
        self.dice = ()

    # in a position

    def write(self, state: State, seat: int = TABLE) -> dict[str, Any]:
        written = super().write(state, seat)
        if seat == TABLE and self.load.total:
            written["meadow"] = [self.in_meadow(card.id) if card else None for card in state.meadow]
        return written

    def in_meadow(self, name: str) -> str | dict[str, Any]:
        return {"card": name, "goods": to_json(self.load)} if name == STOREHOUSE else name

    def read_meadow(self, entries: list[Any]) -> list[Any]:
        return [self.unloaded(entry) if isinstance(entry, Mapping) else entry for entry in entries]

    def unloaded(self, entry: Mapping[str, Any]) -> Any:
        """The Storehouse without what lies on it."""
        check_keys(entry, {"card", "goods"}, "a card in the Meadow")
        goods = read_goods(entry.get("goods", {}), "the goods on a card in the Meadow")
        if entry.get("card") == STOREHOUSE:
            self.load = goods
        elif goods.total:
            raise PositionError("goods can lie only on the Storehouse in the Meadow")
        return entry.get("card")

    def check(self, reading: Reading) -> None:
        state = reading.state
        standing = {w.place.id for player in state.players for w in player.workers if w.place is not None}
        if self.plan.shared:
            self.check_shared(reading, standing)
        self.sun, self.moon = self.sun or self.first_space(), self.moon or self.first_space()
        for token, space in (("Sun", self.sun), ("Moon", self.moon)):
            if not self.free(space):
                raise PositionError(f"the {token} cannot stand on space {space}: a skunk sits there")
        ended = self.space_after(self.sun) is None and self.space_after(self.moon) is None
        if ended and state.players[0].season != AUTUMN and not self.conceded:
            raise PositionError("Sun and Moon are both at the end, but it is not yet the end of autumn")
        if self.river_points is None:
            self.lay_river_points(standing)
        state.awards = tuple(tile for tile in self.event_tiles if tile is not None)
        self.check_tokens(state)
        self.find_spots(state)

    def check_shared(self, reading: Reading, standing: Collection[str]) -> None:
        """Skunks that a position does not name make way for what it names; watches are those of the chapter."""
        if "skunks" not in reading.position:
            settle_skunks(self, standing, autumn=reading.state.players[0].season == AUTUMN)
        if self.watches + self.watches_used > self.plan.watches:
            raise PositionError(f"this chapter has {self.plan.watches} Pocket Watches, not more")
        gone = reading.rules.setup.brought.get("campaign", {}).get("gone", ())
        for card in self.good_news:
            if card.id in gone:
                raise PositionError(f"the Good News {card.id} is gone from this campaign")

    def deal(self, before: Part, reading: Reading, take: Callable[[], Card | None]) -> None:
        """Miss Thorn has taken 3 cards for each season past, where a position does not say which."""
        super().deal(before, reading, take)
        if self.plan.level is not None and "cards" not in reading.position.get("thorn", {}):
            more = [take() for _ in range(CARDS_A_SEASON * reading.state.players[0].season)]
            self.thorn_cards = (*self.thorn_cards, *(card for card in more if card is not None))

    def check_tokens(self, state: State) -> None:
        for player in state.players:
            colors = [built.card.color for built in player.city if built.occupied]
            for color in colors:
                if colors.count(color) > 1:
                    raise PositionError(f"the city of {player.name} has two Occupied tokens on {color} cards")

    def find_spots(self, state: State) -> None:
        """Events on which workers stand lay on the empty spots, in order, where a position does not say."""
        known = dict(self.event_spots)
        empty = [spot for spot in range(1, SPOTS + 1) if self.event_tiles[spot - 1] is None]
        free = [spot for spot in empty if spot not in known.values()]
        standing = [w.place.id for p in state.players for w in p.workers if w.place and w.place.kind == ON_EVENT]
        for award in achieved(state):
            if award.id in standing and award not in known and free:
                known[award] = free.pop(0)
        self.event_spots = tuple((award, spot) for award, spot in known.items() if award.id in standing)


part_of = DuoPart.of
