"""Reading the table: the questions of the rules that need no player to answer."""

from __future__ import annotations

from collections.abc import Iterator

from .asking import Asking
from .cards import Card
from .decisions import Option
from .housing import free_spaces
from .state import HAND, Built, has


class Looking(Asking):
    """What card code can look up."""

    __slots__ = ()

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.player.hand

    @property
    def city(self) -> tuple[Built, ...]:
        return self.player.city

    def built(self, seat: int, uid: str) -> Built:
        return self.state.players[seat].built(uid)

    def has(self, name: str, seat: int | None = None) -> bool:
        """Whether a city holds a card that counts as `name`."""
        return has(self.state.players[self.seat if seat is None else seat].city, name)

    def opponents(self, seat: int | None = None) -> list[int]:
        seat = self.seat if seat is None else seat
        return [other for other in range(len(self.state.players)) if other != seat]

    def receivers(self) -> list[int]:
        """The opponents who may be given something: those who decide for themselves and have not passed."""
        players = self.state.players
        return [seat for seat in self.opponents() if not players[seat].passed and not players[seat].automaton]

    def receivers_of_cards(self) -> list[int]:
        """The receivers whose hand has room."""
        return [seat for seat in self.receivers() if self.room_in_hand(seat) > 0]

    def room_in_hand(self, seat: int | None = None) -> int:
        """How many more cards may be drawn; a hand above a limit that fell is kept."""
        seat = self.seat if seat is None else seat
        return max(0, self.rules.hand_limit_of(self.state, seat) - len(self.state.players[seat].hand))

    def room_in_city(self, seat: int) -> int:
        """Free spaces."""
        return free_spaces(self.state.players[seat].city, self.rules.city_spaces)

    def leaving(self, seat: int | None = None) -> list[Built]:
        """The cards of a city that may leave it."""
        city = self.player.city if seat is None else self.state.players[seat].city
        return [built for built in city if not built.card.stays]

    def open_meadow(self) -> list[int]:
        """The Meadow slots with a card that may be used."""
        shut = self.state.shut
        return [slot for slot, card in enumerate(self.state.meadow) if card is not None and slot not in shut]

    def built_everywhere(self, seats: list[int]) -> Iterator[tuple[int, Built]]:
        for seat in seats:
            for built in self.state.players[seat].city:
                yield seat, built

    def meadow_cards(self, slots: list[int]) -> list[tuple[int, Card]]:
        meadow = self.state.meadow
        return [(slot, card) for slot in slots if (card := meadow[slot]) is not None]

    def hand_and_meadow_options(self, hand: list[Card], slots: list[int]) -> list[Option]:
        """Each different hand card once, then the Meadow cards; the values are (card, origin) for `play_card`."""
        different = list(dict.fromkeys(hand))
        options = [option._replace(value=(option.value, HAND)) for option in self.hand_options(different)]
        meadow = self.state.meadow
        options += [o._replace(value=(meadow[o.value], o.value)) for o in self.meadow_options(slots)]
        return options
