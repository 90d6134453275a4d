"""Spanish sentences about sets of cards that can't be used, and about what is odd in them."""

from valence.chem.acids_bases import cards
from valence.chem.names import names
from valence.core.grammar.es import decimal, quoted, thousands
from valence.core.languages import Language
from valence.core.problems import Part
from valence.core.problems.es import did_you_mean


def spreadsheets_missing(command: str) -> str:
    return f"para las hojas de cálculo se necesita openpyxl: {command}"


def other_format() -> str:
    return "este formato no se puede leer; guarde el archivo como .xlsx o como CSV UTF-8"


def not_text() -> str:
    return "esto no es texto; guarde el archivo como CSV UTF-8 o como hoja de cálculo"


def not_a_spreadsheet(error: str) -> str:
    return f"esto no es una hoja de cálculo: {error}"


def too_large_unpacked() -> str:
    return "el archivo descomprimido pesa más de 5 MB"


def unreadable_spreadsheet(error: str) -> str:
    return f"esta hoja de cálculo no se puede leer: {error}"


def no_sets(title: str) -> str:  # noqa: ARG001  # the English title
    return "para este juego no hay sets de cartas"


def too_many_bytes(given: int, most: int) -> str:
    return f"las cartas ocupan {thousands(given)} bytes; se admiten como máximo {thousands(most)}"


def the_option() -> str:
    return "opción cards"


def structure_of_cards(problem: Part) -> str:
    return f"Una estructura de estas cartas no se puede leer: {problem}"


def in_option(row: int, problem: Part) -> str:
    return f"opción cards{f', fila {row}' if row else ''}: {problem}"


def not_rows(error: str) -> str:
    return f"se esperaba un texto CSV o la lista de sus filas: {error}"


def on_another_line(name: str, line: int) -> str:
    return f"{name} ya está en la línea {line}"


def given_before(name: str) -> str:
    return f"{name} ya apareció antes"


# Acids and bases


def no_name() -> str:
    return "falta un nombre o un id"


def is_acid(given: str) -> str:
    return f"{given} es un ácido"


def is_base(given: str) -> str:
    return f"{given} es una base"


def is_both(given: str) -> str:
    return f"{given} existe como ácido y como base: indique cuál de los dos"


def no_card(given: str, near: str) -> str:
    own = "; una carta propia necesita su smiles o su formula"
    return f"ninguna carta incluida se llama {quoted(given)}{did_you_mean(near) or own}"


def card(id_: str) -> str:
    return names(Language("es")).card(cards()[id_])


def same_structure(one: Part, other: Part) -> str:
    return f"{one} y {other} tienen la misma estructura."


def far_value(name: Part, value: str, published: str) -> str:
    return f"{name} tiene el valor {decimal(value)}; el publicado es {decimal(published)}."
