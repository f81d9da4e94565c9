"""Rugwort's three cards: optional, and mean."""

from everdell_desktop.engine.ruleset import Box

from . import cards

RUGWORT = Box(
    name="rugwort",
    title="Rugwort's cards",
    text="Three mean cards for the deck: they steal cards, swap hands and live on what others achieve.",
    cards=cards.CARDS,
    needs=("base",),
)
