"""Everdell Duo: a game of its own for two, with Sun and Moon on a path through the Meadow."""

from everdell_desktop.engine.ruleset import Box
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
from .part import EVENT, GOOD_NEWS, NAME, RIVER, DuoPart
from .path import TOUCHED
from .river import TILES
from .shared import aiming
from .shared import ending as shared_ending
from .shared.campaign import BOOK, PAGE
from .shared.news import CARDS as NEWS
from .shared.options import KEY, OPTIONS, settled
from .shared.plan import in_shared_modes

DUO = Box(
    name=NAME,
    title="Everdell Duo",
    text="A game for two: Hare and Tortoise build beside one path. A worker moves the Sun, a card moves the Moon, and "
    "from the Meadow only cards in their light can be played. When both have travelled to the end, the season is over. "
    "What no source tells us of its cards, Events and tiles is designed by us.",
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
    options=OPTIONS,
    settled=settled,
    setup_keys=(KEY,),
    limits=setup.limits,
    trays=trays.TRAYS,
    counters=trays.COUNTERS,
    part=DuoPart,
    tiles={
        RIVER: TILES,
        EVENT: (*events.EVENTS, events.FAIRE),
        GOOD_NEWS: NEWS,
    },
    shared=lambda setup: {"season", "city", "points"} if in_shared_modes(setup) else {"season"},
    sees=lambda setup, seat, other: bool(setup.options.get("solo")),
    without=("passed", "forest"),
    alone=True,
    facing=("hare", "tortoise"),
    family="duo",
    take_turn=deeds.take_turn,
    next_seat=lambda state, rules: 1 - state.seat,
    is_over=ending.is_over,
    score_sheets=shared_ending.score_sheets,
    tie_break=ending.tie_break,
    ties=ending.TIES,
    scoring=ending.SCORING,
    signs=appraising.signs,
    appraise=appraising.appraise,
    winners=shared_ending.winners,
    result=shared_ending.result,
    aims=aiming.aims,
    coming=aiming.coming,
    campaign=BOOK,
    challenges=PAGE,
)
