"""The mouse and the keyboard on the table: hovering, pressing, dragging, and what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from everdell_desktop.engine.decisions import ChooseOne, Option

from .looking import ListSheet, TextSheet, rulings
from .naming import base_name, node_name
from .sheets import Sheet

if TYPE_CHECKING:
    from .screen import TableScreen

DRAG_FROM = 7  # pixels of movement that make a press a drag


class Mouse:
    """Where the pointer is, what it holds, and what happens when it presses and lets go."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.pointer = (-1, -1)
        self.hovered = ""
        self.rested = 0.0
        """Seconds since the pointer came to what it hovers over."""
        self.pressed: tuple[str, tuple[int, int]] | None = None
        self.dragging = ""
        self.picked = ""
        """The thing picked up by a click, waiting for its target."""
        self.message = ""
        """A short note under the pointer, gone with the next movement."""

    def forget_hover(self) -> None:
        """What lay under the pointer has changed."""
        self.hovered = ""
        self.rested = 0.0

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._look(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def _move(self, point: tuple[int, int]) -> None:
        self.pointer = point
        self.message = ""
        if self.pressed is not None and not self.dragging:
            name, start = self.pressed
            node = self.table.find(name)
            far = abs(point[0] - start[0]) + abs(point[1] - start[1]) > DRAG_FROM
            if far and node is not None and node.drag and not self.table.sheets and self.table.pointing.about(name):
                self.dragging = name
                self.picked = ""
        node = self.table.scene.at(point)
        hovered = node.name if node is not None else ""
        if hovered != self.hovered:
            self.hovered = hovered
            self.rested = 0.0
        self.table.lift()

    def _press(self, point: tuple[int, int]) -> None:
        self.pointer = point
        node = self.table.scene.at(point)
        self.pressed = (node.name, point) if node is not None else None

    def _release(self, point: tuple[int, int]) -> None:
        self.pointer = point
        pressed, self.pressed = self.pressed, None
        dragged, self.dragging = self.dragging, ""
        node = self.table.scene.at(point)
        name = node.name if node is not None else ""
        if dragged:
            self._drop(dragged, point)
        elif pressed is not None and pressed[0] == name:
            self._click(name)
        self.table.lift()

    def _drop(self, dragged: str, point: tuple[int, int]) -> None:
        """Put the dragged thing where it was let go, or back."""
        targets = self.table.pointing.partners(dragged)
        for name in self.table.all_named(targets):
            where = self.table.where(name)
            if where is not None and where.collidepoint(point):
                self._put(self.table.pointing.meant(dragged, name), name)
                return
        node = self.table.scene.at(point)
        if node is not None and (reason := self.table.pointing.reason(node.name)):
            self.table.say(reason)

    def _put(self, options: list[Option], name: str) -> None:
        """Something was put onto a node: do it, or look closer where that could mean several things."""
        if len(options) == 1:
            self.table.choose(options[0])
        elif name.startswith("seat:"):
            self.table.show_city(int(name[5:]))

    def _click(self, name: str) -> None:
        if name.startswith("tool:") and not any(sheet.covers for sheet in self.table.sheets):
            self.table.tools.use(name[5:])
        elif self.table.sheets:
            self._click_sheet(name)
        elif self.picked and (options := self.table.pointing.meant(self.picked, name)):
            self._put(options, name)
        elif name.startswith("log:"):
            self.table.show_card(name.split(":")[2])
        elif name.startswith("seat:"):
            self.table.show_city(int(name[5:]))
        elif options := self.table.pointing.about(name):
            if base_name(name).startswith("worker:"):
                self.picked = "" if self.picked == name else name
                self.table.app.sounds.play("click")
            elif len(options) == 1:
                self.table.choose(options[0])
        elif reason := self.table.pointing.reason(name):
            self.table.say(reason)
        else:
            self.picked = ""

    def _click_sheet(self, name: str) -> None:
        top = self.table.sheets[-1]
        if self._belongs(top, name):
            if name != "sheet":
                self.table.app.sounds.play("click")
                top.pressed(name)
        elif top.closable:
            self.table.close_sheet()
        else:
            self._answer_on_table(name)

    def _belongs(self, sheet: Sheet, name: str) -> bool:
        return any(node.name == name for node, _ in sheet.node.walk())

    def _answer_on_table(self, name: str) -> None:
        """A question can also be answered by pressing what it is about on the table itself."""
        decision = self.table.sitting.decision
        if isinstance(decision, ChooseOne):
            options = [o for o in decision.options if o.subject is not None and node_name(o.subject) == base_name(name)]
            if len(options) == 1:
                self.table.submit(options[0].key)

    def _look(self, point: tuple[int, int]) -> None:
        """Right click: the thing in large, with its rulings."""
        node = self.table.scene.at(point)
        if node is None:
            return
        card = self.table.card_at(node.name)
        if card is not None:
            self.table.show_card(card.id)
        elif node.name.startswith("award:") or (node.name.startswith("space:") and "\n" not in node.hint):
            self._explain(node.name)
        elif "\n" in node.hint:
            title, _, text = node.hint.partition("\n")
            self._lay_text(title, text)

    def _explain(self, name: str) -> None:
        """A place or an event in words."""
        rules = self.table.sitting.game.rules
        kind, _, thing = name.partition(":")
        if kind == "space":
            title, text = rules.spaces[thing].name, rules.spaces[thing].text
        else:
            award = rules.awards[thing]
            needs = " and ".join(rules.cards[card].name for card in award.cards)
            points = f"\n{award.points} points" if award.points else ""
            title, text = award.name, (f"Needs {needs} in your city.\n" if needs else "") + award.text + points
        notes = "".join(f"\n· {note}" for note in rulings().get(thing, []))
        self._lay_text(title, text + notes)

    def _lay_text(self, title: str, text: str) -> None:
        table = self.table
        table.lay(TextSheet(table.app.kit, table.layout.window(), title, text, table.close_sheet))

    def _key(self, event: pygame.event.Event) -> None:
        ctrl = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if self.table.sheets and self.table.sheets[-1].key(event.key):
            self.table.lift()
        elif event.key == pygame.K_ESCAPE:
            if self.table.sheets and self.table.sheets[-1].closable:
                self.table.close_sheet()
            elif self.picked:
                self.picked = ""
                self.table.lift()
            else:
                self.table.tools.use("menu")
        elif ctrl and event.key == pygame.K_z:
            self.table.tools.use("undo")
        elif ctrl and event.key == pygame.K_y:
            self.table.tools.use("redo")
        elif event.key == pygame.K_h:
            self.table.tools.use("hint")
        elif event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_TAB) and not self.table.sheets:
            self.list_options()

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
