"""What a player can set, as readable JSON; broken or unknown values give way to the default, with a note."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from everdell_desktop.engine.quoting import quoted

CHOICES: dict[str, tuple[Any, ...]] = {
    "text_size": ("small", "medium", "large"),
    "animation": ("normal", "fast", "off"),
    "undo": ("honest", "practice"),
    "pace": ("slow", "normal", "quick", "at once"),
}
"""Settings that can only be one of these."""
LARGEST_WINDOW = 8192
VOLUMES = ("volume", "music", "ambience")
"""Settings from 0 to 100."""


@dataclass
class Settings:
    """All settings with their defaults."""

    fullscreen: bool = False
    window: tuple[int, int] = (1600, 900)
    maximized: bool = False
    text_size: str = "small"
    animation: str = "normal"
    pace: str = "normal"
    """How long the moves of computer players are seen."""
    sound: bool = True
    volume: int = 70
    """Of the effects; music and ambience have volumes of their own."""
    music: int = 50
    ambience: int = 50
    confirm: bool = False
    """Ask before a worker is placed or a card is played."""
    undo: str = "honest"
    """Honest undo stops where something hidden was revealed; practice goes back without limit."""
    marks: bool = True
    """Letters beside colours, for people who see colours differently."""
    notes: list[str] = field(default_factory=list, compare=False)
    """What was wrong with the file these were read from."""

    def to_json(self) -> str:
        data = asdict(self)
        del data["notes"]
        return json.dumps(data, indent=2)

    @classmethod
    def from_json(cls, text: str) -> Settings:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            return cls(notes=["The settings file could not be read; the usual settings are in force."])
        if not isinstance(data, Mapping):
            return cls(notes=["The settings file holds no settings; the usual settings are in force."])
        settings = cls()
        for part in fields(cls):
            if part.name != "notes" and part.name in data:
                settings._take(part.name, data[part.name])
        for name in data:
            if name not in {part.name for part in fields(cls)}:
                settings.notes.append(f"The setting {quoted(name)} is not known and was left out.")
        return settings

    def _take(self, name: str, value: Any) -> None:
        default = getattr(self, name)
        if name == "window":
            numbers = value if isinstance(value, list) else []
            fits = len(numbers) == 2 and all(isinstance(n, int) and 200 < n <= LARGEST_WINDOW for n in numbers)
            value = tuple(numbers) if fits else value
        elif name in CHOICES:
            fits = value in CHOICES[name]
        elif name in VOLUMES:
            fits = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 100
        else:
            fits = isinstance(value, type(default))
        if fits:
            setattr(self, name, value)
        else:
            self.notes.append(f"The setting {name!r} cannot be {quoted(value)}; {default!r} is in force.")
