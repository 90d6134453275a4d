"""Spanish sentences about options, presets, tables in files, names and records that can't be used."""

from collections.abc import Sequence
from re import fullmatch

from valence.core.grammar.es import decimal, listed, quoted, sentence, thousands
from valence.core.problems import Part


def as_sentence(problem: Part) -> str:
    return sentence(str(problem).removesuffix("."))


def did_you_mean(near: str) -> str:
    return f"; ¿quizás {quoted(near)}?" if near else ""


def number(text: str) -> str:
    return decimal(text) if fullmatch(r"[-−]?\d+(\.\d+)?", text) else text


# Options


def option(name: str, allowed: Part, given: str) -> str:
    return f"opción {name}: se admite {allowed}, no {given}"


def bad_option(name: str, problem: Part) -> str:
    return f"opción {name}: {problem}"


def no_option(given: str, near: str, known: Sequence[str]) -> str:
    return f"no existe la opción {given}{did_you_mean(near)} (disponibles: {', '.join(known)})"


def one_of(words: Sequence[str]) -> str:
    return " o ".join(words)


def true_or_false() -> str:
    return "true o false"


def a_text() -> str:
    return "un texto"


def between(low: str, high: str) -> str:
    return f"de {decimal(low)} a {decimal(high)}"


def at_least(low: str) -> str:
    return f"{decimal(low)} o más"


def above(low: str) -> str:
    return f"más de {decimal(low)}"


def level(what: str, words: Sequence[str], given: str) -> str:
    return f"{what}: se admite {listed(words, 'o')}, no {quoted(given)}"


def no_preset(given: str, near: str, known: Sequence[str]) -> str:
    return f"no existe la plantilla {given}{did_you_mean(near)} (disponibles: {', '.join(known)})"


def preset_seats(preset: str, few: int, many: int, seats: int) -> str:
    wanted = f"{few}" if few == many else f"{few} a {many}"
    return f"la plantilla {preset} es para {wanted} lugares, no para {seats}"


# Seats, names and seeds


def seats(title: str, few: int, many: int, given: str) -> str:  # noqa: ARG001  # the English title
    return f"este juego es para {few} a {many} lugares, no para {given}"


def no_seat(seat: int, last: int) -> str:
    return f"no existe el lugar {seat}; los lugares van del 0 al {last}"


def seed(given: str) -> str:
    return f"una semilla debe ser un número de 0 a 2²⁵⁶, no {given}"


def names_for_seats(names: int, seats: int) -> str:
    return f"{names} nombres para {seats} lugares"


def name_length(most: int, given: str) -> str:
    return f"un nombre debe tener de 1 a {most} caracteres imprimibles, no {given}"


def same_name(name: str) -> str:
    return f"dos lugares se llaman {quoted(name)}"


# Tables in files


def in_table(file: Part, line: int, column: str, problem: Part) -> str:
    in_line = f", línea {line}" if line else ""
    in_column = f", {column}" if column else ""
    return f"{file}{in_line}{in_column}: {problem}"


def lines(problems: Sequence[Part]) -> str:
    return "\n".join(map(str, problems))


def surplus(first: str) -> str:
    return f"hay más celdas que columnas, a partir de {quoted(first)}"


def file_too_large() -> str:
    return "el archivo pesa más de 1 MB"


def not_csv(error: str) -> str:
    return f"esto no es CSV: {error}"


def no_rows() -> str:
    return "se esperaba un texto CSV o la lista de sus filas"


def count(most: int, given: str) -> str:
    return f"se esperaba un número de 0 a {thousands(most)}, no {quoted(given)}"


def too_many_columns(most: int) -> str:
    return f"más de {most} columnas"


def column_missing() -> str:
    return "falta esta columna"


def column_twice() -> str:
    return "esta columna está dos veces"


def no_column(name: str, near: str) -> str:
    return f"ninguna columna se llama {quoted(name)}{did_you_mean(near)}"


def no_folder(file: str, folder: str) -> str:
    return f"{file}: no existe la carpeta {folder}"


# Records and JSON


def in_json(what: Part, error: str) -> str:
    return f"{what}: {error}"


def not_json(what: Part, error: str) -> str:
    return f"{what}: esto no es JSON: {error}"


def too_long(what: Part, given: int, most: int) -> str:
    return f"{what}: {thousands(given)} caracteres; se leen como máximo {thousands(most)}"


def in_line(line: int, problem: Part) -> str:
    return f"línea {line}: {problem}"


def first_line(first: str, other: str) -> str:
    return f"un registro de partida empieza con {quoted(first)} o {quoted(other)}"


def wrong_end(line: str, moves: int) -> str:
    return f"{quoted(line)}, pero el número de jugadas que hay encima es {moves}"


def no_move(given: str) -> str:
    return f"se esperaba una jugada como «0 {{…}}», no {quoted(given)}"


def cut_off(moves: int) -> str:
    return f"el registro está cortado: después de la jugada {moves} falta la línea «end: … moves»"


def seconds(given: str) -> str:
    return f"el tiempo empleado se da en segundos, como 12.4, no {quoted(given)}"


def heading_lacks(missing: Sequence[str]) -> str:
    return f"en el encabezado {'falta' if len(missing) == 1 else 'faltan'} {listed(missing)}"


def withdrawn_for_each_seat(seats: int, given: str) -> str:
    return (
        f"withdrawn: se esperaba un número por cada uno de los {seats} lugares, se recibió {given}"
    )


def unknown_heading(line: str) -> str:
    return f"el encabezado tiene una línea {quoted(line)} que ningún registro lleva"


def other_cards() -> str:
    return "las cartas del registro no son las del set de cartas que nombra"


def the_move() -> str:
    return "la jugada"


def rules_of_record(title: str, theirs: str, ours: str) -> str:  # noqa: ARG001  # the English title
    return (
        f"el registro se hizo con la versión {theirs} de las reglas de este juego, "
        f"y aquí está la versión {ours}"
    )


def move_of_record(number: int, line: str, problem: Part) -> str:
    return f"jugada {number} del registro, {line}: {problem}"


def of_record(problem: Part) -> str:
    return f"el registro: {problem}"
