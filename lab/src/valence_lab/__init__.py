"""Measurements: how strong the bots are, how fast the server is."""
