"""Writes samples of every kind of file in its present format into `saves/format_N`.

    python tools/make_sample_saves.py

Run it once when a format was raised, for a new folder; samples that were released are never written again.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from everdell_desktop.album import written
from everdell_desktop.controller import SeatPlan, Sitting
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.search import random_pick
from everdell_desktop.finished import finished
from everdell_desktop.storage import envelope
from everdell_desktop.upgrades import FORMATS

SAVES = Path(__file__).resolve().parent.parent / "saves"
WHEN = datetime(2026, 11, 16, 12, 0, tzinfo=UTC)
ANNA, BEN = SeatPlan("Anna", "hedgehog"), SeatPlan("Ben", "squirrel")
CLOVER, MOSS = SeatPlan("Clover", "mouse", "normal"), SeatPlan("Moss", "turtle", "easy")


def lively(decision: Decision, chance: random.Random) -> Any:
    """An answer by chance that rather builds than waits."""
    plays = [option for option in decision.options if option.key.startswith("play:")]
    if plays and chance.random() < 0.8:
        return chance.choice(plays).key
    return decision.answer(random_pick(decision, chance))


def played(
    plans: list[SeatPlan], seed: int, until: Callable[[Sitting], object], **options: Any
) -> Sitting:  # fmt: skip
    """A game up to where it is wanted."""
    sitting = Sitting.new(plans, options=options, seed=seed)
    sitting.name = f"{seed:032x}"
    chance = random.Random(seed)
    while sitting.decision is not None and not until(sitting):
        sitting.submit(lively(sitting.decision, chance))
    return sitting


def turn(number: int) -> Callable[[Sitting], bool]:
    """At the first decision of a person from a turn on."""
    return lambda s: s.game.state.turn >= number and s.waits_for_person and not s.game.answers


def inside_a_turn(sitting: Sitting) -> bool:
    return sitting.game.state.turn > 20 and sitting.waits_for_person and len(sitting.game.answers) > 1


def samples() -> dict[str, Sitting]:
    return {
        "two_players": played([ANNA, CLOVER], 21, turn(24)),
        "four_players": played([ANNA, CLOVER, BEN, MOSS], 22, turn(40)),
        "hot_seat": played([ANNA, BEN], 23, lambda s: turn(30)(s) and s.decision is not None and s.decision.seat == 0),
        "mid_turn": played([ANNA, MOSS], 24, inside_a_turn),
        "solo_year_1": played([ANNA], 25, turn(12), rugwort_year=1),
        "solo_year_2": played([ANNA], 26, turn(14), rugwort_year=2),
        "solo_year_3": played([ANNA], 27, turn(16), rugwort_year=3),
        "finished": played([ANNA, CLOVER], 29, lambda s: False),
    }


def seen(sitting: Sitting) -> dict[str, Any]:
    """What must be there again after loading."""
    decision = sitting.decision
    return {
        "turn": sitting.game.state.turn,
        "scores": [sheet.total for sheet in sitting.game.scores()],
        "seat": decision.seat if decision is not None else None,
        "prompt": decision.prompt if decision is not None else "",
        "options": [option.key for option in decision.options] if decision is not None else [],
    }


def main() -> int:
    folder = SAVES / f"format_{max(FORMATS.values())}"
    if folder.exists():
        print(f"{folder.name} is there already; samples are never written again.", file=sys.stderr)
        return 1
    folder.mkdir(parents=True)
    games = samples()
    for name, sitting in games.items():
        (folder / f"{name}.json").write_text(envelope(name, WHEN, sitting.save(), None) + "\n", encoding="utf-8")
    over = games["finished"]
    record = written(finished(over, WHEN, {0: "first"}), over.save())
    (folder / "record.json").write_text(record + "\n", encoding="utf-8")
    profile = {"format": FORMATS["profile"], "name": "Anna", "animal": "hedgehog"}
    (folder / "profile.json").write_text(json.dumps(profile, indent=2) + "\n", encoding="utf-8")
    expected = {name: seen(sitting) for name, sitting in games.items()}
    (folder / "expected.json").write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
