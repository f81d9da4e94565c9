"""The eight big critters: workers in the saddle, each with a way of its own beside all that a worker may do.

Powers do not apply to them, tickets and Rangers do not move them (PROTOCOL_BOXES, Spirecrest 8).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import PRODUCTION, PROSPERITY, Here
from everdell_desktop.engine.decisions import Option, Reason
from everdell_desktop.engine.effects.acting import copyable
from everdell_desktop.engine.effects.gaining import gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.places import CITY, EVENT, SPACE, in_city, on_award, on_board
from everdell_desktop.engine.placing import Visit, resolve
from everdell_desktop.engine.spaces import UNLIMITED, Space
from everdell_desktop.engine.state import WORKER, Built
from everdell_desktop.engine.turn import Turn
from everdell_desktop.engine.workers import WorkerKind

from .moving import usable
from .part import part_of
from .places import DECK_TOP, DISCARD_PILE, look_through, take_of_those

Ways = Iterator[tuple[Option, Reason | str | None]]
STUBBLEHOOF, TRUFFLE, WINDLORE, FIREBEAK = (
    "big_critter_stubblehoof", "big_critter_truffle", "big_critter_windlore", "big_critter_firebeak"
)  # fmt: skip
NEVER_TRUFFLES = ("bank", "storehouse", "rugwort_the_rowdy")
"""Green cards on which Truffle does not go (Spirecrest 9)."""
HONEYPAWS_MOST = 3


def big_critter(name: str, title: str, **ways: object) -> WorkerKind:
    return WorkerKind(f"big_critter_{name}", title, goes_as=WORKER, verb="ride", **ways)  # type: ignore[arg-type]


def standing_on(turn: Turn, seat: int, built: Built) -> bool:
    place = in_city(seat, built.uid)
    return any(worker.place == place for player in turn.state.players for worker in player.workers)


# Truffle and King Rhun: cards of a city


def green_cards(turn: Turn) -> Ways:
    """In any city, one worker on each card."""
    kind = KINDS[TRUFFLE]
    for seat, player in enumerate(turn.state.players):
        for built in player.city:
            card = built.card
            if card.color == PRODUCTION and card.id not in NEVER_TRUFFLES and copyable(turn, seat, card):
                whose = "" if seat == turn.home else f" of {player.name}"
                why = "a worker stands there" if standing_on(turn, seat, built) else None
                yield kind.option(in_city(seat, built.uid), f"Ride Truffle to the {card.name}{whose}"), why


def root_about(turn: Turn, visit: Visit) -> bool:
    """The card's production, counted in its own city; then 1 resource and 1 card. Its owner gets nothing."""
    place = visit.place
    built = turn.built(place.seat, place.id) if place.kind == CITY else None
    if built is None or built.card.color != PRODUCTION or built.card.id in NEVER_TRUFFLES:
        return False
    turn.activate(Here(place.seat, place.id))
    gain_any(turn, 1)
    turn.draw(1)
    return True


def purple_cards(turn: Turn) -> Ways:
    """In one's own city."""
    kind = KINDS["big_critter_king_rhun"]
    for built in turn.city:
        if built.card.color == PROSPERITY:
            why = "a worker stands there" if standing_on(turn, turn.home, built) else None
            yield kind.option(in_city(turn.home, built.uid), f"Ride King Rhun to the {built.card.name}"), why


def receive_tribute(turn: Turn, visit: Visit) -> bool:
    """As many resources as the card's base points."""
    place = visit.place
    built = turn.built(place.seat, place.id) if place.kind == CITY else None
    if built is None or built.card.color != PROSPERITY:
        return False
    gain_any(turn, built.card.points)
    return True


# Whisper: exclusive spaces that are taken, never events (Spirecrest 9)


def taken_spaces(turn: Turn) -> Ways:
    kind = KINDS["big_critter_whisper"]
    players = turn.state.players
    standing = Counter(w.place.id for p in players for w in p.workers if w.place is not None and w.place.kind == SPACE)
    for space in turn.open_places():
        room = space.room(len(players))
        if space.takes == WORKER and room < UNLIMITED and standing[space.id] >= room and not space.by_moving:
            own = any(worker.place == on_board(space.id) for worker in turn.player.workers)
            why = "you already have a worker there" if space.one_each and own else None
            why = why or (space.block(turn) if space.block is not None else None)  # type: ignore[assignment]
            yield kind.option(on_board(space.id), f"Whisper joins in: {space.name}"), why


# Corliander: events with half of the cards (Spirecrest 10)


def easier_events(turn: Turn) -> Ways:
    kind = KINDS["big_critter_corliander"]
    for award in turn.state.awards:
        yield kind.option(on_award(award.id), f"Claim {award.name} with Corliander"), half_missing(turn, award)


def half_missing(turn: Turn, award: Award) -> Reason | str | None:
    """Half of all cards the event asks for, together, rounded up, of your choice; payments in full."""
    names = {name for built in turn.city for name in built.card.names}
    colors = Counter(built.card.color for built in turn.city)
    here = Here(turn.home, award.id)
    there = sum(name in names for name in award.cards)
    there += sum(min(number, colors[color]) for color, number in award.colors.items())
    there += sum(min(number, cards(turn.state, here)) for cards, number in award.kinds.items())
    asked = len(award.cards) + sum(award.colors.values()) + sum(award.kinds.values())
    missing = (asked + 1) // 2 - there
    if missing > 0:
        return Reason("needs {} more of its cards in your city, even for Corliander", missing)
    return award.block(turn) if award.block is not None else None


# Honeypaw: berries where there are none (Spirecrest 12)


def sniff_out_berries(turn: Turn, visit: Visit) -> bool:
    """One for each resource the place gave, 3 at most, if none of them was a berry."""
    resolve(turn, visit.place)
    if visit.place.kind != EVENT and not visit.goods.berry:
        turn.gain(Goods(berry=min(HONEYPAWS_MOST, visit.goods.total)), printed=False)
    return True


# Windlore and Firebeak: deck and discard pile


def top_of_deck(turn: Turn) -> Ways:
    yield KINDS[WINDLORE].option(on_board(DECK_TOP.id), "Ride Windlore onto the deck"), None


def discard_pile(turn: Turn) -> Ways:
    yield KINDS[FIREBEAK].option(on_board(DISCARD_PILE.id), "Ride Firebeak onto the discard pile"), None


RIDDEN = (
    big_critter("stubblehoof", "Stubblehoof", stays=True),
    big_critter("truffle", "Truffle", more_places=green_cards, resolve=root_about),
    big_critter("corliander", "Corliander", more_places=easier_events),
    big_critter("firebeak", "Firebeak", more_places=discard_pile),
    big_critter("honeypaw", "Honeypaw", resolve=sniff_out_berries),
    big_critter("king_rhun", "King Rhun", more_places=purple_cards, resolve=receive_tribute),
    big_critter("whisper", "Whisper", more_places=taken_spaces),
    big_critter("windlore", "Windlore", more_places=top_of_deck),
)
KINDS = {kind.name: kind for kind in RIDDEN}


# what two of them do after the turns of others (Spirecrest 11)


def catch_the_wind(turn: Turn, mover: int) -> None:
    """While it stands on the deck: 2 cards after the turn of an opponent who drew, over the limit if need be."""
    if mover in turn.drew and mover in turn.opponents() and stands(turn, WINDLORE, DECK_TOP):
        turn.draw_beyond_limit(2)


def pick_from_ashes(turn: Turn, mover: int) -> None:
    """While it stands on the pile: any of what an opponent has just discarded, up to the hand limit."""
    if mover not in turn.opponents() or not stands(turn, FIREBEAK, DISCARD_PILE):
        return
    there = Counter(turn.state.discard) & Counter(card for seat, card in turn.discarded if seat == mover)
    if there and turn.room_in_hand():
        lying = look_through(turn, there.elements())
        prompt, options = "Firebeak: take from what was discarded", turn.revealed_options(lying)
        cards = turn.choose_some(prompt, options, most=turn.room_in_hand(), purpose="draw")
        take_of_those(turn, lying, cards)


def stands(turn: Turn, kind: str, space: Space) -> bool:
    return any(worker.kind == kind and worker.place == on_board(space.id) for worker in turn.player.workers)


# Stubblehoof stays where it stands (Spirecrest 13)


def leave_behind(turn: Turn) -> None:
    """At the start of Prepare for Season: use its place again, then 1 card and 1 resource.

    A place that moves by being used takes it along.
    """
    part = part_of(turn.state)
    part.left_behind = None
    for worker in turn.player.workers:
        place = worker.place
        if worker.kind == STUBBLEHOOF and place is not None and usable(turn, place):
            question = "Does Stubblehoof stay and use its place again?"
            if turn.confirm(question, "It stays", "It comes home", purpose="stay"):
                part.left_behind = place
                turn.visit(place, STUBBLEHOOF)
                part.left_behind = next(one.place for one in turn.player.workers if one.kind == STUBBLEHOOF)
                turn.draw(1)
                gain_any(turn, 1)


def stand_again(turn: Turn) -> None:
    """When the others have come home it still stands there, deployed for the new season."""
    part = part_of(turn.state)
    if part.left_behind is not None:
        turn.player.workers = tuple([
            worker.sent_to(part.left_behind) if worker.kind == STUBBLEHOOF else worker
            for worker in turn.player.workers
        ])  # fmt: skip
        part.left_behind = None
