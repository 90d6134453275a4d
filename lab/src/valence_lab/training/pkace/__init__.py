"""pKace on arrays: the rules, the sets, and the net that rates cards."""
