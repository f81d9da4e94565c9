"""Moments worth a small feast: petals over what was achieved, and the banner of a new season. Quick, and skippable."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.housing import free_spaces
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import AUTUMN, SEASONS, SPRING, SUMMER, State
from everdell_desktop.engine.trays import RULE, Tile
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Moving
from everdell_desktop.ui.scene.tween import eased
from everdell_desktop.ui.shapes import rounded_off
from everdell_desktop.ui.theme import DISPLAY, INK, LIGHT_PAPER, NORMAL, TEXT, TITLE, Colour

from . import subjects
from .layout import CITY_SHAPE

PETALS: tuple[Colour, ...] = ((226, 165, 146), (255, 233, 168), (169, 187, 94), (156, 196, 200), (185, 151, 187))
NUMBER = 26


class Petals(Moving):
    """Petals flying up from a thing and falling again."""

    def __init__(self, around: pygame.Rect, seconds: float, size: int) -> None:
        super().__init__(seconds)
        self.around = around
        self.size = size

    def paint(self, surface: pygame.Surface) -> None:
        if self.age < 0 or self.finished:
            return
        way = self.way
        for number in range(NUMBER):
            angle = number * 2.399963  # the golden angle: evenly spread without chance
            reach = (0.35 + 0.65 * ((number * 7) % NUMBER) / NUMBER) * max(self.around.w, self.around.h) * 0.9
            x = self.around.centerx + math.cos(angle) * reach * eased(way)
            y = self.around.centery + math.sin(angle) * reach * eased(way) + 120 * way * way - 60 * way
            side = max(2, round(self.size * (1 - way * 0.6)))
            petal = pygame.Rect(
                round(x), round(y), side, max(2, round(side * (0.4 + 0.6 * abs(math.sin(way * 9 + number)))))
            )
            pygame.draw.ellipse(surface, PETALS[number % len(PETALS)], petal)
            pygame.draw.ellipse(surface, INK, petal, 1)


class Flash(Moving):
    """Light around a thing that swells twice: a rule that has just acted."""

    def __init__(self, light: pygame.Surface, border: int, around: pygame.Rect, seconds: float) -> None:
        super().__init__(seconds)
        self.light = light.copy()
        self.where = around.x - border, around.y - border

    def paint(self, surface: pygame.Surface) -> None:
        if self.age < 0 or self.finished:
            return
        self.light.set_alpha(round(255 * abs(math.sin(self.way * 2 * math.pi))))
        surface.blit(self.light, self.where)


class Announcement(Moving):
    """A picture with words over the landscape for a moment."""

    above = True

    def __init__(self, picture: pygame.Surface, where: pygame.Rect, seconds: float, delay: float = 0.0) -> None:
        super().__init__(seconds, delay)
        self.picture = picture
        self.where = where

    def paint(self, surface: pygame.Surface) -> None:
        if self.age < 0 or self.finished:
            return
        edge = min(1.0, self.way * 6, (1 - self.way) * 6)
        self.picture.set_alpha(round(255 * edge))
        surface.blit(self.picture, self.where.topleft)


def sheet(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """The paper of an announcement."""
    px = kit.px
    paper = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(paper, INK, paper.get_rect(), border_radius=px(18))
    pygame.draw.rect(paper, LIGHT_PAPER, paper.get_rect().inflate(-px(6), -px(6)), border_radius=px(16))
    return paper


PRODUCES = "Your green cards produce."
BRINGS = {SPRING: PRODUCES, SUMMER: "You draw 2 cards from the Meadow.", AUTUMN: PRODUCES}
"""What the engine does in each season beside the workers."""


def season_words(rules: Ruleset, state: State, season: int) -> str:
    """What a season brings whoever comes to it: what its own tile says, or the numbers of the table."""
    ruling = (tile for tray in rules.trays if tray.where == RULE for tile in tray.tiles(state, 0))
    if told := next((tile.text for tile in ruling if tile.subject.id == SEASONS[season]), ""):
        return told
    new = rules.limits.new_workers(season)
    workers = "1 new worker with them" if new == 1 else f"{new} new workers with them"
    return f"All workers come home{', ' + workers if new else ''}. {BRINGS.get(season, '')}"


def announcement(
    kit: Kit, rules: Ruleset, state: State, season: str, name: str, board: pygame.Rect, seconds: float, delay: float
) -> Announcement:  # fmt: skip
    """The banner of a new season: its picture, whose it is and what it brings."""
    px = kit.px
    size = px(560), px(270)
    card = sheet(kit, size)
    game = "".join(f"{box.family}/" for box in rules.boxes if box.family)
    card.blit(kit.pictures.covering(f"seasons/{game}{season}", (size[0] - px(24), px(150))), (px(12), px(12)))
    whose = f"{season.title()} has come" if "season" in rules.shared else f"{season.title()} for {name}"
    title = kit.letters.fitting(whose, kit.style(TITLE - 4, TEXT, DISPLAY), size[0] - px(40))
    card.blit(title, ((size[0] - title.get_width()) // 2, px(168)))
    words = season_words(rules, state, SEASONS.index(season))
    line = kit.letters.block(words, kit.style(NORMAL, TEXT, align="center"), size[0] - px(40), px(52))
    card.blit(line, ((size[0] - line.get_width()) // 2, px(212)))
    where = pygame.Rect(board.centerx - size[0] // 2, board.centery - size[1] // 2, *size)
    return Announcement(card, where, seconds, delay)


def gains(kit: Kit, head: Tile, tiles: Sequence[Tile], board: pygame.Rect, seconds: float) -> Announcement:
    """What a rival without a seat has just taken: face, name, and all of it side by side."""
    px, wide = kit.px, kit.px(112)
    high, gap = round(wide * CITY_SHAPE), px(12)
    size = max(px(420), len(tiles) * (wide + gap) + px(48)), high + px(130)
    card = sheet(kit, size)
    side = px(78)
    title = kit.letters.fitting(f"{head.title} takes", kit.style(TITLE - 6, TEXT, DISPLAY), size[0] - side - px(60))
    left = (size[0] - side - px(14) - title.get_width()) // 2
    card.blit(kit.pictures.at(head.art, (side, side)), (left, px(14)))
    card.blit(title, (left + side + px(14), px(14) + (side - title.get_height()) // 2))
    left = (size[0] - len(tiles) * (wide + gap) + gap) // 2
    for number, tile in enumerate(tiles):
        each = wide, high
        face = kit.faces.mini(tile.card, wide) if tile.card is not None else kit.pictures.covering(tile.art, each)
        card.blit(rounded_off(face, px(9)), (left + number * (wide + gap), px(104)))
    return Announcement(card, card.get_rect(center=board.center), seconds)


def feasts(entries: Sequence[Entry], state: State, rules: Ruleset, viewer: int) -> list[Subject]:
    """The things over which petals fly: what the viewer has just achieved."""
    found: list[Subject] = []
    for entry in entries:
        if entry.seat != viewer:
            continue
        if entry.kind == "claim":
            found.append(Subject(subjects.AWARD, entry.facts["award"]))
        elif entry.kind == "occupy":
            found.append(Subject(subjects.CITY, entry.facts["card"], viewer))
        elif entry.kind == "play" and free_spaces(state.city_of(viewer), rules.limits.city) <= 0:
            found.append(subjects.OWN_CITY)
    return found


def acting_rules(entries: Sequence[Entry], state: State, rules: Ruleset, viewer: int) -> list[Subject]:
    """What has just acted of the rules in sight: the viewer's own by their slip, those of others by their player."""
    trays = [tray for tray in rules.trays if tray.where == RULE]
    found: dict[Subject, None] = {}
    for entry in entries if trays else ():
        ruling = {tile.subject.id: tile.subject for tray in trays for tile in tray.tiles(state, entry.seat)}
        for named in {fact for fact in entry.facts.values() if isinstance(fact, str)} & ruling.keys():
            own = entry.seat == viewer
            found[subjects.thing(ruling[named]) if own else subjects.seat_of(entry.seat)] = None
    return list(found)
