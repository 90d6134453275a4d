"""Parsers for the fields of a set file; a bad field is a ValueError in plain words."""

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import TypeVar
from unicodedata import normalize

from valence.chem.formulas import read_condensed, read_formula
from valence.chem.species import Species, read_species
from valence.chem.structures import Structure, structure

Word = TypeVar("Word", bound=str)

LONGEST_ID = 60
LONGEST_NAME = 100
LONGEST_TEXT = 1_000
LOWEST, HIGHEST = Decimal(-15), Decimal(60)
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NUMBER = re.compile(r"-?[0-9]{1,6}(\.[0-9]+)?")


def one_of(words: Sequence[Word]) -> Callable[[str], Word]:
    """Return a parser that accepts one of these words, in any case."""

    def read(text: str) -> Word:
        for word in words:
            if word == text.lower():
                return word
        raise ValueError(f"{text!r} is not one of {', '.join(words)}")

    return read


def read_id(text: str) -> str:
    if len(text) > LONGEST_ID or not _ID.fullmatch(text.lower()):
        raise ValueError(
            f"{text[:LONGEST_ID]!r} is not an id: small letters, digits and single hyphens,"
            f" at most {LONGEST_ID}"
        )
    return text.lower()


def id_from(name: str) -> str:
    """Return "1-propanol" for "1-Propanol"; as many letters and digits as an id may have."""
    letters = normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return "-".join(re.findall("[a-z0-9]+", letters))[:LONGEST_ID].rstrip("-")


def read_name(text: str) -> str:
    if not text:
        raise ValueError("a name is missing")
    if len(text) > LONGEST_NAME:
        raise ValueError(f"a name of {len(text)} characters; {LONGEST_NAME} are allowed")
    return read_text(text)


def read_text(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise ValueError(f"{len(text)} characters; {LONGEST_TEXT} are allowed")
    if any(ord(character) < 32 for character in text):
        raise ValueError("a line break, a tab or another character that cannot be printed")
    return text


def read_value(text: str) -> Decimal:
    """Return a pKa, exactly as written, with a point or a comma."""
    written = text.replace("−", "-").replace(",", ".")
    if not _NUMBER.fullmatch(written):
        raise ValueError(f"{text!r} is not a number such as 4.76 or -7")
    value = Decimal(written)
    if not LOWEST <= value <= HIGHEST:
        raise ValueError(f"{text} is not between {LOWEST} and {HIGHEST}")
    if len(written.partition(".")[2]) > 2:
        raise ValueError(f"{text} has more than two decimals")
    return value


def read_yes(text: str) -> bool:
    """Read yes or no; empty means no."""
    return one_of(("yes", "no"))(text or "no") == "yes"


def read_conjugate(text: str) -> Species | None:
    return read_species(text) if text else None


def read_spectators(text: str) -> tuple[Species, ...]:
    return tuple(read_species(one) for one in text.split())


def formula_of(hill: str) -> Callable[[str], str]:
    """Return a reader of formulas that must agree with a structure, whose own formula is in Hill order."""

    def read(text: str) -> str:
        if text and hill and read_formula(text).hill != hill:
            raise ValueError(f"{text} does not agree with the structure, which is {hill}")
        return text or hill

    return read


def structure_of(species: Species) -> Callable[[str], Structure]:
    """Return a reader of structures that must have the atoms and the charge of a species."""

    def read(text: str) -> Structure:
        drawn = structure(text)
        if (drawn.formula, drawn.charge) != (read_condensed(species.formula).hill, species.charge):
            raise ValueError(f"{text!r} is not {species.written}")
        return drawn

    return read
