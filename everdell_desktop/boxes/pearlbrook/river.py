"""The River board: four spaces with a card beside them, the Shoal, and the frog ambassador who alone goes there."""

from __future__ import annotations

from functools import partial

from everdell_desktop.engine.cards import DESTINATION, GOVERNANCE, PRODUCTION, TRAVELER, Here
from everdell_desktop.engine.decisions import Blocked, ChooseOne, Option, Reason, Subject
from everdell_desktop.engine.spaces import UNLIMITED, Space
from everdell_desktop.engine.speaking import plural
from everdell_desktop.engine.turn import Turn
from everdell_desktop.engine.workers import WorkerKind

from .part import FROG, part_of
from .pearls import gain_pearls
from .riverside import Lying
from .tiles import PLACES, RiverCard

RIVER, SHOAL = "river", "shoal"
SHOAL_GOODS = SHOAL_CARDS = 2


def river_space(id: str, color: str, number: int) -> Space:
    """Exclusive, for one frog; the cards of the colour are only shown.

    A card that lodges counts as the colour of its construction instead of its own, here and nowhere else.
    """
    lacking = {
        missing: Reason("needs {} more {} {} in your city", missing, color, plural(missing, "card"))
        for missing in range(1, number + 1)
    }

    def block(turn: Turn) -> Reason | None:
        return lacking.get(number - turn.rules.memory.city(turn.house.city).shown(color))

    name = f"River, {number} {color} cards"
    text = f"Frog: with {number} {{{color}}} cards in your city use the card here"
    return Space(f"river_{id}_{color}", name, RIVER, text, visit_river, takes=FROG, block=block)


def visit_river(turn: Turn, here: Here) -> None:
    """The first visitor takes the pearl and turns the card up for good; using it is left to each visitor."""
    part = part_of(turn.state)
    place = PLACES.index(here.uid)
    card, is_open = part.river[place]
    if not is_open:
        gain_pearls(turn)
        part.river = (*part.river[:place], Lying(card, True), *part.river[place + 1 :])
        if turn.journal:
            turn.journal.revealed = True
            turn.journal.note("turn_up", turn.seat, place=here.uid, card=card.id, text=f"turns up {card.name}")
    offer_river_cards(turn, [card])


def offer_river_cards(turn: Turn, cards: list[RiverCard]) -> None:
    """Let the player use one of the cards, or none; nothing is asked where none can be paid for."""
    verdicts = [(river_option(turn, card), card.block(turn)) for card in cards]
    options = [option for option, reason in verdicts if reason is None]

    def blocked() -> list[Blocked]:
        return [Blocked(option.key, str(reason), option.subject) for option, reason in verdicts if reason is not None]

    if options:
        question = "Use the river card?"
        picked = turn.ask(ChooseOne(turn.seat, question, options, skip="Leave it", blocked=blocked, purpose="use"))
        if picked is not None:
            if turn.journal:
                turn.journal.note("use", turn.seat, card=picked.value.id, text=f"uses {picked.value.name}")
            picked.value.use(turn)


def river_option(turn: Turn, card: RiverCard) -> Option:
    """The option is about the space where the card lies, also when a Ferry reaches it."""
    lies_at = {lying.card: place for place, lying in zip(PLACES, part_of(turn.state).river, strict=True)}
    return Option(f"use:{card.id}", f"Use {card.name}", card, Subject("space", lies_at[card]))


def open_river_cards(turn: Turn) -> list[RiverCard]:
    return [lying.card for lying in part_of(turn.state).river if lying.open]


def shoal_block(turn: Turn) -> Reason | None:
    """Both halves of the price must be there."""
    goods = SHOAL_GOODS - turn.player.goods.total
    cards = SHOAL_CARDS - len(turn.hand)
    if goods > 0:
        return Reason("needs {} more {}", goods, partial(plural, goods, "resource"))
    return Reason("needs {} more {} to discard", cards, partial(plural, cards, "card")) if cards > 0 else None


def visit_shoal(turn: Turn, here: Here) -> None:
    number, have = SHOAL_GOODS, turn.player.goods
    turn.pay(turn.choose_goods("Pay 2 resources for a pearl", least=number, most=number, limit=have, purpose="pay"))
    number, hand = SHOAL_CARDS, turn.hand_options(turn.hand)
    turn.discard(turn.choose_some("Discard 2 cards for a pearl", hand, least=number, most=number, purpose="discard"))
    gain_pearls(turn)


NEEDS = (("three", PRODUCTION, 3), ("two", DESTINATION, 2), ("two", GOVERNANCE, 2), ("two", TRAVELER, 2))
"""What the city must show at each river space: the number in words and figures, and the colour."""
RIVER_SPACES = tuple(river_space(*need) for need in NEEDS)
THE_SHOAL = Space(
    "shoal", "Shoal", SHOAL, "2 {any} 2 {card} : 1 {pearl}", visit_shoal, slots=UNLIMITED,
    takes=FROG, block=shoal_block,
)  # fmt: skip
SPACES = (*RIVER_SPACES, THE_SHOAL)
AMBASSADOR = WorkerKind(FROG, counts=False)
"""The frog: no worker, and nobody has to send it out."""
