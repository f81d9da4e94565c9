"""Tones of what things are made of (metals, cloth, leather, wood, paper, stone) and the jewel set into them."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters.tones import Tone, form, tone

BLUEPRINT = Tone("#4a7fa8", "#8fbfd8", "#1f3f66")
GOLDEN = Tone("#dfa63c", "#fff0b4", "#7a430e")
IRON = Tone("#8f969c", "#eef2f0", "#3f444c")
LEATHER = tone("#7d5230")
LINEN = Tone("#f3e6cb", "#fffaf0", "#a88a64")
PARCHMENT = Tone("#f3e3bd", "#fffaf0", "#a88a58")
PLANK = Tone("#9a6b3f", "#d9a873", "#3f2512")
STONE = Tone("#9c968c", "#ded8c8", "#45424a")
STRAW = Tone("#dcb45e", "#f8e4a0", "#8a5f22")
WHITE = Tone("#efe6d4", "#fffdf6", "#9a8a78")
WICKER = Tone("#b9864a", "#eccb8c", "#5f3d1c")


def gem(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A round jewel or button with a spark of light."""
    form(canvas, shapes.ellipse(x, y, size, size), tone(colour), 1.9)
    canvas.ellipse(x - size * 0.3, y - size * 0.35, size * 0.3, size * 0.3, "#fffdf5", 0)
