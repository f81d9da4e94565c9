"""The twelve weather cards. Each rules those who are in its season, and nobody else (PROTOCOL_BOXES, Spirecrest 2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from everdell_desktop.engine.actions import PASS, PREPARE
from everdell_desktop.engine.cards import BOARD, Card, Here, Price, id_of
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.goods import Goods, of_kind
from everdell_desktop.engine.places import SPACE, Place
from everdell_desktop.engine.seat_rules import SeatRule
from everdell_desktop.engine.sources import MEADOW, Origin
from everdell_desktop.engine.spaces import BASIC, FOREST, HAVEN, JOURNEY
from everdell_desktop.engine.turn import Turn

from .tiles import Weather

# winter


def closed_forest(turn: Turn, place: Place, kind: str) -> str | None:
    """The visit is closed, not a copy (Spirecrest 4)."""
    space = turn.rules.spaces.get(place.id) if place.kind == SPACE else None
    return "Freezing Rain: no worker may go into the forest" if space is not None and space.kind == FOREST else None


def one_resource_less(turn: Turn, goods: Goods) -> Goods:
    """Of what a Basic place shows, visited or copied (Spirecrest 4); what other rules add is not shown there."""
    visit = turn.visiting
    space = turn.rules.spaces.get(visit.place.id) if visit is not None and visit.place.kind == SPACE else None
    if space is None or space.kind != BASIC or len(turn.obeying) > 1:
        return goods
    kinds = [Option(kind, f"1 {kind} less", kind) for kind, _ in goods.items()]
    kind = turn.choose_one("Deep Freeze: which resource is missing?", kinds, purpose="lose")
    return goods - of_kind(kind)


def dearer(kind: str, number: int, *, critters: bool) -> Callable[[Turn, Card, Origin, Price], Price]:
    """Critters or Constructions cost more; a card whose printed cost is nothing too (Spirecrest 3)."""

    more = of_kind(kind, number)

    def added_cost(turn: Turn, card: Card, origin: Origin, price: Price) -> Price:
        return Price(price.goods + more, price.cards) if card.is_critter == critters else price

    return added_cost


# the end of a turn


def placed_worker(turn: Turn) -> bool:
    """A frog's placement is no worker's (Spirecrest 2)."""
    return any(turn.rules.worker_kinds[visit.kind].counts for visit in turn.visits)


def lose_card(turn: Turn, why: str) -> None:
    options = turn.hand_options(turn.hand)
    turn.discard(turn.choose_some(f"{why}: discard 1 card", options, least=1, most=1, purpose="discard"))


def hail(turn: Turn) -> None:
    if placed_worker(turn):
        lose_card(turn, "Hailstorm")


def burn(turn: Turn) -> None:
    """Neither a Prepare turn nor passing brings a discard (Spirecrest 2)."""
    if turn.deed is not PREPARE and turn.deed is not PASS:
        lose_card(turn, "Fire")


def blow_away(turn: Turn) -> None:
    """First the card, then the resource, each as far as there is one (Spirecrest 7)."""
    if placed_worker(turn):
        lose_card(turn, "Tornado")
        have = turn.player.goods
        turn.pay(turn.choose_goods("Tornado: 1 resource is lost", least=1, most=1, limit=have, purpose="pay"))


# spring and summer


def no_meadow(turn: Turn, card: Card, origin: Origin) -> str | None:
    """Every play of a Meadow card, an Inn's too; Station, Stormvale and reserved cards are none (Spirecrest 5)."""
    return "Thick Fog hides the Meadow" if origin.source is MEADOW else None


def draw_one_less(turn: Turn, number: int) -> int:
    return number - 1 if number >= 2 else number


def one_berry_less(turn: Turn, goods: Goods) -> Goods:
    """Printed berries of a place or of the card being played; not of cards that react, nor the Production of a
    season (Spirecrest 6)."""
    if turn.visiting is None and turn.playing is None:
        return goods
    return goods - Goods(berry=1) if goods.berry and len(turn.obeying) == 1 else goods


# autumn


def longer_way(turn: Turn, here: Here, number: int) -> int:
    space = turn.rules.spaces.get(here.uid) if here.seat == BOARD else None
    return number + 1 if space is not None and space.kind in (JOURNEY, HAVEN) else number


ALL_OURS = "Name, season and effect are ours: the published card is not known to us."


def weather(name: str, season: str, veil: str, text: str, brief: str = "", ours: str = "", **moments: Any) -> Weather:
    id = f"weather_{id_of(name)}"
    return Weather(id, name, season, text, brief or text, SeatRule(id, Subject("weather", id), **moments), veil, ours)


WEATHER_CARDS = (
    weather("Freezing Rain", "winter", "sleet", "No {worker} may go to a Forest place.", may_visit=closed_forest),
    weather(
        "Deep Freeze", "winter", "frost", "Each Basic place gives 1 resource less than shown, of your choice.",
        "Basic places give 1 {any} less", "Name and season are ours.", printed_goods=one_resource_less,
    ),
    weather(
        "Snowdrifts", "winter", "snow", "Constructions cost 1 {twig} more.", ours=ALL_OURS,
        added_cost=dearer("twig", 1, critters=False),
    ),
    weather(
        "Hailstorm", "spring", "hail", "After a turn with a placed {worker} discard 1 {card}.",
        "After placing a {worker}: discard 1 {card}", ALL_OURS, turn_end=hail,
    ),
    weather(
        "Thick Fog", "spring", "fog", "You cannot play cards from the Meadow. Drawing them stays allowed.",
        "Play no cards of the Meadow", ALL_OURS, may_play=no_meadow,
    ),
    weather(
        "Downpour", "spring", "rain", "Whenever you would draw 2 or more {card} from the deck, draw 1 less.",
        "Drawing 2 {card} or more: 1 less", ALL_OURS, cards_drawn=draw_one_less,
    ),
    weather(
        "Heat Wave", "summer", "heat", "Critters cost 1 {berry} more.", added_cost=dearer("berry", 1, critters=True)
    ),
    weather(
        "Fire", "summer", "embers", "At the end of each of your turns discard 1 {card}.",
        "Discard 1 {card} after each turn", "Season and effect are ours.", turn_end=burn,
    ),
    weather(
        "Drought", "summer", "dust", "A place or a card you play gives 1 {berry} less.", ours=ALL_OURS,
        printed_goods=one_berry_less,
    ),
    weather(
        "Tornado", "autumn", "storm", "After a turn with a placed {worker} discard 1 {card} and lose 1 resource.",
        "After placing a {worker}: 1 {card} and 1 {any} lost", "Season and effect are ours.", turn_end=blow_away,
    ),
    weather(
        "Early Frost", "autumn", "frost", "{production} cards you play do not produce.", ours=ALL_OURS, dormant=True
    ),
    weather(
        "Gale", "autumn", "leaves", "Each Journey place asks for 1 {card} more; the Haven gives 1 {any} for every 3.",
        "Journeys and the Haven ask for 1 {card} more", ALL_OURS, cards_asked=longer_way,
    ),
)  # fmt: skip
