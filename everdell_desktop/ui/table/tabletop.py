"""Everything that rests on the table, laid out for one moment of a sitting."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Moving, Node

from .city import City
from .deed_buttons import deed_buttons
from .drawer import Drawer
from .facing import Facing
from .figures import Figures
from .home import Home
from .landscape import Landscape
from .layout import FacingLayout, Layout
from .lying import standing_on, things_on
from .panels import Panels
from .pointing import Pointing
from .regions import all_regions, lay_out
from .signposts import Badges, Signposts
from .slots import Slots
from .telling import Line
from .tracks import SECONDS, Walk
from .veils import Veil

SEEN_THROUGH = 200  # of 255: as dense as this a picture hides what is behind it


class Moment(NamedTuple):
    """What a table shows beside the state of the game."""

    pointing: Pointing
    picked: Subject | None
    """What is held, by a click."""
    free: Mapping[Subject, str]
    """Cards that would cost nothing right now, and how."""
    news: set[str]
    """Regions where something happened that was not seen yet."""
    ribbon: Node
    lines: Sequence[Line]
    tools: tuple[dict[str, bool], dict[str, str]]
    """Which tools can be used, and what they say where they cannot."""
    tips: bool = False
    """Whether the log tells what helps at a table one does not know yet, while it has room."""


class Tabletop:
    """Builds landscape, city, home, drawer, players, log and tools."""

    def __init__(self, kit: Kit, layout: Layout, sitting: Sitting, figures: Figures, here: str) -> None:
        rules = sitting.game.rules
        self.kit = kit
        self.layout = layout
        self.sitting = sitting
        self.free: Mapping[Subject, str] = {}
        self.regions = all_regions()
        self.landscape = Landscape(kit, layout.board)
        self.landscape.here = here
        self.signposts = Signposts(kit, figures, self.landscape)
        self.slots = Slots(kit, rules, figures, lambda subject: subject in self.free)
        self.city = City(kit, layout, rules, figures)
        self.home = Home(kit, layout, rules, figures)
        self.panels = Panels(kit, layout, rules, figures)
        self.drawer = Drawer(kit, layout, rules, sitting.knows)
        self.facing = Facing(kit, layout, rules, figures, self.city) if isinstance(layout, FacingLayout) else None
        """What lies at both sides of the board, where the cities of two lie face to face."""

    def build(self, moment: Moment) -> list[Node]:
        """All parts, the landscape first."""
        sitting, state = self.sitting, self.sitting.game.state
        viewer = sitting.viewer
        self.free = moment.free
        sheets = sitting.game.scores()
        totals = {sheet.seat: sheet.total for sheet in sheets}
        scores = [totals[home] for home in state.homes]
        mover = sitting.decision.seat if sitting.decision is not None else None
        thinking = not sitting.waits_for_person
        parts = [self.land(moment)]
        if self.facing is not None:
            parts += self.facing.build(state, sheets, mover, thinking, viewer)
        else:
            parts.append(self.city.build(state, viewer))
            parts.append(self.home.build(state, viewer, scores[viewer], mover == viewer and not thinking))
            parts += self.panels.players(state, scores, mover, thinking, viewer)
        parts += self.drawer.tabs(state, viewer, moment.pointing.about)
        parts.append(self.panels.log(moment.lines, moment.tips))
        parts += self.panels.tools(*moment.tools)
        parts += deed_buttons(self.kit, self.layout, sitting, moment.pointing)
        return parts

    def land(self, moment: Moment) -> Node:
        """The landscape with signposts, map and what is told above it."""
        state, viewer = self.sitting.game.state, self.sitting.viewer
        table = lay_out(things_on(state, self.sitting.game.rules, viewer), self.regions)
        land = self.landscape.build(table, self.slots, state, viewer)
        for node in [*self.drawer.rules_now(state, viewer), *self._posts(moment)]:
            land.add(node)
        moment.ribbon.rect.move_ip(-self.layout.board.x, -self.layout.board.y)
        land.add(moment.ribbon)
        return land

    def _posts(self, moment: Moment) -> list[Node]:
        state, viewer = self.sitting.game.state, self.sitting.viewer
        standing: dict[str, list[int]] = {}
        for spot, there in standing_on(state).items():
            standing.setdefault(self.landscape.homes.get(spot, ""), []).extend(seat for seat, _ in there)
        pointing = moment.pointing
        wanted = pointing.partners(moment.picked) if moment.picked is not None else pointing.by_thing
        open_in = {self.landscape.homes.get(subject, "") for subject in wanted}
        badges = {
            region.name: Badges(
                standing.get(region.name, []).count(viewer), region.name in open_in, region.name in moment.news
            )
            for region in self.landscape.regions
        }
        return self.signposts.build(badges, standing, viewer)

    # pieces on their way

    @contextmanager
    def watching(self, speed: str) -> Iterator[None]:
        """What is built inside shows pieces that have come further as walking there."""
        self.slots.tracks.watching = speed != "off"
        yield
        self.slots.tracks.watching = False

    def walks(self, speed: str) -> list[Walk]:
        """The pieces that have just set out, as far as they are seen."""
        found = []
        for subject, (picture, stops) in self.slots.tracks.setting_out.items():
            region = self.landscape.region(self.landscape.homes[subject])
            if self.landscape.in_sight(region):
                origin = partial(self.landscape.corner, region.name)
                found.append(Walk(picture, stops, origin, self.layout.board, SECONDS[speed]))
        self.slots.tracks.setting_out = {}
        return found

    def arrived(self, tweens: Sequence[Moving]) -> bool:
        """Whether pieces that were walking stand still now, and must be shown where they stand."""
        if not self.slots.tracks.walking or any(isinstance(tween, Walk) for tween in tweens):
            return False
        self.slots.tracks.walking.clear()
        return True

    def renew_posts(self, moment: Moment) -> None:
        """Posts, map and badges follow what is looked at or held."""
        land, number = self.landscape.node, len(self.landscape.regions)
        kept = [node for node in land.children if not node.name.startswith(("sign:", "map"))]
        land.children = [*kept[:number], *self._posts(moment), *kept[number:]]

    def renew_tabs(self, root: Node, pointing: Pointing) -> None:
        """Another tab of the drawer is open."""
        tabs = self.drawer.tabs(self.sitting.game.state, self.sitting.viewer, pointing.about)
        root.children = [node for node in root.children if not node.name.startswith("tab:")] + tabs

    def renew_log(self, root: Node, moment: Moment) -> None:
        """The log has more or less room."""
        log = self.panels.log(moment.lines, moment.tips)
        root.children = [log if node.name == "log" else node for node in root.children]

    def shelter(self, veil: Veil) -> None:
        """Tell a veil what lies before it: the things in sight, and apart from them what is always to be read."""
        land, number = self.landscape.node, len(self.landscape.regions)
        corner = land.rect.topleft
        things = [
            rect.move(layer.rect.topleft).move(corner)
            for layer in land.children[:number] for node in layer.children for rect in filled_by(node)
        ]  # fmt: skip
        furniture = land.children[number:]
        papers = [node for node in furniture if node.draw is not None or node.name == "map"]
        veil.before = [rect for rect in things if rect.colliderect(land.rect)]
        veil.clear = [node.rect.move(corner) for node in papers]
        veil.front = [(node, corner) for node in furniture if node not in papers]

    def lies(self, subject: Subject) -> bool:
        """Whether a thing lies in some region, in sight or not."""
        return subject in self.landscape.homes

    def turned_to(self, point: tuple[int, int], steps: int) -> str:
        """The region that the wheel leads to; nothing where the pointer is elsewhere or there is only one."""
        names = [region.name for region in self.landscape.regions]
        if len(names) < 2 or not self.layout.board.collidepoint(point):
            return ""
        return names[(names.index(self.landscape.here) - (1 if steps > 0 else -1)) % len(names)]


def filled_by(node: Node) -> list[pygame.Rect]:
    """The rectangles that a thing fills: its own, or those of the papers on it where the ground is seen through."""
    whole = pygame.Rect(0, 0, *node.rect.size)
    covers = [(node, whole), *((child, child.rect) for child in node.children)]
    if any(drawn_in(one, rect).contains(whole) and (one.draw or is_solid(one.picture)) for one, rect in covers):
        return [node.rect]
    return [child.rect.move(node.rect.topleft) for child in node.children if child.draw is not None]


def drawn_in(node: Node, rect: pygame.Rect) -> pygame.Rect:
    """Where a node draws: its picture may be larger than its rectangle."""
    return rect if node.picture is None else pygame.Rect(rect.topleft, node.picture.get_size())


def is_solid(picture: pygame.Surface | None) -> bool:
    """Whether a picture fills its rectangle up to rounded corners."""
    if picture is None:
        return False
    wide, high = picture.get_size()
    corners = itertools.product((wide // 6, wide * 5 // 6), (high // 6, high * 5 // 6))
    return all(picture.get_at(corner).a > SEEN_THROUGH for corner in corners)
