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

from .celebrating import Flash, Petals, acting_rules, announcement, feasts
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
        changed = any(entry.kind == "season" and entry.seat == self.sitting.viewer for entry in news)
        if changed and self.settings.animation != "off":
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
        for entry in news:
            if entry.kind == "season" and entry.seat == viewer:
                name = state.players[viewer].name
                banner = announcement(self.kit, rules, entry.facts["season"], name, self.board, BANNER)
                self.scene.tweens.append(banner)

    def again(self, told: Told, look: Callable[[Subject], None]) -> None:
        """Show a move of somebody else once more, where it happened."""
        if told.where is not None:
            look(told.where)
        self.scene.tweens = [*self._motion(self.seen_at).tweens(told.entries, "normal")]

    def _motion(self, before: Where) -> Motion:
        rules, viewer = self.sitting.game.rules, self.sitting.viewer
        return Motion(self.kit, rules, self.figures, viewer, before, self.seen_at, self.scene.where)
