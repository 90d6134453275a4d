"""The printed sheets and our variants, in English."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "metals": PresetWords(
        title="Metal vs. Non-Metal",
        about="Answer each ion with its counter-ion; equal charges cancel. Most cards win.",
        in_rooms="In a room, players also write each compound and name it, for bonus points: the sheet is for that.",
    ),
}
VARIANTS = {
    "order": VariantWords(
        what="Seats are in the order of play.",
        why="The sheet goes round counterclockwise, which a screen needn't show.",
    ),
    "examples": VariantWords(
        what="Where the sheet's examples contradict its rules, the rules hold.",
        why="Two of its examples are misprinted.",
    ),
    "ends": VariantWords(
        what="Players without cards are passed over, and the game ends when fewer than two hold cards.",
        why="The sheet says only that it goes on until no more plays can be made.",
    ),
    "shared": VariantWords(
        what="A tie is a shared win.",
        why="The sheet doesn't break ties.",
    ),
}
