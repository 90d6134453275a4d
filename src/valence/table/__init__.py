"""People around a game, still without any input or output: the match, its seats, its transcript."""
