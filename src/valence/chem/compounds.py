"""Compounds that the ion games meet: which of them exist, and real ones that the games leave out."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from valence.chem.data_files import Row, rows
from valence.chem.ions import IONS, Ion, read_ions
from valence.chem.wording import Wording

# "not ionic": real, but covalent or metallic. "not isolated": a source says that it could not be made.
# "unknown": we found no reliable report.
Kind: TypeAlias = Literal["stable", "not ionic", "unstable", "not isolated", "unknown"]


class Existence(msgspec.Struct, frozen=True):
    formula: str
    kind: Kind
    note_14: str
    note: str
    note_university: str
    source: str

    def worded(self, wording: Wording) -> str:
        """Return the note for these readers, as far as there is one of its own."""
        match wording:
            case "14":
                return self.note_14 or self.note
            case "16":
                return self.note
            case "university":
                return self.note_university or self.note


EXISTENCE: Mapping[str, Existence] = MappingProxyType(
    {row["formula"]: msgspec.convert(row, Existence) for row in rows("existence.csv")}
)
OTHER_ANIONS: Mapping[str, Ion] = read_ions("other_anions.csv")


class OtherCompound(msgspec.Struct, frozen=True):
    """A compound left out because of its `ions`: an anion, or two charges of one metal; none in a metallic solid."""

    formula: str
    ions: tuple[Ion, ...]


def _compound(row: Row) -> OtherCompound:
    known = {**IONS, **OTHER_ANIONS}
    ions = tuple(known[id_] for id_ in row["ions"].split())
    return OtherCompound(row["formula"], ions)


OTHER_COMPOUNDS: Mapping[str, OtherCompound] = MappingProxyType(
    {row["formula"]: _compound(row) for row in rows("other_compounds.csv")}
)
