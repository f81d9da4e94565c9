"""The four Farms and the two River spaces. All Farms but that of the twigs are ours."""

from __future__ import annotations

from collections.abc import Callable

from everdell_desktop.engine.cards import Effect, Here
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import gain
from everdell_desktop.engine.parts import with_seat
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

    return Space(f"farm_{name}", title, FARM, text, work, block=skunk_on(f"farm_{name}"))


def skunk_on(name: str) -> Callable[[Turn], str | None]:
    def why_not(turn: Turn) -> str | None:
        return "a skunk sits there" if name in part_of(turn.state).skunks.locations else None

    return why_not


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
    name = f"river_{slot + 1}"

    def flow(turn: Turn, here: Here) -> None:
        take_river_point(turn, slot)
        tile = part_of(turn.state).river[slot]
        if tile is not None:
            tile.effect(turn, here)

    return Space(name, "River", RIVER_SPACE, "What the River tile gives", flow, block=skunk_on(name))


def take_river_point(turn: Turn, slot: int) -> None:
    """The point token of a chapter, for the first worker who comes to stand there; copying does not."""
    part = part_of(turn.state)
    arrived = turn.visiting is not None and turn.visiting.kind
    if part.river_points is not None and part.river_points[slot] and arrived:
        turn.gain_points(part.river_points[slot])
        part.river_points = with_seat(part.river_points, slot, 0)


FARMS = (
    farm("twigs", "Willow Farm", "3 {twig}", gain(twig=3)),
    farm("resin", "Amber Farm", "2 {resin}", gain(resin=2)),
    farm("pebble", "Brook Farm", "1 {pebble}, 1 {card}", gain(pebble=1, cards=1)),
    farm("berries", "Bramble Farm", "2 {berry}", gain(berry=2)),
)
SPACES = (river(0), river(1), *FARMS)
