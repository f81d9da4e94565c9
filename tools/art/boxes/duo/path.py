"""Sun and Moon, who wander along the path through the Meadow, and the watch that turns them back."""

import functools
from collections.abc import Callable

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.picture import Picture, gently_painted
from art.parts.icons import campaign

Drawing = Callable[[Canvas, float, float], None]


def smile(canvas: Canvas, x: float, y: float, ink: str) -> None:
    """Two closed eyes, red cheeks and a quiet mouth."""
    canvas.line(f"M{x - 42} {y - 8} q14 14 28 0 M{x + 14} {y - 8} q14 14 28 0", 5, ink)
    canvas.line(f"M{x - 18} {y + 24} q18 16 36 0", 5, ink)
    for side in (-1, 1):
        canvas.spot(x + side * 50, y + 18, 20, 14, "#e5785f", 0.7)


def sun(canvas: Canvas, x: float, y: float) -> None:
    """A golden face in a wreath of rays."""
    canvas.spot(x, y, 190, 190, "#ffe28a", 0.8)
    light = canvas.glow(x - 20, y - 30, 130, "#fff6c8", 0.9)
    canvas.path(shapes.star(x, y, 138, 100, 14), "#e89a34", 4, (light,))
    canvas.ellipse(x, y, 92, 92, "#f4c24a", 4, (canvas.glow(x - 24, y - 34, 90, "#fff8d0", 0.95),))
    smile(canvas, x, y, "#7a430e")


def moon(canvas: Canvas, x: float, y: float) -> None:
    """A silver face, asleep, in its own light."""
    canvas.spot(x, y, 190, 190, "#cfe0f4", 0.6)
    canvas.ellipse(x, y, 108, 108, "#c8d0dc", 4, (canvas.glow(x - 30, y - 40, 110, "#fffdf4", 0.95),))
    for dx, dy, size in ((58, -52, 16), (-66, 46, 12), (30, 74, 10), (-30, -76, 9)):
        canvas.ellipse(x + dx, y + dy, size, size * 0.9, "#aab4c8", 2)
    smile(canvas, x, y, "#34486a")


def watch(canvas: Canvas, x: float, y: float) -> None:
    """A pocket watch of brass, open."""
    with canvas.moved(x - 128, y - 140, 4.0):
        campaign.watch(canvas)


TOKEN = 200, 200


def token(draw: Drawing) -> Canvas:
    """A round token on a clear ground, with its own light and a shadow below."""
    canvas = Canvas(*TOKEN)
    canvas.spot(104, 178, 70, 18, "#2a1a0c", 0.5)
    with canvas.moved(100, 98, 0.62):
        draw(canvas, 0, 0)
    return canvas


PICTURES = (
    Picture("duo/sun.png", TOKEN, (functools.partial(token, sun),), gently_painted),
    Picture("duo/moon.png", TOKEN, (functools.partial(token, moon),), gently_painted),
    Picture("duo/watch.png", TOKEN, (functools.partial(token, watch),), gently_painted),
)
