"""The gallery: everything there is, as pictures to search by typing and to narrow down by mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.cards import COLORS
from everdell_desktop.sitting.gallery import COSTS, Exhibit, Wish, boxes_on_show, kinds_in, look_for

from ..theme import BOLD, CAPTION, ITALIC, LARGE, NORMAL, SMALL
from .exhibits import frame_of
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App

LEFT, TOP, WIDE, HIGH = 30, 24, 1860, 944
FILTERS, FILTERS_WIDE = 70, 424
GRID, GRID_TOP, GRID_WIDE, GRID_HIGH = 520, 132, 1320, 796
COLUMNS, ROWS = 6, 3
GAP = 14
PAGE = COLUMNS * ROWS


class GalleryScreen(Page):
    """Filters at the left, pictures at the right; one pressed opens in large."""

    dim = 120

    def __init__(self, app: App, wish: Wish | None = None) -> None:
        super().__init__(app)
        self.wish = wish or Wish()
        self.number = 0
        self.found = look_for(self.wish)

    @property
    def last(self) -> int:
        return max(0, (len(self.found) - 1) // PAGE)

    def lay_out(self) -> None:
        self.panel((LEFT, TOP, WIDE, HIGH), name="gallery", corner=1.2)
        self.heading("Gallery", (FILTERS, 46, FILTERS_WIDE, 64), 44, align="left")
        self._search()
        self._filters()
        self._pictures()
        self._foot()

    def _search(self) -> None:
        self.field("search", (GRID, 52, 560, 56), self.wish.words, self._typed, empty="A name or a word of the text")
        number = len(self.found)
        words = "Nothing fits" if not number else "1 thing" if number == 1 else f"{number} things"
        self.line(words, (GRID + 590, 52, 300, 56), LARGE, CAPTION, ITALIC, name="count")
        if self.wish != Wish():
            self.button("all", (GRID + GRID_WIDE - 260, 52, 260, 56), "Show everything", self.show_all, icon="undo")

    def _filters(self) -> None:
        """One of each row may be chosen; pressing it again lets it go."""
        top = 122.0
        names = {box.name: box.title or box.name for box in boxes_on_show()}
        top = self._row("Box", "box", names, top, 3)
        top = self._row("Kind", "kind", {kind: kind for kind in kinds_in(self.wish.box)}, top, 3)
        colours = dict.fromkeys(COLORS, "")
        top = self._row("Colour", "colour", colours, top, 5, 52, icons=True)
        self._row("Cost", "cost", {cost: cost for cost in COSTS}, top, 2)

    def _row(
        self, title: str, what: str, choices: dict[str, str], top: float, columns: int, high: float = 36,
        icons: bool = False,
    ) -> float:  # fmt: skip
        self.line(title, (FILTERS, top, FILTERS_WIDE, 28), SMALL, CAPTION, BOLD)
        top += 30
        wide = (FILTERS_WIDE - (columns - 1) * 8) / columns
        for number, (key, words) in enumerate(choices.items()):
            column, row = number % columns, number // columns
            units = FILTERS + column * (wide + 8), top + row * (high + 6), wide, high
            chosen = getattr(self.wish, what) == key
            self.choice(f"{what}:{key}", units, words, chosen, self._chooser(what, "" if chosen else key),
                        icon=key if icons else "", tip=key.title() if icons else "", font=SMALL)  # fmt: skip
        return top + -(-len(choices) // columns) * (high + 6) + 8

    def _pictures(self) -> None:
        shown = self.found[self.number * PAGE : (self.number + 1) * PAGE]
        wide, high = (GRID_WIDE - (COLUMNS - 1) * GAP) / COLUMNS, (GRID_HIGH - (ROWS - 1) * GAP) / ROWS
        for number, exhibit in enumerate(shown):
            column, row = number % COLUMNS, number // COLUMNS
            rect = self.box(GRID + column * (wide + GAP), GRID_TOP + row * (high + GAP), wide, high)
            faces = [frame_of(self.app.kit, exhibit, rect.size, lit) for lit in (False, True, True, False)]
            self.pressable(f"show:{exhibit.key}", rect, faces, self._opener(exhibit))
        if not shown:
            self.block("Nothing is called so. Try fewer letters, or let a filter go.",
                       (GRID + 200, 420, GRID_WIDE - 400, 90), LARGE, CAPTION, "center")  # fmt: skip

    def _foot(self) -> None:
        self.button("back", (LEFT + 60, 986, 260, 70), "Close", self.back, icon="close")
        self.button("before", (1160, 986, 240, 70), "Previous", lambda: self.turn(-1), icon="arrow_left",
                    enabled=self.number > 0)  # fmt: skip
        self.button("next", (1520, 986, 240, 70), "Next", lambda: self.turn(1), icon="arrow_right",
                    enabled=self.number < self.last)  # fmt: skip
        self.bright(f"{self.number + 1} of {self.last + 1}", (1405, 986, 110, 70), NORMAL, name="number")

    # deeds

    def turn(self, step: int) -> None:
        number = min(self.last, max(0, self.number + step))
        if number != self.number:
            self.number = number
            self.app.sounds.play("card")
            self.renew()

    def show_all(self) -> None:
        self._look(Wish())

    def _typed(self, text: str) -> None:
        """Several letters may have been typed by now; the field knows all of them."""
        self.search_for(self.fields["search"].element.get_text())

    def search_for(self, text: str) -> None:
        """The field keeps its cursor while the pictures follow."""
        self._look(replace(self.wish, words=text))
        field = self.fields["search"].element
        field.focus()
        self.app.gui.set_focus_set(field)
        field.edit_position = len(text)

    def _chooser(self, what: str, value: str) -> Callable[[], None]:
        def choose() -> None:
            wish = replace(self.wish, **{what: value})
            if wish.kind not in kinds_in(wish.box):
                wish = replace(wish, kind="")
            self._look(wish)

        return choose

    def _look(self, wish: Wish) -> None:
        self.wish, self.number = wish, 0
        self.found = look_for(wish)
        self.renew()

    def _opener(self, exhibit: Exhibit) -> Callable[[], None]:
        from .exhibits import ExhibitScreen

        return lambda: self.app.push(ExhibitScreen(self.app, exhibit, self.found))

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        elif event.type == pygame.MOUSEWHEEL:
            self.turn(-1 if event.y > 0 else 1)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and self.wish.words:
            self.search_for(self.wish.words[:-1])
        elif event.type == pygame.KEYDOWN and event.unicode.isalnum():
            self.search_for(self.wish.words + event.unicode)
        else:
            super().handle(event)
