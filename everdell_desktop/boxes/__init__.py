"""The shelf: every box there is, listed once. Only entry points import it."""

from everdell_desktop.engine.ruleset import Shelf

from .base import BASE
from .pearlbrook import PEARLBROOK
from .solo import SOLO

SHELF = Shelf((BASE, PEARLBROOK, SOLO))
