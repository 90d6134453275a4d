"""The Spanish texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "sign": ConceptWords(
        "Qué iones se atraen",
        {
            "alike": IdeaWords(
                "Los iones del mismo tipo se unen.",
                "Las cargas opuestas se atraen: un catión necesita un anión.",
                "Na⁺ y Ca²⁺: ¿se atraen o se repelen?",
            ),
        },
    ),
    "totals": ConceptWords(
        "Cuándo se anulan las cargas",
        {
            "signs": IdeaWords(
                "Más y menos siempre se anulan.",
                "Las cargas totales deben ser iguales: entre Ca²⁺ y un Cl⁻ sobra 1+.",
                "Un Ca²⁺ y un Cl⁻: ¿el conjunto es neutro? ¿Qué sobra?",
            ),
            "counts": IdeaWords(
                "Decide el número de iones de cada lado.",
                "Cuentan las cargas, no los iones: un Al³⁺ y tres Cl⁻ forman un conjunto neutro.",
                "Un Al³⁺ contra tres Cl⁻: ¿qué lado es mayor y por qué no lo es ninguno?",
            ),
            "single": IdeaWords(
                "El ion con la carga mayor supera al otro.",
                "Las cargas de varios iones se suman: tres Ca²⁺ tienen en total 6+, tanto como dos N³⁻.",
                "¿Qué es mayor: la carga de un N³⁻ o la de dos Ca²⁺ juntos?",
            ),
        },
    ),
}
