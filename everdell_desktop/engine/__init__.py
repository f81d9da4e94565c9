"""The rules machine. It knows turns, cards, workers, decisions and scores, but no card and no box by name."""
