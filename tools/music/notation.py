"""How the scores are written: melodies in letters as folk tunes are passed on, chords by name."""

from __future__ import annotations

import re
from typing import NamedTuple

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SHARPS, FLATS = "FCGDAEB", "BEADGCF"
TOKEN = re.compile(r"([_^=]?)([A-Ga-gz])([,']*)(\d*)")
CHORD = re.compile(r"([A-G][#b]?)(m?)(7?)(?:/([A-G][#b]?))?")


class Note(NamedTuple):
    """A note of a melody; times are in eighths, the pitch is a MIDI number."""

    start: float
    long: float
    pitch: int


class Chord(NamedTuple):
    """A chord: the pitch classes of its bass and root, and its tones above the root in half tones."""

    bass: int
    root: int
    tones: tuple[int, ...]

    def classes(self) -> set[int]:
        return {(self.root + tone) % 12 for tone in self.tones}


def melody(text: str, key: int) -> list[Note]:
    """The notes of a melody. Capital letters lie from middle C on, small ones above; a digit counts eighths.

    The key counts sharps (flats as negative numbers); `z` rests, bar lines are for the eye.
    """
    bent = dict.fromkeys(SHARPS[:key], 1) if key > 0 else dict.fromkeys(FLATS[:-key], -1)
    notes, time = [], 0.0
    for sign, letter, marks, digits in TOKEN.findall(text):
        long = float(digits or 1)
        if letter != "z":
            name = letter.upper()
            shift = {"_": -1, "^": 1, "=": 0}.get(sign, bent.get(name, 0))
            octave = 5 + letter.islower() + marks.count("'") - marks.count(",")
            notes.append(Note(time, long, 12 * octave + STEPS[name] + shift))
        time += long
    return notes


def pitch_class(name: str) -> int:
    return (STEPS[name[0]] + name.count("#") - name[1:].count("b")) % 12


def chord(name: str) -> Chord:
    """A chord by its name: `Bm`, `A7`, `D/F#`."""
    found = CHORD.fullmatch(name)
    assert found, f"{name!r} is not a chord"
    root, minor, seventh, bass = found.groups()
    tones = (0, 3 if minor else 4, 7, *((10,) if seventh else ()))
    return Chord(pitch_class(bass or root), pitch_class(root), tones)


def harmony(text: str, bar: int) -> list[tuple[float, float, Chord]]:
    """Chords with their start and length in eighths; several in one bar share it evenly."""
    found = []
    for number, names in enumerate(part.split() for part in text.split("|")):
        share = bar / len(names)
        found += [(number * bar + k * share, share, chord(name)) for k, name in enumerate(names)]
    return found


def frequency(pitch: float) -> float:
    return float(440.0 * 2 ** ((pitch - 69) / 12))
