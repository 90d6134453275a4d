"""Tables in play: loading, seating, moves, updates, deadlines."""
