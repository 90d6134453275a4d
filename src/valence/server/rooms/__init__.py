"""Rooms for a class."""
