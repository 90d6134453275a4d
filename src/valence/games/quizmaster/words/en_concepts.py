"""The English texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "acid values": ConceptWords(
        "The pKa values of acids",
        {
            "no minus": IdeaWords(
                "A pKa is never negative.",
                "The strongest acids have negative values: a negative logarithm of a number above 1.",
                "HCl has a pKa of −7. Which is the stronger acid, HCl or an acid with a pKa of +7?",
            ),
        },
    ),
    "base values": ConceptWords(
        "The pKaH values of bases",
        {
            "pKb": IdeaWords(
                "The pKaH of a base is its pKb.",
                "pKaH belongs to the conjugate acid, and pKb is 14 less it: ammonia has pKaH 9.25 and pKb 4.75.",
                "Ammonia: pKb 4.75. What is the pKa of the ammonium ion?",
            ),
        },
    ),
}
