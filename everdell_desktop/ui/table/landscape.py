"""The window onto the landscape: regions side by side, a camera that glides between them."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import SEASONS, State
from everdell_desktop.engine.trays import Tile
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Layer, Node
from everdell_desktop.ui.scene.tween import eased

from .regions import Cell, Laid, Region
from .slots import Slots

HEDGE = 183, 632  # the strip of wood where two regions meet
GLIDE = 0.45  # seconds from one region to the next
FAR = 0.12  # of the window, from which on a drag on the ground means the next region
IN_SIGHT = 0.6  # of a region's width, from which on it needs no signpost
NIGHT_STEPS = 48
DUSK = 0.42  # of a region's width: how long the way from day to night is
Spot = tuple[int, int]


class Landscape:
    """Builds the regions and moves the camera over them."""

    def __init__(self, kit: Kit, window: pygame.Rect) -> None:
        self.kit = kit
        self.window = window
        self.node = Node("board", window, clips=True)
        self.regions: list[Region] = []
        self.here = ""
        """The region that is looked at."""
        self.homes: dict[Subject, str] = {}
        """In which region a thing lies."""
        self.tiles: dict[Subject, Tile] = {}
        """How boxes show the things that lie in the regions."""
        self.bright: frozenset[Subject] = frozenset()
        """What can be asked about with its region left bright."""
        self._canvases: dict[str, pygame.Surface] = {}
        """What each region was drawn on last, to be drawn on again."""
        self._camera = (0.0, 0.0)
        self.pulled = False
        """Whether somebody holds the ground."""
        self._glide: tuple[tuple[float, float], float] | None = None

    # building

    def build(self, table: dict[Region, list[Laid]], slots: Slots, state: State, viewer: int) -> Node:
        """The regions with everything on them, as the camera sees them."""
        self.regions = list(table)
        if self.here not in [region.name for region in self.regions]:
            self.here = self.regions[0].name
            self._camera = self.stand(self.region(self.here))
        self.node = Node("board", self.window, clips=True)
        self.homes = {
            thing.subject: region.name for region, laid in table.items() for one in laid for thing in one.things
        }  # fmt: skip
        self.tiles = {
            thing.subject: thing.tile for laid in table.values() for one in laid for thing in one.things if thing.tile
        }  # fmt: skip
        self.bright = frozenset(
            thing.subject for laid in table.values() for one in laid if one.slot.bright for thing in one.things
        )  # fmt: skip
        season = SEASONS[state.players[viewer].season]
        slots.lights(thing for laid in table.values() for one in laid for thing in one.things)
        for region, laid in table.items():
            rect = self._spot(region)
            ground = self._ground(region, season, hour(region, laid))
            layer = Layer(f"region:{region.name}", rect, draw=ground, live=True)
            layer.canvas = functools.partial(self._canvas, region.name, rect.size)
            at = self._units(region, rect)
            for one in laid:
                for node in slots.nodes(one, at, state, viewer):
                    layer.add(node)
            self.node.add(layer)
        if not self.gliding:
            self._camera = self.stand(self.region(self.here))
        self._place()
        return self.node

    def _canvas(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        canvas = self._canvases.get(name)
        if canvas is None or canvas.get_size() != size:
            canvas = self._canvases[name] = pygame.Surface(size).convert()
        return canvas

    def forget(self) -> None:
        """Let go of all pictures."""
        self._canvases.clear()
        self.node = Node("board", self.window, clips=True)

    def region(self, name: str) -> Region:
        return next(region for region in self.regions if region.name == name)

    def _ground(self, region: Region, season: str, late: float) -> Callable[[pygame.Surface, pygame.Rect], None]:
        """The painted ground; `late` is how much of the day is over."""
        name = self.picture(region, season)
        night = f"{name}_night" if region.hours and self.kit.pictures.exists(f"{name}_night") else ""
        seen = self.kit.px(region.ground[1])
        beside = [other.at[0] - region.at[0] for other in self.regions if other.at[1] == region.at[1]]
        seams = [side for side in (-1, 1) if side in beside and self.window.w > self._cell(region)[0]]

        def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
            surface.blit(self.kit.pictures.ground(name, where.size, seen), where.topleft)
            if night:
                dark = nightfall(self.kit.pictures.ground(night, where.size, seen), late)
                surface.blit(dark, where.topleft)
            for side in seams:
                hedge = self.kit.pictures.at("regions/hedge", (self.kit.px(HEDGE[0]), self.kit.px(HEDGE[1])))
                edge = where.left if side < 0 else where.right
                surface.blit(hedge, hedge.get_rect(midbottom=(edge, where.bottom)))

        return draw

    def picture(self, region: Region, season: str) -> str:
        """The painted ground of a region: for the season, for all of them, or what its file names meanwhile."""
        painted = [f"regions/{region.name}_{season}"] if region.seasons else []
        painted.append(f"regions/{region.name}")
        return next((name for name in painted if self.kit.pictures.exists(name)), region.picture)

    def ground_of(self, subject: Subject | None, state: State, viewer: int) -> str:
        """The painted ground of the region in which a thing lies; nothing for what lies elsewhere."""
        home = self.homes.get(subject, "") if subject is not None else ""
        return self.picture(self.region(home), SEASONS[state.players[viewer].season]) if home else ""

    # measures

    def _cell(self, region: Region) -> tuple[int, int]:
        """How large a region is drawn: as the window, or side by side with others of its row in a wide one."""
        row = [other for other in self.regions if other.at[1] == region.at[1]]
        wide = max(self.kit.px(region.ground[0]), math.ceil(self.window.w / len(row)))
        return min(wide, self.window.w) if len(row) > 1 else self.window.w, self.window.h

    def _spot(self, region: Region) -> pygame.Rect:
        """Where a region lies in the landscape; its middle is a window's width from that of its neighbour."""
        wide, high = self._cell(region)
        return pygame.Rect(region.at[0] * wide - wide // 2, region.at[1] * high, wide, high)

    def stand(self, region: Region) -> tuple[float, float]:
        """Where the camera stands to look at a region: on its middle, but not beyond the end of its row."""
        spot = self._spot(region)
        row = [self._spot(other) for other in self.regions if other.at[1] == region.at[1]]
        left, right = min(rect.left for rect in row), max(rect.right for rect in row)
        x = spot.centerx - self.window.w / 2
        x = (
            max(left, min(x, right - self.window.w))
            if right - left >= self.window.w
            else (left + right - self.window.w) / 2
        )
        return x, float(spot.y)

    def seen_at(self, region: Region) -> pygame.Rect:
        """Where a region lies in the window from where the camera is going to stand."""
        x, y = self.stand(self.region(self.here))
        return self._spot(region).move(-round(x), -round(y))

    def _units(self, region: Region, rect: pygame.Rect) -> Callable[[Cell], pygame.Rect]:
        """From units of a region's ground to pixels inside its rectangle; what a large window has more lies around."""
        px = self.kit.px
        left, top = (rect.w - px(region.ground[0])) // 2, self.above

        def at(cell: Cell) -> pygame.Rect:
            x, y, w, h = cell
            return pygame.Rect(left + px(x), top + px(y), px(x + w) - px(x), px(y + h) - px(y))

        return at

    @property
    def above(self) -> int:
        """How much of a tall window is left above a region: there the sky goes on."""
        return max(0, self.window.h - self.kit.px(self.region(self.here).ground[1]))

    # the camera

    def _place(self) -> None:
        for layer, region in zip(self.node.children, self.regions, strict=False):
            spot = self._spot(region)
            layer.rect.topleft = round(spot.x - self._camera[0]), round(spot.y - self._camera[1])

    def corner(self, name: str) -> tuple[int, int] | None:
        """Where the upper left corner of a region is on the screen just now."""
        for layer in self.node.children:
            if layer.name == f"region:{name}":
                return self.window.x + layer.rect.x, self.window.y + layer.rect.y
        return None

    def go(self, name: str, at_once: bool = False) -> None:
        """Glide to a region."""
        if name not in [region.name for region in self.regions]:
            return
        self.here = name
        if at_once:
            self._camera, self._glide = self.stand(self.region(name)), None
        else:
            self._glide = (self._camera, 0.0)
        self._place()

    def pull(self, across: int, down: int) -> None:
        """The ground follows the hand, as far as there is any."""
        stands = [self.stand(region) for region in self.regions]
        x, y = self._camera[0] - across, self._camera[1] - down
        self._camera = (
            max(min(x for x, _ in stands), min(x, max(x for x, _ in stands))),
            max(min(y for _, y in stands), min(y, max(y for _, y in stands))),
        )
        self._glide, self.pulled = None, True
        self._place()

    def pulled_to(self) -> str:
        """The region that was meant when the ground was dragged: the next one that way, or the same as before."""
        self.pulled = False
        home = self.stand(self.region(self.here))
        x, y = (self._camera[0] - home[0]) / self.window.w, (self._camera[1] - home[1]) / self.window.h
        way = ("right" if x > 0 else "left") if abs(x) >= abs(y) else ("down" if y > 0 else "up")
        next_one = self.neighbours().get(way) if max(abs(x), abs(y)) >= FAR else None
        return next_one.name if next_one is not None else self.here

    def update(self, dt: float) -> bool:
        """Move the camera; True while it moves."""
        if self._glide is None:
            return False
        start, age = self._glide
        age += dt
        way = eased(min(1.0, age / GLIDE))
        goal = self.stand(self.region(self.here))
        self._camera = start[0] + (goal[0] - start[0]) * way, start[1] + (goal[1] - start[1]) * way
        self._glide = (start, age) if age < GLIDE else None
        self._place()
        return True

    @property
    def gliding(self) -> bool:
        return self._glide is not None or self.pulled

    def in_sight(self, region: Region) -> bool:
        """Whether enough of a region is seen from where the camera is going to stand."""
        spot = self.seen_at(region)
        seen = spot.clip(pygame.Rect(0, 0, *self.window.size))
        return seen.w * seen.h >= spot.w * spot.h * IN_SIGHT

    def home_of(self, subjects: Iterable[Subject]) -> str:
        """The region in which most of these things lie; nothing where one is in sight or none is on the land."""
        homes = [self.homes[subject] for subject in subjects if subject in self.homes]
        if not homes or any(self.in_sight(self.region(home)) for home in homes):
            return ""
        return max(homes, key=homes.count)

    def out_of_sight(self, subjects: Iterable[Subject]) -> list[str]:
        """The regions beyond the window in which some of these things lie."""
        homes = dict.fromkeys(self.homes[subject] for subject in subjects if subject in self.homes)
        return [home for home in homes if not self.in_sight(self.region(home))]

    def neighbours(self) -> dict[str, Region]:
        """By direction: the region one comes to next; with none in a straight line, the nearest on that side."""
        here = self.region(self.here)
        found: dict[str, Region] = {}
        hidden = [region for region in self.regions if not self.in_sight(region)]
        for region in sorted(hidden, key=lambda r: abs(r.at[0] - here.at[0]) + abs(r.at[1] - here.at[1])):
            dx, dy = region.at[0] - here.at[0], region.at[1] - here.at[1]
            ways = [("up" if dy < 0 else "down")] if dy and abs(dy) >= abs(dx) else []
            ways += ["left" if dx < 0 else "right"] if dx else []
            ways += ["up" if dy < 0 else "down"] if dy else []
            for way in ways:
                if way not in found:
                    found[way] = region
                    break
        return found


def hour(region: Region, laid: list[Laid]) -> float:
    """How much of the day is over, from 0 to 1: how far the pieces of the track that carries it have come."""
    carried = [one for one in laid if region.hours in one.slot.holds]
    steps = [(thing.tile.step, len(one.slot.path) - 1) for one in carried for thing in one.things if thing.tile]
    return sum(step for step, _ in steps) / max(1, sum(last for _, last in steps))


def nightfall(night: pygame.Surface, late: float) -> pygame.Surface:
    """The night as far as it has come over the land from the right: at the edge dusk, at last everywhere."""
    wide, high = night.get_size()
    dark = night.convert_alpha()
    mask = pygame.Surface((NIGHT_STEPS, 1), pygame.SRCALPHA)
    edge = 1.02 - late * 0.86
    for step in range(NIGHT_STEPS):
        share = eased(min(1.0, max(0.0, ((step + 0.5) / NIGHT_STEPS - edge) / DUSK + 0.5)))
        mask.set_at((step, 0), (255, 255, 255, round(255 * share)))
    dark.blit(pygame.transform.smoothscale(mask, (wide, high)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return dark
