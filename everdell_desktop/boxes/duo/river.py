"""The 20 River tiles; the last twelve are ours."""

from __future__ import annotations

from everdell_desktop.engine.cards import Effect, Here
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.effects import gain, in_order, pay_up_to
from everdell_desktop.engine.turn import Turn

from .activating import LetAct, copy_a_worker
from .places import FARM
from .playing import PlayFor
from .supply import draw_from_meadow, take_token
from .tiles import RiverTile


def two_farms(turn: Turn, here: Here) -> None:
    """A hand card for two different Farms, taken ones too."""
    cards = turn.choose_some("Discard 1 card to use two Farms", turn.hand_options(turn.hand), most=1, purpose="discard")
    if not cards:
        return
    turn.discard(cards)
    farms: list[Option] = turn.space_options([space for space in turn.state.spaces if space.kind == FARM])
    for place in turn.choose_some("Which two Farms?", farms, least=2, most=2, purpose="visit"):
        turn.visit(place)


def tile(name: str, title: str, text: str, effect: Effect) -> RiverTile:
    return RiverTile(f"river_{name}", title, text, effect)


TILES = (
    tile("city_production", "Mill Race", "Use 2 different {production} cards of your city",
         LetAct("city", 2)),
    tile("meadow_production", "Meadow Rill", "Use 2 different {production} cards of the Meadow",
         LetAct("meadow", 2)),
    tile("copy_worker", "Mirror Pool", "Use the spot of any placed {worker}", copy_a_worker),
    tile("two_farms", "Twin Ditches", "Discard 1 {card}: use two different Farms", two_farms),
    tile("deck_then_play", "Message Reeds", "1 {card} from the deck, then play a card for 1 {any} less",
         in_order(gain(cards=1), PlayFor(1))),
    tile("meadow_then_play", "Flower Bank", "1 {card} from the Meadow, then play a card for 1 {any} less",
         in_order(draw_from_meadow, PlayFor(1))),
    tile("play_discount", "Bargain Barge", "Play a card for 2 {any} less", PlayFor(2)),
    tile("trade", "Trading Post", "Pay 1 {any}: gain 3 {any}", pay_up_to(1, "any", gain(any_goods=3))),
    tile("builders_load", "Builders' Load", "1 {twig}, 1 {resin}, 1 {pebble}", gain(twig=1, resin=1, pebble=1)),
    tile("driftwood", "Driftwood", "4 {twig}", gain(twig=4)),
    tile("amber_bank", "Amber Bank", "3 {resin}", gain(resin=3)),
    tile("berry_bank", "Berry Bank", "3 {berry}", gain(berry=3)),
    tile("stony_ford", "Stony Ford", "2 {pebble}, 1 {card}", gain(pebble=2, cards=1)),
    tile("picnic_shore", "Picnic Shore", "1 {twig}, 2 {berry}", gain(twig=1, berry=2)),
    tile("shallows", "Shallows", "2 {twig}, 1 {pebble}", gain(twig=2, pebble=1)),
    tile("raft", "Raft", "2 {any}, 1 {card}", gain(any_goods=2, cards=1)),
    tile("lucky_pool", "Lucky Pool", "2 {any}, 1 {point}", gain(any_goods=2, points=1)),
    tile("reed_bed", "Reed Bed", "1 {resin}, 1 {berry}, 2 {card}", gain(resin=1, berry=1, cards=2)),
    tile("landing", "Landing", "1 {occupied}, 1 {twig}", in_order(take_token, gain(twig=1))),
    tile("houseboat", "Houseboat", "1 {occupied}, 1 {card}", in_order(take_token, gain(cards=1))),
)  # fmt: skip
