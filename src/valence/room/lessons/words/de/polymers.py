"""The German words of the lessons about polymers."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "polymer-steps": LessonWords(
        "Radikalische Polymerisation, Schritt für Schritt",
        "Die Gruppe verfolgt das ungepaarte Elektron durch Start, Wachstum, Übertragung und Abbruch.",
        (
            StepWords(
                title="Dem Elektron hinterher",
                message="Nach jedem Schritt: Wo ist das ungepaarte Elektron?",
                say="Zeichnen Sie die vier Schritte mit Styrol: Der Initiator zerfällt in zwei Radikale, eines addiert "
                "an C=C, das neue Radikal addiert an das nächste C=C, zwei Radikale treffen sich. Markieren Sie jedes "
                "Mal das ungepaarte Elektron rot.",
                ask=(
                    "Wie viele Radikale gibt es vor und nach jedem Schritt?",
                    "Warum landet das Radikal neben dem Ring?",
                ),
                expect="Beim Wachstum bleibt die Zahl der Radikale gleich, beim Abbruch sinkt sie um zwei. Neben dem "
                "Ring ist das Elektron delokalisiert.",
            ),
            NO_WORDS,
            StepWords(
                title="Spielen",
                say="Zu dritt am Tisch. Nur abgebrochene Ketten zählen, also früh starten und rechtzeitig abbrechen. "
                "Vor manchen Zügen fragt der Bildschirm, was aus dem Radikal wird.",
                ask=("Welche deiner Ketten kann noch wachsen? Woran siehst du das?",),
                expect="In den ersten Minuten werden Ketten gestartet. Das Spiel entscheiden die Joker: Übertragung, "
                "Abbruch, TEMPO.",
            ),
            StepWords(
                title="Ketten lesen",
                message="Welche dieser Ketten kann noch wachsen, und warum?",
                say="Gehen Sie die Ketten des Tisches durch: wachsend, schlafend, abgebrochen. Wo ist jeweils das "
                "Radikal?",
                ask=(
                    "Wie sieht ein Kettenende vor dem Abbruch aus, wie danach?",
                    "Das Thiol hat seinen Wasserstoff abgegeben. Wo ist das Radikal jetzt?",
                    "Rekombination und Verschließen knüpfen beide eine neue Bindung. Welche lässt sich wieder lösen?",
                ),
                expect="Manche lassen abgebrochene Ketten weiterwachsen. Die Übertragung ist nicht das Ende: Das "
                "Radikal startet eine neue Kette. Die Bindung zu TEMPO öffnet sich beim Erhitzen wieder.",
            ),
            StepWords(
                title="Dieselben Spiele weiter",
                say="Spiele, die am Ende nicht fertig sind, zählen, wie sie stehen.",
                expect="Jetzt werden die längsten Ketten abgebrochen. Fragen Sie, was man im Labor täte, um lange "
                "Ketten zu bekommen.",
            ),
            NO_WORDS,
            StepWords(say="Ein Spiel gegen einen Bot."),
        ),
    ),
    "polymer-averages": LessonWords(
        "Mn, Mw und Dispersität",
        "Die Gruppe berechnet Mn, Mw und Đ von Ketten und sagt, was jeder Mittelwert zählt.",
        (
            StepWords(
                title="Zwei Ketten, zwei Mittelwerte",
                message="Ketten mit 1000 und 9000 g/mol: Welcher Mittelwert ist 5000, welcher 8200?",
                say="Mn addiert die Massen und teilt durch die Zahl der Ketten: 10\u202f000 / 2. Mw gewichtet jede "
                "Kette mit ihrer Masse: (1000² + 9000²) / 10\u202f000 = 8200. Đ ist ihr Verhältnis, 1,64. Früher hieß "
                "es Polydispersitätsindex.",
                ask=(
                    "Wann sind Mn und Mw gleich?",
                    "Kann Đ kleiner als 1 sein?",
                ),
                expect="Sie sind gleich, wenn alle Ketten gleich sind; dann ist Đ 1. Mw ist nie kleiner als Mn, weil "
                "lange Ketten mehr zählen.",
            ),
            NO_WORDS,
            StepWords(
                title="Spielen, dann rechnen",
                say="Zu zweit. Wenn eine Hand leer ist, berechnen beide Mn, Mw und Đ der eigenen Ketten. Ein "
                "Taschenrechner genügt. Wer nicht so weit kommt, rechnet mit dem eigenen Spielfeld auf Papier.",
                ask=("Welche deiner Ketten verändert Mw am meisten?",),
                expect="Nicht alle werden fertig. Die Rechnung braucht etwa fünf Minuten; sagen Sie zur Halbzeit "
                "Bescheid.",
            ),
            StepWords(
                title="Die Ketten eines Tisches",
                message="Berechne Mn, Mw und Đ der Ketten auf dem Beamer",
                say="Die eine Hälfte berechnet Mn, die andere Mw. Fügen Sie dann eine kurze Kette hinzu und fragen Sie "
                "noch einmal nach beiden, zuerst als Schätzung.",
                ask=(
                    "Welchen Mittelwert verändert eine kurze Kette stärker?",
                    "Warum ergeben kontrollierte Polymerisationen mit TEMPO ein kleineres Đ?",
                    "Eine von TEMPO verschlossene Kette wird erhitzt. Was geschieht?",
                ),
                expect="Eine kurze Kette zieht Mn stärker nach unten als Mw, also steigt Đ. Mit TEMPO starten alle "
                "Ketten etwa gleichzeitig und wachsen abwechselnd, und wenige brechen ab.",
            ),
            NO_WORDS,
            StepWords(say="Ein Spiel mit Rechnung, gegen einen Bot."),
        ),
    ),
}
