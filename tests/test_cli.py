"""The command line: what it prints, and what it says to words it does not understand."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from everdell_desktop.commands.bench import this_program
from everdell_desktop.commands.cli import DESCRIPTIONS, EXIT_CODES, main, parser
from everdell_desktop.version import VERSION


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "everdell_desktop", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def leaves(*words: str) -> int:
    """The exit code, also where argparse leaves by itself."""
    try:
        return main(words)
    except SystemExit as left:
        return int(left.code or 0)


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, f"Everdell Desktop {VERSION}", "")


def test_the_installed_command_is_the_same_program() -> None:
    from importlib.metadata import entry_points

    (command,) = entry_points(group="console_scripts", name="everdell-desktop")
    assert command.value == "everdell_desktop.__main__:main"


@pytest.mark.parametrize("command", ["", *DESCRIPTIONS])
def test_help_of_each_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert leaves(*([command] if command else []), "--help") == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: everdell-desktop {command}".strip())
    if not command:
        assert all(name in out for name in ("engine", "simulate", "bench", "Exit codes"))


def test_every_command_describes_itself_and_its_exit_codes() -> None:
    (commands,) = (action for action in parser()._actions if action.dest == "command")
    assert commands.choices
    for name, command in commands.choices.items():  # type: ignore[union-attr]
        assert command.description == DESCRIPTIONS[name] and command.epilog == EXIT_CODES


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["fly"], "invalid choice: 'fly'"),
        (["--fast"], "unrecognized arguments: --fast"),
        (["engine", "--loud"], "unrecognized arguments: --loud"),
        (["simulate", "--games", "many"], "invalid int value: 'many'"),
        (["simulate", "--games", "0"], "--games must be 1 or more"),
        (["simulate", "--games", "-5"], "--games must be 1 or more"),
        (["simulate", "--games"], "expected one argument"),
        (["simulate", "--cores", "-1", "--games", "1"], "--cores must be 0"),
        (["simulate", "--seed", "x"], "invalid int value: 'x'"),
        (["simulate", "--seats", "random,genius"], "no level 'genius'; the levels are random"),
        (["simulate", "--seats", ""], "no level ''"),
        (["simulate", "--seats", "random,random,random,random,random"], "not 5"),
        (["simulate", "--boxes", "base,atlantis"], "no box 'atlantis'; the boxes are base"),
        (["simulate", "--boxes", ""], "no box ''"),
        (["simulate", "--option", "speed"], "an option looks like NAME=VALUE, not 'speed'"),
        (["simulate", "--option", "speed=9"], "no option 'speed'"),
        (["simulate", "--seats", "random", "--option", "rugwort_year=4"], "can be 1, 2, 3, not 4"),
        (["bench", "--games", "0"], "--games must be 1 or more"),
        (["demo", "--shots"], "expected one argument"),
        (["demo", "--seed", "x"], "invalid int value: 'x'"),
        (["demo", "--size", "big"], "a size looks like 1920x1080"),
        (["demo", "--shots", "x", "--size", "big"], "a size looks like 1920x1080"),
        (["demo", "--shots", "x", "--size", "10x10"], "640x360 or more"),
        (["demo", "--shots", "x", "--size", "99999x99999"], "8192 points wide and high at most"),
        (["replay"], "required: FILE"),
    ],
)
def test_words_not_understood_get_a_sentence_and_exit_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert leaves(*words) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err and captured.out == ""
    assert "Traceback" not in captured.err


def test_exit_code_2_of_the_real_process() -> None:
    done = run("simulate", "--seats", "nobody")
    assert done.returncode == 2 and "no level 'nobody'" in done.stderr and done.stdout == ""


def test_pictures_that_cannot_be_written_are_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "01_start.png").mkdir()
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")
    assert main(["demo", "--shots", str(tmp_path), "--size", "640x360"]) == 1
    assert "the pictures cannot be written: it is a folder" in capsys.readouterr().err


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert leaves("simulate", "--games", "3", "--seats", "random,random,random", "--cores", "1", "--json") == 0
    captured = capsys.readouterr()
    result = json.loads(captured.out)
    assert {"games", "failures", "seconds", "cpu_seconds", "seats"} <= set(result)
    assert result["games"] == 3 and result["failures"] == [] and len(result["seats"]) == 3
    for seat in result["seats"]:
        figures = {"mean", "sd", "wins", "win_rate", "win_rate_95", "seconds_per_turn", "longest_turn"}
        assert {"level", *figures} <= set(seat)
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(3)


def test_simulate_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    means = []
    for _ in range(2):
        assert leaves("simulate", "--games", "2", "--seed", "9", "--cores", "1", "--json") == 0
        means.append([seat["mean"] for seat in json.loads(capsys.readouterr().out)["seats"]])
    assert means[0] == means[1]


@pytest.mark.parametrize("year", [1, 2, 3])
def test_simulate_plays_solo(year: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "1", "--seats", "random", "--option", f"rugwort_year={year}", "--cores", "1", "--json"]
    assert leaves("simulate", *words) == 0
    assert json.loads(capsys.readouterr().out)["failures"] == []


def test_simulate_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert leaves("simulate", "--games", "1", "--cores", "1") == 0
    out = capsys.readouterr().out
    assert "1 games in" in out and "0 failures" in out and out.count("mean") == 2


def test_the_packaged_program_starts_itself_without_the_words_for_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert this_program("engine") == [sys.executable, "-m", "everdell_desktop", "engine"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert this_program("engine") == [sys.executable, "engine"]


def test_bench_prints_its_figures(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("everdell_desktop.commands.bench.STARTS", 1)
    assert leaves("bench", "--games", "3", "--json") == 0
    figures = json.loads(capsys.readouterr().out)
    assert {
        "random_games_per_cpu_second", "decisions_per_cpu_second", "decisions_per_game", "copy_microseconds",
        "engine_start_milliseconds", "engine_memory_megabytes",
    } <= set(figures)  # fmt: skip
    assert all(isinstance(figure, int | float) and figure >= 0 for figure in figures.values())
    assert leaves("bench", "--games", "1", "--engine-only") == 0
    assert "copy microseconds" in capsys.readouterr().out
