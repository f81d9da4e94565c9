"""Writes samples of every kind of file in its present format into `saves/format_N`.

    python tools/make_sample_saves.py

Run it when a format was raised, for a new folder, or when a sample was added below. Samples that are there are never
written again.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.search import random_pick
from everdell_desktop.keeping.album import written
from everdell_desktop.keeping.campaigns import Company, KeptCampaign
from everdell_desktop.keeping.campaigns import written as written_campaign
from everdell_desktop.keeping.finished_game import finished
from everdell_desktop.keeping.save_file import envelope
from everdell_desktop.keeping.upgrades import FORMATS
from everdell_desktop.sitting.controller import SeatPlan, Sitting

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
    plans: list[SeatPlan], seed: int, until: Callable[[Sitting], object], boxes: tuple[str, ...] = ("base",),
    **options: Any,
) -> Sitting:  # fmt: skip
    """A game up to where it is wanted."""
    sitting = Sitting.new(plans, boxes, options, seed)
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


PEARLBROOK = ("base", "pearlbrook")
SMALL_BOXES = ("base", "extra", "legends", "rugwort")


def samples() -> dict[str, Sitting]:
    return {
        "two_players": played([ANNA, CLOVER], 21, turn(24)),
        "four_players": played([ANNA, CLOVER, BEN, MOSS], 22, turn(40)),
        "hot_seat": played([ANNA, BEN], 23, lambda s: turn(30)(s) and s.decision is not None and s.decision.seat == 0),
        "mid_turn": played([ANNA, MOSS], 24, inside_a_turn),
        "solo_year_1": played([ANNA], 25, turn(12), rugwort_year=1),
        "solo_year_2": played([ANNA], 26, turn(14), rugwort_year=2),
        "solo_year_3": played([ANNA], 27, turn(16), rugwort_year=3),
        "pearlbrook": played([ANNA, CLOVER], 31, turn(36), PEARLBROOK),
        "small_boxes": played([ANNA, CLOVER, MOSS], 32, turn(40), SMALL_BOXES),
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


def kept_campaign() -> str:
    """A campaign in its second chapter."""
    sheet = {
        "difficulty": "normal", "city": "Twinbrook", "good_news": ["gn_parcel"], "gone": ["gn_ovation"],
        "sheet": [{"chapter": 1, "won": True, "score": 93, "replayed": False, "unused_watches": 1}],
    }  # fmt: skip
    plans = SeatPlan("Anna", "hare"), SeatPlan("Moss", "tortoise", "easy")
    company = Company(plans, boxes=("duo",))
    return written_campaign(KeptCampaign("", 3, WHEN, "duo", company, ("first",), sheet, f"{33:032x}"))


def main() -> int:
    folder = SAVES / f"format_{1 + sum(number - 1 for number in FORMATS.values())}"  # one for each time one was raised
    folder.mkdir(parents=True, exist_ok=True)
    games = samples()
    over = games["finished"]
    profile = {"format": FORMATS["profile"], "name": "Anna", "animal": "hedgehog"}
    texts = {
        **{name: envelope(name, WHEN, sitting.save(), None) for name, sitting in games.items()},
        "record": written(finished(over, WHEN, {0: "first"}), over.save()),
        "profile": json.dumps(profile, indent=2),
        "campaign": kept_campaign(),
    }
    expectations = folder / "expected.json"
    expected = json.loads(expectations.read_text(encoding="utf-8")) if expectations.exists() else {}
    for name, text in texts.items():
        file = folder / f"{name}.json"
        if file.exists():
            continue
        file.write_text(text + "\n", encoding="utf-8")
        if name in games:
            expected[name] = seen(games[name])
        print(f"{folder.name}/{file.name}")
    expectations.write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
