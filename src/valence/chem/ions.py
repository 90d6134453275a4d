"""Ions and their charges.

An id is the formula and the charge: `Ca2+`, `N3-` (nitride). Several atoms stand in parentheses,
so that `(N3)-` is azide and cannot be taken for nitride.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType
from unicodedata import normalize

import msgspec

from valence.chem.data_files import Row, rows
from valence.chem.elements import element
from valence.chem.writing import subscript, superscript
from valence.core.guess import did_you_mean


class Ion(msgspec.Struct, frozen=True):
    id: str
    atoms: str
    charge: int
    name: str

    @property
    def size(self) -> int:
        """The magnitude of the charge, whatever its sign."""
        return abs(self.charge)

    @property
    def is_cation(self) -> bool:
        return self.charge > 0

    @property
    def charge_written(self) -> str:
        """The charge on the line: `2+`, `1−`."""
        return f"{self.size}{'+' if self.is_cation else '−'}"

    @property
    def is_polyatomic(self) -> bool:
        return self.id.startswith("(")

    @property
    def is_metal(self) -> bool:
        """True for a single atom of a metal."""
        return not self.is_polyatomic and element(self.atoms).is_metal

    @property
    def written(self) -> str:
        """The formula and charge as on paper: `Na⁺`, `SO₄²⁻`."""
        return subscript(self.atoms) + superscript(self.charge)


def ion(name: str) -> Ion:
    """The ion with this id; an unknown one is a ValueError with the nearest id."""
    known = IONS.get(name)
    if known is None:
        raise ValueError(f"no ion called {name!r}{did_you_mean(name, IONS, 0.5)}")
    return known


def read_ion(text: str) -> Ion:
    """The ion in `Mg2+`, `Mg²⁺`, `SO4 2-` or `sulfate`; an unknown one is a ValueError with the nearest."""
    plain = _plain(text)
    found = {known.id: known for known in IONS.values() if plain in _written_forms(known)}
    # N3- is nitride; azide is written with parentheses.
    if plain in IONS or len(found) == 1:
        return found.get(plain) or next(iter(found.values()))
    forms = {form: known.id for known in IONS.values() for form in _written_forms(known)}
    near = get_close_matches(plain, forms, 1, 0.6)
    meant = f"; did you mean {forms[near[0]]!r}?" if near else ""
    raise ValueError(f"no ion called {text[:40]!r}{meant}")


def _plain(text: str) -> str:
    """Put a typed ion on one line, with plain digits and signs."""
    signs = normalize("NFKC", text).replace("−", "-").replace("–", "-")
    return "".join(letter for letter in signs if letter not in " ^{}[]")


def _written_forms(ion: Ion) -> tuple[str, ...]:
    sign = "+" if ion.is_cation else "-"
    charge = f"{ion.size}{sign}" if ion.size > 1 else sign
    forms = (ion.id, f"{ion.atoms}{charge}", f"{ion.atoms}{sign}{ion.size}", ion.name)
    return (*forms, f"{ion.atoms}1{sign}") if ion.size == 1 else forms


def _ion(row: Row) -> Ion:
    return Ion(row["id"], row["formula"], int(row["charge"]), row["name"])


def read_ions(table: str) -> Mapping[str, Ion]:
    """The ions of a built-in table, by id."""
    return MappingProxyType({row["id"]: _ion(row) for row in rows(table)})


IONS: Mapping[str, Ion] = read_ions("ions.csv")
