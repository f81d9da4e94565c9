"""Playing a card, in the six steps of the rulebook's timing list."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .cards import Card, Here
from .decisions import ChoosePayment, Option, Subject
from .payment import PRICE, Means, Payment, Terms
from .state import APART, ASIDE, HAND, REVEALED, Built

if TYPE_CHECKING:
    from .turn import Turn


class Play(NamedTuple):
    """A card played this turn."""

    card: Card
    here: Here
    replaced: Built | None
    """The card whose place it took."""


def play(turn: Turn, card: Card, origin: int, terms: Terms = PRICE) -> None:
    """Play `card` from the hand, a Meadow slot, the cards just revealed or a place of its own."""
    payment = choose_payment(turn, card, terms)
    seat = turn.seat
    if card.cities is not None:
        seat = turn.choose_one(f"Whose city does {card.name} go to?", turn.seat_options(card.cities(turn)))
    note_play(turn, card, origin, seat)
    if payment.way.use is not None:  # 1. one card-playing ability
        payment.way.use(turn)
    if payment.way.token:  # 2. pay, or place an occupied token
        turn.occupy(payment.way.token)
    if card.pays_opponent:
        turn.give_goods(payment.goods, f"Who receives what you pay for {card.name}?")
    else:
        turn.pay(payment.goods)
    if origin == HAND:  # 3. refill the Meadow if the card came from there
        turn.drop_from_hand([card])
    elif origin == APART:
        for fetch in turn.rules.fetches:
            fetch(turn, card)
    elif origin != REVEALED:
        turn.take_from_meadow([origin])
        turn.refill_meadow()
    replaced = make_room(turn, card)  # 4. remove what the card removes, then place it
    partner = choose_partner(turn, card, replaced) if card.shares_with else ""
    here = turn.build(seat, card, partner, payment.way.onto)
    if replaced is not None:
        succeed(turn, replaced, here)
    come_into_play(turn, card, here, replaced)


def come_into_play(turn: Turn, card: Card, here: Here, replaced: Built | None = None) -> None:
    """What a card does once it lies in a city."""
    turn.plays.append(Play(card, here, replaced))
    before, turn.source = turn.source, Subject("city", here.uid, here.seat)
    if card.on_played is not None:  # 5. its effect
        card.on_played(turn, here)
    if card.on_production is not None and any(built.uid == here.uid for built in turn.state.players[here.seat].city):
        turn.activate(here)
    if here.seat == turn.seat:  # 6. what it triggers; never for a card put into another city
        trigger(turn, here, card)
    turn.source = before


def choose_payment(turn: Turn, card: Card, terms: Terms) -> Payment:
    payments = Means(turn).payments(card, terms)
    if len(payments) == 1:
        return payments[0]
    chosen: Payment = turn.ask(ChoosePayment(turn.seat, f"How do you pay for {card.name}?", payments))
    return chosen


def make_room(turn: Turn, card: Card, staying: str = "") -> Built | None:
    """Let one card, not `staying`, leave whose place the new one takes; its workers wait to be moved onto that one."""
    if card.room_makers is None:
        return None
    leaving = set(card.room_makers(turn)) - {staying}
    options = turn.built_options(turn.seat, [built for built in turn.city if built.uid in leaving])
    uid = turn.choose_one(f"Which card makes room for {card.name}?", options)
    return turn.remove(turn.seat, uid, f"replaced:{uid}", keeping=card.inherits) if uid is not None else None


def succeed(turn: Turn, replaced: Built, here: Here) -> None:
    """The workers of a replaced card move onto the new one, and so does what lies there, if the new card inherits."""
    move_workers(turn, f"replaced:{replaced.uid}", f"city:{here.seat}:{here.uid}")
    built = turn.built(*here)
    if built.card.inherits:
        turn.change(here, built._replace(occupied=replaced.occupied, under=replaced.under))


def move_workers(turn: Turn, old: str, new: str) -> None:
    for player in turn.state.players:
        player.workers = tuple([w._replace(place=new) if w.place == old else w for w in player.workers])


def move_to_city(turn: Turn, here: Here, seat: int) -> Here:
    """A card moves to another city with what lies on it, and the workers if it carries them.

    What lodges on it stays behind, and a card on top of which it was built can be built on again.
    """
    ship = turn.built(*here).card.carries_workers
    gone = turn.lift(here.seat, here.uid, workers_to="moving" if ship else ASIDE, keeping=True)
    if gone.on:
        beneath = Here(here.seat, gone.on)
        turn.change(beneath, turn.built(*beneath)._replace(spent=False))
    there = turn.add_to_city(seat, gone.card)
    turn.change(there, Built(gone.card, there.uid, gone.occupied, gone.goods, gone.points, gone.under))
    move_workers(turn, "moving", f"city:{there.seat}:{there.uid}")
    if turn.journal:
        turn.journal.note("move", here.seat, card=gone.card.id, uid=there.uid, city=seat)
    return there


def choose_partner(turn: Turn, card: Card, replaced: Built | None) -> str:
    """The card whose space this one shares; fixed for good now, and refusing is allowed while there is room."""
    if replaced is not None and card.inherits and replaced.partner:
        return replaced.partner
    singles = [b for b in turn.city if card.shares_with in b.card.names and not b.partner]
    if not singles:
        return ""
    if turn.room_in_city(turn.seat) + card.adds_spaces <= 0:
        return singles[0].uid
    alone = Option("alone", "A space of its own", "")
    share = Option("share", f"Shares the space of the {singles[0].card.name}", singles[0].uid,
                   Subject("city", singles[0].uid, turn.seat))  # fmt: skip
    partner: str = turn.choose_one(f"Where does the {card.name} live?", [share, alone])
    return partner


def trigger(turn: Turn, here: Here, card: Card) -> None:
    """The other cards of the city that react. The order is asked only if one of them asks something."""
    reacting = [
        built for built in turn.city
        if built.uid != here.uid and built.card.triggered_by is not None and built.card.triggered_by(card)
    ]  # fmt: skip
    order = [built.uid for built in reacting]
    if len(reacting) > 1 and not all(built.card.simple_trigger for built in reacting):
        order = turn.arrange(f"{card.name} was played: in which order?", turn.built_options(turn.seat, reacting))
    for uid in order:
        reaction = turn.built(turn.seat, uid).card.on_card_played
        if reaction is not None:
            reaction(turn, Here(turn.seat, uid), card)


def note_play(turn: Turn, card: Card, origin: int, seat: int) -> None:
    if turn.journal:
        source = {HAND: "hand", REVEALED: "revealed", APART: "apart"}.get(origin, "meadow")
        turn.journal.note("play", turn.seat, card=card.id, origin=source, slot=max(origin, -1), city=seat)
