"""The shelf: every box there is, listed once. Only entry points import it.

A box is opened when somebody wants to play it, so that the program starts quickly however many there are.
"""

from everdell_desktop.engine.ruleset import Box
from everdell_desktop.engine.shelf import Shelf, Shelved


def base() -> Box:
    from .base import BASE

    return BASE


def extra() -> Box:
    from .extra import EXTRA

    return EXTRA


def legends() -> Box:
    from .legends import LEGENDS

    return LEGENDS


def rugwort() -> Box:
    from .rugwort import RUGWORT

    return RUGWORT


def pearlbrook() -> Box:
    from .pearlbrook import PEARLBROOK

    return PEARLBROOK


def bellfaire() -> Box:
    from .bellfaire import BELLFAIRE

    return BELLFAIRE


def newleaf() -> Box:
    from .newleaf import NEWLEAF

    return NEWLEAF


def spirecrest() -> Box:
    from .spirecrest import SPIRECREST

    return SPIRECREST


def duo() -> Box:
    from .duo import DUO

    return DUO


def solo() -> Box:
    from .solo import SOLO

    return SOLO


SHELF = Shelf((
    Shelved("base", base),
    Shelved("extra", extra),
    Shelved("legends", legends),
    Shelved("rugwort", rugwort),
    Shelved("pearlbrook", pearlbrook),
    Shelved("bellfaire", bellfaire),
    Shelved("spirecrest", spirecrest),
    Shelved("newleaf", newleaf),
    Shelved("solo", solo, joins=True),
    Shelved("duo", duo),
))  # fmt: skip
