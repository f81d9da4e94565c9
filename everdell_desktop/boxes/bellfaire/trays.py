"""What the fair lays on the table: the crates on their side, the garland, and the power that rules a seat."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import BOARD, HOME, OFFERED, RULE, Tile, Tray

from .garland import FIRST, SECOND, counts
from .market import CRATES, TRADE_GOODS, TRADE_POINTS
from .part import GAIN, TRADE, part_of
from .powers import POWERS


def crates_on(side: str, state: State) -> list[Tile]:
    """The crates on a side of the Market; where one has crossed over its place is empty."""
    tiles = []
    for crate in CRATES:
        if part_of(state).side(crate.id) != side:
            tiles.append(Tile(Subject(f"empty_{side}", crate.id), "", ""))
            continue
        text = crate.text if side == GAIN else f"Pay {crate.text}: {TRADE_POINTS} {{point}} {TRADE_GOODS} {{any}}"
        tiles.append(
            Tile(Subject("crate", crate.id), f"crates/{crate.id}", f"{crate.name} crate", text, strip=crate.text)
        )
    return tiles


def to_take(state: State, seat: int) -> list[Tile]:
    return crates_on(GAIN, state)


def for_trade(state: State, seat: int) -> list[Tile]:
    return crates_on(TRADE, state)


def garland_tiles(state: State, seat: int) -> list[Tile]:
    """The tile with the number each city holds, and what it would bring the one who looks."""
    hung = part_of(state).garland
    if hung is None:
        return []
    found = counts(state)
    places = sorted({number for number in found if number}, reverse=True)
    points = dict(zip(places, (FIRST, SECOND), strict=False)).get(found[seat], 0)
    standing = ", ".join(f"{player.name} {number}" for player, number in zip(state.players, found, strict=True))
    text = f"{hung.text}\nNow: {standing}"
    now = f"{found[seat]}: {points} {{point}}"
    return [Tile(Subject("garland", hung.id), f"garlands/{hung.id}", hung.name, text, strip=hung.text, now=now)]


def power_tiles(state: State, seat: int) -> list[Tile]:
    """The power of a seat, with what lies on its card."""
    held = part_of(state).power[seat]
    if held is None:
        return []
    power = held.power
    lying = [
        f"{held.tokens} wild" if held.tokens else "",
        f"{held.points} {{point}}" if held.points else "",
        " ".join(f"{number} {{{kind}}}" for kind, number in held.goods.items()),
    ]
    badge = next((words for words in lying if words), "")
    return [Tile(Subject("power", power.id, seat), f"powers/{power.id}", power.name, power.text, badge)]


def private_tiles(state: State, seat: int) -> list[Tile]:
    """The places of one's own."""
    held = part_of(state).power[seat]
    spaces = held.forest if held is not None else ()
    return [Tile(Subject("space", space.id), f"forest/{space.id}", space.name, space.text) for space in spaces]


def peoples(state: State, seat: int) -> list[Tile]:
    """All that can be led, to be read before one is chosen."""
    return [
        Tile(Subject("power", power.id), f"powers/{power.id}", power.name, power.text, strip=power.title)
        for power in POWERS
    ]  # fmt: skip


def forest_cards(state: State, seat: int) -> list[Tile]:
    """What the Lizards look at when they choose a place of their own."""
    held = part_of(state).power[seat]
    return [
        Tile(Subject("forest_card", space.id), f"forest/{space.id}", space.name, space.text)
        for space in (held.stack if held is not None else ())
    ]  # fmt: skip


TRAYS = (
    Tray("stalls", "Crates to take", BOARD, to_take),
    Tray("trade", "Crates for trade", BOARD, for_trade),
    Tray("garland", "The garland", BOARD, garland_tiles),
    Tray("power", "Power", RULE, power_tiles, "power"),
    Tray("people", "People", HOME, power_tiles, "power"),
    Tray("peoples", "Peoples", OFFERED, peoples),
    Tray("forest_cards", "Forest cards", OFFERED, forest_cards),
    Tray("own_forest", "Own forest", HOME, private_tiles, "valley"),
)
