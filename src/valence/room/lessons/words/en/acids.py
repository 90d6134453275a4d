"""The English words of the lessons about acids and bases."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "quizmaster-values": LessonWords(
        "Acids and bases by their values",
        "Students place common acids and bases on one scale, negative values included, and tell pKaH from pKb.",
        (
            StepWords(
                title="Put them in order",
                message="From strong to weak: HCl, acetic acid, phenol, ethanol",
                say="Collect guesses on a number line from −10 to 50. The values on the cards: HCl −7, acetic acid "
                "4.76, "
                "phenol 10.0, ethanol 15.9. One unit is a factor of ten.",
                ask=(
                    "Which one holds its proton most tightly?",
                    "How many times as acidic as ethanol is phenol, roughly?",
                ),
                expect="The order is mostly right, the sizes aren't: from phenol to ethanol it is a factor of about a "
                "million (10^5.9).",
            ),
            NO_WORDS,
            StepWords(
                title="Ten cards, four answers each",
                say="Four at a table. Being wrong locks you out of the card, so think first.",
                expect="Where there is a common mistake, such as pKb for pKaH, its result is among the answers.",
            ),
            StepWords(
                title="Minus signs and pKb",
                message="Can a pKa be negative? What would that mean?",
                say="pKa is −log Ka. Ka above 1 gives a negative pKa: such an acid gives its proton to water "
                "completely. "
                "For bases the card shows pKaH, the pKa of the conjugate acid; pKaH + pKb = 14 in water at 25 °C.",
                ask=(
                    "HCl has a pKa of −7. Which is stronger, HCl or an acid with +7?",
                    "Ammonia has a pKb of 4.75. What is the pKa of the ammonium ion?",
                    "Which is the stronger base, the one with the larger or the smaller pKaH?",
                ),
                expect="9.25 for the ammonium ion. Dropping the minus sign and mixing up pKb and pKaH are the two "
                "mistakes that cost most cards.",
            ),
            StepWords(
                title="Ten cards, typed",
                say="The same cards, no choices. A value within 1.0 is right.",
                expect="Students place a substance by its class first: carboxylic acids near 5, alcohols near 16. "
                "Praise "
                "that.",
            ),
            NO_WORDS,
            StepWords(say="Practise alone: missed cards come back sooner."),
        ),
    ),
    "quizmaster-exact": LessonWords(
        "How exact is a pKa?",
        "Students recall values, judge how close an answer has to be, and explain why published values differ.",
        (
            StepWords(
                title="One substance, two books",
                message="HCl: one table says −8, another −3.9. Who is right?",
                say="Acids stronger than H₃O⁺ give their proton to water completely, so in water they all look equally "
                "strong. Their values are estimates. Above about 14 the same happens with bases, and values come from "
                "other solvents, mostly DMSO.",
                ask=(
                    "How would you measure the pKa of acetic acid? Why does that fail for HCl?",
                    "Acetic acid has 4.76 in water and 12.3 in DMSO. What does the solvent do?",
                ),
                expect="DMSO stabilises the acetate ion much less, because it has no O–H for hydrogen bonds to the "
                "anion.",
            ),
            NO_WORDS,
            StepWords(
                title="A student asks and judges",
                say="Four at a table, one is the quizmaster, who sees each answer and decides whether it counts. The "
                "role passes on after four cards. Tell the quizmasters to give a reason for what they accept.",
                ask=("You accepted 36 for ammonia and the card says 38. Why?",),
                expect="Groups settle on different limits: an exact match for acetic acid, one or two units for values "
                "above 30. That is a sensible answer; ask for the reason.",
            ),
            StepWords(
                title="What counts as right?",
                message="For which substances may an answer be off by 2?",
                say="Collect a rule from each table. Then compare with what is known: values between about 0 and 14 "
                "are "
                "measured in water, to a few hundredths for the common ones; negative and large ones are estimates.",
                ask=(
                    "Why is a base's pKb no use for ranking bases such as LDA?",
                    "Ammonia stands on two cards, once with 9.25 and once with 38. What is the difference?",
                    "When does a difference of 0.5 decide what happens in a flask?",
                ),
                expect="9.25 belongs to NH₄⁺ losing a proton, 38 to NH₃ losing one. A difference of 0.5 means a "
                "ratio of "
                "about 3, so it never decides a reaction completely.",
            ),
            NO_WORDS,
            StepWords(say="Practise alone, typed answers, no time limit."),
        ),
    ),
    "pkace-direction": LessonWords(
        "Which way does the proton go?",
        "Students compare pKa and pKaH to say in which direction a proton moves, and how completely.",
        (
            StepWords(
                title="Two acids, one number line",
                message="Acetic acid 4.76, ethanol 15.9: which holds its proton more tightly?",
                say="Draw a number line. A low pKa means: gives its proton away easily. A base is placed by its pKaH, "
                "the pKa of its conjugate acid. The proton goes to the base whose value is higher than that of the "
                "acid.",
                ask=(
                    "Does triethylamine (10.75) take a proton from phenol (10.0)? From ethanol (15.9)?",
                    "Which side of the line would you call “strong base”?",
                ),
                expect="Some read the larger number as the stronger acid. Clear this up before the game; everything "
                "else "
                "rests on it. Yes for phenol, no for ethanol.",
            ),
            NO_WORDS,
            StepWords(
                title="Play with the number line",
                say="Pairs. A base takes an acid with a lower value, an acid takes a base with a higher one. With help "
                "on, the trick is drawn on a number line.",
                ask=("Where on the line is the card that was led?",),
                expect="The first tricks are won by luck. After three or four, students plan.",
            ),
            StepWords(
                title="Discuss a trick",
                message="Which cards could take this one, and which does it best?",
                say="Write the equation of the trick with arrows of different lengths. The difference is the power of "
                "ten of the equilibrium constant.",
                ask=(
                    "Which takes the proton of acetic acid more completely: pyridine (5.2) or triethylamine (10.75)?",
                    "The difference is 6. What is K, about?",
                    "What are the two conjugate pairs in this equation?",
                ),
                expect="A few expect the closest value to react best. K is about a million.",
            ),
            StepWords(
                title="Play without help",
                say="Nothing is marked, and now and then the screen asks what decides the trick.",
                expect="Refused moves show who still thinks that the larger number always wins.",
            ),
            NO_WORDS,
            StepWords(say="Two games against a bot; help fades."),
        ),
    ),
    "pkace-guard": LessonWords(
        "Base or nucleophile?",
        "Students explain why a strong base can still fail to take a proton next to C=O, and choose a base for it.",
        (
            StepWords(
                title="Two strong bases meet acetone",
                message="Butyllithium or LDA: which one makes an enolate of acetone?",
                say="Acetone's C–H has a pKa of 19.3. Both bases are far stronger. Butyllithium attacks the carbonyl "
                "carbon; LDA, whose nitrogen sits between two bulky groups, takes the proton.",
                ask=(
                    "What product does each give, after water is added?",
                    "Which property of LDA matters here, apart from its strength?",
                ),
                expect="With butyllithium a tertiary alcohol, 2-methylhexan-2-ol; with LDA the enolate, which water "
                "turns back into acetone. Many expect that enough strength is enough.",
            ),
            NO_WORDS,
            StepWords(
                title="Play with all values shown",
                say="Second edition, eight cards each. Look for cards with a C=O or C≡N: a strong nucleophile doesn't "
                "count against them.",
                ask=("Your base is strong enough. Why is it refused?",),
                expect="The rule of the game is simpler than the lab: sodium amide and butyllithium do deprotonate "
                "acetonitrile.",
            ),
            StepWords(
                title="Which base would you take?",
                message="Choose a base for the acid on the table. Why this one?",
                say="Sort the bases of the table into three columns: not, weakly, strongly nucleophilic. Then go "
                "through "
                "the acid of the trick.",
                ask=(
                    "Why is sodium hydride a base and hardly a nucleophile?",
                    "Carboxylic acids have a C=O too. Why aren't they guarded?",
                    "Is triethylamine a better base or a better nucleophile here?",
                ),
                expect="The O–H of a carboxylic acid is so acidic that its proton goes first. Hydride from NaH "
                "reacts at "
                "the surface of a salt and takes protons.",
            ),
            StepWords(
                title="Nucleophilicity from memory",
                say="The cards no longer say how nucleophilic a base is, so help is off.",
                expect="Size and delocalisation become the argument: LDA, LiTMP and the hexamethyldisilazides are "
                "bulky.",
            ),
            NO_WORDS,
            StepWords(say="Two games against a bot."),
        ),
    ),
    "whoami-groups": LessonWords(
        "Functional groups: who am I?",
        "Students recognise functional groups in structures and use them to narrow down a substance.",
        (
            StepWords(
                title="One question for three substances",
                message="Acetone, acetic acid, ethanol: which question tells them apart?",
                say="Draw the three structures. Ask for yes-no questions only, and note after each one which "
                "substances "
                "are left.",
                ask=(
                    "Which of them have a C=O?",
                    "Which question leaves one, whatever the answer?",
                ),
                expect="Acetone and acetic acid have a C=O. No single yes-no question separates three; two do.",
            ),
            NO_WORDS,
            StepWords(
                title="Play",
                say="Four at a table. Everyone sees your card but you. Ask about groups, elements, values; the table "
                "answers truthfully. The round is finished when somebody has guessed right.",
                ask=("What do you know about yourself by now?",),
                expect="Students begin by guessing substances. The ones who ask about groups are faster, and the "
                "others "
                "notice.",
            ),
            StepWords(
                title="Good questions",
                message="Which first question excludes the most cards?",
                say="There are 54 cards: 27 acids, 27 bases. Compare “Am I an acid?” with “Am I acetone?” by how many "
                "cards each leaves.",
                ask=(
                    "How many cards does “Am I an acid?” leave?",
                    "How many questions of this quality would find one card in 54?",
                    "Which groups occur on many cards, and which on one?",
                ),
                expect="27, whatever the answer; six halvings are enough, since 2⁶ = 64.",
            ),
            StepWords(
                title="Without the class on the card",
                say="The cards no longer name the compound class, so the structure has to be read.",
                expect="Esters and ketones get mixed up, and ethers inside esters: in COOR the oxygen belongs to the "
                "ester.",
            ),
            NO_WORDS,
            StepWords(say="Two games against a bot."),
        ),
    ),
    "whoami-structure": LessonWords(
        "Structure explains strength",
        "Students estimate how acidic or basic a substance is from its structure: delocalisation, electronegativity, "
        "neighbouring groups.",
        (
            StepWords(
                title="Why is phenol more acidic than ethanol?",
                message="Phenol 10.0, ethanol 15.9. Both lose H from O. Why the difference?",
                say="Compare the anions, not the acids: the more stable the anion, the stronger the acid. Draw "
                "phenolate "
                "with its charge in the ring and ethoxide with its charge on one atom.",
                ask=(
                    "Acetic acid 4.76, trifluoroacetic acid 0.5: what do the fluorine atoms do?",
                    "Why is a C–H next to a C=O acidic at all?",
                ),
                expect="The ring takes up part of the charge. Fluorine pulls electrons away from the carboxylate. The "
                "enolate's charge is shared with oxygen.",
            ),
            NO_WORDS,
            StepWords(
                title="Play without values",
                say="Four at a table. The values aren't on the cards, so a question like “Is my pKa below 10?” helps "
                "only if you can judge the structures. Everyone who finds out in the same round wins.",
                ask=("Which of the remaining cards would have a value below 10? Why?",),
                expect="Students argue about structures aloud. Listen for “because the charge can spread”.",
            ),
            StepWords(
                title="Rank by structure",
                message="From strong to weak, with a reason for each step",
                say="Give three substances at a time and let pairs rank them before they look the values up in the "
                "cards: "
                "ethane, acetylene, acetone; ethanol, phenol, acetic acid; pyridine, triethylamine, DBU.",
                ask=(
                    "Which anion is the most stable, and why?",
                    "Acetylene 25, ethane 50: both lose H from C. What is different?",
                    "Why is DBU a stronger base than triethylamine, although nitrogen takes the proton in both?",
                ),
                expect="Acetone 19.3, acetylene 25, ethane 50: delocalisation first, then the s character of the "
                "orbital. "
                "The cation of DBU spreads its charge over two nitrogen atoms (13.5 against 10.75).",
            ),
            NO_WORDS,
            StepWords(say="Two games without values, against a bot."),
        ),
    ),
}
