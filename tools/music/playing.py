"""Playing a score: who plays what, where they sit, and how far from strict time they are."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from . import instruments
from .hall import Loop, Stereo, around, mastered, room, wooden_body
from .instruments import RATE, Chance, Player
from .notation import Chord, Note, frequency, harmony, melody

Take = NDArray[np.float32]


@dataclass(frozen=True)
class Section:
    """A part of a piece: melody and chords, who leads, who sings below, and who accompanies."""

    tune: str
    chords: str
    lead: str
    with_them: tuple[str, ...]
    below: str = ""
    """Who plays a second voice of chord tones under the melody."""
    above: str = ""
    """Who doubles the long notes an octave higher."""
    octave: int = 0


@dataclass(frozen=True)
class Piece:
    """A whole piece; `eighth` is the length of an eighth in seconds, `bar` how many there are in a bar."""

    key: int
    bar: int
    eighth: float
    sections: tuple[Section, ...]
    picking: tuple[int, ...]
    """Which tone of the chord the harp takes on each eighth; -1 rests."""
    steps: tuple[int, ...]
    """On which eighths the bass plays."""
    beats: tuple[tuple[int, float, float], ...] = ()
    """The drum's strokes in a bar: eighth, pitch, strength."""
    shakes: tuple[tuple[int, float], ...] = ()
    hall: float = 1.9
    lean: float = 0.0
    """How much the second eighth of a pair comes late."""
    grace: float = 0.2
    """How often a long note of the melody begins with a quick turn from above."""
    seats: dict[str, float] = field(default_factory=dict)


SEATS = {"harp": -0.35, "lute": 0.4, "dulcimer": 0.35, "flute": 0.12, "whistle": 0.2, "reed": -0.2, "celesta": 0.3,
         "music_box": 0.25, "bell": 0.45, "bass": 0.0, "bowed": 0.0, "drum": -0.1, "shaker": 0.5}  # fmt: skip
LEVELS = {"harp": 0.36, "lute": 0.44, "dulcimer": 0.62, "flute": 0.25, "whistle": 0.24, "reed": 0.29, "celesta": 0.28,
          "music_box": 0.28, "bell": 0.09, "bass": 0.36, "bowed": 0.15, "drum": 0.55, "shaker": 0.26}  # fmt: skip
"""How loud a note of each is: set so that leading voices are heard alike, the others well below them."""
WET = {"harp": 0.30, "lute": 0.26, "dulcimer": 0.30, "flute": 0.36, "whistle": 0.38, "reed": 0.34, "celesta": 0.42,
       "music_box": 0.42, "bell": 0.5, "bass": 0.10, "bowed": 0.5, "drum": 0.22, "shaker": 0.2}  # fmt: skip
WOODEN = {"harp", "lute", "dulcimer", "bass"}
BLOWN = {"flute", "whistle", "reed"}
WHOLE = 4096
"""A piece is a multiple of so many samples long: its time gives way by a trifle, and the hall is reckoned fast."""
ACCOMPANY = 0.52
"""How strongly an accompanying harp plays beside a leading one."""


class Band:
    """Plays one piece into one loop, each instrument on a track of its own."""

    def __init__(self, name: str, piece: Piece) -> None:
        self.piece = piece
        self.chance: Chance = np.random.default_rng(zlib.crc32(name.encode()))
        lengths = [len(section.chords.split("|")) * piece.bar for section in piece.sections]
        self.starts = [sum(lengths[:k]) for k in range(len(lengths))]
        samples = round(sum(lengths) * piece.eighth * RATE / WHOLE) * WHOLE
        self.seconds = samples / RATE
        self.eighth = self.seconds / sum(lengths)
        self.tracks: dict[str, Loop] = {}
        self._known: dict[tuple[str, int, int, int, int], Take] = {}

    def play(self) -> Stereo:
        for start, section in zip(self.starts, self.piece.sections, strict=True):
            chords = harmony(section.chords, self.piece.bar)
            self._lead(start, section, chords)
            for name in section.with_them:
                getattr(self, f"_{name}")(start, chords)
        return mastered(self._together())

    def _together(self) -> Stereo:
        hall, body = room(self.piece.hall, self.chance), wooden_body(self.chance)
        dry, wet = np.zeros((2, 0)), np.zeros((2, 0))
        for name, track in self.tracks.items():
            sides = around(track.sides, body) if name in WOODEN else track.sides
            dry = sides if not dry.size else dry + sides
            wet = sides * WET[name] if not wet.size else wet + sides * WET[name]
        return dry + around(wet, hall)

    def _note(self, name: str, pitch: int, start: float, long: float, strength: float, pan: float = 0.0) -> None:
        """One note in eighths, a little early or late as people play."""
        late = self.chance.normal(0, 0.006) + (self.piece.lean * self.eighth if start % 2 == 1 else 0)
        strength = float(np.clip(strength * (1 + self.chance.normal(0, 0.05)), 0.05, 1))
        seconds = long * self.eighth
        track = self.tracks.setdefault(name, Loop(self.seconds))
        sound = self._sound(name, pitch, seconds, strength)
        seat = SEATS[name] + pan
        track.add(sound, start * self.eighth + late, LEVELS[name] * strength, float(np.clip(seat, -0.9, 0.9)))

    def _sound(self, name: str, pitch: int, seconds: float, strength: float) -> Take:
        """A note as its instrument plays it; three takes of each are kept and used again."""
        take, hard = int(self.chance.integers(3)), round(strength * 5)
        key = name, pitch, round(seconds * 100), hard, take
        if key not in self._known:
            player: Player = getattr(instruments, name)
            made = player(frequency(pitch), seconds, max(0.2, hard / 5), self.chance)
            self._known[key] = (made / max(0.2, hard / 5)).astype(np.float32)
        return self._known[key]

    # melody

    def _lead(self, start: float, section: Section, chords: list[tuple[float, float, Chord]]) -> None:
        notes = melody(section.tune, self.piece.key)
        for number, note in enumerate(notes):
            pitch = note.pitch + 12 * section.octave
            strength = self._phrase(note)
            at, long = start + note.start, note.long
            blown = section.lead in BLOWN
            if blown and long >= 3 and self.chance.random() < self.piece.grace:
                self._note(section.lead, pitch + 2, at - 0.04, 0.22, strength * 0.6)
                at, long = at + 0.2, long - 0.2
            last = number + 1 == len(notes) or notes[number + 1].start > note.start + note.long
            self._note(section.lead, pitch, at, long * (0.9 if last or not blown else 0.99), strength)
            if section.below and note.long >= 2:
                self._note(section.below, self._under(note, pitch, chords), at, long * 0.96, strength * 0.6, -0.45)
            if section.above and note.long >= 3:
                self._note(section.above, pitch + 12, start + note.start, long, strength * 0.7)

    def _phrase(self, note: Note) -> float:
        """Phrases of four bars swell and sink; the first beat of a bar is a little stronger."""
        arc = np.sin(np.pi * ((note.start / self.piece.bar) % 4) / 4)
        return float(0.68 + 0.16 * arc + (0.08 if note.start % self.piece.bar == 0 else 0))

    def _under(self, note: Note, pitch: int, chords: list[tuple[float, float, Chord]]) -> int:
        """The nearest tone of the chord at least a third below the melody."""
        now = next(chord for begin, long, chord in chords if begin <= note.start < begin + long)
        return next(pitch - k for k in range(3, 14) if (pitch - k) % 12 in now.classes())

    # accompaniment

    def _spread(self, chord: Chord) -> list[int]:
        """Root, fifth, octave, tenth and twelfth as a harp lays them."""
        root = 45 + (chord.root - 45) % 12
        third, fifth = chord.tones[1], chord.tones[2]
        return [root, root + fifth, root + 12, root + 12 + third, root + 12 + fifth, root + 24]

    def _harp(self, start: float, chords: list[tuple[float, float, Chord]], name: str = "harp") -> None:
        for begin, long, chord in chords:
            tones = self._spread(chord)
            for k in range(int(long)):
                step = self.piece.picking[int(begin + k) % self.piece.bar]
                if step >= 0:
                    weight = ACCOMPANY * (1.0 if k == 0 else 0.8) * (0.92 if step > 3 else 1)
                    self._note(name, tones[step], start + begin + k, 3.0, weight, 0.05 * step)

    def _lute(self, start: float, chords: list[tuple[float, float, Chord]]) -> None:
        """Chords rolled on the lute on the beats that the harp does not stress."""
        for begin, long, chord in chords:
            tones = self._spread(chord)[2:]
            for k in range(2, int(long), 4 if self.piece.bar == 8 else 3):
                for number, tone in enumerate(tones):
                    self._note("lute", tone, start + begin + k + 0.07 * number, 1.6, 0.42, 0.04 * number)

    def _bass(self, start: float, chords: list[tuple[float, float, Chord]]) -> None:
        for begin, long, chord in chords:
            low = 33 + (chord.bass - 33) % 12
            for k in range(int(long)):
                if int(begin + k) % self.piece.bar in self.piece.steps:
                    fifth = low + 7 if low < 38 else low - 5
                    first = k == 0
                    self._note("bass", low if first else fifth, start + begin + k, 3.0, 0.8 if first else 0.6)

    def _bowed(self, start: float, chords: list[tuple[float, float, Chord]]) -> None:
        for begin, long, chord in chords:
            for number, tone in enumerate(self._spread(chord)[1:5]):
                self._note(
                    "bowed", tone + (12 if tone < 55 else 0), start + begin, long, 0.7, (-0.6, 0.5, -0.3, 0.65)[number]
                )

    def _drum(self, start: float, chords: list[tuple[float, float, Chord]]) -> None:
        end = chords[-1][0] + chords[-1][1]
        for bar in range(int(end / self.piece.bar)):
            for step, pitch, strength in self.piece.beats:
                self._note("drum", round(pitch), start + bar * self.piece.bar + step, 1.0, strength)

    def _shaker(self, start: float, chords: list[tuple[float, float, Chord]]) -> None:
        end = chords[-1][0] + chords[-1][1]
        for bar in range(int(end / self.piece.bar)):
            for step, strength in self.piece.shakes:
                self._note("shaker", 112, start + bar * self.piece.bar + step, 0.5, strength)

    def _bell(self, start: float, chords: list[tuple[float, float, Chord]]) -> None:
        """A bell high above on every second bar."""
        for number, (begin, _, chord) in enumerate(chords):
            if number % 2 == 0:
                self._note("bell", 84 + (chord.root + chord.tones[2] - 84) % 12, start + begin + 2, 4.0, 0.6)
