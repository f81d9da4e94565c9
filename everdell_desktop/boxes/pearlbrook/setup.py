"""Setting the table."""

from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.ruleset import Step
from everdell_desktop.engine.turn import Turn

from .adornments import ADORNMENTS
from .events import AWARDS as EVENTS
from .part import ADORNMENTS_DEALT, part_of
from .river import AMBASSADOR
from .river_cards import RIVER_CARDS
from .riverside import Lying, dealt_river
from .wonders import WONDERS


def lay_out_wonders(turn: Turn) -> None:
    """The Wonders cover the places of the basic events; one special event at least is from this box."""
    state = turn.state
    dealt = [award for award in state.awards if award.kind != BASIC_EVENT]
    if not any(award in EVENTS for award in dealt):
        last = max(index for index, award in enumerate(dealt) if award.kind == SPECIAL_EVENT)
        (dealt[last], *_) = shuffled(EVENTS, state.seed, turn.next_chance())
    state.awards = (*dealt, *WONDERS)


def lay_out_river(turn: Turn) -> None:
    """Two Citizens and two Locations, mixed and face down; nobody sees the other eight."""
    state, part = turn.state, part_of(turn.state)
    dealt, boxed = dealt_river((), shuffled(list(RIVER_CARDS.values()), state.seed, turn.next_chance()))
    part.river = tuple([Lying(card) for card in shuffled(dealt, state.seed, turn.next_chance())])
    part.boxed_river = tuple(boxed)


def deal_frogs(turn: Turn) -> None:
    for player in turn.state.players:
        if not player.automaton:
            player.workers = (AMBASSADOR.new(), *player.workers)


def deal_adornments(turn: Turn) -> None:
    state, part = turn.state, part_of(turn.state)
    tiles = shuffled(list(ADORNMENTS.values()), state.seed, turn.next_chance())
    part.adornments = tuple([
        () if player.automaton else tuple([tiles.pop() for _ in range(ADORNMENTS_DEALT)]) for player in state.players
    ])  # fmt: skip
    part.boxed_adornments = tuple(tiles)


STEPS = (
    Step("wonders", lay_out_wonders, after="events"),
    Step("river", lay_out_river, after="wonders"),
    Step("frogs", deal_frogs, after="workers"),
    Step("adornments", deal_adornments, after="hands"),
)
