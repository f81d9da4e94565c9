"""The twelve Adornments."""

from everdell_desktop.engine.cards import (
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    Bonus,
    Effect,
    Here,
    id_of,
)
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import (
    cards_in_hand,
    carry_out,
    colors_shown,
    constructions,
    critters,
    discard_up_to,
    gain,
    in_order,
    of_color,
    play_a_card,
    point_tokens,
    points_for_each,
)
from everdell_desktop.engine.payment import FREE
from everdell_desktop.engine.spaces import FOREST
from everdell_desktop.engine.turn import Turn

from .acting_again import act_again, can_act_again
from .part import part_of
from .pearls import gain_pearl
from .tiles import Adornment, nothing
from .wonders import wonders


def adornment(name: str, text: str, end_text: str, bonus: Bonus, when_played: Effect = nothing) -> Adornment:
    return Adornment(id_of(name), name, text, end_text, when_played, bonus)


BELL = adornment(
    "Bell", "Gain 3 {berry}, and draw 1 {card} for each critter in your city.",
    "1 point for every 2 critters in your city.", points_for_each(critters, every=2),
    when_played=in_order(gain(berry=3), gain(cards=1, each=critters)),
)  # fmt: skip
COMPASS = adornment(
    "Compass", "Up to 2 {traveler} cards of your city take effect once more.",
    "1 point for each {traveler} card in your city.", points_for_each(of_color(TRAVELER)),
)  # fmt: skip
GILDED_BOOK = adornment(
    "Gilded Book", "Gain the printed cost of a {governance} card in your city.",
    "1 point for each {governance} card in your city.", points_for_each(of_color(GOVERNANCE)),
)  # fmt: skip
# No worker is used, and none is in the way.
HOURGLASS = adornment(
    "Hourglass", "You may carry out a Forest place, whoever stands there. Gain 1 {any}.",
    "1 point for each {destination} card in your city.", points_for_each(of_color(DESTINATION)),
    when_played=in_order(
        carry_out(FOREST, prompt="Carry out which Forest place?", skip="None of them"), gain(any_goods=1)
    ),
)  # fmt: skip
KEY_TO_THE_CITY = adornment(
    "Key to the City", "Gain 2 {any}, and draw 1 {card} for each construction in your city.",
    "1 point for every 2 constructions in your city.", points_for_each(constructions, every=2),
    when_played=in_order(gain(any_goods=2), gain(cards=1, each=constructions)),
)  # fmt: skip
# The card needs a place in the city as usual, acts and sets off others.
MASQUE = adornment(
    "Masque", "You may play a card worth up to 3 points from your hand or the Meadow free.",
    "1 point for every 3 {point} you have.", points_for_each(point_tokens, every=3),
    when_played=play_a_card(FREE, most_points=3, optional=True),
)  # fmt: skip
MIRROR = adornment(
    "Mirror", "You may use the upper part of an Adornment an opponent has played.",
    "1 point for each colour of cards in your city.", points_for_each(colors_shown),
)  # fmt: skip
SCALES = adornment(
    "Scales", "Discard up to 4 {card}: 1 {any} for each.",
    "1 point for each {card} in your hand, at most 5.", points_for_each(cards_in_hand, most=5),
    when_played=discard_up_to(4, gain(any_goods=1)),
)  # fmt: skip
SEAGLASS_AMULET = adornment(
    "Seaglass Amulet", "Gain 3 {any}, draw 2 {card}, gain 1 {point}.", "3 points.", lambda state, here: 3,
    when_played=gain(any_goods=3, cards=2, points=1),
)  # fmt: skip
SPYGLASS = adornment(
    "Spyglass", "Gain 1 {any}, draw 1 {card}, gain 1 pearl.", "3 points for each Wonder you have built.",
    points_for_each(wonders, worth=3), when_played=in_order(gain(any_goods=1), gain(cards=1), gain_pearl),
)  # fmt: skip
SUNDIAL = adornment(
    "Sundial", "Activate up to 3 {production} cards of your city.",
    "1 point for every 2 {production} cards in your city.", points_for_each(of_color(PRODUCTION), every=2),
)  # fmt: skip
TIARA = adornment(
    "Tiara", "Gain 1 {any} for each {prosperity} card in your city.",
    "1 point for each {prosperity} card in your city.", points_for_each(of_color(PROSPERITY)),
    when_played=gain(any_goods=1, each=of_color(PROSPERITY)),
)  # fmt: skip


@COMPASS.when_played
def compass(turn: Turn, here: Here) -> None:
    """Two different cards; one that could not act is no choice, and one that is gone by its turn is left out."""
    tan = [built for built in turn.city if built.card.color == TRAVELER and can_act_again(turn, built)]
    options = turn.built_options(turn.home, tan)
    for uid in turn.choose_some("Which cards take effect once more?", options, most=2, purpose="activate"):
        if any(built.uid == uid and can_act_again(turn, built) for built in turn.city):
            act_again(turn, Here(turn.home, uid))


@GILDED_BOOK.when_played
def gilded_book(turn: Turn, here: Here) -> None:
    """Without a blue card it is played for its points alone."""
    blue = [built for built in turn.city if built.card.color == GOVERNANCE]
    uid = turn.choose_one("Gain the cost of which card?", turn.built_options(turn.home, blue), purpose="gain")
    if uid is not None:
        turn.gain_cost_of(turn.built(turn.home, uid).card)


@MIRROR.when_played
def mirror(turn: Turn, here: Here) -> None:
    """May be played with nothing to use, just for its points."""
    played = part_of(turn.state).played
    options = [
        Option(tile.id, f"{tile.name} of {turn.state.players[seat].name}", tile, Subject("adornment", tile.id, seat))
        for seat in turn.opponents() for tile in played[seat]
    ]  # fmt: skip
    tile = turn.choose_one("Which Adornment does the Mirror show?", options, skip="None of them", purpose="copy")
    if tile is not None:
        tile.effect(turn, here)


@SUNDIAL.when_played
def sundial(turn: Turn, here: Here) -> None:
    """Different cards of the city; copies of one card are different cards. They produce in the order chosen."""
    green = [built for built in turn.city if built.card.on_production is not None]
    options = turn.built_options(turn.home, green)
    for uid in turn.choose_some("Activate up to 3 cards", options, most=3, purpose="activate"):
        if any(built.uid == uid for built in turn.city):
            turn.activate(Here(turn.home, uid))


ADORNMENTS = {
    tile.id: tile
    for tile in (
        BELL, COMPASS, GILDED_BOOK, HOURGLASS, KEY_TO_THE_CITY, MASQUE, MIRROR, SCALES, SEAGLASS_AMULET, SPYGLASS,
        SUNDIAL, TIARA,
    )
}  # fmt: skip
