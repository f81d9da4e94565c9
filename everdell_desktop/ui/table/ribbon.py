"""The ribbon above the landscape: whose turn it is, what somebody has just done, or the way on."""

from __future__ import annotations

import pygame

from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node

from .following import Follow, Told
from .handover import slim_bar

UNDO, DONE, SCORES = "linger:undo", "linger:done", "over:scores"


def ribbon(
    kit: Kit, rect: pygame.Rect, sitting: Sitting, headline: str, told: Told | None, follow: Follow,
    lingering: bool, can_undo: bool,
) -> Node:  # fmt: skip
    """What stands above the landscape now; an open question stands there by itself."""
    decision = sitting.decision
    if decision is not None and sitting.waits_for_person and not decision.main and not sitting.needs_handover:
        return Node("", rect)
    if sitting.needs_handover and lingering:
        undo = [(UNDO, "Take back", "undo")] if can_undo else []
        return slim_bar(kit, rect, "Your turn is done", [*undo, (DONE, "Done", "check")])
    if sitting.over and sitting.people:
        return slim_bar(kit, rect, "The game is over", [(SCORES, "Score sheet", "trophy")])
    if told is not None:
        return follow.banner(told, rect)
    return Node("ribbon", rect, picture=kit.plates.ribbon(headline, rect.size))
