"""The red cards: places in cities where workers go."""

from everdell_desktop.engine.budget import Budget
from everdell_desktop.engine.cards import DESTINATION, Here, construction, critter
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import (
    carry_out,
    gain,
    gain_any,
    give_cards,
    give_exactly,
    in_order,
    play_a_card,
    points_on_it,
    put_points,
    renew_hand,
)
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import FREE, cheaper
from everdell_desktop.engine.places import ASIDE, in_city
from everdell_desktop.engine.sources import FROM_REVEALED, MEADOW
from everdell_desktop.engine.spaces import BASIC, FOREST
from everdell_desktop.engine.state import Built
from everdell_desktop.engine.turn import Turn

CEMETERY = construction(
    "Cemetery", cost=Goods(pebble=2), points=0, copies=2, unique=True, hosts="Undertaker", color=DESTINATION,
    worker_spaces=2, second_space_with="undertaker", keeps_workers=True,
    text="Reveal 4 {card} from the deck or the discard pile, play one free and discard the rest. "
    "The {worker} stays for good.",
)  # fmt: skip
CHAPEL = construction(
    "Chapel", cost=Goods(2, 1, 1), points=2, copies=2, unique=True, hosts="Shepherd", color=DESTINATION,
    worker_spaces=1, visit_is_copied=False, when_visited=in_order(put_points(1), gain(cards=2, each=points_on_it)),
    text="Put 1 {point} on the Chapel, then draw 2 {card} for each {point} on it.",
)  # fmt: skip
INN = construction(
    "Inn", cost=Goods(2, 1), points=2, copies=3, unique=False, hosts="Innkeeper", color=DESTINATION,
    worker_spaces=1, open=True, when_visited=play_a_card(cheaper(3), sources=(MEADOW,)),
    text="Play a Meadow card for 3 {any} less.",
)  # fmt: skip
LOOKOUT = construction(
    "Lookout", cost=Goods(1, 1, 1), points=2, copies=2, unique=True, hosts="Wanderer", color=DESTINATION,
    worker_spaces=1, when_visited=carry_out(BASIC, FOREST, prompt="Which place does the Lookout carry out?"),
    text="Carry out any Basic or Forest place.",
)  # fmt: skip
MONASTERY = construction(
    "Monastery", cost=Goods(1, 1, 1), points=1, copies=2, unique=True, hosts="Monk", color=DESTINATION,
    worker_spaces=2, second_space_with="monk", keeps_workers=True,
    when_visited=give_exactly(2, "any", gain(points=4)),
    text="Give 2 {any} to an opponent and take 4 {point}. The {worker} stays for good.",
)  # fmt: skip
POST_OFFICE = construction(
    "Post Office", cost=Goods(1, 2), points=2, copies=3, unique=False, hosts="Postal Pigeon", color=DESTINATION,
    worker_spaces=1, open=True, when_visited=in_order(give_cards(2), renew_hand),
    text="Give 2 {card} to an opponent, discard as many more as you like, then fill your hand.",
)  # fmt: skip
QUEEN = critter(
    "Queen", cost=5, points=4, copies=2, unique=True, home="Palace", color=DESTINATION, worker_spaces=1,
    when_visited=play_a_card(FREE, most_points=3),
    text="Play a card worth up to 3 points from your hand or the Meadow free.",
)  # fmt: skip
UNIVERSITY = construction(
    "University", cost=Goods(0, 1, 2), points=3, copies=2, unique=True, hosts="Doctor", color=DESTINATION,
    worker_spaces=1, shelters_workers=True,
    text="Discard a card of your city: regain its cost, gain 1 {any} and 1 {point}.",
)  # fmt: skip


@CEMETERY.may_visit
def cemetery_block(turn: Turn, here: Here) -> str | None:
    return None if turn.state.deck or turn.state.discard else "deck and discard pile are empty"


@CEMETERY.when_visited
def cemetery(turn: Turn, here: Here) -> None:
    """The top of the pile as far as it goes; an empty pile cannot be chosen (our ruling)."""
    piles = [Option("deck", "The deck", "deck", Subject("deck", "deck"))] if turn.state.deck else []
    if turn.state.discard:
        piles.append(Option("discard", "The discard pile", "discard", Subject("discard", "discard")))
    if turn.choose_one("Reveal 4 cards from which pile?", piles, purpose="reveal") == "deck":
        cards = turn.reveal(min(4, len(turn.state.deck)))
    else:
        cards = turn.reveal_discarded(4)
    budget = Budget(turn)
    fitting = [card for card in dict.fromkeys(cards) if budget.why_not(card, FROM_REVEALED, FREE) is None]
    card = turn.choose_one("Play which card free?", turn.revealed_options(fitting), purpose="play")
    if card is not None:
        cards.remove(card)
    turn.throw_away(cards)
    if card is not None:
        turn.play_card(card, FROM_REVEALED, FREE)


def may_be_discarded(turn: Turn, here: Here) -> list[Built]:
    """It cannot discard itself (our ruling)."""
    return [built for built in turn.leaving() if Here(turn.home, built.uid) != here]


@UNIVERSITY.may_visit
def university_block(turn: Turn, here: Here) -> str | None:
    return None if may_be_discarded(turn, here) else "needs another card in your city to discard"


@UNIVERSITY.when_visited
def university(turn: Turn, here: Here) -> None:
    """A worker on the discarded card waits at the University; a permanent one is lost with the card.

    Where another card stands in for the University, or it lies in another city, there is no room for one to wait.
    """
    options = turn.built_options(turn.home, may_be_discarded(turn, here))
    uid = turn.choose_one("Discard which card of your city?", options, purpose="discard")
    own = here.seat == turn.home and turn.built(*here).card.shelters_workers
    gone = turn.remove(turn.home, uid, workers_to=in_city(*here) if own else ASIDE)
    turn.gain_cost_of(gone.card)
    gain_any(turn, 1)
    turn.gain_points(1)


CARDS = (CEMETERY, CHAPEL, INN, LOOKOUT, MONASTERY, POST_OFFICE, QUEEN, UNIVERSITY)
