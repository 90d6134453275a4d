"""The English texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "sign": ConceptWords(
        "Which ions attract each other",
        {
            "alike": IdeaWords(
                "Ions of the same kind go together.",
                "Opposite charges attract: a cation needs an anion.",
                "Na⁺ and Ca²⁺: do they attract or repel each other?",
            ),
        },
    ),
    "totals": ConceptWords(
        "When charges cancel",
        {
            "signs": IdeaWords(
                "Plus and minus always cancel.",
                "The total charges have to be equal: Ca²⁺ and one Cl⁻ leave 1+.",
                "One Ca²⁺ and one Cl⁻: is that neutral? What is left over?",
            ),
            "counts": IdeaWords(
                "The number of ions on each side decides.",
                "The charges count, not the ions: one Al³⁺ and three Cl⁻ are neutral.",
                "One Al³⁺ against three Cl⁻: which side is larger, and why is it neither?",
            ),
            "single": IdeaWords(
                "The ion with the larger charge outweighs the other.",
                "Several ions add up: three Ca²⁺ have a total of 6+, as much as two N³⁻.",
                "Which is larger, the charge of one N³⁻ or that of two Ca²⁺ together?",
            ),
        },
    ),
}
