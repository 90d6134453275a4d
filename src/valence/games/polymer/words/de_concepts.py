"""The German texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "terminated chains": ConceptWords(
        "Was eine abgebrochene Kette noch kann",
        {
            "reacts": IdeaWords(
                "Eine abgebrochene Kette kann weiterwachsen.",
                "Der Abbruch verbraucht das Radikal. Ohne Radikal lagert sich nichts mehr an die Kette an.",
                "Wie sieht das Ende einer Kette vor dem Abbruch aus, und wie danach?",
            ),
        },
    ),
    "radicals": ConceptWords(
        "Was in jedem Schritt aus dem Radikal wird",
        {
            "capping ends": IdeaWords(
                "TEMPO bricht eine Kette ab.",
                "Die Bindung zu TEMPO öffnet sich beim Erhitzen wieder, und die Kette kann weiterwachsen.",
                "Bei der Rekombination und mit TEMPO entsteht je eine neue Bindung. Welche lässt sich wieder lösen?",
            ),
        },
    ),
    "dormant chains": ConceptWords(
        "Was eine mit TEMPO verschlossene Kette kann",
        {
            "reacts": IdeaWords(
                "Eine verschlossene Kette reagiert wie eine wachsende.",
                "Solange TEMPO an ihrem Ende sitzt, hat die Kette kein Radikal: Sie schläft.",
                "Wo ist das ungepaarte Elektron einer Kette, die TEMPO verschlossen hat?",
            ),
        },
    ),
    "transfer": ConceptWords(
        "Was die Kettenübertragung bewirkt",
        {
            "only stops": IdeaWords(
                "Die Kettenübertragung stoppt nur eine Kette.",
                "Das Radikal geht nicht verloren: Es geht auf den Überträger über, und der startet eine neue Kette.",
                "Das Thiol hat seinen Wasserstoff abgegeben. Wo ist jetzt das Radikal?",
            ),
        },
    ),
    "termination": ConceptWords(
        "Was ein Abbruch braucht",
        {
            "alone": IdeaWords(
                "Eine Kette bricht von allein ab.",
                "Zwei Radikale müssen sich treffen, zur Rekombination oder zur Disproportionierung.",
                "Warum ist der Abbruch viermal so schnell, wenn es doppelt so viele Radikale gibt?",
            ),
        },
    ),
    "averages": ConceptWords(
        "Mn und Mw",
        {
            "swapped": IdeaWords(
                "Mn gewichtet nach der Masse, Mw nach der Anzahl.",
                "Bei Mn zählt jede Kette gleich viel. Bei Mw zählt sie mit ihrer Masse, daher ist Mw nie das kleinere.",
                "Eine Kette hat 1000 g/mol und eine 9000 g/mol: Welcher Mittelwert ist 5000 und welcher 8200?",
            ),
        },
    ),
    "dispersity": ConceptWords(
        "Was Đ bedeutet",
        {
            "below one": IdeaWords(
                "Đ kann kleiner als 1 sein.",
                "Đ ist Mw geteilt durch Mn. Es ist 1, wenn alle Ketten gleich sind, sonst größer.",
                "Wie müssten alle Ketten aussehen, damit Đ genau 1 ist? Könnte es auch kleiner sein?",
            ),
        },
    ),
}
