"""The Spanish sentences of a device about denied requests, where a server says more."""

SENTENCES = {
    "not_a_backup": "Esto no es una copia de seguridad: debería empezar con «{format}». {error}.",
    "wrong_backup": "Esto no es una copia de seguridad: debería empezar con «{format}» y empieza con «{given}».",
    "not_over": "El registro mostraría cartas ocultas. Termina la partida.",
    "not_here": "En este dispositivo no hay ninguna partida {given}.",
    "no_set": "En este dispositivo no existe ese set de cartas.",
    "wrong_set": "Este set de cartas es para {games}.",
    "not_found": "Sin servidor no hay nada en {path}.",
    "no_structures": "Un navegador no puede leer estructuras. Deja vacía la columna smiles y escribe la fórmula, "
    "o usa este set de cartas en un servidor.",
}
