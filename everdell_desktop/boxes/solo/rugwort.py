"""Rugwort: his places, his cards, his season and his score."""

from __future__ import annotations

from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT
from everdell_desktop.engine.cards import PROSPERITY, Card, Here
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.effects import of_color
from everdell_desktop.engine.places import Place, on_board, on_meadow
from everdell_desktop.engine.playing import Play, answer_play
from everdell_desktop.engine.ruleset import Automaton, Ruleset
from everdell_desktop.engine.scoring import ScoreRule, journey_points, token_points
from everdell_desktop.engine.sources import MEADOW, Origin
from everdell_desktop.engine.spaces import FOREST
from everdell_desktop.engine.state import AUTUMN, SPRING, SUMMER, WINTER, WORKER, Claimed, Player, State, Worker, has
from everdell_desktop.engine.turn import Turn

from .part import SoloPart

NAME = "rugwort"
BASIC_PLACES = {
    WINTER: "basic_3_twig", SPRING: "basic_2_resin", SUMMER: "basic_1_pebble", AUTUMN: "basic_1_berry_1_card"
}  # fmt: skip
MEADOW_SLOTS = {WINTER: (), SPRING: (0,), SUMMER: (0, 1), AUTUMN: (0, 1, 2, 3)}
JOURNEY_BY_YEAR = {1: "journey_3", 2: "journey_4", 3: "journey_5"}
FOOL = "fool"  # the card that goes into the other city


def find(state: State) -> tuple[int, Player]:
    return next((seat, player) for seat, player in enumerate(state.players) if player.automaton == NAME)


def year(state: State) -> int:
    return SoloPart.of(state).year


def places(state: State, season: int) -> list[Place]:
    """Where his workers stand: a forest card or the Journey, a Basic place, and the Meadow."""
    forest = [space.id for space in state.spaces if space.kind == FOREST]
    first = forest[season : season + 1] if season < AUTUMN else [JOURNEY_BY_YEAR[year(state)]]
    basic = [] if season == AUTUMN and year(state) == 3 else [BASIC_PLACES[season]]
    return [*map(on_board, [*first, *basic]), *map(on_meadow, MEADOW_SLOTS[season])]


def stand(state: State, rugwort: Player, season: int) -> None:
    rugwort.season = season
    rugwort.workers = tuple([Worker(place=place) for place in places(state, season)])
    state.shut = frozenset(MEADOW_SLOTS[season])


def take_places(turn: Turn) -> None:
    """His two workers start on the first forest card and on 3 twigs."""
    _, rugwort = find(turn.state)
    stand(turn.state, rugwort, WINTER)


def settle(state: State, seat: int) -> None:
    """A position that does not place his workers: they follow from the player's season, as does the kidnapping."""
    (player,) = (player for player in state.players if not player.automaton)
    stand(state, state.players[seat], player.season)
    ordinary = sum(1 for worker in player.workers if worker.counts)
    if player.season == AUTUMN and year(state) == 3 and ordinary == 6 and player.free_workers:
        lose_worker(player)


def play_cards(turn: Turn) -> None:
    """For each card the player has just played a d8 tells which Meadow card he takes, blocked ones too.

    Some cards give him more than that.
    """
    seat, _ = find(turn.state)
    while turn.plays:
        played = turn.plays.pop().card
        turn.gain_points(played.rival_points, seat)
        for _ in range(played.rival_cards):
            roll_for_card(turn, seat)


def roll_for_card(turn: Turn, seat: int) -> None:
    slot = turn.roll(8) - 1
    if turn.journal:
        turn.journal.note("roll", seat, number=slot + 1)
    for follow in turn.rules.after_roll:
        follow(turn, slot + 1)
    cards = turn.take_from_meadow([slot])
    played = [take(turn, seat, card, slot) for card in cards]
    turn.refill_meadow()
    if turn.rules.seat_rules:
        with turn.acting(seat):
            for play in played:
                answer_play(turn, play)


def take(turn: Turn, seat: int, card: Card, slot: int) -> Play:
    """Into his city without any effect; a Fool goes into the player's city if that can take it (our ruling)."""
    goal = seat
    if card.id == FOOL and turn.room_in_city(turn.seat) > 0 and not has(turn.city, FOOL):
        goal = turn.seat
    if turn.journal:
        turn.journal.note("play", seat, card=card.id, origin="meadow", slot=slot, city=goal, way="free")
    return Play(card, turn.add_to_city(goal, card), origin=Origin(MEADOW, slot), seat=seat)


def prepare(turn: Turn) -> None:
    """His own season right after the player's: events, a new worker on the Meadow, places moved on."""
    seat, rugwort = find(turn.state)
    season = turn.player.season
    take_events(turn, seat)
    stand(turn.state, rugwort, season)
    if season == AUTUMN and year(turn.state) == 3:
        kidnap(turn, seat)
    if turn.journal:
        standing = places(turn.state, season)
        blocked = [turn.rules.spaces[place.id].name for place in standing if place.id in turn.rules.spaces]
        words = f"moves his rats on: {', '.join(blocked)}" if blocked else "moves his rats on"
        turn.journal.note("rugwort_moves", seat, places=[place.text for place in standing], text=words)


def take_events(turn: Turn, seat: int) -> None:
    """Every basic event whose cards he has."""
    rugwort = turn.state.players[seat]
    for award in turn.state.awards:
        wanted = {**{of_color(color): number for color, number in award.colors.items()}, **award.kinds}
        here = Here(seat, award.id)
        if award.kind == BASIC_EVENT and all(cards(turn.state, here) >= number for cards, number in wanted.items()):
            turn.state.awards = tuple([other for other in turn.state.awards if other is not award])
            rugwort.events = (*rugwort.events, Claimed(award))
            if turn.journal:
                turn.journal.note("claim", seat, award=award.id)


def kidnap(turn: Turn, seat: int) -> None:
    """Year 3, autumn: his worker of the Basic places and any one of the player's that is at home leave the game."""
    kinds = list(dict.fromkeys(worker.kind for worker in turn.player.workers if worker.place is None and worker.counts))
    if kinds:
        options = [Option(kind, named(turn, kind), kind) for kind in kinds]
        lose_worker(turn.player, turn.choose_one("Which worker does Rugwort kidnap?", options, purpose="lose"))
    if turn.journal:
        turn.journal.note("kidnap", seat)


def named(turn: Turn, kind: str) -> str:
    return "A worker" if kind == WORKER else turn.rules.worker_kinds[kind].words


def lose_worker(player: Player, kind: str = WORKER) -> None:
    free = [index for index, worker in enumerate(player.workers) if worker.place is None and worker.kind == kind]
    player.workers = tuple([worker for index, worker in enumerate(player.workers) if index not in free[:1]])


def receive(turn: Turn, seat: int, card: Card) -> Here:
    """A card put into his city is discarded instead, and the player removes any one card of his that may leave."""
    turn.throw_away([card])
    options = turn.built_options(seat, {built.card: built for built in turn.leaving(seat)}.values())
    chosen = turn.choose_one("Remove which card of Rugwort's city?", options, purpose="discard")
    if chosen is not None:
        turn.remove(*chosen)
    return Here(seat, "")


def card_points(state: State, rules: Ruleset, seat: int) -> int:
    """2 for each card, 3 for a purple one; what is printed on them does not matter."""
    return sum(3 if built.card.color == PROSPERITY else 2 for built in state.players[seat].city)


def event_points(state: State, rules: Ruleset, seat: int) -> int:
    """What each basic event of his is worth, and 3 (from Year 2 on 6) for each special event nobody else achieved."""
    special = 3 if year(state) == 1 else 6
    achieved = [claimed.award for claimed in state.players[seat].events]
    unclaimed = sum(award.kind == SPECIAL_EVENT for award in (*state.awards, *achieved))
    return sum(award.points for award in achieved if award.kind == BASIC_EVENT) + special * unclaimed


AUTOMATON = Automaton(
    NAME,
    text="For each card you play he takes one of the Meadow by a roll. His cards count 2, purple ones 3, special "
    "events nobody achieved 3 (6 from Year 2 on). His rats block places and Meadow cards; he moves them each season.",
    scoring=(
        ScoreRule("cards", card_points),
        ScoreRule("tokens", token_points),
        ScoreRule("journey", journey_points),
        ScoreRule("events", event_points),
    ),
    receive=receive,
    wins_ties=True,
    settle=settle,
)
