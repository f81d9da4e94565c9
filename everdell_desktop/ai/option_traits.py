"""What speaks for an option of a choice: its traits, which the weights turn into points."""

from __future__ import annotations

from everdell_desktop.engine.actions import END, PASS, PREPARE, CardPlay
from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import ANY, SKIP, Decision, Option
from everdell_desktop.engine.goods import KINDS, NOTHING, Goods, of_kind
from everdell_desktop.engine.payment import discounted
from everdell_desktop.engine.places import CITY, EVENT, Place
from everdell_desktop.engine.placing import Placement
from everdell_desktop.engine.sources import HAND
from everdell_desktop.engine.state import AUTUMN, WORKER, Built

from .almanac import Yield
from .cityview import GOODS_TRAITS, PRODUCTIONS_LEFT, Traits
from .outlook import Outlook
from .weighing import UNITS, card_of, gained, kept, plan_gain, wished

PREPARE_TRAITS = tuple(f"prepare:{season}" for season in range(4))
DRAW_TRAITS = tuple(f"draw:{season}" for season in range(4))
PLACE_TRAITS = tuple(f"place:{season}" for season in range(4))
PLAY_TRAITS = tuple(f"play:{season}" for season in range(4))
CLAIM_TRAITS = tuple(f"claim:{season}" for season in range(4))
PREPARE_MORE_TRAITS = tuple(f"prepare_boxes:{season}" for season in range(4))
PLAY_MORE_TRAITS = tuple(f"play_boxes:{season}" for season in range(4))
INCOME_TRAITS = tuple(f"prepare_income:{season}" for season in range(4))
READY_TRAITS = tuple(f"prepare_ready:{season}" for season in range(4))
WORTH_TRAITS = tuple(f"build_worth:{season}" for season in range(4))
POINTS_TRAITS = tuple(f"build_points:{season}" for season in range(4))
STEP_TRAITS = tuple(f"build_step:{season}" for season in range(4))
PRICE_TRAITS = tuple(f"price:{season}" for season in range(4))
PLAN_TRAITS = tuple(f"plan:{season}" for season in range(4))
PLAYING_TRAITS = tuple(f"play_workers:{season}" for season in range(4))
SENDING_TRAITS = tuple(f"place_workers:{season}" for season in range(4))
RICH_TRAITS = tuple(f"gain_rich:{season}" for season in range(4))
FULL_TRAITS = tuple(f"draw_full:{season}" for season in range(4))
GAIN_TRAITS = tuple(tuple(f"gain_{kind}:{season}" for kind in KINDS) for season in range(4))
BUILDING = {name: f"build_{name}" for name in ("hosts", "guest", "guest_saves", "guest_meadow", "award_step")}
"""What hand and Meadow mean for a card (`prospects`) counts apart when it is played: not every wish comes true."""
SMALL_HAND = 4
MANY_GOODS = 12
LATE_GOODS = "late_goods"
CARDS_OF_PLAYERS = ("city", "worker", "seat")


def deed_traits(outlook: Outlook, decision: Decision, option: Option) -> Traits:
    """What speaks for an option of a choice, with what its box can say of it."""
    traits = usual_traits(outlook, option, decision.purpose)
    if not decision.main:
        traits += matter_traits(outlook, decision, option)
    appraisers = outlook.rules.appraisers
    if appraisers:
        told = [appraise(outlook.state, outlook.rules, outlook.seat, option) for appraise in appraisers]
        known = sum(points for points in told if points is not None)
        if known:
            traits.append(("appraised", known))
    return traits


def usual_traits(outlook: Outlook, option: Option, purpose: str) -> Traits:
    deed = option.value
    if isinstance(deed, CardPlay):
        return play_traits(outlook, deed)
    if isinstance(deed, Placement):
        return placement_traits(outlook, deed)
    if option is PREPARE:
        return prepare_traits(outlook)
    if option is PASS:
        return [("pass", 1.0)]
    if option is END:
        return []
    subject = option.subject
    if subject is None:
        return [("goods_bundle", plan_gain(outlook, deed))] if isinstance(deed, Goods) else []
    if callable(deed):
        return own_traits(outlook, option)
    card = card_of(outlook, option)
    if card is not None:
        worth = wished(outlook, card)
        return [("worth", worth), (f"wish:{purpose}", worth)]
    if subject.kind == "city":
        if isinstance(deed, Here):
            return activation_traits(outlook, deed)
        return [("worth", -kept(outlook, subject))]
    if subject.kind == "space":
        return space_traits(outlook, subject.id)
    if subject.kind == "good" and subject.id in KINDS:
        return goods_traits(outlook, of_kind(subject.id))
    return [("deed", 1.0)]


def matter_traits(outlook: Outlook, decision: Decision, option: Option) -> Traits:
    """What an option of a question by the way is about: for which purpose, of which kind, and the very thing."""
    subject = option.subject
    if option.key == SKIP:
        return [(f"skip:{decision.purpose}", 1.0), (f"skip:{decision.asker}", 1.0)]
    if subject is None:
        return [(f"{decision.purpose}:{decision.asker}:{option.key}", 1.0)]
    matter = f"{decision.purpose}:{subject.kind}"
    if subject.kind in outlook.rules.play_options or subject.kind in CARDS_OF_PLAYERS:
        return [(matter, 1.0)]
    return [(matter, 1.0), (f"{matter}:{outlook.almanac.key_of(subject)}", 1.0)]


def prepare_traits(outlook: Outlook) -> Traits:
    season = outlook.season
    player = outlook.player
    ready = max((worth for worth, cost in outlook.wishes() if player.goods.covers(cost)), default=0.0)
    traits: Traits = [
        (PREPARE_TRAITS[season], 1.0), ("prepare_plan", outlook.plan_now), (READY_TRAITS[season], ready),
        ("prepare_goods", player.goods.total), ("prepare_hand", len(player.hand)),
    ]  # fmt: skip
    more = outlook.almanac.more_boxes
    if more:
        traits += [(PREPARE_MORE_TRAITS[season], more), ("prepare_plan_boxes", more * outlook.plan_now)]
    if outlook.rules.limits.new_workers(min(AUTUMN, season + 1)) and PRODUCTIONS_LEFT[season]:
        traits.append((INCOME_TRAITS[season], outlook.city.income(outlook.state)))
    return traits


def own_traits(outlook: Outlook, option: Option) -> Traits:
    """A deed that a box brings, by its verb, and the card it is about."""
    word = option.verb
    card = card_of(outlook, option)
    traits: Traits = [(f"deed:{word}" if f"deed:{word}" in outlook.weights else "deed", 1.0)]
    if card is not None:
        return [*traits, (f"wish:{word}", wished(outlook, card))]
    best = max(plan_gain(outlook, unit) for unit in UNITS)
    return [*traits, (f"plan:{word}", best), (f"hand:{word}", len(outlook.player.hand))]


def play_traits(outlook: Outlook, play: CardPlay) -> Traits:
    card, season, player = play.card, outlook.season, outlook.player
    worth = outlook.worth(card)
    usual, late = outlook.almanac.builds[card]
    traits: Traits = [
        ("worth", worth), (PLAY_TRAITS[season], 1.0), (WORTH_TRAITS[season], worth), (usual, 1.0),
        (POINTS_TRAITS[season], outlook.city.new_points(outlook.state, card)),
        (PLAYING_TRAITS[season], player.free_workers),
    ]  # fmt: skip
    if season:
        traits.append((late, season / 3))
    if outlook.almanac.more_boxes:
        traits.append((PLAY_MORE_TRAITS[season], outlook.almanac.more_boxes))
    step = outlook.city.step(card)
    if step:
        traits.append((STEP_TRAITS[season], step))
    traits += [(BUILDING[name], number) for name, number in outlook.prospects.traits(card)]
    if outlook.is_hosted(card):
        traits += [("hosted", 1.0), ("hosted_saves", outlook.cost_of(card).total)]
        cost = NOTHING
    else:
        have = player.goods
        cost = outlook.cost_of(card, play.origin)
        if play.terms.discount:
            cost = next(iter(discounted(cost, play.terms.discount, have)), cost)
        if have.covers(cost):
            for name, number in zip(GOODS_TRAITS[season], cost, strict=True):
                if number:
                    traits.append((name, -number))
            plan = outlook.plan(have - cost, cost, worth) - outlook.plan_now
            total = cost.total
            traits += [("plan", plan), (PLAN_TRAITS[season], plan), (PRICE_TRAITS[season], total)]
            traits.append((LATE_GOODS, -total * outlook.lateness))
        else:
            traits.append(("helped", 1.0))
    if play.origin.source is not HAND:
        traits.append((f"from_{play.origin.source.name}", 1.0))
        if not play.origin.source.at_home:
            traits.append(("contested", outlook.prospects.wanted_by_rivals(card)))
    elif len(player.hand) > SMALL_HAND:
        traits.append(("play_full", len(player.hand) - SMALL_HAND))
    if season == AUTUMN and not player.free_workers:
        traits.append(("play_last", 1.0))
    return traits


def placement_traits(outlook: Outlook, placement: Placement) -> Traits:
    place = placement.place
    season = outlook.season
    traits: Traits = [(PLACE_TRAITS[season], 1.0), (SENDING_TRAITS[season], outlook.player.free_workers)]
    if placement.kind != WORKER:
        traits.append((f"sends:{placement.kind}", 1.0))
    spot = place_at(outlook, place)
    if isinstance(spot, Award):
        rivals = outlook.prospects.ready_rivals(spot)
        return [
            *traits, (outlook.almanac.awards[spot.id], 1.0), ("claim", spot.points),
            (CLAIM_TRAITS[season], 1.0), ("claim_contested", rivals),
        ]  # fmt: skip
    if isinstance(spot, Built):
        built = spot
        usual, late = outlook.almanac.visits[built.card]
        traits.append((usual, 1.0))
        if season:
            traits.append((late, season / 3))
        if built.goods is not NOTHING:
            traits += goods_traits(outlook, built.goods)
        if place.seat != outlook.seat:
            traits.append(("visits_other", 1.0))
        if built.card.keeps_workers:
            traits.append(("loses_worker", 3.0 - season))
        return traits
    return traits + space_traits(outlook, place.id)


def place_at(outlook: Outlook, place: Place) -> Award | Built | None:
    """The award or the card in a city that lies at a place; None for places on the board."""
    if place.kind == EVENT:
        return outlook.rules.awards.get(place.id)
    if place.kind == CITY:
        return outlook.state.players[place.seat].built(place.id)
    return None


def space_traits(outlook: Outlook, place: str) -> Traits:
    """What a place on the board brings."""
    space = outlook.rules.spaces.get(place)
    if space is None:
        return [("deed", 1.0)]
    usual, late = outlook.almanac.places[place]
    traits: Traits = [(usual, 1.0)]
    if outlook.season:
        traits.append((late, outlook.season / 3))
    if space.points:
        traits.append(("journey", space.points))
        return traits
    brings: Yield = outlook.views.yield_of(outlook.state, space)
    goods = brings.goods
    if brings.any_goods:
        goods = goods + gained(outlook, ANY, brings.any_goods, goods)
    if goods is not NOTHING:
        traits += goods_traits(outlook, goods)
    if brings.cards:
        drawn = min(brings.cards, outlook.rules.hand_limit_of(outlook.state, outlook.seat) - len(outlook.player.hand))
        traits.append((DRAW_TRAITS[outlook.season], drawn))
        if len(outlook.player.hand) > SMALL_HAND:
            traits.append((FULL_TRAITS[outlook.season], drawn * (len(outlook.player.hand) - SMALL_HAND)))
        if len(outlook.player.hand) < 3:
            traits.append(("draw_short", drawn))
    if brings.points:
        traits.append(("points", brings.points))
    return traits


def goods_traits(outlook: Outlook, goods: Goods) -> Traits:
    """What gaining goods means."""
    season, total = outlook.season, goods.total
    traits: Traits = [(name, n) for name, n in zip(GOODS_TRAITS[season], goods, strict=True) if n]
    traits += [(name, n) for name, n in zip(GAIN_TRAITS[season], goods, strict=True) if n]
    plan = plan_gain(outlook, goods)
    traits += [("plan", plan), (PLAN_TRAITS[season], plan)]
    traits.append((RICH_TRAITS[season], total * min(MANY_GOODS, outlook.player.goods.total)))
    if outlook.lateness:
        traits.append((LATE_GOODS, total * outlook.lateness))
    return traits


def activation_traits(outlook: Outlook, here: Here) -> Traits:
    built = outlook.state.players[here.seat].built(here.uid)
    if built.card.simple_production and here.seat == outlook.seat:
        return goods_traits(outlook, outlook.city.production(outlook.state, built.card))
    return [("activate", 1.0), (outlook.almanac.traits[built.card][1], 0.5)]
