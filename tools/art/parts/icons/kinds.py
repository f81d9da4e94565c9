"""The five card colours as symbols, rarity, critter and construction."""

from collections.abc import Callable

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import CARD_COLOURS, CREAM_TEXT
from art.parts.icons.brush import BLUE, BRASS, GREEN, LINE, PAPER, RED, Tones, solid

CREAM: Tones = (CREAM_TEXT, "#ffffff", "#d3b27c")

Symbol = Callable[[Canvas, Tones], None]


def leaf(canvas: Canvas, tones: Tones) -> None:
    """Production: a broad leaf."""
    solid(canvas, "M10 54 C2 28 22 6 57 7 C60 40 40 62 10 54 Z", tones, 3.4)
    canvas.line("M6 60 C20 43 34 29 48 16", 3)
    canvas.line("M24 41 C23 33 24 27 26 22 M34 31 C42 33 47 33 52 30 M28 37 C34 42 39 44 45 43", 2.2)


def footprints(canvas: Canvas, tones: Tones) -> None:
    """Traveler: a trail of two paws."""
    for x, y, turn in ((19, 43, 18), (44, 22, 18)):
        with canvas.moved(x, y, 1, rotate=turn):
            solid(canvas, "M-10 8 C-12 -2 -5 -5 0 -5 C5 -5 12 -2 10 8 C8 15 -8 15 -10 8 Z", tones, 3, (-4, -1))
            for tx, ty in ((-11, -8), (0, -13), (11, -8)):
                canvas.ellipse(tx, ty, 4.6, 5.6, tones[0], 2.8, (canvas.glow(tx - 1, ty - 2, 6, tones[1], 0.95),))


def signpost(canvas: Canvas, tones: Tones) -> None:
    """Destination: a post with a pointing board."""
    solid(canvas, "M26 8 Q30 3 35 8 L37 60 L24 60 Z", ("#96653a", "#dcae72", "#4a2a12"), 3, (27, 20))
    solid(canvas, "M8 13 L47 11 L60 23 L48 35 L8 34 Z", tones, 3.4)
    canvas.line("M16 24 H44 M37 18 L45 24 L37 29", 3, tones[2])


def key(canvas: Canvas, tones: Tones) -> None:
    """Governance: the key of the town."""
    with canvas.moved(rotate=-42, about=(32, 32)):
        solid(canvas, "M27 30 H62 V45 H54 V38 H48 V43 H41 V36 H27 Z", tones, 3.2, (34, 28))
        ring = "M14 18 C24 18 30 24 30 33 C30 42 24 48 14 48 C4 48 -2 42 -2 33 C-2 24 4 18 14 18 Z"
        solid(canvas, ring, tones, 3.4, (8, 24))
        canvas.ellipse(13, 33, 6.4, 6.4, tones[2], 2.6)


def crown(canvas: Canvas, tones: Tones) -> None:
    """Prosperity: a crown with berries."""
    solid(canvas, "M9 52 L5 21 L20 34 L32 10 L44 34 L59 21 L55 52 Q32 60 9 52 Z", tones, 3.4)
    canvas.line("M11 44 Q32 51 53 44", 2.6, tones[2])
    for x, y in ((5, 19), (32, 9), (59, 19)):
        canvas.ellipse(x, y, 4.4, 4.4, "#f2c355", 2.6, (canvas.glow(x - 1.4, y - 1.4, 4, "#fff6d0", 1),))


SYMBOLS: dict[str, Symbol] = {
    "production": leaf,
    "traveler": footprints,
    "destination": signpost,
    "governance": key,
    "prosperity": crown,
}


def coloured(kind: str) -> Callable[[Canvas], None]:
    """The symbol of a card colour in that colour."""
    tones = CARD_COLOURS[kind]
    return lambda canvas: SYMBOLS[kind](canvas, (tones.base, tones.light, tones.dark))


def unique(canvas: Canvas) -> None:
    """One single jewel: only one per town."""
    solid(canvas, "M18 9 H46 L59 26 L32 58 L5 26 Z", BLUE, 3.4)
    canvas.line("M6 26 H58 M18 10 L24 26 L32 57 L40 26 L46 10 M24 26 L32 10 L40 26", 2)
    canvas.path("M13 22 L19 14 L25 14 L20 22 Z", "#ffffff", 0, opacity=0.8)


def common(canvas: Canvas) -> None:
    """Three clover leaves: as many as you like."""
    canvas.line("M32 34 C34 46 38 54 44 60", 4.6)
    for turn in (0, 120, 240):
        with canvas.moved(rotate=turn, about=(32, 32)):
            heart = "M32 31 C20 28 14 18 20 11 C25 6 30 9 32 14 C34 9 39 6 44 11 C50 18 44 28 32 31 Z"
            solid(canvas, heart, GREEN, 3, (26, 12))
            canvas.line("M32 29 V18", 1.8, GREEN[2])


def critter(canvas: Canvas) -> None:
    """A mouse's head."""
    fur: Tones = ("#b5805c", "#e8bf96", "#6a4028")
    for x in (15, 49):
        canvas.ellipse(x, 18, 14, 14.5, fur[0], LINE, (canvas.glow(x - 4, 13, 14, fur[1], 0.9),))
        canvas.ellipse(x, 19.5, 8.4, 9, "#e2a592", 0)
    head = "M32 20 C46 20 53 29 51 38 C49 48 39 61 32 61 C25 61 15 48 13 38 C11 29 18 20 32 20 Z"
    solid(canvas, head, fur, LINE, (25, 27))
    for x in (23, 41):
        canvas.ellipse(x, 37, 3.8, 4.8, "#2a1a14", 0)
        canvas.ellipse(x - 1.3, 35, 1.5, 1.6, "#ffffff", 0)
    canvas.ellipse(32, 55, 4.6, 3.8, "#a8483f", 2, (canvas.glow(30.6, 53.6, 4, "#f4b4a8", 0.9),))
    canvas.line("M24 52 L9 48 M24 55 L10 57 M40 52 L55 48 M40 55 L54 57", 1.7)


def construction(canvas: Canvas) -> None:
    """A cottage."""
    solid(canvas, "M13 30 H51 L53 59 H11 Z", PAPER, LINE, (20, 36))
    solid(canvas, "M40 8 H49 V26 H40 Z", ("#a58d74", "#e6d3b4", "#4a3828"), 2.8, (42, 12))
    solid(
        canvas,
        "M3 34 C14 24 24 13 32 5 C40 13 50 24 61 34 C56 38 50 37 48 34 L32 20 L16 34 C14 37 8 38 3 34 Z",
        RED,
        LINE,
    )
    canvas.path("M26 59 V46 Q32 38 38 46 V59 Z", "#7a4a2c", 2.8, (canvas.glow(29, 47, 8, "#c98a5a", 0.9),))
    for x in (17, 41):
        canvas.path(shapes.rounded(x, 40, 7, 8, 1.5), "#f8cf6a", 2.2)


def event(canvas: Canvas) -> None:
    """A pennant with a gold seal."""
    solid(canvas, "M12 6 H52 V56 L32 45 L12 56 Z", ("#a8425a", "#ee94a0", "#521226"), 3.4)
    canvas.rod("M6 7 H58", 4, "#96653a", "#dcae72", 2)
    solid(canvas, shapes.ellipse(32, 27, 11, 11), BRASS, 2.8, (28, 22))
    canvas.path(shapes.star(32, 27.4, 7.5, 3.4), "#fff1bd", 0)
