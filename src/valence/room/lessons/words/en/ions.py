"""The English words of the lessons about ions and salts."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "metals-charges": LessonWords(
        "Why salts have the formulas they have",
        "Students predict which ions attract each other, and find by adding up charges how many of each make a "
        "neutral compound.",
        (
            StepWords(
                title="What goes with what?",
                message="Which ions go together, and how many of each?",
                say="Write Na⁺, Ca²⁺, Al³⁺ on the left of the board and Cl⁻, O²⁻, N³⁻ on the right. Say only two "
                "things: "
                "opposite charges attract, and a compound has no charge left over. Everything else, the class finds "
                "out by playing.",
                ask=(
                    "How many Cl⁻ does one Ca²⁺ need? How do you know?",
                    "Do Na⁺ and Ca²⁺ attract each other?",
                ),
                expect="Many know CaCl₂ by heart; few can say why there are two. Leave it open for now.",
            ),
            NO_WORDS,
            StepWords(
                title="Play with help on",
                say="Pairs, with full help: the screen marks what can be played. Walk around and ask why an answer is "
                "full, rather than whether it is.",
                ask=("Why are three Na⁺ a full answer here?",),
                expect="The first two rounds are slow. After that a round takes less than a minute.",
            ),
            StepWords(
                title="Add up the charges together",
                message="What is the total charge on each side?",
                say="Put the cards of the table on the board as a sum: 3 × 1− against 1 × 3+. Then change one card and "
                "let the class decide again.",
                ask=(
                    "One Al³⁺ against three Cl⁻: which side is larger?",
                    "Which is larger, the charge of one N³⁻ or that of two Ca²⁺ together?",
                    "Are plus and minus always neutral together?",
                ),
                expect="Some count ions in place of charges, so three Cl⁻ seem to beat one Al³⁺. Some look only at the "
                "single largest charge. Both disappear once the sum is written down.",
            ),
            StepWords(
                title="Play without help",
                say="The same game, nothing is marked. Before a card is played, the screen sometimes asks what decides "
                "the round. A refused move says why and costs nothing.",
                expect="More refused moves than before, mostly in the first minutes. That is what this round is for.",
            ),
            NO_WORDS,
            StepWords(say="Two games at home, against a bot. Help fades as students get it right."),
        ),
    ),
    "metals-formulas": LessonWords(
        "Writing and naming salts",
        "Students write formulas of ionic compounds in the lowest whole numbers, name them, and say what a formula "
        "stands for.",
        (
            StepWords(
                title="From ions to a formula",
                message="Al³⁺ and O²⁻: what is the formula?",
                say="Let the class find how many ions make the charges cancel before anybody crosses numbers over: "
                "2 × 3+ is 6+, 3 × 2− is 6−, so Al₂O₃. The formula gives the ratio of the ions in the crystal, nothing "
                "more.",
                ask=(
                    "Why is it CaO and not Ca₂O₂?",
                    "In a crystal of sodium chloride, which Cl⁻ belongs to which Na⁺?",
                ),
                expect="Crossing over gives Ca₂O₂ where the charges are equal. Many imagine molecules of CaO.",
            ),
            NO_WORDS,
            StepWords(
                title="Play, write, name",
                say="Three at a table. Whoever answers writes the formula of the compound and its name. A right one is "
                "a bonus point, a wrong one is explained.",
                expect="Slow at first, since typing takes time. Remind the class that the formula is that of the "
                "neutral compound, even if the charges on the table don't cancel.",
            ),
            StepWords(
                title="What does the name say?",
                message="What is this compound called, and why?",
                say="Names of salts don't count: the charges already tell how many ions there are. The anion of one "
                "atom ends in -ide.",
                ask=(
                    "Why calcium chloride, but carbon dioxide?",
                    "What is the difference between chlorine and chloride?",
                    "Which ions are in aluminium nitride, and how many of each?",
                ),
                expect="“Calcium dichloride” is the most natural mistake: the prefixes belong to compounds of two "
                "non-metals. “Sodium chlorine” names the element.",
            ),
            StepWords(
                title="Now the formula decides",
                say="The formula has to be right, in three tries, or the round is lost. Help is off.",
                expect="Students who guessed before now write the charges down first. That is the point.",
            ),
            NO_WORDS,
            StepWords(say="Two games with formulas and names, against a bot."),
        ),
    ),
    "charged-polyatomic": LessonWords(
        "Formulas with polyatomic ions",
        "Students treat a polyatomic ion as one particle with one charge, and build formulas with it.",
        (
            StepWords(
                title="One particle, one charge",
                message="Which are formulas of salts: Na₂NO₃, NaNO₃, NaSO₄, Na₂SO₄?",
                say="Nitrate is one particle, NO₃⁻, held together by covalent bonds. It carries one charge as a whole. "
                "Put a ring around NO₃ in NaNO₃, and around SO₄ in Na₂SO₄.",
                ask=(
                    "How many Na⁺ does one sulfate need? And one sulfite?",
                    "Does the 4 in SO₄²⁻ change when the salt changes?",
                ),
                expect="NaNO₃ and Na₂SO₄. Some take the oxygen atoms for oxide ions and count 2− for each.",
            ),
            NO_WORDS,
            StepWords(
                title="Lay formulas",
                say="Pairs. Every atom is a tile: Na₂SO₄ is Na Na S O O O O. Start with salts of two elements, then "
                "look for ions that can grow: KCl, KClO, KClO₂.",
                ask=("What could this chloride become if you put oxygen behind it?",),
                expect="The first formulas are halides and oxides. The first oxyanion is usually found by extending a "
                "chloride or a sulfide.",
            ),
            StepWords(
                title="Read the board",
                message="Which formulas could be laid here next?",
                say="Read two formulas of the board aloud, each as ions with charges. Then let the class find an "
                "extension.",
                ask=(
                    "Which ions are in this formula, and what are their charges?",
                    "Mg(NO₃)₂ can't be laid on this board. Why not?",
                    "Why may Na₂S become Na₂SO₃ and Na₂SO₄?",
                ),
                expect="The board has no parentheses, so Mg(NO₃)₂ can't be laid. Sulfide, sulfite and sulfate are all "
                "2−, which is why Na₂S can grow. It isn't a rule: azide is 1−, nitride 3−.",
            ),
            StepWords(
                title="Go on with the same boards",
                say="Challenge: the formula with the most tiles, or one with three kinds of atoms.",
                expect="Phosphates such as Na₃PO₄ are the longest, with eight tiles.",
            ),
            NO_WORDS,
            StepWords(say="One game at home. It can be stopped and continued."),
        ),
    ),
    "charged-names": LessonWords(
        "Oxyanions and Roman numerals",
        "Students name salts of metals with several charges and of oxyanions, and read a formula back from a name.",
        (
            StepWords(
                title="Two names are not enough",
                message="FeCl₂ and FeCl₃: what are they called?",
                say="The numeral is the charge of the metal ion: iron(II) chloride, iron(III) chloride. Then write "
                "ClO⁻, ClO₂⁻, ClO₃⁻, ClO₄⁻ in a column: hypochlorite, chlorite, chlorate, perchlorate. One oxygen "
                "more each time, the same charge.",
                ask=(
                    "Fe₂O₃ has two iron atoms. Why is it iron(III) oxide?",
                    "Which has more oxygen, sulfite or sulfate? Does the charge change?",
                ),
                expect="Some read the numeral as the number of metal atoms. -ite and -ate get mixed up: -ate is the "
                "one "
                "with more oxygen.",
            ),
            NO_WORDS,
            StepWords(
                title="Lay formulas and name them",
                say="Pairs. For each new formula the screen asks for its name; a right one earns a bonus. Iron, copper "
                "and gold have two charges each.",
                ask=("What charge does the iron have here? Work it out from the anion.",),
                expect="The charge of the metal has to be worked out from the formula. That is the skill to practise.",
            ),
            StepWords(
                title="From the name back to the formula",
                message="Say this formula aloud. Which ions are in it?",
                say="Take two formulas of the board and one that isn't there, such as copper(I) oxide.",
                ask=(
                    "CuO has one copper atom. Why is it copper(II) oxide?",
                    "Why does sodium chloride need no numeral?",
                    "Write the formulas of iron(II) sulfate and potassium perchlorate.",
                ),
                expect="FeSO₄ and KClO₄. Cu₂O is copper(I) oxide: two Cu⁺ for one O²⁻.",
            ),
            StepWords(
                title="Go on with the same boards",
                say="Extra challenge: name a formula before your partner has laid it.",
                expect="Names come faster now. Note which endings are still mixed up; the map shows them later too.",
            ),
            NO_WORDS,
            StepWords(say="One game with names, against a bot."),
        ),
    ),
}
