"""Going on after something went wrong: the screen mends itself, or gives way to the one below it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from everdell_desktop.keeping.bug_report import write_bundle
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.resources import ResourceError

if TYPE_CHECKING:
    from everdell_desktop.app import App

LONGEST_LINE = 46  # letters of a path side by side
LOST_PAGE = "A page could not be shown. What went wrong is written down; a bug report in the settings helps to mend it."


def mend(app: App, error: Exception) -> None:
    """Bring the program back to where it can go on."""
    if app.screens and told(app, error):
        return
    if len(app.screens) > 1:
        app.screens.pop().leave()
        if told(app, error):
            return
    from .screens.menu import MenuScreen

    menu = MenuScreen(app)
    menu.fault = str(error) if isinstance(error, ResourceError) else LOST_PAGE
    app.show(menu)


def told(app: App, error: Exception) -> bool:
    """Whether the present screen can deal with what went wrong."""
    try:
        return app.screen.trouble(error)
    except Exception as worse:
        app.log.error(f"{type(app.screen).__name__} cannot be shown", worse)
        return False


def report(app: App, sitting: Mapping[str, Any] | None) -> str:
    """Write a bug report; returns a sentence that says where it is, or why there is none."""
    try:
        path = write_bundle(app.storage, app.settings, app.log, sitting)
    except StorageError as error:
        return str(error)
    app.log.note("A bug report was written")
    return f"The report is here:\n{folded(path)}"


def folded(path: Path) -> str:
    """A path over several lines, so that no part of it is lost on a narrow sheet."""
    lines = [""]
    for part in re.split(r"(?<=[/\\])", str(path)):
        if lines[-1] and len(lines[-1] + part) > LONGEST_LINE:
            lines.append("")
        lines[-1] += part
    return "\n".join(lines)
