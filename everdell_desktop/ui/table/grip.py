"""What the pointer is doing: where it is, what lies under it, what it holds."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.ui.scene import Node

LOOK_AFTER = 0.45  # seconds of rest on a thing until it is shown in large


class Grip:
    """The state of the pointer on the table."""

    def __init__(self) -> None:
        self.pointer = (-1, -1)
        self.hovered: Node | None = None
        self.rested = 0.0
        """Seconds since the pointer came to what it hovers over."""
        self.pressed: tuple[Node, tuple[int, int]] | None = None
        self.dragging: Node | None = None
        self.pulled: tuple[int, int] | None = None
        """Where the pointer was last while it drags the ground."""
        self.picked: Subject | None = None
        """The thing picked up by a click, waiting for its target."""
        self.focus = ""
        """The name of the node that Enter presses, while keys are used."""
        self.message = ""
        """A short note under the pointer, gone with the next movement."""

    @property
    def held(self) -> Subject | None:
        """What is on its way, by dragging or by a click."""
        return self.dragging.subject if self.dragging is not None else self.picked

    def forget_hover(self) -> None:
        """What lay under the pointer has changed."""
        self.hovered = None
        self.rested = 0.0

    def let_go(self) -> None:
        self.picked = self.dragging = self.pressed = self.pulled = None
