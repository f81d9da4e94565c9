"""The Visitors, judged at the end."""

from __future__ import annotations

from typing import Any

from tests.newleaf.table import paired, railway
from tests.scenario import covers, covers_each, filler

RED = "inn inn post_office lookout chapel university"
BLUE = "crane judge historian innkeeper shopkeeper courthouse"
PURPLE = "king castle palace school theater ever_tree"
GREEN = "farm farm farm farm farm mine mine"
TANS = "wanderer wanderer wanderer bard shepherd undertaker"
FOUR = "crane inn farm wanderer"
EVENTS = ("grand_tour", "city_monument", "harvest_festival")


def first(cards: str, number: int) -> str:
    return " ".join(cards.split()[:number])


CASES: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {
    "bim_little": (7, {"city": RED}, {"city": first(RED, 5)}),
    "bosley_tedwardson": (
        9, {"city": "crane judge inn inn farm farm wanderer bard king castle"},
        {"city": "crane judge inn inn farm farm wanderer bard king"},
    ),
    "butterbell_sweetpaw": (6, {"city": [*filler(14), "wanderer"]}, {"city": filler(14)}),
    "diggs_deepwell": (6, {"pebbles": 2}, {"pebbles": 1, "twigs": 5}),
    "dillweed_quicksniff": (5, {"city": "farm farm judge"}, {"city": "farm judge"}),
    "dim_dustlight": (5, {"city": BLUE}, {"city": first(BLUE, 5) + " farm farm"}),
    "dip_dibble": (5, {"city": first(RED, 4)}, {"city": first(RED, 3)}),
    "dune_tarrington": (6, {"city": PURPLE}, {"city": first(PURPLE, 5)}),
    "dwell_northwatch": (5, {"city": first(TANS, 4)}, {"city": first(TANS, 3)}),
    "edvard_triptail": (5, {"city": FOUR + " king"}, {"city": FOUR}),
    "frin_stickly": (6, {"resin": 4}, {"resin": 3}),
    "glindil_frink": (4, {"city": first(PURPLE, 4)}, {"city": first(PURPLE, 3)}),
    "iggy_silverscale": (7, {"city": TANS}, {"city": first(TANS, 5)}),
    "mossy_steptoe": (5, {"city": first(GREEN, 5)}, {"city": first(GREEN, 4)}),
    "orin_nimblepaw": (
        6, {"season": "autumn", "placed": ["journey_2", "journey_2"]}, {"season": "autumn", "placed": ["journey_5"]}
    ),
    "oscar_longtale": (5, {"city": "judge"}, {"city": "judge farm"}),
    "phill_gurgle": (10, {"city": "farm mine inn"}, {"city": "farm mine farm"}),
    "piff_quillglow": (6, {"twigs": 5}, {"twigs": 4}),
    "plum_shortclaw": (5, {"city": first(BLUE, 4)}, {"city": first(BLUE, 3)}),
    "quinn_cleanwhisker": (
        6, {"city": [*filler(6), "judge", "king", "queen", "bard", "monk", "doctor"]},
        {"city": [*filler(6), "judge", "king", "queen", "bard", "monk"]},
    ),
    "reemy_sniggle": (7, {"events": list(EVENTS)}, {"events": [*EVENTS[:2], "tax_relief"]}),
    "rivil_ablacus": (7, {"city": BLUE}, {"city": first(BLUE, 5)}),
    "ruby_dew": (8, {"events": ["tax_relief", "magic_show"]}, {"events": ["tax_relief", *EVENTS]}),
    "saris_clearwhistle": (5, {"city": first(GREEN, 6)}, {"city": first(GREEN, 5) + " king"}),
    "sir_trivle_qs_marqwill_iii": (
        7, {"twigs": 1, "resin": 1, "pebbles": 1, "berries": 1}, {"twigs": 3, "resin": 2, "berries": 1}
    ),
    "skid_shinysnout": (5, {"points": 7, "city": [{"card": "bank", "points": 3}]}, {"points": 9}),
    "snout_puddlehop": (8, {"events": [*EVENTS[:2], "tax_relief"]}, {"events": list(EVENTS)}),
    "triss_peske": (6, {"city": BLUE}, {"city": GREEN}),
    "wildell_family": (7, {"city": filler(9)}, {"city": [*filler(8), "king"]}),
    "willow_greengrin": (7, {"city": GREEN}, {"city": first(GREEN, 6)}),
    "wimble_wuffle": (6, {"berries": 3}, {"berries": 2}),
    "yara_and_brun_mayberry": (7, {"city": BLUE + " king"}, {"city": BLUE}),
}  # fmt: skip


@covers_each(CASES)
def test_every_visitor(name: str, expected: Any) -> None:
    points, pleased, not_yet = expected
    railway(visitors=name, **pleased).scores(visitors=points)
    railway(visitors=name, **not_yet).scores(visitors=0)
    railway(**pleased).scores(visitors=0)


def test_leftovers_serve_several_visitors_and_other_cards() -> None:
    scenario = railway(visitors="wimble_wuffle sir_trivle_qs_marqwill_iii", city="baker",
                       twigs=1, resin=1, pebbles=1, berries=3)  # fmt: skip
    scenario.scores(visitors=13, prosperity=6)


def test_goods_on_cards_are_not_left_over() -> None:
    stock = [{"card": "freight_car", "goods": {"pebble": 2}}, {"card": "storehouse", "goods": {"pebble": 2}}]
    railway(visitors="diggs_deepwell", city=stock).scores(visitors=0)


def test_cards_count_not_spaces() -> None:
    railway(visitors="butterbell_sweetpaw", city=filler(12)[:7] + paired() + filler(15)[8:14]).scores(visitors=6)


@covers("reemy_sniggle", "snout_puddlehop")
def test_with_the_river_there_are_no_basic_events() -> None:
    scenario = railway(boxes="base pearlbrook newleaf", visitors="reemy_sniggle snout_puddlehop")
    scenario.table(basic_events=[]).scores(visitors=0)


def test_a_visitor_may_be_pleased_again_and_displeased_until_the_end() -> None:
    scenario = railway(visitors="phill_gurgle", city="farm mine", hand="farm", twigs=2, resin=1).scores(visitors=10)
    scenario.play("farm").scores(visitors=0)
