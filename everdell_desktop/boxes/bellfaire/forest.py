"""The four forest cards of the fair."""

from everdell_desktop.engine.cards import Effect
from everdell_desktop.engine.effects import activate_some, gain, one_of, pay_exactly
from everdell_desktop.engine.spaces import FOREST, Space


def forest(id: str, name: str, text: str, effect: Effect) -> Space:
    """One worker, two with four players or more, never two of one player."""
    return Space(f"bellfaire_forest_{id}", name, FOREST, text, effect, slots=1, slots_for_many=2, one_each=True)


RESIN_OR_BERRIES = one_of(
    "Gain which?", {"2_resin": ("2 resin", gain(resin=2)), "2_berry": ("2 berries", gain(berry=2))}
)
"""The two kinds cannot be split."""
SPACES = (
    forest(
        "two_production", "Two green cards produce", "2 {production} of your city produce", activate_some(2, least=2)
    ),
    forest("three_resin", "3 resin", "3 {resin}", gain(resin=3)),
    forest("resin_or_berries", "2 resin or 2 berries", "2 {resin} or 2 {berry}", RESIN_OR_BERRIES),
    forest(
        "twigs_for_any", "3 twigs for 3 resources of your choice", "Pay 3 {twig}: 3 {any}",
        pay_exactly(3, "twig", gain(any_goods=3)),
    ),
)  # fmt: skip
