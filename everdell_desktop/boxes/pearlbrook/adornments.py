"""The twelve Adornments."""

from everdell_desktop.boxes.base.destinations import free_for_queen
from everdell_desktop.engine.cards import (
    COLORS,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    Card,
    Here,
    id_of,
)
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import gain, gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import FREE
from everdell_desktop.engine.spaces import FOREST
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .again import act_again, can_act_again
from .part import part_of
from .pearls import gain_pearls
from .tiles import Adornment, Scoring, nothing
from .wonders import wonders_of


def adornment(name: str, text: str, end_text: str, points: Scoring) -> Adornment:
    return Adornment(id_of(name), name, text, end_text, nothing, points)


def city_cards(state: State, seat: int) -> list[Card]:
    return [built.card for built in state.players[seat].city]


def critters(state: State, seat: int) -> int:
    return sum(card.is_critter for card in city_cards(state, seat))


def constructions(state: State, seat: int) -> int:
    return sum(card.is_construction for card in city_cards(state, seat))


def cards_of(color: str) -> Scoring:
    def number(state: State, seat: int) -> int:
        return sum(card.color == color for card in city_cards(state, seat))

    return number


def half(number: Scoring) -> Scoring:
    return lambda state, seat: number(state, seat) // 2


def third_of_tokens(state: State, seat: int) -> int:
    """Tokens lying on cards of the city count as well."""
    player = state.players[seat]
    return (player.points + sum(built.points for built in player.city)) // 3


def colors_shown(state: State, seat: int) -> int:
    return sum(any(card.color == color for card in city_cards(state, seat)) for color in COLORS)


BELL = adornment(
    "Bell", "Gain 3 {berry}, and draw 1 {card} for each critter in your city.",
    "1 point for every 2 critters in your city.", half(critters),
)  # fmt: skip
COMPASS = adornment(
    "Compass", "Up to 2 {traveler} cards of your city take effect once more.",
    "1 point for each {traveler} card in your city.", cards_of(TRAVELER),
)  # fmt: skip
GILDED_BOOK = adornment(
    "Gilded Book", "Gain the printed cost of a {governance} card in your city.",
    "1 point for each {governance} card in your city.", cards_of(GOVERNANCE),
)  # fmt: skip
HOURGLASS = adornment(
    "Hourglass", "You may carry out a Forest place, whoever stands there. Gain 1 {any}.",
    "1 point for each {destination} card in your city.", cards_of(DESTINATION),
)  # fmt: skip
KEY_TO_THE_CITY = adornment(
    "Key to the City", "Gain 2 {any}, and draw 1 {card} for each construction in your city.",
    "1 point for every 2 constructions in your city.", half(constructions),
)  # fmt: skip
MASQUE = adornment(
    "Masque", "You may play a card worth up to 3 points from your hand or the Meadow free.",
    "1 point for every 3 {point} you have.", third_of_tokens,
)  # fmt: skip
MIRROR = adornment(
    "Mirror", "You may use the upper part of an Adornment an opponent has played.",
    "1 point for each colour of cards in your city.", colors_shown,
)  # fmt: skip
SCALES = adornment(
    "Scales", "Discard up to 4 {card}: 1 {any} for each.",
    "1 point for each {card} in your hand, at most 5.", lambda state, seat: min(5, len(state.players[seat].hand)),
)  # fmt: skip
SEAGLASS_AMULET = adornment(
    "Seaglass Amulet", "Gain 3 {any}, draw 2 {card}, gain 1 {point}.", "3 points.", lambda state, seat: 3
)
SPYGLASS = adornment(
    "Spyglass", "Gain 1 {any}, draw 1 {card}, gain 1 pearl.", "3 points for each Wonder you have built.",
    lambda state, seat: 3 * len(wonders_of(state, seat)),
)  # fmt: skip
SUNDIAL = adornment(
    "Sundial", "Activate up to 3 {production} cards of your city.",
    "1 point for every 2 {production} cards in your city.", half(cards_of(PRODUCTION)),
)  # fmt: skip
TIARA = adornment(
    "Tiara", "Gain 1 {any} for each {prosperity} card in your city.",
    "1 point for each {prosperity} card in your city.", cards_of(PROSPERITY),
)  # fmt: skip

SEAGLASS_AMULET.when_played(gain(any_goods=3, cards=2, points=1))


@BELL.when_played
def bell(turn: Turn, here: Here) -> None:
    turn.gain(Goods(berry=3))
    turn.draw(critters(turn.state, turn.seat))


@COMPASS.when_played
def compass(turn: Turn, here: Here) -> None:
    """Two different cards; one that could not act is no choice, and one that is gone by its turn is left out."""
    tan = [built for built in turn.city if built.card.color == TRAVELER and can_act_again(turn, built)]
    for uid in turn.choose_some("Which cards take effect once more?", turn.built_options(turn.seat, tan), most=2):
        if any(built.uid == uid and can_act_again(turn, built) for built in turn.city):
            act_again(turn, Here(turn.seat, uid))


@GILDED_BOOK.when_played
def gilded_book(turn: Turn, here: Here) -> None:
    """Without a blue card it is played for its points alone."""
    blue = [built for built in turn.city if built.card.color == GOVERNANCE]
    uid = turn.choose_one("Gain the cost of which card?", turn.built_options(turn.seat, blue))
    if uid is not None:
        turn.gain(turn.built(turn.seat, uid).card.cost)


@HOURGLASS.when_played
def hourglass(turn: Turn, here: Here) -> None:
    """No worker is used, and none is in the way."""
    options = [
        Option(space.id, space.name, space.id, Subject("space", space.id))
        for space in turn.state.spaces if space.kind == FOREST
    ]  # fmt: skip
    place = turn.choose_one("Carry out which Forest place?", options, skip="None")
    if place is not None:
        turn.visit(place)
    gain_any(turn, 1)


@KEY_TO_THE_CITY.when_played
def key_to_the_city(turn: Turn, here: Here) -> None:
    gain_any(turn, 2)
    turn.draw(constructions(turn.state, turn.seat))


@MASQUE.when_played
def masque(turn: Turn, here: Here) -> None:
    """The card needs a place in the city as usual, acts and sets off others."""
    options = turn.hand_and_meadow_options(*free_for_queen(turn))
    picked = turn.choose_one("Play which card free?", options, skip="Play none")
    if picked is not None:
        card, origin = picked
        turn.play_card(card, origin, FREE)


@MIRROR.when_played
def mirror(turn: Turn, here: Here) -> None:
    """May be played with nothing to use, just for its points."""
    played = part_of(turn.state).played
    options = [
        Option(tile.id, f"{tile.name} of {turn.state.players[seat].name}", tile, Subject("adornment", tile.id, seat))
        for seat in turn.opponents() for tile in played[seat]
    ]  # fmt: skip
    tile = turn.choose_one("Which Adornment does the Mirror show?", options, skip="None")
    if tile is not None:
        tile.effect(turn, here)


@SCALES.when_played
def scales(turn: Turn, here: Here) -> None:
    cards = turn.choose_some("Discard up to 4 cards for 1 resource each", turn.hand_options(turn.hand), most=4)
    turn.discard(cards)
    if cards:
        gain_any(turn, len(cards))


@SPYGLASS.when_played
def spyglass(turn: Turn, here: Here) -> None:
    gain_any(turn, 1)
    turn.draw(1)
    gain_pearls(turn)


@SUNDIAL.when_played
def sundial(turn: Turn, here: Here) -> None:
    """Different cards of the city; copies of one card are different cards. They produce in the order chosen."""
    green = [built for built in turn.city if built.card.on_production is not None]
    for uid in turn.choose_some("Activate up to 3 cards", turn.built_options(turn.seat, green), most=3):
        if any(built.uid == uid for built in turn.city):
            turn.activate(Here(turn.seat, uid))


@TIARA.when_played
def tiara(turn: Turn, here: Here) -> None:
    purple = cards_of(PROSPERITY)(turn.state, turn.seat)
    if purple:
        gain_any(turn, purple)


ADORNMENTS = {
    tile.id: tile
    for tile in (
        BELL, COMPASS, GILDED_BOOK, HOURGLASS, KEY_TO_THE_CITY, MASQUE, MIRROR, SCALES, SEAGLASS_AMULET, SPYGLASS,
        SUNDIAL, TIARA,
    )
}  # fmt: skip
