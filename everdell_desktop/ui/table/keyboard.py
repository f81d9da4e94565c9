"""The table without a mouse: keys for tools and regions, a visible focus that walks over all that can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from .looking import ListSheet

if TYPE_CHECKING:
    from .screen import TableScreen

WAYS = {pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_PAGEUP: "up", pygame.K_PAGEDOWN: "down"}


BUTTONS = ("sign:", "tab:", "told:", "linger:", "over:", "coin:", "tool:", "log:")
"""What keys reach after the things that can be done, by the beginning of its name."""


class Keyboard:
    """Turns keys into deeds."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.focus = ""
        """The name of the node that Enter presses."""

    def press(self, event: pygame.event.Event) -> None:
        table = self.table
        ctrl = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if table.sheets and table.sheets[-1].key(event.key):
            table.lift()
        elif event.key == pygame.K_ESCAPE:
            self._escape()
        elif ctrl and event.key == pygame.K_z:
            table.tools.use("undo")
        elif ctrl and event.key == pygame.K_y:
            table.tools.use("redo")
        elif event.key == pygame.K_h:
            table.tools.use("hint")
        elif not table.sheets:
            self._on_the_table(event.key, bool(event.mod & pygame.KMOD_SHIFT))

    def _on_the_table(self, key: int, backwards: bool) -> None:
        table = self.table
        if key in WAYS:
            region = table.landscape.neighbours().get(WAYS[key])
            if region is not None:
                table.go_to(region.name)
        elif key in (pygame.K_TAB, pygame.K_DOWN, pygame.K_UP):
            self._walk(-1 if backwards or key == pygame.K_UP else 1)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and (node := table.scene.find(self.focus)) is not None:
            table.mouse.press(node)
            table.lift()
        elif key in (pygame.K_SPACE, pygame.K_RETURN) and table.bar is None:
            self.list_options()

    def stops(self) -> list[str]:
        """Everything that can be pressed now: what can be done first, then the buttons."""
        from everdell_desktop.ui.places import free_spot, offers

        scene = self.table.scene
        found = offers(self.table)
        if self.table.bar is None:
            found += [name for name in scene.names() if name.startswith(BUTTONS) or name == "score"]
        else:
            found += [node.name for node in self.table.bar.node.children if node.live]
        places = {name: scene.where(name) for name in dict.fromkeys(found)}
        return [name for name, where in places.items() if where is not None and free_spot(scene, name, where)]

    def _walk(self, step: int) -> None:
        """On to the next thing, shown by a frame around it."""
        stops = self.stops()
        if not stops:
            return
        here = stops.index(self.focus) if self.focus in stops else (-1 if step > 0 else 0)
        self.focus = stops[(here + step) % len(stops)]
        node = self.table.scene.find(self.focus)
        if node is not None:
            self.table.grip.hovered, self.table.grip.rested = node, 0.0
        self.table.lift()

    def _escape(self) -> None:
        table = self.table
        if table.sheets and table.sheets[-1].closable:
            table.close_sheet()
        elif table.sitting.over and table.sitting.people:
            table.use_button("over:scores")
        elif table.drawer.open:
            table.use_button("tab:hand")
        elif table.grip.picked is not None or self.focus:
            table.grip.picked, self.focus = None, ""
            table.lift()
        else:
            table.tools.use("menu")

    def list_options(self) -> None:
        """Everything that can be done now, as a list."""
        table = self.table

        def answer(key: Any) -> None:
            table.sheets.pop()
            for option in table.pointing.options:
                if option.key == key:
                    table.choose(option)
                    return

        if table.pointing.options:
            window = table.layout.window()
            table.lay(ListSheet(table.app.kit, window, table.pointing.options, answer, table.close_sheet))
