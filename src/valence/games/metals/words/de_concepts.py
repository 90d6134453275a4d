"""The German texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "sign": ConceptWords(
        "Welche Ionen sich anziehen",
        {
            "alike": IdeaWords(
                "Gleichartige Ionen gehören zusammen.",
                "Entgegengesetzte Ladungen ziehen sich an: Ein Kation braucht ein Anion.",
                "Na⁺ und Ca²⁺: Ziehen sie sich an, oder stoßen sie sich ab?",
            ),
        },
    ),
    "totals": ConceptWords(
        "Wann sich Ladungen ausgleichen",
        {
            "signs": IdeaWords(
                "Plus und minus gleichen sich immer aus.",
                "Die Gesamtladungen müssen gleich groß sein: Bei Ca²⁺ und einem Cl⁻ bleibt 1+ übrig.",
                "Ein Ca²⁺ und ein Cl⁻: Ist das neutral? Was bleibt übrig?",
            ),
            "counts": IdeaWords(
                "Es kommt darauf an, auf welcher Seite mehr Ionen sind.",
                "Die Ladungen zählen, nicht die Ionen: Ein Al³⁺ und drei Cl⁻ sind neutral.",
                "Ein Al³⁺ gegen drei Cl⁻: Welche Seite ist größer, und warum keine von beiden?",
            ),
            "single": IdeaWords(
                "Das Ion mit der größeren Ladung übertrifft das andere.",
                "Mehrere Ionen zählen zusammen: Drei Ca²⁺ haben die Gesamtladung 6+, so viel wie zwei N³⁻.",
                "Was ist größer, die Ladung von einem N³⁻ oder die von zwei Ca²⁺ zusammen?",
            ),
        },
    ),
}
