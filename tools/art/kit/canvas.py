"""A drawing surface that collects SVG items, each tagged as fill (paint) or ink (line).

It emits only what the nanosvg rasteriser inside SDL_image draws properly: plain attributes, hex colours,
gradients in user space, transforms. There are no clip paths, so a shape is shaded by drawing the same path
again with gradients that fade to nothing (the ``shade`` argument).
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from art.kit import shapes
from art.kit.palette import INK
from art.kit.shapes import number

FILL = "fill"
INKED = "ink"

Stop = tuple[float, str, float]  # offset 0..1, colour, opacity


class Canvas:
    """Ordered SVG items on a page of ``width`` x ``height`` units."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._definitions: list[str] = []
        self._items: list[tuple[str, str]] = []
        self._transforms: list[str] = []

    # Colours

    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        """A gradient along the line from (x1, y1) to (x2, y2), to be used as a fill."""
        box = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
        return self._gradient("linearGradient", box, stops)

    def radial(self, cx: float, cy: float, radius: float, *stops: Stop) -> str:
        """A round gradient from its centre outwards, to be used as a fill."""
        box = f'cx="{number(cx)}" cy="{number(cy)}" r="{number(radius)}"'
        return self._gradient("radialGradient", box, stops)

    def glow(self, cx: float, cy: float, radius: float, colour: str, opacity: float = 0.6) -> str:
        """A colour fading outwards to nothing: the light side of a volume."""
        return self.radial(cx, cy, radius, (0, colour, opacity), (1, colour, 0))

    def fade(self, x1: float, y1: float, x2: float, y2: float, colour: str, opacity: float = 0.6) -> str:
        """A colour growing from nothing at (x1, y1) to ``opacity`` at (x2, y2): the dark side of a volume."""
        return self.linear(x1, y1, x2, y2, (0, colour, 0), (1, colour, opacity))

    # Shapes

    def path(
        self,
        d: str,
        fill: str,
        ink: float = 2.6,
        shade: Sequence[str] = (),
        ink_colour: str = INK,
        opacity: float = 1.0,
    ) -> None:
        """Fill a path, lay each shade over it, then draw its outline (``ink`` 0: none)."""
        see_through = "" if opacity >= 1 else f' fill-opacity="{number(opacity)}"'
        self._add(FILL, d, f'fill="{fill}"{see_through}')
        for gradient in shade:
            self._add(FILL, d, f'fill="{gradient}"')
        if ink:
            self.line(d, ink, ink_colour)

    def ellipse(
        self,
        cx: float,
        cy: float,
        rx: float,
        ry: float,
        fill: str,
        ink: float = 2.6,
        shade: Sequence[str] = (),
        ink_colour: str = INK,
        opacity: float = 1.0,
    ) -> None:
        """An ellipse, treated like any path."""
        self.path(shapes.ellipse(cx, cy, rx, ry), fill, ink, shade, ink_colour, opacity)

    def line(self, d: str, width: float = 2.0, colour: str = INK, opacity: float = 1.0) -> None:
        """An ink stroke: trembles with the hand, keeps its colour, takes no watercolour grain."""
        self._add(INKED, d, _stroke(width, colour, opacity))

    def brush(self, d: str, width: float, colour: str, opacity: float = 1.0) -> None:
        """A painted stroke: part of the fills, so it takes the watercolour grain."""
        self._add(FILL, d, _stroke(width, colour, opacity))

    def rod(self, d: str, width: float, colour: str, light: str, ink: float = 2.0, ink_colour: str = INK) -> None:
        """A round bar along a line (branch, pole, rope): dark rim, body, light along its middle."""
        self.brush(d, width + 2 * ink, ink_colour)
        self.brush(d, width, colour)
        self.brush(d, width * 0.35, light, 0.75)

    def spot(self, cx: float, cy: float, rx: float, ry: float, colour: str, opacity: float = 0.6) -> None:
        """A soft-edged elliptic patch without outline: shadow on the ground, blush, halo."""
        with self.moved(cx, cy, stretch=ry / rx):
            fill = self.radial(
                0,
                0,
                rx,
                (0, colour, opacity),
                (0.45, colour, opacity * 0.6),
                (0.75, colour, opacity * 0.18),
                (1, colour, 0),
            )
            self._add(FILL, shapes.ellipse(0, 0, rx, rx), f'fill="{fill}"')

    def cover(self, fill: str) -> None:
        """Lay a colour or gradient over the whole page."""
        self._add(FILL, f"M0 0 H{number(self.width)} V{number(self.height)} H0 Z", f'fill="{fill}"')

    # Placement

    @contextmanager
    def moved(
        self,
        dx: float = 0.0,
        dy: float = 0.0,
        scale: float = 1.0,
        rotate: float = 0.0,
        about: tuple[float, float] = (0.0, 0.0),
        mirror: bool = False,
        stretch: float = 1.0,
    ) -> Iterator[None]:
        """Draw what follows shifted by (dx, dy), scaled, turned (degrees) and mirrored around ``about``.

        ``stretch`` scales the height only. Line widths and gradients follow the transform; blocks nest.
        """
        parts = []
        if dx or dy or about != (0.0, 0.0):
            parts.append(f"translate({shapes.point(dx + about[0], dy + about[1])})")
        if rotate:
            parts.append(f"rotate({number(rotate)})")
        if mirror or scale != 1.0 or stretch != 1.0:
            parts.append(f"scale({-scale if mirror else scale:.4f} {scale * stretch:.4f})")
        if about != (0.0, 0.0):
            parts.append(f"translate({shapes.point(-about[0], -about[1])})")
        self._transforms.append(" ".join(parts))
        try:
            yield
        finally:
            self._transforms.pop()

    # Output

    def svg(self, kinds: Sequence[str] = (FILL, INKED)) -> str:
        """The text of the picture, on request only its paint or only its ink."""
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        box = f'viewBox="0 0 {number(self.width)} {number(self.height)}"'
        body = "".join(markup for kind, markup in self._items if kind in kinds)
        definitions = "".join(self._definitions)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {box} {size}><defs>{definitions}</defs>{body}</svg>'

    def _add(self, kind: str, d: str, attributes: str) -> None:
        transform = " ".join(part for part in self._transforms if part)
        placed = f' transform="{transform}"' if transform else ""
        self._items.append((kind, f'<path d="{d}" {attributes}{placed}/>'))

    def _gradient(self, kind: str, box: str, stops: Sequence[Stop]) -> str:
        name = f"g{len(self._definitions) + 1}"
        body = "".join(
            f'<stop offset="{number(offset)}" stop-color="{colour}" stop-opacity="{number(opacity)}"/>'
            for offset, colour, opacity in stops
        )
        self._definitions.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {box}>{body}</{kind}>')
        return f"url(#{name})"


def _stroke(width: float, colour: str, opacity: float) -> str:
    see_through = "" if opacity >= 1 else f' stroke-opacity="{number(opacity)}"'
    return (
        f'fill="none" stroke="{colour}" stroke-width="{number(width)}"{see_through} '
        'stroke-linecap="round" stroke-linejoin="round"'
    )
