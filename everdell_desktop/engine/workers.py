"""Kinds of workers: ordinary ones, and those that boxes add."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .decisions import Option, Reason, Subject, doing
from .places import Place
from .placing import Placement, Visit
from .state import WORKER, Worker

if TYPE_CHECKING:
    from .turn import Turn


@dataclass(frozen=True, eq=False)
class WorkerKind:
    """What is common to all workers of a kind."""

    name: str
    title: str = ""
    """What one of them is called in a sentence; its name where nothing is said."""
    counts: bool = True
    """Whether it stands for an ordinary worker: it is counted with them and must be placed before the next season."""
    goes_as: str = ""
    """The kind whose places are open to it; its own where nothing is said."""
    verb: str = ""
    """How its keys begin, `<verb>:<kind>:<place>`; without one they are `place:<place>` and `claim:<award>`."""
    movable: bool = False
    """Whether effects that move or bring back a worker may choose it."""
    stays: bool = False
    """Whether it may stay out when the others come home. Who plays by rule may come to its place all the same."""
    more_places: Callable[[Turn], Iterable[tuple[Option, Reason | str | None]]] | None = None
    """Further places, made with `option`, and why they cannot be used now; they stand for those of the same key."""
    resolve: Callable[[Turn, Visit], bool] | None = None
    """Carries out a visit in its own way; False where the place does what it always does."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def words(self) -> str:
        return self.title or self.name

    @property
    def all_placed(self) -> str:
        """Why none can be sent out."""
        return f"{self.title} is out already" if self.title else f"all your {self.name}s are placed"

    @property
    def place_kind(self) -> str:
        return self.goes_as or self.name

    def new(self) -> Worker:
        return Worker(self.name, None, self.counts)

    def option(self, place: Place, label: str) -> Option:
        """The option of sending one to a place."""
        thing = f"{self.name}:{place.text}"
        return doing(self.verb, thing, label, Placement(place, self.name), Subject("worker", self.name), place.subject)


ORDINARY = WorkerKind(WORKER, movable=True)
