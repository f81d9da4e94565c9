"""What the fair lays on the table: the crates on their side, the garland, and the power that rules a seat."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import BOARD, HOME, OFFERED, RULE, Rank, Tile, Tray

from .garland import FIRST, SECOND, counts
from .market import CRATES, TRADE_GOODS, TRADE_POINTS
from .part import GAIN, TRADE, part_of
from .powers import POWERS

WORDS = {GAIN: "to take", TRADE: "for trade"}


def crates_on(side: str, state: State) -> list[Tile]:
    """The crates on a side of the Market; where one has crossed over its place is empty."""
    tiles = []
    for crate in CRATES:
        if part_of(state).side(crate.id) != side:
            tiles.append(Tile(Subject(f"empty_{side}", crate.id), "", "", strip=WORDS[side]))
            continue
        title, art, subject = f"{crate.name} crate", f"crates/{crate.id}", Subject("crate", crate.id)
        trade = f"{crate.text} : {TRADE_POINTS} {{point}} {TRADE_GOODS} {{any}}"
        if side == GAIN:
            text = f"Take {crate.text}. Then the crate lies for trade."
            tiles.append(Tile(subject, art, title, text, "Take", strip=crate.text))
        else:
            text = (
                f"Pay {crate.text} for {TRADE_POINTS} {{point}} and {TRADE_GOODS} {{any}}. Then it can be taken again."
            )
            tiles.append(Tile(subject, art, title, text, "Trade", strip=trade))
    return tiles


def to_take(state: State, seat: int) -> list[Tile]:
    return crates_on(GAIN, state)


def for_trade(state: State, seat: int) -> list[Tile]:
    return crates_on(TRADE, state)


def garland_tiles(state: State, seat: int) -> list[Tile]:
    """The tile with the number each city holds, the most first, and what it would bring."""
    hung = part_of(state).garland
    if hung is None:
        return []
    found = counts(state)
    places = sorted({number for number in found if number}, reverse=True)
    worth = dict(zip(places, (FIRST, SECOND), strict=False))
    ranks = sorted(
        (Rank(seat, number, worth.get(number, 0)) for seat, number in enumerate(found)), key=lambda r: -r.number
    )
    standing = ", ".join(f"{state.players[rank.seat].name} {rank.number}" for rank in ranks)
    text = f"{hung.text}\nNow: {standing}"
    return [
        Tile(Subject("garland", hung.id), f"garlands/{hung.id}", hung.name, text, strip=hung.text, ranks=tuple(ranks))
    ]  # fmt: skip


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
    Tray("people", "People", HOME, power_tiles, "power", public=power_tiles),
    Tray("peoples", "Peoples", OFFERED, peoples),
    Tray("forest_cards", "Forest cards", OFFERED, forest_cards),
    Tray("own_forest", "Own forest", HOME, private_tiles, "valley", public=private_tiles),
)
