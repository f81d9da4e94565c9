"""Damage by chance: to bytes, to values inside of JSON, to lines; and how many cases of it are tried.

The gate tries some hundred cases of each kind, `--thorough` forty times as many. For hours of it, with another seed:
`EVERDELL_FUZZ="seed=7 cases=1000000" pytest tests/trust/test_fuzz.py`. A failure tells its seed and number, and
`EVERDELL_FUZZ="seed=7 first=1234 cases=1"` tries just that one again.
"""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Iterator
from typing import Any

from tests.walking import thorough

VARIABLE = "EVERDELL_FUZZ"
DEEP: Any = []
for _ in range(150):
    DEEP = [DEEP]
LONG = 5_000
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 7, 10**30, 0.5, float("nan"), float("inf"), "", " ", "farm", "base", "../../x", "/etc/passwd",
    "a\0b", "\x1b[2J", "lone \udc00", "two\nlines", "‮", "{berry}*", "x" * LONG, "0001-01-01",
    "9999-12-31T23:59:59-14:00",
    [], {}, [[1]], {"a": 1}, ["pass"] * 3, [None] * 400, DEEP, "city:0:farm", "city:99:x", "event:", "meadow:-1",
)  # fmt: skip
ODD_KEYS = ("", "x", "name", "format", "state", "seats", "a\0b", "\udc00", "x" * LONG, "goods", "parts")


def cases(target: str, usual: int) -> Iterator[random.Random]:
    """A generator of random numbers for each case; whatever fails in a case is told with its seed and number."""
    wanted = dict(part.split("=") for part in os.environ.get(VARIABLE, "").split())
    seed, first = wanted.get("seed", "1"), int(wanted.get("first", 0))
    number = int(wanted.get("cases", usual * (40 if thorough() else 1)))
    for case in range(first, first + number):
        again = f'{VARIABLE}="seed={seed} first={case} cases=1"'
        try:
            yield random.Random(f"{target} {seed} {case}")
        except GeneratorExit:  # the loop was left over a failure
            print(f"to see it again: {again}")
            raise


def torn(whole: bytes, chance: random.Random) -> bytes:
    """Cut off, bytes flipped, pieces left out, put in or doubled."""
    raw = bytearray(whole)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(raw) + 1)
        deed = chance.randrange(5)
        if deed == 0:
            del raw[at:]
        elif deed == 1 and at < len(raw):
            raw[at] ^= 1 << chance.randrange(8)
        elif deed == 2:
            raw[at:at] = chance.randbytes(chance.randint(1, 9))
        elif deed == 3:
            raw[at:at] = raw[at : at + chance.randint(1, 400)]
        else:
            del raw[at : at + chance.randint(1, 60)]
    return bytes(raw)


def bent(data: Any, chance: random.Random) -> Any:
    """A copy in which one to three values are gone, doubled, exchanged, added or of another type."""
    data = json.loads(json.dumps(data))
    for _ in range(chance.randint(1, 3)):
        places = list(all_places(data))
        if not places:
            return chance.choice(ODD)
        home, key = chance.choice(places)
        deed = chance.randrange(10)
        if deed < 5:
            home[key] = copy.deepcopy(chance.choice(ODD))
        elif deed == 5:
            del home[key]
        elif deed == 6 and isinstance(home, list):
            home.append(copy.deepcopy(home[key]))
        elif deed == 6:
            home[chance.choice(ODD_KEYS)] = copy.deepcopy(chance.choice(ODD))
        elif deed == 7 and isinstance(home[key], int) and not isinstance(home[key], bool):
            home[key] += chance.choice((-1, 1, 40, 10**6))
        else:
            other, there = chance.choice(places)
            home[key] = json.loads(json.dumps(other[there])) if there in other or isinstance(other, list) else None
    return data


def all_places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every value inside, as the dict or list it lies in and its key there."""
    waiting = [data]
    while waiting:
        home = waiting.pop()
        inside = home.items() if isinstance(home, dict) else enumerate(home) if isinstance(home, list) else ()
        for key, value in inside:
            yield home, key
            waiting.append(value)


def damaged(data: Any, chance: random.Random) -> bytes:
    """A file of JSON with something wrong, in its values or in its bytes."""
    if chance.random() < 0.7:
        return json.dumps(bent(data, chance)).encode()
    return torn(json.dumps(data).encode(), chance)


def words_in(data: Any) -> Iterator[str]:
    """Every text inside of something that was read."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from words_in(key)
            yield from words_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from words_in(value)
