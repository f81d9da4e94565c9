"""The demonstration: a whole game on the real table, in a window or as pictures of its key moments."""

from __future__ import annotations

import io
import os
from pathlib import Path

KEY_MOMENTS = {"worker": "placing", "play": "playing", "season": "season", "claim": "event", "pass": "passing"}
"""Journal entries worth a picture when they happen for the first time."""
FRAME = 1 / 30
MOST_FRAMES = 100_000


def run_in_window(seed: int | None) -> None:
    """Show the demonstration until somebody ends it."""
    from everdell_desktop.app import App
    from everdell_desktop.keeping.storage import Storage
    from everdell_desktop.ui.screens.demo import DemoScreen

    app = App(Storage())
    app.show(DemoScreen(app, seed))
    app.run()


def write_pictures(folder: Path, seed: int, size: tuple[int, int]) -> list[Path]:
    """Play the demonstration without a display and write pictures of its key moments."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    import tempfile

    import pygame

    from everdell_desktop.app import App
    from everdell_desktop.keeping.storage import Storage
    from everdell_desktop.ui.screens.demo import DemoScreen

    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    with tempfile.TemporaryDirectory() as scratch:
        app = App(Storage(Path(scratch)), size)
        app.settings.animation = "fast"
        screen = DemoScreen(app, seed, quiet=True, at_once=True)
        app.show(screen)

        def shoot(name: str) -> None:
            app.draw()
            path = folder / f"{len(written) + 1:02}_{name}.png"
            picture = io.BytesIO()
            pygame.image.save(app.surface, picture, path.name)
            path.write_bytes(picture.getvalue())  # which says why it cannot, unlike the line above
            written.append(path)

        shoot("start")
        waiting = dict(KEY_MOMENTS)
        seen = 0
        for _ in range(MOST_FRAMES):
            app.update(FRAME)
            if app.screen is not screen:
                break
            entries = screen.sitting.entries()
            for entry in entries[seen:]:
                if entry.kind in waiting:
                    app.update(FRAME)
                    shoot(waiting.pop(entry.kind))
            seen = len(entries)
            if screen.finished and not written[-1].stem.endswith("end"):
                shoot("end")
        for _ in range(60):
            app.update(FRAME)
        shoot("scores")
        app.quit()
    return written
