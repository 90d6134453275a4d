"""Why something can't be printed, in each language."""
