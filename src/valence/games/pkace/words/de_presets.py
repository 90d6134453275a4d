"""The printed sheets and our variants, in German."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "pkace-two": PresetWords(
        title="pKace zu zweit",
        about="Je fünf Säuren und Basen, getrennt gemischt. Die meisten Stiche gewinnen, bei Gleichstand der letzte.",
    ),
    "pkace-more": PresetWords(
        title="pKace ab drei",
        about="Ein Stapel für alle, zu viert je 7 Karten. Die meisten Stiche gewinnen, bei Gleichstand der letzte.",
    ),
    "pkace-second": PresetWords(
        title="pKace, zweite Ausgabe",
        about="Ein Punkt für jeden Stich, zwei für den letzten. Die meisten Punkte gewinnen, einzeln oder als Serie.",
    ),
}
VARIANTS = {
    "cards": VariantWords(
        what="Die Werte auf den Karten sind von uns.",
        why="Zu jedem gibt es eine Quelle zum Nachschlagen.",
    ),
    "hands": VariantWords(
        what="Zu zweit hat man 10 Karten, zu dritt 8, zu fünft oder sechst 6, zu mehreren 5.",
        why="Das Regelblatt nennt nur sieben Karten zu viert.",
    ),
    "several_beat": VariantWords(
        what="Schlagen mehrere Karten, gewinnt der größte Abstand; wer die beste Karte schlagen kann, muss.",
        why="Die erste Ausgabe sagt dazu nichts; so spielt man die zweite.",
    ),
    "tie": VariantWords(
        what="Bei Gleichstand gewinnt, wer davon zuletzt einen Stich gemacht hat.",
        why="Der allerletzte Stich kann jemandem gehören, der gar nicht gleichauf liegt.",
    ),
    "last_trick_open": VariantWords(
        what="Der letzte Stich bleibt offen, bis der nächste vollständig ist.",
        why="Dabei steht, warum er so ausgegangen ist, und das Lesen braucht einen Moment.",
    ),
    "guarded": VariantWords(
        what="Ester und Amide zählen als Carbonylverbindungen.",
        why="Nucleophile Basen greifen auch sie an, und die erste Ausgabe nennt sie.",
    ),
    "shared": VariantWords(
        what="Bei Gleichstand teilt man sich den Sieg.",
        why="Das Regelblatt sagt nicht, was dann entscheidet.",
    ),
}
