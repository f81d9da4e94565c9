"""The 16 tan cards."""

from __future__ import annotations

from everdell_desktop.engine.cards import TRAVELER, Card, Here
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.effects import constructions, critters, discard_up_to, gain
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.places import on_award
from everdell_desktop.engine.turn import Turn

from .activating import LetAct, any_red_card, move_a_worker, others_location
from .events import ready
from .facts import construction, critter
from .playing import play_one_of_two, token_options
from .showing import ShowCards
from .supply import add_tokens, draw_anywhere, take_token

AIR_BALLOON = construction(
    "Air Balloon", Goods(2), points=1, color=TRAVELER, when_played=any_red_card,
    text="Use a {destination} card of the Meadow or any city, without a {worker}.",
)  # fmt: skip
GREENHOUSE = construction(
    "Greenhouse", Goods(1, 1), points=1, color=TRAVELER, when_played=LetAct("city", 2),
    text="Use up to 2 different {production} cards of your city.",
)  # fmt: skip
HOTEL = construction(
    "Hotel", Goods(1, 0, 1), points=1, color=TRAVELER, when_played=ShowCards(critters),
    text="Show up to 5 {critter} of your hand: 1 {any} or 1 {point} for each.",
)  # fmt: skip
MONASTERY = construction(
    "Monastery", Goods(1, 1), points=2, color=TRAVELER,
    text="Up to twice: give 1 {any} and 1 {card} for 3 {point}.",
)  # fmt: skip
PIRATE_SHIP = construction(
    "Pirate Ship", points=0, color=TRAVELER, when_played=others_location,
    text="Use a place where the other player has a {worker}; no Event.",
)  # fmt: skip
WALL = construction(
    "Wall", Goods(2, 0, 1), points=1, color=TRAVELER, when_played=gain(points=1, each=constructions, most=5),
    text="1 {point} for each {construction} in your city, at most 5.",
)  # fmt: skip
GATEHOUSE = construction(
    "Gatehouse", Goods(1, 1), points=1, color=TRAVELER, when_played=take_token, text="Take 1 {occupied}.",
)  # fmt: skip
MARKET_CART = construction(
    "Market Cart", Goods(1, 1), points=1, color=TRAVELER,
    text="1 each of up to 3 kinds of resource you have none of.",
)  # fmt: skip
FOOL = critter(
    "Fool", points=1, color=TRAVELER, text="You may take 1 {occupied} back from a card of your city.",
)  # fmt: skip
JUGGLER = critter(
    "Juggler", 3, points=1, color=TRAVELER,
    text="Achieve an Event you are ready for, a taken one too, without what the board gives.",
)  # fmt: skip
MESSENGER = critter(
    "Messenger", 3, points=1, color=TRAVELER, when_played=gain(points=1, each=critters, most=5),
    text="1 {point} for each {critter} in your city, at most 5.",
)  # fmt: skip
POSTAL_PIGEON = critter(
    "Postal Pigeon", 2, points=1, color=TRAVELER, when_played=play_one_of_two,
    text="{star} Draw 2 {card}. You may play one for 2 {any} less. Discard the rest.",
)  # fmt: skip
WANDERER = critter(
    "Wanderer", 2, points=1, color=TRAVELER, when_played=ShowCards(constructions),
    text="Show up to 5 {construction} of your hand: 1 {any} or 1 {point} for each.",
)  # fmt: skip
RANGER = critter(
    "Ranger", 2, points=1, color=TRAVELER, when_played=move_a_worker,
    text="Move one of your placed {worker} to any other place, taken or not, and use it.",
)  # fmt: skip
BARD = critter(
    "Bard", 1, points=1, color=TRAVELER, when_played=discard_up_to(4, gain(points=1)),
    text="Discard up to 4 {card}: 1 {point} for each.",
)  # fmt: skip
LAMPLIGHTER = critter(
    "Lamplighter", 1, points=1, color=TRAVELER,
    text="1 {card} from deck or Meadow. The Moon does not move.",
)  # fmt: skip


@MONASTERY.when_played
def monastery(turn: Turn, here: Here) -> None:
    for _ in range(2):
        have = turn.player.goods
        if not turn.hand:
            return
        goods = turn.choose_goods("Give 1 resource, with a card, for 3 points", least=0, most=1, limit=have,
                                  purpose="pay")  # fmt: skip
        if not goods.total:
            return
        turn.pay(goods)
        options = turn.hand_options(turn.hand)
        turn.discard(turn.choose_some("Discard 1 card", options, least=1, most=1, purpose="discard"))
        turn.gain_points(3)


@MARKET_CART.when_played
def market_cart(turn: Turn, here: Here) -> None:
    limit = Goods(*(int(not number) for number in turn.player.goods))
    turn.gain(turn.choose_goods("Gain 1 each of up to 3 kinds", least=0, most=3, limit=limit, purpose="gain"))


@FOOL.when_played
def fool(turn: Turn, here: Here) -> None:
    """The very token that paid for the Fool, too."""
    uid = turn.choose_one("Take back which token?", token_options(turn), skip="None of them", purpose="recall")
    if uid is not None:
        turn.house.replace_built(uid, turn.house.built(uid)._replace(occupied=False))
        add_tokens(turn, 1)


@JUGGLER.when_played
def juggler(turn: Turn, here: Here) -> None:
    options = [Option(event.id, event.name, event, on_award(event.id).subject) for event in ready(turn)]
    award = turn.choose_one("Achieve which Event?", options, skip="None of them", purpose="claim")
    if award is not None:
        turn.claim(award)


@LAMPLIGHTER.when_played
def lamplighter(turn: Turn, here: Here) -> None:
    draw_anywhere(turn)


CARDS: tuple[Card, ...] = (
    AIR_BALLOON, GREENHOUSE, HOTEL, MONASTERY, PIRATE_SHIP, WALL, GATEHOUSE, MARKET_CART, FOOL, JUGGLER, MESSENGER,
    POSTAL_PIGEON, WANDERER, RANGER, BARD, LAMPLIGHTER,
)  # fmt: skip
