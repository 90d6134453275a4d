"""Facts about the existence of the compounds that formulas stand for, with a source for each.

The games ask only whether charges cancel, so their formulas include compounds that nobody has made.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from valence.chem.data_files import rows

# "not ionic": real, but covalent or metallic. "not isolated": a source says that it could not be made.
# "unknown": we found no reliable report.
Kind: TypeAlias = Literal["stable", "not ionic", "unstable", "not isolated", "unknown"]


class Existence(msgspec.Struct, frozen=True):
    formula: str
    kind: Kind
    note: str
    source: str


EXISTENCE: Mapping[str, Existence] = MappingProxyType(
    {row["formula"]: msgspec.convert(row, Existence) for row in rows("existence.csv")}
)
