"""How a seat stands in Duo, for computer players: the path, who is ahead, and how near the Events are."""

from __future__ import annotations

from collections.abc import Iterator

from everdell_desktop.engine.actions import CardPlay
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import Built, State

from .needs import COLORED, AtLeast, AtTheEnd, ColorsWith, MoreThanOpponent, Need, has
from .part import part_of
from .shared.partnering import NEW, team_worth
from .tiles import Event

FAR = 9  # what will not come
LEAD = 4  # more cards than these ahead are as good as certain


def missing(needs: Need, state: State, seat: int) -> int:
    """How many things are still missing for an Event."""
    if isinstance(needs, AtLeast):
        return sum(max(0, number - have) for have, number in needs.reached(state, seat))
    if isinstance(needs, MoreThanOpponent):
        others = [other for other, home in enumerate(state.homes) if home != state.homes[seat]]
        goal = max([needs.minimum_now(state), *(needs.together(state, other) + 1 for other in others)])
        none_of = sum(not has(state, seat, item) for item in needs.items)
        return max(none_of, goal - needs.together(state, seat))
    if isinstance(needs, ColorsWith):
        short = sorted(max(0, needs.each - cards(state, Here(state.homes[seat], ""))) for cards in COLORED.values())
        return sum(short[: needs.colors])
    return FAR if isinstance(needs, AtTheEnd) else 0


def nearness(state: State, seat: int) -> float:
    """The points of the Events that lie open, each by how little is missing."""
    return sum(
        award.points / (1 + missing(award.needs, state, seat))
        for award in state.awards
        if isinstance(award, Event) and award.needs is not None
    )


def signs(state: State, rules: Ruleset, seat: int) -> Iterator[tuple[str, float]]:
    part = part_of(state)
    yield "sun_left", part.spaces_left(part.sun)
    yield "moon_left", part.spaces_left(part.moon)
    yield "begins", float(state.seat == seat)
    yield "events_nearness", nearness(state, seat)
    if part.plan.shared:
        yield "watches", part.watches
        yield "news", len(part.good_news)
        yield "skunks", len(part.skunks.meadow)
        return
    counts = [len(state.players[other].hand) + len(state.city_of(other)) for other in range(len(state.players))]
    ahead = counts[seat] - max(count for other, count in enumerate(counts) if other != seat)
    yield "cards_ahead", max(-LEAD, min(LEAD, ahead))


def appraise(state: State, rules: Ruleset, seat: int, option: Option) -> float | None:
    """How much nearer the Events come by a card that is played, and what the deed means to a team."""
    told = team_worth(state, seat, option) if part_of(state).plan.shared else None
    if not isinstance(option.value, CardPlay):
        return told
    house = state.players[state.homes[seat]]
    before, city = nearness(state, seat), house.city
    house.city = (*city, Built(option.value.card, NEW))
    after = nearness(state, seat)
    house.city = city
    return after - before + (told or 0.0)
