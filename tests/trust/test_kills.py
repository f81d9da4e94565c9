"""The real window is killed while people and computers play: what was seen is there again, and nobody thinks on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from everdell_desktop.keeping.album import Album
from everdell_desktop.keeping.storage import FOLDER_VARIABLE, Storage

KILLS = 12
PROGRAM = """
import json, os, random, signal, sys
from everdell_desktop.app import App
from everdell_desktop.engine.search import random_pick
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.table.screen import TableScreen

PLANS = [SeatPlan("Anna", "mouse"), SeatPlan("Ben", "squirrel", "hard")]
TABLES = [(["base", "pearlbrook"], {}), (["duo"], {"mode": "cooperative"}), (["base", "newleaf"], {})]


def play(seed, out):
    chance, frame = random.Random(seed), App._frame

    def shown(app, dt):
        frame(app, dt)
        table = app.screen
        if not isinstance(table, TableScreen):
            return
        game = table.sitting.game
        os.write(out, json.dumps([table.sitting.name, len(game.past), len(game.answers)]).encode() + b"\\n")
        table.hurry()
        if table.sitting.needs_handover:
            table.sit_down()
        elif table.sitting.waits_for_person:
            table.submit(game.decision.answer(random_pick(game.decision, chance)))

    App._frame = shown
    app = App(Storage(), (1024, 640))
    app.show(MenuScreen(app))
    app.screen.resume()
    if not isinstance(app.screen, TableScreen):
        boxes, options = TABLES[seed % len(TABLES)]
        app.show(TableScreen(app, Sitting.new(PLANS, boxes, options, seed=seed)))
    app.run()


chance = random.Random(int(sys.argv[1]))
for kill in range(int(sys.argv[2])):
    inward, outward = os.pipe()
    child = os.fork()
    if not child:
        os.close(inward)
        play(kill // 4, outward)
        os._exit(3)
    os.close(outward)
    lines, wanted = b"", chance.randrange(1, 40)
    while lines.count(b"\\n") < wanted:
        more = os.read(inward, 65536)
        assert more, "the window is gone"
        lines += more
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(inward, 65536):
        lines += more
    os.close(inward)
    name, turns, answers = json.loads(lines.rpartition(b"\\n")[0].rpartition(b"\\n")[2])
    storage = Storage()
    slot = storage.newest_autosave()
    assert slot is not None and storage.notes == [], storage.notes
    game = Sitting.load(slot.sitting).game
    assert slot.sitting["name"] == name and (len(game.past), len(game.answers)) >= (turns, answers), (kill, lines[-99:])
    if kill % 4 == 3:
        for slot in storage.slots():
            storage.delete(slot)
print("survived")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system kills in other ways")
def test_what_was_seen_is_there_again_after_a_kill(tmp_path: Path) -> None:
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", FOLDER_VARIABLE: str(tmp_path)}
    command = [sys.executable, "-c", PROGRAM, "6", str(KILLS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, env=env)
    assert (done.returncode, done.stdout.strip().rpartition("\n")[2]) == (0, "survived"), done.stderr
    assert Album(Storage(tmp_path)).records() == []
    assert not list(tmp_path.rglob("*.damaged")) and not list(tmp_path.rglob("*.tmp"))
