"""What is heard outdoors in each season: water, birds, crickets, wind, leaves and a fire, without a seam."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np

from .hall import Loop, Stereo, around, mastered, room
from .instruments import RATE, Chance, Sound, band, clock

SECONDS = 48.0


def noise(count: int, chance: Chance, low: float, high: float, tilt: float = 0.0) -> Sound:
    """Noise between two frequencies that meets itself at the end; `tilt` weakens the high tones (1: pink, 2: brown)."""
    pitch = np.fft.rfftfreq(count, 1 / RATE) + 1e-9
    size = 1 / (1 + (low / pitch) ** 4) / (1 + (pitch / high) ** 4) * (np.maximum(pitch, low) / low) ** (-tilt / 2)
    waves = size * np.exp(2j * np.pi * chance.random(len(pitch)))
    waves[0] = 0
    sound = np.fft.irfft(waves, count)
    return np.asarray(sound / np.sqrt(np.mean(sound**2)))


def breathing(count: int, chance: Chance, slowest: float, quickest: float) -> Sound:
    """Something between 0 and 1 that comes and goes as wind does, and meets itself at the end."""
    turns = np.arange(max(1, round(slowest * count / RATE)), max(2, round(quickest * count / RATE)) + 1)
    waves = np.zeros(count // 2 + 1, complex)
    waves[turns] = np.exp(2j * np.pi * chance.random(len(turns))) / np.sqrt(turns)
    wave = np.fft.irfft(waves, count)
    wave = (wave - wave.min()) / (wave.max() - wave.min())
    return np.asarray(wave)


def both(make: Callable[[], Sound], shared: float = 0.35) -> Stereo:
    """Left and right with something in common, so that it surrounds and does not fall apart."""
    left, right, middle = make(), make(), make()
    return np.stack([left * (1 - shared) + middle * shared, right * (1 - shared) + middle * shared])


def glide(start: float, end: float, seconds: float, bend: float = 1.0, second: float = 0.12) -> Sound:
    """A whistled tone from one pitch to another."""
    time = clock(seconds)
    way = (time / seconds) ** bend
    phase = 2 * np.pi * np.cumsum(start * (end / start) ** way) / RATE
    return np.asarray((np.sin(phase) + second * np.sin(2 * phase)) * np.sin(np.pi * time / seconds) ** 1.3)


Song = list[tuple[float, Sound]]


def tit(chance: Chance) -> Song:
    """Two tones in turn."""
    high = chance.uniform(3900, 4500)
    return [(0.19 * k, glide(high, high * 0.98, 0.13) if k % 2 == 0 else 0.9 * glide(high * 0.76, high * 0.75, 0.15))
            for k in range(int(chance.integers(3, 6)) * 2)]  # fmt: skip


def finch(chance: Chance) -> Song:
    """A trill that tumbles down and ends in a flourish."""
    song, time, count = [], 0.0, int(chance.integers(9, 13))
    for k in range(count):
        high = 5000 * (0.62 ** (k / count))
        song.append((time, glide(high * 1.12, high * 0.9, 0.075)))
        time += 0.13 - 0.05 * k / count
    song.append((time + 0.03, 1.2 * glide(2600, 4200, 0.11)))
    song.append((time + 0.15, 1.2 * glide(4300, 2300, 0.2)))
    return song


def blackbird(chance: Chance) -> Song:
    """Slow, fluted tones and a soft twitter after them."""
    song, time, high = [], 0.0, chance.uniform(1700, 2100)
    for step in chance.choice((0, 2, 4, 5, 7, 9, 12), int(chance.integers(3, 6))):
        long = chance.uniform(0.14, 0.34)
        song.append(
            (time, glide(high * 2 ** (step / 12), high * 2 ** ((step + chance.uniform(-1.5, 1.5)) / 12), long, 1.6))
        )
        time += long + chance.uniform(0.02, 0.09)
    for _ in range(int(chance.integers(3, 7))):
        top = chance.uniform(4200, 6800)
        song.append((time, 0.3 * glide(top, top * chance.uniform(0.75, 1.25), 0.05)))
        time += 0.06
    return song


def wren(chance: Chance) -> Song:
    """Quick and bright, far away."""
    song, time = [], 0.0
    for _ in range(int(chance.integers(3, 5))):
        top, times = chance.uniform(3800, 6200), int(chance.integers(4, 8))
        for _ in range(times):
            song.append((time, 0.7 * glide(top * 1.15, top * 0.88, 0.045)))
            time += 0.058
        time += 0.03
    return song


def cuckoo(chance: Chance) -> Song:
    song: Song = []
    for k in range(3):
        song += [(1.5 * k, glide(668, 655, 0.24, second=0.05)), (1.5 * k + 0.42, glide(535, 525, 0.4, second=0.05))]
    return song


def owl(chance: Chance) -> Song:
    quaver = clock(1.1)
    long = glide(402, 380, 1.1, second=0.05) * (1 + 0.3 * np.sin(2 * np.pi * 8.5 * quaver))
    return [(0.0, glide(388, 405, 0.7, second=0.05)), (1.7, 0.5 * glide(380, 390, 0.18, second=0.05)), (2.2, long)]


def sing(loop: Loop, song: Song, at: float, strength: float, pan: float, far: float) -> None:
    """A song at a place; far away it is softer and duller."""
    for start, sound in song:
        dull = band(np.pad(sound, (0, 400)), 150, 9000 * (1 - 0.6 * far))
        loop.add(dull, at + start, strength * (1 - 0.75 * far), pan)


def outdoors(loop: Loop, chance: Chance, wet: float) -> Stereo:
    """Trees and hills give back a little of what is heard."""
    return loop.sides + wet * around(loop.sides, room(1.3, chance, 2.0))


def spring(chance: Chance) -> Stereo:
    """A brook among singing birds."""
    water, birds = Loop(SECONDS), Loop(SECONDS)
    count = water.count
    flow = both(lambda: noise(count, chance, 350, 2600, 1.2) * (0.75 + 0.25 * breathing(count, chance, 0.3, 6)))
    water.mix(flow, 0.015)
    water.mix(both(lambda: noise(count, chance, 120, 420) * breathing(count, chance, 0.5, 9)), 0.012)
    for _ in range(1500):
        long = chance.uniform(0.02, 0.07)
        low = float(np.exp(chance.uniform(np.log(380), np.log(1900))))
        time = clock(long * 3)
        drop = (
            np.sin(2 * np.pi * low * (time + 1.6 * time * time))
            * np.exp(-time / long * 2.2)
            * np.minimum(1, time / 0.004)
        )
        water.add(drop, chance.uniform(0, SECONDS), 0.045 * chance.random() ** 2.5, chance.uniform(-0.6, 0.6))
    places = {finch: (0.55, 0.3, 4), tit: (-0.6, 0.2, 5), blackbird: (-0.25, 0.35, 5), wren: (0.8, 0.6, 3)}
    for bird, (pan, far, times) in places.items():
        for k in range(times):
            at = SECONDS * (k + chance.uniform(0.1, 0.9)) / times
            sing(birds, bird(chance), at, 0.055, pan + chance.uniform(-0.08, 0.08), far)
    return water.sides + outdoors(birds, chance, 0.5)


def summer(chance: Chance) -> Stereo:
    """Crickets in the meadow, bees passing, a cuckoo beyond the wood."""
    meadow, birds = Loop(SECONDS), Loop(SECONDS)
    count = meadow.count
    meadow.mix(both(lambda: noise(count, chance, 150, 1400, 1.0) * breathing(count, chance, 0.05, 0.5)), 0.014)
    meadow.mix(both(lambda: noise(count, chance, 5200, 8200) * breathing(count, chance, 0.08, 0.8)), 0.003)
    for pitch, pan, every, strength in ((4350, -0.7, 0.86, 0.011), (4720, 0.5, 0.74, 0.010), (5080, 0.1, 1.02, 0.006)):
        time = 0.0
        while time < SECONDS - every:
            for k in range(3):
                meadow.add(glide(pitch, pitch * 0.985, 0.024, second=0), time + 0.034 * k, strength, pan)
            time += every * chance.uniform(0.9, 1.12) * (4 if chance.random() < 0.06 else 1)
    for at, pan in ((6.0, -0.8), (23.0, 0.6), (37.0, -0.2)):
        now = clock(3.6)
        near = np.exp(-(((now - 1.8) / 0.75) ** 2))
        phase = 2 * np.pi * np.cumsum(205 * (1 + 0.05 * np.tanh(1.8 - now)) * (1 + 0.01 * np.sin(40 * now))) / RATE
        buzz = np.sum([np.sin(k * phase) / k for k in range(1, 9)], axis=0) * near
        for k in range(6):
            passing = buzz * np.clip(1 - np.abs(now / 3.6 * 5 - k), 0, 1)
            meadow.add(np.asarray(passing), at, 0.012, pan - np.sign(pan) * 0.3 * k)
    sing(birds, cuckoo(chance), 14.0, 0.034, -0.5, 0.6)
    for at, bird, pan in ((4.0, blackbird, 0.4), (19.5, tit, -0.3), (29.0, blackbird, 0.6), (42.0, finch, -0.6)):
        sing(birds, bird(chance), at, 0.035, pan, 0.55)
    return meadow.sides + outdoors(birds, chance, 0.7)


def autumn(chance: Chance) -> Stereo:
    """Gusts of wind, leaves that rustle and fall, an owl at dusk."""
    air, birds = Loop(SECONDS), Loop(SECONDS)
    count = air.count
    gust = breathing(count, chance, 0.04, 0.28)
    air.mix(both(lambda: noise(count, chance, 90, 480, 1.4) * (0.35 + 0.65 * gust)), 0.045)
    air.mix(
        both(lambda: noise(count, chance, 380, 1300, 1.0) * gust**1.6 * (0.6 + 0.4 * breathing(count, chance, 0.3, 2))),
        0.030,
    )
    air.mix(both(lambda: noise(count, chance, 2400, 7500, 0.6) * gust**2.5 * breathing(count, chance, 2, 14)), 0.020)
    for _ in range(1100):
        at = chance.uniform(0, SECONDS)
        now = gust[int(at * RATE) % count]
        if chance.random() < 0.15 + now * now:
            time = clock(0.05)
            tick = band(chance.standard_normal(len(time)), chance.uniform(1500, 3000), 7000)
            tick *= np.exp(-time * chance.uniform(90, 300)) * np.minimum(1, time / 0.001)
            air.add(tick, at, 0.030 * chance.random() ** 2, chance.uniform(-0.9, 0.9))
    sing(birds, owl(chance), 20.0, 0.040, 0.55, 0.5)
    sing(birds, owl(chance), 39.0, 0.030, -0.6, 0.65)
    sing(birds, tit(chance), 8.0, 0.026, -0.4, 0.6)
    return air.sides + outdoors(birds, chance, 0.8)


def winter(chance: Chance) -> Stereo:
    """A soft wind outside, a fire inside."""
    air, fire = Loop(SECONDS), Loop(SECONDS)
    count = air.count
    gust = breathing(count, chance, 0.03, 0.2)
    air.mix(both(lambda: noise(count, chance, 80, 330, 1.4) * (0.4 + 0.6 * gust)), 0.034)
    air.mix(both(lambda: noise(count, chance, 430, 640) * gust**2), 0.008)
    fire.mix(both(lambda: noise(count, chance, 70, 260, 0.6) * breathing(count, chance, 2, 11) ** 1.5, 0.7), 0.030)
    fire.mix(both(lambda: noise(count, chance, 900, 4200, 1.0) * breathing(count, chance, 1, 9) ** 2, 0.6), 0.008)
    busy = breathing(count, chance, 0.1, 1.2)
    for _ in range(1300):
        at = chance.uniform(0, SECONDS)
        if chance.random() < busy[int(at * RATE) % count] ** 2:
            time = clock(0.03)
            snap = band(chance.standard_normal(len(time)), chance.uniform(500, 2200), 8000)
            snap *= np.exp(-time * chance.uniform(180, 900))
            snap[:20] *= np.linspace(0, 1, 20)
            fire.add(snap, at, 0.024 + 0.16 * chance.random() ** 5, chance.uniform(-0.25, 0.35))
    return air.sides + fire.sides + 0.3 * around(fire.sides, room(0.5, chance, 1.5))


AMBIENCE: dict[str, tuple[Callable[[Chance], Stereo], float]] = {
    "spring": (spring, 0.040), "summer": (summer, 0.024), "autumn": (autumn, 0.044), "winter": (winter, 0.040),
}  # fmt: skip
"""Each season's sound and how loud it is: high tones are heard more easily than deep ones."""


def ambience(name: str) -> Stereo:
    make, loudness = AMBIENCE[name]
    return mastered(make(np.random.default_rng(zlib.crc32(f"outside in {name}".encode()))), loudness)
