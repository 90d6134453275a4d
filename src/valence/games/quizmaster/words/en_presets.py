"""The printed sheets and our variants, in English."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "quizmaster": PresetWords(
        title="Quizmaster",
        about="One player reads out a name or a value; the first to call the other side takes the card.",
        with_bots="At a table with bots the program asks and judges, and everyone has three answers to each card.",
    ),
}
VARIANTS = {
    "values_right": VariantWords(
        what="The program tells the quizmaster whether an answer is right: values within half a unit are.",
        why="Nobody knows all values in print; the quizmaster decides.",
    ),
    "names_right": VariantWords(
        what="Synonyms, formulas and small typing errors count.",
        why="The game is about chemistry, not spelling.",
    ),
    "calls": VariantWords(
        what="Everyone may call ten times for a card.",
        why="The sheet sets no limit; on a screen it costs nothing to try one number after another.",
    ),
    "time": VariantWords(
        what="A question has a time limit.",
        why="Otherwise a card that nobody knows would never be settled.",
    ),
    "shared": VariantWords(
        what="A tie is a shared win.",
        why="The sheet doesn't break ties.",
    ),
    "easier": VariantWords(
        what="Against easier bots you choose from four answers, and points count.",
        why="That helps to find a value that you don't know by heart yet; from memory it is harder.",
    ),
}
