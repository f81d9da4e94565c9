"""Reading the table: the questions of the rules that need no player to answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from .asking import Asking
from .cards import Card, Here
from .decisions import Option, Subject
from .housing import free_spaces
from .seat_rules import SeatRule
from .sources import Origin
from .state import Built, has

if TYPE_CHECKING:
    from .placing import Visit
    from .spaces import Space

T = TypeVar("T")


class Looking(Asking):
    """What card code can look up."""

    __slots__ = ("activating", "obeying", "visiting")

    activating: list[Here]
    """The green cards being activated, the outermost first; a copying card may not enter a ring."""
    obeying: list[SeatRule]
    """The rules of seats that are acting, the outermost first."""
    visiting: Visit | None
    """The place that is being carried out, and what it has given so far."""

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.player.hand

    @property
    def city(self) -> tuple[Built, ...]:
        return self.house.city

    def built(self, seat: int, uid: str) -> Built:
        return self.state.players[seat].built(uid)

    def has(self, name: str, seat: int | None = None) -> bool:
        """Whether a city holds a card that counts as `name`."""
        return has(self.city if seat is None else self.state.city_of(seat), name)

    def opponents(self, seat: int | None = None) -> list[int]:
        """The seats of other households."""
        seat = self.seat if seat is None else seat
        homes = self.state.homes
        return [other for other in range(len(homes)) if homes[other] != homes[seat]]

    def board_places(self) -> list[Space]:
        """The places on the board, and those that lie before this seat."""
        places = list(self.state.spaces)
        if self.rules.place_owners:
            places += [owned.space for owned in self.rules.owned_places(self.state) if owned.seat == self.seat]
        return places

    def open_places(self) -> list[Space]:
        """The places on the board, and those before any seat that this one may visit."""
        owned = self.rules.owned_places(self.state) if self.rules.place_owners else ()
        return [*self.state.spaces, *(one.space for one in owned if one.open or one.seat == self.seat)]

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
        return free_spaces(self.state.city_of(seat), self.rules.limits.city)

    def leaving(self, seat: int | None = None) -> list[Built]:
        """The cards of a city that may leave it."""
        city = self.city if seat is None else self.state.city_of(seat)
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

    def origin_options(self, found: Iterable[tuple[Card, Origin]]) -> list[Option]:
        """Cards to play from wherever they lie; the values are (card, origin) for `play_card`."""
        return [
            Option(
                source.key(card, slot) if source.slotted else card.id, card.name, (card, Origin(source, slot)),
                source.subject(card, slot, self.seat),
            )
            for card, (source, slot) in found
        ]  # fmt: skip

    # rules of seats

    def seat_rules(self, seat: int | None = None) -> Sequence[SeatRule]:
        """The rules in force for a seat, without one that is acting just now."""
        rules = self.rules
        if not rules.seat_rules:
            return ()
        found = rules.memory.seat_rules(self.state, self.seat if seat is None else seat)
        return [rule for rule in found if rule not in self.obeying] if self.obeying else found

    def cards_asked(self, here: Here, number: int) -> int:
        """How many hand cards a place or card asks for now that asks for so many."""
        for rule in self.seat_rules():
            if rule.cards_asked is not None:
                number = rule.cards_asked(self, here, number)  # type: ignore[arg-type]
        return number

    def obey(self, rule: SeatRule, moment: Callable[..., T], *facts: Any) -> T:
        """Let a rule act at a moment of its own; it does not answer itself meanwhile."""
        before, self.source = self.source, rule.subject or Subject("rule", rule.name)
        self.obeying.append(rule)
        result = moment(self, *facts)
        self.obeying.pop()
        self.source = before
        return result
