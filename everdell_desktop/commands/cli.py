"""The command line."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence

from everdell_desktop.engine.quoting import quoted
from everdell_desktop.resources import ResourceError
from everdell_desktop.version import VERSION

EXIT_CODES = (
    "Exit codes: 0 all went well, 1 something failed (the reason is printed), 2 the command was not understood."
)
NO_DISPLAY = (
    "There is no display to open a window on. To see the game without one, try: everdell-desktop demo --shots DIR"
)


DESCRIPTIONS = {
    "play": "Open the game's window. Saved games and settings are kept in your own folder; the environment variable "
    "EVERDELL_DESKTOP_DATA names another one.",
    "engine": "Play without a window: one JSON object for each line on standard input, one answer for each on standard "
    "output, until the input ends. docs/protocol.md describes them.",
    "simulate": "Let computer players play many games against each other and print how they did. Levels, boxes and "
    "options that do not exist are answered with those that do.",
    "demo": "Watch a game that plays itself: in a window, or with --shots as pictures, for which no display is needed.",
    "replay": "Play a kept game again from its start and say whether it goes the same way with this version.",
    "bench": "Measure how fast the rules and the table are on this machine.",
}
"""What each command says about itself when asked with --help."""
LARGEST_PICTURE = 8192


class CommandError(Exception):
    """What was asked for cannot be done; the sentence says why."""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="everdell-desktop",
        description="An unofficial desktop version of the board game Everdell. Without a command, the game opens.",
        epilog=f"COMMAND --help tells more about a command. {EXIT_CODES}",
    )
    top.add_argument("--version", action="version", version=f"Everdell Desktop {VERSION}", help="print the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("play", help="open the game's window (the same as no command)")
    commands.add_parser("engine", help="speak the engine protocol (JSON Lines) over standard input and output")
    simulation = commands.add_parser("simulate", help="let computer players play many games against each other")
    simulation.add_argument("--seats", default="random,random", metavar="LEVELS",
                            help="one level for each seat, such as normal,hard (random,random)")  # fmt: skip
    simulation.add_argument("--games", type=int, default=100, metavar="NUMBER", help="how many games (100)")
    simulation.add_argument("--seed", type=int, default=1, metavar="NUMBER", help="seed of the first game (1)")
    simulation.add_argument("--boxes", default="base", metavar="BOXES", help="boxes, with commas between (base)")
    simulation.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of a box")
    simulation.add_argument("--cores", type=int, default=0, metavar="NUMBER", help="processes to use (all cores)")
    simulation.add_argument("--json", action="store_true", help="print one JSON object")
    demo = commands.add_parser("demo", help="watch a game that plays itself, in a window or as pictures")
    demo.add_argument("--shots", metavar="DIR", help="play without a display and write pictures into this folder")
    demo.add_argument("--seed", type=int, default=7, metavar="NUMBER", help="seed of the game (7)")
    demo.add_argument("--size", default="1920x1080", metavar="WxH", help="width and height of the pictures (1920x1080)")
    replay = commands.add_parser("replay", help="play a kept game again and say whether it goes the same way")
    replay.add_argument("file", metavar="FILE", help="a save, a finished game or a bug report")
    bench = commands.add_parser("bench", help="measure speed")
    bench.add_argument("--games", type=int, default=300, metavar="NUMBER", help="how many random games are timed (300)")
    bench.add_argument("--engine-only", action="store_true", help="leave out the figures of the table")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument("--evening", action="store_true", help="also the memory after some games with all boxes (slow)")
    parts = ("menu", "resting", "table", "saving", "evening")
    bench.add_argument("--part", choices=parts, help=argparse.SUPPRESS)  # what bench itself calls
    for name, command in commands.choices.items():
        command.description, command.epilog = DESCRIPTIONS.get(name), EXIT_CODES
    return top


def main(words: Sequence[str] | None = None) -> int:
    arguments = parser().parse_args(words)
    try:
        if arguments.command == "engine":
            return run_engine()
        if arguments.command == "simulate":
            return run_simulation(arguments)
        if arguments.command == "bench":
            return run_bench(arguments)
        if arguments.command == "replay":
            return run_replay(arguments)
        if arguments.command == "demo":
            return run_demo(arguments)
        return run_game()
    except CommandError as error:
        print(f"everdell-desktop: {error}", file=sys.stderr)
        return 2
    except ResourceError as error:
        print(f"everdell-desktop: {error}", file=sys.stderr)
        return 1
    except (BrokenPipeError, KeyboardInterrupt):
        return 1


def run_game() -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from everdell_desktop.app import App, NoDisplay
    from everdell_desktop.keeping.storage import Storage
    from everdell_desktop.ui.screens.menu import MenuScreen
    from everdell_desktop.ui.screens.welcome import welcome

    try:
        app = App(Storage())
        app.show(MenuScreen(app))
        welcome(app)
        app.run()
    except NoDisplay:
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    return 0


def run_demo(arguments: argparse.Namespace) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pathlib import Path

    from everdell_desktop.app import NoDisplay
    from everdell_desktop.commands.demo import run_in_window, write_pictures
    from everdell_desktop.keeping.files import reason

    size = size_of(arguments.size)
    try:
        if not arguments.shots:
            run_in_window(arguments.seed)
            return 0
        for path in write_pictures(Path(arguments.shots), arguments.seed, size):
            print(path)
    except NoDisplay:
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"everdell-desktop: the pictures cannot be written: {reason(error)}", file=sys.stderr)
        return 1
    return 0


def size_of(text: str) -> tuple[int, int]:
    wide, _, high = text.partition("x")
    numbers = [int(part) for part in (wide, high) if part.isascii() and part.isdigit() and len(part) < 6]
    if len(numbers) != 2 or numbers[0] < 640 or numbers[1] < 360:
        raise CommandError(f"a size looks like 1920x1080 and is 640x360 or more, not {quoted(text)}")
    if max(numbers) > LARGEST_PICTURE:
        raise CommandError(f"pictures can be {LARGEST_PICTURE} points wide and high at most, not {text}")
    return numbers[0], numbers[1]


def run_engine() -> int:
    from everdell_desktop.commands.protocol import serve

    serve(sys.stdin, sys.stdout)
    return 0


def run_simulation(arguments: argparse.Namespace) -> int:
    from everdell_desktop.ai.thinkers import LEVELS
    from everdell_desktop.boxes import SHELF
    from everdell_desktop.commands.simulate import simulate
    from everdell_desktop.engine.combining import BoxError
    from everdell_desktop.engine.ruleset import Seat, Setup

    levels = arguments.seats.split(",")
    for level in levels:
        if level not in LEVELS:
            raise CommandError(f"there is no level {quoted(level)}; the levels are {', '.join(LEVELS)}")
    check_counts(arguments)
    if arguments.cores < 0:
        raise CommandError("--cores must be 0 (all) or more")
    boxes = tuple(arguments.boxes.split(","))
    options = dict(option_of(text) for text in arguments.option)
    try:
        SHELF.rules(Setup(boxes, tuple(Seat(level) for level in levels), options))
    except BoxError as error:
        raise CommandError(str(error)) from None
    result = simulate(levels, arguments.games, arguments.seed, boxes, options, arguments.cores or None)
    if arguments.json:
        print(json.dumps(result))
    else:
        print(f"{result['games']} games in {result['seconds']} s, {len(result['failures'])} failures")
        for seat in result["seats"]:
            low, high = seat["win_rate_95"]
            print(
                f"  {seat['level']:10} mean {seat['mean']:6.2f}  sd {seat['sd']:5.2f}  "
                f"wins {seat['win_rate']:.1%} ({low:.1%} to {high:.1%})  {seat['seconds_per_turn']:.4f} s per turn, "
                f"{seat['longest_turn']:.3f} at most"
            )
    return 1 if result["failures"] else 0


def check_counts(arguments: argparse.Namespace) -> None:
    if arguments.games < 1:
        raise CommandError("--games must be 1 or more")


def option_of(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals:
        raise CommandError(f"an option looks like NAME=VALUE, not {quoted(text)}")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def run_replay(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from everdell_desktop.engine.game import SaveError
    from everdell_desktop.keeping.files import StorageError
    from everdell_desktop.keeping.replays import check, read_game

    try:
        sitting, scores = read_game(Path(arguments.file))
        result = check(sitting, scores)
    except (StorageError, SaveError) as error:
        raise CommandError(str(error)) from None
    if result.differences:
        print("\n".join(["not the same", *result.differences]))
        return 1
    print(f"the same: {result.decisions} decisions up to turn {result.turns}")
    return 0


def run_bench(arguments: argparse.Namespace) -> int:
    from everdell_desktop.commands import bench, bench_table

    check_counts(arguments)
    if arguments.part:
        print(json.dumps(bench_table.figures_of(arguments.part)))
        return 0
    figures = bench.measure(arguments.games)
    if not arguments.engine_only:
        figures.update(bench_table.measure(evening=arguments.evening))
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name.replace('_', ' '):38} {figure}")
    return 0
