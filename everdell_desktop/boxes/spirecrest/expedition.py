"""The expedition: walked tile by tile right after passing, and what it and the discoveries are worth."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .part import part_of
from .tiles import MapTile, Tile, Toll


def walk(turn: Turn) -> None:
    """It ends where the traveler stops, or by itself where the next tile cannot be paid (Spirecrest 18)."""
    part = part_of(turn.state)
    line = part.line(turn.seat)
    turn.rule = "expedition"
    while part.entered[turn.seat] < len(line):
        tile = line[part.entered[turn.seat]]
        if not can_pay(turn, tile.toll):
            break
        option = Option(tile.id, f"Enter {tile.name} for {tile.points} points", tile, subject_of(tile))
        question = f"Your expedition: pay {tile.toll} to enter {tile.name}?"
        if turn.choose_one(question, [option], skip="Stop here", purpose="enter") is None:
            break
        pay(turn, tile)
        part.entered = with_seat(part.entered, turn.seat, part.entered[turn.seat] + 1)
        if turn.journal:
            turn.journal.note("enter", turn.seat, tile=tile.id, text=f"enters {tile.name}")
    turn.rule = "turn"


def subject_of(tile: Tile) -> Subject:
    return Subject("map_tile" if isinstance(tile, MapTile) else "discovery", tile.id)


def can_pay(turn: Turn, toll: Toll) -> bool:
    return affordable(turn.state, turn.seat, toll)


def affordable(state: State, seat: int, toll: Toll) -> bool:
    """Points are paid from the own stock, not from cards."""
    player = state.players[seat]
    have = player.goods
    enough = have.covers(toll.goods) and (have - toll.goods).total >= toll.any
    return enough and len(player.hand) >= toll.card and state.players[state.homes[seat]].points >= toll.point


def pay(turn: Turn, tile: Tile) -> None:
    """First the cards, then the resources."""
    toll = tile.toll
    words = count(toll.card, "card")
    cards = turn.choose_some(f"{tile.name}: discard {words}", turn.hand_options(turn.hand), least=toll.card,
                             most=toll.card, purpose="discard")  # fmt: skip
    turn.discard(cards)
    turn.pay(toll.goods)
    have = turn.player.goods
    turn.pay(turn.choose_goods(f"{tile.name}: pay", least=toll.any, most=toll.any, limit=have, purpose="pay"))
    turn.gain_points(-toll.point)


def expedition_points(state: State, rules: Ruleset, seat: int) -> int:
    """Entered tiles; who plays by rule scores all of them unpaid (Spirecrest 20)."""
    part = part_of(state)
    if state.players[seat].automaton:
        return sum(tile.points for tile in part.expedition[seat])
    return sum(tile.points for tile in part.line(seat)[: part.entered[seat]])


def discovery_points(state: State, rules: Ruleset, seat: int) -> int:
    held = part_of(state).discoveries[seat]
    return sum(one.discovery.worth(state, rules, seat) for one in held if one.discovery.worth is not None)
