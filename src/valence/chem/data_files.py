"""The data files of this package."""

import csv
from functools import cache
from pathlib import Path

DATA = Path(__file__).parent / "data"
GENERATED = DATA / "generated"

Row = dict[str, str]


def has_rows(name: str) -> bool:
    """Return True if there is such a table, which some languages lack."""
    return (DATA / name).exists()


@cache
def rows(name: str) -> tuple[Row, ...]:
    """Return the rows of a built-in table, such as `ions.csv` or `generated/elements.csv`."""
    with (DATA / name).open(encoding="utf-8", newline="") as lines:
        return tuple(csv.DictReader(lines))
