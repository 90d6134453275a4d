"""The elements; their weights are generated from molmass."""

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from types import MappingProxyType

import msgspec

from valence.chem.data_files import Row, rows
from valence.chem.problems import en
from valence.core.guess import nearest
from valence.core.problems import bad_input


class Element(msgspec.Struct, frozen=True):
    symbol: str
    number: int
    period: int
    group: int | None
    weight: Decimal
    is_metal: bool


@cache
def elements() -> Mapping[str, Element]:
    """Return all elements by symbol, in the order of their numbers."""
    return MappingProxyType({row["symbol"]: _element(row) for row in rows(_TABLE)})


def element(symbol: str) -> Element:
    """Return the element with this symbol; an unknown one is a ValueError with the nearest symbol."""
    known = elements().get(symbol)
    if known is None:
        near = nearest(symbol.capitalize(), elements(), 0.5)
        raise bad_input(en.no_element, symbol, near)
    return known


_TABLE = "generated/elements.csv"


def _element(row: Row) -> Element:
    return Element(
        symbol=row["symbol"],
        number=int(row["number"]),
        period=int(row["period"]),
        group=int(row["group"]) if row["group"] else None,
        weight=Decimal(row["weight"]),
        is_metal=row["is_metal"] == "yes",
    )
