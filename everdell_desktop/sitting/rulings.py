"""What is ruled about things and where we know them from, in the words that players read."""

from __future__ import annotations

import contextlib
import functools
from typing import Any, NamedTuple

from everdell_desktop.resources import ResourceError, resource, resource_json

OUR_RULING = "(our ruling)"
SOURCES = {"rulebook": "the rulebook", "digital": "the official digital game", "players": "card lists kept by players"}
ALL_OURS = "Designed by us."
PARTS = {"cost": "cost", "points": "points", "text": "effect", "name": "name"}


class Ruling(NamedTuple):
    """One sentence about a thing; `ours` where the rules are silent and we chose."""

    text: str
    ours: bool


@functools.cache
def rulings() -> dict[str, list[str]]:
    """Rulings by the key of a card, place, event or tile, of every box; a box has its own under its name."""
    texts: dict[str, list[str]] = {}
    with contextlib.suppress(ResourceError):  # the game can be played without them
        for path in sorted(resource("texts").glob("rulings*.json")):
            with contextlib.suppress(ResourceError):
                texts.update(words_by_key(resource_json("texts", path.name)))
    return texts


@functools.cache
def origins() -> dict[str, dict[str, list[str]]]:
    found: dict[str, Any] = {}
    with contextlib.suppress(ResourceError):
        found = resource_json("texts", "origins.json")
    return {part: words_by_key(found.get(part)) for part in ("sources", "ours")}


def words_by_key(data: Any) -> dict[str, list[str]]:
    """What of a file is lists of words by key."""
    lists = data.items() if isinstance(data, dict) else ()
    return {key: words for key, words in lists if isinstance(words, list) and all(isinstance(w, str) for w in words)}


def rulings_of(key: str) -> tuple[Ruling, ...]:
    return tuple(
        Ruling(text.replace(f" {OUR_RULING}", ""), OUR_RULING in text) for text in rulings().get(key, ())
    )  # fmt: skip


def source_of(key: str) -> str:
    """Where we know a thing from, in a sentence; empty for what is all ours."""
    found = [SOURCES[name] for name in origins()["sources"].get(key, ()) if name in SOURCES]
    return f"Known from {listed(found)}." if found else ""


def designed(key: str) -> str:
    """What of a thing is not published but made by us, in a sentence."""
    parts = origins()["ours"].get(key, ())
    if "all" in parts:
        return ALL_OURS
    named = [PARTS[part] for part in parts if part in PARTS]
    if not named:
        return ""
    verb = "is" if named in (["cost"], ["effect"], ["name"]) else "are"
    return f"Its {listed(named)} {verb} designed by us."


def listed(words: list[str]) -> str:
    """`a, b and c`."""
    return " and ".join(", ".join(words).rsplit(", ", 1))
