"""Chemistry with its sources: elements, ions, formulas, acids and bases, structures. No game."""
