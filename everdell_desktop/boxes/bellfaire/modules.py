"""The modules of the fair, each to be played with or left in the box."""

from __future__ import annotations

from everdell_desktop.engine.ruleset import BoxOption, Setup

MIXED, HALF, NEW, NONE = "mixed", "half", "new", "none"
MARKET, GARLAND = "bellfaire_market", "bellfaire_garland"
FESTIVAL, FOREST, EVENTS = "bellfaire_festival", "bellfaire_forest", "bellfaire_events"
POWERS, DEALT, FREE = "bellfaire_powers", "dealt", "free"
LUCKY = "rugwort_lucky"
MODULES = {
    MARKET: "Market: four crates, each taken by the one and traded by the next; a worker of each player finds room",
    GARLAND: "Garland: most cards of one kind in the city are worth 6 points at the end, second most 3",
    FESTIVAL: "Flower Festival: a fifth basic event, for a card of each colour",
    FOREST: "Forest: four more cards among those that are dealt to the clearings",
}
OPTIONS = (
    *(BoxOption(name, text, (True, False), True) for name, text in MODULES.items()),
    BoxOption(
        EVENTS, "Special events: which of them are dealt", (MIXED, HALF, NEW, NONE), MIXED,
        words=(
            "All mixed: the nine of the fair are shuffled among the others",
            "Half and half: as many of the fair as of the others",
            "Only new: none but the nine of the fair",
            "None new: those of the fair stay in the box",
        ),
    ),
    BoxOption(
        POWERS, "Player powers: every player leads a people that can do what no other can", (NONE, DEALT, FREE), NONE,
        words=(
            "None: everybody plays by the same rules",
            "One of two: two are dealt to each player, who keeps one; nobody gets the worker of spring",
            "Free choice: in turn order, any people nobody leads yet; nobody gets the worker of spring",
        ),
    ),
)  # fmt: skip


def plays_with(setup: Setup, module: str) -> bool:
    return bool(setup.options.get(module, True))


def plays_market(setup: Setup) -> bool:
    return plays_with(setup, MARKET)


def plays_garland(setup: Setup) -> bool:
    return plays_with(setup, GARLAND)


def plays_many(setup: Setup) -> bool:
    """Whether five or six are at the table."""
    return len(setup.seats) >= 5


def is_lucky(setup: Setup) -> bool:
    return bool(setup.options.get(LUCKY, False))


def which_events(setup: Setup) -> str:
    return str(setup.options.get(EVENTS, MIXED))


def plays_powers(setup: Setup) -> bool:
    return bool(setup.options.get(POWERS, NONE) != NONE)
