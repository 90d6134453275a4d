"""Real compounds and anions that the ion games leave out, so that a refusal can name them."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from valence.chem.data_files import Row, rows
from valence.chem.ions import IONS, Ion, read_ions

OTHER_ANIONS: Mapping[str, Ion] = read_ions("other_anions.csv")


class OtherCompound(msgspec.Struct, frozen=True):
    """A compound left out because of its `ions`: an anion, or two charges of one metal; none in a metallic solid."""

    formula: str
    name: str
    ions: tuple[Ion, ...]


def _compound(row: Row) -> OtherCompound:
    known = {**IONS, **OTHER_ANIONS}
    ions = tuple(known[name] for name in row["ions"].split())
    return OtherCompound(row["formula"], row["name"], ions)


OTHER_COMPOUNDS: Mapping[str, OtherCompound] = MappingProxyType(
    {row["formula"]: _compound(row) for row in rows("other_compounds.csv")}
)
