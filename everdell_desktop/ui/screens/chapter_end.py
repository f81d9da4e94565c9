"""The end of a chapter: won or lost, its goals and points, and what it has brought the campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from everdell_desktop.engine.campaigns import ChapterPage
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.keeping.achievements import Achievement
from everdell_desktop.keeping.campaigns import MOVED_ON, Campaigns, KeptCampaign
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.sitting.controller import Sitting

from ..theme import BAD, BOLD, CAPTION, DISPLAY, GOOD, HEADING, INK, ITALIC, LARGE, NORMAL, SMALL, TEXT
from .open_book import LEFT, RIGHT, RIGHT_WIDE, WIDE, BookPage
from .page import Page
from .results import category
from .score import ScoreScreen

if TYPE_CHECKING:
    from everdell_desktop.app import App

ROW = 40


def end_screen(app: App, sitting: Sitting, earned: Sequence[Achievement]) -> Page:
    """What is shown when a game is over: the page of its chapter, or the scores of a game by itself."""
    if sitting.campaign:
        try:
            return ChapterEndScreen(app, sitting, Campaigns(app.storage).find(sitting.campaign))
        except StorageError as error:  # the book is gone; the scores are still there
            app.log.error(str(error))
    return ScoreScreen(app, sitting, earned)


class ChapterEndScreen(BookPage):
    """How the chapter went at the left, what it counts at the right."""

    def __init__(self, app: App, sitting: Sitting, kept: KeptCampaign) -> None:
        super().__init__(app)
        self.sitting, self.kept, self.campaign = sitting, kept, kept.book
        self.result: Mapping[str, Any] = sitting.game.result() or {}
        before = sitting.game.rules.setup.brought[self.campaign.key]
        after = self.campaign.read(self.result[self.campaign.key])
        self.before, self.after = before, after
        page = self.campaign.page_of(before, sitting.game.rules.setup.options, sitting.alone)
        assert page is not None, "this game is no chapter of its campaign"
        self.page = page
        self.line_of = self.campaign.lines(after)[self.page.number - 1]
        self.counts = kept.table == sitting.name and kept.entered
        """Whether the book has it; one that has moved on, or could not be written, has not."""
        app.sounds.play("end")

    def lay_out(self) -> None:
        self.lay_book()
        self._story(self.page)
        top = self._goals(self.page)
        self._points(top)
        self._brought()
        self._ways()
        self.tell_fault((LEFT, 1000, WIDE, 34))

    # at the left

    def _story(self, page: ChapterPage) -> None:
        won = self.line_of.won
        self.line(f"{self.campaign.chapter} {page.number}", (LEFT, 64, 300, 36), 24, HEADING, BOLD)
        self.line(page.title, (LEFT, 98, WIDE, 58), 42, INK, DISPLAY, name="title")
        self.framed_picture(f"chapters/{self.kept.box}/{page.number}", (LEFT, 170, WIDE - 14, 256))
        words = f"Won with {self.result['score']} points" if won else f"Not this time: {self.result['score']} points"
        self.ribbon(words, (LEFT + 60, 444, WIDE - 134, 96), 32)
        for number, plan in enumerate(self.kept.company.plans):
            self.art(f"workers/{plan.animal}", (LEFT + 20 + number * 140, 570, 134, 172))
        left = LEFT + 50 + len(self.kept.company.plans) * 140
        self.block(page.won if won else page.lost, (left, 560, LEFT + WIDE - 30 - left, 190), LARGE, TEXT,
                   font=ITALIC, middle=True, name="closing")  # fmt: skip
        if self.sitting.practice_used:
            self.line("Played in practice mode: hidden cards were seen and taken back.", (LEFT, 776, WIDE, 34), SMALL,
                      CAPTION, ITALIC, "center")  # fmt: skip
        if not self.counts:
            self.block(f"{MOVED_ON} What is in the book stays as it is.", (LEFT, 820, WIDE, 60), NORMAL, BAD, "center",
                       BOLD, True, "moved_on")  # fmt: skip

    # at the right

    def _goals(self, page: ChapterPage) -> float:
        self.line("Goals", (RIGHT, 64, 300, 40), 28, HEADING, DISPLAY)
        top = 112.0
        for goal, met in zip(page.goals, self.result["goals"], strict=True):
            self.paper((RIGHT, top, RIGHT_WIDE - 60, 42))
            self.art(f"icons/{'check' if met else 'close'}", (RIGHT + 8, top + 5, 32, 32))
            self.block(goal, (RIGHT + 54, top, RIGHT_WIDE - 130, 42), NORMAL, GOOD if met else BAD, font=BOLD,
                       middle=True)  # fmt: skip
            top += 48
        target = self.result.get("target")
        if target is not None:
            met = self.result["score"] >= target
            self.paper((RIGHT, top, RIGHT_WIDE - 60, 42))
            self.art(f"icons/{'check' if met else 'close'}", (RIGHT + 8, top + 5, 32, 32))
            words = f"{target} points to reach, {self.result['score']} reached."
            self.line(words, (RIGHT + 54, top, RIGHT_WIDE - 130, 42), NORMAL, GOOD if met else BAD, BOLD, name="target")
            top += 48
        return top + 16

    def _points(self, top: float) -> None:
        """The points by category; a rival's beside them."""
        sheets = self.sitting.game.scores()[:2]
        self.line("Points", (RIGHT, top, 300, 40), 28, HEADING, DISPLAY)
        names = list(dict.fromkeys(name for sheet in sheets for name in sheet.parts))
        if len(sheets) > 1:
            for column, sheet in enumerate(sheets):
                who = sheet.name or self.sitting.game.state.players[sheet.seat].name
                self.line(who, (RIGHT + 330 + column * 150, top, 140, 40), SMALL, CAPTION, ITALIC, "right")
        top += 44
        high = min(ROW, (620 - top) / (len(names) + 1))
        for number, name in enumerate(names):
            icon, title = category(name)
            y = top + number * high
            self.art(f"icons/{icon}", (RIGHT, y + 3, high - 6, high - 6))
            self.line(title, (RIGHT + 48, y, 270, high), NORMAL)
            for column, sheet in enumerate(sheets):
                points = sheet.parts.get(name)
                words = "–" if points is None else str(points)
                self.line(words, (RIGHT + 330 + column * 150, y, 140, high), NORMAL, INK, align="right")
        y = top + len(names) * high
        self.line("Total", (RIGHT + 48, y, 270, high + 6), NORMAL + 2, HEADING, BOLD)
        for column, sheet in enumerate(sheets):
            self.line(str(sheet.total), (RIGHT + 330 + column * 150, y, 140, high + 6), LARGE, HEADING, BOLD, "right")

    def _brought(self) -> None:
        """What the chapter adds to the sums, what is held, and a medal that was reached."""
        self.line("What it brought", (RIGHT, 652, 400, 40), 28, HEADING, DISPLAY)
        old = [part.points for part in self.campaign.sums(self.before)]
        new = self.campaign.sums(self.after)
        told = [(part.icon, part.points - was) for part, was in zip(new, old, strict=True) if part.points != was]
        held = len(self.campaign.kept(self.after))
        x = float(RIGHT)
        if not told and not held:
            self.line("Nothing this time. One knows more now.", (RIGHT, 698, RIGHT_WIDE, 44), NORMAL, CAPTION, ITALIC)
        for icon, points in told:
            self.art(f"icons/{icon}", (x, 700, 40, 40))
            self.line(f"{points:+d}", (x + 48, 698, 80, 44), LARGE, INK, BOLD)
            x += 140
        if held:
            self.art("icons/card", (x, 700, 40, 40))
            self.line(f"{held} Good News held", (x + 48, 698, RIGHT + RIGHT_WIDE - x - 48, 44), NORMAL, TEXT)
        totals, was = self.campaign.totals(self.after), self.campaign.totals(self.before)
        words = f"{self.kept.name} has {totals['total']} points now."
        self.line(words, (RIGHT, 752, RIGHT_WIDE - 160, 44), NORMAL + 3, TEXT, name="total")
        if totals["medal"] and totals["medal"] != was["medal"]:
            self.art(f"icons/medal_{totals['medal']}", (RIGHT + RIGHT_WIDE - 150, 690, 120, 130), "medal")
            words = f"{totals['medal'].capitalize()} is reached!"
            self.line(words, (RIGHT, 796, RIGHT_WIDE - 160, 40), NORMAL + 2, GOOD, BOLD)

    def _ways(self) -> None:
        """On, once more, back to the book, or a look at the table."""
        sheet = self.kept.sheet
        upcoming = self.campaign.next_chapter(sheet)
        self.button("look", (LEFT, 930, 300, 64), "Look at the table", self.app.pop, icon="zoom")
        self.button("book", (LEFT + 320, 930, 240, 64), "To the book", self.to_book, icon="book")
        if self.counts and self.page.number in self.campaign.choices(sheet):
            self.button("replay", (RIGHT, 892, 330, 84), "Play again", self.replay, icon="redo", font=26)
        words = f"On to {self.campaign.chapter.lower()} {upcoming}" if upcoming else "The end of the story"
        self.button("on", (RIGHT + 350, 892, 378, 84), words, self.go_on, icon="play", font=26)

    # deeds

    def back(self) -> None:
        self.app.pop()

    def go_on(self) -> None:
        from .campaign_book import CampaignBookScreen

        self.app.show(CampaignBookScreen(self.app, self.kept))

    def to_book(self) -> None:
        from .campaign_book import CampaignBookScreen

        book = CampaignBookScreen(self.app, self.kept)
        book.shown = self.page.number
        self.app.show(book)

    def replay(self) -> None:
        """The lost chapter once more, dealt anew."""
        from .load import table_for

        try:
            sitting = Campaigns(self.app.storage).play(self.kept, self.page.number)
        except (StorageError, BoxError) as error:
            self.fault = str(error)
            self.app.sounds.play("refuse")
            self.renew()
            return
        self.app.sounds.play("season")
        self.app.show(table_for(self.app, sitting))
