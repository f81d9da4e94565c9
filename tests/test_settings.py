"""Settings are read from whatever a file holds."""

from __future__ import annotations

import json

import pytest

from everdell_desktop.keeping.settings import CHOICES, Settings


def test_settings_survive_being_written_and_read() -> None:
    settings = Settings(fullscreen=True, window=(1920, 1080), text_size="large", animation="off", sound=False, volume=5,
                        music=0, ambience=100, confirm=True, undo="practice", marks=False)  # fmt: skip
    again = Settings.from_json(settings.to_json())
    assert again == settings
    assert again.notes == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("volume", 101), ("volume", -1), ("volume", "loud"), ("volume", True), ("music", -5), ("ambience", 3.5),
        ("text_size", "huge"), ("undo", 3),
        ("animation", None), ("sound", "yes"), ("fullscreen", 1), ("window", [1, 2, 3]), ("window", "big"),
        ("window", [100, 100]), ("window", None), ("text_size", ["small"]), ("undo", {"a": 1}),
    ],
)  # fmt: skip
def test_a_wrong_value_gives_way_to_the_usual_one_with_a_note(name: str, value: object) -> None:
    settings = Settings.from_json(json.dumps({name: value, "marks": False}))
    assert getattr(settings, name) == getattr(Settings(), name)
    assert settings.marks is False, "the rest of the file still counts"
    assert len(settings.notes) == 1
    assert name in settings.notes[0]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "17", '"text"', "\x00\x01", "[" * 100_000])
def test_a_file_that_holds_no_settings_gives_the_usual_ones_with_a_note(text: str) -> None:
    settings = Settings.from_json(text)
    assert settings == Settings()
    assert len(settings.notes) == 1


def test_an_unknown_setting_is_left_out_with_a_note() -> None:
    settings = Settings.from_json('{"hats": true}')
    assert "hats" in settings.notes[0]
    assert "hats" not in settings.to_json()


def test_notes_are_not_written() -> None:
    assert "notes" not in json.loads(Settings(notes=["something"]).to_json())


def test_every_default_is_among_its_choices() -> None:
    for name, choices in CHOICES.items():
        assert getattr(Settings(), name) in choices
