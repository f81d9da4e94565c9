"""A second game on this engine: a tiny game for two, declared here, with a path of its own and a shared city.

Two tokens walk a path: placing a worker moves the Sun, playing a card the Moon, picking a card either. Only Meadow
cards that touch the Moon can be played. Cards are exchanged for resources at any time. When both tokens have arrived,
the season ends for both seats; after autumn the game does. In the mode `together` both build one city and want a
number of points; alone, one person decides for both and sees both hands.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from everdell_desktop.ai.thinkers import LEVELS
from everdell_desktop.boxes.base import BASE
from everdell_desktop.boxes.solo import SOLO
from everdell_desktop.engine import actions, placing
from everdell_desktop.engine.actions import PLAY_CARD, Action
from everdell_desktop.engine.cards import DESTINATION, GOVERNANCE, PRODUCTION, PROSPERITY, TRAVELER, Card, Here
from everdell_desktop.engine.cards import construction as any_construction
from everdell_desktop.engine.cards import critter as any_critter
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.decisions import Blocked, Option, Subject, doing
from everdell_desktop.engine.effects import gain
from everdell_desktop.engine.fields import Stock, number, pile, tile_slots
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.limits import Limits
from everdell_desktop.engine.parts import Part
from everdell_desktop.engine.payment import PLAIN_TOKENS
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Box, BoxOption, Ruleset, Seat, Setup, Step
from everdell_desktop.engine.scoring import ScoreRule, ScoreSheet, card_points, token_points
from everdell_desktop.engine.search import random_pick
from everdell_desktop.engine.seasons import recall
from everdell_desktop.engine.shelf import Shelf
from everdell_desktop.engine.sources import HAND, Source, cards_in_meadow, take_from_meadow
from everdell_desktop.engine.spaces import Space
from everdell_desktop.engine.state import AUTUMN, State, Worker, cards_in
from everdell_desktop.engine.turn import Turn
from everdell_desktop.engine.view import determinize, view
from everdell_desktop.engine.workers import ORDINARY

ROW = 6
"""The Meadow has two rows of six; path space n touches column n of both."""
PATH = ROW
ARRIVED = PATH + 1
TARGET = 12


# the cards


def critter(name: str, **facts: Any) -> Card:
    return any_critter(name, **{"copies": 3, "unique": False, "points": 1, "text": "", **facts})


def construction(name: str, **facts: Any) -> Card:
    return any_construction(name, **{"copies": 3, "unique": False, "points": 1, "text": "", **facts})


CARDS = (
    construction("Farm", cost=Goods(twig=1), hosts="Baker", color=PRODUCTION, produces=gain(berry=1)),
    construction("Mine", cost=Goods(twig=1), hosts="Baker", color=PRODUCTION, produces=gain(pebble=1)),
    construction("Inn", cost=Goods(resin=1), hosts="Bard", color=DESTINATION, worker_spaces=1, open=True,
                 when_visited=gain(berry=2)),
    construction("Chapel", cost=Goods(pebble=1), hosts="Bard", color=DESTINATION, worker_spaces=1,
                 when_visited=gain(points=2)),
    construction("Castle", cost=Goods(pebble=2), hosts="King", color=PROSPERITY, points=4),
    construction("School", cost=Goods(twig=2), hosts="King", color=PROSPERITY, points=3),
    critter("Baker", cost=1, home="Farm", color=TRAVELER, when_played=gain(points=1)),
    critter("Bard", cost=2, home="Inn", color=TRAVELER, when_played=gain(cards=1)),
    critter("King", cost=3, home="Castle", color=PROSPERITY, points=4),
    critter("Miller", cost=1, home="Mine", color=PRODUCTION, produces=gain(twig=1)),
    critter("Seer", cost=1, home="Chapel", color=GOVERNANCE),
    critter("Scout", cost=2, home="School", color=TRAVELER, when_played=gain(resin=2)),
)  # fmt: skip


class RiverTile(NamedTuple):
    id: str
    goods: Goods


TILES = tuple(RiverTile(f"tile_{n}", Goods(*(1 + (n == kind) for kind in range(4)))) for n in range(5))
RIVER = Stock("River tile")


class PathPart(Part):
    box = "twin"
    sun: int = number(per_seat=False, initial=1, most=ARRIVED)
    moon: int = number(per_seat=False, initial=1, most=ARRIVED)
    river: tuple[RiverTile | None, ...] = tile_slots(RIVER, 2)
    river_stack: tuple[RiverTile, ...] = pile(RIVER)

    def move(self, turn: Turn, token: str) -> None:
        setattr(self, token, getattr(self, token) + 1)
        if turn.journal:
            turn.journal.note("path", turn.seat, token=token, space=getattr(self, token), text=f"moves the {token}")


# places


def river_space(place: int) -> Space:
    def take(turn: Turn, here: Here) -> None:
        tile = PathPart.of(turn.state).river[place]
        if tile is not None:
            turn.gain(tile.goods)

    return Space(f"river_{place + 1}", "The river", "river", "", take)


SPACES = (
    *(Space(f"farm_{kind}", kind, "farm", "", gain(**goods._asdict())) for kind, goods in (
        ("twigs", Goods(twig=2)), ("resin", Goods(resin=2)), ("pebble", Goods(pebble=1)), ("berries", Goods(berry=2)))),
    *(river_space(place) for place in range(2)),
)  # fmt: skip


# what can be done on a turn


def with_token(action: Action, token: str) -> Action:
    """An action that moves a token, so that it is barred when the token has arrived."""

    def arrived(turn: Turn) -> bool:
        return bool(getattr(PathPart.of(turn.state), token) == ARRIVED)

    def blocked(turn: Turn) -> list[Blocked]:
        if not arrived(turn):
            return action.blocked(turn)
        every = [*action.offers(turn), *action.blocked(turn)]
        return [Blocked(one.key, f"the {token} has arrived", one.subject) for one in every]

    return Action(action.name, lambda turn: [] if arrived(turn) else action.offers(turn), blocked)


def touches(turn: Turn, card: Card, slot: int) -> str | None:
    moon = PathPart.of(turn.state).moon
    return None if moon == slot % ROW + 1 else "does not touch the Moon"


MEADOW = Source("meadow", cards_in_meadow, take_from_meadow, slotted=True, why_not=touches)


class Pick(NamedTuple):
    """The deed of taking a card into the hand; then either token moves."""

    slot: int | None

    def __call__(self, turn: Turn) -> None:
        if self.slot is None:
            turn.draw(1)
        else:
            turn.keep(turn.take_from_meadow([self.slot]))
            turn.refill_meadow()


def pick_offers(turn: Turn) -> list[Option]:
    deck = [doing("pick", "deck", "Draw a card", Pick(None), Subject("deck", ""))] if turn.state.deck else []
    return deck + [
        doing("pick", option.key, f"Take {option.label}", Pick(option.value), option.subject)
        for option in turn.meadow_options(range(2 * ROW))
    ]


def exchange(turn: Turn) -> None:
    options = turn.hand_options(turn.hand)
    turn.discard(turn.choose_some("Exchange 2 cards", options, least=2, most=2, purpose="discard"))
    turn.gain(turn.choose_goods("for 1 resource", least=1, most=1, purpose="gain"))


EXCHANGE = doing("exchange", "", "Exchange 2 cards for 1 resource", exchange, Subject("deed", "exchange"))
ACTIONS = (
    with_token(actions.PLACE_WORKER, "sun"),
    with_token(PLAY_CARD, "moon"),
    Action("pick", pick_offers, lambda turn: []),
    Action("exchange", lambda turn: [EXCHANGE] if len(turn.hand) > 1 else [], lambda turn: [], free=True, closing=True),
)


def take_turn(turn: Turn) -> None:
    """Free deeds and one action; its token moves; free deeds; and at the end of both paths the season."""
    part = PathPart.of(turn.state)
    actions.act(turn)
    deed = turn.deed.value if turn.deed is not None else None
    if isinstance(deed, placing.Placement):
        part.move(turn, "sun")
    elif isinstance(deed, actions.CardPlay):
        part.move(turn, "moon")
    else:
        tokens = [token for token in ("sun", "moon") if getattr(part, token) < ARRIVED]
        options = [Option(token, f"The {token}", token) for token in tokens]
        part.move(turn, turn.choose_one("Which token moves?", options, purpose="token"))
    actions.close(turn)
    if part.sun == part.moon == ARRIVED:
        end_season(turn)


def end_season(turn: Turn) -> None:
    """For both seats at once: workers come home, green cards produce, a new tile flows down the river."""
    turn.rule = "season"
    part, state = PathPart.of(turn.state), turn.state
    last = state.players[0].season == AUTUMN
    for seat, player in enumerate(state.players):
        with turn.acting(seat):
            recall(turn)
            if state.homes[seat] == seat and not last:
                turn.produce()
        player.season += not last
    if not last:
        part.sun = part.moon = 1
        first, *rest = part.river_stack
        gone = part.river[0]
        part.river, part.river_stack = (part.river[1], first), (*rest, *([gone] if gone else []))


# set-up, end, and the box


def lay_out(turn: Turn) -> None:
    state, rules, part = turn.state, turn.rules, PathPart.of(turn.state)
    state.spaces = tuple(rules.spaces.values())
    cards = [card for card in rules.cards.values() for _ in range(card.copies)]
    state.deck = tuple(shuffled(cards, state.seed, turn.next_chance()))
    state.meadow = (None,) * rules.limits.meadow
    turn.refill_meadow()
    tiles = shuffled(TILES, state.seed, turn.next_chance())
    part.river, part.river_stack = tuple(tiles[:2]), tuple(tiles[2:])
    for seat, player in enumerate(state.players):
        player.workers = (Worker(),) * rules.limits.workers[0]
        turn.deal(rules.limits.starting_hands[seat], seat)


def tortoise_takes_a_card(turn: Turn) -> None:
    """The second seat begins with a Meadow card of its choice: a question before the first turn."""
    with turn.acting(1):
        turn.draw_from_meadow(1, "Take a Meadow card")


def mode(setup: Setup) -> str:
    return str(setup.options.get("mode", "apart"))


def settled(setup: Setup) -> Setup:
    """The mode is always written; to play alone there must be one city."""
    if setup.options.get("solo") and mode(setup) == "apart":
        raise BoxError("the option 'solo' is for one city only")
    sheet = setup.brought.get("sheet", [])
    if not isinstance(sheet, list):
        raise BoxError("the sheet must be a list")
    return replace(setup, options={**setup.options, "mode": mode(setup)})


def limits(setup: Setup, before: Limits) -> Limits:
    return Limits(seats=(2,), meadow=2 * ROW, workers=(3, 3, 3, 3), most_workers=3, starting_hands=(3, 2))


def is_over(state: State) -> bool:
    part = PathPart.of(state)
    return state.players[0].season == AUTUMN and part.sun == part.moon == ARRIVED


def won(state: State, rules: Ruleset, sheets: Any) -> list[int]:
    if mode(rules.setup) == "apart":
        return [sheet.seat for sheet in sheets if sheet.total == max(one.total for one in sheets)]
    return [0, 1] if sheets[0].total >= TARGET else []


TWIN = Box(
    "twin", title="Twin", cards=CARDS, spaces=SPACES, actions=ACTIONS, worker_kinds=(ORDINARY,),
    sources=(HAND, MEADOW),
    payments=(PLAIN_TOKENS,), part=PathPart, tiles={RIVER: TILES}, limits=limits, alone=True, family="twin",
    setup=(Step("lay out", lay_out), Step("tortoise", tortoise_takes_a_card)),
    options=(BoxOption("mode", "One city or two", ("apart", "together"), "apart"),
             BoxOption("solo", "One decides for both", (False, True), False)),
    settled=settled, setup_keys=("sheet",),
    shared=lambda setup: {"season", *(() if mode(setup) == "apart" else ("city", "points"))},
    without=("passed", "forest"), sees=lambda setup, seat, other: bool(setup.options.get("solo")),
    take_turn=take_turn, is_over=is_over, next_seat=lambda state, rules: 1 - state.seat,
    scoring=(ScoreRule("cards", card_points), ScoreRule("tokens", token_points)),
    winners=won, result=lambda state, rules, sheets: {"won": bool(won(state, rules, sheets))},
)  # fmt: skip
SHELF = Shelf((BASE, TWIN, SOLO))
HARE, TORTOISE = Seat("Hare"), Seat("Tortoise")
MODES: tuple[dict[str, Any], ...] = ({"mode": "apart"}, {"mode": "together"}, {"mode": "together", "solo": True})


def new(options: dict[str, Any] | None = None, seed: int = 1, **brought: Any) -> Game:
    return Game.new(Setup(("twin",), (HARE, TORTOISE), options or {}, brought), seed, SHELF)


def at(*seats: dict[str, Any], **parts: Any) -> Game:
    names = ({"name": "Hare"}, {"name": "Tortoise"})
    entries = [{**name, **seat} for name, seat in zip(names, seats or ({}, {}), strict=True)]
    return Game.at({"boxes": ["twin"], "seats": entries, **parts}, SHELF)


def keys(game: Game) -> list[str]:
    return [option.key for option in game.decision.options] if game.decision else []


# scenarios


def test_the_set_up_asks_like_any_other_question() -> None:
    game = new()
    assert game.decision is not None and game.decision.seat == 1 and not game.decision.main
    assert game.decision.asker == "setup" and len(keys(game)) == 12
    again = Game.load(json.loads(json.dumps(game.save())), SHELF)
    assert keys(again) == keys(game)
    game.submit([keys(game)[7]])
    assert game.decision is not None and game.decision.main and game.decision.seat == 0 and game.state.turn == 1
    game.undo()
    assert len(keys(game)) == 12 and game.state.turn == 0


def test_a_turn_has_free_deeds_an_action_and_a_closing_question() -> None:
    hand = ["farm", "mine", "inn", "seer"]
    game = at({"hand": hand, "goods": {"twig": 1}}, {}, meadow=["king"] * 3 + ["castle"] * 3)
    assert "exchange" in keys(game) and "play:hand:farm" in keys(game)
    for answer in ("exchange", ["inn", "seer"], {"resin": 1}):
        game.submit(answer)
    assert game.decision is not None and game.decision.main, "a free deed does not end the turn"
    game.submit("pick:deck")
    assert keys(game) == ["sun", "moon"]
    game.submit("sun")
    assert keys(game) == ["exchange", "end"] and game.state.seat == 0
    game.submit("end")
    part = PathPart.of(game.state)
    assert (part.sun, part.moon, game.state.seat) == (2, 1, 1)


def test_only_cards_that_touch_the_moon_can_be_played() -> None:
    meadow = ["farm", "mine", "inn", "seer", "king", "castle", "farm", "mine", "inn", "seer", "king", "castle"]
    game = at({"hand": [], "goods": {"twig": 3}}, {}, meadow=meadow, moon=2)
    assert [key for key in keys(game) if key.startswith("play")] == ["play:meadow:1:mine", "play:meadow:7:mine"]
    reasons = {blocked.key: blocked.reason for blocked in game.decision.blocked} if game.decision else {}
    assert reasons["play:meadow:0:farm"] == "does not touch the Moon"
    late = at({"hand": ["farm"], "goods": {"twig": 3}}, {}, meadow=meadow, moon=ARRIVED)
    assert not any(key.startswith("play") for key in keys(late)) and late.decision is not None
    assert {b.key: b.reason for b in late.decision.blocked}["play:hand:farm"] == "the moon has arrived"


def test_the_season_ends_for_both() -> None:
    together = {"mode": "together"}
    seats = ({"hand": [], "placed": ["farm_twigs"]}, {"hand": [], "placed": ["farm_resin"]})
    game = at(*seats, options=together, city=["farm"], sun=PATH, moon=ARRIVED, river=["tile_0", "tile_1"])
    assert "place:farm_twigs" not in keys(game) and "place:farm_berries" in keys(game)
    game.submit("place:farm_berries")
    position = game.position()
    assert position["season"] == "spring" and (position["sun"], position["moon"]) == (1, 1)
    assert [player.free_workers for player in game.state.players] == [3, 3]
    assert [player.goods.berry for player in game.state.players] == [3, 0], "the Farm produced once"
    assert position["river"][0] == "tile_1" and game.state.seat == 1


def test_a_shared_city_is_built_and_visited_by_both() -> None:
    game = at({"hand": ["inn"], "goods": {"resin": 1}}, {"hand": []}, options={"mode": "together"}, points=3)
    game.submit("play:hand:inn")
    assert "place:city:0:inn" in keys(game)
    game.submit("place:city:0:inn")
    assert game.position()["points"] == 3 and game.state.players[1].goods.berry == 2, "nobody is paid for it"
    apart = at({"hand": []}, {"city": ["inn"]})
    apart.submit("place:city:1:inn")
    assert apart.position()["seats"][1]["points"] == 1


def test_who_wins_or_that_the_table_has_lost() -> None:
    cities = {"options": {"mode": "together"}, "season": "autumn", "sun": ARRIVED, "moon": PATH}
    for city, winners in ((["castle"] * 3, [0, 1]), (["castle"], [])):
        game = at({"hand": []}, {"hand": []}, city=city, **cities)
        game.submit("pick:deck")
        assert game.over and game.winners() == winners and game.result() == {"won": bool(winners)}
        assert [sheet.seat for sheet in game.scores()] == [0]
    assert [sheet.seat for sheet in new().scores()] == [0, 1]


def test_what_a_position_may_name_depends_on_the_game() -> None:
    for parts, words in (
        ({"forest": []}, "a position has no part 'forest'"),
        ({"city": []}, "a position has no part 'city'"),
        ({"moon": 9}, "the moon must be a whole number from 0 to 7"),
        ({"river": ["tile_0", "tile_0"]}, "the River tile tile_0 is named twice"),
        ({"meadow": ["farm"] * 13}, "the Meadow has only 12 places"),
        ({"options": {"solo": True}}, "the option 'solo' is for one city only"),
        ({"sheet": 3}, "the sheet must be a list"),
    ):
        with pytest.raises(PositionError, match=words):
            at(**parts)
    with pytest.raises(PositionError, match="the seat of Hare has no part 'season'"):
        at({"season": "spring"}, {})
    with pytest.raises(PositionError, match="has no part 'sheet'"):
        Game.at({"sheet": []}, SHELF)
    assert at(sheet=[1]).position()["sheet"] == [1] and new(sheet=[2]).position()["sheet"] == [2]


def test_the_same_names_mean_other_cards_here() -> None:
    rules, base = new().rules, Shelf((BASE,)).rules(Setup(("base",), (HARE, TORTOISE)))
    assert rules.cards["farm"] is not base.cards["farm"] and rules.cards["farm"].key == "twin/farm"
    assert base.cards["farm"].key == "farm"


# whole games


def walk(options: dict[str, Any], seed: int) -> Iterator[tuple[Game, random.Random]]:
    game, chance = new(options, seed), random.Random(seed)
    while game.decision is not None:
        yield game, chance
        game.submit(game.decision.answer(random_pick(game.decision, chance)))
    yield game, chance


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(map(str, options.values())))
def test_random_games_keep_the_promises(options: dict[str, Any], seed: int) -> None:
    for game, chance in walk(options, seed):
        state, rules = game.state, game.rules
        if state.turn:
            assert sum(cards_in(state).values()) == 36
        if not game.answers and state.turn and chance.random() < 0.2:
            written = json.loads(json.dumps(game.position()))
            again = Game.at(written, SHELF)
            assert again.position() == written and keys(again) == keys(game)
        if chance.random() < 0.2:
            loaded = Game.load(json.loads(json.dumps(game.save())), SHELF)
            assert loaded.position() == game.position() and not loaded.notice
        for seat in (0, 1):
            seen = view(state, rules, seat)
            other = seen["seats"][1 - seat]["hand"]
            assert isinstance(other, list) == bool(options.get("solo"))
            imagined = state.copy()
            determinize(imagined, rules, seat, chance)
            assert view(imagined, rules, seat) == seen
    assert game.over and game.state.players[0].season == AUTUMN
    sheets: list[ScoreSheet] = game.scores()
    assert len(sheets) == (2 if options["mode"] == "apart" else 1)


def test_one_who_plays_alone_reads_every_secret_in_the_journal() -> None:
    for options in MODES:
        game = new(options)
        dealt = [entry for entry in game.journal if entry.kind == "draw"]
        told = [entry.told(secret=game.rules.sees(0, entry.seat)) for entry in dealt]
        assert ["cards" in one for one in told] == [True, bool(options.get("solo"))]


@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(map(str, options.values())))
def test_a_computer_player_finds_its_way(options: dict[str, Any]) -> None:
    """Nobody has taught it the cards: it builds all the same, in the city it shares too."""
    game, thinker = new(options), LEVELS["normal"](1)
    while game.decision is not None and game.state.players[0].season < 2:
        picked = thinker.pick(game.decision, game.turn_start, game.answers, game.rules)
        game.submit(game.decision.answer(picked))
    assert sum(sheet.total for sheet in game.scores()) > 4
