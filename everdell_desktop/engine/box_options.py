"""What players may choose of a box before the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class BoxOption:
    """A setting of a box that players choose before the game."""

    name: str
    text: str
    """What it is and what it brings: `Market: four crates to take and to trade`."""
    choices: tuple[Any, ...]
    default: Any
    seats: tuple[int, ...] = ()
    """The numbers of people it is for; empty for any."""
    words: tuple[str, ...] = ()
    """Each choice in the same form, in their order: `Half: as many of these as of the others`."""
    apart: bool = False
    """Chosen on a page of its own, not beside the box."""

    @property
    def title(self) -> str:
        return self.text.partition(": ")[0]

    @property
    def line(self) -> str:
        return self.text.partition(": ")[2] or self.text

    def word(self, value: Any) -> str:
        """A choice in a word or two."""
        return self._words(value).partition(": ")[0]

    def sentence(self, value: Any) -> str:
        """What a choice means, where that is not plain."""
        return self._words(value).partition(": ")[2]

    def is_for(self, people: int) -> bool:
        return not self.seats or people in self.seats

    def _words(self, value: Any) -> str:
        return self.words[self.choices.index(value)] if self.words else str(value).capitalize()
