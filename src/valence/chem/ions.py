"""Ions and their charges.

An id is the formula and the charge: `Ca2+`, `N3-` (nitride). Several atoms stand in parentheses,
so that `(N3)-` is azide and cannot be taken for nitride.
"""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from valence.chem.data_files import Row, rows
from valence.chem.elements import element
from valence.chem.problems import en
from valence.chem.writing import subscript, superscript
from valence.core.guess import nearest
from valence.core.problems import bad_input


class Ion(msgspec.Struct, frozen=True):
    id: str
    atoms: str
    charge: int

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


def ion(id_: str) -> Ion:
    """Return the ion with this id; an unknown one is a ValueError with the nearest id."""
    known = IONS.get(id_)
    if known is None:
        raise bad_input(en.no_ion, id_, nearest(id_, IONS, 0.5))
    return known


def charges_of(one: Ion) -> tuple[Ion, ...]:
    """Return all ions of these atoms, with every charge that they have."""
    return tuple(other for other in IONS.values() if other.atoms == one.atoms)


def _ion(row: Row) -> Ion:
    return Ion(row["id"], row["formula"], int(row["charge"]))


def read_ions(table: str) -> Mapping[str, Ion]:
    return MappingProxyType({row["id"]: _ion(row) for row in rows(table)})


IONS: Mapping[str, Ion] = read_ions("ions.csv")
