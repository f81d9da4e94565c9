"""A closer look at what is no card: places, awards and the tiles of boxes, with picture and rulings."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node

from . import subjects
from .looking import TextSheet, rulings


def closer_look(
    kit: Kit, window: pygame.Rect, rules: Ruleset, node: Node, close: Callable[[], None]
) -> TextSheet | None:  # fmt: skip
    """The sheet for a node; None where there is nothing more to say."""
    subject = node.subject
    title, _, text = node.hint.partition("\n")
    if subject is None or not title:
        return None
    if subject.kind == subjects.SPACE and not text and subject.id in rules.spaces:
        text = rules.spaces[subject.id].text
    notes = "".join(f"\n· {note}" for note in rulings().get(subject.id, []))
    return TextSheet(kit, window, title, text + notes, art_of(kit, rules, subject), close) if text or notes else None


def art_of(kit: Kit, rules: Ruleset, subject: Subject) -> str:
    """The picture of a thing, by the names under which art is kept."""
    names = [f"{subject.kind}s/{subject.id}", f"{subject.kind}/{subject.id}"]
    if subject.kind == subjects.AWARD and subject.id in rules.awards:
        names.insert(0, rules.awards[subject.id].picture)
    if subject.kind == subjects.SPACE and subject.id in rules.spaces:
        names.insert(0, f"{rules.spaces[subject.id].kind}/{rules.spaces[subject.id].key}")
    return next((name for name in names if kit.pictures.exists(name)), "")
