"""The four basic events and the sixteen special ones."""

from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT, Award
from everdell_desktop.engine.cards import (
    COLORS,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    TRAVELER,
    Bonus,
    Effect,
    Here,
    id_of,
)
from everdell_desktop.engine.decisions import Reason
from everdell_desktop.engine.effects import (
    cards_under,
    cards_under_it,
    gain,
    goods_on_it,
    points_for_each,
    points_for_goods_on_it,
    points_on,
    put_goods_here,
    workers_on,
)
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn


def basic(name: str, color: str, number: int) -> Award:
    text = f"{number} {{{color}}} cards in your city"
    return Award(id_of(name), name, BASIC_EVENT, text, colors={color: number}, points=3)


def special(
    name: str, cards: str, text: str, *, points: int = 0, when_claimed: Effect | None = None,
    end_points: Bonus | None = None,
) -> Award:  # fmt: skip
    """An event that asks for these cards."""
    needed = tuple(map(id_of, cards.split(", ")))
    return Award(
        id_of(name), name, SPECIAL_EVENT, text, cards=needed, points=points, effect=when_claimed, bonus=end_points
    )


BASIC_EVENTS = (
    basic("City Monument", GOVERNANCE, 3),
    basic("Grand Tour", DESTINATION, 3),
    basic("Harvest Festival", PRODUCTION, 4),
    basic("Cartographer's Expedition", TRAVELER, 3),
)

MARKETING_PLAN = special(
    "A Brilliant Marketing Plan", "Shopkeeper, Post Office", "Give opponents up to 3 {any}: 2 {point} for each."
)
WELL_RUN_CITY = special("A Well Run City", "Chip Sweep, Clock Tower", "Bring back one of your {worker}.", points=4)
FIREWORKS = special(
    "An Evening of Fireworks", "Lookout, Miner Mole", "Place up to 3 {twig} of your own here: 2 points each.",
    when_claimed=put_goods_here(3, "twig"), end_points=points_for_each(goods_on_it, worth=2),
)  # fmt: skip
SCROLLS = special(
    "Ancient Scrolls Discovered", "Historian, Ruins",
    "Reveal 5 {card}: put each into your hand or under this event. 1 point for each under it.",
    end_points=points_for_each(cards_under_it),
)  # fmt: skip
ACORN_THIEVES = special(
    "Capture of the Acorn Thieves", "Courthouse, Ranger",
    "Put up to 2 critters of your city under this event: 3 points each.",
    end_points=points_for_each(cards_under_it, worth=3),
)  # fmt: skip
WART_CURE = special(
    "Croak Wart Cure", "Undertaker, Barge Toad", "Pay 2 {berry} and discard 2 cards of your city.", points=6
)
FLYING_DOCTOR = special(
    "Flying Doctor Service", "Doctor, Postal Pigeon",
    "3 points for each Harvester and Gatherer sharing a space, in every city.",
)  # fmt: skip
GRADUATION = special(
    "Graduation of Scholars", "Teacher, University",
    "Put up to 3 critters from your hand under this event: 2 points each.",
    end_points=points_for_each(cards_under_it, worth=2),
)  # fmt: skip
MISCREANTS = special(
    "Ministering to Miscreants", "Monk, Dungeon", "3 points for each prisoner in your Dungeon.",
    end_points=points_for_each(cards_under("dungeon"), worth=3),
)  # fmt: skip
PILGRIMS = special(
    "Path of the Pilgrims", "Monastery, Wanderer", "3 points for each {worker} in your Monastery.",
    end_points=points_for_each(workers_on("monastery"), worth=3),
)  # fmt: skip
PERFORMER = special(
    "Performer in Residence", "Inn, Bard", "Place up to 3 {berry} of your own here: 2 points each.",
    when_claimed=put_goods_here(3, "berry"), end_points=points_for_each(goods_on_it, worth=2),
)  # fmt: skip
# Both the cards and the resources are per token (our reading, as most do).
CHAPEL_CEILING = special(
    "Pristine Chapel Ceiling", "Woodcarver, Chapel",
    "Draw 1 {card} and gain 1 {any} for each {point} on your Chapel. 2 points for each at the end.",
    when_claimed=gain(cards=1, any_goods=1, each=points_on("chapel")),
    end_points=points_for_each(points_on("chapel"), worth=2),
)  # fmt: skip
THE_FALLEN = special(
    "Remembering the Fallen", "Cemetery, Shepherd", "3 points for each {worker} in your Cemetery.",
    end_points=points_for_each(workers_on("cemetery"), worth=3),
)  # fmt: skip
TAX_RELIEF = special("Tax Relief", "Judge, Queen", "Activate Production.", points=3)
THE_GAMES = Award(
    "the_everdell_games", "The Everdell Games", SPECIAL_EVENT, "2 cards of each colour in your city",
    colors=dict.fromkeys(COLORS, 2), points=9,
)  # fmt: skip
NEW_MANAGEMENT = special(
    "Under New Management", "Peddler, General Store",
    "Place up to 3 {any} of your own here: 1 point for each {twig} and {berry}, 2 for each {resin} and {pebble}.",
    when_claimed=put_goods_here(3, "any"), end_points=points_for_goods_on_it(Goods(1, 2, 2, 1)),
)  # fmt: skip


@MARKETING_PLAN.when_claimed
def marketing_plan(turn: Turn, here: Here) -> None:
    """Where nobody may receive, the goods are discarded and still count as given."""
    receivers = turn.receivers()
    if receivers:
        shares = turn.distribute(
            "Give up to 3 resources for 2 points each", turn.seat_options(receivers), turn.player.goods, 3
        )
    else:
        prompt = "Give away up to 3 for 2 points each"
        shares = [(None, turn.choose_goods(prompt, least=0, most=3, limit=turn.player.goods, purpose="give"))]
    for seat, goods in shares:
        turn.hand_over(goods, seat)
    turn.gain_points(2 * sum(goods.total for _, goods in shares))


@WELL_RUN_CITY.when_claimed
def well_run_city(turn: Turn, here: Here) -> None:
    """Also the worker just placed here, but none that stays for good."""
    back = turn.choose_one("Which worker comes back?", turn.worker_options(), purpose="recall")
    if back is not None:
        turn.worker_to(turn.movable_workers()[back], None)


@SCROLLS.when_claimed
def scrolls(turn: Turn, here: Here) -> None:
    """The hand limit holds: what does not fit goes under the event."""
    cards = turn.reveal(5)
    prompt = "Which cards do you take? The others go under the event"
    kept = turn.choose_some(prompt, turn.revealed_options(cards), most=turn.room_in_hand(), purpose="keep")
    for card in kept:
        cards.remove(card)
    turn.keep(kept)
    turn.put_on_award(here.uid, cards=cards)


@ACORN_THIEVES.when_claimed
def acorn_thieves(turn: Turn, here: Here) -> None:
    critters = [built for built in turn.leaving() if built.card.is_critter]
    options = turn.built_options(turn.home, critters)
    for uid in turn.choose_some("Put up to 2 critters of your city under the event", options, most=2, purpose="store"):
        turn.put_on_award(here.uid, cards=[turn.lift(turn.home, uid).card])


@WART_CURE.may_claim
def wart_cure_block(turn: Turn) -> Reason | str | None:
    missing = 2 - turn.player.goods.berry
    if missing > 0:
        return Reason("needs {} more", Goods(berry=missing))
    return None if len(turn.leaving()) >= 2 else "needs 2 cards of your city to discard"


@WART_CURE.when_claimed
def wart_cure(turn: Turn, here: Here) -> None:
    turn.pay(Goods(berry=2))
    options = turn.built_options(turn.home, turn.leaving())
    for uid in turn.choose_some("Discard 2 cards of your city", options, least=2, most=2, purpose="discard"):
        turn.remove(turn.home, uid)


@FLYING_DOCTOR.end_points
def flying_doctor(state: State, here: Here) -> int:
    sharing = sum(1 for player in state.players for built in player.city if built.partner)
    return 3 * (sharing // 2)


@GRADUATION.when_claimed
def graduation(turn: Turn, here: Here) -> None:
    options = turn.hand_options(card for card in turn.hand if card.is_critter)
    cards = turn.choose_some("Put up to 3 critters from your hand under the event", options, most=3, purpose="store")
    turn.drop_from_hand(cards)
    turn.put_on_award(here.uid, cards=cards)


@TAX_RELIEF.when_claimed
def tax_relief(turn: Turn, here: Here) -> None:
    turn.produce()


SPECIAL_EVENTS = (
    MARKETING_PLAN, WELL_RUN_CITY, FIREWORKS, SCROLLS, ACORN_THIEVES, WART_CURE, FLYING_DOCTOR, GRADUATION, MISCREANTS,
    PILGRIMS, PERFORMER, CHAPEL_CEILING, THE_FALLEN, TAX_RELIEF, THE_GAMES, NEW_MANAGEMENT,
)  # fmt: skip
AWARDS = (*BASIC_EVENTS, *SPECIAL_EVENTS)
