"""Advice: what a strong player would do, why, and what it expects of it against the next best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from everdell_desktop.engine.actions import CardPlay
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import ChooseOne, Decision, Option
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.places import EVENT
from everdell_desktop.engine.placing import Placement

from .almanac import almanac
from .cityview import Traits, Views
from .imagining import FairChance
from .option_traits import BUILDING, WORTH_TRAITS
from .outlook import Outlook
from .policy import Policy
from .quick import look
from .searching import SearchingThinker, Verdict
from .thinkers import EFFORTS

ADVISER = "master"
MOST_REASONS = 2
TELLING = 0.25  # points by which a trait must tip the scale to be told
NUMBERS = ("no", "one", "two", "three")


class Advice(NamedTuple):
    """An answer, and what speaks for it."""

    answer: Any
    reasons: list[str] = []
    """In a few words each, what tipped the scale; the weightiest first."""
    points: float | None = None
    """The score it lets hope for; None against a rival who plays by rule, and for a team with goals of its own."""
    ahead: float | None = None
    """By how much that is more than the next best."""
    other: Any = None
    """The next best answer."""


def advice(game: Game, seed: int, should_stop: Callable[[], bool]) -> Advice:
    """What to do at the open decision of a game."""
    decision = game.decision
    if decision is None:
        raise ValueError("the game is over, nothing is asked")
    thinker = SearchingThinker(seed, EFFORTS[ADVISER])
    thinker.should_stop = should_stop
    picked = thinker.pick(decision, game.turn_start, game.answers, game.rules)
    answer = decision.answer(picked)
    verdict: Verdict | None = thinker.verdict

    def question(policy: Policy, asked: Decision) -> list[str]:
        return reasons(policy, asked, answer)

    views = Views(almanac(game.rules))
    told = look(game.turn_start, game.answers, views, decision.seat, FairChance(seed), question)
    if verdict is None:
        return Advice(answer, told)
    state = game.state
    against_rule = any(player.automaton for player in state.players) or len(state.household(decision.seat)) > 1
    points = None if against_rule else verdict.points  # with a rival's points or the goals of a team it is no score
    return Advice(answer, told, points, verdict.points - verdict.next_points, decision.answer(verdict.next_best))


def reasons(policy: Policy, decision: Decision, answer: Any) -> list[str]:
    """The traits of an answer that tip the scale against the others, in words."""
    if not isinstance(decision, ChooseOne) or len(decision.options) < 2:
        return []
    outlook = policy.outlook(decision)
    chosen = next((option for option in decision.options if option.key == answer), None)
    if chosen is None:
        return []
    others = [option for option in decision.options if option is not chosen]
    mine = weighed(policy, outlook, decision, chosen)
    usual: dict[str, float] = {}
    for option in others:
        for name, points in weighed(policy, outlook, decision, option).items():
            usual[name] = usual.get(name, 0.0) + points / len(others)
    tipping = {name: points - usual.get(name, 0.0) for name, points in mine.items()}
    found: dict[str, None] = {}
    for name in sorted(tipping, key=lambda name: -tipping[name]):
        if tipping[name] >= TELLING:
            found.update(dict.fromkeys(in_words(outlook, chosen, name)))
    return list(found)[:MOST_REASONS]


def weighed(policy: Policy, outlook: Outlook, decision: Decision, option: Option) -> dict[str, float]:
    """Points by trait, with the worth of a card that is played taken apart."""
    weights, deed = policy.weights, option.value
    points: dict[str, float] = {}
    for name, amount in policy.traits(outlook, decision, option):
        parts: Traits = [(name, amount)]
        share = 1.0
        if isinstance(deed, CardPlay) and name in ("worth", *WORTH_TRAITS):
            parts, share = outlook.card_traits(deed.card), weights[name]
        for part, number in parts:
            points[part] = points.get(part, 0.0) + share * weights[part] * number
    return points


def in_words(outlook: Outlook, option: Option, trait: str) -> Iterator[str]:
    """What a trait of an option means to a player; nothing where only a player of numbers understands it."""
    deed = option.value
    if isinstance(deed, CardPlay):
        yield from of_card(outlook, deed.card, SAME_WORDS.get(trait.partition(":")[0], trait))
    if isinstance(deed, Placement) and deed.place.kind == EVENT:
        if trait == "claim_contested":
            yield "somebody else could claim it, too"
        elif trait.startswith(("claim", "award:")):
            yield f"{outlook.rules.awards[deed.place.id].name} is ready for you"
    yield from PLAIN.get(trait, ())
    kind = trait.partition(":")[0]
    if kind in KINDLY:
        yield KINDLY[kind]
    if kind == "plan" and not isinstance(deed, CardPlay):
        wish = best_wish(outlook)
        if wish is not None:
            yield f"it brings your {wish.name} within reach"


def of_card(outlook: Outlook, card: Card, trait: str) -> Iterator[str]:
    prospects, hosts = outlook.prospects, outlook.rules.hosts
    if trait in ("hosts", "guest", "guest_saves"):
        guest = next((guest for _, guest in prospects.guests_in_hand if card in hosts[guest]), None)
        if guest is not None:
            yield f"takes in your {guest.name} free later"
    elif trait == "guest_meadow":
        guest = next((guest for _, guest in prospects.guests_in_meadow if card in hosts[guest]), None)
        if guest is not None:
            yield f"can take in the {guest.name} of the Meadow"
    elif trait in ("award_step", "event"):
        yield from near_awards(outlook, card)
    elif trait in ("production", "early", f"early:{card.key}") and card.on_production is not None:
        yield "brings something again and again"
    elif trait.startswith("early"):
        yield "the earlier it stands, the better"
    elif trait in ("points", "points_filled"):
        yield f"worth {outlook.city.new_points(outlook.state, card)} {{point}} in your city"


def near_awards(outlook: Outlook, card: Card) -> Iterator[str]:
    """How many cards are missing for an award once the card is there."""
    for award, (_, number) in outlook.city.awards_missing.items():
        named = any(name in award.cards for name in card.names) and not set(award.cards) & set(card.names) <= (
            outlook.city.names
        )
        if number and (named or card.color in award.colors) and number <= len(NUMBERS):
            left = number - 1
            cards = "card" if left == 1 else "cards"
            yield f"{NUMBERS[left]} {cards} short of {award.name}" if left else f"completes {award.name}"
            return


def best_wish(outlook: Outlook) -> Card | None:
    """The card most worth having that can nearly be paid for."""
    cards = [card for card in outlook.player.hand if outlook.fits(card) and not outlook.is_hosted(card)]
    lacking = {card: outlook.player.goods.lacking(outlook.cost_of(card)).total for card in cards}
    near = [card for card in cards if 0 < lacking[card] <= MOST_LACKING]
    return max(near, key=outlook.worth, default=None)


MOST_LACKING = 3
SAME_WORDS = {"build_points": "points", "build_step": "event", **{name: trait for trait, name in BUILDING.items()}}
"""Traits of playing a card that say the same as one of the card."""
PLAIN: dict[str, tuple[str, ...]] = {
    "hosted": ("costs nothing, its home is free",),
    "hosted_saves": ("costs nothing, its home is free",),
    "contested": ("somebody else could take it from the Meadow",),
    "from_meadow": ("your hand stays as it is",),
    "late_goods": ("what is left over at the end scores nothing",),
    "play_last": ("there is little time left to play cards",),
    "journey": ("the journey is worth points at the end",),
    "draw_short": ("your hand is thin",),
    "fetch_worth": ("it fetches a good card",),
    "fetch_plan": ("what it brings is what you need",),
    "fetch_points": ("it brings points",),
    "prepare_plan": ("there is something to buy with the new workers",),
}
KINDLY = {
    "prepare": "your workers come home",
    "prepare_income": "your green cards produce",
    "draw": "new cards are what you need",
    "draw_full": "new cards are what you need",
    "prepare_ready": "there is something to buy with the new workers",
}
"""Words for traits that have a weight for each season."""
