"""The players' animals: figurines for the table and busts for the player panels."""

from artkit.animals.figures import AVATAR_SIZE, FIGURE_SIZE, avatar, figurine

__all__ = ["AVATAR_SIZE", "FIGURE_SIZE", "avatar", "figurine"]
