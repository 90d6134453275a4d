"""The printed sheets and our variants, in German."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "charged": PresetWords(
        title="Charged!",
        about="Leg Elementsteine so, dass jede Linie die Formel einer Ionenverbindung ist. Wer die meisten Punkte hat, "
        "gewinnt.",
    ),
}
VARIANTS = {
    "board": VariantWords(
        what="Wo die farbigen Felder liegen, haben wir festgelegt.",
        why="Die Anleitung beschreibt sie, zeigt aber nicht, wo sie sind.",
    ),
    "bag": VariantWords(
        what="Alle Steine sind erst verbraucht, wenn auch der Beutel leer ist.",
        why="Bis dahin zieht man in jedem Zug neue.",
    ),
    "swapping": VariantWords(
        what="Das Spiel endet auch, wenn alle je fünfzig Züge nacheinander keine Formel gelegt haben.",
        why="Sonst käme es nie zum Ende, wenn nur noch getauscht wird.",
    ),
    "shared": VariantWords(
        what="Bei Gleichstand wird der Sieg geteilt.",
        why="Die Anleitung sagt nichts zum Gleichstand.",
    ),
}
