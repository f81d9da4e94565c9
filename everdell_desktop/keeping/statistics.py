"""What a player's finished games come to: counts, means and bests, all by pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from everdell_desktop.keeping.album import Played
from everdell_desktop.keeping.finished_game import TOGETHER

RUGWORT_YEAR = "rugwort_year"


class Line(NamedTuple):
    """One line of a table: how games of a kind went."""

    title: str
    games: int
    wins: int
    best: int
    mean: float

    @property
    def share(self) -> float:
        """Games won, 0 to 1."""
        return self.wins / self.games if self.games else 0.0


class Point(NamedTuple):
    """One game in the course of time: its score by category."""

    parts: dict[str, int]
    total: int
    won: bool


def fair(games: Sequence[Played]) -> list[Played]:
    """Without the games in which something revealed was taken back."""
    return [played for played in games if not played.game.practice]


def summed(title: str, games: Sequence[Played]) -> Line:
    scores = [played.me.score for played in games]
    wins = sum(played.me.won for played in games)
    return Line(title, len(games), wins, max(scores, default=0), sum(scores) / len(scores) if scores else 0.0)


def mode(played: Played) -> str:
    """`2 players`, `Solo, year 1`, or `Together against Miss Thorn`."""
    rivals = [seat.name for seat in played.game.seats if seat.automaton]
    if played.me.facts.get(TOGETHER):
        return f"Together against {rivals[0]}" if rivals else "Together"
    year = played.game.options.get(RUGWORT_YEAR, 1)
    seats = len(played.game.seats)
    if rivals:
        return f"Solo, year {year}"
    return f"{seats} players" if seats > 1 else "Alone"


def by_mode(games: Sequence[Played]) -> list[Line]:
    return grouped(games, lambda played: [mode(played)], sorted)


def by_boxes(games: Sequence[Played], titles: Callable[[str], str]) -> list[Line]:
    """By the boxes on the table, in words."""
    return grouped(games, lambda played: [" + ".join(titles(name) for name in played.game.boxes)], sorted)


def by_level(games: Sequence[Played], levels: Sequence[str], titles: Callable[[str], str]) -> list[Line]:
    """By the levels of computer players that sat at the table, the weakest first."""

    def opponents(played: Played) -> list[str]:
        return sorted({other.level for other in played.others if other.level})

    def in_order(found: Sequence[str]) -> list[str]:
        return sorted(found, key=lambda level: levels.index(level) if level in levels else len(levels))

    return [line._replace(title=titles(line.title)) for line in grouped(games, opponents, in_order)]


def grouped(
    games: Sequence[Played], kinds: Callable[[Played], Sequence[str]], order: Callable[[Sequence[str]], Sequence[str]]
) -> list[Line]:  # fmt: skip
    """A line for each kind of game; a game can be of several kinds."""
    found: dict[str, list[Played]] = {}
    for played in games:
        for kind in kinds(played):
            found.setdefault(kind, []).append(played)
    return [summed(kind, found[kind]) for kind in order(list(found))]


def course(games: Sequence[Played], most: int) -> list[Point]:
    """The latest games in the order they were played."""
    return [Point(dict(p.me.parts), p.me.score, p.me.won) for p in games[-most:]]


def favourites(games: Sequence[Played], most: int) -> list[tuple[str, int]]:
    """The cards played most often, each with how often."""
    counts: Counter[str] = Counter()
    for played in games:
        counts.update(played.me.played)
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:most]


def years_beaten(games: Sequence[Played]) -> set[int]:
    """The years in which Rugwort was beaten."""
    years = {played.game.options.get(RUGWORT_YEAR, 1) for played in games if mode(played).startswith("Solo")
             and played.me.won}  # fmt: skip
    return {year for year in years if isinstance(year, int)}
