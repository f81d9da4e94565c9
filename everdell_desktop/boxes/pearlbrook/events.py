"""The six special events."""

from everdell_desktop.boxes.base.events import special
from everdell_desktop.engine.budget import Budget
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.effects import cards_under_it, gain_any, play_a_card, points_for_each
from everdell_desktop.engine.payment import FREE
from everdell_desktop.engine.sources import FROM_REVEALED, MEADOW
from everdell_desktop.engine.state import named
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
    "Riverside Resort", "Harbor, Innkeeper", "Put up to 3 critters of the Meadow under this event: 2 points each.",
    end_points=points_for_each(cards_under_it, worth=2),
)  # fmt: skip
CRUISE = special(
    "Romantic Cruise", "Ferry, Harvester", "Search the deck for a Gatherer and play it free, or gain 5 {point}."
)
TREASURE = special(
    "Sunken Treasure Discovered", "Pirate, Crane", "You may play a Meadow card worth up to 3 points free.",
    when_claimed=play_a_card(FREE, most_points=3, sources=(MEADOW,), optional=True),
)  # fmt: skip
X_MARKS = special(
    "X Marks the Spot", "Pirate Ship, Storehouse",
    "Put 1 {point} on your Storehouse for each resource there, at most 6. They are taken together.",
)  # fmt: skip


@MASQUERADE.when_claimed
def masquerade(turn: Turn, here: Here) -> None:
    """Card by card to whoever has room; with nobody to take it a card is discarded and still counts as given."""
    options = turn.hand_options(turn.hand)
    cards = turn.choose_some("Give up to 6 cards for 1 point each", options, most=6, purpose="give")
    for card in cards:
        turn.give_cards([card], f"Who receives {card.name}?")
    turn.gain_points(len(cards))


@RIVER_RACE.when_claimed
def river_race(turn: Turn, here: Here) -> None:
    """Exactly one goes under the event; it leaves the city for good."""
    racers = [*named(turn.city, FERRY_FERRET), *named(turn.city, TWIG_BARGE)]
    uid = turn.choose_one("Which goes under the event?", turn.built_options(turn.home, racers), purpose="store")
    if uid is None:  # another effect may waive the cards an event requires
        return
    card = turn.lift(turn.home, uid).card
    turn.put_on_award(here.uid, cards=[card])
    if FERRY_FERRET in card.names:
        turn.gain_points(2)
    else:
        gain_any(turn, 2)


@RESORT.when_claimed
def resort(turn: Turn, here: Here) -> None:
    critters = [slot for slot, card in turn.meadow_cards(turn.open_meadow()) if card.is_critter]
    prompt = "Put up to 3 critters of the Meadow under the event"
    slots = turn.choose_some(prompt, turn.meadow_options(critters), most=3, purpose="store")
    cards = turn.take_from_meadow(slots)
    turn.put_on_award(here.uid, cards=cards)
    turn.refill_meadow()


@CRUISE.when_claimed
def cruise(turn: Turn, here: Here) -> None:
    """Only the deck is searched, and shuffled after that. Whoever finds none has chosen in vain."""
    search = Option("search", "Search the deck for a Gatherer to play free", True)
    reason = Budget(turn).why_not(turn.rules.cards[GATHERER], FROM_REVEALED, FREE)
    options = [search] if reason is None else []
    options.append(Option("points", "5 points", False))
    if not turn.choose_one("Which do you take?", options, purpose="gain"):
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
        turn.play_card(found, FROM_REVEALED, FREE)


@X_MARKS.when_claimed
def x_marks(turn: Turn, here: Here) -> None:
    """Also with an empty Storehouse. The tokens score where they lie until a worker takes the stock."""
    options = turn.built_options(turn.home, named(turn.city, STOREHOUSE))
    uid = turn.choose_one("Which Storehouse gets the points?", options, purpose="store")
    if uid is None:  # another effect may waive the cards an event requires
        return
    tokens = min(6, turn.built(turn.home, uid).goods.total)
    if tokens:
        turn.put_points(Here(turn.home, uid), tokens)


AWARDS = (MASQUERADE, RIVER_RACE, RESORT, CRUISE, TREASURE, X_MARKS)
