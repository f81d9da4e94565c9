"""The instruments: each makes one note as an array of samples, from the physics of strings, pipes, bars and skins."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44100
TOP = 15000.0
"""No partial lies above this."""
BLOCK = 512
"""A long sine is turned on from block to block, which is much quicker than reckoning each sample."""
Sound = NDArray[np.float64]
Chance = np.random.Generator
Player = Callable[[float, float, float, Chance], Sound]
"""Makes a note from its frequency, its seconds, its strength (0 to 1) and chance."""


def clock(seconds: float) -> Sound:
    return np.arange(int(seconds * RATE)) / RATE


def partial(goal: Sound, pitch: float, strength: float, decay: float, phase: float = 0.0) -> None:
    """Add a sine that dies away; where it can no longer be heard it is left out."""
    if pitch > TOP:
        return
    end = min(len(goal), int(7.0 / decay * RATE))
    spin = complex(-decay, 2 * np.pi * pitch) / RATE
    few = np.exp(spin * np.arange(BLOCK) + 1j * phase)
    many = np.exp(spin * BLOCK * np.arange(end // BLOCK + 1))
    wave = np.outer(many.real, few.imag) + np.outer(many.imag, few.real)
    goal[:end] += strength * wave.ravel()[:end]


def soften(sound: Sound, attack: float = 0.002, release: float = 0.05) -> Sound:
    """No click at the beginning and none at the end."""
    rise, fall = int(attack * RATE), min(len(sound), int(release * RATE))
    sound[:rise] *= np.linspace(0, 1, rise)
    sound[-fall:] *= np.linspace(1, 0, fall)
    return sound


def band(noise: Sound, low: float, high: float) -> Sound:
    """Only what lies between two frequencies, with soft shoulders."""
    waves = np.fft.rfft(noise)
    pitch = np.fft.rfftfreq(len(noise), 1 / RATE) + 1e-9
    keep = 1 / (1 + (low / pitch) ** 4) / (1 + (pitch / high) ** 4)
    return np.asarray(np.fft.irfft(waves * keep, len(noise)))


def string(
    bright: float,
    pick: float,
    ring: float,
    stiff: float = 0.00008,
    courses: Sequence[float] = (0.0,),
    knock: float = 0.05,
) -> Player:
    """A plucked or struck string.

    `bright` is how slowly the overtones weaken, `pick` where it is plucked, `ring` how many seconds the lowest string
    sounds, `courses` the strings of one note in cents apart, `knock` the noise of the finger.
    """

    def play(pitch: float, seconds: float, strength: float, chance: Chance) -> Sound:
        sound = np.zeros(int(min(seconds + 2.4, 5.0) * RATE))
        slope = 1.0 / bright * (1.25 - 0.35 * strength)
        base = 1.0 / ring * (pitch / 110) ** 0.55
        for cents in courses:
            tuned = pitch * 2 ** (cents / 1200)
            for k in range(1, 26):
                high = tuned * k * np.sqrt(1 + stiff * k * k)
                weight = abs(np.sin(np.pi * k * pick)) / k**slope / len(courses)
                decay = base * (1 + 0.28 * (k - 1) + 0.012 * (k - 1) ** 2) * (1 + (high / 9000) ** 2)
                phase = chance.uniform(0, 0.6)
                partial(sound, high, weight * 0.75, decay, phase)
                partial(sound, high * 1.0005, weight * 0.25, decay * 0.45, phase)
        if knock:
            tick = band(chance.standard_normal(int(0.03 * RATE)), 300, 2600) * np.exp(-clock(0.03) * 260)
            sound[: len(tick)] += knock * tick
        fade = int(seconds * RATE)
        if fade < len(sound):
            rest = np.arange(len(sound) - fade) / RATE
            sound[fade:] *= np.exp(-rest * 3.2)
        return soften(sound) * strength

    return play


harp = string(bright=0.92, pick=0.31, ring=2.6, knock=0.035)
lute = string(bright=0.95, pick=0.19, ring=1.5, courses=(0.0, 2.5), knock=0.07)
dulcimer = string(bright=1.12, pick=0.14, ring=1.7, stiff=0.0002, courses=(-2.0, 2.0), knock=0.06)
bass = string(bright=0.74, pick=0.36, ring=1.5, knock=0.03)


def bars(parts: Sequence[tuple[float, float, float]], ring: float) -> Player:
    """A struck bar or tine: partials as (times the pitch, strength, how much faster it dies away)."""

    def play(pitch: float, seconds: float, strength: float, chance: Chance) -> Sound:
        sound = np.zeros(int(min(ring * 5, 4.0) * RATE))
        for times, weight, faster in parts:
            partial(sound, pitch * times, weight * (0.4 + 0.6 * strength if times > 1 else 1), faster / ring)
        return soften(sound, 0.0015) * strength

    return play


celesta = bars(((1, 1, 1.0), (2.0, 0.10, 1.6), (4.02, 0.22, 3.5), (8.9, 0.05, 9.0)), 0.75)
music_box = bars(((1, 1, 1.0), (2.0, 0.16, 1.3), (3.01, 0.07, 1.8), (6.27, 0.14, 5.0)), 0.6)
bell = bars(((1, 1, 1.0), (2.76, 0.30, 2.2), (5.4, 0.12, 5.0)), 0.8)


def pipe(weights: Sequence[float], breath: float, attack: float, vibrato: float) -> Player:
    """A blown pipe: overtones that swell with the breath, a vibrato that comes late, air beside the tone."""

    def play(pitch: float, seconds: float, strength: float, chance: Chance) -> Sound:
        release = 0.11
        time = clock(seconds + release)
        count = len(time)
        swell = np.minimum(1, time / attack)
        swell = swell * swell * (3 - 2 * swell)
        shape = 0.86 + 0.14 * np.sin(np.pi * np.minimum(1, time / max(seconds, 0.2)))
        fall = np.clip((seconds + release - time) / release, 0, 1)
        envelope = swell * shape * fall * fall * (3 - 2 * fall)
        late = np.clip((time - 0.22) / 0.45, 0, 1)
        wave = np.sin(2 * np.pi * (5.1 + chance.uniform(-0.3, 0.3)) * time + chance.uniform(0, 6))
        drift = chance.uniform(-2.5, 2.5) - 14 * np.exp(-time / 0.02)
        phase = 2 * np.pi * np.cumsum(pitch * 2 ** ((drift + vibrato * late * wave) / 1200)) / RATE
        sound = np.zeros(count)
        full = envelope * (1 + 0.07 * late * wave)
        for k, weight in enumerate(weights, 1):
            if pitch * k < TOP:
                sound += weight * full ** (1 + 0.28 * (k - 1)) * strength ** (0.12 * (k - 1)) * np.sin(k * phase)
        air = chance.standard_normal(count)
        puff = np.exp(-time / 0.05)
        sound += breath * (0.5 + puff) * envelope * band(air, pitch * 0.9, pitch * 2.4)
        sound += 0.3 * breath * envelope * band(air, 2500, 7000)
        return soften(sound, 0.004, 0.01) * strength

    return play


flute = pipe((1, 0.38, 0.20, 0.06, 0.035, 0.012), 0.05, 0.065, 11)
whistle = pipe((1, 0.22, 0.11, 0.025, 0.012), 0.035, 0.03, 8)
reed = pipe((1, 0.06, 0.46, 0.05, 0.24, 0.04, 0.10, 0.02, 0.04), 0.012, 0.06, 6)


def bowed(pitch: float, seconds: float, strength: float, chance: Chance) -> Sound:
    """Soft strings far away: a few players who are not quite together."""
    time = clock(seconds + 1.1)
    sound = np.zeros(len(time))
    for _ in range(3):
        cents = chance.uniform(-6, 6) + 4 * np.sin(2 * np.pi * chance.uniform(4.4, 5.6) * time + chance.uniform(0, 6))
        phase = 2 * np.pi * np.cumsum(pitch * 2 ** (cents / 1200)) / RATE + chance.uniform(0, 6)
        for k in range(1, 9):
            if pitch * k < 4200:
                sound += np.sin(k * phase) / k**1.5 / 3
    rise = np.clip(time / 0.7, 0, 1)
    fall = np.clip((seconds + 1.1 - time) / 1.1, 0, 1)
    return np.asarray(sound * np.sin(rise * np.pi / 2) ** 2 * np.sin(fall * np.pi / 2) ** 2 * strength)


def drum(pitch: float, seconds: float, strength: float, chance: Chance) -> Sound:
    """A frame drum struck with the flat hand."""
    time = clock(0.7)
    fall = pitch * (1 + 0.35 * np.exp(-time * 40))
    phase = 2 * np.pi * np.cumsum(fall) / RATE
    sound = np.sin(phase) * np.exp(-time * 8) + 0.35 * np.sin(1.59 * phase) * np.exp(-time * 15)
    sound += 0.22 * np.sin(2.3 * phase) * np.exp(-time * 24)
    sound += 0.30 * band(chance.standard_normal(len(time)), 150, 1800) * np.exp(-time * 70)
    return soften(np.asarray(sound)) * strength


def shaker(pitch: float, seconds: float, strength: float, chance: Chance) -> Sound:
    """A gourd with seeds; the pitch says how bright."""
    time = clock(0.16)
    hump = np.minimum(1, time / 0.03) * np.exp(-np.maximum(0, time - 0.03) * 45)
    return np.asarray(band(chance.standard_normal(len(time)), pitch, pitch * 2) * hump * strength)
