"""Parts as data: a drawing function with its arguments, to be put on a canvas later."""

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from art.kit.canvas import Canvas

Recipe = Callable[[], Canvas]


class Drawable(Protocol):
    """Anything with a place of its own on the page: a part, a house, a tower, a whole figure."""

    def on(self, canvas: Canvas, **offered: Any) -> None:
        """Draw it."""


Drawables = Sequence["Drawable | Sequence[Drawable]"]


@dataclass(frozen=True)
class Part:
    """Something that can be drawn: a function of the parts library and what it is called with.

    ``at`` moves it there first, then ``size`` scales and ``tilt`` turns it.
    """

    draw: Callable[..., object]
    args: tuple[Any, ...] = ()
    named: dict[str, Any] = field(default_factory=dict)
    at: tuple[float, float] = (0.0, 0.0)
    size: float = 1.0
    tilt: float = 0.0

    def on(self, canvas: Canvas, **offered: Any) -> None:
        """Draw it; ``offered`` arguments are passed on as far as the function has them and they are not given."""
        with canvas.moved(*self.at, self.size, rotate=self.tilt):
            self.draw(canvas, *self.args, **{**self._accepted(offered), **self.named})

    def over(self, canvas: Canvas, surface: Any) -> None:
        """Lay it over a wall, a roof or a piece of them."""
        self.draw(canvas, surface, *self.args, **self.named)

    def placed(self, x: float, y: float, size: float = 1.0, tilt: float = 0.0) -> "Part":
        """The same thing somewhere else."""
        return Part(self.draw, self.args, self.named, (x, y), size, tilt)

    def _accepted(self, offered: dict[str, Any]) -> dict[str, Any]:
        free = list(inspect.signature(self.draw).parameters.values())[1 + len(self.args) :]
        defaults = {parameter.name: parameter.default for parameter in free}
        return {
            name: value
            for name, value in offered.items()
            if name in defaults and (name != "wide" or defaults[name] == 1.0)  # a belt's wide is no factor
        }


def put(
    draw: Callable[..., object],
    *args: Any,
    at: tuple[float, float] = (0.0, 0.0),
    size: float = 1.0,
    tilt: float = 0.0,
    **named: Any,
) -> Part:
    """A part: ``put(scenery.bush, 60, 330, 1.9, berries="#a8325a")`` or ``put(wares.mug, at=(120, 300))``."""
    return Part(draw, args, named, at, size, tilt)


def each(draw: Callable[..., object], *spots: Sequence[Any], **named: Any) -> tuple[Part, ...]:
    """The same thing at several places; every spot gives its positional arguments, usually x, y, scale, seed."""
    return tuple(Part(draw, tuple(spot), named) for spot in spots)


def draw_all(canvas: Canvas, parts: Drawables, **offered: Any) -> None:
    """Draw parts, and groups of parts, in their order: what comes later lies in front."""
    for part in parts:
        if isinstance(part, Sequence):
            draw_all(canvas, part, **offered)
        else:
            part.on(canvas, **offered)
