"""The English words of the lessons that combine games."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "ions-and-salts": LessonWords(
        "From ions to a board full of salts",
        "In a double lesson students go from single ions to formulas and names of salts, polyatomic ions included.",
        (
            StepWords(
                title="What is in a salt?",
                message="What is table salt made of? Draw it.",
                say="Let everyone draw for a minute. Then compare: pairs of Na and Cl, or a lattice? The formula NaCl "
                "gives the ratio of the ions in the lattice.",
                ask=(
                    "Which Cl⁻ belongs to which Na⁺?",
                    "What makes the crystal hold together?",
                ),
                expect="Most draw molecules. A lattice melts at a high temperature because every ion is held by "
                "several "
                "others.",
            ),
            NO_WORDS,
            StepWords(
                title="Metal vs. Non-Metal: count charges",
                say="Three at a table, help fades. Whoever answers writes the formula for a bonus point.",
                ask=("How many ions on each side make the charges cancel?",),
                expect="After ten minutes most tables play without help.",
            ),
            StepWords(
                title="The formula on the table",
                message="Which compound is this, and what does the formula count?",
                say="Take the last compound of the table and write it three ways: as ions, as a formula, as a name.",
                ask=(
                    "Ca²⁺ and O²⁻: why isn't it Ca₂O₂?",
                    "Why calcium chloride and not calcium dichloride?",
                ),
                expect="The lowest whole numbers, and no counting in the name.",
            ),
            StepWords(
                title="Charged!: lay formulas",
                say="Pairs. Every atom is a tile. Take a few minutes for the first formula; oxyanions are found by "
                "putting oxygen behind a chloride or a sulfide.",
                ask=("Which ions are in your formula?",),
                expect="Games take about an hour, so they count as they stand when the time is up.",
            ),
            StepWords(
                title="Read the longest formula",
                message="Name this formula. Which ions, which charges?",
                say="Project the table with the longest formula. Then let every pair hand in the formula it is "
                "proudest "
                "of, on paper, with its name.",
                ask=(
                    "Is the polyatomic ion one particle or several?",
                    "Which formula on this board could still grow?",
                ),
                expect="Sulfite, sulfate and the four oxyanions of chlorine appear. The charge stays within these "
                "pairs "
                "and series.",
            ),
            NO_WORDS,
            StepWords(say="One game of Charged! at home."),
        ),
    ),
    "values-and-reactions": LessonWords(
        "From values to reactions",
        "Students recall pKa values in a quick warm-up, and use them to say where protons go.",
        (
            StepWords(
                title="Recall",
                message="Name an acid with a pKa near 5, near 10, near 16",
                say="Collect one substance for each. Keep the list on the board as the scale of this lesson.",
                ask=("What do substances with similar values have in common?",),
                expect="Carboxylic acids, phenol or ammonium, alcohols or water.",
            ),
            NO_WORDS,
            StepWords(
                title="Quizmaster: ten cards",
                say="Four at a table, four answers to choose from. Quick and loud is fine.",
                expect="The minus sign of the strongest acids and pKb in place of pKaH cost most cards.",
            ),
            StepWords(
                title="From a value to a reaction",
                message="Acetic acid (4.76) and ammonia (pKaH 9.25): what happens?",
                say="A base is placed by the pKa of its conjugate acid. The proton goes to the base with the higher "
                "value; the difference is the power of ten of K.",
                ask=(
                    "Which way does the proton go, and what is K, about?",
                    "What would happen with ethanol (15.9) in place of acetic acid?",
                ),
                expect="To ammonia, K about 10^4.5. Ethanol hardly reacts with ammonia.",
            ),
            StepWords(
                title="pKace",
                say="Pairs, help fades, and the screen sometimes asks what decides the trick.",
                expect="Knowing the values pays now: students predict before they look.",
            ),
            StepWords(
                title="One trick together",
                message="Which card takes this trick, and why?",
                say="Let the class vote before you explain.",
                ask=("Which way would the proton go if the two were swapped?",),
                expect="A larger number isn't always the winner: it depends on who gives the proton.",
            ),
            NO_WORDS,
            StepWords(say="Two games of pKace against a bot."),
        ),
    ),
    "structure-and-reactivity": LessonWords(
        "Structure, acidity, nucleophilicity",
        "In a double lesson students go from structure to strength, and from strength to the choice of a base.",
        (
            StepWords(
                title="Three anions",
                message="Ethoxide, phenolate, acetate: which is the most stable?",
                say="Draw where the charge sits. The more it is spread, the weaker the base and the stronger the acid.",
                ask=("How can you see that from the structure alone?",),
                expect="Acetate, then phenolate, then ethoxide: 4.76, 10.0, 15.9.",
            ),
            NO_WORDS,
            StepWords(
                title="Who Am I? without values",
                say="Four at a table. Structures only; values have to be judged.",
                ask=("What does this group do to the acidity?",),
                expect="Discussions about structures. Note one to come back to.",
            ),
            StepWords(
                title="Explain a ranking",
                message="Rank: acetone, ethyl acetate, acetylacetone. Reasons?",
                say="All lose H from the carbon next to C=O. Compare the anions.",
                ask=(
                    "Why is acetylacetone (9.0) so much more acidic than acetone (19.3)?",
                    "Why is ethyl acetate (25.6) less acidic than acetone?",
                ),
                expect="Two carbonyl groups share the charge. In the ester the second oxygen already gives electrons "
                "to "
                "the C=O, which is then worse at taking up the charge.",
            ),
            StepWords(
                title="pKace without help",
                say="Three at a table, second edition. The screen asks what decides the trick.",
                expect="Mistakes are mostly about guarded acids by now.",
            ),
            StepWords(
                title="Base or nucleophile?",
                message="The base is strong enough. Why doesn't it take the proton?",
                say="Organolithium and Grignard reagents add to the C=O. LDA takes the proton.",
                ask=(
                    "Which base would you choose for the enolate of acetone?",
                    "Which bases of the game are strong and hardly nucleophilic?",
                ),
                expect="LDA, LiTMP, the hexamethyldisilazides, sodium and potassium hydride.",
            ),
            StepWords(
                title="pKace from memory",
                say="Nucleophilicity is no longer on the cards.",
                expect="Bulk and delocalisation become the arguments.",
            ),
            NO_WORDS,
            StepWords(say="Two games against a bot."),
        ),
    ),
}
