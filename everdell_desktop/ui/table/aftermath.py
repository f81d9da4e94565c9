"""What is shown after something happened: flights, seasons that fade, small feasts, a move once more."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.journal import Entry
from everdell_desktop.keeping.settings import Settings
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Fade, Scene

from .aims import aims_of
from .celebrating import Flash, Petals, acting_rules, announcement, feasts, gains
from .figures import Figures
from .following import Told
from .motion import Motion, Where

FADING = 1.4  # seconds from one season's ground to the next
FEAST, BANNER = 1.1, 2.2  # seconds that petals fly, and that a new season is announced


class Aftermath:
    """Lets what happened be seen."""

    def __init__(
        self, kit: Kit, settings: Settings, scene: Scene, sitting: Sitting, figures: Figures, board: pygame.Rect,
        seen_at: Where,
    ) -> None:  # fmt: skip
        self.kit = kit
        self.settings = settings
        self.scene = scene
        self.sitting = sitting
        self.figures = figures
        self.board = board
        self.seen_at = seen_at

    def places(self) -> dict[Subject, pygame.Rect]:
        """Where everything is now, to be asked when it has moved."""
        found = {node.subject: where for node, where in self.scene.root.walk() if node.subject is not None}
        return found | {node.subject: where for node, where in self.scene.over.walk() if node.subject is not None}

    def fade(self, news: list[Entry], surface: pygame.Surface) -> None:
        """The ground of the old season gives way to that of the new one."""
        if any(self._new_season(entry) for entry in news) and self.settings.animation != "off":
            self.scene.tweens.append(Fade(surface.subsurface(self.board).copy(), self.board, FADING))

    def move(self, news: list[Entry], before: Where, brought: Subject | None) -> None:
        """Cards, goods and workers travel from where they were, then what is worth a feast gets one."""
        self.scene.tweens += self._motion(before).tweens(news, self.settings.animation, brought)
        if self.settings.animation == "off":
            return
        state, viewer, rules = self.sitting.game.state, self.sitting.viewer, self.sitting.game.rules
        for subject in feasts(news, state, rules, viewer):
            where = self.seen_at(subject)
            if where is not None:
                self.scene.tweens.append(Petals(where, FEAST, self.kit.px(15)))
        for subject in acting_rules(news, state, rules, viewer):
            where = self.seen_at(subject)
            if where is not None:
                light = self.kit.plates.glow("gold", where.size)
                self.scene.tweens.append(Flash(light, self.kit.plates.glow_border, where, FEAST))
        delay = self._gains(before)
        for entry in news:
            if self._new_season(entry):
                season, name = entry.facts["season"], state.players[viewer].name
                banner = announcement(self.kit, rules, state, season, name, self.board, BANNER, delay)
                self.scene.tweens.append(banner)

    def _gains(self, before: Where) -> float:
        """Show what a rival without a seat has just taken; returns how long that takes."""
        tiles = aims_of(self.sitting.game.rules, self.sitting.game.state, self.sitting.viewer)
        taken = [tile for tile in tiles[1:] if (tile.card or tile.art) and before(tile.subject) is None]
        if not taken or before(tiles[0].subject) is None:
            return 0.0
        self.scene.tweens.append(gains(self.kit, tiles[0], taken, self.board, BANNER))
        return BANNER

    def _new_season(self, entry: Entry) -> bool:
        """Whether a season begins for the one who looks on."""
        common = "season" in self.sitting.game.rules.shared
        return entry.kind == "season" and (common or entry.seat == self.sitting.viewer)

    def again(self, told: Told, look: Callable[[Subject], None]) -> None:
        """Show a move of somebody else once more, where it happened."""
        if told.where is not None:
            look(told.where)
        self.scene.tweens = [*self._motion(self.seen_at).tweens(told.entries, "normal")]

    def _motion(self, before: Where) -> Motion:
        rules, viewer = self.sitting.game.rules, self.sitting.viewer
        return Motion(self.kit, rules, self.figures, viewer, before, self.seen_at, self.scene.where)
