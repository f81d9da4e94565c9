"""The journal in sentences: names, not `you`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.goods import from_json, to_json
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.places import CITY, EVENT, read_place
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State

SIGNS_ONLY = re.compile(r"(\d+ \{\w+\}\s*)+")
"""The text of a place that only says what it gives."""


class Line(NamedTuple):
    """A line of the log: who, what, and the cards it names."""

    seat: int
    text: str
    cards: tuple[str, ...] = ()


class Teller:
    """Turns entries into lines as one seat may read them."""

    def __init__(self, rules: Ruleset, state: State) -> None:
        self.rules = rules
        self.names = [player.name for player in state.players]
        self.homes = state.homes
        self.told: dict[str, Callable[[Entry, dict[str, Any]], Line | None]] = {
            name[5:]: getattr(self, name) for name in dir(self) if name.startswith("tell_")
        }

    def line(self, entry: Entry, viewer: int | None) -> Line | None:
        """The sentence for an entry; None for what goes without saying."""
        return self._line(entry, secret=viewer is None or self.rules.sees(viewer, entry.seat))

    def lines(self, entries: Sequence[Entry], viewer: int | None) -> list[Line]:
        """The sentences for entries; what one player gains in a row is one line."""
        found: list[Line] = []
        for entry in together(entries):
            line = self.line(entry, viewer)
            if line is not None:
                found.append(line)
        return found

    def public(self, entry: Entry) -> Line | None:
        """The sentence for an entry as everybody may read it."""
        return self._line(entry, secret=False)

    def _line(self, entry: Entry, secret: bool) -> Line | None:
        tell = self.told.get(entry.kind)
        facts = entry.told(secret=secret)
        if tell is not None:
            return tell(entry, facts)
        return Line(entry.seat, f"{self.names[entry.seat]} {facts['text']}") if "text" in facts else None

    def card(self, name: str) -> str:
        card: Card | None = self.rules.cards.get(name.partition(".")[0])
        return f"*{card.name}*" if card else name

    def cards(self, names: list[str]) -> str:
        return ", ".join(self.card(name) for name in names)

    def shared(self, seat: int) -> bool:
        """Whether a seat builds its city with another one."""
        return self.homes.count(self.homes[seat]) > 1

    def place(self, place: str) -> str:
        where = read_place(place)
        if where.kind == CITY:
            owner = "" if self.shared(where.seat) else f" of {self.names[where.seat]}"
            return f"the {self.card(where.id)}{owner}"
        if where.kind == EVENT:
            return str(self.rules.awards[where.id].name)
        space = self.rules.spaces.get(where.id)
        if space is None:
            return place
        return space.text if SIGNS_ONLY.fullmatch(space.text) else f"*{space.name}*"

    # one method for each kind of entry

    def tell_worker(self, entry: Entry, facts: dict[str, Any]) -> Line | None:
        who = self.names[entry.seat]
        if not facts["place"]:
            return Line(entry.seat, f"{who} takes a worker back")
        if read_place(facts["place"]).kind == EVENT:
            return None
        return Line(entry.seat, f"{who} sends a worker to {self.place(facts['place'])}")

    def tell_play(self, entry: Entry, facts: dict[str, Any]) -> Line:
        who = self.names[entry.seat]
        origin = " from the Meadow" if facts["origin"] == "meadow" else ""
        goal = "" if facts["city"] == self.homes[entry.seat] else f" into the city of {self.names[facts['city']]}"
        return Line(entry.seat, f"{who} plays {self.card(facts['card'])}{origin}{goal}", (facts["card"],))

    def tell_gain(self, entry: Entry, facts: dict[str, Any]) -> Line:
        goods = in_signs(facts["goods"])
        return Line(entry.seat, f"{self.names[entry.seat]} gains {goods}")

    def tell_pay(self, entry: Entry, facts: dict[str, Any]) -> Line:
        goods = in_signs(facts["goods"])
        return Line(entry.seat, f"{self.names[entry.seat]} pays {goods}")

    def tell_points(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} gains {facts['points']} {{point}}")

    def tell_draw(self, entry: Entry, facts: dict[str, Any]) -> Line:
        who = self.names[entry.seat]
        if "cards" in facts:
            return Line(entry.seat, f"{who} draws {self.cards(facts['cards'])}", tuple(facts["cards"]))
        return Line(entry.seat, f"{who} draws {cards_in_words(facts['count'])}")

    def tell_draw_meadow(self, entry: Entry, facts: dict[str, Any]) -> Line:
        cards = facts["cards"]
        return Line(entry.seat, f"{self.names[entry.seat]} draws {self.cards(cards)} from the Meadow", tuple(cards))

    def tell_keep(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} keeps {cards_in_words(facts['count'])}")

    def tell_reveal(self, entry: Entry, facts: dict[str, Any]) -> Line:
        cards = facts["cards"]
        return Line(entry.seat, f"{self.names[entry.seat]} reveals {self.cards(cards)}", tuple(cards))

    def tell_discard(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} discards {cards_in_words(facts['count'])}")

    def tell_received(self, entry: Entry, facts: dict[str, Any]) -> Line:
        giver = self.names[facts["giver"]]
        return Line(entry.seat, f"{giver} gives {self.names[entry.seat]} {cards_in_words(facts['count'])}")

    def tell_leave(self, entry: Entry, facts: dict[str, Any]) -> Line:
        owner = "" if self.shared(entry.seat) else f" of {self.names[entry.seat]}"
        text = f"{self.card(facts['card'])} leaves the city{owner}"
        return Line(entry.seat, text, (facts["card"],))

    def tell_move(self, entry: Entry, facts: dict[str, Any]) -> Line:
        goal = self.names[facts["city"]]
        return Line(entry.seat, f"{self.card(facts['card'])} moves into the city of {goal}", (facts["card"],))

    def tell_under(self, entry: Entry, facts: dict[str, Any]) -> Line:
        text = f"{self.names[entry.seat]} puts {self.card(facts['card'])} under the {self.card(facts['host'])}"
        return Line(entry.seat, text, (facts["card"],))

    def tell_occupy(self, entry: Entry, facts: dict[str, Any]) -> Line:
        home = facts["card"]
        return Line(entry.seat, f"The critter moves into the {self.card(home)}", (home.partition(".")[0],))

    def tell_store(self, entry: Entry, facts: dict[str, Any]) -> Line:
        goods = in_signs(facts["goods"])
        return Line(entry.seat, f"{goods} go onto the {self.card(facts['card'])}")

    def tell_claim(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} achieves *{self.rules.awards[facts['award']].name}*")

    def tell_season(self, entry: Entry, facts: dict[str, Any]) -> Line:
        if "season" in self.rules.shared:
            return Line(entry.seat, f"{facts['season'].title()} comes")
        return Line(entry.seat, f"{self.names[entry.seat]} prepares for {facts['season']}")

    def tell_pass(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} passes")

    def tell_reshuffle(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, "The discard pile is shuffled into a new deck")

    def tell_roll(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} rolls a {facts['number']}")

    def tell_kidnap(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} kidnaps a worker")


def together(entries: Sequence[Entry]) -> list[Entry]:
    """Entries with the gains of one seat that follow each other as one."""
    found: list[Entry] = []
    for entry in entries:
        before = found[-1] if found else None
        if before is not None and entry.kind == before.kind == "gain" and entry.seat == before.seat:
            goods = to_json(from_json(before.facts["goods"]) + from_json(entry.facts["goods"]))
            found[-1] = before._replace(facts={**before.facts, "goods": goods})
        else:
            found.append(entry)
    return found


def cards_in_words(number: int) -> str:
    return f"{number} {{card}}"


def in_signs(goods: dict[str, int]) -> str:
    """Goods as numbers with their icons."""
    return " ".join(f"{number} {{{kind}}}" for kind, number in from_json(goods).items())
