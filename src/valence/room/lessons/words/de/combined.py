"""The German words of the lessons that combine games."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "ions-and-salts": LessonWords(
        "Von Ionen zu einem Feld voller Salze",
        "In einer Doppelstunde kommt die Klasse von einzelnen Ionen zu Formeln und Namen von Salzen, auch mit "
        "mehratomigen Ionen.",
        (
            StepWords(
                title="Was steckt in einem Salz?",
                message="Woraus besteht Kochsalz? Zeichne es.",
                say="Lassen Sie alle eine Minute lang zeichnen. Vergleichen Sie dann: Paare aus Na und Cl oder ein "
                "Gitter? Die Formel NaCl gibt das Verhältnis der Ionen im Gitter an.",
                ask=(
                    "Welches Cl⁻ gehört zu welchem Na⁺?",
                    "Was hält den Kristall zusammen?",
                ),
                expect="Die meisten zeichnen Moleküle. Ein Gitter schmilzt erst bei hoher Temperatur, weil jedes Ion "
                "von mehreren anderen gehalten wird.",
            ),
            NO_WORDS,
            StepWords(
                title="Metall gegen Nichtmetall: Ladungen zählen",
                say="Zu dritt am Tisch, die Hilfe nimmt ab. Wer antwortet, schreibt für einen Zusatzpunkt die Formel.",
                ask=("Wie viele Ionen braucht jede Seite, damit sich die Ladungen ausgleichen?",),
                expect="Nach zehn Minuten spielen die meisten Tische ohne Hilfe.",
            ),
            StepWords(
                title="Die Formel auf dem Tisch",
                message="Welche Verbindung ist das, und was zählt die Formel?",
                say="Nehmen Sie die letzte Verbindung des Tisches und schreiben Sie sie dreimal: als Ionen, als "
                "Formel, als Name.",
                ask=(
                    "Ca²⁺ und O²⁻: Warum nicht Ca₂O₂?",
                    "Warum Calciumchlorid und nicht Calciumdichlorid?",
                ),
                expect="Die kleinsten ganzen Zahlen, und im Namen wird nicht gezählt.",
            ),
            StepWords(
                title="Charged!: Formeln legen",
                say="Zu zweit. Jedes Atom ist ein Stein. Die erste Formel darf ein paar Minuten dauern; "
                "Sauerstoff-Anionen entstehen, wenn man Sauerstoff hinter ein Chlorid oder Sulfid legt.",
                ask=("Welche Ionen stecken in deiner Formel?",),
                expect="Ein Spiel dauert etwa eine Stunde; wenn die Zeit um ist, zählt es, wie es steht.",
            ),
            StepWords(
                title="Die längste Formel lesen",
                message="Benenne diese Formel. Welche Ionen, welche Ladungen?",
                say="Zeigen Sie den Tisch mit der längsten Formel am Beamer. Dann gibt jedes Paar auf Papier die "
                "Formel ab, auf die es am stolzesten ist, mit ihrem Namen.",
                ask=(
                    "Ist das mehratomige Ion ein Teilchen oder mehrere?",
                    "Welche Formel auf diesem Spielfeld könnte noch wachsen?",
                ),
                expect="Sulfit, Sulfat und die vier Sauerstoff-Anionen von Chlor kommen vor. Innerhalb dieser Paare "
                "und Reihen bleibt die Ladung gleich.",
            ),
            NO_WORDS,
            StepWords(say="Ein Spiel Charged! zu Hause."),
        ),
    ),
    "values-and-reactions": LessonWords(
        "Von Werten zu Reaktionen",
        "Die Klasse frischt pKa-Werte in einer schnellen Runde auf und sagt mit ihnen, wohin Protonen gehen.",
        (
            StepWords(
                title="Erinnern",
                message="Nenne eine Säure mit einem pKa bei 5, bei 10, bei 16",
                say="Sammeln Sie zu jedem einen Stoff. Lassen Sie die Liste als Skala dieser Stunde an der Tafel "
                "stehen.",
                ask=("Was haben Stoffe mit ähnlichen Werten gemeinsam?",),
                expect="Carbonsäuren, Phenol oder Ammonium, Alkohole oder Wasser.",
            ),
            NO_WORDS,
            StepWords(
                title="Quizmaster: zehn Karten",
                say="Zu viert am Tisch, vier Antworten zur Wahl. Schnell und laut ist in Ordnung.",
                expect="Das Minuszeichen der stärksten Säuren und pKb statt pKaH kosten die meisten Karten.",
            ),
            StepWords(
                title="Vom Wert zur Reaktion",
                message="Essigsäure (4,76) und Ammoniak (pKaH 9,25): Was geschieht?",
                say="Eine Base steht beim pKa ihrer konjugierten Säure. Das Proton geht zur Base mit dem höheren Wert; "
                "der Unterschied ist die Zehnerpotenz von K.",
                ask=(
                    "Wohin geht das Proton, und wie groß ist K, ungefähr?",
                    "Was wäre mit Ethanol (15,9) anstelle von Essigsäure?",
                ),
                expect="Zum Ammoniak, K etwa 10^4,5. Ethanol reagiert mit Ammoniak kaum.",
            ),
            StepWords(
                title="pKace",
                say="Zu zweit, die Hilfe nimmt ab, und manchmal fragt der Bildschirm, was den Stich entscheidet.",
                expect="Wer die Werte kennt, ist jetzt im Vorteil: Man sagt voraus, bevor man hinsieht.",
            ),
            StepWords(
                title="Ein Stich gemeinsam",
                message="Welche Karte nimmt diesen Stich, und warum?",
                say="Lassen Sie die Klasse abstimmen, bevor Sie es erklären.",
                ask=("Wohin ginge das Proton, wenn die beiden vertauscht wären?",),
                expect="Die größere Zahl gewinnt nicht immer: Es kommt darauf an, wer das Proton abgibt.",
            ),
            NO_WORDS,
            StepWords(say="Zwei Spiele pKace gegen einen Bot."),
        ),
    ),
    "structure-and-reactivity": LessonWords(
        "Struktur, Säurestärke, Nucleophilie",
        "In einer Doppelstunde kommt die Gruppe von der Struktur zur Stärke und von der Stärke zur Wahl einer Base.",
        (
            StepWords(
                title="Drei Anionen",
                message="Ethanolat, Phenolat, Acetat: Welches ist am stabilsten?",
                say="Zeichnen Sie, wo die Ladung sitzt. Je mehr sie verteilt ist, desto schwächer die Base und desto "
                "stärker die Säure.",
                ask=("Wie sieht man das allein an der Struktur?",),
                expect="Acetat, dann Phenolat, dann Ethanolat: 4,76, 10,0, 15,9.",
            ),
            NO_WORDS,
            StepWords(
                title="Wer bin ich? ohne Werte",
                say="Zu viert am Tisch. Nur Strukturen; die Werte muss man abschätzen.",
                ask=("Was bewirkt diese Gruppe bei der Säurestärke?",),
                expect="Diskussionen über Strukturen. Merken Sie sich eine, auf die Sie zurückkommen.",
            ),
            StepWords(
                title="Eine Rangfolge begründen",
                message="Ordne: Aceton, Ethylacetat, Acetylaceton. Gründe?",
                say="Alle verlieren H vom Kohlenstoff neben C=O. Vergleichen Sie die Anionen.",
                ask=(
                    "Warum ist Acetylaceton (9,0) so viel saurer als Aceton (19,3)?",
                    "Warum ist Ethylacetat (25,6) weniger sauer als Aceton?",
                ),
                expect="Zwei Carbonylgruppen teilen sich die Ladung. Im Ester gibt der zweite Sauerstoff der "
                "C=O-Gruppe schon Elektronen; sie nimmt die Ladung dann schlechter auf.",
            ),
            StepWords(
                title="pKace ohne Hilfe",
                say="Zu dritt am Tisch, zweite Ausgabe. Der Bildschirm fragt, was den Stich entscheidet.",
                expect="Fehler betreffen jetzt vor allem geschützte Säuren.",
            ),
            StepWords(
                title="Base oder Nucleophil?",
                message="Die Base ist stark genug. Warum nimmt sie das Proton nicht?",
                say="Organolithium- und Grignard-Reagenzien addieren an die C=O-Gruppe. LDA nimmt das Proton.",
                ask=(
                    "Welche Base würdest du für das Enolat von Aceton wählen?",
                    "Welche Basen des Spiels sind stark und kaum nucleophil?",
                ),
                expect="LDA, LiTMP, die Hexamethyldisilazide, Natrium- und Kaliumhydrid.",
            ),
            StepWords(
                title="pKace aus dem Kopf",
                say="Die Nucleophilie steht nicht mehr auf den Karten.",
                expect="Jetzt wird mit Sperrigkeit und Delokalisierung argumentiert.",
            ),
            NO_WORDS,
            StepWords(say="Zwei Spiele gegen einen Bot."),
        ),
    ),
}
