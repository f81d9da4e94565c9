"""Playing a card on better terms, activating green cards, carrying out places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..budget import Budget
from ..cards import BOARD, Card, Here, VisitBlock
from ..decisions import Option, Subject
from ..payment import UNLIMITED, Terms
from ..sources import HAND, MEADOW, Origin, Source
from ..spaces import Space
from .value import Value

if TYPE_CHECKING:
    from ..turn import Turn


@dataclass(frozen=True)
class PlayACard(Value):
    terms: Terms
    most_points: int
    sources: tuple[Source, ...]
    optional: bool

    def __call__(self, turn: Turn, here: Here) -> None:
        prompt = f"Play which {self.card}{self.price}?"
        skip = "Play none" if self.optional else ""
        options = turn.origin_options(self.playable(turn))
        picked = turn.choose_one(prompt, options, skip=skip, purpose="play")
        if picked is not None:
            card, origin = picked
            turn.play_card(card, origin, self.terms)

    def playable(self, turn: Turn) -> Iterator[tuple[Card, Origin]]:
        return Budget(turn).playable(self.terms, self.sources, lambda card: card.points <= self.most_points)

    @property
    def card(self) -> str:
        if len(self.sources) > 1:
            return "card"
        return "card of your hand" if self.sources == (HAND,) else f"{self.sources[0].name.title()} card"

    @property
    def price(self) -> str:
        return " free" if self.terms.free else f" for {self.terms.discount} less"

    @property
    def block(self) -> VisitBlock | None:
        return None if self.optional else self.why_not

    def why_not(self, turn: Turn, here: Here) -> str | None:
        if next(self.playable(turn), None) is not None:
            return None
        if not self.terms.free:
            return f"you can play no {self.card} even{self.price}"
        places = "card of your hand or the Meadow" if self.sources == (HAND, MEADOW) else self.card
        return f"no {places} can be played free"


def play_a_card(
    terms: Terms, *, most_points: int = UNLIMITED, sources: tuple[Source, ...] = (HAND, MEADOW), optional: bool = False
) -> PlayACard:
    """Play a card of the hand or the Meadow, or of other places, on these terms, worth at most so many base points.

    A discount is a card-playing ability: no other one, and no occupied token, helps to pay the rest.
    """
    return PlayACard(terms, most_points, sources, optional)


@dataclass(frozen=True)
class ActivateGreen(Value):
    number: int
    who: str

    def __call__(self, turn: Turn, here: Here) -> None:
        """Never one of the same name, which would loop (rulebook), nor a legendary card.

        Judged in the city of the card, also when it is copied.
        """
        seat = turn.home if here.seat == BOARD else here.seat
        itself = next((built.card for built in turn.state.players[seat].city if built.uid == here.uid), None)
        done: list[Here] = []
        for which in ("",) if self.number == 1 else (" first", " second", " third")[: self.number]:
            green = [
                (seat, built.uid) for built in turn.state.players[seat].city
                if built.card is not itself and copyable(turn, seat, built.card)
                and Here(seat, built.uid) not in (*done, *turn.activating)
            ]  # fmt: skip
            prompt = f"Which card does {self.who} activate{which}?" if self.who else f"Activate which card{which}?"
            options = activation_options(turn, green)
            target = turn.choose_one(prompt, options, skip="Activate nothing", purpose="activate")
            if target is None:
                return
            done.append(target)
            turn.activate(target)


def activate_green(number: int = 1, who: str = "") -> ActivateGreen:
    """Up to so many other green cards of the city produce, each once; `who` activates them, in the question."""
    return ActivateGreen(number, who)


@dataclass(frozen=True)
class ActivateSome(Value):
    least: int
    most: int

    def __call__(self, turn: Turn, here: Here) -> None:
        """In the order of the answer; one that is gone by its turn is left out."""
        seat = turn.home
        options = self.options(turn, seat, here)
        prompt = f"Activate up to {self.most} cards" if self.least < self.most else f"Activate {self.most} cards"
        for target in turn.choose_some(prompt, options, least=self.least, most=self.most, purpose="activate"):
            if any(built.uid == target.uid for built in turn.state.players[seat].city):
                turn.activate(target)

    def options(self, turn: Turn, seat: int, here: Here) -> list[Option]:
        return [
            Option(built.uid, built.card.name, Here(seat, built.uid), Subject("city", built.uid, seat))
            for built in turn.state.players[seat].city
            if built.uid != here.uid and copyable(turn, seat, built.card)
            and Here(seat, built.uid) not in turn.activating
        ]  # fmt: skip

    @property
    def block(self) -> VisitBlock | None:
        return self.why_not if self.least else None

    def why_not(self, turn: Turn, here: Here) -> str | None:
        return None if self.options(turn, turn.home, here) else "needs a green card in your city to activate"


def activate_some(most: int, least: int = 0) -> ActivateSome:
    """So many different green cards of the player's city produce, chosen at once, wherever that is said.

    With `least` at least one must be there.
    """
    return ActivateSome(least, most)


def copyable(turn: Turn, seat: int, card: Card) -> bool:
    """Whether another card may let it produce for the player."""
    at_home = seat == turn.home or not card.copied_at_home_only
    return card.on_production is not None and not card.legendary and at_home


def activation_options(turn: Turn, cards: list[tuple[int, str]]) -> list[Option]:
    """Green cards to activate; alike simple cards of one city are one option."""
    options: dict[object, Option] = {}
    for seat, uid in cards:
        card = turn.built(seat, uid).card
        own = seat == turn.home
        label = card.name if own else f"{card.name} of {turn.state.players[seat].name}"
        option = Option(uid if own else f"{uid}@{seat}", label, Here(seat, uid), Subject("city", uid, seat))
        options.setdefault((seat, card) if card.simple_production else (seat, uid), option)
    return list(options.values())


@dataclass(frozen=True)
class CarryOut(Value):
    kinds: tuple[str, ...]
    prompt: str
    skip: str
    able: bool

    def __call__(self, turn: Turn, here: Here) -> None:
        options = turn.space_options(self.spaces(turn, here))
        place = turn.choose_one(self.prompt, options, skip=self.skip, purpose="visit")
        if place is not None:
            turn.visit(place)

    def spaces(self, turn: Turn, here: Here) -> list[Space]:
        """Occupied or not, and offered even if it could do nothing now (our ruling), unless one must be able to."""
        return [
            space for space in turn.board_places() if space.kind in self.kinds and space.id != here.uid
            and (not self.able or space.block is None or space.block(turn) is None)
        ]  # fmt: skip

    @property
    def block(self) -> VisitBlock | None:
        return self.why_not if self.able else None

    def why_not(self, turn: Turn, here: Here) -> str | None:
        return None if self.spaces(turn, here) else "no other such place could be carried out now"


def carry_out(*kinds: str, prompt: str, skip: str = "", able: bool = False) -> CarryOut:
    """What a board space of these kinds does, without a worker; `skip` lets the player decline.

    With `able` only what a worker could do there now, were it free.
    """
    return CarryOut(kinds, prompt, skip, able)
