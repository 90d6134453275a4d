"""The printed sheets and our variants, in German."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "metals": PresetWords(
        title="Metall gegen Nichtmetall",
        about="Antworte auf jedes Ion mit seinem Gegenion; gleich große Ladungen gleichen sich aus. "
        "Die meisten Karten gewinnen.",
        in_rooms="In einem Raum wird außerdem jede Verbindung geschrieben und benannt, für Bonuspunkte: "
        "Dafür ist das Spiel gedacht.",
    ),
}
VARIANTS = {
    "order": VariantWords(
        what="Gespielt wird in der Reihenfolge der Plätze.",
        why="In der Anleitung geht es gegen den Uhrzeigersinn; am Bildschirm spielt das keine Rolle.",
    ),
    "examples": VariantWords(
        what="Wo die Beispiele der Anleitung ihren Regeln widersprechen, gelten die Regeln.",
        why="In zwei ihrer Beispiele sind Druckfehler.",
    ),
    "ends": VariantWords(
        what="Wer keine Karten hat, wird übersprungen, und das Spiel endet, wenn weniger als zwei noch Karten haben.",
        why="In der Anleitung steht nur, dass gespielt wird, bis kein Zug mehr möglich ist.",
    ),
    "shared": VariantWords(
        what="Bei Gleichstand wird der Sieg geteilt.",
        why="Die Anleitung sagt nichts zum Gleichstand.",
    ),
}
