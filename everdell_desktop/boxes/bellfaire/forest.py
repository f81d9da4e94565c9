"""The four forest cards of the fair."""

from everdell_desktop.engine.cards import Effect, Here
from everdell_desktop.engine.effects import gain, one_of, pay_exactly
from everdell_desktop.engine.spaces import FOREST, Space
from everdell_desktop.engine.turn import Turn


def forest(id: str, name: str, text: str, effect: Effect) -> Space:
    """One worker, two with four players or more, never two of one player."""
    return Space(f"bellfaire_forest_{id}", name, FOREST, text, effect, slots=1, slots_for_many=2, one_each=True)


def two_production(turn: Turn, here: Here) -> None:
    """Two different cards, in the order of the answer, or the only one (PROTOCOL_BOXES, Bellfaire 3)."""
    green = [built for built in turn.city if built.card.on_production is not None]
    options = turn.built_options(turn.seat, green)
    for uid in turn.choose_some("Which two cards produce?", options, least=2, most=2, purpose="activate"):
        if any(built.uid == uid for built in turn.city):
            turn.activate(Here(turn.seat, uid))


RESIN_OR_BERRIES = one_of(
    "Gain which?", {"2_resin": ("2 resin", gain(resin=2)), "2_berry": ("2 berries", gain(berry=2))}
)
"""The two kinds cannot be split."""
TWO_PRODUCTION = forest(
    "two_production", "Two green cards produce", "2 {production} of your city produce", two_production
)
SPACES = (
    TWO_PRODUCTION,
    forest("three_resin", "3 resin", "3 {resin}", gain(resin=3)),
    forest("resin_or_berries", "2 resin or 2 berries", "2 {resin} or 2 {berry}", RESIN_OR_BERRIES),
    forest(
        "twigs_for_any", "3 twigs for 3 resources of your choice", "Pay 3 {twig}: 3 {any}",
        pay_exactly(3, "twig", gain(any_goods=3)),
    ),
)  # fmt: skip


@TWO_PRODUCTION.may_visit
def nobody_produces(turn: Turn) -> str | None:
    green = any(built.card.on_production is not None for built in turn.city)
    return None if green else "needs a green card in your city"
