"""The tan cards: they act once, when played."""

from everdell_desktop.engine import placing
from everdell_desktop.engine.cards import TRAVELER, Here, construction, critter
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.effects import draw
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import FREE, Means
from everdell_desktop.engine.state import ASIDE, REVEALED, has, named
from everdell_desktop.engine.turn import Turn

BARD = critter(
    "Bard", cost=3, points=0, copies=2, unique=True, home="Theater", color=TRAVELER,
    text="Discard up to 5 {card}: 1 {point} for each.",
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
    text="Its cost goes to an opponent. Gain 3 {berry}, and 1 {point} for each {point} on your Chapel.",
)  # fmt: skip
UNDERTAKER = critter(
    "Undertaker", cost=2, points=1, copies=2, unique=True, home="Cemetery", color=TRAVELER,
    text="Discard 3 Meadow {card}, refill it, then draw 1 Meadow {card}. Opens the second space of the Cemetery.",
)  # fmt: skip
WANDERER = critter(
    "Wanderer", cost=2, points=1, copies=3, unique=False, home="Lookout", color=TRAVELER, takes_space=False,
    text="Draw 3 {card}. Takes no space in your city.",
)  # fmt: skip

WANDERER.when_played(draw(3))


@BARD.when_played
def bard(turn: Turn, here: Here) -> None:
    cards = turn.choose_some("Discard up to 5 cards for 1 point each", turn.hand_options(turn.hand), most=5)
    turn.discard(cards)
    turn.gain_points(len(cards))


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
    means = Means(turn)
    fitting = [card for card in cards if card.points <= 3 and means.why_not(card, FREE) is None]
    options = turn.revealed_options(dict.fromkeys(fitting))
    card = turn.choose_one("Play one of these cards free?", options, skip="Play none")
    if card is not None:
        cards.remove(card)
    turn.throw_away(cards)
    if card is not None:
        turn.play_card(card, REVEALED, FREE)


@RANGER.when_played
def ranger(turn: Turn, here: Here) -> None:
    """Workers that stay for good, on the Journey too, cannot be moved; the same place is no other place."""
    movable = {
        worker.place: index for index, worker in enumerate(turn.player.workers)
        if worker.place and worker.kind == "worker" and not turn.is_permanent(worker)
    }  # fmt: skip
    options = [Option(f"from:{place}", place_name(turn, place), place) for place in movable]
    old = turn.choose_one("Which worker does the Ranger move?", options)
    if old is None:
        return
    turn.worker_to(movable[old], "")
    places = [option for option in placing.places(turn) if option.value.place != old]
    new = turn.choose_one("Where does it go?", places)
    placing.send(turn, movable[old], new.place)


def place_name(turn: Turn, place: str) -> str:
    spot = placing.spot_at(turn, place)
    return spot.name if spot is not None else "A worker whose place is gone" if place == ASIDE else place


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
        turn.gain(replaced.card.cost)
        turn.draw(2)


@SHEPHERD.when_played
def shepherd(turn: Turn, here: Here) -> None:
    turn.gain(Goods(berry=3))
    turn.gain_points(sum(built.points for built in named(turn.city, "chapel")))


@UNDERTAKER.when_played
def undertaker(turn: Turn, here: Here) -> None:
    options = turn.meadow_options(turn.open_meadow())
    turn.throw_away(turn.take_from_meadow(turn.choose_some("Discard 3 Meadow cards", options, least=3, most=3)))
    turn.refill_meadow()
    turn.draw_from_meadow(1, "Draw 1 card from the Meadow")


CARDS = (BARD, FOOL, POSTAL_PIGEON, RANGER, RUINS, SHEPHERD, UNDERTAKER, WANDERER)
