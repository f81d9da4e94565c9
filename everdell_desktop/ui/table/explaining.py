"""Looking closer: cards, cities, places, awards and tiles in large, and where points come from."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.sitting.gallery import Exhibit, exhibit_of, gallery
from everdell_desktop.sitting.rulings import rulings
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node

from . import subjects
from .city import City
from .city_sheet import CitySheet
from .closer_looks import CardSheet, TextSheet
from .papers import Papers
from .pointing import Pointing
from .sheets import CardFinder
from .standing import ScoreSoFar

PUBLIC = "What is hidden or only scored at the end is not in it yet."


class Explaining:
    """Lays a sheet for whatever somebody wants to look at."""

    def __init__(
        self, kit: Kit, sitting: Sitting, papers: Papers, city: City, gallery: Callable[[Exhibit], None]
    ) -> None:
        self.kit = kit
        self.sitting = sitting
        self.papers = papers
        self.city = city
        self.gallery = gallery
        """Opens the gallery at a thing."""

    @property
    def finder(self) -> CardFinder:
        return CardFinder(self.kit, self.sitting.game.rules, self.sitting.game.state)

    def card_on(self, node: Node) -> Card | None:
        """The card a node shows."""
        if node.name.startswith("option:"):
            key = node.name.removeprefix("option:").partition("#")[0]
            options = self.sitting.decision.options if self.sitting.decision is not None else ()
            option = next((o for o in options if o.key == key), None)
            return self.finder.card_of(option) if option is not None else None
        if node.name.startswith(("log:", "line:")):
            return self.sitting.game.rules.cards.get(node.name.rpartition(":")[2])
        return self.finder.card_at(node.subject)

    def show_card(self, card_id: str) -> None:
        card = self.sitting.game.rules.cards.get(card_id)
        if card is not None:
            lead = self._lead(exhibit_of("card", card.key))
            self.papers.lay(CardSheet(self.kit, self.papers.window, card, self.papers.close, lead))

    def _lead(self, exhibit: Exhibit | None) -> Callable[[], None] | None:
        """The way into the gallery, where the thing hangs there."""
        return (lambda: self.gallery(exhibit)) if exhibit is not None else None

    def show_city(self, seat: int, pointing: Pointing, choose: Callable[[Option], None]) -> None:
        """A whole city; what can be done there is done by a click."""
        state = self.sitting.game.state
        seat = state.homes[seat]

        def press(node: Node) -> None:
            in_city = node.subject is not None and node.subject.kind == subjects.CITY
            if in_city and (options := pointing.about(node.subject)):
                self.papers.close()
                choose(options[0])
            else:
                self.show(node)

        window = self.papers.window
        self.papers.lay(CitySheet(self.city, window, state, seat, press, pointing.about, self.papers.close))

    def show(self, node: Node, ground: str = "") -> None:
        """The thing in large, with its rulings; `ground` is the picture of where it lies, for one without its own."""
        card, rules = self.card_on(node), self.sitting.game.rules
        if card is not None:
            self.show_card(card.id)
            return
        if node.subject is None:
            return
        art = self._picture(node.subject)
        exhibit = in_gallery(rules, node.subject) or hanging_as(art)
        lead, made = self._lead(exhibit), exhibit.designed if exhibit is not None else ""
        window, shown = self.papers.window, art or ground
        if sheet := closer_look(self.kit, window, rules, node, shown, made, self.papers.close, lead):
            self.papers.lay(sheet)

    def _picture(self, subject: Subject) -> str:
        """The picture of a thing: that of the tile which shows it now, or the one it is known by."""
        game, viewer = self.sitting.game, self.sitting.viewer
        tiles = (tile for tray in game.rules.trays for tile in tray.tiles(game.state, viewer))
        found = next((tile.art for tile in tiles if tile.art and subjects.thing(tile.subject) == subject), "")
        return found or art_of(self.kit, game.rules, subject)

    def show_standing(self, seat: int, coin: pygame.Rect) -> None:
        """The score so far of a seat, beside its coin."""
        game = self.sitting.game
        player, home = game.state.players[seat], game.state.homes[seat]
        note = (game.rules.automata[player.automaton].text if player.automaton else "") or ("" if game.over else PUBLIC)
        score = next(sheet for sheet in game.scores() if sheet.seat == home)
        name = score.name or player.name
        self.papers.lay(ScoreSoFar(self.kit, self.papers.window, name, score, coin, note, self.papers.close, game.over))


def closer_look(
    kit: Kit, window: pygame.Rect, rules: Ruleset, node: Node, art: str, made: str, close: Callable[[], None],
    gallery: Callable[[], None] | None = None,
) -> TextSheet | None:  # fmt: skip
    """The sheet for what is no card, with what of it was `made` by us; None where there is nothing more to say."""
    subject = node.subject
    title, _, text = node.hint.partition("\n")
    if subject is None or not title:
        return None
    if subject.kind == subjects.SPACE and not text and subject.id in rules.spaces:
        text = rules.spaces[subject.id].text
    notes = "".join(f"\n· {note}" for note in rulings().get(key_of(rules, subject), []))
    words = "\n".join(part for part in (text + notes, f"*{made}*" if made not in text else "") if part)
    return TextSheet(kit, window, title, words, art, close, gallery) if words else None


def in_gallery(rules: Ruleset, subject: Subject) -> Exhibit | None:
    """Where a thing of the table hangs in the gallery."""
    key = key_of(rules, subject)
    return exhibit_of(subject.kind, key) or exhibit_of("tile", key)


def hanging_as(art: str) -> Exhibit | None:
    """The thing that hangs in the gallery with this picture: a tile that lies on a place has its own."""
    return next((one for one in gallery().values() if one.art == art), None) if art else None


def key_of(rules: Ruleset, subject: Subject) -> str:
    """The name of a thing of the table among those of all games."""
    if subject.kind == subjects.SPACE and subject.id in rules.spaces:
        return str(rules.spaces[subject.id].key)
    if subject.kind == subjects.AWARD and subject.id in rules.awards:
        return str(rules.awards[subject.id].key)
    return next((box.key_of(subject) for box in rules.boxes if box.family), subject.id)


def art_of(kit: Kit, rules: Ruleset, subject: Subject) -> str:
    """The picture of a thing, by the names under which art is kept."""
    names = [f"{subject.kind}s/{subject.id}", f"{subject.kind}/{subject.id}"]
    if subject.kind == subjects.AWARD and subject.id in rules.awards:
        names.insert(0, rules.awards[subject.id].picture)
    if subject.kind == subjects.SPACE and subject.id in rules.spaces:
        names.insert(0, f"{rules.spaces[subject.id].kind}/{rules.spaces[subject.id].key}")
    return next((name for name in names if kit.pictures.exists(name)), "")


def topics_of(subject: Subject | None, rules: Ruleset) -> list[str]:
    """What a thing is, in the words by which pages about it are found."""
    if subject is None:
        return []
    if subject.kind == subjects.SPACE and subject.id in rules.spaces:
        return [rules.spaces[subject.id].kind, subject.kind]
    if subject.kind == subjects.AWARD and subject.id in rules.awards:
        return [rules.awards[subject.id].kind, subject.kind]
    return [subject.id, subject.kind] if subject.kind == subjects.DEED else [subject.kind]
