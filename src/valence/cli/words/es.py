"""Spanish sentences of the command line."""

from collections.abc import Sequence

from valence.cli.words.es_help import HELP
from valence.core.grammar.es import counted, listed, quoted, thousands
from valence.core.problems import Part

# During a game

COMMANDS = {
    "hint": "pista",
    "moves": "jugadas",
    "table": "mesa",
    "rules": "reglas",
    "help": "ayuda",
    "undo": "deshacer",
    "quit": "fin",
}


def hint() -> str:
    return (
        "Escribe una jugada, o: ? qué no se puede · pista · jugadas · reglas · mesa · ayuda · q fin"
    )


def all_commands() -> str:
    return """\
?            las jugadas que ahora no se pueden hacer, y por qué
? JUGADA     por qué no se puede hacer esa jugada
pista        una pista por pasos: una pregunta, luego dónde mirar, luego una jugada
jugadas      las jugadas permitidas
mesa         dibuja la mesa otra vez
reglas       las reglas del juego; `reglas R7` muestra una
ayuda, h     esta lista
q, Ctrl-C    terminar
Las jugadas no se deshacen: una carta jugada ya la ha visto todo el mundo."""


def how_to_type(number: int, example: str) -> str:
    return f"JUGADA       con su número ({number}) o con palabras ({example})\n"


def type_a_number(most: int) -> str:
    return f"Escribe un número de 0 a {most}."


def more_moves(more: int) -> str:
    return f"y {more} más; escribe una jugada con palabras"


def more(more: int) -> str:
    return f"y {more} más"


def all_legal() -> str:
    return "Ahora se puede hacer cualquier jugada."


def illegal_now() -> str:
    return "ahora no se puede"


def why() -> str:
    return "por qué"


def rule() -> str:
    return "regla"


def take_the_keyboard() -> str:
    return ", toma el teclado y pulsa Intro. "


def moves_to_try(moves: int) -> str:
    return f"Puedes probar {counted(moves, 'jugada')}; `jugadas` las muestra."


def moves_legal(moves: int) -> str:
    return f"Jugadas posibles: {moves}; `jugadas` las muestra."


def dont_know() -> str:
    return "No lo sé"


def which_number() -> str:
    return "¿Número? "


def help_is_off() -> str:
    return "Aquí no hay ayuda: prueba la jugada. Si no se puede, verás por qué."


def is_legal() -> str:
    return "Esa jugada está permitida."


def no_undo() -> str:
    return "Las jugadas no se deshacen: la carta ya la ha visto todo el mundo."


def no_hints() -> str:
    return "En este juego no hay pistas."


def ask_yourself(question: str) -> str:
    return f"Pregúntate: {question}"


def not_listed() -> str:
    return "Aquí no se muestran las jugadas: la lista daría la respuesta."


def play_it() -> str:
    return "¿La juegas? (s/n) "


def yes() -> Sequence[str]:
    return ("", "s", "sí", "si", "y")


def the_end() -> str:
    return "Fin"


def stopped(moves: int) -> str:
    return f"Partida interrumpida después de {counted(moves, 'jugada')}."


def resume(file: str) -> str:
    return f"Para continuar: valence play --resume {file}"


def enter() -> str:
    return "Intro "


def no_such_number(number: int, last: int) -> str:
    return f"ninguna jugada tiene el número {number}; la lista va del 1 al {last}"


def not_a_move(given: str, how_to_type: Part) -> str:
    return f"{quoted(given)} no es una jugada aquí; {how_to_type}"


def see_table() -> str:
    return "`mesa` muestra cómo se escribe una"


def type_as_listed(example: str) -> str:
    return f"escríbela como la muestra `jugadas`, por ejemplo `{example}`, o con su número"


def several_moves(given: str, moves: int, example: str) -> str:
    return (
        f"{quoted(given)} vale para {counted(moves, 'jugada')}; escríbela entera, por ejemplo `{example}`, "
        "o un número de `jugadas`"
    )


def not_json(given: str, error: str, example: str) -> str:
    such_as = f"; escribe una como {example}" if example else ""
    return f"{quoted(given)} no es una jugada en JSON ({error}){such_as}"


# Beginning a game


def which_game() -> str:
    return "¿Qué juego? "


def somebody() -> str:
    return "Visitante"


def changed(options: str) -> str:
    return f"Distinto de la hoja: {options}."


def too_many_people(people: int, seats: int) -> str:
    return f"{people} personas, pero solo {counted(seats, 'lugar')}"


def write_option(given: str) -> str:
    return f"opción {quoted(given)}: escriba nombre=valor, por ejemplo hand=8"


# Games, rulebooks, cards


def game_columns() -> Sequence[str]:
    return ("juego", "título", "lugares", "de qué trata")


def no_rule(game: str, number: str, first: str, last: str) -> str:
    return f"{game} no tiene la regla {quoted(number)}; van de {first} a {last}"


def card_columns() -> Sequence[str]:
    return (
        "tipo",
        "carta",
        "abreviatura",
        "efecto",
        "carga",
        "valor",
        "en",
        "g/mol",
        "nucleófilo",
        "copias",
    )


def card_kinds() -> dict[str, str]:
    return {
        "acid": "ácido",
        "base": "base",
        "initiator": "iniciador",
        "monomer": "monómero",
        "copolymer": "copolímero",
        "cap": "bloqueo",
        "transfer": "transferencia",
        "termination": "terminación",
        "water": "agua",
        "est.": "est.",
        "non": "no",
        "weak": "débil",
        "strong": "fuerte",
        "guarded": "protegido",
    }


def no_kind(given: str, known: Sequence[str]) -> str:
    allowed = f"se admite {listed(known, 'o')}" if known else "en este juego no se usa"
    return f"--kind {quoted(given)}: {allowed}"


# Sets


def file_exists(file: str) -> str:
    return f"{file} ya existe; elija otro nombre con -o"


def new_set(file: str, quoted: str) -> str:
    return f"{file}: reemplace los ejemplos y luego revíselo con: valence set check {quoted}"


def on_paper(reason: Part) -> str:
    return f"En papel: {reason}."


def warning(warning: Part) -> str:
    return f"Atención: {warning}"


def bad_choice(option: str, known: Sequence[str], given: str) -> str:
    return f"{option} {quoted(given)}: se admite {listed(known, 'o')}"


def nothing_like_that() -> str:
    return "ninguna carta incluida es así"


def picked(file: str, cards: int) -> str:
    return f"{file}: {counted(cards, 'carta')}; donde deje vacío el valor, vale el incluido"


def bad_ending(file: str, endings: Sequence[str]) -> str:
    return f"{file}: el nombre debe terminar en {listed(endings, 'o')}"


def drawing_cards() -> str:
    return "Dibujando las cartas …"


def drawn(file: str, cards: int) -> str:
    done = "dibujada" if cards == 1 else "dibujadas"
    return f"{file}: {counted(cards, 'carta')} {done}"


def fit_columns() -> Sequence[str]:
    return ("juego", "personas", "")


def players(few: int, many: int) -> str:
    return f"{few}" if few == many else f"{few} a {many}"


def when_acid_led() -> str:
    return "si sale un ácido"


def when_base_led() -> str:
    return "si sale una base"


def cards() -> str:
    return "cartas"


def acids(n: int) -> str:
    return counted(n, "ácido")


def bases(n: int) -> str:
    return counted(n, "base")


def pairs_that_beat() -> str:
    return "pares en que la respuesta gana"


def of_pairs(beating: int, pairs: int) -> str:
    return f"{thousands(beating)} de {thousands(pairs)}"


def nothing_beats() -> str:
    return "nada les gana"


def beat_nothing() -> str:
    return "no ganan nunca"


def serves(is_ordered: bool, most_players: int) -> str:
    full = f"manos del tamaño habitual para hasta {most_players} personas"
    unordered = full if most_players else "solo manos pequeñas"
    return f"Partida ordenada entre dos: {'sí' if is_ordered else 'no'}. Sin orden: {unordered}.\n"


# Printing


def plain_cards(title: str) -> str:
    return f"Las cartas de {title} aún no tienen diseño propio; se imprimen unas sencillas."


def cards_of_another(title: str, other: str) -> str:
    return f"{title} se juega con las cartas de {other}; se imprimen esas."


def laying_out() -> str:
    return "Componiendo las páginas …"


def printed(file: str, contents: Part, how: Part) -> str:
    return f"{file}: {contents}. Imprima al 100\u202f%, {how}."


def both_sides() -> str:
    return "a doble cara, volteando por el borde largo"


def one_side() -> str:
    return "a una cara"


def tiles_and_board(tiles: int) -> str:
    return f"{counted(tiles, 'ficha')} y el tablero"


def the_rulebook() -> str:
    return "las reglas"


def number_of_cards(cards: int) -> str:
    return counted(cards, "carta")


# Practice


def practice_help() -> str:
    return (
        "Escribe el valor, o el nombre o la fórmula del compuesto. "
        "Intro muestra la respuesta, q termina."
    )


def not_a_value() -> str:
    return "Eso no es un número. Escribe un valor como 4,76 o pulsa Intro para ver la respuesta."


def right_of(right: int, answered: int, standing: Part) -> str:
    return f"{right} de {answered} correctas. {standing}"


def standing(known: int, shaky: int, new: int, due: int) -> str:
    return f"Sabes {known}, dudas en {shaky}, nuevas {new}; para repasar ahora: {due}."


def shakiest(items: Sequence[str]) -> str:
    return f"Lo que más te cuesta: {listed(items)}."


def next_due(days: int, hours: int, minutes: int) -> str:
    if days:
        wait = counted(days, "día")
    elif hours:
        wait = counted(hours, "hora")
    else:
        wait = counted(minutes, "minuto")
    return f"La próxima toca dentro de {wait}."


def not_for_anki(file: str, instead: str) -> str:
    return f"{file}: Anki solo abre archivos .apkg; use {instead}"


def anki_notes(file: str, notes: int) -> str:
    return f"{file}: {counted(notes, 'nota')}, cada una con una tarjeta en cada sentido"


# Reports


def verdicts() -> dict[str, str]:
    return {
        "knows": "✓ demostrado",
        "guesses": "? adivina",
        "misconception": "✗ hay que repasar",
        "something else": "≠ otra idea",
        "unclear": "~ no está claro",
        "too little": "· muy pocos datos",
    }


def finding_columns() -> Sequence[str]:
    return ("concepto", "hallazgo", "decisiones", "qué")


def every_try(file: str) -> str:
    return f"{file}: todos los intentos que dicen algo"


def worksheets(file: str, versions: int, titles: Sequence[str]) -> str:
    made = counted(versions, "versión")
    return f"{file}: {made} con las soluciones al final, sobre: {', '.join(titles)}."


def exercises(file: str, exercises: int) -> str:
    return f"{file}: {counted(exercises, 'ejercicio')}"


# The server


def already_running(port: int) -> str:
    return f"Valence ya está abierto en el puerto {port}; deténgalo antes con Ctrl-C"


def running_at() -> str:
    return "Valence está abierto en"


def ctrl_c() -> str:
    return "(Ctrl-C lo detiene)"


def only_here() -> str:
    return "Solo esta computadora puede abrirlo. Para una clase, use `valence serve --lan`."


def if_not_opened() -> str:
    return "Si un dispositivo no puede abrirlo, `valence doctor` dice por qué."


def up_to_date() -> str:
    return "La base de datos está al día."


def saved(file: str) -> str:
    return f"La base de datos se guardó en {file}."


def restored(file: str) -> str:
    return f"La base de datos se restauró desde {file}."


def previous(file: str) -> str:
    return f"La base de datos anterior está en {file}."


def site_written(folder: str, megabytes: int) -> str:
    return (
        f"El sitio está en {folder} ({megabytes} MB). "
        "Súbalo a cualquier servidor web, o pruébelo aquí:"
    )


def help_text(text: str) -> str:
    return HELP.get(text, text)
