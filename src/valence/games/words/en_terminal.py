"""The words around boards in a terminal, in English."""

TERMINAL = {
    "you": "{name} (you)",
    "plain": "This game has no board of its own yet, so here is everything you can see:",
    "yes": "yes",
    "point": ".",
    "no": "no",
}
