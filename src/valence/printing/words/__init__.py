"""The sentences of this package in each language."""
