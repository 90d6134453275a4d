"""The English texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "terminated chains": ConceptWords(
        "What a terminated chain can do",
        {
            "reacts": IdeaWords(
                "A terminated chain can go on growing.",
                "Termination uses up the radical. Without a radical nothing adds to the chain.",
                "What does a chain end look like before termination, and what after?",
            ),
        },
    ),
    "radicals": ConceptWords(
        "What becomes of the radical in each step",
        {
            "capping ends": IdeaWords(
                "TEMPO terminates a chain.",
                "The bond to TEMPO opens again when it is heated, so the chain can go on growing.",
                "Combination and capping both make a new bond. Which of the two can be undone?",
            ),
        },
    ),
    "dormant chains": ConceptWords(
        "What a chain capped by TEMPO can do",
        {
            "reacts": IdeaWords(
                "A capped chain reacts like a growing one.",
                "While TEMPO sits on its end, the chain has no radical: it is dormant.",
                "Where is the unpaired electron of a chain that TEMPO has capped?",
            ),
        },
    ),
    "transfer": ConceptWords(
        "What chain transfer does",
        {
            "only stops": IdeaWords(
                "Chain transfer only stops a chain.",
                "The radical isn't lost: it passes to the agent, which starts a new chain.",
                "After the thiol has given its hydrogen away, where is the radical?",
            ),
        },
    ),
    "termination": ConceptWords(
        "What termination needs",
        {
            "alone": IdeaWords(
                "A chain terminates on its own.",
                "Two radicals have to meet, by combination or by disproportionation.",
                "Why does doubling the number of radicals make termination four times as fast?",
            ),
        },
    ),
    "averages": ConceptWords(
        "Mn and Mw",
        {
            "swapped": IdeaWords(
                "Mn weighs by mass, Mw by number.",
                "Mn counts every chain alike. In Mw a chain counts by its mass, so Mw is never the smaller one.",
                "One chain of 1000 g/mol and one of 9000 g/mol: which average is 5000, and which 8200?",
            ),
        },
    ),
    "dispersity": ConceptWords(
        "What Đ means",
        {
            "below one": IdeaWords(
                "Đ can be below 1.",
                "Đ is Mw divided by Mn. It is 1 if all chains are alike, and larger otherwise.",
                "What would all chains have to look like for Đ to be 1? Could it be smaller?",
            ),
        },
    ),
}
