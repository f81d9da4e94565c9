"""Makes the sounds of the game and writes them to `resources/sounds`.

    python tools/bake_sounds.py [effects] [music] [ambience]

The effects need nothing but the standard library; music and ambience need numpy and `oggenc` (vorbis-tools). Among the
effects wood is two damped tones and a click, paper is noise through a moving filter, strings are plucked after Karplus
and Strong. Each comes in up to three pitches so that repetition does not tire. Every run writes the same bytes.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22050
QUALITY = 4
"""Of the loops, as oggenc counts: about 110 kbit/s."""
PITCHES = (1.0, 1.06, 0.94)

Sound = list[float]
Note = tuple[float, float, float]
"""When it begins (in beats), how high it is (half tones above A 220) and how strong."""


def silence(seconds: float, rate: int = RATE) -> Sound:
    return [0.0] * int(seconds * rate)


def add(sound: Sound, other: Sequence[float], at: float = 0.0, strength: float = 1.0, rate: int = RATE) -> None:
    """Lay a sound over another; what hangs over the end is cut off."""
    start = int(at * rate)
    for index in range(min(len(other), len(sound) - start)):
        sound[start + index] += other[index] * strength


def tone(pitch: float, seconds: float, decay: float) -> Sound:
    """A sine that dies away."""
    step = 2 * math.pi * pitch / RATE
    return [math.sin(step * n) * math.exp(-decay * n / RATE) for n in range(int(seconds * RATE))]


def noise(seconds: float, chance: random.Random) -> Sound:
    return [chance.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def pluck(pitch: float, seconds: float, chance: random.Random, rate: int = RATE, damp: float = 0.996) -> Sound:
    """A string of gut: a ring of noise that is smoothed each time it goes round."""
    ring = [chance.uniform(-1, 1) for _ in range(max(2, round(rate / pitch)))]
    ring = [(ring[n] + ring[n - 1] + ring[n - 2]) / 3 for n in range(len(ring))]
    sound, place = [], 0
    for _ in range(int(seconds * rate)):
        following = (place + 1) % len(ring)
        sound.append(ring[place])
        ring[place] = damp * (0.5 * ring[place] + 0.5 * ring[following])
        place = following
    fade = min(len(sound), int(0.03 * rate))
    for n in range(fade):
        sound[-1 - n] *= n / fade
    return sound


def half_tones(number: float) -> float:
    return 220.0 * 2 ** (number / 12)


def lute(notes: Sequence[Note], beat: float, seconds: float, pitch: float, chance: random.Random) -> Sound:
    sound = silence(seconds)
    for start, height, strength in notes:
        string = pluck(half_tones(height) * pitch, min(2.2, seconds - start * beat), chance)
        add(sound, string, start * beat, strength)
    return sound


# the effects: each takes a pitch and a source of chance


def place(pitch: float, chance: random.Random) -> Sound:
    """A wooden figure set down."""
    sound = silence(0.22)
    add(sound, tone(190 * pitch, 0.2, 34), strength=0.9)
    add(sound, tone(412 * pitch, 0.12, 60), strength=0.5)
    add(sound, [value * math.exp(-n / 60) for n, value in enumerate(noise(0.03, chance))], strength=0.5)
    return sound


def card(pitch: float, chance: random.Random) -> Sound:
    """A card slid over a table."""
    sound, low = [], 0.0
    source = noise(0.2 / pitch, chance)
    for n, value in enumerate(source):
        way = n / len(source)
        low += (0.12 + 0.5 * way) * (value - low)
        sound.append((value - low) * math.sin(math.pi * way) ** 1.5 * (0.7 + 0.3 * math.sin(way * 40)))
    return sound


def gain(pitch: float, chance: random.Random) -> Sound:
    """A soft pluck."""
    return lute([(0, 12, 0.9), (0.35, 19, 0.5)], 0.2, 0.62, pitch, chance)


def points(pitch: float, chance: random.Random) -> Sound:
    """A little bell."""
    sound = silence(0.9)
    for number, (part, strength) in enumerate(((1.0, 0.8), (2.76, 0.35), (5.4, 0.16))):
        add(sound, tone(880 * pitch * part, 0.9, 5 + 4 * number), strength=strength)
    add(sound, tone(1318.5 * pitch, 0.7, 7), 0.09, 0.5)
    return sound


def click(pitch: float, chance: random.Random) -> Sound:
    """A fingernail on wood."""
    sound = silence(0.06)
    add(sound, tone(640 * pitch, 0.06, 110), strength=0.8)
    add(sound, [value * math.exp(-n / 25) for n, value in enumerate(noise(0.01, chance))], strength=0.3)
    return sound


def refuse(pitch: float, chance: random.Random) -> Sound:
    """Two dull knocks downwards."""
    sound = silence(0.3)
    add(sound, tone(165 * pitch, 0.16, 30), strength=0.9)
    add(sound, tone(131 * pitch, 0.18, 28), 0.11, 0.9)
    return sound


def turn(pitch: float, chance: random.Random) -> Sound:
    """It is your turn: a rising fourth."""
    return lute([(0, 7, 0.8), (0.7, 12, 0.9)], 0.2, 0.85, pitch, chance)


def season(pitch: float, chance: random.Random) -> Sound:
    """A short phrase for a new season."""
    notes = [
        (0, 0, 0.7), (0, 12, 0.8), (1, 16, 0.7), (2, 19, 0.8), (3, 17, 0.6), (4, 16, 0.6), (5, 19, 0.9), (5, 7, 0.6),
    ]  # fmt: skip
    return lute(notes, 0.19, 1.75, pitch, chance)


def end(pitch: float, chance: random.Random) -> Sound:
    """A cadence on the lute: the game is over."""
    notes = [
        (0, 0, 0.6), (0, 16, 0.7), (0.5, 19, 0.6), (1, 24, 0.8), (2, 5, 0.6), (2, 21, 0.7), (2.5, 17, 0.5),
        (3, 24, 0.7), (4, 7, 0.7), (4, 19, 0.7), (4.5, 23, 0.7), (5, 26, 0.7), (6, 0, 0.7), (6.12, 7, 0.6),
        (6.24, 12, 0.6), (6.36, 16, 0.6), (6.48, 19, 0.7), (6.6, 24, 0.9),
    ]  # fmt: skip
    return lute(notes, 0.3, 3.6, pitch, chance)


EFFECTS: dict[str, tuple[Callable[[float, random.Random], Sound], int, float]] = {
    "place": (place, 3, 0.8), "card": (card, 3, 0.5), "gain": (gain, 3, 0.6), "points": (points, 3, 0.6),
    "click": (click, 3, 0.35), "refuse": (refuse, 2, 0.6), "turn": (turn, 2, 0.6), "season": (season, 1, 0.75),
    "end": (end, 1, 0.8),
}  # fmt: skip
"""Each effect, in how many pitches it comes, and how loud it is at its loudest."""


def write(name: str, sound: Sound, peak: float, rate: int = RATE) -> Path:
    """A mono WAV of 16 bits."""
    loudest = max(abs(value) for value in sound)
    samples = array.array("h", (round(value / loudest * peak * 32767) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    path = FOLDER / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())
    return path


def bake_effects() -> None:
    for name, (make, variants, peak) in EFFECTS.items():
        for number in range(variants):
            tell(write(f"{name}_{number + 1}", make(PITCHES[number], random.Random(f"{name}{number}")), peak))


def bake_music() -> None:
    from music import hall, pieces, playing

    for name, piece in pieces.PIECES.items():
        path = FOLDER / f"music_{name}.ogg"
        hall.write(playing.Band(name, piece).play(), path, QUALITY)
        tell(path)


def bake_ambience() -> None:
    from music import hall, nature

    for name in nature.AMBIENCE:
        path = FOLDER / f"ambience_{name}.ogg"
        hall.write(nature.ambience(name), path, QUALITY)
        tell(path)


def tell(path: Path) -> None:
    print(path.name, path.stat().st_size, flush=True)


KINDS = {"effects": bake_effects, "music": bake_music, "ambience": bake_ambience}


def main(wanted: Sequence[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in wanted or KINDS:
        KINDS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
