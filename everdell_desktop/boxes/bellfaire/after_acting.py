"""What powers do after a worker's visit and after a card was played.

A power acts after the place or the card has been resolved, triggers included. What a worker gains is whatever the place
gave; powers do not apply to big critters, and the frog is no worker (PROTOCOL_BOXES, Bellfaire 7).
"""

from __future__ import annotations

from everdell_desktop.engine.cards import PRODUCTION, Here
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.goods import KINDS, NOTHING, Goods, of_kind
from everdell_desktop.engine.places import SPACE
from everdell_desktop.engine.placing import Visit
from everdell_desktop.engine.playing import Play, is_dormant
from everdell_desktop.engine.spaces import BASIC, FOREST
from everdell_desktop.engine.state import WORKER
from everdell_desktop.engine.turn import Turn

from .held import held_by


def told(turn: Turn, text: str) -> None:
    """Let the journal say that the power has acted."""
    if turn.journal:
        turn.journal.note("power", turn.seat, power=held_by(turn.state, turn.seat).power.id, text=text)


def visited_kind(turn: Turn, visit: Visit) -> str:
    """What kind of board place a worker was put on; nothing for other places and other kinds of workers."""
    if visit.kind != WORKER or visit.place.kind != SPACE:
        return ""
    kind: str = turn.rules.spaces[visit.place.id].kind
    return kind


def kind_options(kinds: list[str]) -> list[Option]:
    return [Option(kind, kind, kind, Subject("good", kind)) for kind in kinds]


def lacking(turn: Turn) -> list[str]:
    """The kinds of which the player holds none at this moment."""
    return [kind for kind, number in zip(KINDS, turn.player.goods, strict=True) if not number]


# after a visit


def take_wild_token(turn: Turn, visit: Visit) -> None:
    """Axolotls: on a visit only, not by a copy; each Basic location pays its token once."""
    held = held_by(turn.state, turn.seat)
    if visited_kind(turn, visit) == BASIC and visit.place.id in held.left:
        left = tuple(place for place in held.left if place != visit.place.id)
        held.change(turn, left=left, tokens=held.tokens + 1)
        told(turn, "takes the wild token")


def sniff_out_berry(turn: Turn, visit: Visit) -> None:
    """Hedgehogs."""
    if visited_kind(turn, visit) in (BASIC, FOREST) and not visit.goods.berry:
        told(turn, "sniffs out a berry")
        turn.gain(Goods(berry=1))


def gather_what_lacks(turn: Turn, visit: Visit) -> None:
    """Mice: judged after the place has paid out; they may decline."""
    if visited_kind(turn, visit) in (BASIC, FOREST):
        kind = turn.choose_one(
            "Gain 1 of a kind you have none of?", kind_options(lacking(turn)), skip="No", purpose="gain"
        )
        if kind is not None:
            told(turn, "finds what was missing")
            turn.gain(of_kind(kind))


def dig_for_pebble(turn: Turn, visit: Visit) -> None:
    """Moles: at most one resource for each placement, of those the place has just given."""
    if visit.kind != WORKER:
        return
    have = turn.player.goods
    given = [kind for kind in KINDS if kind != "pebble" and getattr(visit.goods, kind) and getattr(have, kind)]
    kind = turn.choose_one("Swap 1 of these for a pebble?", kind_options(given), skip="No", purpose="pay")
    if kind is not None:
        told(turn, "digs up a pebble")
        turn.pay(of_kind(kind))
        turn.gain(Goods(pebble=1))


def carry_more_twigs(turn: Turn, visit: Visit) -> None:
    """Squirrels."""
    if visit.kind == WORKER and visit.goods.twig:
        told(turn, "carries 1 twig more")
        turn.gain(Goods(twig=1))


# after a card was played


def grow_again(turn: Turn, play: Play) -> None:
    """Toads: once for each green card, when it is played; not where it does not produce at all (our ruling)."""
    if is_dormant(turn):
        return
    there = any(built.uid == play.here.uid for built in turn.city)
    if play.card.color != PRODUCTION or play.here.seat != turn.seat or not there or play.card.on_production is None:
        return
    prompt = f"Discard a card for the {play.card.name} to produce once more?"
    cards = turn.choose_some(prompt, turn.hand_options(turn.hand), most=1, purpose="discard")
    if cards:
        turn.discard(cards)
        told(turn, f"lets the {play.card.name} produce once more")
        turn.activate(Here(*play.here))


def invest(turn: Turn, play: Play) -> None:
    """Turtles: storing is optional, taking back compulsory, never both after one card."""
    held = held_by(turn.state, turn.seat)
    if held.goods.total:
        held.change(turn, goods=NOTHING)
        told(turn, "takes the investment back with 1 more")
        turn.gain(held.goods + held.goods)
        return
    owned = [kind for kind, _ in turn.player.goods.items()]
    kind = turn.choose_one("Invest 1 resource?", kind_options(owned), skip="No", purpose="store")
    if kind is not None:
        turn.pay(of_kind(kind))
        held.change(turn, goods=of_kind(kind))
        told(turn, f"invests 1 {kind}")


def snatch(turn: Turn, play: Play) -> None:
    """Rats: whoever plays the marked Meadow card, themselves included. A kind they hold none of, in any case."""
    held = held_by(turn.state, turn.seat)
    if play.origin is None or play.origin.source.name != "meadow" or play.origin.slot != held.slot:
        return
    told(turn, f"get their share of the {play.card.name}")
    kind = turn.choose_one("Gain 1 of a kind you have none of", kind_options(lacking(turn)), purpose="gain")
    if kind is not None:
        turn.gain(of_kind(kind))
    place_marker(turn, "Move the marker to another Meadow card")


def place_marker(turn: Turn, prompt: str) -> None:
    """The Rats' marker lies on a slot, not on its card: it stays when that one leaves without being played."""
    held = held_by(turn.state, turn.seat)
    slots = [slot for slot, card in enumerate(turn.state.meadow) if card is not None and slot != held.slot]
    slot = turn.choose_one(prompt, turn.meadow_options(slots), purpose="marker")
    if slot is not None:
        held.change(turn, slot=slot)
