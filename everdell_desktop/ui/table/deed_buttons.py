"""What can be done this turn in words: the line on the ribbon, and buttons for deeds without worker or card."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import SEASONS
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node

from .celebrating import season_words
from .layout import Layout
from .pointing import Pointing
from .subjects import DEED, OWN_CITY, named

WAYS = {
    "place": "place a worker",
    "play": "play a card",
    "claim": "claim an event",
    "pick": "take a card",
    "prepare": "prepare",
    "pass": "pass",
}
ICONS = {"prepare": "prepare", "pass": "pass"}


def turn_line(sitting: Sitting) -> str:
    """Whose turn it is, and what may be done."""
    if sitting.decision is None:
        return "The game is over"
    name = sitting.game.state.players[sitting.decision.seat].name
    if not sitting.waits_for_person:
        return f"{name} is thinking"
    if not sitting.decision.main:
        return f"{name}: {sitting.decision.prompt}"
    verbs = {option.verb for option in sitting.decision.options}
    ways = [words for verb, words in WAYS.items() if verb in verbs]
    return f"{name}: {' or '.join(', '.join(ways).rsplit(', ', 1))}"


def deed_buttons(kit: Kit, layout: Layout, sitting: Sitting, pointing: Pointing) -> list[Node]:
    """Buttons for what is done with neither worker nor card: preparing, passing and what boxes add."""
    deeds = deeds_now(sitting, pointing)
    nodes = []
    spread = sorted(deeds.items(), reverse=True)
    rects = layout.deeds([len(words) for _, (words, _) in spread])
    for (subject, (words, possible)), rect in zip(spread, rects, strict=True):
        node = Node(named(subject), rect, live=True, subject=subject, hint=deed_hint(sitting, subject.id))
        state = "normal" if possible else "disabled"
        node.picture = kit.plates.button(words, rect.size, state, ICONS.get(subject.id, ""), 17)
        nodes.append(node)
    return nodes


def deeds_now(sitting: Sitting, pointing: Pointing) -> dict[Subject, tuple[str, bool]]:
    """The words of each deed and whether it is possible; none while another question is open."""
    decision = sitting.decision
    if decision is None or not sitting.waits_for_person or not decision.main:
        return {}
    deeds: dict[Subject, tuple[str, bool]] = {}
    for option in pointing.options:
        if option.subject is not None and option.subject.kind == DEED:
            deeds[option.subject] = deed_words(sitting, option.key, option.label), True
    for blocked in pointing.blocked:
        if blocked.subject is not None and blocked.subject.kind == DEED:
            deeds[blocked.subject] = deed_words(sitting, blocked.key, blocked.key.title()), False
    return deeds


def deed_words(sitting: Sitting, key: str, label: str) -> str:
    return "Prepare" if key == "prepare" else label


def deed_hint(sitting: Sitting, key: str) -> str:
    """More about a deed than its button says."""
    state, rules = sitting.game.state, sitting.game.rules
    season = state.players[sitting.viewer].season + 1
    if key != "prepare" or season >= len(SEASONS):
        return ""
    return f"*Prepare for {SEASONS[season]}*\n{season_words(rules, state, season)}"


def unused(sitting: Sitting, key: str) -> str:
    """What would be left undone by ending the game for oneself."""
    if key == "concede":
        return "The game counts as lost at once."
    if key != "pass":
        return ""
    options = sitting.decision.options if sitting.decision is not None else []
    cards = sum(option.target == OWN_CITY for option in options)
    workers = sitting.game.state.players[sitting.viewer].free_workers
    left = []
    if workers:
        left.append("1 worker is still free" if workers == 1 else f"{workers} workers are still free")
    if cards:
        left.append(f"{cards} cards could still be played" if cards > 1 else "1 card could still be played")
    return ", and ".join(left) + ". Passing ends the game for you." if left else ""
