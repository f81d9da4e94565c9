"""A sitting: one game at this machine, who plays which seat, and what the table shows next."""

from __future__ import annotations

import contextlib
import random
import re
import uuid
from collections.abc import Sequence
from typing import Any, NamedTuple

from everdell_desktop.ai.thinkers import LEVELS
from everdell_desktop.ai.worker import Thinking, ThinkingFailed
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.actions import CardPlay
from everdell_desktop.engine.decisions import Decision, IllegalAnswer, Option
from everdell_desktop.engine.game import Game, SaveError
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.payment import Means, offer
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.search import first_pick, random_pick
from everdell_desktop.engine.turn import Turn
from everdell_desktop.upgrades import FORMATS, upgraded

STAND_IN = "normal"  # plays for a level that this version does not know
OTHER_TRIES = 12  # other answers a computer player tries where a card fails over its own


class SeatPlan(NamedTuple):
    """Who plays a seat; an empty level means a person."""

    name: str
    animal: str
    level: str = ""


class Sitting:
    """One game being played. The table calls `update` in every frame and reads the rest."""

    def __init__(
        self, plans: Sequence[SeatPlan], game: Game, practice_used: bool = False, name: str = ""
    ) -> None:  # fmt: skip
        self.plans = list(plans)
        self.game = game
        self.name = name or uuid.uuid4().hex
        """Tells this game from all others, however often it is saved, loaded and finished."""
        self.practice_used = practice_used
        """Whether something revealed was ever taken back."""
        self.viewer = next((seat for seat, plan in enumerate(self.plans) if not plan.level), 0)
        """The seat whose hand lies open on the table."""
        self.seated = True
        """Whether the one whose hand that is sits at the table; after loading a game of several, nobody does yet."""
        self.faults: list[str] = []
        """What went wrong while computer players played; the game went on with another answer."""
        self.at_once = False
        """Whether computer players answer here and now instead of in a process of their own."""
        self._thinking: Thinking | None = None
        self._asked = False

    @classmethod
    def new(
        cls, plans: Sequence[SeatPlan], boxes: Sequence[str] = ("base",), options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> Sitting:  # fmt: skip
        seats = tuple(Seat(plan.name, plan.animal) for plan in plans)
        if seed is None:
            seed = random.SystemRandom().getrandbits(40)
        return cls(plans, Game.new(Setup(tuple(boxes), seats, options or {}), seed, SHELF))

    def save(self) -> dict[str, Any]:
        plans = [plan._asdict() for plan in self.plans]
        return {
            "format": FORMATS["sitting"],
            "name": self.name,
            "plans": plans,
            "practice": self.practice_used,
            "game": self.game.save(),
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
        plans = [SeatPlan(str(p["name"]), str(p["animal"]), str(p.get("level", ""))) for p in data["plans"]]
        game = Game.load(upgraded("game", data["game"]), SHELF)
        if len(plans) != sum(1 for player in game.state.players if not player.automaton):
            raise SaveError("The saved game names other seats than its table has.")
        for seat, plan in enumerate(plans):
            if plan.level and plan.level not in LEVELS:
                plans[seat] = plan._replace(level=STAND_IN)
                game.notice = f"{plan.name} played on a level that is not known here and plays as {STAND_IN} now."
        name = data.get("name")
        fits = isinstance(name, str) and re.fullmatch("[0-9a-f]{32}", name) is not None
        sitting = cls(plans, game, bool(data.get("practice", False)), str(name) if fits else "")
        sitting.seated = len(sitting.people) < 2
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
        return self.decision.seat != self.viewer or not self.seated

    def entries(self) -> list[Entry]:
        """Everything that has happened, from the start of the game."""
        return [entry for turn in self.game.past for entry in turn.journal] + list(self.game.journal)

    def sacrifice(self, option: Option) -> str:
        """What must be given up to play a card, where that is the only way to pay; else nothing."""
        deed = option.value
        if not isinstance(deed, CardPlay):
            return ""
        turn = Turn(self.game.state.copy(), self.game.rules, first_pick)
        payments = Means(turn).payments(deed.card, deed.terms)
        return offer(payments[0]) if len(payments) == 1 and payments[0].way.use is not None else ""

    # doing

    def submit(self, answer: Any) -> None:
        self._stop_thinking()
        self.game.submit(answer)

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
        self._stop_thinking()
        trail = list(self.game.trail())
        steps = next(number for number, (seat, _) in enumerate(trail, start=1) if self.is_person(seat))
        self.practice_used |= any(revealing for _, revealing in trail[:steps])
        for _ in range(steps):
            self.game.undo()

    def redo(self) -> None:
        """Forward again to the next choice of a person."""
        self._stop_thinking()
        self.game.redo()
        while self.game.undone and not self.waits_for_person and self.decision is not None:
            self.game.redo()

    @property
    def can_redo(self) -> bool:
        return bool(self.game.undone)

    def update(self) -> bool:
        """Let computer players think and play; True when the table has changed."""
        if self.decision is None or self.waits_for_person:
            return False
        level, seed = self.plans[self.decision.seat].level, self._thinking_seed()
        if self.at_once:
            self._play(self._thought_at_once(self.decision, level, seed))
            return True
        if self._thinking is None:
            self._thinking = Thinking()
        if not self._asked:
            self._thinking.ask(self.game, level, seed)
            self._asked = True
            return False
        try:
            answer = self._thinking.poll()
        except ThinkingFailed as error:
            self.faults.append(str(error))
            answer = self.decision.answer(random_pick(self.decision, random.Random(self.game.state.turn)))
        if answer is None:
            return False
        self._asked = False
        self._play(answer)
        return True

    def _thought_at_once(self, decision: Decision, level: str, seed: int) -> Any:
        """What a computer player answers here and now; any answer where a card fails while it thinks."""
        try:
            picked = LEVELS[level](seed).pick(decision, self.game.turn_start, self.game.answers, self.game.rules)
        except Exception as error:
            self.faults.append(f"Thinking failed ({type(error).__name__}: {error}).")
            picked = random_pick(decision, random.Random(seed))
        return decision.answer(picked)

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
        if self._thinking is None:
            self._thinking = Thinking()
        self._thinking.ask(self.game, "hard", self.game.state.turn)
        self._asked = True

    def poll_hint(self) -> Any:
        """The answer to `hint` once it is there, else None."""
        if self._thinking is None or not self._asked:
            return None
        try:
            answer = self._thinking.poll()
        except ThinkingFailed as error:
            self.faults.append(str(error))
            self._asked = False
            return None
        if answer is not None:
            self._asked = False
        return answer

    def close(self) -> None:
        """Stop thinking for good."""
        if self._thinking is not None:
            self._thinking.close()
            self._thinking = None
        self._asked = False

    def _thinking_seed(self) -> int:
        """The same table at the same decision makes a player think the same."""
        return (self.game.state.seed * 1009 + self.game.state.turn * 31 + len(self.game.answers)) & 0xFFFFFFFF

    def _stop_thinking(self) -> None:
        if self._asked and self._thinking is not None:
            self._thinking.cancel()
        self._asked = False
