"""The 30 lettered Events, Faire and Journey, and what is printed on the board beneath them.

All but the requirements of Berry Banquet, Faire and Journey is ours.
"""

from __future__ import annotations

from everdell_desktop.engine.cards import Effect, Here
from everdell_desktop.engine.decisions import Reason
from everdell_desktop.engine.effects import cards_in_hand, every_card, gain, point_tokens
from everdell_desktop.engine.places import on_award
from everdell_desktop.engine.turn import Turn

from .needs import (
    WORTH_1,
    WORTH_3,
    AtTheEnd,
    ColorsWith,
    MoreThanOpponent,
    Need,
    at_least,
    kinds,
    occupied_in_city,
    of_colors,
    resources,
)
from .part import part_of
from .supply import take_token
from .tiles import Event

EVENT_TILE = "event_tile"


def board_reward(spot: int) -> Effect:
    """What is printed on the board at an Event spot."""
    return REWARDS[spot - 1]


REWARDS: tuple[Effect, ...] = (
    gain(cards=2), gain(resin=1), take_token, gain(berry=1, cards=1), gain(pebble=1), take_token,
)  # fmt: skip
REWARD_WORDS = ("2 {card}", "1 {resin}", "1 {occupied}", "1 {berry}, 1 {card}", "1 {pebble}", "1 {occupied}")


def take_tile(turn: Turn, here: Here) -> None:
    """The tile leaves its spot; a worker who came to stand there takes what is printed beneath it."""
    part = part_of(turn.state)
    award = turn.rules.awards[here.uid]
    spot = part.spot_of(award)
    part.event_tiles = tuple([None if tile is award else tile for tile in part.event_tiles])
    if turn.visiting is not None and turn.visiting.place == on_award(award.id):
        part.event_spots = (*part.event_spots, (award, spot))
        board_reward(spot)(turn, here)


def guarded(turn: Turn, name: str) -> str | None:
    """Whether a skunk keeps workers away from an Event."""
    part = part_of(turn.state)
    if not part.skunks.events or not part.plan.skunks_guard_events or part.press_pass:
        return None
    return "a skunk guards it" if name in part.under_skunks() else None


def unready(turn: Turn, event: Event) -> Reason | None:
    """What is missing for an Event, whoever guards it."""
    assert event.needs is not None
    name, number = part_of(turn.state).lowered
    return event.needs.why_not(turn, number if name == event.id else "")


def event(name: str, title: str, points: int, text: str, needs: Need, letter: str = "") -> Event:
    def why_not(turn: Turn) -> Reason | str | None:
        return guarded(turn, name) or unready(turn, tile)

    tile = Event(name, title, EVENT_TILE, text, points=points, effect=take_tile, block=why_not,
                 letter=letter or name[0].upper(), needs=needs)  # fmt: skip
    return tile


def ready(turn: Turn) -> list[Event]:
    """The Events that could be achieved if no skunk were in the way: for Juggler, Bridge and Ranger (D18)."""
    tiles = part_of(turn.state).event_tiles
    return [tile for tile in tiles if tile is not None and unready(turn, tile) is None]


def rivalry(name: str, title: str, points: int, text: str, items: tuple[str, str], minimum: int) -> Event:
    words = f"{text}: more than your opponent, 1 of each, together {minimum}"
    return event(name, title, points, words, MoreThanOpponent(items, minimum))


EVENTS = (
    rivalry("a1", "Berry Banquet", 4, "{critter} and {berry}", ("critter", "berry"), 4),
    rivalry("a2", "Raft-Building Day", 4, "{construction} and {twig}", ("construction", "twig"), 5),
    rivalry("a3", "Amber Harvest", 4, "{production} and {resin}", ("color:production", "resin"), 4),
    rivalry("a4", "Tale-Swapping Night", 4, "{traveler} and cards in hand", ("color:traveler", "hand_card"), 5),
    rivalry("a5", "Stone-Skipping Cup", 4, "{destination} and {pebble}", ("color:destination", "pebble"), 3),
    rivalry("a6", "Grand Debate", 4, "{governance} and {point}", ("color:governance", "point_token"), 5),
    event("b1", "Hayloft Supper", 4, "2 {production} and 2 {traveler} cards in your city",
          of_colors(production=2, traveler=2)),
    event("b2", "Open Doors Day", 4, "2 {destination} cards and 1 {governance} card in your city",
          of_colors(destination=2, governance=1)),
    event("b3", "Council Breakfast", 4, "2 {governance} cards and 1 {prosperity} card in your city",
          of_colors(governance=2, prosperity=1)),
    event("b4", "Crown Parade", 5, "2 {prosperity} and 2 {production} cards in your city",
          of_colors(prosperity=2, production=2)),
    event("b5", "Pilgrims' Welcome", 4, "2 {traveler} cards and 1 {destination} card in your city",
          of_colors(traveler=2, destination=1)),
    event("b6", "Guild Congress", 4, "3 {production} cards and 1 {governance} card in your city",
          of_colors(production=3, governance=1)),
    event("c1", "Woodpile Contest", 3, "Hold 4 {twig}", resources(twig=4)),
    event("c2", "Lantern Amber Show", 4, "Hold 3 {resin}", resources(resin=3)),
    event("c3", "Cornerstone Laying", 4, "Hold 2 {pebble} and 1 {resin}", resources(pebble=2, resin=1)),
    event("c4", "Pie Social", 4, "Hold 4 {berry}", resources(berry=4)),
    event("c5", "Sampler Stall", 5, "Hold 1 {twig}, 1 {resin}, 1 {pebble} and 1 {berry}",
          resources(twig=1, resin=1, pebble=1, berry=1)),
    event("c6", "Swap Meet", 4, "5 cards in your hand", at_least(5, "cards in hand", cards_in_hand)),
    event("d1", "Housewarming", 5, "2 {occupied} in your city",
          at_least(2, "Occupied tokens in your city", occupied_in_city)),
    event("d2", "Masons' Picnic", 4, "5 {construction} in your city", kinds(5, 0)),
    event("d3", "Neighbours' Dance", 4, "5 {critter} in your city", kinds(0, 5)),
    event("d4", "Pairs Promenade", 4, "3 {construction} and 3 {critter} in your city", kinds(3, 3)),
    event("d5", "Landmark Tour", 5, "2 cards worth 3 or more in your city",
          at_least(2, "cards worth 3 or more in your city", WORTH_3)),
    event("d6", "Modest Feast", 4, "5 cards worth 0 or 1 in your city",
          at_least(5, "cards worth 0 or 1 in your city", WORTH_1)),
    event("e1", "Crowded Streets", 5, "9 cards in your city", at_least(9, "cards in your city", every_card)),
    event("e2", "Thanksgiving Toast", 5, "8 {point}, those on your cards too",
          at_least(8, "point tokens", point_tokens)),
    event("e3", "Ribbon Parade", 6, "2 cards of each of four colours in your city", ColorsWith(2, 4)),
    event("e4", "One-Colour Gala", 5, "4 cards of one colour in your city", ColorsWith(4, 1)),
    rivalry("e5", "Rooftop Rivalry", 5, "{construction} and {prosperity}", ("construction", "color:prosperity"), 7),
    rivalry("e6", "Larder Rivalry", 5, "{pebble} and {berry}", ("pebble", "berry"), 5),
)  # fmt: skip
FAIRE = event("faire", "Faire", 4, "A card of every colour in your city", of_colors(
    traveler=1, production=1, destination=1, governance=1, prosperity=1), "Faire")  # fmt: skip
JOURNEY = event("journey", "Journey", 4, "After the game: more cards in hand and city than your opponent", AtTheEnd(),
                "Journey")  # fmt: skip
LETTERS = "ABCDE"
