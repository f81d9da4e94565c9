"""The players of this machine: who plays now, new ones, other names, and farewells."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.profiles import ANIMALS, FIRST, MOST, Profile

from ..theme import BAD, BOLD, CAPTION, CREAM, GOOD, ITALIC, LARGE, NORMAL, SMALL, TEXT
from .album import LEAF_WIDE, LEFT_LEAF, RIGHT_LEAF, AlbumPage
from .ask import AskScreen

if TYPE_CHECKING:
    from everdell_desktop.app import App

ROW, HIGH, TOP = 94, 86, 176
LONGEST_NAME = 16
ABOUT = (
    "Each player has games, figures and achievements of their own. Whoever sits at the table under a name of this list "
    "has the game counted too."
)
ROOM_FOR_FIGURES = 5  # players in the list that leave room for a picture below it


class ProfilesScreen(AlbumPage):
    """The players at the left, the present one at the right."""

    tab = "profiles"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.fault = False
        self._read()

    def _read(self) -> None:
        self.everyone = self.album.profiles.all()
        self.current = self.album.profiles.current()
        records = self.album.records()
        self.counts = {one.id: len(self.album.played_by(one.id, records)) for one in self.everyone}

    def lay_out(self) -> None:
        self.book_and_tabs()
        self.line("Who plays?", (LEFT_LEAF, 128, LEAF_WIDE, 44), LARGE, font=BOLD)
        for number, profile in enumerate(self.everyone):
            self._row(TOP + number * ROW, profile)
        if len(self.everyone) <= ROOM_FOR_FIGURES:
            self.company(LEFT_LEAF + 60)
        self._present()
        if self.message:
            colour = BAD if self.fault else GOOD
            self.block(self.message, (RIGHT_LEAF, 884, LEAF_WIDE, 64), SMALL, colour, "center", BOLD, True, "message")

    def _row(self, top: float, profile: Profile) -> None:
        rect = self.box(LEFT_LEAF, top, LEAF_WIDE - 40, HIGH)
        chosen = profile.id == self.current.id
        faces = [self._face(profile, rect.size, chosen, lit) for lit in (False, True, True, False)]
        self.pressable(f"profile:{profile.id}", rect, faces, self._chooser(profile))

    def _face(self, profile: Profile, size: tuple[int, int], chosen: bool, lit: bool) -> pygame.Surface:
        kit = self.app.kit
        face = self.tablet(size, chosen, lit)
        side = round(size[1] * 0.74)
        face.blit(kit.pictures.at(f"avatars/{profile.animal}", (side, side)), (kit.px(34), (size[1] - side) // 2))
        left = kit.px(34) + side + kit.px(20)
        name = kit.letters.fitting(profile.name, kit.style(LARGE, CREAM if chosen else TEXT, BOLD), size[0] // 2)
        face.blit(name, (left, (size[1] - name.get_height()) // 2))
        number = self.counts.get(profile.id, 0)
        words = "1 game" if number == 1 else f"{number} games"
        line = kit.letters.line(words, kit.style(NORMAL, CREAM if chosen else CAPTION))
        face.blit(line, (size[0] - line.get_width() - kit.px(40), (size[1] - line.get_height()) // 2))
        return face

    def _present(self) -> None:
        """The present player in large, and what can be done."""
        left, wide = RIGHT_LEAF, LEAF_WIDE
        self.art(f"avatars/{self.current.animal}", (left + wide / 2 - 130, 138, 260, 260), "portrait")
        self.icon_button("animal:before", (left + wide / 2 - 220, 236, 64, 64), "arrow_left", lambda: self._animal(-1))
        self.icon_button("animal:after", (left + wide / 2 + 156, 236, 64, 64), "arrow_right", lambda: self._animal(1))
        self.heading(self.current.name, (left, 404, wide, 60), 40)
        self.block(ABOUT, (left + 50, 474, wide - 100, 130), NORMAL, CAPTION, "center", ITALIC)
        half = (wide - 20) / 2
        self.button("new", (left + 60, 630, wide - 120, 74), "A new player", self.ask_new, icon="plus", font=26,
                    enabled=len(self.everyone) < MOST)  # fmt: skip
        self.button("rename", (left, 724, half, 70), "Another name", self.ask_name, icon="log")
        self.button("delete", (left + half + 20, 724, half, 70), "Delete", self.ask_delete, icon="discard",
                    enabled=self.current != FIRST)  # fmt: skip

    # deeds

    def ask_new(self) -> None:
        taken = {profile.animal for profile in self.everyone if profile != FIRST}
        animal = next((one for one in ANIMALS if one not in taken), ANIMALS[0])
        self._ask("A new player", "What is your name?", lambda name: self.album.profiles.create(name, animal), "")

    def ask_name(self) -> None:
        present = self.current
        name = "" if present == FIRST else present.name
        self._ask("Another name", "How shall this player be called?",
                  lambda text: self.album.profiles.change(present, text, present.animal), name)  # fmt: skip

    def _ask(self, title: str, question: str, deed: Callable[[str], object], text: str) -> None:
        self.app.push(AskScreen(self.app, title, question, "Keep", lambda name: self._do(lambda: deed(name), ""),
                                text=text, most=LONGEST_NAME))  # fmt: skip

    def ask_delete(self) -> None:
        present, number = self.current, self.counts.get(self.current.id, 0)
        games = "no games" if not number else "1 game" if number == 1 else f"{number} games"
        question = f"{present.name} has {games} in the album. Delete the player with figures and replays, for good?"

        def delete() -> None:
            self.album.forget(present.id)
            self.album.profiles.delete(present)

        ask = AskScreen(self.app, f"Delete {present.name}?", question, "Delete",
                        lambda _: self._do(delete, f"{present.name} is gone."))  # fmt: skip
        self.app.push(ask)

    def _animal(self, step: int) -> None:
        animal = ANIMALS[(ANIMALS.index(self.current.animal) + step) % len(ANIMALS)]
        self._do(lambda: self.album.profiles.change(self.current, self.current.name, animal), "")

    def _chooser(self, profile: Profile) -> Callable[[], None]:
        return lambda: self._do(lambda: self.album.profiles.choose(profile), "")

    def _do(self, deed: Callable[[], object], done: str) -> None:
        """Do something and show everybody as it is then."""
        try:
            deed()
            self.message, self.fault = done, False
        except StorageError as error:
            self.message, self.fault = str(error), True
            self.app.sounds.play("refuse")
        self._read()
        self.renew()
