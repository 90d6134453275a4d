"""Spanish sentences about formulas, structures and cells that can't be read."""

from collections.abc import Sequence

from valence.core.grammar.es import decimal, listed, quoted, thousands
from valence.core.problems import Part
from valence.core.problems.es import did_you_mean


def structures_missing(command: str) -> str:
    return f"para las estructuras se necesita RDKit: {command}"


# Fields of a set of cards


def not_one_of(given: str, words: Sequence[str]) -> str:
    return f"{quoted(given)} no vale aquí; se admite: {', '.join(words)}"


def not_an_id(given: str, most: int) -> str:
    return (
        f"{quoted(given)} no es un id: solo minúsculas sin tilde, cifras y guiones sueltos, "
        f"como máximo {most} caracteres"
    )


def name_missing() -> str:
    return "falta el nombre"


def name_too_long(given: int, most: int) -> str:
    return f"el nombre tiene {thousands(given)} caracteres; se admiten {thousands(most)}"


def too_long(given: int, most: int) -> str:
    return f"{thousands(given)} caracteres; se admiten {thousands(most)}"


def not_printable() -> str:
    return "hay un salto de línea, un tabulador u otro carácter que no se puede imprimir"


def not_a_number(given: str) -> str:
    return f"{quoted(given)} no es un número como 4,76 o −7"


def not_between(given: str, low: int, high: int) -> str:
    return f"{decimal(given)} no está entre {decimal(low)} y {decimal(high)}"


def too_many_decimals(given: str) -> str:
    return f"{decimal(given)} tiene más de dos decimales"


def other_formula(given: str, of_structure: str) -> str:
    return f"{given} no coincide con la estructura, que es {of_structure}"


def other_structure(given: str, species: str) -> str:
    return f"{quoted(given)} no es {species}"


def no_wording(words: Sequence[str], given: str) -> str:
    return f"se admite {listed((*words, 'nada'), 'o')}, no {quoted(given)}"


def two_wordings(first: str, second: str) -> str:
    return f"un set de cartas tiene un solo nivel de lectura, pero hay {first} y {second}"


def too_many_cards(most: int) -> str:
    return f"más de {most} cartas"


def no_cards() -> str:
    return "no hay cartas"


def not_conjugate() -> str:
    return "no es la carta con un protón más o menos"


def on_another_line(text: str, line: int) -> str:
    return f"{quoted(text)} ya está en la línea {line}"


# Structures


def not_a_structure(given: str) -> str:
    return f"{quoted(given)} no es una estructura que se pueda leer"


def too_many_atoms_drawn(most: int, given: str) -> str:
    return f"una estructura de más de {most} átomos: {quoted(f'{given} …')}"


def no_structure() -> str:
    return "falta la estructura"


def structure_too_long(given: int, most: int) -> str:
    return f"una estructura de {thousands(given)} caracteres; se admiten {most}"


def open_atom(given: str) -> str:
    return f"{quoted(given)} deja un átomo sin definir"


def no_drawing(given: str) -> str:
    return f"no hay ningún dibujo de {quoted(given)}"


# Formulas


def no_element(given: str, near: str) -> str:
    return f"ningún elemento se llama {quoted(given)}{did_you_mean(near)}"


def no_ion(given: str, near: str) -> str:
    return f"ningún ion se llama {quoted(given)}{did_you_mean(near)}"


def no_formula() -> str:
    return "falta la fórmula"


def formula_too_long(given: int, most: int) -> str:
    return f"una fórmula de {thousands(given)} caracteres; se admiten {most}"


def too_many_atoms(given: str, most: int) -> str:
    return f"{quoted(given)}: más de {thousands(most)} átomos"


def at_character(formula: str, place: int, problem: Part) -> str:
    return f"{quoted(formula)}, carácter {place}: {problem}"


def never_closed() -> str:
    return "este paréntesis no se cierra"


def never_opened() -> str:
    return "antes de este paréntesis no se abrió ninguno"


def empty_parentheses() -> str:
    return "estos paréntesis están vacíos"


def unexpected() -> str:
    return "aquí debe ir un elemento, un número o un paréntesis"


def stray_number() -> str:
    return "un número solo va después de un elemento o de un paréntesis"


def not_a_count(given: str) -> str:
    return f"{given} no es una cantidad de 1 a {thousands(99999)}"
