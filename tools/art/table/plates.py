"""Small plates: seals, tags, scraps, panels, buttons, rings, ribbons and glows."""

import random

from PIL import Image, ImageDraw, ImageFilter

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import BUTTON_DARK, BUTTON_LIGHT, GOLD, GOLD_DARK, GOLD_LIGHT, PAPER, PAPER_LIGHT, WOOD_DARK
from art.kit.picture import Picture
from art.table import frames

BUTTONS = {
    "normal": (BUTTON_DARK, BUTTON_LIGHT, "#6f4a1e"),
    "hover": ("#dcb568", "#fff0c4", "#845a22"),
    "pressed": ("#a97f42", "#c8a060", "#4a2e10"),
    "disabled": ("#b9ac90", "#d3c8ae", "#8a7e66"),
}
GLOWS = {
    "gold": ((255, 205, 90), 235),
    "green": ((150, 225, 90), 230),
    "white": ((255, 250, 225), 235),
    "red": ((235, 90, 60), 230),
}


def seal() -> Canvas:
    """A seal of golden wax, its middle smooth for a number."""
    canvas = Canvas(*frames.SEAL_SIZE)
    rng = random.Random(5)
    shade = (canvas.glow(42, 34, 66, GOLD_LIGHT, 0.95), canvas.fade(54, 54, 108, 108, GOLD_DARK, 0.8))
    canvas.path(shapes.smooth(shapes.ring_points(60, 60, 54, 54, 24, rng, 0.022)), GOLD, 5, shade)
    inner = (canvas.glow(48, 46, 48, GOLD_LIGHT, 0.85), canvas.fade(52, 52, 92, 92, "#a8671c", 0.55))
    canvas.path(shapes.ellipse(60, 60, 40, 40), GOLD, 2.4, inner, "#a8671c")
    canvas.line("M27 54 A34 34 0 0 1 54 27", 3.6, "#fff6d0", 0.85)
    return canvas


def tag() -> Canvas:
    """A paper tag for a cost, pointing right."""
    canvas = Canvas(*frames.TAG_SIZE)
    shade = (canvas.glow(32, 16, 52, "#fffdf0", 0.9), canvas.fade(0, 34, 0, 66, "#a57c44", 0.55))
    canvas.path("M4 12 Q4 4 12 4 H78 L104 33 L78 62 H12 Q4 62 4 54 Z", "#f1e0b6", 5, shade)
    canvas.ellipse(95, 33, 2.8, 2.8, "#8a6a44", 1.6)
    return canvas


def scrap() -> Canvas:
    """A torn paper scrap for a worker space."""
    canvas = Canvas(320, 132)
    rng = random.Random(11)
    edge: list[shapes.Point] = [(8 + k * 19, 9 + rng.uniform(-3, 4)) for k in range(17)]
    edge += [(312 + rng.uniform(-4, 3), 9 + k * 19) for k in range(1, 6)]
    edge += [(312 - k * 19, 122 + rng.uniform(-4, 3)) for k in range(17)]
    edge += [(8 + rng.uniform(-3, 4), 122 - k * 19) for k in range(1, 6)]
    shade = (canvas.glow(96, 40, 190, "#fffbea", 0.85), canvas.fade(60, 60, 300, 132, "#a87f48", 0.45))
    canvas.path(shapes.smooth(edge, tension=0.6), "#f3e3bd", 3.6, shade)
    canvas.line("M22 22 C110 18 210 20 298 22 M22 110 C110 113 210 112 298 110", 1.2, "#b08a50", 0.45)
    return canvas


def panel() -> Canvas:
    """A sheet of parchment with a drawn border and leaves in its corners."""
    canvas = Canvas(256, 256)
    shade = (canvas.glow(100, 90, 190, PAPER_LIGHT, 0.85), canvas.fade(90, 120, 250, 256, "#b98e5c", 0.3))
    canvas.path(shapes.rounded(3, 3, 250, 250, 20), PAPER, 4.4, shade)
    canvas.line(shapes.rounded(11, 11, 234, 234, 14), 2.2, "#a8824a", 0.85)
    canvas.line(shapes.rounded(16, 16, 224, 224, 11), 1.1, "#a8824a", 0.6)
    for turn in (0, 90, 180, 270):
        with canvas.moved(rotate=turn, about=(128, 128)):
            canvas.path(shapes.ellipse(17, 17, 7, 7), "#8c3b2e", 2, (canvas.glow(15, 15, 7, "#d97a5c", 0.8),))
            for angle in (0, 90):
                with canvas.moved(17, 17, rotate=angle):
                    canvas.path("M6 -2 C14 -10 22 -8 26 -2 C20 4 12 4 6 -2 Z", "#7f9a4c", 1.6)
    return canvas


def plaque() -> Canvas:
    """A wooden sign with iron nails."""
    canvas = Canvas(320, 128)
    outline = (
        "M14 10 C100 5 220 6 306 9 C314 10 315 16 313 24 C309 50 310 80 314 104 C315 114 312 119 304 119 "
        "C210 124 110 123 16 119 C7 119 5 113 7 104 C11 80 10 50 6 24 C5 15 7 10 14 10 Z"
    )
    shade = (canvas.glow(100, 24, 190, "#d9a873", 0.9), canvas.fade(0, 50, 0, 126, WOOD_DARK, 0.7))
    canvas.path(outline, "#96683f", 5, shade)
    rng = random.Random(4)
    for k in range(9):
        y = 22 + k * 11
        canvas.line(
            f"M18 {y} C110 {y + rng.uniform(-5, 5):.1f} 210 {y + rng.uniform(-5, 5):.1f} 302 "
            f"{y + rng.uniform(-2, 2):.1f}",
            1.5,
            "#4f3018",
            0.4,
        )
    canvas.line("M22 17 C110 12 210 13 298 16", 2.2, "#f0cf9a", 0.7)
    for x in (24, 296):
        for y in (26, 102):
            canvas.ellipse(x, y, 5.4, 5.4, "#4a4642", 2, (canvas.glow(x - 2, y - 2, 5, "#d3cec2", 0.9),))
    return canvas


def button(state: str) -> Canvas:
    """A painted wooden button in one of its four states."""
    body, light, dark = BUTTONS[state]
    canvas = Canvas(160, 64)
    sunk = state == "pressed"
    canvas.path(shapes.rounded(3, 6, 154, 56, 16), "#4a2e14", 0, opacity=0.55)
    face = shapes.rounded(3, 5 if sunk else 3, 154, 56, 16)
    if sunk:
        shade = (canvas.fade(0, 40, 0, 4, dark, 0.75), canvas.glow(60, 54, 90, light, 0.7))
    else:
        shade = (canvas.fade(0, 40, 0, 2, light, 1), canvas.fade(0, 34, 0, 60, dark, 0.5))
    canvas.path(face, body, 3.8, shade, "#3b2a20" if state != "disabled" else "#7a6e58")
    for y, bend in ((18, 3), (30, -3), (43, 2)):
        canvas.line(f"M18 {y} C60 {y + bend} 104 {y - bend} 142 {y}", 1.2, dark, 0.3)
    canvas.line(shapes.rounded(9, 11 if sunk else 9, 142, 44, 11), 1.4, dark if sunk else "#fff3cf", 0.5)
    return canvas


def ring() -> Canvas:
    """A turned wooden ring for a worker."""
    canvas = Canvas(*frames.RING_SIZE)
    canvas.spot(67, 72, 62, 58, "#1c0f06", 0.55)
    shade = (canvas.glow(42, 38, 74, "#e2b47c", 0.9), canvas.fade(58, 58, 112, 112, "#2e180a", 0.8))
    canvas.path(shapes.ellipse(64, 62, 55, 55), "#8a5c36", 5, shade)
    canvas.line(shapes.ellipse(64, 62, 48, 48), 1.8, "#4f3018", 0.6)
    hollow = (canvas.linear(0, 26, 0, 100, (0, "#1e0f06", 0.75), (1, "#b98a58", 0.7)),)
    canvas.path(shapes.ellipse(64, 62, 38, 38), "#5d3b22", 4, hollow)
    canvas.line("M24 48 A44 44 0 0 1 52 20", 3, "#f6dcb0", 0.8)
    return canvas


def ribbon() -> Canvas:
    """A red ribbon with folded ends."""
    canvas = Canvas(480, 96)
    for turned in (False, True):
        with canvas.moved(mirror=turned, about=(240, 0)):
            canvas.path("M6 30 H84 V90 H6 L28 60 Z", "#6a2822", 4, (canvas.glow(44, 40, 50, "#a8503c", 0.7),))
            canvas.path("M52 76 L84 90 V72 Z", "#3f1210", 3)
    shade = (canvas.glow(160, 18, 220, "#d9745a", 0.85), canvas.fade(0, 40, 0, 80, "#5a1812", 0.6))
    canvas.path("M52 8 H428 V76 H52 Z", "#a04530", 4.4, shade)
    canvas.line("M58 17 H422 M58 67 H422", 2, "#f3c86a", 0.8)
    return canvas


def glow(picture: Picture) -> Image.Image:
    """A soft light around a rounded box, to be stretched around cards and places."""
    name = picture.path.rsplit("/", 1)[1].removeprefix("glow_").removesuffix(".png")
    colour, strength = GLOWS[name]
    return _halo(picture.size, colour, strength, 8)


def shadow(picture: Picture) -> Image.Image:
    """A soft shadow of a rounded box."""
    return _halo(picture.size, (46, 28, 14), 150, 9)


def _halo(size: tuple[int, int], colour: tuple[int, int, int], strength: int, blur: float) -> Image.Image:
    mask = Image.new("L", size, 0)
    border = frames.GLOW_BORDER
    box = (border - 4, border - 4, size[0] - border + 3, size[1] - border + 3)
    ImageDraw.Draw(mask).rounded_rectangle(box, 16, fill=strength)
    image = Image.new("RGBA", size, (*colour, 0))
    image.putalpha(mask.filter(ImageFilter.GaussianBlur(blur)))
    return image
