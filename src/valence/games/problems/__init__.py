"""The problems with the options and sets of single games, in each language."""
