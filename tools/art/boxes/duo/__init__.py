"""The pictures of Everdell Duo, a game of its own."""

FAMILY = "duo"
