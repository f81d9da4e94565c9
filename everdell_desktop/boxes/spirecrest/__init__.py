"""Spirecrest: the mountain with its weather, discoveries, big critters and the expedition."""

from everdell_desktop.engine.actions import place_workers
from everdell_desktop.engine.ruleset import Box, Step
from everdell_desktop.engine.scoring import ScoreRule

from . import expedition, exploring, hopes, left_cards, moving, places, riders, rules, setup, trays
from .discoveries import BIG_CRITTERS, DISCOVERIES
from .map_tiles import MAP_TILES
from .part import BIG_CRITTER, DISCOVERY, MAP_TILE, NAME, WEATHER, SpirecrestPart
from .weather import WEATHER_CARDS

SPIRECREST = Box(
    name=NAME,
    title="Spirecrest",
    text="The mountain: weather, discoveries, big critters and an expedition, 1 to 4 players. Ten weather cards and "
    "the prices of the map tiles are wholly or partly ours, as each says. So are the solo rules: Rugwort charts a "
    "tile after each of yours and scores it unpaid.",
    spaces=places.SPACES,
    owned_places=places.owned_places,
    worker_kinds=riders.RIDDEN,
    actions=(place_workers(*riders.RIDDEN), moving.MOVE_TO_HIDEOUT),
    sources=left_cards.SOURCES,
    seat_rules=rules.seat_rules,
    setup=setup.STEPS,
    season=exploring.SEASON_STEPS,
    after_passing=(Step("expedition", expedition.walk),),
    scoring=(
        ScoreRule("expedition", expedition.expedition_points, for_automata=True),
        ScoreRule("discoveries", expedition.discovery_points),
    ),
    trays=trays.TRAYS,
    hopes=hopes.hopes,
    appraise=hopes.appraise,
    part=SpirecrestPart,
    tiles={WEATHER: WEATHER_CARDS, DISCOVERY: DISCOVERIES, MAP_TILE: MAP_TILES, BIG_CRITTER: BIG_CRITTERS},
    needs=("base",),
)
