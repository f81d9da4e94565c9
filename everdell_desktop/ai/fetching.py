"""What a visit to a card in a city would bring: the engine carries it out on a table of its own."""

from __future__ import annotations

from collections.abc import Callable

from everdell_desktop.engine.asking import Asker
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.places import Place
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .cityview import GOODS_TRAITS, Traits
from .outlook import Outlook


def fetched_traits(outlook: Outlook, place: Place, answering: Callable[[State], Asker]) -> Traits:
    """What the visit brings: cards into the city, goods, cards in hand and points; `answering` makes its choices."""
    built = outlook.state.players[place.seat].built(place.id)
    if built.card.on_visit is None:
        return []

    def look() -> Traits:
        return carried_out(outlook, place, answering)

    return outlook.views.fetched(outlook.state, outlook.seat, place.seat, place.id, look)


def carried_out(outlook: Outlook, place: Place, answering: Callable[[State], Asker]) -> Traits:
    state, player = outlook.state, outlook.player
    trial = state.copy()
    trial.seat = outlook.seat
    visitor = trial.players[outlook.seat]
    effect = trial.players[place.seat].built(place.id).card.on_visit
    assert effect is not None
    effect(Turn(trial, outlook.rules, answering(trial)), Here(place.seat, place.id))
    traits: Traits = []
    there = {built.uid for built in state.city_of(outlook.seat)}
    new = [built.card for built in trial.city_of(outlook.seat) if built.uid not in there]
    if new:
        traits += [("fetch", 1.0), ("fetch_worth", sum(outlook.worth(card) for card in new))]
    if visitor.goods != player.goods:
        for name, had, has in zip(GOODS_TRAITS[outlook.season], player.goods, visitor.goods, strict=True):
            if has != had:
                traits.append((name, has - had))
        traits.append(("fetch_plan", outlook.plan(visitor.goods) - outlook.plan_now))
    cards = len(visitor.hand) - len(player.hand)
    if cards:
        traits.append(("fetch_cards" if cards > 0 else "fetch_spends", cards))
    points = trial.players[trial.homes[outlook.seat]].points - state.players[outlook.city.home].points
    if points:
        traits.append(("fetch_points", points))
    return traits
