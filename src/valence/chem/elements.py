"""The elements; their weights are those of molmass, written down by a script."""

from collections.abc import Mapping
from decimal import Decimal
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType

import msgspec

from valence.chem.tables import Row, rows


class Element(msgspec.Struct, frozen=True):
    symbol: str
    name: str
    number: int
    period: int
    group: int | None
    weight: Decimal
    is_metal: bool


@cache
def elements() -> Mapping[str, Element]:
    """All elements by symbol, in the order of their numbers."""
    return MappingProxyType({row["symbol"]: _element(row) for row in rows(_TABLE)})


def element(symbol: str) -> Element:
    """The element with this symbol; an unknown one is a ValueError with the nearest symbol."""
    known = elements().get(symbol)
    if known is None:
        raise ValueError(f"no element called {symbol!r}{_suggestion(symbol)}")
    return known


_TABLE = "generated/elements.csv"


def _element(row: Row) -> Element:
    return Element(
        symbol=row["symbol"],
        name=row["name"],
        number=int(row["number"]),
        period=int(row["period"]),
        group=int(row["group"]) if row["group"] else None,
        weight=Decimal(row["weight"]),
        is_metal=row["is_metal"] == "yes",
    )


def _suggestion(symbol: str) -> str:
    near = get_close_matches(symbol.capitalize(), elements(), n=1, cutoff=0.5)
    return f"; did you mean {near[0]!r}?" if near else ""
