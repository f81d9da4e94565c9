"""Where everything lies on the table, for any window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from everdell_desktop.ui.theme import TABLE, Scale

SIDE = 356  # width of the column with players and log
HOME = 448  # height of city and hand together
CITY = 196
CITY_CARD = 100
CITY_SHAPE = 317 / 240
LARGE_CARD = 130  # the same in a window so tall that a city lies in two rows
WIDE_SPREAD = 178.0  # at most, from one card to the next there
CITY_ROW = 204  # from one of them to the next
TWO_ROWS = 264.0  # what they need more of its height
SPACES = 15  # of a city, as a rule
SPREAD = 132.0  # at most, from one card of the city to the next
TALLER_HAND, TO_THE_HAND = 90.0, 0.35  # at most, and of what a window has more in height
HAND_CARD = 204  # width of a card in the fan
RISEN = 350  # width of the card under the pointer: the narrowest on which all rule texts keep a readable size
OWN = 342  # width of the player's own panel
DRAWER = 172  # width of the drawer's tabs
OPEN = 84  # of the city that is seen above the open drawer
TAB = 53, 59  # height of a tab, and from one to the next
TALL_TAB = 57  # by how much a tab is taller that shows what is in it
FULL_PANEL, SLIM_PANEL = 122, 50
DEED = 40  # height of a button for a deed
COLUMN = 340  # width of the column with a player and a city, where two cities face each other
MAYOR = 172  # height of a player's panel in it
HEADING = 68  # height of the heading of a city in it
SHARED_HEADING = 104  # with the points of a city that two share
BELOW = 270  # height of hand, log and tools below the cities
GUIDE = 430  # how far up the guide's words may reach there


class Layout:
    """Rectangles in pixels of the window."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        wide, high = scale.width, scale.height
        self.grown = min(TALLER_HAND, max(0.0, high - TABLE[1]) * TO_THE_HAND)
        """What the hand has of a window that is taller than wide ones."""
        left_over = high - TABLE[1] - self.grown
        self.rows = 2 if left_over >= TWO_ROWS else 1
        """In how many rows a city lies."""
        self.city_high = CITY + (TWO_ROWS if self.rows > 1 else 0)
        self.below = HOME + self.grown + self.city_high - CITY
        """Height of city and hand together."""
        self.board = self._px(0, 0, wide - SIDE, high - self.below)
        self.side = self._px(wide - SIDE, 0, SIDE, high)
        self.city = self._px(0, high - self.below, wide - SIDE, self.city_high)
        self.home = self._px(0, high - HOME - self.grown + CITY, OWN, HOME + self.grown - CITY)
        self.hand = self._px(OWN, self.home_top, wide - SIDE - OWN, high - self.home_top)

    def _px(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        left, top = self.scale.px(x), self.scale.px(y)
        return pygame.Rect(left, top, self.scale.px(x + w) - left, self.scale.px(y + h) - top)

    def ribbon(self) -> pygame.Rect:
        """Where a move is told, or a question asked."""
        middle = (self.scale.width - SIDE) / 2
        return self._px(middle - 426, 4, 852, 62)

    def ruling(self, number: int) -> pygame.Rect:
        """The slips that say what rules this turn."""
        return self._px(8 + number * 190, 8, 184, 48)

    @property
    def home_top(self) -> float:
        """Where the hand and the player's own panel begin, in units."""
        return self.scale.height - HOME - self.grown + CITY

    @property
    def card_wide(self) -> int:
        """Width of a card of the city, in units."""
        return LARGE_CARD if self.rows > 1 else CITY_CARD

    def city_room(self) -> int:
        """How many cards of the city lie side by side without one covering another."""
        return self.rows * (int((self.scale.width - SIDE - 24 - self.card_wide) / (self.card_wide + 2)) + 1)

    def city_card(self, number: int, of: int) -> pygame.Rect:
        """Cards of the city in their rows; a wide window lets them lie apart, more than find room move closer
        together."""
        wide, across = self.card_wide, -(-max(of, SPACES) // self.rows) if self.rows > 1 else of
        room = self.scale.width - SIDE - 24 - wide
        step = min(SPREAD if self.rows == 1 else WIDE_SPREAD, room / max(1, across - 1)) if across > 1 else 0.0
        row, column = divmod(number, across)
        top = self.scale.height - self.below + 56 + row * CITY_ROW
        return self._px(12 + column * step, top, wide, wide * CITY_SHAPE)

    def deeds(self, letters: Sequence[int]) -> list[pygame.Rect]:
        """Buttons for deeds with words of these lengths: in a row at the foot of the own panel."""
        left, rects = self.home.x + self.scale.px(18), []
        for number in letters:
            wide = (self.home.w - self.scale.px(30)) * (number + 12) // sum(other + 12 for other in letters)
            rects.append(pygame.Rect(left, self.home.bottom - self.scale.px(54), wide - self.scale.px(6),
                                     self.scale.px(DEED)))  # fmt: skip
            left += wide
        return rects

    def drawer_tabs(self, wishes: Sequence[int], opened: bool = False) -> list[pygame.Rect]:
        """The tabs of the drawer at the right end of the hand. What room they leave makes some of them taller, those
        with the largest wish first; many are lower, and beside an open drawer they begin further up."""
        left, number = self.scale.width - SIDE - DRAWER + 16, len(wishes)
        room = self.scale.height - self.home_top - 18
        if opened:
            room = max(room, min(self.scale.height - self.home_top + CITY - OPEN - 2, float(TAB[1] * number)))
        step = min(float(TAB[1]), room / max(1, number))
        heights = [step] * number
        wanting = [place for place, wish in enumerate(wishes) if wish]
        for place in sorted(wanting, key=lambda place: -wishes[place]):
            if sum(heights) + TALL_TAB <= room + 2:
                heights[place] += TALL_TAB
        top = self.scale.height - room - 2
        tops = [top + sum(heights[:place]) for place in range(number)]
        gap = TAB[1] - TAB[0]
        return [self._px(left, y, DRAWER - 18, high - gap) for y, high in zip(tops, heights, strict=True)]

    def drawer(self) -> pygame.Rect:
        """The open drawer: over the hand and the lower city, never over the city's heading."""
        top = self.home_top - CITY + OPEN
        return self._px(OWN + 4, top, self.scale.width - SIDE - DRAWER - OWN + 8, self.scale.height - top)

    def fan(self) -> pygame.Rect:
        """The room for hand cards between the own panel and the drawer."""
        return self._px(OWN + 8, self.home_top + 14, self.scale.width - SIDE - DRAWER - OWN - 12, self.below)

    def hand_card(self) -> int:
        """Width of a card in the fan, in pixels."""
        return self.scale.px(HAND_CARD * (1 + self.grown / (HOME - CITY)))

    def players(self, full: list[bool]) -> list[pygame.Rect]:
        """The panels at the side, full ones and slim ones."""
        rects, top = [], 8.0
        for one in full:
            high = FULL_PANEL if one else SLIM_PANEL
            rects.append(self._px(self.scale.width - SIDE + 8, top, SIDE - 16, high))
            top += high + 6
        return rects

    def log(self, top: int) -> pygame.Rect:
        """From below the players, in pixels, down to the tools."""
        rect = self._px(self.scale.width - SIDE + 8, 0, SIDE - 16, self.scale.height - 76)
        return pygame.Rect(rect.x, top, rect.w, max(1, rect.bottom - top))

    def guide(self, top: int) -> pygame.Rect:
        """Where somebody who teaches the game speaks: over the log."""
        return self.log(top)

    def tool(self, number: int) -> pygame.Rect:
        """The round buttons at the foot of the side column."""
        return self._px(self.scale.width - SIDE + 8 + number * 49, self.scale.height - 66, 46, 56)

    def question(self, paying: bool) -> pygame.Rect:
        """Where a sheet with a question lies: over the landscape, or where the hand is when a card is paid."""
        wide = self.scale.width - SIDE
        return self._px(0, 0, wide, self.scale.height) if paying else self.board

    def window(self) -> pygame.Rect:
        return self._px(0, 0, self.scale.width, self.scale.height)


class FacingLayout(Layout):
    """Two players and their cities at both sides of the board, the open hand below it.

    Two who build one city together sit at the left, above what they play for; their city lies at the right.
    """

    def __init__(self, scale: Scale, together: bool = False) -> None:
        super().__init__(scale)
        self.together = together
        self.heading = SHARED_HEADING if together else HEADING
        wide, high = scale.width, scale.height
        self.board = self._px(COLUMN, 0, wide - 2 * COLUMN, high - BELOW)
        self.side = self._px(wide - COLUMN, 0, COLUMN, high)
        self.hand = self._px(COLUMN, high - BELOW, wide - 2 * COLUMN, BELOW)

    def left(self, side: int) -> float:
        """Where the column of the first or the second player begins."""
        return 0.0 if side == 0 else self.scale.width - COLUMN

    def mayor(self, side: int) -> pygame.Rect:
        if self.together:
            return self._px(8, 8 + side * (MAYOR + 6), COLUMN - 16, MAYOR)
        return self._px(self.left(side) + 8, 8, COLUMN - 16, MAYOR)

    def city_of(self, side: int) -> pygame.Rect:
        """The city of the first or the second player, or of both together, with its heading."""
        if self.together:
            return self._px(self.scale.width - COLUMN, 0, COLUMN, self.scale.height - BELOW)
        return self._px(self.left(side), MAYOR + 14, COLUMN, self.scale.height - BELOW - MAYOR - 14)

    def aims(self) -> pygame.Rect:
        """What both play for, below the two of them."""
        top = 2 * (MAYOR + 6) + 10
        return self._px(8, top, COLUMN - 16, self.scale.height - BELOW - top - 2)

    def city_cards(self, number: int, area: pygame.Rect) -> list[pygame.Rect]:
        """So many cards below the heading of a city: three across, and more of them where there are many."""
        gap = self.scale.px(7)
        room = area.w - self.scale.px(20), area.h - self.scale.px(self.heading + 4)
        best, across = 0.0, 3
        for columns in range(3, 9):
            rows = -(-max(1, number) // columns)
            each = min((room[0] + gap) / columns - gap, ((room[1] + gap) / rows - gap) / CITY_SHAPE)
            if each > best:
                best, across = each, columns
        wide = min(self.scale.px(CITY_CARD), int(best))
        high = round(wide * CITY_SHAPE)
        left = (area.w - across * (wide + gap) + gap) // 2
        top = self.scale.px(self.heading)
        return [
            pygame.Rect(left + place % across * (wide + gap), top + place // across * (high + gap), wide, high)
            for place in range(number)
        ]

    def ribbon(self) -> pygame.Rect:
        return self._px(self.scale.width / 2 - 400, 4, 800, 58)

    def ruling(self, number: int) -> pygame.Rect:
        return self._px(8 + number * 196, 8, 190, 48)

    def deeds(self, letters: Sequence[int]) -> list[pygame.Rect]:
        """Buttons for deeds under each other above the tools."""
        left, foot = self.scale.width - COLUMN + 8, self.scale.height - 76
        step = min(DEED + 8, (BELOW - 84) / max(1, len(letters)))
        return [
            self._px(left, foot - (len(letters) - number) * step, COLUMN - 16, step - 6)
            for number in range(len(letters))
        ]

    def drawer_tabs(self, wishes: Sequence[int], opened: bool = False) -> list[pygame.Rect]:
        """Tabs in pairs above the tools."""
        left, top = self.scale.width - COLUMN + 8, self.scale.height - BELOW + 8
        return [
            self._px(left + n % 2 * (COLUMN - 10) / 2, top + n // 2 * TAB[1], (COLUMN - 16) / 2 - 4, TAB[0])
            for n in range(len(wishes))
        ]

    def drawer(self) -> pygame.Rect:
        top = self.scale.height - BELOW - 84
        return self._px(COLUMN + 4, top, self.scale.width - 2 * COLUMN - 8, self.scale.height - top)

    def fan(self) -> pygame.Rect:
        return self._px(COLUMN + 12, self.scale.height - BELOW + 34, self.scale.width - 2 * COLUMN - 24, BELOW)

    def log(self, top: int) -> pygame.Rect:
        """Below the first city."""
        return self._px(8, self.scale.height - BELOW + 8, COLUMN - 16, BELOW - 16)

    def guide(self, top: int) -> pygame.Rect:
        """Over the log and the foot of the first city."""
        rect = self.log(top)
        higher = self.scale.px(GUIDE - BELOW)
        return pygame.Rect(rect.x, rect.y - higher, rect.w, rect.h + higher)

    def tool(self, number: int) -> pygame.Rect:
        return self._px(self.scale.width - COLUMN + 8 + number * 46.6, self.scale.height - 66, 44, 56)

    def question(self, paying: bool) -> pygame.Rect:
        return self.window() if paying else self.board
