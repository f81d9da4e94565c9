"""The two basic events and the nine special ones."""

from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT, Award
from everdell_desktop.engine.cards import DESTINATION, GOVERNANCE, PRODUCTION, PROSPERITY, TRAVELER, Effect, id_of
from everdell_desktop.engine.decisions import Reason
from everdell_desktop.engine.effects import (
    Cards,
    basic_events,
    constructions,
    critters,
    discard_up_to,
    every_card,
    gain,
    in_order,
    of_color,
    special_events,
)
from everdell_desktop.engine.scoring import events_of
from everdell_desktop.engine.speaking import plural
from everdell_desktop.engine.turn import Turn

BEFORE_THE_PARADE = 3


def counting(
    name: str, kind: str, cards: Cards, number: int, *, points: int = 0, effect: Effect | None = None, text: str = ""
) -> Award:  # fmt: skip
    """An event that asks for so many cards of a kind; all of the city count, whether they fill a space or not."""
    text = f"{number} {cards.many} in your city" + (f". {text}" if text else "")
    return Award(id_of(name), name, kind, text, kinds={cards: number}, points=points, effect=effect)


def showing(name: str, colors: dict[str, int], points: int) -> Award:
    """An event that asks for two colours; hand cards are discarded for points, one for each card of the first."""
    first = next(iter(colors))
    wanted = " and ".join(f"{number} {{{color}}}" for color, number in colors.items())
    text = f"{wanted} cards in your city. Discard up to 1 {{card}} for each {{{first}}} card: 1 {{point}} each."
    return Award(
        id_of(name), name, SPECIAL_EVENT, text, colors=colors, points=points,
        effect=discard_up_to(of_color(first), gain(points=1)),
    )  # fmt: skip


SCENIC_FLIGHT = Award(
    "scenic_flight", "Scenic Flight", BASIC_EVENT, "3 {prosperity} cards in your city", colors={PROSPERITY: 3}, points=3
)
BIG_CITY = counting("Big City", BASIC_EVENT, every_card, 15, points=5)
CITY_JUBILEE = counting(
    "City Jubilee", SPECIAL_EVENT, every_card, 10,
    effect=in_order(gain(points=1, each=basic_events), gain(points=2, each=special_events)),
    text="1 {point} for each basic and 2 {point} for each special event you have, this one too.",
)  # fmt: skip
TOWER = counting("Ever Wall Tower Constructed", SPECIAL_EVENT, constructions, 9, points=5)
DANCE_CONTEST = counting("Juniper Jig Dance Contest", SPECIAL_EVENT, critters, 9, points=5)
SUNFLOWER_PARADE = Award(
    "sunflower_parade", "Sunflower Parade", SPECIAL_EVENT, "3 other events achieved before", points=5
)
SHOWS = (
    showing("Glow Light Festival", {PRODUCTION: 3, TRAVELER: 2}, 3),
    showing("Hot Air Balloon Race", {TRAVELER: 2, GOVERNANCE: 2}, 4),
    showing("Magic Show", {DESTINATION: 2, PROSPERITY: 2}, 4),
    showing("Royal Tea", {PROSPERITY: 2, PRODUCTION: 3}, 4),
    showing("Stock Market Boom", {GOVERNANCE: 2, DESTINATION: 2}, 4),
)


@SUNFLOWER_PARADE.may_claim
def sunflower_block(turn: Turn) -> Reason | None:
    """Of any kind; Wonders are none."""
    missing = BEFORE_THE_PARADE - len(events_of(turn.player))
    return Reason("needs {} more {}", missing, plural(missing, "event")) if missing > 0 else None


AWARDS = (SCENIC_FLIGHT, BIG_CITY, CITY_JUBILEE, TOWER, DANCE_CONTEST, SUNFLOWER_PARADE, *SHOWS)
