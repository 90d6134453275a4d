"""Finding puzzles: positions of games between bots in which exactly one move is best."""
