"""Regions of the landscape as data: what a file in `resources/boards` says, and which things lie in which slot.

The format is told in docs/adding_a_region.md. Measures are units on a ground of 1564 x 632, if it names no other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from everdell_desktop.resources import ResourceError, damaged, resource

from .lying import Thing

GROUND = 1564, 632
PLACE, RINGS, CARDS, TILES, FIGURES, TRACK, PILE = "place", "rings", "cards", "tiles", "figures", "track", "pile"
KINDS = (PLACE, RINGS, CARDS, TILES, FIGURES, TRACK, PILE)
MOST_CELLS = 400
LOOKS = ("", "scrap", "picture", "plain", "label", "speech")
NEIGHBOURS = ((1, 0), (-1, 0), (0, -1), (0, 1), (1, 1), (-1, 1), (1, -1), (-1, -1), (2, 0), (-2, 0))
Cell = tuple[float, float, float, float]


class RegionError(ResourceError):
    """The file of a region is wrong; the sentence names file and slot."""


@dataclass(frozen=True)
class Slot:
    """A part of a region where things of one kind lie."""

    name: str
    kind: str
    holds: tuple[str, ...]
    """Which things belong here: `space:basic` (a kind), `space=haven` (one), `award:...`, `meadow`, `pile=deck`,
    `tray:<name>`."""
    cells: tuple[Cell, ...] = ()
    """A rectangle for each thing, where they are given one by one."""
    area: Cell | None = None
    """The rectangle that all of them share, as large as fits, where they are not."""
    shape: float = 0.7
    """Height to width of a thing in a shared area."""
    crowded: tuple[int, float] | None = None
    """From so many things on they have another shape."""
    look: str = ""
    label: str = ""
    ring: tuple[float, float] | None = None
    """Where workers stand on a thing, as parts of its width and height."""
    path: tuple[tuple[float, float], ...] = ()
    """The steps of a track."""
    spreads: tuple[tuple[frozenset[str], Cell], ...] = ()
    """Wider areas that it has while nothing lies in some other slots; the first that fits is taken."""
    piece: tuple[float, float] = (72, 90)
    """How large a piece on a track is."""
    centred: bool = False
    """Whether pieces lie on the steps of their track, which are numbered, and do not stand on them."""
    upon: tuple[str, ...] = ()
    """The slots upon whose things its own may lie; nothing else may overlap."""
    bright: bool = False
    """Whether a question about what lies here leaves the region bright: it is all about this region."""

    def beside(self, empty: frozenset[str]) -> Slot:
        """The slot while nothing lies in these others."""
        area = next((area for others, area in self.spreads if others <= empty), self.area)
        return replace(self, area=area) if area != self.area else self

    def room(self) -> int:
        return len(self.cells) if self.cells else 99

    def places(self, number: int) -> list[Cell]:
        """Where so many things lie."""
        if self.cells or self.area is None:
            return list(self.cells[:number])
        if self.kind == FIGURES:
            return standing_places(self.area, number)
        x, y, wide, high = self.area
        gap = 8.0
        shape = self.crowded[1] if self.crowded is not None and number >= self.crowded[0] else self.shape
        best = (0.0, 1, 1)
        for columns in range(1, number + 1):
            rows = -(-number // columns)
            each = min((wide + gap) / columns - gap, ((high + gap) / rows - gap) / shape)
            best = max(best, (each, columns, rows))
        each, columns, rows = best
        tall = each * shape
        left = x + (wide - columns * (each + gap) + gap) / 2
        top = y + (high - rows * (tall + gap) + gap) / 2
        return [
            (left + n % columns * (each + gap), top + n // columns * (tall + gap), each, tall) for n in range(number)
        ]


@dataclass(frozen=True, eq=False)
class Region:
    """A painted part of the landscape with its slots."""

    name: str
    title: str
    at: tuple[int, int]
    """Column and row on the map; the Valley is 0, 0."""
    picture: str
    icon: str = ""
    slots: tuple[Slot, ...] = ()
    needs: tuple[str, ...] = ()
    """It is on the table where one of these things is; any thing of its slots where nothing is said."""
    seasons: bool = False
    """Whether there is a picture of it for each season."""
    signposts: dict[str, tuple[float, float]] = field(default_factory=dict)
    """Where the posts to its neighbours stand, by direction."""
    ground: tuple[float, float] = GROUND
    """How large it is, in units."""
    hours: str = ""
    """The track whose pieces carry the day along: night comes over the picture from the right as they travel."""


class Laid(NamedTuple):
    """A slot with the things in it."""

    slot: Slot
    things: list[Thing]


def read_region(path: Path) -> Region:
    """A region from its file; raises RegionError with a sentence."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        slots = tuple(read_slot(path.stem, slot) for slot in data["slots"])
        signposts = {way: (float(x), float(y)) for way, (x, y) in data.get("signposts", {}).items()}
        return Region(
            path.stem, data["title"], (int(data["at"][0]), int(data["at"][1])), data["picture"],
            data.get("icon", ""), slots, tuple(data.get("needs", ())), bool(data.get("seasons", False)), signposts,
            tuple(data.get("ground", GROUND)), data.get("hours", ""),
        )  # fmt: skip
    except (OSError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise RegionError(str(damaged("boards", path.name))) from error


def read_slot(region: str, data: dict[str, Any]) -> Slot:
    name = str(data["name"])
    if data["kind"] not in KINDS or data.get("look", "") not in LOOKS:
        raise RegionError(f"The slot {name} of the region {region} has a kind or look that nobody knows.")
    cells = tuple((float(x), float(y), float(w), float(h)) for x, y, w, h in data.get("cells", ()))
    if "grid" in data:
        cells = grid_cells(**data["grid"])
    area = data.get("area")
    ring, crowded = data.get("ring"), data.get("crowded")
    path = tuple((float(x), float(y)) for x, y in data.get("path", ()))
    if not cells and area is None and not path:
        raise RegionError(f"The slot {name} of the region {region} says neither cells nor grid, area or path.")
    return Slot(
        name, data["kind"], tuple(data["holds"]), cells, tuple(map(float, area)) if area else None,  # type: ignore[arg-type]
        float(data.get("shape", 0.7)), (int(crowded[0]), float(crowded[1])) if crowded else None,
        data.get("look", ""), data.get("label", ""),
        (float(ring[0]), float(ring[1])) if ring else None, path,
        tuple((frozenset(one["empty"]), tuple(map(float, one["area"]))) for one in data.get("spreads", ())),  # type: ignore[misc]
        tuple(data.get("piece", (72, 90))), bool(data.get("centred", False)),
        tuple(data.get("upon", ())), bool(data.get("bright", False)),
    )  # fmt: skip


def standing_places(area: Cell, number: int) -> list[Cell]:
    """Figures in a row, shoulder to shoulder if need be; too many for that stand in two rows, one behind the other."""
    x, y, wide, high = area
    each = high * 0.8
    if number * each * 0.75 <= wide:
        step = min(each, (wide - each) / max(1, number - 1))
        left = x + (wide - each - step * (number - 1)) / 2
        return [(left + n * step, y, each, high) for n in range(number)]
    behind = (number + 1) // 2
    step = wide / (behind + 0.5)
    tall = min(high * 0.74, step * 1.3)
    back = [(x + n * step, y, step, tall) for n in range(behind)]
    return back + [(x + (n + 0.5) * step, y + high - tall, step, tall) for n in range(number - behind)]


def grid_cells(at: Sequence[float], cell: Sequence[float], step: Sequence[float], columns: int, rows: int = 1,
               down: bool = False) -> tuple[Cell, ...]:  # fmt: skip
    """Equal cells in columns and rows, counted along the rows or `down` the columns."""
    if columns * rows > MOST_CELLS:
        raise ValueError(f"a slot has at most {MOST_CELLS} cells")
    order = [(c, r) for c in range(columns) for r in range(rows)] if down else [
        (c, r) for r in range(rows) for c in range(columns)
    ]  # fmt: skip
    return tuple((at[0] + c * step[0], at[1] + r * step[1], float(cell[0]), float(cell[1])) for c, r in order)


def all_regions() -> list[Region]:
    """Every region there is a file for, those in the middle of the map first."""
    regions = [read_region(path) for path in sorted(resource("boards").glob("*.json"))]
    return sorted(regions, key=lambda region: (abs(region.at[0]) + abs(region.at[1]), region.name))


def lay_out(things: Sequence[Thing], regions: Iterable[Region]) -> dict[Region, list[Laid]]:
    """Which regions are on the table and what lies in their slots; what no slot names lies in a region made for it."""
    waiting = list(things)
    table: dict[Region, list[Laid]] = {}
    words = {key for thing in things for key in thing.keys}
    seen = [region for region in regions if not region.needs or words.intersection(region.needs)]
    by_name = {key for region in seen for slot in region.slots for key in slot.holds if "=" in key}
    for region in seen:
        laid: list[Laid] = []
        for slot in region.slots:
            found = [
                thing for key in slot.holds for thing in waiting
                if key in thing.keys and (key in by_name or not by_name.intersection(thing.keys))
            ]  # fmt: skip
            found = list(dict.fromkeys(found))[: slot.room()]
            waiting = [thing for thing in waiting if thing not in found]
            laid.append(Laid(slot, found))
        if any(one.things for one in laid):
            empty = frozenset(one.slot.name for one in laid if not one.things)
            table[region] = [one._replace(slot=one.slot.beside(empty)) for one in laid]
    if waiting:
        region = made_for(waiting, [region.at for region in table], next(iter(table)).ground if table else GROUND)
        table[region] = [
            Laid(slot, [t for t in waiting if t.group == slot.name]) for slot in region.slots
        ]  # fmt: skip
    return placed_apart(table)


def made_for(
    things: Sequence[Thing], taken: Sequence[tuple[int, int]], ground: tuple[float, float] = GROUND
) -> Region:  # fmt: skip
    """A region for things that no slot names: each group side by side in a row of its own."""
    groups = list(dict.fromkeys(thing.group for thing in things))
    titles = {thing.group: thing.group_title for thing in things}
    high = (ground[1] - 80) / len(groups)
    slots = tuple(
        Slot(group, made_kind([t for t in things if t.group == group]), (), area=(
            60, 76 + number * high + 26, ground[0] - 280, high - 34), label=titles[group],
            shape=made_shape([t for t in things if t.group == group]))
        for number, group in enumerate(groups)
    )  # fmt: skip
    at = next(spot for spot in NEIGHBOURS if spot not in taken) if (0, 0) in taken else (0, 0)
    return Region("beyond", "Beyond", at, "regions/valley_summer", "zoom", slots, ground=ground)


def made_kind(things: Sequence[Thing]) -> str:
    if all(thing.card is not None for thing in things):
        return CARDS
    return PILE if all(thing.number is not None for thing in things) else TILES


def made_shape(things: Sequence[Thing]) -> float:
    return 0.7 if made_kind(things) == TILES else 1.35


def placed_apart(table: dict[Region, list[Laid]]) -> dict[Region, list[Laid]]:
    """No two regions at one spot of the map: a later one moves to the next free one."""
    taken: set[tuple[int, int]] = set()
    apart: dict[Region, list[Laid]] = {}
    for region, laid in table.items():
        at = region.at if region.at not in taken else next(spot for spot in NEIGHBOURS if spot not in taken)
        taken.add(at)
        apart[region if at == region.at else Region(**{**region.__dict__, "at": at})] = laid
    return apart
