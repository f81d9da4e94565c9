"""A turn in progress: all that card code sees. Its verbs are the words of the rules.

A turn is a pure function of the state it starts from and the answers given. Verbs keep the invariants (hand limit,
no negative goods, no card lost) and write the journal.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import placing, playing
from .asking import Asker
from .awards import Award
from .cards import Card, Here
from .chance import below, shuffled
from .decisions import Subject
from .goods import NOTHING, Goods
from .housing import without
from .journal import Journal
from .looking import Looking
from .payment import PRICE, Terms
from .ruleset import Ruleset
from .state import ASIDE, SEASONS, Built, State, Worker


class Turn(Looking):
    """One player's turn."""

    __slots__ = ("activating", "plays")

    def __init__(self, state: State, rules: Ruleset, ask: Asker, journal: Journal | None = None) -> None:
        super().__init__(state, rules, ask, journal)
        self.plays: list[playing.Play] = []
        self.activating: list[Here] = []
        """The green cards being activated, the outermost first; a copying card may not enter a ring."""

    # goods and points

    def gain(self, goods: Goods, seat: int | None = None) -> None:
        if goods == NOTHING:
            return
        seat = self.seat if seat is None else seat
        player = self.state.players[seat]
        player.goods = player.goods + goods
        if self.journal:
            self.journal.note("gain", seat, goods=dict(goods.items()))

    def gain_points(self, points: int, seat: int | None = None) -> None:
        """Point tokens from the supply, or back to it with a negative number."""
        if not points:
            return
        seat = self.seat if seat is None else seat
        self.state.players[seat].points += points
        if self.journal:
            self.journal.note("points", seat, points=points)

    def pay(self, goods: Goods) -> None:
        if goods == NOTHING:
            return
        if not self.player.goods.covers(goods):
            raise ValueError(f"cannot pay {goods} out of {self.player.goods}")
        self.player.goods = self.player.goods - goods
        if self.journal:
            self.journal.note("pay", self.seat, goods=dict(goods.items()))

    def give_goods(self, goods: Goods, prompt: str) -> None:
        """Give goods to an opponent of the player's choice; where nobody may receive, they are discarded."""
        if goods == NOTHING:
            return
        receiver = self.choose_one(prompt, self.seat_options(self.receivers()))
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
        cards = self.take_from_deck(min(number, self.room_in_hand(seat)))
        if cards:
            player = self.state.players[seat]
            player.hand = (*player.hand, *cards)
            if self.journal:
                self.journal.note("draw", seat, {"cards": [card.id for card in cards]}, count=len(cards))
        return cards

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
        if self.journal:
            loser = self.seat if seat is None else seat
            self.journal.note("discard", loser, {"cards": [card.id for card in cards]}, count=len(cards))

    def throw_away(self, cards: Sequence[Card]) -> None:
        """Put cards that lie open onto the discard pile."""
        if cards:
            self.state.discard = (*self.state.discard, *cards)
            if self.journal:
                self.journal.note("thrown", self.seat, cards=[card.id for card in cards])

    def give_cards(self, cards: Sequence[Card], prompt: str) -> None:
        """Give hand cards to an opponent with room; what does not fit, or finds nobody, is discarded.

        Ruling: whoever has room comes first, and discarded cards still count as given (rulebook, Drawing Cards).
        """
        receiver = self.choose_one(prompt, self.seat_options(self.receivers_of_cards()))
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
        number = min(number, self.room_in_hand())
        options = self.meadow_options(self.open_meadow())
        cards = self.take_from_meadow(self.choose_some(prompt, options, least=number, most=number))
        if cards:
            self.player.hand = (*self.player.hand, *cards)
            if self.journal:
                self.journal.note("draw_meadow", self.seat, cards=[card.id for card in cards])
            self.refill_meadow()
        return cards

    # cities

    def build(self, seat: int, card: Card, partner: str = "", on: str = "") -> Here:
        """Put a card into a city."""
        automaton = self.rules.automata.get(self.state.players[seat].automaton)
        if automaton is not None and automaton.receive is not None and seat != self.seat:
            return automaton.receive(self, seat, card)
        return self.add_to_city(seat, card, partner, on)

    def add_to_city(self, seat: int, card: Card, partner: str = "", on: str = "") -> Here:
        player = self.state.players[seat]
        uid = card.id
        taken = {built.uid for built in player.city}
        number = 1
        while uid in taken:
            number += 1
            uid = f"{card.id}.{number}"
        if partner:
            player.replace_built(partner, player.built(partner)._replace(partner=uid))
        player.city = (*player.city, Built(card, uid, partner=partner, on=on))
        for settle in self.rules.after_building:
            settle(self, Here(seat, uid))
        return Here(seat, uid)

    def change(self, here: Here, built: Built) -> None:
        self.state.players[here.seat].replace_built(here.uid, built)

    def put_points(self, here: Here, points: int) -> None:
        """Point tokens from the supply onto a card, or back with a negative number."""
        built = self.built(*here)
        self.change(here, built._replace(points=built.points + points))
        if self.journal:
            self.journal.note("points_on", here.seat, card=here.uid, points=points)

    def store(self, here: Here, goods: Goods) -> None:
        """Goods from the supply onto a card."""
        built = self.built(*here)
        self.change(here, built._replace(goods=built.goods + goods))
        if self.journal:
            self.journal.note("store", here.seat, card=here.uid, goods=dict(goods.items()))

    def take_stock(self, here: Here) -> None:
        """All goods and point tokens that lie on a card."""
        built = self.built(*here)
        self.change(here, built._replace(goods=NOTHING, points=0))
        self.gain(built.goods)
        self.gain_points(built.points)

    def occupy(self, uid: str) -> None:
        """Put an occupied token on a construction of one's own."""
        self.player.replace_built(uid, self.player.built(uid)._replace(occupied=True))
        if self.journal:
            self.journal.note("occupy", self.seat, card=uid)

    def lift(self, seat: int, uid: str, workers_to: str = ASIDE, *, keeping: bool = False) -> Built:
        """Take a card out of a city. Tokens and goods on it are lost; prisoners are discarded, unless it keeps them.

        Workers that would have come home wait at `workers_to` for their owner's next season; permanent ones are lost
        (2nd edition, Ruins and University).
        """
        player = self.state.players[seat]
        gone = player.built(uid)
        if gone.card.stays:
            raise ValueError(f"{gone.card.name} never leaves its city")
        player.city = without(player.city, uid)
        if not keeping:
            self.state.discard = (*self.state.discard, *gone.under)
        place = f"city:{seat}:{uid}"
        for owner in self.state.players:
            if any(worker.place == place for worker in owner.workers):
                owner.workers = tuple(
                    worker._replace(place=workers_to) if worker.place == place else worker
                    for worker in owner.workers
                    if worker.place != place or not gone.card.keeps_workers
                )
        return gone

    def remove(self, seat: int, uid: str, workers_to: str = ASIDE, *, keeping: bool = False) -> Built:
        """A card leaves a city for the discard pile."""
        gone = self.lift(seat, uid, workers_to, keeping=keeping)
        self.state.discard = (*self.state.discard, gone.card)
        if self.journal:
            self.journal.note("leave", seat, card=gone.card.id, uid=uid)
        return gone

    def put_under(self, here: Here, uid: str) -> None:
        """A card of one's city goes face down under another one."""
        gone = self.lift(self.seat, uid)
        built = self.built(*here)
        self.change(here, built._replace(under=(*built.under, gone.card)))
        if self.journal:
            self.journal.note("under", self.seat, card=gone.card.id, host=here.uid)

    # awards

    def put_on_award(self, award: str, goods: Goods = NOTHING, cards: Sequence[Card] = ()) -> None:
        """Goods onto and cards under a claimed award."""
        self.player.events = tuple(
            claimed._replace(goods=claimed.goods + goods, under=(*claimed.under, *cards))
            if claimed.award.id == award else claimed
            for claimed in self.player.events
        )  # fmt: skip
        if self.journal and (goods.total or cards):
            self.journal.note("on_award", self.seat, award=award, goods=dict(goods.items()), count=len(cards))

    # workers

    def worker_to(self, index: int, place: str) -> None:
        """Put the worker `index` of the player somewhere; an empty place brings it home."""
        workers = list(self.player.workers)
        workers[index] = workers[index]._replace(place=place)
        self.player.workers = tuple(workers)
        if self.journal:
            self.journal.note("worker", self.seat, place=place, worker=workers[index].kind)

    def is_permanent(self, worker: Worker) -> bool:
        """Whether the worker stays where it is for good."""
        spot = placing.spot_at(self, worker.place)
        return spot is not None and spot.keeps_workers

    def add_workers(self, number: int) -> None:
        self.player.workers = (*self.player.workers, *(Worker() for _ in range(number)))

    # whole procedures

    def activate(self, here: Here) -> None:
        """A green card produces for this player."""
        card = self.built(*here).card
        if card.on_production is not None:
            self.activating.append(here)
            before, self.source = self.source, Subject("city", here.uid, here.seat)
            card.on_production(self, here)
            self.source = before
            self.activating.pop()

    def produce(self) -> None:
        """Production: every green card of the city once, in an order the player chooses.

        Cards that only add goods come first by themselves: nothing can be lost by that.
        """
        green = [built for built in self.city if built.card.on_production is not None]
        asking = [built for built in green if not built.card.simple_production]
        for built in green:
            if built.card.simple_production:
                self.activate(Here(self.seat, built.uid))
        for uid in self.arrange("In which order do your cards produce?", self.built_options(self.seat, asking)):
            if any(built.uid == uid for built in self.city):
                self.activate(Here(self.seat, uid))

    def play_card(self, card: Card, origin: int, terms: Terms = PRICE) -> None:
        """Play a card from the hand, the Meadow (its slot) or the cards just revealed."""
        playing.play(self, card, origin, terms)

    def claim(self, award: Award) -> None:
        """Claim an award without placing a worker on it."""
        before, self.source = self.source, Subject("award", award.id)
        placing.claim(self, award)
        self.source = before

    def visit(self, place: str) -> None:
        """Resolve a board space without placing a worker on it."""
        placing.resolve(self, place)

    # chance

    def next_chance(self) -> int:
        self.state.chance += 1
        return self.state.chance

    def roll(self, sides: int) -> int:
        """A die, from 1."""
        if self.journal:
            self.journal.revealed = True
        return below(self.state.seed, self.next_chance(), sides) + 1

    @property
    def season(self) -> str:
        return SEASONS[self.player.season]
