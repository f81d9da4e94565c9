"""The background of the menu, and the river that winds through it and the Valley."""

from art.table.landscapes.menu import menu, menu_finish

LANDSCAPE_SIZE = (2560, 1440)

__all__ = ["LANDSCAPE_SIZE", "menu", "menu_finish"]
