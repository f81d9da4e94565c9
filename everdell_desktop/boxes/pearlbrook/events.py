"""The six special events."""

from everdell_desktop.boxes.base.events import special
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.effects import gain_any
from everdell_desktop.engine.payment import FREE, Means
from everdell_desktop.engine.state import REVEALED, Claimed, State, named
from everdell_desktop.engine.turn import Turn

GATHERER, STOREHOUSE = "gatherer", "storehouse"
FERRY_FERRET, TWIG_BARGE = "ferry_ferret", "twig_barge"

MASQUERADE = special(
    "Masquerade Invitations", "Messenger, Fair Grounds", "Give opponents up to 6 {card}: 1 {point} for each."
)
RIVER_RACE = special(
    "River Race", "Ferry Ferret, Twig Barge",
    "Put one of the two from your city under this event. Ferry Ferret: 2 {point}. Twig Barge: 2 {any}.", points=4,
)  # fmt: skip
RESORT = special(
    "Riverside Resort", "Harbor, Innkeeper", "Put up to 3 critters of the Meadow under this event: 2 points each."
)
CRUISE = special(
    "Romantic Cruise", "Ferry, Harvester", "Search the deck for a Gatherer and play it free, or gain 5 {point}."
)
TREASURE = special(
    "Sunken Treasure Discovered", "Pirate, Crane", "You may play a Meadow card worth up to 3 points free."
)
X_MARKS = special(
    "X Marks the Spot", "Pirate Ship, Storehouse",
    "Put 1 {point} on your Storehouse for each resource there, at most 6. They are taken together.",
)  # fmt: skip


@MASQUERADE.when_claimed
def masquerade(turn: Turn, here: Here) -> None:
    """Card by card to whoever has room; with nobody to take it a card is discarded and still counts as given."""
    cards = turn.choose_some("Give up to 6 cards for 1 point each", turn.hand_options(turn.hand), most=6)
    for card in cards:
        turn.give_cards([card], f"Who receives {card.name}?")
    turn.gain_points(len(cards))


@RIVER_RACE.when_claimed
def river_race(turn: Turn, here: Here) -> None:
    """Exactly one goes under the event; it leaves the city for good."""
    racers = [*named(turn.city, FERRY_FERRET), *named(turn.city, TWIG_BARGE)]
    uid = turn.choose_one("Which goes under the event?", turn.built_options(turn.seat, racers))
    if uid is None:  # another effect may waive the cards an event requires
        return
    card = turn.lift(turn.seat, uid).card
    turn.put_on_award(here.uid, cards=[card])
    if FERRY_FERRET in card.names:
        turn.gain_points(2)
    else:
        gain_any(turn, 2)


@RESORT.when_claimed
def resort(turn: Turn, here: Here) -> None:
    critters = [slot for slot, card in turn.meadow_cards(turn.open_meadow()) if card.is_critter]
    prompt = "Put up to 3 critters of the Meadow under the event"
    cards = turn.take_from_meadow(turn.choose_some(prompt, turn.meadow_options(critters), most=3))
    turn.put_on_award(here.uid, cards=cards)
    turn.refill_meadow()


@RESORT.end_points
def resort_points(state: State, seat: int, claimed: Claimed) -> int:
    return 2 * len(claimed.under)


@CRUISE.when_claimed
def cruise(turn: Turn, here: Here) -> None:
    """Only the deck is searched, and shuffled after that. Whoever finds none has chosen in vain."""
    search = Option("search", "Search the deck for a Gatherer to play free", True)
    options = [search] if Means(turn).why_not(turn.rules.cards[GATHERER], FREE) is None else []
    if not turn.choose_one("Which do you take?", [*options, Option("points", "5 points", False)]):
        turn.gain_points(5)
        return
    deck = list(turn.state.deck)
    found = next((card for card in deck if GATHERER in card.names), None)
    if found is not None:
        deck.remove(found)
    turn.state.deck = tuple(shuffled(deck, turn.state.seed, turn.next_chance()))
    if turn.journal:
        turn.journal.revealed = True
        words = f"searches the deck and finds {found.name if found is not None else 'nothing'}"
        turn.journal.note("search", turn.seat, cards=[found.id] if found is not None else [], text=words)
    if found is not None:
        turn.play_card(found, REVEALED, FREE)


@TREASURE.when_claimed
def treasure(turn: Turn, here: Here) -> None:
    means = Means(turn)
    slots = [
        slot for slot, card in turn.meadow_cards(turn.open_meadow())
        if card.points <= 3 and means.why_not(card, FREE) is None
    ]  # fmt: skip
    slot = turn.choose_one("Play which Meadow card free?", turn.meadow_options(slots), skip="Play none")
    if slot is not None:
        ((_, card),) = turn.meadow_cards([slot])
        turn.play_card(card, slot, FREE)


@X_MARKS.when_claimed
def x_marks(turn: Turn, here: Here) -> None:
    """Also with an empty Storehouse. The tokens score where they lie until a worker takes the stock."""
    options = turn.built_options(turn.seat, named(turn.city, STOREHOUSE))
    uid = turn.choose_one("Which Storehouse gets the points?", options)
    if uid is None:  # another effect may waive the cards an event requires
        return
    tokens = min(6, turn.built(turn.seat, uid).goods.total)
    if tokens:
        turn.put_points(Here(turn.seat, uid), tokens)


AWARDS = (MASQUERADE, RIVER_RACE, RESORT, CRUISE, TREASURE, X_MARKS)
