"""The discoveries of the Ridge, taken when preparing for autumn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from everdell_desktop.engine.cards import DESTINATION, GOVERNANCE, PRODUCTION, PROSPERITY, TRAVELER, Card, id_of
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects.gaining import gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.turn import Turn

from .discovery_worth import TRAIL_POINTS, bellsong_city, city, gatherwind_trail, hopewatch_trail
from .tiles import ENDGAME, EXPEDITION_TILE, IMMEDIATE, RIDGE, Discovery, Toll

LIGHTS = {PRODUCTION: Goods(berry=1), TRAVELER: Goods(twig=1), DESTINATION: Goods(resin=1), GOVERNANCE: Goods(pebble=1)}
"""What each colour brings in the Cave of Dancing Lights; purple brings any resource."""


def search_for(what: str, fits: Callable[[Card], bool]) -> Callable[[Turn], None]:
    """Name a card and take it out of the deck, even over the hand limit; then shuffle and discard down to it."""

    def when_taken(turn: Turn) -> None:
        state = turn.state
        cards = sorted((c for c in turn.rules.cards.values() if c.in_deck and fits(c)), key=lambda card: card.name)
        options = [Option(card.id, card.name, card, Subject("card", card.id)) for card in cards]
        card = turn.choose_one(f"Name a {what} to search the deck for", options, skip="Search none", purpose="name")
        if card is None:
            return
        found = card in state.deck
        if turn.journal:
            turn.journal.revealed = True
            words = "finds it" if found else "it is not there"
            text = f"searches the deck for {card.name}: {words}"
            turn.journal.note("discover", turn.seat, found=found, text=text)
        deck = list(state.deck)
        if found:
            deck.remove(card)
        state.deck = tuple(shuffled(deck, state.seed, turn.next_chance()))
        if found:
            turn.keep([card])
            turn.discard_to_limit()

    return when_taken


def dance_in_the_light(turn: Turn) -> None:
    """Four cards are turned up: a resource for each by its colour, then any of them into the hand."""
    cards = turn.reveal(4)
    for card in cards:
        if card.color in LIGHTS:
            turn.gain(LIGHTS[card.color])
    gain_any(turn, sum(card.color not in LIGHTS for card in cards))
    options = turn.revealed_options(cards)
    kept = turn.choose_some("Which of them do you take?", options, most=turn.room_in_hand(), purpose="keep")
    left = list(cards)
    for card in kept:
        left.remove(card)
    turn.keep(kept)
    turn.throw_away(left)


def weave_stars(turn: Turn) -> None:
    """Discard any number, then draw up to the hand limit."""
    options = turn.hand_options(turn.hand)
    turn.discard(turn.choose_some("Star Weavers: discard any cards", options, purpose="discard"))
    turn.draw(turn.room_in_hand())


def discovery(number: int, name: str, kind: str, text: str, **facts: Any) -> Discovery:
    return Discovery(f"discovery_{id_of(name)}", name, number, RIDGE, kind, text, **facts)


def colored_city(number: int, name: str, color: str, every: int = 1) -> Discovery:
    cards = f"{{{color}}} card" if every == 1 else f"{every} {{{color}}} cards"
    text = f"6 {{point}} at the end, 1 less for every {cards} in your city."
    return discovery(number, name, ENDGAME, text, worth=city(color, every), needs={color: every})


DISCOVERIES = (
    discovery(
        29, "Bellsong City", ENDGAME,
        "3 {point} at the end, and 1 for each card of the colour you have fewest of in your city.",
        worth=bellsong_city,
    ),
    discovery(
        30, "Bounty Hunter", IMMEDIATE, "Name a Critter and take it out of the deck, if it is there.",
        when_taken=search_for("Critter", lambda card: card.is_critter),
    ),
    discovery(
        31, "Cave of Dancing Lights", IMMEDIATE,
        "Turn up 4 {card}: {production} {berry}, {traveler} {twig}, {destination} {resin}, {governance} {pebble}, "
        "{prosperity} {any}. Then take any of them.", when_taken=dance_in_the_light,
    ),
    discovery(
        32, "Cloudsong", IMMEDIATE, "Name a Construction and take it out of the deck, if it is there.",
        when_taken=search_for("Construction", lambda card: card.is_construction),
    ),
    colored_city(33, "Everblossom City", PROSPERITY),
    discovery(
        34, "Gatherwind Trail", ENDGAME, "4 {point} at the end with 2 achieved events.", worth=gatherwind_trail,
        needs={"events": 2}, points=TRAIL_POINTS,
    ),
    colored_city(35, "Greensprout City", PRODUCTION, 2),
    discovery(
        36, "Hopewatch Trail", ENDGAME, "As many {point} at the end as your Journey is worth, 7 at most.",
        worth=hopewatch_trail,
    ),
    colored_city(37, "Mistrise City", TRAVELER),
    discovery(
        38, "Serpent's Pass", EXPEDITION_TILE, "The first tile of your expedition: enter it for 6 {any}, 7 {point}.",
        points=7, toll=Toll(any=6),
    ),
    discovery(
        39, "Star Weavers", IMMEDIATE, "Discard any {card}, then draw up to your hand limit.", when_taken=weave_stars
    ),
    colored_city(40, "Starfall City", GOVERNANCE),
    colored_city(41, "Sunblaze City", DESTINATION),
    discovery(
        42, "The Distant Shore", EXPEDITION_TILE, "The last tile of your expedition: enter it for 6 {card}, 7 {point}.",
        points=7, toll=Toll(card=6),
    ),
)  # fmt: skip
