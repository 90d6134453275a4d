"""German sentences about formulas, structures and cells that can't be read."""

from collections.abc import Sequence

from valence.core.grammar.de import listed, number, quoted
from valence.core.problems import Part
from valence.core.problems.de import did_you_mean


def structures_missing(command: str) -> str:
    return f"für Strukturen wird RDKit gebraucht: {command}"


# Fields of a set of cards


def not_one_of(given: str, words: Sequence[str]) -> str:
    return f"{quoted(given)} geht hier nicht, möglich ist: {', '.join(words)}"


def not_an_id(given: str, most: int) -> str:
    return (
        f"{quoted(given)} ist keine id: nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, "
        f"höchstens {most} Zeichen"
    )


def name_missing() -> str:
    return "der Name fehlt"


def name_too_long(given: int, most: int) -> str:
    return f"der Name hat {number(given)} Zeichen; erlaubt sind {number(most)}"


def too_long(given: int, most: int) -> str:
    return f"{number(given)} Zeichen; erlaubt sind {number(most)}"


def not_printable() -> str:
    return "hier steht ein Zeilenumbruch, ein Tabulator oder ein anderes Zeichen, das sich nicht drucken lässt"


def not_a_number(given: str) -> str:
    return f"{quoted(given)} ist keine Zahl wie 4,76 oder −7"


def not_between(given: str, low: int, high: int) -> str:
    return f"{number(given)} liegt nicht zwischen {number(low)} und {number(high)}"


def too_many_decimals(given: str) -> str:
    return f"{number(given)} hat mehr als zwei Nachkommastellen"


def other_formula(given: str, of_structure: str) -> str:
    return f"{given} passt nicht zur Struktur, die {of_structure} ist"


def other_structure(given: str, species: str) -> str:
    return f"{quoted(given)} ist nicht {species}"


def no_wording(words: Sequence[str], given: str) -> str:
    return f"möglich ist {listed((*words, 'nichts'), 'oder')}, hier steht {quoted(given)}"


def two_wordings(first: str, second: str) -> str:
    return f"ein Kartensatz ist für eine Lesestufe gedacht, hier stehen {first} und {second}"


def too_many_cards(most: int) -> str:
    return f"mehr als {most} Karten"


def no_cards() -> str:
    return "es sind keine Karten da"


def not_conjugate() -> str:
    return "das ist nicht die Karte mit einem Proton mehr oder weniger"


def on_another_line(text: str, line: int) -> str:
    return f"{quoted(text)} steht schon in Zeile {line}"


# Structures


def not_a_structure(given: str) -> str:
    return f"{quoted(given)} ist keine lesbare Struktur"


def too_many_atoms_drawn(most: int, given: str) -> str:
    return f"eine Struktur mit mehr als {most} Atomen: {quoted(f'{given} …')}"


def no_structure() -> str:
    return "die Struktur fehlt"


def structure_too_long(given: int, most: int) -> str:
    return f"eine Struktur mit {number(given)} Zeichen; erlaubt sind {most}"


def open_atom(given: str) -> str:
    return f"{quoted(given)} lässt ein Atom offen"


def no_drawing(given: str) -> str:
    return f"von {quoted(given)} gibt es keine Zeichnung"


# Formulas


def no_element(given: str, near: str) -> str:
    return f"kein Element heißt {quoted(given)}{did_you_mean(near)}"


def no_ion(given: str, near: str) -> str:
    return f"kein Ion heißt {quoted(given)}{did_you_mean(near)}"


def no_formula() -> str:
    return "die Formel fehlt"


def formula_too_long(given: int, most: int) -> str:
    return f"eine Formel mit {number(given)} Zeichen; erlaubt sind {most}"


def too_many_atoms(given: str, most: int) -> str:
    return f"{quoted(given)}: mehr als {number(most)} Atome"


def at_character(formula: str, place: int, problem: Part) -> str:
    return f"{quoted(formula)}, Zeichen {place}: {problem}"


def never_closed() -> str:
    return "diese Klammer wird nicht geschlossen"


def never_opened() -> str:
    return "vor dieser Klammer wurde keine geöffnet"


def empty_parentheses() -> str:
    return "diese Klammern sind leer"


def unexpected() -> str:
    return "hier muss ein Element, eine Zahl oder eine Klammer stehen"


def stray_number() -> str:
    return "eine Zahl steht nur hinter einem Element oder einer Klammer"


def not_a_count(given: str) -> str:
    return f"{given} ist keine Anzahl von 1 bis {number(99999)}"
