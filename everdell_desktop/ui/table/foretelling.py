"""What an option means beyond what it says itself, told before it is taken."""

from __future__ import annotations

from everdell_desktop.engine.actions import CardPlay
from everdell_desktop.engine.budget import Budget
from everdell_desktop.engine.cards import Effect
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects.gaining import Gain
from everdell_desktop.engine.playing import leaving_for
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.search import first_pick
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.state import Built, State
from everdell_desktop.engine.turn import Turn

from . import subjects


def consequence(option: Option, state: State, rules: Ruleset, seat: int) -> str:
    """What others get of it, what the hand has no room for, what leaves the city, and what is left after paying."""
    parts = for_the_host(option, state, seat), no_room(option, state, rules, seat), given_for(option, state, rules)
    return ". ".join(told for told in parts if told)


def given_for(option: Option, state: State, rules: Ruleset) -> str:
    """What a card costs beyond its print: the one card that leaves for it, and what is left of one's goods where
    there is only one way to pay."""
    play = option.value
    if not isinstance(play, CardPlay):
        return ""
    turn = Turn(state.copy(), rules, first_pick)
    leaving = leaving_for(turn, play.card)
    told = [f"The {leaving[0].card.name} leaves your city"] if len(leaving) == 1 else []
    payments = Budget(turn).payments(play.card, play.origin, play.terms)
    if len(payments) == 1 and payments[0].goods.total:
        left = [f"{number} {{{kind}}}" for kind, number in (turn.player.goods - payments[0].goods).items()]
        told.append(f"Left after paying: {' '.join(left) or 'nothing'}")
    return ". ".join(told)


def for_the_host(option: Option, state: State, seat: int) -> str:
    """Whoever owns the card that is visited may gain by it."""
    target = option.target
    if target is None or target.kind != subjects.CITY or target.seat in (-1, seat):
        return ""
    owner, built = state.players[target.seat], standing_at(target, state)
    if built is None or not built.card.visitor_points:
        return ""
    return f"{owner.name} gains {count(built.card.visitor_points, 'point')} if you visit"


def no_room(option: Option, state: State, rules: Ruleset, seat: int) -> str:
    """Cards that would not be drawn because the hand is full."""
    effect = effect_of(option, state, rules)
    if not isinstance(effect, Gain) or effect.each is not None or not effect.cards:
        return ""
    leaves = option.subject is not None and option.subject.kind == subjects.HAND
    room = max(0, rules.hand_limit_of(state, seat) - len(state.players[seat].hand) + leaves)
    if room >= effect.cards:
        return ""
    return f"Your hand has room for {room} of {count(effect.cards, 'card')}" if room else "Your hand is full: no card"


def effect_of(option: Option, state: State, rules: Ruleset) -> Effect | None:
    """What the place that is visited or the card that is played does."""
    target, subject = option.target, option.subject
    found: Effect | None = None
    if target is not None and target.kind == subjects.SPACE and target.id in rules.spaces:
        found = rules.spaces[target.id].effect
    elif target is not None and target.kind == subjects.CITY and target.seat >= 0:
        built = standing_at(target, state)
        found = built.card.on_visit if built is not None else None
    elif target == subjects.OWN_CITY and subject is not None and subject.id in rules.cards:
        found = rules.cards[subject.id].on_played
    return found


def standing_at(subject: Subject, state: State) -> Built | None:
    """The card of a city that a subject means."""
    return next((built for built in state.players[subject.seat].city if built.uid == subject.id), None)
