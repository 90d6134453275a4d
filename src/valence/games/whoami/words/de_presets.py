"""The printed sheets and our variants, in German."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "whoami": PresetWords(
        title="Wer bin ich?",
        about="Alle sehen deine Karte, nur du nicht. Du stellst Fragen, und die anderen antworten mit Ja oder Nein.",
        with_bots="Mit Bots wählst du Fragen aus einer Liste, und das Programm antwortet: Andere verstehen Bots nicht.",
    ),
}
VARIANTS = {
    "guess": VariantWords(
        what="Falsch zu raten kostet den Zug.",
        why="Das Regelblatt sagt dazu nichts; sonst würden alle in jedem Zug auch noch etwas raten.",
    ),
    "starter": VariantWords(
        what="Wer beginnt, wird ausgelost.",
        why="Das Regelblatt sagt nicht, wer beginnt.",
    ),
    "forty_turns": VariantWords(
        what="Nach je 40 Zügen endet das Spiel, und niemand gewinnt.",
        why="So endet jedes Spiel, und so viele Fragen braucht keine Karte.",
    ),
}
