"""The base game."""

from everdell_desktop.engine import seasons
from everdell_desktop.engine.actions import ACTIONS
from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT
from everdell_desktop.engine.payment import PLAIN_TOKENS
from everdell_desktop.engine.ruleset import Box, Step
from everdell_desktop.engine.scoring import STANDARD
from everdell_desktop.engine.sources import HAND, MEADOW
from everdell_desktop.engine.workers import ORDINARY

from . import destinations, events, governance, locations, production, prosperity, setup, travelers

BASE = Box(
    name="base",
    title="Everdell",
    text="The base game: 128 cards, 1 to 4 players.",
    cards=(*production.CARDS, *travelers.CARDS, *destinations.CARDS, *governance.CARDS, *prosperity.CARDS),
    spaces=locations.SPACES,
    awards=events.AWARDS,
    actions=ACTIONS,
    worker_kinds=(ORDINARY,),
    sources=(HAND, MEADOW),
    payments=(PLAIN_TOKENS,),
    setup=setup.STEPS,
    season=(
        Step("before recall", seasons.before_recall),
        Step("recall", seasons.recall),
        Step("new season", seasons.new_season),
        Step("new workers", seasons.new_workers),
        Step("season bonus", seasons.bonus),
    ),
    scoring=STANDARD,
    award_keys={"basic_events": BASIC_EVENT, "special_events": SPECIAL_EVENT},
    limits=setup.limits,
)
