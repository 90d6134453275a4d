"""The printed sheets and our variants, in English."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "pkace-two": PresetWords(
        title="pKace for two",
        about="Five acids and five bases each, shuffled apart. Most tricks win; a tie goes to the last trick.",
    ),
    "pkace-more": PresetWords(
        title="pKace for three or more",
        about="One deck for all, seven cards each with four players. Most tricks win; a tie goes to the last trick.",
    ),
    "pkace-second": PresetWords(
        title="pKace, second edition",
        about="A point for each trick, two for the last. Most points win, in one game or in a series.",
    ),
}
VARIANTS = {
    "cards": VariantWords(
        what="The values on the cards are ours.",
        why="Each has a source that you can look up.",
    ),
    "hands": VariantWords(
        what="A hand has 10 cards with two players, 8 with three, 6 with five or six, 5 with more.",
        why="The sheet names only seven, for four players.",
    ),
    "several_beat": VariantWords(
        what="If several cards beat the lead, the largest difference takes it; who can beat the best card must.",
        why="The first edition doesn't say; this is how the second plays.",
    ),
    "tie": VariantWords(
        what="A tie goes to the tied player who took a trick last.",
        why="The last trick itself may belong to somebody who isn't tied.",
    ),
    "last_trick_open": VariantWords(
        what="The last trick stays open until the next one is complete.",
        why="Its ruling says why it went that way, and that takes a moment to read.",
    ),
    "guarded": VariantWords(
        what="Esters and amides count as carbonyl compounds.",
        why="Nucleophilic bases attack them too, and the first edition names them.",
    ),
    "shared": VariantWords(
        what="A tie is a shared win.",
        why="The sheet doesn't break ties.",
    ),
}
