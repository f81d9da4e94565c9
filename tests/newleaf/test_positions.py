"""Positions with the railway: what they say, what is left out, what cannot be, and what others do not see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.newleaf.part import part_of
from everdell_desktop.boxes.newleaf.visitors import ALL
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.positions import read
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.state import State, cards_in
from everdell_desktop.engine.view import determinize, view
from everdell_desktop.engine.writing import write

BOXES = ["base", "newleaf"]
FULL: dict[str, Any] = {
    "boxes": BOXES, "seed": 5,
    "station": ["farm", None, "king"],
    "train_cars": ["tile_one_any", "tile_one_any", "tile_one_point"],
    "used_train_cars": ["tile_one_any", "tile_two_twigs"],
    "visitors": [["ruby_dew", "bim_little"], ["dip_dibble"]],
    "discarded_visitors": ["phill_gurgle"],
    "seats": [
        {
            "visitors": ["skid_shinysnout"], "golden": 1, "ticket": "inbound", "reserved": "inn",
            "city": ["farm", {"card": "greenhouse", "shares": "farm"}, {"card": "bank", "points": 2, "occupied": True}],
            "placed": ["station"], "workers": 1,
        },
        {"reservation": "spent", "ticket": "used"},
    ],
}  # fmt: skip
"""Every key the box adds."""


def table(**parts: Any) -> State:
    return read({"boxes": BOXES, **parts}, SHELF)[0]


def refused(**parts: Any) -> str:
    with pytest.raises(PositionError) as error:
        table(**parts)
    return str(error.value)


def test_every_key_is_read_and_written_again() -> None:
    state, rules = read(FULL, SHELF)
    written = write(state, rules)
    for key in ("station", "train_cars", "used_train_cars", "discarded_visitors"):
        assert written[key] == FULL[key]
    first, second = written["visitors"]
    assert first[:2] == ["ruby_dew", "bim_little"] and second[0] == "dip_dibble" and len(first) == len(second) == 15
    for seat, facts in enumerate(FULL["seats"]):
        for key in ("visitors", "golden", "ticket", "reserved", "reservation"):
            assert written["seats"][seat][key] == facts.get(
                key, {"visitors": [], "golden": 3, "reserved": None, "reservation": "ready"}.get(key)
            )
    again, _ = read(written, SHELF)
    assert write(again, rules) == written


def test_what_is_left_out_is_dealt() -> None:
    state = table()
    part = part_of(state)
    assert None not in part.station and None not in part.train_cars and len(part.bag) == 15
    assert [len(pile) for pile in part.piles] == [16, 16] and part.used_train_cars == ()
    assert part.golden == (3, 3) and part.ticket == ("outbound",) * 2 and part.reservation == ("ready",) * 2
    assert sum(cards_in(state).values()) == 128 + 59


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"station": ["farm"] * 4}, "only 3 places"),
        ({"station": ["nothing"]}, "no card 'nothing'"),
        ({"train_cars": ["tile_one_any"] * 3, "used_train_cars": ["tile_one_any"]}, "named 4 times"),
        ({"train_cars": ["bim_little"]}, "no train car 'bim_little'"),
        ({"visitors": [["bim_little"], ["bim_little"]]}, "named twice"),
        ({"visitors": [["bim_little"]], "seats": [{"visitors": ["bim_little"]}, {}]}, "named twice"),
        ({"visitors": [["bim_little"]], "discarded_visitors": ["bim_little"]}, "named twice"),
        ({"visitors": [[], [], []]}, "2 piles"),
        ({"visitors": ["bim_little"]}, "must be a list"),
        ({"visitors": [[None]]}, "gap"),
        ({"seats": [{"golden": 4}, {}]}, "from 0 to 3"),
        ({"seats": [{"ticket": "lost"}, {}]}, "outbound, inbound, used"),
        ({"seats": [{"reservation": "lost"}, {}]}, "ready, spent"),
        ({"seats": [{"reserved": "nothing"}, {}]}, "no card 'nothing'"),
        ({"seats": [{"reserved": "king"}, {}], "station": ["king", "king"]}, "3 copies of king"),
        ({"seats": [{"city": ["mine", {"card": "greenhouse", "shares": "mine"}]}, {}]}, "cannot share"),
        ({"seats": [{"city": ["main_road", "main_road"]}, {}]}, "unique"),
        ({"seats": [{"placed": ["station", "station"], "workers": 0}, {}]}, "two workers on station"),
        ({"seats": [{"ticket": "outbound"}, {}], "options": {"newleaf_tickets": False}}, "no part 'ticket'"),
        ({"seats": [{"reserved": "inn"}, {}], "options": {"newleaf_reservations": False}}, "no part 'reserved'"),
        ({"boxes": ["base"], "station": ["farm"]}, "no part 'station'"),
        ({"boxes": ["newleaf"]}, "needs the box"),
    ],
)
def test_impossible_positions_are_refused(parts: dict[str, Any], words: str) -> None:
    assert words in refused(**parts)


def test_a_farm_may_name_the_greenhouse_it_shares_a_space_with() -> None:
    state = table(seats=[{"city": ["greenhouse", {"card": "farm", "shares": "greenhouse"}]}, {}])
    assert [built.partner for built in state.players[0].city] == ["farm", "greenhouse"]


def test_a_view_shows_the_top_visitors_only() -> None:
    state, rules = read(FULL, SHELF)
    for seat in (0, 1):
        seen = view(state, rules, seat)
        assert seen["visitors"] == [{"top": "ruby_dew", "below": 14}, {"top": "dip_dibble", "below": 14}]
        assert seen["station"] == FULL["station"] and seen["seats"][0]["reserved"] == "inn"


def test_the_piles_are_dealt_anew_below_their_tops() -> None:
    state, rules = read(FULL, SHELF)
    seen = view(state, rules, 1)
    orders = set()
    for seed in range(5):
        imagined = state.copy()
        determinize(imagined, rules, 1, random.Random(seed))
        assert view(imagined, rules, 1) == seen
        first, second = part_of(imagined).piles
        assert sorted(v.id for v in (*first, *second)) == sorted(v.id for pile in part_of(state).piles for v in pile)
        orders.add(first)
    assert len(orders) > 1


def test_the_same_seed_and_answers_draw_the_same_cars() -> None:
    games = [Game.at({**FULL, "to_move": 1}, SHELF) for _ in range(2)]
    reread = Game.at(games[0].position(), SHELF)
    for game in (*games, reread):
        game.submit("place:station")
        game.submit("ruby_dew")
        game.submit("bim_little")
        game.submit("train_car:2:tile_one_point")
    assert games[0].position() == games[1].position() == reread.position()


def test_there_are_thirty_two_visitors() -> None:
    assert len(ALL) == len({visitor.id for visitor in ALL}) == 32
