"""Green cards that act from city, Meadow or hand, and places carried out without a worker."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from everdell_desktop.engine.cards import BOARD, DESTINATION, Card, Here
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects.value import Value
from everdell_desktop.engine.places import CITY, EVENT, SPACE, Place, in_city, on_board
from everdell_desktop.engine.placing import Placement, send
from everdell_desktop.engine.state import Built
from everdell_desktop.engine.turn import Turn

from .events import board_reward, ready
from .part import part_of

# green cards


def acting_already(turn: Turn, card: Card) -> bool:
    """No card acts twice in one chain of Chip Sweep, Miner Mole and Carnival (D10)."""
    return any(here.uid == card.id for here in turn.activating)


def can_act(turn: Turn, card: Card) -> bool:
    return card.on_production is not None and not acting_already(turn, card)


def let_act(turn: Turn, card: Card, here: Here) -> None:
    """A green card acts for the player, wherever it lies; without a city it lies nowhere (D10)."""
    assert card.on_production is not None
    turn.activating.append(here)
    before, turn.source = turn.source, Subject("city", here.uid, here.seat)
    card.on_production(turn, here)
    turn.source = before
    turn.activating.pop()


def green_in_city(turn: Turn) -> list[Option]:
    """The values are the card and where it acts."""
    return [
        Option(built.uid, built.card.name, (built.card, Here(turn.home, built.uid)),
               Subject("city", built.uid, turn.home))
        for built in turn.city if can_act(turn, built.card)
    ]  # fmt: skip


def green_in_meadow(turn: Turn) -> list[Option]:
    """Wherever Sun and Moon stand."""
    cards = turn.state.meadow
    return [
        option._replace(value=(card, Here(BOARD, card.id)))
        for option in turn.meadow_options(turn.open_meadow())
        if (card := cards[option.value]) is not None and can_act(turn, card)
    ]  # fmt: skip


def green_in_hand(turn: Turn) -> list[Option]:
    return [
        option._replace(value=(option.value, Here(BOARD, option.value.id)))
        for option in turn.hand_options(turn.hand) if can_act(turn, option.value)
    ]  # fmt: skip


WHERE = {"city": green_in_city, "meadow": green_in_meadow, "hand": green_in_hand}


@dataclass(frozen=True)
class LetAct(Value):
    """Green cards of the city, the Meadow or the hand act: one, or up to two different ones in the order chosen."""

    where: str
    most: int = 1

    def __call__(self, turn: Turn, here: Here) -> None:
        options = WHERE[self.where](turn)
        if self.most == 1:
            picked = turn.choose_one("Which green card acts?", options, skip="None of them", purpose="activate")
            chosen = [picked] if picked is not None else []
        else:
            prompt = f"Which green cards act, up to {self.most}?"
            chosen = turn.choose_some(prompt, options, most=self.most, purpose="activate")
        for card, place in chosen:
            if self.where == "hand" and turn.journal:
                turn.journal.note("reveal", turn.seat, cards=[card.id])
            let_act(turn, card, place)


# places without a worker


def workers_at(turn: Turn, seats: Iterable[int]) -> list[Place]:
    """Where workers of these seats stand, each place once."""
    standing = [w.place for seat in seats for w in turn.state.players[seat].workers if w.place is not None]
    return list(dict.fromkeys(standing))


def skunks_at(turn: Turn) -> list[Place]:
    """Farms and River spaces where skunks sit: taken for whoever uses what is taken (D17)."""
    return [on_board(name) for name in part_of(turn.state).skunks.locations]


def locations(turn: Turn, places: Iterable[Place]) -> list[Option]:
    """Farms, River spaces and red cards among the places; the values are the places."""
    options: list[Option] = []
    for place in places:
        if place.kind == SPACE:
            options += turn.space_options([turn.rules.spaces[place.id]])
        elif place.kind == CITY:
            options += red_options(turn, place.seat, [turn.built(place.seat, place.id)])
    return options


def red_options(turn: Turn, seat: int, cards: Iterable[Built]) -> list[Option]:
    found = [built for built in cards if built.card.color == DESTINATION]
    options = turn.built_options(seat, found)
    return [option._replace(value=in_city(seat, b.uid)) for option, b in zip(options, found, strict=True)]


def in_progress(turn: Turn) -> list[Place]:
    """The places that are being carried out, one because of the other."""
    found, visit = [], turn.visiting
    while visit is not None:
        found.append(visit.place)
        visit = visit.outer
    return found


def carry_out(turn: Turn, prompt: str, options: list[Option]) -> None:
    place = turn.choose_one(prompt, options, skip="None of them", purpose="visit")
    if place is not None:
        turn.visit(place)


def taken(turn: Turn) -> list[Place]:
    """Where any worker stands or a skunk sits, each place once."""
    return list(dict.fromkeys([*workers_at(turn, range(len(turn.state.players))), *skunks_at(turn)]))


def others_location(turn: Turn, here: Here) -> None:
    """A location where the other player has a worker, or a skunk sits; no Event."""
    others = [seat for seat in range(len(turn.state.players)) if seat != turn.seat]
    places = dict.fromkeys([*workers_at(turn, others), *skunks_at(turn)])
    carry_out(turn, "Use which place of the other player?", locations(turn, places))


def taken_board_place(turn: Turn, here: Here) -> None:
    """A Farm or River space where anybody stands."""
    places = [place for place in taken(turn) if place.kind == SPACE]
    carry_out(turn, "Use which taken place?", locations(turn, places))


def either_river_tile(turn: Turn, here: Here) -> None:
    carry_out(turn, "Use which River tile?", locations(turn, [on_board("river_1"), on_board("river_2")]))


def copy_a_worker(turn: Turn, here: Here) -> None:
    """What a worker's spot gives, or the board reward of an own Event of this season (D8); never one in progress."""
    busy = in_progress(turn)
    standing = [place for place in taken(turn) if place not in busy]
    options = locations(turn, standing)
    mine = [place for place in workers_at(turn, turn.state.household(turn.seat)) if place.kind == EVENT]
    options += [Option(place.text, turn.rules.awards[place.id].name, place, place.subject) for place in mine]
    place = turn.choose_one("Copy which worker?", options, skip="None of them", purpose="visit")
    if place is not None and place.kind == EVENT:
        board_reward(part_of(turn.state).spot_of(turn.rules.awards[place.id]))(turn, here)
    elif place is not None:
        turn.visit(place)


def any_red_card(turn: Turn, here: Here) -> None:
    """A red card of the Meadow or of a city, without a worker; its owner gets nothing."""
    options = [
        option for home in dict.fromkeys(turn.state.homes)
        for option in red_options(turn, home, turn.state.players[home].city)
    ]  # fmt: skip
    red = [slot for slot, card in turn.meadow_cards(turn.open_meadow()) if card.color == DESTINATION]
    options += turn.meadow_options(red)
    picked = turn.choose_one("Use which red card?", options, skip="None of them", purpose="visit")
    if isinstance(picked, Place):
        turn.visit(picked)
    elif picked is not None:
        use_in_meadow(turn, picked)


def use_in_meadow(turn: Turn, slot: int) -> None:
    card = turn.state.meadow[slot]
    if card is not None and card.on_visit is not None:
        before, turn.source = turn.source, Subject("meadow", card.id, -1, slot)
        card.on_visit(turn, Here(BOARD, card.id))
        turn.source = before


# moving a worker


def move_a_worker(turn: Turn, here: Here) -> None:
    """One of one's placed workers to any other spot, taken or not, which is carried out in full."""
    old = turn.choose_one("Move which worker?", turn.worker_options(), skip="None of them", purpose="recall")
    if old is None:
        return
    index = turn.movable_workers()[old]
    options = [option for option in every_spot(turn) if option.value.place != old]
    placement: Placement = turn.choose_one("Where to?", options, purpose="visit")
    part_of(turn.state).forget_spot(old.id)
    send(turn, index, placement.place)


def every_spot(turn: Turn) -> list[Option]:
    """All that could take a worker, were it free: `place:...` and `claim:...`."""
    rules, state = turn.rules, turn.state
    found = [rules.space_options[space] for space in state.spaces]
    found += [rules.award_options[event] for event in ready(turn)]
    for home in dict.fromkeys(state.homes):
        found += [rules.city_option(home, b) for b in state.players[home].city if b.card.on_visit is not None]
    return found
