"""One thing of the gallery: small in its frame, and large with its rulings, its source and what leads on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.gallery import BOX, Exhibit, gallery

from ..kit import Kit
from ..shapes import framed, rounded_off, tile_ground
from ..theme import BOLD, CAPTION, GOOD, INK, ITALIC, LARGE, LINK, NORMAL, PAPER_SHADE, SMALL, TEXT
from .page import Page
from .shelf import PICTURES

if TYPE_CHECKING:
    from everdell_desktop.app import App

LEFT, TOP, WIDE, HIGH = 110, 40, 1700, 920
PICTURE, PICTURE_WIDE, VIEW_WIDE = 176, 540, 592  # a card, and what is no card
WORDS, WORDS_WIDE = 790, 940
LINK_WIDE, LINK_BELOW, LINK_GAP = 150, 190, 18  # a way on: a small picture under a word, larger below a picture
LINK_SHAPE = 317 / 240
FOOT = 922.0
OURS = "Our ruling:"
SINGULAR = {"Boxes": "Box", "Places": "Place", "Events": "Event", "Chapters": "Chapter", "Years": "Year"}
LOWEST = 300  # units that a picture is high at least
GROUND = "seasons/summer"  # what places that are painted on the board itself are shown on


def frame_of(kit: Kit, exhibit: Exhibit, size: tuple[int, int], lit: bool) -> pygame.Surface:
    """A small picture: cards as they lie in a city, other things as pictures over their name."""
    face = pygame.Surface(size, pygame.SRCALPHA)
    if exhibit.card is not None:
        wide = min(size[0], round(size[1] * 240 / 317)) - kit.px(0 if lit else 10)
        card = kit.faces.mini(exhibit.card, wide, cost=True, sign=True)
        face.blit(card, card.get_rect(center=(size[0] // 2, size[1] // 2)))
        return face
    rim = kit.px(3)
    inside = pygame.Rect(0, 0, *size).inflate(*(2 * (-kit.px(2 if lit else 8),)))
    view = inside.h - kit.px(62)
    tile_ground(view, kit.px(10), rim)(face, inside)
    seen = pygame.Surface((inside.w - 2 * rim, view + kit.px(10)), pygame.SRCALPHA)
    picture_into(kit, exhibit, seen, pygame.Rect(0, 0, seen.get_width(), view))
    face.blit(rounded_off(seen, kit.px(9)), (inside.x + rim, inside.y + rim))
    name = kit.letters.block(exhibit.title, kit.style(SMALL, INK, BOLD, "center"), inside.w - kit.px(18), kit.px(52))
    room = inside.bottom - rim - (inside.y + rim + view)
    face.blit(name, (inside.x + kit.px(9), inside.y + rim + view + (room - name.get_height()) // 2))
    return face


def art_of(exhibit: Exhibit) -> str:
    """The picture of a thing by name; boxes look as they do on the shelf."""
    return PICTURES.get(exhibit.box, exhibit.art) if exhibit.kind == BOX else exhibit.art


def picture_into(kit: Kit, exhibit: Exhibit, face: pygame.Surface, view: pygame.Rect) -> None:
    """The picture of a thing, or its words in large where it is painted on the board itself."""
    art = art_of(exhibit)
    if art and kit.pictures.exists(art):
        master = kit.pictures.master(art)
        if master.get_flags() & pygame.SRCALPHA:  # a figure stands whole on plain ground
            pygame.draw.rect(face, PAPER_SHADE, view)
            factor = min(view.w / master.get_width(), view.h / master.get_height())
            size = round(master.get_width() * factor), round(master.get_height() * factor)
            figure = kit.pictures.at(art, size)
            face.blit(figure, figure.get_rect(center=view.center))
            return
        face.blit(kit.pictures.covering(art, view.size), view.topleft)
        return
    face.blit(kit.pictures.covering(GROUND, view.size), view.topleft)
    letters = LARGE * (1.8 if view.w > kit.px(300) else 1)
    note = kit.plates.plate("scrap", (round(view.w * 0.86), round(view.h * 0.5)), 0.8)
    where = note.get_rect(center=view.center)
    face.blit(note, where)
    words = kit.letters.block(exhibit.text, kit.style(letters, TEXT, align="center"), round(where.w * 0.8), where.h)
    face.blit(words, words.get_rect(center=view.center))


class ExhibitScreen(Page):
    """A thing in large. Links lead to other things, Back the same way home again."""

    dim = 120

    def __init__(self, app: App, exhibit: Exhibit, among: Sequence[Exhibit] = ()) -> None:
        super().__init__(app)
        self.exhibit = exhibit
        self.among = list(among)
        """What lies before and after it."""
        self.trail: list[Exhibit] = []
        """The things we came from."""

    def lay_out(self) -> None:
        one = self.exhibit
        self.panel((LEFT, TOP, WIDE, HIGH), name="exhibit", corner=1.2)
        self._picture()
        self.heading(one.title, (WORDS, 74, WORDS_WIDE - 60, 68), 44, align="left")
        self.line(self._about(), (WORDS, 142, WORDS_WIDE - 60, 34), NORMAL, CAPTION, ITALIC, name="about")
        top = 236.0 if self._origin() else 196.0
        if one.card is None:
            top = self._text(top)
        links = FOOT - LINK_WIDE * LINK_SHAPE - 30
        if one.card is None:
            self._links(PICTURE, 124 + self._height(), LINK_BELOW)
        else:
            self._links(WORDS, links, LINK_WIDE)
        self._notes(top, links - 6 if one.links and one.card is not None else FOOT)
        self._foot()

    def _picture(self) -> None:
        kit, one = self.app.kit, self.exhibit
        rect = self.box(PICTURE, 96, PICTURE_WIDE, 780)
        if one.card is not None:
            self.picture(kit.plates.shaded(kit.faces.card(one.card, rect.w)), rect, "picture")
            return
        view = self.box(PICTURE, 100, VIEW_WIDE, self._height())
        face = pygame.Surface(view.size).convert()
        picture_into(kit, one, face, face.get_rect())
        whole = pygame.Surface(view.inflate(kit.px(8), kit.px(8)).size, pygame.SRCALPHA)
        framed(face, kit.px(14), kit.px(4))(whole, whole.get_rect())
        self.picture(kit.plates.shaded(whole), view, "picture")

    def _height(self) -> float:
        """In units: wide pictures are shown whole."""
        pictures, art = self.app.kit.pictures, art_of(self.exhibit)
        if not art or not pictures.exists(art):
            return 500
        wide, high = pictures.master(art).get_size()
        return max(LOWEST, min(500.0, VIEW_WIDE * high / wide))

    def _about(self) -> str:
        """Box, kind, colour, points and how many there are."""
        one, card = self.exhibit, self.exhibit.card
        kind = one.group.capitalize() or SINGULAR.get(one.kind, one.kind)
        parts = [kind] if one.kind == BOX else [catalogue.box_title(one.box), kind]
        if card is not None:
            rarity = "Unique" if card.unique else "Legendary" if card.legendary else "Common"
            kind = "critter" if card.is_critter else "construction"
            parts = [parts[0], f"{rarity} {kind}", card.color.title()]
            parts += [f"{card.copies} in the deck"] if card.in_deck else []
        parts += [one.room] if one.room else []
        if one.points is not None:
            parts.append("1 point" if one.points == 1 else f"{one.points} points")
        return " · ".join(parts)

    def _text(self, top: float) -> float:
        kit = self.app.kit
        block = kit.letters.block(self.exhibit.text, kit.style(LARGE + 2), kit.px(WORDS_WIDE - 60))
        high = min(320.0, block.get_height() / kit.scale.factor + 6)
        self.block(self.exhibit.text, (WORDS, top, WORDS_WIDE - 60, high), LARGE + 2, name="text")
        return top + high + 16

    def _origin(self) -> bool:
        """Where the thing is known from, and what of it is ours; False where nothing is told."""
        one = self.exhibit
        words = " ".join(part for part in (one.source, one.designed) if part)
        if words:
            self.line(words, (WORDS, 178, WORDS_WIDE - 60, 34), NORMAL, GOOD if one.designed else CAPTION, ITALIC,
                      name="source")  # fmt: skip
        return bool(words)

    def _notes(self, top: float, bottom: float) -> None:
        """Rulings one under the other, ours marked."""
        if not self.exhibit.rulings:
            return
        self.line("Rulings", (WORDS, top, 300, 36), LARGE - 2, LINK, BOLD)
        lines = [f"· *{OURS}* {text}" if ours else f"· {text}" for text, ours in self.exhibit.rulings]
        room = WORDS, top + 42, WORDS_WIDE - 60, bottom - top - 44
        self.block("\n".join(lines), room, NORMAL + 2, name="rulings")

    def _links(self, left: float, top: float, wide: float) -> None:
        """Ways to other things: why, and a small picture of where it leads."""
        for number, link in enumerate(self.exhibit.links):
            x, goal = left + number * (wide + LINK_GAP), gallery()[link.to]
            rect = self.box(x, top + 28, wide, wide * LINK_SHAPE)
            self.line(link.why, (x, top, wide + LINK_GAP - 6, 26), SMALL, CAPTION, ITALIC)
            faces = [frame_of(self.app.kit, goal, rect.size, lit) for lit in (False, True, True, False)]
            self.pressable(f"link:{link.to}:{number}", rect, faces, self._going(goal), tip=goal.title)

    def _foot(self) -> None:
        words = "Back" if self.trail else "Close"
        self.button("back", (LEFT + 60, 986, 260, 70), words, self.back, icon="undo" if self.trail else "close")
        if not self.trail and len(self.among) > 1:
            here = self.among.index(self.exhibit) if self.exhibit in self.among else 0
            self.button("before", (1160, 986, 240, 70), "Previous", lambda: self.turn(-1), icon="arrow_left",
                        enabled=here > 0)  # fmt: skip
            self.button("next", (1520, 986, 240, 70), "Next", lambda: self.turn(1), icon="arrow_right",
                        enabled=here < len(self.among) - 1)  # fmt: skip
            self.bright(f"{here + 1} of {len(self.among)}", (1405, 986, 110, 70), NORMAL, name="number")

    # deeds

    def back(self) -> None:
        if not self.trail:
            self.app.pop()
            return
        self.exhibit = self.trail.pop()
        self.renew()

    def turn(self, step: int) -> None:
        if self.trail or self.exhibit not in self.among:
            return
        here = self.among.index(self.exhibit) + step
        if 0 <= here < len(self.among):
            self.exhibit = self.among[here]
            self.app.sounds.play("card")
            self.renew()

    def _going(self, goal: Exhibit) -> Callable[[], None]:
        def go() -> None:
            self.trail.append(self.exhibit)
            self.exhibit = goal
            self.renew()

        return go

    def handle(self, event: pygame.event.Event) -> None:
        keys = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}
        if event.type == pygame.KEYDOWN and event.key in keys:
            self.turn(keys[event.key])
        elif event.type == pygame.MOUSEWHEEL:
            self.turn(-1 if event.y > 0 else 1)
        else:
            super().handle(event)
