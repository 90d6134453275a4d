"""R1: the ions in a set with their copies."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, convert

from valence.chem.ions import ion
from valence.chem.names import names
from valence.chem.wording import AskedWording, asked_in
from valence.chem.words import words
from valence.core.box import BoxCard, BoxCompound, Rows, SetFormat
from valence.core.csv_tables import Columns, RowReader, read_count
from valence.core.languages import DEFAULT, Language
from valence.core.problems import Part, bad_input, problem
from valence.games.metals.cards import CHARGE, Ion, salt_of
from valence.games.problems import en
from valence.sets.reading import SetReader, read_ion

MOST_COPIES = 60
MOST_CARDS = 200
COLUMNS = Columns(
    ("ion", "copies", "facts"),
    required=("ion",),
    other_names={"count": "copies", "number": "copies"},
)


class Copies(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of a set: an ion and its number of cards."""

    ion: Ion
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)]
    facts: AskedWording = ""


IonSet: TypeAlias = tuple[Copies, ...]

BUILT_IN: IonSet = (
    Copies("Na+", 8),
    Copies("Ca2+", 7),
    Copies("Al3+", 5),
    Copies("Cl-", 8),
    Copies("O2-", 7),
    Copies("N3-", 5),
)
# How many cards of an ion there are when a file doesn't say, by the size of its charge, as in R1.
_USUAL = {1: 8, 2: 7, 3: 5}


@lru_cache(maxsize=64)
def copies_in(ions: IonSet | None) -> Mapping[Ion, int]:
    """Return the number of each ion, in the order of the set; None is the built-in one."""
    return MappingProxyType({row.ion: row.copies for row in ions or BUILT_IN})


@lru_cache(maxsize=64)
def cards_in(ions: IonSet | None) -> tuple[Ion, ...]:
    return tuple(name for name, copies in copies_in(ions).items() for _ in range(copies))


def _row(reader: RowReader) -> Copies:
    name = reader.read("ion", lambda text: read_ion(text).id, "")
    usual = _USUAL.get(abs(CHARGE.get(name, 1)), 5)
    copies = reader.read("copies", lambda text: _copies(text, usual), 1)
    return Copies(name, copies, asked_in(reader))


def _copies(text: str, usual: int) -> int:
    count = read_count(text, MOST_COPIES) if text else usual
    if not count:
        raise bad_input(en.no_copies)
    return count


def _named(row: Copies) -> tuple[str, str]:
    return "ion", row.ion


def _problems(ions: Sequence[Copies]) -> Iterator[tuple[int, str, Part]]:
    """Yield the problems of a set. R4: metals are answered by non-metals, and the reverse."""
    if not any(CHARGE[row.ion] > 0 for row in ions):
        yield 0, "", problem(en.no_cations)
    if not any(CHARGE[row.ion] < 0 for row in ions):
        yield 0, "", problem(en.no_anions)
    if (size := sum(row.copies for row in ions)) > MOST_CARDS:
        yield 0, "", problem(en.too_many_cards, size, MOST_CARDS)


READER = SetReader(kind=Copies, columns=COLUMNS, row=_row, named=_named, problems=_problems)
FORMAT = SetFormat(name="ions", columns=COLUMNS, reader=READER.read, start=lambda: BUILT_IN)


# Every ion once, with its copies


def box(cards: Rows | None = None, language: Language = DEFAULT) -> tuple[BoxCard, ...]:
    ions = None if cards is None else convert(cards, IonSet)
    copies = copies_in(ions)
    anions = [ion for ion in copies if CHARGE[ion] < 0]
    return tuple(
        _card(name, n, anions if CHARGE[name] > 0 else (), language) for name, n in copies.items()
    )


def _card(id_: str, copies: int, anions: Sequence[Ion], language: Language) -> BoxCard:
    known, name = ion(id_), names(language).ion(id_)
    return BoxCard(
        id=id_,
        name=name,
        symbol=known.atoms,
        written=known.written,
        charge=known.charge,
        copies=copies,
        metal=known.is_metal,
        note=words(language).spelling_words(name),
        compounds=tuple(_compound(id_, anion, language) for anion in anions),
    )


def _compound(cation: Ion, anion: Ion, language: Language) -> BoxCompound:
    name = names(language).salt(cation, anion)
    return BoxCompound(cation, anion, salt_of(cation, anion).written, name)
