"""The purple cards: what each is worth beyond its printed points."""

from __future__ import annotations

from typing import Any

from tests.scenario import covers_each

from .table import duo

GREEN = "mine orchard barn"
WORTH: dict[str, tuple[dict[str, Any], int]] = {
    "ever_tree": ({"city": "ever_tree castle mine"}, 4 + 3),
    "palace": ({"city": f"palace {GREEN} wall"}, 2),
    "hall_of_records": ({"city": "hall_of_records judge crane"}, 2),
    "castle": ({"city": f"castle {GREEN} bard"}, 4),
    "theater": ({"city": "theater bard wall mine"}, 2),
    "lighthouse": ({"city": "lighthouse inn seer mine"}, 2),
    "welcome_arch": ({"city": ["welcome_arch", {"card": "mine", "occupied": True}]}, 2),
    "treasury": ({"city": "treasury bridge", "points": 4}, 2),
    "architect": ({"city": "architect", "twigs": 2, "berries": 1}, 4),
    "chancellor": ({"city": "chancellor bard mine"}, 1),
    "historian": ({"city": "historian", "hand": "mine barn orchard bard judge crane"}, 5),
    "queen": ({"city": "queen bard mine"}, 2),
    "harvester": ({"city": f"harvester {GREEN}"}, 3),
    "king": ({"city": "king", "events": "a1 c1", "hand": "mine"}, 6),
    "elder": ({"city": "elder mine harbor bard"}, 2),
    "grand_dame": ({"city": "grand_dame mine bard inn judge"}, 3),
}


@covers_each(WORTH)
def test_purple_cards(name: str, expected: Any) -> None:
    facts, worth = expected
    duo(**facts).scores(prosperity=worth)


def test_most_points_of_treasury_and_elder() -> None:
    duo(city="treasury", points=30).scores(prosperity=5, tokens=30)
    duo(city="elder mine orchard barn bard judge crane fool wall").scores(prosperity=6)
