"""English sentences about formulas, structures and cells that can't be read."""

from collections.abc import Sequence

from valence.core.problems import Part
from valence.core.problems.en import did_you_mean


def structures_missing(command: str) -> str:
    return f"structures need RDKit: {command}"


# Fields of a set of cards


def not_one_of(given: str, words: Sequence[str]) -> str:
    return f"{given!r} is not one of {', '.join(words)}"


def not_an_id(given: str, most: int) -> str:
    return f"{given!r} is not an id: small letters, digits and single hyphens, at most {most}"


def name_missing() -> str:
    return "a name is missing"


def name_too_long(given: int, most: int) -> str:
    return f"a name of {given} characters; {most} are allowed"


def too_long(given: int, most: int) -> str:
    return f"{given} characters; {most} are allowed"


def not_printable() -> str:
    return "a line break, a tab or another character that cannot be printed"


def not_a_number(given: str) -> str:
    return f"{given!r} is not a number such as 4.76 or -7"


def not_between(given: str, low: int, high: int) -> str:
    return f"{given} is not between {low} and {high}"


def too_many_decimals(given: str) -> str:
    return f"{given} has more than two decimals"


def other_formula(given: str, of_structure: str) -> str:
    return f"{given} does not agree with the structure, which is {of_structure}"


def other_structure(given: str, species: str) -> str:
    return f"{given!r} is not {species}"


def no_wording(words: Sequence[str], given: str) -> str:
    return f"expected {', '.join(words)} or nothing, got {given!r}"


def two_wordings(first: str, second: str) -> str:
    return f"a set has one wording, but {first} and {second} were given"


def too_many_cards(most: int) -> str:
    return f"more than {most} cards"


def no_cards() -> str:
    return "there are no cards"


def not_conjugate() -> str:
    return "it is not the card with one proton more or less"


def on_another_line(text: str, line: int) -> str:
    return f"{text!r} is also on line {line}"


# Structures


def not_a_structure(given: str) -> str:
    return f"{given!r} is not a structure that can be read"


def too_many_atoms_drawn(most: int, given: str) -> str:
    return f"a structure of more than {most} atoms: {given!r} …"


def no_structure() -> str:
    return "no structure given"


def structure_too_long(given: int, most: int) -> str:
    return f"a structure of {given} characters; {most} are allowed"


def open_atom(given: str) -> str:
    return f"{given!r} leaves an atom open"


def no_drawing(given: str) -> str:
    return f"there is no drawing of {given!r}"


# Formulas


def no_element(given: str, near: str) -> str:
    return f"no element called {given!r}{did_you_mean(near)}"


def no_ion(given: str, near: str) -> str:
    return f"no ion called {given!r}{did_you_mean(near)}"


def no_formula() -> str:
    return "no formula given"


def formula_too_long(given: int, most: int) -> str:
    return f"a formula of {given} characters; {most} are allowed"


def too_many_atoms(given: str, most: int) -> str:
    return f"{given!r}: more than {most} atoms"


def at_character(formula: str, place: int, problem: Part) -> str:
    return f"{formula!r}, character {place}: {problem}"


def never_closed() -> str:
    return "this parenthesis is never closed"


def never_opened() -> str:
    return "nothing was opened before this parenthesis"


def empty_parentheses() -> str:
    return "these parentheses are empty"


def unexpected() -> str:
    return "an element, a number or a parenthesis was expected"


def stray_number() -> str:
    return "a number follows an element or a parenthesis"


def not_a_count(given: str) -> str:
    return f"{given} is not a count from 1 to 99999"
