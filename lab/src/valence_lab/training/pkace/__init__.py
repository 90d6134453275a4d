"""pKace on arrays: the rules, the decks, and the net that rates cards."""
