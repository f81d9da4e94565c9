"""What a box lays on the table beyond cards, places and awards, in words that any table can show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .decisions import Subject
from .state import State

if TYPE_CHECKING:
    from .cards import Card

BOARD, HOME, RULE, AIM, OFFERED = "board", "home", "rule", "aim", "offered"


class Rank(NamedTuple):
    """How far a seat has come with something all compete for, and the points that brings as things stand."""

    seat: int
    number: int
    points: int


class Tile(NamedTuple):
    """One thing of a box: what options call it, its picture and its words.

    A tile whose subject is a space or an award is how that one is shown.
    """

    subject: Subject
    art: str
    """A picture by name, such as `river/back`; empty for a place that has become empty."""
    title: str
    text: str = ""
    badge: str = ""
    """A few letters or a number in its corner: how many lie there, what it costs."""
    spent: bool = False
    """Shown dimmed: it has been used."""
    strip: str = ""
    """What is said in few words on the strip below its picture, where that is not its text; of an empty place, what
    comes there."""
    worth: str = ""
    """Its points."""
    need: str = ""
    """What it asks of a city, such as `3 {production}`."""
    met: bool | None = None
    """Whether the seat that looks has what it needs."""
    now: str = ""
    """Where the seat that looks stands, such as `4 of 7`."""
    ranks: tuple[Rank, ...] = ()
    """Where all seats stand that compete for it, the first one first."""
    card: Card | None = None
    """The card that lies there, to be shown as a card."""
    step: int = -1
    """For a piece on a track: how far it has come."""
    owner: int = -1
    """The seat whose piece it is."""
    veil: str = ""
    """For a rule that is always in sight: what drifts over the landscape while it holds, such as `snow`."""
    guard: str = ""
    """The picture of somebody who sits on it and is in the way."""
    light: str = ""
    """The light it sheds on what it touches: `gold` or `white`."""
    touches: tuple[Subject, ...] = ()
    """What its light falls on."""


class Tray(NamedTuple):
    """A group of tiles that belong together."""

    name: str
    title: str
    where: str
    """On the board for everybody, at home before the player whose it is, a rule that is always in sight, what all play
    for together, which stands beside the board, or nowhere until a question offers them.

    Of what all play for the first tile is the heading, its `worth` the points to be reached (`need` is
    `of`) or beaten (`to`); others are goals,
    `met` or `spent`, which is missed for good, or lie there with picture or card."""
    tiles: Callable[[State, int], Sequence[Tile]]
    """The tiles as a seat may see them."""
    icon: str = ""
    """The sign on the tab of the player's drawer; that of the first tile's kind where nothing is said."""
    note: str = ""
    """How it works, beside its heading in the drawer."""
    public: Callable[[State, int], Sequence[Tile]] | None = None
    """What everybody may see of what a seat has at home; nothing where that is not said."""
    heading: str = ""
    """What stands above it when its tab lies open, where that is not `My ...`."""


class Counter(NamedTuple):
    """A number every player has, beside the goods."""

    icon: str
    title: str
    number: Callable[[State, int], int]
    text: str = ""
    """What it is good for."""

    @property
    def hint(self) -> str:
        """Its title, and below that what it is good for."""
        return f"{self.title}\n{self.text}" if self.text else self.title


class Notice(NamedTuple):
    """Something players should know of a game before it begins."""

    icon: str
    title: str
    text: str
