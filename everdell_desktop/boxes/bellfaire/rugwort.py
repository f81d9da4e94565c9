"""Rugwort's five moods at the fair, for games alone against him."""

from __future__ import annotations

from everdell_desktop.engine.awards import SPECIAL_EVENT
from everdell_desktop.engine.cards import PROSPERITY
from everdell_desktop.engine.chance import below
from everdell_desktop.engine.housing import free_spaces
from everdell_desktop.engine.ruleset import BoxOption, Ruleset, Setup
from everdell_desktop.engine.scoring import ScoreRule
from everdell_desktop.engine.state import Claimed, Player, State
from everdell_desktop.engine.turn import Turn

from .modules import LUCKY, is_lucky
from .part import part_of

CRANKY, GLITZY, HASTY = "rugwort_cranky", "rugwort_glitzy", "rugwort_hasty"
SQUATTY = "rugwort_squatty"
MOODS = {
    CRANKY: "Cranky: when his die shows 8 you discard a card at random",
    GLITZY: "Glitzy: his purple cards are worth 5 points",
    HASTY: "Hasty: he achieves a special event at each of his seasons",
    LUCKY: "Lucky: a number rolled twice in a row is worth 1 point to him",
    SQUATTY: "Squatty: each empty space of your city is worth 2 points to him",
}
OPTIONS = tuple(BoxOption(name, text, (False, True), False, seats=(1,)) for name, text in MOODS.items())
HIGHEST = 8
MORE_FOR_PURPLE, FOR_EMPTY_SPACE = 2, 2


def is_so(setup: Setup, mood: str) -> bool:
    return bool(setup.options.get(mood, False))


def rival(state: State) -> tuple[int, Player] | None:
    """The seat that plays by rule."""
    return next(((seat, player) for seat, player in enumerate(state.players) if player.automaton), None)


def after_roll(turn: Turn, number: int) -> None:
    """Cranky and Lucky look at every throw of his die."""
    setup, part = turn.rules.setup, part_of(turn.state)
    if is_so(setup, CRANKY) and number == HIGHEST and turn.hand:
        turn.discard([turn.hand[below(turn.state.seed, turn.next_chance(), len(turn.hand))]])
    if is_lucky(setup):
        found = rival(turn.state)
        if found is not None and part.last_roll == number:
            turn.gain_points(1, found[0])
        part.last_roll = number


def hurry(turn: Turn) -> None:
    """Hasty: the leftmost special event still there, each time he prepares for a season."""
    found = rival(turn.state)
    if found is None or not is_so(turn.rules.setup, HASTY):
        return
    seat, player = found
    award = next((award for award in turn.state.awards if award.kind == SPECIAL_EVENT), None)
    if award is not None:
        turn.state.awards = tuple([other for other in turn.state.awards if other is not award])
        player.events = (*player.events, Claimed(award))
        if turn.journal:
            turn.journal.note("claim", seat, award=award.id)


def mood_points(state: State, rules: Ruleset, seat: int) -> int:
    """Glitzy and Squatty; people score nothing by his moods."""
    player, points = state.players[seat], 0
    if not player.automaton:
        return 0
    if is_so(rules.setup, GLITZY):
        points += MORE_FOR_PURPLE * sum(built.card.color == PROSPERITY for built in player.city)
    if is_so(rules.setup, SQUATTY):
        points += FOR_EMPTY_SPACE * sum(
            max(0, free_spaces(other.city, rules.limits.city)) for other in state.players if not other.automaton
        )
    return points


SCORING = ScoreRule("cards", mood_points, for_automata=True)
