"""Setting up a game of its own, which is played without other boxes and says itself who sits where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from everdell_desktop.engine.campaigns import Campaign, ChapterPage
from everdell_desktop.engine.ruleset import Box
from everdell_desktop.keeping.campaigns import Campaigns, Company
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.chosen_boxes import ChosenBoxes
from everdell_desktop.sitting.controller import SeatPlan

from ..shapes import rounded_off
from ..theme import BOLD, CAPTION, GOOD, ITALIC, LARGE, NORMAL, SMALL
from .campaigns import CampaignsScreen
from .challenge import ChallengeScreen
from .new_game import GAP, HIGH, TOP, WIDE, NewGameScreen
from .seating import PERSON, Seating
from .set_up import SetUpScreen
from .sheet import Units

if TYPE_CHECKING:
    from everdell_desktop.app import App

LEFT, ABOUT = 108, 800
"""Where the first seat stands, and how wide the page about the game is."""
INSIDE = 40
AGAINST, CHAPTER, CAMPAIGN, CHALLENGE = "against", "chapter", "campaign", "challenge"
ALONE_AT: Units = (LEFT + 196, 800, 480, 58)


class Way(NamedTuple):
    """A way to play the game."""

    name: str
    title: str
    icon: str
    start: str


class LoneGameScreen(NewGameScreen):
    """Its seats at the left, the ways to play it at the right."""

    back_at, start_at = SetUpScreen.back_at, SetUpScreen.start_at
    seed_at, dice_at, fault_at = SetUpScreen.seed_at, SetUpScreen.dice_at, (460, 862, 1000, 56)

    def __init__(self, app: App, box: Box) -> None:
        self.game = box
        self.kept_as = f"last_{box.name}"
        super().__init__(app)
        self.levels = catalogue.levels(box.family)
        self.chosen = ChosenBoxes([box.name], {})
        self.seating = Seating.of_game(box.facing, self.kept.get("seats"), list(self.levels))
        self.seating.welcome(Profiles(app.storage).current(), animals=False)
        self.ways = ways_of(box)
        self.way = self._kept_choice("way", [way.name for way in self.ways])
        self.one_plays_all = self.kept.get("alone") is True
        book = box.campaign
        self.chapter = self._kept_choice("chapter", [page.number for page in book.pages] if book else [1])
        self.difficulty = self._kept_choice("difficulty", book.difficulties if book else ("normal",))

    def _kept_choice(self, name: str, choices: Sequence[Any]) -> Any:
        kept = self.kept.get(name)
        fitting = (choice for choice in choices if choice == kept and type(choice) is type(kept))
        return next(fitting, choices[0])

    @property
    def story(self) -> Campaign:
        assert self.game.campaign is not None
        return self.game.campaign

    @property
    def alone(self) -> bool:
        """Whether one person plays all seats: a choice where the seats build together and all are people."""
        people = [seat for seat in self.seating.seats if seat.level == PERSON]
        return self.one_plays_all and self.way != AGAINST and len(people) == len(self.seating.seats)

    def company_together(self) -> Company:
        """Those who sat down last, for a campaign; a person in the first seat where none did."""
        self.way = CAMPAIGN
        if all(seat.level for seat in self.seating.seats):
            self.seating.seats[0].level = PERSON
        return self.company()

    def company(self) -> Company:
        plans = tuple(SeatPlan(seat.shown_name, seat.animal, seat.level) for seat in self.seating.seats)
        return Company(plans, self.alone, (self.game.name,))

    # layout

    def lay_out(self) -> None:
        self.ribbon(f"New game of {self.game.title}", (560, 12, 800, 96), 34)
        self.seats()
        left = LEFT + len(self.seating.seats) * (WIDE + GAP)
        self.panel((left, TOP, ABOUT, HIGH), name="about")
        self._ways(left + INSIDE)
        inside: Units = (left + INSIDE, TOP + 176, ABOUT - 2 * INSIDE, HIGH - 210)
        about = {
            AGAINST: self._against, CHAPTER: self._chapter, CAMPAIGN: self._campaign, CHALLENGE: self._challenge
        }  # fmt: skip
        about[self.way](inside)
        self.foot()

    def seats(self) -> None:
        """Who sits where, and whether one person plays for all of them."""
        for seat in range(len(self.seating.seats)):
            self.seat(seat, LEFT + seat * (WIDE + GAP), TOP)
        if self.way != AGAINST and all(seat.level == PERSON for seat in self.seating.seats):
            self.choice(
                "alone", ALONE_AT, "One person plays both", self.one_plays_all, self._toggle_alone, icon="person"
            )

    def skill(self, level: str) -> str:
        """Its usual points only against each other: together they are those of a team."""
        return super().skill(level) if self.way == AGAINST else self.levels[level].about

    def animal(self, number: int, units: Units) -> None:
        x, y, wide, high = units
        self.seated(f"avatars/{self.seating.seats[number].animal}", -1, (x + (wide - high) / 2, y, high, high))

    def start_words(self) -> str:
        return next(way.start for way in self.ways if way.name == self.way)

    def _ways(self, left: float) -> None:
        """In two rows, the chosen one dark."""
        half = (ABOUT - 2 * INSIDE + 12) / 2
        for number, way in enumerate(self.ways):
            units = left + number % 2 * half, TOP + 34 + number // 2 * 66, half - 12, 56
            self.choice(f"way:{way.name}", units, way.title, way.name == self.way, self._setter("way", way.name),
                        icon=way.icon, font=NORMAL + 1)  # fmt: skip

    def view(self, name: str, units: Units, above: float = 0.5) -> None:
        """A picture with rounded corners."""
        kit, rect = self.app.kit, self.box(*units)
        picture = kit.plates.kept(("about", name, rect.size), lambda: kit.pictures.covering(name, rect.size, above))
        self.picture(rounded_off(picture, kit.px(16)), rect)

    def _against(self, units: Units) -> None:
        x, y, wide, high = units
        self.view(f"regions/{self.game.name}_summer", (x, y, wide, 210), 0.66)
        first, _, rest = self.game.text.partition(". ")
        self.block(f"{first}.", (x, y + 226, wide, 36), NORMAL + 2, font=BOLD)
        self.block(rest, (x, y + 268, wide, high - 274), NORMAL)

    def _chapter(self, units: Units) -> None:
        x, y, wide, high = units
        page: ChapterPage = self.story.page(self.chapter)
        self.view(f"chapters/{self.game.name}/{self.chapter}", (x, y, wide, 190))
        self.icon_button("chapter_before", (x, y + 200, 50, 50), "arrow_left", lambda: self._step(-1))
        self.icon_button("chapter_after", (x + wide - 50, y + 200, 50, 50), "arrow_right", lambda: self._step(1))
        self.line(f"{page.number}. {page.title}", (x + 60, y + 198, wide - 120, 54), LARGE, font=BOLD, align="center",
                  name="chapter")  # fmt: skip
        for number, goal in enumerate(page.goals):
            self.art("icons/trophy", (x, y + 262 + number * 38, 30, 30))
            self.block(goal, (x + 42, y + 260 + number * 38, wide - 42, 36), NORMAL, middle=True)
        each = 200
        for number, difficulty in enumerate(self.story.difficulties):
            words = f"{difficulty.capitalize()}: {page.targets[difficulty]} points"
            at = x + number * (each + 12), y + high - 66, each, 54
            self.choice(f"difficulty:{difficulty}", at, words, difficulty == self.difficulty,
                        self._setter("difficulty", difficulty), font=NORMAL - 1)  # fmt: skip
        if page.designed:
            self.line("designed by us", (x + wide - 240, y + high - 60, 240, 40), SMALL, GOOD, ITALIC, "right")

    def _campaign(self, units: Units) -> None:
        x, y, wide, high = units
        self.view(f"{self.game.name}/campaign_map", (x, y, wide, 220), 0.3)
        self.block(self.story.about, (x, y + 232, wide, 118), NORMAL + 1)
        mine = Campaigns(self.app.storage).mine(self.game.name)
        names = ", ".join(kept.name for kept in mine[:3]) + (" ..." if len(mine) > 3 else "")
        words = f"Your books: {names}." if mine else "Your first book waits to be opened."
        self.line(words, (x, y + high - 70, wide, 40), NORMAL, CAPTION, ITALIC)

    def _challenge(self, units: Units) -> None:
        x, y, wide, high = units
        challenges = self.game.challenges
        assert challenges is not None
        self.view(challenges.picture, (x, y, wide, 220))
        self.block(" ".join(challenges.about[:2]), (x, y + 232, wide, 160), NORMAL)
        count = f"{len(challenges.levels)} levels, {len(challenges.goals)} goals on each, and a page of medals."
        self.line(count, (x, y + high - 46, wide, 40), NORMAL, CAPTION, ITALIC)

    # deeds

    def fault_of_seats(self) -> str:
        """Why these cannot play, or nothing."""
        if self.way == CAMPAIGN and all(seat.level for seat in self.seating.seats):
            return "A campaign needs at least one of you."
        return self.seating.fault() or self.chosen.fault(self.people)

    def start(self) -> None:
        if fault := self.fault_of_seats():
            self.complain(fault)
            return
        choices = {
            "seats": self.seating.write(), "way": self.way, "alone": self.one_plays_all, "chapter": self.chapter,
            "difficulty": self.difficulty,
        }  # fmt: skip
        if self.way == CAMPAIGN:
            self.remember(choices)
            self.app.push(CampaignsScreen(self.app, self.game.name, self.company()))
        elif self.way == CHALLENGE:
            self.remember(choices)
            self.app.push(ChallengeScreen(self.app, self.game, self.company()))
        else:
            single = self.story.single if self.way == CHAPTER else None
            options = single(self.chapter, self.difficulty) if single is not None else {}
            self.begin(self.seating.seats, options, choices, self.alone)

    def _setter(self, name: str, value: Any) -> Callable[[], None]:
        return lambda: self._change(lambda: setattr(self, name, value))

    def _toggle_alone(self) -> None:
        self._setter("one_plays_all", not self.one_plays_all)()

    def _step(self, step: int) -> None:
        self._setter("chapter", (self.chapter - 1 + step) % len(self.story.pages) + 1)()


def ways_of(box: Box) -> list[Way]:
    """How a game can be played: against each other, and what it has of chapters and challenges."""
    found = [Way(AGAINST, "Against each other", "event", "Start")]
    if box.campaign is not None:
        if box.campaign.single is not None:
            found.append(Way(CHAPTER, "One chapter together", "share", "Start"))
        found.append(Way(CAMPAIGN, "The campaign", "book", "To the book"))
    if box.challenges is not None:
        found.append(Way(CHALLENGE, box.challenges.title, "trophy", "To the page"))
    return found


def set_up_screen(app: App, boxes: Sequence[str]) -> SetUpScreen:
    """The page on which a new game of these boxes is set up."""
    box = catalogue.lone_game(boxes)
    return LoneGameScreen(app, box) if box is not None else NewGameScreen(app)
