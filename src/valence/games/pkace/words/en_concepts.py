"""The English texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "difference": ConceptWords(
        "Which of several bases is the strongest",
        {
            "closest": IdeaWords(
                "The closest value reacts best.",
                "The larger the difference |pKaH − pKa|, the more completely the proton is transferred.",
                "Which takes the proton of acetic acid (4.76) more completely: pyridine (5.2), triethylamine (10.75)?",
            ),
        },
    ),
    "guard": ConceptWords(
        "When a base adds to C=O instead",
        {
            "ignored": IdeaWords(
                "A base that is strong enough always takes the proton.",
                "Organolithium and Grignard reagents add to the C=O of simple aldehydes, ketones, esters and amides. "
                "LDA, which is no nucleophile, takes the proton.",
                "What does butyllithium do to acetone, and why does LDA do something else?",
            ),
        },
    ),
}
