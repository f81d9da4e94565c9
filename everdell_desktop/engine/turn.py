"""A turn in progress: all that card code sees. Its verbs are the words of the rules.

A turn is a pure function of the state it starts from and the answers given. Verbs keep the invariants (hand limit,
no negative goods, no card lost) and write the journal.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import placing, playing
from .asking import Asker
from .awards import Award
from .cards import Card, Here, Price
from .chance import below
from .decisions import Option, Subject
from .goods import NOTHING, Goods
from .handling import Handling
from .housing import without
from .journal import Journal
from .payment import PRICE, Terms
from .places import ASIDE, Place, in_city
from .ruleset import Ruleset
from .sources import Origin
from .state import SEASONS, Built, State, Worker


class Turn(Handling):
    """One player's turn."""

    __slots__ = ("deed", "left", "playing", "plays", "visits")

    def __init__(self, state: State, rules: Ruleset, ask: Asker, journal: Journal | None = None) -> None:
        # All layers begin here, in one go: a turn is made for every step of a thinking player.
        self.state = state
        self.rules = rules
        self._ask = ask
        self.journal = journal
        self.seat = seat = state.seat
        self.player = state.players[seat]
        self.home = state.homes[seat]
        self.house = state.players[self.home]
        self.source = None
        self.rule = "turn" if state.turn else "setup"
        self.obeying = []
        self.discarded = []
        self.drew = set()
        self.visiting = None
        self.deed: Option | None = None
        """What was last chosen to do on this turn."""
        self.plays: list[playing.Play] = []
        self.playing: playing.Play | None = None
        """The card whose own effect is being resolved because it was played."""
        self.visits: list[placing.Visit] = []
        """The places where workers were put this turn."""
        self.left: tuple[int, ...] = ()
        """The seats whose cities a card has left this turn."""
        self.activating = []

    # cities

    def build(self, seat: int, card: Card, partner: str = "", on: str = "") -> Here:
        """Put a card into a city."""
        automaton = self.rules.automata.get(self.state.players[seat].automaton)
        if automaton is not None and automaton.receive is not None and seat != self.home:
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
        player.city = (*player.city, Built(card, uid, points=card.point_stock, partner=partner, on=on))
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

    def take_some(self, here: Here, goods: Goods) -> None:
        """Some of the goods that lie on a card."""
        built = self.built(*here)
        self.change(here, built._replace(goods=built.goods - goods))
        self.gain(goods, printed=False)

    def take_stock(self, here: Here) -> None:
        """All goods and point tokens that lie on a card."""
        built = self.built(*here)
        self.change(here, built._replace(goods=NOTHING, points=0))
        self.gain(built.goods)
        self.gain_points(built.points)

    def occupy(self, uid: str) -> None:
        """Put an occupied token on a construction of one's own."""
        self.house.replace_built(uid, self.house.built(uid)._replace(occupied=True))
        if self.journal:
            self.journal.note("occupy", self.seat, card=uid)

    def lift(self, seat: int, uid: str, workers_to: Place = ASIDE, *, keeping: bool = False) -> Built:
        """Take a card out of a city. Tokens and goods on it are lost; prisoners are discarded, unless it keeps them.

        Workers that would have come home wait at `workers_to` for their owner's next season; permanent ones are lost
        (2nd edition, Ruins and University).
        """
        player = self.state.players[seat]
        gone = player.built(uid)
        if gone.card.stays:
            raise ValueError(f"{gone.card.name} never leaves its city")
        player.city = without(player.city, uid)
        self.left = (*self.left, seat)
        if not keeping:
            self.state.discard = (*self.state.discard, *gone.under)
        place = in_city(seat, uid)
        for owner in self.state.players:
            if any(worker.place == place for worker in owner.workers):
                owner.workers = tuple(
                    worker.sent_to(workers_to) if worker.place == place else worker
                    for worker in owner.workers
                    if worker.place != place or not gone.card.keeps_workers
                )
        return gone

    def remove(self, seat: int, uid: str, workers_to: Place = ASIDE, *, keeping: bool = False) -> Built:
        """A card leaves a city for the discard pile."""
        gone = self.lift(seat, uid, workers_to, keeping=keeping)
        self.state.discard = (*self.state.discard, gone.card)
        self.note_discards(self.seat, [gone.card])
        if self.journal:
            self.journal.note("leave", seat, card=gone.card.id, uid=uid)
        return gone

    def put_under(self, here: Here, uid: str) -> None:
        """A card of one's city goes face down under another one."""
        gone = self.lift(self.home, uid)
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

    def worker_to(self, index: int, place: Place | None) -> None:
        """Put the worker `index` of the player somewhere, or bring it home."""
        workers = list(self.player.workers)
        workers[index] = workers[index].sent_to(place)
        self.player.workers = tuple(workers)
        if self.journal:
            where = "" if place is None else place.text
            self.journal.note("worker", self.seat, place=where, worker=workers[index].kind)

    def is_permanent(self, worker: Worker) -> bool:
        """Whether the worker stays where it is for good."""
        spot = placing.spot_at(self, worker.place) if worker.place is not None else None
        return spot is not None and spot.keeps_workers

    def movable_workers(self) -> dict[Place, int]:
        """The places from which a worker of the player may be moved or brought back, each with the worker."""
        return {
            worker.place: index for index, worker in enumerate(self.player.workers)
            if worker.place is not None and self.is_movable(worker)
        }  # fmt: skip

    def is_movable(self, worker: Worker) -> bool:
        """Whether an effect may move a worker that is out, or bring it back."""
        return self.rules.worker_kinds[worker.kind].movable and not self.is_permanent(worker)

    def worker_options(self) -> list[Option]:
        """The workers that may be moved or brought back; the value is the place."""
        return [
            Option(f"from:{place.text}", placing.name_of(self, place), place, place.subject)
            for place in self.movable_workers()
        ]  # fmt: skip

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
            if self.rules.seat_rules:
                for rule in self.seat_rules():
                    if rule.after_production is not None:
                        self.obey(rule, rule.after_production, here)

    def produce(self) -> None:
        """Production: every green card of the city once, in an order the player chooses.

        Cards that only add goods come first by themselves: nothing can be lost by that.
        """
        green = [built for built in self.city if built.card.on_production is not None]
        asking = [built for built in green if not built.card.simple_production]
        for built in green:
            if built.card.simple_production:
                self.activate(Here(self.home, built.uid))
        for uid in self.arrange("In which order do your cards produce?", self.built_options(self.home, asking)):
            if any(built.uid == uid for built in self.city):
                self.activate(Here(self.home, uid))

    def price_of(self, card: Card, origin: Origin) -> Price:
        """What playing the card from there costs the player now, before any discount."""
        price = card.price
        for rule in self.seat_rules():
            if rule.added_cost is not None:
                price = rule.added_cost(self, card, origin, price)
        return price

    def play_card(self, card: Card, origin: Origin, terms: Terms = PRICE) -> None:
        """Play a card from where it lies."""
        playing.play(self, card, origin, terms)

    def claim(self, award: Award) -> None:
        """Claim an award without placing a worker on it."""
        before, self.source = self.source, Subject("award", award.id)
        placing.claim(self, award)
        self.source = before

    def visit(self, place: Place, kind: str = "") -> None:
        """Carry out a place without putting a worker there, for one of a kind that uses it once more where that is
        named. The owner of a card gets nothing for it.
        """
        placing.copy(self, place, kind)

    # chance

    def roll(self, sides: int) -> int:
        """A die, from 1."""
        if self.journal:
            self.journal.revealed = True
        return below(self.state.seed, self.next_chance(), sides) + 1

    @property
    def season(self) -> str:
        return SEASONS[self.player.season]
