"""The base game."""

from everdell_desktop.engine import seasons
from everdell_desktop.engine.actions import ACTIONS
from everdell_desktop.engine.ruleset import Box, Step
from everdell_desktop.engine.scoring import STANDARD

from . import destinations, events, governance, locations, production, prosperity, setup, travelers

BASE = Box(
    name="base",
    title="Everdell",
    text="The base game: 128 cards, 1 to 4 players.",
    cards=(*production.CARDS, *travelers.CARDS, *destinations.CARDS, *governance.CARDS, *prosperity.CARDS),
    spaces=locations.SPACES,
    awards=events.AWARDS,
    actions=ACTIONS,
    setup=setup.STEPS,
    season=(
        Step("before recall", seasons.before_recall),
        Step("recall", seasons.recall),
        Step("new season", seasons.new_season),
        Step("new workers", seasons.new_workers),
        Step("season bonus", seasons.bonus),
    ),
    scoring=STANDARD,
    seats=(1, 2, 3, 4),
)
