"""The two large landscapes: the board on the table and the background of the menu."""

from artkit.table.board import board, board_finish
from artkit.table.menu import menu, menu_finish

LANDSCAPE_SIZE = (2560, 1440)

__all__ = ["LANDSCAPE_SIZE", "board", "board_finish", "menu", "menu_finish"]
