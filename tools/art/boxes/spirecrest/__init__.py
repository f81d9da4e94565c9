"""Spirecrest: weather, map tiles, discoveries, big critters and the travelers."""
