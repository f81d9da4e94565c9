"""Goals of chapters and challenges as facts: what is counted, how many there must be, and when that is looked at."""

from __future__ import annotations

from dataclasses import dataclass

from everdell_desktop.engine.state import SEASONS

GAME_END = "game_end"
HARE, TORTOISE, EACH, ANY_ONE, TEAM = "hare", "tortoise", "each", "any_one", "team"


@dataclass(frozen=True)
class Goal:
    """One goal. `by` is the end of the game, or `end_of_<season>`: tested when that season ends (D20)."""

    text: str
    type: str
    n: int
    player: str = ""
    """The mayor who must have done it; each of both, any one, or the team together."""
    by: str = GAME_END
    color: str = ""
    kind: str = ""
    max_difference: int = 0

    @property
    def season(self) -> int | None:
        """The season at whose end it is tested; None for the end of the game."""
        return None if self.by == GAME_END else SEASONS.index(self.by.removeprefix("end_of_"))


def events_achieved(n: int, text: str, player: str = TEAM, by: str = GAME_END) -> Goal:
    return Goal(text, "events_min", n, player, by)


def cards_of(color: str, n: int, text: str, by: str = GAME_END) -> Goal:
    return Goal(text, "color_min", n, by=by, color=color)


def cards_in_city(n: int, text: str, by: str = GAME_END) -> Goal:
    return Goal(text, "city_cards_min", n, by=by)
