"""The three cards with the rat."""

from everdell_desktop.engine import housing, playing
from everdell_desktop.engine.budget import Budget
from everdell_desktop.engine.cards import PRODUCTION, PROSPERITY, TRAVELER, Here, critter
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.effects import best_of_others, events, points_for_each
from everdell_desktop.engine.turn import Turn

ROWDY = critter(
    "Rugwort the Rowdy", cost=3, points=0, copies=1, unique=True, home="any_production_construction", color=PRODUCTION,
    copied_at_home_only=True,
    text="Played, he changes places with a {production} card of an opponent: play it free. "
    "Production: whoever has him discards 2 {card}.",
)  # fmt: skip
ROBBER = critter(
    "Rugwort the Robber", cost=2, points=0, copies=1, unique=True, home="any_construction", color=TRAVELER,
    text="Exchange your hand with the hand of an opponent.",
)  # fmt: skip
RULER = critter(
    "Rugwort the Ruler", cost=4, points=2, copies=1, unique=True, home="any_prosperity_construction", color=PROSPERITY,
    end_points=points_for_each(best_of_others(events)), text="1 point for each event of one opponent.",
)  # fmt: skip


@ROWDY.when_played
def rowdy(turn: Turn, here: Here) -> None:
    """They change places first; then the stolen card acts for the thief, and the Rowdy for the one who was robbed.

    Where nothing can be stolen he stays with whoever played him (our ruling).
    """
    stolen: tuple[int, str] | None = turn.choose_one("Steal which card?", booty(turn, here), purpose="steal")
    if stolen is None:
        return
    victim, uid = stolen
    card = turn.built(victim, uid).card
    new = playing.move_to_city(turn, Here(victim, uid), turn.seat)
    playing.move_to_city(turn, here, victim)
    playing.come_into_play(turn, playing.Play(card, new, seat=turn.seat))
    lose_two(turn, victim)


def booty(turn: Turn, here: Here) -> list[Option]:
    """Green cards that find a place here once the Rowdy is gone, and leave or have one for him there.

    He does not pair with a Gatherer left behind, nor does he go onto what carried the card.
    """
    budget = Budget(turn)
    options: list[Option] = []
    for seat in turn.opponents():
        player = turn.state.players[seat]
        spaces = turn.rules.limits.city
        options += turn.built_options(seat, [
            built for built in turn.leaving(seat)
            if built.card.color == PRODUCTION and budget.conflict(built.card, leaving=here.uid) is None
            and (player.automaton or housing.finds_space(ROWDY, housing.without(player.city, built.uid), spaces))
        ])  # fmt: skip
    return options


@ROWDY.produces
def rowdy_riots(turn: Turn, here: Here) -> None:
    lose_two(turn, turn.seat)


def lose_two(turn: Turn, seat: int) -> None:
    """Compulsory; with fewer than two cards those there are."""
    with turn.acting(seat):
        hand = turn.hand_options(turn.hand)
        turn.discard(turn.choose_some("Rugwort riots: discard 2 cards", hand, least=2, most=2, purpose="discard"))


@ROBBER.when_played
def robber(turn: Turn, here: Here) -> None:
    """An empty hand is a hand. Who has passed takes no cards, and who plays by rule has no hand; where hand limits
    differ, whoever holds too many discards down to the own limit (our rulings)."""
    victim = turn.choose_one("Exchange hands with whom?", turn.seat_options(turn.receivers()), purpose="seat")
    if victim is not None:
        mine, theirs = turn.hand, turn.state.players[victim].hand
        turn.pass_on(mine, turn.seat, victim)
        turn.pass_on(theirs, victim, turn.seat)
        turn.discard_to_limit()
        with turn.acting(victim):
            turn.discard_to_limit()


CARDS = (ROWDY, ROBBER, RULER)
