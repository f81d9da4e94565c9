"""The pictures of the base game."""
