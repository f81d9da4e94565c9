"""The golden frames of legendary cards, with the same openings and places as the other frames."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, PAPER, PAPER_LIGHT
from art.parts import splendour
from art.table import frames
from art.table.card_frames import CARD_OPENING, MINI_OPENING

RIBBON = "#855312"  # carries cream text
WINE = ("#7a2438", "#c8687c", "#380c18")


def card_body() -> Canvas:
    """A thick golden rim with leaves and jewels, the paper inside."""
    canvas = Canvas(*frames.CARD_SIZE)
    _rim(canvas)
    sheet = shapes.rounded(24, 24, 552, 792, 22)
    glow = canvas.glow(240, 640, 380, "#fffaf0", 0.9)
    canvas.path(sheet, PAPER, 3.4, (glow, canvas.fade(0, 700, 0, 840, "#c89a4c", 0.5)), GOLD_DARK)
    canvas.line(shapes.rounded(31, 31, 538, 778, 17), 2, GOLD, 0.9)
    canvas.spot(300, 636, 250, 130, "#ffeab0", 0.6)
    for side in (False, True):
        with canvas.moved(mirror=side, about=(300, 0)):
            _scroll(canvas, 48, 798, 0.9)
            for y in (180, 330, 480, 630):
                _stud(canvas, 12.5, y, 8)
    for x in (150, 300, 450):
        _stud(canvas, x, 827.5, 8)
    canvas.line("M96 534 H246 M354 534 H504", 2.4, "#b0802c", 0.9)
    for x in (96, 504):
        canvas.ellipse(x, 534, 3.4, 3.4, GOLD, 1.4)
    splendour.crest(canvas, 300, 534, 0.62)
    return canvas


def card_front() -> Canvas:
    """The edge of the portrait, a ribbon of dark gold with jewelled ends, the crest in the disc."""
    canvas = Canvas(*frames.CARD_SIZE)
    canvas.line(CARD_OPENING, 9, GOLD_DARK)
    canvas.line(CARD_OPENING, 5.4, GOLD)
    canvas.line(CARD_OPENING, 1.6, GOLD_LIGHT)
    for side in (False, True):
        with canvas.moved(mirror=side, about=(300, 0)):
            canvas.path(
                "M36 494 C36 470 52 460 76 466 C62 472 58 482 62 494 Z",
                GOLD,
                2.2,
                (canvas.glow(46, 476, 24, GOLD_LIGHT, 0.95),),
                GOLD_DARK,
            )
    canvas.spot(300, 96, 280, 16, "#2a160a", 0.55)
    for side in (False, True):
        with canvas.moved(mirror=side, about=(300, 0)):
            canvas.path("M4 44 L84 30 L84 98 L4 112 L30 78 Z", WINE[0], 4.6, (canvas.glow(40, 50, 60, WINE[1], 0.8),))
            canvas.line("M12 50 L80 38 M12 104 L80 91", 2, GOLD_LIGHT, 0.8)
    band = "M44 20 C190 4 410 4 556 20 V90 C410 74 190 74 44 90 Z"
    shade = (canvas.glow(200, 22, 230, "#c88a2c", 0.85), canvas.fade(0, 50, 0, 94, "#3f2206", 0.5))
    canvas.path(band, RIBBON, 5.4, shade)
    canvas.line("M56 31 C196 15 404 15 544 31 M56 80 C196 64 404 64 544 80", 3, GOLD_LIGHT, 0.9)
    _stud(canvas, 524, 54, 9)
    crest_disc(canvas, frames.CARD_DISC)
    return canvas


def mini_body() -> Canvas:
    """Rim and title band of the small card."""
    canvas = Canvas(*frames.MINI_SIZE)
    width, height = frames.MINI_SIZE
    shade = (canvas.glow(50, 0, 220, "#fff6cc", 0.95), canvas.fade(80, 120, width, height, GOLD_DARK, 0.8))
    canvas.path(shapes.rounded(2, 2, width - 4, height - 4, 18), "#dfa63c", 4, shade)
    canvas.line(shapes.rounded(6, 6, width - 12, height - 12, 14), 1.6, GOLD_LIGHT, 0.9)
    shade = (canvas.glow(80, 12, 130, "#c88a2c", 0.9), canvas.fade(0, 30, 0, 56, "#3f2206", 0.5))
    canvas.path(shapes.rounded(10, 9, width - 20, 45, 8), RIBBON, 2.2, shade, GOLD_DARK)
    canvas.line("M22 14 H218 M22 49 H218", 1.6, GOLD_LIGHT, 0.85)
    return canvas


def mini_front() -> Canvas:
    """The window's edge and the crest of the small card."""
    canvas = Canvas(*frames.MINI_SIZE)
    canvas.line(MINI_OPENING, 5.4, GOLD_DARK)
    canvas.line(MINI_OPENING, 3, GOLD)
    crest_disc(canvas, frames.MINI_DISC)
    return canvas


def crest_disc(canvas: Canvas, place: frames.Rect) -> None:
    """A disc of wine-red enamel with the golden crest."""
    x, y, size, _ = place
    with canvas.moved(x, y, size / 84):
        canvas.spot(46, 50, 44, 42, "#1c0f06", 0.6)
        shade = (canvas.glow(28, 24, 52, GOLD_LIGHT, 0.95), canvas.fade(36, 36, 78, 78, GOLD_DARK, 0.8))
        canvas.path(shapes.ellipse(42, 42, 39, 39), GOLD, 5, shade)
        enamel = (canvas.glow(32, 28, 40, WINE[1], 0.9), canvas.fade(40, 40, 70, 70, WINE[2], 0.8))
        canvas.path(shapes.ellipse(42, 42, 31, 31), WINE[0], 2.6, enamel, GOLD_DARK)
        splendour.crest(canvas, 42, 43, 0.84)


def _rim(canvas: Canvas) -> None:
    """The golden border with a row of beads along its sides and foot."""
    wide, tall = canvas.width, canvas.height
    radius, middle, bead = 36, 13, 7
    shade = (
        canvas.glow(wide * 0.2, 0, wide * 0.9, "#fff6cc", 0.95),
        canvas.fade(wide * 0.3, tall * 0.4, wide, tall, GOLD_DARK, 0.8),
    )
    canvas.path(shapes.rounded(2.5, 2.5, wide - 5, tall - 5, radius), "#dfa63c", 5, shade)
    spots = [(x, radius + 22.0 * (k + 0.5)) for k in range(34) for x in (middle, wide - middle)]
    spots += [(radius + 22.0 * (k + 0.5), tall - middle) for k in range(24)]
    for x, y in spots:
        light = canvas.glow(x - 1, y - 2, bead, PAPER_LIGHT, 0.9)
        canvas.ellipse(x, y, bead * 0.8, bead * 0.8, "#f2c860", 1.2, (light,), GOLD_DARK)


def _stud(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A ruby in a golden setting."""
    canvas.ellipse(
        x, y, size * 1.25, size * 1.25, GOLD, 2.2, (canvas.glow(x - 3, y - 3, size * 1.3, GOLD_LIGHT, 0.95),)
    )
    canvas.ellipse(x, y, size * 0.8, size * 0.8, "#b8324a", 1.6, (canvas.glow(x - 2, y - 3, size, "#ffb0b0", 0.95),))


def _scroll(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """Golden leaves in the lower left corner of the paper."""
    with canvas.moved(x, y, scale):
        canvas.brush("M0 0 C30 -12 70 -8 110 8 M0 0 C6 -30 4 -64 -2 -96", 3.4, GOLD, 0.9)
        for px, py, turn in (
            (24, -7, -40),
            (50, -8, 32),
            (76, -4, -30),
            (100, 4, 36),
            (3, -28, 52),
            (2, -54, -44),
            (0, -80, 46),
        ):
            with canvas.moved(px, py, 1.15, rotate=turn):
                canvas.path(
                    "M0 0 C9 -6 9 -17 0 -24 C-9 -17 -9 -6 0 0 Z",
                    GOLD,
                    1.5,
                    (canvas.glow(-2, -16, 14, GOLD_LIGHT, 0.95),),
                    GOLD_DARK,
                )
