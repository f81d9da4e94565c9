"""The tan cards: they act once, when played."""

from everdell_desktop.engine import placing, surveying
from everdell_desktop.engine.budget import Budget
from everdell_desktop.engine.cards import TRAVELER, Here, construction, critter
from everdell_desktop.engine.effects import discard_up_to, draw_from_meadow, gain, in_order, points_on, renew_meadow
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import FREE
from everdell_desktop.engine.sources import FROM_REVEALED
from everdell_desktop.engine.state import has
from everdell_desktop.engine.turn import Turn

BARD = critter(
    "Bard", cost=3, points=0, copies=2, unique=True, home="Theater", color=TRAVELER,
    when_played=discard_up_to(5, gain(points=1)), text="Discard up to 5 {card}: 1 {point} for each.",
)  # fmt: skip
FOOL = critter(
    "Fool", cost=3, points=-2, copies=2, unique=True, home="Fair Grounds", color=TRAVELER,
    text="Goes into an empty space of an opponent's city.",
)  # fmt: skip
POSTAL_PIGEON = critter(
    "Postal Pigeon", cost=2, points=0, copies=3, unique=False, home="Post Office", color=TRAVELER,
    text="Reveal 2 {card}. You may play one of them worth up to 3 points free. Discard the rest.",
)  # fmt: skip
RANGER = critter(
    "Ranger", cost=2, points=1, copies=2, unique=True, home="Dungeon", color=TRAVELER,
    text="Move one of your placed {worker} to another place. Opens the second cell of the Dungeon.",
)  # fmt: skip
RUINS = construction(
    "Ruins", cost=Goods(), points=0, copies=3, unique=False, hosts="Peddler", color=TRAVELER, shelters_workers=True,
    text="Takes the place of a construction of your city: regain that one's cost and draw 2 {card}.",
)  # fmt: skip
SHEPHERD = critter(
    "Shepherd", cost=3, points=1, copies=2, unique=True, home="Chapel", color=TRAVELER, pays_opponent=True,
    when_played=in_order(gain(berry=3), gain(points=1, each=points_on("chapel"))),
    text="Its cost goes to an opponent. Gain 3 {berry}, and 1 {point} for each {point} on your Chapel.",
)  # fmt: skip
UNDERTAKER = critter(
    "Undertaker", cost=2, points=1, copies=2, unique=True, home="Cemetery", color=TRAVELER,
    when_played=in_order(renew_meadow(3), draw_from_meadow(1)),
    text="Discard 3 Meadow {card}, refill it, then draw 1 Meadow {card}. Opens the second space of the Cemetery.",
)  # fmt: skip
WANDERER = critter(
    "Wanderer", cost=2, points=1, copies=3, unique=False, home="Lookout", color=TRAVELER, takes_space=False,
    when_played=gain(cards=3), text="Draw 3 {card}. Takes no space in your city.",
)  # fmt: skip


@FOOL.goes_to
def fool_cities(turn: Turn) -> list[int]:
    """Any opponent with a free space and no Fool, also one who has passed. An automaton's city is never full."""
    players = turn.state.players
    return [
        seat for seat in turn.opponents()
        if players[seat].automaton or (turn.room_in_city(seat) > 0 and not has(players[seat].city, "fool"))
    ]  # fmt: skip


@FOOL.may_play
def fool_block(turn: Turn) -> str | None:
    return None if fool_cities(turn) else "no opponent's city can take a Fool"


@POSTAL_PIGEON.when_played
def postal_pigeon(turn: Turn, here: Here) -> None:
    """Base points count; what it plays is a card played in full, with its own triggers."""
    cards = turn.reveal(2)
    budget = Budget(turn)
    fitting = [card for card in cards if card.points <= 3 and budget.why_not(card, FROM_REVEALED, FREE) is None]
    options = turn.revealed_options(dict.fromkeys(fitting))
    card = turn.choose_one("Play one of these cards free?", options, skip="Play none", purpose="play")
    if card is not None:
        cards.remove(card)
    turn.throw_away(cards)
    if card is not None:
        turn.play_card(card, FROM_REVEALED, FREE)


@RANGER.when_played
def ranger(turn: Turn, here: Here) -> None:
    move_a_worker(turn, "Which worker does the Ranger move?")


def move_a_worker(turn: Turn, prompt: str) -> None:
    """Workers that stay for good, on the Journey too, cannot be moved; the same place is no other place."""
    old = turn.choose_one(prompt, turn.worker_options(), purpose="recall")
    if old is None:
        return
    worker = turn.movable_workers()[old]
    turn.worker_to(worker, None)
    places = [option for option in surveying.places(turn) if option.value.place != old]
    new = turn.choose_one("Where does it go?", places, purpose="visit")
    placing.send(turn, worker, new.place)


@RUINS.takes_place_of
def ruined(turn: Turn) -> list[str]:
    return [built.uid for built in turn.leaving() if built.card.is_construction]


@RUINS.may_play
def ruins_block(turn: Turn) -> str | None:
    return None if ruined(turn) else "needs a construction in your city to take the place of"


@RUINS.when_played
def ruins(turn: Turn, here: Here) -> None:
    """The printed cost comes back, whatever was paid."""
    replaced = turn.plays[-1].replaced
    if replaced is not None:
        turn.gain_cost_of(replaced.card)
        turn.draw(2)


CARDS = (BARD, FOOL, POSTAL_PIGEON, RANGER, RUINS, SHEPHERD, UNDERTAKER, WANDERER)
