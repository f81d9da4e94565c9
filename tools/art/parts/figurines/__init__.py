"""The players' animals: figurines for the table and busts for the player panels."""

from art.parts.figurines.figures import AVATAR_SIZE, FIGURE_SIZE, avatar, figurine

__all__ = ["AVATAR_SIZE", "FIGURE_SIZE", "avatar", "figurine"]
