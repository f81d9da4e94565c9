"""What a deed is worth to a team at first sight, for computer players: goals, sharing, watches, Good News."""

from __future__ import annotations

from everdell_desktop.engine.actions import CardPlay
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.places import CITY, EVENT
from everdell_desktop.engine.placing import Placement
from everdell_desktop.engine.state import AUTUMN, Built, Claimed, State

from ..part import LAST, part_of
from ..path import MOON, SUN
from ..tiles import GoodNews
from .aiming import GOAL, goal_worth
from .lines import OCCUPIED
from .news import Announce
from .producing import Production
from .sharing import CONCEDE, Share, TurnBack

NEW = "?"  # the uid of a card that is only imagined in the city
NEVER = -50.0
EVEN = 0.35  # what one thing more for the mayor who has less of it is worth
EXTRA_TURN = 4.0  # what a token that goes back brings at the end of the path
TOO_EARLY = -3.0
SOON = 2.0  # what Good News brings that is of use at any time
AT_ONCE = frozenset((
    "gn_bumper_crop", "gn_stalls_overflow", "gn_lending_shelf", "gn_meadow_in_bloom", "gn_guests_early",
    "gn_glowing_review", "gn_research",
))  # fmt: skip
"""Good News that is as good now as later; what it gains is of use for longer."""
BACK = {"gn_late_sunset": SUN, "gn_bright_moon": MOON}
OVATION = "gn_ovation"
WELCOME = AT_ONCE | {*BACK, OVATION}
"""What is chosen at the start of a chapter: good for any plan."""


def team_worth(state: State, seat: int, option: Option) -> float | None:
    """What an option is worth to the team in points; None where nothing can be said."""
    deed = option.value
    if isinstance(deed, CardPlay | Placement):
        return nearer(state, seat, deed)
    if isinstance(deed, Share):
        return sharing(state, seat, deed)
    if isinstance(deed, TurnBack):
        return extra_turn(state, deed.token)
    if isinstance(deed, Announce):
        return news(state, deed.card.id)
    if isinstance(deed, GoodNews):
        return SOON if deed.id in WELCOME else 0.0
    if isinstance(deed, Production):
        return EVEN * behind(state, deed.seat)
    if option is CONCEDE:
        return NEVER
    if option.subject is not None and option.subject.kind == "seat":
        return EVEN * behind(state, option.subject.seat)
    return None


def nearer(state: State, seat: int, deed: CardPlay | Placement) -> float:
    """How much nearer the goals come; an Event is one less for Miss Thorn."""
    part, worth = part_of(state), 0.0
    event = None
    if isinstance(deed, Placement) and deed.place.kind == EVENT:
        event = next((award for award in state.awards if award.id == deed.place.id), None)
        if part.plan.level is not None and event is not None:
            worth += event.points
    goals = [goal for goal, known in zip(part.plan.goals, part.goals, strict=True) if known is None]
    if not goals:
        return worth
    house, player = state.players[state.homes[seat]], state.players[seat]
    city, events, played, visits = house.city, player.events, part.played, part.visits
    before = sum(goal_worth(state, goal, None) for goal in goals)
    if isinstance(deed, CardPlay):
        house.city = (*city, Built(deed.card, NEW))
        kind = "critter" if deed.card.is_critter else "construction"
        mine = played[seat]
        part.played = with_seat(played, seat, mine._replace(**{kind: getattr(mine, kind) + 1}))
    elif event is not None:
        player.events = (*events, Claimed(event))
    elif deed.place.kind == CITY:
        part.visits = with_seat(visits, seat, visits[seat] + 1)
    after = sum(goal_worth(state, goal, None) for goal in goals)
    house.city, player.events, part.played, part.visits = city, events, played, visits
    return worth + min(after - before, GOAL / 2)


def behind(state: State, seat: int) -> float:
    """By how many goods and cards in hand a mayor has less than the other."""
    have = [len(player.hand) + player.goods.total for player in state.players]
    return float(have[1 - seat] - have[seat])


def sharing(state: State, seat: int, deed: Share) -> float:
    """A resource or card goes to a partner who has clearly less; an Occupied token stays."""
    mine, theirs = state.players[seat], state.players[1 - seat]
    if isinstance(deed.item, str):
        if deed.item == OCCUPIED:
            return TOO_EARLY
        more = dict(mine.goods.items()).get(deed.item, 0) - dict(theirs.goods.items()).get(deed.item, 0)
    else:
        more = len(mine.hand) - len(theirs.hand)
    return EVEN * (more - 3)


def extra_turn(state: State, token: str) -> float:
    """A token goes back when it has come to the end in autumn, where a turn more is worth most."""
    part = part_of(state)
    at_the_end = getattr(part, token) == LAST and state.players[0].season == AUTUMN
    of_use = token == MOON or any(player.free_workers for player in state.players)
    return EXTRA_TURN if at_the_end and of_use else TOO_EARLY


def news(state: State, card: str) -> float:
    if card in BACK:
        return extra_turn(state, BACK[card])
    late = state.players[0].season == AUTUMN
    if card == OVATION:
        return SOON if late else TOO_EARLY
    return SOON if card in AT_ONCE else TOO_EARLY / 3
