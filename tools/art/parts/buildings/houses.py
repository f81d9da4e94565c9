"""The geometry of a gabled house seen from its corner, and the way its roof is put on."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from art.kit.canvas import Canvas
from art.kit.shapes import Point
from art.parts.buildings import openings, roofs, walls
from art.parts.buildings import tones as t
from art.parts.buildings.geometry import gable_bounds
from art.parts.buildings.surfaces import Face
from art.parts.buildings.tones import Tone

Cover = Callable[[Canvas, Face], None]


@dataclass(frozen=True)
class House:
    """The visible faces of a gabled house: gable wall (front), long wall (side), near roof slope.

    ``far_eave`` is the lower end of the verge on the side turned away; ``turn`` is 1 when the long wall goes back
    to the right, -1 when it goes to the left.
    """

    front: Face
    side: Face
    roof: Face
    apex: Point
    near_eave: Point
    far_eave: Point
    turn: int

    def put_on_roof(
        self, canvas: Canvas, cover: Cover, board: Tone = t.OAK, edge: float = 9, ridge: Tone | None = None
    ) -> None:
        """Cover the slope, then draw the boards along the gable and the ridge."""
        cover(canvas, self.roof)
        start, end = (
            (self.roof.corners[0], self.roof.corners[1])
            if self.turn > 0
            else (self.roof.corners[1], self.roof.corners[0])
        )
        roofs.verge(canvas, self.apex, self.far_eave, edge, board)
        roofs.verge(canvas, self.apex, self.near_eave, edge, board)
        if ridge:
            roofs.ridge(canvas, start, end, edge * 0.8, ridge, self.roof.sag)


def gabled(
    x: float,
    y: float,
    width: float,
    wall: float,
    rise: float,
    depth: tuple[float, float] = (90, -16),
    turn: int = 1,
    overhang: float = 12,
    flare: float = 0.0,
    sag: float = 0.0,
) -> House:
    """A house with the middle of its gable wall's foot at (x, y).

    ``wall`` is the height to the eaves, ``rise`` from there to the ridge; ``depth`` is how far the foot of the long
    wall runs back across and up the page; ``turn`` picks the side. ``flare`` widens the wall at the eaves (crooked
    old houses), ``sag`` lets the ridge hang.
    """
    half = width / 2
    dx, dy = depth[0] * turn, depth[1]
    eave_y, top_y = y - wall, y - wall - rise
    front = Face(
        (x - half - flare, top_y),
        (x + half + flare, top_y),
        (x + half, y),
        (x - half, y),
        bounds=gable_bounds(rise / (wall + rise)),
    )
    near_x = x + (half + flare) * turn
    foot_x = x + half * turn
    back_eave = (near_x + dx, eave_y + dy * 0.55)
    back_foot = (foot_x + dx, y + dy)
    if turn > 0:
        side = Face((near_x, eave_y), back_eave, back_foot, (foot_x, y))
    else:
        side = Face(back_eave, (near_x, eave_y), (foot_x, y), back_foot)
    slope = math.hypot(half + flare, rise)
    down_x, down_y = (half + flare) / slope * overhang, rise / slope * overhang
    forward = overhang * 0.7 / max(1.0, abs(dx))
    apex = (x - dx * forward, top_y - dy * forward * 0.3 - 3)
    near_eave = (near_x + down_x * turn - dx * forward, eave_y + down_y - dy * forward * 0.5)
    far_eave = (x - (half + flare + down_x) * turn - dx * forward, eave_y + down_y - dy * forward * 0.5)
    back = 1 + overhang * 0.5 / max(1.0, abs(dx))
    ridge_end = (x + dx * back, top_y + dy * 0.35 * back - 3)
    eave_end = (near_x + down_x * turn + dx * back, eave_y + down_y + dy * 0.55 * back)
    if turn > 0:
        roof = Face(apex, ridge_end, eave_end, near_eave, sag)
    else:
        roof = Face(ridge_end, apex, near_eave, eave_end, sag)
    return House(front, side, roof, apex, near_eave, far_eave, turn)


def cottage(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    wall: Tone = t.PLASTER,
    roof: Tone = t.SHINGLE_BROWN,
    turn: int = 1,
    framed: bool = True,
) -> None:
    """A complete small house for streets and backgrounds, 100 wide and 110 high at scale 1."""
    with canvas.moved(x, y, scale):
        house = gabled(-14 * turn, 0, 66, 44, 44, (46, -6), turn, 9, 1, 2)
        if framed:
            walls.timber(canvas, house.side, seed, ((0.5, 0, 0.5, 1),), wall, width=4)
        else:
            walls.plaster(canvas, house.side, seed, wall, 1, 2.6)
        walls.dim(canvas, house.side, 0.3)
        posts = ((0.03, 0.5, 0.03, 1), (0.97, 0.5, 0.97, 1), (0, 0.5, 1, 0.5), (0.5, 0.04, 0.5, 0.5))
        walls.timber(canvas, house.front, seed, posts if framed else (), wall, frame=False, width=4.4)
        openings.window(canvas, house.side.box(0.5, 0.5, 13, 16), "square")
        openings.window(canvas, house.front.box(0.26, 0.74, 12, 16), "square")
        openings.window(canvas, house.front.box(0.5, 0.34, 12, 14), "arch")
        openings.door(canvas, house.front.box(0.68, 0.82, 17, 30), "arch", t.OAK, None, 3, step=False)
        house.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, seed, roof, 11, "square", 2.6), t.OAK, 6)
