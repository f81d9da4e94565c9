"""All that the layer above the resting table depends on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.ui.scene import Node

from .choosing import ChoiceBar
from .pointing import Pointing
from .sheets import Sheet


@dataclass
class Shown:
    """All that the overlay depends on."""

    pointing: Pointing
    cards: tuple[Card, ...]
    """The open hand."""
    viewer: int
    free: Mapping[Subject, str]
    """Cards that would cost nothing right now, and how."""
    sheets: list[Sheet]
    hinted: Option | None
    bar: ChoiceBar | None
    drawer: Node | None
    told: Callable[[Option], str]
    """What an option means for others."""
    marks: list[Node] = field(default_factory=list)
    """What stays on the table from the moves of others."""
    focus: str = ""
    """The name of the node that keys would press."""
    elsewhere: list[str] = field(default_factory=list)
    """The signposts to regions where more can be chosen, or where what is held can be put."""
    bright: bool = False
    """Whether the open question is all about the region in sight, which stays bright then."""
    fanned: bool = True
    """Whether the hand is a fan; a viewer of replays lays all hands open in its own way."""

    def praise(self, subject: Subject) -> str:
        """What is said of a card that can be played: how it comes free, and what comes of it."""
        told = next((words for option in self.pointing.begun_with(subject) if (words := self.told(option))), "")
        return ". ".join(words for words in (self.free.get(subject, ""), told) if words)
