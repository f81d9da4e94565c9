"""The album: an open book with four bookmarks for figures, achievements, replays and players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from everdell_desktop.keeping.album import Album

from ..theme import ANIMALS
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App

TABS = (
    ("statistics", "Figures", "star"),
    ("achievements", "Achievements", "trophy"),
    ("replays", "Replays", "play"),
    ("profiles", "Players", "person"),
)
LEFT_LEAF, RIGHT_LEAF, LEAF_WIDE = 180, 1020, 720
TAB_WIDE, TAB_GAP = 336, 18


class AlbumPage(Page):
    """A leaf of the album."""

    dim = 110
    tab = ""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.album = Album(app.storage)
        self.message = ""

    @property
    def profile(self) -> str:
        """Whose album it is."""
        return self.album.profiles.current().id

    def book_and_tabs(self) -> None:
        """The book itself; the bookmark of this leaf is dark."""
        self.book((120, 84, 1680, 900), "book")
        left = 960 - (len(TABS) * (TAB_WIDE + TAB_GAP) - TAB_GAP) / 2
        for number, (name, words, icon) in enumerate(TABS):
            units = left + number * (TAB_WIDE + TAB_GAP), 34, TAB_WIDE, 84
            self.choice(f"tab:{name}", units, words, name == self.tab, self._opener(name), icon=icon, font=24)
        self.button("back", (150, 996, 260, 70), "Back", self.back, icon="arrow_left")

    def company(self, left: float) -> None:
        """The four animals side by side at the foot of a leaf."""
        for number, animal in enumerate(ANIMALS):
            self.art(f"workers/{animal}", (left + number * 144, 740, 130, 160))

    def _opener(self, name: str) -> Callable[[], None]:
        return lambda: self.open(name)

    def open(self, name: str) -> None:
        """Turn to another leaf."""
        if name == self.tab:
            return
        self.app.screens.pop().leave()
        self.app.push(leaf(self.app, name))


def leaf(app: App, name: str) -> AlbumPage:
    """The leaf under a bookmark."""
    from .achievements import AchievementsScreen
    from .profiles import ProfilesScreen
    from .replays import ReplaysScreen
    from .statistics import StatisticsScreen

    leaves: dict[str, type[AlbumPage]] = {
        "statistics": StatisticsScreen, "achievements": AchievementsScreen, "replays": ReplaysScreen,
        "profiles": ProfilesScreen,
    }  # fmt: skip
    return leaves[name](app)
