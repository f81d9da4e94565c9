"""Signposts: wooden boards that lead to other regions, with room for words."""

from art.kit.canvas import Canvas
from art.parts.scenery import grass

SIZES = {"left": (240, 156), "right": (240, 156), "up": (240, 104), "down": (260, 104)}
SCALE = 1.5
POST, POST_LIGHT = "#5b3d24", "#9a6c40"
PLANK = ("#b98a56", "#e6c48e", "#6e4a28")


def sign(towards: str) -> Canvas:
    """An arrow board on a post (left, right), a board that hangs from above (up) or one on short legs (down)."""
    wide, high = SIZES[towards]
    canvas = Canvas(wide, high)
    if towards in ("left", "right"):
        with canvas.moved(mirror=towards == "right", about=(wide / 2, 0)):
            canvas.rod("M150 12 V150", 15, POST, POST_LIGHT, 2.6)
            _plank(canvas, "M4 52 L36 20 H226 Q232 20 232 27 V77 Q232 84 226 84 H36 Z", (30, 232, 20, 84))
        grass(canvas, wide - 156 if towards == "left" else 156, 152, 1.6, 3)
    elif towards == "up":
        for x in (52, 188):
            canvas.rod(f"M{x} -6 V34", 4, "#8a6a3c", "#d8b880", 1.4)
        board = "M8 40 Q8 32 16 32 H104 L120 14 L136 32 H224 Q232 32 232 40 V88 Q232 96 224 96 H16 Q8 96 8 88 Z"
        _plank(canvas, board, (8, 232, 32, 96))
    else:
        for x in (60, 200):
            canvas.rod(f"M{x} 40 V110", 10, POST, POST_LIGHT, 2)
        board = "M8 16 Q8 8 16 8 H244 Q252 8 252 16 V64 Q252 72 244 72 H146 L130 92 L114 72 H16 Q8 72 8 64 Z"
        _plank(canvas, board, (8, 252, 8, 72))
    return canvas


def _plank(canvas: Canvas, d: str, box: tuple[float, float, float, float]) -> None:
    left, right, top, foot = box
    body, light, dark = PLANK
    grain = canvas.linear(0, top, 0, foot, (0, light, 0.8), (0.5, light, 0.1), (1, dark, 0.5))
    canvas.path(d, body, 3.2, (grain, canvas.glow(left + 40, top, 120, "#fff0c8", 0.5)))
    for k, y in enumerate((top + 16, top + 34, top + 50)):
        wide = (right - left) * 0.4
        line = f"M{left + 14 + k * 9} {y} q{wide:.0f} {5 - k * 4} {(right - left) * 0.78 - k * 14:.0f} 1"
        canvas.line(line, 1.3, dark, 0.35)
    for x in (left + 10, right - 10):
        canvas.ellipse(x, (top + foot) / 2, 3, 3, "#4a3420", 1)
