"""Everdell Desktop: an unofficial desktop version of the board game, its expansions and its computer opponents."""
