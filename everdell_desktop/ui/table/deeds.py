"""What can be done this turn in words: the line on the ribbon, and buttons for deeds without worker or card."""

from __future__ import annotations

import pygame

from everdell_desktop.controller import Sitting
from everdell_desktop.engine.state import SEASONS
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node

from .layout import Layout
from .naming import node_name

WAYS = {
    "place": "place a worker",
    "play": "play a card",
    "claim": "claim an event",
    "prepare": "prepare",
    "pass": "pass",
}
ICONS = {"deed:prepare": "prepare", "deed:pass": "pass"}


def turn_line(sitting: Sitting) -> str:
    """Whose turn it is, and what may be done."""
    if sitting.decision is None:
        return "The game is over"
    name = sitting.game.state.players[sitting.decision.seat].name
    if not sitting.waits_for_person:
        return f"{name} is thinking"
    if sitting.game.answers:
        return f"{name}: {sitting.decision.prompt}"
    keys = [option.key.partition(":")[0] for option in sitting.decision.options]
    ways = [words for key, words in WAYS.items() if key in keys]
    return f"{name}: {' or '.join(', '.join(ways).rsplit(', ', 1))}"


def deed_buttons(kit: Kit, layout: Layout, sitting: Sitting) -> list[Node]:
    """Buttons for what is done with neither worker nor card: preparing, passing and what boxes add."""
    deeds = deeds_now(sitting)
    nodes = []
    area = layout.home
    left = area.x + kit.px(20)
    letters = sum(len(words) + 6 for words, _ in deeds.values())
    for name, (words, possible) in sorted(deeds.items(), reverse=True):
        wide = (area.w - kit.px(40)) * (len(words) + 6) // letters
        rect = pygame.Rect(left, area.bottom - kit.px(56), wide - kit.px(6), kit.px(44))
        left += wide
        node = Node(name, rect, live=True)
        state = "normal" if possible else "disabled"
        node.picture = kit.plates.button(words, rect.size, state, ICONS.get(name, ""), 17)
        nodes.append(node)
    return nodes


def deeds_now(sitting: Sitting) -> dict[str, tuple[str, bool]]:
    """By node: the words of each deed and whether it is possible; none while another question is open."""
    decision = sitting.decision
    if decision is None or not sitting.waits_for_person or sitting.game.answers:
        return {}
    deeds: dict[str, tuple[str, bool]] = {}
    for option in decision.options:
        if option.subject is not None and option.subject.kind == "deed":
            deeds[node_name(option.subject)] = deed_words(sitting, option.key, option.label), True
    for blocked in decision.blocked:
        if blocked.subject is not None and blocked.subject.kind == "deed":
            deeds[node_name(blocked.subject)] = deed_words(sitting, blocked.key, blocked.key.title()), False
    return deeds


def deed_words(sitting: Sitting, key: str, label: str) -> str:
    season = sitting.game.state.players[sitting.viewer].season
    if key == "prepare":
        return f"Prepare for {SEASONS[season + 1]}" if season + 1 < len(SEASONS) else "Prepare"
    return label
