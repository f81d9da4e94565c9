"""A power in somebody's hands, with what lies on its card, as a position writes it.

seat: "power": "power_mice", or {"power": "power_turtles", "goods": {"twig": 1}}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from everdell_desktop.engine import goods as goods_json
from everdell_desktop.engine.fields import Reading, Stock, Things
from everdell_desktop.engine.goods import NOTHING, Goods
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.quoting import quoted
from everdell_desktop.engine.reading import PositionError, as_list, as_mapping, as_number, check_keys, pick, read_goods
from everdell_desktop.engine.spaces import BASIC, FOREST, Space
from everdell_desktop.engine.state import State

if TYPE_CHECKING:
    from everdell_desktop.engine.ruleset import Ruleset
    from everdell_desktop.engine.turn import Turn

    from .powers import Power

NAME = "bellfaire"
POWER = Stock("power", art="powers")
AXOLOTLS, LIZARDS, PLATYPUSES = "power_axolotls", "power_lizards", "power_platypuses"
RATS, TURTLES = "power_rats", "power_turtles"
TREASURE = 5
"""Points on the card of the Platypuses at the start."""


class Held(NamedTuple):
    """A power and what lies on its card."""

    power: Power
    tokens: int = 0
    """Axolotls: wild tokens taken and not yet spent."""
    left: tuple[str, ...] = ()
    """Axolotls: Basic locations that still have theirs."""
    forest: tuple[Space, ...] = ()
    """Lizards: private locations."""
    stack: tuple[Space, ...] = ()
    """Lizards: Forest cards still face down, the top one first."""
    points: int = 0
    """Platypuses."""
    used_in: int = 0
    """Platypuses: the turn in which they last went for treasure."""
    slot: int = 0
    """Rats: the Meadow slot of the marker."""
    goods: Goods = NOTHING
    """Turtles: what they have invested."""

    def change(self, turn: Turn, **facts: Any) -> None:
        """Lie on the table with other facts."""
        part = turn.state.parts[NAME]
        part.power = with_seat(part.power, turn.seat, self._replace(**facts))  # type: ignore[attr-defined]


def held_by(state: State, seat: int) -> Held:
    """The power of a seat that has one."""
    held: Held = state.parts[NAME].power[seat]  # type: ignore[attr-defined]
    return held


KEYS = {
    AXOLOTLS: {"tokens", "left"},
    LIZARDS: {"forest", "stack"},
    PLATYPUSES: {"points"},
    RATS: {"slot"},
    TURTLES: {"goods"},
}
"""What a position says of a power beyond its name."""


class PowerField(Things):
    """One power for each seat, with what lies on its card; a Lizard's stack is known to nobody."""

    def thing(self, item: Held) -> Power:
        return item.power

    def with_thing(self, item: Held, thing: Power) -> Held:
        return Held(thing)

    def write_one(self, item: Held) -> Any:
        written = {
            "tokens": item.tokens,
            "left": list(item.left),
            "forest": [space.id for space in item.forest],
            "stack": [space.id for space in item.stack],
            "points": item.points,
            "slot": item.slot,
            "goods": goods_json.to_json(item.goods),
        }
        keys = KEYS.get(item.power.id)
        if keys is None:
            return item.power.id
        return {"power": item.power.id, **{key: value for key, value in written.items() if key in keys}}

    def read_one(self, written: Any, reading: Reading, where: str) -> Held:
        facts = {"power": written} if isinstance(written, str) else as_mapping(written, where)
        power: Power = super().read_one(facts.get("power"), reading, where)
        check_keys(facts, {"power", *KEYS.get(power.id, ())}, where)
        return Held(power, **self.on_card(power, facts, reading, where))

    def on_card(self, power: Power, facts: Mapping[str, Any], reading: Reading, where: str) -> dict[str, Any]:
        """What lies on the card of a power, as a position names it; left out, as at the start."""
        rules = reading.rules
        basics = [space.id for space in rules.spaces.values() if space.kind == BASIC]
        if power.id == AXOLOTLS:
            tokens = as_number(facts.get("tokens", 0), f"the tokens in {where}", most=len(basics))
            left = as_list(facts.get("left", basics), where)
            return {"tokens": tokens, "left": tuple(read_basic(name, basics, where) for name in left)}
        if power.id == LIZARDS:
            forest = read_forest(facts.get("forest", []), reading, f"the private places in {where}")
            return {"forest": forest, "stack": read_stack(facts, forest, reading, where)}
        if power.id == PLATYPUSES:
            return {"points": as_number(facts.get("points", TREASURE), f"the points in {where}", most=TREASURE)}
        if power.id == RATS:
            return {"slot": as_number(facts.get("slot", 0), f"the slot in {where}", most=rules.limits.meadow - 1)}
        if power.id == TURTLES:
            goods = read_goods(facts.get("goods", {}), f"the goods in {where}")
            if goods.total > 1:
                raise PositionError(f"the goods in {where} are {goods.total}, but only 1 can be invested")
            return {"goods": goods}
        return {}

    def hide(self, written: Any, value: Any, state: State, *, seen: bool) -> Any:
        if isinstance(written, dict) and "stack" in written:
            return {**written, "stack": len(written["stack"])}
        return written


def read_basic(name: Any, basics: list[str], where: str) -> str:
    if name not in basics:
        raise PositionError(f"{quoted(name)} in {where} is no Basic location")
    return str(name)


def read_forest(names: Any, reading: Reading, where: str) -> tuple[Space, ...]:
    """Forest cards of which none lies anywhere else."""
    forest = tuple(pick(reading.rules.spaces, name, "forest card", where) for name in as_list(names, where))
    for space in forest:
        if space.kind != FOREST or space in reading.state.spaces or forest.count(space) > 1:
            raise PositionError(f"{space.id} cannot be among {where}")
    return forest


def read_stack(facts: Mapping[str, Any], forest: tuple[Space, ...], reading: Reading, where: str) -> tuple[Space, ...]:
    """The stack from its top; left out, the rest of the Forest cards."""
    rest = [space for space in unused_forest(reading.rules, reading.state) if space not in forest]
    if "stack" not in facts:
        return tuple(rest)
    stack = read_forest(facts["stack"], reading, f"the stack in {where}")
    for space in stack:
        if space in forest:
            raise PositionError(f"{space.id} cannot be in the stack and among the private places in {where}")
    return stack


def unused_forest(rules: Ruleset, state: State) -> list[Space]:
    """The Forest cards that do not lie on the board."""
    return [space for space in rules.spaces.values() if space.kind == FOREST and space not in state.spaces]
