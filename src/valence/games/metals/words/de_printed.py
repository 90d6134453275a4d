"""The words on printed cards, in German."""

PRINTED = {
    "metal": "Metall",
    "non-metal": "Nichtmetall",
    "charge": "Ladung",
    "copies": "{copies} der {all} Karten",
    "full": "vollständige Antworten: {answers}",
}
