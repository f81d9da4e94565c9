"""What hand, Meadow and rivals mean for a card: whom it takes in, which awards it brings near, who else wants it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Card

from .cityview import Traits

if TYPE_CHECKING:
    from .outlook import Outlook

FARTHEST = 3  # awards that miss more cards than these are not reckoned with


class Prospects:
    """What one seat can make of the cards in sight, at one moment."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        state, player = outlook.state, outlook.player
        self.in_hand = [card for card in player.hand if outlook.fits(card)]
        self.in_meadow = [
            card for slot, card in enumerate(state.meadow)
            if card is not None and slot not in state.shut and outlook.fits(card)
        ]  # fmt: skip
        self._traits: dict[Card, Traits] = {}
        self.guests_in_hand = self.homeless(self.in_hand)
        self.guests_in_meadow = self.homeless(self.in_meadow)
        self.steps = self.award_steps() if outlook.city.awards_open else {}

    def homeless(self, cards: list[Card]) -> list[tuple[float, Card]]:
        """The critters among the cards that have no home yet, with their worth; the best first."""
        outlook = self.outlook
        if not outlook.rules.plain_tokens:
            return []
        hosts, there = outlook.rules.hosts, outlook.hosts
        found = [
            (outlook.city.worth(outlook.state, card), card)
            for card in cards if card.is_critter and there.isdisjoint(hosts[card])
        ]  # fmt: skip
        return sorted(found, key=lambda pair: -pair[0])

    def award_steps(self) -> dict[str, float]:
        """By name or colour of a card, what it is a step to: awards whose missing cards all are in sight."""
        names = Counter(name for card in (*self.in_hand, *self.in_meadow) for name in card.names)
        colors = Counter(card.color for card in (*self.in_hand, *self.in_meadow))
        steps: dict[str, float] = {}
        for points, lacking, short in self.outlook.city.awards_open:
            number = len(lacking) + sum(short.values())
            if not 0 < number <= FARTHEST:
                continue
            if all(names[name] for name in lacking) and all(colors[color] >= n for color, n in short.items()):
                for name in (*lacking, *short):
                    steps[name] = steps.get(name, 0.0) + points / number
        return steps

    def traits(self, card: Card) -> Traits:
        """What speaks for building the card beyond what it is worth in the city."""
        found = self._traits.get(card)
        if found is None:
            found = self._traits[card] = self.looked_up(card)
        return found

    def looked_up(self, card: Card) -> Traits:
        traits: Traits = []
        if card.is_construction and (self.guests_in_hand or self.guests_in_meadow):
            hosts = self.outlook.rules.hosts
            for worth, guest in self.guests_in_hand:
                if card in hosts[guest]:
                    traits += [
                        ("hosts", 1.0),
                        ("guest", max(0.0, worth)),
                        ("guest_saves", self.outlook.cost_of(guest).total),
                    ]
                    break
            for worth, guest in self.guests_in_meadow:
                if card in hosts[guest]:
                    traits.append(("guest_meadow", max(0.0, worth)))
                    break
        if self.steps:
            step = self.steps.get(card.color, 0.0) + sum(self.steps.get(name, 0.0) for name in card.names)
            if step:
                traits.append(("award_step", step))
        return traits

    def wanted_by_rivals(self, card: Card) -> int:
        """How many others could play the card from where everybody can take it."""
        outlook = self.outlook
        number = 0
        for seat, rival in enumerate(outlook.state.players):
            if outlook.state.homes[seat] == outlook.city.home or rival.passed or rival.automaton:
                continue
            city = outlook.views.of(outlook.state, seat)
            if card.unique and card.id in city.names:
                continue
            hosted = card.is_critter and not outlook.rules.hosts[card].isdisjoint(city.hosts)
            if hosted or rival.goods.covers(card.price.goods):
                number += 1
        return number

    def ready_rivals(self, award: Award) -> int:
        """How many others have all cards for an award and a worker to claim it with."""
        outlook = self.outlook
        number = 0
        for seat, rival in enumerate(outlook.state.players):
            ours = outlook.state.homes[seat] == outlook.city.home
            if not ours and rival.free_workers and not rival.automaton:
                missing = outlook.views.of(outlook.state, seat).awards_missing.get(award)
                number += missing is not None and not missing[1]
        return number
