"""Jetties and boats."""

from art.kit.canvas import Canvas
from art.kit.palette import mixed
from art.kit.shapes import point, polygon, rounded
from art.parts.buildings import tones as t
from art.parts.buildings.tones import Tone
from art.parts.buildings.works import pole


def jetty(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    depth: float = 22,
    posts: int = 4,
    drop: float = 34,
    tones: Tone = t.GREY_WOOD,
) -> None:
    """A plank jetty on posts to the right of (x, y), its deck seen from above."""
    body, light, dark = tones
    for k in range(posts):
        px = x + width * (k + 0.4) / posts
        pole(canvas, (px, y + depth * 0.5), (px, y + depth + drop), 7, tones)
    boards = max(4, round(width / 11))
    for k in range(boards):
        a, b = x + width * k / boards, x + width * (k + 1) / boards
        slant = depth * 0.35
        canvas.path(
            polygon([(a + slant, y), (b + slant, y), (b, y + depth), (a, y + depth)]),
            mixed(body, light if k % 3 else dark, 0.2),
            1.5,
            (),
            mixed(dark, body, 0.2),
        )
    canvas.path(rounded(x, y + depth, width, 6, 1), body, 2, (canvas.fade(0, y + depth, 0, y + depth + 7, dark, 0.6),))


def hull(
    canvas: Canvas,
    x: float,
    y: float,
    length: float,
    height: float,
    tones: Tone = t.OAK,
    strakes: int = 4,
    curl: float = 0.35,
) -> None:
    """A clinker-built hull; (x, y) is the middle of its water line, stem and stern curl up by ``curl``."""
    body, light, dark = tones
    half = length / 2
    lift = height * curl
    stem = f"M{point(x - half, y - height - lift)} C{point(x - half * 0.98, y - height * 0.3)} "
    keel = f"{point(x - half * 0.84, y)} {point(x - half * 0.7, y + 2)} L{point(x + half * 0.74, y + 2)} "
    stern = f"C{point(x + half * 0.88, y - height * 0.1)} {point(x + half * 0.98, y - height * 0.4)} "
    stern_top = point(x + half, y - height - lift * 1.2)
    bows = f"C{point(x + half * 0.7, y - height * 0.86)} {point(x - half * 0.7, y - height * 0.86)} "
    outline = f"{stem}{keel}{stern}{stern_top} {bows}{point(x - half, y - height - lift)} Z"
    canvas.path(
        outline,
        body,
        3.2,
        (
            canvas.glow(x - half * 0.4, y - height * 0.8, half, light, 0.8),
            canvas.fade(x, y - height * 0.6, x + half * 0.2, y + 4, dark, 0.7),
        ),
    )
    for k in range(1, strakes):
        s = k / strakes
        drop = height * s
        squeeze = 1 - 0.22 * s
        end = y - height - lift * (1 - s) + drop
        low = y - height * 0.86 + drop
        bow = f"C{point(x - half * 0.6, low)} {point(x + half * 0.6, low)} {point(x + half * squeeze, end)}"
        canvas.line(f"M{point(x - half * squeeze, end)} {bow}", 1.6, dark, 0.75)
    bow = f"C{point(x - half * 0.7, y - height * 0.86)} {point(x + half * 0.7, y - height * 0.86)} {stern_top}"
    rail = f"M{point(x - half, y - height - lift)} {bow}"
    canvas.rod(rail, 5.5, mixed(body, light, 0.3), light, 1.8)


def water_shadow(canvas: Canvas, x: float, y: float, width: float, colour: str = "#2c5058") -> None:
    """The reflection under something floating."""
    canvas.spot(x, y + 6, width * 0.56, 16, colour, 0.75)
    for k in range(5):
        px = x + (k - 2) * width * 0.2
        canvas.brush(f"M{px - 18:.1f} {y + 5 + (k % 3) * 6:.1f} q9 -4 18 0 t18 0", 2.2, "#eaf6ea", 0.7)
