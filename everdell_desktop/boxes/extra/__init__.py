"""Extra! Extra!: six more cards for the deck."""

from everdell_desktop.engine.ruleset import Box

from . import cards

EXTRA = Box(
    name="extra",
    title="Extra! Extra!",
    text="Six more cards for the deck: a carnival, a newspaper, jugglers and the Scurrble games.",
    cards=cards.CARDS,
    needs=("base",),
)
