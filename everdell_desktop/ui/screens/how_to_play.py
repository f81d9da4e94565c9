"""The rules booklet: one opening after another, words at the left, pictures at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.gallery import Wish, gallery
from everdell_desktop.sitting.lessons import lessons

from ..shapes import framed
from ..theme import CAPTION, LARGE, NORMAL, SMALL
from .booklet import LEAVES, number_of
from .leaf import Plate
from .learn import start
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App

LEFT, TOP, WIDE, HIGH = 130, 60, 1660, 900
TEXT_LEFT, TEXT_WIDE, TEXT_TOP, TEXT_HIGH = 210, 700, 216, 640
PICTURES_LEFT, PICTURES_TOP = 1022, 160
ICON = 54
LARGEST_GAP = 46
CONTENTS_STEP = 66
CARDS = {"card": 1.4, "meadow": 317 / 240}
"""How high cards are to their width: open ones with their text, and as they lie in the Meadow."""


class HowToPlayScreen(Page):
    """Pages turn by buttons, arrow keys and Page Up or Down; links, pictured cards and a list of all pages lead on."""

    dim = 120

    def __init__(self, app: App, leaf: str = "") -> None:
        super().__init__(app)
        self.number = number_of(leaf) if leaf else 0
        self.contents = False
        """Whether the list of all leaves is open."""

    def lay_out(self) -> None:
        self.book((LEFT, TOP, WIDE, HIGH), "book")
        if self.contents:
            self._contents()
        else:
            leaf = LEAVES[self.number]
            self.heading(leaf.title, (TEXT_LEFT, 118, TEXT_WIDE, 70), 42, align="left")
            self._words()
            for plate in leaf.plates:
                self._plate(plate)
            self._links()
        self._foot()

    def _contents(self) -> None:
        """Every leaf, to be opened by a click."""
        self.heading("How to play", (TEXT_LEFT, 118, TEXT_WIDE, 70), 42, align="left")
        half = -(-len(LEAVES) // 2)
        for number, leaf in enumerate(LEAVES):
            left = TEXT_LEFT - 20 if number < half else PICTURES_LEFT
            units = left, 206 + (number % half) * CONTENTS_STEP, 690, CONTENTS_STEP - 10
            self.choice(f"leaf:{leaf.name}", units, leaf.title, number == self.number, self._opener(leaf.name),
                        icon=leaf.icon, font=LARGE - 4)  # fmt: skip

    def _links(self) -> None:
        """What leads on from here, at the foot of the picture page."""
        links = [link for link in LEAVES[self.number].links if self._can_follow(link)]
        for number, link in enumerate(links):
            words, icon, action = self._link(link)
            units = PICTURES_LEFT + number * 228, 886, 218, 50
            self.choice(f"link:{link}", units, words, False, action, icon=icon, font=SMALL)

    def _can_follow(self, link: str) -> bool:
        """A lesson is not begun over a game that is being played."""
        return not link.startswith("lesson:") or not any(hasattr(screen, "sitting") for screen in self.app.screens)

    def _link(self, link: str) -> tuple[str, str, Callable[[], None]]:
        """The words, the icon and the deed of a link."""
        kind, _, name = link.partition(":")
        if kind == "gallery":
            return ("In the gallery", "zoom", lambda: self._gallery(name))
        if kind == "lesson":
            return ("Try it", "hint", lambda: start(self.app, lessons()[name]))
        leaf = LEAVES[number_of(link)]
        return (leaf.short or leaf.title.partition(":")[0], leaf.icon, self._opener(link))

    def _opener(self, name: str) -> Callable[[], None]:
        def open_leaf() -> None:
            self.number, self.contents = number_of(name), False
            self.app.sounds.play("card")
            self.renew()

        return open_leaf

    def _gallery(self, box: str) -> None:
        from .gallery import GalleryScreen

        self.app.push(GalleryScreen(self.app, Wish(box=box)))

    def _exhibit(self, key: str) -> None:
        from .exhibits import ExhibitScreen

        self.app.push(ExhibitScreen(self.app, gallery()[key]))

    def _words(self) -> None:
        """Paragraphs under each other, in the largest size in which all of them fit."""
        points = LEAVES[self.number].points
        letters, scale = self.app.kit.letters, self.app.kit.scale
        wide = scale.px(TEXT_WIDE - ICON - 24)
        size = 30.0
        while True:
            gap = size * 0.6
            blocks = [letters.block(point.text, self.app.kit.style(size), wide) for point in points]
            heights = [max(ICON, block.get_height() / scale.factor) for block in blocks]
            if sum(heights) + gap * (len(points) - 1) <= TEXT_HIGH or size <= SMALL:
                break
            size -= 1
        gap = min(LARGEST_GAP, (TEXT_HIGH - sum(heights)) / max(1, len(points) - 1))
        top = float(TEXT_TOP)
        for point, high in zip(points, heights, strict=True):
            self.art(f"icons/{point.icon}", (TEXT_LEFT, top, ICON, ICON))
            self.block(point.text, (TEXT_LEFT + ICON + 24, top, TEXT_WIDE - ICON - 24, high + 2), size, middle=True)
            top += high + gap

    def _plate(self, plate: Plate) -> None:
        x, y = PICTURES_LEFT + plate.x, PICTURES_TOP + plate.y
        kind, _, name = plate.what.partition(":")
        kit = self.app.kit
        if kind in CARDS:
            rect = self.box(x, y, plate.width, plate.width * CARDS[kind])
            card = catalogue.card(name)
            open_card = kind == "card"
            face = kit.faces.card(card, rect.w) if open_card else kit.faces.mini(card, rect.w, cost=True, sign=True)
            lit = face.copy()
            lit.fill((20, 16, 8, 0), special_flags=pygame.BLEND_RGBA_ADD)
            self.picture(kit.plates.shaded(face), rect)
            key = f"card:{name}"
            self.pressable(key, rect, [face, lit, lit, face], lambda: self._exhibit(key))
        elif kit.pictures.master(plate.what).get_flags() & pygame.SRCALPHA:
            self.art(plate.what, (x, y, plate.width, plate.height))
        else:
            self._view(plate.what, self.box(x, y, plate.width, plate.height))
        if plate.caption:
            high = plate.width * CARDS[kind] if kind in CARDS else plate.height
            units = x - 60, y + high + 4, plate.width + 120, 40
            self.line(plate.caption, units, NORMAL, CAPTION, align="center")

    def _view(self, art: str, rect: pygame.Rect) -> None:
        """A picture that fills its place, with a rim."""
        kit = self.app.kit
        rim = kit.px(4)
        whole = pygame.Surface(rect.size, pygame.SRCALPHA)
        inside = kit.pictures.covering(art, (rect.w - 2 * rim, rect.h - 2 * rim))
        framed(inside, kit.px(14), rim)(whole, whole.get_rect())
        self.picture(kit.plates.shaded(whole), rect)

    def _foot(self) -> None:
        last = len(LEAVES) - 1
        self.button("back", (LEFT + 60, 978, 260, 70), "Close", self.back, icon="close")
        words = "Back to the page" if self.contents else "All pages"
        self.button("contents", (LEFT + 350, 978, 300, 70), words, self.show_contents, icon="log")
        if self.contents:
            return
        self.button("before", (1160, 978, 240, 70), "Previous", lambda: self.turn(-1), icon="arrow_left",
                    enabled=self.number > 0)  # fmt: skip
        self.button("next", (1490, 978, 240, 70), "Next", lambda: self.turn(1), icon="arrow_right",
                    enabled=self.number < last)  # fmt: skip
        self.bright(f"{self.number + 1} of {last + 1}", (1400, 978, 90, 70), NORMAL, name="number")

    def show_contents(self) -> None:
        self.contents = not self.contents
        self.renew()

    def turn(self, step: int) -> None:
        if self.contents:
            return
        number = min(len(LEAVES) - 1, max(0, self.number + step))
        if number != self.number:
            self.number = number
            self.app.sounds.play("card")
            self.renew()

    def handle(self, event: pygame.event.Event) -> None:
        turning = event.type == pygame.KEYDOWN and not self.contents and not self.focus
        if turning and event.key in (pygame.K_RIGHT, pygame.K_PAGEDOWN, pygame.K_SPACE):
            self.turn(1)
        elif turning and event.key in (pygame.K_LEFT, pygame.K_PAGEUP):
            self.turn(-1)
        elif event.type == pygame.MOUSEWHEEL:
            self.turn(-1 if event.y > 0 else 1)
        else:
            super().handle(event)
