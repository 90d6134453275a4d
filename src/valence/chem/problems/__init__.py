"""The problems with formulas, structures and rows of a set of cards, in each language."""
