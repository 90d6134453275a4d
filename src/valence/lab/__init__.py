"""Measuring games and bots by playing many games."""
