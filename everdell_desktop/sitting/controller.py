"""A sitting: one game at this machine, who plays which seat, and what the table shows next."""

from __future__ import annotations

import contextlib
import random
import re
import uuid
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from everdell_desktop.ai.advice import Advice
from everdell_desktop.ai.thinkers import LEVELS
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.actions import CardPlay
from everdell_desktop.engine.budget import Budget
from everdell_desktop.engine.decisions import Decision, IllegalAnswer, Option, Subject
from everdell_desktop.engine.game import Game, SaveError
from everdell_desktop.engine.goods import NOTHING, from_json
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.payment import Way, in_words
from everdell_desktop.engine.quoting import quoted
from everdell_desktop.engine.reading import as_seats
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.search import first_pick, random_pick
from everdell_desktop.engine.turn import Turn
from everdell_desktop.keeping.upgrades import FORMATS, NEWER, NewerSave, upgraded
from everdell_desktop.keeping.words import is_word, shown
from everdell_desktop.sitting.opponents import Opponents

STAND_IN = "normal"  # plays for a level that this version does not know
OTHER_TRIES = 12  # other answers a computer player tries where a card fails over its own

FREE = "Free right now"
"""What is said of a card that costs nothing and moves in nowhere."""


class SeatPlan(NamedTuple):
    """Who plays a seat; an empty level means a person."""

    name: str
    animal: str
    level: str = ""


class Sitting:
    """One game being played. The table calls `update` in every frame and reads the rest."""

    def __init__(
        self, plans: Sequence[SeatPlan], game: Game, practice_used: bool = False, name: str = "", campaign: str = "",
        alone: bool = False,
    ) -> None:  # fmt: skip
        self.plans = list(plans)
        self.game = game
        self.name = name or uuid.uuid4().hex
        """Tells this game from all others, however often it is saved, loaded and finished."""
        self.campaign = campaign
        """The campaign whose chapter this is; empty for a game by itself."""
        self.alone = alone
        """Whether one person plays all seats of people."""
        self.practice_used = practice_used
        """Whether something revealed was ever taken back."""
        self.viewer = next((seat for seat, plan in enumerate(self.plans) if not plan.level), 0)
        """The seat whose hand lies open on the table."""
        self.seated = True
        """Whether the one whose hand that is sits at the table; after loading a game of several, nobody does yet."""
        self.opponents = Opponents()
        self.faults = self.opponents.faults
        """What went wrong while computer players played; the game went on with another answer."""
        self.at_once = False
        """Whether computer players answer here and now instead of in a process of their own."""

    @classmethod
    def new(
        cls, plans: Sequence[SeatPlan], boxes: Sequence[str] = ("base",), options: dict[str, Any] | None = None,
        seed: int | None = None, *, brought: Mapping[str, Any] | None = None, campaign: str = "", alone: bool = False,
    ) -> Sitting:  # fmt: skip
        seats = tuple(Seat(plan.name, plan.animal) for plan in plans)
        if seed is None:
            seed = random.SystemRandom().getrandbits(40)
        game = Game.new(Setup(tuple(boxes), seats, options or {}, brought or {}), seed, SHELF)
        return cls(plans, game, campaign=campaign, alone=alone)

    def save(self) -> dict[str, Any]:
        plans = [plan._asdict() for plan in self.plans]
        more: dict[str, Any] = {"campaign": self.campaign} if self.campaign else {}
        if self.alone:
            more["alone"] = True
        return {
            "format": FORMATS["sitting"],
            "name": self.name,
            "plans": plans,
            "practice": self.practice_used,
            "game": self.game.save(),
            **more,
        }

    @classmethod
    def load(cls, data: Any) -> Sitting:
        """A sitting as it was saved; raises SaveError with a sentence, whatever is wrong with the data."""
        try:
            return cls._loaded(upgraded("sitting", data))
        except SaveError:
            raise
        except (KeyError, TypeError) as error:
            raise SaveError(f"The saved game is not complete ({error}).") from None
        except Exception as error:  # damage can lead anywhere, into the code of cards too
            raise SaveError(f"The saved game is damaged ({type(error).__name__}).") from error

    @classmethod
    def _loaded(cls, data: dict[str, Any]) -> Sitting:
        seats = as_seats(data["plans"])
        plans = [SeatPlan(shown(p["name"]), p["animal"], shown(p.get("level", ""))) for p in seats]
        if not all(is_word(plan.animal) for plan in plans):
            raise SaveError("The saved game names an animal that is none.")
        if unknown := unknown_boxes(data["game"]):
            raise NewerSave(f"This game is played with {quoted(unknown[0])}, so it cannot be opened here: {NEWER}.")
        game = Game.load(upgraded("game", data["game"]), SHELF)
        if len(plans) != sum(1 for player in game.state.players if not player.automaton):
            raise SaveError("The saved game names other seats than its table has.")
        for seat, plan in enumerate(plans):
            if plan.level and plan.level not in LEVELS:
                plans[seat] = plan._replace(level=STAND_IN)
                game.notice = f"{plan.name} played on a level that is not known here and plays as {STAND_IN} now."
        sitting = cls(
            plans, game, bool(data.get("practice", False)), own_name(data.get("name")), own_name(data.get("campaign")),
            data.get("alone") is True,
        )  # fmt: skip
        sitting.seated = sitting.alone or len(sitting.people) < 2
        if sitting.alone:
            sitting._look_along()
        return sitting

    # reading

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def people(self) -> list[int]:
        return [seat for seat, plan in enumerate(self.plans) if not plan.level]

    def is_person(self, seat: int) -> bool:
        return seat < len(self.plans) and not self.plans[seat].level

    @property
    def waits_for_person(self) -> bool:
        """Whether the open decision is one for somebody at this machine."""
        return self.decision is not None and self.is_person(self.decision.seat)

    @property
    def needs_handover(self) -> bool:
        """Whether another person must come to the table before the hand may be shown."""
        if not self.waits_for_person or self.decision is None:
            return False
        return not self.seated or not self.knows(self.decision.seat)

    def knows(self, seat: int) -> bool:
        """Whether the one at the table may see the hand of a seat."""
        return self.alone or self.game.rules.sees(self.viewer, seat)

    def entries(self) -> list[Entry]:
        """Everything that has happened, from the start of the game."""
        return [entry for turn in self.game.past for entry in turn.journal] + list(self.game.journal)

    def sacrifice(self, option: Option) -> str:
        """What must be given up to play a card, where that is the only way to pay; else nothing."""
        deed = option.value
        if not isinstance(deed, CardPlay):
            return ""
        turn = Turn(self.game.state.copy(), self.game.rules, first_pick)
        payments = Budget(turn).payments(deed.card, deed.origin, deed.terms)
        return in_words(payments[0]) if len(payments) == 1 and payments[0].way.use is not None else ""

    def foresee(self, answer: Any) -> str:
        """What an answer would bring at once, in a sentence; nothing where it leads to further questions only."""
        game = Game.load(self.game.save(), SHELF)
        if game.decision is None:
            return ""
        seat = game.decision.seat
        home = game.state.homes[seat]
        before = next(sheet.total for sheet in game.scores() if sheet.seat == home)
        game.submit(answer)
        entries = [*(game.past[-1].journal if not game.answers and game.past else ()), *game.journal]
        brought = NOTHING
        cards = 0
        for entry in entries:
            if entry.seat == seat and entry.kind == "gain":
                brought = brought + from_json(entry.facts["goods"])
            elif entry.seat == seat and entry.kind == "draw":
                cards += entry.facts["count"]
        points = next(sheet.total for sheet in game.scores() if sheet.seat == home) - before
        parts = [f"{number} {{{kind}}}" for kind, number in brought.items()]
        parts += [f"{cards} {{card}}"] if cards else []
        parts += [f"{points} {{point}}"] if points > 0 else []
        return f"It brings {', '.join(parts)} at once." if parts else ""

    def free_cards(self) -> dict[Subject, str]:
        """The cards that the one who decides could play for nothing right now, each with how: nothing but a token
        of some kind is given up."""
        if self.decision is None or not self.decision.main:
            return {}
        turn = Turn(self.game.state.copy(), self.game.rules, first_pick)
        budget = Budget(turn)

        kinds = {tokens.key for tokens in self.game.rules.tokens}

        def is_token(way: Way) -> bool:
            return bool(way.token) and way.ability in kinds

        def how(play: CardPlay) -> str:
            ways = [
                payment.way for payment in budget.payments(play.card, play.origin, play.terms)
                if not payment.goods.total and (payment.way.use is None or is_token(payment.way))
            ]  # fmt: skip
            ways.sort(key=lambda way: way.use is not None)
            return how_free(ways[0]) if ways else ""

        plays = ((o.subject, o.value) for o in self.decision.options if isinstance(o.value, CardPlay))
        return {subject: words for subject, play in plays if subject is not None and (words := how(play))}

    # doing

    def submit(self, answer: Any) -> None:
        self.opponents.stop()
        self.game.submit(answer)
        self._look_along()

    def _look_along(self) -> None:
        """Who sees the other's hand too, or plays both, looks from the seat that decides."""
        if self.waits_for_person and not self.needs_handover:
            self.take_seat()

    def take_seat(self) -> None:
        """The person whose decision it is sits down."""
        if self.decision is not None:
            self.viewer = self.decision.seat
        self.seated = True

    def undo_block(self, practice: bool) -> str:
        """Why the last choice of a person cannot be taken back, or nothing."""
        for seat, revealing in self.game.trail():
            if revealing and not practice:
                return "Something hidden has been revealed since then."
            if self.is_person(seat):
                return ""
        return "There is nothing to take back."

    def undo(self, practice: bool) -> None:
        """Back to the last choice of a person, through what computer players did since.

        Where that was another person's choice, that one comes to the table first.
        """
        reason = self.undo_block(practice)
        if reason:
            raise IllegalAnswer(reason)
        self.opponents.stop()
        trail = list(self.game.trail())
        steps = next(number for number, (seat, _) in enumerate(trail, start=1) if self.is_person(seat))
        self.practice_used |= any(revealing for _, revealing in trail[:steps])
        for _ in range(steps):
            self.game.undo()
        self._look_along()

    def redo(self) -> None:
        """Forward again to the next choice of a person."""
        self.opponents.stop()
        self.game.redo()
        while self.game.undone and not self.waits_for_person and self.decision is not None:
            self.game.redo()
        self._look_along()

    @property
    def can_redo(self) -> bool:
        return bool(self.game.undone)

    def update(self) -> bool:
        """Let computer players think and play; True when the table has changed."""
        if self.decision is None or self.waits_for_person:
            return False
        level, seed = self.plans[self.decision.seat].level, self._thinking_seed()
        think = self.opponents.here if self.at_once else self.opponents.answer
        answer = think(self.game, level, seed)
        if answer is None:
            return False
        self._play(answer)
        return True

    def _play(self, answer: Any) -> None:
        """Play for a computer player; where a card fails over the answer, another one is tried."""
        try:
            self.game.submit(answer)
        except IllegalAnswer:
            raise
        except Exception as error:
            self.faults.append(f"A card failed over the answer {answer!r} ({type(error).__name__}: {error}).")
            if not self._play_another():
                raise

    def _play_another(self) -> bool:
        """Give any answer over which no card fails, to an earlier question of the turn where need be.

        False where none was found. Each fault draws other answers, so that none is tried for ever.
        """
        while not self._any_answer(random.Random(len(self.faults))):
            if not self.game.answers:
                return False
            self.game.undo()
        return True

    def _any_answer(self, chance: random.Random) -> bool:
        decision = self.game.decision
        for _ in range(OTHER_TRIES):
            with contextlib.suppress(Exception):
                assert decision is not None
                self.game.submit(decision.answer(random_pick(decision, chance)))
                return True
        return False

    def hint(self) -> None:
        """Ask what a strong player would do; `poll_hint` has the answer later."""
        self.opponents.stop()
        self.poll_hint()

    def poll_hint(self) -> Advice | None:
        """The answer to `hint` once it is there, else None."""
        return self.opponents.advice(self.game, self.game.state.turn)

    def close(self) -> None:
        """Stop thinking for good."""
        self.opponents.close()

    def _thinking_seed(self) -> int:
        """The same table at the same decision makes a player think the same."""
        return (self.game.state.seed * 1009 + self.game.state.turn * 31 + len(self.game.answers)) & 0xFFFFFFFF


def own_name(value: Any) -> str:
    """The name of a game or campaign as `uuid` makes them; anything else is none."""
    return value if isinstance(value, str) and re.fullmatch("[0-9a-f]{32}", value) is not None else ""


def known_level(value: Any) -> str:
    """The level of a computer player, or nothing for a person; one that is not known here plays on the usual one."""
    if not isinstance(value, str):
        raise TypeError("a level is a word")
    return value if not value or value in LEVELS else STAND_IN


def unknown_boxes(game: Any) -> list[str]:
    """The boxes of a saved game that are not on the shelf: those of a later version, as far as anybody knows."""
    state = game.get("state") if isinstance(game, dict) else None
    boxes = state.get("boxes") if isinstance(state, dict) else None
    return (
        [name for name in boxes if is_word(name) and name not in SHELF.choosable()] if isinstance(boxes, list) else []
    )


def how_free(way: Way) -> str:
    """How a card is played for nothing."""
    if not way.token:
        return FREE
    return way.label if way.use is None else way.label.replace("Free:", f"Free with a {way.ability} token:")
