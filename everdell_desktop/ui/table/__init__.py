"""The table: board, Meadow, city, hand, players and log, and everything that can be done there."""
