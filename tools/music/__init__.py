"""The music and the ambience of the game: scores, instruments, a hall to play them in, and loops without a seam."""
