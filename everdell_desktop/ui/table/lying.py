"""What lies on the landscape, in one form: places, awards, Meadow cards, piles and the tiles of boxes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.spaces import Space
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import BOARD, Tile

from . import subjects

Standing = tuple[int, str]
"""A worker on the table: its seat and kind."""


@dataclass(frozen=True, eq=False)
class Thing:
    """One thing on the landscape with all that may be shown of it."""

    subject: Subject
    keys: frozenset[str]
    """The words by which slots hold it."""
    title: str
    group: str
    """What it belongs to, where no slot names it."""
    group_title: str
    tile: Tile | None = None
    space: Space | None = None
    award: Award | None = None
    card: Card | None = None
    number: int | None = None
    """How many cards lie in a pile."""
    owner: int | None = None
    """The seat that has claimed it."""
    shut: bool = False
    workers: tuple[Standing, ...] = ()


def things_on(state: State, rules: Ruleset, viewer: int) -> list[Thing]:
    """Everything that lies on the landscape, in the order in which slots are filled."""
    standing = standing_on(state)
    tiles: dict[Subject, tuple[str, str, Tile]] = {
        tile.subject: (tray.name, tray.title, tile)
        for tray in rules.trays if tray.where == BOARD for tile in tray.tiles(state, viewer)
    }  # fmt: skip
    things = [
        space_thing(space, tiles.pop(Subject(subjects.SPACE, space.id), None), standing) for space in state.spaces
    ]
    owners = {c.award: seat for seat, player in enumerate(state.players) for c in player.events}
    awards = {Subject(subjects.AWARD, award.id): award for award in [*state.awards, *owners]}
    for subject, award in sorted(awards.items(), key=lambda one: (one[1].kind, one[1].id)):
        if subject not in tiles:
            things.append(award_thing(award, owners.get(award), None, standing))
    things += meadow_things(state, standing, tiles)
    things.append(pile_thing(subjects.DECK, "Deck", len(state.deck)))
    things.append(pile_thing(subjects.DISCARD, "Discard pile", len(state.discard)))
    for subject, (name, title, tile) in tiles.items():
        if subject in awards:
            things.append(award_thing(awards[subject], owners.get(awards[subject]), (name, title, tile), standing))
            continue
        keys = frozenset({f"tray:{name}", f"tray:{name}={subject.id}"})
        workers = tuple(standing.get(subject, ()))
        things.append(Thing(subjects.thing(subject), keys, tile.title, f"tray:{name}", title, tile, card=tile.card,
                            workers=workers))  # fmt: skip
    return things


def standing_on(state: State) -> dict[Subject, list[Standing]]:
    """Who stands where."""
    standing: dict[Subject, list[Standing]] = {}
    for seat, player in enumerate(state.players):
        for worker in player.workers:
            if worker.place is not None:
                standing.setdefault(worker.place.subject, []).append((seat, worker.kind))
    return standing


def space_thing(space: Space, shown: tuple[str, str, Tile] | None, standing: dict[Subject, list[Standing]]) -> Thing:
    subject = Subject(subjects.SPACE, space.id)
    keys = {"space", f"space:{space.kind}", f"space={space.id}"}
    title = group = space.kind.replace("_", " ").title()
    tile = None
    if shown is not None:
        group, title, tile = f"tray:{shown[0]}", shown[1], shown[2]
        keys.add(group)
    name = tile.title if tile is not None else space.name
    return Thing(subject, frozenset(keys), name, group, title, tile, space=space,
                 workers=tuple(standing.get(subject, ())))  # fmt: skip


def award_thing(
    award: Award, owner: int | None, shown: tuple[str, str, Tile] | None, standing: dict[Subject, list[Standing]]
) -> Thing:  # fmt: skip
    subject = Subject(subjects.AWARD, award.id)
    keys = {"award", f"award:{award.kind}", f"award={award.id}"}
    title = f"{award.kind.replace('_', ' ').title()}s"
    tile = shown[2] if shown is not None else None
    if shown is not None:
        keys.add(f"tray:{shown[0]}")
    return Thing(subject, frozenset(keys), award.name, f"award:{award.kind}", title, tile, award=award, owner=owner,
                 workers=tuple(standing.get(subject, ())))  # fmt: skip


def meadow_things(
    state: State, standing: dict[Subject, list[Standing]], tiles: dict[Subject, tuple[str, str, Tile]]
) -> Iterable[Thing]:
    """The cards of the Meadow, with what a box has to say of one of them."""
    for slot, card in enumerate(state.meadow):
        subject = Subject(subjects.MEADOW, "", -1, slot)
        *_, tile = tiles.pop(subject, (None,))
        yield Thing(subject, frozenset({"meadow", f"meadow={slot}"}), card.name if card else "", "meadow", "Meadow",
                    tile, card=card, shut=slot in state.shut, workers=tuple(standing.get(subject, ())))  # fmt: skip


def pile_thing(subject: Subject, title: str, number: int) -> Thing:
    return Thing(subject, frozenset({f"pile={subject.id}"}), title, "piles", "Piles", number=number)
