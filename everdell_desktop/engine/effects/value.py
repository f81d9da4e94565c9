"""What every effect that is given as a value can be asked, and how several make one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from ..cards import BOARD, Effect, Here, VisitBlock
from ..decisions import Option
from .counting import Count

if TYPE_CHECKING:
    from ..turn import Turn


class Value:
    """An effect that knows about itself what others would have to be told."""

    def __call__(self, turn: Turn, here: Here) -> None:
        raise NotImplementedError

    @property
    def asks(self) -> bool:
        """Whether it may ask something, so that the order of several effects is the player's choice."""
        return True

    @property
    def only_adds(self) -> bool:
        """Whether it only adds goods or point tokens and asks nothing: then its place in an order never matters."""
        return False

    @property
    def block(self) -> VisitBlock | None:
        """Gives the reason why it cannot be carried out now; None where it always can."""
        return None


def asks(effect: Effect) -> bool:
    """Whether an effect may ask something; of a plain function nobody knows."""
    return effect.asks if isinstance(effect, Value) else True


def only_adds(effect: Effect) -> bool:
    return isinstance(effect, Value) and effect.only_adds


def block_of(effect: Effect) -> VisitBlock | None:
    return effect.block if isinstance(effect, Value) else None


def counted(count: Count, turn: Turn, here: Here) -> int:
    """A count in the city of the effect: that of the card, also when it is copied; else that of the player."""
    return count(turn.state, here if here.seat != BOARD else Here(turn.home, here.uid))


@dataclass(frozen=True)
class InOrder(Value):
    effects: tuple[Effect, ...]

    def __call__(self, turn: Turn, here: Here) -> None:
        for effect in self.effects:
            effect(turn, here)

    @property
    def asks(self) -> bool:
        return any(map(asks, self.effects))

    @property
    def only_adds(self) -> bool:
        return all(map(only_adds, self.effects))

    @property
    def block(self) -> VisitBlock | None:
        first = [block for block in map(block_of, takewhile(block_of, self.effects)) if block is not None]
        if len(first) <= 1:
            return first[0] if first else None
        return lambda turn, here: next((reason for block in first if (reason := block(turn, here))), None)


def in_order(*effects: Effect) -> InOrder:
    """One after the other; what is needed to begin is what the first ones need, up to one that always can be done."""
    return InOrder(effects)


@dataclass(frozen=True)
class Provided(Value):
    condition: Count
    then: Effect
    otherwise: Effect | None

    def __call__(self, turn: Turn, here: Here) -> None:
        if counted(self.condition, turn, here):
            self.then(turn, here)
        elif self.otherwise is not None:
            self.otherwise(turn, here)

    @property
    def asks(self) -> bool:
        return asks(self.then) or (self.otherwise is not None and asks(self.otherwise))

    @property
    def only_adds(self) -> bool:
        return only_adds(self.then) and (self.otherwise is None or only_adds(self.otherwise))


def provided(condition: Count, then: Effect, otherwise: Effect | None = None) -> Provided:
    """One effect if there is any of `condition` in the city, else the other one or nothing."""
    return Provided(condition, then, otherwise)


@dataclass(frozen=True)
class OneOf(Value):
    prompt: str
    choices: Mapping[str, tuple[str, Effect]]

    def __call__(self, turn: Turn, here: Here) -> None:
        options = [Option(key, words, effect) for key, (words, effect) in self.choices.items()]
        turn.choose_one(self.prompt, options, purpose="gain")(turn, here)


def one_of(prompt: str, choices: Mapping[str, tuple[str, Effect]]) -> OneOf:
    """One of several effects, by key, each with the words for it: `{"2_berry": ("2 berries", gain(berry=2))}`."""
    return OneOf(prompt, choices)


@dataclass(frozen=True)
class May(Value):
    effect: Effect
    prompt: str
    yes: str
    purpose: str

    def __call__(self, turn: Turn, here: Here) -> None:
        block = block_of(self.effect)
        if block is not None and block(turn, here) is not None:
            return
        if turn.confirm(self.prompt, self.yes, purpose=self.purpose):
            self.effect(turn, here)


def may(effect: Effect, prompt: str, yes: str, *, purpose: str) -> May:
    """An effect that the player may decline; not asked where it cannot be carried out."""
    return May(effect, prompt, yes, purpose)
