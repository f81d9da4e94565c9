"""What is printed on cards, places, awards and tiles of every box, against tables taken from the reference.

`tests/facts/<box>.json` lists what the box holds: `cards`, `spaces`, `awards`, and `tiles` by kind. Every fact is
compared with the attribute of the same name; `FACTS` says which ones are read otherwise, and `tests/<box>/facts.py` may
have a `facts_of(kind, thing)` that gives more. A fact nobody knows fails, so nothing is passed over in silence.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.ruleset import Box
from everdell_desktop.engine.spaces import UNLIMITED

HERE = Path(__file__).parent
PRINTED: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted((HERE / "facts").glob("*.json"))
}
COMING = ("duo",)
"""Boxes whose facts are here before they are on the shelf; nothing else may be missing from it."""


APART = {"duo": ("chapter", "challenge_level", "challenge")}
"""Kinds that are no tiles of the table: `tests/<box>/test_facts.py` compares them."""


def rarity(card: Card) -> str:
    return "legendary" if card.legendary else "unique" if card.unique else "common"


def room(space: Any) -> int | str:
    return "shared" if space.slots == UNLIMITED else space.slots


FACTS: dict[str, Callable[[Any], Any]] = {
    "rarity": rarity,
    "room": room,
    "room_for_many": lambda space: space.room(4),
    "points": lambda thing: None if isinstance(thing, Award) and thing.bonus else thing.points,
    "links": lambda card: sorted(card.links),
    "cards": lambda award: sorted(award.cards),
}
"""How facts are read that are not an attribute of the same name."""


def printed_things() -> Iterator[tuple[str, str, str]]:
    """Every thing that is printed: its box, its kind and its id."""
    for box, kinds in PRINTED.items():
        apart = APART.get(box, ())
        for kind, things in kinds.items():
            if kind == "tiles":
                shown = {tiles: group for tiles, group in things.items() if tiles not in apart}
                yield from ((box, tiles, name) for tiles, group in shown.items() for name in group)
            else:
                yield from ((box, kind, name) for name in things)


def facts_about(box: str, kind: str, name: str) -> dict[str, Any]:
    kinds = PRINTED[box]
    found: dict[str, Any] = (kinds[kind] if kind in kinds else kinds["tiles"][kind])[name]
    return found


def things_of(box: Box) -> dict[str, dict[str, Any]]:
    """What the box holds, by kind and id; tiles that are cards or awards are among those, and places
    that are tiles are tiles."""
    tiles = tiles_of(box)
    told = [getattr(tile, "place", None) for group in tiles.values() for tile in group]
    spaces = [space for space in box.spaces if space not in told]
    things = {"cards": box.cards, "spaces": spaces, "awards": box.awards, **tiles}
    return {kind: {thing.id: thing for thing in group} for kind, group in things.items() if group}


def tiles_of(box: Box) -> dict[str, list[Any]]:
    return {
        stock.name.lower().replace(" ", "_"): [tile for tile in tiles if not isinstance(tile, Card | Award)]
        for stock, tiles in box.tiles.items()
    }  # fmt: skip


@cache
def told_by(box: str) -> Callable[[str, Any], Mapping[str, Any]]:
    """What the box's own tests know to tell of its things."""
    if not (HERE / box / "facts.py").is_file():
        return lambda kind, thing: {}
    facts_of: Callable[[str, Any], Mapping[str, Any]] = importlib.import_module(f"tests.{box}.facts").facts_of
    return facts_of


def fact(box: str, kind: str, thing: Any, name: str) -> Any:
    told = told_by(box)(kind, thing)
    if name in told:
        return told[name]
    if name in FACTS:
        return FACTS[name](thing)
    assert hasattr(thing, name), f"{thing!r} has no {name!r}: give it as an attribute or in tests/{box}/facts.py"
    return getattr(thing, name)


def plain(value: Any) -> Any:
    """The value as JSON would hold it."""
    if isinstance(value, Goods):
        return dict(value.items())
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value


COMPARED = [(box, kind, name) for box, kind, name in printed_things() if box in SHELF.boxes]


@pytest.mark.parametrize(("box", "kind", "name"), COMPARED)
def test_everything_is_as_printed(box: str, kind: str, name: str) -> None:
    thing = things_of(SHELF.box(box)).get(kind, {}).get(name)
    assert thing is not None, f"the box {box} has no {name} among its {kind}"
    facts = facts_about(box, kind, name)
    assert {key: plain(fact(box, kind, thing, key)) for key in facts} == facts


@pytest.mark.parametrize("box", PRINTED)
def test_the_facts_of_a_box_are_compared_as_soon_as_it_is_there(box: str) -> None:
    if box not in SHELF.boxes:
        assert box in COMING, f"tests/facts/{box}.json is about a box that is not on the shelf"
        pytest.skip(f"the box {box} is not on the shelf yet")
    assert [thing for thing in COMPARED if thing[0] == box] == [thing for thing in printed_things() if thing[0] == box]


@pytest.mark.parametrize("box", SHELF.boxes)
def test_a_box_holds_exactly_what_is_printed(box: str) -> None:
    things = {kind: set(group) for kind, group in things_of(SHELF.box(box)).items()}
    assert not things or box in PRINTED, f"tests/facts/{box}.json is missing"
    printed: dict[str, set[str]] = {}
    for of, kind, name in printed_things():
        if of == box:
            printed.setdefault(kind, set()).add(name)
    assert set(printed) == set(things), f"printed are {sorted(printed)}, the box has {sorted(things)}"
    for kind, group in things.items():
        assert group == printed[kind], f"only in the box or only printed: {sorted(group ^ printed[kind])}"


@pytest.mark.parametrize("box", SHELF.boxes)
def test_every_card_place_and_award_has_words(box: str) -> None:
    for kind, group in things_of(SHELF.box(box)).items():
        for name, thing in group.items():
            assert thing.name and thing.id == name
            assert thing.text.endswith(".") if kind == "cards" else thing.text, f"{name}: {thing.text!r}"


@pytest.mark.parametrize("box", SHELF.boxes)
def test_ids_are_all_different(box: str) -> None:
    """Within a box and against what it needs: a name means one thing on a table."""
    names = [SHELF.box(box), *(SHELF.box(needed) for needed in SHELF.box(box).needs)]
    ids = [name for one in names for group in things_of(one).values() for name in group]
    assert len(ids) == len(set(ids)), sorted(name for name in set(ids) if ids.count(name) > 1)


@pytest.mark.parametrize("box", SHELF.boxes)
def test_links_lead_somewhere_and_back(box: str) -> None:
    """A critter and the construction it lives in name each other; `any_...` is a joker, legends come on top.

    A card may name one of a box that its box needs; that one cannot know it.
    """
    known = {card.id: card for name in (box, *SHELF.box(box).needs) for card in SHELF.box(name).cards}
    own = SHELF.box(box).cards
    for card in own:
        for link in card.links:
            if not link.startswith("any_"):
                assert known[link].kind != card.kind
                back = card.id in known[link].links or known[link] not in own
                assert card.legendary or back, f"{link} knows no {card.id}"
