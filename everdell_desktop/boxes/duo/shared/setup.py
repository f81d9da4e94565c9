"""Setting up a chapter or a game against Miss Thorn, in the order of the reference."""

from __future__ import annotations

from collections.abc import Callable

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects.gaining import gain_any
from everdell_desktop.engine.ruleset import Step
from everdell_desktop.engine.turn import Turn

from ..part import HARE, TORTOISE, part_of
from ..supply import add_tokens
from . import thorn
from .chapters import AFTER_DRAWS, AFTER_MEADOW, BEFORE_DRAWS, SetUp
from .news import BY_ID, CARDS
from .prowling import send_out
from .score_sheet import HELD

DEALT = 3
"""So many Good News cards are seen, of which one is kept."""


def when(moment: str) -> Callable[[Turn], None]:
    """The steps of the chapter that are due at a moment."""

    def run(turn: Turn) -> None:
        chapter = part_of(turn.state).plan.chapter
        for step in chapter.setup if chapter is not None else ():
            if step.when == moment:
                STEPS_OF_CHAPTERS[step.op](turn, step)

    return run


def begin_chapter(turn: Turn) -> None:
    part = part_of(turn.state)
    if part.plan.chapter is not None and turn.journal:
        chapter = part.plan.chapter
        turn.journal.note("chapter", turn.seat, chapter=chapter.id, text=f"opens chapter {chapter.id}: {chapter.title}")


def lay_skunks(turn: Turn) -> None:
    part = part_of(turn.state)
    if part.plan.shared:
        send_out(turn)
    if part.plan.level is not None:
        thorn.deal(turn)


# steps of chapters


def each_gains_any(turn: Turn, step: SetUp) -> None:
    for seat in (HARE, TORTOISE):
        with turn.acting(seat):
            gain_any(turn, step.n)


def each_takes_token(turn: Turn, step: SetUp) -> None:
    for seat in (HARE, TORTOISE):
        with turn.acting(seat):
            add_tokens(turn, step.n)


def each_draws(turn: Turn, step: SetUp) -> None:
    for seat in (HARE, TORTOISE):
        turn.deal(step.n, seat)


def each_may_swap(turn: Turn, step: SetUp) -> None:
    """A hand card takes the place of a Meadow card."""
    for seat in (HARE, TORTOISE):
        with turn.acting(seat):
            options = turn.hand_options(turn.hand)
            card = turn.choose_one("Swap a card for one of the Meadow?", options, skip="Keep all", purpose="swap")
            if card is not None:
                slots = turn.meadow_options(turn.open_meadow())
                swap(turn, card, turn.choose_one("For which Meadow card?", slots, purpose="draw"))


def swap(turn: Turn, card: Card, slot: int) -> None:
    turn.pick_up([slot])
    turn.drop_from_hand([card])
    meadow = turn.state.meadow
    turn.state.meadow = (*meadow[:slot], card, *meadow[slot + 1 :])
    if turn.journal:
        turn.journal.note("meadow", turn.seat, slots=[slot], cards=[card.id])


def revealed(turn: Turn, step: SetUp) -> list[Card]:
    """The first cards of a colour; what was turned over besides is shuffled back into the deck."""
    state = turn.state
    found = [card for card in reversed(state.deck) if card.color == step.color][: step.n]
    turned = list(reversed(state.deck))
    turned = turned[: turned.index(found[-1]) + 1] if found else turned
    if turn.journal:
        turn.journal.revealed = True
        turn.journal.note("reveal", turn.seat, cards=[card.id for card in turned])
    rest = [card for card in state.deck if card not in found]
    state.deck = tuple(shuffled(rest, state.seed, turn.next_chance()))
    return found


def some_into_city(turn: Turn, step: SetUp) -> None:
    """Nothing is activated, and nobody has played them."""
    for card in revealed(turn, step):
        turn.add_to_city(turn.home, card)


def some_to_hands(turn: Turn, step: SetUp) -> None:
    """The mayors agree who gets which."""
    cards = revealed(turn, step)
    first = turn.choose_one("Which card does the Hare get?", turn.revealed_options(cards), purpose="keep")
    for card in cards:
        with turn.acting(HARE if card is first else TORTOISE):
            turn.keep([card])


STEPS_OF_CHAPTERS: dict[str, Callable[[Turn, SetUp], None]] = {
    "gain_any": each_gains_any,
    "gain_occupied": each_takes_token,
    "draw_deck": each_draws,
    "swap_hand_with_meadow": each_may_swap,
    "reveal_until_into_city": some_into_city,
    "reveal_until_to_hands": some_to_hands,
}

# Good News


def hear_news(turn: Turn) -> None:
    """Of three cards one is kept. On Hard it takes the place of the one held, which may be kept instead (D24)."""
    part = part_of(turn.state)
    if part.plan.chapter is None:
        return
    sheet = turn.rules.setup.brought.get("campaign", {})
    part.good_news = tuple(BY_ID[name] for name in sheet.get("good_news", ()))
    away = {*sheet.get("gone", ()), *(card.id for card in part.good_news)}
    deck = shuffled([card for card in CARDS if card.id not in away], turn.state.seed, turn.next_chance())
    dealt = deck[:DEALT]
    if turn.journal:
        turn.journal.revealed = True
        names = ", ".join(card.name for card in dealt)
        turn.journal.note("headlines", turn.seat, cards=[card.id for card in dealt], text=f"reads the news: {names}")
    options = [Option(card.id, card.name, card, Subject("good_news", card.id)) for card in dealt]
    full = len(part.good_news) >= HELD.get(part.plan.difficulty, len(CARDS))
    with turn.acting(HARE):
        skip = "Keep the old one" if full else ""
        card = turn.choose_one("Which Good News do you keep?", options, skip=skip, purpose="keep")
    if card is None:
        return
    if full:
        part.good_news_used, part.good_news = (*part.good_news_used, *part.good_news), ()
    part.good_news = (*part.good_news, card)


STEPS = (
    Step("chapter", begin_chapter, before="cards"),
    Step("chapter city", when(AFTER_MEADOW), after="cards"),
    Step("skunks", lay_skunks, after="hands"),
    Step("chapter start", when(BEFORE_DRAWS), after="skunks"),
    Step("chapter swap", when(AFTER_DRAWS), after="winter"),
    Step("good news", hear_news, after="chapter swap"),
)
