"""Rails across the page, and the loads and tokens of the railway."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.buildings import tones as t

GOLD = ("#e2ae3c", "#fff0b4", "#7a480e")


def track(canvas: Canvas, y: float) -> None:
    """A track from edge to edge, its rails at ``y``."""
    canvas.path(f"M-10 {y - 6} H550 V{y + 40} H-10 Z", "#b3a284", 1.6, (canvas.fade(0, y, 0, y + 40, "#6a5a44", 0.6),))
    for x in range(6, 540, 34):
        canvas.path(shapes.rounded(x, y - 2, 18, 22, 3), t.OAK[0], 1.8)
    for line in (y, y + 12):
        canvas.rod(f"M-10 {line} H550", 5, t.IRON[0], t.IRON[1], 1.6)


def coin(canvas: Canvas, x: float, y: float, radius: float = 60) -> None:
    """A golden point."""
    body, light, dark = GOLD
    shine = canvas.glow(x - radius * 0.3, y - radius * 0.35, radius, light, 0.95)
    canvas.ellipse(x, y, radius, radius, body, 4, (shine,), dark)
    canvas.ellipse(x, y, radius * 0.76, radius * 0.76, body, 2.6, (shine,), dark)
    canvas.path(shapes.star(x, y, radius * 0.5, radius * 0.24, 5), "#fff4c4", 2.4, (), dark)


def shield(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """The golden token: a door under an arch, with a shine."""
    body, light, dark = GOLD
    with canvas.moved(x, y, size):
        canvas.spot(6, 118, 120, 18, "#3a2a14", 0.5)
        arch = "M-92 112 V-20 C-92 -84 -50 -124 0 -124 C50 -124 92 -84 92 -20 V112 Z"
        canvas.path(arch, body, 5, (canvas.glow(-34, -60, 150, light, 0.95),), dark)
        inner = "M-62 100 V-14 C-62 -60 -36 -92 0 -92 C36 -92 62 -60 62 -14 V100 Z"
        canvas.path(inner, "#c98a2a", 3.4, (canvas.glow(-20, -40, 100, light, 0.8),), dark)
        canvas.line("M0 -90 V100 M-34 -78 V100 M34 -78 V100", 2.2, dark)
        canvas.ellipse(40, 24, 9, 9, "#fff0b4", 2.4, (), dark)
        canvas.path(shapes.star(0, -20, 26, 12, 5), "#fff4c4", 2.4, (), dark)


def card_ticket(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """A paper ticket with a punched edge and a little engine on it."""
    with canvas.moved(x, y, size, rotate=-8):
        canvas.spot(8, 88, 170, 18, "#3a2a14", 0.45)
        canvas.path(
            "M-170 -80 H170 V-20 C146 -20 146 20 170 20 V80 H-170 V20 C-146 20 -146 -20 -170 -20 Z",
            "#f3e0b0", 4, (canvas.glow(-60, -40, 220, "#fffaf0", 0.9),), "#6a4a28",
        )  # fmt: skip
        canvas.line("M100 -76 V76", 2.4, "#8a6a40")
        canvas.path(shapes.rounded(-120, -28, 120, 56, 12), "#3f6f52", 3, (canvas.glow(-80, -20, 70, "#8cbc8a", 0.9),))
        canvas.path(shapes.rounded(-8, -58, 60, 86, 6), "#a8483a", 3, (canvas.glow(10, -40, 50, "#e89a78", 0.8),))
        canvas.path(shapes.rounded(-104, -60, 26, 34, 4), "#3a3640", 2.6)
        for wheel in (-92, -40, 24):
            canvas.ellipse(wheel, 36, 20, 20, "#5a4a44", 3, (canvas.glow(wheel - 4, 30, 16, "#c8b8a0", 0.8),))
        canvas.path(shapes.star(134, 0, 20, 9, 5), "#d79b3c", 2)


def bookmark(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """The reservation token: a ribbon on a round wooden disc."""
    with canvas.moved(x, y, size):
        canvas.spot(6, 118, 120, 18, "#3a2a14", 0.5)
        canvas.ellipse(0, 0, 118, 118, t.PALE_WOOD[0], 5, (canvas.glow(-36, -40, 130, t.PALE_WOOD[1], 0.95),))
        canvas.ellipse(0, 0, 96, 96, t.PALE_WOOD[0], 2.6, (canvas.glow(-26, -30, 100, t.PALE_WOOD[1], 0.8),))
        canvas.path("M-42 -84 H42 V74 L0 40 L-42 74 Z", "#3f7a58", 4, (canvas.glow(-14, -50, 90, "#a4d4a8", 0.9),))
        canvas.path(shapes.star(0, -24, 26, 12, 5), "#fff4c4", 2.4)
