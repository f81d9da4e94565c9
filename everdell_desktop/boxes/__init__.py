"""The shelf: every box there is, listed once. Only entry points import it."""

from everdell_desktop.engine.ruleset import Shelf

from .base import BASE
from .extra import EXTRA
from .legends import LEGENDS
from .pearlbrook import PEARLBROOK
from .rugwort import RUGWORT
from .solo import SOLO

SHELF = Shelf((BASE, EXTRA, LEGENDS, RUGWORT, PEARLBROOK, SOLO))
