"""The printed sheets and our variants, in English."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "polymer": PresetWords(
        title="The Polymer Game",
        about="Start chains, grow them, take them with jokers, terminate them. Only terminated chains count.",
    ),
}
VARIANTS = {
    "deck": VariantWords(
        what="How many there are of each card is ours.",
        why="The sheet names the kinds only. With these counts a game is lively.",
    ),
    "reshuffle": VariantWords(
        what="The discards become the new stack at most twice.",
        why="Otherwise a game could go on for ever.",
    ),
    "initiation": VariantWords(
        what="The initiation phase is everyone's first turn: whoever can start a chain does.",
        why="The sheet doesn't say how long it lasts.",
    ),
    "species": VariantWords(
        what="The monomers of one propagation are all of the species that the chain grows with.",
        why="For another species there is the copolymer card.",
    ),
    "capped": VariantWords(
        what="A chain capped with TEMPO counts only if it is terminated in the end.",
        why="The sheet counts terminated chains and leaves open whether a cap is enough; TEMPO comes off again.",
    ),
    "units": VariantWords(
        what="Repeat units are counted, not cards.",
        why="They are what a chain is made of.",
    ),
}
