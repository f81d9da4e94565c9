"""Pearlbrook: the river, its pearls and frogs, Adornments and Wonders."""

from everdell_desktop.engine.ruleset import Box, Step
from everdell_desktop.engine.scoring import ScoreRule

from . import (
    adorning,
    destinations,
    events,
    forest,
    governance,
    pearls,
    positions,
    production,
    prosperity,
    river,
    setup,
    travelers,
    trays,
    wonders,
)
from .part import NAME

PEARLBROOK = Box(
    name=NAME,
    title="Pearlbrook",
    text="The river with its pearls, Adornments and Wonders, 1 to 4 players. No published solo rules are known to us: "
    "alone you play by our own, in which Rugwort has no frog, pearls, Adornments or Wonders.",
    cards=(*production.CARDS, *travelers.CARDS, *destinations.CARDS, *governance.CARDS, *prosperity.CARDS),
    spaces=(*forest.SPACES, *river.SPACES),
    awards=(*events.AWARDS, *wonders.WONDERS),
    actions=(river.PLACE_FROG, adorning.PLAY_ADORNMENT),
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
    part=positions.PART,
    seats=(1, 2, 3, 4),
    needs=("base",),
)
