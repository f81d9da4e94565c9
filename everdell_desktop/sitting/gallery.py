"""Everything there is to look at, found in the boxes themselves: a box that comes to the shelf is in it unnamed."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.campaigns import ChapterPage
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.ruleset import Box
from everdell_desktop.engine.spaces import UNLIMITED, Space
from everdell_desktop.engine.speaking import count

from .rulings import ALL_OURS, Ruling, designed, rulings_of, source_of

CRITTER, CONSTRUCTION, PLACE, EVENT, BOX = "Critters", "Constructions", "Places", "Events", "Boxes"
PLURALS = {"discovery": "Discoveries", "weather": "Weather", "Good News": "Good News"}
COSTS = {"free": (0, 0), "1 to 2": (1, 2), "3 to 4": (3, 4), "5 or more": (5, 99)}
"""What a card costs in all, by the words of the filter."""


class Link(NamedTuple):
    """A way from one thing to another: why, and where it leads."""

    why: str
    to: str


@dataclass(frozen=True, eq=False)
class Exhibit:
    """One thing on show."""

    key: str
    title: str
    kind: str
    box: str
    text: str
    art: str = ""
    """Its picture by name; empty for what is shown by its words."""
    card: Card | None = None
    points: int | None = None
    links: tuple[Link, ...] = ()
    of: str = ""
    """The key under which rulings and sources are kept."""
    group: str = ""
    """The name under which rulings about all of its kind are kept."""
    room: str = ""
    """Who finds room there, for places."""
    made_by_us: bool = False
    """Whether it says so itself, and no list of origins has to."""

    @property
    def colour(self) -> str:
        return self.card.color if self.card is not None else ""

    @property
    def cost(self) -> int | None:
        """What it costs in all, for cards."""
        return self.card.cost.total + self.card.costs_cards if self.card is not None else None

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        return rulings_of(self.of) + (rulings_of(self.group) if self.group else ())

    @property
    def source(self) -> str:
        return source_of(self.of)

    @property
    def designed(self) -> str:
        return ALL_OURS if self.made_by_us else designed(self.of)


@dataclass(frozen=True)
class Wish:
    """What somebody looks for; what is empty does not matter."""

    words: str = ""
    box: str = ""
    kind: str = ""
    colour: str = ""
    cost: str = ""

    def fits(self, exhibit: Exhibit) -> bool:
        """Every word must be in the name, the text or the kind; the filters must agree."""
        wanted = ((self.box, exhibit.box), (self.kind, exhibit.kind), (self.colour, exhibit.colour))
        if any(wish and wish != there for wish, there in wanted):
            return False
        if self.cost:
            least, most = COSTS[self.cost]
            if exhibit.cost is None or not least <= exhibit.cost <= most:
                return False
        said = f"{exhibit.title} {exhibit.text} {exhibit.kind}".lower()
        return all(word in said for word in self.words.lower().split())


@functools.cache
def gallery() -> dict[str, Exhibit]:
    """Everything by its key, box after box."""
    found: dict[str, Exhibit] = {}
    for box in SHELF.boxes.values():
        for exhibit in exhibits_of(box):
            found.setdefault(exhibit.key, exhibit)
    return found


def look_for(wish: Wish) -> list[Exhibit]:
    """What fits, those first whose name begins with the words."""
    words = wish.words.lower().strip()
    found = [exhibit for exhibit in gallery().values() if wish.fits(exhibit)]
    return sorted(found, key=lambda one: not one.title.lower().startswith(words)) if words else found


def kinds_in(box: str) -> list[str]:
    """The kinds of things of a box, or of all, in the order in which they come."""
    return list(dict.fromkeys(one.kind for one in gallery().values() if not box or one.box == box))


def boxes_on_show() -> list[Box]:
    shown = {exhibit.box for exhibit in gallery().values()}
    return [box for box in SHELF.boxes.values() if box.name in shown]


def exhibit_of(kind: str, key: str) -> Exhibit | None:
    """A thing by the kind of its subject on a table (`card`, `space`, `award`, or a tile's) and its key."""
    group = kind if kind in ("card", "space", "award") else "tile"
    return gallery().get(f"{group}:{key}")


# inside


def exhibits_of(box: Box) -> Iterator[Exhibit]:
    """The box itself, then all that lies in it."""
    things = [*card_exhibits(box), *place_exhibits(box), *award_exhibits(box), *tile_exhibits(box),
              *chapter_exhibits(box)]  # fmt: skip
    art = next((one.art for one in things if one.art), "")
    yield Exhibit(f"box:{box.name}", box.title or box.name, BOX, box.name, box.text, art, of=box.name)
    yield from things


def card_exhibits(box: Box) -> Iterator[Exhibit]:
    for card in box.cards:
        kind = CRITTER if card.is_critter else CONSTRUCTION
        yield Exhibit(f"card:{card.key}", card.name, kind, box.name, card.text, f"portraits/{card.key}", card,
                      card.points, tuple(card_links(card, box.family)), card.key)  # fmt: skip


def place_exhibits(box: Box) -> Iterator[Exhibit]:
    tiles = {getattr(tile, "place", None): stock.art for stock, tiles in box.tiles.items() for tile in tiles}
    for space in box.spaces:
        if space in tiles:
            continue  # it lies on a tile, which is shown
        yield Exhibit(f"space:{space.key}", space.name, PLACE, box.name, space.text, f"{space.kind}/{space.key}",
                      points=space.points or None, of=space.key, room=room_at(space))  # fmt: skip


def room_at(space: Space) -> str:
    """How many workers find room at a place."""
    who = space.takes.rpartition("_")[2]
    room = f"any number of {who}s" if space.slots >= UNLIMITED else count(space.slots, who)
    many = f", {space.slots_for_many} with four players or more" if space.slots_for_many else ""
    each = ", one of each player" if space.one_each and (space.slots > 1 or many) else ""
    return f"Room for {room}{many}{each}"


def award_exhibits(box: Box) -> Iterator[Exhibit]:
    for award in box.awards:
        links = tuple(Link("Asks for", card_key(name, box.family)) for name in award.cards)
        yield Exhibit(f"award:{award.key}", award.name, EVENT, box.name, award.text, award.picture,
                      points=award.points or None, links=known(links), of=award.key)  # fmt: skip


def tile_exhibits(box: Box) -> Iterator[Exhibit]:
    """Tiles of every stock, each kind of them once; those that are cards or awards are shown as such."""
    seen = set()
    for stock, tiles in box.tiles.items():
        kind = PLURALS.get(stock.name, f"{stock.name[0].upper()}{stock.name[1:]}s")
        for tile in tiles:
            if isinstance(tile, (Card, Award)) or tile.id in seen:
                continue
            seen.add(tile.id)
            key = box.key_of(tile)
            comes_with = getattr(tile, "discovery", "")
            links = (Link("Comes with", f"tile:{comes_with}"),) if comes_with else ()
            art = getattr(tile, "art", "") or f"{stock.art}/{tile.id}"
            yield Exhibit(f"tile:{key}", tile.name, kind, box.name, tile_text(tile), art,
                          points=getattr(tile, "points", 0) or None, links=links, of=key,
                          group=stock.name)  # fmt: skip


def chapter_exhibits(box: Box) -> Iterator[Exhibit]:
    """The chapters of its campaign: story, goals, rules and the points to reach."""
    if box.campaign is None:
        return
    for page in box.campaign.pages:
        title = f"{box.campaign.chapter} {page.number}: {page.title}"
        yield Exhibit(f"chapter:{box.name}/{page.number}", title, f"{box.campaign.chapter}s", box.name,
                      chapter_text(page), f"chapters/{box.name}/{page.number}", of=f"{box.name}/chapter_{page.number}",
                      made_by_us=page.designed)  # fmt: skip


def chapter_text(page: ChapterPage) -> str:
    reach = ", ".join(f"{points} {{point}} on {name.title()}" for name, points in page.targets.items())
    goals = [f"· {goal}" for goal in page.goals] + ([f"· Reach {reach}."] if reach else [])
    return "\n".join([page.story, "", *goals, *(f"· {rule}" for rule in (*page.setup, *page.rules))])


def tile_text(tile: Any) -> str:
    """What a tile says, with what it is worth at the end where it says that apart."""
    end = getattr(tile, "end_text", "")
    return f"{tile.text}\nAt the end: {end}" if end else str(tile.text)


def card_key(name: str, family: str) -> str:
    return f"card:{family}/{name}" if family else f"card:{name}"


def card_links(card: Card, family: str) -> Iterator[Link]:
    """Who lives where, what a card stands for, and what asks for it; both ways."""
    lives = "Lives in" if card.is_critter else "Home of"
    others = cards_of(family)
    named = [other for other in others if other.id in card.links or card.id in other.links]
    yield from (Link(lives, f"card:{other.key}") for other in named if other is not card)
    for name in card.names[1:]:
        yield Link("Stands for", card_key(name, family))
    yield from (Link("Replaced by", f"card:{other.key}") for other in others if card.id in other.names[1:])
    if card.shares_with:
        yield Link("Shares a space with", card_key(card.shares_with, family))
    for award in awards_of(family):
        if card.id in award.cards:
            yield Link("Asked for by", f"award:{award.key}")


def known(links: Iterable[Link]) -> tuple[Link, ...]:
    cards = {f"card:{card.key}" for box in SHELF.boxes.values() for card in box.cards}
    return tuple(link for link in links if link.to in cards)


def cards_of(family: str) -> list[Card]:
    return [card for box in SHELF.boxes.values() if box.family == family for card in box.cards]


def awards_of(family: str) -> list[Award]:
    return [award for box in SHELF.boxes.values() if box.family == family for award in box.awards]
