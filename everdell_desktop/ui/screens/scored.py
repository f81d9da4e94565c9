"""Who stands on the score sheets of a game: players, households that built one city, somebody without a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from everdell_desktop.engine.scoring import ScoreSheet
from everdell_desktop.engine.trays import Tile

from ..dress import seat_colour
from ..table.aims import aims_of
from ..theme import ANIMAL_COLOURS, CAPTION, Colour

if TYPE_CHECKING:
    from everdell_desktop.sitting.controller import Sitting


class Scored(NamedTuple):
    """A score sheet with whom to show beside it."""

    sheet: ScoreSheet
    name: str
    faces: tuple[tuple[str, int], ...]
    """Pictures, and in which seat's colour; below 0 in their own clothes."""
    colour: Colour
    level: str
    """That of a computer player who has the sheet alone."""


def all_scored(sitting: Sitting) -> list[Scored]:
    """The sheets of a game in their order."""
    return [scored(sitting, sheet) for sheet in sitting.game.scores()]


def scored(sitting: Sitting, sheet: ScoreSheet) -> Scored:
    game = sitting.game
    players = game.state.players
    members = [seat for seat in range(len(players)) if game.state.homes[seat] == sheet.seat]
    if not members:
        head = next((tile for tile in aim_tiles(sitting) if tile.title == sheet.name), None)
        return Scored(sheet, sheet.name, ((head.art if head is not None else "icons/person", -1),), CAPTION, "")
    animals = game.rules.facing or [player.animal for player in players]
    dyes = {seat: -1 if players[seat].automaton or game.rules.facing else seat for seat in members}
    faces = tuple((f"avatars/{animals[seat]}", dyes[seat]) for seat in members)
    first = members[0]
    colour = ANIMAL_COLOURS.get(animals[first], CAPTION) if dyes[first] < 0 else seat_colour(first)
    alone = len(members) == 1 and first < len(sitting.plans)
    return Scored(sheet, sheet.name or players[first].name, faces, colour, sitting.plans[first].level if alone else "")


def aim_tiles(sitting: Sitting) -> list[Tile]:
    """What all played for together: the heading first."""
    return aims_of(sitting.game.rules, sitting.game.state, sitting.viewer)


def honours(sitting: Sitting) -> list[Tile]:
    """The things that the result of the game names: what was fulfilled besides."""
    told = (sitting.game.result() or {}).values()
    words = {one for fact in told if isinstance(fact, list) for one in fact if isinstance(one, str)}
    if not words:
        return []
    state = sitting.game.state
    tiles = [tile for tray in sitting.game.rules.trays for tile in tray.tiles(state, sitting.viewer)]
    found = {tile.subject.id: tile for tile in tiles if tile.subject.id in words}
    return list(found.values())
