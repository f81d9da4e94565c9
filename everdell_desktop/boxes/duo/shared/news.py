"""Good News: what each card does, and when it can be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.decisions import Blocked, Option, Subject, doing
from everdell_desktop.engine.effects import gain_any
from everdell_desktop.engine.scoring import events_of
from everdell_desktop.engine.turn import Turn

from ..part import part_of
from ..path import MOON, SUN
from ..supply import add_tokens
from ..supply import draw_from_meadow as draw_one
from ..tiles import GoodNews
from . import prowling, rearranging
from .chapters import EVENTS, LOCATIONS, MEADOW, OPEN
from .headlines import FACES, HEADLINES
from .producing import produce
from .sharing import move_back, stays

Use = Callable[[Turn], None]
WhyNot = Callable[[Turn], str | None]
HARVEST = 3
NO_ACTION_YET = "only in the first turn of a season, before its action"


def which_mayor(turn: Turn, prompt: str, seats: tuple[int, ...] = (0, 1)) -> int:
    seat: int = turn.choose_one(prompt, turn.seat_options(seats), purpose="seat")
    return seat


def for_one(effect: Use, prompt: str) -> Use:
    """One mayor of the players' choice has it."""

    def use(turn: Turn) -> None:
        with turn.acting(which_mayor(turn, prompt)):
            effect(turn)

    return use


def for_each(effect: Use) -> Use:
    def use(turn: Turn) -> None:
        for seat in range(len(turn.state.players)):
            with turn.acting(seat):
                effect(turn)

    return use


def always(turn: Turn) -> None:
    return None


# effects


def market_stalls(turn: Turn) -> None:
    gain_any(turn, 1)
    turn.draw(1)


def two_from_the_deck(turn: Turn) -> None:
    turn.draw(2)


def two_from_the_meadow(turn: Turn) -> None:
    for _ in range(2):
        draw_one(turn)
    turn.refill_meadow()


def skunk_leaves(area: str) -> tuple[Use, WhyNot]:
    """One skunk of the area goes until all are rolled anew."""

    def use(turn: Turn) -> None:
        part = part_of(turn.state)
        options = prowling.skunk_options(turn, (area,))
        _, spot = turn.choose_one("Which skunk leaves?", options, purpose="skunk")
        part.skunks = part.skunks.but_for(area, [spot])
        prowling.tell(turn, "sees a skunk leave")

    def why_not(turn: Turn) -> str | None:
        return None if part_of(turn.state).skunks.within(area) else "no skunk sits there"

    return use, why_not


def token_back(token: str) -> tuple[Use, WhyNot]:
    return lambda turn: move_back(turn, token), lambda turn: stays(turn, token)


def share_freely(turn: Turn) -> None:
    part_of(turn.state).sharing = OPEN


def for_less(turn: Turn) -> None:
    part_of(turn.state).less = 3


def open_gates(turn: Turn) -> None:
    part_of(turn.state).gates_open = True


def worker_back(turn: Turn) -> None:
    players = turn.state.players
    out = tuple(seat for seat, player in enumerate(players) if any(worker.place for worker in player.workers))
    with turn.acting(which_mayor(turn, "Whose worker comes back?", out)):
        place = turn.choose_one("Which worker comes back?", turn.worker_options(), purpose="recall")
        turn.worker_to(turn.movable_workers()[place], None)
        part_of(turn.state).forget_spot(place.id)


def nobody_out(turn: Turn) -> str | None:
    out = any(worker.place for player in turn.state.players for worker in player.workers)
    return None if out else "no worker is placed"


def ovation(turn: Turn) -> None:
    turn.gain_points(1 + sum(len(events_of(player)) for player in turn.state.players))


def pass_skunks(turn: Turn) -> None:
    part_of(turn.state).press_pass = True


def no_guards(turn: Turn) -> str | None:
    return None if part_of(turn.state).under_skunks() else "no skunk guards an Event"


def lower_the_bar(turn: Turn) -> None:
    """One number of one Event; where it has several, which one."""
    part = part_of(turn.state)
    tiles = [tile for tile in part.event_tiles if tile is not None]
    options = [Option(tile.id, tile.name, tile, Subject("award", tile.id)) for tile in tiles]
    tile = turn.choose_one("Which Event asks for less?", options, purpose="claim")
    numbers = [Option(key, words, key) for key, words in tile.needs.numbers().items()]
    part.lowered = (tile.id, turn.choose_one("Which number is 1 lower?", numbers, purpose="number"))


def no_events(turn: Turn) -> str | None:
    return None if any(part_of(turn.state).event_tiles) else "no Event is left"


def research(turn: Turn) -> None:
    """The cards are looked at in the hand, so that nobody else sees them."""
    seen = turn.draw(6)
    kept = turn.choose_some("Keep 2 of these cards", turn.hand_options(seen), least=2, most=2, purpose="keep")
    turn.discard([card for card in seen if card not in kept])


def roll_again(turn: Turn) -> None:
    """Chosen skunks are lifted together and rolled one after the other; the tokens begin anew if one left the path."""
    options = prowling.skunk_options(turn)
    chosen: list[tuple[str, Any]] = turn.choose_some("Which skunks are rolled again?", options, purpose="skunk")
    prowling.roll_again(turn, chosen)


def is_late(turn: Turn) -> str | None:
    part = part_of(turn.state)
    first = part.first_space()
    begun = part.acted or (part.sun, part.moon) != (first, first) or nobody_out(turn) is None
    return NO_ACTION_YET if begun else None


def harvest_dance(turn: Turn) -> None:
    produce(turn, HARVEST)


def no_green_card(turn: Turn) -> str | None:
    return None if any(built.card.on_production for built in turn.city) else "no green card lies in the city"


CALLS: dict[str, tuple[Use, WhyNot]] = {
    "gn_bumper_crop": (for_one(lambda turn: gain_any(turn, 3), "Who gains 3 resources?"), always),
    "gn_stalls_overflow": (for_each(market_stalls), always),
    "gn_lending_shelf": (for_each(two_from_the_deck), always),
    "gn_meadow_in_bloom": (for_one(two_from_the_meadow, "Who takes 2 Meadow cards?"), always),
    "gn_guests_early": (for_one(lambda turn: add_tokens(turn, 1), "Who takes the Occupied token?"), always),
    "gn_overslept": skunk_leaves(LOCATIONS),
    "gn_false_lead": skunk_leaves(EVENTS),
    "gn_path_cleared": skunk_leaves(MEADOW),
    "gn_late_sunset": token_back(SUN),
    "gn_bright_moon": token_back(MOON),
    "gn_good_neighbours": (share_freely, always),
    "gn_parcel": (rearranging.parcel, rearranging.nothing_to_send),
    "gn_fresh_faces": (rearranging.fresh_faces, always),
    "gn_new_current": (rearranging.new_course, always),
    "gn_volunteers": (for_less, always),
    "gn_open_gates": (open_gates, always),
    "gn_second_shift": (worker_back, nobody_out),
    "gn_harvest_dance": (harvest_dance, no_green_card),
    "gn_glowing_review": (lambda turn: turn.gain_points(4), always),
    "gn_ovation": (ovation, always),
    "gn_press_pass": (pass_skunks, no_guards),
    "gn_modest_claims": (lower_the_bar, no_events),
    "gn_research": (for_one(research, "Who looks at 6 cards?"), always),
    "gn_change_of_plans": (rearranging.change_of_plans, rearranging.nothing_to_swap),
    "gn_wrong_address": (roll_again, is_late),
}
CARDS = tuple(
    GoodNews(name, title, text, *CALLS[name], f"portraits/duo/{FACES[name]}")
    for name, (title, text) in HEADLINES.items()
)
BY_ID = {card.id: card for card in CARDS}


# using one


class Announce(NamedTuple):
    """The deed of using a Good News card; it is out of the campaign then."""

    card: GoodNews

    def __call__(self, turn: Turn) -> None:
        part = part_of(turn.state)
        part.good_news = tuple(card for card in part.good_news if card is not self.card)
        part.good_news_used = (*part.good_news_used, self.card)
        if turn.journal:
            turn.journal.note("news", turn.seat, card=self.card.id, text=f"has good news: {self.card.name}")
        self.card.use(turn)


def option_of(card: GoodNews) -> Option:
    return doing("news", card.id, f"Good News: {card.name}", Announce(card), Subject("good_news", card.id))


OPTIONS = {card.id: option_of(card) for card in CARDS}


def why_not(turn: Turn, card: GoodNews) -> str | None:
    chapter = part_of(turn.state).plan.chapter
    if chapter is not None and turn.player.season in chapter.no_news_in:
        return "this chapter allows no Good News now"
    return card.why_not(turn)


def news_offers(turn: Turn) -> list[Option]:
    return [OPTIONS[card.id] for card in part_of(turn.state).good_news if why_not(turn, card) is None]


def news_blocked(turn: Turn) -> list[Blocked]:
    reasons = [(card, why_not(turn, card)) for card in part_of(turn.state).good_news]
    return [Blocked(OPTIONS[card.id].key, why, OPTIONS[card.id].subject) for card, why in reasons if why is not None]


NEWS = Action("news", news_offers, news_blocked, free=True, closing=True)
