"""The words on printed cards, in English."""

ACIDS_BASES = {
    "acid": "acid",
    "base": "base",
    "other": "not guarded",
    "carbonyl": "carbonyl compound, guarded",
    "carboxylic_derivative": "carboxylic acid derivative, guarded",
    "nitrile": "nitrile, guarded",
    "active methylene": ", active methylene",
    "non": "not nucleophilic",
    "weak": "weakly nucleophilic",
    "strong": "strongly nucleophilic",
    "estimated": "estimated",
    "water": "water",
    "DMSO": "DMSO",
}

LABEL = "card"
