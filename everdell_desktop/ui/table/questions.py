"""Putting the open question: on the table where it can be answered there, else on a sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from everdell_desktop.engine.decisions import ChooseOne, ChoosePayment, ChooseSome, Decision, Option
from everdell_desktop.ui.scene import Scene

from .answer_sheets import sheet_for
from .choosing import ChoiceBar, Lies, fits_the_table
from .layout import Layout
from .papers import Papers
from .question import AskingSheet
from .sheets import CardFinder
from .subjects import OWN_HAND
from .tile_sheet import TileSheet, offered_tiles


def question(
    finder: CardFinder, scene: Scene, layout: Layout, decision: Decision, lies: Lies,
    answer: Callable[[Any], None], undo: Callable[[], None] | None,
) -> ChoiceBar | AskingSheet:  # fmt: skip
    """The open question in the form in which it is put."""
    if isinstance(decision, (ChooseOne, ChooseSome)) and fits_the_table(decision, lies):
        asker = finder.card_at(decision.source)
        return ChoiceBar(finder.kit, scene, layout.ribbon(), decision, lies, answer, undo, asker, finder.card_of)
    if tiles := offered_tiles(finder, decision):
        return TileSheet(finder, layout.window(), decision, answer, undo, tiles)
    return sheet_for(finder, layout.question(isinstance(decision, ChoosePayment)), decision, answer, undo)


def confirm(
    papers: Papers, area: pygame.Rect, option: Option, text: str, submit: Callable[[Any], None]
) -> None:  # fmt: skip
    """Ask once more before something is done."""

    def go_on() -> None:
        papers.clear()
        submit(option.key)

    choices = [("confirm:yes", option.label, go_on), ("confirm:no", "Not yet", papers.close)]
    papers.notice(f"{option.label}?", text or "Are you sure?", choices, area)


def which(
    papers: Papers, area: pygame.Rect, options: Sequence[Option], choose: Callable[[Option], None]
) -> None:  # fmt: skip
    """Several things can be done with what was clicked: ask which."""

    def doing(option: Option) -> Callable[[], None]:
        def go_on() -> None:
            papers.clear()
            choose(option)

        return go_on

    choices = [(f"which:{option.key}", option.label, doing(option)) for option in options]
    choices.append(("confirm:no", "Leave it", papers.close))
    if len(options) == 1:
        papers.notice(f"{options[0].label}?", "This is all that can be done with it now.", choices, area)
    elif any(option.target == OWN_HAND for option in options):
        papers.notice("Which?", "Play it into your city, or take it into your hand?", choices, area)
    else:
        papers.notice("Which?", "More than one thing can be done here.", choices, area)
