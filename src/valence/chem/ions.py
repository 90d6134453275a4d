"""Ions and their charges.

An id is the formula and the charge: `Ca2+`, `N3-` (nitride). Several atoms stand in parentheses,
so that `(N3)-` is azide and cannot be taken for nitride.
"""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from valence.chem.elements import element
from valence.chem.tables import Row, rows
from valence.chem.writing import subscript, superscript
from valence.core.guess import did_you_mean


class Ion(msgspec.Struct, frozen=True):
    id: str
    atoms: str
    charge: int
    name: str

    @property
    def size(self) -> int:
        """How large the charge is, whatever its sign."""
        return abs(self.charge)

    @property
    def is_cation(self) -> bool:
        return self.charge > 0

    @property
    def charge_written(self) -> str:
        """On the line: `2+`, `1−`."""
        return f"{self.size}{'+' if self.is_cation else '−'}"

    @property
    def is_polyatomic(self) -> bool:
        return self.id.startswith("(")

    @property
    def is_metal(self) -> bool:
        """Whether it is a single atom of a metal."""
        return not self.is_polyatomic and element(self.atoms).is_metal

    @property
    def written(self) -> str:
        """As on paper: `Na⁺`, `SO₄²⁻`."""
        return subscript(self.atoms) + superscript(self.charge)


def ion(name: str) -> Ion:
    """The ion with this id; an unknown one is a ValueError with the nearest id."""
    known = IONS.get(name)
    if known is None:
        raise ValueError(f"no ion called {name!r}{did_you_mean(name, IONS, 0.5)}")
    return known


def _ion(row: Row) -> Ion:
    return Ion(row["id"], row["formula"], int(row["charge"]), row["name"])


def read_ions(table: str) -> Mapping[str, Ion]:
    """The ions of a built-in table, by id."""
    return MappingProxyType({row["id"]: _ion(row) for row in rows(table)})


IONS: Mapping[str, Ion] = read_ions("ions.csv")
