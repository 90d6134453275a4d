"""The printed sheets and our variants, in German."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "polymer": PresetWords(
        title="Das Polymerspiel",
        about="Starte Ketten, lass sie wachsen, hol sie dir mit Jokern, brich sie ab. Nur abgebrochene Ketten zählen.",
    ),
}
VARIANTS = {
    "deck": VariantWords(
        what="Wie oft es jede Karte gibt, haben wir festgelegt.",
        why="Die Anleitung nennt nur die Arten. So wird ein Spiel lebhaft.",
    ),
    "reshuffle": VariantWords(
        what="Die abgelegten Karten werden höchstens zweimal zum neuen Nachziehstapel.",
        why="Sonst könnte ein Spiel ewig dauern.",
    ),
    "initiation": VariantWords(
        what="Die Startphase ist für alle der erste Zug: Wer eine Kette starten kann, tut es.",
        why="Wie lange sie dauert, steht nicht in der Anleitung.",
    ),
    "species": VariantWords(
        what="Alle Monomere eines Wachstumsschritts sind von der Sorte, mit der die Kette gerade wächst.",
        why="Für eine andere Sorte gibt es die Copolymer-Karte.",
    ),
    "capped": VariantWords(
        what="Eine mit TEMPO verschlossene Kette zählt nur, wenn sie am Ende abgebrochen ist.",
        why="In der Anleitung zählen abgebrochene Ketten, und ob TEMPO genügt, bleibt offen; es löst sich ja wieder.",
    ),
    "units": VariantWords(
        what="Gezählt werden Wiederholeinheiten, nicht Karten.",
        why="Aus ihnen besteht eine Kette.",
    ),
}
