"""Which cards are meant, and how much of something there is. A count is also a condition: nothing is false."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..awards import BASIC_EVENT
from ..cards import COLORS, Card, Here
from ..goods import KINDS
from ..housing import free_spaces
from ..places import in_city
from ..scoring import events_of
from ..state import Built, Claimed, State, named

Count = Callable[[State, Here], int]


@dataclass(frozen=True, slots=True)
class Cards:
    """A kind of card. Asked about a table and a place, it counts those in the city there."""

    fits: Callable[[Card], bool]
    one: str
    many: str

    def __call__(self, state: State, here: Here) -> int:
        return self.number_in(state.players[here.seat].city)

    def number_in(self, city: tuple[Built, ...]) -> int:
        fits = self.fits
        number = 0
        for built in city:
            if fits(built.card):
                number += 1
        return number


every_card = Cards(lambda card: True, "card", "cards")
critters = Cards(lambda card: card.is_critter, "critter", "critters")
constructions = Cards(lambda card: card.is_construction, "construction", "constructions")
common_cards = Cards(lambda card: card.common, "common card", "common cards")
unique_cards = Cards(lambda card: card.unique, "unique card", "unique cards")
common_critters = Cards(lambda card: card.is_critter and card.common, "common critter", "common critters")
unique_critters = Cards(lambda card: card.is_critter and card.unique, "unique critter", "unique critters")
common_constructions = Cards(
    lambda card: card.is_construction and card.common, "common construction", "common constructions"
)
unique_constructions = Cards(
    lambda card: card.is_construction and card.unique, "unique construction", "unique constructions"
)


def of_color(color: str) -> Cards:
    return Cards(lambda card: card.color == color, f"{color} card", f"{color} cards")


def called(name: str) -> Cards:
    """Cards that count as the one with this id."""
    words = name.replace("_", " ").title()
    return Cards(lambda card: name in card.names, words, words)


def others(cards: Cards) -> Count:
    """Those in the city without the card itself."""

    def count(state: State, here: Here) -> int:
        return sum(cards.fits(built.card) for built in state.players[here.seat].city if built.uid != here.uid)

    return count


# what lies on a card


def paired(state: State, here: Here) -> int:
    """1 if the card shares its space with its partner."""
    return int(state.players[here.seat].built(here.uid).partner != "")


def points_on_it(state: State, here: Here) -> int:
    """Point tokens on the card itself."""
    return state.players[here.seat].built(here.uid).points


def points_on(name: str) -> Count:
    """Point tokens on the cards of this name in the city."""
    return lambda state, here: sum(built.points for built in named(state.players[here.seat].city, name))


def cards_under(name: str) -> Count:
    """Cards under those of this name in the city; nothing once they are gone."""
    return lambda state, here: sum(len(built.under) for built in named(state.players[here.seat].city, name))


def workers_on(name: str) -> Count:
    """Workers of anybody on the cards of this name in the city; nothing once they are gone."""

    def count(state: State, here: Here) -> int:
        places = {in_city(here.seat, built.uid) for built in named(state.players[here.seat].city, name)}
        return sum(worker.place in places for player in state.players for worker in player.workers)

    return count


def claimed_at(state: State, here: Here) -> Claimed:
    """The award that is asked about, with what lies on it."""
    return next(claimed for claimed in state.players[here.seat].events if claimed.award.id == here.uid)


def goods_on_it(state: State, here: Here) -> int:
    """Goods that lie on the award."""
    return claimed_at(state, here).goods.total


def cards_under_it(state: State, here: Here) -> int:
    """Cards that lie under the award."""
    return len(claimed_at(state, here).under)


# what a player has


def goods_left(*kinds: str) -> Count:
    """Goods in the supply, of these kinds or of all; what lies on cards and awards is not there."""
    numbers = [KINDS.index(kind) for kind in kinds or KINDS]
    return lambda state, here: sum(state.players[here.seat].goods[number] for number in numbers)


def kinds_left(state: State, here: Here) -> int:
    """How many different kinds of resource are in the supply."""
    return sum(1 for number in state.players[here.seat].goods if number)


def cards_in_hand(state: State, here: Here) -> int:
    """Also those of a hand that had to be laid down when its seat finished: it is counted before."""
    laid_down = sum(part.laid_down[here.seat] for part in state.parts.values() if part.laid_down)
    return len(state.players[here.seat].hand) + laid_down


def point_tokens(state: State, here: Here) -> int:
    """Point tokens held and lying on cards of the city."""
    player = state.players[here.seat]
    return player.points + sum(built.points for built in player.city)


def colors_shown(state: State, here: Here) -> int:
    """How many of the five colours the city has."""
    return len({built.card.color for built in state.players[here.seat].city}.intersection(COLORS))


def spaces_filled(state: State, here: Here) -> int:
    """How many spaces of the city are taken."""
    city = state.players[here.seat].city
    return sum(built.card.adds_spaces for built in city) - free_spaces(city, 0)


def events(state: State, here: Here) -> int:
    """The events a player has achieved, although the cards that allowed them may be gone."""
    return len(events_of(state.players[here.seat]))


def basic_events(state: State, here: Here) -> int:
    return sum(claimed.award.kind == BASIC_EVENT for claimed in events_of(state.players[here.seat]))


def special_events(state: State, here: Here) -> int:
    return events(state, here) - basic_events(state, here)


# counts of counts


def at_least(number: int, count: Count) -> Count:
    return lambda state, here: int(count(state, here) >= number)


def at_most(number: int, count: Count) -> Count:
    return lambda state, here: int(count(state, here) <= number)


def more(count: Count, than: Count) -> Count:
    return lambda state, here: int(count(state, here) > than(state, here))


def together(*counts: Count) -> Count:
    """How many complete sets there are with one of each: as a condition, all of them."""
    return lambda state, here: min(count(state, here) for count in counts)


def largest(*counts: Count) -> Count:
    """Of which there is most: the number of those."""
    return lambda state, here: max(count(state, here) for count in counts)


def best_of_others(count: Count) -> Count:
    """The highest count among the other players."""

    def best(state: State, here: Here) -> int:
        others = [seat for seat in range(len(state.players)) if seat != here.seat]
        return max((count(state, Here(seat, here.uid)) for seat in others), default=0)

    return best
