"""Solo against Rugwort, Years 1 to 3: a seat that plays by rule and asks nobody."""

from dataclasses import replace

from everdell_desktop.engine.ruleset import Box, BoxOption, Seat, Step

from . import rugwort, years
from .part import SoloPart

YEARS = {
    1: "Year 1: Rugwort plays a card after each of yours",
    2: "Year 2: unclaimed special events are worth 6 to him",
    3: "Year 3: and he kidnaps one of your workers",
}

SOLO = Box(
    name="solo",
    title="Solo",
    text="One player against Rugwort.",
    setup=(Step("rugwort", rugwort.take_places, after="hands"),),
    season=(
        Step("rugwort plays first", rugwort.play_cards, after="before recall"),
        Step("rugwort prepares", rugwort.prepare, last=True),
    ),
    after_turn=(Step("rugwort plays", rugwort.play_cards),),
    automata=(rugwort.AUTOMATON,),
    options=(BoxOption(years.OPTION, "Which year Rugwort comes in", (1, 2, 3), 1),),
    settled=years.settled,
    setup_keys=(years.KEY,),
    part=SoloPart,
    limits=lambda setup, limits: replace(limits, seats=(1,)),
    joins=lambda setup: len(setup.seats) == 1,
    more_seats=lambda setup: (Seat("Rugwort", "rat", rugwort.NAME),),
    result=years.result,
    campaign=years.CAMPAIGN,
)
