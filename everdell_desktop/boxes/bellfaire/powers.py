"""The fifteen peoples and what each of them can do that nobody else can. No two seats have the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from everdell_desktop.engine.cards import Card, Price
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.payment import Exchange, Help
from everdell_desktop.engine.seat_rules import SeatRule
from everdell_desktop.engine.turn import Turn

from . import after_acting, copying, drawing


class Power(NamedTuple):
    """A people: its card and the rule that holds for whoever plays it."""

    id: str
    name: str
    title: str
    text: str
    rule: SeatRule


def instead_of(kind: str, number: int) -> Callable[[Turn, Card, Price], Iterator[Help]]:
    """Constructions: so many of a kind stand for any one resource of the cost, as often as one likes."""

    def helps(turn: Turn, card: Card, price: Price) -> Iterator[Help]:
        if card.is_construction:
            yield Help(exchange=Exchange(kind, number))

    return helps


def power(name: str, title: str, text: str, **moments: Any) -> Power:
    id = f"power_{name.lower()}"
    return Power(id, name, title, text, SeatRule(id, Subject("power", id), **moments))


POWERS = (
    power(
        "Axolotls", "Explorers", "A wild token lies on each Basic place: your first visit takes it, to be spent as any "
        "1 resource.", after_visit=after_acting.take_wild_token,
    ),
    power(
        "Cardinals", "Scouts", "Your hand holds 2 more. Whenever you draw, you may draw 1 more {card} from the deck.",
        hand_bonus=2, after_draw=drawing.draw_one_more,
    ),
    power(
        "Foxes", "Trackers", "On a Forest place you may use a place where an opponent's {worker} stands instead.",
        before_visit=copying.track,
    ),
    power(
        "Hedgehogs", "Good Sniffers", "A Basic or Forest place that gives no {berry} gives you 1. For a construction 2 "
        "{berry} stand for any 1 resource.", after_visit=after_acting.sniff_out_berry, helps=instead_of("berry", 2),
    ),
    power(
        "Lizards", "Wanderers", "The unused Forest cards are yours: each season look at 3 and add 1 as a place of your "
        "own.",
    ),
    power(
        "Mice", "Efficient Gatherers", "After a Basic or Forest place you may gain 1 resource of a kind you have none "
        "of.", after_visit=after_acting.gather_what_lacks,
    ),
    power(
        "Moles", "Diggers", "When a {worker} gains resources you may swap 1 of them for 1 {pebble}.",
        after_visit=after_acting.dig_for_pebble,
    ),
    power(
        "Otters", "Patchers", "For a construction each {resin} may stand for any resource.",
        helps=instead_of("resin", 1),
    ),
    power(
        "Owls", "Wise", "Your hand holds 1 more. After placing a {worker} you may discard 1 {card} and draw 1; give "
        "that one away to draw 2.", hand_bonus=1, after_visit=drawing.ponder,
    ),
    power(
        "Platypuses", "Treasure Hunters", "5 {point} lie here. Once a turn return 1 of them: 1 {any} and 1 {card} from "
        "deck or Meadow.",
    ),
    power(
        "Rats", "Obnoxious", "Your marker lies on a Meadow card. When somebody plays it, gain 1 resource of a kind you "
        "have none of and move the marker.", after_any_play=after_acting.snatch,
    ),
    power(
        "Squirrels", "Master Woodcrafters", "A {worker} that gains {twig} gains 1 more. For a construction 2 {twig} "
        "stand for any 1 resource.", after_visit=after_acting.carry_more_twigs, helps=instead_of("twig", 2),
    ),
    power(
        "Starlings", "Harmonious", "Your hand holds 3 more. Each {card} you draw from the deck you may take from the "
        "Meadow.", hand_bonus=3, instead_of_drawing=drawing.draw_from_deck_or_meadow,
    ),
    power(
        "Toads", "Green Thumbs", "When you play a {production} card you may discard 1 {card}: it produces once more.",
        after_play=after_acting.grow_again,
    ),
    power(
        "Turtles", "Patient Investors", "After playing a card put 1 resource here; after a later one take it back with "
        "1 more of its kind.", after_play=after_acting.invest,
    ),
)  # fmt: skip
BY_ID = {power.id: power for power in POWERS}
