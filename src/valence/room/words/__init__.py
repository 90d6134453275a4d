"""The sentences of rooms, by language."""
