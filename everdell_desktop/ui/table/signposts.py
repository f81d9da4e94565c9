"""The ways to other regions: signposts with badges at the window's edges, and the small map."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import paper, rim, rounded_off
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
DEFAULTS = {"left": (4.0, 352.0), "right": (1392.0, 356.0), "up": (980.0, 0.0), "down": (690.0, 563.0)}
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
        window = self.landscape.window
        left, top = px(x), px(y) + self.landscape.above
        if way == "right":
            left = window.w - size[0] - px(6)
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
        """All regions as small pictures; where we are is framed, dots tell who stands where."""
        px = self.kit.px
        window = self.landscape.window
        across = len({region.at[0] for region in self.landscape.regions})
        down = len({region.at[1] for region in self.landscape.regions})
        size = px(MAP[0]), min(px(MAP[1]), px(22) + down * px(56)) if across < 3 else px(MAP[1])
        node = Node("map", (window.w - size[0] - px(8), window.h - size[1] - px(12), *size), live=True)
        node.add(Node("", (0, 0, *size), draw=paper(px(9), LIGHT_PAPER, INK, max(2, px(3)))))
        columns = sorted({region.at[0] for region in self.landscape.regions})
        rows = sorted({region.at[1] for region in self.landscape.regions})
        wide = min(px(84 if len(columns) > 1 else 150), (size[0] - px(16)) // len(columns) - px(6))
        high = min(px(50), (size[1] - px(16)) // len(rows) - px(6))
        left = (size[0] - len(columns) * (wide + px(6)) + px(6)) // 2
        top = (size[1] - len(rows) * (high + px(6)) + px(6)) // 2
        for region in self.landscape.regions:
            rect = pygame.Rect(left + columns.index(region.at[0]) * (wide + px(6)),
                               top + rows.index(region.at[1]) * (high + px(6)), wide, high)  # fmt: skip
            node.add(self._spot(region, rect, standing.get(region.name, []), badges.get(region.name, Badges())))
        return node

    def _spot(self, region: Region, rect: pygame.Rect, seats: list[int], told: Badges) -> Node:
        px = self.kit.px
        here = region.name == self.landscape.here
        spot = Node(f"map:{region.name}", rect, live=True, hint=region.title, subject=Subject(REGION, region.name))
        name = self.landscape.picture(region, "autumn")
        picture = self.kit.plates.kept(
            ("map", name, rect.size), lambda: rounded_off(self.kit.pictures.ground(name, rect.size, rect.h), px(6))
        )
        spot.add(Node("", (0, 0, *rect.size), picture=picture))
        spot.add(Node("", (0, 0, *rect.size), draw=rim(INK, 1, px(6))))
        if here:
            spot.add(Node("", (-px(3), -px(3), rect.w + px(6), rect.h + px(6)), draw=rim(CREAM, px(5), px(8))))
            spot.add(Node("", (-px(2), -px(2), rect.w + px(4), rect.h + px(4)), draw=rim(BAD, max(2, px(3)), px(8))))
        dot = px(15)
        for number, seat in enumerate(dict.fromkeys(seats)):
            at = (px(9) + number * (dot + px(1)), rect.h - px(9))
            spot.add(badge(self.kit, at, dot, "", self.figures.colour(seat)))
        if told.open and not here:
            spot.add(badge(self.kit, (rect.w - px(8), px(8)), px(18), "", GOOD, "plus"))
        return spot
