"""The finished games of the present player: watch them again, or take them out of the album."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping.album import Record, read_record
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.finished_game import TOGETHER, Finished, SeatResult
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.controller import Sitting

from ..theme import BAD, BOLD, CAPTION, CREAM, ITALIC, LARGE, NORMAL, SMALL, TEXT
from .album import LEAF_WIDE, LEFT_LEAF, RIGHT_LEAF, AlbumPage
from .ask import AskScreen
from .results import category

if TYPE_CHECKING:
    from everdell_desktop.app import App

ROWS, ROW, TOP = 7, 106, 140
TITLE = 56  # units for the names of a game and their points, in two lines where they are many
MOST_PARTS = 5  # categories that find room beside a player
FULL = 414  # units that the rows of more than four players share


class ReplaysScreen(AlbumPage):
    """A list at the left, the chosen game at the right."""

    tab = "replays"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.first = 0
        self._read()
        self.chosen = self.records[0].path if self.records else None

    def _read(self) -> None:
        mine = self.profile
        everything = self.album.records()
        self.records = [one for one in everything if any(seat.profile == mine for seat in one.game.seats)]
        self.message = " ".join(self.app.storage.tell()[:2])

    @property
    def record(self) -> Record | None:
        return next((one for one in self.records if one.path == self.chosen), None)

    def lay_out(self) -> None:
        self.book_and_tabs()
        if not self.records:
            words = "No game has been finished yet. Every game that is played to its end can be watched here again."
            self.block(words, (LEFT_LEAF + 60, 420, LEAF_WIDE - 120, 160), LARGE, CAPTION, "center", ITALIC)
            self.company(RIGHT_LEAF + 74)
        for number, record in enumerate(self.records[self.first : self.first + ROWS]):
            self._row(TOP + number * ROW, record)
        if len(self.records) > ROWS:
            self._pager()
        if self.record is not None:
            self._details(self.record.game)
        if self.message:
            self.block(self.message, (RIGHT_LEAF, 884, LEAF_WIDE, 66), SMALL, BAD, "center", BOLD, True, "message")

    # the list

    def _row(self, top: float, record: Record) -> None:
        rect = self.box(LEFT_LEAF, top, LEAF_WIDE, ROW - 12)
        chosen = record.path == self.chosen
        faces = [self._face(record.game, rect.size, chosen, lit) for lit in (False, True, True, False)]
        self.pressable(f"game:{record.path.stem}", rect, faces, self._chooser(record))

    def _face(self, game: Finished, size: tuple[int, int], chosen: bool, lit: bool) -> pygame.Surface:
        kit = self.app.kit
        face = self.tablet(size, chosen, lit)
        side, left = kit.px(52), kit.px(34)
        step = round(side * 0.72) if len(game.seats) <= 4 else round(side * 0.5)
        for seat in game.seats:
            face.blit(kit.pictures.at(portrait(seat), (side, side)), (left, (size[1] - side) // 2))
            left += step
        left = kit.px(228)
        wide = size[0] - left - kit.px(96)
        colour = CREAM if chosen else TEXT
        title = kit.letters.block(scores(game), kit.style(22, colour, BOLD), wide, kit.px(TITLE))
        line = kit.letters.fitting(when(game), kit.style(SMALL, CREAM if chosen else CAPTION), wide)
        high = title.get_height() + line.get_height()
        face.blit(title, (left, (size[1] - high) // 2))
        face.blit(line, (left, (size[1] - high) // 2 + title.get_height()))
        mine = next((seat for seat in game.seats if seat.profile == self.profile), None)
        if mine is not None and mine.won:
            mark = kit.px(44)
            face.blit(kit.pictures.icon("trophy", mark), (size[0] - mark - kit.px(34), (size[1] - mark) // 2))
        return face

    def _pager(self) -> None:
        pages = (len(self.records) + ROWS - 1) // ROWS
        middle = LEFT_LEAF + LEAF_WIDE / 2
        self.icon_button("earlier", (middle - 96, 892, 56, 56), "arrow_left", lambda: self._turn(-1))
        self.line(f"{self.first // ROWS + 1} of {pages}", (middle - 36, 892, 72, 56), NORMAL, CAPTION, align="center")
        self.icon_button("later", (middle + 40, 892, 56, 56), "arrow_right", lambda: self._turn(1))

    # the chosen game

    def _details(self, game: Finished) -> None:
        left, wide = RIGHT_LEAF, LEAF_WIDE
        self.heading(when(game), (left, 138, wide, 54), 34)
        boxes = " + ".join(catalogue.box_title(name) for name in game.boxes)
        practice = ", practice" if game.practice else ""
        words = f"{boxes}, {game.turns} turns{practice}\nDeal number {game.seed}"
        self.block(words, (left, 194, wide, 72), NORMAL, CAPTION, "center", ITALIC)
        row = 100 if len(game.seats) <= 4 else FULL // len(game.seats)
        face = min(84, row - 6)
        for number, seat in enumerate(game.seats):
            top = 286 + number * row
            self.art(portrait(seat), (left + 40, top, face, face))
            level = f" ({catalogue.level_title(seat.level)})" if seat.level else ""
            self.line(f"{seat.name}{level}", (left + 144, top + 2, 360, face * 0.46), 24, font=BOLD)
            self._parts(seat, left + 144, top + face * 0.54)
            self.art("frames/seal", (left + wide - 200, top, face, face))
            digits = self.app.kit.letters.line(str(seat.score), self.app.kit.style(face * 0.36, (74, 42, 12), BOLD))
            self.picture(digits, self.box(left + wide - 200, top, face, face), f"score:{number}")
            if seat.won:
                self.art("icons/trophy", (left + wide - 106, top + face * 0.12, face * 0.76, face * 0.76))
        self.button("watch", (left + 60, 724, wide - 120, 76), "Watch it again", self.watch, icon="play", font=26)
        self.button("delete", (left + wide / 2 - 170, 822, 340, 66), "Delete", self.ask_delete, icon="discard")

    def _parts(self, seat: SeatResult, left: float, top: float) -> None:
        """Where the points came from."""
        for number, (name, points) in enumerate(list(seat.parts.items())[:MOST_PARTS]):
            x = left + number * 68
            self.art(f"icons/{category(name)[0]}", (x, top, 30, 30))
            self.line(str(points), (x + 33, top, 34, 30), SMALL, CAPTION, BOLD)

    # deeds

    def watch(self) -> None:
        from .replay_viewer import ReplayScreen

        if self.record is None:
            return
        try:
            sitting = Sitting.load(read_record(self.record.path)[1])
        except (StorageError, SaveError) as error:
            self.message = str(error)
            self.app.sounds.play("refuse")
            self.renew()
            return
        self.app.push(ReplayScreen(self.app, sitting))

    def ask_delete(self) -> None:
        if self.record is not None:
            question = f"The game of {when(self.record.game)}: take it out of the album and the figures, for good?"
            self.app.push(AskScreen(self.app, "Delete this game?", question, "Delete", lambda _: self._delete()))

    def _delete(self) -> None:
        fault = ""
        try:
            if self.record is not None:
                self.album.delete(self.record)
        except StorageError as error:
            fault = str(error)
        self._read()
        self.message = fault or self.message
        if self.record is None:
            self.chosen = self.records[0].path if self.records else None
        self.first = min(self.first, max(0, (len(self.records) - 1) // ROWS * ROWS))
        self.renew()

    def _chooser(self, record: Record) -> Callable[[], None]:
        def change() -> None:
            self.chosen = record.path
            self.message = ""
            self.renew()

        return change

    def _turn(self, step: int) -> None:
        last = (len(self.records) - 1) // ROWS * ROWS
        self.first = min(last, max(0, self.first + step * ROWS))
        self.renew()


def when(game: Finished) -> str:
    """The date in words, in the player's own time."""
    local = game.ended.astimezone()
    return f"{local.day} {local:%B %Y, %H:%M}"


def portrait(seat: SeatResult) -> str:
    """The face of a seat; whoever plays without one is of the skunks."""
    if seat.animal:
        return f"avatars/{seat.animal}"
    return "icons/skunk" if seat.automaton else "avatars/mouse"


def scores(game: Finished) -> str:
    """Everybody's points in a line; those who built one city have theirs together, and what was wanted of them."""
    together = [seat for seat in game.seats if seat.facts.get(TOGETHER)]
    told = [(seat.name, str(seat.score)) for seat in game.seats if seat not in together]
    if together:
        wanted = game.result.get("target")
        score = f"{together[0].score} of {wanted}" if wanted else str(together[0].score)
        told.insert(0, (" and ".join(seat.name for seat in together), score))
    return " : ".join(f"{name}\u00a0{score}" for name, score in told)
