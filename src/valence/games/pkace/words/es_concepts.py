"""The Spanish texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "difference": ConceptWords(
        "Cuál de varias bases es la más fuerte",
        {
            "closest": IdeaWords(
                "El valor más cercano es el que mejor reacciona.",
                "Cuanto mayor es la diferencia |pKaH − pKa|, más completa es la transferencia del protón.",
                "¿Cuál le quita el protón de forma más completa al ácido acético (4,76): la piridina (5,2) o la "
                "trietilamina (10,75)?",
            ),
        },
    ),
    "guard": ConceptWords(
        "Cuándo una base se adiciona al C=O",
        {
            "ignored": IdeaWords(
                "Una base lo bastante fuerte siempre toma el protón.",
                "Los compuestos de organolitio y los reactivos de Grignard se adicionan al C=O de aldehídos, cetonas, "
                "ésteres y amidas sencillos. La LDA, que no es nucleófila, toma el protón.",
                "¿Qué le hace el butil-litio a la acetona y por qué la LDA hace otra cosa?",
            ),
        },
    ),
}
