"""Bellfaire: the fair with its Market and garland, more events, player powers, and room for five and six players."""

from everdell_desktop.engine.ruleset import Box, Step
from everdell_desktop.engine.scoring import ScoreRule

from . import appraising, chosen_powers, events, forest, garland, market, modules, rugwort, setup, trays
from .held import NAME, POWER
from .part import CRATE, GARLAND, BellfairePart
from .powers import POWERS

BELLFAIRE = Box(
    name=NAME,
    title="Bellfaire",
    text="The fair: Market, garland, Flower Festival, new places and events, player powers, and up to six players. "
    "Each of them can be left in the box. Alone, Rugwort's part in festival and garland is by our own rules.",
    spaces=(*forest.SPACES, market.MARKET),
    awards=events.AWARDS,
    actions=(chosen_powers.USE_POWER,),
    setup=(*setup.STEPS, Step("powers", chosen_powers.choose_powers)),
    season=(Step("rival hurries", rugwort.hurry), Step("lizards wander", chosen_powers.wander_on)),
    after_roll=rugwort.after_roll,
    after_passing=setup.AFTER_PASSING,
    seat_rules=chosen_powers.rules_of,
    owned_places=chosen_powers.private_places,
    scoring=(
        ScoreRule("garland", garland.garland_points, for_automata=True),
        ScoreRule("tokens", chosen_powers.power_points),
        rugwort.SCORING,
    ),
    tie_break=chosen_powers.left_over,
    appraise=appraising.appraise,
    options=(*modules.OPTIONS, *rugwort.OPTIONS),
    leaves_out=setup.leaves_out,
    limits=setup.limits,
    notices=setup.notices,
    trays=trays.TRAYS,
    part=BellfairePart,
    tiles={GARLAND: garland.GARLANDS, CRATE: market.CRATES, POWER: POWERS},
    needs=("base",),
)
