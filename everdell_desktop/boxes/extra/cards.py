"""The six cards with the bell, fifteen in all."""

from everdell_desktop.engine.cards import (
    COLORS,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    Here,
    construction,
    critter,
)
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.effects import (
    at_least,
    called,
    gain,
    gain_any,
    may_give_cards,
    others,
    points_for_each,
    points_if,
    points_on_it,
    put_points,
)
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.turn import Turn

CARNIVAL = construction(
    "Carnival", cost=Goods(2, 0, 1), points=1, copies=2, unique=True, hosts="Juggler", color=PRODUCTION,
    text="Draw 1 {card} for each other {production} card of your city, or gain 1 {any} for every two of them.",
)  # fmt: skip
GAZETTE = construction(
    "Gazette", cost=Goods(0, 2, 2), points=3, copies=2, unique=True, hosts="Town Crier", color=GOVERNANCE,
    after_event=put_points(1), end_points=points_if(3, at_least(3, points_on_it)),
    text="Each time you achieve an event put 1 {point} on it. 3 points more with 3 {point} or more on it at the end.",
)  # fmt: skip
JUGGLER = critter(
    "Juggler", cost=2, points=0, copies=3, unique=False, home="Carnival", color=TRAVELER,
    text="Pay 3 {twig} for 4 {point}; or reveal a {card} for each {twig} you pay: 6 {point} once they are worth 6.",
)  # fmt: skip
SCURRBLE_CHAMPION = critter(
    "Scurrble Champion", cost=2, points=2, copies=3, unique=False, home="Scurrble Stadium", color=PROSPERITY,
    stacks=True, end_points=points_for_each(others(called("scurrble_champion")), worth=2),
    text="All your Scurrble Champions share one space. 2 points for each further one of them.",
)  # fmt: skip
SCURRBLE_STADIUM = construction(
    "Scurrble Stadium", cost=Goods(1, 1, 1), points=2, copies=3, unique=False, hosts="Scurrble Champion",
    color=DESTINATION, worker_spaces=1, open=True,
    text="Name a colour other than green and draw 4 {card}: 3 {point} if one of them has it.",
)  # fmt: skip
TOWN_CRIER = critter(
    "Town Crier", cost=2, points=2, copies=2, unique=True, home="Gazette", color=PRODUCTION,
    produces=may_give_cards(2, gain(points=3)), text="You may give 2 {card} to an opponent: 3 {point}.",
)  # fmt: skip


@CARNIVAL.produces
def carnival(turn: Turn, here: Here) -> None:
    """Counts in the city it lies in, also when it is copied (our ruling); never itself."""
    city = turn.state.players[here.seat].city
    others = sum(built.card.color == PRODUCTION and built.uid != here.uid for built in city)
    cards, goods = f"Draw {count(others, 'card')}", f"Gain {count(others // 2, 'resource')} of your choice"
    options = [Option("cards", cards, True)] if others else []
    if others >= 2:
        options.append(Option("goods", goods, False))
    wants_cards = turn.choose_one("What does the Carnival bring?", options, purpose="gain")
    if wants_cards:
        turn.draw(others)
    elif wants_cards is not None:
        gain_any(turn, others // 2)


@JUGGLER.when_played
def juggler(turn: Turn, here: Here) -> None:
    twigs = turn.player.goods.twig
    options = [Option("pay", "Pay 3 twigs for 4 points", "pay")] if twigs >= 3 else []
    if twigs and (turn.state.deck or turn.state.discard):
        options.append(Option("reveal", "Pay 1 twig and reveal a card", "reveal"))
    choice = turn.choose_one("What does the Juggler do?", options, skip="Nothing", purpose="pay")
    if choice == "pay":
        turn.pay(Goods(twig=3))
        turn.gain_points(4)
    elif choice == "reveal":
        juggle(turn)


def juggle(turn: Turn) -> None:
    """One twig, one card, and again: nothing is promised in advance. Base points count, a Fool's -2 too.

    Once 6 is reached there is nothing more to win, and it ends by itself (our ruling).
    """
    cards = []
    while True:
        turn.pay(Goods(twig=1))
        cards += turn.reveal(1)
        worth = sum(card.points for card in cards)
        if worth >= 6 or not turn.player.goods.twig or not (turn.state.deck or turn.state.discard):
            break
        prompt = f"Worth {worth} so far: reveal one more?"
        if not turn.confirm(prompt, "Pay 1 twig and reveal a card", "Stop", purpose="reveal"):
            break
    turn.throw_away(cards)
    if worth >= 6:
        turn.gain_points(6)


@SCURRBLE_STADIUM.when_visited
def scurrble_stadium(turn: Turn, here: Here) -> None:
    """The hand limit holds, and only cards that were drawn can match. 3 points once."""
    options = [Option(color, color.title(), color) for color in COLORS if color != PRODUCTION]
    named = turn.choose_one("Which colour do you bet on?", options, purpose="bet")
    matching = [card for card in turn.draw(4) if card.color == named]
    if matching:
        if turn.journal:
            turn.journal.note("reveal", turn.seat, cards=[matching[0].id])
        turn.gain_points(3)


CARDS = (CARNIVAL, GAZETTE, JUGGLER, SCURRBLE_CHAMPION, SCURRBLE_STADIUM, TOWN_CRIER)
