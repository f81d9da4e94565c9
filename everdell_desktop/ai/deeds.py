"""What speaks for an option of a choice: its traits, which the weights turn into points."""

from __future__ import annotations

from everdell_desktop.engine.actions import PASS, PREPARE, CardPlay
from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import ANY, Option
from everdell_desktop.engine.goods import NOTHING, Goods
from everdell_desktop.engine.placing import Placement
from everdell_desktop.engine.state import Built

from .almanac import Yield
from .cityview import GOODS_TRAITS, Traits
from .outlook import Outlook
from .weighing import card_of, gained, kept, plan_gain, wished

PREPARE_TRAITS = tuple(f"prepare:{season}" for season in range(4))
DRAW_TRAITS = tuple(f"draw:{season}" for season in range(4))
PLACE_TRAITS = tuple(f"place:{season}" for season in range(4))
PLAY_TRAITS = tuple(f"play:{season}" for season in range(4))


def deed_traits(outlook: Outlook, option: Option) -> Traits:
    """What speaks for an option of a choice."""
    deed = option.value
    if isinstance(deed, CardPlay):
        return play_traits(outlook, deed)
    if isinstance(deed, Placement):
        return placement_traits(outlook, deed.place)
    if option is PREPARE:
        return [(PREPARE_TRAITS[outlook.season], 1.0)]
    if option is PASS:
        return [("pass", 1.0)]
    subject = option.subject
    if subject is None:
        return [("goods_bundle", plan_gain(outlook, deed))] if isinstance(deed, Goods) else []
    card = card_of(outlook, option)
    if card is not None:
        return [("worth", wished(outlook, card))]
    if subject.kind == "city":
        if isinstance(deed, Here):
            return activation_traits(outlook, deed)
        return [("worth", -kept(outlook, subject))]
    if subject.kind == "space":
        return space_traits(outlook, subject.id)
    return [("deed", 1.0)]


def play_traits(outlook: Outlook, play: CardPlay) -> Traits:
    card = play.card
    traits: Traits = [("worth", outlook.worth(card)), (PLAY_TRAITS[outlook.season], 1.0)]
    if outlook.is_hosted(card):
        traits.append(("hosted", 1.0))
        cost = NOTHING
    else:
        cost = card.cost
        have = outlook.player.goods
        if have.covers(cost):
            for name, number in zip(GOODS_TRAITS[outlook.season], cost, strict=True):
                if number:
                    traits.append((name, -number))
            traits.append(("plan", outlook.plan(have - cost, cost, outlook.worth(card)) - outlook.plan_now))
        else:
            traits.append(("helped", 1.0))
    if play.origin >= 0:
        traits.append(("from_meadow", 1.0))
    return traits


def placement_traits(outlook: Outlook, place: str) -> Traits:
    traits: Traits = [(PLACE_TRAITS[outlook.season], 1.0)]
    spot = place_at(outlook, place)
    if isinstance(spot, Award):
        return [*traits, (outlook.almanac.awards[spot.id], 1.0), ("claim", spot.points)]
    if isinstance(spot, Built):
        built, seat = spot, place.split(":", 2)[1]
        traits.append((outlook.almanac.visits[built.card], 1.0))
        if built.goods is not NOTHING:
            traits += goods_traits(outlook, built.goods)
        if int(seat) != outlook.seat:
            traits.append(("visits_other", 1.0))
        if built.card.keeps_workers:
            traits.append(("loses_worker", 3.0 - outlook.season))
        return traits
    return traits + space_traits(outlook, place)


def place_at(outlook: Outlook, place: str) -> Award | Built | None:
    """The award or the card in a city that lies at a place; None for places on the board."""
    if place.startswith("event:"):
        return outlook.rules.awards.get(place[6:])
    if place.startswith("city:"):
        _, seat, uid = place.split(":", 2)
        return outlook.state.players[int(seat)].built(uid)
    return None


def space_traits(outlook: Outlook, place: str) -> Traits:
    """What a place on the board brings."""
    space = outlook.rules.spaces.get(place)
    if space is None:
        return [("deed", 1.0)]
    traits: Traits = [(outlook.almanac.places[place], 1.0)]
    if space.points:
        traits.append(("journey", space.points))
        return traits
    brings: Yield = outlook.almanac.yield_of(outlook.state, space)
    goods = brings.goods
    if brings.any_goods:
        goods = goods + gained(outlook, ANY, brings.any_goods, goods)
    if goods is not NOTHING:
        traits += goods_traits(outlook, goods)
    if brings.cards:
        drawn = min(brings.cards, outlook.rules.hand_limit - len(outlook.player.hand))
        traits.append((DRAW_TRAITS[outlook.season], drawn))
        if len(outlook.player.hand) < 3:
            traits.append(("draw_short", drawn))
    if brings.points:
        traits.append(("points", brings.points))
    return traits


def goods_traits(outlook: Outlook, goods: Goods) -> Traits:
    """What gaining goods means."""
    traits: Traits = [(name, n) for name, n in zip(GOODS_TRAITS[outlook.season], goods, strict=True) if n]
    traits.append(("plan", plan_gain(outlook, goods)))
    return traits


def activation_traits(outlook: Outlook, here: Here) -> Traits:
    built = outlook.state.players[here.seat].built(here.uid)
    if built.card.simple_production and here.seat == outlook.seat:
        return goods_traits(outlook, outlook.city.production(outlook.state, built.card))
    return [("activate", 1.0), (outlook.almanac.traits[built.card][1], 0.5)]
