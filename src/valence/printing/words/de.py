"""The words on printed cards, in German."""

ACIDS_BASES = {
    "acid": "Säure",
    "base": "Base",
    "other": "nicht geschützt",
    "carbonyl": "Carbonylverbindung, geschützt",
    "carboxylic_derivative": "Carbonsäurederivat, geschützt",
    "nitrile": "Nitril, geschützt",
    "active methylene": ", aktive Methylengruppe",
    "non": "nicht nucleophil",
    "weak": "schwach nucleophil",
    "strong": "stark nucleophil",
    "estimated": "geschätzt",
    "water": "Wasser",
    "DMSO": "DMSO",
}

LABEL = "Karte"
