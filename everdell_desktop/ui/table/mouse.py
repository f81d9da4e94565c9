"""The mouse on the table: hovering, pressing, dragging, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.ui.scene import Node, Scene

from . import subjects
from .choosing import ChoiceBar
from .grip import Grip
from .papers import Papers
from .pointing import Pointing
from .sheets import Sheet

DRAG_FROM = 7  # pixels of movement that make a press a drag


class Used(Protocol):
    """What the mouse needs to know of the table, and what it may do there."""

    pointing: Pointing
    bar: ChoiceBar | None
    brought: Subject | None

    def moved(self) -> None:
        """The mouse is in use: what the keys had in focus is no more."""
        ...

    def lift(self) -> None: ...

    def say(self, text: str) -> None: ...

    def choose(self, option: Option) -> None: ...

    def choose_among(self, options: Sequence[Option]) -> None: ...

    def show_city(self, seat: int) -> None: ...

    def look_closer(self, node: Node) -> None: ...

    def use_button(self, name: str) -> bool:
        """Do what a button of the table does; False where nothing is called so."""
        ...

    def hurry(self) -> bool:
        """Cut short what is being shown; True where there was something."""
        ...

    def pull(self, across: int, down: int) -> None:
        """The ground is dragged by so many pixels."""
        ...

    def let_go_of_the_land(self) -> None: ...

    def roll(self, steps: int, node: Node | None) -> None: ...


class Mouse:
    """Turns events of the mouse into deeds."""

    def __init__(self, scene: Scene, grip: Grip, papers: Papers, table: Used, click: Callable[[], None]) -> None:
        self.scene = scene
        self.grip = grip
        self.papers = papers
        self.table = table
        self.click = click
        """The sound of something being taken."""

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            node = self.scene.at(event.pos)
            if node is not None:
                self.table.look_closer(node)
        elif event.type == pygame.MOUSEWHEEL:
            self.table.roll(event.y, self.scene.at(self.grip.pointer))

    def _move(self, point: tuple[int, int]) -> None:
        grip = self.grip
        self.table.moved()
        grip.pointer = point
        grip.message = ""
        if grip.pulled is not None:
            self.table.pull(point[0] - grip.pulled[0], point[1] - grip.pulled[1])
            grip.pulled = point
            return
        if grip.pressed is not None and grip.dragging is None:
            self._drag(*grip.pressed, point)
        hovered = self.scene.at(point)
        if (hovered.name if hovered else "") != (grip.hovered.name if grip.hovered else ""):
            grip.rested = 0.0
        grip.hovered = hovered
        self.table.lift()

    def _drag(self, node: Node, start: tuple[int, int], point: tuple[int, int]) -> None:
        """The button is held on a node: take it along, or the ground itself."""
        if abs(point[0] - start[0]) + abs(point[1] - start[1]) <= DRAG_FROM:
            return
        sheets = self.papers.sheets
        free = not sheets and self.table.bar is None and bool(self.table.pointing.about(node.subject))
        if node.drag and (free or (sheets and sheets[-1].drop_on is not None and node in sheets[-1].node.children)):
            self.grip.dragging = node
            self.grip.picked = None
        elif node.name.startswith("region:") and not sheets:
            self.grip.pulled = start

    def _press(self, point: tuple[int, int]) -> None:
        self.grip.pointer = point
        if self.table.hurry():
            return
        node = self.scene.at(point)
        self.grip.pressed = (node, point) if node is not None else None

    def _release(self, point: tuple[int, int]) -> None:
        grip = self.grip
        grip.pointer = point
        pressed, grip.pressed = grip.pressed, None
        dragged, grip.dragging = grip.dragging, None
        pulled, grip.pulled = grip.pulled, None
        if pulled is not None:
            self.table.let_go_of_the_land()
        elif dragged is not None and dragged.subject is not None:
            self._drop(dragged.subject, point)
        elif pressed is not None:
            node = self.scene.at(point)
            if node is not None and node.name == pressed[0].name:
                self.press(node)
        self.table.lift()

    def _drop(self, dragged: Subject, point: tuple[int, int]) -> None:
        """Put the dragged thing where it was let go, or back."""
        if self.papers.sheets:
            self._drop_from_sheet(self.papers.sheets[-1], point)
            return
        for node, where in self.scene.nodes_of(self.table.pointing.partners(dragged)):
            if where.collidepoint(point):
                self.table.brought = dragged
                self._put(self.table.pointing.meant(dragged, node.subject), node.subject)
                return
        found = self.scene.at(point)
        if found is not None and (reason := self.table.pointing.reason(found.subject)):
            self.table.say(reason)

    def _drop_from_sheet(self, sheet: Sheet, point: tuple[int, int]) -> None:
        """What lies on the sheet itself is no goal, even where that is seen below it."""
        goal = self.scene.place_of(sheet.drop_on)
        covered = any(where.collidepoint(point) for node, where in sheet.node.walk() if node.live)
        if goal is not None and goal.collidepoint(point) and not covered:
            sheet.dropped()

    def _put(self, options: list[Option], target: Subject | None) -> None:
        """Something was put onto a thing: do it, or look closer where that could mean several things."""
        if len(options) == 1:
            self.table.choose(options[0])
        elif target is not None and target.kind == subjects.SEAT and target.id.isdigit():
            self.table.show_city(int(target.id))

    def press(self, node: Node) -> None:
        """A node was clicked."""
        if self.papers.sheets:
            self._press_sheet(node)
        elif self.table.bar is not None:
            if self.table.bar.press(node):
                self.click()
            else:
                self.table.use_button(node.name)
        elif self.grip.picked is not None and (options := self.table.pointing.meant(self.grip.picked, node.subject)):
            self._put(options, node.subject)
        elif self.table.use_button(node.name):
            self.grip.picked = None if not node.name.startswith(("sign:", "map:", "tab:")) else self.grip.picked
        elif options := self.table.pointing.about(node.subject):
            self._take(node, options)
        elif node.subject is not None and node.subject.kind == subjects.SEAT and node.subject.id.isdigit():
            self.table.show_city(int(node.subject.id))
        elif reason := self.table.pointing.reason(node.subject):
            self.table.say(reason)
        else:
            self.grip.picked = None

    def _take(self, node: Node, options: list[Option]) -> None:
        subject = node.subject
        assert subject is not None
        begun = self.table.pointing.begun_with(subject)
        options = begun or options
        if subject.kind == subjects.WORKER or self.table.pointing.spreads(subject):
            self.grip.picked = None if self.grip.picked == subject else subject
            self.click()
        elif subject.kind == subjects.SEAT and subject.id.isdigit():
            self.table.show_city(int(subject.id))
        elif len(options) == 1 and begun and self._is_plain(options[0], subject):
            self.table.choose(options[0])
        else:  # what lies elsewhere nobody would guess from a click
            self.table.choose_among(options)

    @staticmethod
    def _is_plain(option: Option, clicked: Subject) -> bool:
        """Whether a click on this very thing can mean only that: it goes into the city, or the thing is the goal; a
        pile has only its top card to give."""
        target = option.target
        if target == subjects.OWN_HAND:
            return clicked.kind != subjects.MEADOW
        return target is None or target == subjects.OWN_CITY or subjects.thing(target) == clicked

    def _press_sheet(self, node: Node) -> None:
        top = self.papers.sheets[-1]
        if node.subject is not None and node.subject in top.candidates:
            self.click()
            top.point_at(node.subject)
        elif any(one.name == node.name for one, _ in top.node.walk()):
            if node.name != "sheet":
                self.click()
                top.pressed(node.name)
        elif top.closable:
            self.papers.close()
