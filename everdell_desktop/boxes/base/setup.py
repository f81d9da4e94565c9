"""Setting the table."""

from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.ruleset import Step
from everdell_desktop.engine.spaces import FOREST
from everdell_desktop.engine.state import Worker
from everdell_desktop.engine.turn import Turn

STARTING_HANDS = (5, 6, 7, 8)
STARTING_WORKERS = 2
SPECIAL_EVENTS_IN_PLAY = 4


def lay_out_board(turn: Turn) -> None:
    """The printed places and the forest cards: 3 for one or two players, 4 for more."""
    state, rules = turn.state, turn.rules
    forest = [space for space in rules.spaces.values() if space.kind == FOREST]
    number = 3 if len(state.players) <= 2 else 4
    dealt = shuffled(forest, state.seed, turn.next_chance())[:number]
    printed = [space for space in rules.spaces.values() if space.kind != FOREST]
    state.spaces = (*printed, *dealt)


def lay_out_events(turn: Turn) -> None:
    """All basic events and four special ones."""
    state, awards = turn.state, turn.rules.awards.values()
    basic = [award for award in awards if award.kind == BASIC_EVENT]
    special = [award for award in awards if award.kind == SPECIAL_EVENT]
    state.awards = (*basic, *shuffled(special, state.seed, turn.next_chance())[:SPECIAL_EVENTS_IN_PLAY])


def shuffle_deck(turn: Turn) -> None:
    cards = [card for card in turn.rules.cards.values() if card.in_deck for _ in range(card.copies)]
    turn.state.deck = tuple(shuffled(cards, turn.state.seed, turn.next_chance()))


def deal_meadow(turn: Turn) -> None:
    turn.state.meadow = (None,) * turn.rules.meadow_size
    turn.refill_meadow()


def deal_hands(turn: Turn) -> None:
    for seat, player in enumerate(turn.state.players):
        if not player.automaton:
            turn.draw(STARTING_HANDS[seat], seat)


def deal_workers(turn: Turn) -> None:
    for player in turn.state.players:
        player.workers = tuple(Worker() for _ in range(STARTING_WORKERS))


STEPS = (
    Step("board", lay_out_board),
    Step("events", lay_out_events),
    Step("deck", shuffle_deck),
    Step("meadow", deal_meadow),
    Step("workers", deal_workers),
    Step("hands", deal_hands),
)
