"""Setting the table."""

from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.limits import Limits
from everdell_desktop.engine.ruleset import Setup, Step
from everdell_desktop.engine.spaces import FOREST
from everdell_desktop.engine.state import WINTER, Worker
from everdell_desktop.engine.turn import Turn


def limits(setup: Setup, before: Limits) -> Limits:
    """For one to four; forest cards are 3 for one or two players, 4 for more."""
    return Limits(
        seats=(1, 2, 3, 4), hand=8, city=15, meadow=8, workers=(2, 3, 4, 6), most_workers=6,
        starting_hands=(5, 6, 7, 8), special_events=4, forest=3 if len(setup.seats) <= 2 else 4,
    )  # fmt: skip


def lay_out_board(turn: Turn) -> None:
    """The printed places and the forest cards."""
    state, rules = turn.state, turn.rules
    forest = [space for space in rules.spaces.values() if space.kind == FOREST]
    dealt = shuffled(forest, state.seed, turn.next_chance())[: rules.limits.forest]
    printed = [space for space in rules.spaces.values() if space.kind != FOREST]
    state.spaces = (*printed, *dealt)


def lay_out_events(turn: Turn) -> None:
    """All basic events and some special ones."""
    state, rules, awards = turn.state, turn.rules, turn.rules.awards.values()
    basic = [award for award in awards if award.kind == BASIC_EVENT]
    special = [award for award in awards if award.kind == SPECIAL_EVENT]
    state.awards = (*basic, *shuffled(special, state.seed, turn.next_chance())[: rules.limits.special_events])


def shuffle_deck(turn: Turn) -> None:
    cards = [card for card in turn.rules.cards.values() if card.in_deck for _ in range(card.copies)]
    turn.state.deck = tuple(shuffled(cards, turn.state.seed, turn.next_chance()))


def deal_meadow(turn: Turn) -> None:
    turn.state.meadow = (None,) * turn.rules.limits.meadow
    turn.refill_meadow()


def deal_hands(turn: Turn) -> None:
    for seat, player in enumerate(turn.state.players):
        if not player.automaton:
            turn.deal(turn.rules.limits.starting_hands[seat], seat)


def deal_workers(turn: Turn) -> None:
    for player in turn.state.players:
        player.workers = tuple(Worker() for _ in range(turn.rules.limits.workers[WINTER]))


STEPS = (
    Step("board", lay_out_board),
    Step("events", lay_out_events),
    Step("deck", shuffle_deck),
    Step("meadow", deal_meadow),
    Step("workers", deal_workers),
    Step("hands", deal_hands),
)
