"""The German texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "difference": ConceptWords(
        "Welche von mehreren Basen die stärkste ist",
        {
            "closest": IdeaWords(
                "Der nächstgelegene Wert reagiert am besten.",
                "Je größer der Abstand |pKaH − pKa|, desto vollständiger geht das Proton über.",
                "Wer nimmt Essigsäure (4,76) das Proton vollständiger ab: Pyridin (5,2) oder Triethylamin (10,75)?",
            ),
        },
    ),
    "guard": ConceptWords(
        "Wann eine Base sich stattdessen an C=O addiert",
        {
            "ignored": IdeaWords(
                "Eine Base, die stark genug ist, nimmt immer das Proton.",
                "Lithiumorganyle und Grignard-Verbindungen addieren sich an die C=O-Gruppe einfacher Aldehyde, Ketone, "
                "Ester und Amide. LDA ist nicht nucleophil und nimmt das Proton.",
                "Was macht Butyllithium mit Aceton, und warum macht LDA etwas anderes?",
            ),
        },
    ),
}
