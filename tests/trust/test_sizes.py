"""What is too large or no word at all is refused before anybody works on it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.commands import protocol
from everdell_desktop.commands.protocol import Session, serve
from everdell_desktop.engine import city_reading, positions, worker_reading
from everdell_desktop.engine.reading import LONGEST_NAME, PositionError

ENDLESS = [{"name": f"Player {number}"} for number in range(40_000)]
NO_NAMES = ["x" * 4_000, "x" * 1_000_000, "a\0b", "lone \udc00", "two\nlines", "\x1b[2J", " "]


def refused(request: dict[str, Any]) -> str:
    reply = Session().handle(json.dumps(request))
    assert not reply["ok"], reply
    assert len(reply["message"]) < 400
    return str(reply["message"])


@pytest.mark.parametrize(
    "request_", [{"cmd": "new", "seats": ENDLESS}, {"cmd": "position", "position": {"seats": ENDLESS}}]
)
def test_forty_thousand_seats_are_counted_before_they_are_read(
    request_: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "as_name", None)  # whoever reads a name before the count fails
    assert "at most 12 seats" in refused(request_)


LONG_LISTS: list[dict[str, Any]] = [
    {"seats": [{"city": ["farm"] * 200_000}, {}]},
    {"seats": [{"placed": ["basic_3_twig"] * 200_000}, {}]},
    {"deck": ["farm"] * 200_000},
    {"boxes": ["duo"], "options": {"mode": "cooperative"}, "dice": [1] * 200_000},
    {"boxes": ["duo"], "options": {"mode": "campaign"}, "campaign": {"gone": ["gn_parcel"] * 200_000}},
]


@pytest.mark.parametrize("position", LONG_LISTS, ids=lambda position: list(position)[-1])
def test_endless_lists_are_counted_before_they_are_read(
    position: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for readers in (city_reading, worker_reading, positions):
        for name in ("read_built", "pick", "pick_dealt"):
            monkeypatch.setattr(readers, name, None, raising=False)  # whoever reads an entry before the count fails
    assert "at most 2000 entries, not 200000" in refused({"cmd": "position", "position": position})


@pytest.mark.parametrize("name", NO_NAMES, ids=lambda name: f"{name[:4]!r} {len(name)}")
def test_no_name_that_cannot_be_shown(name: str) -> None:
    with pytest.raises(PositionError, match="the name of seat 1"):
        positions.read({"seats": [{"name": name}, {}]}, SHELF)


def test_long_names_of_any_language_are_names() -> None:
    state, _ = positions.read({"seats": [{"name": "猫" * LONGEST_NAME, "animal": "mouse"}, {}]}, SHELF)
    assert state.players[0].name == "猫" * LONGEST_NAME


@pytest.mark.parametrize("animal", ["../../secret", "/etc/x", "..", "a/b", "A", "mouse\0", "m" * 5_000, "c:\\x"])
def test_no_path_hides_in_an_animal(animal: str) -> None:
    with pytest.raises(PositionError, match="the animal of seat 2"):
        positions.read({"seats": [{}, {"animal": animal}]}, SHELF)


def test_an_endless_line_is_refused_once_and_the_next_one_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "LONGEST_LINE", 1_000)
    replies = io.StringIO()
    serve(io.StringIO("x" * 2_500 + "\n" + '{"cmd": "new"}\n'), replies)
    first, second = (json.loads(line) for line in replies.getvalue().splitlines())
    assert (first["error"], second["ok"]) == ("bad_json", True)
    assert "longer than 1000 letters" in first["message"]


class Zeros(io.StringIO):
    """An input that never ends and never holds a line."""

    given = 0

    def readline(self, size: int | None = -1) -> str:
        assert size is not None and 0 < size <= 10_000, "only so much may be asked for at once"
        self.given += size
        return "\0" * size


def test_an_input_without_lines_ends_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "LONGEST_LINE", 1_000)
    zeros, replies = Zeros(), io.StringIO()
    serve(zeros, replies)
    assert json.loads(replies.getvalue())["error"] == "bad_json"
    assert zeros.given <= 1_000 * (protocol.MOST_SKIPPED + 1)


@pytest.mark.parametrize("value", ["[" * 5_000, '{"a":' * 5_000, "9" * 5_000, "\ud800", '"'])
def test_an_option_of_a_simulation_may_be_anything(value: str) -> None:
    words = ["simulate", "--games", "1", "--option", f"x={value}".encode("utf-8", "replace").decode()]
    done = subprocess.run(
        [sys.executable, "-m", "everdell_desktop", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "there is no option 'x'" in done.stderr and "Traceback" not in done.stderr
