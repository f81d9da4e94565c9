"""Cards played within another action, Occupied tokens by colour, stars, and who answers a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from everdell_desktop.engine.budget import Budget
from everdell_desktop.engine.cards import Card, Here, PaymentWays, Price, card_id
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import Cards, constructions, critters, every_card
from everdell_desktop.engine.effects.value import Value
from everdell_desktop.engine.goods import NOTHING
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.payment import EVERY_WAY, TOKENS_TOO, Help, Terms, Way, token_ways
from everdell_desktop.engine.playing import Play
from everdell_desktop.engine.sources import FROM_REVEALED, HAND, Origin, Source
from everdell_desktop.engine.turn import Turn

from .part import STOREHOUSE, part_of
from .path import TOUCHED
from .supply import EXCHANGE, add_tokens, can_exchange, exchange

TUCKS = 2
DIPLOMAT, WATCHTOWER, MATCHMAKER = "diplomat", "watchtower", "matchmaker"

# playing within an action


def may_play(turn: Turn, terms: Terms, found: Callable[[], Iterable[tuple[Card, Origin]]]) -> Card | None:
    """Play one of the cards found, if the player likes; cards may be exchanged before (D1). No Moon moves (D2)."""
    while True:
        options = turn.origin_options(found())
        if can_exchange(turn):
            options.append(EXCHANGE)
        prompt = f"Play which card for {terms.discount} less?"
        picked = turn.choose_one(prompt, options, skip="Play none", purpose="play")
        if picked is exchange:
            exchange(turn)
            continue
        if picked is None:
            return None
        card, origin = picked
        turn.play_card(card, origin, terms)
        return card  # type: ignore[no-any-return]


@dataclass(frozen=True)
class PlayFor(Value):
    """Play a card for so much less. A star is the only one for that card; a token may pay in its place (D4)."""

    less: int
    star: bool = False
    cards: Cards = every_card
    sources: tuple[Source, ...] = (HAND, TOUCHED)

    def __call__(self, turn: Turn, here: Here) -> None:
        terms = terms_now(turn, self.less, TOKENS_TOO if self.star else EVERY_WAY)
        may_play(turn, terms, lambda: list(Budget(turn).playable(terms, self.sources, self.cards.fits)))


def terms_now(turn: Turn, less: int = 0, scope: str = EVERY_WAY) -> Terms:
    """A card for so much less, and what Good News takes off the next one."""
    return Terms(discount=less + part_of(turn.state).less, scope=scope)


def play_one_of_two(turn: Turn, here: Here) -> None:
    """Two cards of the deck, of which one may be played for 2 less; what is left is discarded."""
    cards = turn.reveal(2)
    terms = terms_now(turn, 2, TOKENS_TOO)

    def found() -> list[tuple[Card, Origin]]:
        budget = Budget(turn)
        return [(card, FROM_REVEALED) for card in cards if budget.why_not(card, FROM_REVEALED, terms) is None]

    played = may_play(turn, terms, found)
    turn.throw_away([card for card in cards if card is not played])


# ways to pay


def colored_tokens(turn: Turn, card: Card, price: Price) -> Iterator[Way]:
    """An Occupied token on a Construction of the Critter's colour; a city has one of each colour at most."""
    if not card.is_critter or not part_of(turn.state).occupied_tokens[turn.seat]:
        return
    if any(built.occupied and built.card.color == card.color for built in turn.city):
        return

    def use(turn: Turn) -> None:
        add_tokens(turn, -1)

    yield from token_ways(turn, lambda built: built.card.color == card.color, use=use)


def tuck_for_less(cards: Cards) -> PaymentWays:
    """Twice in a game: a hand card of the kind goes under it, for 3 resources less."""

    def ways(turn: Turn, here: Here, card: Card, price: Price) -> Iterator[Way]:
        if not price.goods.total or len(turn.built(*here).under) >= TUCKS:
            return
        for other in turn.hand:
            if other is not card and cards.fits(other):
                yield tucking(turn, here, other, price)

    return ways


def tucking(turn: Turn, here: Here, tucked: Card, price: Price) -> Way:
    def use(turn: Turn) -> None:
        turn.drop_from_hand([tucked])
        built = turn.built(*here)
        turn.change(here, built._replace(under=(*built.under, tucked)))
        if turn.journal:
            turn.journal.note("under", turn.seat, card=tucked.id, host=here.uid)

    label = f"Tuck {tucked.name} under the {turn.rules.cards[card_id(here.uid)].name}"
    subject = Subject("hand", tucked.id, turn.seat)
    return Way(f"{here.uid}:{tucked.id}", label, price.goods, 3, use=use, subject=subject, ability=here.uid)


def spend_point_for_less(turn: Turn, here: Here, card: Card, price: Price) -> Iterator[Help]:
    """A token of the card for 1 resource less; no star, so it adds to one."""
    if turn.built(*here).points:
        yield Help(here.uid, f"a token of the {turn.built(*here).card.name}", 1, use=lambda turn: spend(turn, here))


def spend(turn: Turn, here: Here) -> None:
    turn.put_points(here, -1)


def swap_one(turn: Turn, here: Here, card: Card, price: Price) -> Iterator[Help]:
    yield Help(here.uid, f"{turn.built(*here).card.name}: one in another kind", swaps=1)


# what follows


def load_comes_along(turn: Turn, here: Here) -> None:
    """A Storehouse that was filled in the Meadow keeps its load when it is played. What Good News took off a price is
    used up, before the card lets another one be played."""
    part = part_of(turn.state)
    part.less = 0
    if here.uid == STOREHOUSE and part.load.total:
        turn.change(here, turn.built(*here)._replace(goods=part.load))
        part.load = NOTHING


def neighbours_answer(turn: Turn, play: Play) -> None:
    """Diplomat and Watchtower of the other city; in a shared city they answer every later card (D19)."""
    count_play(turn, play)
    homes = dict.fromkeys(turn.state.homes)
    shared = len(homes) == 1
    for home in homes:
        for name, cards in ((DIPLOMAT, critters), (WATCHTOWER, constructions)):
            concerned = (shared or home != turn.home) and name != play.card.id
            if concerned and cards.fits(play.card) and turn.has(name, home):
                turn.gain_points(1, home)
    if play.way is not None and play.way.token and play.card.id != MATCHMAKER and turn.has(MATCHMAKER):
        turn.gain_points(2)
        turn.draw(1)


def count_play(turn: Turn, play: Play) -> None:
    """What mayors have played, by kind."""
    part = part_of(turn.state)
    if part.plan.shared:
        old, kind = part.played[play.seat], "critter" if play.card.is_critter else "construction"
        part.played = with_seat(part.played, play.seat, old._replace(**{kind: getattr(old, kind) + 1}))


def token_options(turn: Turn) -> list[Option]:
    """The Constructions of the city with an Occupied token on them."""
    return turn.built_options(turn.home, [built for built in turn.city if built.occupied])
