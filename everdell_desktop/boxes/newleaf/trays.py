"""What the box lays on the table: the Station with its train cars, the Visitors, and what a player has of it all."""

from __future__ import annotations

from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import SUMMER, State
from everdell_desktop.engine.trays import BOARD, HOME, Counter, Tile, Tray

from .golden import golden_left
from .part import INBOUND, SPENT, USED, NewleafPart, part_of
from .reserving import RESERVED, TOKEN
from .station import STATION
from .tiles import Visitor
from .train_cars import car_subject
from .visitors import pleased, visitor_subject


def station_tiles(state: State, seat: int) -> list[Tile]:
    return [
        Tile(Subject(STATION.name, "", -1, slot), "", "Empty") if card is None else
        Tile(Subject(STATION.name, card.id, -1, slot), f"portraits/{card.key}", card.name, card.text, card=card)
        for slot, card in enumerate(part_of(state).station)
    ]  # fmt: skip


def car_tiles(state: State, seat: int) -> list[Tile]:
    return [
        Tile(Subject("train_car", "", -1, slot), "", "Empty") if car is None else
        Tile(car_subject(car, slot), f"stations/{car.id}", car.name, f"{car.text} for the card beside it",
             strip=car.text)
        for slot, car in enumerate(part_of(state).train_cars)
    ]  # fmt: skip


def bag_tiles(state: State, seat: int) -> list[Tile]:
    """How many tiles the bag still holds: what lies beside the row and what is used is open to all."""
    left = str(len(part_of(state).bag))
    return [Tile(Subject("bag", "bag"), "stations/bag", "The bag", f"{left} train cars to come", left)]


def waiting_tiles(state: State, seat: int) -> list[Tile]:
    """The top one of each pile."""
    return [
        Tile(Subject("visitor", ""), "", "Nobody waits") if not pile else
        visitor_tile(state, seat, pile[0], f"\n{len(pile) - 1} more wait in this pile")._replace(
            badge=f"{len(pile) - 1} more wait"
        )
        for pile in part_of(state).piles
    ]  # fmt: skip


def visitor_tile(state: State, seat: int, visitor: Visitor, more: str = "") -> Tile:
    """A Visitor with how far the seat has come."""
    met = pleased(state, seat, visitor)
    here = Here(seat, visitor.id)
    reached = ", ".join(f"{count(state, here)} of {number}" for count, number in visitor.wishes)
    return Tile(
        visitor_subject(visitor), f"visitors/{visitor.id}", visitor.name, visitor.text + more, strip=visitor.text,
        worth=str(visitor.points), met=met, now=f"now {reached or ('yes' if met else 'no')}",
    )  # fmt: skip


def guest_tiles(state: State, seat: int) -> list[Tile]:
    """The Visitors taken."""
    return [visitor_tile(state, seat, visitor) for visitor in part_of(state).visitors[seat]]


def ticket_tiles(state: State, seat: int) -> list[Tile]:
    """The train ticket with the side that is up."""
    part = part_of(state)
    if not plays(part, "ticket"):
        return []
    side, early = part.ticket[seat], state.players[seat].season < SUMMER
    text = "Move one of your placed {worker} to another place"
    if side == INBOUND and early:
        text += ", from summer on"
    title = "Ticket used" if side == USED else f"Ticket, {side}"
    return [Tile(Subject("ticket", "ticket"), "stations/ticket", title, text, strip=side, spent=side == USED)]


def reservation_tiles(state: State, seat: int) -> list[Tile]:
    """The card under the token, or the token waiting for one."""
    part = part_of(state)
    if not plays(part, "reservation"):
        return []
    card, spent = part.reserved[seat], part.reservation[seat] == SPENT
    if card is not None:
        return [
            Tile(
                Subject(RESERVED.name, card.id, seat), f"portraits/{card.key}", card.name,
                f"Reserved: 1 {{any}} less\n{card.text}", "1 {any} less", card=card,
            )
        ]  # fmt: skip
    text = "Comes back with the next season" if spent else "Reserve a card of Meadow or Station: 1 {any} less later"
    return [Tile(TOKEN, "stations/reservation", "Reservation", text, spent=spent)]


def plays(part: NewleafPart, name: str) -> bool:
    """Whether the module of a line of the part is played with."""
    return name in {one.name for one in part.fields}


TRAYS = (
    Tray("station", "The Station", BOARD, station_tiles),
    Tray("train_cars", "Train cars", BOARD, car_tiles),
    Tray("bag", "The bag", BOARD, bag_tiles),
    Tray("visitors", "Visitors", BOARD, waiting_tiles),
    Tray("reserved", "Reserved", HOME, reservation_tiles, "reservation", "", reservation_tiles, "My reservation"),
    Tray("ticket", "Ticket", HOME, ticket_tiles, public=ticket_tiles),
    Tray("guests", "Visitors", HOME, guest_tiles, "visitor", public=guest_tiles),
)
GOLDEN = "Each takes a critter in free where a golden banner matches."
COUNTERS = (Counter("golden", "Golden tokens", golden_left, GOLDEN),)
