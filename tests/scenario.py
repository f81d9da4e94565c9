"""A small language for scenarios.

    given(hand="bard farm", berries=3).play("bard").choose(["farm"]).expect(points=1)

`given` sets the table for seat 0, whose turn it is; `.against(...)` describes an opponent. Every step answers exactly
one question, and a question left open, or an answer nobody asked for, fails. All words are ids of the reference.
"""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.base import BASE
from everdell_desktop.engine.decisions import SKIP, Decision, IllegalAnswer
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.goods import KINDS
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.shelf import Shelf
from everdell_desktop.engine.speaking import plural

HERE = Path(__file__).parent
COVERED: dict[str, list[str]] = {}
"""Which tests cover which card, space, award or tile, by their keys."""
SINGULAR = {plural(number, kind): kind for kind in KINDS for number in (1, 2)}
LIVE: list[Scenario] = []
SEAT_LISTS = ("hand", "city", "events", "placed", "adornments", "played_adornments", "legends")


def mark_covered(test: Callable[..., None], names: Iterable[str]) -> None:
    """Note which things a test covers; the folder it lies in tells of which box, and so of which game."""
    folder = test.__module__.split(".")[-2]
    coming = folder not in SHELF.boxes and (HERE / "facts" / f"{folder}.json").is_file()
    family = folder if coming else SHELF.box(folder).family if folder in SHELF.boxes else ""
    for name in names:
        COVERED.setdefault(f"{family}/{name}" if family else name, []).append(test.__name__)


def covers(*ids: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Marks a test as the scenario of these cards, spaces or awards; they must really turn up in it."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        mark_covered(test, ids)

        @functools.wraps(test)
        def run(*args: Any, **kwargs: Any) -> None:
            LIVE.clear()
            test(*args, **kwargs)
            check_seen(test, ids)

        return run

    return mark


def covers_each(cases: Mapping[str, Any]) -> Callable[[Callable[[str, Any], None]], Any]:
    """Runs the test once for each row of a table from ids to what is expected; each run covers its id."""

    def mark(test: Callable[[str, Any], None]) -> Any:
        mark_covered(test, cases)

        @functools.wraps(test)
        def run(name: str, expected: Any) -> None:
            LIVE.clear()
            test(name, expected)
            check_seen(test, (name,))

        return pytest.mark.parametrize(("name", "expected"), list(cases.items()), ids=list(cases))(run)

    return mark


def check_seen(test: Callable[..., None], ids: tuple[str, ...]) -> None:
    seen = "".join(scenario.story for scenario in LIVE)
    for name in ids:
        assert f'"{name}' in seen or f":{name}" in seen, f"{test.__name__} claims to cover {name}, which never turns up"


def given(**facts: Any) -> Scenario:
    """The table as seat 0 finds it. Unnamed parts are empty: no goods, no hand, no city."""
    return Scenario(facts)


def solo(year: int = 1, **facts: Any) -> Scenario:
    """The same, alone against Rugwort."""
    return Scenario(facts, options={"rugwort_year": year}, people=1)


PAIR = ["gatherer", {"card": "harvester", "shares": "gatherer"}]
"""Two cards of a city that share a space."""


def filler(spaces: int) -> list[Any]:
    """Cards that fill so many of the 15 spaces of a city, host nobody and react to nothing."""
    ids = words("farm " * 8 + "mine " * 3 + "twig_barge " * 3 + "resin_refinery")
    return [{"card": name, "occupied": True} for name in ids[:spaces]]


def words(value: str | list[Any]) -> list[Any]:
    return value.split() if isinstance(value, str) else value


def ids_of(value: str | list[Any]) -> list[str]:
    """The ids alone, sorted, of cards that may be given with what lies on them."""
    return sorted(word["card"] if isinstance(word, dict) else word for word in words(value))


def named_cards(part: Any) -> Iterator[str]:
    """The card ids in a piece of a position."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, list):
        for one in part:
            yield from named_cards(one)
    elif isinstance(part, dict):
        for key in ("hand", "city", "events", "card", "under", "cards"):
            yield from named_cards(part.get(key, []))


def seat_entry(facts: dict[str, Any]) -> dict[str, Any]:
    """A seat of a position from keywords."""
    entry: dict[str, Any] = {"hand": [], "goods": {}}
    for key, value in facts.items():
        if key in SINGULAR:
            entry["goods"][SINGULAR[key]] = value
        elif key in SEAT_LISTS:
            entry[key] = words(value)
        else:
            entry[key] = value
    return entry


class Scenario:
    """A table, the answers given on it, and what is expected of the result."""

    LISTS = ("boxes", "meadow", "deck", "discard", "forest", "special_events", "basic_events", "wonders")
    """Keys of the table whose values may be given as words in a row."""
    TABLE: ClassVar[set[str]] = {*LISTS, "rugwort", "seed", *(
        one.key.partition(".")[0] for box in SHELF.boxes.values() if box.part for one in box.part.fields
        if not one.per_seat
    )}  # fmt: skip

    shelf: ClassVar[Shelf] = SHELF

    def __init__(self, facts: dict[str, Any], options: dict[str, Any] | None = None, people: int = 2) -> None:
        self.position: dict[str, Any] = {"seed": 1, "options": options or {}}
        for key in [key for key in facts if key in self.TABLE]:
            value = facts.pop(key)
            self.position[key] = words(value) if key in self.LISTS else value
        self.people = people
        self.seats = [seat_entry(facts)]
        self._game: Game | None = None
        LIVE.append(self)

    def against(self, **facts: Any) -> Scenario:
        """The next opponent; without this word there is one who has nothing."""
        self.seats.append(seat_entry(facts))
        return self

    def short_deck(self) -> Scenario:
        """Deck, discard pile and Meadow hold what is named; all other cards lie under an event of the last seat."""
        self._fill()
        piles = [self.position.get(key, []) for key in ("meadow", "deck", "discard")]
        named = Counter(named_cards([self.seats, piles]))
        rest = [card.id for card in BASE.cards for _ in range(card.copies - named[card.id])]
        self.seats[-1].setdefault("events", []).append({"event": "under_new_management", "cards": rest})
        return self

    def _fill(self) -> None:
        while len(self.seats) < self.people:
            self.seats.append(seat_entry({}))

    @property
    def game(self) -> Game:
        if self._game is None:
            self._fill()
            for number, seat in enumerate(self.seats):
                seat.setdefault("name", f"P{number}")
            self._game = Game.at({**self.position, "seats": self.seats}, self.shelf)
        return self._game

    @property
    def story(self) -> str:
        """What was set up by name, answered and happened, for searching."""
        entries = [entry.seen_by(None) for entry in self.entries()]
        return json.dumps([self.position, self.seats, self.game.history, entries])

    def entries(self, kind: str = "") -> list[Entry]:
        """The journal so far, or its entries of one kind."""
        past = [entry for turn in self.game.past for entry in turn.journal]
        return [entry for entry in [*past, *self.game.journal] if kind in ("", entry.kind)]

    # doing

    def answer(self, answer: Any) -> Scenario:
        self.game.submit(answer)
        return self

    def play(self, card: str) -> Scenario:
        """From the hand, or where it is held apart, or else from the Meadow."""
        keys = [option.key for option in self.decision.options]
        for key in keys:
            from_meadow = key.startswith("play:meadow:") and key.endswith(f":{card}")
            if key in (f"play:hand:{card}", f"play:legend:{card}") or from_meadow:
                return self.answer(key)
        raise AssertionError(f"{card} cannot be played: {self.reasons(card)}; options are {keys}")

    def place(self, place: str) -> Scenario:
        return self.answer(f"place:{place}")

    def visit(self, uid: str, seat: int = 0) -> Scenario:
        """Place a worker on a card in a city."""
        return self.answer(f"place:city:{seat}:{uid}")

    def claim(self, award: str) -> Scenario:
        return self.answer(f"claim:{award}")

    def prepare(self) -> Scenario:
        return self.answer("prepare")

    def give_up(self) -> Scenario:
        return self.answer("pass")

    def choose(self, answer: str | list[str]) -> Scenario:
        """A key, or a list of keys where several can be chosen."""
        return self.answer(answer)

    def skip(self) -> Scenario:
        return self.answer(SKIP)

    def take(self, **goods: int) -> Scenario:
        """Answer a question for goods: `.take(twigs=1, berries=2)`."""
        return self.answer({SINGULAR[kind]: number for kind, number in goods.items()})

    def pay(self, key: str, **goods: int) -> Scenario:
        """Choose a way to pay, with its goods where they are open."""
        bundle = {SINGULAR[kind]: number for kind, number in goods.items()}
        return self.answer({"key": key, "goods": bundle} if goods else key)

    # looking

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None, "the game is over"
        return self.game.decision

    def reasons(self, word: str) -> list[str]:
        return [f"{b.key}: {b.reason}" for b in self.decision.blocked if word in b.key]

    def asks(self, kind: str, keys: str | list[str] | None = None) -> Scenario:
        """The open question is of this kind and offers exactly these keys, in any order."""
        assert self.decision.kind == kind, f"asked is {self.decision.kind}: {self.decision.prompt}"
        if keys is not None:
            assert sorted(option.key for option in self.decision.options) == sorted(words(keys))
        return self

    def offers(self, *keys: str) -> Scenario:
        offered = [option.key for option in self.decision.options]
        for key in keys:
            assert key in offered, f"{key} is not offered: {offered}; {self.reasons(key)}"
        return self

    def offers_not(self, *keys: str) -> Scenario:
        offered = [option.key for option in self.decision.options]
        for key in keys:
            assert key not in offered, f"{key} is offered"
        return self

    def blocked(self, key: str, reason: str) -> Scenario:
        """The option is listed as blocked with these words in its reason, and answering it is refused."""
        found = [b.reason for b in self.decision.blocked if b.key == key]
        assert found, f"{key} is not blocked; options are {[option.key for option in self.decision.options]}"
        assert reason in found[0], f"{key} is blocked because {found[0]!r}"
        return self.refuses(key)

    def refuses(self, answer: Any) -> Scenario:
        before = self.game.save()
        try:
            self.game.submit(answer)
        except IllegalAnswer:
            assert self.game.save() == before, "a refused answer changed the game"
            return self
        raise AssertionError(f"{answer} was accepted")

    # expecting

    def expect(self, seat: int = 0, midway: bool = False, **facts: Any) -> Scenario:
        """Facts about a seat once the turn is over: goods, points, hand, city, events, workers, placed, season, passed.

        `hand` and `city` are compared as bags of ids; `hand=3` counts; `midway` allows an open question. Whatever else
        a box adds to a seat is compared as it stands in the written position.
        """
        assert midway or not self.game.answers, f"still asked: {self.decision.kind} {self.decision.prompt!r}"
        player = self.game.state.players[seat]
        for key, value in facts.items():
            if key in SINGULAR:
                got: Any = getattr(player.goods, SINGULAR[key])
            elif key == "goods":
                got = player.goods.total
            elif key == "hand":
                got = len(player.hand) if isinstance(value, int) else sorted(card.id for card in player.hand)
            elif key == "city":
                got = sorted(built.card.id for built in player.city)
            elif key == "events":
                got = sorted(claimed.award.id for claimed in player.events)
            elif key == "workers":
                got = player.free_workers
            elif key == "placed":
                got = sorted(worker.place.text for worker in player.workers if worker.place)
            elif key == "season":
                got = ("winter", "spring", "summer", "autumn")[player.season]
            else:
                got = getattr(player, key) if hasattr(player, key) else self.game.position()["seats"][seat][key]
                got = sorted(got) if isinstance(got, list) else got
            wanted = ids_of(value) if isinstance(value, str | list) and not isinstance(got, str) else value
            assert got == wanted, f"{key} of {player.name} is {got}, not {wanted}"
        return self

    def on_card(self, uid: str, seat: int = 0, **facts: Any) -> Scenario:
        """Facts about a card in a city: occupied, points, goods (a dict), under (ids), partner."""
        built = self.game.state.players[seat].built(uid)
        for key, value in facts.items():
            got = getattr(built, key)
            if key == "goods":
                got = dict(got.items())
            elif key == "under":
                got, value = sorted(card.id for card in got), sorted(words(value))
            assert got == value, f"{key} of {uid} is {got}, not {value}"
        return self

    def on_award(self, award: str, seat: int = 0, goods: dict[str, int] | None = None, under: str = "") -> Scenario:
        claimed = next(c for c in self.game.state.players[seat].events if c.award.id == award)
        assert dict(claimed.goods.items()) == (goods or {})
        assert sorted(card.id for card in claimed.under) == sorted(words(under))
        return self

    def table(self, **facts: Any) -> Scenario:
        """Facts about the table: meadow (list of ids by slot), discard (bag), deck_size, discard_size, shut.

        Whatever else a box adds to the table is compared as it stands in the written position.
        """
        state = self.game.state
        for key, value in facts.items():
            known: dict[str, Any] = {
                "meadow": [card.id if card else None for card in state.meadow],
                "discard": sorted(card.id for card in state.discard),
                "deck_size": len(state.deck),
                "discard_size": len(state.discard),
                "shut": sorted(state.shut),
            }
            got = known[key] if key in known else self.game.position()[key]
            wanted = sorted(words(value)) if key in ("discard", "shut") else words(value) if key == "meadow" else value
            assert got == wanted, f"{key} is {got}, not {wanted}"
        return self

    def scores(self, seat: int = 0, **parts: int) -> Scenario:
        """Lines of the score sheet as if the game ended now; `total` for the sum."""
        sheet = self.game.scores()[seat]
        for part, value in parts.items():
            got = sheet.total if part == "total" else sheet.parts[part]
            assert got == value, f"{part} is {got}, not {value}: {sheet.parts}"
        return self

    def over(self, *won: int) -> Scenario:
        """The game has ended, and these seats won it."""
        assert self.game.over, f"still asked: {self.decision.prompt!r}"
        assert self.game.winners() == list(won)
        return self
