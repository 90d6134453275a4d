"""Cards, tiles, boards and rule booklets on paper."""
