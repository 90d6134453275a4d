"""Opponents. A bot sees its view and its legal moves, never the state."""
