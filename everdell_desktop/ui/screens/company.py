"""Who plays the chapters to come of a campaign: other names, another computer partner, one for both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from everdell_desktop.keeping.campaigns import Campaigns, KeptCampaign
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.sitting import catalogue

from ..theme import CAPTION, ITALIC, NORMAL
from .lone_game import ABOUT, CAMPAIGN, INSIDE, LEFT, LoneGameScreen
from .new_game import GAP, HIGH, TOP, WIDE
from .seating import SeatCard

if TYPE_CHECKING:
    from everdell_desktop.app import App

UNTOUCHED = "A chapter that is on the table goes on as it was begun."


class CompanyScreen(LoneGameScreen):
    """The seats of the campaign at the left, what it is about at the right."""

    def __init__(self, app: App, kept: KeptCampaign) -> None:
        box = catalogue.lone_game(kept.company.boxes)
        assert box is not None
        super().__init__(app, box)
        self.campaign, self.way, self.one_plays_all = kept, CAMPAIGN, kept.company.alone
        self.seating.seats = [SeatCard(plan.animal, plan.level, plan.name) for plan in kept.company.plans]

    def lay_out(self) -> None:
        self.ribbon(f"Who plays {self.campaign.name}?", (560, 12, 800, 96), 34)
        self.seats()
        left = LEFT + len(self.seating.seats) * (WIDE + GAP)
        self.panel((left, TOP, ABOUT, HIGH), name="about")
        x, wide = left + INSIDE, ABOUT - 2 * INSIDE
        self.view(f"{self.game.name}/campaign_map", (x, TOP + 40, wide, 330), 0.3)
        self.block(self.story.about, (x, TOP + 390, wide, 140), NORMAL + 1)
        self.line(UNTOUCHED, (x, TOP + HIGH - 100, wide, 40), NORMAL, CAPTION, ITALIC)
        self.button("back", self.back_at, "Back", self.back, icon="arrow_left", font=24)
        self.button("start", self.start_at, "Done", self.start, icon="check", font=30)
        self.tell_fault()

    def start(self) -> None:
        if fault := self.fault_of_seats():
            self.complain(fault)
            return
        try:
            Campaigns(self.app.storage).seat(self.campaign, self.company())
        except StorageError as error:
            self.complain(str(error))
            return
        self.app.pop()
