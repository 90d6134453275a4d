"""The printed sheets and our variants, in English."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "whoami": PresetWords(
        title="Who Am I?",
        about="Everyone sees your card but you. Ask questions that can be answered with yes or no; the others answer.",
        with_bots="With bots you choose questions from a list, and the program answers: bots understand no others.",
    ),
}
VARIANTS = {
    "guess": VariantWords(
        what="A wrong guess costs your turn.",
        why="The sheet doesn't say; otherwise everybody would guess something on every turn.",
    ),
    "starter": VariantWords(
        what="A random player begins.",
        why="The sheet doesn't say who does.",
    ),
    "forty_turns": VariantWords(
        what="After 40 turns each the game ends, and nobody wins.",
        why="So every game ends, and no card needs that many questions.",
    ),
}
