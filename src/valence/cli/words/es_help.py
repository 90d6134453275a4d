"""The help of the command line in Spanish, below the English text."""

from valence.cli.words import by_english

HELP = by_english("""
Chemistry tabletop games whose rulings explain themselves. Run `valence` on its own to open them to a class on
this network.
    Juegos de mesa de química que explican cada decisión. `valence` a solas los abre a una clase en esta red.

Show the version.
    Muestra la versión.

The language of the games, such as en-US; by default that of the environment.
    El idioma de los juegos, como en-US; si no se indica, el del entorno.

Install completion for the current shell.
    Instala el autocompletado para esta consola.

Show completion for the current shell, to copy it or customize the installation.
    Muestra el autocompletado para esta consola, para copiarlo o adaptarlo.

List the games.
    Lista los juegos.

Show a game's rulebook, or one of its rules.
    Muestra las reglas de un juego, o una de ellas.

A game; `valence games` lists them.
    Un juego; `valence games` los lista.

One rule, such as R7.
    Una regla, como R7.

Play in the terminal, against bots or with others at one keyboard.
    Una partida en la terminal, contra bots o con otras personas en el mismo teclado.

How many seats; by default the fewest the game allows.
    Cuántos lugares; si no se indica, los menos que admite el juego.

The people at this keyboard, such as Ada,Ben; bots take the other seats.
    Quiénes juegan en este teclado, como Ada,Ben; los bots ocupan los demás lugares.

The printed sheet to play by; by default the first that suits the number of seats.
    La hoja impresa con la que se juega; si no se indica, la primera que sirve para esos lugares.

A house rule, such as hand=8; may be repeated.
    Una regla de la casa, como hand=8; se puede repetir.

Your own set of cards, as CSV or spreadsheet.
    Un set de cartas propio, en CSV u hoja de cálculo.

Deal the same cards again.
    Reparte otra vez las mismas cartas.

How well the bots play: easy, fair, strong or a number from 1 (the weakest); or your own, as MODULE:NAME.
    Qué tan bien juegan los bots: easy, fair, strong o un número desde 1 (el más flojo); o uno propio, como
    MÓDULO:NOMBRE.

How much help you see: full, fading (less and less as you get it right) or none.
    Cuánta ayuda ves: full (toda), fading (cada vez menos, a medida que aciertas) o none (ninguna).

How often you are asked about your moves: off, some or often.
    Con qué frecuencia se te pregunta por tus jugadas: off (nunca), some (a veces) u often (a menudo).

Save the game to this file after every move.
    Guarda la partida en este archivo después de cada jugada.

Resume the game in this file.
    Continúa la partida de este archivo.

Print the story of a recorded game.
    Cuenta una partida registrada.

A record, as `valence play --record` writes it.
    Un registro, como lo escribe `valence play --record`.

Wait for Enter after every move.
    Espera Intro después de cada jugada.

Serve the games to browsers on this machine, or with --lan to a class.
    Abre los juegos a los navegadores de esta computadora o, con --lan, a una clase.

Let other devices on this network join.
    Permite que entren otros dispositivos de esta red.

The port to listen on; by default 8000, and 0 picks a free one.
    El puerto; si no se indica, 8000; con 0 se elige uno libre.

The address to listen on.
    La dirección en la que escucha el servidor.

The folder for the database file.
    La carpeta del archivo de la base de datos.

sqlite:///file or postgresql://…; by default DATABASE_URL.
    sqlite:///archivo o postgresql://…; si no se indica, DATABASE_URL.

redis://…, needed for several processes.
    redis://…, necesario con varios procesos.

Server processes; more than one needs PostgreSQL and Redis.
    Procesos del servidor; más de uno necesita PostgreSQL y Redis.

The address people use, such as https://games.example.
    La dirección que usa la gente, como https://games.example.

Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: 127.0.0.1, …
    Proxies cuyos X-Forwarded-For y X-Forwarded-Proto se aceptan: 127.0.0.1, …

Log format: plain or json.
    Formato del registro del servidor: plain o json.

Open the games in the browser.
    Abre los juegos en el navegador.

Write the games as a website that needs no server: any web host can serve the folder.
    Escribe los juegos como un sitio que no necesita servidor propio: la carpeta sirve en cualquier
    alojamiento web.

Created if it doesn't exist.
    Se crea si no existe.

Diagnose this machine (port, network, disk, extras) and suggest fixes.
    Revisa esta computadora (puerto, red, disco, extras) y propone soluciones.

Practise the values of acids and bases with spaced repetition.
    Practica los valores de ácidos y bases con repetición espaciada.

Whose progress to use.
    De quién es el progreso.

At most this many questions.
    Como máximo, este número de preguntas.

At most this many new ones.
    Como máximo, este número de nuevas.

How far off a value may be and still count as right.
    Cuánto puede desviarse un valor y contar como correcto.

Only show what is known, shaky and due.
    Solo muestra qué se sabe, qué se duda y qué toca repasar.

The folder where progress is saved.
    La carpeta donde se guarda el progreso.

Export the acids and bases, with their structures, as a package for Anki.
    Exporta los ácidos y las bases, con sus estructuras, como paquete de Anki.

The package to write, such as acids.apkg.
    El paquete que se escribe, como acidos.apkg.

Say what the players of some games have shown to understand.
    Dice qué han demostrado comprender quienes jugaron unas partidas.

Records of games.
    Registros de partidas.

Print everything as JSON.
    Muestra todo en JSON.

Write every informative try in some games into a table, for statistics.
    Escribe en una tabla cada intento de unas partidas que dice algo, para estadística.

The file to write.
    El archivo que se escribe.

Write worksheets about what went wrong in some games, in several versions with the answers, as a PDF.
    Escribe hojas de trabajo sobre lo que falló en unas partidas, en varias versiones con soluciones, en PDF.

How many versions, so that neighbours differ.
    Cuántas versiones, para que no se repitan entre vecinos.

Other tasks with another number.
    Otras tareas con otro número.

The paper in the printer.
    El papel de la impresora.

Write exercises for Moodle and other platforms: about a game, or about what went wrong in some games.
    Escribe ejercicios para Moodle y otras plataformas: sobre un juego, o sobre lo que falló en unas partidas.

A game, or records of games.
    Un juego, o registros de partidas.

What the learning platform reads.
    Lo que lee la plataforma de aprendizaje.

How many about each concept of a game.
    Cuántos sobre cada concepto de un juego.

Other exercises with another number.
    Otros ejercicios con otro número.

List the cards or tiles of a game.
    Lista las cartas o fichas de un juego.

Only cards of this kind, such as acid or monomer.
    Solo cartas de este tipo, como acid o monomer.

Write a game's cards or tiles, board and rulebook as a PDF to print and cut out.
    Escribe las cartas o fichas, el tablero y las reglas de un juego en PDF, para imprimir y recortar.

The file to write; by default GAME.pdf.
    El archivo que se escribe; si no se indica, JUEGO.pdf.

All colours, or black lines only.
    Todos los colores, o solo líneas negras.

Card backs, for double-sided printing.
    Reversos de las cartas, para imprimir a doble cara.

Include the rulebook.
    Incluye las reglas.

Print pKa values; without them, play from memory.
    Imprime los valores de pKa; sin ellos se juega de memoria.

Print compound classes.
    Imprime las clases de compuestos.

Print how nucleophilic bases are.
    Imprime qué tan nucleófilas son las bases.

Make your own sets of cards.
    Haga sus propios sets de cartas.

Create a set: a CSV file or spreadsheet with example cards to replace.
    Crea un set: un archivo CSV u hoja de cálculo con cartas de ejemplo para reemplazar.

The game the set is for, such as pkace.
    El juego para el que es el set, como pkace.

A .csv or .xlsx file; by default GAME-set.csv.
    Un archivo .csv o .xlsx; si no se indica, JUEGO-set.csv.

Select from the built-in acids and bases, such as --kind acid --below 16; then edit the file as you like.
    Elige entre los ácidos y bases incluidos, como --kind acid --below 16; luego puede editar el archivo.

A .csv or .xlsx file.
    Un archivo .csv o .xlsx.

Only acids, or only bases.
    Solo ácidos (acid), o solo bases (base).

Only values of at least this.
    Solo valores a partir de este.

Only values below this.
    Solo valores por debajo de este.

Only compounds with this group, such as alcohol.
    Solo compuestos con este grupo, como alcohol.

List what's wrong with a set of cards, or show which games can be played with it.
    Dice qué está mal en un set de cartas, o con qué juegos se puede usar.

A set of cards: CSV or .xlsx.
    Un set de cartas: CSV o .xlsx.

Draw every card of a set, to check that the structures are right.
    Dibuja cada carta de un set, para comprobar las estructuras.

A .pdf, .png or .svg file; by default FILE-cards.pdf.
    Un archivo .pdf, .png o .svg; si no se indica, ARCHIVO-cards.pdf.

Manage the server's database.
    Administra la base de datos del servidor.

Upgrade the database; on SQLite `valence serve` does it automatically.
    Actualiza la base de datos; con SQLite, `valence serve` lo hace solo.

Copy a SQLite database to a file; the server can keep running.
    Copia una base de datos SQLite a un archivo; el servidor puede seguir en marcha.

Replace a SQLite database with a backup; stop the server first.
    Reemplaza una base de datos SQLite por una copia; detenga antes el servidor.

Show this message and exit.
    Muestra esta ayuda.
""")
