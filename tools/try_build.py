"""Tries the packaged program as a player would, on a display without a screen.

    python tools/try_build.py                                   the program in dist/, pictures into build/trying
    python tools/try_build.py PROGRAM --shots FOLDER --seed 3

The program is copied to a folder that may not be written to and started with nothing but HOME and DISPLAY set. By real
mouse events it is set up, plays a game against a Normal opponent to the score sheet, is closed in between, killed in
between, and must go on where it was. Needs Linux, Xvfb and xdotool. Ends with 0 if all went well.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from trying.program import Program, Sandbox
from trying.screen import Screen

PROJECT = Path(__file__).resolve().parent.parent
SLOWEST_START = 2.0  # seconds
STARTS = 5
LARGEST = 80_000_000  # bytes
QUIT_AFTER, KILL_AFTER, MOST_STEPS = 8, 20, 3000
STILL = 100  # clicks that change nothing in a row; choosing a card among many and taking it back changes no place
ASIDE = ("sheet:undo", "sheet:peek")  # on offer, but no step forward
LASTING = ("card:", "space:", "award:", "worker:", "deed:", "seat:")


class Trial:
    """The whole course of events, with pictures of its stations."""

    def __init__(self, screen: Screen, sandbox: Sandbox, shots: Path, seed: int) -> None:
        self.screen, self.sandbox, self.shots = screen, sandbox, shots
        self.chance = random.Random(seed)
        self.number = self.steps = 0
        self.seed = seed

    def shoot(self, name: str) -> None:
        self.number += 1
        self.screen.shoot(self.shots / f"{self.number:02}_{name}.png")

    def run(self) -> None:
        self.bare_start()
        program = self.set_up()
        self.play(program, QUIT_AFTER)
        table = self.table(program)
        self.shoot("before_quitting")
        program.click("tool:menu")
        program.wait_for("the way out", lambda seen: "menu:quit" in seen["places"])
        program.click("menu:quit")
        assert program.ended() == 0, "quitting by the menu gave another exit code than 0"
        program = self.go_on(table, "after_quitting")
        self.play(program, KILL_AFTER)
        table = self.table(program)
        self.shoot("before_killing")
        program.kill()
        program = self.go_on(table, "after_killing")
        self.play(program, MOST_STEPS)
        self.shoot("score_sheet")
        program.click("menu")
        seen = program.wait_for_screen("MenuScreen")
        assert "continue" not in seen["places"], "a game that is over is offered to be continued"
        self.shoot("menu_at_the_end")
        program.click("quit")
        assert program.ended() == 0
        errors = program.errors.read_text(encoding="utf-8", errors="replace")
        assert "Traceback" not in errors, errors
        assert self.sandbox.listing() == self.sandbox.before, "something was written into the program's folder"
        print(f"Played to the end with {self.steps} clicks and drags; quit, killed and continued in between.")

    # stations

    def bare_start(self) -> None:
        """With nothing but HOME and DISPLAY. Where others keep the machine busy, only the processor's work counts."""
        fast_enough = False
        for number in range(STARTS):
            program = Program(self.screen, self.sandbox, places=False)
            seconds, worked = program.painted_after(), program.cpu_seconds()
            busy = os.getloadavg()[0] > (os.cpu_count() or 1)
            print(f"Start to menu: {seconds:.2f} s, of which the processor worked {worked:.2f} s"
                  f"{' (the machine is busy)' if busy else ''}")  # fmt: skip
            fast_enough |= (worked * 2 if busy else seconds) < SLOWEST_START
            time.sleep(0.5)
            self.shoot("menu")
            self.screen.xdotool("windowfocus", program.window)
            if number == 0:
                self.screen.keys("Escape")  # the first start asks for a name; this says later
            self.screen.keys("Escape", "Return")  # the first moves to Quit, the second presses it
            assert program.ended() == 0, "leaving by keys gave another exit code than 0"
            if fast_enough and self.number > 1:
                return
        assert fast_enough, f"no start of {STARTS} showed the menu within {SLOWEST_START} s"

    def set_up(self) -> Program:
        """Fast animations, a typed seed, and a game against Normal."""
        program = Program(self.screen, self.sandbox)
        program.wait_for_screen("MenuScreen")
        program.click("settings")
        program.wait_for_screen("SettingsScreen")
        program.click("animation:fast")
        program.wait_for_screen("SettingsScreen")
        program.click("pace:at once")
        self.shoot("settings")
        program.click("back")
        program.wait_for_screen("MenuScreen")
        program.click("new_game")
        program.wait_for_screen("NewGameScreen")
        program.click("advanced")
        program.wait_for("the seed", lambda seen: "seed" in seen["places"])
        program.click("seed")
        self.screen.type(str(self.seed))
        time.sleep(0.3)
        self.shoot("new_game")
        program.click("start")
        program.wait_for_screen("TableScreen")
        assert self.sandbox.data("settings.json")["animation"] == "fast"
        levels = [seat["level"] for seat in self.sandbox.data("last_game.json")["seats"]]
        assert levels == ["", "normal"], f"the usual game is not a person against Normal: {levels}"
        return program

    def go_on(self, table: dict[str, Any], name: str) -> Program:
        """Start again, continue, and find the table as it was."""
        program = Program(self.screen, self.sandbox)
        program.wait_for_screen("MenuScreen")
        program.click("continue")
        program.wait_for_screen("TableScreen")
        self.settle(program)
        self.shoot(name)
        now = self.table(program)
        different = sorted(key for key in table.keys() | now.keys() if table.get(key) != now.get(key))
        told = [(key, table.get(key), now.get(key)) for key in different]
        assert not told, f"the table is not as it was: {told}"
        return program

    # playing

    def play(self, program: Program, steps: int) -> None:
        """So many steps, chosen by chance from what is offered, or until the score sheet lies there."""
        still = 0
        for _ in range(steps):
            seen = self.settle(program)
            if seen["screen"] == "ScoreScreen":
                return
            self.act(program, seen)
            self.steps += 1
            if self.steps % 25 == 0:
                self.shoot(f"step_{self.steps}")
            still = still + 1 if program.shown() == seen else 0
            assert still < STILL, f"nothing happens any more: {seen['offers']}"
        if steps < MOST_STEPS:
            self.clear(program)
        else:
            raise AssertionError(f"the game was not over after {steps} steps")

    def settle(self, program: Program) -> dict[str, Any]:
        """Wait until nothing moves and something can be done."""
        return program.wait_for(
            "a turn", lambda seen: seen["screen"] == "ScoreScreen" or (bool(seen["offers"]) and not seen["moving"])
        )

    def act(self, program: Program, seen: dict[str, Any]) -> None:
        """Click or drag one of the things on offer."""
        onwards = [name for name in seen["offers"] if name not in ASIDE]
        name = self.chance.choice(onwards)
        spot = tuple(seen["places"][name])
        if name.startswith("card:hand:") and self.chance.random() < 0.5:
            self.screen.drag(program.window, spot, tuple(seen["places"].get("city", spot)))
        else:
            self.screen.click(program.window, spot)
        time.sleep(0.08)

    def clear(self, program: Program) -> None:
        """Go on until no sheet lies on the table and nothing is picked up: a point at which to stop."""
        for _ in range(200):
            seen = self.settle(program)
            if seen["screen"] != "TableScreen" or ("sheet" not in seen["places"] and "worker:worker" in seen["offers"]):
                return
            self.act(program, seen)
            self.steps += 1
        raise AssertionError("no end of questions")

    def table(self, program: Program) -> dict[str, Any]:
        """What lies on the table, and where."""
        self.settle(program)
        return {name: spot for name, spot in program.shown()["places"].items() if name.startswith(LASTING)}


def main() -> int:
    reader = argparse.ArgumentParser(description="Try the packaged program by real mouse events.")
    reader.add_argument("program", nargs="?", type=Path, default=PROJECT / "dist/everdell-desktop/everdell-desktop")
    reader.add_argument("--shots", type=Path, default=PROJECT / "build/trying", help="folder for the pictures")
    reader.add_argument("--seed", type=int, default=1, help="seed of the deal and of the choices (1)")
    arguments = reader.parse_args()
    program = arguments.program.resolve()
    if not program.is_file():
        print(f"{program} is not there; build it first with tools/package.py.", file=sys.stderr)
        return 2
    arguments.shots.mkdir(parents=True, exist_ok=True)
    size = sum(path.lstat().st_size for path in program.parent.rglob("*") if not path.is_dir())
    print(f"Unpacked size: {size / 1e6:.1f} MB")
    with tempfile.TemporaryDirectory() as folder:
        sandbox = Sandbox(program, Path(folder))
        began = time.monotonic()
        try:
            assert size < LARGEST, f"more than {LARGEST / 1e6:.0f} MB"
            with tempfile.TemporaryDirectory() as picture, Screen(Path(picture)) as screen:
                trial = Trial(screen, sandbox, arguments.shots, arguments.seed)
                try:
                    trial.run()
                except AssertionError:
                    trial.shoot("failure")
                    raise
                finally:
                    sandbox.clear()
        except AssertionError as failure:
            print(f"FAILED: {failure}", file=sys.stderr)
            return 1
        finally:
            sandbox.open()
    print(f"All went well in {time.monotonic() - began:.0f} s; pictures in {arguments.shots}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
