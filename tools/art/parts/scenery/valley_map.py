"""Maps of campaigns: green land with a river, and a path from stone to stone."""

from collections.abc import Sequence

from art.kit.canvas import Canvas
from art.kit.shapes import Point

PAGE = (782, 600)
"""The units in which stones are placed; `resources/texts/campaign.json` has the same places."""
SIZE = (1173, 900)


def land(canvas: Canvas, green: str = "#b9cf86", light: str = "#dceab0", dark: str = "#a3bf70") -> None:
    """Rolling ground with lighter patches."""
    canvas.cover(green)
    canvas.cover(canvas.glow(240, 160, 460, light, 0.8))
    canvas.cover(canvas.glow(620, 480, 380, dark, 0.6))
    for x, y, wide in ((140, 220, 120), (430, 190, 150), (250, 410, 140), (560, 390, 130), (690, 80, 110)):
        canvas.spot(x, y, wide, wide * 0.5, light, 0.5)


def river(canvas: Canvas) -> None:
    """The river from the hills at the top to the foot of the page."""
    d = "M398 -10 C380 60 420 120 380 190 C340 260 300 330 350 400 C400 450 440 520 400 620"
    canvas.brush(d, 40, "#4f93a8")
    canvas.brush(d, 34, "#86c4cc")
    canvas.brush(d, 10, "#c0e4e4", 0.7)


def trail(canvas: Canvas, start: Point, stones: Sequence[Point], end: Point) -> None:
    """The path from stone to stone and on to where it ends."""
    spots = [start, start, *stones, end, end]
    d = f"M{start[0]} {start[1]}"
    for before, near, far, after in zip(spots, spots[1:], spots[2:], spots[3:], strict=False):
        (x1, y1), (x2, y2) = near, far
        lead = x1 + (x2 - before[0]) / 6, y1 + (y2 - before[1]) / 6
        tail = x2 - (after[0] - x1) / 6, y2 - (after[1] - y1) / 6
        d += f" C{lead[0]:.0f} {lead[1]:.0f} {tail[0]:.0f} {tail[1]:.0f} {x2} {y2}"
    canvas.brush(d, 30, "#b08a54")
    canvas.brush(d, 25, "#ecd9a8")
    canvas.brush(d, 7, "#fbf0cc", 0.6)
