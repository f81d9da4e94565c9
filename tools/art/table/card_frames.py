"""Frames of the full and small cards, the card back and the event tile."""

import random
from collections.abc import Callable

from PIL import Image, ImageChops, ImageFilter

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.paint import paint, raster
from art.kit.palette import CARD_COLOURS, GOLD, GOLD_DARK, GOLD_LIGHT, PAPER, PAPER_LIGHT, CardColour
from art.kit.picture import Picture
from art.parts.evertree import emblem
from art.parts.icons.kinds import CREAM, SYMBOLS
from art.table import frames
from art.table.textures import on_paper

VIGNETTE = (62, 36, 14)


def arched(window: frames.Rect, rise: float) -> str:
    """Outline of a window whose upper edge bows up by ``rise``."""
    x, y, width, height = window
    right, bottom, middle = x + width, y + height, x + width / 2
    return (
        f"M{x} {bottom} V{y + rise * 2.4:.1f} Q{x + width * 0.05:.1f} {y + rise:.1f} "
        f"{x + width * 0.26:.1f} {y + rise * 0.8:.1f} "
        f"Q{middle} {y - rise * 0.3:.1f} {right - width * 0.26:.1f} {y + rise * 0.8:.1f} "
        f"Q{right - width * 0.05:.1f} {y + rise:.1f} {right} {y + rise * 2.4:.1f} V{bottom} Z"
    )


CARD_OPENING = arched(frames.CARD_WINDOW, 14)
MINI_OPENING = shapes.rounded(*frames.MINI_WINDOW, 10)
EVENT_OPENING = shapes.rounded(*frames.EVENT_WINDOW, 12)


def card_body(kind: str) -> Canvas:
    """Coloured border and paper of the full card."""
    colour = CARD_COLOURS[kind]
    canvas = Canvas(*frames.CARD_SIZE)
    _border(canvas, colour, 36, 22, 24)
    _sprigs(canvas, colour)
    canvas.line("M120 534 H262 M338 534 H480", 2, "#b08a50", 0.8)
    canvas.path("M300 526 L312 534 L300 542 L288 534 Z", colour.base, 1.8, (), colour.dark)
    return canvas


def card_front(kind: str) -> Canvas:
    """What lies over the portrait: its edge, the title ribbon and the type disc."""
    colour = CARD_COLOURS[kind]
    canvas = Canvas(*frames.CARD_SIZE)
    canvas.line(CARD_OPENING, 5.4)
    canvas.spot(300, 96, 280, 16, "#2a160a", 0.55)
    for side in (False, True):
        with canvas.moved(mirror=side, about=(300, 0)):
            canvas.path(
                "M4 44 L84 30 L84 98 L4 112 L30 78 Z", colour.dark, 4.6, (canvas.glow(40, 50, 60, colour.ribbon, 0.7),)
            )
    band = "M44 20 C190 4 410 4 556 20 V90 C410 74 190 74 44 90 Z"
    shade = (canvas.glow(200, 22, 230, colour.base, 0.8), canvas.fade(0, 50, 0, 94, colour.dark, 0.45))
    canvas.path(band, colour.ribbon, 5.4, shade)
    canvas.line("M56 31 C196 15 404 15 544 31 M56 80 C196 64 404 64 544 80", 2.2, colour.light, 0.7)
    type_disc(canvas, kind, frames.CARD_DISC)
    return canvas


def mini_body(kind: str) -> Canvas:
    """Border and title band of the small card."""
    colour = CARD_COLOURS[kind]
    canvas = Canvas(*frames.MINI_SIZE)
    width, height = frames.MINI_SIZE
    body = shapes.rounded(2, 2, width - 4, height - 4, 18)
    canvas.path(
        body,
        colour.ribbon,
        4,
        (canvas.glow(70, 10, 150, colour.base, 0.9), canvas.fade(40, 120, width, height, colour.dark, 0.6)),
    )
    canvas.line("M20 8 H220 M20 52 H220", 1.4, colour.light, 0.6)
    return canvas


def mini_front(kind: str) -> Canvas:
    """The window's edge and the type disc of the small card."""
    canvas = Canvas(*frames.MINI_SIZE)
    canvas.line(MINI_OPENING, 3.2)
    type_disc(canvas, kind, frames.MINI_DISC)
    return canvas


def type_disc(canvas: Canvas, kind: str, place: frames.Rect) -> None:
    """A turned disc in the card's colour with its symbol in cream."""
    colour = CARD_COLOURS[kind]
    x, y, size, _ = place
    with canvas.moved(x, y, size / 84):
        canvas.spot(46, 50, 44, 42, "#1c0f06", 0.6)
        shade = (canvas.glow(28, 24, 52, colour.light, 0.9), canvas.fade(36, 36, 78, 78, colour.dark, 0.8))
        canvas.path(shapes.ellipse(42, 42, 38, 38), colour.base, 5, shade)
        canvas.line(shapes.ellipse(42, 42, 31.5, 31.5), 1.8, colour.light, 0.8)
        with canvas.moved(20, 20, 0.69):
            SYMBOLS[kind](canvas, CREAM)


def back() -> Canvas:
    """The card back: the Ever Tree in gold on deep green."""
    canvas = Canvas(*frames.CARD_SIZE)
    green = CardColour("#4f6e3c", "#a9bf70", "#1f3418", "#3f5a30")
    _border(canvas, CardColour(GOLD, GOLD_LIGHT, GOLD_DARK, GOLD), 36, 16, 26, green.ribbon)
    canvas.path(
        shapes.rounded(30, 30, 540, 780, 22),
        green.ribbon,
        4,
        (canvas.glow(240, 320, 420, "#7f9c50", 0.85), canvas.fade(240, 380, 580, 820, "#16260f", 0.8)),
    )
    rng = random.Random(7)
    for _ in range(90):
        x, y = rng.uniform(44, 556), rng.uniform(44, 796)
        with canvas.moved(x, y, rng.uniform(0.7, 1.2), rotate=rng.uniform(0, 360)):
            canvas.path(
                "M0 -14 C8 -8 8 6 0 14 C-8 6 -8 -8 0 -14 Z",
                rng.choice(("#55763f", "#35502a", "#6a8a48")),
                0,
                opacity=0.75,
            )
            canvas.brush("M0 -11 V12", 1.4, "#2a4220", 0.6)
    canvas.line(shapes.rounded(46, 46, 508, 748, 16), 3, GOLD, 0.9)
    canvas.line(shapes.rounded(56, 56, 488, 728, 12), 1.6, GOLD_LIGHT, 0.6)
    canvas.path(
        shapes.ellipse(300, 420, 218, 268), "#243c1e", 6, (canvas.glow(260, 340, 260, "#86a256", 0.95),), GOLD_DARK
    )
    canvas.brush(shapes.ellipse(300, 420, 218, 268), 9, GOLD)
    canvas.brush("M92 360 A218 268 0 0 1 250 160", 3.4, GOLD_LIGHT)
    emblem(canvas, 300, 610, 1.06)
    for x, y in ((76, 76), (524, 76), (76, 764), (524, 764)):
        canvas.path(shapes.star(x, y, 16, 7, 4), GOLD, 2.4, (canvas.glow(x - 4, y - 4, 12, GOLD_LIGHT, 0.9),))
    return canvas


def event_body() -> Canvas:
    """A parchment plaque on a wooden board with curled ends."""
    canvas = Canvas(*frames.EVENT_SIZE)
    sheet = (
        "M16 12 C120 4 360 8 464 12 C474 12 476 20 474 30 C470 110 470 190 474 270 C476 284 470 290 460 "
        "290 C340 296 130 292 20 290 C8 290 5 284 7 272 C12 190 11 110 6 30 C5 18 8 13 16 12 Z"
    )
    canvas.path(
        sheet,
        PAPER,
        4.4,
        (canvas.glow(150, 60, 320, PAPER_LIGHT, 0.95), canvas.fade(150, 120, 480, 300, "#a87f48", 0.6)),
    )
    canvas.line("M20 26 C19 110 19 190 21 276 M460 26 C459 110 459 190 459 276", 1.4, "#b08a50", 0.55)
    band = "M22 14 C120 8 360 8 458 14 V58 C360 64 120 64 22 58 Z"
    canvas.path(
        band, "#8c3b4e", 3.4, (canvas.glow(150, 16, 170, "#c8647a", 0.8), canvas.fade(0, 34, 0, 64, "#4d1526", 0.6))
    )
    canvas.line("M30 20 C124 14 356 14 450 20 M30 53 C124 58 356 58 450 53", 1.6, "#f3c86a", 0.85)
    canvas.line("M30 236 H450", 1.6, "#b08a50", 0.8)
    for x in (32, 448):
        canvas.ellipse(x, 36, 5, 5, GOLD, 2, (canvas.glow(x - 1.5, 34, 5, GOLD_LIGHT, 1),))
    return canvas


def event_front() -> Canvas:
    """The edge of the event's picture."""
    canvas = Canvas(*frames.EVENT_SIZE)
    canvas.line(EVENT_OPENING, 4)
    return canvas


def framed(opening: str, depth: float) -> Callable[[Picture], Image.Image]:
    """A finish: the body with the opening cut out, a soft shadow inside the opening, then the front."""

    def finish(picture: Picture) -> Image.Image:
        width, height = picture.size
        body = on_paper(
            paint(picture.recipes[0](), width, height, picture.seed, strength=0.7, tremor=0.25), picture.seed
        )
        front = paint(picture.recipes[1](), width, height, picture.seed + 5, strength=0.6, tremor=0.3)
        hole = _mask(opening, width, height)
        body.putalpha(ImageChops.multiply(body.getchannel("A"), ImageChops.invert(hole)))
        dusk = ImageChops.invert(hole.filter(ImageFilter.GaussianBlur(depth)))
        dusk = ImageChops.multiply(dusk, hole).point([int(value * 0.8) for value in range(256)])
        result = Image.new("RGBA", picture.size, (*VIGNETTE, 0))
        result.putalpha(dusk)
        result.alpha_composite(body)
        result.alpha_composite(front)
        return result

    return finish


def sealed_back(picture: Picture) -> Image.Image:
    """The finish of the card back."""
    return paint(picture.recipes[0](), *picture.size, picture.seed, strength=0.8, tremor=0.4)


def _mask(d: str, width: int, height: int) -> Image.Image:
    shape = Canvas(width, height)
    shape.path(d, "#ffffff", 0)
    large = raster(shape.svg(), width * 2, height * 2)
    return large.getchannel("A").resize((width, height), Image.Resampling.LANCZOS)


def _border(canvas: Canvas, colour: CardColour, radius: float, width: float, inner: float, paper: str = PAPER) -> None:
    """The coloured rim with ink outside and inside, and the paper it holds."""
    wide, tall = canvas.width, canvas.height
    shade = (
        canvas.glow(wide * 0.2, 0, wide * 0.9, colour.light, 0.75),
        canvas.fade(wide * 0.3, tall * 0.4, wide, tall, colour.dark, 0.75),
    )
    canvas.path(shapes.rounded(2.5, 2.5, wide - 5, tall - 5, radius), colour.base, 5, shade)
    canvas.line(
        shapes.rounded(width / 2 + 2, width / 2 + 2, wide - width - 4, tall - width - 4, radius - 6),
        2,
        colour.light,
        0.55,
    )
    sheet = shapes.rounded(width, width, wide - 2 * width, tall - 2 * width, inner)
    glow = canvas.glow(wide * 0.4, tall * 0.75, wide * 0.6, PAPER_LIGHT, 0.8)
    canvas.path(sheet, paper, 3.2, (glow, canvas.fade(0, tall * 0.85, 0, tall, "#b98e5c", 0.45)), colour.dark)


def _sprigs(canvas: Canvas, colour: CardColour) -> None:
    """Faint leaves in the lower corners of the paper."""
    for turned in (False, True):
        with canvas.moved(mirror=turned, about=(300, 0)):
            canvas.brush("M36 800 C60 790 92 796 118 806 M36 800 C40 776 38 752 34 736", 3, colour.base, 0.5)
            for x, y, turn in ((58, 794, -40), (80, 796, 30), (100, 802, -30), (39, 776, 50), (36, 756, -40)):
                with canvas.moved(x, y, 0.9, rotate=turn):
                    canvas.path("M0 0 C8 -6 8 -16 0 -22 C-8 -16 -8 -6 0 0 Z", colour.base, 0, opacity=0.45)
