"""The German words of the lessons about acids and bases."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "quizmaster-values": LessonWords(
        "Säuren und Basen nach ihren Werten",
        "Die Klasse ordnet gängige Säuren und Basen auf einer Skala, auch mit negativen Werten, und unterscheidet pKaH "
        "von pKb.",
        (
            StepWords(
                title="Der Reihe nach",
                message="Von stark nach schwach: HCl, Essigsäure, Phenol, Ethanol",
                say="Sammeln Sie Schätzungen auf einem Zahlenstrahl von −10 bis 50. Die Werte auf den Karten: HCl −7, "
                "Essigsäure 4,76, Phenol 10,0, Ethanol 15,9. Eine Einheit ist ein Faktor zehn.",
                ask=(
                    "Welche Säure hält ihr Proton am festesten?",
                    "Wievielmal so sauer wie Ethanol ist Phenol, ungefähr?",
                ),
                expect="Die Reihenfolge stimmt meist, die Abstände nicht: Von Phenol zu Ethanol ist es etwa ein Faktor "
                "von einer Million (10^5,9).",
            ),
            NO_WORDS,
            StepWords(
                title="Zehn Karten, je vier Antworten",
                say="Zu viert am Tisch. Wer falsch antwortet, ist für diese Karte raus, also erst denken.",
                expect="Wo es einen häufigen Fehler gibt, etwa pKb statt pKaH, steht sein Ergebnis unter den "
                "Antworten.",
            ),
            StepWords(
                title="Minuszeichen und pKb",
                message="Kann ein pKa negativ sein? Was würde das bedeuten?",
                say="pKa ist −log Ka. Ein Ka über 1 ergibt einen negativen pKa: Eine solche Säure gibt ihr Proton "
                "vollständig an Wasser ab. Bei Basen zeigt die Karte pKaH, den pKa der konjugierten Säure; in Wasser "
                "bei 25 °C gilt pKaH + pKb = 14.",
                ask=(
                    "HCl hat den pKa −7. Was ist stärker, HCl oder eine Säure mit +7?",
                    "Ammoniak hat den pKb 4,75. Welchen pKa hat das Ammonium-Ion?",
                    "Welche Base ist stärker, die mit dem größeren oder die mit dem kleineren pKaH?",
                ),
                expect="9,25 für das Ammonium-Ion. Das vergessene Minuszeichen und die Verwechslung von pKb und pKaH "
                "kosten die meisten Karten.",
            ),
            StepWords(
                title="Zehn Karten, getippt",
                say="Dieselben Karten, keine Auswahl. Ein Wert zählt, wenn er auf 1,0 genau ist.",
                expect="Ein Stoff wird zuerst nach seiner Stoffklasse eingeordnet: Carbonsäuren bei 5, Alkohole bei "
                "16. Loben Sie das.",
            ),
            NO_WORDS,
            StepWords(say="Alleine üben: Was noch nicht saß, kommt früher wieder."),
        ),
    ),
    "quizmaster-exact": LessonWords(
        "Wie genau ist ein pKa?",
        "Die Gruppe ruft Werte ab, urteilt, wie genau eine Antwort sein muss, und erklärt, warum gedruckte Werte "
        "auseinandergehen.",
        (
            StepWords(
                title="Ein Stoff, zwei Bücher",
                message="HCl: Eine Tabelle sagt −8, eine andere −3,9. Wer hat recht?",
                say="Säuren, die stärker sind als H₃O⁺, geben ihr Proton vollständig an Wasser ab; darum sehen sie in "
                "Wasser alle gleich stark aus. Ihre Werte sind Schätzungen. Über etwa 14 geht es Basen genauso, und "
                "die Werte stammen aus anderen Lösungsmitteln, meist DMSO.",
                ask=(
                    "Wie würde man den pKa von Essigsäure messen? Warum geht das bei HCl nicht?",
                    "Essigsäure hat in Wasser 4,76 und in DMSO 12,3. Was macht das Lösungsmittel?",
                ),
                expect="DMSO stabilisiert das Acetat-Ion viel weniger, weil es kein O–H hat, das mit dem Anion "
                "Wasserstoffbrücken bildet.",
            ),
            NO_WORDS,
            StepWords(
                title="Eine Person fragt und urteilt",
                say="Zu viert am Tisch; eine Person ist Quizmaster, sieht jede Antwort und entscheidet, ob sie zählt. "
                "Nach vier Karten wechselt die Rolle. Wer etwas gelten lässt, soll einen Grund nennen.",
                ask=("Du hast bei Ammoniak 36 gelten lassen, auf der Karte steht 38. Warum?",),
                expect="Die Gruppen einigen sich auf verschiedene Grenzen: genau bei Essigsäure, ein bis zwei "
                "Einheiten bei Werten über 30. Das ist vernünftig; fragen Sie nach dem Grund.",
            ),
            StepWords(
                title="Was zählt als richtig?",
                message="Bei welchen Stoffen darf eine Antwort um 2 danebenliegen?",
                say="Sammeln Sie von jedem Tisch eine Regel. Vergleichen Sie dann mit dem, was bekannt ist: Werte "
                "zwischen etwa 0 und 14 sind in Wasser gemessen, die gängigen auf wenige Hundertstel; negative und "
                "große sind Schätzungen.",
                ask=(
                    "Warum taugt der pKb nicht, um Basen wie LDA zu ordnen?",
                    "Ammoniak steht auf zwei Karten, einmal mit 9,25 und einmal mit 38. Was ist der Unterschied?",
                    "Wann entscheidet ein Unterschied von 0,5, was im Kolben geschieht?",
                ),
                expect="9,25 gehört zu NH₄⁺, das ein Proton verliert, 38 zu NH₃, das eines verliert. Ein Unterschied "
                "von 0,5 bedeutet ein Verhältnis von etwa 3; vollständig entscheidet er eine Reaktion also nie.",
            ),
            NO_WORDS,
            StepWords(say="Alleine üben, Antworten getippt, ohne Zeitlimit."),
        ),
    ),
    "pkace-direction": LessonWords(
        "Wohin geht das Proton?",
        "Die Klasse vergleicht pKa und pKaH und sagt, in welche Richtung ein Proton geht und wie vollständig.",
        (
            StepWords(
                title="Zwei Säuren, ein Zahlenstrahl",
                message="Essigsäure 4,76, Ethanol 15,9: Welche Säure hält ihr Proton fester?",
                say="Zeichnen Sie einen Zahlenstrahl. Ein kleiner pKa heißt: gibt das Proton leicht ab. Eine Base "
                "steht bei ihrem pKaH, dem pKa ihrer konjugierten Säure. Das Proton geht zur Base, wenn ihr Wert höher "
                "ist als der der Säure.",
                ask=(
                    "Nimmt Triethylamin (10,75) Phenol (10,0) ein Proton ab? Und Ethanol (15,9)?",
                    "Auf welcher Seite des Zahlenstrahls stehen die starken Basen?",
                ),
                expect="Manche lesen die größere Zahl als stärkere Säure. Klären Sie das vor dem Spiel; alles Weitere "
                "baut darauf auf. Bei Phenol ja, bei Ethanol nein.",
            ),
            NO_WORDS,
            StepWords(
                title="Spielen mit Zahlenstrahl",
                say="Zu zweit. Eine Base sticht eine Säure mit kleinerem Wert, eine Säure eine Base mit größerem. Mit "
                "Hilfe wird der Stich auf einem Zahlenstrahl gezeigt.",
                ask=("Wo auf dem Zahlenstrahl steht die ausgespielte Karte?",),
                expect="Die ersten Stiche gewinnt der Zufall. Nach drei oder vier wird geplant.",
            ),
            StepWords(
                title="Einen Stich besprechen",
                message="Welche Karten könnten diesen Stich nehmen, und welche am besten?",
                say="Schreiben Sie die Gleichung des Stichs mit verschieden langen Pfeilen. Der Unterschied ist die "
                "Zehnerpotenz der Gleichgewichtskonstante.",
                ask=(
                    "Was nimmt das Proton der Essigsäure vollständiger: Pyridin (5,2) oder Triethylamin (10,75)?",
                    "Der Unterschied ist 6. Wie groß ist K, ungefähr?",
                    "Welche konjugierten Paare stecken in dieser Gleichung?",
                ),
                expect="Einige erwarten, dass der nächstgelegene Wert am besten reagiert. K ist etwa eine Million.",
            ),
            StepWords(
                title="Ohne Hilfe spielen",
                say="Nichts ist markiert, und ab und zu fragt der Bildschirm, was den Stich entscheidet.",
                expect="An abgelehnten Zügen sieht man, wer noch glaubt, die größere Zahl gewinne immer.",
            ),
            NO_WORDS,
            StepWords(say="Zwei Spiele gegen einen Bot; die Hilfe nimmt ab."),
        ),
    ),
    "pkace-guard": LessonWords(
        "Base oder Nucleophil?",
        "Die Gruppe erklärt, warum auch eine starke Base neben C=O kein Proton nehmen muss, und wählt eine passende "
        "Base.",
        (
            StepWords(
                title="Zwei starke Basen treffen Aceton",
                message="Butyllithium oder LDA: Was macht aus Aceton ein Enolat?",
                say="Das C–H von Aceton hat den pKa 19,3. Beide Basen sind weit stärker. Butyllithium greift den "
                "Carbonyl-Kohlenstoff an; LDA, dessen Stickstoff zwischen zwei sperrigen Gruppen sitzt, nimmt das "
                "Proton.",
                ask=(
                    "Welches Produkt gibt jede der beiden, nachdem Wasser zugegeben wurde?",
                    "Welche Eigenschaft von LDA zählt hier, außer der Stärke?",
                ),
                expect="Mit Butyllithium ein tertiärer Alkohol, 2-Methylhexan-2-ol; mit LDA das Enolat, das Wasser "
                "wieder zu Aceton macht. Viele erwarten, dass Stärke allein genügt.",
            ),
            NO_WORDS,
            StepWords(
                title="Spielen mit allen Werten",
                say="Zweite Ausgabe, je acht Karten. Achten Sie auf Karten mit C=O oder C≡N: Gegen sie zählt ein "
                "starkes Nucleophil nicht.",
                ask=("Deine Base ist stark genug. Warum wird sie abgelehnt?",),
                expect="Die Spielregel ist einfacher als das Labor: Natriumamid und Butyllithium deprotonieren "
                "Acetonitril durchaus.",
            ),
            StepWords(
                title="Welche Base würdest du nehmen?",
                message="Wähle eine Base für die Säure auf dem Tisch. Warum diese?",
                say="Sortieren Sie die Basen des Tisches in drei Spalten: nicht, schwach, stark nucleophil. Gehen Sie "
                "dann die Säure des Stichs durch.",
                ask=(
                    "Warum ist Natriumhydrid eine Base und kaum ein Nucleophil?",
                    "Auch Carbonsäuren haben ein C=O. Warum sind sie nicht geschützt?",
                    "Ist Triethylamin hier eher eine gute Base oder ein gutes Nucleophil?",
                ),
                expect="Das O–H einer Carbonsäure ist so sauer, dass zuerst sein Proton geht. Hydrid aus NaH reagiert "
                "an der Oberfläche eines Salzes und nimmt Protonen.",
            ),
            StepWords(
                title="Nucleophilie aus dem Kopf",
                say="Auf den Karten steht nicht mehr, wie nucleophil eine Base ist; darum gibt es keine Hilfe.",
                expect="Jetzt wird mit Größe und Delokalisierung argumentiert: LDA, LiTMP und die Hexamethyldisilazide "
                "sind sperrig.",
            ),
            NO_WORDS,
            StepWords(say="Zwei Spiele gegen einen Bot."),
        ),
    ),
    "whoami-groups": LessonWords(
        "Funktionelle Gruppen: Wer bin ich?",
        "Die Klasse erkennt funktionelle Gruppen in Strukturen und grenzt mit ihnen einen Stoff ein.",
        (
            StepWords(
                title="Eine Frage für drei Stoffe",
                message="Aceton, Essigsäure, Ethanol: Welche Frage unterscheidet sie?",
                say="Zeichnen Sie die drei Strukturen. Lassen Sie nur Ja-Nein-Fragen zu und notieren Sie nach jeder, "
                "welche Stoffe übrig sind.",
                ask=(
                    "Welche davon haben ein C=O?",
                    "Welche Frage lässt nur einen übrig, wie auch immer die Antwort lautet?",
                ),
                expect="Aceton und Essigsäure haben ein C=O. Keine einzelne Ja-Nein-Frage trennt drei; zwei schaffen "
                "es.",
            ),
            NO_WORDS,
            StepWords(
                title="Spielen",
                say="Zu viert am Tisch. Alle sehen deine Karte, nur du nicht. Gefragt wird nach Gruppen, Elementen, "
                "Werten; der Tisch antwortet wahrheitsgemäß. Die Runde wird zu Ende gespielt, sobald jemand richtig "
                "geraten hat.",
                ask=("Was weißt du bisher über dich?",),
                expect="Am Anfang werden Stoffe geraten. Wer nach Gruppen fragt, ist schneller, und die anderen merken "
                "es.",
            ),
            StepWords(
                title="Gute Fragen",
                message="Welche erste Frage schließt die meisten Karten aus?",
                say="Es gibt 54 Karten: 27 Säuren, 27 Basen. Vergleichen Sie „Bin ich eine Säure?“ mit „Bin ich "
                "Aceton?“: Wie viele Karten bleiben jeweils?",
                ask=(
                    "Wie viele Karten bleiben nach „Bin ich eine Säure?“?",
                    "Wie viele so gute Fragen fänden eine Karte unter 54?",
                    "Welche Gruppen stehen auf vielen Karten, welche auf einer?",
                ),
                expect="27, wie auch immer die Antwort lautet; sechs Halbierungen reichen, denn 2⁶ = 64.",
            ),
            StepWords(
                title="Ohne Stoffklasse auf der Karte",
                say="Die Karten nennen die Stoffklasse nicht mehr; man muss die Struktur lesen.",
                expect="Ester und Ketone werden verwechselt, und Ether in Estern gesehen: In COOR gehört der "
                "Sauerstoff zum Ester.",
            ),
            NO_WORDS,
            StepWords(say="Zwei Spiele gegen einen Bot."),
        ),
    ),
    "whoami-structure": LessonWords(
        "Struktur erklärt Stärke",
        "Die Klasse schätzt aus der Struktur, wie sauer oder basisch ein Stoff ist: Delokalisierung, "
        "Elektronegativität, Nachbargruppen.",
        (
            StepWords(
                title="Warum ist Phenol saurer als Ethanol?",
                message="Phenol 10,0, Ethanol 15,9. Beide verlieren H von O. Woher der Unterschied?",
                say="Vergleichen Sie die Anionen, nicht die Säuren: Je stabiler das Anion, desto stärker die Säure. "
                "Zeichnen Sie Phenolat mit der Ladung im Ring und Ethanolat mit der Ladung an einem Atom.",
                ask=(
                    "Essigsäure 4,76, Trifluoressigsäure 0,5: Was machen die Fluoratome?",
                    "Warum ist ein C–H neben einem C=O überhaupt sauer?",
                ),
                expect="Der Ring nimmt einen Teil der Ladung auf. Fluor zieht Elektronen vom Carboxylat ab. Im Enolat "
                "teilt sich die Ladung auf, bis zum Sauerstoff.",
            ),
            NO_WORDS,
            StepWords(
                title="Spielen ohne Werte",
                say="Zu viert am Tisch. Auf den Karten stehen keine Werte; eine Frage wie „Ist mein pKa unter 10?“ "
                "hilft nur, wenn man die Strukturen beurteilen kann. Wer es in derselben Runde herausfindet, gewinnt "
                "mit.",
                ask=("Welche der übrigen Karten hätte einen Wert unter 10? Warum?",),
                expect="Es wird laut über Strukturen diskutiert. Achten Sie auf „weil sich die Ladung verteilen kann“.",
            ),
            StepWords(
                title="Nach Struktur ordnen",
                message="Von stark nach schwach, mit einem Grund für jeden Schritt",
                say="Geben Sie jeweils drei Stoffe, und lassen Sie zu zweit ordnen, bevor die Werte in den Karten "
                "nachgesehen werden: Ethan, Ethin, Aceton; Ethanol, Phenol, Essigsäure; Pyridin, Triethylamin, DBU.",
                ask=(
                    "Welches Anion ist am stabilsten, und warum?",
                    "Ethin 25, Ethan 50: Beide verlieren H von C. Was ist anders?",
                    "Warum ist DBU eine stärkere Base als Triethylamin, obwohl bei beiden Stickstoff das Proton nimmt?",
                ),
                expect="Aceton 19,3, Ethin 25, Ethan 50: zuerst die Delokalisierung, dann der s-Anteil des Orbitals. "
                "Das Kation von DBU verteilt seine Ladung auf zwei Stickstoffatome (13,5 gegen 10,75).",
            ),
            NO_WORDS,
            StepWords(say="Zwei Spiele ohne Werte, gegen einen Bot."),
        ),
    ),
}
