"""Loops and the hall they sound in. Everything goes round: what rings on at the end is heard at the beginning."""

from __future__ import annotations

import subprocess
import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from .instruments import RATE, Chance, band

Stereo = NDArray[np.float64]
LOUDNESS = 0.11
"""The effective value every piece is brought to."""
PEAK = 0.89
KNEE = 0.55
"""Above this the loudest moments are pressed together."""


class Loop:
    """A stereo loop of a fixed length."""

    def __init__(self, seconds: float) -> None:
        self.count = round(seconds * RATE)
        self.sides = np.zeros((2, self.count))

    def add(self, sound: NDArray[np.floating], at: float, strength: float = 1.0, pan: float = 0.0) -> None:
        """Lay a sound into the loop, from -1 (left) to 1 (right); what hangs over the end goes on at the beginning."""
        angle = (pan + 1) * np.pi / 4
        start = round(at * RATE) % self.count
        while len(sound):
            part = sound[: self.count - start]
            self.sides[0, start : start + len(part)] += part * (strength * np.cos(angle))
            self.sides[1, start : start + len(part)] += part * (strength * np.sin(angle))
            sound, start = sound[len(part) :], 0

    def mix(self, other: Stereo, strength: float = 1.0) -> None:
        self.sides += other * strength


def around(sides: Stereo, answer: Stereo) -> Stereo:
    """Fold a loop with the answer of a room or a wooden body, round and round."""
    count = sides.shape[1]
    laid = np.zeros((2, count))
    for k in range(0, answer.shape[1], count):
        part = answer[:, k : k + count]
        laid[:, : part.shape[1]] += part
    return np.asarray(np.fft.irfft(np.fft.rfft(sides) * np.fft.rfft(laid), count))


def room(seconds: float, chance: Chance, damp: float = 1.0) -> Stereo:
    """The answer of a hall of wood: a few early walls, then a tail whose high tones die first."""
    count = int(seconds * 1.3 * RATE)
    time = np.arange(count) / RATE
    sides = np.zeros((2, count))
    for side in range(2):
        for low, high, share in ((60, 300, 1.0), (300, 1200, 1.0), (1200, 4000, 0.62), (4000, 11000, 0.34 / damp)):
            noise = band(chance.standard_normal(count), low, high)
            sides[side] += noise / np.sqrt(np.mean(noise**2)) * np.exp(-6.9 * time / (seconds * share)) * share
        start = int(0.018 * RATE)
        grow = np.clip(time / 0.05, 0, 1)
        sides[side] = np.roll(sides[side] * grow, start)
        sides[side, :start] = 0
        for k, late in enumerate((0.011, 0.017, 0.023, 0.031, 0.043)):
            sides[side, int((late + 0.0013 * side * (k + 1)) * RATE)] += 9.0 * 0.75**k * (1 if (k + side) % 2 else -1)
    return np.asarray(sides / np.sqrt(np.sum(sides**2, axis=1, keepdims=True)))


def wooden_body(chance: Chance) -> Stereo:
    """The sounding board of a plucked instrument: what it adds to the string at its own pitches."""
    time = np.arange(int(0.25 * RATE)) / RATE
    answer = np.zeros(len(time))
    for pitch, gain, decay in ((104, 0.25, 30), (196, 0.4, 36), (290, 0.4, 44), (415, 0.5, 60), (730, 0.5, 90)):
        strength = gain * 2 * decay / RATE
        answer += strength * np.sin(2 * np.pi * pitch * time + chance.uniform(0, 6)) * np.exp(-decay * time)
    answer[0] += 1
    return np.stack([answer, answer])


def mastered(sides: Stereo, loudness: float = LOUDNESS) -> Stereo:
    """Without rumble, at the common loudness, its peaks rounded off."""
    count = sides.shape[1]
    waves, pitch = np.fft.rfft(sides), np.fft.rfftfreq(count, 1 / RATE) + 1e-9
    sides = np.fft.irfft(waves / (1 + (34 / pitch) ** 4), count)
    for _ in range(3):
        sides = sides * (loudness / np.sqrt(np.mean(sides**2)))
        over = np.abs(sides) > KNEE
        pressed = KNEE + (PEAK - KNEE) * np.tanh((np.abs(sides) - KNEE) / (PEAK - KNEE))
        sides = np.where(over, np.sign(sides) * pressed, sides)
    return np.asarray(sides)


def write(sides: Stereo, path: Path, quality: float) -> None:
    """As OGG Vorbis, by `oggenc` of vorbis-tools; a fixed serial number keeps the bytes the same each time."""
    raw = path.with_suffix(".raw.wav")
    with wave.open(str(raw), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(sides.T * 32767).astype("<i2").tobytes())
    command = ["oggenc", "--quiet", "--quality", str(quality), "--serial", "1", "--output", str(path), str(raw)]
    try:
        subprocess.run(command, check=True)
    finally:
        raw.unlink()
