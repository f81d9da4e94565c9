"""What lies above the resting table: sheets, glows, the thing being dragged, hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from everdell_desktop.ui.scene import Node

from .hovering import LOOK_AFTER, Hovering
from .naming import base_name, node_name
from .pointing import consequence

if TYPE_CHECKING:
    from .screen import TableScreen


class Above:
    """Builds the moving layer from what the mouse and the tools are doing."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.hovering = Hovering(table.app.kit, table.scene)

    def build(self) -> Node:
        """The layer as it is now."""
        over = Node("over", (0, 0, *self.table.app.size))
        if not self.table.sheets:
            self._glows(over)
        for sheet in self.table.sheets:
            if sheet.covers:
                over.add(Node("cover", (0, 0, *self.table.app.size), draw=self.table.wood, live=True))
            over.add(sheet.node)
        if self.table.mouse.dragging:
            picture = self._drag_picture(self.table.mouse.dragging)
            if picture is not None:
                self.hovering.dragged(over, picture, self.table.mouse.pointer)
        self._hints(over)
        return over

    def _glows(self, over: Node) -> None:
        """Light on what can be done: all that can be picked up, or where the held thing can go."""
        table, hinted = self.table, self.table.tools.hinted
        held = table.mouse.dragging or table.mouse.picked
        if hinted is not None:
            self.hovering.glow(over, table.all_named({node_name(hinted.subject), node_name(hinted.target)}), "green")
        elif held:
            targets = table.pointing.partners(held)
            if held.startswith("worker:"):
                places = [name for name in table.scene.names() if name.startswith(("space:", "award:"))]
                self.hovering.dim(over, [name for name in places if name not in targets])
            self.hovering.glow(over, table.all_named(targets), "gold")
        else:
            self.hovering.glow(over, table.all_named(table.pointing.sources()), "white")

    def _drag_picture(self, name: str) -> pygame.Surface | None:
        kit = self.table.app.kit
        if name.startswith("worker:"):
            kind = base_name(name).partition(":")[2]
            return self.table.figures.worker(self.table.sitting.viewer, (kit.px(64), kit.px(80)), kind)
        card = self.table.card_at(name)
        return kit.faces.card(card, kit.px(180)) if card is not None else None

    def _hints(self, over: Node) -> None:
        """What there is to say about the thing under the pointer, and a close look at a card."""
        table, mouse = self.table, self.table.mouse
        if mouse.message:
            self.hovering.bubble(over, mouse.message, mouse.pointer)
            return
        node, where = table.find(mouse.hovered), table.where(mouse.hovered)
        if node is None or where is None or mouse.dragging:
            return
        card = table.card_at(mouse.hovered)
        reason = told = ""
        if not table.sheets:
            reason = table.pointing.reason(mouse.hovered)
            options = table.pointing.about(mouse.hovered)
            told = consequence(options[0], table.sitting.game.state, table.sitting.viewer) if options else ""
        text = "\n".join(part for part in (node.hint if card is None else "", reason, told) if part)
        if mouse.rested >= LOOK_AFTER and card is not None:
            self.hovering.close_look(over, card, table.sheets[-1].node.rect if table.sheets else where)
        if text and (mouse.rested >= LOOK_AFTER / 2 or reason):
            self.hovering.bubble(over, text, mouse.pointer)
