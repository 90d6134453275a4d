"""The words on printed cards, in Spanish."""

ACIDS_BASES = {
    "acid": "ácido",
    "base": "base",
    "other": "no protegido",
    "carbonyl": "compuesto carbonílico, protegido",
    "carboxylic_derivative": "derivado de ácido carboxílico, protegido",
    "nitrile": "nitrilo, protegido",
    "active methylene": ", metileno activo",
    "non": "no nucleófila",
    "weak": "nucleófilo débil",
    "strong": "nucleófilo fuerte",
    "estimated": "estimado",
    "water": "agua",
    "DMSO": "DMSO",
}

LABEL = "carta"
