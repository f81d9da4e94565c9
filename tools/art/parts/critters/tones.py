"""Colours of fur and cloth in three steps, and the shaded form all parts are built from."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from art.kit.canvas import Canvas
from art.kit.palette import darker, mixed
from art.kit.shapes import number

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_PAIRWISE = set("MLCQSTZ")

BODY_HALF = 92  # half the width of a body
BODY_TURN = 28  # how far the middle of a body moves at turn 1


@dataclass(frozen=True)
class Tone:
    """A colour with its lit and its shadowed side."""

    base: str
    light: str
    dark: str


def tone(base: str, light: str = "", dark: str = "") -> Tone:
    """A tone from its base colour; light side warm, shadow side slightly violet unless given."""
    return Tone(base, light or mixed(base, "#fff0c4", 0.5), dark or mixed(darker(base, 0.45), "#3a1c3a", 0.25))


@dataclass(frozen=True)
class Fur:
    """The colours of an animal: coat, pale parts (muzzle, belly), bare skin (paws, ear insides), markings."""

    coat: Tone
    pale: Tone
    skin: Tone
    mark: str
    nose: str = "#8d4a44"
    iris: str = "#8a5a32"

    @property
    def tick(self) -> str:
        """The colour of single hairs."""
        return darker(self.coat.base, 0.62)


def fur(
    coat: str,
    pale: str = "#f3e0c2",
    skin: str = "#e2a592",
    mark: str = "",
    nose: str = "#8d4a44",
    iris: str = "#8a5a32",
) -> Fur:
    """Fur from plain colours; markings default to a darker coat."""
    return Fur(
        tone(coat),
        tone(pale, "#fffaf0", mixed(pale, "#8a5a3c", 0.6)),
        tone(skin),
        mark or darker(coat, 0.6),
        nose,
        iris,
    )


def form(
    canvas: Canvas,
    d: str,
    colours: Tone,
    ink: float = 3.0,
    light: float = 0.8,
    dark: float = 0.62,
    ink_colour: str = "",
) -> None:
    """A shape with volume: lit from the upper left, shadowed to the lower right, outlined.

    The path must use absolute commands and no arcs.
    """
    left, top, right, bottom = bounds(d)
    wide, tall = right - left, bottom - top
    reach = max(wide, tall)
    shade = (
        canvas.glow(left + wide * 0.3, top + tall * 0.26, reach * 0.62, colours.light, light),
        canvas.linear(
            left + wide * 0.42,
            top + tall * 0.36,
            right,
            bottom,
            (0, colours.dark, 0),
            (0.5, colours.dark, dark * 0.14),
            (1, colours.dark, dark),
        ),
    )
    if ink_colour:
        canvas.path(d, colours.base, ink, shade, ink_colour)
    else:
        canvas.path(d, colours.base, ink, shade)


def bounds(d: str) -> tuple[float, float, float, float]:
    """The box (left, top, right, bottom) around all points and handles of a path of absolute commands."""
    points = _points(d)
    columns, rows = [x for x, _ in points], [y for _, y in points]
    return min(columns), min(rows), max(columns), max(rows)


def flipped(d: str, side: float = -1) -> str:
    """The path mirrored left to right when ``side`` is negative; light stays where it is, unlike in a transform."""
    return d if side >= 0 else widened(d, -1)


def widened(d: str, factor: float) -> str:
    """The path with all x coordinates multiplied: stout and slim figures from one drawing."""
    return _reshaped(d, lambda x: factor * x)


def fitted(d: str, wide: float = 1.0, turn: float = 0.0) -> str:
    """A garment's path on a body ``wide`` times the usual width and turned like a ``Look``.

    What lies in front moves to the side the body turns to; the silhouette stays.
    """
    return _reshaped(d, lambda x: turned(x * wide, turn, wide))


def turned(x: float, turn: float, wide: float = 1.0) -> float:
    """Where a detail at ``x`` on the front of a body appears when the body turns."""
    return x + turn * BODY_TURN * (1 - min(1.0, abs(x) / (BODY_HALF * wide)) ** 2)


def upturned(d: str) -> str:
    """The path mirrored top to bottom."""
    return _reshaped(d, lambda x: x, lambda y: -y)


def _reshaped(d: str, new_x: Callable[[float], float], new_y: Callable[[float], float] = lambda y: y) -> str:
    """The path with every coordinate passed through a function."""
    pieces, count = [], 0
    for token in _paired(d):
        if token.isalpha():
            pieces.append(token)
        else:
            pieces.append(number((new_y if count % 2 else new_x)(float(token))))
            count += 1
    return " ".join(pieces)


def _points(d: str) -> list[tuple[float, float]]:
    values = [float(token) for token in _paired(d) if not token.isalpha()]
    return list(zip(values[::2], values[1::2], strict=True))


def _paired(d: str) -> list[str]:
    """The tokens of a path, level and upright lines (H, V) written out as pairs."""
    tokens: list[str] = []
    command, x, y = "", "0", "0"
    for token in _TOKEN.findall(d):
        if token.isalpha():
            if token not in _PAIRWISE and token not in "HV":
                raise ValueError(f"path command {token!r}: only absolute commands without arcs are understood")
            command = token
            tokens.append("L" if token in "HV" else token)
        elif command in "HV":
            x, y = (token, y) if command == "H" else (x, token)
            tokens += [x, y]
        else:
            tokens.append(token)
            x, y = y, token
    return tokens
