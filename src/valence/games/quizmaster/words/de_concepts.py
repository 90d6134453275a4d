"""The German texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "acid values": ConceptWords(
        "Die pKa-Werte von Säuren",
        {
            "no minus": IdeaWords(
                "Ein pKa ist nie negativ.",
                "Die stärksten Säuren haben negative Werte: Der negative Logarithmus einer Zahl über 1 ist negativ.",
                "HCl hat einen pKa von −7. Was ist die stärkere Säure, HCl oder eine Säure mit einem pKa von +7?",
            ),
        },
    ),
    "base values": ConceptWords(
        "Die pKaH-Werte von Basen",
        {
            "pKb": IdeaWords(
                "Der pKaH einer Base ist ihr pKb.",
                "Der pKaH gehört zur konjugierten Säure, und pKb = 14 − pKaH: Ammoniak hat pKaH 9,25 und pKb 4,75.",
                "Ammoniak hat pKb 4,75. Welchen pKa hat das Ammonium-Ion?",
            ),
        },
    ),
}
