"""Good News that moves cards, goods and tiles about."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.goods import NOTHING
from everdell_desktop.engine.places import on_board
from everdell_desktop.engine.turn import Turn

from ..part import STOREHOUSE, part_of

PARCEL = 3
TILES = ("river_1", "river_2")


def parcel(turn: Turn) -> None:
    """One mayor hands the other cards, then resources, 3 in all."""
    players = turn.state.players
    givers = [seat for seat, player in enumerate(players) if player.hand or player.goods.total]
    giver = turn.choose_one("Who sends the parcel?", turn.seat_options(givers), purpose="seat")
    with turn.acting(giver):
        options = turn.hand_options(turn.hand)
        cards = turn.choose_some("Send which cards?", options, most=PARCEL, purpose="give")
        left = PARCEL - len(cards)
        goods = turn.choose_goods("Send which resources?", least=0, most=left, limit=turn.player.goods, purpose="give")
        turn.pass_on(cards, giver, 1 - giver)
        turn.hand_over(goods, 1 - giver)


def nothing_to_send(turn: Turn) -> str | None:
    some = any(player.hand or player.goods.total for player in turn.state.players)
    return None if some else "nobody has anything to send"


def fresh_faces(turn: Turn) -> None:
    """Any cards of the Meadow are discarded; the load of a Storehouse goes back to the supply."""
    options = turn.meadow_options(turn.open_meadow())
    cards = turn.take_from_meadow(turn.choose_some("Discard which Meadow cards?", options, purpose="discard"))
    if any(card.id == STOREHOUSE for card in cards):
        part_of(turn.state).load = NOTHING
    turn.throw_away(cards)
    turn.refill_meadow()


def new_course(turn: Turn) -> None:
    """One or both River tiles are replaced; the old ones go below the stack. Who stands there stays."""
    part = part_of(turn.state)
    options = [
        Option(name, f"The River tile {tile.name}", slot, Subject("space", on_board(name).id))
        for slot, (name, tile) in enumerate(zip(TILES, part.river, strict=True)) if tile is not None
    ]  # fmt: skip
    river, stack = list(part.river), list(part.river_stack)
    for slot in turn.choose_some("Replace which River tiles?", options, least=1, purpose="replace"):
        old = river[slot]
        river[slot] = stack.pop(0) if stack else None
        stack += [old] if old is not None else []
    part.river, part.river_stack = tuple(river), tuple(stack)
    if turn.journal:
        turn.journal.revealed = True
        tiles = [tile for tile in part.river if tile is not None]
        names = ", ".join(tile.name for tile in tiles)
        turn.journal.note("river", turn.seat, tiles=[tile.id for tile in tiles], text=f"finds River tiles: {names}")


def change_of_plans(turn: Turn) -> None:
    """The mayors look at each other's hands and swap as many cards one way as the other."""
    partner = 1 - turn.seat
    theirs = turn.state.players[partner].hand
    most = min(len(turn.hand), len(theirs))
    options = turn.hand_options(turn.hand)
    given = turn.choose_some("Swap which of your cards?", options, most=most, purpose="give")
    if not given:
        return
    if turn.journal:
        turn.journal.revealed = True
    there = [Option(card.id, card.name, card, Subject("hand", card.id, partner)) for card in theirs]
    number = len(given)
    taken = turn.choose_some("For which cards of your partner?", there, least=number, most=number, purpose="keep")
    turn.pass_on(given, turn.seat, partner)
    turn.pass_on(taken, partner, turn.seat)


def nothing_to_swap(turn: Turn) -> str | None:
    return None if all(player.hand for player in turn.state.players) else "both mayors need cards in hand"
