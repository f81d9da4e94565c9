"""Fire: flames, torches in brackets, hearths."""

from art.kit.canvas import Canvas
from art.parts.buildings import tones as t

FLAME = (("#f0802c", 1.0), ("#ffc04a", 0.72), ("#fff6cc", 0.42))


def flame(canvas: Canvas, x: float, y: float, width: float, height: float, sway: float = 0.0) -> None:
    """A flame standing on (x, y): three tongues inside each other, the tip blown aside by ``sway``."""
    for colour, share in FLAME:
        half, tall = width / 2 * share, height * share
        tip_x, tip_y = x + sway * share, y - tall
        left = (
            f"M{x - half:.1f} {y:.1f} C{x - half * 1.4:.1f} {y - tall * 0.45:.1f} {tip_x - 2:.1f} {y - tall * 0.55:.1f}"
        )
        right = f"C{tip_x + half * 0.4:.1f} {y - tall * 0.62:.1f} {x + half * 1.5:.1f} {y - tall * 0.36:.1f}"
        foot = f"{x + half:.1f} {y:.1f} Q{x:.1f} {y + half * 0.5:.1f} {x - half:.1f} {y:.1f} Z"
        canvas.path(f"{left} {tip_x:.1f} {tip_y:.1f} {right} {foot}", colour, 0)


def torch(canvas: Canvas, x: float, y: float, scale: float = 1.0, sway: float = 3.0) -> None:
    """A burning torch in an iron bracket on a wall; (x, y) is the top of its bowl, it reaches 52 down."""
    with canvas.moved(x, y, scale):
        canvas.line("M0 44 h14 M6 30 h-14", 4, "#3a363c")
        canvas.rod("M0 52 V0", 8, t.OAK[0], t.OAK[1], 1.8)
        canvas.path("M-11 8 L-8 -8 H8 L11 8 Z", "#4a464c", 2.2, (canvas.glow(-4, 0, 12, "#d09a62", 0.9),))
        canvas.spot(0, -26, 46, 52, "#ffc45a", 0.8)
        flame(canvas, 0, -6, 26, 46, sway)


def fire(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """A hearth fire 40 wide on (x, y): a glow, two side flames and a tall one."""
    with canvas.moved(x, y, scale):
        canvas.spot(0, -10, 32, 26, "#ffb03c", 0.95)
        flame(canvas, -9, 0, 14, 21, -2)
        flame(canvas, 9, 0, 14, 24, 2)
        flame(canvas, 0, 0, 18, 33, 1)
