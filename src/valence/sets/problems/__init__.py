"""The problems with sets of cards and their files, in each language."""
