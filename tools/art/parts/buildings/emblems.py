"""Painted emblems for signs, plaques, flags and gables."""

from art.kit.canvas import Canvas
from art.kit.shapes import rounded


def emblem_on(canvas: Canvas, x: float, y: float, scale: float = 1.0, emblem: str = "mug") -> None:
    """A painted sign about 20 wide centred on (x, y): mug, berry, letter, book, scales, crown, acorn,
    drop, pick or mask."""
    with canvas.moved(x, y, scale):
        _EMBLEMS[emblem](canvas)


def _mug(canvas: Canvas) -> None:
    canvas.path("M5 -5 C13 -6 13 6 5 5", "none", 2.6, (), "#8a5a2c")
    canvas.path("M-8 -6 H6 L5 9 H-7 Z", "#d79b3c", 1.7, (canvas.glow(-4, 0, 8, "#ffe9a8", 0.8),))
    canvas.path("M-9 -5 C-10 -11 -4 -10 -3 -9 C-1 -13 5 -12 5 -8 C9 -8 8 -3 6 -4 Q-1 -2 -9 -5 Z", "#fffaf0", 1.4)


def _berry(canvas: Canvas) -> None:
    canvas.line("M-4 0 Q-1 -8 4 -10 M4 1 Q4 -6 4 -10", 1.6, "#4f6d35")
    for bx, by in ((-5, 4), (5, 5)):
        canvas.ellipse(bx, by, 5.4, 5.4, "#a8325a", 1.5, (canvas.glow(bx - 2, by - 2, 5, "#f2a0b4", 0.9),))
    canvas.path("M4 -10 q8 -4 10 2 q-6 3 -10 -2 Z", "#6f8f45", 1.2)


def _letter(canvas: Canvas) -> None:
    canvas.path(rounded(-11, -7, 22, 15, 1.5), "#fff8e4", 1.7)
    canvas.line("M-10 -6 L0 2 L10 -6", 1.5)
    canvas.ellipse(0, 3, 3, 3, "#b8483a", 1)


def _book(canvas: Canvas) -> None:
    canvas.path("M0 -5 C-4 -9 -10 -9 -13 -7 V7 C-9 5 -4 6 0 9 C4 6 9 5 13 7 V-7 C10 -9 4 -9 0 -5 Z", "#fff8e4", 1.7)
    canvas.line("M0 -5 V8", 1.5)
    canvas.line("M-10 -3 h6 M-10 1 h6 M4 -3 h6 M4 1 h6", 1, opacity=0.7)


def _scales(canvas: Canvas) -> None:
    canvas.line("M0 -11 V9 M-12 -7 Q0 -11 12 -7 M-6 10 H6", 2.2, "#7a430e")
    for side in (-12, 12):
        canvas.line(f"M{side} -7 L{side - 6} 3 M{side} -7 L{side + 6} 3", 1.2, "#7a430e")
        canvas.path(
            f"M{side - 7} 3 H{side + 7} Q{side} 11 {side - 7} 3 Z",
            "#d79b3c",
            1.5,
            (canvas.glow(side - 3, 4, 6, "#ffe9a8", 0.9),),
        )


def _crown(canvas: Canvas) -> None:
    canvas.path(
        "M-11 6 L-12 -6 L-5 0 L0 -9 L5 0 L12 -6 L11 6 Z", "#d79b3c", 1.7, (canvas.glow(-4, -2, 10, "#ffe9a8", 0.9),)
    )


def _acorn(canvas: Canvas) -> None:
    canvas.path("M-7 -2 C-7 6 -3 10 0 12 C3 10 7 6 7 -2 Z", "#c48a44", 1.6, (canvas.glow(-3, 1, 7, "#f0c884", 0.9),))
    canvas.path("M-9 -1 C-8 -10 8 -10 9 -1 Q0 2 -9 -1 Z", "#8a6036", 1.6)
    canvas.line("M0 -8 q0 -4 3 -5", 2)


def _pick(canvas: Canvas) -> None:
    canvas.line("M0 -8 V11", 3.2, "#7a4a2c")
    canvas.path("M-13 -3 C-8 -12 8 -12 13 -3 C6 -8 -6 -8 -13 -3 Z", "#8d949a", 1.6)


def _drop(canvas: Canvas) -> None:
    shade = (canvas.glow(-3, 1, 9, "#ffe9a0", 0.95),)
    canvas.path("M0 -12 C6 -4 9 0 9 4 C9 9 5 12 0 12 C-5 12 -9 9 -9 4 C-9 0 -6 -4 0 -12 Z", "#d98a1e", 1.7, shade)


def _mask(canvas: Canvas) -> None:
    canvas.path(
        "M-10 -8 Q0 -12 10 -8 C11 4 5 11 0 12 C-5 11 -11 4 -10 -8 Z",
        "#f3d27a",
        1.7,
        (canvas.glow(-4, -3, 10, "#fff3c8", 0.9),),
    )
    canvas.line("M-6 -3 q2 -3 4 0 M2 -3 q2 -3 4 0 M-5 3 Q0 9 5 3", 1.7)


_EMBLEMS = {
    "mug": _mug, "berry": _berry, "letter": _letter, "book": _book, "scales": _scales,
    "crown": _crown, "drop": _drop, "acorn": _acorn, "pick": _pick, "mask": _mask,
}  # fmt: skip
