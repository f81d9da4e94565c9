"""Which boxes are on the table, with their options: chosen one by one or by a preset."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.ruleset import Box, BoxOption, Seat, Setup
from everdell_desktop.engine.trays import Notice
from everdell_desktop.sitting import catalogue


class Preset(NamedTuple):
    """A mix that goes well together."""

    title: str
    boxes: tuple[str, ...]


PRESETS = (
    Preset("Just the base game", ("base",)),
    Preset("A little more", ("base", "extra", "legends")),
    Preset("By the river", ("base", "pearlbrook")),
    Preset("Everything friendly", ("base", "extra", "legends", "pearlbrook")),
    Preset("Everything, meanness too", ("base", "extra", "legends", "rugwort", "pearlbrook")),
    Preset("At the fair", ("base", "bellfaire")),
    Preset("Over the mountain", ("base", "spirecrest")),
    Preset("By train", ("base", "newleaf")),
)
LARGE = ("pearlbrook", "spirecrest", "newleaf")
"""Boxes that change the game so much that two of them make a long evening."""


class ChosenBoxes:
    """The boxes chosen and what was chosen for their options."""

    def __init__(self, boxes: Sequence[str], options: Mapping[str, Any]) -> None:
        self.boxes = list(boxes)
        self.options = dict(options)

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> ChosenBoxes:
        """As it was remembered, as far as that still makes sense; else the first box alone."""
        names = [box.name for box in catalogue.choosable_boxes()]
        chosen, options = kept.get("boxes"), kept.get("options")
        boxes = [name for name in names if isinstance(chosen, list) and name in chosen] or names[:1]
        chosen = cls(boxes, {})
        if isinstance(options, dict):
            for option in chosen.open_options():
                if options.get(option.name) in option.choices:
                    chosen.options[option.name] = options[option.name]
        return chosen

    def write(self) -> dict[str, Any]:
        return {"boxes": self.boxes, "options": self.options}

    def open_options(self) -> list[BoxOption]:
        """The options of the boxes chosen."""
        return [option for box in self.chosen() for option in box.options]

    def chosen(self) -> list[Box]:
        return [box for box in catalogue.every_box() if box.name in self.boxes]

    def title(self) -> str:
        return ", ".join(box.title or box.name for box in self.chosen())

    def toggle(self, name: str) -> None:
        """Put a box on the table or away: what it needs comes along, what needs it goes too."""
        if name in self.boxes:
            gone = {name, *(box.name for box in self.chosen() if name in box.needs)}
            self.boxes = [other for other in self.boxes if other not in gone] or self.boxes
        else:
            wanted = {name, *self.boxes}
            for box in catalogue.choosable_boxes():
                if box.name == name:
                    wanted.update(box.needs)
            self.boxes = [box.name for box in catalogue.choosable_boxes() if box.name in wanted]
        self._drop_options()

    def take(self, preset: Preset) -> None:
        self.boxes = list(preset.boxes)
        self._drop_options()

    def is_preset(self, preset: Preset) -> bool:
        return set(preset.boxes) == set(self.boxes)

    def choose(self, name: str, value: Any) -> None:
        self.options[name] = value

    def value(self, option: BoxOption) -> Any:
        """What is chosen for an option."""
        return self.options.get(option.name, option.default)

    def advice(self) -> str:
        """What people who know the boxes would say to this mix, if anything."""
        large = [catalogue.box_title(name) for name in self.boxes if name in LARGE]
        return f"One large box at a time is advised: {joined(large, 'or')}." if len(large) > 1 else ""

    def with_room_for(self, seats: int) -> Box | None:
        """A box of the shelf that lets so many people play, where these do not."""
        if not self.fault(seats):
            return None
        for box in catalogue.choosable_boxes():
            if box.name not in self.boxes and not box.alone:
                wider = ChosenBoxes(self.boxes, self.options)
                wider.toggle(box.name)
                if not wider.fault(seats):
                    return box
        return None

    def notices(self, seats: int) -> list[Notice]:
        """What these boxes change of the usual game with so many people, and which of their parts are played."""
        setup = self._setup(seats)
        found = [notice for box in self.chosen() if box.notices is not None for notice in box.notices(setup)]
        parts = [
            option.title
            for option in self.open_options() if option.is_for(seats) and self.value(option) is True
        ]  # fmt: skip
        if parts:
            titles = [box.title or box.name for box in self.chosen() if box.options]
            found.append(Notice("deck", joined(titles, "and"), f"{', '.join(parts)}."))
        return found

    def fault(self, seats: int) -> str:
        """Why this mix cannot be played by so many people, or nothing."""
        try:
            SHELF.rules(self._setup(seats))
        except BoxError as error:
            return f"{error}."
        return ""

    def _setup(self, seats: int) -> Setup:
        return Setup(tuple(self.boxes), tuple(Seat(f"Seat {n + 1}") for n in range(seats)), self.options)

    def _drop_options(self) -> None:
        known = {option.name for option in self.open_options()}
        self.options = {name: value for name, value in self.options.items() if name in known}


def joined(words: Sequence[str], last: str) -> str:
    """A list in words: `Newleaf, Pearlbrook or Spirecrest`."""
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def presets() -> list[Preset]:
    """Those whose boxes all exist."""
    names = {box.name for box in catalogue.choosable_boxes()}
    return [preset for preset in PRESETS if names.issuperset(preset.boxes)]
