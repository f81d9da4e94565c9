"""The application's icon: the Ever Tree with a lit door, simple enough for 16 pixels."""

from PIL import Image

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.paint import paint
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, LEAF_SPRING, LEAF_SUMMER, WINDOW_GLOW, WINDOW_LIT
from art.kit.picture import Picture
from art.parts.scenery.trees import leaf_mass


def app_icon() -> Canvas:
    """512 x 512 units."""
    canvas = Canvas(512, 512)
    ground = (canvas.glow(190, 150, 330, "#fff3c8", 0.95), canvas.fade(200, 240, 500, 512, "#e0965c", 0.7))
    canvas.path(shapes.rounded(14, 14, 484, 484, 108), "#f3cf8a", 0, ground)
    canvas.path(
        "M14 400 C120 364 390 364 498 400 V400 C498 462 460 498 390 498 H122 C52 498 14 462 14 400 Z",
        "#7f9f4c",
        0,
        (canvas.glow(170, 400, 200, "#d6dc84", 0.9),),
    )
    trunk = (
        "M128 452 C190 436 206 396 202 330 L160 268 L194 250 L238 310 H276 L316 244 L352 264 L310 332 C308 "
        "396 324 436 388 452 C330 470 184 470 128 452 Z"
    )
    canvas.path(
        trunk,
        "#84583a",
        11,
        (canvas.glow(216, 360, 110, "#d3a06c", 0.9), canvas.fade(250, 340, 350, 450, "#2c1a0f", 0.7)),
    )
    crown = (
        (136, 250, 2.0, LEAF_SUMMER),
        (380, 252, 2.0, LEAF_SUMMER),
        (186, 172, 2.3, LEAF_SPRING),
        (332, 174, 2.2, LEAF_SUMMER),
        (256, 232, 2.2, LEAF_SUMMER),
        (256, 130, 2.0, LEAF_SPRING),
    )
    for x, y, size, leaves in crown:
        leaf_mass(canvas, x, y, size, int(x), leaves, 4.8, 3)
    for x, y in ((154, 216), (232, 136), (324, 194), (386, 258), (252, 252), (186, 280)):
        canvas.ellipse(x, y, 14, 14, "#c8443c", 5, (canvas.glow(x - 4, y - 4, 12, "#ffb4a0", 0.95),))
    canvas.path(
        "M216 456 V396 C216 362 236 346 258 346 C280 346 300 362 300 396 V456 Z",
        WINDOW_LIT,
        10,
        (canvas.glow(256, 414, 60, WINDOW_GLOW, 1),),
    )
    canvas.line("M258 350 V452", 6, "#a8671c")
    canvas.brush(shapes.rounded(20, 20, 472, 472, 102), 26, "#3b2a20")
    canvas.brush(shapes.rounded(20, 20, 472, 472, 102), 16, GOLD)
    canvas.brush("M16 250 V122 C16 64 64 16 122 16 H260", 4, GOLD_LIGHT)
    canvas.brush("M496 262 V390 C496 448 448 496 390 496 H252", 4, GOLD_DARK, 0.8)
    return canvas


def icon_finish(picture: Picture) -> Image.Image:
    """A light watercolour."""
    return paint(picture.recipes[0](), *picture.size, picture.seed, strength=0.5, tremor=0.3)
