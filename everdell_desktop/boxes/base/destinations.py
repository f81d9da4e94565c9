"""The red cards: places in cities where workers go."""

from everdell_desktop.engine.cards import DESTINATION, Card, Here, construction, critter
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import FREE, Means, cheaper
from everdell_desktop.engine.spaces import BASIC, FOREST
from everdell_desktop.engine.state import REVEALED
from everdell_desktop.engine.turn import Turn

CEMETERY = construction(
    "Cemetery", cost=Goods(pebble=2), points=0, copies=2, unique=True, hosts="Undertaker", color=DESTINATION,
    worker_spaces=2, second_space_with="undertaker", keeps_workers=True,
    text="Reveal 4 {card} from the deck or the discard pile, play one free and discard the rest. "
    "The {worker} stays for good.",
)  # fmt: skip
CHAPEL = construction(
    "Chapel", cost=Goods(2, 1, 1), points=2, copies=2, unique=True, hosts="Shepherd", color=DESTINATION,
    worker_spaces=1, text="Put 1 {point} on the Chapel, then draw 2 {card} for each {point} on it.",
)  # fmt: skip
INN = construction(
    "Inn", cost=Goods(2, 1), points=2, copies=3, unique=False, hosts="Innkeeper", color=DESTINATION,
    worker_spaces=1, open=True, text="Play a Meadow card for 3 {any} less.",
)  # fmt: skip
LOOKOUT = construction(
    "Lookout", cost=Goods(1, 1, 1), points=2, copies=2, unique=True, hosts="Wanderer", color=DESTINATION,
    worker_spaces=1, text="Carry out any Basic or Forest place.",
)  # fmt: skip
MONASTERY = construction(
    "Monastery", cost=Goods(1, 1, 1), points=1, copies=2, unique=True, hosts="Monk", color=DESTINATION,
    worker_spaces=2, second_space_with="monk", keeps_workers=True,
    text="Give 2 {any} to an opponent and take 4 {point}. The {worker} stays for good.",
)  # fmt: skip
POST_OFFICE = construction(
    "Post Office", cost=Goods(1, 2), points=2, copies=3, unique=False, hosts="Postal Pigeon", color=DESTINATION,
    worker_spaces=1, open=True,
    text="Give 2 {card} to an opponent, discard as many more as you like, then fill your hand.",
)  # fmt: skip
QUEEN = critter(
    "Queen", cost=5, points=4, copies=2, unique=True, home="Palace", color=DESTINATION, worker_spaces=1,
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
    if turn.choose_one("Reveal 4 cards from which pile?", piles) == "deck":
        cards = turn.reveal(min(4, len(turn.state.deck)))
    else:
        cards = turn.reveal_discarded(4)
    means = Means(turn)
    fitting = [card for card in dict.fromkeys(cards) if means.why_not(card, FREE) is None]
    card = turn.choose_one("Play which card free?", turn.revealed_options(fitting))
    if card is not None:
        cards.remove(card)
    turn.throw_away(cards)
    if card is not None:
        turn.play_card(card, REVEALED, FREE)


@CHAPEL.when_visited
def chapel(turn: Turn, here: Here) -> None:
    turn.put_points(here, 1)
    turn.draw(2 * turn.built(*here).points)


def playable_at_inn(turn: Turn) -> list[int]:
    means = Means(turn)
    return [
        slot for slot, card in turn.meadow_cards(turn.open_meadow()) if means.why_not(card, cheaper(3)) is None
    ]  # fmt: skip


@INN.may_visit
def inn_block(turn: Turn, here: Here) -> str | None:
    return None if playable_at_inn(turn) else "you can play no Meadow card even for 3 less"


@INN.when_visited
def inn(turn: Turn, here: Here) -> None:
    slot = turn.choose_one("Play which Meadow card for 3 less?", turn.meadow_options(playable_at_inn(turn)))
    ((_, card),) = turn.meadow_cards([slot])
    turn.play_card(card, slot, cheaper(3))


@LOOKOUT.when_visited
def lookout(turn: Turn, here: Here) -> None:
    turn.visit(choose_place(turn, (BASIC, FOREST), "Which place does the Lookout carry out?"))


def choose_place(turn: Turn, kinds: tuple[str, ...], prompt: str) -> str:
    """A board space in play, occupied or not; offered even if it could do nothing now (our ruling)."""
    options = [
        Option(space.id, space.name, space.id, Subject("space", space.id))
        for space in turn.state.spaces if space.kind in kinds
    ]  # fmt: skip
    place: str = turn.choose_one(prompt, options)
    return place


@MONASTERY.may_visit
def monastery_block(turn: Turn, here: Here) -> str | None:
    return None if turn.player.goods.total >= 2 else "needs 2 resources to give"


@MONASTERY.when_visited
def monastery(turn: Turn, here: Here) -> None:
    given = turn.choose_goods("Give 2 resources", least=2, most=2, limit=turn.player.goods)
    turn.give_goods(given, "Who receives them?")
    turn.gain_points(4)


@POST_OFFICE.may_visit
def post_office_block(turn: Turn, here: Here) -> str | None:
    return None if len(turn.hand) >= 2 else "needs 2 cards in hand to give"


@POST_OFFICE.when_visited
def post_office(turn: Turn, here: Here) -> None:
    given = turn.choose_some("Give 2 cards", turn.hand_options(turn.hand), least=2, most=2)
    turn.give_cards(given, "Who receives the 2 cards?")
    turn.discard(turn.choose_some("Discard as many cards as you like", turn.hand_options(turn.hand)))
    turn.draw(turn.room_in_hand())


def free_for_queen(turn: Turn) -> tuple[list[Card], list[int]]:
    return Means(turn).playable(FREE, most_points=3)


@QUEEN.may_visit
def queen_block(turn: Turn, here: Here) -> str | None:
    return None if any(free_for_queen(turn)) else "no card of your hand or the Meadow can be played free"


@QUEEN.when_visited
def queen(turn: Turn, here: Here) -> None:
    card, origin = turn.choose_one("Play which card free?", turn.hand_and_meadow_options(*free_for_queen(turn)))
    turn.play_card(card, origin, FREE)


@UNIVERSITY.may_visit
def university_block(turn: Turn, here: Here) -> str | None:
    """It cannot discard itself (our ruling)."""
    return None if len(turn.leaving()) > 1 else "needs another card in your city to discard"


@UNIVERSITY.when_visited
def university(turn: Turn, here: Here) -> None:
    """A worker on the discarded card waits at the University; a permanent one is lost with the card."""
    others = [built for built in turn.leaving() if built.uid != here.uid]
    uid = turn.choose_one("Discard which card of your city?", turn.built_options(turn.seat, others))
    gone = turn.remove(turn.seat, uid, workers_to=f"city:{here.seat}:{here.uid}")
    turn.gain(gone.card.cost)
    gain_any(turn, 1)
    turn.gain_points(1)


CARDS = (CEMETERY, CHAPEL, INN, LOOKOUT, MONASTERY, POST_OFFICE, QUEEN, UNIVERSITY)
