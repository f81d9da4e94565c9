"""Everdell Duo: a game of its own for two, with Sun and Moon on a path through the Meadow."""

from everdell_desktop.engine.ruleset import Box, BoxOption
from everdell_desktop.engine.sources import HAND
from everdell_desktop.engine.workers import ORDINARY

from . import (
    appraising,
    deeds,
    destinations,
    ending,
    events,
    governance,
    places,
    playing,
    production,
    prosperity,
    setup,
    travelers,
    trays,
)
from .part import EVENT, NAME, RIVER, DuoPart
from .path import TOUCHED
from .river import TILES

DUO = Box(
    name=NAME,
    title="Everdell Duo",
    text="A game for two: Hare and Tortoise build beside one path. What no source tells us of its cards, Events and "
    "tiles is designed by us.",
    cards=(*travelers.CARDS, *production.CARDS, *destinations.CARDS, *governance.CARDS, *prosperity.CARDS),
    spaces=places.SPACES,
    awards=(*events.EVENTS, events.FAIRE, events.JOURNEY),
    actions=deeds.ACTIONS,
    worker_kinds=(ORDINARY,),
    sources=(HAND, TOUCHED),
    payments=(playing.colored_tokens,),
    after_building=playing.load_comes_along,
    after_play=playing.neighbours_answer,
    setup=setup.STEPS,
    options=(BoxOption("mode", "How you play", ("competitive",), "competitive"),),
    settled=setup.settled,
    limits=setup.limits,
    trays=trays.TRAYS,
    counters=trays.COUNTERS,
    part=DuoPart,
    tiles={RIVER: TILES, EVENT: (*events.EVENTS, events.FAIRE)},
    shared=lambda setup: {"season"},
    without=("passed", "forest"),
    alone=True,
    family="duo",
    take_turn=deeds.take_turn,
    next_seat=lambda state, rules: 1 - state.seat,
    is_over=ending.is_over,
    tie_break=ending.tie_break,
    scoring=ending.SCORING,
    signs=appraising.signs,
    appraise=appraising.appraise,
)
