"""The Station row: three cards that are played like Meadow cards, each with a train car beside it.

They are no Meadow cards: what names the Meadow does not reach them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.handling import DECK
from everdell_desktop.engine.payment import Terms
from everdell_desktop.engine.playing import Play
from everdell_desktop.engine.sources import MEADOW, Source
from everdell_desktop.engine.speaking import together
from everdell_desktop.engine.turn import Turn

from .part import NAME, part_of
from .train_cars import gain_car


def station_cards(turn: Turn) -> list[tuple[int, Card]]:
    return [(slot, card) for slot, card in enumerate(part_of(turn.state).station) if card is not None]


def take_from_station(turn: Turn, slots: Iterable[int]) -> list[Card]:
    """Lift cards out of the row; refilling is the caller's next step. The train cars stay where they are."""
    part, slots = part_of(turn.state), set(slots)
    cards = [card for slot, card in enumerate(part.station) if card is not None and slot in slots]
    part.station = tuple([None if slot in slots else card for slot, card in enumerate(part.station)])
    return cards


def refill_station(turn: Turn) -> None:
    part = part_of(turn.state)
    empty = [slot for slot, card in enumerate(part.station) if card is None]
    new = turn.take_from_deck(len(empty))
    if not new:
        return
    row = list(part.station)
    for slot, card in zip(empty, new, strict=False):
        row[slot] = card
    part.station = tuple(row)
    if turn.journal:
        names = [card.id for card in new]
        words = together([card.name for card in new])
        turn.journal.note("station", turn.seat, slots=empty[: len(new)], cards=names, text=f"sees {words} arrive")


def take_to_play(turn: Turn, card: Card, slot: int) -> None:
    take_from_station(turn, [slot])
    refill_station(turn)


def unload(turn: Turn, play: Play) -> None:
    """The train car beside a card that was played from the row, as the very last step: it cannot help to pay."""
    if play.origin is not None:
        gain_car(turn, play.origin.slot)


def from_the_station(turn: Turn, card: Card, terms: Terms) -> str:
    return f"Play {card.name} from the Station"


STATION = Source(
    "station", station_cards, take_to_play, slotted=True, label=from_the_station, box=NAME, afterwards=unload
)  # fmt: skip


@cache
def open_option(row: str, slot: int, card: Card) -> Option:
    """A card that lies open in one of the two rows."""
    return Option(f"{row}:{slot}:{card.id}", card.name, (row, slot), Subject(row, card.id, -1, slot))


def open_options(turn: Turn) -> list[Option]:
    """Every card that lies open in the Meadow and at the Station; the value is `(row, slot)`."""
    return [open_option(*lying) for lying in open_cards(turn)]


def open_cards(turn: Turn) -> list[tuple[str, int, Card]]:
    """Every card that lies open in the Meadow and at the Station, with its row and slot."""
    meadow = [(MEADOW.name, slot, card) for slot, card in turn.meadow_cards(turn.open_meadow())]
    return meadow + [(STATION.name, slot, card) for slot, card in station_cards(turn)]


def lift(turn: Turn, picked: Sequence[tuple[str, int]]) -> tuple[list[Card], list[Card]]:
    """Take cards chosen among `open_options` out of Meadow and Station."""
    meadow = [slot for row, slot in picked if row == "meadow"]
    station = [slot for row, slot in picked if row == STATION.name]
    return turn.take_from_meadow(meadow), take_from_station(turn, station)


def pick_up(turn: Turn, picked: Sequence[tuple[str, int]]) -> list[Card]:
    """The same into the hand; their places stay empty for now."""
    cards = turn.pick_up([slot for row, slot in picked if row == "meadow"])
    drawn = take_from_station(turn, [slot for row, slot in picked if row == STATION.name])
    if drawn:
        turn.player.hand = (*turn.player.hand, *drawn)
        if turn.journal:
            words = " and ".join(card.name for card in drawn)
            names = [card.id for card in drawn]
            turn.journal.note("draw_station", turn.seat, cards=names, text=f"takes {words} from the Station")
        if turn.visiting is not None:
            turn.visiting.give(cards=drawn)
    return [*cards, *drawn]


def refill(turn: Turn) -> None:
    """The Meadow before the Station (our ruling)."""
    turn.refill_meadow()
    refill_station(turn)


def draw_card_by_card(turn: Turn, number: int, skip: str) -> None:
    """Each from deck, Meadow or Station as one likes; the gaps are filled after the last one."""
    cards: list[Card] = []
    for _ in range(min(number, turn.room_in_hand())):
        options = [DECK] if turn.state.deck or turn.state.discard else []
        options += open_options(turn)
        picked = turn.choose_one("Draw from deck, Meadow or Station?", options, skip=skip, purpose="draw")
        if picked is None:
            break
        cards += turn.deal(1, turn.seat) if picked == DECK.value else pick_up(turn, [picked])
    refill(turn)
    turn.answer_draw(cards, turn.source)
