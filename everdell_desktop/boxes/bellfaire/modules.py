"""The modules of the fair, each to be played with or left in the box."""

from __future__ import annotations

from everdell_desktop.engine.ruleset import BoxOption, Setup

MIXED, HALF, NEW, NONE = "mixed", "half", "new", "none"
MARKET, GARLAND = "bellfaire_market", "bellfaire_garland"
FESTIVAL, FOREST, EVENTS = "bellfaire_festival", "bellfaire_forest", "bellfaire_events"
POWERS, DEALT, FREE = "bellfaire_powers", "dealt", "free"
LUCKY = "rugwort_lucky"
MODULES = {
    MARKET: "The Market with its four crates",
    GARLAND: "The garland: points for the most cards of a kind",
    FESTIVAL: "The Flower Festival, a fifth basic event",
    FOREST: "Four more forest cards",
}
OPTIONS = (
    *(BoxOption(name, text, (True, False), True) for name, text in MODULES.items()),
    BoxOption(EVENTS, "The nine special events: mixed in, half of each, only these, or none of them",
              (MIXED, HALF, NEW, NONE), MIXED),
    BoxOption(POWERS, "A power for each player: none, one of two dealt, or any one left", (NONE, DEALT, FREE), NONE),
)  # fmt: skip


def plays_with(setup: Setup, module: str) -> bool:
    return bool(setup.options.get(module, True))


def plays_market(setup: Setup) -> bool:
    return plays_with(setup, MARKET)


def plays_garland(setup: Setup) -> bool:
    return plays_with(setup, GARLAND)


def is_lucky(setup: Setup) -> bool:
    return bool(setup.options.get(LUCKY, False))


def which_events(setup: Setup) -> str:
    return str(setup.options.get(EVENTS, MIXED))


def plays_powers(setup: Setup) -> bool:
    return bool(setup.options.get(POWERS, NONE) != NONE)
