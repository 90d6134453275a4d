"""The words on printed cards, in Spanish."""

PRINTED = {
    "metal": "metal",
    "non-metal": "no metal",
    "charge": "carga",
    "copies": "{copies} de las {all} cartas",
    "full": "respuestas completas: {answers}",
}
