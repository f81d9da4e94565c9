"""What is kept between games: files, saves, settings, players, the album, replays and the bug report."""
