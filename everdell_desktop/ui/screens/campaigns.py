"""The campaigns that are being played, side by side, and the first page of a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.keeping.campaigns import LONGEST_NAME, Campaigns, Company, KeptCampaign
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.sitting import catalogue

from ..theme import BOLD, CAPTION, DISPLAY, HEADING, INK, ITALIC, LARGE, NORMAL, SMALL, TEXT
from .ask import AskScreen
from .open_book import LEFT, RIGHT, RIGHT_WIDE, WIDE, BookPage

if TYPE_CHECKING:
    from everdell_desktop.app import App

TOP, ROW, ROWS = 150, 152, 5


class CampaignsScreen(BookPage):
    """Campaigns at the left, the one to begin at the right."""

    def __init__(self, app: App, box: str, company: Company) -> None:
        super().__init__(app)
        self.box_name, self.company = box, company
        self.campaign = catalogue.campaign_of(box)
        self.campaigns = Campaigns(app.storage)
        self.first = 0
        self.name = ""
        self.difficulty = self.campaign.difficulties[0]
        self.read()

    def read(self) -> None:
        self.mine = self.campaigns.mine(self.box_name)
        self.first = max(0, min(self.first, len(self.mine) - ROWS))

    # layout

    def lay_out(self) -> None:
        self.lay_book()
        self.heading(self.campaign.title, (LEFT, 56, WIDE, 60), 36)
        for number, kept in enumerate(self.mine[self.first : self.first + ROWS]):
            self._row(kept, TOP + number * ROW)
        if not self.mine:
            self.block("No book is open yet. The first page is the right one.", (LEFT + 60, 400, WIDE - 120, 90), LARGE,
                       CAPTION, "center", ITALIC)  # fmt: skip
        if len(self.mine) > ROWS:
            self.icon_button("earlier", (LEFT + 560, 974, 56, 56), "arrow_up", lambda: self._turn(-1), tip="Later ones")
            self.icon_button(
                "later", (LEFT + 630, 974, 56, 56), "arrow_down", lambda: self._turn(1), tip="Earlier ones"
            )
        self.button("back", (LEFT, 974, 220, 56), "Back", self.back, icon="arrow_left")
        self._new()
        self.tell_fault((RIGHT, 1000, RIGHT_WIDE, 36))

    def _row(self, kept: KeptCampaign, top: float) -> None:
        rect = self.box(LEFT, top, WIDE - 84, ROW - 16)
        faces = [self._face(kept, rect.size, lit) for lit in (False, True, True, False)]
        self.pressable(f"open:{kept.id}", rect, faces, self._opener(kept), tip="Open this book")
        self.icon_button(f"rename:{kept.id}", (LEFT + WIDE - 70, top + 10, 52, 52), "log", self._renamer(kept),
                         tip="Another name")  # fmt: skip
        self.icon_button(f"delete:{kept.id}", (LEFT + WIDE - 70, top + 74, 52, 52), "discard", self._deleter(kept),
                         tip="Close this book for good")  # fmt: skip

    def _face(self, kept: KeptCampaign, size: tuple[int, int], lit: bool) -> pygame.Surface:
        """Who plays, the name of the city, how far one has come."""
        kit, book = self.app.kit, kept.book
        face = self.tablet(size, False, lit)
        side = round(size[1] * 0.62)
        left = kit.px(24)
        for plan in kept.company.plans:
            avatar = kit.pictures.at(f"avatars/{plan.animal}", (side, side))
            face.blit(avatar, (left, (size[1] - side) // 2))
            left += round(side * 0.8)
        left += kit.px(30)
        told = book.totals(kept.sheet)
        medal = kit.pictures.icon(f"medal_{told['medal']}", round(size[1] * 0.66)) if told["medal"] else None
        room = size[0] - left - kit.px(30) - (medal.get_width() if medal else 0)
        lines = [
            kit.letters.fitting(kept.name, kit.style(LARGE + 2, HEADING, DISPLAY), room),
            kit.letters.fitting(f"{self.reached(kept)} · {told['total']} points", kit.style(NORMAL, TEXT, BOLD), room),
            kit.letters.fitting(self.brief(kept), kit.style(SMALL, CAPTION, ITALIC), room),
        ]
        top = (size[1] - sum(words.get_height() for words in lines)) // 2
        for words in lines:
            face.blit(words, (left, top))
            top += words.get_height()
        if medal is not None:
            face.blit(medal, (size[0] - medal.get_width() - kit.px(22), (size[1] - medal.get_height()) // 2))
        return face

    def reached(self, kept: KeptCampaign) -> str:
        upcoming = kept.book.next_chapter(kept.sheet)
        return "The story is told" if upcoming is None else f"{kept.book.chapter} {upcoming} of {len(kept.book.pages)}"

    def brief(self, kept: KeptCampaign) -> str:
        difficulty = f"{kept.sheet['difficulty'].capitalize()}, " if len(kept.book.difficulties) > 1 else ""
        day = kept.saved.astimezone()
        return f"{difficulty}{in_words(kept.company)}, {day.day} {day:%B %Y}"

    def _new(self) -> None:
        book = self.campaign
        self.line("A new book", (RIGHT, 62, 500, 50), 36, HEADING, DISPLAY)
        self.framed_picture(f"chapters/{self.box_name}/1", (RIGHT, 122, RIGHT_WIDE, 239))
        self.block(book.about, (RIGHT, 376, RIGHT_WIDE, 132), NORMAL + 1)
        self.line("The city is called", (RIGHT, 528, 250, 54), NORMAL + 1, INK, BOLD)
        self.field("name", (RIGHT + 260, 528, 440, 54), self.name, self._typed, empty=book.city, most=LONGEST_NAME)
        top = 606
        if len(book.difficulties) > 1:
            self.line("Difficulty", (RIGHT, top, 250, 54), NORMAL + 1, INK, BOLD)
            for number, difficulty in enumerate(book.difficulties):
                units = RIGHT + 260 + number * 226, top, 214, 54
                self.choice(f"difficulty:{difficulty}", units, difficulty.capitalize(), difficulty == self.difficulty,
                            self._chooser(difficulty))  # fmt: skip
            top += 76
        self.line("At the table", (RIGHT, top, 250, 54), NORMAL + 1, INK, BOLD)
        self.line(in_words(self.company), (RIGHT + 260, top, 440, 54), NORMAL + 1, TEXT, name="company")
        left = RIGHT + 260
        for number, plan in enumerate(self.company.plans):
            self.seated(f"workers/{plan.animal}", -1, (left + number * 110, top + 70, 96, 116))
        if catalogue.lone_game(self.company.boxes) is None:
            boxes = ", ".join(catalogue.box_title(name) for name in self.company.boxes)
            self.block(f"With {boxes}.", (left + 130, top + 70, 320, 110), NORMAL, CAPTION, middle=True)
        self.button("begin", (RIGHT + 428, 892, 300, 92), "Begin", self.begin, icon="play", font=32)

    # deeds

    def begin(self) -> None:
        try:
            kept = self.campaigns.begin(self.box_name, self.name, self.difficulty, self.company)
        except StorageError as error:
            self._say(str(error))
            return
        self.app.sounds.play("season")
        self.open(kept)

    def open(self, kept: KeptCampaign) -> None:
        from .campaign_book import CampaignBookScreen

        self.app.push(CampaignBookScreen(self.app, kept))

    def build(self) -> None:
        """Whoever comes back from a book sees the books as they are now."""
        self.read()
        super().build()

    def _opener(self, kept: KeptCampaign) -> Callable[[], None]:
        return lambda: self.open(kept)

    def _renamer(self, kept: KeptCampaign) -> Callable[[], None]:
        def rename(name: str) -> None:
            self._do(lambda: self.campaigns.rename(kept, name))

        return lambda: self.app.push(
            AskScreen(self.app, "Another name", "What is the city to be called?", "Rename", rename, text=kept.name,
                      most=LONGEST_NAME)
        )  # fmt: skip

    def _deleter(self, kept: KeptCampaign) -> Callable[[], None]:
        question = f"{kept.name} and all its chapters are gone for good. Finished games stay in the album."
        return lambda: self.app.push(
            AskScreen(self.app, "Close this book?", question, "Close it",
                      lambda _: self._do(lambda: self.campaigns.delete(kept)), no="Keep it")
        )  # fmt: skip

    def _do(self, deed: Callable[[], object]) -> None:
        self.fault = ""
        try:
            deed()
        except StorageError as error:
            self.fault = str(error)
        self.renew()

    def _say(self, fault: str) -> None:
        self.fault = fault
        self.app.sounds.play("refuse")
        self.renew()

    def _chooser(self, difficulty: str) -> Callable[[], None]:
        def change() -> None:
            self.difficulty = difficulty
            self.renew()

        return change

    def _typed(self, text: str) -> None:
        self.name = text

    def _turn(self, step: int) -> None:
        self.first += step * ROWS
        self.renew()


def in_words(company: Company) -> str:
    """Who plays: names, and the levels of computer players."""
    names = [
        f"{plan.name} ({catalogue.level_title(plan.level)})" if plan.level else plan.name for plan in company.plans
    ]
    return " and ".join(names) + (", played by one" if company.alone else "")
