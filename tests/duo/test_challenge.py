"""Miss Thorn: what she takes, what she scores on three levels, and the ten challenges against her."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes.duo.shared.thorn_levels import CHALLENGES
from tests.scenario import mark_covered

from .table import Together, together

EVENTS = ["a1", "b1", "c1", "d1", "e1", "faire"]
HERS = {"cards": ["mine", "queen", "castle"], "events": []}


def against_thorn(difficulty: str = "normal", **facts: Any) -> Together:
    return together(mode="challenge", difficulty=difficulty, **{"thorn": HERS, "event_tiles": EVENTS, **facts})


@pytest.mark.parametrize(("difficulty", "purple", "bonus"), [("easy", 2, 15), ("normal", 4, 20), ("hard", 6, 25)])
def test_her_score(difficulty: str, purple: int, bonus: int) -> None:
    tiles = ["a1", *[None] * 5]
    table = against_thorn(difficulty, thorn={**HERS, "events": ["faire", "c2"]}, event_tiles=tiles,
                          events=["b1", "d1", "e1"])  # fmt: skip
    city, hers = table.game.scores()
    assert (city.seat, hers.seat) == (0, 2)
    assert hers.parts == {"cards": 1 + 2 + 3, "prosperity": 2 * purple, "events": 4 + 4 + 4, "bonus": bonus}
    assert set(city.parts) == {"cards", "prosperity", "tokens", "events"}


def test_she_wins_ties() -> None:
    facts = {"season": "autumn", "sun": 7, "moon": 7, "thorn": {"cards": [], "events": []},
             "event_tiles": [None] * 6, "events": EVENTS}  # fmt: skip
    tie = against_thorn("easy", **{**facts, "events": []}, points=15)
    assert tie.game.over and tie.game.winners() == [2] and tie.result["won"] is False
    assert tie.result == {"won": False, "score": 15, "thorn": 15, "challenges": []}
    won = against_thorn("easy", **{**facts, "events": []}, points=16)
    assert won.game.winners() == [0, 1] and won.result["won"] is True


def test_event_skunks_do_not_block_and_raise_by_level() -> None:  # D21, D22
    facts = {"skunks": {"events": [3]}, "event_tiles": ["a1", *EVENTS[1:]], "city": "judge"}
    against_thorn("easy", **facts, twigs=4).claim("c1").expect(events="c1", midway=True)
    against_thorn("easy", **facts, berries=3).claim("a1").expect(events="a1", midway=True)
    against_thorn("normal", **facts, berries=3).blocked("claim:a1", "needs 1 more together")
    two = {**facts, "skunks": {"events": [3, 4]}}
    against_thorn("hard", **two, berries=4).blocked("claim:a1", "needs 1 more together")
    against_thorn("hard", **two, berries=5).claim("a1").expect(events="a1", midway=True)
    bridge = against_thorn("hard", skunks={"events": [3]}, city="bridge", twigs=4)
    bridge.offers("claim:c1").offers_not("bridge:event:c1")


@pytest.mark.parametrize(("season", "first"), [("winter", 0), ("spring", 6), ("summer", 0)])
def test_she_takes_events_and_cards_when_a_season_ends(season: str, first: int) -> None:  # D21
    meadow = (
        "ever_tree palace castle queen king architect chancellor elder hall_of_records harvester theater lighthouse"
    )
    names = meadow.split()
    thorn = {"cards": ["mine", "barn", "harbor"], "events": []}
    table = against_thorn(
        season=season, meadow=names, thorn=thorn, skunks={"events": [2], "meadow": [2, 5, 7]}, sun=6, moon=4,
        deck=["monk", "baker", "judge"], dice=[1, 1, 2, 3, 1, 1],
    )  # fmt: skip
    table.answer("pick:deck")
    expected = [names[first + 1], names[first + 4], "baker"]
    hers = table.game.position()["thorn"]
    assert hers["cards"] == [*thorn["cards"], *expected] and hers["events"] == ["b1"]
    assert "b1" not in table.game.position()["event_tiles"]
    told = table.entries("thorn")[0].facts
    assert told["cards"] == expected and told["events"] == ["b1"] and told["text"]
    assert table.game.state.meadow[first + 1] is not None


def test_a_storehouse_she_takes_is_emptied() -> None:  # D11
    meadow = [{"card": "storehouse", "goods": {"twig": 2}}, *["ever_tree", "palace", "king", "queen"]]
    table = against_thorn(meadow=meadow, thorn={"cards": [], "events": []}, skunks={"meadow": [1, 3, 5]}, sun=7, moon=6)
    table.answer("pick:deck")
    assert table.game.position()["thorn"]["cards"][0] == "storehouse" and not table.part.load.total


def test_she_takes_in_autumn_too_and_then_what_nobody_achieved() -> None:  # D21
    table = against_thorn(season="autumn", sun=6, moon=4, skunks={"meadow": [5, 7], "events": [1]},
                          thorn={"cards": ["mine"], "events": []}, deck=["monk", "baker"])  # fmt: skip
    table.answer("pick:deck")
    hers = table.game.position()["thorn"]
    assert table.game.over and len(hers["cards"]) == 3 and sorted(hers["events"]) == sorted(EVENTS)
    assert table.game.position()["event_tiles"] == [None] * 6


def test_a_skunk_over_an_empty_spot_takes_nothing() -> None:  # D21
    table = against_thorn(event_tiles=["a1", None, *EVENTS[2:]], events=["b1"], skunks={"events": [2]}, sun=7, moon=6)
    assert table.through("pick:deck").game.position()["thorn"]["events"] == []


def test_with_three_path_skunks_she_ends_with_fifteen_cards() -> None:
    import random

    from tests.walking import random_answer  # a whole game by random answers

    table = together(mode="challenge", difficulty="hard", skunks={"meadow": [1, 2, 3]})
    chance = random.Random(3)
    while table.game.decision is not None:
        table.answer(random_answer(table.game.decision, chance))
    assert len(table.game.position()["thorn"]["cards"]) == 15


def test_her_cards_are_three_and_three_for_each_season_past() -> None:
    for season, number in (("winter", 3), ("spring", 6), ("summer", 9), ("autumn", 12)):
        table = together(mode="challenge", season=season)
        assert len(table.game.position()["thorn"]["cards"]) == number


# the ten challenges; each in a game won

FULL = "mine orchard barn inn library ferry judge bridge crane wall fool hotel queen king castle"
CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "hard_working": ({"city": "queen judge"}, {"city": "queen mine"}),
    "humble": ({"city": "mine judge"}, {"city": "queen mine"}),
    "efficient": ({"city": FULL.split()[:10]}, {"city": FULL.split()[:11]}),
    "balanced": ({"city": FULL}, {"city": FULL.replace("hotel", "harbor")}),
    "welcoming": (
        {"city": [{"card": card, "occupied": True} for card in ("mine", "inn", "wall")], "occupied_tokens": 2},
        {"city": [{"card": card, "occupied": True} for card in ("mine", "inn", "wall")], "occupied_tokens": 1},
    ),
    "frugal": ({"points": 99 - 3, "city": "bridge"}, {"points": 24}),
    "over_achiever": ({"points": 15 + 20}, {"points": 15 + 19}),
    "glamorous": ({"city": "castle queen king palace ever_tree"}, {"city": "castle queen king palace"}),
    "prepared": (
        {"hand": "mine orchard barn inn library ferry judge"},
        {"hand": "mine orchard barn inn library ferry"},
    ),
    "excited": ({"events": EVENTS[:5]}, {"events": EVENTS[:4]}),
}


def challenges(**facts: Any) -> list[str]:
    won = {"points": facts.get("points", 15 + 19)}
    table = against_thorn("easy", season="autumn", sun=7, moon=7, thorn={"cards": [], "events": []},
                          event_tiles=[None] * 6, **{**facts, **won})  # fmt: skip
    found: list[str] = table.result["challenges"]
    return found


@pytest.mark.parametrize("name", CASES)
def test_challenges(name: str) -> None:
    fulfilled, missed = CASES[name]
    assert name in challenges(**fulfilled)
    if name == "frugal":
        assert name not in challenges(**missed, city="mine")
    elif name == "excited":
        assert name not in challenges(**missed)
    else:
        assert name not in challenges(**missed)


mark_covered(test_challenges, [challenge.id for challenge in CHALLENGES])


def test_challenges_count_only_in_a_game_won() -> None:
    table = against_thorn("hard", season="autumn", sun=7, moon=7, city="barn judge")
    assert table.result["won"] is False and table.result["challenges"] == []


def test_prepared_is_about_one_hand() -> None:  # D23
    table = against_thorn("easy", season="autumn", sun=7, moon=7, thorn={"cards": [], "events": []},
                          event_tiles=[None] * 6, points=30, hand="mine orchard barn inn")  # fmt: skip
    table.against(hand="library ferry judge monk")
    assert "prepared" not in table.result["challenges"]
