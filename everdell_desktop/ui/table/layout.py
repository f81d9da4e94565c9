"""Where everything lies on the table, for any window."""

from __future__ import annotations

import pygame

from everdell_desktop.ui.theme import Scale

SIDE = 356  # width of the column with players and log
HOME = 452  # height of city and hand together
CITY = 188
BOARD_ART = 1560, 628  # the board's own measures; extra room is left around it
MEADOW_CARD = 124
CITY_CARD = 97
HAND_CARD = 172
HOME_TILE = 146  # width of a box's tile before the player
SCRAP = 156, 74
FOREST_TILE = 150, 132
EVENT_TILE = 186, 118
BASIC_EVENT_TILE = 150, 93


class Layout:
    """Rectangles in pixels of the window."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        wide, high = scale.width, scale.height
        self.board = self._px(0, 0, wide - SIDE, high - HOME)
        self.side = self._px(wide - SIDE, 0, SIDE, high)
        self.city = self._px(0, high - HOME, wide - SIDE, CITY)
        self.home = self._px(0, high - HOME + CITY, 352, HOME - CITY)
        self.hand = self._px(352, high - HOME + CITY, wide - SIDE - 352, HOME - CITY)
        self.left = (wide - SIDE - BOARD_ART[0]) / 2
        self.top = max(0.0, (high - HOME - BOARD_ART[1]) / 2)

    def _px(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        left, top = self.scale.px(x), self.scale.px(y)
        return pygame.Rect(left, top, self.scale.px(x + w) - left, self.scale.px(y + h) - top)

    def on_board(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A place on the board's own 1560 x 628 grid."""
        return self._px(self.left + x, self.top + y, w, h)

    def ribbon(self) -> pygame.Rect:
        return self.on_board(396, 4, 846, 62)

    def meadow(self, slot: int) -> pygame.Rect:
        """Eight cards in two rows, numbered from the top left."""
        column, row = slot % 4, slot // 4
        return self.on_board(560 + column * 131, 102 + row * 173, MEADOW_CARD, 164)

    def basic(self, number: int) -> pygame.Rect:
        """The printed places: four on either side of the Meadow."""
        column, row = divmod(number, 4)
        return self.on_board(394 if column == 0 else 1090, 106 + row * 85, *SCRAP)

    def forest(self, number: int) -> pygame.Rect:
        column, row = number % 2, number // 2
        return self.on_board(1254 + column * 154, 66 + row * 138, *FOREST_TILE)

    def special_event(self, number: int) -> pygame.Rect:
        column, row = number % 2, number // 2
        return self.on_board(6 + column * 191, 66 + row * 124, *EVENT_TILE)

    def basic_event(self, number: int) -> pygame.Rect:
        column, row = number % 2, number // 2
        return self.on_board(1254 + column * 154, 432 + row * 97, *BASIC_EVENT_TILE)

    def haven(self) -> pygame.Rect:
        return self.on_board(394, 462, 156, 86)

    def journey(self, number: int) -> pygame.Rect:
        return self.on_board(560 + number * 131, 462, 125, 86)

    def tray(self) -> pygame.Rect:
        """Room for what boxes lay on the board: under the events of the tree."""
        return self.on_board(6, 318, 380, 304)

    def home_tile(self, number: int, of: int) -> pygame.Rect:
        """Tiles before the player, one above the other at the right end of the hand."""
        high = min(80.0, 236 / max(1, of) - 4)
        left = self.scale.width - SIDE - HOME_TILE - 8
        return self._px(left, self.scale.height - HOME + CITY + 8 + number * (high + 4), HOME_TILE, high)

    def deck(self) -> pygame.Rect:
        return self.on_board(1090, 454, 72, 101)

    def discard(self) -> pygame.Rect:
        return self.on_board(1172, 454, 72, 101)

    def city_card(self, number: int, of: int) -> pygame.Rect:
        """Cards of the city in one row; more than fifteen move closer together."""
        room = self.scale.width - SIDE - 24 - CITY_CARD
        step = min(102.0, room / max(1, of - 1)) if of > 1 else 0.0
        return self._px(12 + number * step, self.scale.height - HOME + 42, CITY_CARD, CITY_CARD * 317 / 240)

    def hand_card(self, number: int, of: int, tiles: bool = False) -> pygame.Rect:
        """Hand cards side by side; many of them, or with tiles beside them, are a little smaller."""
        room = self.scale.width - SIDE - 352 - 20 - (HOME_TILE + 8 if tiles else 0)
        width = min(HAND_CARD, room / max(1, of) - 4)
        start = 352 + (room - of * (width + 4)) / 2 + 6
        return self._px(start + number * (width + 4), self.scale.height - width * 1.4 - 10, width, width * 1.4)

    def player(self, number: int) -> pygame.Rect:
        return self._px(self.scale.width - SIDE + 8, 8 + number * 124, SIDE - 16, 118)

    def log(self, players: int) -> pygame.Rect:
        top = 8 + players * 124 + 2
        return self._px(self.scale.width - SIDE + 8, top, SIDE - 16, self.scale.height - top - 76)

    def tool(self, number: int) -> pygame.Rect:
        """The round buttons at the foot of the side column."""
        return self._px(self.scale.width - SIDE + 10 + number * 57, self.scale.height - 66, 52, 56)

    def window(self) -> pygame.Rect:
        return self._px(0, 0, self.scale.width, self.scale.height)
