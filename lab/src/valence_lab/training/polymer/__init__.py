"""The polymer game: the numbers of the fair idea; the rules on arrays, and the net that rates moves."""
