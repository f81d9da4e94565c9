"""Pearlbrook: the river, its pearls and frogs, Adornments and Wonders."""

from everdell_desktop.engine.actions import place_workers
from everdell_desktop.engine.ruleset import Box, Step
from everdell_desktop.engine.scoring import ScoreRule

from . import (
    adorning,
    destinations,
    events,
    forest,
    governance,
    pearls,
    production,
    prosperity,
    river,
    setup,
    travelers,
    trays,
    wonders,
)
from .adornments import ADORNMENTS
from .part import ADORNMENT, NAME, PearlbrookPart
from .river_cards import RIVER_CARDS
from .riverside import RIVER_CARD

PEARLBROOK = Box(
    name=NAME,
    title="Pearlbrook",
    text="The river with its pearls, Adornments and Wonders, 1 to 4 players. No published solo rules are known to us: "
    "alone you play by our own, in which Rugwort has no frog, pearls, Adornments or Wonders.",
    cards=(*production.CARDS, *travelers.CARDS, *destinations.CARDS, *governance.CARDS, *prosperity.CARDS),
    spaces=(*forest.SPACES, *river.SPACES),
    awards=(*events.AWARDS, *wonders.WONDERS),
    worker_kinds=(river.AMBASSADOR,),
    actions=(place_workers(river.AMBASSADOR), adorning.PLAY_ADORNMENT),
    setup=setup.STEPS,
    after_turn=(Step("lodgings", travelers.after_turn),),
    after_building=travelers.after_building,
    hand_bonus=pearls.hand_bonus,
    scoring=(
        ScoreRule("pearls", pearls.pearl_points),
        ScoreRule("adornments", adorning.adornment_points),
        ScoreRule("wonders", wonders.wonder_points),
    ),
    award_keys={"wonders": wonders.WONDER},
    trays=trays.TRAYS,
    counters=trays.COUNTERS,
    part=PearlbrookPart,
    tiles={ADORNMENT: tuple(ADORNMENTS.values()), RIVER_CARD: tuple(RIVER_CARDS.values())},
    needs=("base",),
)
