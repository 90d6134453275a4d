"""The built-in acids and bases: 27 of each, every value with its source."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from valence.chem.card_rows import AcidsAndBases, read_cards
from valence.chem.cards import Acid, Base
from valence.chem.data_files import GENERATED, Row, rows
from valence.chem.problems import en
from valence.core.problems import bad_input

# The pKa of water and of hydronium: 15.7 and -1.74 count water as a solute, 14.0 and 0 as the solvent.
Water: TypeAlias = Literal["organic", "thermodynamic"]


# The release since which a value or a name counts; games of earlier versions are judged without it.
Since: TypeAlias = Literal["0.1", "0.2", "0.3"]


class Published(msgspec.Struct, frozen=True):
    """Values in print for a card besides its own, and why they differ."""

    lowest: Decimal
    highest: Decimal
    remark: str
    source: str
    since: Since

    def is_near(self, value: Decimal, tolerance: Decimal) -> bool:
        """Return True if a value is near a single other value, or within the range of values in print."""
        margin = tolerance if self.lowest == self.highest else 0
        return self.lowest - margin <= value <= self.highest + margin


def acids(water: Water = "organic") -> tuple[Acid, ...]:
    """Return the built-in acids, by the organic convention the strongest first."""
    return _built_in(water).acids


def bases(water: Water = "organic") -> tuple[Base, ...]:
    """Return the built-in bases, by the organic convention the strongest first."""
    return _built_in(water).bases


@cache
def thermodynamic_values() -> Mapping[str, Decimal]:
    """Return the values of the cards that depend on the convention for water, by their ids."""
    return {row["id"]: Decimal(row["thermodynamic"]) for row in rows("water.csv")}


@cache
def cards() -> Mapping[str, Acid | Base]:
    """Return the built-in acids and bases by their ids."""
    by_id: dict[str, Acid | Base] = {acid.id: acid for acid in acids()}
    return by_id | {base.id: base for base in bases()}


def is_built_in(card: Acid | Base) -> bool:
    """Return True if a card has the structure of the built-in card with its id, and so its drawing."""
    known = cards().get(card.id)
    return known is not None and known.smiles == card.smiles


def built_in_rows() -> Iterator[Row]:
    """Yield the built-in acids and bases as the rows of a set file."""
    for row in rows("acids.csv"):
        yield {**row, "type": "acid", "value": row["pka"]}
    for row in rows("bases.csv"):
        yield {**row, "type": "base", "value": row["pkah"]}


def drawing_ids() -> Iterable[str]:
    """Return the built-in substances that have a picture."""
    return _drawn().keys()


def drawing_of(id_: str) -> str:
    """Return the picture of a built-in substance as SVG; an unknown id is a ValueError."""
    if id_ not in _drawn():
        raise bad_input(en.no_drawing, id_)
    return _drawn()[id_].read_text(encoding="utf-8")


def published(id_: str) -> tuple[Published, ...]:
    """Return the values that other tables print for a built-in card; none where they agree with it."""
    return _published().get(id_, ())


def spread(id_: str) -> Decimal:
    """Return how far apart the values in print for a built-in card are that form a range."""
    return max((one.highest - one.lowest for one in published(id_)), default=Decimal())


@cache
def values_in_dmso() -> Mapping[str, Decimal]:
    """Return the values in DMSO of built-in cards that show another one, by their ids."""
    return {row["id"]: Decimal(row["value"]) for row in rows("dmso.csv")}


def plain_name(text: str) -> str:
    """Return a name normalized for comparison: without case, accents, spaces and punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c) and c not in _IGNORED)


_IGNORED = frozenset(" \t-‐‑–−_'’,.()[]^")


@cache
def _built_in(water: Water) -> AcidsAndBases:
    built_in = read_cards(enumerate(built_in_rows(), start=1), "the built-in set")
    if water == "organic":
        return built_in
    values = thermodynamic_values()
    return AcidsAndBases(
        tuple(replace(acid, pka=values.get(acid.id, acid.pka)) for acid in built_in.acids),
        tuple(replace(base, pkah=values.get(base.id, base.pkah)) for base in built_in.bases),
    )


@cache
def _drawn() -> Mapping[str, Path]:
    return {path.stem: path for path in (GENERATED / "drawings").glob("*.svg")}


@cache
def _published() -> Mapping[str, tuple[Published, ...]]:
    found: dict[str, tuple[Published, ...]] = {}
    for row in rows("published.csv"):
        found[row["id"]] = (*found.get(row["id"], ()), _published_values(row))
    return found


def _published_values(row: Row) -> Published:
    return msgspec.convert(row, Published, strict=False)
