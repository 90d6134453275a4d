"""Puzzles: positions of games between bots with exactly one best move."""
