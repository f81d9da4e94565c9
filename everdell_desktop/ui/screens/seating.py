"""The seats of a game that is being set up, as data: who sits there, with which animal, and who plays for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from everdell_desktop.keeping.profiles import FIRST, Profile
from everdell_desktop.keeping.words import is_word, shown

from ..animals import RIVAL, all_animals

NAMES = {
    "hedgehog": "Bramble", "mouse": "Clover", "squirrel": "Hazel", "turtle": "Moss", "axolotl": "Reed",
    "cardinal": "Poppy", "fox": "Russet", "lizard": "Basil", "mole": "Loam", "otter": "Brook", "owl": "Sage",
    "platypus": "Pebble", "rat": "Nettle", "starling": "Lark", "toad": "Burdock", "hare": "Fennel",
    "tortoise": "Mallow",
}  # fmt: skip
"""The name a seat has until somebody types another."""
SPARE_NAMES = ("Fern", "Juniper", "Sorrel", "Rowan", "Bram", "Willow")
FEWEST, MOST = 2, 6
LONGEST_NAME = 16
PERSON = ""


@dataclass
class SeatCard:
    """One seat: a level of the computer, or empty for a person. An empty name stands for the animal's own."""

    animal: str
    level: str = PERSON
    name: str = ""

    @property
    def shown_name(self) -> str:
        return " ".join(self.name.split()) or own_name(self.animal)


class Seating:
    """Two to six seats, with different animals as long as there are enough of them."""

    def __init__(self, seats: Sequence[SeatCard], levels: Sequence[str], without: str = "") -> None:
        self.seats = list(seats)
        self.levels = list(levels)
        self.animals = [animal for animal in all_animals() if animal != without]
        """Those that can be chosen."""

    @classmethod
    def usual(cls, levels: Sequence[str]) -> Seating:
        """A person against the middle one of the computer players."""
        level = levels[len(levels) // 2] if levels else PERSON
        return cls([SeatCard("hedgehog"), SeatCard("mouse", level)], levels)

    @classmethod
    def read(cls, data: Any, levels: Sequence[str]) -> Seating:
        """The seats as they were kept; anything odd gives the usual ones."""
        seats = read_seats(data)
        if not FEWEST <= len(seats) <= MOST:
            return cls.usual(levels)
        for seat in seats:
            if seat.level != PERSON and seat.level not in levels:
                seat.level = levels[0] if levels else PERSON
        return cls(seats, levels)

    @classmethod
    def of_game(cls, animals: Sequence[str], data: Any, levels: Sequence[str]) -> Seating:
        """The seats of a game that says itself who is who: as they were kept, or a person against the computer."""
        kept = read_seats(data)
        if [seat.animal for seat in kept] != list(animals):
            middle = levels[len(levels) // 2] if levels else PERSON
            kept = [SeatCard(animal, middle if number else PERSON) for number, animal in enumerate(animals)]
        for seat in kept:
            if seat.level != PERSON and seat.level not in levels:
                seat.level = levels[0] if levels else PERSON
        return cls(kept, levels)

    @classmethod
    def alone(cls, data: Any) -> Seating:
        """One seat, as it was kept or as it usually is."""
        seats = read_seats(data)
        fitting = len(seats) == 1 and seats[0].animal != RIVAL
        return cls(seats if fitting else [SeatCard("hedgehog")], [], without=RIVAL)

    def welcome(self, player: Profile, animals: bool = True) -> None:
        """The present player takes the first seat of a person, unless one bears the name already; with the own animal,
        where the game leaves the choice of `animals`."""
        people = [seat for seat in self.seats if seat.level == PERSON]
        if player == FIRST or not people or any(seat.name.casefold() == player.name.casefold() for seat in self.seats):
            return
        people[0].name = player.name
        if not animals:
            return
        number = self.seats.index(people[0])
        while player.animal in self.animals and people[0].animal != player.animal:
            self.next_animal(number)

    def write(self) -> list[Mapping[str, str]]:
        return [asdict(seat) for seat in self.seats]

    def add(self) -> None:
        """One more seat, for the computer if there is one, with an animal nobody has."""
        level = next((seat.level for seat in reversed(self.seats) if seat.level), PERSON)
        animal = next(iter([*self.free_animals(), *self.animals[len(self.seats) % 4 :]]))
        self.seats.append(
            SeatCard(animal, level or (self.levels[0] if self.levels else PERSON), self._free_name(animal))
        )

    def _free_name(self, animal: str) -> str:
        """Nothing, unless the animal's own name is taken."""
        taken = {seat.shown_name.casefold() for seat in self.seats}
        return (
            ""
            if own_name(animal).casefold() not in taken
            else next(n for n in SPARE_NAMES if n.casefold() not in taken)
        )

    def remove(self, number: int) -> None:
        del self.seats[number]

    def next_animal(self, number: int, step: int = 1) -> None:
        """The next animal; who has it already takes the present one instead."""
        seat = self.seats[number]
        animals = self.animals
        wanted = animals[(animals.index(seat.animal) + step) % len(animals)]
        for other in self.seats:
            if other is not seat and other.animal == wanted:
                other.animal = seat.animal
        seat.animal = wanted

    def next_level(self, number: int, step: int) -> None:
        seat = self.seats[number]
        seat.level = self.levels[(self.levels.index(seat.level) + step) % len(self.levels)]

    def free_animals(self) -> list[str]:
        taken = {seat.animal for seat in self.seats}
        return [animal for animal in self.animals if animal not in taken]

    def fault(self) -> str:
        """Why these seats cannot play, or nothing."""
        names = [seat.shown_name.casefold() for seat in self.seats]
        for seat in self.seats:
            if names.count(seat.shown_name.casefold()) > 1:
                return f"Two players are called {seat.shown_name}: please give one another name."
        return ""


def read_seats(data: Any) -> list[SeatCard]:
    """The seats of a file, or none where anything about them is odd."""
    try:
        seats = [SeatCard(one["animal"], one["level"], shown(one["name"], LONGEST_NAME)) for one in data]
        if not all(is_word(seat.animal) and is_word(seat.level) for seat in seats):
            return []
    except (AttributeError, KeyError, TypeError):
        return []
    return seats if {seat.animal for seat in seats} <= set(all_animals()) else []


def own_name(animal: str) -> str:
    """What an animal is called until somebody types another name."""
    return NAMES.get(animal) or animal.replace("_", " ").title()
