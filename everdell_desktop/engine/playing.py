"""Playing a card, in the six steps of the rulebook's timing list."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .budget import Budget
from .cards import Card, Here
from .decisions import ChoosePayment, Option, Subject
from .housing import finds_space, may_share, without
from .payment import PRICE, Payment, Terms, Way, spare_cards
from .places import ASIDE, MOVING, Place, in_city
from .places import replaced as replaced_at
from .sources import HAND, Origin
from .speaking import count
from .state import Built

if TYPE_CHECKING:
    from .turn import Turn


class Play(NamedTuple):
    """A card played this turn."""

    card: Card
    here: Here
    replaced: Built | None = None
    """The card whose place it took."""
    origin: Origin | None = None
    """Where it was played from; None for a card that came out of another city."""
    seat: int = -1
    """Who played it."""
    way: Way | None = None
    """How it was paid."""


def play(turn: Turn, card: Card, origin: Origin, terms: Terms = PRICE) -> None:
    """Play `card` from where it lies."""
    payment = choose_payment(turn, card, origin, terms)
    seat = turn.home
    if card.cities is not None:
        seat = turn.choose_one(
            f"Whose city does {card.name} go to?", turn.seat_options(card.cities(turn)), purpose="seat"
        )
    if turn.journal:
        turn.journal.note("play", turn.seat, card=card.id, origin=origin.source.name, slot=origin.slot, city=seat,
                          way=payment.way.key)  # fmt: skip
    if payment.way.use is not None:  # 1. one card-playing ability
        payment.way.use(turn)
    if payment.way.token:  # 2. pay, or place an occupied token
        turn.occupy(payment.way.token)
    if payment.way.discards:
        discard_for(turn, card, origin, payment.way.discards)
    if card.pays_opponent:
        turn.give_goods(payment.goods, f"Who receives what you pay for {card.name}?")
    else:
        turn.pay(payment.goods)
    origin.source.take(turn, card, origin.slot)  # 3. refill the Meadow if the card came from there
    replaced = make_room(turn, card)  # 4. remove what the card removes, then place it
    partner = choose_partner(turn, card, replaced)
    here = turn.build(seat, card, partner, payment.way.onto)
    if replaced is not None:
        succeed(turn, replaced, here)
    come_into_play(turn, Play(card, here, replaced, origin, turn.seat, payment.way))


def come_into_play(turn: Turn, play: Play) -> None:
    """What a card does once it lies in a city, and what answers that."""
    card, here = play.card, play.here
    turn.plays.append(play)
    before, turn.source = turn.source, Subject("city", here.uid, here.seat)
    outer, turn.playing = turn.playing, play
    visit, turn.visiting = turn.visiting, None  # what a card gives, a place that lets it be played has not given
    if card.on_played is not None:  # 5. its effect, which may have taken it out of the city again
        card.on_played(turn, here)
    if card.on_production is not None and (card.on_played is None or still_there(turn, here)) and not is_dormant(turn):
        turn.activate(here)
    turn.playing = None
    if here.seat == turn.home:  # 6. what it triggers; never for a card put into another city
        trigger(turn, here, card)
    turn.source = before
    for answer in turn.rules.after_play:
        answer(turn, play)
    if turn.rules.seat_rules:
        answer_play(turn, play)
    if play.origin is not None and play.origin.source.afterwards is not None:
        play.origin.source.afterwards(turn, play)
    turn.playing, turn.visiting = outer, visit


def still_there(turn: Turn, here: Here) -> bool:
    return any(built.uid == here.uid for built in turn.state.players[here.seat].city)


def is_dormant(turn: Turn) -> bool:
    return bool(turn.rules.seat_rules) and any(rule.dormant for rule in turn.seat_rules())


def answer_play(turn: Turn, play: Play) -> None:
    """The rules of the player's seat, then those of all seats that answer every play."""
    for rule in turn.seat_rules():
        if rule.after_play is not None:
            turn.obey(rule, rule.after_play, play)
    first, number = turn.seat, len(turn.state.players)
    for seat in (*range(first, number), *range(first)):
        for rule in turn.seat_rules(seat):
            if rule.after_any_play is not None:
                with turn.acting(seat):
                    turn.obey(rule, rule.after_any_play, play)


def discard_for(turn: Turn, card: Card, origin: Origin, number: int) -> None:
    """Discard the hand cards that a card costs."""
    options = turn.hand_options(spare_cards(turn, card, from_hand=origin.source is HAND))
    prompt = f"Discard {count(number, 'card')} for {card.name}"
    turn.discard(turn.choose_some(prompt, options, least=number, most=number, purpose="discard"))


def choose_payment(turn: Turn, card: Card, origin: Origin, terms: Terms) -> Payment:
    payments = Budget(turn).payments(card, origin, terms)
    if len(payments) == 1:
        return payments[0]
    question = ChoosePayment(turn.seat, f"How do you pay for {card.name}?", payments)
    question.asker = "payment"
    question.card, question.price = card, turn.price_of(card, origin).goods
    chosen: Payment = turn.ask(question)
    return chosen


def make_room(turn: Turn, card: Card, staying: str = "") -> Built | None:
    """Let one card, not `staying`, leave whose place the new one takes; its workers wait to be moved onto that one."""
    if card.room_makers is None:
        return None
    options = turn.built_options(turn.home, leaving_for(turn, card, staying))
    uid = turn.choose_one(f"Which card makes room for {card.name}?", options, purpose="replace")
    return turn.remove(turn.home, uid, replaced_at(uid), keeping=card.inherits) if uid is not None else None


def leaving_for(turn: Turn, card: Card, staying: str = "") -> list[Built]:
    """The cards of the city, without `staying`, of which one leaves when this card is played."""
    leaving = set(card.room_makers(turn)) - {staying} if card.room_makers is not None else set()
    if not staying:  # in a full city only a card that takes up a space makes room for one that needs it
        city, size = turn.city, turn.rules.limits.city
        leaving = {uid for uid in leaving if finds_space(card, without(city, uid), size)}
    return [built for built in turn.city if built.uid in leaving]


def succeed(turn: Turn, replaced: Built, here: Here) -> None:
    """The workers of a replaced card move onto the new one, and so does what lies there, if the new card inherits."""
    move_workers(turn, replaced_at(replaced.uid), in_city(*here))
    built = turn.built(*here)
    if built.card.inherits:
        turn.change(here, built._replace(occupied=replaced.occupied, under=replaced.under))


def move_workers(turn: Turn, old: Place, new: Place) -> None:
    for player in turn.state.players:
        player.workers = tuple([w.sent_to(new) if w.place == old else w for w in player.workers])


def move_to_city(turn: Turn, here: Here, seat: int) -> Here:
    """A card moves to another city with what lies on it, and the workers if it carries them.

    What lodges on it stays behind, and a card on top of which it was built can be built on again.
    """
    ship = turn.built(*here).card.carries_workers
    gone = turn.lift(here.seat, here.uid, workers_to=MOVING if ship else ASIDE, keeping=True)
    if gone.on:
        beneath = Here(here.seat, gone.on)
        turn.change(beneath, turn.built(*beneath)._replace(spent=False))
    there = turn.add_to_city(seat, gone.card)
    turn.change(there, Built(gone.card, there.uid, gone.occupied, gone.goods, gone.points, gone.under))
    move_workers(turn, MOVING, in_city(*there))
    if turn.journal:
        turn.journal.note("move", here.seat, card=gone.card.id, uid=there.uid, city=seat)
    return there


def choose_partner(turn: Turn, card: Card, replaced: Built | None) -> str:
    """The card whose space this one shares; fixed for good now, and refusing is allowed while there is room."""
    if replaced is not None and card.inherits and replaced.partner:
        return replaced.partner
    if card not in turn.rules.memory.sharing:
        return ""
    singles = [built for built in turn.city if not built.partner and may_share(card, built.card)]
    if not singles:
        return ""
    if turn.room_in_city(turn.seat) + card.adds_spaces <= 0:
        return singles[0].uid
    alone = Option("alone", "A space of its own", "")
    share = Option("share", f"Shares the space of the {singles[0].card.name}", singles[0].uid,
                   Subject("city", singles[0].uid, turn.seat))  # fmt: skip
    partner: str = turn.choose_one(f"Where does the {card.name} live?", [share, alone], purpose="lodge")
    return partner


def trigger(turn: Turn, here: Here, card: Card) -> None:
    """The other cards of the city that react. The order is asked only if one of them asks something."""
    reacting = [
        built for built in turn.city
        if built.card.reactions and built.uid != here.uid and built.card.reacts_to(card)
    ]  # fmt: skip
    order = [built.uid for built in reacting]
    if len(reacting) > 1 and not all(built.card.simple_trigger for built in reacting):
        order = turn.arrange(f"{card.name} was played: in which order?", turn.built_options(turn.home, reacting))
    for uid in order:
        for cards, effect in turn.built(turn.home, uid).card.reactions:
            if cards.fits(card):
                effect(turn, Here(turn.home, uid))
