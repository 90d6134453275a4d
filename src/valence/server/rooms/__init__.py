"""Rooms: a class, its tables and its results."""
