"""Newleaf: the railway with Station, Visitors, tickets and reservations."""

from everdell_desktop.engine.ruleset import Box, Step
from everdell_desktop.engine.scoring import ScoreRule

from . import (
    appraising,
    destinations,
    events,
    golden,
    governance,
    modules,
    places,
    production,
    prosperity,
    reserving,
    setup,
    station,
    tickets,
    train_cars,
    travelers,
    trays,
    visitors,
)
from .part import NAME, TRAIN_CAR, VISITOR, NewleafPart

NEWLEAF = Box(
    name=NAME,
    title="Newleaf",
    text="The railway: Station, train cars, Visitors, golden tokens, tickets and reservations. No published solo rules "
    "are known to us: alone you play by our own, in which Rugwort uses neither Station nor Knoll.",
    cards=(*production.CARDS, *travelers.CARDS, *destinations.CARDS, *governance.CARDS, *prosperity.CARDS),
    spaces=places.SPACES,
    awards=events.AWARDS,
    actions=(tickets.USE_TICKET, reserving.RESERVE),
    sources=(station.STATION, reserving.RESERVED),
    payments=(golden.GOLDEN_TOKENS,),
    setup=setup.STEPS,
    season=(Step("reservation", reserving.keep_or_discard, after="season bonus"),),
    hand_bonus=production.hand_bonus,
    scoring=(ScoreRule("visitors", visitors.visitor_points),),
    options=modules.OPTIONS,
    leaves_out=setup.leaves_out,
    appraise=appraising.appraise,
    hopes=appraising.hopes,
    trays=trays.TRAYS,
    counters=trays.COUNTERS,
    part=NewleafPart,
    tiles={TRAIN_CAR: train_cars.TRAIN_CARS, VISITOR: visitors.ALL},
    needs=("base",),
)
