"""Legends: cards that every player holds apart, to take the place of another card of the city."""

from everdell_desktop.engine.ruleset import Box, BoxOption, Step
from everdell_desktop.engine.trays import HOME, Tray

from . import dealing, one, sources, two
from .facts import NAME
from .part import STOCK, LegendsPart

LEGENDS = Box(
    name=NAME,
    title="Legends",
    text="Everybody holds a legendary critter and a legendary construction apart from the hand.",
    cards=(*one.CARDS, *two.CARDS),
    sources=(sources.LEGEND,),
    setup=(Step("legends", dealing.deal, after="hands"),),
    options=(
        BoxOption(
            "legends_packs",
            "Legendary cards: which of them can be dealt",
            (1, 2),
            1,
            words=("Legends I: the first ten alone", "I and II: the second ten as well"),
        ),
    ),
    part=LegendsPart,
    tiles={STOCK: (*one.CARDS, *two.CARDS)},
    trays=(Tray("legends", "Legends", HOME, sources.tiles),),
    needs=("base",),
)
