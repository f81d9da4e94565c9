"""Everything needed to draw: pictures, letters, plates and faces for one window size."""

from __future__ import annotations

from .faces import Faces
from .pictures import Pictures
from .plates import Plates
from .text import Letters, Style
from .theme import BODY, TEXT, Colour, Scale


class Kit:
    """The drawing tools of the program."""

    def __init__(self, window: tuple[int, int], text: float) -> None:
        self.pictures = Pictures()
        self.letters = Letters(self.pictures)
        self.fit(window, text)

    def fit(self, window: tuple[int, int], text: float) -> None:
        """Start over for another window or text size; loaded pictures are kept."""
        self.scale = Scale.of(window, text)
        self.pictures.forget_sizes()
        self.letters.forget()
        self.plates = Plates(self.pictures, self.letters, self.scale)
        self.faces = Faces(self.plates)

    def px(self, units: float) -> int:
        return self.scale.px(units)

    def style(self, units: float, colour: Colour = TEXT, font: str = BODY, align: str = "left") -> Style:
        """A text style of so many units in height."""
        return Style(self.scale.font(units), colour, font, align=align)
