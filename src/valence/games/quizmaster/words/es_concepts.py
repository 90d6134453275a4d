"""The Spanish texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "acid values": ConceptWords(
        "Los valores de pKa de los ácidos",
        {
            "no minus": IdeaWords(
                "Un pKa nunca es negativo.",
                "Los ácidos más fuertes tienen valores negativos: el logaritmo negativo de un número mayor que 1.",
                "El HCl tiene un pKa de −7. ¿Qué ácido es más fuerte, el HCl o uno con un pKa de +7?",
            ),
        },
    ),
    "base values": ConceptWords(
        "Los valores de pKaH de las bases",
        {
            "pKb": IdeaWords(
                "El pKaH de una base es su pKb.",
                "El pKaH es del ácido conjugado, y el pKb es 14 menos ese valor: el amoníaco tiene pKaH 9,25 y pKb "
                "4,75.",
                "El amoníaco tiene un pKb de 4,75. ¿Cuál es el pKa del ion amonio?",
            ),
        },
    ),
}
