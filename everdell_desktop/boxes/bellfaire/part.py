"""What the box keeps beside the table.

table: "garland": "garland_peace", "market": {"crate_twigs": "trade"}
seat:  "power": "power_mice", or an object with what lies on its card; "laid_down": 4, the cards of the hand that one of
       five or six has discarded to finish
"""

from __future__ import annotations

from typing import Any

from everdell_desktop.engine.fields import ONE, Reading, Stock, number, tile, unseen, word
from everdell_desktop.engine.parts import Part
from everdell_desktop.engine.reading import PositionError

from .held import NAME, POWER, Held, PowerField
from .modules import is_lucky, plays_garland, plays_many, plays_market, plays_powers

GAIN, TRADE = "gain", "trade"
GARLAND = Stock("garland", art="garlands")
CRATE = Stock("crate", art="crates")
"""The crates never leave the Market; only their side is kept."""


def side(crate: str) -> Any:
    return word(GAIN, TRADE, per_seat=False, key=f"market.{crate}", module=plays_market)


class BellfairePart(Part):
    """The garland hung up, on which side each crate lies, the powers of the seats, and what stayed in the box."""

    box = NAME
    garland = tile(GARLAND, module=plays_garland)
    boxed_garlands = unseen(GARLAND)
    crate_twigs: str = side("crate_twigs")
    crate_resin: str = side("crate_resin")
    crate_pebble: str = side("crate_pebble")
    crate_berries: str = side("crate_berries")

    power: tuple[Held | None, ...] = PowerField(stock=POWER, form=ONE, module=plays_powers)  # type: ignore[assignment]
    boxed_powers = unseen(POWER)
    laid_down: tuple[int, ...] = number(module=plays_many)
    last_roll: int = number(per_seat=False, most=8, module=is_lucky)
    """What Rugwort rolled last, for his lucky mood; 0 before his first roll."""

    def check(self, reading: Reading) -> None:
        for player, cards in zip(reading.state.players, self.laid_down, strict=True):
            if cards and not player.passed:
                raise PositionError(f"{player.name} has laid down {cards} cards, but has not passed")

    def side(self, crate: str) -> str:
        word: str = getattr(self, crate)
        return word

    def cross_over(self, crate: str) -> None:
        setattr(self, crate, TRADE if self.side(crate) == GAIN else GAIN)


part_of = BellfairePart.of
