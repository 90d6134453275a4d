"""The German words of the lessons about ions and salts."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "metals-charges": LessonWords(
        "Warum Salze gerade diese Formeln haben",
        "Die Klasse sagt voraus, welche Ionen sich anziehen, und findet durch Addieren der Ladungen heraus, wie viele "
        "von jedem eine neutrale Verbindung ergeben.",
        (
            StepWords(
                title="Was passt zusammen?",
                message="Welche Ionen gehören zusammen, und wie viele von jedem?",
                say="Schreiben Sie Na⁺, Ca²⁺, Al³⁺ links an die Tafel und Cl⁻, O²⁻, N³⁻ rechts. Sagen Sie nur "
                "zweierlei: Entgegengesetzte Ladungen ziehen sich an, und in einer Verbindung bleibt keine Ladung "
                "übrig. Alles andere findet die Klasse beim Spielen heraus.",
                ask=(
                    "Wie viele Cl⁻ braucht ein Ca²⁺? Woher weißt du das?",
                    "Ziehen Na⁺ und Ca²⁺ einander an?",
                ),
                expect="Viele kennen CaCl₂ auswendig; wenige können sagen, warum es zwei sind. Lassen Sie das vorerst "
                "offen.",
            ),
            NO_WORDS,
            StepWords(
                title="Mit Hilfe spielen",
                say="Zu zweit, mit voller Hilfe: Der Bildschirm markiert, was gespielt werden kann. Gehen Sie herum "
                "und fragen Sie nicht, ob eine Antwort vollständig ist, sondern warum.",
                ask=("Warum sind drei Na⁺ hier eine vollständige Antwort?",),
                expect="Die ersten zwei Runden gehen langsam. Danach dauert eine Runde keine Minute.",
            ),
            StepWords(
                title="Gemeinsam Ladungen addieren",
                message="Welche Gesamtladung hat jede Seite?",
                say="Schreiben Sie die Karten des Tisches als Summe an: 3 × 1− gegen 1 × 3+. Tauschen Sie dann eine "
                "Karte aus, und lassen Sie die Klasse neu entscheiden.",
                ask=(
                    "Ein Al³⁺ gegen drei Cl⁻: Welche Seite ist größer?",
                    "Was ist größer, die Ladung von einem N³⁻ oder die von zwei Ca²⁺ zusammen?",
                    "Sind Plus und Minus zusammen immer neutral?",
                ),
                expect="Manche zählen Ionen statt Ladungen; dann scheinen drei Cl⁻ mehr zu sein als ein Al³⁺. Manche "
                "sehen nur auf die größte einzelne Ladung. Beides verschwindet, sobald die Summe dasteht.",
            ),
            StepWords(
                title="Ohne Hilfe spielen",
                say="Dasselbe Spiel, nichts ist markiert. Bevor eine Karte gespielt wird, fragt der Bildschirm "
                "manchmal, was die Runde entscheidet. Ein abgelehnter Zug wird begründet und kostet nichts.",
                expect="Mehr abgelehnte Züge als vorher, vor allem in den ersten Minuten. Dafür ist diese Runde da.",
            ),
            NO_WORDS,
            StepWords(
                say="Zwei Spiele zu Hause, gegen einen Bot. Wer es richtig macht, bekommt weniger Hilfe."
            ),
        ),
    ),
    "metals-formulas": LessonWords(
        "Formeln und Namen von Salzen",
        "Die Klasse schreibt Formeln von Ionenverbindungen in den kleinsten ganzen Zahlen, benennt sie und sagt, wofür "
        "eine Formel steht.",
        (
            StepWords(
                title="Von den Ionen zur Formel",
                message="Al³⁺ und O²⁻: Wie lautet die Formel?",
                say="Lassen Sie die Klasse herausfinden, wie viele Ionen sich ausgleichen, bevor jemand Zahlen über "
                "Kreuz tauscht: 2 × 3+ ist 6+, 3 × 2− ist 6−, also Al₂O₃. Die Formel gibt das Verhältnis der Ionen im "
                "Kristall an, mehr nicht.",
                ask=(
                    "Warum CaO und nicht Ca₂O₂?",
                    "In einem Kristall von Natriumchlorid: Welches Cl⁻ gehört zu welchem Na⁺?",
                ),
                expect="Wer über Kreuz tauscht, bekommt bei gleichen Ladungen Ca₂O₂. Viele stellen sich CaO-Moleküle "
                "vor.",
            ),
            NO_WORDS,
            StepWords(
                title="Spielen, schreiben, benennen",
                say="Zu dritt am Tisch. Wer antwortet, schreibt die Formel der Verbindung und ihren Namen. Richtig "
                "bringt einen Zusatzpunkt, falsch wird erklärt.",
                expect="Anfangs langsam, denn Tippen dauert. Erinnern Sie daran, dass die Formel die der neutralen "
                "Verbindung ist, auch wenn sich die Ladungen auf dem Tisch nicht ausgleichen.",
            ),
            StepWords(
                title="Was sagt der Name?",
                message="Wie heißt diese Verbindung, und warum?",
                say="Namen von Salzen zählen nicht: Die Ladungen sagen schon, wie viele Ionen es sind. Das Anion aus "
                "einem Atom endet auf -id.",
                ask=(
                    "Warum Calciumchlorid, aber Kohlenstoffdioxid?",
                    "Was ist der Unterschied zwischen Chlor und Chlorid?",
                    "Welche Ionen stecken in Aluminiumnitrid, und wie viele von jedem?",
                ),
                expect="„Calciumdichlorid“ liegt als Fehler am nächsten: Die Vorsilben gehören zu Verbindungen zweier "
                "Nichtmetalle. „Natriumchlor“ nennt das Element.",
            ),
            StepWords(
                title="Jetzt entscheidet die Formel",
                say="Die Formel muss stimmen, in drei Versuchen, sonst ist die Runde verloren. Hilfe gibt es keine.",
                expect="Wer vorher geraten hat, schreibt nun zuerst die Ladungen auf. Genau darum geht es.",
            ),
            NO_WORDS,
            StepWords(say="Zwei Spiele mit Formeln und Namen, gegen einen Bot."),
        ),
    ),
    "charged-polyatomic": LessonWords(
        "Formeln mit mehratomigen Ionen",
        "Die Klasse behandelt ein mehratomiges Ion als ein Teilchen mit einer Ladung und baut Formeln damit.",
        (
            StepWords(
                title="Ein Teilchen, eine Ladung",
                message="Welche davon sind Formeln von Salzen: Na₂NO₃, NaNO₃, NaSO₄, Na₂SO₄?",
                say="Nitrat ist ein Teilchen, NO₃⁻, zusammengehalten von Elektronenpaarbindungen. Es trägt als Ganzes "
                "eine Ladung. Kreisen Sie in NaNO₃ das NO₃ ein und in Na₂SO₄ das SO₄.",
                ask=(
                    "Wie viele Na⁺ braucht ein Sulfat? Und ein Sulfit?",
                    "Ändert sich die 4 in SO₄²⁻, wenn das Salz ein anderes ist?",
                ),
                expect="NaNO₃ und Na₂SO₄. Manche halten die Sauerstoffatome für Oxid-Ionen und rechnen für jedes 2−.",
            ),
            NO_WORDS,
            StepWords(
                title="Formeln legen",
                say="Zu zweit. Jedes Atom ist ein Stein: Na₂SO₄ ist Na Na S O O O O. Fangen Sie mit Salzen aus zwei "
                "Elementen an, dann kommen Ionen, die wachsen können: KCl, KClO, KClO₂.",
                ask=("Was kann aus diesem Chlorid werden, wenn du Sauerstoff dahinterlegst?",),
                expect="Die ersten Formeln sind Halogenide und Oxide. Das erste Sauerstoff-Anion entsteht meist, indem "
                "jemand ein Chlorid oder Sulfid verlängert.",
            ),
            StepWords(
                title="Das Spielfeld lesen",
                message="Welche Formeln könnte man hier als Nächstes legen?",
                say="Lesen Sie zwei Formeln des Spielfelds vor, jede als Ionen mit Ladungen. Dann sucht die Klasse "
                "eine Verlängerung.",
                ask=(
                    "Welche Ionen stecken in dieser Formel, und welche Ladungen haben sie?",
                    "Mg(NO₃)₂ lässt sich auf diesem Spielfeld nicht legen. Warum nicht?",
                    "Warum darf aus Na₂S erst Na₂SO₃ und dann Na₂SO₄ werden?",
                ),
                expect="Das Spielfeld kennt keine Klammern, also lässt sich Mg(NO₃)₂ nicht legen. Sulfid, Sulfit und "
                "Sulfat sind alle 2−, darum kann Na₂S wachsen. Eine Regel ist das nicht: Azid ist 1−, Nitrid 3−.",
            ),
            StepWords(
                title="Auf denselben Feldern weiter",
                say="Wer schafft die Formel mit den meisten Steinen oder eine mit drei Sorten von Atomen?",
                expect="Am längsten sind Phosphate wie Na₃PO₄, mit acht Steinen.",
            ),
            NO_WORDS,
            StepWords(say="Ein Spiel zu Hause. Man kann es unterbrechen und fortsetzen."),
        ),
    ),
    "charged-names": LessonWords(
        "Sauerstoff-Anionen und römische Ziffern",
        "Die Klasse benennt Salze von Metallen mit mehreren Ladungen und von Sauerstoff-Anionen und liest aus einem "
        "Namen die Formel.",
        (
            StepWords(
                title="Zwei Wörter reichen nicht",
                message="FeCl₂ und FeCl₃: Wie heißen sie?",
                say="Die Ziffer ist die Ladung des Metall-Ions: Eisen(II)-chlorid, Eisen(III)-chlorid. Schreiben Sie "
                "dann ClO⁻, ClO₂⁻, ClO₃⁻, ClO₄⁻ untereinander: Hypochlorit, Chlorit, Chlorat, Perchlorat. Jedes Mal "
                "ein Sauerstoffatom mehr, die Ladung bleibt.",
                ask=(
                    "Fe₂O₃ hat zwei Eisenatome. Warum heißt es Eisen(III)-oxid?",
                    "Was hat mehr Sauerstoff, Sulfit oder Sulfat? Ändert sich die Ladung?",
                ),
                expect="Manche lesen die Ziffer als Zahl der Metallatome. -it und -at werden verwechselt: -at ist das "
                "mit mehr Sauerstoff.",
            ),
            NO_WORDS,
            StepWords(
                title="Formeln legen und benennen",
                say="Zu zweit. Zu jeder neuen Formel fragt der Bildschirm nach dem Namen; ein richtiger bringt einen "
                "Bonus. Eisen, Kupfer und Gold haben je zwei Ladungen.",
                ask=("Welche Ladung hat das Eisen hier? Leite sie vom Anion ab.",),
                expect="Die Ladung des Metalls ergibt sich erst aus der Formel. Das ist es, was hier geübt wird.",
            ),
            StepWords(
                title="Vom Namen zurück zur Formel",
                message="Sag diese Formel laut. Welche Ionen stecken darin?",
                say="Nehmen Sie zwei Formeln vom Spielfeld und eine, die dort nicht liegt, etwa Kupfer(I)-oxid.",
                ask=(
                    "CuO hat ein Kupferatom. Warum heißt es Kupfer(II)-oxid?",
                    "Warum braucht Natriumchlorid keine Ziffer?",
                    "Schreibe die Formeln von Eisen(II)-sulfat und Kaliumperchlorat.",
                ),
                expect="FeSO₄ und KClO₄. Cu₂O ist Kupfer(I)-oxid: zwei Cu⁺ auf ein O²⁻.",
            ),
            StepWords(
                title="Auf denselben Feldern weiter",
                say="Für Schnelle: eine Formel benennen, bevor das Gegenüber sie fertig gelegt hat.",
                expect="Die Namen kommen jetzt schneller. Notieren Sie, welche Endungen noch verwechselt werden; die "
                "Übersicht zeigt sie später auch.",
            ),
            NO_WORDS,
            StepWords(say="Ein Spiel mit Namen, gegen einen Bot."),
        ),
    ),
}
