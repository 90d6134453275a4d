"""Bots on the server: moves, hints and reviews, worked out in processes of their own."""
