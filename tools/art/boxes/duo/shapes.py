"""What several of the Duo's constructions need: mansard roofs, sails, apples, a hanging bridge, a beam of light."""

from collections.abc import Sequence
from itertools import pairwise

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.buildings import roofs, trims, water, works
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Face
from art.parts.buildings.tones import Tone


def mansard(
    canvas: Canvas, x: float, y: float, width: float, height: float, tones: Tone = t.SLATE_BLUE, draw_in: float = 26
) -> None:
    """A flat-topped roof whose eaves' middle is (x, y)."""
    half, top = width / 2, y - height
    slope = Face((x - half + draw_in, top), (x + half - draw_in, top), (x + half, y), (x - half, y))
    roofs.tiles(canvas, slope, 4, tones, 14)


def sail(canvas: Canvas, x: float, y: float, wide: float, tall: float, colour: str = "#f6ecd6") -> None:
    """A square sail bellied by the wind, hanging from a yard whose middle is (x, y)."""
    half = wide / 2
    d = (
        f"M{x - half} {y} H{x + half} C{x + half * 1.2} {y + tall * 0.4} {x + half * 1.1} {y + tall * 0.8} {x + half} "
        f"{y + tall} Q{x} {y + tall * 0.8} {x - half} {y + tall} C{x - half * 0.8} {y + tall * 0.7} {x - half * 0.8} "
        f"{y + tall * 0.3} {x - half} {y} Z"
    )
    light = canvas.glow(x - half * 0.3, y + tall * 0.3, half * 1.2, "#fffaf0", 0.6)
    canvas.path(d, colour, 3, (light, canvas.fade(x, y, x + half, y + tall, "#5a4630", 0.4)))
    works.pole(canvas, (x - half - 10, y), (x + half + 10, y), 6, t.OAK)


def ship(canvas: Canvas, x: float, y: float, scale: float = 1.0, colour: str = "#f6ecd6", tones: Tone = t.OAK) -> None:
    """A two-masted ship, 300 long and 280 high, on its water line."""
    with canvas.moved(x, y, scale):
        water.water_shadow(canvas, 0, 10, 300)
        for mast, top in ((-56, -250), (58, -220)):
            works.pole(canvas, (mast, -30), (mast, top), 9, t.OAK)
            sail(canvas, mast, top + 26, 96, 68, colour)
            sail(canvas, mast, top + 104, 112, 74, colour)
            trims.pennant(canvas, mast, top + 6, 0.9, "#b8483a", 22)
        trims.rope(canvas, (-56, -240), (-150, -40), 4)
        trims.rope(canvas, (58, -210), (150, -40), 4)
        water.hull(canvas, 0, 0, 300, 62, tones)


def rowing_boat(canvas: Canvas, x: float, y: float, scale: float = 1.0, tones: Tone = t.RED_BOARD) -> None:
    """A small open boat with one triangular sail."""
    with canvas.moved(x, y, scale):
        works.pole(canvas, (0, -10), (0, -110), 6, t.OAK)
        light = canvas.glow(20, -70, 40, "#fffdf4", 0.8)
        canvas.path("M4 -106 C44 -84 54 -52 50 -30 L4 -26 Z", "#f3e3c0", 2.6, (light,))
        water.hull(canvas, 0, 0, 130, 30, tones, 3)


def fruit(canvas: Canvas, *spots: tuple[float, float], colour: str = "#c8402f", size: float = 9) -> None:
    """Round fruits in a crown or in the grass."""
    for x, y in spots:
        canvas.ellipse(
            x, y, size, size, colour, 2, (canvas.glow(x - size * 0.3, y - size * 0.4, size, "#ffd8b0", 0.9),)
        )
        canvas.line(f"M{x} {y - size + 1} q2 -5 5 -6", 2, "#4a3420")


def hanging_bridge(canvas: Canvas, left: tuple[float, float], right: tuple[float, float], sag: float = 40) -> None:
    """A bridge of planks on ropes between two rims."""
    spots = trims.hang_points(left, right, sag, 19)
    rail = [(x, y - 44) for x, y in spots]
    for (x, y), (_, top) in zip(spots[::2], rail[::2], strict=True):
        canvas.rod(f"M{x} {y} V{top}", 3.4, t.OAK[0], t.OAK[1], 1.2)
    canvas.line(shapes.polyline(rail), 4, "#6b4a2c")
    for (x0, y0), (x1, y1) in pairwise(spots):
        plank = f"M{x0 + 1} {y0 - 7} L{x1 - 1} {y1 - 7} L{x1 - 3} {y1 + 9} L{x0 - 1} {y0 + 9} Z"
        canvas.path(plank, t.PALE_WOOD[0], 2.2, (canvas.fade(x0, y0 - 6, x0, y0 + 10, t.PALE_WOOD[2], 0.5),))
    canvas.line(shapes.polyline([(x, y - 22) for x, y in rail[:1]] + [(x, y + 22) for x, y in rail]), 2.4, "#6b4a2c")


def beam(canvas: Canvas, x: float, y: float, reach: float, wide: float, colour: str = "#fff2b0") -> None:
    """A beam of light from (x, y) sideways; a negative reach points to the left."""
    d = f"M{x} {y - 5} L{x + reach} {y - wide} L{x + reach} {y + wide} L{x} {y + 5} Z"
    canvas.path(d, colour, 0, opacity=0.45)


def flags(canvas: Canvas, spots: Sequence[tuple[float, float]], colours: Sequence[str], pole: float = 40) -> None:
    """Pennants on poles, their colours in turn."""
    for k, (x, y) in enumerate(spots):
        trims.pennant(canvas, x, y, 1.0, colours[k % len(colours)], pole)
