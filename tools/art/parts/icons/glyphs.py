"""Signs for the menus and buttons: carved brass and wood with ink outlines."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK
from art.parts.icons.brush import BLUE, BRASS, GREEN, LINE, PAPER, RED, STEEL, WOODEN, Tones, solid

FUR: Tones = ("#b5805c", "#e8bf96", "#6a4028")


def cogwheel(cx: float, cy: float, outer: float, inner: float, teeth: int = 8) -> str:
    """Outline of a cogwheel."""
    points = []
    for k in range(teeth):
        for offset, radius in ((-0.3, inner), (-0.19, outer), (0.19, outer), (0.3, inner)):
            angle = math.tau * (k + offset) / teeth - math.pi / 2
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return shapes.polygon(points)


def gear(canvas: Canvas) -> None:
    """Settings."""
    solid(canvas, cogwheel(32, 32, 28, 20.5), BRASS, 3.2)
    canvas.ellipse(32, 32, 9, 9, "#5b3a1a", 3, (canvas.fade(26, 26, 40, 40, "#c99f5c", 0.8),))


def undo(canvas: Canvas) -> None:
    """An arrow turning back to the left."""
    solid(canvas, "M5 25 L25 6 V17 C46 16 59 27 57 44 C56 52 51 57 45 59 C49 45 42 35 25 35 V45 Z", RED, 3.4)


def redo(canvas: Canvas) -> None:
    """The mirror of undo."""
    with canvas.moved(mirror=True, about=(32, 32)):
        d = "M5 25 L25 6 V17 C46 16 59 27 57 44 C56 52 51 57 45 59 C49 45 42 35 25 35 V45 Z"
        canvas.path(
            d, GREEN[0], 3.4, (canvas.glow(40, 18, 30, GREEN[1], 0.95), canvas.fade(32, 30, 8, 54, GREEN[2], 0.75))
        )


def hint(canvas: Canvas) -> None:
    """A lantern."""
    canvas.spot(32, 36, 31, 31, "#ffdf8a", 0.8)
    canvas.line("M22 16 C22 4 42 4 42 16", 4)
    solid(canvas, "M17 22 Q32 9 47 22 Z", WOODEN, LINE, (26, 16))
    glass = (canvas.glow(32, 37, 18, "#fffef0", 1), canvas.fade(32, 36, 32, 54, "#c8782a", 0.6))
    canvas.path("M19 22 H45 L48 51 H16 Z", "#f8cf6a", LINE, glass)
    canvas.path(
        "M32 29 C38 37 38 43 32 47 C26 43 26 37 32 29 Z", "#e8862c", 1.8, (canvas.glow(32, 41, 7, "#fff6c0", 1),)
    )
    solid(canvas, "M13 51 H51 L47 60 H17 Z", WOODEN, LINE, (22, 52))


def log(canvas: Canvas) -> None:
    """A written scroll."""
    solid(canvas, "M16 10 H50 V50 C50 56 46 59 42 59 H16 Z", PAPER, LINE)
    solid(canvas, "M16 10 C6 8 4 20 14 21 H19 V10 Z", PAPER, 3, (10, 12))
    solid(canvas, "M10 51 H40 C39 57 42 59 44 59 H15 C9 59 7 54 10 51 Z", PAPER, 3, (14, 52))
    canvas.line("M25 20 H44 M25 28 H44 M25 36 H44 M25 43 H37", 2.6, "#8a6a44")


def zoom(canvas: Canvas) -> None:
    """A magnifying glass."""
    canvas.rod("M40 40 L56 56", 8.5, WOODEN[0], WOODEN[1], 3)
    solid(canvas, shapes.ellipse(25, 25, 21, 21), BRASS, LINE)
    glass = (canvas.glow(19, 18, 16, "#ffffff", 0.95), canvas.fade(24, 24, 38, 38, "#3f7c88", 0.6))
    canvas.ellipse(25, 25, 14.5, 14.5, "#a9d0d0", 2.6, glass)


def close(canvas: Canvas) -> None:
    """A cross."""
    with canvas.moved(rotate=45, about=(32, 32)):
        solid(canvas, "M25 3 H39 V25 H61 V39 H39 V61 H25 V39 H3 V25 H25 Z", RED, 3.4)


def check(canvas: Canvas) -> None:
    """A tick."""
    solid(canvas, "M5 35 L15 24 L26 35 L50 8 L60 18 L27 55 Z", GREEN, 3.4)


ARROW = "M60 32 L34 58 V43 H5 V21 H34 V6 Z"


def arrow_right(canvas: Canvas) -> None:
    """An arrow to the right."""
    _arrow(canvas, 0)


def arrow_down(canvas: Canvas) -> None:
    """An arrow down."""
    _arrow(canvas, 90)


def arrow_left(canvas: Canvas) -> None:
    """An arrow to the left."""
    _arrow(canvas, 180)


def arrow_up(canvas: Canvas) -> None:
    """An arrow up."""
    _arrow(canvas, 270)


def _arrow(canvas: Canvas, turn: int) -> None:
    """The light must stay at the upper left, so the shading is turned back against the shape."""
    light = {0: (22, 18), 90: (18, 42), 180: (42, 46), 270: (46, 22)}[turn]
    dark = {0: (44, 52), 90: (52, 20), 180: (20, 12), 270: (12, 44)}[turn]
    with canvas.moved(rotate=turn, about=(32, 32)):
        shade = (canvas.glow(*light, 28, BRASS[1], 0.95), canvas.fade(32, 32, *dark, BRASS[2], 0.7))
        canvas.path(ARROW, BRASS[0], 3.4, shade)


def plus(canvas: Canvas) -> None:
    """A plus sign."""
    solid(canvas, "M24 5 H40 V24 H59 V40 H40 V59 H24 V40 H5 V24 H24 Z", GREEN, 3.4)


def minus(canvas: Canvas) -> None:
    """A minus sign."""
    solid(canvas, shapes.rounded(5, 23, 54, 18, 3), RED, 3.4, (20, 24))


def menu(canvas: Canvas) -> None:
    """Three planks."""
    for top in (8, 26, 44):
        solid(canvas, shapes.rounded(5, top, 54, 13, 4), WOODEN, 3, (18, top + 2))


def star(canvas: Canvas) -> None:
    """A star."""
    solid(canvas, shapes.star(32, 34, 30, 13), BRASS, 3.4)


def power(canvas: Canvas) -> None:
    """A flash on a golden disc: what only one people can do."""
    solid(canvas, shapes.ellipse(32, 32, 29, 29), BRASS, LINE)
    canvas.line(shapes.ellipse(32, 32, 23, 23), 1.8, BRASS[2], 0.6)
    flash = "M38 8 L17 36 H30 L25 57 L47 27 H34 Z"
    canvas.path(
        flash, "#fff3c4", 3.2, (canvas.glow(30, 24, 22, "#ffffff", 1), canvas.fade(32, 30, 32, 58, "#f0b040", 0.7))
    )


def lock(canvas: Canvas) -> None:
    """A padlock."""
    canvas.rod("M18 32 V21 C18 4 46 4 46 21 V32", 6, STEEL[0], STEEL[1], 3)
    solid(canvas, shapes.rounded(9, 29, 46, 31, 6), BRASS, 3.4, (20, 34))
    canvas.path("M32 38 C36 38 38 43 34.5 45.5 L36.5 53 H27.5 L29.5 45.5 C26 43 28 38 32 38 Z", INK, 0)


HORN = "M5 24 H16 L34 9 V55 L16 40 H5 Z"


def sound(canvas: Canvas) -> None:
    """A horn with sound coming from it."""
    solid(canvas, HORN, BRASS, 3.4, (16, 22))
    canvas.line("M42 23 C47 28 47 36 42 41 M49 15 C59 25 59 39 49 49", 5)


def mute(canvas: Canvas) -> None:
    """A silent horn."""
    solid(canvas, HORN, STEEL, 3.4, (16, 22))
    canvas.line("M43 24 L59 40 M59 24 L43 40", 8)
    canvas.line("M43 24 L59 40 M59 24 L43 40", 4, "#c85a42")


def play(canvas: Canvas) -> None:
    """Go on."""
    solid(canvas, "M13 7 Q13 3 17 5 L56 29 Q60 32 56 35 L17 59 Q13 61 13 57 Z", GREEN, 3.4)


def pause(canvas: Canvas) -> None:
    """Stop for a while."""
    for left in (10, 37):
        solid(canvas, shapes.rounded(left, 6, 17, 52, 4), BRASS, 3.4, (left + 6, 14))


def fast(canvas: Canvas) -> None:
    """Hurry."""
    for left in (31, 4):
        with canvas.moved(left, 0):
            solid(canvas, "M0 9 Q0 5 4 8 L27 30 Q29 32 27 34 L4 56 Q0 59 0 55 Z", GREEN, 3.2, (6, 20))


def dice(canvas: Canvas) -> None:
    """A die, for the seed of chance."""
    solid(canvas, "M32 4 L58 17 V47 L32 60 L6 47 V17 Z", PAPER, 3.4)
    canvas.path("M32 30 L58 17 V47 L32 60 Z", "#a57c44", 0, opacity=0.4)
    canvas.line("M6 17 L32 30 L58 17 M32 30 V60", 2.8)
    for x, y, rx, ry in ((32, 17, 5, 3), (15, 30, 3, 4), (23, 46, 3, 4), (45, 39, 3.4, 4.2)):
        canvas.ellipse(x, y, rx, ry, "#8c3b2e", 0)


def info(canvas: Canvas) -> None:
    """Facts."""
    solid(canvas, shapes.ellipse(32, 32, 28, 28), BLUE, 3.4)
    canvas.ellipse(32, 19, 4.6, 4.6, "#fff6df", 2.2, ink_colour=BLUE[2])
    canvas.line("M26 29 H33 V48 M25 48 H41", 9.5, BLUE[2])
    canvas.line("M26 29 H33 V48 M25 48 H41", 6, "#fff6df")


def help_sign(canvas: Canvas) -> None:
    """Questions."""
    solid(canvas, shapes.ellipse(32, 32, 28, 28), GREEN, 3.4)
    canvas.line("M22 25 C22 12 43 13 42 25 C41 33 32 32 32 40", 10, GREEN[2])
    canvas.line("M22 25 C22 12 43 13 42 25 C41 33 32 32 32 40", 6.2, "#fff6df")
    canvas.ellipse(32, 49, 4.2, 4.2, "#fff6df", 2.2, ink_colour=GREEN[2])


def save(canvas: Canvas) -> None:
    """A chest with an arrow into it."""
    solid(canvas, "M5 34 H59 V58 Q32 63 5 58 Z", WOODEN, 3.4, (16, 38))
    canvas.rod("M6 35 H58", 4, "#6b6660", "#d9d4c4", 2)
    canvas.path(shapes.rounded(26, 34, 12, 12, 2), BRASS[0], 2.6, (canvas.glow(29, 37, 8, BRASS[1], 1),))
    solid(canvas, "M25 3 H39 V14 H48 L32 30 L16 14 H25 Z", GREEN, 3.2, (26, 6))


def folder(canvas: Canvas) -> None:
    """A folder for saved games."""
    solid(canvas, "M5 14 Q5 10 9 10 H25 L31 17 H53 Q57 17 57 21 V52 H5 Z", ("#b98a4a", "#e8c88c", "#5f3d14"), 3.2)
    solid(canvas, "M11 27 H62 L55 55 H4 Z", ("#e0b766", "#fff0bc", "#9a6a24"), 3.4, (20, 30))


def person(canvas: Canvas) -> None:
    """A mouse in a red cloak: a player at this table."""
    solid(canvas, "M6 61 C7 46 18 40 32 40 C46 40 57 46 58 61 Z", RED, LINE, (22, 44))
    for x in (14, 50):
        canvas.ellipse(x, 16, 11, 11.5, "#b5805c", 3, (canvas.glow(x - 3, 12, 11, "#e8bf96", 0.9),))
        canvas.ellipse(x, 17, 5.8, 6.2, "#e2a592", 0)
    solid(
        canvas,
        "M32 10 C45 10 51 19 50 28 C49 38 40 45 32 45 C24 45 15 38 14 28 C13 19 19 10 32 10 Z",
        FUR,
        LINE,
        (25, 18),
    )
    for x in (24, 40):
        canvas.ellipse(x, 27, 3.2, 4, "#2a1a14", 0)
    canvas.ellipse(32, 36, 3.6, 2.8, "#a8483f", 1.8)


def computer(canvas: Canvas) -> None:
    """A clockwork owl: a player led by the program."""
    plumage: Tones = ("#8a7a5c", "#d9cba4", "#3f3422")
    body = "M10 10 C16 14 22 12 32 12 C42 12 48 14 54 10 C58 28 58 46 46 56 C38 62 26 62 18 56 C6 46 6 28 10 10 Z"
    solid(canvas, body, plumage, 3.4)
    for x in (21, 43):
        canvas.path(cogwheel(x, 28, 13.5, 10.2, 9), BRASS[0], 2.6, (canvas.glow(x - 4, 24, 13, BRASS[1], 0.9),))
        canvas.ellipse(x, 28, 5.4, 5.4, "#2a1a14", 2)
        canvas.ellipse(x - 1.8, 26, 1.8, 1.8, "#ffffff", 0)
    canvas.path("M27 36 H37 L32 45 Z", "#e8a03c", 2.6)
    canvas.line("M22 50 q3 3 6 0 M29 54 q3 3 6 0 M36 50 q3 3 6 0", 2, plumage[2])


def pass_flag(canvas: Canvas) -> None:
    """A flag: done for this game."""
    canvas.rod("M12 6 V60", 5, WOODEN[0], WOODEN[1], 2.6)
    solid(canvas, "M15 8 C28 2 38 16 58 9 V38 C40 45 30 30 15 37 Z", ("#e9dfc4", "#ffffff", "#8a7a58"), 3.4)
    canvas.ellipse(12, 5, 4.4, 4.4, BRASS[0], 2.4)


def prepare(canvas: Canvas) -> None:
    """A leaf inside a turning arrow: make ready for the next season."""
    ring = "M48 17 A23 23 0 1 0 55 34"
    canvas.brush(ring, 11, INK)
    canvas.brush(ring, 6, BRASS[0])
    canvas.brush("M46 19 A21 21 0 0 0 11 31", 2.4, BRASS[1])
    solid(canvas, "M39 21 L58 25 L57 5 Z", BRASS, 3, (50, 8))
    solid(canvas, "M19 45 C16 31 27 23 43 24 C45 38 35 49 19 45 Z", GREEN, 2.8, (27, 29))
    canvas.line("M18 47 C25 39 31 34 37 30", 2.2)
