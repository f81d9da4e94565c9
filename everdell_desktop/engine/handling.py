"""Handling goods, points and cards: verbs that keep the invariants of hand, deck and Meadow and write the journal."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import Card
from .chance import shuffled
from .decisions import Option, Subject
from .goods import NOTHING, Goods
from .looking import Looking

DECK = Option("deck", "The deck", "deck", Subject("deck", "deck"))


class Handling(Looking):
    """What card code can do with goods, points, hand, deck and Meadow."""

    __slots__ = ("discarded", "drew")

    discarded: list[tuple[int, Card]]
    """Who has discarded what this turn; kept where rules of seats may ask."""
    drew: set[int]
    """The seats that have drawn from the deck this turn; likewise."""

    def note_discards(self, seat: int, cards: Sequence[Card]) -> None:
        if self.rules.seat_rules:
            self.discarded += [(seat, card) for card in cards]

    # goods and points

    def gain(self, goods: Goods, seat: int | None = None, *, printed: bool = True) -> None:
        """Goods from the supply. What a player chose or gets back is not printed on the card or place that gives it."""
        ruled = self.rules.seat_rules
        if seat is None:
            seat = self.seat
        if ruled and printed and seat == self.seat:
            goods = self.really_gained(goods)
        if goods == NOTHING:
            return
        player = self.state.players[seat]
        player.goods = player.goods + goods
        if self.journal:
            self.journal.note("gain", seat, goods=dict(goods.items()))
        if self.visiting is not None and seat == self.seat and not self.activating:
            self.visiting.give(goods)  # what a card produces, a place that lets it produce has not given
        if ruled:
            source = self.source
            for rule in self.seat_rules(seat):
                if rule.after_gain is not None:
                    with self.acting(seat):
                        self.obey(rule, rule.after_gain, goods, source)

    def gain_cost_of(self, card: Card) -> None:
        """The printed cost of a card comes back from the supply, whatever was paid for it."""
        self.gain(card.price.goods, printed=False)

    def really_gained(self, goods: Goods) -> Goods:
        """What the rules of the seat leave of goods that a card or place names."""
        for rule in self.seat_rules():
            if rule.printed_goods is not None and goods != NOTHING:
                goods = self.obey(rule, rule.printed_goods, goods)
        return goods

    def gain_points(self, points: int, seat: int | None = None) -> None:
        """Point tokens from the supply, or back to it with a negative number."""
        if not points:
            return
        seat = self.seat if seat is None else seat
        state = self.state
        state.players[state.homes[seat]].points += points
        if self.journal:
            self.journal.note("points", seat, points=points)
        if points > 0 and self.rules.seat_rules:
            for rule in self.seat_rules(seat):
                if rule.after_points is not None:
                    with self.acting(seat):
                        self.obey(rule, rule.after_points, points)

    def pay(self, goods: Goods) -> None:
        if goods == NOTHING:
            return
        if not self.player.goods.covers(goods):
            raise ValueError(f"cannot pay {goods} out of {self.player.goods}")
        self.player.goods = self.player.goods - goods
        if self.journal:
            self.journal.note("pay", self.seat, goods=dict(goods.items()))

    def pay_cards_and_goods(self, number: int, prompt: str) -> None:
        """Pay so many in hand cards and resources together: first the cards to discard, then the rest in resources."""
        least = max(0, number - self.player.goods.total)
        options = self.hand_options(self.hand)
        cards = self.choose_some(
            f"{prompt}: discard cards, the rest is paid in resources",
            options,
            least=least,
            most=number,
            purpose="discard",
        )
        self.discard(cards)
        left = number - len(cards)
        goods = self.choose_goods(f"{prompt}: resources", least=left, most=left, limit=self.player.goods, purpose="pay")
        self.pay(goods)

    def give_goods(self, goods: Goods, prompt: str) -> None:
        """Give goods to an opponent of the player's choice; where nobody may receive, they are discarded."""
        if goods == NOTHING:
            return
        receiver = self.choose_one(prompt, self.seat_options(self.receivers()), purpose="seat")
        self.hand_over(goods, receiver)

    def hand_over(self, goods: Goods, receiver: int | None) -> None:
        self.pay(goods)
        if receiver is not None:
            self.gain(goods, receiver)

    # deck, hand and discard pile

    def take_from_deck(self, number: int) -> list[Card]:
        """The top cards; an empty deck is refilled from the discard pile."""
        state = self.state
        taken: list[Card] = []
        while len(taken) < number:
            if not state.deck:
                if not state.discard:
                    break
                state.deck = tuple(shuffled(state.discard, state.seed, self.next_chance()))
                state.discard = ()
                if self.journal:
                    self.journal.note("reshuffle", self.seat)
            missing = number - len(taken)
            taken.extend(reversed(state.deck[-missing:]))
            state.deck = state.deck[:-missing]
        if taken and self.journal:
            self.journal.revealed = True
        return taken

    def draw(self, number: int, seat: int | None = None) -> list[Card]:
        """Draw into the hand, as far as the hand limit allows."""
        seat = self.seat if seat is None else seat
        if not self.rules.seat_rules or number <= 0:
            return self.deal(number, seat)
        if seat == self.seat:
            return self.draw_by_rules(number)
        with self.acting(seat):
            return self.draw_by_rules(number)

    def deal(self, number: int, seat: int) -> list[Card]:
        """Draw into the hand where no effect lets it be drawn, so that the rules of the seat have no say."""
        number = min(number, self.room_in_hand(seat))
        cards = self.take_from_deck(number)
        if cards:
            player = self.state.players[seat]
            player.hand = (*player.hand, *cards)
            if self.rules.seat_rules:
                self.drew.add(seat)
            if self.journal:
                self.journal.note("draw", seat, {"cards": [card.id for card in cards]}, count=len(cards))
            if self.visiting is not None and seat == self.seat:
                self.visiting.give(cards=cards)
        if len(cards) < number and self.rules.limits.meadow_as_deck:
            with self.acting(seat):
                cards += self.take_into_hand_from_meadow(number - len(cards), "The deck is empty: draw from the Meadow")
        return cards

    def draw_beyond_limit(self, number: int) -> None:
        """Draw even over the hand limit, then discard down to it at once."""
        for rule in self.seat_rules():
            if rule.cards_drawn is not None:
                number = self.obey(rule, rule.cards_drawn, number)
        cards = self.take_from_deck(number)
        self.player.hand = (*self.player.hand, *cards)
        if cards and self.journal:
            self.journal.note("draw", self.seat, {"cards": [card.id for card in cards]}, count=len(cards))
        self.discard_to_limit()

    def discard_to_limit(self) -> None:
        """Discard what the hand holds beyond its limit."""
        number = len(self.hand) - self.rules.hand_limit_of(self.state, self.seat)
        if number > 0:
            prompt = "Discard down to your hand limit"
            options = self.hand_options(self.hand)
            self.discard(self.choose_some(prompt, options, least=number, most=number, purpose="discard"))

    def draw_by_rules(self, number: int) -> list[Card]:
        """Draw as the rules of the seat have it, and let them answer."""
        source = self.source
        for rule in self.seat_rules():
            if rule.cards_drawn is not None:
                number = self.obey(rule, rule.cards_drawn, number)
        number = min(number, self.room_in_hand())
        cards: Sequence[Card] | None = None
        for rule in self.seat_rules():
            if rule.instead_of_drawing is not None and number > 0 and cards is None:
                cards = self.obey(rule, rule.instead_of_drawing, number)
        if cards is None:
            cards = self.deal(number, self.seat)
        self.answer_draw(cards, source)
        return list(cards)

    def answer_draw(self, cards: Sequence[Card], source: Subject | None) -> None:
        """What the rules of the seat do after an effect has drawn cards."""
        for rule in self.seat_rules():
            if rule.after_draw is not None and cards:
                self.obey(rule, rule.after_draw, cards, source)

    def reveal(self, number: int) -> list[Card]:
        """Turn up the top cards of the deck. They lie open until they are played or thrown away."""
        cards = self.take_from_deck(number)
        if self.journal:
            self.journal.note("reveal", self.seat, cards=[card.id for card in cards])
        return cards

    def reveal_discarded(self, number: int) -> list[Card]:
        """Turn up the top cards of the discard pile."""
        pile = self.state.discard
        cards = list(reversed(pile[-number:]))
        self.state.discard = pile[: len(pile) - len(cards)]
        if self.journal:
            self.journal.revealed = True
            self.journal.note("reveal", self.seat, cards=[card.id for card in cards])
        return cards

    def keep(self, cards: Sequence[Card]) -> None:
        """Take cards that lie open into the hand."""
        self.player.hand = (*self.player.hand, *cards)
        if cards and self.journal:
            self.journal.note("keep", self.seat, {"cards": [card.id for card in cards]}, count=len(cards))

    def drop_from_hand(self, cards: Sequence[Card], seat: int | None = None) -> None:
        """Take cards out of a hand, for somewhere else."""
        player = self.player if seat is None else self.state.players[seat]
        hand = list(player.hand)
        for card in cards:
            hand.remove(card)
        player.hand = tuple(hand)

    def discard(self, cards: Sequence[Card], seat: int | None = None) -> None:
        """Discard from a hand, face down."""
        if not cards:
            return
        self.drop_from_hand(cards, seat)
        self.state.discard = (*self.state.discard, *cards)
        loser = self.seat if seat is None else seat
        self.note_discards(loser, cards)
        if self.journal:
            self.journal.note("discard", loser, {"cards": [card.id for card in cards]}, count=len(cards))

    def throw_away(self, cards: Sequence[Card]) -> None:
        """Put cards that lie open onto the discard pile."""
        if cards:
            self.state.discard = (*self.state.discard, *cards)
            self.note_discards(self.seat, cards)
            if self.journal:
                self.journal.note("thrown", self.seat, cards=[card.id for card in cards])

    def give_cards(self, cards: Sequence[Card], prompt: str) -> None:
        """Give hand cards to an opponent with room; what does not fit, or finds nobody, is discarded.

        Ruling: whoever has room comes first, and discarded cards still count as given (rulebook, Drawing Cards).
        """
        receiver = self.choose_one(prompt, self.seat_options(self.receivers_of_cards()), purpose="seat")
        fitting = 0 if receiver is None else self.room_in_hand(receiver)
        if fitting:
            self.pass_on(cards[:fitting], self.seat, receiver)
        self.discard(cards[fitting:])

    def pass_on(self, cards: Sequence[Card], giver: int, receiver: int) -> None:
        """Cards go from one hand to another."""
        self.drop_from_hand(cards, giver)
        player = self.state.players[receiver]
        player.hand = (*player.hand, *cards)
        if cards and self.journal:
            names = {"cards": [card.id for card in cards]}
            self.journal.revealed |= giver != self.seat
            self.journal.note("given", giver, names, to=receiver, count=len(cards))
            self.journal.note("received", receiver, names, count=len(cards), giver=giver)

    # the Meadow

    def take_from_meadow(self, slots: Sequence[int]) -> list[Card]:
        """Lift cards out of the Meadow; refilling is the caller's next step."""
        meadow = list(self.state.meadow)
        cards = []
        for slot in slots:
            card = meadow[slot]
            if card is not None:
                cards.append(card)
                meadow[slot] = None
        self.state.meadow = tuple(meadow)
        return cards

    def refill_meadow(self) -> None:
        empty = [slot for slot, card in enumerate(self.state.meadow) if card is None]
        new = self.take_from_deck(len(empty))
        if not new:
            return
        meadow = list(self.state.meadow)
        for slot, card in zip(empty, new, strict=False):
            meadow[slot] = card
        self.state.meadow = tuple(meadow)
        if self.journal:
            self.journal.note("meadow", self.seat, slots=empty[: len(new)], cards=[card.id for card in new])

    def draw_from_meadow(self, number: int, prompt: str) -> list[Card]:
        """Draw cards of the player's choice, as far as the hand limit allows; the Meadow is refilled after the last."""
        room = self.room_in_hand()
        if room < number:
            prompt = f"{prompt}: your hand has room for {room}"
        cards = self.take_into_hand_from_meadow(min(number, room), prompt)
        if cards:
            self.refill_meadow()
            self.answer_draw(cards, self.source)
        return cards

    def take_into_hand_from_meadow(self, number: int, prompt: str) -> list[Card]:
        """Meadow cards of the player's choice into the hand; their places stay empty for now."""
        options = self.meadow_options(self.open_meadow())
        return self.pick_up(self.choose_some(prompt, options, least=number, most=number, purpose="draw"))

    def pick_up(self, slots: Sequence[int]) -> list[Card]:
        """Meadow cards into the hand; their places stay empty for now."""
        cards = self.take_from_meadow(slots)
        if cards:
            self.player.hand = (*self.player.hand, *cards)
            if self.journal:
                self.journal.note("draw_meadow", self.seat, cards=[card.id for card in cards])
            if self.visiting is not None:
                self.visiting.give(cards=cards)
        return cards

    def draw_card_by_card(self, number: int, *, skip: str = "") -> list[Card]:
        """Draw cards one after the other, each from deck or Meadow, whose gaps are filled after the last one."""
        cards: list[Card] = []
        for _ in range(min(number, self.room_in_hand())):
            options = [DECK] if self.state.deck or self.state.discard else []
            options += self.meadow_options(self.open_meadow())
            picked = self.choose_one("Draw from the deck or the Meadow?", options, skip=skip, purpose="draw")
            if picked is None:
                break
            cards += self.deal(1, self.seat) if picked == DECK.value else self.pick_up([picked])
        self.refill_meadow()
        return cards

    # chance

    def next_chance(self) -> int:
        self.state.chance += 1
        return self.state.chance
