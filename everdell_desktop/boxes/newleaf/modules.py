"""The parts of the box that can be left out."""

from everdell_desktop.engine.ruleset import BoxOption, Setup

TICKETS, RESERVATIONS = "newleaf_tickets", "newleaf_reservations"

OPTIONS = (
    BoxOption(TICKETS, "Train tickets: move a worker that is already out", (True, False), True),
    BoxOption(RESERVATIONS, "Reservations: keep a card for later, 1 cheaper", (True, False), True),
)


def plays_tickets(setup: Setup) -> bool:
    return bool(setup.options.get(TICKETS, True))


def plays_reservations(setup: Setup) -> bool:
    return bool(setup.options.get(RESERVATIONS, True))
