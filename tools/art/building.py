"""Buildings as data: houses, towers and fronts with their walls, roofs, openings, in their surroundings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from art.kit.canvas import Canvas
from art.kit.pages import PAGE, Size
from art.kit.part import Drawables, Part, draw_all, put
from art.kit.shapes import Point
from art.parts.buildings import openings, roofs, towers, walls
from art.parts.buildings import tones as t
from art.parts.buildings.houses import gabled
from art.parts.buildings.surfaces import Face, Lathe, Surface
from art.parts.buildings.tones import Tone

STONE = put(walls.stone, 3, t.FIELDSTONE)
PLASTER = put(walls.plaster, 3, t.PLASTER)
TILES = put(roofs.tiles, 5, t.TILE_RED)
SLATE = put(roofs.tiles, 5, t.SLATE_BLUE)
THATCH = put(roofs.thatch, 5)


def timbered(seed: int = 4, wall: Tone = t.PLASTER, wood: Tone = t.OAK) -> dict[str, Any]:
    """Half-timbered walls for a house: ``House(at=(236, 340), **timbered())``."""
    gable = (
        (0.03, 0.48, 0.03, 1),
        (0.97, 0.48, 0.97, 1),
        (0, 0.48, 1, 0.48),
        (0.5, 0.04, 0.5, 0.48),
        (0.5, 0.2, 0.26, 0.48),
        (0.5, 0.2, 0.74, 0.48),
    )
    return {
        "walls": put(walls.timber, seed, gable, wall, wood, frame=False),
        "side_walls": put(walls.timber, seed + 1, ((0.34, 0, 0.34, 1), (0.66, 0, 0.66, 1)), wall, wood),
    }


@dataclass(frozen=True)
class Opening:
    """A window or door around (u, v) of a wall (0, 0 upper left, 1, 1 lower right), sized in units of the page."""

    part: Part
    u: float
    v: float
    wide: float
    tall: float

    def over(self, canvas: Canvas, wall: Surface) -> None:
        """Set it into the wall."""
        self.part.over(canvas, wall.box(self.u, self.v, self.wide, self.tall))


def window(u: float, v: float, wide: float = 24, tall: float = 32, shape: str = "arch", **details: Any) -> Opening:
    """A window; ``shape``: arch, square, round, gothic; details as in ``openings.window``."""
    return Opening(put(openings.window, shape, **details), u, v, wide, tall)


def door(
    u: float = 0.5,
    v: float = 0.82,
    wide: float = 38,
    tall: float = 58,
    shape: str = "arch",
    tones: Tone = t.OAK,
    **details: Any,
) -> Opening:
    """A door; details as in ``openings.door``."""
    return Opening(put(openings.door, shape, tones, **details), u, v, wide, tall)


def opening(
    draw: Callable[..., object], u: float, v: float, wide: float, tall: float, *args: Any, **named: Any
) -> Opening:
    """Any other thing set into a wall: a gateway, stained glass, shutters, a flower box."""
    return Opening(put(draw, *args, **named), u, v, wide, tall)


@dataclass(frozen=True, kw_only=True)
class House:
    """A gabled house seen from its corner, the middle of its gable wall's foot at ``at``.

    ``wall`` is the height to the eaves, ``rise`` from there to the ridge, ``depth`` how far the long wall runs back
    across and up the page, ``turn`` its side. ``front`` and ``side`` are openings; ``dim`` shades the long wall.
    """

    at: Point
    width: float = 160
    wall: float = 110
    rise: float = 84
    depth: tuple[float, float] = (100, -14)
    turn: int = 1
    overhang: float = 13
    flare: float = 0.0
    sag: float = 3.0
    walls: Part = PLASTER
    side_walls: Part | None = None
    roof: Part = TILES
    board: Tone = t.OAK
    ridge: Tone | None = None
    front: Sequence[Opening] = ()
    side: Sequence[Opening] = ()
    dim: float = 0.36

    def on(self, canvas: Canvas, **offered: Any) -> None:
        """Draw walls, openings and roof."""
        house = gabled(
            *self.at, self.width, self.wall, self.rise, self.depth, self.turn, self.overhang, self.flare, self.sag
        )
        (self.side_walls or self.walls).over(canvas, house.side)
        walls.dim(canvas, house.side, self.dim)
        walls.under_eaves(canvas, house.side, 0.2, 0.5)
        self.walls.over(canvas, house.front)
        for piece in self.front:
            piece.over(canvas, house.front)
        for piece in self.side:
            piece.over(canvas, house.side)
        house.put_on_roof(canvas, self.roof.over, self.board, 9, self.ridge)


@dataclass(frozen=True, kw_only=True)
class Tower:
    """A round tower with its foot's middle at ``at``, under a pointed ``roof``, a ``dome`` or ``merlons``."""

    at: Point
    width: float = 70
    height: float = 180
    roof: float = 80
    flare: float = 4.0
    lean: float = 0.0
    curve: float = 0.5
    overhang: float = 9
    walls: Part = STONE
    cover: Part = SLATE
    merlons: int = 0
    dome: float = 0.0
    onion: float = 0.0
    front: Sequence[Opening] = ()
    tip: str = ""

    def on(self, canvas: Canvas, **offered: Any) -> None:
        """Draw the wall, what tops it, and the openings."""
        (x, y), top = self.at, self.at[1] - self.height
        pointed = 0.0 if self.merlons or self.dome else self.roof
        body = towers.round_tower(
            canvas, x, y, self.width, self.height, pointed, self.walls.over, self.cover.over,
            self.overhang, self.flare, self.lean, self.curve,
        )  # fmt: skip
        if self.merlons:
            towers.battlements(canvas, body, self.merlons)
        if self.dome:
            self.cover.over(
                canvas, Lathe.dome(x + self.lean, top + 4, self.width + 2 * self.overhang, self.dome, onion=self.onion)
            )
        for piece in self.front:
            piece.over(canvas, body)
        if self.tip:
            towers.finial(
                canvas, x + self.lean * (1 + pointed / self.height), top - max(pointed, self.dome) + 6, 1.0, self.tip
            )


@dataclass(frozen=True, kw_only=True)
class Front:
    """A flat wall standing with the middle of its foot at ``at``: halls, city walls, shop fronts, temples.

    ``merlons`` give battlements, ``gable`` a triangular pediment, ``columns`` stand in front of it.
    """

    at: Point
    width: float = 220
    height: float = 130
    flare: float = 0.0
    walls: Part = STONE
    openings: Sequence[Opening] = ()
    merlons: int = 0
    gable: float = 0.0
    columns: int = 0
    tones: Tone = t.MARBLE

    def on(self, canvas: Canvas, **offered: Any) -> None:
        """Draw wall, openings, columns, and what crowns it."""
        x, y = self.at
        wall = Face.upright(x, y, self.width, self.height, self.flare)
        self.walls.over(canvas, wall)
        if self.merlons:
            towers.wall_battlements(canvas, wall, self.merlons, tones=self.tones)
        for piece in self.openings:
            piece.over(canvas, wall)
        for k in range(self.columns):
            shift = (k / max(1, self.columns - 1) - 0.5) * (self.width - 24)
            towers.column(canvas, x + shift, y, self.height - 6, 16, self.tones)
        if self.gable:
            towers.pediment(canvas, x, y - self.height + 4, self.width + 26, self.gable, self.tones)


@dataclass(frozen=True)
class Building:
    """A construction in its surroundings: everything in ``parts`` is drawn in its order. Called, it draws itself."""

    parts: Drawables
    page: Size = PAGE

    def __call__(self) -> Canvas:
        """The finished drawing."""
        canvas = Canvas(*self.page)
        draw_all(canvas, self.parts)
        return canvas


def building(*parts: Any) -> Building:
    """A construction: backdrop first, then houses and towers from far to near, then the yard before them."""
    return Building(parts)
