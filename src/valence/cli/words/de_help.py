"""The help of the command line in German, below the English text."""

from valence.cli.words import by_english

HELP = by_english("""
Chemistry tabletop games whose rulings explain themselves. Run `valence` on its own to open them to a class on
this network.
    Chemie-Spiele, die jede Entscheidung erklären. `valence` allein öffnet sie für eine Klasse in diesem
    Netzwerk.

Show the version.
    Die Version zeigen.

The language of the games, such as en-US; by default that of the environment.
    Die Sprache der Spiele, etwa en-US; sonst die der Umgebung.

Install completion for the current shell.
    Vervollständigung für diese Shell einrichten.

Show completion for the current shell, to copy it or customize the installation.
    Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.

List the games.
    Die Spiele auflisten.

Show a game's rulebook, or one of its rules.
    Die Spielregeln eines Spiels zeigen, oder eine davon.

A game; `valence games` lists them.
    Ein Spiel; `valence games` zählt sie auf.

One rule, such as R7.
    Eine Regel, etwa R7.

Play in the terminal, against bots or with others at one keyboard.
    Im Terminal spielen, gegen Bots oder mit anderen an einer Tastatur.

How many seats; by default the fewest the game allows.
    Wie viele Plätze; sonst so wenige, wie das Spiel erlaubt.

The people at this keyboard, such as Ada,Ben; bots take the other seats.
    Wer an dieser Tastatur spielt, etwa Ada,Ben; Bots nehmen die übrigen Plätze.

The printed sheet to play by; by default the first that suits the number of seats.
    Das gedruckte Blatt, nach dem gespielt wird; sonst das erste, das zur Zahl der Plätze passt.

A house rule, such as hand=8; may be repeated.
    Eine Hausregel, etwa hand=8; auch mehrmals.

Your own set of cards, as CSV or spreadsheet.
    Ein eigener Kartensatz, als CSV oder Tabellendatei.

Deal the same cards again.
    Dieselben Karten noch einmal austeilen.

How well the bots play: easy, fair, strong or a number from 1 (the weakest); or your own, as MODULE:NAME.
    Wie gut die Bots spielen: easy, fair, strong oder eine Zahl ab 1 (am schwächsten); oder ein eigener, als
    MODUL:NAME.

How much help you see: full, fading (less and less as you get it right) or none.
    Wie viel Hilfe du siehst: full (alle), fading (immer weniger, je mehr gelingt) oder none (keine).

How often you are asked about your moves: off, some or often.
    Wie oft du nach deinen Zügen gefragt wirst: off (nie), some (manchmal) oder often (oft).

Save the game to this file after every move.
    Das Spiel nach jedem Zug in dieser Datei speichern.

Resume the game in this file.
    Das Spiel in dieser Datei fortsetzen.

Print the story of a recorded game.
    Den Verlauf eines aufgezeichneten Spiels ausgeben.

A record, as `valence play --record` writes it.
    Ein Spielprotokoll, wie es `valence play --record` schreibt.

Wait for Enter after every move.
    Nach jedem Zug auf die Eingabetaste warten.

Serve the games to browsers on this machine, or with --lan to a class.
    Die Spiele für Browser auf diesem Rechner öffnen, oder mit --lan für eine Klasse.

Let other devices on this network join.
    Andere Geräte in diesem Netzwerk können beitreten.

The port to listen on; by default 8000, and 0 picks a free one.
    Der Port; sonst 8000, und 0 nimmt einen freien.

The address to listen on.
    Die Adresse, unter der der Server erreichbar ist.

The folder for the database file.
    Der Ordner für die Datei der Datenbank.

sqlite:///file or postgresql://…; by default DATABASE_URL.
    sqlite:///datei oder postgresql://…; sonst DATABASE_URL.

redis://…, needed for several processes.
    redis://…, für mehrere Prozesse nötig.

Server processes; more than one needs PostgreSQL and Redis.
    Serverprozesse; mehr als einer braucht PostgreSQL und Redis.

The address people use, such as https://games.example.
    Die Adresse, die alle aufrufen, etwa https://games.example.

Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: 127.0.0.1, …
    Proxys, deren X-Forwarded-For und X-Forwarded-Proto gelten: 127.0.0.1, …

Log format: plain or json.
    Format des Protokolls: plain oder json.

Open the games in the browser.
    Die Spiele im Browser öffnen.

Write the games as a website that needs no server: any web host can serve the folder.
    Die Spiele als Website ohne eigenen Server schreiben: jeder Webserver kann den Ordner ausliefern.

Created if it doesn't exist.
    Wird angelegt, wenn es ihn nicht gibt.

Diagnose this machine (port, network, disk, extras) and suggest fixes.
    Diesen Rechner prüfen (Port, Netzwerk, Platte, Zusätze) und sagen, was zu tun ist.

Practise the values of acids and bases with spaced repetition.
    Die Werte von Säuren und Basen üben, mit Wiederholung in wachsenden Abständen.

Whose progress to use.
    Um wessen Lernstand es geht.

At most this many questions.
    Höchstens so viele Fragen.

At most this many new ones.
    Höchstens so viele neue.

How far off a value may be and still count as right.
    Wie weit ein Wert daneben liegen darf und noch als richtig gilt.

Only show what is known, shaky and due.
    Nur zeigen, was sitzt, was unsicher und was fällig ist.

The folder where progress is saved.
    Der Ordner, in dem der Lernstand gespeichert wird.

Export the acids and bases, with their structures, as a package for Anki.
    Die Säuren und Basen mit ihren Strukturen als Paket für Anki ausgeben.

The package to write, such as acids.apkg.
    Das Paket, das geschrieben wird, etwa saeuren.apkg.

Say what the players of some games have shown to understand.
    Sagen, was in einigen Spielen verstanden wurde.

Records of games.
    Spielprotokolle.

Print everything as JSON.
    Alles als JSON ausgeben.

Write every informative try in some games into a table, for statistics.
    Jeden aussagekräftigen Versuch einiger Spiele in eine Tabelle schreiben, für Statistik.

The file to write.
    Die Datei, die geschrieben wird.

Write worksheets about what went wrong in some games, in several versions with the answers, as a PDF.
    Arbeitsblätter zu dem schreiben, was in einigen Spielen nicht gelang, in mehreren Fassungen mit Lösungen,
    als PDF.

How many versions, so that neighbours differ.
    Wie viele Fassungen, damit Nachbarn verschiedene haben.

Other tasks with another number.
    Andere Aufgaben mit einer anderen Zahl.

The paper in the printer.
    Das Papier im Drucker.

Write exercises for Moodle and other platforms: about a game, or about what went wrong in some games.
    Aufgaben für Moodle und andere Plattformen schreiben: zu einem Spiel, oder zu dem, was in einigen Spielen
    nicht gelang.

A game, or records of games.
    Ein Spiel, oder Spielprotokolle.

What the learning platform reads.
    Was die Lernplattform liest.

How many about each concept of a game.
    Wie viele zu jedem Konzept eines Spiels.

Other exercises with another number.
    Andere Aufgaben mit einer anderen Zahl.

List the cards or tiles of a game.
    Die Karten oder Steine eines Spiels auflisten.

Only cards of this kind, such as acid or monomer.
    Nur Karten dieser Art, etwa acid oder monomer.

Write a game's cards or tiles, board and rulebook as a PDF to print and cut out.
    Karten oder Steine, Spielfeld und Spielregeln eines Spiels als PDF schreiben, zum Drucken und
    Ausschneiden.

The file to write; by default GAME.pdf.
    Die Datei, die geschrieben wird; sonst SPIEL.pdf.

All colours, or black lines only.
    Alle Farben, oder nur schwarze Linien.

Card backs, for double-sided printing.
    Kartenrückseiten, für beidseitigen Druck.

Include the rulebook.
    Die Spielregeln mitdrucken.

Print pKa values; without them, play from memory.
    pKa-Werte drucken; ohne sie wird auswendig gespielt.

Print compound classes.
    Stoffklassen drucken.

Print how nucleophilic bases are.
    Drucken, wie nucleophil Basen sind.

Make your own sets of cards.
    Eigene Kartensätze machen.

Create a set: a CSV file or spreadsheet with example cards to replace.
    Einen Kartensatz anlegen: eine CSV- oder Tabellendatei mit Beispielen zum Ersetzen.

The game the set is for, such as pkace.
    Das Spiel, für das der Kartensatz ist, etwa pkace.

A .csv or .xlsx file; by default GAME-set.csv.
    Eine Datei .csv oder .xlsx; sonst SPIEL-set.csv.

Select from the built-in acids and bases, such as --kind acid --below 16; then edit the file as you like.
    Aus den mitgelieferten Säuren und Basen auswählen, etwa --kind acid --below 16; danach lässt sich die
    Datei ändern.

A .csv or .xlsx file.
    Eine Datei .csv oder .xlsx.

Only acids, or only bases.
    Nur Säuren (acid), oder nur Basen (base).

Only values of at least this.
    Nur Werte ab diesem.

Only values below this.
    Nur Werte unter diesem.

Only compounds with this group, such as alcohol.
    Nur Verbindungen mit dieser Gruppe, etwa alcohol.

List what's wrong with a set of cards, or show which games can be played with it.
    Sagen, was an einem Kartensatz nicht stimmt, oder welche Spiele damit gehen.

A set of cards: CSV or .xlsx.
    Ein Kartensatz: CSV oder .xlsx.

Draw every card of a set, to check that the structures are right.
    Jede Karte eines Kartensatzes zeichnen, um die Strukturen zu prüfen.

A .pdf, .png or .svg file; by default FILE-cards.pdf.
    Eine Datei .pdf, .png oder .svg; sonst DATEI-cards.pdf.

Manage the server's database.
    Die Datenbank des Servers verwalten.

Upgrade the database; on SQLite `valence serve` does it automatically.
    Die Datenbank auf den neuesten Stand bringen; mit SQLite macht das `valence serve` von selbst.

Copy a SQLite database to a file; the server can keep running.
    Eine SQLite-Datenbank in eine Datei kopieren; der Server kann weiterlaufen.

Replace a SQLite database with a backup; stop the server first.
    Eine SQLite-Datenbank durch eine Sicherung ersetzen; der Server muss dazu aus sein.

Show this message and exit.
    Diese Hilfe zeigen.
""")
