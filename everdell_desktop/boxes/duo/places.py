"""The four Farms and the two River spaces. All Farms but that of the twigs are ours."""

from __future__ import annotations

from everdell_desktop.engine.cards import Effect, Here
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import gain
from everdell_desktop.engine.spaces import Space
from everdell_desktop.engine.turn import Turn

from .part import part_of
from .playing import spend

FARM, RIVER_SPACE = "farm", "river"
CLOCKTOWER = "clocktower"


def farm(name: str, title: str, text: str, gains: Effect) -> Space:
    def work(turn: Turn, here: Here) -> None:
        twice = wants_it_twice(turn)
        gains(turn, here)
        if twice:
            gains(turn, here)

    return Space(f"farm_{name}", title, FARM, text, work)


def wants_it_twice(turn: Turn) -> bool:
    """Whether a token of the Clocktower is spent: only where a worker was placed as the action (D9)."""
    placed = turn.visiting is not None and turn.visiting.kind and turn.visiting.place == getattr(
        turn.deed and turn.deed.value, "place", None)  # fmt: skip
    if not placed or not turn.has(CLOCKTOWER):
        return False
    here = Here(turn.home, CLOCKTOWER)
    if not turn.built(*here).points:
        return False
    options = [Option(CLOCKTOWER, "Spend a token of the Clocktower", True, Subject("city", CLOCKTOWER, turn.home))]
    if not turn.choose_one("Use this Farm twice?", options, skip="Use it once", purpose="use"):
        return False
    spend(turn, here)
    return True


def river(slot: int) -> Space:
    def flow(turn: Turn, here: Here) -> None:
        tile = part_of(turn.state).river[slot]
        if tile is not None:
            tile.effect(turn, here)

    return Space(f"river_{slot + 1}", "River", RIVER_SPACE, "What the River tile gives", flow)


FARMS = (
    farm("twigs", "Willow Farm", "3 {twig}", gain(twig=3)),
    farm("resin", "Amber Farm", "2 {resin}", gain(resin=2)),
    farm("pebble", "Brook Farm", "1 {pebble}, 1 {card}", gain(pebble=1, cards=1)),
    farm("berries", "Bramble Farm", "2 {berry}", gain(berry=2)),
)
SPACES = (river(0), river(1), *FARMS)
