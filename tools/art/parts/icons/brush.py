"""What all icons share: a box of 64 units, thick ink, one glow, one shade."""

from collections.abc import Callable

from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT

BOX = 64
LINE = 3.2

Draw = Callable[[Canvas], None]
Tones = tuple[str, str, str]  # body, light, dark

BRASS: Tones = (GOLD, GOLD_LIGHT, GOLD_DARK)
WOODEN: Tones = ("#96653a", "#dcae72", "#4a2a12")
PAPER: Tones = ("#f5e6c4", "#fffdf2", "#b08a50")
RED: Tones = ("#b0503a", "#ee9a74", "#5a1c12")
GREEN: Tones = ("#6f9440", "#c8da76", "#2c4a1c")
BLUE: Tones = ("#4f86a0", "#a8d4dc", "#1c4358")
PURPLE: Tones = ("#7d5a92", "#c6a4cc", "#3c2350")
STEEL: Tones = ("#9aa0a2", "#eef0ea", "#454c52")


def solid(canvas: Canvas, d: str, tones: Tones, ink: float = LINE, light_at: tuple[float, float] = (22, 18)) -> None:
    """A shape with its light at the upper left and its shade at the lower right."""
    body, light, dark = tones
    x, y = light_at
    shade = (canvas.glow(x, y, 28, light, 0.95), canvas.fade(x + 8, y + 10, x + 34, y + 40, dark, 0.75))
    canvas.path(d, body, ink, shade)


def recipe(draw: Draw) -> Callable[[], Canvas]:
    """A function that returns a fresh canvas with the icon drawn on it."""

    def draw_icon() -> Canvas:
        canvas = Canvas(BOX, BOX)
        draw(canvas)
        return canvas

    return draw_icon
