"""Parsers for the fields of a set file; a bad field is a ValueError in plain words."""

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import TypeVar
from unicodedata import normalize

from valence.chem.formulas import read_condensed, read_formula
from valence.chem.problems import en
from valence.chem.species import Species, read_species
from valence.chem.structures import Structure, structure
from valence.core.problems import bad_input

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
        raise bad_input(en.not_one_of, text, tuple(words))

    return read


def read_id(text: str) -> str:
    if len(text) > LONGEST_ID or not _ID.fullmatch(text.lower()):
        raise bad_input(en.not_an_id, text[:LONGEST_ID], LONGEST_ID)
    return text.lower()


def id_from(name: str) -> str:
    """Return "1-propanol" for "1-Propanol"; as many letters and digits as an id may have."""
    letters = normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return "-".join(re.findall("[a-z0-9]+", letters))[:LONGEST_ID].rstrip("-")


def read_name(text: str) -> str:
    if not text:
        raise bad_input(en.name_missing)
    if len(text) > LONGEST_NAME:
        raise bad_input(en.name_too_long, len(text), LONGEST_NAME)
    return read_text(text)


def read_text(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise bad_input(en.too_long, len(text), LONGEST_TEXT)
    if any(ord(character) < 32 for character in text):
        raise bad_input(en.not_printable)
    return text


def read_value(text: str) -> Decimal:
    """Return a pKa, exactly as written, with a point or a comma."""
    written = text.replace("−", "-").replace(",", ".")
    if not _NUMBER.fullmatch(written):
        raise bad_input(en.not_a_number, text)
    value = Decimal(written)
    if not LOWEST <= value <= HIGHEST:
        raise bad_input(en.not_between, text, int(LOWEST), int(HIGHEST))
    if len(written.partition(".")[2]) > 2:
        raise bad_input(en.too_many_decimals, text)
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
            raise bad_input(en.other_formula, text, hill)
        return text or hill

    return read


def structure_of(species: Species) -> Callable[[str], Structure]:
    """Return a reader of structures that must have the atoms and the charge of a species."""

    def read(text: str) -> Structure:
        drawn = structure(text)
        if (drawn.formula, drawn.charge) != (read_condensed(species.formula).hill, species.charge):
            raise bad_input(en.other_structure, text, species.written)
        return drawn

    return read
