"""The table without a mouse: keys for tools and regions, a visible focus that walks over all that can be done."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from everdell_desktop.engine.decisions import Option
from everdell_desktop.ui.scene import Node, Scene
from everdell_desktop.ui.whereabouts import free_spot

from .choosing import ChoiceBar
from .closer_looks import ListSheet
from .grip import Grip
from .papers import Papers
from .pointing import Pointing

WAYS = {pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_PAGEUP: "up", pygame.K_PAGEDOWN: "down"}


BUTTONS = ("sign:", "tab:", "told:", "linger:", "over:", "coin:", "tool:", "log:")
"""What keys reach after the things that can be done, by the beginning of its name."""


class Reached(Protocol):
    """What the keys reach of the table."""

    pointing: Pointing
    bar: ChoiceBar | None

    def offers(self) -> list[str]:
        """The names of all that can be done now."""
        ...

    def way(self, direction: str) -> str:
        """The region that lies that way, if one does."""
        ...

    def go_to(self, region: str) -> None: ...

    def press(self, node: Node) -> None: ...

    def use_button(self, name: str) -> bool: ...

    def choose(self, option: Option) -> None: ...

    def look_closer(self, node: Node) -> None: ...

    def step_out(self) -> bool:
        """Leave what Escape leaves first; False where there is nothing of the kind."""
        ...

    def lift(self) -> None: ...


class Keyboard:
    """Turns keys into deeds."""

    def __init__(self, scene: Scene, grip: Grip, papers: Papers, table: Reached) -> None:
        self.scene = scene
        self.grip = grip
        self.papers = papers
        self.table = table

    def press(self, event: pygame.event.Event) -> None:
        table, sheets = self.table, self.papers.sheets
        ctrl = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if sheets and sheets[-1].key(event.key):
            table.lift()
        elif event.key == pygame.K_ESCAPE:
            self._escape()
        elif ctrl and event.key == pygame.K_z:
            table.use_button("tool:undo")
        elif ctrl and event.key == pygame.K_y:
            table.use_button("tool:redo")
        elif event.key == pygame.K_h:
            table.use_button("tool:hint")
        elif event.key == pygame.K_F1:
            table.use_button("tool:help")
        elif not sheets:
            self._on_the_table(event.key, bool(event.mod & pygame.KMOD_SHIFT), bool(ctrl))

    def _on_the_table(self, key: int, backwards: bool, everything: bool) -> None:
        table = self.table
        if key in WAYS:
            if region := table.way(WAYS[key]):
                table.go_to(region)
        elif key in (pygame.K_TAB, pygame.K_DOWN, pygame.K_UP):
            self._walk(-1 if backwards or key == pygame.K_UP else 1, everything)
        elif key == pygame.K_l and (node := self.scene.find(self.grip.focus)) is not None:
            table.look_closer(node)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and (node := self.scene.find(self.grip.focus)) is not None:
            table.press(node)
            table.lift()
        elif key in (pygame.K_SPACE, pygame.K_RETURN) and table.bar is None:
            self.list_options()

    def stops(self, everything: bool) -> list[str]:
        """All that can be pressed now: what can be done first, then the buttons; or every thing on the table, also
        those that only tell why they cannot be used."""
        if everything:
            nodes = [(name, self.scene.find(name)) for name in self.scene.names()]
            found = [name for name, node in nodes if node is not None and node.live and node.subject is not None]
        elif self.table.bar is None:
            found = self.table.offers()
            found += [name for name in self.scene.names() if name.startswith(BUTTONS) or name == "score"]
        else:
            found = self.table.offers()
            found += [node.name for node in self.table.bar.node.children if node.live]
        places = {name: self.scene.where(name) for name in dict.fromkeys(found)}
        return [name for name, where in places.items() if where is not None and free_spot(self.scene, name, where)]

    def _walk(self, step: int, everything: bool) -> None:
        """On to the next thing, shown by a frame around it."""
        stops = self.stops(everything)
        if not stops:
            return
        here = stops.index(self.grip.focus) if self.grip.focus in stops else (-1 if step > 0 else 0)
        self.grip.focus = stops[(here + step) % len(stops)]
        node, where = self.scene.find(self.grip.focus), self.scene.where(self.grip.focus)
        if node is not None and where is not None:
            self.grip.hovered, self.grip.rested, self.grip.pointer = node, 0.0, where.center  # notes come up there
        self.table.lift()

    def _escape(self) -> None:
        if self.papers.sheets and self.papers.sheets[-1].closable:
            self.papers.close()
        elif self.table.step_out():
            return
        elif self.grip.picked is not None or self.grip.focus:
            self.grip.picked, self.grip.focus = None, ""
            self.table.lift()
        else:
            self.table.use_button("tool:menu")

    def list_options(self) -> None:
        """Everything that can be done now, as a list."""
        papers, options = self.papers, self.table.pointing.options

        def answer(key: Any) -> None:
            papers.sheets.pop()
            for option in options:
                if option.key == key:
                    self.table.choose(option)
                    return

        if options:
            papers.lay(ListSheet(papers.kit, papers.window, options, answer, papers.close))
