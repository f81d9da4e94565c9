"""The ways to other regions: signposts with badges at the window's edges, and the small map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import paper, rim
from everdell_desktop.ui.theme import BAD, BOLD, CREAM, GOOD, INK, LIGHT_PAPER, SMALL, Colour

from .figures import Figures
from .landscape import Landscape
from .pieces import badge
from .regions import Region

REGION = "region"
"""The kind of subject a signpost and a spot of the map stand for."""
SIGNS = {
    "left": ((163, 106), (91, 35)), "right": ((163, 106), (72, 35)), "up": ((163, 71), (82, 44)),
    "down": ((177, 71), (88, 27)),
}  # fmt: skip
"""The size of each painted sign, and the middle of its board."""
BOARD = 44  # how high the board of a sign is
MAP = 184, 134
DEFAULTS = {"left": (4.0, 352.0), "right": (1392.0, 356.0), "up": (1226.0, 0.0), "down": (690.0, 563.0)}
FINE = 3  # how many times larger the map is drawn, so that its lines are smooth
MEADOW, TUFT = (190, 208, 138), (172, 194, 122)  # the land on the map, and the bushes that grow there
PATH, EDGE = (236, 216, 166), (168, 142, 96)  # the ways between its regions
TUFTS = 34
KEYS = {"left": "Left", "right": "Right", "up": "Page up", "down": "Page down"}


class Badges(NamedTuple):
    """What a signpost tells of its region: my pieces there, whether something is open to me, whether there is news."""

    mine: int = 0
    open: bool = False
    news: bool = False


class Signposts:
    """Builds what leads to other regions."""

    def __init__(self, kit: Kit, figures: Figures, landscape: Landscape) -> None:
        self.kit = kit
        self.figures = figures
        self.landscape = landscape

    def build(self, badges: dict[str, Badges], standing: dict[str, list[int]], viewer: int) -> list[Node]:
        """The posts in sight and the map; nothing where there is only one region."""
        if len(self.landscape.regions) < 2:
            return []
        here = self.landscape.region(self.landscape.here)
        nodes = [
            self._post(way, region, here, badges.get(region.name, Badges()), viewer)
            for way, region in self.landscape.neighbours().items()
        ]
        return [*nodes, self._map(badges, standing)]

    def _post(self, way: str, region: Region, here: Region, told: Badges, viewer: int) -> Node:
        px = self.kit.px
        x, y = here.signposts.get(way, DEFAULTS[way])
        sign, (across, down) = SIGNS[way]
        size, middle = (px(sign[0]), px(sign[1])), (px(across), px(down))
        window, land = self.landscape.window, self.landscape.seen_at(here)
        left, top = land.x + (land.w - px(here.ground[0])) // 2 + px(x), px(y) + self.landscape.above
        if way == "left":
            left = land.x + px(x)
        if way == "right":
            left = land.right - size[0] - px(6)
        if way == "up":
            top = px(y)
        if way == "down":
            top = window.h - size[1] + px(2)
        node = Node(f"sign:{region.name}", (left, top, *size), live=True, subject=Subject(REGION, region.name),
                    hint=f"To {region.title} ({KEYS[way]})")  # fmt: skip
        node.add(Node("", (0, 0, *size), picture=self.kit.pictures.at(f"frames/sign_{way}", size)))
        icon = px(30)
        words = self.kit.letters.fitting(
            region.title.removeprefix("The "), self.kit.style(SMALL + 2, INK, BOLD), px(86)
        )
        start = middle[0] - (icon + px(6) + words.get_width()) // 2
        if self.kit.pictures.exists(f"icons/{region.icon}"):
            picture = self.kit.pictures.icon(region.icon, icon)
            node.add(Node("", (start, middle[1] - icon // 2, icon, icon), picture=picture))
        place = start + icon + px(6), middle[1] - words.get_height() // 2
        node.add(Node("", (*place, *words.get_size()), picture=words))
        marks: list[tuple[str, Colour, str]] = []
        if told.news:
            marks.append(("!", BAD, ""))
        if told.open:
            marks.append(("", GOOD, "plus"))
        if told.mine:
            marks.append((str(told.mine), self.figures.colour(viewer), ""))
        for number, (text, colour, mark) in enumerate(marks):
            spot = size[0] - px(12) - number * px(30) if way != "right" else px(12) + number * px(30)
            node.add(badge(self.kit, (spot, middle[1] - px(BOARD // 2)), px(30), text, colour, mark))
        return node

    def _map(self, badges: dict[str, Badges], standing: dict[str, list[int]]) -> Node:
        """All regions with their signs and the ways between them; a frame tells where we are, dots who stands where."""
        px = self.kit.px
        window = self.landscape.window
        across = len({region.at[0] for region in self.landscape.regions})
        down = len({region.at[1] for region in self.landscape.regions})
        size = px(MAP[0]), min(px(MAP[1]), px(22) + down * px(56)) if across < 3 else px(MAP[1])
        node = Node("map", (window.w - size[0] - px(8), window.h - size[1] - px(12), *size), live=True)
        columns = sorted({region.at[0] for region in self.landscape.regions})
        rows = sorted({region.at[1] for region in self.landscape.regions})
        gap = px(4)
        wide = min(px(76), (size[0] - px(14)) // len(columns) - gap)
        high = min(px(50), (size[1] - px(14)) // len(rows) - gap)
        left = (size[0] - len(columns) * (wide + gap) + gap) // 2
        top = (size[1] - len(rows) * (high + gap) + gap) // 2
        spots = {
            region: pygame.Rect(left + columns.index(region.at[0]) * (wide + gap),
                                top + rows.index(region.at[1]) * (high + gap), wide, high)
            for region in self.landscape.regions
        }  # fmt: skip
        centres = tuple(spot.center for spot in spots.values())
        node.picture = self.kit.plates.kept(
            ("map", size, centres), lambda: land_on_paper(size, centres, self.kit.scale.factor)
        )
        for region, rect in spots.items():
            node.add(self._spot(region, rect, standing.get(region.name, []), badges.get(region.name, Badges())))
        return node

    def _spot(self, region: Region, rect: pygame.Rect, seats: list[int], told: Badges) -> Node:
        px = self.kit.px
        here = region.name == self.landscape.here
        spot = Node(f"map:{region.name}", rect, live=True, hint=region.title, subject=Subject(REGION, region.name))
        side = min(px(46), rect.h + px(6))
        icon = region.icon if self.kit.pictures.exists(f"icons/{region.icon}") else "zoom"
        place = (rect.w - side) // 2, (rect.h - side) // 2, side, side
        spot.add(Node("", place, picture=self.kit.pictures.icon(icon, side)))
        if here:
            spot.add(Node("", (0, 0, *rect.size), draw=rim(CREAM, px(5), px(9))))
            spot.add(Node("", (px(1), px(1), rect.w - px(2), rect.h - px(2)), draw=rim(BAD, max(2, px(3)), px(8))))
        dot, there = px(14), list(dict.fromkeys(seats))
        step = min(dot, (rect.w - px(4)) // max(1, len(there)))
        for number, seat in enumerate(there):
            at = ((rect.w - step * (len(there) - 1)) // 2 + number * step, rect.h - px(6))
            spot.add(badge(self.kit, at, dot, "", self.figures.colour(seat)))
        if told.open and not here:
            spot.add(badge(self.kit, (rect.w - px(8), px(8)), px(18), "", GOOD, "plus"))
        return spot


def land_on_paper(size: tuple[int, int], spots: Sequence[tuple[int, int]], factor: float) -> pygame.Surface:
    """The ground of the map: a sheet with the land around all spots, and ways from the first one to the others."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    unit = factor * FINE
    paper(round(9 * unit), LIGHT_PAPER, INK, round(3 * unit))(large, large.get_rect())
    around = large.get_rect().inflate(-round(16 * unit), -round(14 * unit))
    pygame.draw.ellipse(large, MEADOW, around)
    pygame.draw.ellipse(large, INK, around, round(unit))
    land = around.inflate(-round(2 * unit), -round(2 * unit))
    for number in range(TUFTS):  # spread evenly, without chance
        x, y = (number * 0.618 + 0.11) % 1, (number * 0.7549 + 0.3) % 1
        if ((x - 0.5) * 2) ** 2 + ((y - 0.5) * 2) ** 2 < 0.86:
            bush = round((3 + number % 3) * unit)
            pygame.draw.circle(large, TUFT, (round(land.x + x * land.w), round(land.y + y * land.h)), bush)
    middle, *others = [(x * FINE, y * FINE) for x, y in spots]
    for colour, wide in ((EDGE, 11), (PATH, 8)):
        for other in others:
            pygame.draw.line(large, colour, middle, other, round(wide * unit))
    return pygame.transform.smoothscale(large, size)
