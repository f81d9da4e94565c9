"""Games in which two build one city are told in the list of saves and kept in the album like all others."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.keeping.achievements import ALL
from everdell_desktop.keeping.album import Album, read_record
from everdell_desktop.keeping.statistics import mode
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.sitting.catalogue import in_brief, told
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from tests.keeping.games import ANNA, BEN, FIRST_DAY, game, seat
from tests.walking import random_answer

MODES: dict[str, dict[str, Any]] = {
    "Together": {"mode": "cooperative", "chapter": 2},
    "Together against Miss Thorn": {"mode": "challenge"},
    "2 players": {"mode": "competitive"},
}


def sat_down(options: dict[str, Any], plans: tuple[SeatPlan, ...] = (ANNA, BEN)) -> Sitting:
    return Sitting.new(list(plans), ["duo"], options, seed=6)


def played_out(sitting: Sitting) -> Sitting:
    chance = random.Random(6)
    while sitting.decision is not None:
        sitting.submit(random_answer(sitting.decision, chance))
    return sitting


@pytest.mark.parametrize(("options", "names"), [
    (MODES["Together"], ["Anna and Ben"]),
    (MODES["Together against Miss Thorn"], ["Anna and Ben", "Miss Thorn"]),
    (MODES["2 players"], ["Anna", "Ben"]),
])  # fmt: skip
def test_a_save_tells_whose_points_they_are(options: dict[str, Any], names: list[str]) -> None:
    about = told(sat_down(options).save())
    assert about is not None and about.names == names and len(about.animals) == 2
    assert all(f"{name} " in in_brief(about) for name in names)


@pytest.mark.parametrize("kind", MODES)
def test_a_finished_game_belongs_to_both(kind: str, tmp_path: Path) -> None:
    album = Album(Storage(tmp_path))
    anna, ben = (album.profiles.create(name, "mouse").id for name in ("Anna", "Ben"))
    record = album.keep(played_out(sat_down(MODES[kind])), FIRST_DAY)
    assert read_record(record.path)[0] == record.game
    for number, profile in enumerate((anna, ben)):
        (mine,) = album.played_by(profile)
        assert mine.seat == number and mode(mine) == kind
    first, second, *rivals = record.game.seats
    if kind != "2 players":
        assert (first.score, first.won, first.parts) == (second.score, second.won, second.parts)
        assert first.facts["cards"] == second.facts["cards"] > 0
    assert [rival.name for rival in rivals] == (["Miss Thorn"] if "Thorn" in kind else [])
    assert all(rival.automaton and not rival.profile for rival in rivals)


def test_a_partner_is_not_beaten() -> None:
    beat_hard = next(one for one in ALL if one.id == "beat_hard")
    rival = seat(30, level="hard")
    together = [game(1, seat(40, together=1, won=True), replace(rival, won=True))]
    assert beat_hard.progress(together) == 0 and beat_hard.progress([game(1, seat(40, together=0), rival)]) == 1
