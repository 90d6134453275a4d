"""The printed sheets and our variants, in English."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "charged": PresetWords(
        title="Charged!",
        about="Lay element tiles so that every line is the formula of an ionic compound. The highest score wins.",
    ),
}
VARIANTS = {
    "board": VariantWords(
        what="The arrangement of the coloured squares is ours.",
        why="The sheet describes them but doesn't show where they are.",
    ),
    "bag": VariantWords(
        what="All tiles are used only when the bag is empty too.",
        why="Until then, every turn draws new ones.",
    ),
    "swapping": VariantWords(
        what="The game also ends after fifty turns each in a row without a formula.",
        why="Otherwise players who only swap would never finish.",
    ),
    "shared": VariantWords(
        what="A tie is a shared win.",
        why="The sheet doesn't break ties.",
    ),
}
