"""The printed sheets and our variants, in German."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "quizmaster": PresetWords(
        title="Quizmaster",
        about="Wer Quizmaster ist, liest Namen oder Wert vor; wer zuerst das andere nennt, bekommt die Karte.",
        with_bots="Mit Bots fragt und urteilt das Programm, und alle haben drei Antworten pro Karte.",
    ),
}
VARIANTS = {
    "values_right": VariantWords(
        what="Das Programm sagt dem Quizmaster, ob eine Antwort stimmt: Werte dürfen um 0,5 abweichen.",
        why="Niemand kennt alle Werte aus Tabellen; der Quizmaster entscheidet.",
    ),
    "names_right": VariantWords(
        what="Synonyme, Formeln und kleine Tippfehler zählen.",
        why="Es geht um Chemie, nicht um Rechtschreibung.",
    ),
    "calls": VariantWords(
        what="Alle dürfen pro Karte zehnmal antworten.",
        why="Das Regelblatt setzt keine Grenze; am Bildschirm kostet es nichts, Zahlen durchzuprobieren.",
    ),
    "time": VariantWords(
        what="Für jede Frage gibt es eine Zeitgrenze.",
        why="Sonst käme man bei einer Karte, die niemand kennt, nie zum Ende.",
    ),
    "shared": VariantWords(
        what="Bei Gleichstand teilt man sich den Sieg.",
        why="Das Regelblatt sagt nicht, was dann entscheidet.",
    ),
    "easier": VariantWords(
        what="Gegen leichtere Bots wählst du aus vier Antworten, und es gibt Punkte.",
        why="So findest du Werte, die du noch nicht auswendig kannst; aus dem Kopf ist es schwerer.",
    ),
}
