"""The journal in sentences: names, not `you`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.goods import count, from_json
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State


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
        self.told: dict[str, Callable[[Entry, dict[str, Any]], Line | None]] = {
            name[5:]: getattr(self, name) for name in dir(self) if name.startswith("tell_")
        }

    def line(self, entry: Entry, viewer: int | None) -> Line | None:
        """The sentence for an entry; None for what goes without saying."""
        tell = self.told.get(entry.kind)
        facts = entry.seen_by(viewer)
        if tell is not None:
            return tell(entry, facts)
        return Line(entry.seat, f"{self.names[entry.seat]} {facts['text']}") if "text" in facts else None

    def card(self, name: str) -> str:
        card: Card | None = self.rules.cards.get(name.partition(".")[0])
        return f"*{card.name}*" if card else name

    def cards(self, names: list[str]) -> str:
        return ", ".join(self.card(name) for name in names)

    def place(self, place: str) -> str:
        if place.startswith("city:"):
            _, seat, uid = place.split(":", 2)
            return f"the {self.card(uid)} of {self.names[int(seat)]}"
        if place.startswith("event:"):
            return self.rules.awards[place[6:]].name
        space = self.rules.spaces.get(place)
        return space.name if space else place

    # one method for each kind of entry

    def tell_worker(self, entry: Entry, facts: dict[str, Any]) -> Line | None:
        who = self.names[entry.seat]
        if not facts["place"]:
            return Line(entry.seat, f"{who} takes a worker back")
        if facts["place"].startswith("event:"):
            return None
        return Line(entry.seat, f"{who} sends a worker to {self.place(facts['place'])}")

    def tell_play(self, entry: Entry, facts: dict[str, Any]) -> Line:
        who = self.names[entry.seat]
        origin = " from the Meadow" if facts["origin"] == "meadow" else ""
        goal = "" if facts["city"] == entry.seat else f" into the city of {self.names[facts['city']]}"
        return Line(entry.seat, f"{who} plays {self.card(facts['card'])}{origin}{goal}", (facts["card"],))

    def tell_gain(self, entry: Entry, facts: dict[str, Any]) -> Line:
        goods = ", ".join(count(number, kind) for kind, number in from_json(facts["goods"]).items())
        return Line(entry.seat, f"{self.names[entry.seat]} gains {goods}")

    def tell_pay(self, entry: Entry, facts: dict[str, Any]) -> Line:
        goods = ", ".join(count(number, kind) for kind, number in from_json(facts["goods"]).items())
        return Line(entry.seat, f"{self.names[entry.seat]} pays {goods}")

    def tell_points(self, entry: Entry, facts: dict[str, Any]) -> Line:
        points = facts["points"]
        return Line(entry.seat, f"{self.names[entry.seat]} gains {points} {'point' if points == 1 else 'points'}")

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
        text = f"{self.card(facts['card'])} leaves the city of {self.names[entry.seat]}"
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
        goods = ", ".join(count(number, kind) for kind, number in from_json(facts["goods"]).items())
        return Line(entry.seat, f"{goods} go onto the {self.card(facts['card'])}")

    def tell_claim(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} achieves *{self.rules.awards[facts['award']].name}*")

    def tell_season(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} prepares for {facts['season']}")

    def tell_pass(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} passes")

    def tell_reshuffle(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, "The discard pile is shuffled into a new deck")

    def tell_roll(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} rolls a {facts['number']}")

    def tell_kidnap(self, entry: Entry, facts: dict[str, Any]) -> Line:
        return Line(entry.seat, f"{self.names[entry.seat]} kidnaps a worker")


def cards_in_words(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
