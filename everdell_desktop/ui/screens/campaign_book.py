"""The book of a campaign: the map of its chapters at the left, one chapter or the end of the story at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.campaigns import ChapterLine, ChapterPage
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.keeping.campaigns import OPEN_ELSEWHERE, Campaigns, KeptCampaign
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.sitting import catalogue

from ..theme import BAD, BOLD, CAPTION, DISPLAY, GOOD, HEADING, INK, ITALIC, LARGE, NORMAL, SMALL, TEXT
from .campaign_map import CampaignMap
from .campaigns import CampaignsScreen, in_words
from .open_book import LEFT, RIGHT, RIGHT_WIDE, WIDE, BookPage

if TYPE_CHECKING:
    from everdell_desktop.app import App

SKUNKS = {"events": ("event", "at Events"), "meadow": ("deck", "on the path"), "locations": ("worker", "at places")}
"""Where skunks sit, as a sign and in words."""
SHARING = {
    "open": ("share", "share freely"),
    "limited": ("share", "share on space 4"),
    "none": ("no_share", "no sharing"),
}
"""How one may share, as a sign and in words."""
PICTURE = 166, 239
GOALS = 584
CLIPPINGS = 3
CLIPPING = 154, 134


class CampaignBookScreen(BookPage):
    """Where a campaign stands; every chapter that was reached can be looked at, and the present one be played."""

    def __init__(self, app: App, kept: KeptCampaign) -> None:
        super().__init__(app)
        self.campaigns = Campaigns(app.storage)
        self.read(kept)
        self.shown = self.present or (0 if kept.over else len(self.lines))
        """The chapter at the right; 0 is the end of the story."""
        app.sounds.menu()

    def read(self, kept: KeptCampaign) -> None:
        """The campaign as it is now, with a chapter entered that had been finished when the program ended."""
        try:
            kept = self.campaigns.settled(self.campaigns.find(kept.id))
        except StorageError as error:
            self.fault = str(error)
        self.kept, self.campaign = kept, kept.book
        self.lines = {line.number: line for line in self.campaign.lines(kept.sheet)}
        left = None if kept.entered else self.campaigns.opened(kept)
        self.left = left if left is not None and not left.over else None
        """The chapter on the table."""

    @property
    def on_table(self) -> int | None:
        """The number of the chapter that was left in its middle."""
        if self.left is None:
            return None
        page = self.campaign.page_of(self.kept.sheet, self.left.game.rules.setup.options, self.left.alone)
        return page.number if page is not None and page.number in self.campaign.choices(self.kept.sheet) else None

    @property
    def present(self) -> int | None:
        """The chapter that is to be played: the one on the table, else the next."""
        return self.on_table or self.campaign.next_chapter(self.kept.sheet)

    # layout

    def build(self) -> None:
        """Whoever comes back from another page sees the campaign as it is now."""
        self.read(self.kept)
        super().build()

    def lay_out(self) -> None:
        self.lay_book()
        self.heading(self.kept.name, (LEFT, 50, WIDE, 52), 38)
        self.line(self.who(), (LEFT, 98, WIDE, 28), SMALL, CAPTION, ITALIC, "center", name="who")
        CampaignMap(self, self.kept, self.present, self.look_at).lay(self.shown)
        self.button("back", (LEFT, 970, 190, 58), "Back", self.back, icon="arrow_left")
        self.button("sheet", (LEFT + 206, 970, 250, 58), "Score sheet", self.score_sheet, icon="log")
        self.button("menu", (LEFT + 472, 970, 240, 58), "Main menu", self.menu, icon="menu")
        if len(self.kept.company.plans) > 1 and not self.kept.over:
            self.icon_button("company", (LEFT + 728, 974, 50, 50), "person", self.change_company, tip="Who plays?")
        if self.shown:
            self._chapter(self.campaign.page(self.shown))
        else:
            self._end()
        self.tell_fault((RIGHT, 1000, RIGHT_WIDE, 34))

    def who(self) -> str:
        """Who plays, how hard, and with which boxes."""
        company = self.kept.company
        parts = [in_words(company)]
        if len(self.campaign.difficulties) > 1:
            parts.append(str(self.kept.sheet["difficulty"]).capitalize())
        if catalogue.lone_game(company.boxes) is None:
            parts.append(", ".join(catalogue.box_title(name) for name in company.boxes))
        return " · ".join(parts)

    def _chapter(self, page: ChapterPage) -> None:
        self.line(f"{self.campaign.chapter} {page.number}", (RIGHT, 72, 300, 36), 24, HEADING, BOLD)
        self.line(page.title, (RIGHT, 104, RIGHT_WIDE - 60, 58), 42, INK, DISPLAY, name="title")
        self._turners(page.number)
        self.framed_picture(f"chapters/{self.kept.box}/{page.number}", (RIGHT, PICTURE[0], RIGHT_WIDE, PICTURE[1]))
        self.story(page.story, (RIGHT, 416, RIGHT_WIDE, GOALS - 420), 23)
        top = self._goals(page)
        line = self.lines.get(page.number)
        if page.skunks:
            self._skunks(page, top)
            top += 48
        for words in (*page.setup, *page.rules):
            self.art("icons/info", (RIGHT + 6, top + 5, 32, 32))
            self.block(words, (RIGHT + 48, top, RIGHT_WIDE - 48, 44), NORMAL - 1, TEXT, middle=True)
            top += 46
        if line is not None and page.number != self.present:
            self._past(page, line)
        else:
            self._ahead(page)

    def _turners(self, number: int) -> None:
        """To the chapters before and after, as far as one has come."""
        reached = sorted({*self.lines, *([self.present] if self.present else [])})
        at = reached.index(number) if number in reached else 0
        if at > 0:
            self.icon_button("earlier", (RIGHT + 590, 66, 44, 44), "arrow_left", lambda: self.look_at(reached[at - 1]),
                             tip="The chapter before")  # fmt: skip
        if at + 1 < len(reached):
            self.icon_button("later", (RIGHT + 640, 66, 44, 44), "arrow_right", lambda: self.look_at(reached[at + 1]),
                             tip="The chapter after")  # fmt: skip

    def _goals(self, page: ChapterPage) -> float:
        """Goals at the left, the points to reach at the right; returns where what follows may begin."""
        top, target = GOALS, page.targets.get(self.kept.sheet["difficulty"])
        self.line("Goals", (RIGHT, top, 200, 34), 24, HEADING, DISPLAY)
        wide = RIGHT_WIDE if target is None else 440
        for number, goal in enumerate(page.goals):
            y = top + 36 + number * 42
            self.paper((RIGHT, y, wide, 38))
            self.block(goal, (RIGHT + 16, y, wide - 28, 38), NORMAL - 1, INK, font=BOLD, middle=True)
        if target is not None:
            self._target(page, target, top)
        if page.designed:
            self.line("designed by us", (RIGHT + 240, top, 200, 34), SMALL - 1, GOOD, ITALIC, "right")
        return top + 42 + max(len(page.goals), 2 if target is not None else 1) * 42

    def _target(self, page: ChapterPage, target: int, top: float) -> None:
        left, difficulty = RIGHT + 456, self.kept.sheet["difficulty"]
        self.paper((left, top + 2, RIGHT_WIDE - 456, 122))
        self.coin(target, (left + 14, top + 18, 90, 90), 34)
        self.line("points to reach", (left + 112, top + 10, 154, 34), NORMAL - 1, INK, BOLD)
        others = [f"{name.capitalize()}: {points}" for name, points in page.targets.items() if name != difficulty]
        self.line(", ".join(others), (left + 112, top + 44, 154, 30), SMALL, CAPTION)
        watches = page.watches.get(difficulty, 0)
        self.art("icons/watch", (left + 112, top + 80, 32, 32))
        words = {0: "no watch", 1: "1 watch"}.get(watches, f"{watches} watches")
        self.line(words, (left + 150, top + 80, 116, 32), SMALL, TEXT, BOLD)

    def _skunks(self, page: ChapterPage, top: float) -> None:
        self.art("icons/skunk", (RIGHT, top, 46, 46))
        x = RIGHT + 56.0
        for area, number in page.skunks.items():
            icon, words = SKUNKS[area]
            self.art(f"icons/{icon}", (x, top + 8, 30, 30))
            self.line(f"{number} {words}", (x + 36, top + 6, 128, 34), NORMAL - 1, TEXT, BOLD)
            x += 166
        icon, words = SHARING[page.sharing]
        self.art(f"icons/{icon}", (x + 10, top + 5, 38, 38))
        self.line(words, (x + 56, top + 6, RIGHT + RIGHT_WIDE - x - 56, 34), NORMAL - 1,
                  BAD if page.sharing == "none" else TEXT, BOLD)  # fmt: skip

    def _past(self, page: ChapterPage, line: ChapterLine) -> None:
        """What became of a chapter, and once more where it was lost and that is allowed."""
        words = f"Won with {line.score} points." if line.won else "Lost."
        more = [] if not line.watches else [f"{line.watches} {'watch' if line.watches == 1 else 'watches'} kept."]
        more += ["Played a second time."] if line.replayed else []
        self.line(" ".join([words, *more]), (RIGHT, 874, RIGHT_WIDE, 36), NORMAL + 2, GOOD if line.won else BAD, BOLD)
        replay = page.number in self.campaign.choices(self.kept.sheet) and self.on_table is None
        wide = RIGHT_WIDE - (250 if replay else 0)
        self.block(page.won if line.won else page.lost, (RIGHT, 912, wide, 84), NORMAL, CAPTION, font=ITALIC,
                   name="closing")  # fmt: skip
        if replay:
            self.button("play", (RIGHT + 492, 906, 236, 80), "Play again", self.play, icon="redo", font=26)

    def _ahead(self, page: ChapterPage) -> None:
        """What is held for later, and the way to the table."""
        kept = self.campaign.kept(self.kept.sheet)
        if kept:
            self.line("Good News", (RIGHT, 844, 160, 30), 22, HEADING, DISPLAY)
        shown = kept if len(kept) <= CLIPPINGS else kept[: CLIPPINGS - 1]
        for number, clipping in enumerate(shown):
            self._clipping(number, clipping.title, clipping.text)
        if len(kept) > len(shown):
            rect = self.box(RIGHT + len(shown) * (CLIPPING[0] + 8), 876, *CLIPPING)
            faces = [self.clipping_face(f"and {len(kept) - len(shown)} more", "on the score sheet", rect.size)] * 4
            self.pressable("more_news", rect, faces, self.score_sheet)
        words = "Continue" if page.number == self.on_table else "Begin"
        self.button("play", (RIGHT + 492, 892, 236, 92), words, self.play, icon="play", font=32)

    def _clipping(self, number: int, title: str, text: str) -> None:
        rect = self.box(RIGHT + number * (CLIPPING[0] + 8), 876, *CLIPPING)
        faces = [self.clipping_face(title, text, rect.size)] * 4
        self.pressable(f"news:{number}", rect, faces, self.score_sheet, tip="All Good News is on the score sheet")

    def clipping_face(self, title: str, text: str, size: tuple[int, int]) -> pygame.Surface:
        """Cut from the newspaper: a headline, a line, and what it brings."""
        kit = self.app.kit

        def make() -> pygame.Surface:
            face = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.rect(face, (60, 40, 20, 90), face.get_rect().move(kit.px(3), kit.px(4)), border_radius=2)
            sheet = pygame.Rect(0, 0, size[0] - kit.px(4), size[1] - kit.px(5))
            pygame.draw.rect(face, (248, 243, 230), sheet, border_radius=2)
            pygame.draw.rect(face, INK, sheet, max(1, kit.px(1.6)), border_radius=2)
            wide, edge = sheet.w - kit.px(14), kit.px(7)
            head = kit.letters.block(title, kit.style(17, INK, BOLD, "center"), wide, round(sheet.h * 0.48))
            face.blit(head, (edge, kit.px(5)))
            low = kit.px(8) + head.get_height()
            pygame.draw.line(face, CAPTION, (edge, low), (sheet.w - edge, low), max(1, kit.px(1.4)))
            small = kit.style(16, TEXT, align="center")
            body = kit.letters.cut_short(text, small, wide, sheet.h - low - kit.px(10), kit.px(14))
            face.blit(body, (edge, low + kit.px(4)))
            return face

        return kit.plates.kept(("clipping", title, text, size), make)

    def _end(self) -> None:
        """The end of the story, with its medal."""
        told = self.campaign.totals(self.kept.sheet)
        medal = told["medal"]
        self.line("The end of the story", (RIGHT, 72, 400, 36), 24, HEADING, BOLD)
        self.line(self.kept.name, (RIGHT, 104, RIGHT_WIDE - 60, 58), 42, INK, DISPLAY, name="title")
        last = self.campaign.pages[-1].number
        self.framed_picture(f"chapters/{self.kept.box}/{last}", (RIGHT, PICTURE[0], RIGHT_WIDE, PICTURE[1]))
        self.story(self.campaign.endings[medal or ""], (RIGHT, 426, RIGHT_WIDE, 200), 23)
        won = sum(line.won for line in self.lines.values())
        if medal:
            self.art(f"icons/medal_{medal}", (RIGHT + 30, 650, 180, 190), "medal")
        left = RIGHT + (250 if medal else 0)
        words = f"{medal.capitalize()} with {told['total']} points" if medal else f"{told['total']} points"
        self.line(words, (left, 680, RIGHT + RIGHT_WIDE - left, 54), 36, HEADING, DISPLAY)
        chapters = f"{won} of {len(self.campaign.pages)} {self.campaign.chapter.lower()}s won"
        self.line(chapters, (left, 738, RIGHT + RIGHT_WIDE - left, 40), LARGE - 2, TEXT)
        self.button("again", (RIGHT + 428, 892, 300, 84), "A new campaign", self.new_campaign, icon="plus", font=24)

    # deeds

    def look_at(self, number: int) -> None:
        self.shown = number
        self.fault = ""
        self.app.sounds.play("card")
        self.renew()

    def play(self) -> None:
        """Continue the chapter on the table, begin the next one, or play a lost one again."""
        from .load import table_for

        storage = self.app.storage
        if self.shown == self.on_table and self.left is not None:
            if not storage.hold(self.left.save()):
                self.complain(OPEN_ELSEWHERE)
                return
            self.app.show(table_for(self.app, self.left))
            return
        try:
            sitting = self.campaigns.play(self.kept, self.shown)
        except (StorageError, BoxError) as error:
            self.read(self.kept)
            self.shown = self.present or 0
            self.complain(str(error))
            return
        self.app.sounds.play("season")
        self.app.show(table_for(self.app, sitting))

    def complain(self, fault: str) -> None:
        self.fault = fault
        self.app.sounds.play("refuse")
        self.renew()

    def score_sheet(self) -> None:
        from .campaign_sheet import CampaignSheetScreen

        self.app.push(CampaignSheetScreen(self.app, self.kept))

    def change_company(self) -> None:
        from .company import CompanyScreen

        self.app.push(CompanyScreen(self.app, self.kept))

    def new_campaign(self) -> None:
        self.app.push(CampaignsScreen(self.app, self.kept.box, self.kept.company))

    def menu(self) -> None:
        from .menu import MenuScreen

        self.app.show(MenuScreen(self.app))

    def back(self) -> None:
        if len(self.app.screens) > 1:
            self.app.pop()
        else:
            self.menu()
