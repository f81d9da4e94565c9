"""Places, tiles, events and discoveries as data: a mood, a backdrop and the things that tell what it is."""

from dataclasses import dataclass
from typing import Any

from art.kit.canvas import Canvas
from art.kit.pages import TILE_PAGE, Size
from art.kit.part import Drawables, draw_all
from art.parts import splendour


@dataclass(frozen=True)
class Tile:
    """A picture of 540 x 360 units whose parts are drawn in their order. Called, it draws itself.

    ``wash`` lays a colour (with its strength) over the whole at the end: dusk, heat, cold. ``gleam`` lets light fan
    out behind the things, from (x, y), after ``behind`` of them are drawn.
    """

    parts: Drawables
    wash: tuple[str, float] = ("", 0.0)
    gleam: tuple[float, float] | None = None
    behind: int = 1
    page: Size = TILE_PAGE

    def __call__(self) -> Canvas:
        """The finished drawing."""
        canvas = Canvas(*self.page)
        draw_all(canvas, self.parts[: self.behind])
        if self.gleam:
            splendour.rays(canvas, *self.gleam)
        draw_all(canvas, self.parts[self.behind :])
        colour, strength = self.wash
        if colour:
            wide, tall = self.page
            canvas.cover(canvas.linear(0, 0, wide, tall, (0, colour, strength), (1, colour, strength)))
        return canvas


def scene_tile(*parts: Any, **details: Any) -> Tile:
    """A tile: backdrop first, then things from far to near; made with ``put`` and ``each``, or figures and houses."""
    return Tile(parts, **details)
