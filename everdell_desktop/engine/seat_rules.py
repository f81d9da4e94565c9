"""Rules that hold for one seat, for a while or for good: powers, weather, discoveries and their like."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .cards import Card, Here, Price
from .decisions import Reason, Subject
from .goods import Goods

if TYPE_CHECKING:
    from .payment import Help
    from .places import Place
    from .placing import Visit
    from .playing import Play
    from .sources import Origin
    from .turn import Turn

Why = Reason | str | None


@dataclass(frozen=True, eq=False)
class SeatRule:
    """What is different for one seat, by the moments at which it is asked or acts.

    The first four are asked again and again and must change nothing. The others act, may put questions, and do not
    answer themselves: what a rule gains or draws while it acts sets off other rules only.
    """

    name: str
    subject: Subject | None = None
    """The thing on the table that stands for it; questions it puts come from there."""

    may_visit: Callable[[Turn, Place, str], Why] | None = None
    """Why a worker of a kind may not be placed at a place: `(turn, place, kind)`."""
    may_play: Callable[[Turn, Card, Origin], Why] | None = None
    """Why a card may not be played from there, whatever the terms."""
    added_cost: Callable[[Turn, Card, Origin, Price], Price] | None = None
    """The price of a card with what the rule adds. Nothing is added where a card is played free."""
    helps: Callable[[Turn, Card, Price], Iterable[Help]] | None = None
    """What adds to the ways to pay for a card."""
    hand_bonus: int = 0
    """So many cards more than usual may be held."""
    dormant: bool = False
    """Whether green cards do not produce when they are played."""
    cards_asked: Callable[[Turn, Here, int], int] | None = None
    """How many hand cards a place or card really asks for that asks for so many."""

    printed_goods: Callable[[Turn, Goods], Goods] | None = None
    """What is really gained of goods that a card or place names. `turn.visiting` and `turn.playing` tell which."""
    cards_drawn: Callable[[Turn, int], int] | None = None
    """How many cards an effect draws from the deck that would draw so many."""
    instead_of_drawing: Callable[[Turn, int], Sequence[Card] | None] | None = None
    """Draws so many cards in another way, and gives those that came into the hand; None to draw as usual."""
    before_visit: Callable[[Turn, Visit], Place | None] | None = None
    """Another place to carry out in place of the one where a worker has just been put."""
    after_gain: Callable[[Turn, Goods, Subject | None], None] | None = None
    """With what was gained and what gave it."""
    after_points: Callable[[Turn, int], None] | None = None
    """With the number of point tokens gained."""
    after_draw: Callable[[Turn, Sequence[Card], Subject | None], None] | None = None
    """With the cards one effect has drawn, from deck or Meadow, and what let them be drawn."""
    after_visit: Callable[[Turn, Visit], None] | None = None
    """Once the place of a worker just put there has been resolved; the visit tells what it gave."""
    after_play: Callable[[Turn, Play], None] | None = None
    """Once a card of this seat has been resolved with everything it set off."""
    after_any_play: Callable[[Turn, Play], None] | None = None
    """The same for the cards of all seats; this seat acts."""
    after_production: Callable[[Turn, Here], None] | None = None
    """Once a green card has produced for this seat."""
    turn_end: Callable[[Turn], None] | None = None
    """At the very end of a turn of this seat."""
    after_others_turn: Callable[[Turn, int], None] | None = None
    """When the turn of another seat is over: `(turn, seat)`; this seat acts. The turn tells who drew and discarded."""
