"""Placing figures and heads on the page."""

from collections.abc import Iterator
from contextlib import contextmanager

from art.kit.canvas import Canvas

HEAD_Y = -236.0


@contextmanager
def standing(
    canvas: Canvas,
    x: float = 270,
    y: float = 388,
    scale: float = 1.0,
    lean: float = 0.0,
    shadow: float = 128,
    aura: float = 0.0,
) -> Iterator[None]:
    """Figure coordinates with the feet at (x, y).

    ``shadow`` is the half width of the shadow on the ground, ``aura`` the strength of a pale light behind the
    figure that sets it off against a busy or dark backdrop.
    """
    if aura:
        canvas.spot(x, y - 210 * scale, 220 * scale, 220 * scale, "#fff0c4", aura)
    if shadow:
        canvas.spot(x + 8 * scale, y - 2, shadow * scale, shadow * 0.17 * scale, "#241a10", 0.75)
    with canvas.moved(x, y, scale, rotate=lean):
        yield


@contextmanager
def head_at(canvas: Canvas, x: float = 0, y: float = HEAD_Y, tilt: float = 0.0, scale: float = 1.0) -> Iterator[None]:
    """Head coordinates on a figure; ``tilt`` in degrees, positive to the right. Casts a shadow on the chest."""
    canvas.spot(x + 6, y + 74 * scale, 62 * scale, 18 * scale, "#2a160c", 0.5)
    with canvas.moved(x, y, scale, rotate=tilt):
        yield
