"""The four basic events and the sixteen special ones."""

from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT, Award
from everdell_desktop.engine.cards import COLORS, DESTINATION, GOVERNANCE, PRODUCTION, TRAVELER, Here, id_of
from everdell_desktop.engine.decisions import Option, Reason
from everdell_desktop.engine.effects import gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.state import Claimed, State, named
from everdell_desktop.engine.turn import Turn

from .travelers import place_name


def basic(name: str, color: str, number: int) -> Award:
    text = f"{number} {{{color}}} cards in your city"
    return Award(id_of(name), name, BASIC_EVENT, text, colors={color: number}, points=3)


def special(name: str, cards: str, text: str, *, points: int = 0) -> Award:
    return Award(id_of(name), name, SPECIAL_EVENT, text, cards=tuple(map(id_of, cards.split(", "))), points=points)


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
    "An Evening of Fireworks", "Lookout, Miner Mole", "Place up to 3 {twig} of your own here: 2 points each."
)
SCROLLS = special(
    "Ancient Scrolls Discovered", "Historian, Ruins",
    "Reveal 5 {card}: put each into your hand or under this event. 1 point for each under it.",
)  # fmt: skip
ACORN_THIEVES = special(
    "Capture of the Acorn Thieves", "Courthouse, Ranger",
    "Put up to 2 critters of your city under this event: 3 points each.",
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
)  # fmt: skip
MISCREANTS = special("Ministering to Miscreants", "Monk, Dungeon", "3 points for each prisoner in your Dungeon.")
PILGRIMS = special("Path of the Pilgrims", "Monastery, Wanderer", "3 points for each {worker} in your Monastery.")
PERFORMER = special(
    "Performer in Residence", "Inn, Bard", "Place up to 3 {berry} of your own here: 2 points each."
)
CHAPEL_CEILING = special(
    "Pristine Chapel Ceiling", "Woodcarver, Chapel",
    "Draw 1 {card} and gain 1 {any} for each {point} on your Chapel. 2 points for each at the end.",
)  # fmt: skip
THE_FALLEN = special("Remembering the Fallen", "Cemetery, Shepherd", "3 points for each {worker} in your Cemetery.")
TAX_RELIEF = special("Tax Relief", "Judge, Queen", "Activate Production.", points=3)
THE_GAMES = Award(
    "the_everdell_games", "The Everdell Games", SPECIAL_EVENT, "2 cards of each colour in your city",
    colors=dict.fromkeys(COLORS, 2), points=9,
)  # fmt: skip
NEW_MANAGEMENT = special(
    "Under New Management", "Peddler, General Store",
    "Place up to 3 {any} of your own here: 1 point for each {twig} and {berry}, 2 for each {resin} and {pebble}.",
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
        limit = turn.player.goods
        shares = [(None, turn.choose_goods("Give away up to 3 for 2 points each", least=0, most=3, limit=limit))]
    for seat, goods in shares:
        turn.hand_over(goods, seat)
    turn.gain_points(2 * sum(goods.total for _, goods in shares))


@WELL_RUN_CITY.when_claimed
def well_run_city(turn: Turn, here: Here) -> None:
    """Also the worker just placed here, but none that stays for good."""
    options = {
        worker.place: Option(f"from:{worker.place}", place_name(turn, worker.place), index)
        for index, worker in enumerate(turn.player.workers)
        if worker.place and worker.kind == "worker" and not turn.is_permanent(worker)
    }  # fmt: skip
    turn.worker_to(turn.choose_one("Which worker comes back?", list(options.values())), "")


def place_goods(award: Award, limit: Goods, what: str) -> None:
    """Up to 3 goods of one's own onto the event."""

    def claim(turn: Turn, here: Here) -> None:
        have = Goods(*(min(a, b) for a, b in zip(turn.player.goods, limit, strict=True)))
        goods = turn.choose_goods(f"Place up to 3 {what} on {award.name}", least=0, most=3, limit=have)
        turn.pay(goods)
        turn.put_on_award(award.id, goods)

    award.when_claimed(claim)


place_goods(FIREWORKS, Goods(twig=3), "twigs")
place_goods(PERFORMER, Goods(berry=3), "berries")
place_goods(NEW_MANAGEMENT, Goods(3, 3, 3, 3), "resources")


@FIREWORKS.end_points
@PERFORMER.end_points
def two_for_each(state: State, seat: int, claimed: Claimed) -> int:
    return 2 * claimed.goods.total


@NEW_MANAGEMENT.end_points
def new_management(state: State, seat: int, claimed: Claimed) -> int:
    goods = claimed.goods
    return goods.twig + goods.berry + 2 * (goods.resin + goods.pebble)


@SCROLLS.when_claimed
def scrolls(turn: Turn, here: Here) -> None:
    """The hand limit holds: what does not fit goes under the event."""
    cards = turn.reveal(5)
    room = turn.room_in_hand()
    kept = turn.choose_some("Which cards do you take? The others go under the event", turn.revealed_options(cards),
                            most=room)  # fmt: skip
    for card in kept:
        cards.remove(card)
    turn.keep(kept)
    turn.put_on_award(here.uid, cards=cards)


@SCROLLS.end_points
def scrolls_points(state: State, seat: int, claimed: Claimed) -> int:
    return len(claimed.under)


@ACORN_THIEVES.when_claimed
def acorn_thieves(turn: Turn, here: Here) -> None:
    critters = [built for built in turn.leaving() if built.card.is_critter]
    options = turn.built_options(turn.seat, critters)
    for uid in turn.choose_some("Put up to 2 critters of your city under the event", options, most=2):
        turn.put_on_award(here.uid, cards=[turn.lift(turn.seat, uid).card])


@ACORN_THIEVES.end_points
def acorn_thieves_points(state: State, seat: int, claimed: Claimed) -> int:
    return 3 * len(claimed.under)


@WART_CURE.may_claim
def wart_cure_block(turn: Turn) -> Reason | str | None:
    missing = 2 - turn.player.goods.berry
    if missing > 0:
        return Reason("needs {} more", Goods(berry=missing))
    return None if len(turn.leaving()) >= 2 else "needs 2 cards of your city to discard"


@WART_CURE.when_claimed
def wart_cure(turn: Turn, here: Here) -> None:
    turn.pay(Goods(berry=2))
    options = turn.built_options(turn.seat, turn.leaving())
    for uid in turn.choose_some("Discard 2 cards of your city", options, least=2, most=2):
        turn.remove(turn.seat, uid)


@FLYING_DOCTOR.end_points
def flying_doctor(state: State, seat: int, claimed: Claimed) -> int:
    sharing = sum(1 for player in state.players for built in player.city if built.partner)
    return 3 * (sharing // 2)


@GRADUATION.when_claimed
def graduation(turn: Turn, here: Here) -> None:
    critters = [card for card in turn.hand if card.is_critter]
    cards = turn.choose_some("Put up to 3 critters from your hand under the event", turn.hand_options(critters), most=3)
    turn.drop_from_hand(cards)
    turn.put_on_award(here.uid, cards=cards)


@GRADUATION.end_points
def graduation_points(state: State, seat: int, claimed: Claimed) -> int:
    return 2 * len(claimed.under)


@MISCREANTS.end_points
def miscreants(state: State, seat: int, claimed: Claimed) -> int:
    """Nothing once the Dungeon is gone."""
    return 3 * sum(len(built.under) for built in named(state.players[seat].city, "dungeon"))


def workers_in(state: State, seat: int, name: str) -> int:
    """Workers of anybody on the cards of this city that count as `name`; 0 once the card is gone."""
    places = {f"city:{seat}:{built.uid}" for built in named(state.players[seat].city, name)}
    return sum(worker.place in places for player in state.players for worker in player.workers)


@PILGRIMS.end_points
def pilgrims(state: State, seat: int, claimed: Claimed) -> int:
    return 3 * workers_in(state, seat, "monastery")


@THE_FALLEN.end_points
def the_fallen(state: State, seat: int, claimed: Claimed) -> int:
    return 3 * workers_in(state, seat, "cemetery")


@CHAPEL_CEILING.when_claimed
def chapel_ceiling(turn: Turn, here: Here) -> None:
    """Both the cards and the resources are per token (our reading, as most do)."""
    tokens = tokens_on_chapel(turn.state, turn.seat)
    turn.draw(tokens)
    if tokens:
        gain_any(turn, tokens)


@CHAPEL_CEILING.end_points
def chapel_ceiling_points(state: State, seat: int, claimed: Claimed) -> int:
    return 2 * tokens_on_chapel(state, seat)


def tokens_on_chapel(state: State, seat: int) -> int:
    return sum(built.points for built in named(state.players[seat].city, "chapel"))


@TAX_RELIEF.when_claimed
def tax_relief(turn: Turn, here: Here) -> None:
    turn.produce()


SPECIAL_EVENTS = (
    MARKETING_PLAN, WELL_RUN_CITY, FIREWORKS, SCROLLS, ACORN_THIEVES, WART_CURE, FLYING_DOCTOR, GRADUATION, MISCREANTS,
    PILGRIMS, PERFORMER, CHAPEL_CEILING, THE_FALLEN, TAX_RELIEF, THE_GAMES, NEW_MANAGEMENT,
)  # fmt: skip
AWARDS = (*BASIC_EVENTS, *SPECIAL_EVENTS)
