"""The words around boards in a terminal, in Spanish."""

TERMINAL = {
    "you": "{name} (tú)",
    "plain": "Este juego todavía no tiene un tablero propio; esto es todo lo que puedes ver:",
    "yes": "sí",
    "no": "no",
    "point": ",",
}
