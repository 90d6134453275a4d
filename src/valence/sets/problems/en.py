"""English sentences about sets of cards that can't be used, and about what is odd in them."""

from valence.chem.acids_bases import cards
from valence.chem.names import en
from valence.core.problems import Part
from valence.core.problems.en import did_you_mean


def spreadsheets_missing(command: str) -> str:
    return f"spreadsheets need openpyxl: {command}"


def other_format() -> str:
    return "can't read this format; save it as .xlsx, or as CSV UTF-8"


def not_text() -> str:
    return "this is not text; save it as CSV UTF-8, or as a spreadsheet"


def not_a_spreadsheet(error: str) -> str:
    return f"not a spreadsheet: {error}"


def too_large_unpacked() -> str:
    return "the file is larger than 5 MB when unpacked"


def unreadable_spreadsheet(error: str) -> str:
    return f"can't read this spreadsheet: {error}"


def no_sets(title: str) -> str:
    return f"{title} has no sets of cards"


def too_many_bytes(given: int, most: int) -> str:
    return f"the cards take {given} bytes; at most {most} are allowed"


def the_option() -> str:
    return "option cards"


def structure_of_cards(problem: Part) -> str:
    return f"A structure on these cards can't be read: {problem}"


def in_option(row: int, problem: Part) -> str:
    """Return a problem of the option `cards`; row 0 is all of them."""
    return f"option cards{f', row {row}' if row else ''}: {problem}"


def not_rows(error: str) -> str:
    return f"expected CSV text or its rows: {error}"


def on_another_line(name: str, line: int) -> str:
    return f"{name} is also on line {line}"


def given_before(name: str) -> str:
    return f"{name} was given before"


# Acids and bases


def no_name() -> str:
    return "a name or an id is missing"


def is_acid(given: str) -> str:
    return f"{given} is an acid"


def is_base(given: str) -> str:
    return f"{given} is a base"


def is_both(given: str) -> str:
    return f"{given} is an acid and a base: fill in which"


def no_card(given: str, near: str) -> str:
    own = "; a card of your own needs its smiles or formula"
    return f"no built-in card is called {given!r}{did_you_mean(near) or own}"


def card(id_: str) -> str:
    """Return the name of a built-in card."""
    return en.card(cards()[id_])


def same_structure(one: Part, other: Part) -> str:
    return f"{one} and {other} have the same structure."


def far_value(name: Part, value: str, published: str) -> str:
    return f"{name} has the value {value}; the published one is {published}."
