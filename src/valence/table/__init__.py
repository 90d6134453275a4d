"""People around a game, without any input or output: the match, and everything that a table does on any host."""
