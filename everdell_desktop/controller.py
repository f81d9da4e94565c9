"""A sitting: one game at this machine, who plays which seat, and what the table shows next."""

from __future__ import annotations

import random
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

FORMAT = 1


class SeatPlan(NamedTuple):
    """Who plays a seat; an empty level means a person."""

    name: str
    animal: str
    level: str = ""


class Sitting:
    """One game being played. The table calls `update` in every frame and reads the rest."""

    def __init__(self, plans: Sequence[SeatPlan], game: Game, practice_used: bool = False) -> None:
        self.plans = list(plans)
        self.game = game
        self.practice_used = practice_used
        """Whether something revealed was ever taken back."""
        self.viewer = next((seat for seat, plan in enumerate(self.plans) if not plan.level), 0)
        """The seat whose hand lies open on the table."""
        self.faults: list[str] = []
        """What went wrong while thinking; the game went on with any legal answer."""
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
        return {"format": FORMAT, "plans": plans, "practice": self.practice_used, "game": self.game.save()}

    @classmethod
    def load(cls, data: Any) -> Sitting:
        """A sitting as it was saved; raises SaveError with a sentence."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise SaveError(f"This is not a saved game of Everdell Desktop in format {FORMAT}.")
        try:
            plans = [SeatPlan(str(p["name"]), str(p["animal"]), str(p.get("level", ""))) for p in data["plans"]]
            game = Game.load(data["game"], SHELF)
        except (KeyError, TypeError) as error:
            raise SaveError(f"The saved game is not complete ({error}).") from None
        if len(plans) != sum(1 for player in game.state.players if not player.automaton):
            raise SaveError("The saved game names other seats than its table has.")
        return cls(plans, game, bool(data.get("practice", False)))

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
        return self.waits_for_person and self.decision is not None and self.decision.seat != self.viewer

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

    def undo_block(self, practice: bool) -> str:
        """Why the last choice of a person cannot be taken back, or nothing."""
        for seat, revealing in self.game.trail():
            if revealing and not practice:
                return "Something hidden has been revealed since then."
            if self.is_person(seat):
                return ""
        return "There is nothing to take back."

    def undo(self, practice: bool) -> None:
        """Back to the last choice of a person, through what computer players did since."""
        reason = self.undo_block(practice)
        if reason:
            raise IllegalAnswer(reason)
        self._stop_thinking()
        trail = list(self.game.trail())
        steps = next(number for number, (seat, _) in enumerate(trail, start=1) if self.is_person(seat))
        self.practice_used |= any(revealing for _, revealing in trail[:steps])
        for _ in range(steps):
            self.game.undo()
        self.take_seat()

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
            picked = LEVELS[level](seed).pick(self.decision, self.game.turn_start, self.game.answers, self.game.rules)
            self.game.submit(self.decision.answer(picked))
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
        self.game.submit(answer)
        return True

    @property
    def is_thinking(self) -> bool:
        return self._asked

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
